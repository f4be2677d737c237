"""Kernels beside the examples, on every target: what the compiler made of it, executed, equals torch's product exactly on integer data, and with no hazard."""

import itertools

import pytest

from examples import gemm_8192, wide_panel
from tests.data import integers, normal, product
from tests.kernels import gemms
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

# name: kernel, options, M × N × K
CASES = {
    "K01, 32 columns a step": (gemm_8192.gemm, {"k_step": 32}, (128, 256, 96)),
    "K01, row layout": (gemm_8192.gemm, {"swap": True}, (128, 128, 128)),
    "K01, one warp": (gemms.one_warp, {}, (64, 128, 192)),
    "K01, one warp, row layout": (gemms.one_warp, {"swap": True, "step": 32}, (128, 64, 64)),
    "K02, 64 x 64": (wide_panel.wide_panel, {"block": 64}, (64, 128, 384)),
    "K02, inner loop on the device": (gemms.rolled_panel, {}, (64, 64, 256)),
    "K03, one producer": (gemms.producer_consumer, {}, (64, 128, 160)),
    "K03, one step": (gemms.producer_consumer, {"step": 64}, (64, 64, 64)),
    "256 x 256, eight warps": (gemms.large, {}, (256, 256, 128)),
}
SCHEDULES = ("run-to-barrier", "reversed", "half-phase", "latest", "random:1")


def run(case: str, target: str, data, schedule: str = "round-robin"):
    kernel, options, size = CASES[case]
    lowered = lower(kernel, target, {**dict(zip("MNK", size, strict=True)), **options})
    a, b, c = data(*size)
    return lowered, execute(lowered, [a, b, c], schedule=schedule), c, product(a, b)


@pytest.mark.sample("K01, 32 columns a step-gfx90a")
@pytest.mark.parametrize("case, target", list(itertools.product(CASES, TARGETS)))
def test_exact_on_integers(case, target):
    lowered, report, c, exact = run(case, target, integers)
    assert report.hazards == ()
    assert (c == exact).all()
    assert report.lds_conflict_clocks == 0
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls) == (0, 0, 0, 0)


@pytest.mark.sample("K01, 32 columns a step-gfx90a")
@pytest.mark.parametrize("case, target", list(itertools.product(CASES, TARGETS)))
def test_close_on_normal_data(case, target):
    _, report, c, exact = run(case, target, normal)
    assert report.hazards == ()
    assert ((c - exact).abs() <= 1e-5 * exact.abs().max()).all()  # products of bf16 are exact in fp32: only the order of adding differs


@pytest.mark.sample("K03, one producer-random:1")
@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("case", ["K01, 32 columns a step", "K03, one producer"])
def test_no_schedule_changes_the_result(case, schedule):
    _, report, c, exact = run(case, "gfx942", integers, schedule)
    assert report.hazards == ()
    assert (c == exact).all()


def test_called_with_tensors():
    a, b, c = integers(128, 128, 64)
    gemm_8192.gemm(a, b, c)
    assert (c == product(a, b)).all()
