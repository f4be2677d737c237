"""What clang makes of epilogues, casts and edges: elementwise kernels on every target against NumPy, special values included."""

import math

import numpy as np
import pytest

from tiledsl.sim import launch
from tiledsl.targets import TARGETS

EACH = pytest.mark.parametrize("target", TARGETS)

SOURCE = """
#define KERNEL extern "C" __attribute__((global)) void
#define I (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
#define INLINE __attribute__((device)) static inline __attribute__((always_inline))
typedef float f2 __attribute__((ext_vector_type(2)));
typedef float f4 __attribute__((ext_vector_type(4)));
typedef unsigned short us4 __attribute__((ext_vector_type(4)));
typedef unsigned short us8 __attribute__((ext_vector_type(8)));
typedef _Float16 h4 __attribute__((ext_vector_type(4)));
typedef __bf16 b4 __attribute__((ext_vector_type(4)));
INLINE unsigned short to_bf16(float x) {
    unsigned u = __builtin_bit_cast(unsigned, x);
    return x != x ? u >> 16 | 64 : u + 0x7fff + (u >> 16 & 1) >> 16;
}
INLINE float exp_of(float x) { return __builtin_amdgcn_exp2f(x * 1.44269504f); }
INLINE float tanh_of(float x) { float e = exp_of(-2 * __builtin_fabsf(x)); return __builtin_copysignf((1 - e) / (1 + e), x); }
INLINE float erf_of(float x) {
    float a = __builtin_fabsf(x), t = 1 / (1 + 0.3275911f * a);
    float y = ((((1.061405429f * t - 1.453152027f) * t + 1.421413741f) * t - 0.284496736f) * t + 0.254829592f) * t;
    return __builtin_copysignf(1 - y * exp_of(-a * a), x);
}
KERNEL scale(const f4* a, const f4* b, f4* c, float alpha, float beta) { c[I] = alpha * a[I] + beta * b[I]; }
KERNEL relu(const f4* a, f4* c) { f4 v = a[I]; for (int j = 0; j < 4; j++) v[j] = v[j] > 0 ? v[j] : 0; c[I] = v; }
KERNEL gelu(const float* a, float* c) { float x = a[I]; c[I] = 0.5f * x * (1 + tanh_of(0.7978845608f * (x + 0.044715f * x * x * x))); }
KERNEL gelu_erf(const f4* a, f4* c) { f4 v = a[I]; for (int j = 0; j < 4; j++) v[j] = 0.5f * v[j] * (1 + erf_of(v[j] * 0.70710678f)); c[I] = v; }
KERNEL silu(const f4* a, f4* c) { f4 v = a[I]; for (int j = 0; j < 4; j++) v[j] = v[j] / (1 + exp_of(-v[j])); c[I] = v; }
KERNEL clamp(const float* a, float* c) { c[I] = __builtin_amdgcn_fmed3f(a[I], -240.f, 240.f); }
KERNEL divide(const float* a, const float* b, float* c) { c[I] = a[I] / b[I]; }
KERNEL bf16_one(const float* a, unsigned short* c) { c[I] = to_bf16(a[I]); }
KERNEL bf16_four(const f4* a, us4* c) { f4 v = a[I]; us4 r; for (int j = 0; j < 4; j++) r[j] = to_bf16(v[j]); c[I] = r; }
KERNEL bf16_own(const f4* a, b4* c) { c[I] = __builtin_convertvector(a[I], b4); }
KERNEL bf16_scalar(const float* a, __bf16* c) { c[I] = (__bf16)a[I]; }
KERNEL from_bf16(const us4* a, f4* c) { us4 v = a[I]; f4 r; for (int j = 0; j < 4; j++) r[j] = __builtin_bit_cast(float, (unsigned)v[j] << 16); c[I] = r; }
KERNEL to_half(const f4* a, h4* c) { c[I] = __builtin_convertvector(a[I], h4); }
KERNEL from_half(const h4* a, f4* c) { c[I] = __builtin_convertvector(a[I], f4); }
KERNEL whole(const float* a, int* c, unsigned* d, float* e) {
    c[I] = (int)__builtin_amdgcn_fmed3f(a[I], -1e9f, 1e9f), d[I] = (unsigned)__builtin_amdgcn_fmed3f(a[I], 0.f, 4e9f);
    e[I] = (float)(c[I] * 3);
}
KERNEL integers(const int* a, const int* b, int* c, int n) {
    int i = I, x = a[i], y = b[i];
    c[i] = x / n, c[i + 64] = x % n, c[i + 128] = x / (y | 1), c[i + 192] = (unsigned)x % 13u, c[i + 256] = x < y ? x : y, c[i + 320] = x >> (y & 31);
    c[i + 384] = (x & y) | (~x & 0x3f0), c[i + 448] = __builtin_popcount(x), c[i + 512] = x * y + 7, c[i + 576] = __builtin_abs(x);
}
KERNEL longs(const long* a, const long* b, long* c, long n) {
    int i = I; long x = a[i], y = b[i];
    c[i] = x * y + n, c[i + 64] = x < y ? x : y, c[i + 128] = x >> (y & 63), c[i + 192] = (unsigned long)x >> 3, c[i + 256] = x << (y & 63);
    c[i + 320] = x - y, c[i + 384] = x == y, c[i + 448] = (unsigned long)x >= (unsigned long)n, c[i + 512] = (long)(int)x * (int)y, c[i + 576] = x / (y | 1);
}
KERNEL scalars(const long* a, long* c, long n, int k) {
    long x = n * a[0] + k;
    if ((unsigned long)x > 1234567890123ul) x >>= k;
    if (x == n) x = n << k;
    c[0] = x, c[1] = x / 3, c[2] = (unsigned)k * (unsigned long)n, c[3] = n > a[0] ? n : a[0], c[4] = x % (k + 1);
}
KERNEL edge(const unsigned short* a, unsigned short* c, int m, int n) {
    int row = __builtin_amdgcn_workgroup_id_y() * 8 + __builtin_amdgcn_workitem_id_x() / 8;
    int col = __builtin_amdgcn_workgroup_id_x() * 8 + __builtin_amdgcn_workitem_id_x() % 8;
    long at = (long)row * n + col;
    if (row < m && col < n) { unsigned short v = a[at]; if (v & 1) c[at] = v + 1; else if (v > 100) c[at] = 7; }
}
KERNEL tail(const us8* a, us8* c, int k) { us8 v = a[I]; for (int j = 0; j < 8; j++) if (8 * (int)I + j >= k) v[j] = 0; c[I] = v; }
KERNEL octets(const unsigned char* a, unsigned char* c, signed char* d, int n) { int i = I; if (i < n) { c[i] = a[i] * 3; d[i] = (signed char)a[i] >> 1; } }
KERNEL chosen(const int* w, float* c) {
    switch (w[I]) { case 0: c[I] = 1; break; case 1: c[I] = 3; break; case 5: c[I] = w[I] * 2; break; case 9: c[I] = -1; break; default: c[I] = 7; }
}
#define FIRST __builtin_amdgcn_readfirstlane
KERNEL first(const int* w, int* c) { int x = w[I]; if (x > 3) c[I] = FIRST(x) * 10 + x; else c[I] = -FIRST(x); }
KERNEL classes(const float* a, int* c) {
    float x = a[I];
    c[I] = __builtin_isnan(x) | __builtin_isinf(x) << 1 | (__builtin_signbit(x) != 0) << 2 | __builtin_isfinite(x) << 3;
    c[I] |= (x >= 2) << 4 | !(x < 2) << 5 | (x != 3) << 6;
}
KERNEL loops(const float* a, float* c, const int* from, int n) { float s = 0; for (int j = from[I]; j < n; j += 3) s += a[j]; c[I] = s; }
KERNEL doubles(const double* a, double* c) { c[I] = a[I] * 2 + a[I + 64]; c[I + 64] = __builtin_sqrt(__builtin_fabs(a[I])); }
KERNEL mixed(const h4* a, const f4* b, f4* c, h4* d, float s) {
    h4 v = a[I], r; f4 w = b[I], t;
    for (int j = 0; j < 4; j++) t[j] = (float)v[j] * s - w[j], r[j] = (_Float16)__builtin_fmaf((float)v[j], w[j], -(float)v[3 - j]);
    c[I] = t, d[I] = r;
}
KERNEL halves(const _Float16* a, const _Float16* b, _Float16* c) { c[I] = a[I] / b[I]; c[I + 256] = a[I] * b[I] + a[I]; }
#if !defined(__gfx90a__)
KERNEL fp8(const f4* a, unsigned* c) {
    f4 v = a[I];
    for (int j = 0; j < 4; j++) v[j] = __builtin_amdgcn_fmed3f(v[j], -240.f, 240.f);
    int word = __builtin_amdgcn_cvt_pk_fp8_f32(v[0], v[1], 0, false);
    c[I] = __builtin_amdgcn_cvt_pk_fp8_f32(v[2], v[3], word, true);
}
KERNEL from_fp8(const unsigned* a, f4* c) {
    unsigned w = a[I];
    f2 low = __builtin_amdgcn_cvt_pk_f32_fp8(w, false), high = __builtin_amdgcn_cvt_pk_f32_fp8(w, true);
    c[I] = f4{low.x, low.y, high.x, high.y};
#define ONE(i) __builtin_amdgcn_cvt_f32_fp8(w, i)
    c[I + 64] = f4{ONE(3), ONE(2), ONE(1), ONE(0)};
}
#endif
"""
EDGES = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1e-45, -1e-40, 1.17549435e-38, 3.4028235e38, -3.4028235e38, math.inf, -math.inf, math.nan, 65504.0, 65519.9]
EDGES += [65520.0, 6e-8, 2.9e-8, 1.00390625, 1.01171875, 240.0, 239.0, -250.0, 7.9e30, 33.0, 1e9, -1e9, 0.1, 100.0, -17.5]


