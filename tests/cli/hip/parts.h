// What the kernels of products in this folder have in common: a wave's product of 32 × 32, and the place of its elements.
#pragma once
#include <hip/hip_bf16.h>
#include <hip/hip_runtime.h>

typedef __hip_bfloat16 bf16;
typedef bf16 bf16x8 __attribute__((ext_vector_type(8)));
typedef float float16 __attribute__((ext_vector_type(16)));

// acc += A·Bᵀ for 32 rows of A and of B, and `depth` columns of both.
static __device__ __forceinline__ void multiply(float16 &acc, const bf16 *a, const bf16 *b, int pitch, int depth) {
    const int row = threadIdx.x % 32, of = threadIdx.x % 64 / 32 * 4;
    for (int k = 0; k < depth; k += 8)
        acc = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(*(const short4 *)(a + row * pitch + k + of), *(const short4 *)(b + row * pitch + k + of), acc, 0, 0, 0);
}

// Stores a wave's 32 × 32 sums to C, whose rows have `pitch` columns.
static __device__ __forceinline__ void store(float *c, const float16 &acc, int pitch) {
    for (int i = 0; i < 16; ++i)
        c[(i / 4 * 8 + threadIdx.x % 64 / 32 * 4 + i % 4) * pitch + threadIdx.x % 32] = acc[i];
}
