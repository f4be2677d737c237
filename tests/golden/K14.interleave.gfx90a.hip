// interleave: M = 8192, K = 8192, N = 8192; gfx90a
// launch: 1024 blocks of 256 threads, in one dimension; 65536 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
static __attribute__((device)) inline unsigned long td_first_dword(unsigned long x) { return (td_u32)__builtin_amdgcn_readfirstlane((int)x); }
static __attribute__((device)) inline const char *td_first_lane(const char *p) { return (const char *)(td_first_dword((unsigned long)p >> 32) << 32 | td_first_dword((unsigned long)p)); }
static __attribute__((device)) __attribute__((always_inline)) inline void td_hold_accumulators() {  // the compiler keeps nothing of its own in these
  asm volatile("" : : :
    "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12", "a13", "a14", "a15", "a16", "a17", "a18", "a19", "a20", "a21",
    "a22", "a23", "a24", "a25", "a26", "a27", "a28", "a29", "a30", "a31", "a32", "a33", "a34", "a35", "a36", "a37", "a38", "a39", "a40", "a41", "a42",
    "a43", "a44", "a45", "a46", "a47", "a48", "a49", "a50", "a51", "a52", "a53", "a54", "a55", "a56", "a57", "a58", "a59", "a60", "a61", "a62", "a63",
    "a64", "a65", "a66", "a67", "a68", "a69", "a70", "a71", "a72", "a73", "a74", "a75", "a76", "a77", "a78", "a79", "a80", "a81", "a82", "a83", "a84",
    "a85", "a86", "a87", "a88", "a89", "a90", "a91", "a92", "a93", "a94", "a95", "a96", "a97", "a98", "a99", "a100", "a101", "a102", "a103", "a104",
    "a105", "a106", "a107", "a108", "a109", "a110", "a111", "a112", "a113", "a114", "a115", "a116", "a117", "a118", "a119", "a120", "a121", "a122",
    "a123", "a124", "a125", "a126", "a127", "a128", "a129", "a130", "a131", "a132", "a133", "a134", "a135", "a136", "a137", "a138", "a139", "a140",
    "a141", "a142", "a143", "a144", "a145", "a146", "a147", "a148", "a149", "a150", "a151", "a152", "a153", "a154", "a155", "a156", "a157", "a158",
    "a159", "a160", "a161", "a162", "a163", "a164", "a165", "a166", "a167", "a168", "a169", "a170", "a171", "a172", "a173", "a174", "a175", "a176",
    "a177", "a178", "a179", "a180", "a181", "a182", "a183", "a184", "a185", "a186", "a187", "a188", "a189", "a190", "a191", "a192", "a193", "a194",
    "a195", "a196", "a197", "a198", "a199", "a200", "a201", "a202", "a203", "a204", "a205", "a206", "a207", "a208", "a209", "a210", "a211", "a212",
    "a213", "a214", "a215", "a216", "a217", "a218", "a219", "a220", "a221", "a222", "a223", "a224", "a225", "a226", "a227", "a228", "a229", "a230",
    "a231", "a232", "a233", "a234", "a235", "a236", "a237", "a238", "a239", "a240", "a241", "a242", "a243", "a244", "a245", "a246", "a247", "a248",
    "a249", "a250", "a251", "a252", "a253", "a254", "a255");
}
static __attribute__((device)) __attribute__((always_inline)) inline td_f32x16 td_read_accumulator_16(const int first) {
  td_f32x16 x;
  _Pragma("unroll") for (int r = 0; r < 16; ++r) { float one; asm volatile("v_accvgpr_read_b32 %0, a[%c1]" : "=v"(one) : "i"(first + r)); x[r] = one; }
  return x;
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256), amdgpu_waves_per_eu(1)))
void td_interleave(const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[65536];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 acc_0_0, acc_0_1, acc_0_2, acc_0_3, acc_1_0, acc_1_1, acc_1_2, acc_1_3, acc_2_0, acc_2_1, acc_2_2, acc_2_3, acc_3_0, acc_3_1, acc_3_2,
      acc_3_3;
  td_u32x4 As_0_v[8], Bs_0_v[8], a_reg_0_0, b_reg_0_0, a_reg_0_1, b_reg_0_1, a_reg_0_2, b_reg_0_2, a_reg_0_3, b_reg_0_3, a_reg_1_0, b_reg_1_0,
      a_reg_1_1, b_reg_1_1, a_reg_1_2, b_reg_1_2, a_reg_1_3, b_reg_1_3, staged_0, staged_1, staged_2, staged_3, staged_4, staged_5, staged_6, staged_7,
      staged_8, staged_9, staged_10, staged_11, staged_12, staged_13, staged_14, staged_15;
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * 16384;
  const td_u32 at1 = thread % 8 * 16 + thread / 8 * 16384 + 524288;
  const td_u32 at2 = thread % 8 * 16 + thread / 8 * 16384 + 1048576;
  const td_u32 at3 = thread % 8 * 16 + thread / 8 * 16384 + 1572864;
  const td_u32 at4 = thread % 8 * 16 + thread / 8 * 16384 + 2097152;
  const td_u32 at5 = thread % 8 * 16 + thread / 8 * 16384 + 2621440;
  const td_u32 at6 = thread % 8 * 16 + thread / 8 * 16384 + 3145728;
  const td_u32 at7 = thread % 8 * 16 + thread / 8 * 16384 + 3670016;
  const td_u32 As_0_w0 = lds + td_swizzle(thread % 8 * 16 + thread / 8 * 128, 7, 7);
  const td_u32 As_0_r0 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 16384, 7, 7);
  const td_u32 Bs_0_r0 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 16384 + lane / 32 * 16, 7, 7) + 32768;
  const td_u32 As_0_r1 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 16384 + 32, 7, 7);
  const td_u32 Bs_0_r1 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 16384 + lane / 32 * 16 + 32, 7, 7) + 32768;
  const td_u32 As_0_r2 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 16384 + 64, 7, 7);
  const td_u32 Bs_0_r2 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 16384 + lane / 32 * 16 + 64, 7, 7) + 32768;
  const td_u32 As_0_r3 = lds + td_swizzle(lane % 32 * 128 + lane / 32 * 16 + warp / 2 * 16384 + 96, 7, 7);
  const td_u32 Bs_0_r3 = lds + td_swizzle(lane % 32 * 128 + warp % 2 * 16384 + lane / 32 * 16 + 96, 7, 7) + 32768;
  const char *a_0 = (const char *)a + (long)(block / 32) * 4194304;
  const char *b_0 = (const char *)b + (long)(block % 32) * 4194304;

  td_hold_accumulators();
  // interleave.py:29: acc = [[td.zeros(td.f32, REG, REG) for _ in range(TILES)] for _ in range(TILES)]
  asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[240:255], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[224:239], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[208:223], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[192:207], %0, %0, 0" : : "v"(0ul));
  asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[176:191], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[160:175], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[144:159], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[128:143], %0, %0, 0" : : "v"(0ul));
  asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[112:127], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[96:111], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[80:95], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[64:79], %0, %0, 0" : : "v"(0ul));
  asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[48:63], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[32:47], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[16:31], %0, %0, 0" : : "v"(0ul)); asm volatile("s_nop 1\n\tv_mfma_f32_32x32x8bf16_1k a[0:15], %0, %0, 0" : : "v"(0ul));
  // interleave.py:69: td.load(As[here], a[row, 0])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_0_v[0]) : "v"(at0), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_0_v[1]) : "v"(at1), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_0_v[2]) : "v"(at2), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_0_v[3]) : "v"(at3), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_0_v[4]) : "v"(at4), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_0_v[5]) : "v"(at5), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_0_v[6]) : "v"(at6), "s"(a_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(As_0_v[7]) : "v"(at7), "s"(a_0));
  // interleave.py:70: td.load(Bs[here], b[col, 0])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_0_v[0]) : "v"(at0), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_0_v[1]) : "v"(at1), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_0_v[2]) : "v"(at2), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_0_v[3]) : "v"(at3), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_0_v[4]) : "v"(at4), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_0_v[5]) : "v"(at5), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_0_v[6]) : "v"(at6), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_0_v[7]) : "v"(at7), "s"(b_0));
  asm volatile("s_waitcnt vmcnt(8)" : "+v"(As_0_v[0]), "+v"(As_0_v[1]), "+v"(As_0_v[2]), "+v"(As_0_v[3]), "+v"(As_0_v[4]), "+v"(As_0_v[5]), "+v"(As_0_v[6]), "+v"(As_0_v[7]));
  asm volatile("ds_write_b128 %0, %1" : : "v"(As_0_w0), "v"(As_0_v[0]));  // interleave.py:69
  asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_0_w0), "v"(As_0_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_0_w0), "v"(As_0_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:12288" : : "v"(As_0_w0), "v"(As_0_v[3]));
  asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_0_w0), "v"(As_0_v[4]));
  asm volatile("ds_write_b128 %0, %1 offset:20480" : : "v"(As_0_w0), "v"(As_0_v[5]));
  asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_0_w0), "v"(As_0_v[6]));
  asm volatile("ds_write_b128 %0, %1 offset:28672" : : "v"(As_0_w0), "v"(As_0_v[7]));
  asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_0_v[0]), "+v"(Bs_0_v[1]), "+v"(Bs_0_v[2]), "+v"(Bs_0_v[3]), "+v"(Bs_0_v[4]), "+v"(Bs_0_v[5]), "+v"(Bs_0_v[6]), "+v"(Bs_0_v[7]));
  asm volatile("ds_write_b128 %0, %1 offset:32768" : : "v"(As_0_w0), "v"(Bs_0_v[0]));  // interleave.py:70
  asm volatile("ds_write_b128 %0, %1 offset:36864" : : "v"(As_0_w0), "v"(Bs_0_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:40960" : : "v"(As_0_w0), "v"(Bs_0_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:45056" : : "v"(As_0_w0), "v"(Bs_0_v[3]));
  asm volatile("ds_write_b128 %0, %1 offset:49152" : : "v"(As_0_w0), "v"(Bs_0_v[4]));
  asm volatile("ds_write_b128 %0, %1 offset:53248" : : "v"(As_0_w0), "v"(Bs_0_v[5]));
  asm volatile("ds_write_b128 %0, %1 offset:57344" : : "v"(As_0_w0), "v"(Bs_0_v[6]));
  asm volatile("ds_write_b128 %0, %1 offset:61440" : : "v"(As_0_w0), "v"(Bs_0_v[7]));
  asm volatile("s_waitcnt lgkmcnt(0)");
  // interleave.py:71: td.barrier()
  asm volatile("s_barrier");
  // interleave.py:35: yield lambda i=i: td.load(a_reg[s % 2][i], td.subtile(As[tile], (REG, SLICE), (wr * TILES + i, s)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0_0) : "v"(As_0_r0));
  // interleave.py:36: yield lambda i=i: td.load(b_reg[s % 2][i], td.subtile(Bs[tile], (REG, SLICE), (wc * TILES + i, s)))
  asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0_0) : "v"(Bs_0_r0));
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg_0_1) : "v"(As_0_r0));  // interleave.py:35
  asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg_0_1) : "v"(Bs_0_r0));  // interleave.py:36
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_0_2) : "v"(As_0_r0));  // interleave.py:35
  asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_0_2) : "v"(Bs_0_r0));  // interleave.py:36
  asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(a_reg_0_3) : "v"(As_0_r0));  // interleave.py:35
  asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(b_reg_0_3) : "v"(Bs_0_r0));  // interleave.py:36
  // interleave.py:78: for k in td.range(steps):
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 128; k1 += 1) {
    td_hold_accumulators();
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_0_0), "+v"(b_reg_0_0), "+v"(a_reg_0_1), "+v"(b_reg_0_1), "+v"(a_reg_0_2), "+v"(b_reg_0_2), "+v"(a_reg_0_3), "+v"(b_reg_0_3));
    // interleave.py:64: td.mma_ABt(acc[i][j], a_reg[s % 2][i], b_reg[s % 2][j])
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[0:15], %0, %1, a[0:15]" : : "v"(a_reg_0_3.xy), "v"(b_reg_0_3.xy));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[0:15], %0, %1, a[0:15]" : : "v"(a_reg_0_3.zw), "v"(b_reg_0_3.zw));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_1_0) : "v"(As_0_r1));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[16:31], %0, %1, a[16:31]" : : "v"(a_reg_0_3.xy), "v"(b_reg_0_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[16:31], %0, %1, a[16:31]" : : "v"(a_reg_0_3.zw), "v"(b_reg_0_2.zw));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_1_0) : "v"(Bs_0_r1));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[32:47], %0, %1, a[32:47]" : : "v"(a_reg_0_3.xy), "v"(b_reg_0_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[32:47], %0, %1, a[32:47]" : : "v"(a_reg_0_3.zw), "v"(b_reg_0_1.zw));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg_1_1) : "v"(As_0_r1));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[48:63], %0, %1, a[48:63]" : : "v"(a_reg_0_3.xy), "v"(b_reg_0_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[48:63], %0, %1, a[48:63]" : : "v"(a_reg_0_3.zw), "v"(b_reg_0_0.zw));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg_1_1) : "v"(Bs_0_r1));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[64:79], %0, %1, a[64:79]" : : "v"(a_reg_0_2.xy), "v"(b_reg_0_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[64:79], %0, %1, a[64:79]" : : "v"(a_reg_0_2.zw), "v"(b_reg_0_3.zw));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1_2) : "v"(As_0_r1));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[80:95], %0, %1, a[80:95]" : : "v"(a_reg_0_2.xy), "v"(b_reg_0_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[80:95], %0, %1, a[80:95]" : : "v"(a_reg_0_2.zw), "v"(b_reg_0_2.zw));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1_2) : "v"(Bs_0_r1));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[96:111], %0, %1, a[96:111]" : : "v"(a_reg_0_2.xy), "v"(b_reg_0_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[96:111], %0, %1, a[96:111]" : : "v"(a_reg_0_2.zw), "v"(b_reg_0_1.zw));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(a_reg_1_3) : "v"(As_0_r1));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[112:127], %0, %1, a[112:127]" : : "v"(a_reg_0_2.xy), "v"(b_reg_0_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[112:127], %0, %1, a[112:127]" : : "v"(a_reg_0_2.zw), "v"(b_reg_0_0.zw));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(b_reg_1_3) : "v"(Bs_0_r1));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[128:143], %0, %1, a[128:143]" : : "v"(a_reg_0_1.xy), "v"(b_reg_0_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[128:143], %0, %1, a[128:143]" : : "v"(a_reg_0_1.zw), "v"(b_reg_0_3.zw));
    // interleave.py:43: staged[n] = td.fetch(shared[tile], tensor[place, k], part=(n % parts, parts), into=staged[n])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_0) : "v"(at0), "s"(td_first_lane((const char *)a + (long)(block / 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[144:159], %0, %1, a[144:159]" : : "v"(a_reg_0_1.xy), "v"(b_reg_0_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[144:159], %0, %1, a[144:159]" : : "v"(a_reg_0_1.zw), "v"(b_reg_0_2.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_1) : "v"(at1), "s"(td_first_lane((const char *)a + (long)(block / 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[160:175], %0, %1, a[160:175]" : : "v"(a_reg_0_1.xy), "v"(b_reg_0_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[160:175], %0, %1, a[160:175]" : : "v"(a_reg_0_1.zw), "v"(b_reg_0_1.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_2) : "v"(at2), "s"(td_first_lane((const char *)a + (long)(block / 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[176:191], %0, %1, a[176:191]" : : "v"(a_reg_0_1.xy), "v"(b_reg_0_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[176:191], %0, %1, a[176:191]" : : "v"(a_reg_0_1.zw), "v"(b_reg_0_0.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_3) : "v"(at3), "s"(td_first_lane((const char *)a + (long)(block / 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[192:207], %0, %1, a[192:207]" : : "v"(a_reg_0_0.xy), "v"(b_reg_0_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[192:207], %0, %1, a[192:207]" : : "v"(a_reg_0_0.zw), "v"(b_reg_0_3.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_4) : "v"(at4), "s"(td_first_lane((const char *)a + (long)(block / 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[208:223], %0, %1, a[208:223]" : : "v"(a_reg_0_0.xy), "v"(b_reg_0_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[208:223], %0, %1, a[208:223]" : : "v"(a_reg_0_0.zw), "v"(b_reg_0_2.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_5) : "v"(at5), "s"(td_first_lane((const char *)a + (long)(block / 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[224:239], %0, %1, a[224:239]" : : "v"(a_reg_0_0.xy), "v"(b_reg_0_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[224:239], %0, %1, a[224:239]" : : "v"(a_reg_0_0.zw), "v"(b_reg_0_1.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_6) : "v"(at6), "s"(td_first_lane((const char *)a + (long)(block / 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[240:255], %0, %1, a[240:255]" : : "v"(a_reg_0_0.xy), "v"(b_reg_0_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[240:255], %0, %1, a[240:255]" : : "v"(a_reg_0_0.zw), "v"(b_reg_0_0.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_7) : "v"(at7), "s"(td_first_lane((const char *)a + (long)(block / 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_1_0), "+v"(b_reg_1_0), "+v"(a_reg_1_1), "+v"(b_reg_1_1), "+v"(a_reg_1_2), "+v"(b_reg_1_2), "+v"(a_reg_1_3), "+v"(b_reg_1_3));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[0:15], %0, %1, a[0:15]" : : "v"(a_reg_1_3.xy), "v"(b_reg_1_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[0:15], %0, %1, a[0:15]" : : "v"(a_reg_1_3.zw), "v"(b_reg_1_3.zw));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0_0) : "v"(As_0_r2));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[16:31], %0, %1, a[16:31]" : : "v"(a_reg_1_3.xy), "v"(b_reg_1_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[16:31], %0, %1, a[16:31]" : : "v"(a_reg_1_3.zw), "v"(b_reg_1_2.zw));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0_0) : "v"(Bs_0_r2));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[32:47], %0, %1, a[32:47]" : : "v"(a_reg_1_3.xy), "v"(b_reg_1_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[32:47], %0, %1, a[32:47]" : : "v"(a_reg_1_3.zw), "v"(b_reg_1_1.zw));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg_0_1) : "v"(As_0_r2));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[48:63], %0, %1, a[48:63]" : : "v"(a_reg_1_3.xy), "v"(b_reg_1_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[48:63], %0, %1, a[48:63]" : : "v"(a_reg_1_3.zw), "v"(b_reg_1_0.zw));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg_0_1) : "v"(Bs_0_r2));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[64:79], %0, %1, a[64:79]" : : "v"(a_reg_1_2.xy), "v"(b_reg_1_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[64:79], %0, %1, a[64:79]" : : "v"(a_reg_1_2.zw), "v"(b_reg_1_3.zw));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_0_2) : "v"(As_0_r2));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[80:95], %0, %1, a[80:95]" : : "v"(a_reg_1_2.xy), "v"(b_reg_1_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[80:95], %0, %1, a[80:95]" : : "v"(a_reg_1_2.zw), "v"(b_reg_1_2.zw));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_0_2) : "v"(Bs_0_r2));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[96:111], %0, %1, a[96:111]" : : "v"(a_reg_1_2.xy), "v"(b_reg_1_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[96:111], %0, %1, a[96:111]" : : "v"(a_reg_1_2.zw), "v"(b_reg_1_1.zw));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(a_reg_0_3) : "v"(As_0_r2));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[112:127], %0, %1, a[112:127]" : : "v"(a_reg_1_2.xy), "v"(b_reg_1_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[112:127], %0, %1, a[112:127]" : : "v"(a_reg_1_2.zw), "v"(b_reg_1_0.zw));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(b_reg_0_3) : "v"(Bs_0_r2));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[128:143], %0, %1, a[128:143]" : : "v"(a_reg_1_1.xy), "v"(b_reg_1_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[128:143], %0, %1, a[128:143]" : : "v"(a_reg_1_1.zw), "v"(b_reg_1_3.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_8) : "v"(at0), "s"(td_first_lane((const char *)b + (long)(block % 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[144:159], %0, %1, a[144:159]" : : "v"(a_reg_1_1.xy), "v"(b_reg_1_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[144:159], %0, %1, a[144:159]" : : "v"(a_reg_1_1.zw), "v"(b_reg_1_2.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_9) : "v"(at1), "s"(td_first_lane((const char *)b + (long)(block % 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[160:175], %0, %1, a[160:175]" : : "v"(a_reg_1_1.xy), "v"(b_reg_1_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[160:175], %0, %1, a[160:175]" : : "v"(a_reg_1_1.zw), "v"(b_reg_1_1.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_10) : "v"(at2), "s"(td_first_lane((const char *)b + (long)(block % 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[176:191], %0, %1, a[176:191]" : : "v"(a_reg_1_1.xy), "v"(b_reg_1_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[176:191], %0, %1, a[176:191]" : : "v"(a_reg_1_1.zw), "v"(b_reg_1_0.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_11) : "v"(at3), "s"(td_first_lane((const char *)b + (long)(block % 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[192:207], %0, %1, a[192:207]" : : "v"(a_reg_1_0.xy), "v"(b_reg_1_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[192:207], %0, %1, a[192:207]" : : "v"(a_reg_1_0.zw), "v"(b_reg_1_3.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_12) : "v"(at4), "s"(td_first_lane((const char *)b + (long)(block % 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[208:223], %0, %1, a[208:223]" : : "v"(a_reg_1_0.xy), "v"(b_reg_1_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[208:223], %0, %1, a[208:223]" : : "v"(a_reg_1_0.zw), "v"(b_reg_1_2.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_13) : "v"(at5), "s"(td_first_lane((const char *)b + (long)(block % 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[224:239], %0, %1, a[224:239]" : : "v"(a_reg_1_0.xy), "v"(b_reg_1_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[224:239], %0, %1, a[224:239]" : : "v"(a_reg_1_0.zw), "v"(b_reg_1_1.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_14) : "v"(at6), "s"(td_first_lane((const char *)b + (long)(block % 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[240:255], %0, %1, a[240:255]" : : "v"(a_reg_1_0.xy), "v"(b_reg_1_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[240:255], %0, %1, a[240:255]" : : "v"(a_reg_1_0.zw), "v"(b_reg_1_0.zw));
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(staged_15) : "v"(at7), "s"(td_first_lane((const char *)b + (long)(block % 32) * 4194304 + (long)(k1 + 1 < 128 ? k1 + 1 : k1) * 128)));  // interleave.py:43
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_0_0), "+v"(b_reg_0_0), "+v"(a_reg_0_1), "+v"(b_reg_0_1), "+v"(a_reg_0_2), "+v"(b_reg_0_2), "+v"(a_reg_0_3), "+v"(b_reg_0_3));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[0:15], %0, %1, a[0:15]" : : "v"(a_reg_0_3.xy), "v"(b_reg_0_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[0:15], %0, %1, a[0:15]" : : "v"(a_reg_0_3.zw), "v"(b_reg_0_3.zw));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_1_0) : "v"(As_0_r3));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[16:31], %0, %1, a[16:31]" : : "v"(a_reg_0_3.xy), "v"(b_reg_0_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[16:31], %0, %1, a[16:31]" : : "v"(a_reg_0_3.zw), "v"(b_reg_0_2.zw));
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_1_0) : "v"(Bs_0_r3));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[32:47], %0, %1, a[32:47]" : : "v"(a_reg_0_3.xy), "v"(b_reg_0_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[32:47], %0, %1, a[32:47]" : : "v"(a_reg_0_3.zw), "v"(b_reg_0_1.zw));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg_1_1) : "v"(As_0_r3));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[48:63], %0, %1, a[48:63]" : : "v"(a_reg_0_3.xy), "v"(b_reg_0_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[48:63], %0, %1, a[48:63]" : : "v"(a_reg_0_3.zw), "v"(b_reg_0_0.zw));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg_1_1) : "v"(Bs_0_r3));  // interleave.py:36
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_1_2) : "v"(As_0_r3));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[64:79], %0, %1, a[64:79]" : : "v"(a_reg_0_2.xy), "v"(b_reg_0_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[64:79], %0, %1, a[64:79]" : : "v"(a_reg_0_2.zw), "v"(b_reg_0_3.zw));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_1_2) : "v"(Bs_0_r3));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[80:95], %0, %1, a[80:95]" : : "v"(a_reg_0_2.xy), "v"(b_reg_0_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[80:95], %0, %1, a[80:95]" : : "v"(a_reg_0_2.zw), "v"(b_reg_0_2.zw));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(a_reg_1_3) : "v"(As_0_r3));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[96:111], %0, %1, a[96:111]" : : "v"(a_reg_0_2.xy), "v"(b_reg_0_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[96:111], %0, %1, a[96:111]" : : "v"(a_reg_0_2.zw), "v"(b_reg_0_1.zw));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(b_reg_1_3) : "v"(Bs_0_r3));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[112:127], %0, %1, a[112:127]" : : "v"(a_reg_0_2.xy), "v"(b_reg_0_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[128:143], %0, %1, a[128:143]" : : "v"(a_reg_0_1.xy), "v"(b_reg_0_3.xy));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[144:159], %0, %1, a[144:159]" : : "v"(a_reg_0_1.xy), "v"(b_reg_0_2.xy));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[112:127], %0, %1, a[112:127]" : : "v"(a_reg_0_2.zw), "v"(b_reg_0_0.zw));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[128:143], %0, %1, a[128:143]" : : "v"(a_reg_0_1.zw), "v"(b_reg_0_3.zw));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[144:159], %0, %1, a[144:159]" : : "v"(a_reg_0_1.zw), "v"(b_reg_0_2.zw));
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_1_0), "+v"(b_reg_1_0), "+v"(a_reg_1_1), "+v"(b_reg_1_1), "+v"(a_reg_1_2), "+v"(b_reg_1_2), "+v"(a_reg_1_3), "+v"(b_reg_1_3));
    // interleave.py:55: td.barrier()
    asm volatile("s_barrier");
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[160:175], %0, %1, a[160:175]" : : "v"(a_reg_0_1.xy), "v"(b_reg_0_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[160:175], %0, %1, a[160:175]" : : "v"(a_reg_0_1.zw), "v"(b_reg_0_1.zw));
    asm volatile("s_waitcnt vmcnt(8)" : "+v"(staged_0), "+v"(staged_1), "+v"(staged_2), "+v"(staged_3), "+v"(staged_4), "+v"(staged_5), "+v"(staged_6), "+v"(staged_7));
    // interleave.py:47: td.commit(sources[n][0][tile], staged[n])
    asm volatile("ds_write_b128 %0, %1 offset:28672" : : "v"(As_0_w0), "v"(staged_7));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[176:191], %0, %1, a[176:191]" : : "v"(a_reg_0_1.xy), "v"(b_reg_0_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[176:191], %0, %1, a[176:191]" : : "v"(a_reg_0_1.zw), "v"(b_reg_0_0.zw));
    asm volatile("ds_write_b128 %0, %1 offset:24576" : : "v"(As_0_w0), "v"(staged_6));  // interleave.py:47
    asm volatile("ds_write_b128 %0, %1 offset:20480" : : "v"(As_0_w0), "v"(staged_5));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[192:207], %0, %1, a[192:207]" : : "v"(a_reg_0_0.xy), "v"(b_reg_0_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[192:207], %0, %1, a[192:207]" : : "v"(a_reg_0_0.zw), "v"(b_reg_0_3.zw));
    asm volatile("ds_write_b128 %0, %1 offset:16384" : : "v"(As_0_w0), "v"(staged_4));  // interleave.py:47
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[208:223], %0, %1, a[208:223]" : : "v"(a_reg_0_0.xy), "v"(b_reg_0_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[208:223], %0, %1, a[208:223]" : : "v"(a_reg_0_0.zw), "v"(b_reg_0_2.zw));
    asm volatile("ds_write_b128 %0, %1 offset:12288" : : "v"(As_0_w0), "v"(staged_3));  // interleave.py:47
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[224:239], %0, %1, a[224:239]" : : "v"(a_reg_0_0.xy), "v"(b_reg_0_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[224:239], %0, %1, a[224:239]" : : "v"(a_reg_0_0.zw), "v"(b_reg_0_1.zw));
    asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_0_w0), "v"(staged_2));  // interleave.py:47
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[240:255], %0, %1, a[240:255]" : : "v"(a_reg_0_0.xy), "v"(b_reg_0_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[240:255], %0, %1, a[240:255]" : : "v"(a_reg_0_0.zw), "v"(b_reg_0_0.zw));
    asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_0_w0), "v"(staged_1));  // interleave.py:47
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_0_w0), "v"(staged_0));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[0:15], %0, %1, a[0:15]" : : "v"(a_reg_1_3.xy), "v"(b_reg_1_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[0:15], %0, %1, a[0:15]" : : "v"(a_reg_1_3.zw), "v"(b_reg_1_3.zw));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(staged_8), "+v"(staged_9), "+v"(staged_10), "+v"(staged_11), "+v"(staged_12), "+v"(staged_13), "+v"(staged_14), "+v"(staged_15));
    asm volatile("ds_write_b128 %0, %1 offset:61440" : : "v"(As_0_w0), "v"(staged_15));  // interleave.py:47
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[16:31], %0, %1, a[16:31]" : : "v"(a_reg_1_3.xy), "v"(b_reg_1_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[16:31], %0, %1, a[16:31]" : : "v"(a_reg_1_3.zw), "v"(b_reg_1_2.zw));
    asm volatile("ds_write_b128 %0, %1 offset:57344" : : "v"(As_0_w0), "v"(staged_14));  // interleave.py:47
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[32:47], %0, %1, a[32:47]" : : "v"(a_reg_1_3.xy), "v"(b_reg_1_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[32:47], %0, %1, a[32:47]" : : "v"(a_reg_1_3.zw), "v"(b_reg_1_1.zw));
    asm volatile("ds_write_b128 %0, %1 offset:53248" : : "v"(As_0_w0), "v"(staged_13));  // interleave.py:47
    asm volatile("ds_write_b128 %0, %1 offset:49152" : : "v"(As_0_w0), "v"(staged_12));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[48:63], %0, %1, a[48:63]" : : "v"(a_reg_1_3.xy), "v"(b_reg_1_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[48:63], %0, %1, a[48:63]" : : "v"(a_reg_1_3.zw), "v"(b_reg_1_0.zw));
    asm volatile("ds_write_b128 %0, %1 offset:45056" : : "v"(As_0_w0), "v"(staged_11));  // interleave.py:47
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[64:79], %0, %1, a[64:79]" : : "v"(a_reg_1_2.xy), "v"(b_reg_1_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[64:79], %0, %1, a[64:79]" : : "v"(a_reg_1_2.zw), "v"(b_reg_1_3.zw));
    asm volatile("ds_write_b128 %0, %1 offset:40960" : : "v"(As_0_w0), "v"(staged_10));  // interleave.py:47
    asm volatile("ds_write_b128 %0, %1 offset:36864" : : "v"(As_0_w0), "v"(staged_9));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[80:95], %0, %1, a[80:95]" : : "v"(a_reg_1_2.xy), "v"(b_reg_1_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[80:95], %0, %1, a[80:95]" : : "v"(a_reg_1_2.zw), "v"(b_reg_1_2.zw));
    asm volatile("ds_write_b128 %0, %1 offset:32768" : : "v"(As_0_w0), "v"(staged_8));  // interleave.py:47
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[96:111], %0, %1, a[96:111]" : : "v"(a_reg_1_2.xy), "v"(b_reg_1_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[112:127], %0, %1, a[112:127]" : : "v"(a_reg_1_2.xy), "v"(b_reg_1_0.xy));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[128:143], %0, %1, a[128:143]" : : "v"(a_reg_1_1.xy), "v"(b_reg_1_3.xy));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[96:111], %0, %1, a[96:111]" : : "v"(a_reg_1_2.zw), "v"(b_reg_1_1.zw));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[112:127], %0, %1, a[112:127]" : : "v"(a_reg_1_2.zw), "v"(b_reg_1_0.zw));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[128:143], %0, %1, a[128:143]" : : "v"(a_reg_1_1.zw), "v"(b_reg_1_3.zw));
    asm volatile("s_waitcnt lgkmcnt(0)");
    asm volatile("s_barrier");  // interleave.py:55
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[144:159], %0, %1, a[144:159]" : : "v"(a_reg_1_1.xy), "v"(b_reg_1_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[144:159], %0, %1, a[144:159]" : : "v"(a_reg_1_1.zw), "v"(b_reg_1_2.zw));
    asm volatile("ds_read_b128 %0, %1" : "=v"(a_reg_0_0) : "v"(As_0_r0));  // interleave.py:35
    asm volatile("ds_read_b128 %0, %1" : "=v"(b_reg_0_0) : "v"(Bs_0_r0));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[160:175], %0, %1, a[160:175]" : : "v"(a_reg_1_1.xy), "v"(b_reg_1_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[160:175], %0, %1, a[160:175]" : : "v"(a_reg_1_1.zw), "v"(b_reg_1_1.zw));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(a_reg_0_1) : "v"(As_0_r0));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[176:191], %0, %1, a[176:191]" : : "v"(a_reg_1_1.xy), "v"(b_reg_1_0.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[176:191], %0, %1, a[176:191]" : : "v"(a_reg_1_1.zw), "v"(b_reg_1_0.zw));
    asm volatile("ds_read_b128 %0, %1 offset:4096" : "=v"(b_reg_0_1) : "v"(Bs_0_r0));  // interleave.py:36
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(a_reg_0_2) : "v"(As_0_r0));  // interleave.py:35
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[192:207], %0, %1, a[192:207]" : : "v"(a_reg_1_0.xy), "v"(b_reg_1_3.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[192:207], %0, %1, a[192:207]" : : "v"(a_reg_1_0.zw), "v"(b_reg_1_3.zw));
    asm volatile("ds_read_b128 %0, %1 offset:8192" : "=v"(b_reg_0_2) : "v"(Bs_0_r0));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[208:223], %0, %1, a[208:223]" : : "v"(a_reg_1_0.xy), "v"(b_reg_1_2.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[208:223], %0, %1, a[208:223]" : : "v"(a_reg_1_0.zw), "v"(b_reg_1_2.zw));
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(a_reg_0_3) : "v"(As_0_r0));  // interleave.py:35
    asm volatile("ds_read_b128 %0, %1 offset:12288" : "=v"(b_reg_0_3) : "v"(Bs_0_r0));  // interleave.py:36
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[224:239], %0, %1, a[224:239]" : : "v"(a_reg_1_0.xy), "v"(b_reg_1_1.xy));  // interleave.py:64
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[240:255], %0, %1, a[240:255]" : : "v"(a_reg_1_0.xy), "v"(b_reg_1_0.xy));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[224:239], %0, %1, a[224:239]" : : "v"(a_reg_1_0.zw), "v"(b_reg_1_1.zw));
    asm volatile("v_mfma_f32_32x32x8bf16_1k a[240:255], %0, %1, a[240:255]" : : "v"(a_reg_1_0.zw), "v"(b_reg_1_0.zw));
  }
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(a_reg_0_0), "+v"(b_reg_0_0), "+v"(a_reg_0_1), "+v"(b_reg_0_1), "+v"(a_reg_0_2), "+v"(b_reg_0_2), "+v"(a_reg_0_3), "+v"(b_reg_0_3));
  // interleave.py:99: td.store(c[(row * 2 + wr) * TILES + i, (col * 2 + wc) * TILES + j], acc[i][j])
  asm volatile("s_nop 15");
  asm volatile("s_nop 2");
  acc_0_0 = td_read_accumulator_16(240);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_0[r]; }
  acc_0_1 = td_read_accumulator_16(224);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 128 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_1[r]; }
  acc_0_2 = td_read_accumulator_16(208);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 256 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_2[r]; }
  acc_0_3 = td_read_accumulator_16(192);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 384 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_0_3[r]; }
  acc_1_0 = td_read_accumulator_16(176);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 1048576 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_0[r]; }
  acc_1_1 = td_read_accumulator_16(160);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 1048704 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_1[r]; }
  acc_1_2 = td_read_accumulator_16(144);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 1048832 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_2[r]; }
  acc_1_3 = td_read_accumulator_16(128);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 1048960 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_1_3[r]; }
  acc_2_0 = td_read_accumulator_16(112);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 2097152 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_2_0[r]; }
  acc_2_1 = td_read_accumulator_16(96);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 2097280 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_2_1[r]; }
  acc_2_2 = td_read_accumulator_16(80);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 2097408 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_2_2[r]; }
  acc_2_3 = td_read_accumulator_16(64);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 2097536 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_2_3[r]; }
  acc_3_0 = td_read_accumulator_16(48);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 3145728 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_3_0[r]; }
  acc_3_1 = td_read_accumulator_16(32);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 3145856 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_3_1[r]; }
  acc_3_2 = td_read_accumulator_16(16);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 3145984 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_3_2[r]; }
  acc_3_3 = td_read_accumulator_16(0);
  { char *to = (char *)c + (long)(block % 32) * 1024 + (long)(warp % 2) * 512 + (long)(block / 32) * 8388608 + (long)(warp / 2) * 4194304 + 3146112 + (lane % 32 * 4 + lane / 32 * 131072);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) *(float *)(to + r / 4 * 262144 + r % 4 * 32768) = acc_3_3[r]; }
}