def run(compiled, target, kernel, *args, grid=1, block=64):
    report = launch(compiled(SOURCE, target), grid, block, list(args), kernel=kernel)
    assert report.ok, str(report)


def floats(count, seed, spread=4.0):
    values = np.random.default_rng(seed).normal(0, spread, count).astype(np.float32)
    values[: len(EDGES)] = EDGES
    return values


def same(found, expected):
    """Bit for bit, any NaN for a NaN."""
    kind = {2: np.uint16, 4: np.uint32, 8: np.uint64}[found.dtype.itemsize]
    return bool(((found.view(kind) == expected.view(kind)) | np.isnan(found) & np.isnan(expected)).all())


def as_bf16(values):
    """To nearest even by exact halves: the closer of the two bf16 around a value, the even one of a tie; a NaN stays one."""
    bits = values.view(np.uint32).astype(np.uint64)
    rounded = (bits >> 16) + ((bits & 0xFFFF) + (bits >> 16 & 1) > 0x8000)
    return np.where(np.isnan(values), bits >> 16 | 0x40, rounded).astype(np.uint16)


@pytest.mark.thorough
@EACH
def test_scale_and_add(compiled, target):
    a, b, c = np.arange(256, dtype=np.float32), -np.arange(256, dtype=np.float32)[::-1].copy(), np.zeros(256, np.float32)
    run(compiled, target, "scale", a, b, c, 3.0, -0.5)
    assert (c == 3 * a - 0.5 * b).all()


