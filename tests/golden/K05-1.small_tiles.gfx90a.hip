// small_tiles_one_buffer: M = 8192, K = 8192, N = 8192; gfx90a
// launch: 8192 blocks of 768 threads, in one dimension; 12288 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_u32 td_low_halves(td_u32 x, td_u32 y) { return __builtin_amdgcn_perm(y, x, 0x05040100); }
static __attribute__((device)) inline td_u32 td_high_halves(td_u32 x, td_u32 y) { return __builtin_amdgcn_perm(y, x, 0x07060302); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
static __attribute__((device)) inline int td_swizzle_fold(int offset, int shift, int fold, int mask, int low) {
  return offset ^ ((((offset >> shift) ^ (offset >> fold)) & mask) << low);
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(768, 768), amdgpu_waves_per_eu(5)))
void td_small_tiles_one_buffer(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[12288];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc;
  td_u32x2 Bs_v[4];
  td_u32x4 As_v[2], a_reg[2], b_reg[2];
  const td_u32 at0 = lane % 8 * 8 + lane / 8 * 65536;
  const td_u32 at1 = lane % 8 * 8 + lane / 8 * 65536 + 16384;
  const td_u32 at2 = lane % 8 * 8 + lane / 8 * 65536 + 32768;
  const td_u32 at3 = lane % 8 * 8 + lane / 8 * 65536 + 49152;
  const td_u32 Bs_w0 = lds + td_swizzle_fold(lane % 8 * 256 + lane / 8 * 8, 7, 8, 7, 4) + 4096;
  const td_u32 Bs_w1 = lds + td_swizzle_fold(lane % 8 * 256 + lane / 8 * 8 + 64, 7, 8, 7, 4) + 4096;
  const td_u32 Bs_w2 = lds + td_swizzle_fold(lane % 8 * 256 + lane / 8 * 8 + 128, 7, 8, 7, 4) + 4096;
  const td_u32 Bs_w3 = lds + td_swizzle_fold(lane % 8 * 256 + lane / 8 * 8 + 192, 7, 8, 7, 4) + 4096;
  const td_u32 at4 = lane % 4 * 16 + lane / 4 * 16384;
  const td_u32 at5 = lane % 4 * 16 + lane / 4 * 16384 + 262144;
  const td_u32 As_w0 = lds + td_swizzle(lane % 4 * 16 + lane / 4 * 64, 7, 3);
  const td_u32 As_r0 = lds + ((warp - 4) >> 2) * 2048 + td_swizzle(lane % 32 * 64 + lane / 32 * 16, 7, 3);
  const td_u32 As_r1 = lds + ((warp - 4) >> 2) * 2048 + td_swizzle(lane % 32 * 64 + lane / 32 * 16 + 32, 7, 3);
  const td_u32 Bs_r0 = lds + ((warp - 4) & 3) * 2048 + td_swizzle_fold(lane % 32 * 64 + lane / 32 * 16, 7, 8, 7, 4) + 4096;
  const td_u32 Bs_r1 = lds + ((warp - 4) & 3) * 2048 + td_swizzle_fold(lane % 32 * 64 + lane / 32 * 16 + 32, 7, 8, 7, 4) + 4096;

  // small_tiles.py:60: acc = td.zeros(td.f32, REG, REG)
  acc = 0.0f;
  // small_tiles.py:61: for k in td.range(td.cdiv(a.cols, REG)):
  const char *b_0 = (const char *)b + (long)(block % 64) * 256;
  const char *a_0 = (const char *)a + (long)(block / 64) * 1048576;
  const char *a_1 = (const char *)a + (long)(block / 64) * 1048576 + 524288;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 256; k1 += 1) {
    // small_tiles.py:62: with producer:
    if (warp < 4) {
      // small_tiles.py:22: if producer.id == j:
      if (warp == 0) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx2 %0, %1, %2 ; #0" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 ; #1" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 ; #2" : "=v"(Bs_v[2]) : "v"(at2), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 ; #3" : "=v"(Bs_v[3]) : "v"(at3), "s"(b_0));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #4" : "=v"(As_v[0]) : "v"(at4), "s"(a_0));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #5" : "=v"(As_v[1]) : "v"(at5), "s"(a_0));
        asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("ds_write_b64 %0, %1 ; #6" : : "v"(Bs_w0), "v"(td_u32x2{td_low_halves(Bs_v[0].x, Bs_v[1].x), td_low_halves(Bs_v[2].x, Bs_v[3].x)}));
        asm volatile("ds_write_b64 %0, %1 ; #7" : : "v"(Bs_w1), "v"(td_u32x2{td_high_halves(Bs_v[0].x, Bs_v[1].x), td_high_halves(Bs_v[2].x, Bs_v[3].x)}));
        asm volatile("ds_write_b64 %0, %1 ; #8" : : "v"(Bs_w2), "v"(td_u32x2{td_low_halves(Bs_v[0].y, Bs_v[1].y), td_low_halves(Bs_v[2].y, Bs_v[3].y)}));
        asm volatile("ds_write_b64 %0, %1 ; #9" : : "v"(Bs_w3), "v"(td_u32x2{td_high_halves(Bs_v[0].y, Bs_v[1].y), td_high_halves(Bs_v[2].y, Bs_v[3].y)}));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("ds_write_b128 %0, %1 ; #10" : : "v"(As_w0), "v"(As_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:1024 ; #11" : : "v"(As_w0), "v"(As_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 1) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:64 ; #12" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:64 ; #13" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:64 ; #14" : "=v"(Bs_v[2]) : "v"(at2), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:64 ; #15" : "=v"(Bs_v[3]) : "v"(at3), "s"(b_0));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #16" : "=v"(As_v[0]) : "v"(at4), "s"(a_1));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #17" : "=v"(As_v[1]) : "v"(at5), "s"(a_1));
        asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("ds_write_b64 %0, %1 offset:2048 ; #18" : : "v"(Bs_w0), "v"(td_u32x2{td_low_halves(Bs_v[0].x, Bs_v[1].x), td_low_halves(Bs_v[2].x, Bs_v[3].x)}));
        asm volatile("ds_write_b64 %0, %1 offset:2048 ; #19" : : "v"(Bs_w1), "v"(td_u32x2{td_high_halves(Bs_v[0].x, Bs_v[1].x), td_high_halves(Bs_v[2].x, Bs_v[3].x)}));
        asm volatile("ds_write_b64 %0, %1 offset:2048 ; #20" : : "v"(Bs_w2), "v"(td_u32x2{td_low_halves(Bs_v[0].y, Bs_v[1].y), td_low_halves(Bs_v[2].y, Bs_v[3].y)}));
        asm volatile("ds_write_b64 %0, %1 offset:2048 ; #21" : : "v"(Bs_w3), "v"(td_u32x2{td_high_halves(Bs_v[0].y, Bs_v[1].y), td_high_halves(Bs_v[2].y, Bs_v[3].y)}));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("ds_write_b128 %0, %1 offset:2048 ; #22" : : "v"(As_w0), "v"(As_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:3072 ; #23" : : "v"(As_w0), "v"(As_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 2) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:128 ; #24" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:128 ; #25" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:128 ; #26" : "=v"(Bs_v[2]) : "v"(at2), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:128 ; #27" : "=v"(Bs_v[3]) : "v"(at3), "s"(b_0));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
        asm volatile("ds_write_b64 %0, %1 offset:4096 ; #28" : : "v"(Bs_w0), "v"(td_u32x2{td_low_halves(Bs_v[0].x, Bs_v[1].x), td_low_halves(Bs_v[2].x, Bs_v[3].x)}));
        asm volatile("ds_write_b64 %0, %1 offset:4096 ; #29" : : "v"(Bs_w1), "v"(td_u32x2{td_high_halves(Bs_v[0].x, Bs_v[1].x), td_high_halves(Bs_v[2].x, Bs_v[3].x)}));
        asm volatile("ds_write_b64 %0, %1 offset:4096 ; #30" : : "v"(Bs_w2), "v"(td_u32x2{td_low_halves(Bs_v[0].y, Bs_v[1].y), td_low_halves(Bs_v[2].y, Bs_v[3].y)}));
        asm volatile("ds_write_b64 %0, %1 offset:4096 ; #31" : : "v"(Bs_w3), "v"(td_u32x2{td_high_halves(Bs_v[0].y, Bs_v[1].y), td_high_halves(Bs_v[2].y, Bs_v[3].y)}));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 3) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:192 ; #32" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:192 ; #33" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:192 ; #34" : "=v"(Bs_v[2]) : "v"(at2), "s"(b_0));
        asm volatile("global_load_dwordx2 %0, %1, %2 offset:192 ; #35" : "=v"(Bs_v[3]) : "v"(at3), "s"(b_0));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(Bs_v[2]), "+v"(Bs_v[3]));
        asm volatile("ds_write_b64 %0, %1 offset:6144 ; #36" : : "v"(Bs_w0), "v"(td_u32x2{td_low_halves(Bs_v[0].x, Bs_v[1].x), td_low_halves(Bs_v[2].x, Bs_v[3].x)}));
        asm volatile("ds_write_b64 %0, %1 offset:6144 ; #37" : : "v"(Bs_w1), "v"(td_u32x2{td_high_halves(Bs_v[0].x, Bs_v[1].x), td_high_halves(Bs_v[2].x, Bs_v[3].x)}));
        asm volatile("ds_write_b64 %0, %1 offset:6144 ; #38" : : "v"(Bs_w2), "v"(td_u32x2{td_low_halves(Bs_v[0].y, Bs_v[1].y), td_low_halves(Bs_v[2].y, Bs_v[3].y)}));
        asm volatile("ds_write_b64 %0, %1 offset:6144 ; #39" : : "v"(Bs_w3), "v"(td_u32x2{td_high_halves(Bs_v[0].y, Bs_v[1].y), td_high_halves(Bs_v[2].y, Bs_v[3].y)}));
      }
    }
    asm volatile("s_waitcnt lgkmcnt(0)");
    // small_tiles.py:64: td.barrier()  # filled
    asm volatile("s_barrier");
    // small_tiles.py:65: with consumer:
    if (warp >= 4) {
      // small_tiles.py:66: a_reg = td.load(As[consumer.id // ACROSS])
      asm volatile("ds_read_b128 %0, %1 ; #41" : "=v"(a_reg[0]) : "v"(As_r0));
      // small_tiles.py:67: b_reg = td.load(Bs[consumer.id % ACROSS], layout="col")
      asm volatile("ds_read_b128 %0, %1 ; #42" : "=v"(b_reg[0]) : "v"(Bs_r0));
      // small_tiles.py:66: a_reg = td.load(As[consumer.id // ACROSS])
      asm volatile("ds_read_b128 %0, %1 ; #43" : "=v"(a_reg[1]) : "v"(As_r1));
      // small_tiles.py:67: b_reg = td.load(Bs[consumer.id % ACROSS], layout="col")
      asm volatile("ds_read_b128 %0, %1 ; #44" : "=v"(b_reg[1]) : "v"(Bs_r1));
      asm volatile("s_waitcnt lgkmcnt(2)" : "+v"(a_reg[0]), "+v"(b_reg[0]));
      // small_tiles.py:68: td.mma_AB(acc, a_reg, b_reg)
      __builtin_amdgcn_sched_barrier(0);
      acc = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[0]), td_low_i16x4(b_reg[0]), acc, 0, 0, 0);
      acc = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[0]), td_high_i16x4(b_reg[0]), acc, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg[1]), "+v"(b_reg[1]));
      acc = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_low_i16x4(a_reg[1]), td_low_i16x4(b_reg[1]), acc, 0, 0, 0);
      acc = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(td_high_i16x4(a_reg[1]), td_high_i16x4(b_reg[1]), acc, 0, 0, 0);
    }
    // small_tiles.py:69: td.barrier()  # read: what comes next overwrites it
    asm volatile("" : "+v"(acc));
    asm volatile("s_barrier");
    b_0 += 524288;
    a_0 += 64;
    a_1 += 64;
  }
  // small_tiles.py:70: with consumer:
  if (warp >= 4) {
    // small_tiles.py:71: td.store(c[row * DOWN + consumer.id // ACROSS, col * ACROSS + consumer.id % ACROSS], acc)
    { char *to = (char *)c + (long)((warp - 4) & 3) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 2) * 1048576 + (long)(block / 64) * 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[r]; }
  }
}
