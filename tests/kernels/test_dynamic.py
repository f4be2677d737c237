"""Sizes that a kernel takes as it runs: exact at all of them, compiled once, and as good in the main loop as where they are fixed."""

import collections
import contextlib
import itertools
from collections.abc import Iterator
from unittest import mock

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

import tiledsl as td
import tiledsl.compile.attempts
from examples.catalogue import EXAMPLES, a_bt, update
from examples.gemm_8192 import gemm
from examples.ping_pong_direct import ping_pong_direct
from tests.data import integers, product, ragged_size
from tests.in_turn import in_turn
from tests.kernels import batches, epilogues, gemms, products
from tests.kernels.dynamic import dynamic, every
from tests.kernels.shapes import SHAPES
from tests.sweeps import tries
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

every_target = pytest.mark.parametrize("target", TARGETS)
pytestmark = [
    pytest.mark.in_turn,
    pytest.mark.filterwarnings("ignore::tiledsl.diagnostics.diagnostic.TiledslWarning"),  # rows that begin anywhere are what is tested
]


@contextlib.contextmanager
def compiles() -> Iterator[list[str]]:
    """The targets for which the compiler is called meanwhile."""
    called: list[str] = []
    build = tiledsl.compile.attempts.build

    def counted(text, compiler, clock):
        called.append(compiler.target)
        return build(text, compiler, clock)

    with mock.patch("tiledsl.compile.attempts.build", counted):
        yield called


def run(kernel, target, a, b, c, *scalars, k_rows=False, **options):
    """C computed in place at the sizes of the arrays, without a hazard."""
    (m, n), k = c.shape[-2:], a.shape[-2 if k_rows else -1]
    sizes = {"M": m, "N": n, "K": k, **({"B": c.shape[0]} if c.ndim == 3 else {})}
    lowered = lower(kernel, target, {**sizes, **options})
    report = execute(lowered, [a, b, c, *scalars])
    assert report.hazards == ()
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls) == (0, 0, 0, 0)
    return lowered


ANY_SHAPE = every(gemms.any_shape)


COMPILED = collections.Counter()


@pytest.mark.thorough
@tries(20)
@given(st.integers(1, 400), st.integers(1, 400), st.integers(1, 400), st.sampled_from(list(SHAPES)), st.sampled_from(list(TARGETS)))
def test_any_size(m, n, k, shape, target):
    a, b, c = integers(m, n, k)
    with compiles() as called:
        run(ANY_SHAPE, target, a, b, c, **SHAPES[shape])
    assert (c == product(a, b)).all()
    COMPILED[shape, target] += len(called)
    assert COMPILED[shape, target] <= 1


@pytest.mark.thorough
@pytest.mark.parametrize("shape, target", in_turn(SHAPES))
def test_each_shape_on_each_target(shape, target):
    """Compiled once, at most: whatever the size is."""
    with compiles() as called:
        for draw in range(2):
            a, b, c = integers(*ragged_size("run time", shape, target, draw))
            run(ANY_SHAPE, target, a, b, c, **SHAPES[shape])
            assert (c == product(a, b)).all()
    assert len(called) <= 1


@pytest.mark.thorough
@every_target
def test_another_size_compiles_nothing(target):
    """One compile for all M; one more for another N, which is fixed."""
    kernel = dynamic(gemm, M=td.dyn("M"))
    with compiles() as called:
        for m in (1, 128, 129, 300, 77, 128):
            a, b, c = integers(m, 64, 100)
            kernel(a, b, c, target=target)
            assert (c == product(a, b)).all()
        assert called == [target]
        for m in (60, 200):
            a, b, c = integers(m, 65, 100)
            kernel(a, b, c, target=target)
            assert (c == product(a, b)).all()
        assert called == [target] * 2


TILED = {"K04": (128, 128, 64), "K04r": (128, 128, 64)}  # a loader of one's own takes whole tiles


@pytest.mark.thorough
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e.id)
def test_examples(example):
    """The kernels of the examples with all sizes run-time ones: one step, an even and an odd number of them, and blocks at the edges."""
    target = example.targets[int(example.id[1:3]) % len(example.targets)]
    rows, cols, step = example.extents({})
    multiples = dict(zip("MNK", TILED.get(example.id, (1, 8, step)), strict=True))
    kernel = every(example.kernel, **multiples)
    with compiles() as called:
        for down, across, steps in ((1, 1, 1), (1, 2, 2), (2, 1, 5)):
            m, n, k = down * rows, across * cols, steps * step
            if example.id not in TILED:
                m, n = m - 3, n - 8
            a, b, c = integers(m, n, k)
            b = b if example.reference is a_bt else b.T.contiguous()
            c = torch.randint(-8, 9, (m, n), generator=torch.Generator().manual_seed(m)).float() if example.reference is update else c
            exact = example.reference({"a": a, "b": b, "c": c.clone(), **example.scalars}, slice(None), slice(None))
            run(kernel, target, a, b, c, *example.scalars.values(), **example.options)
            assert (c == exact).all()
    assert called == [target]


