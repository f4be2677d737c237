// prefetch: M = 8192, K = 8192, N = 8192; gfx90a
// launch: 4096 blocks of 512 threads, in one dimension; 32768 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(512, 512), amdgpu_waves_per_eu(2)))
void td_prefetch(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[32768];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc_0_0, acc_0_1;
  td_u32x4 As_v[2], Bs_v[2], now_0_0[4], now_1_0[4], now_1_1[4], ahead_0_0[4], ahead_1_0[4], ahead_1_1[4];
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * 16384;
  const td_u32 at1 = thread % 8 * 16 + thread / 8 * 16384 + 1048576;
  const td_u32 As_w0 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7);
  const td_u32 As_r0 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 4096, 7, 7);
  const td_u32 As_r1 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 4096 + 32, 7, 7);
  const td_u32 As_r2 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 4096 + 64, 7, 7);
  const td_u32 As_r3 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 4096 + 96, 7, 7);
  const td_u32 Bs_r0 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 4096 + lane / 32 * 16, 7, 7) + 16384;
  const td_u32 Bs_r1 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 4096 + lane / 32 * 16 + 32, 7, 7) + 16384;
  const td_u32 Bs_r2 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 4096 + lane / 32 * 16 + 64, 7, 7) + 16384;
  const td_u32 Bs_r3 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 4096 + lane / 32 * 16 + 96, 7, 7) + 16384;
  const char *a_0 = (const char *)a + (long)(block / 64) * 2097152;
  const char *b_0 = (const char *)b + (long)(block % 64) * 2097152;
  const char *a_2 = (const char *)a + (long)(block / 64) * 2097152 + 16256;
  const char *b_2 = (const char *)b + (long)(block % 64) * 2097152 + 16256;

  // prefetch.py:29: acc = [[td.zeros(td.f32, REG, REG) for _ in cols] for _ in rows]
  acc_0_0 = 0.0f;
  acc_0_1 = 0.0f;
  // prefetch.py:32: td.load(As, a[row, k])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[0]) : "v"(at0), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[1]) : "v"(at1), "s"(a_0));
  // prefetch.py:33: td.load(Bs, b[col, k])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
  asm volatile("s_waitcnt vmcnt(2)" : "+v"(As_v[0]), "+v"(As_v[1]));
  // prefetch.py:32: td.load(As, a[row, k])
  asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[1]));
  asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
  // prefetch.py:33: td.load(Bs, b[col, k])
  asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(Bs_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(Bs_v[1]));
  asm volatile("s_waitcnt lgkmcnt(0)");
  // prefetch.py:47: td.barrier()
  asm volatile("s_barrier");
  // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(now_0_0[0]) : "v"(As_r0));
  // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(now_1_0[0]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(now_1_1[0]) : "v"(Bs_r0));
  // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(now_0_0[1]) : "v"(As_r1));
  // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(now_1_0[1]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(now_1_1[1]) : "v"(Bs_r1));
  // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(now_0_0[2]) : "v"(As_r2));
  // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(now_1_0[2]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(now_1_1[2]) : "v"(Bs_r2));
  // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(now_0_0[3]) : "v"(As_r3));
  // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(now_1_0[3]) : "v"(Bs_r3));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(now_1_1[3]) : "v"(Bs_r3));
  // prefetch.py:49: for k in td.range(steps):
  const char *a_1 = (const char *)a + (long)(block / 64) * 2097152 + 128;
  const char *b_1 = (const char *)b + (long)(block % 64) * 2097152 + 128;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 126; k1 += 2) {
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(now_0_0[0]), "+v"(now_1_0[0]), "+v"(now_1_1[0]), "+v"(now_0_0[1]), "+v"(now_1_0[1]), "+v"(now_1_1[1]), "+v"(now_0_0[2]), "+v"(now_1_0[2]), "+v"(now_1_1[2]), "+v"(now_0_0[3]), "+v"(now_1_0[3]), "+v"(now_1_1[3]));
    // prefetch.py:51: td.barrier()  # every warp has read step k: its LDS is free
    asm volatile("s_barrier");
    // prefetch.py:32: td.load(As, a[row, k])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[0]) : "v"(at0), "s"(a_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[1]) : "v"(at1), "s"(a_1));
    // prefetch.py:33: td.load(Bs, b[col, k])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_1));
    asm volatile("s_waitcnt vmcnt(2)" : "+v"(As_v[0]), "+v"(As_v[1]));
    // prefetch.py:32: td.load(As, a[row, k])
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[1]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
    // prefetch.py:33: td.load(Bs, b[col, k])
    asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(Bs_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(Bs_v[1]));
    asm volatile("s_waitcnt lgkmcnt(0)");
    // prefetch.py:53: td.barrier()
    asm volatile("s_barrier");
    // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[0]) : "v"(As_r0));
    // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(ahead_1_1[0]) : "v"(Bs_r0));
    // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[1]) : "v"(As_r1));
    // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(ahead_1_1[1]) : "v"(Bs_r1));
    // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[2]) : "v"(As_r2));
    // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(ahead_1_1[2]) : "v"(Bs_r2));
    // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[3]) : "v"(As_r3));
    // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[3]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(ahead_1_1[3]) : "v"(Bs_r3));
    // prefetch.py:57: td.mma_ABt(acc[i][j], a_tile, b_tile)
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[0]), td_low_i16x4(now_1_0[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[0]), td_low_i16x4(now_1_1[0]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[0]), td_high_i16x4(now_1_0[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[0]), td_high_i16x4(now_1_1[0]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[1]), td_low_i16x4(now_1_0[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[1]), td_low_i16x4(now_1_1[1]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[1]), td_high_i16x4(now_1_0[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[1]), td_high_i16x4(now_1_1[1]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[2]), td_low_i16x4(now_1_0[2]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[2]), td_low_i16x4(now_1_1[2]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[2]), td_high_i16x4(now_1_0[2]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[2]), td_high_i16x4(now_1_1[2]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[3]), td_low_i16x4(now_1_0[3]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[3]), td_low_i16x4(now_1_1[3]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[3]), td_high_i16x4(now_1_0[3]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[3]), td_high_i16x4(now_1_1[3]), acc_0_1, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(ahead_0_0[0]), "+v"(ahead_1_0[0]), "+v"(ahead_1_1[0]), "+v"(ahead_0_0[1]), "+v"(ahead_1_0[1]), "+v"(ahead_1_1[1]), "+v"(ahead_0_0[2]), "+v"(ahead_1_0[2]), "+v"(ahead_1_1[2]), "+v"(ahead_0_0[3]), "+v"(ahead_1_0[3]), "+v"(ahead_1_1[3]));
    // prefetch.py:51: td.barrier()  # every warp has read step k: its LDS is free
    asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1));
    asm volatile("s_barrier");
    // prefetch.py:32: td.load(As, a[row, k])
    asm volatile("global_load_dwordx4 %0, %1, %2 offset:128" : "=v"(As_v[0]) : "v"(at0), "s"(a_1));
    asm volatile("global_load_dwordx4 %0, %1, %2 offset:128" : "=v"(As_v[1]) : "v"(at1), "s"(a_1));
    // prefetch.py:33: td.load(Bs, b[col, k])
    asm volatile("global_load_dwordx4 %0, %1, %2 offset:128" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_1));
    asm volatile("global_load_dwordx4 %0, %1, %2 offset:128" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_1));
    asm volatile("s_waitcnt vmcnt(2)" : "+v"(As_v[0]), "+v"(As_v[1]));
    // prefetch.py:32: td.load(As, a[row, k])
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[1]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
    // prefetch.py:33: td.load(Bs, b[col, k])
    asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(Bs_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(Bs_v[1]));
    asm volatile("s_waitcnt lgkmcnt(0)");
    // prefetch.py:53: td.barrier()
    asm volatile("s_barrier");
    // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(now_0_0[0]) : "v"(As_r0));
    // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(now_1_0[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(now_1_1[0]) : "v"(Bs_r0));
    // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(now_0_0[1]) : "v"(As_r1));
    // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(now_1_0[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(now_1_1[1]) : "v"(Bs_r1));
    // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(now_0_0[2]) : "v"(As_r2));
    // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(now_1_0[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(now_1_1[2]) : "v"(Bs_r2));
    // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(now_0_0[3]) : "v"(As_r3));
    // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(now_1_0[3]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(now_1_1[3]) : "v"(Bs_r3));
    // prefetch.py:57: td.mma_ABt(acc[i][j], a_tile, b_tile)
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_0[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_1[0]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_0[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_1[0]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_0[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_1[1]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_0[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_1[1]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[2]), td_low_i16x4(ahead_1_0[2]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[2]), td_low_i16x4(ahead_1_1[2]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[2]), td_high_i16x4(ahead_1_0[2]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[2]), td_high_i16x4(ahead_1_1[2]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[3]), td_low_i16x4(ahead_1_0[3]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[3]), td_low_i16x4(ahead_1_1[3]), acc_0_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[3]), td_high_i16x4(ahead_1_0[3]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[3]), td_high_i16x4(ahead_1_1[3]), acc_0_1, 0, 0, 0);
    a_1 += 256;
    b_1 += 256;
  }
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(now_0_0[0]), "+v"(now_1_0[0]), "+v"(now_1_1[0]), "+v"(now_0_0[1]), "+v"(now_1_0[1]), "+v"(now_1_1[1]), "+v"(now_0_0[2]), "+v"(now_1_0[2]), "+v"(now_1_1[2]), "+v"(now_0_0[3]), "+v"(now_1_0[3]), "+v"(now_1_1[3]));
  // prefetch.py:51: td.barrier()  # every warp has read step k: its LDS is free
  asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1));
  asm volatile("s_barrier");
  // prefetch.py:32: td.load(As, a[row, k])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[0]) : "v"(at0), "s"(a_2));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[1]) : "v"(at1), "s"(a_2));
  // prefetch.py:33: td.load(Bs, b[col, k])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_2));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_2));
  asm volatile("s_waitcnt vmcnt(2)" : "+v"(As_v[0]), "+v"(As_v[1]));
  // prefetch.py:32: td.load(As, a[row, k])
  asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[1]));
  asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
  // prefetch.py:33: td.load(Bs, b[col, k])
  asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(Bs_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(Bs_v[1]));
  asm volatile("s_waitcnt lgkmcnt(0)");
  // prefetch.py:53: td.barrier()
  asm volatile("s_barrier");
  // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[0]) : "v"(As_r0));
  // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[0]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(ahead_1_1[0]) : "v"(Bs_r0));
  // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[1]) : "v"(As_r1));
  // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[1]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(ahead_1_1[1]) : "v"(Bs_r1));
  // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[2]) : "v"(As_r2));
  // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[2]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(ahead_1_1[2]) : "v"(Bs_r2));
  // prefetch.py:37: td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[3]) : "v"(As_r3));
  // prefetch.py:39: td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[3]) : "v"(Bs_r3));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(ahead_1_1[3]) : "v"(Bs_r3));
  // prefetch.py:57: td.mma_ABt(acc[i][j], a_tile, b_tile)
  __builtin_amdgcn_sched_barrier(0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[0]), td_low_i16x4(now_1_0[0]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[0]), td_low_i16x4(now_1_1[0]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[0]), td_high_i16x4(now_1_0[0]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[0]), td_high_i16x4(now_1_1[0]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[1]), td_low_i16x4(now_1_0[1]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[1]), td_low_i16x4(now_1_1[1]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[1]), td_high_i16x4(now_1_0[1]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[1]), td_high_i16x4(now_1_1[1]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[2]), td_low_i16x4(now_1_0[2]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[2]), td_low_i16x4(now_1_1[2]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[2]), td_high_i16x4(now_1_0[2]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[2]), td_high_i16x4(now_1_1[2]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[3]), td_low_i16x4(now_1_0[3]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(now_0_0[3]), td_low_i16x4(now_1_1[3]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[3]), td_high_i16x4(now_1_0[3]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(now_0_0[3]), td_high_i16x4(now_1_1[3]), acc_0_1, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(10)" : "+v"(ahead_0_0[0]), "+v"(ahead_1_0[0]));
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_0[0]), acc_0_0, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(9)" : "+v"(ahead_1_1[0]));
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_1[0]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_0[0]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_1[0]), acc_0_1, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(7)" : "+v"(ahead_0_0[1]), "+v"(ahead_1_0[1]));
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_0[1]), acc_0_0, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(6)" : "+v"(ahead_1_1[1]));
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_1[1]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_0[1]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_1[1]), acc_0_1, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(ahead_0_0[2]), "+v"(ahead_1_0[2]));
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[2]), td_low_i16x4(ahead_1_0[2]), acc_0_0, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(ahead_1_1[2]));
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[2]), td_low_i16x4(ahead_1_1[2]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[2]), td_high_i16x4(ahead_1_0[2]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[2]), td_high_i16x4(ahead_1_1[2]), acc_0_1, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(ahead_0_0[3]), "+v"(ahead_1_0[3]));
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[3]), td_low_i16x4(ahead_1_0[3]), acc_0_0, 0, 0, 0);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(ahead_1_1[3]));
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[3]), td_low_i16x4(ahead_1_1[3]), acc_0_1, 0, 0, 0);
  acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[3]), td_high_i16x4(ahead_1_0[3]), acc_0_0, 0, 0, 0);
  acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[3]), td_high_i16x4(ahead_1_1[3]), acc_0_1, 0, 0, 0);
  // prefetch.py:61: td.store(c[row * tiles + r, col * tiles + s], acc[i][j])
  asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1));
  { char *to = (char *)c + (long)(block % 64) * 512 + (long)(warp % 2) * 128 + (long)(block / 64) * 4194304 + (long)(warp / 2) * 1048576 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[r]; }
  { char *to = (char *)c + (long)(block % 64) * 512 + (long)(warp % 2) * 128 + (long)(block / 64) * 4194304 + (long)(warp / 2) * 1048576 + 256 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[r]; }
}
