// producer_consumer: M = 8192, K = 8192, N = 8192; gfx950
// launch: 4096 blocks of 512 threads, in one dimension; 32768 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef __bf16 td_bf16x8 __attribute__((ext_vector_type(8)));
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(512, 512), amdgpu_waves_per_eu(2)))
void td_producer_consumer(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[32768];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc_0_0, acc_0_1, acc_1_0, acc_1_1;
  td_u32x4 As_v[2], Bs_v[2], a_reg_0[2], a_reg_1[2], b_reg_0[2], b_reg_1[2], a_reg_0_2[2], a_reg_1_2[2], b_reg_0_2[2], b_reg_1_2[2];
  const td_u32 at0 = thread % 256 % 4 * 16 + thread % 256 / 4 * 16384;
  const td_u32 at1 = thread % 256 % 4 * 16 + thread % 256 / 4 * 16384 + 1048576;
  const td_u32 As_w0 = lds + td_swizzle(thread % 256 % 4 * 16 + thread % 256 / 4 * 64, 8, 3);
  const td_u32 As_r0 = lds + td_swizzle(lane % 32 * 64 + ((warp - 4) >> 1) * 2048 + lane / 32 * 16, 8, 3);
  const td_u32 As_r1 = lds + td_swizzle(lane % 32 * 64 + ((warp - 4) >> 1) * 2048 + lane / 32 * 16 + 32, 8, 3);
  const td_u32 Bs_r0 = lds + td_swizzle(((warp - 4) & 1) * 2048 + lane % 32 * 64 + lane / 32 * 16, 8, 3) + 16384;
  const td_u32 Bs_r1 = lds + td_swizzle(((warp - 4) & 1) * 2048 + lane % 32 * 64 + lane / 32 * 16 + 32, 8, 3) + 16384;
  const char *a_0 = (const char *)a + (long)(block / 64) * 2097152;
  const char *b_0 = (const char *)b + (long)(block % 64) * 2097152;
  const char *a_2 = (const char *)a + (long)(block / 64) * 2097152 + 16320;
  const char *b_2 = (const char *)b + (long)(block % 64) * 2097152 + 16320;

  // producer_consumer.py:28: acc = [[td.zeros(td.f32, REG, REG) for _ in range(per_warp)] for _ in range(per_warp)]
  acc_0_0 = 0.0f;
  acc_0_1 = 0.0f;
  acc_1_0 = 0.0f;
  acc_1_1 = 0.0f;
  // producer_consumer.py:31: with producer:  # a load in a role is done by that role's warps
  if (warp < 4) {
    // producer_consumer.py:32: td.load(As[tic], a[row, 0])
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #0" : "=v"(As_v[0]) : "v"(at0), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #1" : "=v"(As_v[1]) : "v"(at1), "s"(a_0));
    // producer_consumer.py:33: td.load(Bs[tic], b[col, 0])
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #2" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #3" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
    asm volatile("s_waitcnt vmcnt(2)" : "+v"(As_v[0]), "+v"(As_v[1]));
    // producer_consumer.py:32: td.load(As[tic], a[row, 0])
    asm volatile("ds_write_b128 %0, %1 ; #4" : : "v"(As_w0), "v"(As_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:4096 ; #5" : : "v"(As_w0), "v"(As_v[1]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
    // producer_consumer.py:33: td.load(Bs[tic], b[col, 0])
    asm volatile("ds_write_b128 %0, %1 offset:16384 ; #6" : : "v"(As_w0), "v"(Bs_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:20480 ; #7" : : "v"(As_w0), "v"(Bs_v[1]));
  }
  asm volatile("s_waitcnt lgkmcnt(0)");
  // producer_consumer.py:34: td.barrier()  # barriers are for all warps of the block: they stand outside of the roles
  asm volatile("s_barrier");
  // producer_consumer.py:35: for k in td.range(steps):
  const char *a_1 = (const char *)a + (long)(block / 64) * 2097152 + 64;
  const char *b_1 = (const char *)b + (long)(block % 64) * 2097152 + 64;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 254; k1 += 2) {
    // producer_consumer.py:36: with producer:
    if (warp < 4) {
      // producer_consumer.py:38: td.load(As[toc], a[row, k + 1])
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #9" : "=v"(As_v[0]) : "v"(at0), "s"(a_1));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #10" : "=v"(As_v[1]) : "v"(at1), "s"(a_1));
      // producer_consumer.py:39: td.load(Bs[toc], b[col, k + 1])
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #11" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_1));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #12" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_1));
      asm volatile("s_waitcnt vmcnt(2)" : "+v"(As_v[0]), "+v"(As_v[1]));
      // producer_consumer.py:38: td.load(As[toc], a[row, k + 1])
      asm volatile("ds_write_b128 %0, %1 offset:8192 ; #13" : : "v"(As_w0), "v"(As_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:12288 ; #14" : : "v"(As_w0), "v"(As_v[1]));
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
      // producer_consumer.py:39: td.load(Bs[toc], b[col, k + 1])
      asm volatile("ds_write_b128 %0, %1 offset:24576 ; #15" : : "v"(As_w0), "v"(Bs_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:28672 ; #16" : : "v"(As_w0), "v"(Bs_v[1]));
    }
    __builtin_amdgcn_sched_barrier(0);
    // producer_consumer.py:40: with consumer:
    if (warp >= 4) {
      // producer_consumer.py:41: a_reg = [td.load(td.subtile(As[tic], (REG, k_step), (wr + 2 * i, 0))) for i in range(per_warp)]
      asm volatile("ds_read_b128 %0, %1 ; #17" : "=v"(a_reg_0[0]) : "v"(As_r0));
      asm volatile("ds_read_b128 %0, %1 offset:4096 ; #18" : "=v"(a_reg_1[0]) : "v"(As_r0));
      // producer_consumer.py:42: b_reg = [td.load(td.subtile(Bs[tic], (REG, k_step), (wc + 2 * j, 0))) for j in range(per_warp)]
      asm volatile("ds_read_b128 %0, %1 ; #19" : "=v"(b_reg_0[0]) : "v"(Bs_r0));
      asm volatile("ds_read_b128 %0, %1 offset:4096 ; #20" : "=v"(b_reg_1[0]) : "v"(Bs_r0));
      // producer_consumer.py:41: a_reg = [td.load(td.subtile(As[tic], (REG, k_step), (wr + 2 * i, 0))) for i in range(per_warp)]
      asm volatile("ds_read_b128 %0, %1 ; #21" : "=v"(a_reg_0[1]) : "v"(As_r1));
      asm volatile("ds_read_b128 %0, %1 offset:4096 ; #22" : "=v"(a_reg_1[1]) : "v"(As_r1));
      // producer_consumer.py:42: b_reg = [td.load(td.subtile(Bs[tic], (REG, k_step), (wc + 2 * j, 0))) for j in range(per_warp)]
      asm volatile("ds_read_b128 %0, %1 ; #23" : "=v"(b_reg_0[1]) : "v"(Bs_r1));
      asm volatile("ds_read_b128 %0, %1 offset:4096 ; #24" : "=v"(b_reg_1[1]) : "v"(Bs_r1));
      asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(a_reg_0[0]), "+v"(a_reg_1[0]), "+v"(b_reg_0[0]));
      // producer_consumer.py:45: td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
      __builtin_amdgcn_sched_barrier(0);
      acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0[0]), __builtin_bit_cast(td_bf16x8, b_reg_0[0]), acc_0_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(b_reg_1[0]));
      acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0[0]), __builtin_bit_cast(td_bf16x8, b_reg_1[0]), acc_0_1, 0, 0, 0);
      acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1[0]), __builtin_bit_cast(td_bf16x8, b_reg_0[0]), acc_1_0, 0, 0, 0);
      acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1[0]), __builtin_bit_cast(td_bf16x8, b_reg_1[0]), acc_1_1, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(a_reg_0[1]), "+v"(a_reg_1[1]), "+v"(b_reg_0[1]));
      acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0[1]), __builtin_bit_cast(td_bf16x8, b_reg_0[1]), acc_0_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(b_reg_1[1]));
      acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0[1]), __builtin_bit_cast(td_bf16x8, b_reg_1[1]), acc_0_1, 0, 0, 0);
      acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1[1]), __builtin_bit_cast(td_bf16x8, b_reg_0[1]), acc_1_0, 0, 0, 0);
      acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1[1]), __builtin_bit_cast(td_bf16x8, b_reg_1[1]), acc_1_1, 0, 0, 0);
    }
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)");
    // producer_consumer.py:46: td.barrier()
    asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1), "+v"(acc_1_0), "+v"(acc_1_1));
    asm volatile("s_barrier");
    // producer_consumer.py:36: with producer:
    if (warp < 4) {
      // producer_consumer.py:38: td.load(As[toc], a[row, k + 1])
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #26" : "=v"(As_v[0]) : "v"(at0), "s"(a_1));
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #27" : "=v"(As_v[1]) : "v"(at1), "s"(a_1));
      // producer_consumer.py:39: td.load(Bs[toc], b[col, k + 1])
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #28" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_1));
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #29" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_1));
      asm volatile("s_waitcnt vmcnt(2)" : "+v"(As_v[0]), "+v"(As_v[1]));
      // producer_consumer.py:38: td.load(As[toc], a[row, k + 1])
      asm volatile("ds_write_b128 %0, %1 ; #30" : : "v"(As_w0), "v"(As_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:4096 ; #31" : : "v"(As_w0), "v"(As_v[1]));
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
      // producer_consumer.py:39: td.load(Bs[toc], b[col, k + 1])
      asm volatile("ds_write_b128 %0, %1 offset:16384 ; #32" : : "v"(As_w0), "v"(Bs_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:20480 ; #33" : : "v"(As_w0), "v"(Bs_v[1]));
    }
    __builtin_amdgcn_sched_barrier(0);
    // producer_consumer.py:40: with consumer:
    if (warp >= 4) {
      // producer_consumer.py:41: a_reg = [td.load(td.subtile(As[tic], (REG, k_step), (wr + 2 * i, 0))) for i in range(per_warp)]
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #34" : "=v"(a_reg_0_2[0]) : "v"(As_r0));
      asm volatile("ds_read_b128 %0, %1 offset:12288 ; #35" : "=v"(a_reg_1_2[0]) : "v"(As_r0));
      // producer_consumer.py:42: b_reg = [td.load(td.subtile(Bs[tic], (REG, k_step), (wc + 2 * j, 0))) for j in range(per_warp)]
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #36" : "=v"(b_reg_0_2[0]) : "v"(Bs_r0));
      asm volatile("ds_read_b128 %0, %1 offset:12288 ; #37" : "=v"(b_reg_1_2[0]) : "v"(Bs_r0));
      // producer_consumer.py:41: a_reg = [td.load(td.subtile(As[tic], (REG, k_step), (wr + 2 * i, 0))) for i in range(per_warp)]
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #38" : "=v"(a_reg_0_2[1]) : "v"(As_r1));
      asm volatile("ds_read_b128 %0, %1 offset:12288 ; #39" : "=v"(a_reg_1_2[1]) : "v"(As_r1));
      // producer_consumer.py:42: b_reg = [td.load(td.subtile(Bs[tic], (REG, k_step), (wc + 2 * j, 0))) for j in range(per_warp)]
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #40" : "=v"(b_reg_0_2[1]) : "v"(Bs_r1));
      asm volatile("ds_read_b128 %0, %1 offset:12288 ; #41" : "=v"(b_reg_1_2[1]) : "v"(Bs_r1));
      asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(a_reg_0_2[0]), "+v"(a_reg_1_2[0]), "+v"(b_reg_0_2[0]));
      // producer_consumer.py:45: td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
      __builtin_amdgcn_sched_barrier(0);
      acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0_2[0]), __builtin_bit_cast(td_bf16x8, b_reg_0_2[0]), acc_0_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(b_reg_1_2[0]));
      acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0_2[0]), __builtin_bit_cast(td_bf16x8, b_reg_1_2[0]), acc_0_1, 0, 0, 0);
      acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1_2[0]), __builtin_bit_cast(td_bf16x8, b_reg_0_2[0]), acc_1_0, 0, 0, 0);
      acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1_2[0]), __builtin_bit_cast(td_bf16x8, b_reg_1_2[0]), acc_1_1, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(a_reg_0_2[1]), "+v"(a_reg_1_2[1]), "+v"(b_reg_0_2[1]));
      acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0_2[1]), __builtin_bit_cast(td_bf16x8, b_reg_0_2[1]), acc_0_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(b_reg_1_2[1]));
      acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0_2[1]), __builtin_bit_cast(td_bf16x8, b_reg_1_2[1]), acc_0_1, 0, 0, 0);
      acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1_2[1]), __builtin_bit_cast(td_bf16x8, b_reg_0_2[1]), acc_1_0, 0, 0, 0);
      acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1_2[1]), __builtin_bit_cast(td_bf16x8, b_reg_1_2[1]), acc_1_1, 0, 0, 0);
    }
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)");
    // producer_consumer.py:46: td.barrier()
    asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1), "+v"(acc_1_0), "+v"(acc_1_1));
    asm volatile("s_barrier");
    a_1 += 128;
    b_1 += 128;
  }
  // producer_consumer.py:36: with producer:
  if (warp < 4) {
    // producer_consumer.py:38: td.load(As[toc], a[row, k + 1])
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #43" : "=v"(As_v[0]) : "v"(at0), "s"(a_2));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #44" : "=v"(As_v[1]) : "v"(at1), "s"(a_2));
    // producer_consumer.py:39: td.load(Bs[toc], b[col, k + 1])
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #45" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_2));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #46" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_2));
    asm volatile("s_waitcnt vmcnt(2)" : "+v"(As_v[0]), "+v"(As_v[1]));
    // producer_consumer.py:38: td.load(As[toc], a[row, k + 1])
    asm volatile("ds_write_b128 %0, %1 offset:8192 ; #47" : : "v"(As_w0), "v"(As_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:12288 ; #48" : : "v"(As_w0), "v"(As_v[1]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
    // producer_consumer.py:39: td.load(Bs[toc], b[col, k + 1])
    asm volatile("ds_write_b128 %0, %1 offset:24576 ; #49" : : "v"(As_w0), "v"(Bs_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:28672 ; #50" : : "v"(As_w0), "v"(Bs_v[1]));
  }
  __builtin_amdgcn_sched_barrier(0);
  // producer_consumer.py:40: with consumer:
  if (warp >= 4) {
    // producer_consumer.py:41: a_reg = [td.load(td.subtile(As[tic], (REG, k_step), (wr + 2 * i, 0))) for i in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 ; #51" : "=v"(a_reg_0[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096 ; #52" : "=v"(a_reg_1[0]) : "v"(As_r0));
    // producer_consumer.py:42: b_reg = [td.load(td.subtile(Bs[tic], (REG, k_step), (wc + 2 * j, 0))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 ; #53" : "=v"(b_reg_0[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096 ; #54" : "=v"(b_reg_1[0]) : "v"(Bs_r0));
    // producer_consumer.py:41: a_reg = [td.load(td.subtile(As[tic], (REG, k_step), (wr + 2 * i, 0))) for i in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 ; #55" : "=v"(a_reg_0[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096 ; #56" : "=v"(a_reg_1[1]) : "v"(As_r1));
    // producer_consumer.py:42: b_reg = [td.load(td.subtile(Bs[tic], (REG, k_step), (wc + 2 * j, 0))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 ; #57" : "=v"(b_reg_0[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096 ; #58" : "=v"(b_reg_1[1]) : "v"(Bs_r1));
    asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(a_reg_0[0]), "+v"(a_reg_1[0]), "+v"(b_reg_0[0]));
    // producer_consumer.py:45: td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0[0]), __builtin_bit_cast(td_bf16x8, b_reg_0[0]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(b_reg_1[0]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0[0]), __builtin_bit_cast(td_bf16x8, b_reg_1[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1[0]), __builtin_bit_cast(td_bf16x8, b_reg_0[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1[0]), __builtin_bit_cast(td_bf16x8, b_reg_1[0]), acc_1_1, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(a_reg_0[1]), "+v"(a_reg_1[1]), "+v"(b_reg_0[1]));
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0[1]), __builtin_bit_cast(td_bf16x8, b_reg_0[1]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(b_reg_1[1]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0[1]), __builtin_bit_cast(td_bf16x8, b_reg_1[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1[1]), __builtin_bit_cast(td_bf16x8, b_reg_0[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1[1]), __builtin_bit_cast(td_bf16x8, b_reg_1[1]), acc_1_1, 0, 0, 0);
  }
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)");
  // producer_consumer.py:46: td.barrier()
  asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1), "+v"(acc_1_0), "+v"(acc_1_1));
  asm volatile("s_barrier");
  __builtin_amdgcn_sched_barrier(0);
  // producer_consumer.py:40: with consumer:
  if (warp >= 4) {
    // producer_consumer.py:41: a_reg = [td.load(td.subtile(As[tic], (REG, k_step), (wr + 2 * i, 0))) for i in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #60" : "=v"(a_reg_0_2[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:12288 ; #61" : "=v"(a_reg_1_2[0]) : "v"(As_r0));
    // producer_consumer.py:42: b_reg = [td.load(td.subtile(Bs[tic], (REG, k_step), (wc + 2 * j, 0))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #62" : "=v"(b_reg_0_2[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:12288 ; #63" : "=v"(b_reg_1_2[0]) : "v"(Bs_r0));
    // producer_consumer.py:41: a_reg = [td.load(td.subtile(As[tic], (REG, k_step), (wr + 2 * i, 0))) for i in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #64" : "=v"(a_reg_0_2[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:12288 ; #65" : "=v"(a_reg_1_2[1]) : "v"(As_r1));
    // producer_consumer.py:42: b_reg = [td.load(td.subtile(Bs[tic], (REG, k_step), (wc + 2 * j, 0))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #66" : "=v"(b_reg_0_2[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:12288 ; #67" : "=v"(b_reg_1_2[1]) : "v"(Bs_r1));
    asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(a_reg_0_2[0]), "+v"(a_reg_1_2[0]), "+v"(b_reg_0_2[0]));
    // producer_consumer.py:45: td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0_2[0]), __builtin_bit_cast(td_bf16x8, b_reg_0_2[0]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(b_reg_1_2[0]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0_2[0]), __builtin_bit_cast(td_bf16x8, b_reg_1_2[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1_2[0]), __builtin_bit_cast(td_bf16x8, b_reg_0_2[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1_2[0]), __builtin_bit_cast(td_bf16x8, b_reg_1_2[0]), acc_1_1, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(a_reg_0_2[1]), "+v"(a_reg_1_2[1]), "+v"(b_reg_0_2[1]));
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0_2[1]), __builtin_bit_cast(td_bf16x8, b_reg_0_2[1]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(b_reg_1_2[1]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_0_2[1]), __builtin_bit_cast(td_bf16x8, b_reg_1_2[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1_2[1]), __builtin_bit_cast(td_bf16x8, b_reg_0_2[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_1_2[1]), __builtin_bit_cast(td_bf16x8, b_reg_1_2[1]), acc_1_1, 0, 0, 0);
  }
  // producer_consumer.py:46: td.barrier()
  asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1), "+v"(acc_1_0), "+v"(acc_1_1));
  asm volatile("s_barrier");
  // producer_consumer.py:49: with consumer:
  if (warp >= 4) {
    // producer_consumer.py:52: td.store(c[row * tiles + wr + 2 * i, col * tiles + wc + 2 * j], acc[i][j])
    { char *to = (char *)c + (long)((warp - 4) & 1) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 1) * 1048576 + (long)(block / 64) * 4194304 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[r]; }
    { char *to = (char *)c + (long)((warp - 4) & 1) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 1) * 1048576 + (long)(block / 64) * 4194304 + 256 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[r]; }
    { char *to = (char *)c + (long)((warp - 4) & 1) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 1) * 1048576 + (long)(block / 64) * 4194304 + 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_0[r]; }
    { char *to = (char *)c + (long)((warp - 4) & 1) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 1) * 1048576 + (long)(block / 64) * 4194304 + 2097408 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_1[r]; }
  }
}
