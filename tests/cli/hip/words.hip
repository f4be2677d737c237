// Each function of the header beside those that NumPy has, for the numbers of `in`.
#include <hip/hip_bf16.h>
#include <hip/hip_runtime.h>

__global__ void conversions(const float *in, float *out) {
    const float x = in[threadIdx.x];
    float *of = out + threadIdx.x;
    of[0 * 64] = __bfloat162float(__float2bfloat16(x));
    of[1 * 64] = __half2float(__float2half(x));
    of[2 * 64] = (float)__float_as_int(x);
    of[3 * 64] = __uint_as_float(__float_as_uint(x) ^ 0x80000000u);
    of[4 * 64] = (float)__bfloat16_as_ushort(__float2bfloat16(x));
    of[5 * 64] = (float)__half_as_ushort(__float2half(x));
    of[6 * 64] = __half2float(__ushort_as_half(__half_as_ushort(__float2half(x)) & 0x7fff));
    of[7 * 64] = __bfloat162float(__ushort_as_bfloat16(__bfloat16_as_ushort(__float2bfloat16(x)) & 0x7fff));
}

namespace ours {
template <int ROWS> __global__ void math(const float *in, float *out) {
    const float x = in[threadIdx.x], positive = fabsf(x) + 0.25f;
    const float of[ROWS] = {expf(x), exp2f(x), logf(positive), log2f(positive), __expf(x), __logf(positive), sqrtf(positive), rsqrtf(positive),
                            floorf(x), fmaf(x, 3.0f, 1.0f), fmaxf(x, 0.5f), fminf(x, 0.5f), tanhf(x), max(x, 1.5f), min(x, 1.5f)};
    for (int row = 0; row < ROWS; ++row)
        out[row * 64 + threadIdx.x] = of[row];
}
template __global__ void math<15>(const float *, float *);
} // namespace ours

__global__ void lanes(const float *in, float *out) {
    const int lane = __lane_id();
    const float x = in[lane];
    out[lane] = __shfl(x, 5);
    out[64 + lane] = __shfl_xor(x, 3);
    out[128 + lane] = __shfl_down(x, 8, 16);
    out[192 + lane] = (float)(__ballot(x > 0) >> lane & 1);
    atomicAdd(out + 256, 1.0f);
}

// Names of types that HIP's headers leave to the file.
typedef unsigned short bf16;
typedef __attribute__((__vector_size__(4 * sizeof(short)))) short bf16x4;
typedef __attribute__((__vector_size__(16 * sizeof(float)))) float float16;
typedef __attribute__((__vector_size__(8 * sizeof(_Float16)))) _Float16 half8;
using half4 = __half __attribute__((ext_vector_type(4)));

__global__ void own_types(const float *in, float *out) {
    const bf16x4 four = {1, 2, 3, 4};
    const float16 sums = {in[threadIdx.x]};
    const half8 eight = {(__half)in[threadIdx.x]};
    const half4 more = {1, 2, 3, (__half)in[threadIdx.x]};
    const float4 made = make_float4(0, in[threadIdx.x], 2, 3);
    const uint3 whole = make_uint3(5, 6, 7);
    out[threadIdx.x] = four[2] + sums[0] + (float)eight[0] + (bf16)(65535 + 3);
    out[64 + threadIdx.x] = made.y + whole.z + (float)more.w;
}
