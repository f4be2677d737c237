// staged: M = 8192, K = 8192, N = 8192; gfx942
// launch: 1024 blocks of 512 threads, in one dimension; 65536 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(512, 512), amdgpu_waves_per_eu(2)))
void td_staged(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[65536];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc_0_0[4], acc_0_1[4];
  td_u32x4 As_v[4], Bs_v[4], here_0_0[2], here_1_0[2], here_1_1[2], a_next[4], ahead_0_0[2], ahead_1_0[2], ahead_1_1[2], ahead_0_0_2[2], ahead_1_0_2[2],
      ahead_1_1_2[2], b_next[4], ahead_0_0_3[2], ahead_1_0_3[2], ahead_1_1_3[2];
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * 16384;
  const td_u32 at1 = thread % 8 * 16 + thread / 8 * 16384 + 1048576;
  const td_u32 at2 = thread % 8 * 16 + thread / 8 * 16384 + 2097152;
  const td_u32 at3 = thread % 8 * 16 + thread / 8 * 16384 + 3145728;
  const td_u32 As_w0 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7);
  const td_u32 As_r0 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 8192, 7, 7);
  const td_u32 Bs_r0 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 8192 + lane / 32 * 16, 7, 7) + 32768;
  const td_u32 As_r1 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 8192 + 32, 7, 7);
  const td_u32 Bs_r1 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 8192 + lane / 32 * 16 + 32, 7, 7) + 32768;
  const td_u32 As_r2 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 8192 + 64, 7, 7);
  const td_u32 Bs_r2 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 8192 + lane / 32 * 16 + 64, 7, 7) + 32768;
  const td_u32 As_r3 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 8192 + 96, 7, 7);
  const td_u32 Bs_r3 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 8192 + lane / 32 * 16 + 96, 7, 7) + 32768;
  const char *a_0 = (const char *)a + (long)(block / 32) * 4194304;
  const char *b_0 = (const char *)b + (long)(block % 32) * 4194304;

  // staged.py:26: acc = [[td.zeros(td.f32, tile, tile) for _ in cols] for _ in rows]
  acc_0_0[0] = 0.0f; acc_0_0[1] = 0.0f; acc_0_0[2] = 0.0f; acc_0_0[3] = 0.0f;
  acc_0_1[0] = 0.0f; acc_0_1[1] = 0.0f; acc_0_1[2] = 0.0f; acc_0_1[3] = 0.0f;
  // staged.py:39: td.load(As, a[row, 0])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[0]) : "v"(at0), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[1]) : "v"(at1), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[2]) : "v"(at2), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[3]) : "v"(at3), "s"(a_0));
  // staged.py:40: td.load(Bs, b[col, 0])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[2]) : "v"(at2), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[3]) : "v"(at3), "s"(b_0));
  asm volatile("s_waitcnt vmcnt(4)" : "+v"(As_v[0]), "+v"(As_v[1]), "+v"(As_v[2]), "+v"(As_v[3]));
  // staged.py:39: td.load(As, a[row, 0])
  asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(As_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(As_v[3]));
  asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
  // staged.py:40: td.load(Bs, b[col, 0])
  asm volatile("ds_write_b128 %0, %1 offset:32768" : : "v"(As_w0), "v"(Bs_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:40960" : : "v"(As_w0), "v"(Bs_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:49152" : : "v"(As_w0), "v"(Bs_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:57344" : : "v"(As_w0), "v"(Bs_v[3]));
  asm volatile("s_waitcnt lgkmcnt(0)");
  // staged.py:41: td.barrier()
  asm volatile("s_barrier");
  // staged.py:42: for k in td.range(steps):
  const char *a_1 = (const char *)a + (long)(block / 32) * 4194304 + 128;
  const char *b_1 = (const char *)b + (long)(block % 32) * 4194304 + 128;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 127; k1 += 1) {
    // staged.py:30: [td.load(td.subtile(As, (tile, SLICE), (down, s))) for down in rows],
    asm volatile("ds_read_b128 %0, %1" : "=v"(here_0_0[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(here_0_0[1]) : "v"(As_r0));
    // staged.py:31: [td.load(td.subtile(Bs, (tile, SLICE), (across, s))) for across in cols],
    asm volatile("ds_read_b128 %0, %1" : "=v"(here_1_0[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(here_1_0[1]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(here_1_1[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(here_1_1[1]) : "v"(Bs_r0));
    // staged.py:46: a_next = td.fetch(As, a[row, k + 1])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(a_next[0]) : "v"(at0), "s"(a_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(a_next[1]) : "v"(at1), "s"(a_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(a_next[2]) : "v"(at2), "s"(a_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(a_next[3]) : "v"(at3), "s"(a_1));
    // staged.py:48: td.wait(here)
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(here_0_0[0]), "+v"(here_0_0[1]), "+v"(here_1_0[0]), "+v"(here_1_0[1]), "+v"(here_1_1[0]), "+v"(here_1_1[1]));
    // staged.py:30: [td.load(td.subtile(As, (tile, SLICE), (down, s))) for down in rows],
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[0]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_0_0[1]) : "v"(As_r1));
    // staged.py:31: [td.load(td.subtile(Bs, (tile, SLICE), (across, s))) for across in cols],
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[0]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_1_0[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(ahead_1_1[0]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(ahead_1_1[1]) : "v"(Bs_r1));
    // staged.py:37: td.mma_ABt(acc[i][j], x, y)
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[0]), td_low_i16x4(here_1_0[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[0]), td_low_i16x4(here_1_0[1]), acc_0_0[1], 0, 0, 0);
    acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[1]), td_low_i16x4(here_1_0[0]), acc_0_0[2], 0, 0, 0);
    acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[1]), td_low_i16x4(here_1_0[1]), acc_0_0[3], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[0]), td_low_i16x4(here_1_1[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[0]), td_low_i16x4(here_1_1[1]), acc_0_1[1], 0, 0, 0);
    acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[1]), td_low_i16x4(here_1_1[0]), acc_0_1[2], 0, 0, 0);
    acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[1]), td_low_i16x4(here_1_1[1]), acc_0_1[3], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[0]), td_high_i16x4(here_1_0[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[0]), td_high_i16x4(here_1_0[1]), acc_0_0[1], 0, 0, 0);
    acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[1]), td_high_i16x4(here_1_0[0]), acc_0_0[2], 0, 0, 0);
    acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[1]), td_high_i16x4(here_1_0[1]), acc_0_0[3], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[0]), td_high_i16x4(here_1_1[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[0]), td_high_i16x4(here_1_1[1]), acc_0_1[1], 0, 0, 0);
    acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[1]), td_high_i16x4(here_1_1[0]), acc_0_1[2], 0, 0, 0);
    acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[1]), td_high_i16x4(here_1_1[1]), acc_0_1[3], 0, 0, 0);
    // staged.py:48: td.wait(here)
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(ahead_0_0[0]), "+v"(ahead_0_0[1]), "+v"(ahead_1_0[0]), "+v"(ahead_1_0[1]), "+v"(ahead_1_1[0]), "+v"(ahead_1_1[1]));
    // staged.py:30: [td.load(td.subtile(As, (tile, SLICE), (down, s))) for down in rows],
    asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_0[2]), "+v"(acc_0_0[3]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]), "+v"(acc_0_1[2]), "+v"(acc_0_1[3]));
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0_2[0]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_0_0_2[1]) : "v"(As_r2));
    // staged.py:31: [td.load(td.subtile(Bs, (tile, SLICE), (across, s))) for across in cols],
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0_2[0]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_1_0_2[1]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(ahead_1_1_2[0]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(ahead_1_1_2[1]) : "v"(Bs_r2));
    // staged.py:51: b_next = td.fetch(Bs, b[col, k + 1])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(b_next[0]) : "v"(at0), "s"(b_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(b_next[1]) : "v"(at1), "s"(b_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(b_next[2]) : "v"(at2), "s"(b_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(b_next[3]) : "v"(at3), "s"(b_1));
    // staged.py:37: td.mma_ABt(acc[i][j], x, y)
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_0[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_0[1]), acc_0_0[1], 0, 0, 0);
    acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_0[0]), acc_0_0[2], 0, 0, 0);
    acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_0[1]), acc_0_0[3], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_1[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_1[1]), acc_0_1[1], 0, 0, 0);
    acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_1[0]), acc_0_1[2], 0, 0, 0);
    acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_1[1]), acc_0_1[3], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_0[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_0[1]), acc_0_0[1], 0, 0, 0);
    acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_0[0]), acc_0_0[2], 0, 0, 0);
    acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_0[1]), acc_0_0[3], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_1[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_1[1]), acc_0_1[1], 0, 0, 0);
    acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_1[0]), acc_0_1[2], 0, 0, 0);
    acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_1[1]), acc_0_1[3], 0, 0, 0);
    // staged.py:48: td.wait(here)
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(ahead_0_0_2[0]), "+v"(ahead_0_0_2[1]), "+v"(ahead_1_0_2[0]), "+v"(ahead_1_0_2[1]), "+v"(ahead_1_1_2[0]), "+v"(ahead_1_1_2[1]));
    // staged.py:30: [td.load(td.subtile(As, (tile, SLICE), (down, s))) for down in rows],
    asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_0[2]), "+v"(acc_0_0[3]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]), "+v"(acc_0_1[2]), "+v"(acc_0_1[3]));
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0_3[0]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_0_0_3[1]) : "v"(As_r3));
    // staged.py:31: [td.load(td.subtile(Bs, (tile, SLICE), (across, s))) for across in cols],
    asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0_3[0]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_1_0_3[1]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(ahead_1_1_3[0]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(ahead_1_1_3[1]) : "v"(Bs_r3));
    // staged.py:37: td.mma_ABt(acc[i][j], x, y)
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[0]), td_low_i16x4(ahead_1_0_2[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[0]), td_low_i16x4(ahead_1_0_2[1]), acc_0_0[1], 0, 0, 0);
    acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[1]), td_low_i16x4(ahead_1_0_2[0]), acc_0_0[2], 0, 0, 0);
    acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[1]), td_low_i16x4(ahead_1_0_2[1]), acc_0_0[3], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[0]), td_low_i16x4(ahead_1_1_2[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[0]), td_low_i16x4(ahead_1_1_2[1]), acc_0_1[1], 0, 0, 0);
    acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[1]), td_low_i16x4(ahead_1_1_2[0]), acc_0_1[2], 0, 0, 0);
    acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[1]), td_low_i16x4(ahead_1_1_2[1]), acc_0_1[3], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[0]), td_high_i16x4(ahead_1_0_2[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[0]), td_high_i16x4(ahead_1_0_2[1]), acc_0_0[1], 0, 0, 0);
    acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[1]), td_high_i16x4(ahead_1_0_2[0]), acc_0_0[2], 0, 0, 0);
    acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[1]), td_high_i16x4(ahead_1_0_2[1]), acc_0_0[3], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[0]), td_high_i16x4(ahead_1_1_2[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[0]), td_high_i16x4(ahead_1_1_2[1]), acc_0_1[1], 0, 0, 0);
    acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[1]), td_high_i16x4(ahead_1_1_2[0]), acc_0_1[2], 0, 0, 0);
    acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[1]), td_high_i16x4(ahead_1_1_2[1]), acc_0_1[3], 0, 0, 0);
    // staged.py:48: td.wait(here)
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(ahead_0_0_3[0]), "+v"(ahead_0_0_3[1]), "+v"(ahead_1_0_3[0]), "+v"(ahead_1_0_3[1]), "+v"(ahead_1_1_3[0]), "+v"(ahead_1_1_3[1]));
    // staged.py:53: td.barrier()  # every warp has read this slice
    asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_0[2]), "+v"(acc_0_0[3]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]), "+v"(acc_0_1[2]), "+v"(acc_0_1[3]));
    asm volatile("s_barrier");
    asm volatile("s_waitcnt vmcnt(4)" : "+v"(a_next[0]), "+v"(a_next[1]), "+v"(a_next[2]), "+v"(a_next[3]));
    // staged.py:55: td.commit(As, a_next)
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(a_next[0]));
    asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(a_next[1]));
    asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(a_next[2]));
    asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(a_next[3]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(b_next[0]), "+v"(b_next[1]), "+v"(b_next[2]), "+v"(b_next[3]));
    // staged.py:56: td.commit(Bs, b_next)
    asm volatile("ds_write_b128 %0, %1 offset:32768" : : "v"(As_w0), "v"(b_next[0]));
    asm volatile("ds_write_b128 %0, %1 offset:40960" : : "v"(As_w0), "v"(b_next[1]));
    asm volatile("ds_write_b128 %0, %1 offset:49152" : : "v"(As_w0), "v"(b_next[2]));
    asm volatile("ds_write_b128 %0, %1 offset:57344" : : "v"(As_w0), "v"(b_next[3]));
    // staged.py:37: td.mma_ABt(acc[i][j], x, y)
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[0]), td_low_i16x4(ahead_1_0_3[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[0]), td_low_i16x4(ahead_1_0_3[1]), acc_0_0[1], 0, 0, 0);
    acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[1]), td_low_i16x4(ahead_1_0_3[0]), acc_0_0[2], 0, 0, 0);
    acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[1]), td_low_i16x4(ahead_1_0_3[1]), acc_0_0[3], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[0]), td_low_i16x4(ahead_1_1_3[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[0]), td_low_i16x4(ahead_1_1_3[1]), acc_0_1[1], 0, 0, 0);
    acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[1]), td_low_i16x4(ahead_1_1_3[0]), acc_0_1[2], 0, 0, 0);
    acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[1]), td_low_i16x4(ahead_1_1_3[1]), acc_0_1[3], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[0]), td_high_i16x4(ahead_1_0_3[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[0]), td_high_i16x4(ahead_1_0_3[1]), acc_0_0[1], 0, 0, 0);
    acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[1]), td_high_i16x4(ahead_1_0_3[0]), acc_0_0[2], 0, 0, 0);
    acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[1]), td_high_i16x4(ahead_1_0_3[1]), acc_0_0[3], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[0]), td_high_i16x4(ahead_1_1_3[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[0]), td_high_i16x4(ahead_1_1_3[1]), acc_0_1[1], 0, 0, 0);
    acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[1]), td_high_i16x4(ahead_1_1_3[0]), acc_0_1[2], 0, 0, 0);
    acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[1]), td_high_i16x4(ahead_1_1_3[1]), acc_0_1[3], 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)");
    // staged.py:59: td.barrier()
    asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_0[2]), "+v"(acc_0_0[3]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]), "+v"(acc_0_1[2]), "+v"(acc_0_1[3]));
    asm volatile("s_barrier");
    a_1 += 128;
    b_1 += 128;
  }
  // staged.py:30: [td.load(td.subtile(As, (tile, SLICE), (down, s))) for down in rows],
  asm volatile("ds_read_b128 %0, %1" : "=v"(here_0_0[0]) : "v"(As_r0));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(here_0_0[1]) : "v"(As_r0));
  // staged.py:31: [td.load(td.subtile(Bs, (tile, SLICE), (across, s))) for across in cols],
  asm volatile("ds_read_b128 %0, %1" : "=v"(here_1_0[0]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(here_1_0[1]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(here_1_1[0]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(here_1_1[1]) : "v"(Bs_r0));
  // staged.py:48: td.wait(here)
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(here_0_0[0]), "+v"(here_0_0[1]), "+v"(here_1_0[0]), "+v"(here_1_0[1]), "+v"(here_1_1[0]), "+v"(here_1_1[1]));
  // staged.py:30: [td.load(td.subtile(As, (tile, SLICE), (down, s))) for down in rows],
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0[0]) : "v"(As_r1));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_0_0[1]) : "v"(As_r1));
  // staged.py:31: [td.load(td.subtile(Bs, (tile, SLICE), (across, s))) for across in cols],
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0[0]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_1_0[1]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(ahead_1_1[0]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(ahead_1_1[1]) : "v"(Bs_r1));
  // staged.py:37: td.mma_ABt(acc[i][j], x, y)
  __builtin_amdgcn_sched_barrier(0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[0]), td_low_i16x4(here_1_0[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[0]), td_low_i16x4(here_1_0[1]), acc_0_0[1], 0, 0, 0);
  acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[1]), td_low_i16x4(here_1_0[0]), acc_0_0[2], 0, 0, 0);
  acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[1]), td_low_i16x4(here_1_0[1]), acc_0_0[3], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[0]), td_low_i16x4(here_1_1[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[0]), td_low_i16x4(here_1_1[1]), acc_0_1[1], 0, 0, 0);
  acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[1]), td_low_i16x4(here_1_1[0]), acc_0_1[2], 0, 0, 0);
  acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(here_0_0[1]), td_low_i16x4(here_1_1[1]), acc_0_1[3], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[0]), td_high_i16x4(here_1_0[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[0]), td_high_i16x4(here_1_0[1]), acc_0_0[1], 0, 0, 0);
  acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[1]), td_high_i16x4(here_1_0[0]), acc_0_0[2], 0, 0, 0);
  acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[1]), td_high_i16x4(here_1_0[1]), acc_0_0[3], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[0]), td_high_i16x4(here_1_1[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[0]), td_high_i16x4(here_1_1[1]), acc_0_1[1], 0, 0, 0);
  acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[1]), td_high_i16x4(here_1_1[0]), acc_0_1[2], 0, 0, 0);
  acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(here_0_0[1]), td_high_i16x4(here_1_1[1]), acc_0_1[3], 0, 0, 0);
  // staged.py:48: td.wait(here)
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(ahead_0_0[0]), "+v"(ahead_0_0[1]), "+v"(ahead_1_0[0]), "+v"(ahead_1_0[1]), "+v"(ahead_1_1[0]), "+v"(ahead_1_1[1]));
  // staged.py:30: [td.load(td.subtile(As, (tile, SLICE), (down, s))) for down in rows],
  asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_0[2]), "+v"(acc_0_0[3]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]), "+v"(acc_0_1[2]), "+v"(acc_0_1[3]));
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0_2[0]) : "v"(As_r2));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_0_0_2[1]) : "v"(As_r2));
  // staged.py:31: [td.load(td.subtile(Bs, (tile, SLICE), (across, s))) for across in cols],
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0_2[0]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_1_0_2[1]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(ahead_1_1_2[0]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(ahead_1_1_2[1]) : "v"(Bs_r2));
  // staged.py:37: td.mma_ABt(acc[i][j], x, y)
  __builtin_amdgcn_sched_barrier(0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_0[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_0[1]), acc_0_0[1], 0, 0, 0);
  acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_0[0]), acc_0_0[2], 0, 0, 0);
  acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_0[1]), acc_0_0[3], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_1[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[0]), td_low_i16x4(ahead_1_1[1]), acc_0_1[1], 0, 0, 0);
  acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_1[0]), acc_0_1[2], 0, 0, 0);
  acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0[1]), td_low_i16x4(ahead_1_1[1]), acc_0_1[3], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_0[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_0[1]), acc_0_0[1], 0, 0, 0);
  acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_0[0]), acc_0_0[2], 0, 0, 0);
  acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_0[1]), acc_0_0[3], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_1[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[0]), td_high_i16x4(ahead_1_1[1]), acc_0_1[1], 0, 0, 0);
  acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_1[0]), acc_0_1[2], 0, 0, 0);
  acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0[1]), td_high_i16x4(ahead_1_1[1]), acc_0_1[3], 0, 0, 0);
  // staged.py:48: td.wait(here)
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(ahead_0_0_2[0]), "+v"(ahead_0_0_2[1]), "+v"(ahead_1_0_2[0]), "+v"(ahead_1_0_2[1]), "+v"(ahead_1_1_2[0]), "+v"(ahead_1_1_2[1]));
  // staged.py:30: [td.load(td.subtile(As, (tile, SLICE), (down, s))) for down in rows],
  asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_0[2]), "+v"(acc_0_0[3]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]), "+v"(acc_0_1[2]), "+v"(acc_0_1[3]));
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_0_0_3[0]) : "v"(As_r3));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_0_0_3[1]) : "v"(As_r3));
  // staged.py:31: [td.load(td.subtile(Bs, (tile, SLICE), (across, s))) for across in cols],
  asm volatile("ds_read_b128 %0, %1" : "=v"(ahead_1_0_3[0]) : "v"(Bs_r3));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(ahead_1_0_3[1]) : "v"(Bs_r3));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(ahead_1_1_3[0]) : "v"(Bs_r3));
  asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(ahead_1_1_3[1]) : "v"(Bs_r3));
  // staged.py:37: td.mma_ABt(acc[i][j], x, y)
  __builtin_amdgcn_sched_barrier(0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[0]), td_low_i16x4(ahead_1_0_2[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[0]), td_low_i16x4(ahead_1_0_2[1]), acc_0_0[1], 0, 0, 0);
  acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[1]), td_low_i16x4(ahead_1_0_2[0]), acc_0_0[2], 0, 0, 0);
  acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[1]), td_low_i16x4(ahead_1_0_2[1]), acc_0_0[3], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[0]), td_low_i16x4(ahead_1_1_2[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[0]), td_low_i16x4(ahead_1_1_2[1]), acc_0_1[1], 0, 0, 0);
  acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[1]), td_low_i16x4(ahead_1_1_2[0]), acc_0_1[2], 0, 0, 0);
  acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_2[1]), td_low_i16x4(ahead_1_1_2[1]), acc_0_1[3], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[0]), td_high_i16x4(ahead_1_0_2[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[0]), td_high_i16x4(ahead_1_0_2[1]), acc_0_0[1], 0, 0, 0);
  acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[1]), td_high_i16x4(ahead_1_0_2[0]), acc_0_0[2], 0, 0, 0);
  acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[1]), td_high_i16x4(ahead_1_0_2[1]), acc_0_0[3], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[0]), td_high_i16x4(ahead_1_1_2[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[0]), td_high_i16x4(ahead_1_1_2[1]), acc_0_1[1], 0, 0, 0);
  acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[1]), td_high_i16x4(ahead_1_1_2[0]), acc_0_1[2], 0, 0, 0);
  acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_2[1]), td_high_i16x4(ahead_1_1_2[1]), acc_0_1[3], 0, 0, 0);
  // staged.py:48: td.wait(here)
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(ahead_0_0_3[0]), "+v"(ahead_0_0_3[1]), "+v"(ahead_1_0_3[0]), "+v"(ahead_1_0_3[1]), "+v"(ahead_1_1_3[0]), "+v"(ahead_1_1_3[1]));
  // staged.py:53: td.barrier()  # every warp has read this slice
  asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_0[2]), "+v"(acc_0_0[3]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]), "+v"(acc_0_1[2]), "+v"(acc_0_1[3]));
  asm volatile("s_barrier");
  // staged.py:37: td.mma_ABt(acc[i][j], x, y)
  __builtin_amdgcn_sched_barrier(0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[0]), td_low_i16x4(ahead_1_0_3[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[0]), td_low_i16x4(ahead_1_0_3[1]), acc_0_0[1], 0, 0, 0);
  acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[1]), td_low_i16x4(ahead_1_0_3[0]), acc_0_0[2], 0, 0, 0);
  acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[1]), td_low_i16x4(ahead_1_0_3[1]), acc_0_0[3], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[0]), td_low_i16x4(ahead_1_1_3[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[0]), td_low_i16x4(ahead_1_1_3[1]), acc_0_1[1], 0, 0, 0);
  acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[1]), td_low_i16x4(ahead_1_1_3[0]), acc_0_1[2], 0, 0, 0);
  acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(ahead_0_0_3[1]), td_low_i16x4(ahead_1_1_3[1]), acc_0_1[3], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[0]), td_high_i16x4(ahead_1_0_3[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[0]), td_high_i16x4(ahead_1_0_3[1]), acc_0_0[1], 0, 0, 0);
  acc_0_0[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[1]), td_high_i16x4(ahead_1_0_3[0]), acc_0_0[2], 0, 0, 0);
  acc_0_0[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[1]), td_high_i16x4(ahead_1_0_3[1]), acc_0_0[3], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[0]), td_high_i16x4(ahead_1_1_3[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[0]), td_high_i16x4(ahead_1_1_3[1]), acc_0_1[1], 0, 0, 0);
  acc_0_1[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[1]), td_high_i16x4(ahead_1_1_3[0]), acc_0_1[2], 0, 0, 0);
  acc_0_1[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(ahead_0_0_3[1]), td_high_i16x4(ahead_1_1_3[1]), acc_0_1[3], 0, 0, 0);
  // staged.py:59: td.barrier()
  asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_0[2]), "+v"(acc_0_0[3]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]), "+v"(acc_0_1[2]), "+v"(acc_0_1[3]));
  asm volatile("s_barrier");
  // staged.py:62: td.store(c[row * 4 * n + down, col * 4 * n + across], acc[i][j])
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[0][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 2097152 + 128 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[1][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 2097152 + 1048576 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[2][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 2097152 + 1048704 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[3][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 2097152 + 512 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[0][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 2097152 + 640 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[1][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 2097152 + 1049088 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[2][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 2097152 + 1049216 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[3][r]; }
}
