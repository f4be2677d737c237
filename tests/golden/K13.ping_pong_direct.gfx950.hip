// ping_pong_direct: M = 8192, K = 8192, N = 8192; gfx950
// launch: 1024 blocks of 512 threads, in one dimension; 131072 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef __bf16 td_bf16x8 __attribute__((ext_vector_type(8)));
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }

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
  const td_u32 at0 = td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048, 8, 7) / 128 * 16384;
  const td_u32 at1 = td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) / 128 * 16384 - 1024;
  const td_u32 at2 = td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048, 8, 7) / 128 * 16384 + 2097152;
  const td_u32 at3 = td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) / 128 * 16384 + 2096128;
  const td_u32 at4 = td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048, 8, 7) / 128 * 16384 + 128;
  const td_u32 at5 = td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) / 128 * 16384 - 896;
  const td_u32 As_0_r0 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 8192, 8, 7);
  const td_u32 As_0_r1 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 8192 + 32, 8, 7);
  const td_u32 As_0_r2 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 8192 + 64, 8, 7);
  const td_u32 As_0_r3 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 4 * 8192 + 96, 8, 7);
  const td_u32 Bs_0_r0 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 4096 + lane / 32 * 16, 8, 7) + 65536;
  const td_u32 Bs_0_r1 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 4096 + lane / 32 * 16 + 32, 8, 7) + 65536;
  const td_u32 Bs_0_r2 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 4096 + lane / 32 * 16 + 64, 8, 7) + 65536;
  const td_u32 Bs_0_r3 = lds + td_swizzle(lane % 32 * 128 + warp % 4 * 4096 + lane / 32 * 16 + 96, 8, 7) + 65536;
  const td_u32 at6 = td_swizzle(lane * 16 + warp * 2048, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048, 8, 7) / 128 * 16384 + 2113408;
  const td_u32 at7 = td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) % 128 + td_swizzle(lane * 16 + warp * 2048 + 1024, 8, 7) / 128 * 16384 + 2112384;
  const char *b_0 = (const char *)b + (long)(block % 32) * 4194304;
  const char *a_0 = (const char *)a + (long)(block / 32) * 4194304;

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
  asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at0), "s"(a_0));
  asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at1), "s"(a_0));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 98304));
  asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at2), "s"(b_0));
  asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at3), "s"(b_0));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 32768));
  asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at2), "s"(a_0));
  asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at3), "s"(a_0));
  asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 16384));
  asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at4), "s"(a_0));
  asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at5), "s"(a_0));
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
  const char *b_1 = (const char *)b + (long)(block % 32) * 4194304 + 2097280;
  const char *a_1 = (const char *)a + (long)(block / 32) * 4194304 + 2097280;
  const char *a_2 = (const char *)a + (long)(block / 32) * 4194304 + 256;
  const char *b_2 = (const char *)b + (long)(block % 32) * 4194304 + 256;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 126; k1 += 2) {
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
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at0), "s"(b_1));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at1), "s"(b_1));
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
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at0), "s"(a_1));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at1), "s"(a_1));
    asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048));
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at0), "s"(a_2));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at1), "s"(a_2));
    asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 65536));
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at0), "s"(b_2));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at1), "s"(b_2));
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
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at2), "s"(b_2));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at3), "s"(b_2));
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
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at2), "s"(a_2));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at3), "s"(a_2));
    asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 16384));
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at4), "s"(a_2));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at5), "s"(a_2));
    asm volatile("s_mov_b32 m0, %0\n\ts_nop 0" : : "s"(lds + warp * 2048 + 81920));
    asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at4), "s"(b_2));
    asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at5), "s"(b_2));
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
    a_1 += 256;
    a_2 += 256;
    b_2 += 256;
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
  asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at6), "s"(b_0));
  asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at7), "s"(b_0));
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
  asm volatile("global_load_lds_dwordx4 %0, %1" : : "v"(at6), "s"(a_0));
  asm volatile("global_load_lds_dwordx4 %0, %1 offset:1024" : : "v"(at7), "s"(a_0));
  // ping_pong_direct.py:57: td.wait(a_reg)
  asm volatile("s_waitcnt vmcnt(2) lgkmcnt(0)" : "+v"(a_reg_2[0]), "+v"(a_reg_2[4]), "+v"(a_reg_2[1]), "+v"(a_reg_2[5]), "+v"(a_reg_2[2]), "+v"(a_reg_2[6]), "+v"(a_reg_2[3]), "+v"(a_reg_2[7]));
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
  asm volatile("ds_read_b128 %0, %1 offset:49152" : "=v"(b_regs_1_2[3]) : "v"(Bs_0_r3));
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
  asm volatile("s_waitcnt vmcnt(0)");
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
  asm volatile("ds_read_b128 %0, %1 offset:53248" : "=v"(a_reg_4[7]) : "v"(As_0_r3));
  // ping_pong_direct.py:57: td.wait(a_reg)
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_4[0]), "+v"(a_reg_4[4]), "+v"(a_reg_4[1]), "+v"(a_reg_4[5]), "+v"(a_reg_4[2]), "+v"(a_reg_4[6]), "+v"(a_reg_4[3]), "+v"(a_reg_4[7]));
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
  // ping_pong_direct.py:61: if wr == 0:  # the other half's last phase
  if (warp / 4 == 0) {
    // ping_pong_direct.py:62: td.barrier()
    asm volatile("s_barrier ; #162");
  }
  // ping_pong_direct.py:65: td.store(c[row * 4 + 2 * i + wr, col * 8 + 4 * j + wc], acc[i][j])
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 128 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[0][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 128 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 2097152 + 1048576 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[1][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 128 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 2097152 + 512 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[0][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 128 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 2097152 + 1049088 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[1][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 128 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 2097152 + 4194304 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_0[0][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 128 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 2097152 + 5242880 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_0[1][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 128 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 2097152 + 4194816 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_1[0][r]; }
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 4) * 128 + (long)(block / 32) * 8388608 + (long)(warp / 4) * 2097152 + 5243392 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_1[1][r]; }
}
