"""Every wait and barrier of a compiled listing is needed: without it, or with one count weaker, the interpreter reports a hazard or a wrong C."""

import itertools

import pytest

from examples.gemm_8192 import gemm
from tests.data import integers, product
from tests.kernels.gemms import four_warps, one_warp
from tests.kernels.products import product_ab
from tests.lower.listing_mutations import kernel_lines, later_wait_covers, most_outstanding, mutants, redundant
from tiledsl.sim import launch
from tiledsl.targets import TARGETS


def noticed(text: str, kernel, size: tuple[int, int, int]) -> bool:
    a, b, c = integers(*size)
    given = b.T.contiguous() if kernel is product_ab else b
    report = launch(text, grid=(1,), block=(64 * WARPS.get(kernel, kernel.warps),), args=[a, given, c])
    return bool(report.hazards) or not bool((c == product(a, b)).all())


WARPS = {product_ab: 4}  # of kernels that divide their warps themselves

CASES = {
    "A·B": (product_ab, {"step": 64, "down": 2, "across": 2}, (128, 128, 256)),
    "gemm_8192": (gemm, {}, (128, 128, 256)),
    "one warp": (one_warp, {}, (64, 64, 256)),
    "row layout": (four_warps, {"swap": True, "step": 32}, (128, 128, 128)),
}


@pytest.mark.parametrize(
    "case, target", [*itertools.product(("gemm_8192", "one warp", "A·B"), TARGETS), pytest.param("row layout", "gfx942", marks=pytest.mark.slow)]
)
def test_every_wait_and_barrier_is_needed(case, target):
    kernel, options, (m, n, k) = CASES[case]
    lowered = kernel.lower(target=target, M=m, N=n, K=k, **options)
    assert not noticed(lowered.asm, kernel, (m, n, k)), "the listing itself must be right"
    lines = kernel_lines(lowered.asm, lowered.symbol)
    outstanding = most_outstanding(lowered.asm, *lines)
    made = [x for x in mutants(lowered.asm, *lines) if kernel.warps != 1 or x.what != "barrier dropped"]
    assert len(made) > (16 if case == "A·B" else 20) and sum(x.what == "barrier dropped" for x in made) == (2 if kernel.warps != 1 else 0)
    unnoticed = [x for x in made if not noticed(x.text, kernel, (m, n, k))]
    unexplained = [x for x in unnoticed if not redundant(x, outstanding, lowered.asm) and not later_wait_covers(x, lowered.asm)]
    assert [f"line {x.line + 1}: {x.what}" for x in unexplained] == []


def test_counting_what_is_outstanding():
    listing = (
        "k:\n global_load_dword v0, v1, s[0:1]\nL:\n global_load_dword v2, v1, s[0:1]\n s_waitcnt vmcnt(1)\n s_cbranch_scc1 L\n s_waitcnt vmcnt(1)\n s_endpgm\n"
    )
    assert most_outstanding(listing, 0, 7) == {4: {"vmcnt": 2, "lgkmcnt": 0}, 6: {"vmcnt": 1, "lgkmcnt": 0}}
    made = mutants(listing, *kernel_lines(listing, "k"))
    bounds = most_outstanding(listing, 0, 7)
    assert [(m.line, redundant(m, bounds, listing)) for m in made] == [(4, False), (4, False), (6, True), (6, True)]
