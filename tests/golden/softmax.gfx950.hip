// softmax_of_long_rows: M = 64, N = 200; gfx950
// launch: 1 blocks of 256 threads, in one dimension; 0 bytes of LDS, static
typedef unsigned int td_u32;
typedef float td_f32;
typedef float td_f32x4 __attribute__((ext_vector_type(4)));
#pragma clang fp contract(off)
static __attribute__((device)) inline float td_exp(float x) {
  x = x < -150.0f ? -150.0f : x > 150.0f ? 150.0f : x;
  const float shifted = __builtin_fmaf(x, 1.44269502f, 12582912.0f);
  const float n = shifted - 12582912.0f;
  const float r = __builtin_fmaf(n, 1.43241613e-6f, __builtin_fmaf(n, -0.693148613f, x));
  float p = __builtin_fmaf(0.00139506022f, r, 0.00836895313f);
  p = __builtin_fmaf(p, r, 0.041666206f);
  p = __builtin_fmaf(p, r, 0.166665182f);
  p = __builtin_fmaf(p, r, 0.5f);
  p = __builtin_fmaf(p * r, r, r) + 1.0f;
  return __builtin_amdgcn_ldexpf(p, __builtin_bit_cast(int, shifted) - 0x4b400000);
}
static __attribute__((device)) inline float td_maximum(float x, float y) { return x > y || x != x ? x : y; }
static __attribute__((device)) inline float td_max_of_4(float y, td_f32x4 x) {
  _Pragma("unroll") for (int r = 0; r < 4; ++r) y = __builtin_fmaxf(y, x[r]);
  return y;
}
static __attribute__((device)) inline float td_max_with_lane_16(float x, int lane) {
  const unsigned int bits = __builtin_bit_cast(unsigned int, x);
  const auto both = __builtin_amdgcn_permlane16_swap(bits, bits, false, false);
  const unsigned int one = both[0], other = both[1];
  return __builtin_fmaxf(__builtin_bit_cast(float, one), __builtin_bit_cast(float, other));
}
static __attribute__((device)) inline float td_max_with_lane_32(float x, int lane) {
  const unsigned int bits = __builtin_bit_cast(unsigned int, x);
  const auto both = __builtin_amdgcn_permlane32_swap(bits, bits, false, false);
  const unsigned int one = both[0], other = both[1];
  return __builtin_fmaxf(__builtin_bit_cast(float, one), __builtin_bit_cast(float, other));
}
static __attribute__((device)) inline float td_max_of_lanes_16(float x, int lane) {
  x = td_max_with_lane_16(x, lane);
  x = td_max_with_lane_32(x, lane);
  return x;
}
static __attribute__((device)) inline float td_sum_of_4(td_f32x4 x) {
  const auto of_2 = x.lo + x.hi;
  const float of_1 = of_2.lo + of_2.hi;
  return of_1;
}
static __attribute__((device)) inline float td_sum_with_lane_16(float x, int lane) {
  const unsigned int bits = __builtin_bit_cast(unsigned int, x);
  const auto both = __builtin_amdgcn_permlane16_swap(bits, bits, false, false);
  const unsigned int one = both[0], other = both[1];
  return __builtin_bit_cast(float, one) + __builtin_bit_cast(float, other);
}
static __attribute__((device)) inline float td_sum_with_lane_32(float x, int lane) {
  const unsigned int bits = __builtin_bit_cast(unsigned int, x);
  const auto both = __builtin_amdgcn_permlane32_swap(bits, bits, false, false);
  const unsigned int one = both[0], other = both[1];
  return __builtin_bit_cast(float, one) + __builtin_bit_cast(float, other);
}
static __attribute__((device)) inline float td_sum_of_lanes_16(float x, int lane) {
  x = td_sum_with_lane_16(x, lane);
  x = td_sum_with_lane_32(x, lane);
  return x;
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256), amdgpu_waves_per_eu(4)))
void td_softmax_of_long_rows(const float *x, float *y) {
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32 most, total, tile_4, larger, share;
  td_f32x4 tile_2_2[2], tile[8], tile_9[8], tile_2[2], tile_14;

  // softmax.py:30: most, total = td.full(td.f32, ROWS, 1, float("-inf"), layout="row"), td.zeros(td.f32, ROWS, 1, layout="row")
  most = -__builtin_inff();
  total = 0.0f;
  // softmax.py:31: for k in td.range(td.cdiv(x.cols, STEP)):
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 2; k1 += 1) {
    // softmax.py:32: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k1 * 512 + (long)warp * 12800 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2_2[0][r] = part[0]; tile_2_2[0][r + 1] = part[1]; tile_2_2[0][r + 2] = part[2]; tile_2_2[0][r + 3] = part[3]; } }
    { const char *from = (const char *)x + (long)block * 51200 + (long)k1 * 512 + (long)warp * 12800 + 64 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2_2[1][r] = part[0]; tile_2_2[1][r + 1] = part[1]; tile_2_2[1][r + 2] = part[2]; tile_2_2[1][r + 3] = part[3]; } }
    // softmax.py:34: tile = td.where(td.col_index(tile, k * STEP) < x.cols, tile, float("-inf"))
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[0][r] = (1) ? tile_2_2[0][r] : (-__builtin_inff());
    // softmax.py:32: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k1 * 512 + (long)warp * 12800 + 128 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2_2[0][r] = part[0]; tile_2_2[0][r + 1] = part[1]; tile_2_2[0][r + 2] = part[2]; tile_2_2[0][r + 3] = part[3]; } }
    // softmax.py:34: tile = td.where(td.col_index(tile, k * STEP) < x.cols, tile, float("-inf"))
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[1][r] = (1) ? tile_2_2[1][r] : (-__builtin_inff());
    // softmax.py:32: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k1 * 512 + (long)warp * 12800 + 192 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2_2[1][r] = part[0]; tile_2_2[1][r + 1] = part[1]; tile_2_2[1][r + 2] = part[2]; tile_2_2[1][r + 3] = part[3]; } }
    // softmax.py:34: tile = td.where(td.col_index(tile, k * STEP) < x.cols, tile, float("-inf"))
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[2][r] = (1) ? tile_2_2[0][r] : (-__builtin_inff());
    // softmax.py:32: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k1 * 512 + (long)warp * 12800 + 256 + (lane % 16 * 800 + lane / 16 * 16); const int across = 136 - k1 * 128;
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2_2[0][r] = part[0]; tile_2_2[0][r + 1] = part[1]; tile_2_2[0][r + 2] = part[2]; tile_2_2[0][r + 3] = part[3]; }
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_2_2[0][r] = lane / 16 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
      } }
    // softmax.py:34: tile = td.where(td.col_index(tile, k * STEP) < x.cols, tile, float("-inf"))
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[3][r] = (r < 152 - lane / 16 * 4 - k1 * 128) ? tile_2_2[1][r] : (-__builtin_inff());
    // softmax.py:32: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k1 * 512 + (long)warp * 12800 + 320 + (lane % 16 * 800 + lane / 16 * 16); const int across = 120 - k1 * 128;
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2_2[1][r] = part[0]; tile_2_2[1][r + 1] = part[1]; tile_2_2[1][r + 2] = part[2]; tile_2_2[1][r + 3] = part[3]; }
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_2_2[1][r] = lane / 16 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
      } }
    // softmax.py:34: tile = td.where(td.col_index(tile, k * STEP) < x.cols, tile, float("-inf"))
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[4][r] = (r < 136 - lane / 16 * 4 - k1 * 128) ? tile_2_2[0][r] : (-__builtin_inff());
    // softmax.py:32: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k1 * 512 + (long)warp * 12800 + 384 + (lane % 16 * 800 + lane / 16 * 16); const int across = 104 - k1 * 128;
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2_2[0][r] = part[0]; tile_2_2[0][r + 1] = part[1]; tile_2_2[0][r + 2] = part[2]; tile_2_2[0][r + 3] = part[3]; }
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_2_2[0][r] = lane / 16 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
      } }
    // softmax.py:34: tile = td.where(td.col_index(tile, k * STEP) < x.cols, tile, float("-inf"))
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[5][r] = (r < 120 - lane / 16 * 4 - k1 * 128) ? tile_2_2[1][r] : (-__builtin_inff());
    // softmax.py:32: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k1 * 512 + (long)warp * 12800 + 448 + (lane % 16 * 800 + lane / 16 * 16); const int across = 88 - k1 * 128;
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2_2[1][r] = part[0]; tile_2_2[1][r + 1] = part[1]; tile_2_2[1][r + 2] = part[2]; tile_2_2[1][r + 3] = part[3]; }
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_2_2[1][r] = lane / 16 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
      } }
    // softmax.py:34: tile = td.where(td.col_index(tile, k * STEP) < x.cols, tile, float("-inf"))
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[6][r] = (r < 104 - lane / 16 * 4 - k1 * 128) ? tile_2_2[0][r] : (-__builtin_inff());
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[7][r] = (r < 88 - lane / 16 * 4 - k1 * 128) ? tile_2_2[1][r] : (-__builtin_inff());
    // softmax.py:35: larger = td.maximum(most, td.row_max(tile))
    tile_4 = td_max_of_lanes_16(td_max_of_4(td_max_of_4(td_max_of_4(td_max_of_4(td_max_of_4(td_max_of_4(td_max_of_4(td_max_of_4(tile[0][0], tile[0]), tile[1]), tile[2]), tile[3]), tile[4]), tile[5]), tile[6]), tile[7]), lane);
    larger = td_maximum(most, tile_4);
    // softmax.py:36: total *= td.exp(most - larger)
    total = total * td_exp(most - larger);
    // softmax.py:37: td.row_sum(td.exp(tile - larger), into=total)
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_9[0][r] = td_exp(tile[0][r] - larger);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_9[1][r] = td_exp(tile[1][r] - larger);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_9[2][r] = td_exp(tile[2][r] - larger);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_9[3][r] = td_exp(tile[3][r] - larger);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_9[4][r] = td_exp(tile[4][r] - larger);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_9[5][r] = td_exp(tile[5][r] - larger);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_9[6][r] = td_exp(tile[6][r] - larger);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_9[7][r] = td_exp(tile[7][r] - larger);
    total = total + td_sum_of_lanes_16(td_sum_of_4(tile_9[0] + tile_9[1] + tile_9[2] + tile_9[3] + tile_9[4] + tile_9[5] + tile_9[6] + tile_9[7]), lane);
    // softmax.py:38: td.copy(most, larger)
    most = larger;
  }
  // softmax.py:39: share = 1 / total
  share = 1.0f / total;
  // softmax.py:40: for k in td.range(td.cdiv(x.cols, STEP)):
  #pragma clang loop unroll(disable)
  for (int k2 = 0; k2 < 2; k2 += 1) {
    // softmax.py:41: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[0][r] = part[0]; tile_2[0][r + 1] = part[1]; tile_2[0][r + 2] = part[2]; tile_2[0][r + 3] = part[3]; } }
    { const char *from = (const char *)x + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 64 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[1][r] = part[0]; tile_2[1][r + 1] = part[1]; tile_2[1][r + 2] = part[2]; tile_2[1][r + 3] = part[3]; } }
    // softmax.py:42: td.store(y[row, k], td.exp(tile - most) * share)
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_14[r] = td_exp(tile_2[0][r] - most) * share;
    { char *to = (char *)y + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_14[r], tile_14[r + 1], tile_14[r + 2], tile_14[r + 3]}; }
    // softmax.py:41: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 128 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[0][r] = part[0]; tile_2[0][r + 1] = part[1]; tile_2[0][r + 2] = part[2]; tile_2[0][r + 3] = part[3]; } }
    // softmax.py:42: td.store(y[row, k], td.exp(tile - most) * share)
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_14[r] = td_exp(tile_2[1][r] - most) * share;
    { char *to = (char *)y + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 64 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_14[r], tile_14[r + 1], tile_14[r + 2], tile_14[r + 3]}; }
    // softmax.py:41: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 192 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[1][r] = part[0]; tile_2[1][r + 1] = part[1]; tile_2[1][r + 2] = part[2]; tile_2[1][r + 3] = part[3]; } }
    // softmax.py:42: td.store(y[row, k], td.exp(tile - most) * share)
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_14[r] = td_exp(tile_2[0][r] - most) * share;
    { char *to = (char *)y + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 128 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_14[r], tile_14[r + 1], tile_14[r + 2], tile_14[r + 3]}; }
    // softmax.py:41: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 256 + (lane % 16 * 800 + lane / 16 * 16); const int across = 136 - k2 * 128;
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[0][r] = part[0]; tile_2[0][r + 1] = part[1]; tile_2[0][r + 2] = part[2]; tile_2[0][r + 3] = part[3]; }
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_2[0][r] = lane / 16 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
      } }
    // softmax.py:42: td.store(y[row, k], td.exp(tile - most) * share)
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_14[r] = td_exp(tile_2[1][r] - most) * share;
    { char *to = (char *)y + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 192 + (lane % 16 * 800 + lane / 16 * 16);
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_14[r], tile_14[r + 1], tile_14[r + 2], tile_14[r + 3]}; }
    // softmax.py:41: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 320 + (lane % 16 * 800 + lane / 16 * 16); const int across = 120 - k2 * 128;
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[1][r] = part[0]; tile_2[1][r + 1] = part[1]; tile_2[1][r + 2] = part[2]; tile_2[1][r + 3] = part[3]; }
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_2[1][r] = lane / 16 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
      } }
    // softmax.py:42: td.store(y[row, k], td.exp(tile - most) * share)
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_14[r] = td_exp(tile_2[0][r] - most) * share;
    { char *to = (char *)y + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 256 + (lane % 16 * 800 + lane / 16 * 16); int across = 136 - k2 * 128; asm("" : "+s"(across));
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_14[r], tile_14[r + 1], tile_14[r + 2], tile_14[r + 3]};
        __builtin_amdgcn_sched_barrier(0);
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) if (lane / 16 * 4 + r % 4 < across) *(float *)(to + r % 4 * 4) = tile_14[r];
      } }
    // softmax.py:41: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 384 + (lane % 16 * 800 + lane / 16 * 16); const int across = 104 - k2 * 128;
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[0][r] = part[0]; tile_2[0][r + 1] = part[1]; tile_2[0][r + 2] = part[2]; tile_2[0][r + 3] = part[3]; }
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_2[0][r] = lane / 16 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
      } }
    // softmax.py:42: td.store(y[row, k], td.exp(tile - most) * share)
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_14[r] = td_exp(tile_2[1][r] - most) * share;
    { char *to = (char *)y + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 320 + (lane % 16 * 800 + lane / 16 * 16); int across = 120 - k2 * 128; asm("" : "+s"(across));
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_14[r], tile_14[r + 1], tile_14[r + 2], tile_14[r + 3]};
        __builtin_amdgcn_sched_barrier(0);
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) if (lane / 16 * 4 + r % 4 < across) *(float *)(to + r % 4 * 4) = tile_14[r];
      } }
    // softmax.py:41: tile = td.load(x[row, k], (ROWS, STEP), layout="row")
    { const char *from = (const char *)x + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 448 + (lane % 16 * 800 + lane / 16 * 16); const int across = 88 - k2 * 128;
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[1][r] = part[0]; tile_2[1][r + 1] = part[1]; tile_2[1][r + 2] = part[2]; tile_2[1][r + 3] = part[3]; }
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_2[1][r] = lane / 16 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
      } }
    // softmax.py:42: td.store(y[row, k], td.exp(tile - most) * share)
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_14[r] = td_exp(tile_2[0][r] - most) * share;
    { char *to = (char *)y + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 384 + (lane % 16 * 800 + lane / 16 * 16); int across = 104 - k2 * 128; asm("" : "+s"(across));
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_14[r], tile_14[r + 1], tile_14[r + 2], tile_14[r + 3]};
        __builtin_amdgcn_sched_barrier(0);
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) if (lane / 16 * 4 + r % 4 < across) *(float *)(to + r % 4 * 4) = tile_14[r];
      } }
    _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_14[r] = td_exp(tile_2[1][r] - most) * share;
    { char *to = (char *)y + (long)block * 51200 + (long)k2 * 512 + (long)warp * 12800 + 448 + (lane % 16 * 800 + lane / 16 * 16); int across = 88 - k2 * 128; asm("" : "+s"(across));
      if (across >= 16) {
        _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_14[r], tile_14[r + 1], tile_14[r + 2], tile_14[r + 3]};
        __builtin_amdgcn_sched_barrier(0);
      } else {
        _Pragma("unroll") for (int r = 0; r < 4; ++r) if (lane / 16 * 4 + r % 4 < across) *(float *)(to + r % 4 * 4) = tile_14[r];
      } }
  }
}
