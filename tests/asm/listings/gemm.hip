// 32x32 of C = A * B^T a wave, through LDS: a loop with MFMA, LDS, waits and barriers, and one around it.
typedef __attribute__((ext_vector_type(4))) float f4;
typedef __attribute__((ext_vector_type(4))) short s4;
typedef __attribute__((ext_vector_type(4))) unsigned u4;

extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256), amdgpu_waves_per_eu(1, 1)))
void gemm(const u4 *a, float *c, int steps, int tiles) {
  __attribute__((shared)) static __attribute__((aligned(1024))) char lds[32768];
  unsigned base = (unsigned)(unsigned long)(__attribute__((address_space(3))) char *)lds;
  unsigned lane = __builtin_amdgcn_workitem_id_x();
#pragma unroll 1
  for (int tile = 0; tile < tiles; tile++) {
    f4 acc[2] = {};
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
      u4 x;
      asm volatile("global_load_dwordx4 %0, %1, off offset:16" : "=v"(x) : "v"(a + k * 256 + lane));
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(x));
      asm volatile("ds_write_b128 %0, %1" ::"v"(base + lane * 16), "v"(x));
      asm volatile("s_waitcnt lgkmcnt(0)\n\ts_barrier" ::: "memory");
      for (int i = 0; i < 2; i++) {
        s4 p;
        asm volatile("ds_read_b64 %0, %1 offset:%2" : "=&v"(p) : "v"(base + lane * 8), "n"(i * 512));
        asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(p));
        acc[i] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(p, p, acc[i], 0, 0, 0);
      }
      asm volatile("s_barrier" ::: "memory");
    }
    *(f4 *)(c + tile * 4096 + lane * 4) = acc[0] + acc[1];
  }
}
