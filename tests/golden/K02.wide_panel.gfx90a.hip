// wide_panel: M = 8192, K = 8192, N = 8192; gfx90a
// launch: 4096 blocks of 256 threads, in one dimension; 65536 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256), amdgpu_waves_per_eu(1), amdgpu_num_vgpr(128)))
void td_wide_panel(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[65536];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc_0_0, acc_0_1, acc_1_0, acc_1_1;
  td_u32x4 As_v[8], Bs_v[8], tile_4[2], tile_5[2], tile_6[2], tile_7[2], tile_8[2], tile_9[2], tile_10[2], tile_11[2], tile_12[2], tile_13[2],
      tile_14[2], tile_15[2], a_reg_0[2], a_reg_1[2], b_reg_0[2], b_reg_1[2];
  const td_u32 at0 = thread % 16 * 16 + thread / 16 * 16384;
  const td_u32 at1 = thread % 16 * 16 + thread / 16 * 16384 + 262144;
  const td_u32 at2 = thread % 16 * 16 + thread / 16 * 16384 + 524288;
  const td_u32 at3 = thread % 16 * 16 + thread / 16 * 16384 + 786432;
  const td_u32 at4 = thread % 16 * 16 + thread / 16 * 16384 + 1048576;
  const td_u32 at5 = thread % 16 * 16 + thread / 16 * 16384 + 1310720;
  const td_u32 at6 = thread % 16 * 16 + thread / 16 * 16384 + 1572864;
  const td_u32 at7 = thread % 16 * 16 + thread / 16 * 16384 + 1835008;
  const td_u32 As_w0 = lds + td_swizzle(thread % 16 * 16 + thread / 16 * 256, 8, 7);
  const td_u32 As_r0 = lds + td_swizzle(lane % 32 * 256 + lane / 32 * 16 + warp / 2 * 8192, 8, 7);
  const td_u32 As_r1 = lds + td_swizzle(lane % 32 * 256 + lane / 32 * 16 + warp / 2 * 8192 + 32, 8, 7);
  const td_u32 Bs_r0 = lds + td_swizzle(lane % 32 * 256 + warp % 2 * 8192 + lane / 32 * 16, 8, 7) + 32768;
  const td_u32 Bs_r1 = lds + td_swizzle(lane % 32 * 256 + warp % 2 * 8192 + lane / 32 * 16 + 32, 8, 7) + 32768;
  const td_u32 As_r2 = lds + td_swizzle(lane % 32 * 256 + lane / 32 * 16 + warp / 2 * 8192 + 64, 8, 7);
  const td_u32 As_r3 = lds + td_swizzle(lane % 32 * 256 + lane / 32 * 16 + warp / 2 * 8192 + 96, 8, 7);
  const td_u32 Bs_r2 = lds + td_swizzle(lane % 32 * 256 + warp % 2 * 8192 + lane / 32 * 16 + 64, 8, 7) + 32768;
  const td_u32 Bs_r3 = lds + td_swizzle(lane % 32 * 256 + warp % 2 * 8192 + lane / 32 * 16 + 96, 8, 7) + 32768;

  // wide_panel.py:19: acc = [[td.zeros(td.f32, REG, REG) for _ in range(per_warp)] for _ in range(per_warp)]
  acc_0_0 = 0.0f;
  acc_0_1 = 0.0f;
  acc_1_0 = 0.0f;
  acc_1_1 = 0.0f;
  // wide_panel.py:20: for k in td.range(td.cdiv(a.cols, PANEL)):
  const char *a_0 = (const char *)a + (long)(block / 64) * 2097152;
  const char *b_0 = (const char *)b + (long)(block % 64) * 2097152;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 64; k1 += 1) {
    // wide_panel.py:21: td.load(As, a[row, k])  # k counts panels: the coordinate is in tiles of As
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[0]) : "v"(at0), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[1]) : "v"(at1), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[2]) : "v"(at2), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[3]) : "v"(at3), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[4]) : "v"(at4), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[5]) : "v"(at5), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[6]) : "v"(at6), "s"(a_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_v[7]) : "v"(at7), "s"(a_0));
    // wide_panel.py:22: td.load(Bs, b[col, k])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[2]) : "v"(at2), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[3]) : "v"(at3), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[4]) : "v"(at4), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[5]) : "v"(at5), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[6]) : "v"(at6), "s"(b_0));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[7]) : "v"(at7), "s"(b_0));
    asm volatile("s_waitcnt vmcnt(8)" : "+v"(As_v[0]), "+v"(As_v[1]), "+v"(As_v[2]), "+v"(As_v[3]), "+v"(As_v[4]), "+v"(As_v[5]), "+v"(As_v[6]), "+v"(As_v[7]));
    // wide_panel.py:21: td.load(As, a[row, k])  # k counts panels: the coordinate is in tiles of As
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_w0), "v"(As_v[1]));
    asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(As_v[2]));
    asm volatile("ds_write_b128 %0, %1 offset:12288" : : "v"(As_w0), "v"(As_v[3]));
    asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_w0), "v"(As_v[4]));
    asm volatile("ds_write_b128 %0, %1 offset:20480" : : "v"(As_w0), "v"(As_v[5]));
    asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_w0), "v"(As_v[6]));
    asm volatile("ds_write_b128 %0, %1 offset:28672" : : "v"(As_w0), "v"(As_v[7]));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]), "+v"(Bs_v[4]), "+v"(Bs_v[5]), "+v"(Bs_v[6]), "+v"(Bs_v[7]));
    // wide_panel.py:22: td.load(Bs, b[col, k])
    asm volatile("ds_write_b128 %0, %1 offset:32768" : : "v"(As_w0), "v"(Bs_v[0]));
    asm volatile("ds_write_b128 %0, %1 offset:36864" : : "v"(As_w0), "v"(Bs_v[1]));
    asm volatile("ds_write_b128 %0, %1 offset:40960" : : "v"(As_w0), "v"(Bs_v[2]));
    asm volatile("ds_write_b128 %0, %1 offset:45056" : : "v"(As_w0), "v"(Bs_v[3]));
    asm volatile("ds_write_b128 %0, %1 offset:49152" : : "v"(As_w0), "v"(Bs_v[4]));
    asm volatile("ds_write_b128 %0, %1 offset:53248" : : "v"(As_w0), "v"(Bs_v[5]));
    asm volatile("ds_write_b128 %0, %1 offset:57344" : : "v"(As_w0), "v"(Bs_v[6]));
    asm volatile("ds_write_b128 %0, %1 offset:61440" : : "v"(As_w0), "v"(Bs_v[7]));
    asm volatile("s_waitcnt lgkmcnt(0)");
    // wide_panel.py:23: td.barrier()
    asm volatile("s_barrier");
    // wide_panel.py:25: a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(tile_5[0]) : "v"(As_r0));
    // wide_panel.py:26: b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_6[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(tile_7[0]) : "v"(Bs_r0));
    // wide_panel.py:25: a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(tile_5[1]) : "v"(As_r1));
    // wide_panel.py:26: b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_6[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(tile_7[1]) : "v"(Bs_r1));
    asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(tile_4[0]), "+v"(tile_5[0]), "+v"(tile_6[0]));
    // wide_panel.py:29: td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[0]), td_low_i16x4(tile_6[0]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(tile_7[0]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[0]), td_low_i16x4(tile_7[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[0]), td_low_i16x4(tile_6[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[0]), td_low_i16x4(tile_7[0]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[0]), td_high_i16x4(tile_6[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[0]), td_high_i16x4(tile_7[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[0]), td_high_i16x4(tile_6[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[0]), td_high_i16x4(tile_7[0]), acc_1_1, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_4[1]), "+v"(tile_5[1]), "+v"(tile_6[1]));
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[1]), td_low_i16x4(tile_6[1]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_7[1]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[1]), td_low_i16x4(tile_7[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[1]), td_low_i16x4(tile_6[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[1]), td_low_i16x4(tile_7[1]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[1]), td_high_i16x4(tile_6[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[1]), td_high_i16x4(tile_7[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[1]), td_high_i16x4(tile_6[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[1]), td_high_i16x4(tile_7[1]), acc_1_1, 0, 0, 0);
    // wide_panel.py:25: a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(per_warp)]
    asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1), "+v"(acc_1_0), "+v"(acc_1_1));
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_8[0]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(tile_9[0]) : "v"(As_r2));
    // wide_panel.py:26: b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_10[0]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(tile_11[0]) : "v"(Bs_r2));
    // wide_panel.py:25: a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_8[1]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(tile_9[1]) : "v"(As_r3));
    // wide_panel.py:26: b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_10[1]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:16384" : "=v"(tile_11[1]) : "v"(Bs_r3));
    asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(tile_8[0]), "+v"(tile_9[0]), "+v"(tile_10[0]));
    // wide_panel.py:29: td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[0]), td_low_i16x4(tile_10[0]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(tile_11[0]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[0]), td_low_i16x4(tile_11[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[0]), td_low_i16x4(tile_10[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[0]), td_low_i16x4(tile_11[0]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[0]), td_high_i16x4(tile_10[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[0]), td_high_i16x4(tile_11[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[0]), td_high_i16x4(tile_10[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[0]), td_high_i16x4(tile_11[0]), acc_1_1, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_8[1]), "+v"(tile_9[1]), "+v"(tile_10[1]));
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[1]), td_low_i16x4(tile_10[1]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_11[1]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[1]), td_low_i16x4(tile_11[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[1]), td_low_i16x4(tile_10[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[1]), td_low_i16x4(tile_11[1]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[1]), td_high_i16x4(tile_10[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[1]), td_high_i16x4(tile_11[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[1]), td_high_i16x4(tile_10[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[1]), td_high_i16x4(tile_11[1]), acc_1_1, 0, 0, 0);
    // wide_panel.py:25: a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(per_warp)]
    asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1), "+v"(acc_1_0), "+v"(acc_1_1));
    asm volatile("ds_read_b128 %0, %1 offset:128" : "=v"(tile_12[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:16512" : "=v"(tile_13[0]) : "v"(As_r0));
    // wide_panel.py:26: b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:128" : "=v"(tile_14[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:16512" : "=v"(tile_15[0]) : "v"(Bs_r0));
    // wide_panel.py:25: a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:128" : "=v"(tile_12[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:16512" : "=v"(tile_13[1]) : "v"(As_r1));
    // wide_panel.py:26: b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:128" : "=v"(tile_14[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:16512" : "=v"(tile_15[1]) : "v"(Bs_r1));
    asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(tile_12[0]), "+v"(tile_13[0]), "+v"(tile_14[0]));
    // wide_panel.py:29: td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_12[0]), td_low_i16x4(tile_14[0]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(tile_15[0]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_12[0]), td_low_i16x4(tile_15[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_13[0]), td_low_i16x4(tile_14[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_13[0]), td_low_i16x4(tile_15[0]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_12[0]), td_high_i16x4(tile_14[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_12[0]), td_high_i16x4(tile_15[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_13[0]), td_high_i16x4(tile_14[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_13[0]), td_high_i16x4(tile_15[0]), acc_1_1, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_12[1]), "+v"(tile_13[1]), "+v"(tile_14[1]));
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_12[1]), td_low_i16x4(tile_14[1]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_15[1]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_12[1]), td_low_i16x4(tile_15[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_13[1]), td_low_i16x4(tile_14[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_13[1]), td_low_i16x4(tile_15[1]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_12[1]), td_high_i16x4(tile_14[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_12[1]), td_high_i16x4(tile_15[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_13[1]), td_high_i16x4(tile_14[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_13[1]), td_high_i16x4(tile_15[1]), acc_1_1, 0, 0, 0);
    // wide_panel.py:25: a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(per_warp)]
    asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1), "+v"(acc_1_0), "+v"(acc_1_1));
    asm volatile("ds_read_b128 %0, %1 offset:128" : "=v"(a_reg_0[0]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:16512" : "=v"(a_reg_1[0]) : "v"(As_r2));
    // wide_panel.py:26: b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:128" : "=v"(b_reg_0[0]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:16512" : "=v"(b_reg_1[0]) : "v"(Bs_r2));
    // wide_panel.py:25: a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:128" : "=v"(a_reg_0[1]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:16512" : "=v"(a_reg_1[1]) : "v"(As_r3));
    // wide_panel.py:26: b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(per_warp)]
    asm volatile("ds_read_b128 %0, %1 offset:128" : "=v"(b_reg_0[1]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:16512" : "=v"(b_reg_1[1]) : "v"(Bs_r3));
    asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(a_reg_0[0]), "+v"(a_reg_1[0]), "+v"(b_reg_0[0]));
    // wide_panel.py:29: td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[0]), td_low_i16x4(b_reg_0[0]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(b_reg_1[0]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[0]), td_low_i16x4(b_reg_1[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[0]), td_low_i16x4(b_reg_0[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[0]), td_low_i16x4(b_reg_1[0]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[0]), td_high_i16x4(b_reg_0[0]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[0]), td_high_i16x4(b_reg_1[0]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[0]), td_high_i16x4(b_reg_0[0]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[0]), td_high_i16x4(b_reg_1[0]), acc_1_1, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(a_reg_0[1]), "+v"(a_reg_1[1]), "+v"(b_reg_0[1]));
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[1]), td_low_i16x4(b_reg_0[1]), acc_0_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(b_reg_1[1]));
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_0[1]), td_low_i16x4(b_reg_1[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[1]), td_low_i16x4(b_reg_0[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg_1[1]), td_low_i16x4(b_reg_1[1]), acc_1_1, 0, 0, 0);
    acc_0_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[1]), td_high_i16x4(b_reg_0[1]), acc_0_0, 0, 0, 0);
    acc_0_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_0[1]), td_high_i16x4(b_reg_1[1]), acc_0_1, 0, 0, 0);
    acc_1_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[1]), td_high_i16x4(b_reg_0[1]), acc_1_0, 0, 0, 0);
    acc_1_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg_1[1]), td_high_i16x4(b_reg_1[1]), acc_1_1, 0, 0, 0);
    // wide_panel.py:30: td.barrier()
    asm volatile("" : "+v"(acc_0_0), "+v"(acc_0_1), "+v"(acc_1_0), "+v"(acc_1_1));
    asm volatile("s_barrier");
    a_0 += 256;
    b_0 += 256;
  }
  // wide_panel.py:34: td.store(c[row * tiles + wr + 2 * i, col * tiles + wc + 2 * j], acc[i][j])
  { char *to = (char *)c + (long)(block % 64) * 512 + (long)(warp % 2) * 128 + (long)(block / 64) * 4194304 + (long)(warp / 2) * 1048576 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[r]; }
  { char *to = (char *)c + (long)(block % 64) * 512 + (long)(warp % 2) * 128 + (long)(block / 64) * 4194304 + (long)(warp / 2) * 1048576 + 256 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[r]; }
  { char *to = (char *)c + (long)(block % 64) * 512 + (long)(warp % 2) * 128 + (long)(block / 64) * 4194304 + (long)(warp / 2) * 1048576 + 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_0[r]; }
  { char *to = (char *)c + (long)(block % 64) * 512 + (long)(warp % 2) * 128 + (long)(block / 64) * 4194304 + (long)(warp / 2) * 1048576 + 2097408 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_1[r]; }
}
