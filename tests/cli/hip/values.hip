// Mistakes that are no hazard: every macro leaves a kernel that is ordered and in bounds, and computes something else.
#include <hip/hip_bf16.h>
#include <hip/hip_runtime.h>

constexpr int ROWS = 16, COLUMNS = 64;

static __device__ __forceinline__ int swizzled(int row, int column) { return row * COLUMNS + (column ^ row % 8 * 8); }

// out = relu(scale · in + bias) for a tile of 16 × 64, through LDS; bf16 results.
__global__ void __launch_bounds__(64) epilogue(const float *x, const float *bias, __hip_bfloat16 *out, float scale) {
    __shared__ float tile[ROWS * COLUMNS];
    for (int row = 0; row < ROWS; ++row)
        tile[swizzled(row, threadIdx.x)] = x[row * COLUMNS + threadIdx.x];
    __syncthreads();
    for (int row = 0; row < ROWS; ++row) {
#ifdef READ_UNSWIZZLED
        const float value = tile[row * COLUMNS + threadIdx.x];
#else
        const float value = tile[swizzled(row, threadIdx.x)];
#endif
#ifdef NO_BIAS_IN_LATER_ROWS
        const float sum = scale * value + (row < 8 ? bias[threadIdx.x] : 0.0f);
#else
        const float sum = scale * value + bias[threadIdx.x];
#endif
        out[row * COLUMNS + threadIdx.x] = __float2bfloat16(fmaxf(sum, 0.0f));
    }
}
