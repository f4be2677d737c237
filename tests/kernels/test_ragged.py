"""Sizes that no tile divides: exact on integers, without a hazard, and nothing from beyond an edge in the result."""

import math

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

import tiledsl as td
from examples.catalogue import EXAMPLES, a_bt, update
from examples.gemm_8192 import gemm
from examples.ping_pong_direct import ping_pong_direct
from tests.data import integers, product, ragged_size
from tests.in_turn import in_turn
from tests.kernels import products
from tests.kernels.gemms import any_shape, large, odd_shape, one_warp, producer_consumer, rolled_panel, small_ping_pong_direct
from tests.kernels.shapes import SHAPES
from tests.sweeps import tries
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.sim.memory.buffers import Buffers
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn


def run(kernel, target: str, a, b, c, **options):
    (m, k), n = a.shape, b.shape[0]
    lowered = lower(kernel, target, {"M": m, "N": n, "K": k, **options})
    report = execute(lowered, [a, b, c])
    assert report.hazards == ()
    return lowered


@pytest.mark.thorough
@tries(20)
@given(st.integers(1, 400), st.integers(1, 400), st.integers(1, 400), st.sampled_from(list(SHAPES)), st.sampled_from(list(TARGETS)))
def test_any_size(m, n, k, shape, target):
    a, b, c = integers(m, n, k)
    run(any_shape, target, a, b, c, **SHAPES[shape])
    assert (c == product(a, b)).all()


@pytest.mark.thorough
@pytest.mark.parametrize("shape, target", in_turn(SHAPES))
def test_each_shape_on_each_target(shape, target):
    """Of which the draws above leave some out."""
    a, b, c = integers(*ragged_size(shape, target))
    run(any_shape, target, a, b, c, **SHAPES[shape])
    assert (c == product(a, b)).all()


