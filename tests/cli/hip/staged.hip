// C = A·Bᵀ with one buffer: the next tile travels to registers while this one is multiplied. A macro names a mistake.
#include "parts.h"

constexpr int TILE = 64, PITCH = TILE + 8, PASSES = 2;

struct Staged {
    uint4 words[PASSES];
};

static __device__ __forceinline__ void fetch(Staged &held, const bf16 *from, int columns) {
    for (int pass = 0; pass < PASSES; ++pass) {
        const int i = threadIdx.x + pass * 256;
        asm volatile("global_load_dwordx4 %0, %1, off" : "=v"(held.words[pass]) : "v"(from + i / 8 * columns + i % 8 * 8));
    }
}

static __device__ __forceinline__ void commit(bf16 *tile, const Staged &held) {
    for (int pass = 0; pass < PASSES; ++pass) {
        const int i = threadIdx.x + pass * 256;
        *(uint4 *)(tile + i / 8 * PITCH + i % 8 * 8) = held.words[pass];
    }
}

#ifdef ONE_IN_FLIGHT
#define WAIT "s_waitcnt vmcnt(1)"
#else
#define WAIT "s_waitcnt vmcnt(0)"
#endif

__global__ void __launch_bounds__(256) gemm(const bf16 *a, const bf16 *b, float *c, int n, int k) {
    __shared__ bf16 as[TILE * PITCH], bs[TILE * PITCH];
    const int wave = threadIdx.x / 64, wr = wave / 2, wc = wave % 2, steps = k / TILE;
    const bf16 *rows = a + blockIdx.y * TILE * k, *cols = b + blockIdx.x * TILE * k;
    Staged of_a, of_b;
    float16 acc = {};
    fetch(of_a, rows, k);
    fetch(of_b, cols, k);
#pragma unroll 1
    for (int step = 0; step < steps; ++step) {
        asm volatile(WAIT : "+v"(of_a.words[0]), "+v"(of_a.words[1]), "+v"(of_b.words[0]), "+v"(of_b.words[1]));
        commit(as, of_a);
        commit(bs, of_b);
        __syncthreads();
#ifdef ONE_STEP_TOO_MANY
        const int next = step + 1;
#elif defined SAME_SLICE_AGAIN // in order and in bounds, and the slice of this step
        const int next = step;
#else
        const int next = step + 1 < steps ? step + 1 : step;
#endif
        fetch(of_a, rows + next * TILE, k);
        fetch(of_b, cols + next * TILE, k);
        multiply(acc, as + wr * 32 * PITCH, bs + wc * 32 * PITCH, PITCH, TILE);
#ifndef COMMITS_TOO_EARLY // while slower waves still read the tile
        __syncthreads();
#endif
    }
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(of_a.words[0]), "+v"(of_a.words[1]), "+v"(of_b.words[0]), "+v"(of_b.words[1]));
#ifdef COLUMNS_EXCHANGED // every tile of C is written once, those of the lower waves with the product of the other columns
    const int column = wr ? 1 - wc : wc;
#else
    const int column = wc;
#endif
    store(c + (blockIdx.y * TILE + wr * 32) * n + blockIdx.x * TILE + column * 32, acc, n);
}
