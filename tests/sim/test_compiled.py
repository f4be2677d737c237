"""Kernels that clang compiled from HIP C++, not written with the interpreter in mind: right results, no hazard, under every schedule."""

import sys

import numpy as np
import pytest

from tests.sim.hip_kernels import MATRIX, REDUCE, SOFTMAX, TILED, TRANSPOSE, TYPES, WORDS, bf16, weakened, whole
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

SCHEDULES = ["round-robin", "run-to-barrier", "reversed", "half-phase", "latest", "random:1"]


ADD = WORDS + """
KERNEL add(const float* a, const float* b, float* c, int n) {
    int i = BLOCK(x) * __builtin_amdgcn_workgroup_size_x() + THREAD(x);
    if (i < n) c[i] = a[i] + b[i];
}"""


NAIVE = WORDS + """
KERNEL naive(const float* a, const float* b, float* c, int m, int n, int k) {
    int row = BLOCK(y) * 16 + THREAD(y), col = BLOCK(x) * 16 + THREAD(x);
    if (row >= m || col >= n) return;
    float sum = 0;
    for (int q = 0; q < k; q++) sum += a[(long)row * k + q] * b[(long)q * n + col];
    c[(long)row * n + col] = sum;
}"""


DYNAMIC = (
    """
extern __attribute__((shared)) float dynamic[];
"""
    + WORDS
    + """
KERNEL reverse(const float* a, float* out) {
    SHARED float fixed[64];
    int t = THREAD(x);
    fixed[t] = a[t], dynamic[t] = a[t + 64];
    SYNC;
    out[t] = dynamic[63 - t] + fixed[63 - t];
}"""
)


def check(report):
    assert report.ok, str(report)


@pytest.mark.sample("gfx942")
@pytest.mark.parametrize("target", TARGETS)
def test_vector_add_with_a_tail(compiled, target):
    a, b, c = whole(1000, 1), whole(1000, 2), np.zeros(1000, np.float32)
    check(launch(compiled(ADD, target), 4, 256, [a, b, c, 1000]))
    assert (c == a + b).all()


