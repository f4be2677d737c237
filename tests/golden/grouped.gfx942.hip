// grouped: fixed sizes; gfx942
// launch: 2 blocks of 128 threads, in one dimension; 4096 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x4 __attribute__((ext_vector_type(4)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
typedef const __attribute__((address_space(4))) int td_constant;
static __attribute__((device)) inline int td_read(const int *tensor, int index) {
  return __builtin_amdgcn_readfirstlane(((td_constant *)tensor)[index]);
}
static __attribute__((device)) inline td_u32x4 td_buffer(const void *tensor, long start, long end) {
  const unsigned long base = (unsigned long)tensor + start;
  const int high = (end - start) >> 32;
  const td_u32 low = (td_u32)(end - start), size = high < 0 ? 0 : high > 0 || low > 0x80000000u ? 0x80000000u : low;
  return td_u32x4{(td_u32)base, (td_u32)(base >> 32) & 0xffff, size, 0x00027000};
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(128, 128), amdgpu_waves_per_eu(8)))
void td_grouped(const int *ends, const unsigned short *a, const unsigned short *b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[4096];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  const int td_read1 = td_read(ends, block);
  const int td_read2 = td_read(ends, block + 1);
  td_u32x4 As_v, Bs_v, tile_1, tile_2[2];
  td_f32x4 acc[2];
  const td_u32 at0 = thread % 4 * 16 + thread / 4 * 64;
  const td_u32 As_w0 = lds + td_swizzle(thread % 4 * 16 + thread / 4 * 64, 6, 3);
  const td_u32 As_r0 = lds + td_swizzle(lane % 16 * 64 + lane / 16 * 16 + warp * 1024, 6, 3);
  const td_u32 Bs_r0 = lds + td_swizzle(lane % 16 * 64 + lane / 16 * 16, 6, 3) + 2048;
  const char *b_0 = (const char *)b + (long)block * 2048;

  asm volatile("; td.read: argument 0 'ends' in 0..70, ascending, at right.py:78");
  // right.py:82: for row in td.range(first, end, 32):
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < (td_read2 + 31 - td_read1) >> 5; k1 += 1) {
    // right.py:83: td.load(As, a.at(row=row, col=0))
    asm volatile("buffer_load_dwordx4 %0, %1, %2, 0 offen" : "=v"(As_v) : "v"(at0), "s"(td_buffer(a, (long)(td_read1) * 64 + (long)k1 * 2048, 4480)));
    // right.py:84: td.load(Bs, b[g, 0, 0])
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v) : "v"(at0), "s"(b_0));
    asm volatile("s_waitcnt vmcnt(1)" : "+v"(As_v));
    // right.py:83: td.load(As, a.at(row=row, col=0))
    asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v));
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(Bs_v));
    // right.py:84: td.load(Bs, b[g, 0, 0])
    asm volatile("ds_write_b128 %0, %1 offset:2048" : : "v"(As_w0), "v"(Bs_v));
    asm volatile("s_waitcnt lgkmcnt(0)");
    // right.py:85: td.barrier()
    asm volatile("s_barrier");
    // right.py:86: acc = td.zeros(td.f32, 16, 32)
    acc[0] = 0.0f; acc[1] = 0.0f;
    // right.py:87: td.mma_ABt(acc, td.load(td.subtile(As, (16, 32), (warp, 0))), td.load(Bs))
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_1) : "v"(As_r0));
    asm volatile("ds_read_b128 %0, %1" : "=v"(tile_2[0]) : "v"(Bs_r0));
    asm volatile("ds_read_b128 %0, %1 offset:1024" : "=v"(tile_2[1]) : "v"(Bs_r0));
    asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_1), "+v"(tile_2[0]));
    __builtin_amdgcn_sched_barrier(0);
    acc[0] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(tile_1), td_low_i16x4(tile_2[0]), acc[0], 0, 0, 0);
    __builtin_amdgcn_sched_barrier(0);
    asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_2[1]));
    acc[1] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(tile_1), td_low_i16x4(tile_2[1]), acc[1], 0, 0, 0);
    acc[0] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(tile_1), td_high_i16x4(tile_2[0]), acc[0], 0, 0, 0);
    acc[1] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(tile_1), td_high_i16x4(tile_2[1]), acc[1], 0, 0, 0);
    // right.py:88: td.barrier()
    asm volatile("" : "+v"(acc[0]), "+v"(acc[1]));
    asm volatile("s_barrier");
    // right.py:89: td.store(c.at(row=row + 16 * warp, col=0), acc, rows=end - row - 16 * warp)
    { char *to = (char *)c + (long)(td_read1) * 128 + (long)k1 * 4096 + (long)warp * 2048 + (lane % 16 * 4 + lane / 16 * 512); int down = (td_read2 < 70 ? td_read2 : 70) - td_read1 - k1 * 32 - warp * 16; asm("" : "+s"(down));
      if (__builtin_expect(down >= 16, 1)) {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) *(float *)(to + r % 4 * 128) = acc[0][r];
        __builtin_amdgcn_sched_barrier(0);
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) if (lane / 16 * 4 + r % 4 < down) *(float *)(to + r % 4 * 128) = acc[0][r];
      } }
    { char *to = (char *)c + (long)(td_read1) * 128 + (long)k1 * 4096 + (long)warp * 2048 + 64 + (lane % 16 * 4 + lane / 16 * 512); int down = (td_read2 < 70 ? td_read2 : 70) - td_read1 - k1 * 32 - warp * 16; asm("" : "+s"(down));
      if (__builtin_expect(down >= 16, 1)) {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) *(float *)(to + r % 4 * 128) = acc[1][r];
        __builtin_amdgcn_sched_barrier(0);
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) if (lane / 16 * 4 + r % 4 < down) *(float *)(to + r % 4 * 128) = acc[1][r];
      } }
  }
}
