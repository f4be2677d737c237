// added: fixed sizes; gfx90a
// launch: 2 blocks of 128 threads, in one dimension; 0 bytes of LDS, static
typedef unsigned int td_u32;
typedef unsigned int td_u32x4 __attribute__((ext_vector_type(4)));
typedef float td_f32x4 __attribute__((ext_vector_type(4)));
typedef short td_i16x4 __attribute__((ext_vector_type(4)));
typedef unsigned int td_u32x2 __attribute__((ext_vector_type(2)));
static __attribute__((device)) inline td_i16x4 td_low_i16x4(td_u32x4 x) { const td_u32x2 half = x.xy; return __builtin_bit_cast(td_i16x4, half); }
static __attribute__((device)) inline td_i16x4 td_high_i16x4(td_u32x4 x) { const td_u32x2 half = x.zw; return __builtin_bit_cast(td_i16x4, half); }
typedef __attribute__((address_space(1))) float td_global_f32;
static __attribute__((device)) inline void td_atomic_add(float *to, float x) {
  __builtin_amdgcn_global_atomic_fadd_f32((td_global_f32 *)to, x);
}

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(128, 128), amdgpu_waves_per_eu(4)))
void td_added(const unsigned short *a, const unsigned short *b, float *c) {
  const int thread = __builtin_amdgcn_workitem_id_x();
  const int lane = thread & 63;
  const int warp = __builtin_amdgcn_readfirstlane(thread >> 6);
  const int block = __builtin_amdgcn_workgroup_id_x();

  td_f32x4 acc[2];
  td_u32x4 x, tile_2[2];

  // right.py:97: acc = td.zeros(td.f32, 16, 32)
  acc[0] = 0.0f; acc[1] = 0.0f;
  // right.py:98: for k in td.range(2):
  #pragma clang loop unroll(disable)
  for (int k1 = 0; k1 < 2; k1 += 1) {
    // right.py:100: if column < a.cols:
    if (block * 64 + k1 * 32 < 96) {
      // right.py:101: x = td.load(a.at(row=16 * warp, col=column), (16, 32), layout="row")
      { const char *from = (const char *)a + (long)block * 128 + (long)k1 * 64 + (long)warp * 3072 + (lane % 16 * 192 + lane / 16 * 16);
        _Pragma("unroll") for (int r = 0; r < 8; r += 8) { const td_u32x4 part = *(const td_u32x4 *)(from); x[r / 2] = part[0]; x[r / 2 + 1] = part[1]; x[r / 2 + 2] = part[2]; x[r / 2 + 3] = part[3]; } }
      // right.py:102: td.mma_ABt(acc, x, td.load(b.at(row=0, col=column), (32, 32), layout="row"))
      { const char *from = (const char *)b + (long)block * 128 + (long)k1 * 64 + (lane % 16 * 192 + lane / 16 * 16);
        _Pragma("unroll") for (int r = 0; r < 8; r += 8) { const td_u32x4 part = *(const td_u32x4 *)(from); tile_2[0][r / 2] = part[0]; tile_2[0][r / 2 + 1] = part[1]; tile_2[0][r / 2 + 2] = part[2]; tile_2[0][r / 2 + 3] = part[3]; } }
      { const char *from = (const char *)b + (long)block * 128 + (long)k1 * 64 + 3072 + (lane % 16 * 192 + lane / 16 * 16);
        _Pragma("unroll") for (int r = 0; r < 8; r += 8) { const td_u32x4 part = *(const td_u32x4 *)(from); tile_2[1][r / 2] = part[0]; tile_2[1][r / 2 + 1] = part[1]; tile_2[1][r / 2 + 2] = part[2]; tile_2[1][r / 2 + 3] = part[3]; } }
      acc[0] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(x), td_low_i16x4(tile_2[0]), acc[0], 0, 0, 0);
      acc[1] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_low_i16x4(x), td_low_i16x4(tile_2[1]), acc[1], 0, 0, 0);
      acc[0] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(x), td_high_i16x4(tile_2[0]), acc[0], 0, 0, 0);
      acc[1] = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(td_high_i16x4(x), td_high_i16x4(tile_2[1]), acc[1], 0, 0, 0);
    }
  }
  // right.py:103: td.atomic_add(c[warp, 0], acc, part=part, parts=2)
  asm volatile("" : "+v"(acc[0]), "+v"(acc[1]));
  { char *to = (char *)c + (long)warp * 2048 + (lane % 16 * 4 + lane / 16 * 512);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) td_atomic_add((float *)(to + r % 4 * 128), acc[0][r]); }
  { char *to = (char *)c + (long)warp * 2048 + 64 + (lane % 16 * 4 + lane / 16 * 512);
    _Pragma("unroll") for (int r = 0; r < 4; ++r) td_atomic_add((float *)(to + r % 4 * 128), acc[1][r]); }
}
