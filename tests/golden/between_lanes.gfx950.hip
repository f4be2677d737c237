// reduced: M = 32, N = 64; gfx950
// launch: 1 blocks of 64 threads, in one dimension; 0 bytes of LDS, static
typedef unsigned int td_u32;
typedef float td_f32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x16 __attribute__((ext_vector_type(16)));
#pragma clang fp contract(off)
static __attribute__((device)) inline float td_sum_with_lane_16(float x, int lane) {
  const unsigned int bits = __builtin_bit_cast(unsigned int, x);
  const auto both = __builtin_amdgcn_permlane16_swap(bits, bits, false, false);
  const unsigned int one = both[0], other = both[1];
  return __builtin_bit_cast(float, one) + __builtin_bit_cast(float, other);
}
static __attribute__((device)) inline td_f32x16 td_sum_across_32(td_f32x16 x, int lane) {
  _Pragma("unroll") for (int r = 0; r < 16; ++r) {
    float y = x[r];
    int other;
    other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0xb1, 0xf, 0xf, true);  // quad_perm:[1,0,3,2]
    y = y + __builtin_bit_cast(float, other);
    other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0x4e, 0xf, 0xf, true);  // quad_perm:[2,3,0,1]
    y = y + __builtin_bit_cast(float, other);
    other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0x141, 0xf, 0xf, true);  // half a row
    y = y + __builtin_bit_cast(float, other);
    other = __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), 0x140, 0xf, 0xf, true);  // a row
    y = y + __builtin_bit_cast(float, other);
    y = td_sum_with_lane_16(y, lane);
    x[r] = y;
  }
  return x;
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64), amdgpu_waves_per_eu(2)))
void td_reduced(const float *x, float *rows, const float *cols) {
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = 0;
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x16 tile[2], tile_1;

  // vectors.py:27: tile = td.load(x[0, 0], (x.rows, x.cols), layout=layout)
  { const char *from = (const char *)x + (lane % 32 * 4 + lane / 32 * 1024);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) tile[0][r] = *(const float *)(from + r / 4 * 2048 + r % 4 * 256); }
  { const char *from = (const char *)x + 128 + (lane % 32 * 4 + lane / 32 * 1024);
    _Pragma("unroll") for (int r = 0; r < 16; ++r) tile[1][r] = *(const float *)(from + r / 4 * 2048 + r % 4 * 256); }
  // vectors.py:29: td.store(rows[0, 0], REDUCTIONS[name](tile))
  tile_1 = td_sum_across_32(tile[0] + tile[1], lane);
  if (lane % 32 == 0) { char *to = (char *)rows + (lane / 32 * 16);
    _Pragma("unroll") for (int r = 0; r < 16; r += 4) *(td_f32x4 *)(to + r / 4 * 32) = td_f32x4{tile_1[r], tile_1[r + 1], tile_1[r + 2], tile_1[r + 3]}; }
}
