// quantised: fixed sizes; gfx950
// launch: 2 blocks of 64 threads, in one dimension; 0 bytes of LDS, static
typedef unsigned int td_u32;
typedef float td_f32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
#pragma clang fp contract(off)
static __attribute__((device)) inline float td_maximum(float x, float y) { return x > y || x != x ? x : y; }
static __attribute__((device)) inline float td_max_of_16(float y, td_f32x16 x) {
  _Pragma("unroll") for (int r = 0; r < 16; ++r) y = __builtin_fmaxf(y, x[r]);
  return y;
}
static __attribute__((device)) inline float td_max_with_lane_32(float x, int lane) {
  const unsigned int bits = __builtin_bit_cast(unsigned int, x);
  const auto both = __builtin_amdgcn_permlane32_swap(bits, bits, false, false);
  const unsigned int one = both[0], other = both[1];
  return __builtin_fmaxf(__builtin_bit_cast(float, one), __builtin_bit_cast(float, other));
}
static __attribute__((device)) inline float td_max_of_lanes_32(float y, int lane) {
  y = td_max_with_lane_32(y, lane);
  return y;
}
static __attribute__((device)) inline float td_min_of_16(float y, td_f32x16 x) {
  _Pragma("unroll") for (int r = 0; r < 16; ++r) y = __builtin_fminf(y, x[r]);
  return y;
}
static __attribute__((device)) inline float td_min_with_lane_32(float x, int lane) {
  const unsigned int bits = __builtin_bit_cast(unsigned int, x);
  const auto both = __builtin_amdgcn_permlane32_swap(bits, bits, false, false);
  const unsigned int one = both[0], other = both[1];
  return __builtin_fminf(__builtin_bit_cast(float, one), __builtin_bit_cast(float, other));
}
static __attribute__((device)) inline float td_min_of_lanes_32(float y, int lane) {
  y = td_min_with_lane_32(y, lane);
  return y;
}
static __attribute__((device)) inline td_u32 td_to_fp8(float x, float y, float z, float w) {
  const int two = __builtin_amdgcn_cvt_pk_fp8_f32(x, y, 0, false);
  return (td_u32)__builtin_amdgcn_cvt_pk_fp8_f32(z, w, two, true);
}
static __attribute__((device)) inline float td_clamped_fp8(float x) {
  const float y = __builtin_amdgcn_fmed3f(x, -448.0f, 448.0f);
  return x != x ? x : y;
}
static __attribute__((device)) inline td_u32 td_saturated_to_fp8(float x, float y, float z, float w) {
  return td_to_fp8(td_clamped_fp8(x), td_clamped_fp8(y), td_clamped_fp8(z), td_clamped_fp8(w));
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64), amdgpu_waves_per_eu(2)))
void td_quantised(const float *x, const float *share, unsigned char *q, float *scale) {
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = 0;
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 tile[2], tile_10;
  td_f32 tile_1, tile_2, tile_6, own, tile_9;
  td_u32x4 tile_11;

  // right.py:150: tile = td.load(x[row, 0], (32, 64), layout="row")
  { const char *from = (const char *)x + (long)block * 8192 + (lane % 32 * 256 + lane / 32 * 16); const int down = 40 - block * 32;
    if (__builtin_expect(down >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from + r / 4 * 32); tile[0][r] = part[0]; tile[0][r + 1] = part[1]; tile[0][r + 2] = part[2]; tile[0][r + 3] = part[3]; }
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) tile[0][r] = lane % 32 < down ? *(const float *)(from + r / 4 * 32 + r % 4 * 4) : 0;
    } }
  { const char *from = (const char *)x + (long)block * 8192 + 128 + (lane % 32 * 256 + lane / 32 * 16); const int down = 40 - block * 32;
    if (__builtin_expect(down >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from + r / 4 * 32); tile[1][r] = part[0]; tile[1][r + 1] = part[1]; tile[1][r + 2] = part[2]; tile[1][r + 3] = part[3]; }
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) tile[1][r] = lane % 32 < down ? *(const float *)(from + r / 4 * 32 + r % 4 * 4) : 0;
    } }
  // right.py:151: own = td.maximum(td.maximum(td.row_max(tile), -td.row_min(tile)), 0.5) * td.load(share[0], 1, layout="row") / 240
  tile_1 = td_max_of_lanes_32(td_max_of_16(td_max_of_16(tile[0][0], tile[0]), tile[1]), lane);
  tile_2 = td_min_of_lanes_32(td_min_of_16(td_min_of_16(tile[0][0], tile[0]), tile[1]), lane);
  { const char *from = (const char *)share + (0);
    tile_6 = *(const float *)from; }
  own = td_maximum(td_maximum(tile_1, -tile_2), 0.5f) * tile_6 / 240.0f;
  // right.py:152: td.store(scale[row, 0], own)
  if (lane < 32) { char *to = (char *)scale + (long)block * 128 + (lane % 32 * 4); int down = 40 - block * 32; asm("" : "+s"(down));
    if (__builtin_expect(down >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 1; ++r) *(float *)(to + r % 4 * 0) = own;
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 1; ++r) if (lane % 32 < down) *(float *)(to + r % 4 * 0) = own;
    } }
  // right.py:153: td.store(q[row, 0], td.cast(tile * (1 / own), td.fp8, saturate=True))
  tile_9 = 1.0f / own;
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_10[r] = tile[0][r] * tile_9;
  _Pragma("unroll") for (int r = 0; r < 16; r += 4) tile_11[r / 4] = td_saturated_to_fp8(tile_10[r], tile_10[r + 1], tile_10[r + 2], tile_10[r + 3]);
  { char *to = (char *)q + (long)block * 2048 + (lane % 32 * 64 + lane / 32 * 4); int down = 40 - block * 32; asm("" : "+s"(down));
    if (__builtin_expect(down >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; r += 4) *(td_u32 *)(to + r / 4 * 8) = tile_11[r / 4];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane % 32 < down) *(unsigned char *)(to + r / 4 * 8 + r % 4 * 1) = (unsigned char)(tile_11[r / 4] >> r % 4 * 8);
    } }
  _Pragma("unroll") for (int r = 0; r < 16; ++r) tile_10[r] = tile[1][r] * tile_9;
  _Pragma("unroll") for (int r = 0; r < 16; r += 4) tile_11[r / 4] = td_saturated_to_fp8(tile_10[r], tile_10[r + 1], tile_10[r + 2], tile_10[r + 3]);
  { char *to = (char *)q + (long)block * 2048 + 32 + (lane % 32 * 64 + lane / 32 * 4); int down = 40 - block * 32; asm("" : "+s"(down));
    if (__builtin_expect(down >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 16; r += 4) *(td_u32 *)(to + r / 4 * 8) = tile_11[r / 4];
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 16; ++r) if (lane % 32 < down) *(unsigned char *)(to + r / 4 * 8 + r % 4 * 1) = (unsigned char)(tile_11[r / 4] >> r % 4 * 8);
    } }
}