@pytest.mark.thorough
@pytest.mark.parametrize(
    "id, target", [("K01", "gfx90a"), ("K08", "gfx950"), ("K10", "gfx942"), ("K11", "gfx942"), ("K12", "gfx942"), ("K13", "gfx950"), ("K14", "gfx942")]
)
def test_the_main_loop_costs_no_more(id, target):
    """Beside the same kernel at fixed sizes that its tiles do not divide: two scalar instructions more at most, and as many waves."""
    example = next(e for e in EXAMPLES if e.id == id)
    rows, cols, step = example.extents({})
    less = rows // 2 + 3 if id == "K13" else 3  # both halves of a block may end outside, of its rows and of its columns
    sizes = {"M": 4 * rows - less, "N": 4 * cols - less, "K": 16 * step}
    fixed = lower(example.kernel, target, {**sizes, **example.options}).resources
    found = lower(every(example.kernel, K=step), target, {**sizes, **example.options}).resources
    assert found.loop.others <= fixed.loop.others + 2  # the step is compared with a register
    for kind in ("buffer_loads", "global_loads", "lds_reads", "lds_writes", "waits", "valu"):
        assert found.loop.counts[kind] == fixed.loop.counts[kind]
    assert found.loop.counts["moves"] == 0
    assert found.waves_per_simd == fixed.waves_per_simd


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("case", ["A·B", "A·B, fetched and committed", "Aᵀ·B"])
def test_k_as_rows(case, target):
    """A loop whose steps are rows: what a pointer moves by at a step is known when the kernel runs."""
    kernel, options = {
        "A·B": (products.product_ab, {"step": 64, "down": 2, "across": 2}),
        "A·B, fetched and committed": (products.product_ab, {"warps_down": 1, "step": 64, "across": 2, "reg": 64, "copy": "fetch"}),
        "Aᵀ·B": (products.product_atb, {}),
    }[case]
    kernel = every(kernel, N=8)
    with compiles() as called:
        for m, n, k in ((64, 64, 64), (70, 72, 136), (1, 8, 1)):
            a, b, c = integers(m, n, k)
            run(kernel, target, a.T.contiguous() if case == "Aᵀ·B" else a, b.T.contiguous(), c, k_rows=case == "Aᵀ·B", **options)
            assert (c == product(a, b)).all()
    assert called == [target]


@pytest.mark.thorough
@pytest.mark.parametrize("kernel, rows", [pytest.param(gemms.small_ping_pong_direct, 192, id="small"), pytest.param(ping_pong_direct, 256, id="K13")])
def test_straight_to_lds(kernel, rows):
    """Fewer rows than a load brings, halves of a block that lie outside, one step and more, and a last one of 16 bytes or all but 16."""
    kernel = every(kernel, K=8)
    with compiles() as called:
        for m, n, k in ((1, 1, 8), (65, rows + 1, 72), (257, rows - 1, 248), (128, 9, 5 * 64), (300, 270, 136)):
            a, b, c = integers(m, n, k)
            run(kernel, "gfx950", a, b, c)
            assert (c == product(a, b)).all()
    assert called == ["gfx950"]


@pytest.mark.thorough
def test_straight_to_lds_with_k_as_rows():
    """Rows of B beyond the last are beyond its end; the loop moves rows."""
    kernel = every(products.product_ab, K=8, N=8)
    with compiles() as called:
        for m, n, k in ((64, 64, 64), (70, 72, 136), (1, 8, 8), (130, 264, 200)):
            a, b, c = integers(m, n, k)
            run(kernel, "gfx950", a, b.T.contiguous(), c, k_rows=False, step=64, down=2, across=2, copy="direct")
            assert (c == product(a, b)).all()
    assert called == ["gfx950"]


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("order", ["row", "grouped", "chiplet"])
def test_batches_and_orders(order, target):
    kernel = every(batches.batched)
    with compiles() as called:
        for count, m, n, k in ((1, 64, 64, 32), (3, 130, 260, 40), (2, 1, 70, 7)):
            a, b, c = batches.batch(count, m, n, k)
            run(kernel, target, a, b, c, order=order)
            assert (c == torch.stack([product(one, other) for one, other in zip(a, b, strict=True)])).all()
    assert len(called) <= 1  # none where a chip has one XCD, and the order of "grouped" has been compiled