@pytest.mark.sample("gfx950")
@EACH
def test_relu(compiled, target):
    a, c = floats(256, 1), np.zeros(256, np.float32)
    run(compiled, target, "relu", a, c)
    assert (c == np.where(a > 0, a, 0)).all()


@pytest.mark.sample("gelu-gfx950", "silu-gfx942")
@EACH
@pytest.mark.parametrize("name", ["gelu", "gelu_erf", "silu"])
def test_smooth_activations(compiled, target, name):
    a, c = np.random.default_rng(2).normal(0, 3, 256).astype(np.float32), np.zeros(256, np.float32)
    run(compiled, target, name, a, c, grid=4 if name == "gelu" else 1)
    x = a.astype(np.float64)
    expected = {
        "gelu": 0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x**3))),
        "gelu_erf": 0.5 * x * (1 + np.vectorize(math.erf)(x / math.sqrt(2))),
        "silu": x / (1 + np.exp(-x)),
    }[name]
    assert np.abs(c - expected).max() < 3e-6


@EACH
def test_clamp(compiled, target):
    a, c = floats(64, 3, 300.0), np.zeros(64, np.float32)
    run(compiled, target, "clamp", a, c)
    assert same(c, np.where(np.isnan(a), np.float32(-240), np.clip(a, -240, 240)).astype(np.float32))  # V_MED3_F32: the least where one is NaN


