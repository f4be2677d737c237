// gemm: M at run time, 1..1048576, K at run time, a multiple of 8 in 8..1048576, N at run time, a multiple of 8 in 8..1048576; gfx942
// launch: (M + 127) / 128 * ((N + 127) / 128) blocks of 256 threads, in one dimension; 32768 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
static __attribute__((device)) inline td_u32x4 td_buffer(const void *tensor, long start, long end) {
  const unsigned long base = (unsigned long)tensor + start;
  long bytes = end - start; asm("" : "+s"(bytes));
  int high = bytes >> 32; asm("" : "+s"(high));
  const td_u32 low = (td_u32)bytes, size = high < 0 ? 0 : high > 0 || low > 0x80000000u ? 0x80000000u : low;
  return td_u32x4{(td_u32)base, (td_u32)(base >> 32) & 0xffff, size, 0x00027000};
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256), amdgpu_waves_per_eu(2)))
void td_gemm(const unsigned short *a, const unsigned short *b, float *c, int M, int K, int N) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[32768];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();
  const int grid_block_row = __builtin_amdgcn_readfirstlane(block / ((N + 127) / 128));
  const int grid_block_col = __builtin_amdgcn_readfirstlane(block % ((N + 127) / 128));

  td_f32x16 acc_0, acc_1, acc_2, acc_3;
  td_u32x4 As_v[4], Bs_v[4], a_reg_0[4], a_reg_1[4], b_reg_0[4], b_reg_1[4];
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * K * 2;
  const td_u32 at1 = thread % 8 * 16 + thread / 8 * K * 2 + K * 64;
  const td_u32 at2 = thread % 8 * 16 + thread / 8 * K * 2 + K * 128;
  const td_u32 at3 = thread % 8 * 16 + thread / 8 * K * 2 + K * 192;
  const td_u32 As_w0 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7);
  const td_u32 As_r0 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 4096, 7, 7);
  const td_u32 As_r1 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 4096 + 32, 7, 7);
  const td_u32 As_r2 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 4096 + 64, 7, 7);
  const td_u32 As_r3 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 4096 + 96, 7, 7);
  const td_u32 Bs_r0 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 4096 + lane / 32 * 16, 7, 7) + 16384;
  const td_u32 Bs_r1 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 4096 + lane / 32 * 16 + 32, 7, 7) + 16384;
  const td_u32 Bs_r2 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 4096 + lane / 32 * 16 + 64, 7, 7) + 16384;
  const td_u32 Bs_r3 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 4096 + lane / 32 * 16 + 96, 7, 7) + 16384;
  const int a_s0 = (K + 63) / 64 * 128 - 128;
  td_u32x4 a_b0 = td_buffer(a, (long)grid_block_row * K * 256, (long)K * M * 2); asm volatile("" : "+s"(a_b0));
  td_u32x4 b_b0 = td_buffer(b, (long)grid_block_col * K * 256, (long)K * N * 2); asm volatile("" : "+s"(b_b0));

  // gemm_8192.py:19: acc = [td.zeros(td.f32, REG, REG, layout="col") for _ in range(4)]
  acc_0 = 0.0f;
  acc_1 = 0.0f;
  acc_2 = 0.0f;
  acc_3 = 0.0f;
  // gemm_8192.py:20: for k in td.range(td.cdiv(a.cols, k_step)):
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < (K + 63) / 64 - 1; k1 += 1) {
    // gemm_8192.py:21: td.load(As, a[row, k])
    asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[0]) : "v"(at0), "s"(a_b0), "s"(k1 * 128));
    asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[1]) : "v"(at1), "s"(a_b0), "s"(k1 * 128));
    asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[2]) : "v"(at2), "s"(a_b0), "s"(k1 * 128));
    asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[3]) : "v"(at3), "s"(a_b0), "s"(k1 * 128));
    // gemm_8192.py:22: td.load(Bs, b[col, k])
    asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_b0), "s"(k1 * 128));
    asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_b0), "s"(k1 * 128));
    asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(Bs_v[2]) : "v"(at2), "s"(b_b0), "s"(k1 * 128));
    asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(Bs_v[3]) : "v"(at3), "s"(b_b0), "s"(k1 * 128));
    asm volatile("s_waitcnt vmcnt(4)" : "+v"(As_v[0]), "+v"(As_v[1]), "+v"(As_v[2]), "+v"(As_v[3]));
    // gemm_8192.py:21: td.load(As, a[row, k])
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_w0), "v"(As_v[1]));
    asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[2]));
    asm volatile("ds_write_b128 %0, %1 offset:12288" : : "v"(As_w0), "v"(As_v[3]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
    // gemm_8192.py:22: td.load(Bs, b[col, k])
    asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(Bs_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:20480" : : "v"(As_w0), "v"(Bs_v[1]));
    asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(Bs_v[2]));
    asm volatile("ds_write_b128 %0, %1 offset:28672" : : "v"(As_w0), "v"(Bs_v[3]));
    asm volatile("s_waitcnt lgkmcnt(0)");
    // gemm_8192.py:23: td.barrier()
    asm volatile("s_barrier");
    // gemm_8192.py:24: a_reg = [td.load(td.subtile(As, (REG, k_step), (wr + 2 * i, 0))) for i in range(2)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[2]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[3]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1[2]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1[3]) : "v"(As_r3));
    // gemm_8192.py:25: b_reg = [td.load(td.subtile(Bs, (REG, k_step), (wc + 2 * j, 0))) for j in range(2)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[3]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1[3]) : "v"(Bs_r3));
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_0[0]), "+v"(a_reg_0[1]), "+v"(a_reg_0[2]), "+v"(a_reg_0[3]), "+v"(a_reg_1[0]), "+v"(a_reg_1[1]), "+v"(a_reg_1[2]), "+v"(a_reg_1[3]), "+v"(b_reg_0[0]), "+v"(b_reg_0[1]), "+v"(b_reg_0[2]), "+v"(b_reg_0[3]), "+v"(b_reg_1[0]), "+v"(b_reg_1[1]), "+v"(b_reg_1[2]), "+v"(b_reg_1[3]));
    // gemm_8192.py:26: td.barrier()
    asm volatile("s_barrier");
    // gemm_8192.py:29: td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[0]), td_low_i16x4(b_reg_0[0]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[0]), td_low_i16x4(b_reg_1[0]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[0]), td_low_i16x4(b_reg_0[0]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[0]), td_low_i16x4(b_reg_1[0]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[0]), td_high_i16x4(b_reg_0[0]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[0]), td_high_i16x4(b_reg_1[0]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[0]), td_high_i16x4(b_reg_0[0]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[0]), td_high_i16x4(b_reg_1[0]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[1]), td_low_i16x4(b_reg_0[1]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[1]), td_low_i16x4(b_reg_1[1]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[1]), td_low_i16x4(b_reg_0[1]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[1]), td_low_i16x4(b_reg_1[1]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[1]), td_high_i16x4(b_reg_0[1]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[1]), td_high_i16x4(b_reg_1[1]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[1]), td_high_i16x4(b_reg_0[1]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[1]), td_high_i16x4(b_reg_1[1]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[2]), td_low_i16x4(b_reg_0[2]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[2]), td_low_i16x4(b_reg_1[2]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[2]), td_low_i16x4(b_reg_0[2]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[2]), td_low_i16x4(b_reg_1[2]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[2]), td_high_i16x4(b_reg_0[2]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[2]), td_high_i16x4(b_reg_1[2]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[2]), td_high_i16x4(b_reg_0[2]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[2]), td_high_i16x4(b_reg_1[2]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[3]), td_low_i16x4(b_reg_0[3]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[3]), td_low_i16x4(b_reg_1[3]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[3]), td_low_i16x4(b_reg_0[3]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[3]), td_low_i16x4(b_reg_1[3]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[3]), td_high_i16x4(b_reg_0[3]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[3]), td_high_i16x4(b_reg_1[3]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[3]), td_high_i16x4(b_reg_0[3]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[3]), td_high_i16x4(b_reg_1[3]), acc_3, 0, 0, 0);
  }
  // gemm_8192.py:21: td.load(As, a[row, k])
  asm volatile("" : "+v"(acc_0), "+v"(acc_1), "+v"(acc_2), "+v"(acc_3));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[0]) : "v"(at0 + (thread % 8 * 16 < K * 2 + 128 - (K + 63) / 64 * 128 ? 0 : (-2147483647))), "s"(a_b0), "s"(a_s0));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[1]) : "v"(at1 + (thread % 8 * 16 < K * 2 + 128 - (K + 63) / 64 * 128 ? 0 : (-2147483647))), "s"(a_b0), "s"(a_s0));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[2]) : "v"(at2 + (thread % 8 * 16 < K * 2 + 128 - (K + 63) / 64 * 128 ? 0 : (-2147483647))), "s"(a_b0), "s"(a_s0));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[3]) : "v"(at3 + (thread % 8 * 16 < K * 2 + 128 - (K + 63) / 64 * 128 ? 0 : (-2147483647))), "s"(a_b0), "s"(a_s0));
  // gemm_8192.py:22: td.load(Bs, b[col, k])
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(Bs_v[0]) : "v"(at0 + (thread % 8 * 16 < K * 2 + 128 - (K + 63) / 64 * 128 ? 0 : (-2147483647))), "s"(b_b0), "s"(a_s0));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(Bs_v[1]) : "v"(at1 + (thread % 8 * 16 < K * 2 + 128 - (K + 63) / 64 * 128 ? 0 : (-2147483647))), "s"(b_b0), "s"(a_s0));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(Bs_v[2]) : "v"(at2 + (thread % 8 * 16 < K * 2 + 128 - (K + 63) / 64 * 128 ? 0 : (-2147483647))), "s"(b_b0), "s"(a_s0));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(Bs_v[3]) : "v"(at3 + (thread % 8 * 16 < K * 2 + 128 - (K + 63) / 64 * 128 ? 0 : (-2147483647))), "s"(b_b0), "s"(a_s0));
  asm volatile("s_waitcnt vmcnt(4)" : "+v"(As_v[0]), "+v"(As_v[1]), "+v"(As_v[2]), "+v"(As_v[3]));
  // gemm_8192.py:21: td.load(As, a[row, k])
  asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_w0), "v"(As_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:12288" : : "v"(As_w0), "v"(As_v[3]));
  asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
  // gemm_8192.py:22: td.load(Bs, b[col, k])
  asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(Bs_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:20480" : : "v"(As_w0), "v"(Bs_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(Bs_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:28672" : : "v"(As_w0), "v"(Bs_v[3]));
  asm volatile("s_waitcnt lgkmcnt(0)");
  // gemm_8192.py:23: td.barrier()
  asm volatile("s_barrier");
  // gemm_8192.py:24: a_reg = [td.load(td.subtile(As, (REG, k_step), (wr + 2 * i, 0))) for i in range(2)]
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[0]) : "v"(As_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[1]) : "v"(As_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[2]) : "v"(As_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0[3]) : "v"(As_r3));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1[0]) : "v"(As_r0));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1[1]) : "v"(As_r1));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1[2]) : "v"(As_r2));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1[3]) : "v"(As_r3));
  // gemm_8192.py:25: b_reg = [td.load(td.subtile(Bs, (REG, k_step), (wc + 2 * j, 0))) for j in range(2)]
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[0]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[1]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[2]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0[3]) : "v"(Bs_r3));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1[0]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1[1]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1[2]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1[3]) : "v"(Bs_r3));
  // gemm_8192.py:26: td.barrier()
  asm volatile("s_barrier");
  asm volatile("s_waitcnt lgkmcnt(7)" : "+v"(a_reg_0[0]), "+v"(a_reg_0[1]), "+v"(a_reg_0[2]), "+v"(a_reg_0[3]), "+v"(a_reg_1[0]), "+v"(a_reg_1[1]), "+v"(a_reg_1[2]), "+v"(a_reg_1[3]), "+v"(b_reg_0[0]));
  // gemm_8192.py:29: td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
  __builtin_amdgcn_sched_barrier(0);
  acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[0]), td_low_i16x4(b_reg_0[0]), acc_0, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(b_reg_0[1]), "+v"(b_reg_0[2]), "+v"(b_reg_0[3]), "+v"(b_reg_1[0]));
  acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[0]), td_low_i16x4(b_reg_1[0]), acc_1, 0, 0, 0);
  acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[0]), td_low_i16x4(b_reg_0[0]), acc_2, 0, 0, 0);
  acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[0]), td_low_i16x4(b_reg_1[0]), acc_3, 0, 0, 0);
  acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[0]), td_high_i16x4(b_reg_0[0]), acc_0, 0, 0, 0);
  acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[0]), td_high_i16x4(b_reg_1[0]), acc_1, 0, 0, 0);
  acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[0]), td_high_i16x4(b_reg_0[0]), acc_2, 0, 0, 0);
  acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[0]), td_high_i16x4(b_reg_1[0]), acc_3, 0, 0, 0);
  acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[1]), td_low_i16x4(b_reg_0[1]), acc_0, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(2)" : "+v"(b_reg_1[1]));
  acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[1]), td_low_i16x4(b_reg_1[1]), acc_1, 0, 0, 0);
  acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[1]), td_low_i16x4(b_reg_0[1]), acc_2, 0, 0, 0);
  acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[1]), td_low_i16x4(b_reg_1[1]), acc_3, 0, 0, 0);
  acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[1]), td_high_i16x4(b_reg_0[1]), acc_0, 0, 0, 0);
  acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[1]), td_high_i16x4(b_reg_1[1]), acc_1, 0, 0, 0);
  acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[1]), td_high_i16x4(b_reg_0[1]), acc_2, 0, 0, 0);
  acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[1]), td_high_i16x4(b_reg_1[1]), acc_3, 0, 0, 0);
  acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[2]), td_low_i16x4(b_reg_0[2]), acc_0, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(b_reg_1[2]));
  acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[2]), td_low_i16x4(b_reg_1[2]), acc_1, 0, 0, 0);
  acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[2]), td_low_i16x4(b_reg_0[2]), acc_2, 0, 0, 0);
  acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[2]), td_low_i16x4(b_reg_1[2]), acc_3, 0, 0, 0);
  acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[2]), td_high_i16x4(b_reg_0[2]), acc_0, 0, 0, 0);
  acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[2]), td_high_i16x4(b_reg_1[2]), acc_1, 0, 0, 0);
  acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[2]), td_high_i16x4(b_reg_0[2]), acc_2, 0, 0, 0);
  acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[2]), td_high_i16x4(b_reg_1[2]), acc_3, 0, 0, 0);
  acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[3]), td_low_i16x4(b_reg_0[3]), acc_0, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(b_reg_1[3]));
  acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[3]), td_low_i16x4(b_reg_1[3]), acc_1, 0, 0, 0);
  acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[3]), td_low_i16x4(b_reg_0[3]), acc_2, 0, 0, 0);
  acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[3]), td_low_i16x4(b_reg_1[3]), acc_3, 0, 0, 0);
  acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[3]), td_high_i16x4(b_reg_0[3]), acc_0, 0, 0, 0);
  acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[3]), td_high_i16x4(b_reg_1[3]), acc_1, 0, 0, 0);
  acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[3]), td_high_i16x4(b_reg_0[3]), acc_2, 0, 0, 0);
  acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[3]), td_high_i16x4(b_reg_1[3]), acc_3, 0, 0, 0);
  // gemm_8192.py:32: td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], td.swap_layout(acc[2 * i + j]) if swap else acc[2 * i + j])
  asm volatile("" : "+v"(acc_0), "+v"(acc_1), "+v"(acc_2), "+v"(acc_3));
  { char *to = (char *)c + (long)(warp % 2) * 128 + (long)(warp / 2) * N * 128 + (long)grid_block_row * N * 512 + (long)grid_block_col * 512 + (lane % 32 * 4 + lane / 32 * N * 16); int down = M - warp / 2 * 32 - grid_block_row * 128, across = N - warp % 2 * 32 - grid_block_col * 128; asm("" : "+s"(down), "+s"(across));
    if (__builtin_expect(down >= 32 && across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * (N * 32) + r % 4 * (N * 4)) = acc_0[r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down && lane % 32 < across) *(float *)(to + r / 4 * (N * 32) + r % 4 * (N * 4)) = acc_0[r];
    } }
  { char *to = (char *)c + (long)(warp % 2) * 128 + (long)(warp / 2) * N * 128 + (long)grid_block_row * N * 512 + (long)grid_block_col * 512 + 256 + (lane % 32 * 4 + lane / 32 * N * 16); int down = M - warp / 2 * 32 - grid_block_row * 128, across = N - warp % 2 * 32 - grid_block_col * 128 - 64; asm("" : "+s"(down), "+s"(across));
    if (__builtin_expect(down >= 32 && across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * (N * 32) + r % 4 * (N * 4)) = acc_1[r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down && lane % 32 < across) *(float *)(to + r / 4 * (N * 32) + r % 4 * (N * 4)) = acc_1[r];
    } }
  { char *to = (char *)c + (long)(warp % 2) * 128 + (long)(warp / 2) * N * 128 + (long)grid_block_row * N * 512 + (long)N * 256 + (long)grid_block_col * 512 + (lane % 32 * 4 + lane / 32 * N * 16); int down = M - warp / 2 * 32 - grid_block_row * 128 - 64, across = N - warp % 2 * 32 - grid_block_col * 128; asm("" : "+s"(down), "+s"(across));
    if (__builtin_expect(down >= 32 && across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * (N * 32) + r % 4 * (N * 4)) = acc_2[r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down && lane % 32 < across) *(float *)(to + r / 4 * (N * 32) + r % 4 * (N * 4)) = acc_2[r];
    } }
  { char *to = (char *)c + (long)(warp % 2) * 128 + (long)(warp / 2) * N * 128 + (long)grid_block_row * N * 512 + (long)N * 256 + (long)grid_block_col * 512 + 256 + (lane % 32 * 4 + lane / 32 * N * 16); int down = M - warp / 2 * 32 - grid_block_row * 128 - 64, across = N - warp % 2 * 32 - grid_block_col * 128 - 64; asm("" : "+s"(down), "+s"(across));
    if (__builtin_expect(down >= 32 && across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * (N * 32) + r % 4 * (N * 4)) = acc_3[r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down && lane % 32 < across) *(float *)(to + r / 4 * (N * 32) + r % 4 * (N * 4)) = acc_3[r];
    } }
}
