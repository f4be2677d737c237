// What the other listing has not: a call, spills, buffer access, DPP, SDWA, swizzles and operand modifiers.
typedef __attribute__((ext_vector_type(4))) float f4;
typedef __attribute__((ext_vector_type(4))) int i4;
typedef __attribute__((ext_vector_type(2))) _Float16 h2;
#define KERNEL(threads) extern "C" __attribute__((global, amdgpu_flat_work_group_size(threads, threads))) void

extern "C" __attribute__((device)) float outside(float x);
KERNEL(64) calls(float *p) { p[0] = outside(p[1]); }

KERNEL(1024) spills(f4 *p) {
  f4 r[33];
#pragma unroll
  for (int i = 0; i < 33; i++) r[i] = p[i * 1024 + __builtin_amdgcn_workitem_id_x()];
  asm volatile("" ::: "memory");
#pragma unroll
  for (int i = 0; i < 33; i++) p[i * 7] = r[i] ;
}

KERNEL(64) lanes(float *p, float scale, h2 *h, i4 descriptor) {
  unsigned lane = __builtin_amdgcn_workitem_id_x();
  float x = -scale * __builtin_fabsf(p[lane]) + 0.15915494f;
  int bits = __builtin_bit_cast(int, x);
  bits += __builtin_amdgcn_update_dpp(0, bits, 0x1B, 0xf, 0xf, true);
  bits += __builtin_amdgcn_update_dpp(0, bits, 0x142, 0xa, 0xf, false);
  bits += __builtin_amdgcn_ds_swizzle(bits, 0x401F) + __builtin_amdgcn_ds_swizzle(bits, 0x80E4) + __builtin_amdgcn_ds_swizzle(bits, 0x0C03);
  h[lane] = h[lane] * h[lane + 1].yx + h[lane + 2];
  asm volatile("buffer_load_dword %0, %1, %2, 0 offen offset:64" : "+v"(bits) : "v"(lane), "s"(descriptor));
  p[lane] = bits;
}