@pytest.mark.thorough
def test_the_steps_of_a_loop_over_matrices():
    kernel = every(batches.summed)
    with compiles() as called:
        for count, m, n, k in ((1, 32, 32, 32), (4, 40, 33, 70)):
            a, _, _ = integers(count * m, n, k)
            _, b, c = integers(m, n, k)
            a = a.view(count, m, k)
            report = execute(lower(kernel, "gfx942", {"B": count, "M": m, "N": n, "K": k}), [a, b, c])
            assert report.hazards == () and (c == sum(product(one, b) for one in a)).all()
    assert called == ["gfx942"]


@pytest.mark.thorough
@every_target
def test_vectors_and_scalars(target):
    """A bias along a run-time dimension; run-time numbers beside run-time sizes."""
    with_bias, scaled = every(epilogues.with_bias), every(epilogues.four_warps)
    with compiles() as called:
        for m, n, k in ((64, 64, 32), (100, 75, 40)):
            before = list(called)
            a, b, _ = integers(m, n, k, largest=2)
            bias, c = torch.arange(n).float() % 7 - 3, torch.full((m, n), torch.nan, dtype=torch.bfloat16)
            with_bias(a, b, bias, c, target=target)
            assert (c == torch.relu(product(a, b) + bias).bfloat16()).all()
            c = torch.full((m, n), torch.nan)
            scaled(a, b, c, -5, 0.25, operation="relu", target=target)
            assert (c == torch.relu(0.25 * product(a, b) + 5)).all()
    assert called == before  # the first sizes take all that there is to compile


@pytest.mark.thorough
def test_rows_that_lie_apart():
    """A pitch that is more than the columns is part of what is compiled, once for all sizes."""
    kernel = every(gemm)
    with compiles() as called:
        for m, n, k in ((60, 64, 64), (130, 30, 100)):
            a, b, c = integers(m, n, k)
            wide = torch.full((m, 136), torch.nan, dtype=torch.bfloat16)
            wide[:, :k] = a
            kernel(wide[:, :k], b, c, target="gfx942")
            assert (c == product(a, b)).all()
    assert called == ["gfx942"]


