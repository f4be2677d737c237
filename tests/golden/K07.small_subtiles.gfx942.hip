// small_subtiles: M = 8192, K = 8192, N = 8192; gfx942
// launch: 16384 blocks of 256 threads, in one dimension; 16384 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x4 __attribute__((ext_vector_type(4)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_u32 td_low_halves(td_u32 x, td_u32 y) { return __builtin_amdgcn_perm(y, x, 0x05040100); }
static __attribute__((device)) inline td_u32 td_high_halves(td_u32 x, td_u32 y) { return __builtin_amdgcn_perm(y, x, 0x07060302); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
static __attribute__((device)) inline int td_swizzle_fold(int offset, int shift, int fold, int mask, int low) {
  return offset ^ ((((offset >> shift) ^ (offset >> fold)) & mask) << low);
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256), amdgpu_waves_per_eu(4)))
void td_small_subtiles(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[16384];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x4 acc_0_0, acc_0_1, acc_1_0, acc_1_1;
  td_u32x4 As_v[2], a_reg_0[2], a_reg_1[2], b_reg_0[2], b_reg_1[2];
  td_u32x2 Bs_v[4];
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * 16384;
  const td_u32 at1 = thread % 8 * 16 + thread / 8 * 16384 + 524288;
  const td_u32 As_w0 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7);
  const td_u32 at2 = thread / 8 % 16 * 65536 + thread % 8 * 8 + thread / 8 / 16 * 64;
  const td_u32 at3 = thread / 8 % 16 * 65536 + thread % 8 * 8 + thread / 8 / 16 * 64 + 16384;
  const td_u32 at4 = thread / 8 % 16 * 65536 + thread % 8 * 8 + thread / 8 / 16 * 64 + 32768;
  const td_u32 at5 = thread / 8 % 16 * 65536 + thread % 8 * 8 + thread / 8 / 16 * 64 + 49152;
  const td_u32 Bs_w0 = lds + td_swizzle_fold(thread / 8 % 16 * 8 + thread % 8 * 512 + thread / 8 / 16 * 4096, 7, 9, 7, 4) + 8192;
  const td_u32 Bs_w1 = lds + td_swizzle_fold(thread / 8 % 16 * 8 + thread % 8 * 512 + thread / 8 / 16 * 4096 + 128, 7, 9, 7, 4) + 8192;
  const td_u32 Bs_w2 = lds + td_swizzle_fold(thread / 8 % 16 * 8 + thread % 8 * 512 + thread / 8 / 16 * 4096 + 256, 7, 9, 7, 4) + 8192;
  const td_u32 Bs_w3 = lds + td_swizzle_fold(thread / 8 % 16 * 8 + thread % 8 * 512 + thread / 8 / 16 * 4096 + 384, 7, 9, 7, 4) + 8192;
  const td_u32 As_r0 = lds + td_swizzle(lane % 16 * 128 + lane / 16 * 16 + warp / 2 * 2048, 7, 7);
  const td_u32 As_r1 = lds + td_swizzle(lane % 16 * 128 + lane / 16 * 16 + warp / 2 * 2048 + 64, 7, 7);
  const td_u32 Bs_r0 = lds + td_swizzle_fold(lane % 16 * 128 + warp % 2 * 2048 + lane / 16 * 16, 7, 9, 7, 4) + 8192;
  const td_u32 Bs_r1 = lds + td_swizzle_fold(lane % 16 * 128 + warp % 2 * 2048 + lane / 16 * 16 + 64, 7, 9, 7, 4) + 8192;

  // small_subtiles.py:18: acc = [[td.zeros(td.f32, REG, REG) for _ in range(2)] for _ in range(2)]
  acc_0_0 = 0.0f;
  acc_0_1 = 0.0f;
  acc_1_0 = 0.0f;
  acc_1_1 = 0.0f;
  // small_subtiles.py:19: for k in td.range(td.cdiv(a.cols, step)):  # k counts tiles of As and Bs, whatever their size
  const char *a_0 = (const char *)a + (long)(block / 128) * 1048576;
  const char *b_0 = (const char *)b + (long)(block % 128) * 128;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 128; k1 += 1) {
    // small_subtiles.py:20: td.load(As, a[row, k])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[0]) : "v"(at0), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[1]) : "v"(at1), "s"(a_0));
    // small_subtiles.py:21: td.load(Bs, b[k, col])
    asm volatile("global_load_dwordx2 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at2), "s"(b_0));
    asm volatile("global_load_dwordx2 %0, %1, %2" : "=v"(Bs_v[1]) : "v"(at3), "s"(b_0));
    asm volatile("global_load_dwordx2 %0, %1, %2" : "=v"(Bs_v[2]) : "v"(at4), "s"(b_0));
    asm volatile("global_load_dwordx2 %0, %1, %2" : "=v"(Bs_v[3]) : "v"(at5), "s"(b_0));
    asm volatile("s_waitcnt vmcnt(4)" : "+v"(As_v[0]), "+v"(As_v[1]));
    // small_subtiles.py:20: td.load(As, a[row, k])
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_w0), "v"(As_v[1]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
    // small_subtiles.py:21: td.load(Bs, b[k, col])
    asm volatile("ds_write_b64 %0, %1" : : "v"(Bs_w0), "v"(td_u32x2{td_low_halves(Bs_v[0].x, Bs_v[1].x), td_low_halves(Bs_v[2].x, Bs_v[3].x)}));
    asm volatile("ds_write_b64 %0, %1" : : "v"(Bs_w1), "v"(td_u32x2{td_high_halves(Bs_v[0].x, Bs_v[1].x), td_high_halves(Bs_v[2].x, Bs_v[3].x)}));
    asm volatile("ds_write_b64 %0, %1" : : "v"(Bs_w2), "v"(td_u32x2{td_low_halves(Bs_v[0].y, Bs_v[1].y), td_low_halves(Bs_v[2].y, Bs_v[3].y)}));
    asm volatile("ds_write_b64 %0, %1" : : "v"(Bs_w3), "v"(td_u32x2{td_high_halves(Bs_v[0].y, Bs_v[1].y), td_high_halves(Bs_v[2].y, Bs_v[3].y)}));
    asm volatile("s_waitcnt lgkmcnt(0)");
    // small_subtiles.py:22: td.barrier()
    asm volatile("s_barrier");
    // small_subtiles.py:23: a_reg = [td.load(td.subtile(As, (REG, step), (wr + 2 * i, 0))) for i in range(2)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg_1[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg_1[1]) : "v"(As_r1));
    // small_subtiles.py:24: b_reg = [td.load(td.subtile(Bs, (step, REG), (0, wc + 2 * j)), layout="col") for j in range(2)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg_1[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg_1[1]) : "v"(Bs_r1));
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_0[0]), "+v"(a_reg_0[1]), "+v"(a_reg_1[0]), "+v"(a_reg_1[1]), "+v"(b_reg_0[0]), "+v"(b_reg_0[1]), "+v"(b_reg_1[0]), "+v"(b_reg_1[1]));
    // small_subtiles.py:25: td.barrier()
    asm volatile("s_barrier");
    // small_subtiles.py:28: td.mma_AB(acc[i][j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(a_reg_0[0]), td_low_i16x4(b_reg_0[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(a_reg_0[0]), td_low_i16x4(b_reg_1[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(a_reg_1[0]), td_low_i16x4(b_reg_0[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(a_reg_1[0]), td_low_i16x4(b_reg_1[0]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(a_reg_0[0]), td_high_i16x4(b_reg_0[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(a_reg_0[0]), td_high_i16x4(b_reg_1[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(a_reg_1[0]), td_high_i16x4(b_reg_0[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(a_reg_1[0]), td_high_i16x4(b_reg_1[0]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(a_reg_0[1]), td_low_i16x4(b_reg_0[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(a_reg_0[1]), td_low_i16x4(b_reg_1[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(a_reg_1[1]), td_low_i16x4(b_reg_0[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(a_reg_1[1]), td_low_i16x4(b_reg_1[1]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(a_reg_0[1]), td_high_i16x4(b_reg_0[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(a_reg_0[1]), td_high_i16x4(b_reg_1[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(a_reg_1[1]), td_high_i16x4(b_reg_0[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(a_reg_1[1]), td_high_i16x4(b_reg_1[1]), acc_1_1, 0, 0, 0);
    a_0 += 128;
    b_0 += 1048576;
  }
  // small_subtiles.py:31: td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[i][j])
  asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1), "+v"(acc_1_0), "+v"(acc_1_1));
  { char *to = (char *)c + (long)(block % 128) * 256 + (long)(warp % 2) * 64 + (long)(block / 128) * 2097152 + (long)(warp / 2) * 524288 + (lane % 16 * 4 + lane / 16 * 131072);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) *(float *)(to + r % 4 * 32768) = acc_0_0[r]; }
  { char *to = (char *)c + (long)(block % 128) * 256 + (long)(warp % 2) * 64 + (long)(block / 128) * 2097152 + (long)(warp / 2) * 524288 + 128 + (lane % 16 * 4 + lane / 16 * 131072);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) *(float *)(to + r % 4 * 32768) = acc_0_1[r]; }
  { char *to = (char *)c + (long)(block % 128) * 256 + (long)(warp % 2) * 64 + (long)(block / 128) * 2097152 + (long)(warp / 2) * 524288 + 1048576 + (lane % 16 * 4 + lane / 16 * 131072);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) *(float *)(to + r % 4 * 32768) = acc_1_0[r]; }
  { char *to = (char *)c + (long)(block % 128) * 256 + (long)(warp % 2) * 64 + (long)(block / 128) * 2097152 + (long)(warp / 2) * 524288 + 1048704 + (lane % 16 * 4 + lane / 16 * 131072);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) *(float *)(to + r % 4 * 32768) = acc_1_1[r]; }
}
