// C = A·Bᵀ with one LDS buffer: all four waves fill 64 × 64 tiles of A and B, and then multiply. A macro names a mistake.
#include "parts.h"

constexpr int TILE = 64, PITCH = TILE + 8;

#ifdef STRIDE_OF_8_WAVES // a loader that was written for a block of 512 threads
constexpr int STRIDE = 512;
#else
constexpr int STRIDE = 256;
#endif

#ifdef NO_ELEMENT_SIZE
constexpr int BYTES = 1;
#else
constexpr int BYTES = sizeof(bf16);
#endif

static __device__ __forceinline__ void fill(bf16 *tile, const bf16 *from, int columns, int first = (int)threadIdx.x, int stride = STRIDE) {
    for (int i = first; i < TILE * TILE / 8; i += stride) {
        const int row = i / 8, col = i % 8 * 8;
        *(bf16x8 *)((char *)tile + (row * PITCH + col) * BYTES) = *(const bf16x8 *)(from + row * columns + col);
    }
}

__global__ void __launch_bounds__(256) gemm(const bf16 *a, const bf16 *b, float *c, int n, int k) {
    __shared__ bf16 as[TILE * PITCH];
    __shared__ bf16 bs[TILE * PITCH];
    const int wave = threadIdx.x / 64, wr = wave / 2, wc = wave % 2;
    const bf16 *rows = a + blockIdx.y * TILE * k, *cols = b + blockIdx.x * TILE * k;
    float16 acc = {};
    for (int step = 0; step < k / TILE; ++step) {
#ifdef COORDINATES // counted in 16 columns, where a step has 64
        const int from = step * 4 * TILE;
#else
        const int from = step * TILE;
#endif
#ifdef BARRIER_IN_BRANCH
        if (wave < 2) {
            fill(as, rows + from, k);
            __syncthreads();
        }
#else
        fill(as, rows + from, k);
#endif
        fill(bs, cols + from, k);
        __syncthreads();
        multiply(acc, as + wr * 32 * PITCH, bs + wc * 32 * PITCH, PITCH, TILE);
#ifndef NO_BARRIER_AFTER_READS
        __syncthreads();
#endif
    }
#ifdef COLUMNS_TWICE // wave columns are counted in elements, and multiplied again
    float *to = c + (blockIdx.y * TILE + wr * 32) * n + blockIdx.x * TILE * TILE + wc * 32;
#else
    float *to = c + (blockIdx.y * TILE + wr * 32) * n + blockIdx.x * TILE + wc * 32;
#endif
    store(to, acc, n);
}

// Half of the waves fill each tile. The sums go through LDS, so that a lane stores four columns at once.
__global__ void __launch_bounds__(256) through_lds(const bf16 *a, const bf16 *b, float *c) {
    __shared__ bf16 tiles[2 * TILE * PITCH];
    bf16 *as = tiles, *bs = tiles + TILE * PITCH;
#ifdef SAME_BASE // every tile begins where the first does
    bs = tiles;
#endif
    const int wave = threadIdx.x / 64, wr = wave / 2, wc = wave % 2;
    float16 acc = {};
    if (wave < 2)
        fill(as, a, TILE, threadIdx.x, 128);
    else
        fill(bs, b, TILE, threadIdx.x - 128, 128);
    __syncthreads();
    multiply(acc, as + wr * 32 * PITCH, bs + wc * 32 * PITCH, PITCH, TILE);
#ifndef NO_BARRIER_BEFORE_REUSE
    __syncthreads();
#endif
    float *sums = (float *)tiles;
    store(sums + wr * 32 * TILE + wc * 32, acc, TILE);
    __syncthreads();
    for (int i = threadIdx.x; i < TILE * TILE / 4; i += 256)
        ((float4 *)c)[i] = ((const float4 *)sums)[i];
}