@td.kernel(warps=4)
def pairs(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """Each block takes two tiles of A one below the other, and each step two tiles one beside the other: the second of either may begin outside."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = [[td.st(td.bf16, 32, 32) for _ in range(2)] for _ in range(2)], [td.st(td.bf16, 64, 32) for _ in range(2)]
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 64)):
        for j in range(2):
            for i in range(2):
                td.load(As[i][j], a[row * 2 + i, k * 2 + j])
            td.load(Bs[j], b[col, k * 2 + j])
        td.barrier()
        x = [[td.load(As[i][j]) for j in range(2)] for i in range(2)]
        y = [td.load(td.subtile(Bs[j], (32, 32), (wc, 0))) for j in range(2)]
        td.barrier()
        for j in range(2):
            if wr == 0:
                td.mma_ABt(acc, x[0][j], y[j])
            else:
                td.mma_ABt(acc, x[1][j], y[j])
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


def excluded(buffers, resource, stride, index, offset, scalar, first, size):
    """The scalar offset is no part of the check (LLVM, IntrinsicsAMDGPU.td)."""
    return offset + np.uint64(first + size) <= resource[2].astype(np.uint64)


def wrapping(buffers, resource, stride, index, offset, scalar, first, size):
    """offset < num_records - scalar offset, in 32 bits (CDNA3 ISA, Range Checking)."""
    return offset + np.uint64(first + size) <= (resource[2].astype(np.uint64) - scalar & np.uint64(0xFFFFFFFF))


@pytest.mark.sample("size0-None-gfx90a")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("reading", [None, excluded, wrapping])
@pytest.mark.parametrize("size", [(70, 64, 72), (97, 100, 200), (33, 64, 160), (1, 1, 1), (65, 3, 33)])
def test_tiles_that_begin_outside_under_each_reading_of_the_range_check(monkeypatch, size, reading, target):
    if reading is not None:
        monkeypatch.setattr(Buffers, "_inside", reading)
    a, b, c = integers(*size)
    run(pairs, target, a, b, c)
    assert (c == product(a, b)).all()


@pytest.mark.thorough
@pytest.mark.parametrize("reading", [excluded, wrapping])
@pytest.mark.parametrize("kernel, size", [(gemm, (100, 60, 130)), (producer_consumer, (70, 130, 100)), (rolled_panel, (65, 33, 300))])
def test_other_kernels_under_each_reading(monkeypatch, kernel, size, reading):
    monkeypatch.setattr(Buffers, "_inside", reading)
    a, b, c = integers(*size)
    run(kernel, "gfx942", a, b, c)
    assert (c == product(a, b)).all()


@pytest.mark.thorough
def test_only_tiles_that_may_begin_outside_bound_their_scalar_offset():
    """One scalar instruction for each tile and step; none where tiles end outside and begin inside."""
    ragged, whole = (lower(pairs, "gfx942", {"M": m, "N": 64, "K": k}) for m, k in ((70, 200), (64, 256)))
    assert ragged.hip.count("td_least(k") == 2 and "td_least" not in whole.hip  # the two lower tiles, in the loop
    assert "td_least" not in lower(gemm, "gfx942", {"M": 70, "N": 70, "K": 200}).hip


CASES = {
    "one element": (gemm, {}, (1, 1, 1)),
    "one row too many": (gemm, {}, (129, 128, 64)),
    "one column too many": (gemm, {}, (128, 129, 64)),
    "one k too few": (gemm, {}, (128, 128, 127)),
    "a tail of whole 16 bytes": (gemm, {}, (64, 64, 200)),
    "a tail of 4 bytes": (gemm, {}, (100, 60, 130)),
    "two steps": (gemm, {"swap": True}, (130, 130, 72)),
    "many steps": (gemm, {"k_step": 16}, (40, 40, 16 * 20 + 5)),
    "smaller than a register tile": (odd_shape, {}, (5, 3, 7)),
    "a producer": (producer_consumer, {}, (70, 130, 100)),
    "a producer, one step": (producer_consumer, {"step": 64}, (63, 65, 9)),
    "an inner loop": (rolled_panel, {}, (65, 33, 300)),
    "eight warps": (large, {}, (300, 257, 72)),
}


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("case", CASES)
def test_exact(case, target):
    kernel, options, size = CASES[case]
    a, b, c = integers(*size)
    lowered = run(kernel, target, a, b, c, **options)
    assert (c == product(a, b)).all()
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls) == (0, 0, 0, 0)


BY_ROWS = ["A·B", "A·B, fetched and committed", "A·B, fetched and committed to two buffers", "Aᵀ·B"]


@pytest.mark.thorough
@pytest.mark.parametrize("case, size, target", in_turn(BY_ROWS, [(70, 65, 136), (129, 257, 40), (33, 131, 300), (136, 72, 104), (1, 1, 1)]))
def test_k_as_rows(case, size, target):
    """What lies beyond the last k are rows of B; what lies beyond its columns is never stored, and 0 all the same. Rows begin at 16 bytes, or anywhere."""
    kernel, options = {
        "A·B": (products.product_ab, {"step": 64, "down": 2, "across": 2}),
        "A·B, fetched and committed": (products.product_ab, {"warps_down": 1, "step": 64, "across": 2, "reg": 64, "copy": "fetch"}),
        "A·B, fetched and committed to two buffers": (
            products.product_ab,
            {"warps_down": 1, "warps_across": 1, "across": 2, "step": 64, "reg": 64, "copy": "fetch", "buffers": 2},
        ),
        "Aᵀ·B": (products.product_atb, {}),
    }[case]
    m, n, k = size
    a, b, c = integers(m, n, k)
    lowered = lower(kernel, target, {"M": m, "N": n, "K": k, **options})
    report = execute(lowered, [a.T.contiguous() if case == "Aᵀ·B" else a, b.T.contiguous(), c])
    assert report.hazards == ()
    assert (c == product(a, b)).all()


@pytest.mark.thorough
@pytest.mark.parametrize("example", [e for e in EXAMPLES if e.id not in ("K04", "K04r")], ids=lambda e: e.id)
@pytest.mark.parametrize("size", [(300, 270, 200), (257, 130, 131)])
def test_examples(example, size):
    """Those whose copies are td's own: a loader of one's own has edges of its own. Loads straight to LDS take rows that begin at multiples of 16 bytes."""
    m, n, k = size if example.id != "K13" else (*size[:2], size[2] // 8 * 8)
    a, b, c = integers(m, n, k)
    if example.reference is not a_bt:
        b = b.T.contiguous()
    if example.reference is update:  # the others do not read what was there
        c = torch.randint(-8, 9, (m, n), generator=torch.Generator().manual_seed(m)).float()
    exact = example.reference({"a": a, "b": b, "c": c.clone(), **example.scalars}, slice(None), slice(None))
    target = "gfx942" if "gfx942" in example.targets else example.targets[0]
    lowered = lower(example.kernel, target, {"M": m, "N": n, "K": k, **example.options})
    report = execute(lowered, [a, b, c, *example.scalars.values()])
    assert report.hazards == ()
    assert (c == exact).all()
    assert lowered.resources.vgpr_spills == lowered.resources.scratch_bytes == 0


@pytest.mark.thorough
@pytest.mark.parametrize("k", [8, 33, 66, 72, 100, 129])
@pytest.mark.parametrize("operand", ["a", "b"])
def test_infinities_beyond_an_edge_stay_there(k, operand):
    """What follows a row's last column in memory is the next row: 0 · ∞ would be NaN if the tail were 0 in one operand only."""
    a, b, c = integers(70, 50, k)
    a[:, 0] = b[:, 0] = 1  # ∞ · 1, so that it is known what the rows with it come to
    (a if operand == "a" else b)[20, 0] = math.inf
    run(one_warp, "gfx942", a, b, c)
    exact = product(a, b)
    assert (c == exact).all() and exact.isinf().sum() == (50 if operand == "a" else 70)


@pytest.mark.thorough
def test_nothing_beyond_the_output_is_written():
    a, b, _ = integers(70, 50, 40)
    whole = torch.full((72, 50), math.nan)
    run(one_warp, "gfx942", a, b, whole[1:71])
    assert (whole[1:71] == product(a, b)).all() and whole[0].isnan().all() and whole[71].isnan().all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_full_blocks_take_no_slower_path(target):
    """Steps before the last take as many instructions as where the tiles divide every size."""
    whole, ragged = (lower(gemm, target, {"M": 1024 - less, "N": 1024 - less, "K": 1024 - 8 * less}) for less in (0, 3))
    one, other = whole.resources.loop, ragged.resources.loop
    assert other.counts["buffer_loads"] == one.counts["global_loads"] == 8 and other.counts["global_loads"] == 0
    assert other.others <= one.others


@pytest.mark.thorough
@pytest.mark.parametrize("kernel, target", [pytest.param(gemm, "gfx942", id="to registers"), pytest.param(small_ping_pong_direct, "gfx950", id="to LDS")])
def test_an_edge_beyond_four_gigabytes(tmp_path, kernel, target):
    """The last block of a matrix of 4.3 GB, which is a file of few pages."""
    m, n, k = 2_100_001, 3, 1032
    _, b, _ = integers(1, n, k, largest=8)
    a = np.memmap(tmp_path / "a", dtype=np.uint16, mode="w+", shape=(m, k))
    last = m // 128 * 128
    a[last:] = integers(m - last, 1, k)[0].view(torch.uint16).numpy()
    c = np.full((m, n), np.nan, dtype=np.float32)
    lowered = lower(kernel, target, {"M": m, "N": n, "K": k})
    report = execute(lowered, [a, b, c], blocks=[m // 128])
    assert report.hazards == ()
    assert (torch.from_numpy(c[last:]) == product(torch.from_numpy(a[last:]).view(torch.bfloat16), b)).all()
    assert np.isnan(c[:last]).all()


def said(m, n, k):
    """The warnings of a kernel without a contract, of which a note speaks too."""
    return [finding for finding in lower(one_warp, "gfx942", {"M": m, "N": n, "K": k}).warnings if finding.severity == "warning"]


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    "k, step, cost", [(100, 8, "lanes whose 16 bytes lie across two segments of 64 bytes fetch both"), (99, 2, "8 loads of 2 bytes take the place")]
)
def test_rows_that_begin_anywhere_are_warned_about(k, step, cost):
    found = said(64, 64, k)
    assert [warning.code for warning in found] == ["TD701", "TD701"]
    assert found[0].message == f"the rows of 'a' begin at multiples of {step} bytes, and loads are fastest at multiples of 16"
    assert cost in found[0].notes[0]


@pytest.mark.thorough
def test_the_whole_warning():
    found, _ = said(64, 64, 99)
    assert found.render().splitlines()[2:] == [
        "13 |         td.load(As, a[row, k])",
        "   |         ^^^^^^^^^^^^^^^^^^^^^^",
        "   = 8 loads of 2 bytes take the place of each load of 16 bytes, and the kernel waits for all of them before it joins the parts",
        "   = help: give each row a multiple of 16 bytes: 104 elements of bf16",
    ]


@pytest.mark.thorough
@pytest.mark.parametrize("m, n, k", [(300, 270, 200), (257, 131, 136), (1, 1, 8), (128, 512, 64), (129, 255, 72), (640, 3, 520)])
def test_straight_to_lds(m, n, k):
    """K13, whose halves of a block may lie outside altogether, and the tail along k be of 16 bytes."""
    a, b, c = integers(m, n, k)
    lowered = run(ping_pong_direct, "gfx950", a, b, c)
    assert (c == product(a, b)).all()
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls) == (0, 0, 0, 0)


@pytest.mark.thorough
@tries(12)
@given(st.integers(1, 400), st.integers(1, 400), st.integers(1, 50))
def test_straight_to_lds_at_any_size(m, n, k8):
    a, b, c = integers(m, n, 8 * k8)
    run(small_ping_pong_direct, "gfx950", a, b, c)
    assert (c == product(a, b)).all()


@pytest.mark.thorough
@pytest.mark.parametrize("reading", [excluded, wrapping])
@pytest.mark.parametrize("size", [(60, 300, 264), (130, 190, 136), (1, 1, 8)])
def test_straight_to_lds_under_each_reading_of_the_range_check(monkeypatch, size, reading):
    monkeypatch.setattr(Buffers, "_inside", reading)
    a, b, c = integers(*size)
    run(small_ping_pong_direct, "gfx950", a, b, c)
    assert (c == product(a, b)).all()


@pytest.mark.thorough
@pytest.mark.parametrize("m, n, k", [(8100, 8001, 8184), (8000, 8000, 8072), (8191, 8191, 8192)])
def test_straight_to_lds_costs_no_more_at_edges(m, n, k):
    """The main loop, of two steps: at most as many instructions other than products as where the tiles divide every size."""
    whole, ragged = (lower(ping_pong_direct, "gfx950", dict(zip("MNK", sizes, strict=True))).resources for sizes in ((8192,) * 3, (m, n, k)))
    assert whole.loop.counts["global_loads"] == 16 and whole.loop.counts["buffer_loads"] == 0
    assert ragged.loop.counts["global_loads"] + ragged.loop.counts["buffer_loads"] == 16 and ragged.loop.counts["buffer_loads"] > 0
    assert ragged.loop.others <= whole.loop.others and ragged.loop.mfma == whole.loop.mfma
    assert ragged.loop.counts["valu"] == ragged.loop.counts["moves"] == 0
    assert ragged.waves_per_simd == whole.waves_per_simd


@pytest.mark.thorough
@pytest.mark.parametrize("k", [8, 64, 72])
@pytest.mark.parametrize("operand", ["a", "b"])
def test_infinities_do_not_come_straight_to_lds(k, operand):
    """In the row that follows a row's last column."""
    a, b, c = integers(130, 200, k)
    a[:, 0] = b[:, 0] = 1
    (a if operand == "a" else b)[20, 0] = math.inf
    run(small_ping_pong_direct, "gfx950", a, b, c)
    exact = product(a, b)
    assert (c == exact).all() and exact.isinf().sum() == (200 if operand == "a" else 130)
