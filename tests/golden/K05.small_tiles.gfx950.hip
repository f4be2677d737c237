// small_tiles: M = 8192, K = 8192, N = 8192; gfx950
// launch: 8192 blocks of 768 threads, in one dimension; 24576 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
typedef __bf16 td_bf16x8 __attribute__((ext_vector_type(8)));
static __attribute__((device)) inline td_bf16x8 td_joined_bf16x8(td_u32x2 x, td_u32x2 y) { const td_u32x4 both = {x.x, x.y, y.x, y.y}; return __builtin_bit_cast(td_bf16x8, both); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(768, 768), amdgpu_waves_per_eu(5)))
void td_small_tiles(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[24576];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc;
  td_u32x4 Bs_v[2], As_v[2], a_reg[2], a_reg_2[2];
  td_u32x2 b_reg[4], b_reg_2[4];
  const td_u32 at0 = lane % 4 * 16 + lane / 4 * 16384;
  const td_u32 at1 = lane % 4 * 16 + lane / 4 * 16384 + 262144;
  const td_u32 Bs_w0 = lds + lane % 4 * 16 + lane / 4 * 64 + 8192;
  const td_u32 As_w0 = lds + td_swizzle(lane % 4 * 16 + lane / 4 * 64, 8, 3);
  const td_u32 As_r0 = lds + ((warp - 4) >> 2) * 2048 + td_swizzle(lane % 32 * 64 + lane / 32 * 16, 8, 3);
  const td_u32 As_r1 = lds + ((warp - 4) >> 2) * 2048 + td_swizzle(lane % 32 * 64 + lane / 32 * 16 + 32, 8, 3);
  const td_u32 Bs_r0 = lds + ((warp - 4) & 3) * 2048 + lane % 4 * 8 + lane % 16 / 4 * 64 + lane % 32 / 16 * 32 + lane / 32 * 512 + 8192;
  const char *b_0 = (const char *)b + (long)(block % 64) * 256;
  const char *a_0 = (const char *)a + (long)(block / 64) * 1048576;
  const char *a_1 = (const char *)a + (long)(block / 64) * 1048576 + 524288;
  const char *b_3 = (const char *)b + (long)(block % 64) * 256 + 133693440;
  const char *a_6 = (const char *)a + (long)(block / 64) * 1048576 + 16320;
  const char *a_7 = (const char *)a + (long)(block / 64) * 1048576 + 540608;

  // small_tiles.py:34: acc = td.zeros(td.f32, REG, REG)
  acc = 0.0f;
  // small_tiles.py:37: with producer:
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
  // small_tiles.py:39: td.barrier()
  asm volatile("s_barrier");
  // small_tiles.py:40: for k in td.range(steps):
  const char *b_1 = (const char *)b + (long)(block % 64) * 256 + 524288;
  const char *a_2 = (const char *)a + (long)(block / 64) * 1048576 + 64;
  const char *a_3 = (const char *)a + (long)(block / 64) * 1048576 + 524352;
  const char *b_2 = (const char *)b + (long)(block % 64) * 256 + 1048576;
  const char *a_4 = (const char *)a + (long)(block / 64) * 1048576 + 128;
  const char *a_5 = (const char *)a + (long)(block / 64) * 1048576 + 524416;
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 254; k1 += 2) {
    // small_tiles.py:41: with producer:
    if (warp < 4) {
      // small_tiles.py:22: if producer.id == j:
      if (warp == 0) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #25" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_1));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #26" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_1));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #27" : "=v"(As_v[0]) : "v"(at0), "s"(a_2));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #28" : "=v"(As_v[1]) : "v"(at1), "s"(a_2));
        asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("ds_write_b128 %0, %1 offset:8192 ; #29" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:9216 ; #30" : : "v"(Bs_w0), "v"(Bs_v[1]));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("ds_write_b128 %0, %1 offset:4096 ; #31" : : "v"(As_w0), "v"(As_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:5120 ; #32" : : "v"(As_w0), "v"(As_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 1) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #33" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_1));
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #34" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_1));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #35" : "=v"(As_v[0]) : "v"(at0), "s"(a_3));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #36" : "=v"(As_v[1]) : "v"(at1), "s"(a_3));
        asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("ds_write_b128 %0, %1 offset:10240 ; #37" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:11264 ; #38" : : "v"(Bs_w0), "v"(Bs_v[1]));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("ds_write_b128 %0, %1 offset:6144 ; #39" : : "v"(As_w0), "v"(As_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:7168 ; #40" : : "v"(As_w0), "v"(As_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 2) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:128 ; #41" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_1));
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:128 ; #42" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_1));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        asm volatile("ds_write_b128 %0, %1 offset:12288 ; #43" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:13312 ; #44" : : "v"(Bs_w0), "v"(Bs_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 3) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:192 ; #45" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_1));
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:192 ; #46" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_1));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        asm volatile("ds_write_b128 %0, %1 offset:14336 ; #47" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:15360 ; #48" : : "v"(Bs_w0), "v"(Bs_v[1]));
      }
    }
    __builtin_amdgcn_sched_barrier(0);
    // small_tiles.py:44: with consumer:
    if (warp >= 4) {
      // small_tiles.py:45: a_reg = td.load(As[tic * DOWN + consumer.id // ACROSS])  # each warp picks its tiles by a device value
      asm volatile("ds_read_b128 %0, %1 ; #49" : "=v"(a_reg[0]) : "v"(As_r0));
      // small_tiles.py:46: b_reg = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
      asm volatile("ds_read_b64_tr_b16 %0, %1 ; #50" : "=v"(b_reg[0]) : "v"(Bs_r0));
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:256 ; #51" : "=v"(b_reg[1]) : "v"(Bs_r0));
      // small_tiles.py:45: a_reg = td.load(As[tic * DOWN + consumer.id // ACROSS])  # each warp picks its tiles by a device value
      asm volatile("ds_read_b128 %0, %1 ; #52" : "=v"(a_reg[1]) : "v"(As_r1));
      // small_tiles.py:46: b_reg = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:1024 ; #53" : "=v"(b_reg[2]) : "v"(Bs_r0));
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:1280 ; #54" : "=v"(b_reg[3]) : "v"(Bs_r0));
      asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(a_reg[0]), "+v"(b_reg[0]), "+v"(b_reg[1]));
      // small_tiles.py:47: td.mma_AB(acc, a_reg, b_reg)
      __builtin_amdgcn_sched_barrier(0);
      acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[0]), td_joined_bf16x8(b_reg[0], b_reg[1]), acc, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg[1]), "+v"(b_reg[2]), "+v"(b_reg[3]));
      acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[1]), td_joined_bf16x8(b_reg[2], b_reg[3]), acc, 0, 0, 0);
    }
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)");
    // small_tiles.py:48: td.barrier()
    asm volatile("" : "+v"(acc));
    asm volatile("s_barrier");
    // small_tiles.py:41: with producer:
    if (warp < 4) {
      // small_tiles.py:22: if producer.id == j:
      if (warp == 0) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #56" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_2));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #57" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_2));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #58" : "=v"(As_v[0]) : "v"(at0), "s"(a_4));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #59" : "=v"(As_v[1]) : "v"(at1), "s"(a_4));
        asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("ds_write_b128 %0, %1 ; #60" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:1024 ; #61" : : "v"(Bs_w0), "v"(Bs_v[1]));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("ds_write_b128 %0, %1 ; #62" : : "v"(As_w0), "v"(As_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:1024 ; #63" : : "v"(As_w0), "v"(As_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 1) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #64" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_2));
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #65" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_2));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #66" : "=v"(As_v[0]) : "v"(at0), "s"(a_5));
        asm volatile("global_load_dwordx4 %0, %1, %2 ; #67" : "=v"(As_v[1]) : "v"(at1), "s"(a_5));
        asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("ds_write_b128 %0, %1 offset:2048 ; #68" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:3072 ; #69" : : "v"(Bs_w0), "v"(Bs_v[1]));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
        // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
        asm volatile("ds_write_b128 %0, %1 offset:2048 ; #70" : : "v"(As_w0), "v"(As_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:3072 ; #71" : : "v"(As_w0), "v"(As_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 2) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:128 ; #72" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_2));
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:128 ; #73" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_2));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        asm volatile("ds_write_b128 %0, %1 offset:4096 ; #74" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:5120 ; #75" : : "v"(Bs_w0), "v"(Bs_v[1]));
      }
      __builtin_amdgcn_sched_barrier(0);
      // small_tiles.py:22: if producer.id == j:
      if (warp == 3) {
        // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:192 ; #76" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_2));
        asm volatile("global_load_dwordx4 %0, %1, %2 offset:192 ; #77" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_2));
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
        asm volatile("ds_write_b128 %0, %1 offset:6144 ; #78" : : "v"(Bs_w0), "v"(Bs_v[0]));
        asm volatile("ds_write_b128 %0, %1 offset:7168 ; #79" : : "v"(Bs_w0), "v"(Bs_v[1]));
      }
    }
    __builtin_amdgcn_sched_barrier(0);
    // small_tiles.py:44: with consumer:
    if (warp >= 4) {
      // small_tiles.py:45: a_reg = td.load(As[tic * DOWN + consumer.id // ACROSS])  # each warp picks its tiles by a device value
      asm volatile("ds_read_b128 %0, %1 offset:4096 ; #80" : "=v"(a_reg_2[0]) : "v"(As_r0));
      // small_tiles.py:46: b_reg = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:8192 ; #81" : "=v"(b_reg_2[0]) : "v"(Bs_r0));
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:8448 ; #82" : "=v"(b_reg_2[1]) : "v"(Bs_r0));
      // small_tiles.py:45: a_reg = td.load(As[tic * DOWN + consumer.id // ACROSS])  # each warp picks its tiles by a device value
      asm volatile("ds_read_b128 %0, %1 offset:4096 ; #83" : "=v"(a_reg_2[1]) : "v"(As_r1));
      // small_tiles.py:46: b_reg = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:9216 ; #84" : "=v"(b_reg_2[2]) : "v"(Bs_r0));
      asm volatile("ds_read_b64_tr_b16 %0, %1 offset:9472 ; #85" : "=v"(b_reg_2[3]) : "v"(Bs_r0));
      asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(a_reg_2[0]), "+v"(b_reg_2[0]), "+v"(b_reg_2[1]));
      // small_tiles.py:47: td.mma_AB(acc, a_reg, b_reg)
      __builtin_amdgcn_sched_barrier(0);
      acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[0]), td_joined_bf16x8(b_reg_2[0], b_reg_2[1]), acc, 0, 0, 0);
      __builtin_amdgcn_sched_barrier(0);
      asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_2[1]), "+v"(b_reg_2[2]), "+v"(b_reg_2[3]));
      acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[1]), td_joined_bf16x8(b_reg_2[2], b_reg_2[3]), acc, 0, 0, 0);
    }
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)");
    // small_tiles.py:48: td.barrier()
    asm volatile("" : "+v"(acc));
    asm volatile("s_barrier");
    b_1 += 1048576;
    a_2 += 128;
    a_3 += 128;
    b_2 += 1048576;
    a_4 += 128;
    a_5 += 128;
  }
  // small_tiles.py:41: with producer:
  if (warp < 4) {
    // small_tiles.py:22: if producer.id == j:
    if (warp == 0) {
      // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #87" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_3));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #88" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_3));
      // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #89" : "=v"(As_v[0]) : "v"(at0), "s"(a_6));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #90" : "=v"(As_v[1]) : "v"(at1), "s"(a_6));
      asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
      // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
      asm volatile("ds_write_b128 %0, %1 offset:8192 ; #91" : : "v"(Bs_w0), "v"(Bs_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:9216 ; #92" : : "v"(Bs_w0), "v"(Bs_v[1]));
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
      // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
      asm volatile("ds_write_b128 %0, %1 offset:4096 ; #93" : : "v"(As_w0), "v"(As_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:5120 ; #94" : : "v"(As_w0), "v"(As_v[1]));
    }
    __builtin_amdgcn_sched_barrier(0);
    // small_tiles.py:22: if producer.id == j:
    if (warp == 1) {
      // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #95" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_3));
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:64 ; #96" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_3));
      // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #97" : "=v"(As_v[0]) : "v"(at0), "s"(a_7));
      asm volatile("global_load_dwordx4 %0, %1, %2 ; #98" : "=v"(As_v[1]) : "v"(at1), "s"(a_7));
      asm volatile("s_waitcnt vmcnt(2)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
      // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
      asm volatile("ds_write_b128 %0, %1 offset:10240 ; #99" : : "v"(Bs_w0), "v"(Bs_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:11264 ; #100" : : "v"(Bs_w0), "v"(Bs_v[1]));
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]));
      // small_tiles.py:25: td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])
      asm volatile("ds_write_b128 %0, %1 offset:6144 ; #101" : : "v"(As_w0), "v"(As_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:7168 ; #102" : : "v"(As_w0), "v"(As_v[1]));
    }
    __builtin_amdgcn_sched_barrier(0);
    // small_tiles.py:22: if producer.id == j:
    if (warp == 2) {
      // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:128 ; #103" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_3));
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:128 ; #104" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_3));
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
      asm volatile("ds_write_b128 %0, %1 offset:12288 ; #105" : : "v"(Bs_w0), "v"(Bs_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:13312 ; #106" : : "v"(Bs_w0), "v"(Bs_v[1]));
    }
    __builtin_amdgcn_sched_barrier(0);
    // small_tiles.py:22: if producer.id == j:
    if (warp == 3) {
      // small_tiles.py:23: td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:192 ; #107" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_3));
      asm volatile("global_load_dwordx4 %0, %1, %2 offset:192 ; #108" : "=v"(Bs_v[1]) : "v"(at1), "s"(b_3));
      asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v[0]), "+v"(Bs_v[1]));
      asm volatile("ds_write_b128 %0, %1 offset:14336 ; #109" : : "v"(Bs_w0), "v"(Bs_v[0]));
      asm volatile("ds_write_b128 %0, %1 offset:15360 ; #110" : : "v"(Bs_w0), "v"(Bs_v[1]));
    }
  }
  __builtin_amdgcn_sched_barrier(0);
  // small_tiles.py:44: with consumer:
  if (warp >= 4) {
    // small_tiles.py:45: a_reg = td.load(As[tic * DOWN + consumer.id // ACROSS])  # each warp picks its tiles by a device value
    asm volatile("ds_read_b128 %0, %1 ; #111" : "=v"(a_reg[0]) : "v"(As_r0));
    // small_tiles.py:46: b_reg = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
    asm volatile("ds_read_b64_tr_b16 %0, %1 ; #112" : "=v"(b_reg[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b64_tr_b16 %0, %1 offset:256 ; #113" : "=v"(b_reg[1]) : "v"(Bs_r0));
    // small_tiles.py:45: a_reg = td.load(As[tic * DOWN + consumer.id // ACROSS])  # each warp picks its tiles by a device value
    asm volatile("ds_read_b128 %0, %1 ; #114" : "=v"(a_reg[1]) : "v"(As_r1));
    // small_tiles.py:46: b_reg = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
    asm volatile("ds_read_b64_tr_b16 %0, %1 offset:1024 ; #115" : "=v"(b_reg[2]) : "v"(Bs_r0));
    asm volatile("ds_read_b64_tr_b16 %0, %1 offset:1280 ; #116" : "=v"(b_reg[3]) : "v"(Bs_r0));
    asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(a_reg[0]), "+v"(b_reg[0]), "+v"(b_reg[1]));
    // small_tiles.py:47: td.mma_AB(acc, a_reg, b_reg)
    __builtin_amdgcn_sched_barrier(0);
    acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[0]), td_joined_bf16x8(b_reg[0], b_reg[1]), acc, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg[1]), "+v"(b_reg[2]), "+v"(b_reg[3]));
    acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg[1]), td_joined_bf16x8(b_reg[2], b_reg[3]), acc, 0, 0, 0);
  }
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)");
  // small_tiles.py:48: td.barrier()
  asm volatile("" : "+v"(acc));
  asm volatile("s_barrier");
  __builtin_amdgcn_sched_barrier(0);
  // small_tiles.py:44: with consumer:
  if (warp >= 4) {
    // small_tiles.py:45: a_reg = td.load(As[tic * DOWN + consumer.id // ACROSS])  # each warp picks its tiles by a device value
    asm volatile("ds_read_b128 %0, %1 offset:4096 ; #118" : "=v"(a_reg_2[0]) : "v"(As_r0));
    // small_tiles.py:46: b_reg = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
    asm volatile("ds_read_b64_tr_b16 %0, %1 offset:8192 ; #119" : "=v"(b_reg_2[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b64_tr_b16 %0, %1 offset:8448 ; #120" : "=v"(b_reg_2[1]) : "v"(Bs_r0));
    // small_tiles.py:45: a_reg = td.load(As[tic * DOWN + consumer.id // ACROSS])  # each warp picks its tiles by a device value
    asm volatile("ds_read_b128 %0, %1 offset:4096 ; #121" : "=v"(a_reg_2[1]) : "v"(As_r1));
    // small_tiles.py:46: b_reg = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
    asm volatile("ds_read_b64_tr_b16 %0, %1 offset:9216 ; #122" : "=v"(b_reg_2[2]) : "v"(Bs_r0));
    asm volatile("ds_read_b64_tr_b16 %0, %1 offset:9472 ; #123" : "=v"(b_reg_2[3]) : "v"(Bs_r0));
    asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(a_reg_2[0]), "+v"(b_reg_2[0]), "+v"(b_reg_2[1]));
    // small_tiles.py:47: td.mma_AB(acc, a_reg, b_reg)
    __builtin_amdgcn_sched_barrier(0);
    acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[0]), td_joined_bf16x8(b_reg_2[0], b_reg_2[1]), acc, 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_2[1]), "+v"(b_reg_2[2]), "+v"(b_reg_2[3]));
    acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(td_bf16x8, a_reg_2[1]), td_joined_bf16x8(b_reg_2[2], b_reg_2[3]), acc, 0, 0, 0);
  }
  // small_tiles.py:48: td.barrier()
  asm volatile("" : "+v"(acc));
  asm volatile("s_barrier");
  // small_tiles.py:50: with consumer:
  if (warp >= 4) {
    // small_tiles.py:51: td.store(c[row * DOWN + consumer.id // ACROSS, col * ACROSS + consumer.id % ACROSS], acc)
    { char *to = (char *)c + (long)((warp - 4) & 3) * 128 + (long)(block % 64) * 512 + (long)((warp - 4) >> 2) * 1048576 + (long)(block / 64) * 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
      _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc[r]; }
  }
}
