// A loader in inline assembly: all loads from global memory, one wait, all writes to LDS. A macro names a mistake.
#include "parts.h"

constexpr int ROWS = 64, COLS = 64, THREADS = 256, PASSES = 2; // of a whole tile: 512 vectors of 16 bytes

#ifdef FEW_ROWS // a tile of 256 vectors, and still two passes of 256 threads
constexpr int FILLED = 32;
#else
constexpr int FILLED = ROWS;
#endif

#ifdef SWAPPED
#define WRITE "ds_write_b128 %1, %0"
#elif defined(FOUR_SCALARS)
#define WRITE "ds_write_b128 %0, s0, s1, s2, s3"
#else
#define WRITE "ds_write_b128 %0, %1"
#endif

#ifdef FAR_OFFSET
#define READ "global_load_dwordx4 %0, %1, off offset:4096"
#elif defined(SCALAR_ADDRESS)
#define READ "flat_load_dwordx4 %0, s[4:5]"
#else
#define READ "global_load_dwordx4 %0, %1, off"
#endif

#ifdef NO_WAIT
#define WAIT "s_waitcnt vmcnt(1)"
#else
#define WAIT "s_waitcnt vmcnt(0)"
#endif

static __device__ __forceinline__ unsigned lds_address(const void *of) {
    return (unsigned)(unsigned long)(__attribute__((address_space(3))) const char *)of;
}

static __device__ __forceinline__ void load(bf16 *tile, const bf16 *from, int columns) {
    uint4 held[PASSES];
    unsigned to[PASSES];
    for (int pass = 0; pass < PASSES; ++pass) {
        const int i = threadIdx.x + pass * THREADS, row = i / 8, col = i % 8 * 8;
        to[pass] = lds_address(tile + row * COLS + (col ^ row % 8 * 8));
        asm volatile(READ : "=&v"(held[pass]) : "v"(from + row * columns + col));
    }
    asm volatile(WAIT : "+v"(held[0]), "+v"(held[1]));
    for (int pass = 0; pass < PASSES; ++pass)
        asm volatile(WRITE ::"v"(to[pass]), "v"(held[pass]) : "memory");
#ifndef NOT_DRAINED
    asm volatile("s_waitcnt lgkmcnt(0)" ::: "memory");
#endif
    asm volatile("s_barrier" ::: "memory");
}

// A tile of A, and the sum of each of its rows.
__global__ void __launch_bounds__(THREADS) sums(const bf16 *a, float *out) {
    __shared__ bf16 tile[FILLED * COLS];
    load(tile, a, COLS);
    const int row = threadIdx.x / 4 % FILLED, quarter = threadIdx.x % 4;
    float sum = 0;
    for (int col = quarter * 16; col < quarter * 16 + 16; ++col)
#ifdef UNSWIZZLED
        sum += (float)tile[row * COLS + col] * (col + 1);
#else
        sum += (float)tile[row * COLS + (col ^ row % 8 * 8)] * (col + 1);
#endif
    sum += __shfl_xor(sum, 1);
    sum += __shfl_xor(sum, 2);
    if (quarter == 0)
        out[threadIdx.x / 4] = sum;
}

#ifdef TOO_WEAK
#define READS_WAIT "s_waitcnt lgkmcnt(1)"
#else
#define READS_WAIT "s_waitcnt lgkmcnt(0)"
#endif

// A wave's product of 32 × 32 × 8, whose operands the wave reads from LDS by assembly: C = 2·A·Bᵀ.
__global__ void __launch_bounds__(64) product(const bf16 *a, const bf16 *b, float *c) {
    __shared__ bf16 as[32 * 8], bs[32 * 8];
    for (int i = threadIdx.x; i < 32 * 8; i += 64) {
        as[i] = a[i];
        bs[i] = b[i];
    }
    __syncthreads();
    const int at = threadIdx.x % 32 * 8 + threadIdx.x / 32 * 4;
    short4 left, right;
    asm volatile("ds_read_b64 %0, %1" : "=v"(left) : "v"(lds_address(as + at)) : "memory");
    asm volatile("ds_read_b64 %0, %1" : "=v"(right) : "v"(lds_address(bs + at)) : "memory");
    asm volatile(READS_WAIT : "+v"(left), "+v"(right)::"memory");
    float16 acc = {};
    acc = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(left, right, acc, 0, 0, 0);
    for (int i = 0; i < 16; ++i)
        acc[i] *= 2;
    store(c, acc, 32);
}

typedef _Float16 half4 __attribute__((ext_vector_type(4)));

// 16 products of 4 × 4 × 4, stored by assembly too: the compiler counts no wait states inside of an assembly.
__global__ void __launch_bounds__(64) wait_states(const half4 *in, float4 *out) {
    float4 acc;
#ifdef NO_WAIT_STATES
    asm volatile("v_mfma_f32_4x4x4f16 %0, %1, %1, 0\n"
                 "global_store_dwordx4 %2, %0, off" : "=&v"(acc) : "v"(in[threadIdx.x]), "v"(out + threadIdx.x) : "memory");
#else
    asm volatile("v_mfma_f32_4x4x4f16 %0, %1, %1, 0\n"
                 "s_nop 15\n"
                 "global_store_dwordx4 %2, %0, off" : "=&v"(acc) : "v"(in[threadIdx.x]), "v"(out + threadIdx.x) : "memory");
#endif
}

// Loads the next row while this one is stored. A wait in the next step comes behind the copy to `now`.
__global__ void __launch_bounds__(64) next_row(const float *in, float *out, int steps) {
    float now = in[threadIdx.x];
#pragma unroll 1
    for (int step = 0; step < steps; ++step) {
#ifdef WAIT_BEHIND_THE_COPY
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(now)::"memory");
#endif
        float next;
        asm volatile("global_load_dword %0, %1, off" : "=v"(next) : "v"(in + (step + 1) * 64 + threadIdx.x));
        out[step * 64 + threadIdx.x] = now * 2;
#ifndef WAIT_BEHIND_THE_COPY
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(next)::"memory");
#endif
        now = next;
    }
}

// A number that each lane has for itself, where the instruction takes one of the whole wave.
__global__ void __launch_bounds__(64) scalar_operand(const float *in, float *out) {
    float held;
#ifdef OF_A_LANE
    const unsigned offset = threadIdx.x / 64 * 64 + threadIdx.x % 2;
#else
    const unsigned offset = blockIdx.x * 4;
#endif
    asm volatile("s_load_dword %0, %1, %2\n"
                 "s_waitcnt lgkmcnt(0)" : "=&s"(held) : "s"(in), "s"(offset));
    out[threadIdx.x] = held;
}