@EACH
def test_division_is_correctly_rounded(compiled, target):
    a, b = floats(64 * 16, 4, 1e3), np.resize(np.repeat(np.array(EDGES, np.float32), 8), 64 * 16)
    c = np.zeros_like(a)
    run(compiled, target, "divide", a, b, c, grid=16)
    with np.errstate(all="ignore"):
        assert same(c, a / b)


@EACH
@pytest.mark.parametrize("name", ["bf16_one", "bf16_four", "bf16_own", "bf16_scalar"])
def test_casts_to_bf16(compiled, target, name):
    """All ties between neighbours of a few exponents, special values, random ones."""
    ties = (np.arange(512, dtype=np.uint32) << 16 | 0x3F008000).view(np.float32)
    near = np.concatenate([np.nextafter(ties, np.float32(0)), np.nextafter(ties, np.float32(9))])
    values = np.concatenate([ties, near, floats(512, 5), -ties])
    c = np.zeros(values.size, np.uint16)
    run(compiled, target, name, values, c, grid=values.size // (64 if name in ("bf16_one", "bf16_scalar") else 256))
    nan = np.isnan(values)
    assert (c[~nan] == as_bf16(values)[~nan]).all() and (c[nan] & 0x7FFF > 0x7F80).all()


@EACH
def test_bf16_to_f32(compiled, target):
    a, c = np.arange(0, 65536, 256, dtype=np.uint16), np.zeros(256, np.float32)
    run(compiled, target, "from_bf16", a, c)
    assert (c.view(np.uint32) == a.astype(np.uint32) << 16).all()


@EACH
def test_halves(compiled, target):
    a, h, back = floats(256, 6, 1000.0), np.zeros(256, np.float16), np.zeros(256, np.float32)
    run(compiled, target, "to_half", a, h)
    with np.errstate(all="ignore"):
        assert same(h, a.astype(np.float16))
    run(compiled, target, "from_half", h, back)
    assert same(back, h.astype(np.float32))


@EACH
def test_halves_mixed_with_floats(compiled, target):
    """Small integers: no rounding, whichever sources are fused."""
    rng = np.random.default_rng(13)
    a, b = rng.integers(-9, 10, (64, 4)).astype(np.float16), rng.integers(-9, 10, (64, 4)).astype(np.float32)
    c, d = np.zeros((64, 4), np.float32), np.zeros((64, 4), np.float16)
    run(compiled, target, "mixed", a, b, c, d, 3.0)
    assert (c == a * np.float32(3) - b).all() and (d == a * b - a[:, ::-1]).all()


@EACH
def test_arithmetic_of_halves(compiled, target):
    rng = np.random.default_rng(14)
    special = np.array([0, -0.0, 1, -1, math.inf, -math.inf, math.nan, 65504], np.float16)
    a = np.concatenate([np.repeat(special, 8), rng.normal(0, 9, 192).astype(np.float16)])
    b = np.concatenate([np.tile(special, 8), rng.normal(0, 9, 192).astype(np.float16)])
    c = np.zeros(512, np.float16)
    run(compiled, target, "halves", a, b, c, grid=4)
    with np.errstate(all="ignore"):
        assert same(c[:256], (a.astype(np.float64) / b).astype(np.float16))
        assert same(c[256:], (a.astype(np.float64) * b + a).astype(np.float16))


@EACH
def test_floats_and_integers(compiled, target):
    a = np.random.default_rng(7).normal(0, 1e6, 64).astype(np.float32)
    c, d, e = np.zeros(64, np.int32), np.zeros(64, np.uint32), np.zeros(64, np.float32)
    run(compiled, target, "whole", a, c, d, e)
    assert (c == np.trunc(a)).all() and (d == np.trunc(np.maximum(a, 0))).all() and (e == (c * 3).astype(np.float32)).all()


@EACH
@pytest.mark.parametrize("n", [7, -3, 128, 1])
def test_integer_arithmetic(compiled, target, n):
    rng = np.random.default_rng(8)
    a, b = (rng.integers(-(1 << 31), 1 << 31, 64).astype(np.int32) for _ in range(2))
    a[:4] = 0, -1, -(1 << 31), (1 << 31) - 1
    c = np.zeros(640, np.int32)
    run(compiled, target, "integers", a, b, c, n)
    for lane, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        quotient = abs(x) // abs(n) * (1 if (x < 0) == (n < 0) else -1)
        by_odd = abs(x) // abs(y | 1) * (1 if (x < 0) == ((y | 1) < 0) else -1)
        wanted = [quotient, x - quotient * n, by_odd, x % (1 << 32) % 13, min(x, y), x >> (y & 31), x & y | ~x & 0x3F0]
        wanted += [bin(x & 0xFFFFFFFF).count("1"), x * y + 7, abs(x)]
        assert (c.reshape(10, 64)[:, lane].view(np.uint32) == [value & 0xFFFFFFFF for value in wanted]).all(), (x, y)


@EACH
def test_64_bit_arithmetic(compiled, target):
    rng = np.random.default_rng(9)
    a, b = (rng.integers(-(1 << 63), 1 << 63, 64, dtype=np.int64) >> rng.integers(0, 60, 64) for _ in range(2))
    a[:3], b[2] = (0, -1, 5), 5
    c, n = np.zeros(640, np.int64), -(1 << 40) + 12345
    run(compiled, target, "longs", a, b, c, n)
    low = lambda v: (v & 0xFFFFFFFF ^ 1 << 31) - (1 << 31)  # noqa: E731
    for lane, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        quotient = abs(x) // abs(y | 1) * (1 if (x < 0) == ((y | 1) < 0) else -1)
        wide = x & (1 << 64) - 1
        wanted = [x * y + n, min(x, y), x >> (y & 63), wide >> 3, x << (y & 63), x - y, x == y, wide >= n & (1 << 64) - 1, low(x) * low(y), quotient]
        assert [v & (1 << 64) - 1 for v in c.reshape(10, 64)[:, lane].tolist()] == [int(v) & (1 << 64) - 1 for v in wanted], (x, y)


@EACH
@pytest.mark.parametrize("n, k", [(3, 2), (-5, 7), (1 << 50, 12)])
def test_scalar_arithmetic(compiled, target, n, k):
    a, c = np.array([77, 0], np.int64), np.zeros(8, np.int64)
    run(compiled, target, "scalars", a, c, n, k, block=1)
    x = n * 77 + k
    x = x >> k if x & (1 << 64) - 1 > 1234567890123 else x
    third, rest = (abs(x) // 3 * (1 if x > 0 else -1)), abs(x) % (k + 1) * (1 if x > 0 else -1)
    assert c[:5].tolist() == [x, third, k * n, max(n, 77), rest]


@EACH
def test_masked_edges(compiled, target):
    a = np.random.default_rng(10).integers(0, 300, (13, 21)).astype(np.uint16)
    c = np.zeros_like(a)
    run(compiled, target, "edge", a, c, 13, 21, grid=(3, 2))
    assert (c == np.where(a & 1, a + 1, np.where(a > 100, 7, 0))).all()


@EACH
@pytest.mark.parametrize("k", [0, 1, 250, 257, 511, 512])
def test_tails_are_zeroed_by_element(compiled, target, k):
    a, c = np.arange(1, 513, dtype=np.uint16), np.zeros(512, np.uint16)
    run(compiled, target, "tail", a, c, k)
    assert (c == np.where(np.arange(512) < k, a, 0)).all()


@EACH
def test_bytes(compiled, target):
    a, c, d = np.arange(100, 164, dtype=np.uint8), np.zeros(64, np.uint8), np.zeros(64, np.int8)
    run(compiled, target, "octets", a, c, d, 40)
    assert (c[:40] == a[:40] * np.uint8(3)).all() and (d[:40] == a[:40].view(np.int8) >> 1).all() and not c[40:].any()


@EACH
def test_many_branches(compiled, target):
    w, c = np.arange(64, dtype=np.int32) % 11, np.zeros(64, np.float32)
    run(compiled, target, "chosen", w, c)
    assert c.tolist() == [{0: 1, 1: 3, 5: 10, 9: -1}.get(v, 7) for v in w.tolist()]


@EACH
def test_the_first_active_lane(compiled, target):
    w, c = np.array([2, 9, 3, 8, *range(60)], np.int32), np.zeros(64, np.int32)
    run(compiled, target, "first", w, c)
    assert (c == np.where(w > 3, 90 + w, -2)).all()


@EACH
def test_classes_of_numbers(compiled, target):
    a, c = floats(64, 11), np.zeros(64, np.int32)
    run(compiled, target, "classes", a, c)
    for x, found in zip(a.tolist(), c.tolist(), strict=True):
        nan, inf = math.isnan(x), math.isinf(x)
        wanted = [nan, inf, math.copysign(1, x) < 0, not nan and not inf, x >= 2, not x < 2, x != 3]
        assert [bool(found >> bit & 1) for bit in range(7)] == wanted or nan, x


@EACH
def test_lanes_that_leave_a_loop_one_by_one(compiled, target):
    a, c, start = np.arange(100, dtype=np.float32), np.zeros(64, np.float32), np.arange(0, 128, 2, dtype=np.int32)
    run(compiled, target, "loops", a, c, start, 100)
    assert c.tolist() == [float(sum(range(first, 100, 3))) for first in start.tolist()]


@EACH
def test_doubles(compiled, target):
    a, c = np.random.default_rng(12).normal(0, 1e5, 128), np.zeros(128)
    run(compiled, target, "doubles", a, c)
    assert (np.abs(c[:64] - (a[:64] * 2 + a[64:])) <= np.spacing(np.abs(c[:64]))).all() and (c[64:] == np.sqrt(np.abs(a[:64]))).all()


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_fp8_there_and_back(compiled, target):
    exact = np.resize(np.array([0, 1, -1, 2, -3, 4, 5, -6, 7, 8, 9, -10, 11, 12, 13, 14, -15, 16, 0.5, 208, 240, -240, 300, 0.0625], np.float32), 256)
    codes, back = np.zeros(64, np.uint32), np.zeros(512, np.float32)
    run(compiled, target, "fp8", exact, codes)
    run(compiled, target, "from_fp8", codes, back)
    assert (back[:256] == np.clip(exact, -240, 240)).all()
    assert (back[256:].reshape(64, 4)[:, ::-1] == back[:256].reshape(64, 4)).all()
