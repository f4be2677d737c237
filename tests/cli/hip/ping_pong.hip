// C = A·Bᵀ where half of the waves multiply while the other half moves data, one phase behind. A macro names a mistake.
#include "parts.h"

constexpr int ROWS = 64, COLS = 128, DEPTH = 64, SLICE = 16, PITCH = DEPTH + 8, THREADS = 512;

static __device__ __forceinline__ void barrier() {
#ifdef NOT_DRAINED
    asm volatile("s_barrier" ::: "memory");
#else
    asm volatile("s_waitcnt lgkmcnt(0)\n"
                 "s_barrier" ::: "memory");
#endif
}

struct Slice {
    short4 a[2], b[2];
};

static __device__ __forceinline__ Slice read(const bf16 *a, const bf16 *b, int slice) {
    Slice found;
    const int at = threadIdx.x % 32 * PITCH + slice * SLICE + threadIdx.x % 64 / 32 * 4;
    for (int i = 0; i < 2; ++i) {
        found.a[i] = *(const short4 *)(a + at + i * 8);
        found.b[i] = *(const short4 *)(b + at + i * 8);
    }
    return found;
}

static __device__ __forceinline__ void compute(float16 &acc, const Slice &of) {
    __builtin_amdgcn_s_setprio(1);
    for (int i = 0; i < 2; ++i)
        acc = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(of.a[i], of.b[i], acc, 0, 0, 0);
    __builtin_amdgcn_s_setprio(0);
    barrier();
}

template <int VECTORS> struct Staged {
    uint4 words[VECTORS / THREADS];
};

template <int VECTORS> static __device__ __forceinline__ void fetch(Staged<VECTORS> &held, const bf16 *from, int columns) {
    for (int i = threadIdx.x, n = 0; n < VECTORS / THREADS; i += THREADS, ++n)
        held.words[n] = *(const uint4 *)(from + i / 8 * columns + i % 8 * 8);
}

template <int VECTORS> static __device__ __forceinline__ void commit(bf16 *tile, const Staged<VECTORS> &held) {
    for (int i = threadIdx.x, n = 0; n < VECTORS / THREADS; i += THREADS, ++n)
        *(uint4 *)(tile + i / 8 * PITCH + i % 8 * 8) = held.words[n];
}

__global__ void __launch_bounds__(THREADS) gemm(const bf16 *a, const bf16 *b, float *c, int n, int k) {
    __shared__ bf16 as[ROWS * PITCH];
    __shared__ bf16 bs[COLS * PITCH];
    const int wave = __builtin_amdgcn_readfirstlane(threadIdx.x / 64), wr = wave / 4, wc = wave % 4, steps = k / DEPTH;
    const bf16 *rows = a + blockIdx.y * ROWS * k, *cols = b + blockIdx.x * COLS * k;
    const bf16 *of_a = as + wr * 32 * PITCH, *of_b = bs + wc * 32 * PITCH;
    Staged<512> next_a;
    Staged<1024> next_b;
    fetch(next_a, rows, k);
    fetch(next_b, cols, k);
    commit(as, next_a);
    commit(bs, next_b);
#ifndef NO_BARRIER_OF_THE_PROLOGUE
    barrier();
#endif
    if (wr == 1)
        barrier();
    float16 acc = {};
#pragma unroll 1
    for (int step = 0; step < steps; ++step) {
        const bool more = step + 1 < steps;
        const Slice x0 = read(of_a, of_b, 0);
        if (more)
            fetch(next_a, rows + (step + 1) * DEPTH, k);
        barrier();
        compute(acc, x0);
        const Slice x1 = read(of_a, of_b, 1);
        if (more)
            fetch(next_b, cols + (step + 1) * DEPTH, k);
        barrier();
        compute(acc, x1);
        const Slice x2 = read(of_a, of_b, 2), x3 = read(of_a, of_b, 3);
        barrier();
        compute(acc, x2);
        if (more) {
            commit(as, next_a);
            commit(bs, next_b);
        }
        barrier();
        compute(acc, x3);
    }
#ifndef NO_PARTNER
    if (wr == 0)
        barrier();
#endif
    store(c + (blockIdx.y * ROWS + wr * 32) * n + blockIdx.x * COLS + wc * 32, acc, n);
}
