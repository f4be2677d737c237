// Words of HIP C++ for kernels that `tiledsl sim FILE.hip` compiles without ROCm. A folder of -I comes before it.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];

typedef __SIZE_TYPE__ size_t;
typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __UINTPTR_TYPE__ uintptr_t;

// The names of HIP's own headers alone: a kernel's file has its own bf16x8, half4 and the like, as with ROCm.
typedef _Float16 half;
typedef _Float16 __half;
typedef __bf16 __hip_bfloat16;
typedef _Float16 half2 __attribute__((ext_vector_type(2)));
typedef _Float16 __half2 __attribute__((ext_vector_type(2)));
typedef __bf16 __hip_bfloat162 __attribute__((ext_vector_type(2)));

#define TILEDSL_VECTORS(type, name)                                                                                    \
    typedef type name##2 __attribute__((ext_vector_type(2)));                                                          \
    typedef type name##3 __attribute__((ext_vector_type(3)));                                                          \
    typedef type name##4 __attribute__((ext_vector_type(4)));                                                          \
    static __device__ __forceinline__ name##2 make_##name##2(type x, type y) { return name##2{x, y}; }                 \
    static __device__ __forceinline__ name##3 make_##name##3(type x, type y, type z) { return name##3{x, y, z}; }      \
    static __device__ __forceinline__ name##4 make_##name##4(type x, type y, type z, type w) {                         \
        return name##4{x, y, z, w};                                                                                    \
    }
TILEDSL_VECTORS(char, char)
TILEDSL_VECTORS(unsigned char, uchar)
TILEDSL_VECTORS(short, short)
TILEDSL_VECTORS(unsigned short, ushort)
TILEDSL_VECTORS(int, int)
TILEDSL_VECTORS(unsigned int, uint)
TILEDSL_VECTORS(float, float)
TILEDSL_VECTORS(double, double)
#undef TILEDSL_VECTORS

// threadIdx.x and the like are read from registers of the wave, as with `__declspec(property)` in HIP's header.
#define TILEDSL_DIMENSION(type, x_of, y_of, z_of)                                                                      \
    struct type {                                                                                                      \
        __declspec(property(get = get_x)) unsigned int x;                                                              \
        __declspec(property(get = get_y)) unsigned int y;                                                              \
        __declspec(property(get = get_z)) unsigned int z;                                                              \
        static __device__ __forceinline__ unsigned int get_x() { return x_of; }                                        \
        static __device__ __forceinline__ unsigned int get_y() { return y_of; }                                        \
        static __device__ __forceinline__ unsigned int get_z() { return z_of; }                                        \
    }
TILEDSL_DIMENSION(tiledsl_thread, __builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(),
                  __builtin_amdgcn_workitem_id_z());
TILEDSL_DIMENSION(tiledsl_block, __builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(),
                  __builtin_amdgcn_workgroup_id_z());
TILEDSL_DIMENSION(tiledsl_size, __builtin_amdgcn_workgroup_size_x(), __builtin_amdgcn_workgroup_size_y(),
                  __builtin_amdgcn_workgroup_size_z());
TILEDSL_DIMENSION(tiledsl_grid, (__builtin_amdgcn_grid_size_x() / __builtin_amdgcn_workgroup_size_x()),
                  (__builtin_amdgcn_grid_size_y() / __builtin_amdgcn_workgroup_size_y()),
                  (__builtin_amdgcn_grid_size_z() / __builtin_amdgcn_workgroup_size_z()));
#undef TILEDSL_DIMENSION
static const __device__ tiledsl_thread threadIdx;
static const __device__ tiledsl_block blockIdx;
static const __device__ tiledsl_size blockDim;
static const __device__ tiledsl_grid gridDim;

// Waits for LDS and global memory, then for the waves of the block.
static __device__ __forceinline__ void __syncthreads() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

#define TILEDSL_INLINE static __device__ __forceinline__
#define warpSize 64