@pytest.mark.sample("16-33-1-float-gfx950")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("m, n, k", [(70, 53, 45), (16, 33, 1)])
def test_tiled_gemm_with_bounds_checks(compiled, target, kind, m, n, k):
    a, b, c = whole((m, k), 3), whole((k, n), 4), np.zeros((m, n), np.float32)
    given = [bf16(a), bf16(b)] if kind == "bf16" else [a, b]
    check(launch(compiled(TYPES[kind] + TILED, target), (-(-n // 16), -(-m // 16)), (16, 16), [*given, c, m, n, k]))
    assert (c == a @ b).all()


@pytest.mark.left_out("round-robin", "latest", "half-phase", "random:1", "run-to-barrier")
@pytest.mark.parametrize("schedule", SCHEDULES)
def test_tiled_gemm_under_every_schedule(compiled, schedule):
    a, b, c = whole((40, 45), 3), whole((45, 37), 4), np.zeros((40, 37), np.float32)
    check(launch(compiled(TYPES["float"] + TILED, "gfx942"), (3, 3), (16, 16), [a, b, c, 40, 37, 45], schedule=schedule))
    assert (c == a @ b).all()


@pytest.mark.sample("gfx942")
@pytest.mark.parametrize("target", TARGETS)
def test_naive_gemm(compiled, target):
    a, b, c = whole((35, 19), 5), whole((19, 21), 6), np.zeros((35, 21), np.float32)
    check(launch(compiled(NAIVE, target), (2, 3), (16, 16), [a, b, c, 35, 21, 19]))
    assert (c == a @ b).all()


@pytest.mark.sample("gfx950")
@pytest.mark.parametrize("target", TARGETS)
def test_transpose(compiled, target):
    a = np.arange(70 * 45, dtype=np.int32).reshape(70, 45)
    b = np.zeros((45, 70), np.int32)
    check(launch(compiled(TRANSPOSE, target), (2, 3), (32, 8), [a, b, 70, 45]))
    assert (b == a.T).all()


@pytest.mark.sample("gfx90a")
@pytest.mark.parametrize("target", TARGETS)
def test_reduction_through_dpp(compiled, target):
    a, out = np.random.default_rng(7).integers(-100, 100, (5, 50)).astype(np.int32), np.zeros(5, np.int32)
    check(launch(compiled(REDUCE, target), 5, 64, [a, out, 50]))
    assert (out == a.sum(1)).all()


@pytest.mark.sample("gfx950")
@pytest.mark.parametrize("target", TARGETS)
def test_softmax(compiled, target):
    a = np.random.default_rng(8).normal(size=(4, 700)).astype(np.float32)
    c = np.zeros_like(a)
    check(launch(compiled(SOFTMAX, target), 4, 256, [a, c, 700]))
    expected = np.exp(a.astype(np.float64) - a.max(1, keepdims=True))
    assert np.abs(c - expected / expected.sum(1, keepdims=True)).max() < 1e-6


def test_dynamic_lds_stands_after_the_fixed_part(compiled):
    a, out = whole(128, 13), np.zeros(64, np.float32)
    listing = compiled(DYNAMIC, "gfx942")
    check(launch(listing, 1, 64, [a, out], dynamic_lds=256))
    assert (out == (a[:64] + a[64:])[::-1]).all()
    report = launch(listing, 1, 64, [a, out])
    assert {hazard.kind for hazard in report.hazards} == {"lds-out-of-bounds"}


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("schedule", SCHEDULES)
def test_matrix_gemm(compiled, target, schedule):
    source = ("#define WIDE\n" if target == "gfx950" else "") + MATRIX
    a, b, c = whole((256, 128), 9), whole((128, 128), 10), np.zeros((256, 128), np.float32)
    report = launch(compiled(source, target), (1, 2), 256, [bf16(a), bf16(b), c, 128, 128], schedule=schedule)
    check(report)
    assert (c == a @ b.T).all()
    assert report.lds_conflict_clocks == (0 if target != "gfx950" else report.lds_conflict_clocks)
    assert report.mfma_clocks == 2 * 256 * 128 * 128 // {"gfx90a": 256, "gfx942": 512, "gfx950": 1024}[target]


def test_chosen_blocks_and_progress(compiled):
    a, b, c = whole((256, 128), 9), whole((256, 128), 10), np.zeros((256, 256), np.float32)
    seen = []
    report = launch(compiled(MATRIX, "gfx942"), (2, 2), 256, [bf16(a), bf16(b), c, 256, 128], blocks=[0, (1, 1)], batch=1, progress=lambda *p: seen.append(p))
    check(report)
    assert report.blocks == (0, 3) and seen == [(1, 2), (2, 2)]
    assert (c[:128, :128] == (a @ b.T)[:128, :128]).all() and (c[128:, 128:] == (a @ b.T)[128:, 128:]).all() and not c[:128, 128:].any()


def test_the_share_that_is_done(compiled, monkeypatch):
    """Nothing before the first batch has ended, and between the ends of batches by instructions."""
    monkeypatch.setattr(sys.modules["tiledsl.sim.launch.launch"], "SECONDS_BETWEEN_TICKS", -1.0)
    a, b, c = whole((256, 128), 9), whole((256, 128), 10), np.zeros((256, 256), np.float32)
    seen = []
    launch(compiled(MATRIX, "gfx942"), (2, 2), 256, [bf16(a), bf16(b), c, 256, 128], batch=2, share=seen.append)
    assert seen[0] == 0.5 and seen[-1] == 1 and seen == sorted(seen) and len(set(seen)) > 4


@pytest.mark.thorough
def test_every_wait_and_barrier_left_out_is_noticed(compiled):
    mutants = weakened(compiled(MATRIX, "gfx942"))
    assert len(mutants) >= 8
    a, b = whole((128, 128), 11), whole((128, 128), 12)
    for mutant in mutants:
        c = np.zeros((128, 128), np.float32)
        assert not launch(mutant, 1, 256, [bf16(a), bf16(b), c, 128, 128]).ok


EXITS = WORDS + """
KERNEL find(const int* a, int* b, int n) {
    int found = -1;
    for (int i = 0; i < n; i++) {
        int x = a[THREAD(x) * n + i];
        if (x == 7) { found = i; break; }
        if (x < 0) continue;
        if (x > 11) { found = 1000; break; }
    }
    b[THREAD(x)] = found;
}
KERNEL collatz(const int* a, int* b, int n) {
    unsigned x = a[THREAD(x) * n];
    int count = 0;
    while (x != 1 && count < 50) {
        x = x & 1 ? 3 * x + 1 : x >> 1;
        if (++count && x == 16) { count += 100; break; }
    }
    b[THREAD(x)] = count;
}
KERNEL halves(const int* a, int* b, int n) {
    short __attribute__((ext_vector_type(2))) sums;
    for (int i = 0; i < 2; i++) sums[i] = a[THREAD(x) * n + i];
    for (int i = 0; i < n; i++) sums[i & 1] += a[THREAD(x) * n + i];
    b[THREAD(x)] = sums.x * sums.y;
}
KERNEL bytes(const int* a, int* b, int n) {
    char __attribute__((ext_vector_type(4))) filled;
    for (int i = 0; i < 4; i++) filled[i] = (n >> 1) + i;
    b[THREAD(x)] = a[THREAD(x) * n] * (filled.x * filled.y + filled.z * filled.w);
}"""


def collatz(x: int) -> int:
    for count in range(50):
        if x == 1:
            return count
        x = 3 * x + 1 if x & 1 else x >> 1
        if x == 16:
            return count + 101
    return 50


def found(row: np.ndarray) -> int:
    return next((i if x == 7 else 1000 for i, x in enumerate(row) if x == 7 or x > 11), -1)


@pytest.mark.sample("gfx950--O1")
@pytest.mark.parametrize("target, level", [("gfx90a", "-O1"), ("gfx942", "-O2"), ("gfx950", "-O3"), ("gfx950", "-O1")])
def test_lanes_leave_a_loop_one_by_one(compiled, target, level):
    """The masks of the lanes that left, and vectors that are filled by halves or bytes, begin undefined."""
    a, b = np.random.default_rng(3).integers(-4, 13, (64, 9)).astype(np.int32), np.zeros(64, np.int32)
    a[:, 0] = np.arange(64) + 1
    wanted = {
        "find": [found(row) for row in a],
        "collatz": [collatz(int(row[0])) for row in a],
        "halves": [(row[0] + row[::2].sum()) * (row[1] + row[1::2].sum()) for row in a],
        "bytes": [int(row[0]) * (4 * 5 + 6 * 7) for row in a],
    }
    for name, values in wanted.items():
        check(launch(compiled(EXITS, target, level), 1, 64, [a, b, 9], kernel=name))
        assert b.tolist() == values, name


STACKS = """
#define KERNEL extern "C" __attribute__((global)) void
extern "C" __attribute__((device)) __attribute__((noinline)) int sum(int n, int last) {
  volatile int a[2];
  a[n & 1] = n;
  return n == last ? a[n & 1] : sum(n + 1, last) + a[n & 1];
}
KERNEL recursive(int* o, int n) { o[__builtin_amdgcn_workitem_id_x()] = sum(0, n + __builtin_amdgcn_workitem_id_x() % 2); }
KERNEL allocated(int* o, int n) {
  volatile int* p = (volatile int*)__builtin_alloca(4 * n);
  for (int i = 0; i < n; i++) p[i] = i + __builtin_amdgcn_workitem_id_x();
  int total = 0;
  for (int i = 0; i < n; i++) total += p[i];
  o[__builtin_amdgcn_workitem_id_x()] = total;
}
"""


@pytest.mark.sample("gfx90a")
@pytest.mark.parametrize("target", TARGETS)
def test_a_stack_of_unknown_size_is_hips(compiled, target):
    """1024 bytes a lane, HIP's default of hipLimitStackSize; a lane that needs more leaves its scratch."""
    listing, lane = compiled(STACKS, target), np.arange(64)
    kernels = {"recursive": (8, (8 + lane % 2) * (9 + lane % 2) // 2), "allocated": (100, 4950 + 100 * lane)}
    if target == "gfx90a":  # for which clang takes the stack pointer, which counts a wave's bytes, as a lane's address
        del kernels["allocated"]
    for kernel, (n, expected) in kernels.items():
        found = np.zeros(64, np.int32)
        report = launch(listing, 1, 64, [found, n], kernel=kernel)
        assert report.ok and (found == expected).all(), str(report)
    assert "scratch-out-of-bounds" in {hazard.kind for hazard in launch(listing, 1, 64, [found, 300], kernel="allocated").hazards}


STRUCTS = """
struct Inner { short shift; double by; };
struct Outer { int n; const float* in; struct Inner inner; char bias; float* out; };
extern "C" __attribute__((global)) void k(int first, struct Outer x, float last) {
  int i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  if (i < x.n) x.out[i] = x.in[i + x.inner.shift] * x.inner.by + x.bias + first + last;
}
"""


@pytest.mark.sample("1-gfx90a")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("processes", [1, 2])
def test_a_struct_with_pointers(compiled, target, processes):
    """Its fields are a tuple, laid out as C lays them out."""
    data, out = np.arange(200, dtype=np.float32), np.zeros(128, np.float32)
    fields = (100, data, (np.int16(7), np.float64(0.5)), np.int8(-3), out)
    report = launch(compiled(STRUCTS, target), 2, 64, [10, fields, 0.25], processes=processes)
    expected = np.where(np.arange(128) < 100, (np.arange(128) + 7) * 0.5 - 3 + 10 + 0.25, 0)
    assert report.ok and (out == expected).all(), str(report)


def test_a_struct_that_does_not_fit(compiled):
    with pytest.raises(SimulationError) as error:
        launch(compiled(STRUCTS, "gfx942"), 2, 64, [10, (100, np.zeros(4, np.float32)), 0.25])
    wanted = "has 48 bytes, and the fields given take 16: a whole number or float takes 4, an array or None a pointer's 8, and a NumPy scalar its own size"
    assert error.value.diagnostics[0].message == f"argument 1 {wanted}"
