// small_tiles_one_buffer: M = 8192, K = 8192, N = 8192; gfx950
// launch: 8192 blocks of 768 threads, in one dimension; 12288 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef __bf16 td_bf16x8 __attribute__((ext_vector_type(8)));
static __attribute__((device)) inline td_bf16x8 td_joined_bf16x8(td_u32x2 x, td_u32x2 y) { const td_u32x4 both = {x.x, x.y, y.x, y.y}; return __builtin_bit_cast(td_bf16x8, both); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(768, 768), amdgpu_waves_per_eu(6)))
void td_small_tiles_one_buffer(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[12288];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc;
  td_u32x4 Bs_v[2], As_v[2], a_reg[2];
  td_u32x2 b_reg[4];
  const td_u32 at0 = lane % 4 * 16 + lane / 4 * 16384;
  const td_u32 at1 = lane % 4 * 16 + lane / 4 * 16384 + 262144;
  const td_u32 Bs_w0 = lds + lane % 4 * 16 + lane / 4 * 64 + 4096;
  const td_u32 As_w0 = lds + td_swizzle(lane % 4 * 16 + lane / 4 * 64, 8, 3);
  const td_u32 As_r0 = lds + ((warp - 4) >> 2) * 2048 + td_swizzle(lane % 32 * 64 + lane / 32 * 16, 8, 3);
  const td_u32 As_r1 = lds + ((warp - 4) >> 2) * 2048 + td_swizzle(lane % 32 * 64 + lane / 32 * 16 + 32, 8, 3);
  const td_u32 Bs_r0 = lds + ((warp - 4) & 3) * 2048 + lane % 4 * 8 + lane % 16 / 4 * 64 + lane % 32 / 16 * 32 + lane / 32 * 512 + 4096;

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
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #0" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #1" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #2" : "=v"(As_v[0]) : "v"(at0), "s"(a_0));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #3" : "=v"(As_v[1]) : "v"(at1), "s"(a_0));
        asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("ds_write_b128 %0, %1 ; #4" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:1024 ; #5" : : "v"(Bs_w0), "v"(Bs_v[1]));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("ds_write_b128 %0, %1 ; #6" : : "v"(As_w0), "v"(As_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:1024 ; #7" : : "v"(As_w0), "v"(As_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 1) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #8" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #9" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #10" : "=v"(As_v[0]) : "v"(at0), "s"(a_1));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #11" : "=v"(As_v[1]) : "v"(at1), "s"(a_1));
        asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("ds_write_b128 %0, %1 offset:2048 ; #12" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:3072 ; #13" : : "v"(Bs_w0), "v"(Bs_v[1]));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("ds_write_b128 %0, %1 offset:2048 ; #14" : : "v"(As_w0), "v"(As_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:3072 ; #15" : : "v"(As_w0), "v"(As_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 2) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:128 ; #16" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:128 ; #17" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        asm volatile("ds_write_b128 %0, %1 offset:4096 ; #18" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:5120 ; #19" : : "v"(Bs_w0), "v"(Bs_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 3) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:192 ; #20" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:192 ; #21" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_0));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        asm volatile("ds_write_b128 %0, %1 offset:6144 ; #22" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:7168 ; #23" : : "v"(Bs_w0), "v"(Bs_v[1]));
      }
    }
    asm volatile("s_waitcnt lgkmcnt(0)");
    // small_tiles.py:64: td.barrier()  # filled
    asm volatile("s_barrier");
    // small_tiles.py:65: with consumer:
    if (warp >= 4) {
      // small_tiles.py:66: a_reg = td.load(As[consumer.id // ACROSS])
      asm volatile("ds_read_b128 %0, %1 ; #25" : "=v"(a_reg[0]) : "v"(As_r0));
      // small_tiles.py:67: b_reg = td.load(Bs[consumer.id % ACROSS], layout="col")
      asm volatile("ds_read_b64_tr_b16 %0, %1 ; #26" : "=v"(b_reg[0]) : "v"(Bs_r0));
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:256 ; #27" : "=v"(b_reg[1]) : "v"(Bs_r0));
      // small_tiles.py:66: a_reg = td.load(As[consumer.id // ACROSS])
      asm volatile("ds_read_b128 %0, %1 ; #28" : "=v"(a_reg[1]) : "v"(As_r1));
      // small_tiles.py:67: b_reg = td.load(Bs[consumer.id % ACROSS], layout="col")
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:1024 ; #29" : "=v"(b_reg[2]) : "v"(Bs_r0));
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:1280 ; #30" : "=v"(b_reg[3]) : "v"(Bs_r0));
      asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(a_reg[0]), "+v"(b_reg[0]), "+v"(b_reg[1]));
      // small_tiles.py:68: td.mma_AB(acc, a_reg, b_reg)
      __builtin_amdgcn_sched_barrier(0);
      acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[0]), td_joined_bf16x8(b_reg[0], b_reg[1]), acc, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg[1]), "+v"(b_reg[2]), "+v"(b_reg[3]));
      acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[1]), td_joined_bf16x8(b_reg[2], b_reg[3]), acc, 0, 0, 0);
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
