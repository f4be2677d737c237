// Sums of rows that go straight to LDS, two tiles ahead, in two buffers. A macro names a mistake.
#include "parts.h"

constexpr int THREADS = 256, WORDS = 512; // of a tile: two loads of each wave

static __device__ __forceinline__ unsigned lds_address(const void *of) {
    return (unsigned)(unsigned long)(__attribute__((address_space(3))) const char *)of;
}

// 64 words of this wave, to `to` from byte `from` of the buffer on.
static __device__ __forceinline__ void load(unsigned to, uint4 buffer, int from) {
    asm volatile("s_mov_b32 m0, %0\n"
                 "s_nop 0\n"
                 "buffer_load_dword %1, %2, 0 offen lds" ::"s"(to), "v"(from + (int)(threadIdx.x % 64) * 4), "s"(buffer) : "memory");
}

#ifdef ONE_TOO_WEAK
#define WAIT "s_waitcnt vmcnt(3)"
#else
#define WAIT "s_waitcnt vmcnt(2)"
#endif

__global__ void __launch_bounds__(THREADS) sums(const float *in, float *out, int tiles) {
    __shared__ float tile[2][WORDS];
    const unsigned long address = (unsigned long)in;
    const uint4 buffer = {(unsigned)address, (unsigned)(address >> 32), (unsigned)tiles * WORDS * 4, 0x00020000};
    const int wave = __builtin_amdgcn_readfirstlane(threadIdx.x / 64);
    const unsigned to = __builtin_amdgcn_readfirstlane(lds_address(tile)) + wave * 512;
    for (int ahead = 0; ahead < 2; ++ahead)
        for (int i = 0; i < 2; ++i)
            load(to + ahead * WORDS * 4 + i * 256, buffer, ahead * WORDS * 4 + wave * 512 + i * 256);
    float sum = 0;
#pragma unroll 1
    for (int step = 0; step < tiles; ++step) {
#ifdef WAITS_BEHIND_THE_BARRIER
        asm volatile("s_barrier" ::: "memory");
        asm volatile(WAIT ::: "memory");
#else
        asm volatile(WAIT ::: "memory");
        asm volatile("s_barrier" ::: "memory");
#endif
        sum += tile[step % 2][WORDS - 1 - threadIdx.x] + tile[step % 2][threadIdx.x];
#ifndef LOADS_OVER_READS
        asm volatile("s_waitcnt lgkmcnt(0)\n"
                     "s_barrier" ::: "memory");
#endif
        for (int i = 0; i < 2; ++i) // beyond the last tile the buffer gives zeros
            load(to + step % 2 * WORDS * 4 + i * 256, buffer, (step + 2) * WORDS * 4 + wave * 512 + i * 256);
    }
    asm volatile("s_waitcnt vmcnt(0)" ::: "memory");
    out[threadIdx.x] = sum;
}
