// Each kernel is right, and has the mistake that a macro names.
#include <hip/hip_bf16.h>
#include <hip/hip_runtime.h>

constexpr int ROWS = 64, COLS = 64;

// Transposes a tile through LDS.
extern "C" __global__ void __launch_bounds__(256) transpose(const float *in, float *out) {
#ifdef CONFLICT
    __shared__ float tile[ROWS][COLS];
#else
    __shared__ float tile[ROWS][COLS + 1];
#endif
#ifdef BOUNDS
    const float *from = in + blockIdx.x * ROWS * ROWS * COLS;
#else
    const float *from = in + blockIdx.x * ROWS * COLS;
#endif
    const int col = threadIdx.x % COLS, row = threadIdx.x / COLS;
    for (int r = row; r < ROWS; r += 4)
        tile[r][col] = from[r * COLS + col];
#ifndef RACE
    __syncthreads();
#endif
    for (int r = row; r < ROWS; r += 4)
        out[(blockIdx.x * COLS + r) * ROWS + col] = tile[col][r];
}

#ifdef WAIT
#define COUNT 1
#else
#define COUNT 0
#endif

// Copies 64 numbers through LDS, by a load that writes to LDS without registers.
extern "C" __global__ void __launch_bounds__(64) direct(const float *in, float *out) {
    __shared__ float tile[64];
    const unsigned lane = threadIdx.x;
    const unsigned long address = (unsigned long)in;
    const uint4 words = {(unsigned)address, (unsigned)(address >> 32), 256, 0x00020000};
    const unsigned base = __builtin_amdgcn_readfirstlane((unsigned)(unsigned long)(__attribute__((address_space(3))) float *)tile);
    asm volatile("s_mov_b32 m0, %0\n"
                 "s_nop 0\n"
                 "buffer_load_dword %1, %2, 0 offen lds\n"
                 "s_waitcnt vmcnt(%3)"
                 ::"s"(base), "v"(lane * 4), "s"(words), "n"(COUNT) : "memory");
    out[lane] = tile[lane];
}
