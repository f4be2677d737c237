// packed: fixed sizes; gfx950
// launch: 1 blocks of 128 threads, in one dimension; 6144 bytes of LDS, static
typedef unsigned int td_u32;
typedef float td_f32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x4 __attribute__((ext_vector_type(4)));
typedef __bf16 td_bf16x8 __attribute__((ext_vector_type(8)));
static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset >> shift) & mask) << 4); }
static __attribute__((device)) inline int td_swizzle_fold(int offset, int shift, int fold, int mask, int low) {
  return offset ^ ((((offset >> shift) ^ (offset >> fold)) & mask) << low);
}
#pragma clang fp contract(off)
typedef float td_f32x2 __attribute__((ext_vector_type(2)));
static __attribute__((device)) inline td_u32x4 td_unpack_4(float word, float zero) {
  td_u32 x = __builtin_bit_cast(td_u32, word), y = x >> 4 & 0x0f0f0f0f; x &= 0x0f0f0f0f; asm("" : "+v"(x), "+v"(y));
  td_u32x4 out;
  _Pragma("unroll") for (int i = 0; i < 4; ++i) {
    const td_f32x2 both = td_f32x2{(float)(x >> 8 * i & 255), (float)(y >> 8 * i & 255)} - zero;
    const float low = both.x, high = both.y;
    out[i] = __builtin_amdgcn_perm(__builtin_bit_cast(td_u32, high), __builtin_bit_cast(td_u32, low), 0x07060302);
  }
  return out;
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(128, 128), amdgpu_waves_per_eu(4)))
void td_packed(const unsigned short *a, const int *q, const float *scale, const float *zero, float *c) {
  __attribute__((shared, aligned(1024))) static unsigned char td_lds[6144];
  const td_u32 lds = (td_u32)(unsigned long)(__attribute__((address_space(3))) char *)td_lds;
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_u32x4 Qs_v, x[2], tile_5[4];
  td_f32 share[2], less[2], words[4];
  td_f32x4 acc[2], tile_6[2], parts_0, parts_1, tile_9;
  const td_u32 at0 = thread % 8 * 16 + thread / 8 * 128;
  const td_u32 Qs_w0 = lds + td_swizzle_fold(thread % 8 * 16 + thread / 8 * 128, 7, 31, 1, 6);
  const td_u32 Qs_r0 = lds + td_swizzle_fold(lane % 16 * 4 + lane / 16 * 128 + 1024 - warp * 1024, 7, 31, 1, 6);
  const td_u32 Qs_r1 = lds + td_swizzle_fold(lane % 16 * 4 + lane / 16 * 128 + 1088 - warp * 1024, 7, 31, 1, 6);
  const td_u32 sums_s0 = lds + td_swizzle(lane % 16 * 4 + lane / 16 * 512 + warp * 2048, 7, 7) + 2048;
  const td_u32 sums_s1 = lds + td_swizzle(lane % 16 * 4 + lane / 16 * 512 + warp * 2048 + 64, 7, 7) + 2048;
  const td_u32 sums_s2 = lds + td_swizzle(lane % 16 * 4 + lane / 16 * 512 + warp * 2048 + 128, 7, 7) + 2048;
  const td_u32 sums_s3 = lds + td_swizzle(lane % 16 * 4 + lane / 16 * 512 + warp * 2048 + 192, 7, 7) + 2048;
  const td_u32 sums_s4 = lds + td_swizzle(lane % 16 * 4 + lane / 16 * 512 + warp * 2048 + 256, 7, 7) + 2048;
  const td_u32 sums_s5 = lds + td_swizzle(lane % 16 * 4 + lane / 16 * 512 + warp * 2048 + 320, 7, 7) + 2048;
  const td_u32 sums_s6 = lds + td_swizzle(lane % 16 * 4 + lane / 16 * 512 + warp * 2048 + 384, 7, 7) + 2048;
  const td_u32 sums_s7 = lds + td_swizzle(lane % 16 * 4 + lane / 16 * 512 + warp * 2048 + 448, 7, 7) + 2048;
  const td_u32 sums_l0 = lds + td_swizzle(lane % 16 * 128 + lane / 16 * 16 + warp * 64, 7, 7) + 2048;
  const char *q_0 = (const char *)q;

  // right.py:130: td.load(Qs, q[0, 0])
  asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(Qs_v) : "v"(at0), "s"(q_0));
  asm volatile("s_waitcnt vmcnt(0)" : "+v"(Qs_v));
  asm volatile("ds_write_b128 %0, %1" : : "v"(Qs_w0), "v"(Qs_v));
  // right.py:131: x = td.load(a[0, group], (16, 64), layout="row")
  { const char *from = (const char *)a + (long)warp * -128 + 128 + (lane % 16 * 256 + lane / 16 * 16);
    _Pragma("unroll") for (int r = 0; r < 8; r += 8) { const td_u32x4 part = *(const td_u32x4 *)(from); x[0][r / 2] = part[0]; x[0][r / 2 + 1] = part[1]; x[0][r / 2 + 2] = part[2]; x[0][r / 2 + 3] = part[3]; } }
  { const char *from = (const char *)a + (long)warp * -128 + 192 + (lane % 16 * 256 + lane / 16 * 16);
    _Pragma("unroll") for (int r = 0; r < 8; r += 8) { const td_u32x4 part = *(const td_u32x4 *)(from); x[1][r / 2] = part[0]; x[1][r / 2 + 1] = part[1]; x[1][r / 2 + 2] = part[2]; x[1][r / 2 + 3] = part[3]; } }
  // right.py:132: share, less = (td.load(one.at(row=group, col=0), (1, 32), layout="col") for one in (scale, zero))
  { const char *from = (const char *)scale + (long)warp * -128 + 128 + (lane % 16 * 4);
    share[0] = *(const float *)from; }
  { const char *from = (const char *)scale + (long)warp * -128 + 192 + (lane % 16 * 4);
    share[1] = *(const float *)from; }
  { const char *from = (const char *)zero + (long)warp * -128 + 128 + (lane % 16 * 4);
    less[0] = *(const float *)from; }
  { const char *from = (const char *)zero + (long)warp * -128 + 192 + (lane % 16 * 4);
    less[1] = *(const float *)from; }
  asm volatile("s_waitcnt lgkmcnt(0)");
  // right.py:133: td.barrier()
  asm volatile("s_barrier");
  // right.py:134: words = td.load(td.subtile(Qs, (8, 32), (group, 0)), layout="col")
  asm volatile("ds_read_b32 %0, %1" : "=v"(words[0]) : "v"(Qs_r0));
  asm volatile("ds_read_b32 %0, %1" : "=v"(words[2]) : "v"(Qs_r1));
  asm volatile("ds_read_b32 %0, %1 offset:512" : "=v"(words[1]) : "v"(Qs_r0));
  asm volatile("ds_read_b32 %0, %1 offset:512" : "=v"(words[3]) : "v"(Qs_r1));
  // right.py:135: acc = td.zeros(td.f32, 16, 32)
  acc[0] = 0.0f; acc[1] = 0.0f;
  asm volatile("s_waitcnt lgkmcnt(3)" : "+v"(words[0]));
  // right.py:136: td.mma_AB(acc, x, td.unpack(words, 4, zero=less))
  tile_5[0] = td_unpack_4(words[0], less[0]);
  asm volatile("s_waitcnt lgkmcnt(1)" : "+v"(words[2]), "+v"(words[1]));
  tile_5[1] = td_unpack_4(words[1], less[0]);
  tile_5[2] = td_unpack_4(words[2], less[1]);
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(words[3]));
  tile_5[3] = td_unpack_4(words[3], less[1]);
  __builtin_amdgcn_sched_barrier(0);
  acc[0] = __builtin_amdgcn_mfma_f32_16x16x32_bf16(__builtin_bit_cast(td_bf16x8, x[0]), __builtin_bit_cast(td_bf16x8, tile_5[0]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_16x16x32_bf16(__builtin_bit_cast(td_bf16x8, x[0]), __builtin_bit_cast(td_bf16x8, tile_5[2]), acc[1], 0, 0, 0);
  acc[0] = __builtin_amdgcn_mfma_f32_16x16x32_bf16(__builtin_bit_cast(td_bf16x8, x[1]), __builtin_bit_cast(td_bf16x8, tile_5[1]), acc[0], 0, 0, 0);
  acc[1] = __builtin_amdgcn_mfma_f32_16x16x32_bf16(__builtin_bit_cast(td_bf16x8, x[1]), __builtin_bit_cast(td_bf16x8, tile_5[3]), acc[1], 0, 0, 0);
  // right.py:137: td.store(td.subtile(sums, (16, 32), (warp, 0)), acc * share)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_6[0][r] = acc[0][r] * share[0];
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_6[1][r] = acc[1][r] * share[1];
  asm volatile("" : "+v"(acc[0]), "+v"(acc[1]));
  asm volatile("ds_write_b32 %0, %1" : : "v"(sums_s0), "v"(tile_6[0][0]));
  asm volatile("ds_write_b32 %0, %1" : : "v"(sums_s2), "v"(tile_6[0][1]));
  asm volatile("ds_write_b32 %0, %1" : : "v"(sums_s4), "v"(tile_6[0][2]));
  asm volatile("ds_write_b32 %0, %1" : : "v"(sums_s6), "v"(tile_6[0][3]));
  asm volatile("ds_write_b32 %0, %1" : : "v"(sums_s1), "v"(tile_6[1][0]));
  asm volatile("ds_write_b32 %0, %1" : : "v"(sums_s3), "v"(tile_6[1][1]));
  asm volatile("ds_write_b32 %0, %1" : : "v"(sums_s5), "v"(tile_6[1][2]));
  asm volatile("ds_write_b32 %0, %1" : : "v"(sums_s7), "v"(tile_6[1][3]));
  asm volatile("s_waitcnt lgkmcnt(0)");
  // right.py:138: td.barrier()
  asm volatile("s_barrier");
  // right.py:139: parts = [td.load(td.subtile(sums, (16, 16), (n, warp)), layout="row") for n in range(2)]
  asm volatile("ds_read_b128 %0, %1" : "=v"(parts_0) : "v"(sums_l0));
  asm volatile("ds_read_b128 %0, %1 offset:2048" : "=v"(parts_1) : "v"(sums_l0));
  asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(parts_0), "+v"(parts_1));
  // right.py:140: td.store(c[0, warp], parts[0] + parts[1])
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_9[r] = parts_0[r] + parts_1[r];
  { char *to = (char *)c + (long)warp * 64 + (lane % 16 * 128 + lane / 16 * 16);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_9[r], tile_9[r + 1], tile_9[r + 2], tile_9[r + 3]}; }
}
