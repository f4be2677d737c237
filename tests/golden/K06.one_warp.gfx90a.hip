// one_warp: M = 8192, K = 8192, N = 8192; gfx90a
// launch: 16384 blocks of 64 threads, in one dimension; 16384 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_u32 td_low_halves(td_u32 x, td_u32 y) { return __builtin_amdgcn_perm(y, x, 0x05040100); }
static __attribute__((device)) inline td_u32 td_high_halves(td_u32 x, td_u32 y) { return __builtin_amdgcn_perm(y, x, 0x07060302); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
static __attribute__((device)) inline int td_swizzle_fold(int offset, int shift, int fold, int mask, int low) {
  return offset ^ ((((offset >> shift) ^ (offset >> fold)) & mask) << low);
}
#pragma clang fp contract(off)

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64), amdgpu_waves_per_eu(1), amdgpu_num_vgpr(128)))
void td_one_warp(const unsigned short *a, const unsigned short *b, float *c, float alpha, float beta) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[16384];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = 0;
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc[4], tile_4[2], tile_6;
  td_u32x4 As_v[8], Bs_v[8], a_reg[8], b_reg[8];
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * 16384;
  const td_u32 at1 = thread % 8 * 16 + thread / 8 * 16384 + 131072;
  const td_u32 at2 = thread % 8 * 16 + thread / 8 * 16384 + 262144;
  const td_u32 at3 = thread % 8 * 16 + thread / 8 * 16384 + 393216;
  const td_u32 at4 = thread % 8 * 16 + thread / 8 * 16384 + 524288;
  const td_u32 at5 = thread % 8 * 16 + thread / 8 * 16384 + 655360;
  const td_u32 at6 = thread % 8 * 16 + thread / 8 * 16384 + 786432;
  const td_u32 at7 = thread % 8 * 16 + thread / 8 * 16384 + 917504;
  const td_u32 As_w0 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7);
  const td_u32 at8 = thread % 8 * 16 + thread / 8 * 131072;
  const td_u32 at9 = thread % 8 * 16 + thread / 8 * 131072 + 16384;
  const td_u32 at10 = thread % 8 * 16 + thread / 8 * 131072 + 32768;
  const td_u32 at11 = thread % 8 * 16 + thread / 8 * 131072 + 49152;
  const td_u32 at12 = thread % 8 * 16 + thread / 8 * 131072 + 65536;
  const td_u32 at13 = thread % 8 * 16 + thread / 8 * 131072 + 81920;
  const td_u32 at14 = thread % 8 * 16 + thread / 8 * 131072 + 98304;
  const td_u32 at15 = thread % 8 * 16 + thread / 8 * 131072 + 114688;
  const td_u32 Bs_w0 = lds + td_swizzle_fold(thread % 8 * 1024 + thread / 8 * 16, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_w1 = lds + td_swizzle_fold(thread % 8 * 1024 + thread / 8 * 16 + 128, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_w2 = lds + td_swizzle_fold(thread % 8 * 1024 + thread / 8 * 16 + 256, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_w3 = lds + td_swizzle_fold(thread % 8 * 1024 + thread / 8 * 16 + 384, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_w4 = lds + td_swizzle_fold(thread % 8 * 1024 + thread / 8 * 16 + 512, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_w5 = lds + td_swizzle_fold(thread % 8 * 1024 + thread / 8 * 16 + 640, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_w6 = lds + td_swizzle_fold(thread % 8 * 1024 + thread / 8 * 16 + 768, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_w7 = lds + td_swizzle_fold(thread % 8 * 1024 + thread / 8 * 16 + 896, 7, 10, 7, 4) + 8192;
  const td_u32 As_r0 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16, 7, 7);
  const td_u32 As_r1 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + 32, 7, 7);
  const td_u32 As_r2 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + 64, 7, 7);
  const td_u32 As_r3 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + 96, 7, 7);
  const td_u32 Bs_r0 = lds + td_swizzle_fold(lane % 32 * 128 + lane / 32 * 16, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_r1 = lds + td_swizzle_fold(lane % 32 * 128 + lane / 32 * 16 + 32, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_r2 = lds + td_swizzle_fold(lane % 32 * 128 + lane / 32 * 16 + 64, 7, 10, 7, 4) + 8192;
  const td_u32 Bs_r3 = lds + td_swizzle_fold(lane % 32 * 128 + lane / 32 * 16 + 96, 7, 10, 7, 4) + 8192;

  // one_warp.py:20: acc = td.zeros(td.f32, BLOCK, BLOCK)  # cut into the blocks of matrix instructions by the plan
  acc[0] = 0.0f; acc[1] = 0.0f; acc[2] = 0.0f; acc[3] = 0.0f;
  // one_warp.py:21: for k in td.range(td.cdiv(a.cols, K_STEP)):
  const char *a_0 = (const char *)a + (long)(block / 128) * 1048576;
  const char *b_0 = (const char *)b + (long)(block % 128) * 128;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 128; k1 += 1) {
    // one_warp.py:22: td.load(As, a[row, k])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[0]) : "v"(at0), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[1]) : "v"(at1), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[2]) : "v"(at2), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[3]) : "v"(at3), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[4]) : "v"(at4), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[5]) : "v"(at5), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[6]) : "v"(at6), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[7]) : "v"(at7), "s"(a_0));
    // one_warp.py:23: td.load(Bs, b[k, col])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at8), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[1]) : "v"(at9), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[2]) : "v"(at10), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[3]) : "v"(at11), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[4]) : "v"(at12), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[5]) : "v"(at13), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[6]) : "v"(at14), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[7]) : "v"(at15), "s"(b_0));
    asm volatile("s_waitcnt vmcnt(8)" : "+v"(As_v[0]), "+v"(As_v[1]), "+v"(As_v[2]), "+v"(As_v[3]), "+v"(As_v[4]), "+v"(As_v[5]), "+v"(As_v[6]), "+v"(As_v[7]));
    // one_warp.py:22: td.load(As, a[row, k])
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:1024" : : "v"(As_w0), "v"(As_v[1]));
    asm volatile("ds_write_b128 %0, %1 offset:2048" : : "v"(As_w0), "v"(As_v[2]));
    asm volatile("ds_write_b128 %0, %1 offset:3072" : : "v"(As_w0), "v"(As_v[3]));
    asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_w0), "v"(As_v[4]));
    asm volatile("ds_write_b128 %0, %1 offset:5120" : : "v"(As_w0), "v"(As_v[5]));
    asm volatile("ds_write_b128 %0, %1 offset:6144" : : "v"(As_w0), "v"(As_v[6]));
    asm volatile("ds_write_b128 %0, %1 offset:7168" : : "v"(As_w0), "v"(As_v[7]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]), "+v"(Bs_v[4]), "+v"(Bs_v[5]), "+v"(Bs_v[6]), "+v"(Bs_v[7]));
    // one_warp.py:23: td.load(Bs, b[k, col])
    asm volatile("ds_write_b128 %0, %1" : : "v"(Bs_w0), "v"(td_u32x4{td_low_halves(Bs_v[0].x, Bs_v[1].x), td_low_halves(Bs_v[2].x, Bs_v[3].x), td_low_halves(Bs_v[4].x, Bs_v[5].x), td_low_halves(Bs_v[6].x, Bs_v[7].x)}));
    asm volatile("ds_write_b128 %0, %1" : : "v"(Bs_w1), "v"(td_u32x4{td_high_halves(Bs_v[0].x, Bs_v[1].x), td_high_halves(Bs_v[2].x, Bs_v[3].x), td_high_halves(Bs_v[4].x, Bs_v[5].x), td_high_halves(Bs_v[6].x, Bs_v[7].x)}));
    asm volatile("ds_write_b128 %0, %1" : : "v"(Bs_w2), "v"(td_u32x4{td_low_halves(Bs_v[0].y, Bs_v[1].y), td_low_halves(Bs_v[2].y, Bs_v[3].y), td_low_halves(Bs_v[4].y, Bs_v[5].y), td_low_halves(Bs_v[6].y, Bs_v[7].y)}));
    asm volatile("ds_write_b128 %0, %1" : : "v"(Bs_w3), "v"(td_u32x4{td_high_halves(Bs_v[0].y, Bs_v[1].y), td_high_halves(Bs_v[2].y, Bs_v[3].y), td_high_halves(Bs_v[4].y, Bs_v[5].y), td_high_halves(Bs_v[6].y, Bs_v[7].y)}));
    asm volatile("ds_write_b128 %0, %1" : : "v"(Bs_w4), "v"(td_u32x4{td_low_halves(Bs_v[0].z, Bs_v[1].z), td_low_halves(Bs_v[2].z, Bs_v[3].z), td_low_halves(Bs_v[4].z, Bs_v[5].z), td_low_halves(Bs_v[6].z, Bs_v[7].z)}));
    asm volatile("ds_write_b128 %0, %1" : : "v"(Bs_w5), "v"(td_u32x4{td_high_halves(Bs_v[0].z, Bs_v[1].z), td_high_halves(Bs_v[2].z, Bs_v[3].z), td_high_halves(Bs_v[4].z, Bs_v[5].z), td_high_halves(Bs_v[6].z, Bs_v[7].z)}));
    asm volatile("ds_write_b128 %0, %1" : : "v"(Bs_w6), "v"(td_u32x4{td_low_halves(Bs_v[0].w, Bs_v[1].w), td_low_halves(Bs_v[2].w, Bs_v[3].w), td_low_halves(Bs_v[4].w, Bs_v[5].w), td_low_halves(Bs_v[6].w, Bs_v[7].w)}));
    asm volatile("ds_write_b128 %0, %1" : : "v"(Bs_w7), "v"(td_u32x4{td_high_halves(Bs_v[0].w, Bs_v[1].w), td_high_halves(Bs_v[2].w, Bs_v[3].w), td_high_halves(Bs_v[4].w, Bs_v[5].w), td_high_halves(Bs_v[6].w, Bs_v[7].w)}));
    // one_warp.py:24: td.barrier()
    asm volatile("s_barrier");
    // one_warp.py:25: a_reg = td.load(As)
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[4]) : "v"(As_r0));
    // one_warp.py:26: b_reg = td.load(Bs, layout="col")  # a lane takes consecutive k, which are rows of B
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg[4]) : "v"(Bs_r2));
    // one_warp.py:25: a_reg = td.load(As)
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[5]) : "v"(As_r1));
    // one_warp.py:26: b_reg = td.load(Bs, layout="col")  # a lane takes consecutive k, which are rows of B
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg[5]) : "v"(Bs_r3));
    // one_warp.py:25: a_reg = td.load(As)
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[2]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[6]) : "v"(As_r2));
    // one_warp.py:26: b_reg = td.load(Bs, layout="col")  # a lane takes consecutive k, which are rows of B
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg[6]) : "v"(Bs_r0));
    // one_warp.py:25: a_reg = td.load(As)
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[3]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[7]) : "v"(As_r3));
    // one_warp.py:26: b_reg = td.load(Bs, layout="col")  # a lane takes consecutive k, which are rows of B
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg[3]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg[7]) : "v"(Bs_r1));
    // one_warp.py:27: td.barrier()
    asm volatile("s_barrier");
    asm volatile("s_waitcnt lgkmcnt(13)" : "+v"(a_reg[0]), "+v"(a_reg[4]), "+v"(b_reg[0]));
    // one_warp.py:28: td.mma_AB(acc, a_reg, b_reg)
    __builtin_amdgcn_sched_barrier(0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[0]), td_low_i16x4(b_reg[0]), acc[0], 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(12)" : "+v"(b_reg[4]));
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[0]), td_low_i16x4(b_reg[4]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[4]), td_low_i16x4(b_reg[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[4]), td_low_i16x4(b_reg[4]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[0]), td_high_i16x4(b_reg[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[0]), td_high_i16x4(b_reg[4]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[4]), td_high_i16x4(b_reg[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[4]), td_high_i16x4(b_reg[4]), acc[3], 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(9)" : "+v"(a_reg[1]), "+v"(a_reg[5]), "+v"(b_reg[1]));
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[1]), td_low_i16x4(b_reg[1]), acc[0], 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(8)" : "+v"(b_reg[5]));
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[1]), td_low_i16x4(b_reg[5]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[5]), td_low_i16x4(b_reg[1]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[5]), td_low_i16x4(b_reg[5]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[1]), td_high_i16x4(b_reg[1]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[1]), td_high_i16x4(b_reg[5]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[5]), td_high_i16x4(b_reg[1]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[5]), td_high_i16x4(b_reg[5]), acc[3], 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(a_reg[2]), "+v"(a_reg[6]), "+v"(b_reg[2]));
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[2]), td_low_i16x4(b_reg[2]), acc[0], 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(b_reg[6]));
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[2]), td_low_i16x4(b_reg[6]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[6]), td_low_i16x4(b_reg[2]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[6]), td_low_i16x4(b_reg[6]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[2]), td_high_i16x4(b_reg[2]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[2]), td_high_i16x4(b_reg[6]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[6]), td_high_i16x4(b_reg[2]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[6]), td_high_i16x4(b_reg[6]), acc[3], 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(a_reg[3]), "+v"(a_reg[7]), "+v"(b_reg[3]));
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[3]), td_low_i16x4(b_reg[3]), acc[0], 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(b_reg[7]));
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[3]), td_low_i16x4(b_reg[7]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[7]), td_low_i16x4(b_reg[3]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[7]), td_low_i16x4(b_reg[7]), acc[3], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[3]), td_high_i16x4(b_reg[3]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[3]), td_high_i16x4(b_reg[7]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[7]), td_high_i16x4(b_reg[3]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[7]), td_high_i16x4(b_reg[7]), acc[3], 0, 0, 0);
    a_0 += 128;
    b_0 += 1048576;
  }
  // one_warp.py:29: td.store(c[row, col], alpha * acc + beta * td.load(c[row, col], (BLOCK, BLOCK), layout=acc.layout))
  { const char *from = (const char *)c + (long)(block % 128) * 256 + (long)(block / 128) * 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_4[0][r] = *(const float *)(from + r / 4 * 262144 + r % 4 * 32768); }
  { const char *from = (const char *)c + (long)(block % 128) * 256 + (long)(block / 128) * 2097152 + 128 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_4[1][r] = *(const float *)(from + r / 4 * 262144 + r % 4 * 32768); }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_6[r] = alpha * acc[0][r] + beta * tile_4[0][r];
  asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]));
  { char *to = (char *)c + (long)(block % 128) * 256 + (long)(block / 128) * 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = tile_6[r]; }
  { const char *from = (const char *)c + (long)(block % 128) * 256 + (long)(block / 128) * 2097152 + 1048576 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_4[0][r] = *(const float *)(from + r / 4 * 262144 + r % 4 * 32768); }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_6[r] = alpha * acc[1][r] + beta * tile_4[1][r];
  { char *to = (char *)c + (long)(block % 128) * 256 + (long)(block / 128) * 2097152 + 128 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = tile_6[r]; }
  { const char *from = (const char *)c + (long)(block % 128) * 256 + (long)(block / 128) * 2097152 + 1048704 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_4[1][r] = *(const float *)(from + r / 4 * 262144 + r % 4 * 32768); }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_6[r] = alpha * acc[2][r] + beta * tile_4[0][r];
  { char *to = (char *)c + (long)(block % 128) * 256 + (long)(block / 128) * 2097152 + 1048576 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = tile_6[r]; }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_6[r] = alpha * acc[3][r] + beta * tile_4[1][r];
  { char *to = (char *)c + (long)(block % 128) * 256 + (long)(block / 128) * 2097152 + 1048704 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = tile_6[r]; }
}
