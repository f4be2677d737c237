"""Listings that Triton printed (tests/sim/listings/README.md): the interpreter runs them right, and finds in one the wait that LLVM lost."""

import math

import numpy as np
import pytest

from tests.sim.triton import NO_SCRATCH, listing, multiplied
from tiledsl.sim import launch

SCHEDULES = ["round-robin", "run-to-barrier", "reversed", "half-phase", "latest", "random:1"]
BARRIER, DRAIN = "\ts_barrier\n", "\ts_waitcnt lgkmcnt(0)\n"


@pytest.mark.thorough
@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_ragged_gemm(schedule):
    report, right = multiplied(listing("gemm_bf16_ragged.gfx942"), 150, 131, 139, 16384, schedule)
    assert report.ok, str(report)
    assert right


@pytest.mark.sample("128-128-64")
@pytest.mark.parametrize("m, n, k", [(1, 1, 1), (128, 128, 64), (129, 5, 65)])
def test_a_ragged_gemm_of_other_sizes(m, n, k):
    report, right = multiplied(listing("gemm_bf16_ragged.gfx942"), m, n, k, 16384)
    assert report.ok, str(report)
    assert right


@pytest.mark.sample("latest")
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
def test_the_wait_that_the_head_of_a_loop_lost(schedule):
    """LLVM's pull request 220357: the soft wait of the release fence was erased before the way around the loop was known."""
    report, right = multiplied(listing("gemm_bf16.gfx90a"), 256, 128, 256, 32768, schedule)
    assert right == (schedule != "latest")  # where writes take effect only when waited for, others read what stood there before
    assert {hazard.kind for hazard in report.hazards} == {"lds-race"}
    assert {hazard.reason for hazard in report.hazards} == {"the write was not drained (lgkmcnt) before the barrier that publishes it"}
    assert {hazard.producer.text.split()[0] for hazard in report.hazards} == {"ds_write2st64_b64"}
    if schedule == "round-robin":
        assert {hazard.place.text.split()[0] for hazard in report.hazards} == {"ds_read2st64_b64"}


@pytest.mark.left_out("round-robin", "latest", "half-phase", "reversed", "run-to-barrier")
@pytest.mark.parametrize("schedule", SCHEDULES)
def test_with_that_wait_the_gemm_is_clean(schedule):
    report, right = multiplied(listing("gemm_bf16.gfx90a").replace(BARRIER, DRAIN + BARRIER), 256, 128, 256, 32768, schedule)
    assert report.ok, str(report)
    assert right


def attended(text: str, schedule: str = "round-robin"):
    """The report of two heads of 128 queries, and the greatest error in units of the result's greatest value."""
    heads, length, size = 2, 128, 64
    rng = np.random.default_rng(4)
    q, k, v = (rng.standard_normal((heads, length, size)).astype(np.float16) for _ in range(3))
    o = np.full((heads, length, size), np.nan, np.float16)
    scale = 1 / math.sqrt(size)
    args = [q, k, v, o, length, scale * math.log2(math.e), *NO_SCRATCH]
    report = launch(text, (length // 64, heads), 256, args, dynamic_lds=8192, schedule=schedule)
    scores = q.astype(np.float64) @ k.astype(np.float64).transpose(0, 2, 1) * scale
    scores[:, ~np.tri(length, dtype=bool)] = -np.inf
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    expected = weights / weights.sum(axis=-1, keepdims=True) @ v.astype(np.float64)
    return report, np.abs(o - expected).max() / np.abs(expected).max()


@pytest.mark.thorough
@pytest.mark.parametrize("schedule", SCHEDULES)
def test_causal_attention(schedule):
    """Within two units in the last place of float16: one for the weights, one for the result."""
    report, error = attended(listing("attention_f16_causal.gfx950"), schedule)
    assert report.ok, str(report)
    assert error < 2 * np.finfo(np.float16).eps


@pytest.mark.thorough
def test_no_barrier_of_the_attention_is_to_spare():
    """Each one that goes is noticed."""
    text = listing("attention_f16_causal.gfx950")
    parts = text.split(BARRIER)
    assert len(parts) > 4
    for missing in range(len(parts) - 1):
        mutant = BARRIER.join(parts[: missing + 1]) + BARRIER.join(parts[missing + 1 :])
        assert not attended(mutant)[0].ok, f"barrier {missing}"