// Conversions of types, to the nearest, and of bits.
TILEDSL_INLINE float __bfloat162float(__bf16 x) { return (float)x; }
TILEDSL_INLINE __bf16 __float2bfloat16(float x) { return (__bf16)x; }
TILEDSL_INLINE float __half2float(_Float16 x) { return (float)x; }
TILEDSL_INLINE _Float16 __float2half(float x) { return (_Float16)x; }
TILEDSL_INLINE unsigned int __float_as_uint(float x) { return __builtin_bit_cast(unsigned int, x); }
TILEDSL_INLINE int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
TILEDSL_INLINE float __uint_as_float(unsigned int x) { return __builtin_bit_cast(float, x); }
TILEDSL_INLINE float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
TILEDSL_INLINE unsigned short __bfloat16_as_ushort(__bf16 x) { return __builtin_bit_cast(unsigned short, x); }
TILEDSL_INLINE __bf16 __ushort_as_bfloat16(unsigned short x) { return __builtin_bit_cast(__bf16, x); }
TILEDSL_INLINE unsigned short __half_as_ushort(_Float16 x) { return __builtin_bit_cast(unsigned short, x); }
TILEDSL_INLINE _Float16 __ushort_as_half(unsigned short x) { return __builtin_bit_cast(_Float16, x); }

TILEDSL_INLINE float expf(float x) { return __builtin_expf(x); }
TILEDSL_INLINE float exp2f(float x) { return __builtin_exp2f(x); }
TILEDSL_INLINE float logf(float x) { return __builtin_logf(x); }
TILEDSL_INLINE float log2f(float x) { return __builtin_log2f(x); }
TILEDSL_INLINE float __expf(float x) { return __builtin_amdgcn_exp2f(1.4426950408889634f * x); }
TILEDSL_INLINE float __logf(float x) { return 0.6931471805599453f * __builtin_amdgcn_logf(x); }
TILEDSL_INLINE float sqrtf(float x) { return __builtin_sqrtf(x); }
TILEDSL_INLINE float rsqrtf(float x) { return __builtin_amdgcn_rsqf(x); }
TILEDSL_INLINE float fabsf(float x) { return __builtin_fabsf(x); }
TILEDSL_INLINE float floorf(float x) { return __builtin_floorf(x); }
TILEDSL_INLINE float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
TILEDSL_INLINE float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
TILEDSL_INLINE float fminf(float x, float y) { return __builtin_fminf(x, y); }
TILEDSL_INLINE float tanhf(float x) { return 1.0f - 2.0f / (__builtin_expf(2.0f * x) + 1.0f); }
template <typename T> TILEDSL_INLINE T max(T x, T y) { return x < y ? y : x; }
template <typename T> TILEDSL_INLINE T min(T x, T y) { return y < x ? y : x; }

// Words of the lanes of a wave: every lane reads the value of another, of 32 bits.
TILEDSL_INLINE int __lane_id() { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)); }
template <typename T> TILEDSL_INLINE T __shfl(T value, int lane, int width = warpSize) {
    static_assert(sizeof(T) == 4, "a value of 32 bits");
    const int from = (__lane_id() & ~(width - 1)) + (lane & (width - 1));
    return __builtin_bit_cast(T, __builtin_amdgcn_ds_bpermute(from * 4, __builtin_bit_cast(int, value)));
}
template <typename T> TILEDSL_INLINE T __shfl_xor(T value, int mask, int width = warpSize) {
    return __shfl(value, __lane_id() ^ mask, width);
}
template <typename T> TILEDSL_INLINE T __shfl_down(T value, int by, int width = warpSize) {
    const int within = __lane_id() & (width - 1);
    return __shfl(value, within + by < width ? within + by : within, width);
}
TILEDSL_INLINE unsigned long long __ballot(int is) { return __builtin_amdgcn_ballot_w64(is != 0); }

template <typename T> TILEDSL_INLINE T atomicAdd(T *at, T value) {
    return __hip_atomic_fetch_add(at, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
template <typename T> TILEDSL_INLINE T __ldg(const T *at) { return *at; }
TILEDSL_INLINE void __syncwarp() { __builtin_amdgcn_wave_barrier(); }
TILEDSL_INLINE void __threadfence_block() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); }
TILEDSL_INLINE void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
#undef TILEDSL_INLINE
