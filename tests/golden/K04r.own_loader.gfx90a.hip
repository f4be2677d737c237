// own_loader_roles: M = 8192, K = 8192, N = 8192; gfx90a
// launch: 4096 blocks of 512 threads, in one dimension; 65536 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(512, 512), amdgpu_waves_per_eu(2)))
void td_own_loader_roles(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[65536];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc_0, acc_1, acc_2, acc_3;
  td_u32x4 pieces_0, pieces_1, pieces_2, pieces_3, pieces_0_2, pieces_1_2, pieces_2_2, pieces_3_2, pieces_0_3, pieces_1_3, pieces_2_3, pieces_3_3,
      pieces_0_4, pieces_1_4, pieces_2_4, pieces_3_4, tile_4[4], tile_5[4], tile_6[4], tile_7[4], pieces_0_5, pieces_1_5, pieces_2_5, pieces_3_5,
      pieces_0_6, pieces_1_6, pieces_2_6, pieces_3_6, tile_8[4], tile_9[4], tile_10[4], tile_11[4];
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * 16384;
  const td_u32 at1 = thread % 8 * 16 + thread / 8 * 16384 + 524288;
  const td_u32 at2 = thread % 8 * 16 + thread / 8 * 16384 + 1048576;
  const td_u32 at3 = thread % 8 * 16 + thread / 8 * 16384 + 1572864;
  const td_u32 at4 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7);
  const td_u32 at5 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 4096, 7, 7);
  const td_u32 at6 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 8192, 7, 7);
  const td_u32 at7 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 12288, 7, 7);
  const td_u32 at8 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7) + 32768;
  const td_u32 at9 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 4096, 7, 7) + 32768;
  const td_u32 at10 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 8192, 7, 7) + 32768;
  const td_u32 at11 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 12288, 7, 7) + 32768;
  const td_u32 at12 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7) + 16384;
  const td_u32 at13 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 4096, 7, 7) + 16384;
  const td_u32 at14 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 8192, 7, 7) + 16384;
  const td_u32 at15 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 12288, 7, 7) + 16384;
  const td_u32 at16 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7) + 49152;
  const td_u32 at17 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 4096, 7, 7) + 49152;
  const td_u32 at18 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 8192, 7, 7) + 49152;
  const td_u32 at19 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128 + 12288, 7, 7) + 49152;
  const td_u32 As_r0 = lds + td_swizzle(lane % 32 * 128 + ((warp - 4) >> 1) * 4096 + lane / 32 * 16, 7, 7);
  const td_u32 As_r1 = lds + td_swizzle(lane % 32 * 128 + ((warp - 4) >> 1) * 4096 + lane / 32 * 16 + 32, 7, 7);
  const td_u32 As_r2 = lds + td_swizzle(lane % 32 * 128 + ((warp - 4) >> 1) * 4096 + lane / 32 * 16 + 64, 7, 7);
  const td_u32 As_r3 = lds + td_swizzle(lane % 32 * 128 + ((warp - 4) >> 1) * 4096 + lane / 32 * 16 + 96, 7, 7);
  const td_u32 Bs_r0 = lds + td_swizzle(((warp - 4) & 1) * 4096 + lane % 32 * 128 + lane / 32 * 16, 7, 7) + 32768;
  const td_u32 Bs_r1 = lds + td_swizzle(((warp - 4) & 1) * 4096 + lane % 32 * 128 + lane / 32 * 16 + 32, 7, 7) + 32768;
  const td_u32 Bs_r2 = lds + td_swizzle(((warp - 4) & 1) * 4096 + lane % 32 * 128 + lane / 32 * 16 + 64, 7, 7) + 32768;
  const td_u32 Bs_r3 = lds + td_swizzle(((warp - 4) & 1) * 4096 + lane % 32 * 128 + lane / 32 * 16 + 96, 7, 7) + 32768;

  // own_loader.py:67: acc = [td.zeros(td.f32, REG, REG) for _ in range(4)]
  acc_0 = 0.0f;
  acc_1 = 0.0f;
  acc_2 = 0.0f;
  acc_3 = 0.0f;
  // own_loader.py:77: with producer:
  if (warp < 4) {
    // own_loader.py:23: td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=offset, base=base)
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #0" : "=v"(pieces_0) : "v"(at0), "s"((const char *)a + (long)(block / 64) * 2097152));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #1" : "=v"(pieces_1) : "v"(at1), "s"((const char *)a + (long)(block / 64) * 2097152));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #2" : "=v"(pieces_2) : "v"(at2), "s"((const char *)a + (long)(block / 64) * 2097152));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #3" : "=v"(pieces_3) : "v"(at3), "s"((const char *)a + (long)(block / 64) * 2097152));
    // own_loader.py:24: td.wait(pieces)
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(pieces_0), "+v"(pieces_1), "+v"(pieces_2), "+v"(pieces_3));
    // own_loader.py:26: td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)
    asm volatile("ds_write_b128 %0, %1 ; #4" : : "v"(at4), "v"(pieces_0));
    asm volatile("ds_write_b128 %0, %1 ; #5" : : "v"(at5), "v"(pieces_1));
    asm volatile("ds_write_b128 %0, %1 ; #6" : : "v"(at6), "v"(pieces_2));
    asm volatile("ds_write_b128 %0, %1 ; #7" : : "v"(at7), "v"(pieces_3));
    // own_loader.py:23: td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=offset, base=base)
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #8" : "=v"(pieces_0_2) : "v"(at0), "s"((const char *)b + (long)(block % 64) * 2097152));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #9" : "=v"(pieces_1_2) : "v"(at1), "s"((const char *)b + (long)(block % 64) * 2097152));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #10" : "=v"(pieces_2_2) : "v"(at2), "s"((const char *)b + (long)(block % 64) * 2097152));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #11" : "=v"(pieces_3_2) : "v"(at3), "s"((const char *)b + (long)(block % 64) * 2097152));
    // own_loader.py:24: td.wait(pieces)
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(pieces_0_2), "+v"(pieces_1_2), "+v"(pieces_2_2), "+v"(pieces_3_2));
    // own_loader.py:26: td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)
    asm volatile("ds_write_b128 %0, %1 ; #12" : : "v"(at8), "v"(pieces_0_2));
    asm volatile("ds_write_b128 %0, %1 ; #13" : : "v"(at9), "v"(pieces_1_2));
    asm volatile("ds_write_b128 %0, %1 ; #14" : : "v"(at10), "v"(pieces_2_2));
    asm volatile("ds_write_b128 %0, %1 ; #15" : : "v"(at11), "v"(pieces_3_2));
  }
  asm volatile("s_waitcnt lgkmcnt(0)");
  // own_loader.py:79: td.barrier()
  asm volatile("s_barrier");
  // own_loader.py:80: for k in td.range(steps):
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 126; k1 += 2) {
    // own_loader.py:81: with producer:
    if (warp < 4) {
      // own_loader.py:23: td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=offset, base=base)
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #17" : "=v"(pieces_0_3) : "v"(at0), "s"((const char *)a + (long)(block / 64) * 2097152 + (long)k1 * 128 + 128));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #18" : "=v"(pieces_1_3) : "v"(at1), "s"((const char *)a + (long)(block / 64) * 2097152 + (long)k1 * 128 + 128));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #19" : "=v"(pieces_2_3) : "v"(at2), "s"((const char *)a + (long)(block / 64) * 2097152 + (long)k1 * 128 + 128));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #20" : "=v"(pieces_3_3) : "v"(at3), "s"((const char *)a + (long)(block / 64) * 2097152 + (long)k1 * 128 + 128));
      // own_loader.py:24: td.wait(pieces)
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(pieces_0_3), "+v"(pieces_1_3), "+v"(pieces_2_3), "+v"(pieces_3_3));
      // own_loader.py:26: td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)
      asm volatile("ds_write_b128 %0, %1 ; #21" : : "v"(at12), "v"(pieces_0_3));
      asm volatile("ds_write_b128 %0, %1 ; #22" : : "v"(at13), "v"(pieces_1_3));
      asm volatile("ds_write_b128 %0, %1 ; #23" : : "v"(at14), "v"(pieces_2_3));
      asm volatile("ds_write_b128 %0, %1 ; #24" : : "v"(at15), "v"(pieces_3_3));
      // own_loader.py:23: td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=offset, base=base)
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #25" : "=v"(pieces_0_4) : "v"(at0), "s"((const char *)b + (long)(block % 64) * 2097152 + (long)k1 * 128 + 128));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #26" : "=v"(pieces_1_4) : "v"(at1), "s"((const char *)b + (long)(block % 64) * 2097152 + (long)k1 * 128 + 128));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #27" : "=v"(pieces_2_4) : "v"(at2), "s"((const char *)b + (long)(block % 64) * 2097152 + (long)k1 * 128 + 128));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #28" : "=v"(pieces_3_4) : "v"(at3), "s"((const char *)b + (long)(block % 64) * 2097152 + (long)k1 * 128 + 128));
      // own_loader.py:24: td.wait(pieces)
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(pieces_0_4), "+v"(pieces_1_4), "+v"(pieces_2_4), "+v"(pieces_3_4));
      // own_loader.py:26: td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)
      asm volatile("ds_write_b128 %0, %1 ; #29" : : "v"(at16), "v"(pieces_0_4));
      asm volatile("ds_write_b128 %0, %1 ; #30" : : "v"(at17), "v"(pieces_1_4));
      asm volatile("ds_write_b128 %0, %1 ; #31" : : "v"(at18), "v"(pieces_2_4));
      asm volatile("ds_write_b128 %0, %1 ; #32" : : "v"(at19), "v"(pieces_3_4));
    }
    __builtin_amdgcn_sched_barrier(0);
    // own_loader.py:84: with consumer:
    if (warp >= 4) {
      // own_loader.py:31: return [td.load(td.subtile(tile, (REG, K_STEP), (part + 2 * i, 0))) for i in range(2)]
      asm volatile("ds_read_b128 %0, %1 ; #33" : "=v"(tile_4[0]) : "v"(As_r0));
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #34" : "=v"(tile_5[0]) : "v"(As_r0));
      asm volatile("ds_read_b128 %0, %1 ; #35" : "=v"(tile_6[0]) : "v"(Bs_r0));
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #36" : "=v"(tile_7[0]) : "v"(Bs_r0));
      asm volatile("ds_read_b128 %0, %1 ; #37" : "=v"(tile_4[1]) : "v"(As_r1));
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #38" : "=v"(tile_5[1]) : "v"(As_r1));
      asm volatile("ds_read_b128 %0, %1 ; #39" : "=v"(tile_6[1]) : "v"(Bs_r1));
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #40" : "=v"(tile_7[1]) : "v"(Bs_r1));
      asm volatile("ds_read_b128 %0, %1 ; #41" : "=v"(tile_4[2]) : "v"(As_r2));
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #42" : "=v"(tile_5[2]) : "v"(As_r2));
      asm volatile("ds_read_b128 %0, %1 ; #43" : "=v"(tile_6[2]) : "v"(Bs_r2));
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #44" : "=v"(tile_7[2]) : "v"(Bs_r2));
      asm volatile("ds_read_b128 %0, %1 ; #45" : "=v"(tile_4[3]) : "v"(As_r3));
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #46" : "=v"(tile_5[3]) : "v"(As_r3));
      asm volatile("ds_read_b128 %0, %1 ; #47" : "=v"(tile_6[3]) : "v"(Bs_r3));
      asm volatile("ds_read_b128 %0, %1 offset:8192 ; #48" : "=v"(tile_7[3]) : "v"(Bs_r3));
      asm volatile("s_waitcnt lgkmcnt(13)" : "+v"(tile_4[0]), "+v"(tile_5[0]), "+v"(tile_6[0]));
      // own_loader.py:37: td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
      __builtin_amdgcn_sched_barrier(0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[0]), td_low_i16x4(tile_6[0]), acc_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(12)" : "+v"(tile_7[0]));
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[0]), td_low_i16x4(tile_7[0]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[0]), td_low_i16x4(tile_6[0]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[0]), td_low_i16x4(tile_7[0]), acc_3, 0, 0, 0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[0]), td_high_i16x4(tile_6[0]), acc_0, 0, 0, 0);
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[0]), td_high_i16x4(tile_7[0]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[0]), td_high_i16x4(tile_6[0]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[0]), td_high_i16x4(tile_7[0]), acc_3, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(9)" : "+v"(tile_4[1]), "+v"(tile_5[1]), "+v"(tile_6[1]));
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[1]), td_low_i16x4(tile_6[1]), acc_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(8)" : "+v"(tile_7[1]));
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[1]), td_low_i16x4(tile_7[1]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[1]), td_low_i16x4(tile_6[1]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[1]), td_low_i16x4(tile_7[1]), acc_3, 0, 0, 0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[1]), td_high_i16x4(tile_6[1]), acc_0, 0, 0, 0);
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[1]), td_high_i16x4(tile_7[1]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[1]), td_high_i16x4(tile_6[1]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[1]), td_high_i16x4(tile_7[1]), acc_3, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(tile_4[2]), "+v"(tile_5[2]), "+v"(tile_6[2]));
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[2]), td_low_i16x4(tile_6[2]), acc_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(tile_7[2]));
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[2]), td_low_i16x4(tile_7[2]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[2]), td_low_i16x4(tile_6[2]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[2]), td_low_i16x4(tile_7[2]), acc_3, 0, 0, 0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[2]), td_high_i16x4(tile_6[2]), acc_0, 0, 0, 0);
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[2]), td_high_i16x4(tile_7[2]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[2]), td_high_i16x4(tile_6[2]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[2]), td_high_i16x4(tile_7[2]), acc_3, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_4[3]), "+v"(tile_5[3]), "+v"(tile_6[3]));
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[3]), td_low_i16x4(tile_6[3]), acc_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_7[3]));
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[3]), td_low_i16x4(tile_7[3]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[3]), td_low_i16x4(tile_6[3]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[3]), td_low_i16x4(tile_7[3]), acc_3, 0, 0, 0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[3]), td_high_i16x4(tile_6[3]), acc_0, 0, 0, 0);
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[3]), td_high_i16x4(tile_7[3]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[3]), td_high_i16x4(tile_6[3]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[3]), td_high_i16x4(tile_7[3]), acc_3, 0, 0, 0);
    }
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)");
    // own_loader.py:86: td.barrier()
    asm volatile("" : "+v"(acc_0), "+v"(acc_1), "+v"(acc_2), "+v"(acc_3));
    asm volatile("s_barrier");
    // own_loader.py:81: with producer:
    if (warp < 4) {
      // own_loader.py:23: td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=offset, base=base)
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #50" : "=v"(pieces_0_5) : "v"(at0), "s"((const char *)a + (long)(block / 64) * 2097152 + (long)k1 * 128 + 256));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #51" : "=v"(pieces_1_5) : "v"(at1), "s"((const char *)a + (long)(block / 64) * 2097152 + (long)k1 * 128 + 256));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #52" : "=v"(pieces_2_5) : "v"(at2), "s"((const char *)a + (long)(block / 64) * 2097152 + (long)k1 * 128 + 256));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #53" : "=v"(pieces_3_5) : "v"(at3), "s"((const char *)a + (long)(block / 64) * 2097152 + (long)k1 * 128 + 256));
      // own_loader.py:24: td.wait(pieces)
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(pieces_0_5), "+v"(pieces_1_5), "+v"(pieces_2_5), "+v"(pieces_3_5));
      // own_loader.py:26: td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)
      asm volatile("ds_write_b128 %0, %1 ; #54" : : "v"(at4), "v"(pieces_0_5));
      asm volatile("ds_write_b128 %0, %1 ; #55" : : "v"(at5), "v"(pieces_1_5));
      asm volatile("ds_write_b128 %0, %1 ; #56" : : "v"(at6), "v"(pieces_2_5));
      asm volatile("ds_write_b128 %0, %1 ; #57" : : "v"(at7), "v"(pieces_3_5));
      // own_loader.py:23: td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=offset, base=base)
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #58" : "=v"(pieces_0_6) : "v"(at0), "s"((const char *)b + (long)(block % 64) * 2097152 + (long)k1 * 128 + 256));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #59" : "=v"(pieces_1_6) : "v"(at1), "s"((const char *)b + (long)(block % 64) * 2097152 + (long)k1 * 128 + 256));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #60" : "=v"(pieces_2_6) : "v"(at2), "s"((const char *)b + (long)(block % 64) * 2097152 + (long)k1 * 128 + 256));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #61" : "=v"(pieces_3_6) : "v"(at3), "s"((const char *)b + (long)(block % 64) * 2097152 + (long)k1 * 128 + 256));
      // own_loader.py:24: td.wait(pieces)
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(pieces_0_6), "+v"(pieces_1_6), "+v"(pieces_2_6), "+v"(pieces_3_6));
      // own_loader.py:26: td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)
      asm volatile("ds_write_b128 %0, %1 ; #62" : : "v"(at8), "v"(pieces_0_6));
      asm volatile("ds_write_b128 %0, %1 ; #63" : : "v"(at9), "v"(pieces_1_6));
      asm volatile("ds_write_b128 %0, %1 ; #64" : : "v"(at10), "v"(pieces_2_6));
      asm volatile("ds_write_b128 %0, %1 ; #65" : : "v"(at11), "v"(pieces_3_6));
    }
    __builtin_amdgcn_sched_barrier(0);
    // own_loader.py:84: with consumer:
    if (warp >= 4) {
      // own_loader.py:31: return [td.load(td.subtile(tile, (REG, K_STEP), (part + 2 * i, 0))) for i in range(2)]
      asm volatile("ds_read_b128 %0, %1 offset:16384 ; #66" : "=v"(tile_8[0]) : "v"(As_r0));
      asm volatile("ds_read_b128 %0, %1 offset:24576 ; #67" : "=v"(tile_9[0]) : "v"(As_r0));
      asm volatile("ds_read_b128 %0, %1 offset:16384 ; #68" : "=v"(tile_10[0]) : "v"(Bs_r0));
      asm volatile("ds_read_b128 %0, %1 offset:24576 ; #69" : "=v"(tile_11[0]) : "v"(Bs_r0));
      asm volatile("ds_read_b128 %0, %1 offset:16384 ; #70" : "=v"(tile_8[1]) : "v"(As_r1));
      asm volatile("ds_read_b128 %0, %1 offset:24576 ; #71" : "=v"(tile_9[1]) : "v"(As_r1));
      asm volatile("ds_read_b128 %0, %1 offset:16384 ; #72" : "=v"(tile_10[1]) : "v"(Bs_r1));
      asm volatile("ds_read_b128 %0, %1 offset:24576 ; #73" : "=v"(tile_11[1]) : "v"(Bs_r1));
      asm volatile("ds_read_b128 %0, %1 offset:16384 ; #74" : "=v"(tile_8[2]) : "v"(As_r2));
      asm volatile("ds_read_b128 %0, %1 offset:24576 ; #75" : "=v"(tile_9[2]) : "v"(As_r2));
      asm volatile("ds_read_b128 %0, %1 offset:16384 ; #76" : "=v"(tile_10[2]) : "v"(Bs_r2));
      asm volatile("ds_read_b128 %0, %1 offset:24576 ; #77" : "=v"(tile_11[2]) : "v"(Bs_r2));
      asm volatile("ds_read_b128 %0, %1 offset:16384 ; #78" : "=v"(tile_8[3]) : "v"(As_r3));
      asm volatile("ds_read_b128 %0, %1 offset:24576 ; #79" : "=v"(tile_9[3]) : "v"(As_r3));
      asm volatile("ds_read_b128 %0, %1 offset:16384 ; #80" : "=v"(tile_10[3]) : "v"(Bs_r3));
      asm volatile("ds_read_b128 %0, %1 offset:24576 ; #81" : "=v"(tile_11[3]) : "v"(Bs_r3));
      asm volatile("s_waitcnt lgkmcnt(13)" : "+v"(tile_8[0]), "+v"(tile_9[0]), "+v"(tile_10[0]));
      // own_loader.py:37: td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
      __builtin_amdgcn_sched_barrier(0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[0]), td_low_i16x4(tile_10[0]), acc_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(12)" : "+v"(tile_11[0]));
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[0]), td_low_i16x4(tile_11[0]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[0]), td_low_i16x4(tile_10[0]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[0]), td_low_i16x4(tile_11[0]), acc_3, 0, 0, 0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[0]), td_high_i16x4(tile_10[0]), acc_0, 0, 0, 0);
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[0]), td_high_i16x4(tile_11[0]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[0]), td_high_i16x4(tile_10[0]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[0]), td_high_i16x4(tile_11[0]), acc_3, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(9)" : "+v"(tile_8[1]), "+v"(tile_9[1]), "+v"(tile_10[1]));
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[1]), td_low_i16x4(tile_10[1]), acc_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(8)" : "+v"(tile_11[1]));
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[1]), td_low_i16x4(tile_11[1]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[1]), td_low_i16x4(tile_10[1]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[1]), td_low_i16x4(tile_11[1]), acc_3, 0, 0, 0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[1]), td_high_i16x4(tile_10[1]), acc_0, 0, 0, 0);
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[1]), td_high_i16x4(tile_11[1]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[1]), td_high_i16x4(tile_10[1]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[1]), td_high_i16x4(tile_11[1]), acc_3, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(tile_8[2]), "+v"(tile_9[2]), "+v"(tile_10[2]));
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[2]), td_low_i16x4(tile_10[2]), acc_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(tile_11[2]));
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[2]), td_low_i16x4(tile_11[2]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[2]), td_low_i16x4(tile_10[2]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[2]), td_low_i16x4(tile_11[2]), acc_3, 0, 0, 0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[2]), td_high_i16x4(tile_10[2]), acc_0, 0, 0, 0);
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[2]), td_high_i16x4(tile_11[2]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[2]), td_high_i16x4(tile_10[2]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[2]), td_high_i16x4(tile_11[2]), acc_3, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_8[3]), "+v"(tile_9[3]), "+v"(tile_10[3]));
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[3]), td_low_i16x4(tile_10[3]), acc_0, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_11[3]));
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[3]), td_low_i16x4(tile_11[3]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[3]), td_low_i16x4(tile_10[3]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[3]), td_low_i16x4(tile_11[3]), acc_3, 0, 0, 0);
      acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[3]), td_high_i16x4(tile_10[3]), acc_0, 0, 0, 0);
      acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[3]), td_high_i16x4(tile_11[3]), acc_1, 0, 0, 0);
      acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[3]), td_high_i16x4(tile_10[3]), acc_2, 0, 0, 0);
      acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[3]), td_high_i16x4(tile_11[3]), acc_3, 0, 0, 0);
    }
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)");
    // own_loader.py:86: td.barrier()
    asm volatile("" : "+v"(acc_0), "+v"(acc_1), "+v"(acc_2), "+v"(acc_3));
    asm volatile("s_barrier");
  }
  // own_loader.py:81: with producer:
  if (warp < 4) {
    // own_loader.py:23: td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=offset, base=base)
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #83" : "=v"(pieces_0_3) : "v"(at0), "s"((const char *)a + (long)(block / 64) * 2097152 + 16256));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #84" : "=v"(pieces_1_3) : "v"(at1), "s"((const char *)a + (long)(block / 64) * 2097152 + 16256));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #85" : "=v"(pieces_2_3) : "v"(at2), "s"((const char *)a + (long)(block / 64) * 2097152 + 16256));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #86" : "=v"(pieces_3_3) : "v"(at3), "s"((const char *)a + (long)(block / 64) * 2097152 + 16256));
    // own_loader.py:24: td.wait(pieces)
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(pieces_0_3), "+v"(pieces_1_3), "+v"(pieces_2_3), "+v"(pieces_3_3));
    // own_loader.py:26: td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)
    asm volatile("ds_write_b128 %0, %1 ; #87" : : "v"(at12), "v"(pieces_0_3));
    asm volatile("ds_write_b128 %0, %1 ; #88" : : "v"(at13), "v"(pieces_1_3));
    asm volatile("ds_write_b128 %0, %1 ; #89" : : "v"(at14), "v"(pieces_2_3));
    asm volatile("ds_write_b128 %0, %1 ; #90" : : "v"(at15), "v"(pieces_3_3));
    // own_loader.py:23: td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=offset, base=base)
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #91" : "=v"(pieces_0_4) : "v"(at0), "s"((const char *)b + (long)(block % 64) * 2097152 + 16256));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #92" : "=v"(pieces_1_4) : "v"(at1), "s"((const char *)b + (long)(block % 64) * 2097152 + 16256));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #93" : "=v"(pieces_2_4) : "v"(at2), "s"((const char *)b + (long)(block % 64) * 2097152 + 16256));
    asm volatile("global_load_dwordx4 %0, %1, %2 ; #94" : "=v"(pieces_3_4) : "v"(at3), "s"((const char *)b + (long)(block % 64) * 2097152 + 16256));
    // own_loader.py:24: td.wait(pieces)
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(pieces_0_4), "+v"(pieces_1_4), "+v"(pieces_2_4), "+v"(pieces_3_4));
    // own_loader.py:26: td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)
    asm volatile("ds_write_b128 %0, %1 ; #95" : : "v"(at16), "v"(pieces_0_4));
    asm volatile("ds_write_b128 %0, %1 ; #96" : : "v"(at17), "v"(pieces_1_4));
    asm volatile("ds_write_b128 %0, %1 ; #97" : : "v"(at18), "v"(pieces_2_4));
    asm volatile("ds_write_b128 %0, %1 ; #98" : : "v"(at19), "v"(pieces_3_4));
  }
  __builtin_amdgcn_sched_barrier(0);
  // own_loader.py:84: with consumer:
  if (warp >= 4) {
    // own_loader.py:31: return [td.load(td.subtile(tile, (REG, K_STEP), (part + 2 * i, 0))) for i in range(2)]
    asm volatile("ds_read_b128 %0, %1 ; #99" : "=v"(tile_4[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #100" : "=v"(tile_5[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 ; #101" : "=v"(tile_6[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #102" : "=v"(tile_7[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 ; #103" : "=v"(tile_4[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #104" : "=v"(tile_5[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 ; #105" : "=v"(tile_6[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #106" : "=v"(tile_7[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 ; #107" : "=v"(tile_4[2]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #108" : "=v"(tile_5[2]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 ; #109" : "=v"(tile_6[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #110" : "=v"(tile_7[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 ; #111" : "=v"(tile_4[3]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #112" : "=v"(tile_5[3]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 ; #113" : "=v"(tile_6[3]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:8192 ; #114" : "=v"(tile_7[3]) : "v"(Bs_r3));
    asm volatile("s_waitcnt lgkmcnt(13)" : "+v"(tile_4[0]), "+v"(tile_5[0]), "+v"(tile_6[0]));
    // own_loader.py:37: td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[0]), td_low_i16x4(tile_6[0]), acc_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(12)" : "+v"(tile_7[0]));
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[0]), td_low_i16x4(tile_7[0]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[0]), td_low_i16x4(tile_6[0]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[0]), td_low_i16x4(tile_7[0]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[0]), td_high_i16x4(tile_6[0]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[0]), td_high_i16x4(tile_7[0]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[0]), td_high_i16x4(tile_6[0]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[0]), td_high_i16x4(tile_7[0]), acc_3, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(9)" : "+v"(tile_4[1]), "+v"(tile_5[1]), "+v"(tile_6[1]));
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[1]), td_low_i16x4(tile_6[1]), acc_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(8)" : "+v"(tile_7[1]));
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[1]), td_low_i16x4(tile_7[1]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[1]), td_low_i16x4(tile_6[1]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[1]), td_low_i16x4(tile_7[1]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[1]), td_high_i16x4(tile_6[1]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[1]), td_high_i16x4(tile_7[1]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[1]), td_high_i16x4(tile_6[1]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[1]), td_high_i16x4(tile_7[1]), acc_3, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(tile_4[2]), "+v"(tile_5[2]), "+v"(tile_6[2]));
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[2]), td_low_i16x4(tile_6[2]), acc_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(tile_7[2]));
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[2]), td_low_i16x4(tile_7[2]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[2]), td_low_i16x4(tile_6[2]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[2]), td_low_i16x4(tile_7[2]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[2]), td_high_i16x4(tile_6[2]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[2]), td_high_i16x4(tile_7[2]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[2]), td_high_i16x4(tile_6[2]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[2]), td_high_i16x4(tile_7[2]), acc_3, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_4[3]), "+v"(tile_5[3]), "+v"(tile_6[3]));
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[3]), td_low_i16x4(tile_6[3]), acc_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_7[3]));
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_4[3]), td_low_i16x4(tile_7[3]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[3]), td_low_i16x4(tile_6[3]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_5[3]), td_low_i16x4(tile_7[3]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[3]), td_high_i16x4(tile_6[3]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_4[3]), td_high_i16x4(tile_7[3]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[3]), td_high_i16x4(tile_6[3]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_5[3]), td_high_i16x4(tile_7[3]), acc_3, 0, 0, 0);
  }
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)");
  // own_loader.py:86: td.barrier()
  asm volatile("" : "+v"(acc_0), "+v"(acc_1), "+v"(acc_2), "+v"(acc_3));
  asm volatile("s_barrier");
  __builtin_amdgcn_sched_barrier(0);
  // own_loader.py:84: with consumer:
  if (warp >= 4) {
    // own_loader.py:31: return [td.load(td.subtile(tile, (REG, K_STEP), (part + 2 * i, 0))) for i in range(2)]
    asm volatile("ds_read_b128 %0, %1 offset:16384 ; #116" : "=v"(tile_8[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:24576 ; #117" : "=v"(tile_9[0]) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1 offset:16384 ; #118" : "=v"(tile_10[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:24576 ; #119" : "=v"(tile_11[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:16384 ; #120" : "=v"(tile_8[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:24576 ; #121" : "=v"(tile_9[1]) : "v"(As_r1));
    asm volatile("ds_read_b128 %0, %1 offset:16384 ; #122" : "=v"(tile_10[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:24576 ; #123" : "=v"(tile_11[1]) : "v"(Bs_r1));
    asm volatile("ds_read_b128 %0, %1 offset:16384 ; #124" : "=v"(tile_8[2]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:24576 ; #125" : "=v"(tile_9[2]) : "v"(As_r2));
    asm volatile("ds_read_b128 %0, %1 offset:16384 ; #126" : "=v"(tile_10[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:24576 ; #127" : "=v"(tile_11[2]) : "v"(Bs_r2));
    asm volatile("ds_read_b128 %0, %1 offset:16384 ; #128" : "=v"(tile_8[3]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:24576 ; #129" : "=v"(tile_9[3]) : "v"(As_r3));
    asm volatile("ds_read_b128 %0, %1 offset:16384 ; #130" : "=v"(tile_10[3]) : "v"(Bs_r3));
    asm volatile("ds_read_b128 %0, %1 offset:24576 ; #131" : "=v"(tile_11[3]) : "v"(Bs_r3));
    asm volatile("s_waitcnt lgkmcnt(13)" : "+v"(tile_8[0]), "+v"(tile_9[0]), "+v"(tile_10[0]));
    // own_loader.py:37: td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
    __builtin_amdgcn_sched_barrier(0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[0]), td_low_i16x4(tile_10[0]), acc_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(12)" : "+v"(tile_11[0]));
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[0]), td_low_i16x4(tile_11[0]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[0]), td_low_i16x4(tile_10[0]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[0]), td_low_i16x4(tile_11[0]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[0]), td_high_i16x4(tile_10[0]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[0]), td_high_i16x4(tile_11[0]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[0]), td_high_i16x4(tile_10[0]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[0]), td_high_i16x4(tile_11[0]), acc_3, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(9)" : "+v"(tile_8[1]), "+v"(tile_9[1]), "+v"(tile_10[1]));
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[1]), td_low_i16x4(tile_10[1]), acc_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(8)" : "+v"(tile_11[1]));
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[1]), td_low_i16x4(tile_11[1]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[1]), td_low_i16x4(tile_10[1]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[1]), td_low_i16x4(tile_11[1]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[1]), td_high_i16x4(tile_10[1]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[1]), td_high_i16x4(tile_11[1]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[1]), td_high_i16x4(tile_10[1]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[1]), td_high_i16x4(tile_11[1]), acc_3, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(5)" : "+v"(tile_8[2]), "+v"(tile_9[2]), "+v"(tile_10[2]));
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[2]), td_low_i16x4(tile_10[2]), acc_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(4)" : "+v"(tile_11[2]));
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[2]), td_low_i16x4(tile_11[2]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[2]), td_low_i16x4(tile_10[2]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[2]), td_low_i16x4(tile_11[2]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[2]), td_high_i16x4(tile_10[2]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[2]), td_high_i16x4(tile_11[2]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[2]), td_high_i16x4(tile_10[2]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[2]), td_high_i16x4(tile_11[2]), acc_3, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_8[3]), "+v"(tile_9[3]), "+v"(tile_10[3]));
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[3]), td_low_i16x4(tile_10[3]), acc_0, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_11[3]));
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_8[3]), td_low_i16x4(tile_11[3]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[3]), td_low_i16x4(tile_10[3]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(tile_9[3]), td_low_i16x4(tile_11[3]), acc_3, 0, 0, 0);
    acc_0 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[3]), td_high_i16x4(tile_10[3]), acc_0, 0, 0, 0);
    acc_1 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_8[3]), td_high_i16x4(tile_11[3]), acc_1, 0, 0, 0);
    acc_2 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[3]), td_high_i16x4(tile_10[3]), acc_2, 0, 0, 0);
    acc_3 = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(tile_9[3]), td_high_i16x4(tile_11[3]), acc_3, 0, 0, 0);
  }
  // own_loader.py:86: td.barrier()
  asm volatile("" : "+v"(acc_0), "+v"(acc_1), "+v"(acc_2), "+v"(acc_3));
  asm volatile("s_barrier");
  // own_loader.py:88: with consumer:
  if (warp >= 4) {
    // own_loader.py:91: td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
    { char *to = (char *)c + (long)((warp - 4) & 1) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 1) * 1048576 + (long)(block / 64) * 4194304 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0[r]; }
    { char *to = (char *)c + (long)((warp - 4) & 1) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 1) * 1048576 + (long)(block / 64) * 4194304 + 256 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1[r]; }
    { char *to = (char *)c + (long)((warp - 4) & 1) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 1) * 1048576 + (long)(block / 64) * 4194304 + 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_2[r]; }
    { char *to = (char *)c + (long)((warp - 4) & 1) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 1) * 1048576 + (long)(block / 64) * 4194304 + 2097408 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_3[r]; }
  }
}
