// ping_pong: M = 8192, K = 8192, N = 8192; gfx90a
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
void td_ping_pong(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[65536];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc[8];
  td_u32x4 As_v[4], Bs_v[4], x0_0[4], x0_1[2], a_next[4], x1_0[4], x1_1[2], b_next[4], x2_0[4], x2_1[2], x3_0[4], x3_1[2];
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * 16384;
  const td_u32 at1 = thread % 8 * 16 + thread / 8 * 16384 + 1048576;
  const td_u32 at2 = thread % 8 * 16 + thread / 8 * 16384 + 2097152;
  const td_u32 at3 = thread % 8 * 16 + thread / 8 * 16384 + 3145728;
  const td_u32 As_w0 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7);
  const td_u32 As_r0 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 16384, 7, 7);
  const td_u32 Bs_r0 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 8192 + lane / 32 * 16, 7, 7) + 32768;
  const td_u32 As_r1 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 16384 + 32, 7, 7);
  const td_u32 Bs_r1 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 8192 + lane / 32 * 16 + 32, 7, 7) + 32768;
  const td_u32 As_r2 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 16384 + 64, 7, 7);
  const td_u32 Bs_r2 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 8192 + lane / 32 * 16 + 64, 7, 7) + 32768;
  const td_u32 As_r3 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 16384 + 96, 7, 7);
  const td_u32 Bs_r3 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 8192 + lane / 32 * 16 + 96, 7, 7) + 32768;
  const char *a_0 = (const char *)a + (long)(block / 32) * 4194304;
  const char *b_0 = (const char *)b + (long)(block % 32) * 4194304;

  // ping_pong.py:20: acc = td.zeros(td.f32, BLOCK // 2, BLOCK // 4)
  acc[0] = 0.0f; acc[1] = 0.0f; acc[2] = 0.0f; acc[3] = 0.0f; acc[4] = 0.0f; acc[5] = 0.0f; acc[6] = 0.0f; acc[7] = 0.0f;
  // ping_pong.py:31: td.load(As, a[row, 0])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[0]) : "v"(at0), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[1]) : "v"(at1), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[2]) : "v"(at2), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[3]) : "v"(at3), "s"(a_0));
  // ping_pong.py:32: td.load(Bs, b[col, 0])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[2]) : "v"(at2), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[3]) : "v"(at3), "s"(b_0));
  asm volatile("s_waitcnt vmcnt(4)" : "+v"(As_v[0]), "+v"(As_v[1]), "+v"(As_v[2]), "+v"(As_v[3]));
  // ping_pong.py:31: td.load(As, a[row, 0])
  asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(As_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(As_v[3]));
  asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
  // ping_pong.py:32: td.load(Bs, b[col, 0])
  asm volatile("ds_write_b128 %0, %1 offset:32768" : : "v"(As_w0), "v"(Bs_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:40960" : : "v"(As_w0), "v"(Bs_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:49152" : : "v"(As_w0), "v"(Bs_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:57344" : : "v"(As_w0), "v"(Bs_v[3]));
  asm volatile("s_waitcnt lgkmcnt(0)");
  // ping_pong.py:33: td.barrier()
  asm volatile("s_barrier");
  // ping_pong.py:34: if half == 1:  # one phase behind from here on
  if (warp / 4 == 1) {
    // ping_pong.py:35: td.barrier()
    asm volatile("s_barrier ; #17");
  }
  // ping_pong.py:36: for k in td.range(steps):
  const char *a_1 = (const char *)a + (long)(block / 32) * 4194304 + 128;
  const char *b_1 = (const char *)b + (long)(block % 32) * 4194304 + 128;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 127; k1 += 1) {
    // ping_pong.py:23: return td.load(td.subtile(As, (BLOCK // 2, SLICE), (half, s))), td.load(td.subtile(Bs, (BLOCK // 4, SLICE), (wc, s)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(x0_0[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x0_0[1]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(x0_0[2]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(x0_0[3]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(x0_1[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x0_1[1]) : "v"(Bs_r0));
    // ping_pong.py:40: a_next = td.fetch(As, a[row, k + 1])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(a_next[0]) : "v"(at0), "s"(a_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(a_next[1]) : "v"(at1), "s"(a_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(a_next[2]) : "v"(at2), "s"(a_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(a_next[3]) : "v"(at3), "s"(a_1));
    // ping_pong.py:41: td.barrier()
    asm volatile("s_barrier");
    // ping_pong.py:26: td.wait(operands)
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(x0_0[0]), "+v"(x0_0[1]), "+v"(x0_0[2]), "+v"(x0_0[3]), "+v"(x0_1[0]), "+v"(x0_1[1]));
    __builtin_amdgcn_s_setprio(1);  // ping_pong.py:27: with td.priority(1):
    // ping_pong.py:28: td.mma_ABt(acc, *operands)
    __builtin_amdgcn_sched_barrier(0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[0]), td_low_i16x4(x0_1[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[0]), td_low_i16x4(x0_1[1]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[1]), td_low_i16x4(x0_1[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[1]), td_low_i16x4(x0_1[1]), acc[3], 0, 0, 0);
    acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[2]), td_low_i16x4(x0_1[0]), acc[4], 0, 0, 0);
    acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[2]), td_low_i16x4(x0_1[1]), acc[5], 0, 0, 0);
    acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[3]), td_low_i16x4(x0_1[0]), acc[6], 0, 0, 0);
    acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[3]), td_low_i16x4(x0_1[1]), acc[7], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[0]), td_high_i16x4(x0_1[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[0]), td_high_i16x4(x0_1[1]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[1]), td_high_i16x4(x0_1[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[1]), td_high_i16x4(x0_1[1]), acc[3], 0, 0, 0);
    acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[2]), td_high_i16x4(x0_1[0]), acc[4], 0, 0, 0);
    acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[2]), td_high_i16x4(x0_1[1]), acc[5], 0, 0, 0);
    acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[3]), td_high_i16x4(x0_1[0]), acc[6], 0, 0, 0);
    acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[3]), td_high_i16x4(x0_1[1]), acc[7], 0, 0, 0);
    asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]), "+v"(acc[4]), "+v"(acc[5]), "+v"(acc[6]), "+v"(acc[7]));
    __builtin_amdgcn_s_setprio(0);  // ping_pong.py:27: with td.priority(1):
    // ping_pong.py:29: td.barrier()
    asm volatile("s_barrier");
    // ping_pong.py:23: return td.load(td.subtile(As, (BLOCK // 2, SLICE), (half, s))), td.load(td.subtile(Bs, (BLOCK // 4, SLICE), (wc, s)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(x1_0[0]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x1_0[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(x1_0[2]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(x1_0[3]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1" : "=v"(x1_1[0]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x1_1[1]) : "v"(Bs_r1));
    // ping_pong.py:45: b_next = td.fetch(Bs, b[col, k + 1])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(b_next[0]) : "v"(at0), "s"(b_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(b_next[1]) : "v"(at1), "s"(b_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(b_next[2]) : "v"(at2), "s"(b_1));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(b_next[3]) : "v"(at3), "s"(b_1));
    // ping_pong.py:46: td.barrier()
    asm volatile("s_barrier");
    // ping_pong.py:26: td.wait(operands)
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(x1_0[0]), "+v"(x1_0[1]), "+v"(x1_0[2]), "+v"(x1_0[3]), "+v"(x1_1[0]), "+v"(x1_1[1]));
    __builtin_amdgcn_s_setprio(1);  // ping_pong.py:27: with td.priority(1):
    // ping_pong.py:28: td.mma_ABt(acc, *operands)
    __builtin_amdgcn_sched_barrier(0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[0]), td_low_i16x4(x1_1[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[0]), td_low_i16x4(x1_1[1]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[1]), td_low_i16x4(x1_1[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[1]), td_low_i16x4(x1_1[1]), acc[3], 0, 0, 0);
    acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[2]), td_low_i16x4(x1_1[0]), acc[4], 0, 0, 0);
    acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[2]), td_low_i16x4(x1_1[1]), acc[5], 0, 0, 0);
    acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[3]), td_low_i16x4(x1_1[0]), acc[6], 0, 0, 0);
    acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[3]), td_low_i16x4(x1_1[1]), acc[7], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[0]), td_high_i16x4(x1_1[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[0]), td_high_i16x4(x1_1[1]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[1]), td_high_i16x4(x1_1[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[1]), td_high_i16x4(x1_1[1]), acc[3], 0, 0, 0);
    acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[2]), td_high_i16x4(x1_1[0]), acc[4], 0, 0, 0);
    acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[2]), td_high_i16x4(x1_1[1]), acc[5], 0, 0, 0);
    acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[3]), td_high_i16x4(x1_1[0]), acc[6], 0, 0, 0);
    acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[3]), td_high_i16x4(x1_1[1]), acc[7], 0, 0, 0);
    asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]), "+v"(acc[4]), "+v"(acc[5]), "+v"(acc[6]), "+v"(acc[7]));
    __builtin_amdgcn_s_setprio(0);  // ping_pong.py:27: with td.priority(1):
    // ping_pong.py:29: td.barrier()
    asm volatile("s_barrier");
    // ping_pong.py:23: return td.load(td.subtile(As, (BLOCK // 2, SLICE), (half, s))), td.load(td.subtile(Bs, (BLOCK // 4, SLICE), (wc, s)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(x2_0[0]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x2_0[1]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(x2_0[2]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(x2_0[3]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1" : "=v"(x2_1[0]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x2_1[1]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1" : "=v"(x3_0[0]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x3_0[1]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(x3_0[2]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(x3_0[3]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1" : "=v"(x3_1[0]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x3_1[1]) : "v"(Bs_r3));
    // ping_pong.py:49: td.wait(x2, x3)  # the other half writes next
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(x2_0[0]), "+v"(x2_0[1]), "+v"(x2_0[2]), "+v"(x2_0[3]), "+v"(x2_1[0]), "+v"(x2_1[1]), "+v"(x3_0[0]), "+v"(x3_0[1]), "+v"(x3_0[2]), "+v"(x3_0[3]), "+v"(x3_1[0]), "+v"(x3_1[1]));
    // ping_pong.py:50: td.barrier()
    asm volatile("s_barrier");
    __builtin_amdgcn_s_setprio(1);  // ping_pong.py:27: with td.priority(1):
    // ping_pong.py:28: td.mma_ABt(acc, *operands)
    __builtin_amdgcn_sched_barrier(0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[0]), td_low_i16x4(x2_1[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[0]), td_low_i16x4(x2_1[1]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[1]), td_low_i16x4(x2_1[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[1]), td_low_i16x4(x2_1[1]), acc[3], 0, 0, 0);
    acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[2]), td_low_i16x4(x2_1[0]), acc[4], 0, 0, 0);
    acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[2]), td_low_i16x4(x2_1[1]), acc[5], 0, 0, 0);
    acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[3]), td_low_i16x4(x2_1[0]), acc[6], 0, 0, 0);
    acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[3]), td_low_i16x4(x2_1[1]), acc[7], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[0]), td_high_i16x4(x2_1[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[0]), td_high_i16x4(x2_1[1]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[1]), td_high_i16x4(x2_1[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[1]), td_high_i16x4(x2_1[1]), acc[3], 0, 0, 0);
    acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[2]), td_high_i16x4(x2_1[0]), acc[4], 0, 0, 0);
    acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[2]), td_high_i16x4(x2_1[1]), acc[5], 0, 0, 0);
    acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[3]), td_high_i16x4(x2_1[0]), acc[6], 0, 0, 0);
    acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[3]), td_high_i16x4(x2_1[1]), acc[7], 0, 0, 0);
    asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]), "+v"(acc[4]), "+v"(acc[5]), "+v"(acc[6]), "+v"(acc[7]));
    __builtin_amdgcn_s_setprio(0);  // ping_pong.py:27: with td.priority(1):
    // ping_pong.py:29: td.barrier()
    asm volatile("s_barrier");
    // ping_pong.py:53: td.wait(a_next, b_next)
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(a_next[0]), "+v"(a_next[1]), "+v"(a_next[2]), "+v"(a_next[3]), "+v"(b_next[0]), "+v"(b_next[1]), "+v"(b_next[2]), "+v"(b_next[3]));
    // ping_pong.py:54: td.commit(As, a_next)
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(a_next[0]));
    asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(a_next[1]));
    asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(a_next[2]));
    asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(a_next[3]));
    // ping_pong.py:55: td.commit(Bs, b_next)
    asm volatile("ds_write_b128 %0, %1 offset:32768" : : "v"(As_w0), "v"(b_next[0]));
    asm volatile("ds_write_b128 %0, %1 offset:40960" : : "v"(As_w0), "v"(b_next[1]));
    asm volatile("ds_write_b128 %0, %1 offset:49152" : : "v"(As_w0), "v"(b_next[2]));
    asm volatile("ds_write_b128 %0, %1 offset:57344" : : "v"(As_w0), "v"(b_next[3]));
    asm volatile("s_waitcnt lgkmcnt(0)");
    // ping_pong.py:56: td.barrier()
    asm volatile("s_barrier");
    __builtin_amdgcn_s_setprio(1);  // ping_pong.py:27: with td.priority(1):
    // ping_pong.py:28: td.mma_ABt(acc, *operands)
    __builtin_amdgcn_sched_barrier(0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[0]), td_low_i16x4(x3_1[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[0]), td_low_i16x4(x3_1[1]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[1]), td_low_i16x4(x3_1[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[1]), td_low_i16x4(x3_1[1]), acc[3], 0, 0, 0);
    acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[2]), td_low_i16x4(x3_1[0]), acc[4], 0, 0, 0);
    acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[2]), td_low_i16x4(x3_1[1]), acc[5], 0, 0, 0);
    acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[3]), td_low_i16x4(x3_1[0]), acc[6], 0, 0, 0);
    acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[3]), td_low_i16x4(x3_1[1]), acc[7], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[0]), td_high_i16x4(x3_1[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[0]), td_high_i16x4(x3_1[1]), acc[1], 0, 0, 0);
    acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[1]), td_high_i16x4(x3_1[0]), acc[2], 0, 0, 0);
    acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[1]), td_high_i16x4(x3_1[1]), acc[3], 0, 0, 0);
    acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[2]), td_high_i16x4(x3_1[0]), acc[4], 0, 0, 0);
    acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[2]), td_high_i16x4(x3_1[1]), acc[5], 0, 0, 0);
    acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[3]), td_high_i16x4(x3_1[0]), acc[6], 0, 0, 0);
    acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[3]), td_high_i16x4(x3_1[1]), acc[7], 0, 0, 0);
    asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]), "+v"(acc[4]), "+v"(acc[5]), "+v"(acc[6]), "+v"(acc[7]));
    __builtin_amdgcn_s_setprio(0);  // ping_pong.py:27: with td.priority(1):
    // ping_pong.py:29: td.barrier()
    asm volatile("s_barrier");
    a_1 += 128;
    b_1 += 128;
  }
  // ping_pong.py:23: return td.load(td.subtile(As, (BLOCK // 2, SLICE), (half, s))), td.load(td.subtile(Bs, (BLOCK // 4, SLICE), (wc, s)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(x0_0[0]) : "v"(As_r0));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x0_0[1]) : "v"(As_r0));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(x0_0[2]) : "v"(As_r0));
  asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(x0_0[3]) : "v"(As_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(x0_1[0]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x0_1[1]) : "v"(Bs_r0));
  // ping_pong.py:41: td.barrier()
  asm volatile("s_barrier");
  // ping_pong.py:26: td.wait(operands)
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(x0_0[0]), "+v"(x0_0[1]), "+v"(x0_0[2]), "+v"(x0_0[3]), "+v"(x0_1[0]), "+v"(x0_1[1]));
  __builtin_amdgcn_s_setprio(1);  // ping_pong.py:27: with td.priority(1):
  // ping_pong.py:28: td.mma_ABt(acc, *operands)
  __builtin_amdgcn_sched_barrier(0);
  acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[0]), td_low_i16x4(x0_1[0]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[0]), td_low_i16x4(x0_1[1]), acc[1], 0, 0, 0);
  acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[1]), td_low_i16x4(x0_1[0]), acc[2], 0, 0, 0);
  acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[1]), td_low_i16x4(x0_1[1]), acc[3], 0, 0, 0);
  acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[2]), td_low_i16x4(x0_1[0]), acc[4], 0, 0, 0);
  acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[2]), td_low_i16x4(x0_1[1]), acc[5], 0, 0, 0);
  acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[3]), td_low_i16x4(x0_1[0]), acc[6], 0, 0, 0);
  acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x0_0[3]), td_low_i16x4(x0_1[1]), acc[7], 0, 0, 0);
  acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[0]), td_high_i16x4(x0_1[0]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[0]), td_high_i16x4(x0_1[1]), acc[1], 0, 0, 0);
  acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[1]), td_high_i16x4(x0_1[0]), acc[2], 0, 0, 0);
  acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[1]), td_high_i16x4(x0_1[1]), acc[3], 0, 0, 0);
  acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[2]), td_high_i16x4(x0_1[0]), acc[4], 0, 0, 0);
  acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[2]), td_high_i16x4(x0_1[1]), acc[5], 0, 0, 0);
  acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[3]), td_high_i16x4(x0_1[0]), acc[6], 0, 0, 0);
  acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x0_0[3]), td_high_i16x4(x0_1[1]), acc[7], 0, 0, 0);
  asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]), "+v"(acc[4]), "+v"(acc[5]), "+v"(acc[6]), "+v"(acc[7]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong.py:27: with td.priority(1):
  // ping_pong.py:29: td.barrier()
  asm volatile("s_barrier");
  // ping_pong.py:23: return td.load(td.subtile(As, (BLOCK // 2, SLICE), (half, s))), td.load(td.subtile(Bs, (BLOCK // 4, SLICE), (wc, s)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(x1_0[0]) : "v"(As_r1));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x1_0[1]) : "v"(As_r1));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(x1_0[2]) : "v"(As_r1));
  asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(x1_0[3]) : "v"(As_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(x1_1[0]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x1_1[1]) : "v"(Bs_r1));
  // ping_pong.py:46: td.barrier()
  asm volatile("s_barrier");
  // ping_pong.py:26: td.wait(operands)
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(x1_0[0]), "+v"(x1_0[1]), "+v"(x1_0[2]), "+v"(x1_0[3]), "+v"(x1_1[0]), "+v"(x1_1[1]));
  __builtin_amdgcn_s_setprio(1);  // ping_pong.py:27: with td.priority(1):
  // ping_pong.py:28: td.mma_ABt(acc, *operands)
  __builtin_amdgcn_sched_barrier(0);
  acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[0]), td_low_i16x4(x1_1[0]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[0]), td_low_i16x4(x1_1[1]), acc[1], 0, 0, 0);
  acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[1]), td_low_i16x4(x1_1[0]), acc[2], 0, 0, 0);
  acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[1]), td_low_i16x4(x1_1[1]), acc[3], 0, 0, 0);
  acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[2]), td_low_i16x4(x1_1[0]), acc[4], 0, 0, 0);
  acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[2]), td_low_i16x4(x1_1[1]), acc[5], 0, 0, 0);
  acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[3]), td_low_i16x4(x1_1[0]), acc[6], 0, 0, 0);
  acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x1_0[3]), td_low_i16x4(x1_1[1]), acc[7], 0, 0, 0);
  acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[0]), td_high_i16x4(x1_1[0]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[0]), td_high_i16x4(x1_1[1]), acc[1], 0, 0, 0);
  acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[1]), td_high_i16x4(x1_1[0]), acc[2], 0, 0, 0);
  acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[1]), td_high_i16x4(x1_1[1]), acc[3], 0, 0, 0);
  acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[2]), td_high_i16x4(x1_1[0]), acc[4], 0, 0, 0);
  acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[2]), td_high_i16x4(x1_1[1]), acc[5], 0, 0, 0);
  acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[3]), td_high_i16x4(x1_1[0]), acc[6], 0, 0, 0);
  acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x1_0[3]), td_high_i16x4(x1_1[1]), acc[7], 0, 0, 0);
  asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]), "+v"(acc[4]), "+v"(acc[5]), "+v"(acc[6]), "+v"(acc[7]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong.py:27: with td.priority(1):
  // ping_pong.py:29: td.barrier()
  asm volatile("s_barrier");
  // ping_pong.py:23: return td.load(td.subtile(As, (BLOCK // 2, SLICE), (half, s))), td.load(td.subtile(Bs, (BLOCK // 4, SLICE), (wc, s)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(x2_0[0]) : "v"(As_r2));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x2_0[1]) : "v"(As_r2));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(x2_0[2]) : "v"(As_r2));
  asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(x2_0[3]) : "v"(As_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(x2_1[0]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x2_1[1]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(x3_0[0]) : "v"(As_r3));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x3_0[1]) : "v"(As_r3));
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(x3_0[2]) : "v"(As_r3));
  asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(x3_0[3]) : "v"(As_r3));
  asm volatile("ds_read_b128 %0, %1" : "=v"(x3_1[0]) : "v"(Bs_r3));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(x3_1[1]) : "v"(Bs_r3));
  // ping_pong.py:49: td.wait(x2, x3)  # the other half writes next
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(x2_0[0]), "+v"(x2_0[1]), "+v"(x2_0[2]), "+v"(x2_0[3]), "+v"(x2_1[0]), "+v"(x2_1[1]), "+v"(x3_0[0]), "+v"(x3_0[1]), "+v"(x3_0[2]), "+v"(x3_0[3]), "+v"(x3_1[0]), "+v"(x3_1[1]));
  // ping_pong.py:50: td.barrier()
  asm volatile("s_barrier");
  __builtin_amdgcn_s_setprio(1);  // ping_pong.py:27: with td.priority(1):
  // ping_pong.py:28: td.mma_ABt(acc, *operands)
  __builtin_amdgcn_sched_barrier(0);
  acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[0]), td_low_i16x4(x2_1[0]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[0]), td_low_i16x4(x2_1[1]), acc[1], 0, 0, 0);
  acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[1]), td_low_i16x4(x2_1[0]), acc[2], 0, 0, 0);
  acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[1]), td_low_i16x4(x2_1[1]), acc[3], 0, 0, 0);
  acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[2]), td_low_i16x4(x2_1[0]), acc[4], 0, 0, 0);
  acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[2]), td_low_i16x4(x2_1[1]), acc[5], 0, 0, 0);
  acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[3]), td_low_i16x4(x2_1[0]), acc[6], 0, 0, 0);
  acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x2_0[3]), td_low_i16x4(x2_1[1]), acc[7], 0, 0, 0);
  acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[0]), td_high_i16x4(x2_1[0]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[0]), td_high_i16x4(x2_1[1]), acc[1], 0, 0, 0);
  acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[1]), td_high_i16x4(x2_1[0]), acc[2], 0, 0, 0);
  acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[1]), td_high_i16x4(x2_1[1]), acc[3], 0, 0, 0);
  acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[2]), td_high_i16x4(x2_1[0]), acc[4], 0, 0, 0);
  acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[2]), td_high_i16x4(x2_1[1]), acc[5], 0, 0, 0);
  acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[3]), td_high_i16x4(x2_1[0]), acc[6], 0, 0, 0);
  acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x2_0[3]), td_high_i16x4(x2_1[1]), acc[7], 0, 0, 0);
  asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]), "+v"(acc[4]), "+v"(acc[5]), "+v"(acc[6]), "+v"(acc[7]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong.py:27: with td.priority(1):
  // ping_pong.py:29: td.barrier()
  asm volatile("s_barrier");
  // ping_pong.py:56: td.barrier()
  asm volatile("s_barrier");
  __builtin_amdgcn_s_setprio(1);  // ping_pong.py:27: with td.priority(1):
  // ping_pong.py:28: td.mma_ABt(acc, *operands)
  __builtin_amdgcn_sched_barrier(0);
  acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[0]), td_low_i16x4(x3_1[0]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[0]), td_low_i16x4(x3_1[1]), acc[1], 0, 0, 0);
  acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[1]), td_low_i16x4(x3_1[0]), acc[2], 0, 0, 0);
  acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[1]), td_low_i16x4(x3_1[1]), acc[3], 0, 0, 0);
  acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[2]), td_low_i16x4(x3_1[0]), acc[4], 0, 0, 0);
  acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[2]), td_low_i16x4(x3_1[1]), acc[5], 0, 0, 0);
  acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[3]), td_low_i16x4(x3_1[0]), acc[6], 0, 0, 0);
  acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(x3_0[3]), td_low_i16x4(x3_1[1]), acc[7], 0, 0, 0);
  acc[0] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[0]), td_high_i16x4(x3_1[0]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[0]), td_high_i16x4(x3_1[1]), acc[1], 0, 0, 0);
  acc[2] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[1]), td_high_i16x4(x3_1[0]), acc[2], 0, 0, 0);
  acc[3] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[1]), td_high_i16x4(x3_1[1]), acc[3], 0, 0, 0);
  acc[4] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[2]), td_high_i16x4(x3_1[0]), acc[4], 0, 0, 0);
  acc[5] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[2]), td_high_i16x4(x3_1[1]), acc[5], 0, 0, 0);
  acc[6] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[3]), td_high_i16x4(x3_1[0]), acc[6], 0, 0, 0);
  acc[7] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(x3_0[3]), td_high_i16x4(x3_1[1]), acc[7], 0, 0, 0);
  asm volatile("" : "+v"(acc[0]), "+v"(acc[1]), "+v"(acc[2]), "+v"(acc[3]), "+v"(acc[4]), "+v"(acc[5]), "+v"(acc[6]), "+v"(acc[7]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong.py:27: with td.priority(1):
  // ping_pong.py:29: td.barrier()
  asm volatile("s_barrier");
  // ping_pong.py:58: if half == 0:  # the other half's last phase
  if (warp / 4 == 0) {
    // ping_pong.py:59: td.barrier()
    asm volatile("s_barrier ; #98");
  }
  // ping_pong.py:60: td.store(c[row * 2 + half, col * 4 + wc], acc)
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 4194304 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[0][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 4194304 + 128 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[1][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 4194304 + 1048576 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[2][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 4194304 + 1048704 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[3][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 4194304 + 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[4][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 4194304 + 2097280 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[5][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 4194304 + 3145728 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[6][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 256 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 4194304 + 3145856 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[7][r]; }
}
