// ping_pong_direct: M = 1100, K = 1032, N = 1000; gfx950
// launch: 20 blocks of 512 threads, in one dimension; 131072 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef __bf16 td_bf16x8 __attribute__((ext_vector_type(8)));
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
static __attribute__((device)) inline td_u32x4 td_buffer(const void *tensor, long start, long end) {
  const unsigned long base = (unsigned long)tensor + start;
  const int high = (end - start) >> 32;
  const td_u32 low = (td_u32)(end - start), size = high < 0 ? 0 : high > 0 || low > 0x80000000u ? 0x80000000u : low;
  return td_u32x4{(td_u32)base, (td_u32)(base >> 32) & 0xffff, size, 0x00027000};
}
static __attribute__((device)) inline td_u32 td_least(td_u32 a, td_u32 b) { return a < b ? a : b; }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(512, 512), amdgpu_waves_per_eu(2)))
void td_ping_pong_direct(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[131072];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc_0_0[2], acc_0_1[2], acc_1_0[2], acc_1_1[2];
  td_u32x4 a_reg[8], b_regs_0[4], b_regs_1[4], a_reg_2[8], a_reg_3[8], b_regs_0_2[4], b_regs_1_2[4], a_reg_4[8];
  const td_u32 at0 = td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048, 8, 7) / 128 * 2064;
  const td_u32 at1 = td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) / 128 * 2064 - 1024;
  const td_u32 at2 = td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048, 8, 7) / 128 * 2064 + 1024;
  const td_u32 at3 = td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) / 128 * 2064;
  const td_u32 at4 = td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048, 8, 7) / 128 * 2064 + 128;
  const td_u32 at5 = td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) / 128 * 2064 - 896;
  const td_u32 As_0_r0 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 8192, 8, 7);
  const td_u32 As_0_r1 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 8192 + 32, 8, 7);
  const td_u32 As_0_r2 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 8192 + 64, 8, 7);
  const td_u32 As_0_r3 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 8192 + 96, 8, 7);
  const td_u32 Bs_0_r0 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 4096 + lane / 32 * 16, 8, 7) + 65536;
  const td_u32 Bs_0_r1 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 4096 + lane / 32 * 16 + 32, 8, 7) + 65536;
  const td_u32 Bs_0_r2 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 4096 + lane / 32 * 16 + 64, 8, 7) + 65536;
  const td_u32 Bs_0_r3 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 4096 + lane / 32 * 16 + 96, 8, 7) + 65536;
  const char *b_0 = (const char *)b + (long)(block % 4) * 528384;
  const td_u32x4 a_b0 = td_buffer(a, (long)(block / 4) * 528384 + -1024, 2270400);
  const td_u32x4 b_b0 = td_buffer(b, (long)(block % 4) * 528384 + 263168, 2064000);
  const td_u32x4 a_b1 = td_buffer(a, (long)(block / 4) * 528384 + 263168, 2270400);
  const td_u32x4 b_b1 = td_buffer(b, (long)(block % 4) * 528384 + -1024, 2064000);

  // ping_pong_direct.py:20: acc = [[td.zeros(td.f32, HALF // 2, HALF // 4) for _ in range(2)] for _ in range(2)]
  acc_0_0[0] = 0.0f; acc_0_0[1] = 0.0f;
  acc_0_1[0] = 0.0f; acc_0_1[1] = 0.0f;
  acc_1_0[0] = 0.0f; acc_1_0[1] = 0.0f;
  acc_1_1[0] = 0.0f; acc_1_1[1] = 0.0f;
  // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 65536));
  asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at0), "s"(b_0));
  asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at1), "s"(b_0));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048));
  asm volatile("buffer_load_dwordx4 %0, %1, 0 offen lds" : : "v"(at2), "s"(a_b0));
  asm volatile("buffer_load_dwordx4 %0, %1, 0 offen offset:1024 lds" : : "v"(at3), "s"(a_b0));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 98304));
  asm volatile("buffer_load_dwordx4 %0, %1, 0 offen lds" : : "v"(at2), "s"(b_b0));
  asm volatile("buffer_load_dwordx4 %0, %1, 0 offen offset:1024 lds" : : "v"(at3), "s"(b_b0));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 32768));
  asm volatile("buffer_load_dwordx4 %0, %1, 0 offen lds" : : "v"(at2), "s"(a_b1));
  asm volatile("buffer_load_dwordx4 %0, %1, 0 offen offset:1024 lds" : : "v"(at3), "s"(a_b1));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 16384));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2), "s"(a_b0), "s"(128));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3), "s"(a_b0), "s"(128));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 81920));
  asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at4), "s"(b_0));
  asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at5), "s"(b_0));
  asm volatile("s_waitcnt vmcnt(6)");
  // ping_pong_direct.py:41: td.barrier()
  asm volatile("s_barrier");
  // ping_pong_direct.py:42: if wr == 1:  # one phase behind from here on
  if (warp / 4 == 1) {
    // ping_pong_direct.py:43: td.barrier()
    asm volatile("s_barrier ; #19");
  }
  // ping_pong_direct.py:44: for k in td.range(steps):
  const char *b_1 = (const char *)b + (long)(block % 4) * 528384 + 256;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 14; k1 += 2) {
    // ping_pong_direct.py:45: a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[0]) : "v"(As_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[4]) : "v"(As_0_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[0]) : "v"(Bs_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[0]) : "v"(Bs_0_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[1]) : "v"(As_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[5]) : "v"(As_0_r1));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[1]) : "v"(Bs_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[1]) : "v"(Bs_0_r1));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[2]) : "v"(As_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[6]) : "v"(As_0_r2));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[2]) : "v"(Bs_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[2]) : "v"(Bs_0_r2));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[3]) : "v"(As_0_r3));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[7]) : "v"(As_0_r3));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[3]) : "v"(Bs_0_r3));
    // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
    asm volatile("s_mov_b32 m0, %0" : : "s"(lds + warp * 2048 + 114688));
    // ping_pong_direct.py:45: a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
    asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[3]) : "v"(Bs_0_r3));
    // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2), "s"(b_b0), "s"(k1 * 128 + 128));
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3), "s"(b_b0), "s"(k1 * 128 + 128));
    // ping_pong_direct.py:48: td.wait(a_reg, b_regs)  # read before the other half may overwrite it
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg[0]), "+v"(a_reg[4]), "+v"(b_regs_0[0]), "+v"(b_regs_1[0]), "+v"(a_reg[1]), "+v"(a_reg[5]), "+v"(b_regs_0[1]), "+v"(b_regs_1[1]), "+v"(a_reg[2]), "+v"(a_reg[6]), "+v"(b_regs_0[2]), "+v"(b_regs_1[2]), "+v"(a_reg[3]), "+v"(a_reg[7]), "+v"(b_regs_0[3]), "+v"(b_regs_1[3]));
    // ping_pong_direct.py:49: td.barrier()
    asm volatile("s_barrier");
    __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
    // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[0]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[4]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_0_0[1], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[0]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[4]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_0_1[1], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[1]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[5]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_0_0[1], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[1]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[5]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_0_1[1], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[2]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[6]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_0_0[1], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[2]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[6]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_0_1[1], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[3]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[7]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_0_0[1], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[3]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[7]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_0_1[1], 0, 0, 0);
    asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]));
    __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
    asm volatile("s_waitcnt vmcnt(6)");
    // ping_pong_direct.py:32: td.barrier()
    asm volatile("s_barrier");
    // ping_pong_direct.py:51: a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
    asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[0]) : "v"(As_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[4]) : "v"(As_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[1]) : "v"(As_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[5]) : "v"(As_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[2]) : "v"(As_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[6]) : "v"(As_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[3]) : "v"(As_0_r3));
    // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
    asm volatile("s_mov_b32 m0, %0" : : "s"(lds + warp * 2048 + 49152));
    // ping_pong_direct.py:51: a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
    asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[7]) : "v"(As_0_r3));
    // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2), "s"(a_b1), "s"(td_least(k1 * 128 + 128, a_b1.z)));
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3), "s"(a_b1), "s"(td_least(k1 * 128 + 128, a_b1.z)));
    asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048));
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2), "s"(a_b0), "s"(k1 * 128 + 256));
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3), "s"(a_b0), "s"(k1 * 128 + 256));
    asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 65536));
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at0), "s"(b_1));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at1), "s"(b_1));
    // ping_pong_direct.py:57: td.wait(a_reg)
    asm volatile("s_waitcnt vmcnt(6) lgkmcnt(0)" : "+v"(a_reg_2[0]), "+v"(a_reg_2[4]), "+v"(a_reg_2[1]), "+v"(a_reg_2[5]), "+v"(a_reg_2[2]), "+v"(a_reg_2[6]), "+v"(a_reg_2[3]), "+v"(a_reg_2[7]));
    // ping_pong_direct.py:58: td.barrier()
    asm volatile("s_barrier");
    __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
    // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
    __builtin_amdgcn_sched_barrier(0);
    acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[0]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_1_0[0], 0, 0, 0);
    acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[4]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_1_0[1], 0, 0, 0);
    acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[0]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_1_1[0], 0, 0, 0);
    acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[4]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_1_1[1], 0, 0, 0);
    acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[1]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_1_0[0], 0, 0, 0);
    acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[5]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_1_0[1], 0, 0, 0);
    acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[1]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_1_1[0], 0, 0, 0);
    acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[5]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_1_1[1], 0, 0, 0);
    acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[2]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_1_0[0], 0, 0, 0);
    acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[6]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_1_0[1], 0, 0, 0);
    acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[2]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_1_1[0], 0, 0, 0);
    acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[6]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_1_1[1], 0, 0, 0);
    acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[3]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_1_0[0], 0, 0, 0);
    acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[7]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_1_0[1], 0, 0, 0);
    acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[3]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_1_1[0], 0, 0, 0);
    acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[7]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_1_1[1], 0, 0, 0);
    asm volatile("" : "+v"(acc_1_0[0]), "+v"(acc_1_0[1]), "+v"(acc_1_1[0]), "+v"(acc_1_1[1]));
    __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
    // ping_pong_direct.py:32: td.barrier()
    asm volatile("s_barrier");
    // ping_pong_direct.py:45: a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(a_reg_3[0]) : "v"(As_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(a_reg_3[4]) : "v"(As_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(b_regs_0_2[0]) : "v"(Bs_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(b_regs_1_2[0]) : "v"(Bs_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(a_reg_3[1]) : "v"(As_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(a_reg_3[5]) : "v"(As_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(b_regs_0_2[1]) : "v"(Bs_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(b_regs_1_2[1]) : "v"(Bs_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(a_reg_3[2]) : "v"(As_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(a_reg_3[6]) : "v"(As_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(b_regs_0_2[2]) : "v"(Bs_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(b_regs_1_2[2]) : "v"(Bs_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(a_reg_3[3]) : "v"(As_0_r3));
    asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(a_reg_3[7]) : "v"(As_0_r3));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(b_regs_0_2[3]) : "v"(Bs_0_r3));
    // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
    asm volatile("s_mov_b32 m0, %0" : : "s"(lds + warp * 2048 + 98304));
    // ping_pong_direct.py:45: a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
    asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(b_regs_1_2[3]) : "v"(Bs_0_r3));
    // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2), "s"(b_b0), "s"(k1 * 128 + 256));
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3), "s"(b_b0), "s"(k1 * 128 + 256));
    // ping_pong_direct.py:48: td.wait(a_reg, b_regs)  # read before the other half may overwrite it
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_3[0]), "+v"(a_reg_3[4]), "+v"(b_regs_0_2[0]), "+v"(b_regs_1_2[0]), "+v"(a_reg_3[1]), "+v"(a_reg_3[5]), "+v"(b_regs_0_2[1]), "+v"(b_regs_1_2[1]), "+v"(a_reg_3[2]), "+v"(a_reg_3[6]), "+v"(b_regs_0_2[2]), "+v"(b_regs_1_2[2]), "+v"(a_reg_3[3]), "+v"(a_reg_3[7]), "+v"(b_regs_0_2[3]), "+v"(b_regs_1_2[3]));
    // ping_pong_direct.py:49: td.barrier()
    asm volatile("s_barrier");
    __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
    // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[0]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[0]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[4]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[0]), acc_0_0[1], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[0]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[0]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[4]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[0]), acc_0_1[1], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[1]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[1]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[5]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[1]), acc_0_0[1], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[1]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[1]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[5]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[1]), acc_0_1[1], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[2]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[2]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[6]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[2]), acc_0_0[1], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[2]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[2]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[6]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[2]), acc_0_1[1], 0, 0, 0);
    acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[3]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[3]), acc_0_0[0], 0, 0, 0);
    acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[7]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[3]), acc_0_0[1], 0, 0, 0);
    acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[3]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[3]), acc_0_1[0], 0, 0, 0);
    acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[7]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[3]), acc_0_1[1], 0, 0, 0);
    asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]));
    __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
    asm volatile("s_waitcnt vmcnt(6)");
    // ping_pong_direct.py:32: td.barrier()
    asm volatile("s_barrier");
    // ping_pong_direct.py:51: a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
    asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(a_reg_4[0]) : "v"(As_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:53248" : "=v"(a_reg_4[4]) : "v"(As_0_r0));
    asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(a_reg_4[1]) : "v"(As_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:53248" : "=v"(a_reg_4[5]) : "v"(As_0_r1));
    asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(a_reg_4[2]) : "v"(As_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:53248" : "=v"(a_reg_4[6]) : "v"(As_0_r2));
    asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(a_reg_4[3]) : "v"(As_0_r3));
    // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
    asm volatile("s_mov_b32 m0, %0" : : "s"(lds + warp * 2048 + 32768));
    // ping_pong_direct.py:51: a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
    asm volatile("ds_read_b128 %0, %1 offset:53248" : "=v"(a_reg_4[7]) : "v"(As_0_r3));
    // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2), "s"(a_b1), "s"(td_least(k1 * 128 + 256, a_b1.z)));
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3), "s"(a_b1), "s"(td_least(k1 * 128 + 256, a_b1.z)));
    asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 16384));
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2), "s"(a_b0), "s"(k1 * 128 + 384));
    asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3), "s"(a_b0), "s"(k1 * 128 + 384));
    asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 81920));
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at4), "s"(b_1));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at5), "s"(b_1));
    // ping_pong_direct.py:57: td.wait(a_reg)
    asm volatile("s_waitcnt vmcnt(6) lgkmcnt(0)" : "+v"(a_reg_4[0]), "+v"(a_reg_4[4]), "+v"(a_reg_4[1]), "+v"(a_reg_4[5]), "+v"(a_reg_4[2]), "+v"(a_reg_4[6]), "+v"(a_reg_4[3]), "+v"(a_reg_4[7]));
    // ping_pong_direct.py:58: td.barrier()
    asm volatile("s_barrier");
    __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
    // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
    __builtin_amdgcn_sched_barrier(0);
    acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[0]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[0]), acc_1_0[0], 0, 0, 0);
    acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[4]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[0]), acc_1_0[1], 0, 0, 0);
    acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[0]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[0]), acc_1_1[0], 0, 0, 0);
    acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[4]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[0]), acc_1_1[1], 0, 0, 0);
    acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[1]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[1]), acc_1_0[0], 0, 0, 0);
    acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[5]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[1]), acc_1_0[1], 0, 0, 0);
    acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[1]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[1]), acc_1_1[0], 0, 0, 0);
    acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[5]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[1]), acc_1_1[1], 0, 0, 0);
    acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[2]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[2]), acc_1_0[0], 0, 0, 0);
    acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[6]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[2]), acc_1_0[1], 0, 0, 0);
    acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[2]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[2]), acc_1_1[0], 0, 0, 0);
    acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[6]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[2]), acc_1_1[1], 0, 0, 0);
    acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[3]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[3]), acc_1_0[0], 0, 0, 0);
    acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[7]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[3]), acc_1_0[1], 0, 0, 0);
    acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[3]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[3]), acc_1_1[0], 0, 0, 0);
    acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[7]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[3]), acc_1_1[1], 0, 0, 0);
    asm volatile("" : "+v"(acc_1_0[0]), "+v"(acc_1_0[1]), "+v"(acc_1_1[0]), "+v"(acc_1_1[1]));
    __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
    // ping_pong_direct.py:32: td.barrier()
    asm volatile("s_barrier");
    b_1 += 256;
  }
  // ping_pong_direct.py:45: a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[0]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[4]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[0]) : "v"(Bs_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[0]) : "v"(Bs_0_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[1]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[5]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[1]) : "v"(Bs_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[1]) : "v"(Bs_0_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[2]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[6]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[2]) : "v"(Bs_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[2]) : "v"(Bs_0_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[3]) : "v"(As_0_r3));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[7]) : "v"(As_0_r3));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[3]) : "v"(Bs_0_r3));
  // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
  asm volatile("s_mov_b32 m0, %0" : : "s"(lds + warp * 2048 + 114688));
  // ping_pong_direct.py:45: a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[3]) : "v"(Bs_0_r3));
  // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2), "s"(b_b0), "s"(1920));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3), "s"(b_b0), "s"(1920));
  // ping_pong_direct.py:48: td.wait(a_reg, b_regs)  # read before the other half may overwrite it
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg[0]), "+v"(a_reg[4]), "+v"(b_regs_0[0]), "+v"(b_regs_1[0]), "+v"(a_reg[1]), "+v"(a_reg[5]), "+v"(b_regs_0[1]), "+v"(b_regs_1[1]), "+v"(a_reg[2]), "+v"(a_reg[6]), "+v"(b_regs_0[2]), "+v"(b_regs_1[2]), "+v"(a_reg[3]), "+v"(a_reg[7]), "+v"(b_regs_0[3]), "+v"(b_regs_1[3]));
  // ping_pong_direct.py:49: td.barrier()
  asm volatile("s_barrier");
  __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
  // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
  __builtin_amdgcn_sched_barrier(0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[0]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[4]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[0]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[4]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_0_1[1], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[1]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[5]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[1]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[5]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_0_1[1], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[2]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[6]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[2]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[6]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_0_1[1], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[3]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[7]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[3]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[7]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_0_1[1], 0, 0, 0);
  asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
  asm volatile("s_waitcnt vmcnt(6)");
  // ping_pong_direct.py:32: td.barrier()
  asm volatile("s_barrier");
  // ping_pong_direct.py:51: a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[0]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[4]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[1]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[5]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[2]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[6]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[3]) : "v"(As_0_r3));
  // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
  asm volatile("s_mov_b32 m0, %0" : : "s"(lds + warp * 2048 + 49152));
  // ping_pong_direct.py:51: a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
  asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[7]) : "v"(As_0_r3));
  // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2), "s"(a_b1), "s"(td_least(1920, a_b1.z)));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3), "s"(a_b1), "s"(td_least(1920, a_b1.z)));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2 + (td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 < 16 ? 0 : (-2147483647))), "s"(a_b0), "s"(2048));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3 + (td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 < 16 ? 0 : (-2147483647))), "s"(a_b0), "s"(2048));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 65536));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2 + (td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 < 16 ? 0 : (-2147483647))), "s"(b_b1), "s"(2048));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3 + (td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 < 16 ? 0 : (-2147483647))), "s"(b_b1), "s"(2048));
  // ping_pong_direct.py:57: td.wait(a_reg)
  asm volatile("s_waitcnt vmcnt(6) lgkmcnt(0)" : "+v"(a_reg_2[0]), "+v"(a_reg_2[4]), "+v"(a_reg_2[1]), "+v"(a_reg_2[5]), "+v"(a_reg_2[2]), "+v"(a_reg_2[6]), "+v"(a_reg_2[3]), "+v"(a_reg_2[7]));
  // ping_pong_direct.py:58: td.barrier()
  asm volatile("s_barrier");
  __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
  // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
  __builtin_amdgcn_sched_barrier(0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[0]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[4]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[0]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[4]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_1_1[1], 0, 0, 0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[1]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[5]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[1]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[5]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_1_1[1], 0, 0, 0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[2]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[6]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[2]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[6]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_1_1[1], 0, 0, 0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[3]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[7]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[3]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[7]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_1_1[1], 0, 0, 0);
  asm volatile("" : "+v"(acc_1_0[0]), "+v"(acc_1_0[1]), "+v"(acc_1_1[0]), "+v"(acc_1_1[1]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
  // ping_pong_direct.py:32: td.barrier()
  asm volatile("s_barrier");
  // ping_pong_direct.py:45: a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(a_reg_3[0]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(a_reg_3[4]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(b_regs_0_2[0]) : "v"(Bs_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(b_regs_1_2[0]) : "v"(Bs_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(a_reg_3[1]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(a_reg_3[5]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(b_regs_0_2[1]) : "v"(Bs_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(b_regs_1_2[1]) : "v"(Bs_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(a_reg_3[2]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(a_reg_3[6]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(b_regs_0_2[2]) : "v"(Bs_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(b_regs_1_2[2]) : "v"(Bs_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(a_reg_3[3]) : "v"(As_0_r3));
  asm volatile("ds_read_b128 %0, %1 offset:20480" : "=v"(a_reg_3[7]) : "v"(As_0_r3));
  asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(b_regs_0_2[3]) : "v"(Bs_0_r3));
  // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
  asm volatile("s_mov_b32 m0, %0" : : "s"(lds + warp * 2048 + 98304));
  // ping_pong_direct.py:45: a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
  asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(b_regs_1_2[3]) : "v"(Bs_0_r3));
  // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2 + (td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 < 16 ? 0 : (-2147483647))), "s"(b_b0), "s"(2048));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3 + (td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 < 16 ? 0 : (-2147483647))), "s"(b_b0), "s"(2048));
  // ping_pong_direct.py:48: td.wait(a_reg, b_regs)  # read before the other half may overwrite it
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_3[0]), "+v"(a_reg_3[4]), "+v"(b_regs_0_2[0]), "+v"(b_regs_1_2[0]), "+v"(a_reg_3[1]), "+v"(a_reg_3[5]), "+v"(b_regs_0_2[1]), "+v"(b_regs_1_2[1]), "+v"(a_reg_3[2]), "+v"(a_reg_3[6]), "+v"(b_regs_0_2[2]), "+v"(b_regs_1_2[2]), "+v"(a_reg_3[3]), "+v"(a_reg_3[7]), "+v"(b_regs_0_2[3]), "+v"(b_regs_1_2[3]));
  // ping_pong_direct.py:49: td.barrier()
  asm volatile("s_barrier");
  __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
  // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
  __builtin_amdgcn_sched_barrier(0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[0]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[4]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[0]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[0]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[4]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[0]), acc_0_1[1], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[1]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[1]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[5]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[1]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[1]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[1]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[5]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[1]), acc_0_1[1], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[2]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[2]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[6]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[2]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[2]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[2]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[6]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[2]), acc_0_1[1], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[3]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[3]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[7]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[3]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[3]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[3]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_3[7]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[3]), acc_0_1[1], 0, 0, 0);
  asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
  asm volatile("s_waitcnt vmcnt(6)");
  // ping_pong_direct.py:32: td.barrier()
  asm volatile("s_barrier");
  // ping_pong_direct.py:51: a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
  asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(a_reg_4[0]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:53248" : "=v"(a_reg_4[4]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(a_reg_4[1]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:53248" : "=v"(a_reg_4[5]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(a_reg_4[2]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:53248" : "=v"(a_reg_4[6]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(a_reg_4[3]) : "v"(As_0_r3));
  // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
  asm volatile("s_mov_b32 m0, %0" : : "s"(lds + warp * 2048 + 32768));
  // ping_pong_direct.py:51: a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
  asm volatile("ds_read_b128 %0, %1 offset:53248" : "=v"(a_reg_4[7]) : "v"(As_0_r3));
  // ping_pong_direct.py:23: td.load(half_tile, source, direct=True)
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen lds" : : "v"(at2 + (td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 < 16 ? 0 : (-2147483647))), "s"(a_b1), "s"(td_least(2048, a_b1.z)));
  asm volatile("buffer_load_dwordx4 %0, %1, %2 offen offset:1024 lds" : : "v"(at3 + (td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 < 16 ? 0 : (-2147483647))), "s"(a_b1), "s"(td_least(2048, a_b1.z)));
  // ping_pong_direct.py:57: td.wait(a_reg)
  asm volatile("s_waitcnt vmcnt(2) lgkmcnt(0)" : "+v"(a_reg_4[0]), "+v"(a_reg_4[4]), "+v"(a_reg_4[1]), "+v"(a_reg_4[5]), "+v"(a_reg_4[2]), "+v"(a_reg_4[6]), "+v"(a_reg_4[3]), "+v"(a_reg_4[7]));
  // ping_pong_direct.py:58: td.barrier()
  asm volatile("s_barrier");
  __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
  // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
  __builtin_amdgcn_sched_barrier(0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[0]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[0]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[4]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[0]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[0]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[0]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[4]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[0]), acc_1_1[1], 0, 0, 0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[1]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[1]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[5]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[1]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[1]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[1]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[5]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[1]), acc_1_1[1], 0, 0, 0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[2]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[2]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[6]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[2]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[2]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[2]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[6]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[2]), acc_1_1[1], 0, 0, 0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[3]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[3]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[7]), __builtin_bit_cast(td_bf16x8, b_regs_0_2[3]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[3]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[3]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_4[7]), __builtin_bit_cast(td_bf16x8, b_regs_1_2[3]), acc_1_1[1], 0, 0, 0);
  asm volatile("" : "+v"(acc_1_0[0]), "+v"(acc_1_0[1]), "+v"(acc_1_1[0]), "+v"(acc_1_1[1]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
  // ping_pong_direct.py:32: td.barrier()
  asm volatile("s_barrier");
  // ping_pong_direct.py:45: a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[0]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[4]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[0]) : "v"(Bs_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[0]) : "v"(Bs_0_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[1]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[5]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[1]) : "v"(Bs_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[1]) : "v"(Bs_0_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[2]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[6]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[2]) : "v"(Bs_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[2]) : "v"(Bs_0_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg[3]) : "v"(As_0_r3));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg[7]) : "v"(As_0_r3));
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_regs_0[3]) : "v"(Bs_0_r3));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(b_regs_1[3]) : "v"(Bs_0_r3));
  // ping_pong_direct.py:48: td.wait(a_reg, b_regs)  # read before the other half may overwrite it
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg[0]), "+v"(a_reg[4]), "+v"(b_regs_0[0]), "+v"(b_regs_1[0]), "+v"(a_reg[1]), "+v"(a_reg[5]), "+v"(b_regs_0[1]), "+v"(b_regs_1[1]), "+v"(a_reg[2]), "+v"(a_reg[6]), "+v"(b_regs_0[2]), "+v"(b_regs_1[2]), "+v"(a_reg[3]), "+v"(a_reg[7]), "+v"(b_regs_0[3]), "+v"(b_regs_1[3]));
  // ping_pong_direct.py:49: td.barrier()
  asm volatile("s_barrier");
  __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
  // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
  __builtin_amdgcn_sched_barrier(0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[0]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[4]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[0]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[4]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_0_1[1], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[1]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[5]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[1]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[5]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_0_1[1], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[2]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[6]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[2]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[6]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_0_1[1], 0, 0, 0);
  acc_0_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[3]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_0_0[0], 0, 0, 0);
  acc_0_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[7]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_0_0[1], 0, 0, 0);
  acc_0_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[3]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_0_1[0], 0, 0, 0);
  acc_0_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[7]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_0_1[1], 0, 0, 0);
  asm volatile("" : "+v"(acc_0_0[0]), "+v"(acc_0_0[1]), "+v"(acc_0_1[0]), "+v"(acc_0_1[1]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
  asm volatile("s_waitcnt vmcnt(0)");
  // ping_pong_direct.py:32: td.barrier()
  asm volatile("s_barrier");
  // ping_pong_direct.py:51: a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[0]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[4]) : "v"(As_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[1]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[5]) : "v"(As_0_r1));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[2]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[6]) : "v"(As_0_r2));
  asm volatile("ds_read_b128 %0, %1 offset:32768" : "=v"(a_reg_2[3]) : "v"(As_0_r3));
  asm volatile("ds_read_b128 %0, %1 offset:36864" : "=v"(a_reg_2[7]) : "v"(As_0_r3));
  // ping_pong_direct.py:57: td.wait(a_reg)
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_2[0]), "+v"(a_reg_2[4]), "+v"(a_reg_2[1]), "+v"(a_reg_2[5]), "+v"(a_reg_2[2]), "+v"(a_reg_2[6]), "+v"(a_reg_2[3]), "+v"(a_reg_2[7]));
  // ping_pong_direct.py:58: td.barrier()
  asm volatile("s_barrier");
  __builtin_amdgcn_s_setprio(1);  // ping_pong_direct.py:29: with td.priority(1):
  // ping_pong_direct.py:31: td.mma_ABt(total, a_reg, b_reg)
  __builtin_amdgcn_sched_barrier(0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[0]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[4]), __builtin_bit_cast(td_bf16x8, b_regs_0[0]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[0]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[4]), __builtin_bit_cast(td_bf16x8, b_regs_1[0]), acc_1_1[1], 0, 0, 0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[1]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[5]), __builtin_bit_cast(td_bf16x8, b_regs_0[1]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[1]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[5]), __builtin_bit_cast(td_bf16x8, b_regs_1[1]), acc_1_1[1], 0, 0, 0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[2]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[6]), __builtin_bit_cast(td_bf16x8, b_regs_0[2]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[2]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[6]), __builtin_bit_cast(td_bf16x8, b_regs_1[2]), acc_1_1[1], 0, 0, 0);
  acc_1_0[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[3]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_1_0[0], 0, 0, 0);
  acc_1_0[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[7]), __builtin_bit_cast(td_bf16x8, b_regs_0[3]), acc_1_0[1], 0, 0, 0);
  acc_1_1[0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[3]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_1_1[0], 0, 0, 0);
  acc_1_1[1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[7]), __builtin_bit_cast(td_bf16x8, b_regs_1[3]), acc_1_1[1], 0, 0, 0);
  asm volatile("" : "+v"(acc_1_0[0]), "+v"(acc_1_0[1]), "+v"(acc_1_1[0]), "+v"(acc_1_1[1]));
  __builtin_amdgcn_s_setprio(0);  // ping_pong_direct.py:29: with td.priority(1):
  // ping_pong_direct.py:32: td.barrier()
  asm volatile("s_barrier");
  // ping_pong_direct.py:61: if wr == 0:  # the other half's last phase
  if (warp / 4 == 0) {
    // ping_pong_direct.py:62: td.barrier()
    asm volatile("s_barrier ; #202");
  }
  // ping_pong_direct.py:65: td.store(c[row * 4 + 2 * i + wr, col * 8 + 4 * j + wc], acc[i][j])
  { char *to = (char *)c + (long)(block % 4) * 1024 + (long)(warp % 4) * 128 + (long)(block / 4) * 1024000 + (long)(warp / 4) * 256000 + (lane % 32 * 4 + lane / 32 * 16000); int down = 1100 - block / 4 * 256 - warp / 4 * 64; asm("" : "+s"(down));
    if (__builtin_expect(down >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_0_0[0][r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_0_0[0][r];
    } }
  { char *to = (char *)c + (long)(block % 4) * 1024 + (long)(warp % 4) * 128 + (long)(block / 4) * 1024000 + (long)(warp / 4) * 256000 + 128000 + (lane % 32 * 4 + lane / 32 * 16000); int down = 1068 - block / 4 * 256 - warp / 4 * 64; asm("" : "+s"(down));
    if (__builtin_expect(down >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_0_0[1][r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_0_0[1][r];
    } }
  { char *to = (char *)c + (long)(block % 4) * 1024 + (long)(warp % 4) * 128 + (long)(block / 4) * 1024000 + (long)(warp / 4) * 256000 + 512 + (lane % 32 * 4 + lane / 32 * 16000); int down = 1100 - block / 4 * 256 - warp / 4 * 64, across = 872 - block % 4 * 256 - warp % 4 * 32; asm("" : "+s"(down), "+s"(across));
    if (__builtin_expect(down >= 32 && across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_0_1[0][r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down && lane % 32 < across) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_0_1[0][r];
    } }
  { char *to = (char *)c + (long)(block % 4) * 1024 + (long)(warp % 4) * 128 + (long)(block / 4) * 1024000 + (long)(warp / 4) * 256000 + 128512 + (lane % 32 * 4 + lane / 32 * 16000); int down = 1068 - block / 4 * 256 - warp / 4 * 64, across = 872 - block % 4 * 256 - warp % 4 * 32; asm("" : "+s"(down), "+s"(across));
    if (__builtin_expect(down >= 32 && across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_0_1[1][r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down && lane % 32 < across) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_0_1[1][r];
    } }
  { char *to = (char *)c + (long)(block % 4) * 1024 + (long)(warp % 4) * 128 + (long)(block / 4) * 1024000 + (long)(warp / 4) * 256000 + 512000 + (lane % 32 * 4 + lane / 32 * 16000); int down = 972 - block / 4 * 256 - warp / 4 * 64; asm("" : "+s"(down));
    if (__builtin_expect(down >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_1_0[0][r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_1_0[0][r];
    } }
  { char *to = (char *)c + (long)(block % 4) * 1024 + (long)(warp % 4) * 128 + (long)(block / 4) * 1024000 + (long)(warp / 4) * 256000 + 640000 + (lane % 32 * 4 + lane / 32 * 16000); int down = 940 - block / 4 * 256 - warp / 4 * 64; asm("" : "+s"(down));
    if (__builtin_expect(down >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_1_0[1][r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_1_0[1][r];
    } }
  { char *to = (char *)c + (long)(block % 4) * 1024 + (long)(warp % 4) * 128 + (long)(block / 4) * 1024000 + (long)(warp / 4) * 256000 + 512512 + (lane % 32 * 4 + lane / 32 * 16000); int down = 972 - block / 4 * 256 - warp / 4 * 64, across = 872 - block % 4 * 256 - warp % 4 * 32; asm("" : "+s"(down), "+s"(across));
    if (__builtin_expect(down >= 32 && across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_1_1[0][r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down && lane % 32 < across) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_1_1[0][r];
    } }
  { char *to = (char *)c + (long)(block % 4) * 1024 + (long)(warp % 4) * 128 + (long)(block / 4) * 1024000 + (long)(warp / 4) * 256000 + 640512 + (lane % 32 * 4 + lane / 32 * 16000); int down = 940 - block / 4 * 256 - warp / 4 * 64, across = 872 - block % 4 * 256 - warp % 4 * 32; asm("" : "+s"(down), "+s"(across));
    if (__builtin_expect(down >= 32 && across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_1_1[1][r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane / 32 * 4 + r / 4 * 8 + r % 4 < down && lane % 32 < across) *(float *)(to + r / 4 * 32000 + r % 4 * 4000) = acc_1_1[1][r];
    } }
}