@pytest.mark.thorough
def test_an_edge_beyond_four_gigabytes(tmp_path):
    """The last block of a matrix of 4.4 GB, which is a file of few pages."""
    m, n, k = 270_001, 3, 8200
    _, b, _ = integers(1, n, k, largest=8)
    a = np.memmap(tmp_path / "a", dtype=np.uint16, mode="w+", shape=(m, k))
    last = m // 128 * 128
    a[last:] = integers(m - last, 1, k)[0].view(torch.uint16).numpy()
    c = np.full((m, n), np.nan, dtype=np.float32)
    lowered = lower(every(gemm), "gfx942", {"M": m, "N": n, "K": k})
    report = execute(lowered, [a, b, c], blocks=[m // 128])
    assert report.hazards == ()
    assert (torch.from_numpy(c[last:]) == product(torch.from_numpy(a[last:]).view(torch.bfloat16), b)).all()
    assert np.isnan(c[:last]).all()


@td.kernel(warps=4)
def two_buffers(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], by_number=True, step=32):
    """The next slice travels while this one is multiplied, from buffer to buffer: these are counted, or change names."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, step, buffers=2), td.st(td.bf16, 64, step, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc, steps = td.zeros(td.f32, 32, 32), td.cdiv(a.cols, step)
    tic, toc = 0, 1
    td.load(As[0], a[row, 0])
    td.load(Bs[0], b[col, 0])
    td.barrier()
    for k in td.range(steps):
        here, there = (k % 2, (k + 1) % 2) if by_number else (tic, toc)
        a_reg = td.load(td.subtile(As[here], (32, step), (wr, 0)))
        b_reg = td.load(td.subtile(Bs[here], (32, step), (wc, 0)))
        if k + 1 < steps:
            a_next, b_next = td.fetch(As[there], a[row, k + 1]), td.fetch(Bs[there], b[col, k + 1])
        td.mma_ABt(acc, a_reg, b_reg)
        if k + 1 < steps:
            td.commit(As[there], a_next)
            td.commit(Bs[there], b_next)
        td.barrier()
        tic, toc = toc, tic
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("by_number", [True, False])
def test_two_last_steps(by_number, target):
    """The last step has an edge, and the one before it fetches that: both stand behind the loop, which has neither an edge nor a branch."""
    kernel = every(two_buffers, K=8)
    with compiles() as called:
        for m, n, k in ((1, 1, 8), (70, 64, 32), (64, 65, 40), (33, 31, 64), (64, 64, 72), (100, 50, 200)):
            a, b, c = integers(m, n, k)
            found = run(kernel, target, a, b, c, by_number=by_number).resources.loop
            assert (c == product(a, b)).all()
    assert called == [target]
    fixed = lower(two_buffers, target, {"M": 70, "N": 65, "K": 1032, "by_number": by_number}).resources.loop
    assert found.others <= fixed.others + 2
    for kind in ("buffer_loads", "global_loads", "lds_reads", "lds_writes", "waits", "branches"):
        assert found.counts[kind] == fixed.counts[kind]


@pytest.mark.thorough
@every_target
def test_a_loop_that_may_have_no_step(target):
    """td.range(steps − 2) of a K of one or two steps."""

    @td.kernel(warps=1)
    def last_two(a: td.gl[td.bf16, "M", td.dyn("K", multiple=32)], b: td.gl[td.bf16, "N", td.dyn("K", multiple=32)], c: td.gl[td.f32, "M", "N"]):
        row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
        As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
        acc, steps = td.zeros(td.f32, 32, 32), a.cols // 32
        for k in td.range(steps - 2):
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.store(c[row, col], acc)

    for steps in (1, 2, 3, 5):
        a, b, c = integers(32, 32, 32 * steps)
        last_two(a, b, c, target=target)
        kept = 32 * max(0, steps - 2)
        assert (c == product(a[:, :kept], b[:, :kept])).all()


@td.kernel(warps=1)
def two_sources(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "M", "L"], c: td.gl[td.f32, "M", "M"]):
    """A·Aᵀ + B·Bᵀ in one loop: its steps go through A first, then through B."""
    td.grid(1)
    As = td.st(td.bf16, 32, 32)
    acc, first, second = td.zeros(td.f32, 32, 32), td.cdiv(a.cols, 32), td.cdiv(b.cols, 32)
    for k in td.range(first + second):
        if k < first:
            td.load(As, a[0, k])
        else:
            td.load(As, b[0, k - first])
        x = td.load(As)
        td.mma_ABt(acc, x, x)
    td.store(c[0, 0], acc)


@pytest.mark.thorough
@every_target
def test_a_condition_between_two_sizes(target):
    kernel = dynamic(two_sources, K=td.dyn("K"), L=td.dyn("L"))
    with compiles() as called:
        for k, length in ((1, 1), (33, 64), (70, 5), (32, 100)):
            a, b = integers(32, 32, k)[0], integers(32, 32, length)[0]
            c = torch.full((32, 32), torch.nan)
            report = execute(lower(kernel, target, {"M": 32, "K": k, "L": length}), [a, b, c])
            assert report.hazards == () and (c == product(a, a) + product(b, b)).all()
    assert called == [target]


@pytest.mark.thorough
def test_sizes_far_from_the_least():
    """The steps that a text is made for are those from the least size on."""
    kernel = dynamic(two_buffers, K=td.dyn("K", multiple=8, least=1000))
    with compiles() as called:
        for k in (1000, 1032, 1064, 1008):
            a, b, c = integers(64, 64, k)
            run(kernel, "gfx942", a, b, c, by_number=False)
            assert (c == product(a, b)).all()
    assert called == ["gfx942"]


@pytest.mark.thorough
def test_waits_are_those_of_a_loop_of_any_length():
    """Compiled for a call of one step, in which no step follows another, and run with several."""
    kernel = every(gemm, K=64)
    for steps in (1, 4):
        a, b, c = integers(128, 128, 64 * steps)
        for schedule in ("round-robin", "reversed", "latest") if steps > 1 else ("round-robin",):
            report = execute(lower(kernel, "gfx942", {"M": 128, "N": 128, "K": 64 * steps}), [a, b, c], schedule=schedule)
            assert report.hazards == () and (c == product(a, b)).all()


@pytest.mark.thorough
def test_what_is_checked_without_sizes():
    """No size is needed to lower; to run, the kernel is checked at those of the arrays."""
    lowered = lower(every(gemms.one_warp), "gfx942", {})
    assert lowered.sizes == {} and "int M, int K, int N" in lowered.hip
    for m, n in itertools.product((1, 200), repeat=2):
        again = lower(every(gemms.one_warp), "gfx942", {"M": m, "N": n, "K": 64})
        assert (again.hip, again.from_cache) == (lowered.hip, True)
