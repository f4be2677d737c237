// C = A·Bᵀ by roles: four waves fill one of two buffers while four others multiply the other. A macro names a mistake.
#include "parts.h"

constexpr int TILE = 64, PITCH = TILE + 8, SIZE = TILE * PITCH;

static __device__ __forceinline__ void fill(bf16 *tile, const bf16 *from, int columns) {
    for (int i = threadIdx.x % 256; i < TILE * TILE / 8; i += 256)
        *(bf16x8 *)(tile + i / 8 * PITCH + i % 8 * 8) = *(const bf16x8 *)(from + i / 8 * columns + i % 8 * 8);
#ifdef BARRIER_IN_LOADER
    __syncthreads();
#endif
}

__global__ void __launch_bounds__(512) gemm(const bf16 *a, const bf16 *b, float *c, int n, int k) {
    __shared__ bf16 as[2 * SIZE];
    __shared__ bf16 bs[2 * SIZE];
    const int wave = threadIdx.x / 64, steps = k / TILE;
    const bool produces = wave < 4;
#ifdef WAVE_OF_THE_BLOCK
    const int wr = wave / 2, wc = wave % 2;
#else
    const int wr = wave % 4 / 2, wc = wave % 2;
#endif
    const bf16 *rows = a + blockIdx.y * TILE * k, *cols = b + blockIdx.x * TILE * k;
    if (produces) {
        fill(as, rows, k);
        fill(bs, cols, k);
    }
    __syncthreads();
    float16 acc = {};
    for (int step = 0; step < steps; ++step) {
        const int tic = step % 2;
#ifdef TIC_FOR_TOC
        const int toc = tic;
#else
        const int toc = 1 - tic;
#endif
        if (produces) {
#ifdef ONE_STEP_TOO_MANY
            const bool more = true;
#else
            const bool more = step + 1 < steps;
#endif
            if (more) {
                fill(as + toc * SIZE, rows + (step + 1) * TILE, k);
                fill(bs + toc * SIZE, cols + (step + 1) * TILE, k);
            }
        } else {
            multiply(acc, as + tic * SIZE + wr * 32 * PITCH, bs + tic * SIZE + wc * 32 * PITCH, PITCH, TILE);
        }
#ifndef NO_BARRIER_OF_THE_LOOP
        __syncthreads();
#endif
    }
#ifdef EVERY_WAVE_STORES // those of the producers, which are zero, over those of the others
    store(c + (blockIdx.y * TILE + wr * 32) * n + blockIdx.x * TILE + wc * 32, acc, n);
#else
    if (!produces)
        store(c + (blockIdx.y * TILE + wr * 32) * n + blockIdx.x * TILE + wc * 32, acc, n);
#endif
}
