// microscaled: fixed sizes; gfx950
// launch: 2 blocks of 128 threads, in one dimension; 12800 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x4 __attribute__((ext_vector_type(4)));
typedef int td_i32x8 __attribute__((ext_vector_type(8)));
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
static __attribute__((device)) inline td_u32x4 td_buffer(const void *tensor, long start, long end) {
  const unsigned long base = (unsigned long)tensor + start;
  const int high = (end - start) >> 32;
  const td_u32 low = (td_u32)(end - start), size = high < 0 ? 0 : high > 0 || low > 0x80000000u ? 0x80000000u : low;
  return td_u32x4{(td_u32)base, (td_u32)(base >> 32) & 0xffff, size, 0x00027000};
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(128, 128), amdgpu_waves_per_eu(4)))
void td_microscaled(const unsigned char *a, const unsigned char *b, const unsigned char *scale_a, const unsigned char *scale_b, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[12800];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x4 acc;
  td_u32x4 As_v[4], Bs_v[2], of_a_v, tile_3[4], tile_4[4];
  td_u32 parts[16], of_b, own;
  const td_u32 at0 = thread % 16 * 16 + thread / 16 * 272;
  const td_u32 at1 = thread % 16 * 16 + thread / 16 * 272 + 4352;
  const td_u32 As_w0 = lds + td_swizzle(thread % 16 * 16 + thread / 16 * 256, 8, 3);
  const td_u32 at2 = thread * 17;
  const td_u32 of_a_w0 = lds + thread * 16 + 12288;
  const td_u32 of_a_r0 = lds + lane % 16 * 16 + lane / 16 * 4 + warp * 256 + 12288;
  const td_u32 As_r0 = lds + td_swizzle(lane % 16 * 256 + lane / 16 * 64 + warp * 4096, 8, 3);
  const td_u32 As_r1 = lds + td_swizzle(lane % 16 * 256 + lane / 16 * 64 + warp * 4096 + 16, 8, 3);
  const td_u32 As_r2 = lds + td_swizzle(lane % 16 * 256 + lane / 16 * 64 + warp * 4096 + 32, 8, 3);
  const td_u32 As_r3 = lds + td_swizzle(lane % 16 * 256 + lane / 16 * 64 + warp * 4096 + 48, 8, 3);
  const td_u32 Bs_r0 = lds + td_swizzle(lane % 16 * 256 + lane / 16 * 64, 8, 3) + 8192;
  const td_u32 Bs_r1 = lds + td_swizzle(lane % 16 * 256 + lane / 16 * 64 + 16, 8, 3) + 8192;
  const td_u32 Bs_r2 = lds + td_swizzle(lane % 16 * 256 + lane / 16 * 64 + 32, 8, 3) + 8192;
  const td_u32 Bs_r3 = lds + td_swizzle(lane % 16 * 256 + lane / 16 * 64 + 48, 8, 3) + 8192;
  const char *b_0 = (const char *)b;
  const td_u32x4 a_b0 = td_buffer(a, (long)block * 8704, 16320);
  const td_u32x4 scale_a_b0 = td_buffer(scale_a, (long)block * 544, 1020);
  const td_u32x4 b_b0 = td_buffer(b, 0, 4352);

  // right.py:163: As, Bs, of_a, acc = td.st(td.fp4x2, 32, 256), td.st(td.fp4x2, 16, 256), td.st(td.e8m0, 32, 16), td.zeros(td.f32, 16, 16)
  acc = 0.0f;
  // right.py:165: td.load(As, a[row, k])
  asm volatile("buffer_load_dwordx4 %0, %1, %2, 0 offen" : "=v"(As_v[0]) : "v"(at0), "s"(a_b0));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, 0 offen offset:2176" : "=v"(As_v[1]) : "v"(at0), "s"(a_b0));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, 0 offen" : "=v"(As_v[2]) : "v"(at1), "s"(a_b0));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, 0 offen offset:2176" : "=v"(As_v[3]) : "v"(at1), "s"(a_b0));
  // right.py:166: td.load(Bs, b[0, k])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Bs_v[0]) : "v"(at0), "s"(b_0));
  asm volatile("global_load_dwordx4 %0, %1, %2 offset:2176" : "=v"(Bs_v[1]) : "v"(at0), "s"(b_0));
  // right.py:167: td.load(of_a, scale_a[row, k])
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen" : "=v"(parts[0]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:1" : "=v"(parts[1]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:2" : "=v"(parts[2]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:3" : "=v"(parts[3]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:4" : "=v"(parts[4]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:5" : "=v"(parts[5]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:6" : "=v"(parts[6]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:7" : "=v"(parts[7]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:8" : "=v"(parts[8]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:9" : "=v"(parts[9]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:10" : "=v"(parts[10]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:11" : "=v"(parts[11]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:12" : "=v"(parts[12]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:13" : "=v"(parts[13]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:14" : "=v"(parts[14]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("buffer_load_ubyte %0, %1, %2, 0 offen offset:15" : "=v"(parts[15]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0));
  asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]), "+v"(As_v[2]), "+v"(As_v[3]), "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(parts[0]), "+v"(parts[1]), "+v"(parts[2]), "+v"(parts[3]), "+v"(parts[4]), "+v"(parts[5]), "+v"(parts[6]), "+v"(parts[7]), "+v"(parts[8]), "+v"(parts[9]), "+v"(parts[10]), "+v"(parts[11]), "+v"(parts[12]), "+v"(parts[13]), "+v"(parts[14]), "+v"(parts[15]));
  of_a_v = td_u32x4{parts[0] | parts[1] << 8 | parts[2] << 16 | parts[3] << 24, parts[4] | parts[5] << 8 | parts[6] << 16 | parts[7] << 24, parts[8] | parts[9] << 8 | parts[10] << 16 | parts[11] << 24, parts[12] | parts[13] << 8 | parts[14] << 16 | parts[15] << 24};
  // right.py:165: td.load(As, a[row, k])
  asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:2048" : : "v"(As_w0), "v"(As_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_w0), "v"(As_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:6144" : : "v"(As_w0), "v"(As_v[3]));
  // right.py:166: td.load(Bs, b[0, k])
  asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(Bs_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:10240" : : "v"(As_w0), "v"(Bs_v[1]));
  // right.py:167: td.load(of_a, scale_a[row, k])
  if (thread < 32) asm volatile("ds_write_b128 %0, %1" : : "v"(of_a_w0), "v"(of_a_v));
  // right.py:168: of_b = td.load(scale_b[0, k], (16, 16))
  { const char *from = (const char *)scale_b + (lane % 16 * 17 + lane / 16 * 4);
    of_b = *(const unsigned char *)(from) | (td_u32)*(const unsigned char *)(from + 1) << 8 | (td_u32)*(const unsigned char *)(from + 2) << 16 | (td_u32)*(const unsigned char *)(from + 3) << 24; }
  asm volatile("s_waitcnt lgkmcnt(0)");
  // right.py:169: td.barrier()
  asm volatile("s_barrier");
  // right.py:170: own = td.load(td.subtile(of_a, (16, 16), (warp, 0)))
  asm volatile("ds_read_b32 %0, %1" : "=v"(own) : "v"(of_a_r0));
  // right.py:171: td.mma_ABt(acc, td.load(td.subtile(As, (16, 256), (warp, 0))), td.load(Bs), scales=(own, of_b))
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_3[0]) : "v"(As_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_3[1]) : "v"(As_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_3[2]) : "v"(As_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_3[3]) : "v"(As_r3));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[0]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[1]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[2]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[3]) : "v"(Bs_r3));
  asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(own), "+v"(tile_3[0]), "+v"(tile_3[1]), "+v"(tile_3[2]), "+v"(tile_3[3]), "+v"(tile_4[0]));
  __builtin_amdgcn_sched_barrier(0);
  acc = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(td_i32x8{(int)tile_3[0].x, (int)tile_3[0].y, (int)tile_3[0].z, (int)tile_3[0].w, 0, 0, 0, 0}, td_i32x8{(int)tile_4[0].x, (int)tile_4[0].y, (int)tile_4[0].z, (int)tile_4[0].w, 0, 0, 0, 0}, acc, 4, 4, 0, own, 0, of_b);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(2)" : "+v"(tile_4[1]));
  acc = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(td_i32x8{(int)tile_3[1].x, (int)tile_3[1].y, (int)tile_3[1].z, (int)tile_3[1].w, 0, 0, 0, 0}, td_i32x8{(int)tile_4[1].x, (int)tile_4[1].y, (int)tile_4[1].z, (int)tile_4[1].w, 0, 0, 0, 0}, acc, 4, 4, 1, own, 1, of_b);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_4[2]));
  acc = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(td_i32x8{(int)tile_3[2].x, (int)tile_3[2].y, (int)tile_3[2].z, (int)tile_3[2].w, 0, 0, 0, 0}, td_i32x8{(int)tile_4[2].x, (int)tile_4[2].y, (int)tile_4[2].z, (int)tile_4[2].w, 0, 0, 0, 0}, acc, 4, 4, 2, own, 2, of_b);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_4[3]));
  acc = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(td_i32x8{(int)tile_3[3].x, (int)tile_3[3].y, (int)tile_3[3].z, (int)tile_3[3].w, 0, 0, 0, 0}, td_i32x8{(int)tile_4[3].x, (int)tile_4[3].y, (int)tile_4[3].z, (int)tile_4[3].w, 0, 0, 0, 0}, acc, 4, 4, 3, own, 3, of_b);
  // right.py:172: td.barrier()
  asm volatile("" : "+v"(acc));
  asm volatile("s_barrier");
  // right.py:165: td.load(As, a[row, k])
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[0]) : "v"(at0 + (thread % 16 * 16 < 16 ? 0 : (-2147483647))), "s"(a_b0), "s"(256));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen offset:2176" : "=v"(As_v[1]) : "v"(at0 + (thread % 16 * 16 < 16 ? 0 : (-2147483647))), "s"(a_b0), "s"(256));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(As_v[2]) : "v"(at1 + (thread % 16 * 16 < 16 ? 0 : (-2147483647))), "s"(a_b0), "s"(256));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen offset:2176" : "=v"(As_v[3]) : "v"(at1 + (thread % 16 * 16 < 16 ? 0 : (-2147483647))), "s"(a_b0), "s"(256));
  // right.py:166: td.load(Bs, b[0, k])
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen" : "=v"(Bs_v[0]) : "v"(at0 + (thread % 16 * 16 < 16 ? 0 : (-2147483647))), "s"(b_b0), "s"(256));
  asm volatile("buffer_load_dwordx4 %0, %1, %2, %3 offen offset:2176" : "=v"(Bs_v[1]) : "v"(at0 + (thread % 16 * 16 < 16 ? 0 : (-2147483647))), "s"(b_b0), "s"(256));
  // right.py:167: td.load(of_a, scale_a[row, k])
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen" : "=v"(parts[0]) : "v"(at2 + (thread < 32 ? 0 : (-2147483647))), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:1" : "=v"(parts[1]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:2" : "=v"(parts[2]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:3" : "=v"(parts[3]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:4" : "=v"(parts[4]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:5" : "=v"(parts[5]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:6" : "=v"(parts[6]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:7" : "=v"(parts[7]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:8" : "=v"(parts[8]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:9" : "=v"(parts[9]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:10" : "=v"(parts[10]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:11" : "=v"(parts[11]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:12" : "=v"(parts[12]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:13" : "=v"(parts[13]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:14" : "=v"(parts[14]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("buffer_load_ubyte %0, %1, %2, %3 offen offset:15" : "=v"(parts[15]) : "v"(at2 + -2147483647), "s"(scale_a_b0), "s"(16));
  asm volatile("s_waitcnt vmcnt(0)" : "+v"(As_v[0]), "+v"(As_v[1]), "+v"(As_v[2]), "+v"(As_v[3]), "+v"(Bs_v[0]), "+v"(Bs_v[1]), "+v"(parts[0]), "+v"(parts[1]), "+v"(parts[2]), "+v"(parts[3]), "+v"(parts[4]), "+v"(parts[5]), "+v"(parts[6]), "+v"(parts[7]), "+v"(parts[8]), "+v"(parts[9]), "+v"(parts[10]), "+v"(parts[11]), "+v"(parts[12]), "+v"(parts[13]), "+v"(parts[14]), "+v"(parts[15]));
  of_a_v = td_u32x4{parts[0] | parts[1] << 8 | parts[2] << 16 | parts[3] << 24, parts[4] | parts[5] << 8 | parts[6] << 16 | parts[7] << 24, parts[8] | parts[9] << 8 | parts[10] << 16 | parts[11] << 24, parts[12] | parts[13] << 8 | parts[14] << 16 | parts[15] << 24};
  // right.py:165: td.load(As, a[row, k])
  asm volatile("ds_write_b128 %0, %1" : : "v"(As_w0), "v"(As_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:2048" : : "v"(As_w0), "v"(As_v[1]));
  asm volatile("ds_write_b128 %0, %1 offset:4096" : : "v"(As_w0), "v"(As_v[2]));
  asm volatile("ds_write_b128 %0, %1 offset:6144" : : "v"(As_w0), "v"(As_v[3]));
  // right.py:166: td.load(Bs, b[0, k])
  asm volatile("ds_write_b128 %0, %1 offset:8192" : : "v"(As_w0), "v"(Bs_v[0]));
  asm volatile("ds_write_b128 %0, %1 offset:10240" : : "v"(As_w0), "v"(Bs_v[1]));
  // right.py:167: td.load(of_a, scale_a[row, k])
  if (thread < 32) asm volatile("ds_write_b128 %0, %1" : : "v"(of_a_w0), "v"(of_a_v));
  // right.py:168: of_b = td.load(scale_b[0, k], (16, 16))
  { const char *from = (const char *)scale_b + 16 + (lane % 16 * 17 + lane / 16 * 4); const int across = 1;
    if (__builtin_expect(across >= 16, 1)) {
      of_b = *(const unsigned char *)(from) | (td_u32)*(const unsigned char *)(from + 1) << 8 | (td_u32)*(const unsigned char *)(from + 2) << 16 | (td_u32)*(const unsigned char *)(from + 3) << 24;
    } else {
      of_b = 0;
      _Pragma("unroll") for (int r = 0; r < 4; ++r) of_b |= (td_u32)(lane / 16 * 4 + r % 4 < across ? *(const unsigned char *)(from + r % 4 * 1) : 0) << 8 * r;
    } }
  asm volatile("s_waitcnt lgkmcnt(0)");
  // right.py:169: td.barrier()
  asm volatile("s_barrier");
  // right.py:170: own = td.load(td.subtile(of_a, (16, 16), (warp, 0)))
  asm volatile("ds_read_b32 %0, %1" : "=v"(own) : "v"(of_a_r0));
  // right.py:171: td.mma_ABt(acc, td.load(td.subtile(As, (16, 256), (warp, 0))), td.load(Bs), scales=(own, of_b))
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_3[0]) : "v"(As_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_3[1]) : "v"(As_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_3[2]) : "v"(As_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_3[3]) : "v"(As_r3));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[0]) : "v"(Bs_r0));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[1]) : "v"(Bs_r1));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[2]) : "v"(Bs_r2));
  asm volatile("ds_read_b128 %0, %1" : "=v"(tile_4[3]) : "v"(Bs_r3));
  asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(own), "+v"(tile_3[0]), "+v"(tile_3[1]), "+v"(tile_3[2]), "+v"(tile_3[3]), "+v"(tile_4[0]));
  __builtin_amdgcn_sched_barrier(0);
  acc = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(td_i32x8{(int)tile_3[0].x, (int)tile_3[0].y, (int)tile_3[0].z, (int)tile_3[0].w, 0, 0, 0, 0}, td_i32x8{(int)tile_4[0].x, (int)tile_4[0].y, (int)tile_4[0].z, (int)tile_4[0].w, 0, 0, 0, 0}, acc, 4, 4, 0, own, 0, of_b);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(2)" : "+v"(tile_4[1]));
  acc = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(td_i32x8{(int)tile_3[1].x, (int)tile_3[1].y, (int)tile_3[1].z, (int)tile_3[1].w, 0, 0, 0, 0}, td_i32x8{(int)tile_4[1].x, (int)tile_4[1].y, (int)tile_4[1].z, (int)tile_4[1].w, 0, 0, 0, 0}, acc, 4, 4, 1, own, 1, of_b);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(tile_4[2]));
  acc = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(td_i32x8{(int)tile_3[2].x, (int)tile_3[2].y, (int)tile_3[2].z, (int)tile_3[2].w, 0, 0, 0, 0}, td_i32x8{(int)tile_4[2].x, (int)tile_4[2].y, (int)tile_4[2].z, (int)tile_4[2].w, 0, 0, 0, 0}, acc, 4, 4, 2, own, 2, of_b);
  __builtin_amdgcn_sched_barrier(0);
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(tile_4[3]));
  acc = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(td_i32x8{(int)tile_3[3].x, (int)tile_3[3].y, (int)tile_3[3].z, (int)tile_3[3].w, 0, 0, 0, 0}, td_i32x8{(int)tile_4[3].x, (int)tile_4[3].y, (int)tile_4[3].z, (int)tile_4[3].w, 0, 0, 0, 0}, acc, 4, 4, 3, own, 3, of_b);
  // right.py:172: td.barrier()
  asm volatile("" : "+v"(acc));
  asm volatile("s_barrier");
  // right.py:173: td.store(c[2 * row + warp, 0], acc)
  { char *to = (char *)c + (long)block * 2048 + (long)warp * 1024 + (lane % 16 * 4 + lane / 16 * 256); int down = 60 - block * 32 - warp * 16; asm("" : "+s"(down));
    if (__builtin_expect(down >= 16, 1)) {
      _Pragma("unroll") for (int r = 0; r < 4; ++r) *(float *)(to + r % 4 * 64) = acc[r];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 4; ++r) if (lane / 16 * 4 + r % 4 < down) *(float *)(to + r % 4 * 64) = acc[r];
    } }
}
