"""Kernels in HIP C++ that clang compiles, not written with the interpreter in mind."""

import numpy as np

WORDS = """
#define KERNEL extern "C" __attribute__((global)) void
#define SHARED __attribute__((shared)) static
#define THREAD(d) __builtin_amdgcn_workitem_id_##d()
#define BLOCK(d) __builtin_amdgcn_workgroup_id_##d()
#define SYNC __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")
"""

TILED = WORDS + """
#define T 16
KERNEL tiled(const TYPE* a, const TYPE* b, float* c, int m, int n, int k) {
    SHARED TYPE as[T][T];
    SHARED TYPE bs[T][T + 1];
    int x = THREAD(x), y = THREAD(y), row = BLOCK(y) * T + y, col = BLOCK(x) * T + x;
    float sum = 0;
    for (int at = 0; at < k; at += T) {
        as[y][x] = row < m && at + x < k ? a[(long)row * k + at + x] : 0;
        bs[y][x] = col < n && at + y < k ? b[(long)(at + y) * n + col] : 0;
        SYNC;
        for (int q = 0; q < T; q++) sum += FLOAT(as[y][q]) * FLOAT(bs[q][x]);
        SYNC;
    }
    if (row < m && col < n) c[(long)row * n + col] = sum;
}"""
TYPES = {
    "float": "#define TYPE float\n#define FLOAT(x) (x)\n",
    "bf16": "#define TYPE unsigned short\n#define FLOAT(x) __builtin_bit_cast(float, (unsigned)(x) << 16)\n",
}

TRANSPOSE = WORDS + """
KERNEL transpose(const int* a, int* b, int m, int n) {
    SHARED int tile[32][33];
    int x = THREAD(x), y = THREAD(y);
    for (int i = y; i < 32; i += 8)
        if (BLOCK(y) * 32 + i < m && BLOCK(x) * 32 + x < n) tile[i][x] = a[(BLOCK(y) * 32 + i) * n + BLOCK(x) * 32 + x];
    SYNC;
    for (int i = y; i < 32; i += 8)
        if (BLOCK(x) * 32 + i < n && BLOCK(y) * 32 + x < m) b[(BLOCK(x) * 32 + i) * m + BLOCK(y) * 32 + x] = tile[x][i];
}"""

REDUCE = WORDS + """
KERNEL reduce(const int* a, int* out, int n) {
    int t = THREAD(x);
    int v = t < n ? a[t + BLOCK(x) * n] : 0;
    v += __builtin_amdgcn_update_dpp(0, v, 0x111, 0xf, 0xf, false);
    v += __builtin_amdgcn_update_dpp(0, v, 0x112, 0xf, 0xf, false);
    v += __builtin_amdgcn_update_dpp(0, v, 0x114, 0xf, 0xe, false);
    v += __builtin_amdgcn_update_dpp(0, v, 0x118, 0xf, 0xc, false);
    v += __builtin_amdgcn_update_dpp(0, v, 0x142, 0xa, 0xf, false);
    v += __builtin_amdgcn_update_dpp(0, v, 0x143, 0xc, 0xf, false);
    if (t == 63) out[BLOCK(x)] = v;
}"""

SOFTMAX = WORDS + """
KERNEL softmax(const float* a, float* c, int n) {
    SHARED float part[4];
    int t = THREAD(x);
    a += (long)BLOCK(x) * n, c += (long)BLOCK(x) * n;
    float most = -3e38f, sum = 0;
    for (int i = t; i < n; i += 256) most = a[i] > most ? a[i] : most;
    for (int o = 32; o; o >>= 1) {
        float other = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(((t ^ o) & 63) * 4, __builtin_bit_cast(int, most)));
        most = other > most ? other : most;
    }
    if (t % 64 == 0) part[t / 64] = most;
    SYNC;
    for (int i = 0; i < 4; i++) most = part[i] > most ? part[i] : most;
    SYNC;
    for (int i = t; i < n; i += 256) sum += __builtin_amdgcn_exp2f((a[i] - most) * 1.44269504f);
    for (int o = 32; o; o >>= 1) sum += __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(((t ^ o) & 63) * 4, __builtin_bit_cast(int, sum)));
    if (t % 64 == 0) part[t / 64] = sum;
    SYNC;
    sum = part[0] + part[1] + part[2] + part[3];
    for (int i = t; i < n; i += 256) c[i] = __builtin_amdgcn_exp2f((a[i] - most) * 1.44269504f) / sum;
}"""

