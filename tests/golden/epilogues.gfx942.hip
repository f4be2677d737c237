// linear_gelu: M = 4096, K = 4096, N = 4096; gfx942
// launch: 1024 blocks of 256 threads, in one dimension; 32768 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef unsigned int td_u32x8 __attribute__((ext_vector_type(8)));
typedef float td_f32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
static __attribute__((device)) inline td_f32x16 td_swap_layout_32(td_f32x16 x, int lane) {
  _Pragma("unroll") for (int r = 0; r < 16; ++r) if (!(r & 8)) {
    const float give = lane & 16 ? x[r] : x[r | 8];
    const float take = __builtin_bit_cast(float, __builtin_amdgcn_ds_swizzle(__builtin_bit_cast(int, give), 16415));
    x[r] = lane & 16 ? take : x[r], x[r | 8] = lane & 16 ? x[r | 8] : take;
  }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) if (!(r & 4)) {
    const float give = lane & 8 ? x[r] : x[r | 4];
    const float take = __builtin_bit_cast(float, __builtin_amdgcn_ds_swizzle(__builtin_bit_cast(int, give), 8223));
    x[r] = lane & 8 ? take : x[r], x[r | 4] = lane & 8 ? x[r | 4] : take;
  }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) if (!(r & 2)) {
    const float give = lane & 2 ? x[r] : x[r | 2];
    const float take = __builtin_bit_cast(float, __builtin_amdgcn_ds_swizzle(__builtin_bit_cast(int, give), 2079));
    x[r] = lane & 2 ? take : x[r], x[r | 2] = lane & 2 ? x[r | 2] : take;
  }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) if (!(r & 1)) {
    const float give = lane & 1 ? x[r] : x[r | 1];
    const float take = __builtin_bit_cast(float, __builtin_amdgcn_ds_swizzle(__builtin_bit_cast(int, give), 1055));
    x[r] = lane & 1 ? take : x[r], x[r | 1] = lane & 1 ? x[r | 1] : take;
  }
  const int from = ((lane & 0x1b) | (lane >> 3 & 4) | (lane << 3 & 32)) << 2;
  _Pragma("unroll") for (int r = 0; r < 16; ++r) {
    const float give = x[r];
    x[r] = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(from, __builtin_bit_cast(int, give)));
  }
  return x;
}
#pragma clang fp contract(off)
static __attribute__((device)) inline float td_relu(float x) { return x < 0.0f ? 0.0f : x; }
static __attribute__((device)) inline float td_exp(float x) {
  x = x < -150.0f ? -150.0f : x > 150.0f ? 150.0f : x;
  const float shifted = __builtin_fmaf(x, 1.44269502f, 12582912.0f);
  const float n = shifted - 12582912.0f;
  const float r = __builtin_fmaf(n, 1.43241613e-6f, __builtin_fmaf(n, -0.693148613f, x));
  float p = __builtin_fmaf(0.00139506022f, r, 0.00836895313f);
  p = __builtin_fmaf(p, r, 0.041666206f);
  p = __builtin_fmaf(p, r, 0.166665182f);
  p = __builtin_fmaf(p, r, 0.5f);
  p = __builtin_fmaf(p * r, r, r) + 1.0f;
  return __builtin_amdgcn_ldexpf(p, __builtin_bit_cast(int, shifted) - 0x4b400000);
}
static __attribute__((device)) inline float td_gelu(float x) {
  const float t = x < 0.0f ? -x : x;
  const float s = t > 16.0f ? 16.0f : t;
  float p = __builtin_fmaf(-1.13267549e-6f, s, 1.85057659e-5f);
  p = __builtin_fmaf(p, s, -9.27720248e-5f);
  p = __builtin_fmaf(p, s, -0.000169638326f);
  p = __builtin_fmaf(p, s, 0.00497721555f);
  p = __builtin_fmaf(p, s, -0.0364327952f);
  p = __builtin_fmaf(p, s, -0.318287492f);
  p = __builtin_fmaf(p, s, -0.797886252f);
  return __builtin_fmaf(-0.5f * s, td_exp(p * s), td_relu(x));
}
static __attribute__((device)) inline td_u32 td_round_bf16(float x) {
  const td_u32 bits = __builtin_bit_cast(td_u32, x), rounded = bits + 0x7fff + (bits >> 16 & 1), kept = bits | 0x400000;
  return x != x ? kept : rounded;
}
static __attribute__((device)) inline td_u32 td_to_bf16(float x, float y) { return __builtin_amdgcn_perm(td_round_bf16(y), td_round_bf16(x), 0x07060302); }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256), amdgpu_waves_per_eu(1), amdgpu_num_vgpr(128)))
void td_linear_gelu(const unsigned short *a, const unsigned short *b, const float *bias, unsigned short *c, float scale) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[32768];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc[4], acc_2, tile_4[4], tile_5[2], tile_7;
  td_u32x4 As_v[4], Bs_v[4], a_reg[8], b_reg[8];
  td_u32x8 tile_8;
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * 8192;
  const td_u32 at1 = thread % 8 * 16 + thread / 8 * 8192 + 262144;
  const td_u32 at2 = thread % 8 * 16 + thread / 8 * 8192 + 524288;
  const td_u32 at3 = thread % 8 * 16 + thread / 8 * 8192 + 786432;
  const td_u32 As_w0 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7);
  const td_u32 As_r0 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 8192, 7, 7);
  const td_u32 As_r1 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 8192 + 32, 7, 7);
  const td_u32 As_r2 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 8192 + 64, 7, 7);
  const td_u32 As_r3 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 8192 + 96, 7, 7);
  const td_u32 Bs_r0 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 8192 + lane / 32 * 16, 7, 7) + 16384;
  const td_u32 Bs_r1 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 8192 + lane / 32 * 16 + 32, 7, 7) + 16384;
  const td_u32 Bs_r2 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 8192 + lane / 32 * 16 + 64, 7, 7) + 16384;
  const td_u32 Bs_r3 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 8192 + lane / 32 * 16 + 96, 7, 7) + 16384;

  // epilogues.py:24: acc = td.zeros(td.f32, REG, REG)
  acc[0] = 0.0f; acc[1] = 0.0f; acc[2] = 0.0f; acc[3] = 0.0f;
  // epilogues.py:25: for k in td.range(td.cdiv(a.cols, K_STEP)):
  const char *a_0 = (const char *)a + (long)(block / 32) * 1048576;
  const char *b_0 = (const char *)b + (long)(block % 32) * 1048576;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 64; k1 += 1) {
    // epilogues.py:26: td.load(As, a[row, k])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[0]) : "v"(at0), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[1]) : "v"(at1), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[2]) : "v"(at2), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[3]) : "v"(at3), "s"(a_0));
    // epilogues.py:27: td.load(Bs, b[col, k])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[2]) : "v"(at2), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[3]) : "v"(at3), "s"(b_0));
    asm volatile("s_waitcnt vmcnt(4)" : "+v"(As_v[0]), "+v"(As_v[1]), "+v"(As_v[2]), "+v"(As_v[3]));
    // epilogues.py:26: td.load(As, a[row, k])
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_w0), "v"(As_v[1]));
    asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[2]));
    asm volatile("ds_write_b128 %0, %1 offset:12288" : : "v"(As_w0), "v"(As_v[3]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
    // epilogues.py:27: td.load(Bs, b[col, k])
    asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(Bs_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:20480" : : "v"(As_w0), "v"(Bs_v[1]));
    asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(Bs_v[2]));
    asm volatile("ds_write_b128 %0, %1 offset:28672" : : "v"(As_w0), "v"(Bs_v[3]));
    asm volatile("s_waitcnt lgkmcnt(0)");
    // epilogues.py:28: td.barrier()
    asm volatile("s_barrier");
    // epilogues.py:29: a_reg = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[2]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[3]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[4]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[5]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[6]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[7]) : "v"(As_r3));
    // epilogues.py:30: b_reg = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg[3]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg[4]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg[5]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg[6]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg[7]) : "v"(Bs_r3));
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg[0]), "+v"(a_reg[1]), "+v"(a_reg[2]), "+v"(a_reg[3]), "+v"(a_reg[4]), "+v"(a_reg[5]), "+v"(a_reg[6]), "+v"(a_reg[7]), "+v"(b_reg[0]), "+v"(b_reg[1]), "+v"(b_reg[2]), "+v"(b_reg[3]), "+v"(b_reg[4]), "+v"(b_reg[5]), "+v"(b_reg[6]), "+v"(b_reg[7]));
    // epilogues.py:31: td.barrier()
    asm volatile("s_barrier");
    // epilogues.py:32: td.mma_ABt(acc, a_reg, b_reg)
    __builtin_amdgcn_sched_barrier(0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[0]), td_low_i16x4(b_reg[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[0]), td_low_i16x4(b_reg[4]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[4]), td_low_i16x4(b_reg[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[4]), td_low_i16x4(b_reg[4]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[0]), td_high_i16x4(b_reg[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[0]), td_high_i16x4(b_reg[4]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[4]), td_high_i16x4(b_reg[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[4]), td_high_i16x4(b_reg[4]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[1]), td_low_i16x4(b_reg[1]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[1]), td_low_i16x4(b_reg[5]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[5]), td_low_i16x4(b_reg[1]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[5]), td_low_i16x4(b_reg[5]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[1]), td_high_i16x4(b_reg[1]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[1]), td_high_i16x4(b_reg[5]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[5]), td_high_i16x4(b_reg[1]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[5]), td_high_i16x4(b_reg[5]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[2]), td_low_i16x4(b_reg[2]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[2]), td_low_i16x4(b_reg[6]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[6]), td_low_i16x4(b_reg[2]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[6]), td_low_i16x4(b_reg[6]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[2]), td_high_i16x4(b_reg[2]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[2]), td_high_i16x4(b_reg[6]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[6]), td_high_i16x4(b_reg[2]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[6]), td_high_i16x4(b_reg[6]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[3]), td_low_i16x4(b_reg[3]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[3]), td_low_i16x4(b_reg[7]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[7]), td_low_i16x4(b_reg[3]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[7]), td_low_i16x4(b_reg[7]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[3]), td_high_i16x4(b_reg[3]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[3]), td_high_i16x4(b_reg[7]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[7]), td_high_i16x4(b_reg[3]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[7]), td_high_i16x4(b_reg[7]), acc[3], 0, 0, 0);
    a_0 += 128;
    b_0 += 128;
  }
  // epilogues.py:33: acc = td.swap_layout(acc)  # so that a lane holds neighbours of a row, and stores 8 bytes at a time
  acc_2 = td_swap_layout_32(acc[0], lane);
  // epilogues.py:34: added = scale * acc + td.load(bias[col * 2 + wc], REG, layout="row")  # a row vector, added to each row
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_4[0][r] = scale * acc_2[r];
  // epilogues.py:33: acc = td.swap_layout(acc)  # so that a lane holds neighbours of a row, and stores 8 bytes at a time
  acc_2 = td_swap_layout_32(acc[1], lane);
  // epilogues.py:34: added = scale * acc + td.load(bias[col * 2 + wc], REG, layout="row")  # a row vector, added to each row
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_4[1][r] = scale * acc_2[r];
  // epilogues.py:33: acc = td.swap_layout(acc)  # so that a lane holds neighbours of a row, and stores 8 bytes at a time
  acc_2 = td_swap_layout_32(acc[2], lane);
  // epilogues.py:34: added = scale * acc + td.load(bias[col * 2 + wc], REG, layout="row")  # a row vector, added to each row
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_4[2][r] = scale * acc_2[r];
  // epilogues.py:33: acc = td.swap_layout(acc)  # so that a lane holds neighbours of a row, and stores 8 bytes at a time
  acc_2 = td_swap_layout_32(acc[3], lane);
  // epilogues.py:34: added = scale * acc + td.load(bias[col * 2 + wc], REG, layout="row")  # a row vector, added to each row
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_4[3][r] = scale * acc_2[r];
  { const char *from = (const char *)bias + (long)(block % 32) * 512 + (long)(warp % 2) * 256 + (lane / 32 * 16);
    _Pragma("unroll") for (int r = 0; r < 16; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from + r / 4 * 32); tile_5[0][r] = part[0]; tile_5[0][r + 1] = part[1]; tile_5[0][r + 2] = part[2]; tile_5[0][r + 3] = part[3]; } }
  { const char *from = (const char *)bias + (long)(block % 32) * 512 + (long)(warp % 2) * 256 + 128 + (lane / 32 * 16);
    _Pragma("unroll") for (int r = 0; r < 16; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from + r / 4 * 32); tile_5[1][r] = part[0]; tile_5[1][r + 1] = part[1]; tile_5[1][r + 2] = part[2]; tile_5[1][r + 3] = part[3]; } }
  // epilogues.py:35: td.store(c[row * 2 + wr, col * 2 + wc], td.cast(td.gelu(added), td.bf16))
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_7[r] = td_gelu(tile_4[0][r] + tile_5[0][r]);
  _Pragma("unroll") for (int r = 0; r < 16; r += 2) tile_8[r / 2] = td_to_bf16(tile_7[r], tile_7[r + 1]);
  asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]));
  { char *to = (char *)c + (long)(block % 32) * 256 + (long)(warp % 2) * 128 + (long)(block / 32) * 1048576 + (long)(warp / 2) * 524288 + (lane % 32 * 8192 + lane / 32 * 8);
    _Pragma("unroll") for (int r = 0; r < 16; r += 4) *(td_u32x2 *)(to + r / 4 * 16) = td_u32x2{tile_8[r / 2], tile_8[r / 2 + 1]}; }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_7[r] = td_gelu(tile_4[1][r] + tile_5[1][r]);
  _Pragma("unroll") for (int r = 0; r < 16; r += 2) tile_8[r / 2] = td_to_bf16(tile_7[r], tile_7[r + 1]);
  { char *to = (char *)c + (long)(block % 32) * 256 + (long)(warp % 2) * 128 + (long)(block / 32) * 1048576 + (long)(warp / 2) * 524288 + 64 + (lane % 32 * 8192 + lane / 32 * 8);
    _Pragma("unroll") for (int r = 0; r < 16; r += 4) *(td_u32x2 *)(to + r / 4 * 16) = td_u32x2{tile_8[r / 2], tile_8[r / 2 + 1]}; }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_7[r] = td_gelu(tile_4[2][r] + tile_5[0][r]);
  _Pragma("unroll") for (int r = 0; r < 16; r += 2) tile_8[r / 2] = td_to_bf16(tile_7[r], tile_7[r + 1]);
  { char *to = (char *)c + (long)(block % 32) * 256 + (long)(warp % 2) * 128 + (long)(block / 32) * 1048576 + (long)(warp / 2) * 524288 + 262144 + (lane % 32 * 8192 + lane / 32 * 8);
    _Pragma("unroll") for (int r = 0; r < 16; r += 4) *(td_u32x2 *)(to + r / 4 * 16) = td_u32x2{tile_8[r / 2], tile_8[r / 2 + 1]}; }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_7[r] = td_gelu(tile_4[3][r] + tile_5[1][r]);
  _Pragma("unroll") for (int r = 0; r < 16; r += 2) tile_8[r / 2] = td_to_bf16(tile_7[r], tile_7[r + 1]);
  { char *to = (char *)c + (long)(block % 32) * 256 + (long)(warp % 2) * 128 + (long)(block / 32) * 1048576 + (long)(warp / 2) * 524288 + 262208 + (lane % 32 * 8192 + lane / 32 * 8);
    _Pragma("unroll") for (int r = 0; r < 16; r += 4) *(td_u32x2 *)(to + r / 4 * 16) = td_u32x2{tile_8[r / 2], tile_8[r / 2 + 1]}; }
}
