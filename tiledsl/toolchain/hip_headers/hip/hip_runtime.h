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

typedef _Float16 half;
typedef _Float16 __half;
typedef __bf16 bf16;
typedef __bf16 __hip_bfloat16;

typedef float float2 __attribute__((ext_vector_type(2)));
typedef float float4 __attribute__((ext_vector_type(4)));
typedef int int2 __attribute__((ext_vector_type(2)));
typedef int int4 __attribute__((ext_vector_type(4)));
typedef unsigned int uint2 __attribute__((ext_vector_type(2)));
typedef unsigned int uint4 __attribute__((ext_vector_type(4)));
typedef __bf16 bf16x4 __attribute__((ext_vector_type(4)));
typedef __bf16 bf16x8 __attribute__((ext_vector_type(8)));
typedef short short4 __attribute__((ext_vector_type(4)));
typedef _Float16 half4 __attribute__((ext_vector_type(4)));
typedef _Float16 half8 __attribute__((ext_vector_type(8)));

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