# A GEMM as a kernel author writes it: matrix builtins, memory and waits by inline assembly, 16-byte XOR swizzle. C = A·Bᵀ, 128×128 tile, four waves.
MATRIX = WORDS + """
typedef unsigned u4 __attribute__((ext_vector_type(4)));
typedef float f16v __attribute__((ext_vector_type(16)));
typedef short s4 __attribute__((ext_vector_type(4)));
typedef __bf16 b8 __attribute__((ext_vector_type(8)));
#define INLINE __attribute__((device)) static inline __attribute__((always_inline))
INLINE u4 fetch(const void* base, unsigned at) {
    u4 r;
    asm volatile("global_load_dwordx4 %0, %1, %2" : "=v"(r) : "v"(at), "s"(base) : "memory");
    return r;
}
INLINE u4 read(unsigned at) { u4 r; asm volatile("ds_read_b128 %0, %1" : "=v"(r) : "v"(at) : "memory"); return r; }
INLINE void write(unsigned at, u4 d) { asm volatile("ds_write_b128 %0, %1" : : "v"(at), "v"(d) : "memory"); }
#ifdef WIDE
#define MULTIPLY(acc, x, y) acc = \\
    __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(b8, x), __builtin_bit_cast(b8, y), acc, 0, 0, 0)
#else
struct halves { s4 h[2]; };
#define HALF(x) __builtin_bit_cast(halves, x).h[h]
#define MULTIPLY(acc, x, y) for (int h = 0; h < 2; h++) acc = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(HALF(x), HALF(y), acc, 0, 0, 0)
#endif
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256)))
void gemm(const unsigned short* a, const unsigned short* b, float* c, int n, int k) {
    SHARED __attribute__((aligned(1024))) char lds[2 * 128 * 128];
    unsigned base = (unsigned)(unsigned long)(__attribute__((address_space(3))) char*)lds;
    unsigned t = THREAD(x), wave = __builtin_amdgcn_readfirstlane(t / 64), lane = t % 64, row = t / 8, chunk = t % 8;
    const char* ga = (const char*)(a + (long)BLOCK(y) * 128 * k);
    const char* gb = (const char*)(b + (long)BLOCK(x) * 128 * k);
    f16v acc[4] = {};
    for (int at = 0; at < k; at += 64) {
        u4 s[8];
        for (int p = 0; p < 8; p++) s[p] = fetch(p < 4 ? ga : gb, ((row + 32 * (p % 4)) * k + at) * 2 + chunk * 16);
        asm volatile("s_waitcnt vmcnt(0)" : "+v"(s[0]), "+v"(s[1]), "+v"(s[2]), "+v"(s[3]), "+v"(s[4]), "+v"(s[5]), "+v"(s[6]), "+v"(s[7]) : : "memory");
        for (int p = 0; p < 8; p++) write(base + (p / 4) * 16384 + (row + 32 * (p % 4)) * 128 + (chunk ^ row & 7) * 16, s[p]);
        asm volatile("s_waitcnt lgkmcnt(0)\\ns_barrier" ::: "memory");
        for (int q = 0; q < 4; q++) {
            u4 x[2], y[2];
            for (int i = 0; i < 2; i++) {
                unsigned r = (wave / 2) * 64 + i * 32 + lane % 32, s = (wave % 2) * 64 + i * 32 + lane % 32, column = 2 * q + lane / 32;
                x[i] = read(base + r * 128 + (column ^ r & 7) * 16);
                y[i] = read(base + 16384 + s * 128 + (column ^ s & 7) * 16);
            }
            asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(x[0]), "+v"(x[1]), "+v"(y[0]), "+v"(y[1]) : : "memory");
            for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) { MULTIPLY(acc[2 * i + j], x[i], y[j]); }
        }
        asm volatile("s_barrier" ::: "memory");
    }
    c += (long)(BLOCK(y) * 128 + (wave / 2) * 64 + 4 * (lane / 32)) * n + BLOCK(x) * 128 + (wave % 2) * 64 + lane % 32;
    for (int i = 0; i < 4; i++) for (int r = 0; r < 16; r++) c[(long)((i / 2) * 32 + 8 * (r / 4) + r % 4) * n + (i % 2) * 32] = acc[i][r];
}"""


def whole(shape, seed):
    return np.random.default_rng(seed).integers(-9, 10, shape).astype(np.float32)


def bf16(values):
    return (values.view(np.uint32) >> 16).astype(np.uint16)


def weakened(listing: str) -> list[str]:
    """The listing with each wait or barrier of the inline assembly left out, one at a time."""
    lines = listing.split("\n")
    places = [
        i
        for i, line in enumerate(lines)
        if line.strip() in ("s_waitcnt vmcnt(0)", "s_waitcnt lgkmcnt(0)", "s_barrier") and any("ASM" in near for near in lines[i - 2 : i + 3])
    ]
    return ["\n".join(lines[:i] + lines[i + 1 :]) for i in places]
