// softmax_of_long_rows: M = 64, N = 200; gfx942
// launch: 1 blocks of 512 threads, in one dimension; 0 bytes of LDS, static
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
static __attribute__((device)) inline float td_max_of_lanes_8(float y, int lane) {
  int other;
  other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0xb1, 0xf, 0xf, true);  // quad_perm:[1,0,3,2]
  y = __builtin_fmaxf(y, __builtin_bit_cast(float, other));
  other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0x4e, 0xf, 0xf, true);  // quad_perm:[2,3,0,1]
  y = __builtin_fmaxf(y, __builtin_bit_cast(float, other));
  other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0x141, 0xf, 0xf, true);  // half a row
  y = __builtin_fmaxf(y, __builtin_bit_cast(float, other));
  return y;
}
static __attribute__((device)) inline float td_sum_of_4(td_f32x4 x) {
  const auto of_2 = x.lo + x.hi;
  const float of_1 = of_2.lo + of_2.hi;
  return of_1;
}
static __attribute__((device)) inline float td_sum_of_lanes_8(float y, int lane) {
  int other;
  other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0xb1, 0xf, 0xf, true);  // quad_perm:[1,0,3,2]
  y = y + __builtin_bit_cast(float, other);
  other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0x4e, 0xf, 0xf, true);  // quad_perm:[2,3,0,1]
  y = y + __builtin_bit_cast(float, other);
  other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0x141, 0xf, 0xf, true);  // half a row
  y = y + __builtin_bit_cast(float, other);
  return y;
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(512, 512), amdgpu_waves_per_eu(4)))
void td_softmax_of_long_rows(const float *x, float *y) {
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32 most, total, tile_4, larger, shift, shift_2, share;
  td_f32x4 tile_2[2], tile[7], tile_10[7], tile_16[2], tile_20;

  // softmax.py:36: most, total = td.full(td.f32, part.rows, 1, LOWEST, layout="line"), td.zeros(td.f32, part.rows, 1, layout="line")
  most = -__builtin_inff();
  total = 0.0f;
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[0][r] = part[0]; tile_2[0][r + 1] = part[1]; tile_2[0][r + 2] = part[2]; tile_2[0][r + 3] = part[3]; } }
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 128 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[1][r] = part[0]; tile_2[1][r + 1] = part[1]; tile_2[1][r + 2] = part[2]; tile_2[1][r + 3] = part[3]; } }
  // softmax.py:71: tile = td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, LOWEST)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[0][r] = (1) ? tile_2[0][r] : (-__builtin_inff());
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 256 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[0][r] = part[0]; tile_2[0][r + 1] = part[1]; tile_2[0][r + 2] = part[2]; tile_2[0][r + 3] = part[3]; } }
  // softmax.py:71: tile = td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, LOWEST)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[1][r] = (1) ? tile_2[1][r] : (-__builtin_inff());
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 384 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[1][r] = part[0]; tile_2[1][r + 1] = part[1]; tile_2[1][r + 2] = part[2]; tile_2[1][r + 3] = part[3]; } }
  // softmax.py:71: tile = td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, LOWEST)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[2][r] = (1) ? tile_2[0][r] : (-__builtin_inff());
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 512 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[0][r] = part[0]; tile_2[0][r + 1] = part[1]; tile_2[0][r + 2] = part[2]; tile_2[0][r + 3] = part[3]; } }
  // softmax.py:71: tile = td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, LOWEST)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[3][r] = (1) ? tile_2[1][r] : (-__builtin_inff());
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 640 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[1][r] = part[0]; tile_2[1][r + 1] = part[1]; tile_2[1][r + 2] = part[2]; tile_2[1][r + 3] = part[3]; } }
  // softmax.py:71: tile = td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, LOWEST)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[4][r] = (1) ? tile_2[0][r] : (-__builtin_inff());
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 768 + (lane % 8 * 16 + lane / 8 * 800); const int across = 8;
    if (__builtin_expect(across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_2[0][r] = part[0]; tile_2[0][r + 1] = part[1]; tile_2[0][r + 2] = part[2]; tile_2[0][r + 3] = part[3]; }
    } else {
      _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_2[0][r] = lane % 8 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
    } }
  // softmax.py:71: tile = td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, LOWEST)
  asm volatile("" : "+v"(tile_2[1]));
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[5][r] = (r < 40 - lane % 8 * 4) ? tile_2[1][r] : (-__builtin_inff());
  asm volatile("" : "+v"(tile_2[0]));
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile[6][r] = (r < 8 - lane % 8 * 4) ? tile_2[0][r] : (-__builtin_inff());
  // softmax.py:39: larger = td.maximum(most, td.row_max(tile))
  tile_4 = td_max_of_lanes_8(td_max_of_4(td_max_of_4(td_max_of_4(td_max_of_4(td_max_of_4(td_max_of_4(td_max_of_4(tile[0][0], tile[0]), tile[1]), tile[2]), tile[3]), tile[4]), tile[5]), tile[6]), lane);
  larger = td_maximum(most, tile_4);
  // softmax.py:106: return td.where(most > LOWEST, most, 0)
  shift = (larger > (-__builtin_inff())) ? larger : 0.0f;
  // softmax.py:41: total *= td.exp(most - shift)
  total = total * td_exp(most - shift);
  // softmax.py:42: td.row_sum(td.exp(tile - shift), into=total)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_10[0][r] = td_exp(tile[0][r] - shift);
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_10[1][r] = td_exp(tile[1][r] - shift);
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_10[2][r] = td_exp(tile[2][r] - shift);
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_10[3][r] = td_exp(tile[3][r] - shift);
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_10[4][r] = td_exp(tile[4][r] - shift);
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_10[5][r] = td_exp(tile[5][r] - shift);
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_10[6][r] = td_exp(tile[6][r] - shift);
  total = total + td_sum_of_lanes_8(td_sum_of_4(tile_10[0] + tile_10[1] + tile_10[2] + tile_10[3] + tile_10[4] + tile_10[5] + tile_10[6]), lane);
  // softmax.py:43: td.copy(most, larger)
  most = larger;
  // softmax.py:106: return td.where(most > LOWEST, most, 0)
  shift_2 = (most > (-__builtin_inff())) ? most : 0.0f;
  // softmax.py:45: share = 1 / part.over_warps(added, total * td.exp(most - shift))
  share = 1.0f / (total * td_exp(most - shift_2));
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_16[0][r] = part[0]; tile_16[0][r + 1] = part[1]; tile_16[0][r + 2] = part[2]; tile_16[0][r + 3] = part[3]; } }
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 128 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_16[1][r] = part[0]; tile_16[1][r + 1] = part[1]; tile_16[1][r + 2] = part[2]; tile_16[1][r + 3] = part[3]; } }
  // softmax.py:47: td.store(y[part.row, part.column(k)], td.exp(part.load(x, k) - shift) * share)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_20[r] = td_exp(((1) ? tile_16[0][r] : (-__builtin_inff())) - shift_2) * share;
  { char *to = (char *)y + (long)block * 51200 + (long)warp * 6400 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_20[r], tile_20[r + 1], tile_20[r + 2], tile_20[r + 3]}; }
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 256 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_16[0][r] = part[0]; tile_16[0][r + 1] = part[1]; tile_16[0][r + 2] = part[2]; tile_16[0][r + 3] = part[3]; } }
  // softmax.py:47: td.store(y[part.row, part.column(k)], td.exp(part.load(x, k) - shift) * share)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_20[r] = td_exp(((1) ? tile_16[1][r] : (-__builtin_inff())) - shift_2) * share;
  { char *to = (char *)y + (long)block * 51200 + (long)warp * 6400 + 128 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_20[r], tile_20[r + 1], tile_20[r + 2], tile_20[r + 3]}; }
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 384 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_16[1][r] = part[0]; tile_16[1][r + 1] = part[1]; tile_16[1][r + 2] = part[2]; tile_16[1][r + 3] = part[3]; } }
  // softmax.py:47: td.store(y[part.row, part.column(k)], td.exp(part.load(x, k) - shift) * share)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_20[r] = td_exp(((1) ? tile_16[0][r] : (-__builtin_inff())) - shift_2) * share;
  { char *to = (char *)y + (long)block * 51200 + (long)warp * 6400 + 256 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_20[r], tile_20[r + 1], tile_20[r + 2], tile_20[r + 3]}; }
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 512 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_16[0][r] = part[0]; tile_16[0][r + 1] = part[1]; tile_16[0][r + 2] = part[2]; tile_16[0][r + 3] = part[3]; } }
  // softmax.py:47: td.store(y[part.row, part.column(k)], td.exp(part.load(x, k) - shift) * share)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_20[r] = td_exp(((1) ? tile_16[1][r] : (-__builtin_inff())) - shift_2) * share;
  { char *to = (char *)y + (long)block * 51200 + (long)warp * 6400 + 384 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_20[r], tile_20[r + 1], tile_20[r + 2], tile_20[r + 3]}; }
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 640 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_16[1][r] = part[0]; tile_16[1][r + 1] = part[1]; tile_16[1][r + 2] = part[2]; tile_16[1][r + 3] = part[3]; } }
  // softmax.py:47: td.store(y[part.row, part.column(k)], td.exp(part.load(x, k) - shift) * share)
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_20[r] = td_exp(((1) ? tile_16[0][r] : (-__builtin_inff())) - shift_2) * share;
  { char *to = (char *)y + (long)block * 51200 + (long)warp * 6400 + 512 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_20[r], tile_20[r + 1], tile_20[r + 2], tile_20[r + 3]}; }
  // softmax.py:69: tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
  { const char *from = (const char *)x + (long)block * 51200 + (long)warp * 6400 + 768 + (lane % 8 * 16 + lane / 8 * 800); const int across = 8;
    if (__builtin_expect(across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) { const td_f32x4 part = *(const td_f32x4 *)(from); tile_16[0][r] = part[0]; tile_16[0][r + 1] = part[1]; tile_16[0][r + 2] = part[2]; tile_16[0][r + 3] = part[3]; }
    } else {
      _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_16[0][r] = lane % 8 * 4 + r % 4 < across ? *(const float *)(from + r % 4 * 4) : 0;
    } }
  // softmax.py:47: td.store(y[part.row, part.column(k)], td.exp(part.load(x, k) - shift) * share)
  asm volatile("" : "+v"(tile_16[1]), "+v"(shift_2), "+v"(share));
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_20[r] = td_exp(((r < 40 - lane % 8 * 4) ? tile_16[1][r] : (-__builtin_inff())) - shift_2) * share;
  { char *to = (char *)y + (long)block * 51200 + (long)warp * 6400 + 640 + (lane % 8 * 16 + lane / 8 * 800);
    _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_20[r], tile_20[r + 1], tile_20[r + 2], tile_20[r + 3]}; }
  asm volatile("" : "+v"(tile_16[0]), "+v"(shift_2), "+v"(share));
  _Pragma("unroll") for (int r = 0; r < 4; ++r) tile_20[r] = td_exp(((r < 8 - lane % 8 * 4) ? tile_16[0][r] : (-__builtin_inff())) - shift_2) * share;
  { char *to = (char *)y + (long)block * 51200 + (long)warp * 6400 + 768 + (lane % 8 * 16 + lane / 8 * 800); int across = 8; asm("" : "+s"(across));
    if (__builtin_expect(across >= 32, 1)) {
      _Pragma("unroll") for (int r = 0; r < 4; r += 4) *(td_f32x4 *)(to) = td_f32x4{tile_20[r], tile_20[r + 1], tile_20[r + 2], tile_20[r + 3]};
      __builtin_amdgcn_sched_barrier(0);
    } else {
      _Pragma("unroll") for (int r = 0; r < 4; ++r) if (lane % 8 * 4 + r % 4 < across) *(float *)(to + r % 4 * 4) = tile_20[r];
    } }
}
