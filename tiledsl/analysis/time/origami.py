"""The closed form of Origami (AMD; ROCm/rocm-libraries, shared/origami) for a GEMM, from its published description.

This is a second estimate, which does not read the listing. A tile takes a prologue, steps, and a drain; a step takes
the longer of its matrix time and its memory time. The memory time is the bytes of a step divided by the bandwidths of
L2, MALL and HBM, with hit rates from the distinct tiles that the blocks of an XCD share. The formula is written anew
here, without Origami's correction factors. Origami takes one clock as given; here the clock under load follows from the
share of the time in which the formula's matrix units are busy."""

from __future__ import annotations

import math

from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.clock import Clock, clock_of
from tiledsl.analysis.time.estimate import Estimate, Gemm
from tiledsl.analysis.time.figures import assumed, replaced
from tiledsl.analysis.time.result import Range, rate
from tiledsl.targets import INPUT_BITS

MATRIX = "matrix units"  # a limit of a step; the others are the bandwidths of L2, MALL and HBM
DRAIN = 500  # clk
_ROUNDS = 20  # in which clock and matrix time agree: each leaves less than half of their difference
_ASSUMED = (
    "no listing is read: no waits, bank conflicts, barriers, registers or instructions beside the products",
    "blocks: a compute unit takes one tile of C at a time, and the tiles of a round lie in a square",
    "a step takes the longer of its products and its bytes, and nothing else",
    f"a tile: the latency of HBM and one step's bytes before its steps, and {DRAIN} clk behind them",
)
_STEP = "a step takes {} columns of A, whatever the kernel's takes: the result hardly depends on it"
FIGURES = ("l2_bytes_clk", "mall_tbs", "hbm_tbs", "hbm", "launch_us")  # of the chip, that the formula takes


def _matrix_clocks(gemm: Gemm, chip: Chip) -> float:
    """Return the clocks for which a step keeps the matrix units of a compute unit busy."""
    flops_clk = chip.peak_tflops[gemm.operands] * 1e6 / chip.boost_mhz.value / chip.compute_units
    return 2 * gemm.rows * gemm.cols * gemm.step / flops_clk


def _rounds(gemm: Gemm, chip: Chip) -> int:
    """Return how many tiles a compute unit takes one after the other."""
    return math.ceil(gemm.tiles / chip.compute_units)


def step_clocks(gemm: Gemm, chip: Chip, mhz: float) -> dict[str, float]:
    """Return the clocks of a step by each limit: the matrix units, and the bandwidths of L2, MALL and HBM.

    The tiles of a round lie in a square, in each XCD and on the chip, and each byte of them counts once."""
    active = min(gemm.tiles, chip.compute_units)
    moved = (gemm.rows + gemm.cols) * gemm.step * INPUT_BITS.get(gemm.operands, 16) / 8 * active
    clk = mhz * 1e6
    found = {MATRIX: _matrix_clocks(gemm, chip), "L2": moved / (chip.l2_bytes_clk.value * chip.xcds)}
    if chip.has_mall:
        found["MALL"] = moved * _in_square(gemm, max(1, active // chip.xcds)) / (chip.mall_tbs.value * 1e12 / clk)
    found["HBM"] = moved * _in_square(gemm, active) / (chip.hbm_tbs.value * 1e12 / clk)
    return found


def _in_square(gemm: Gemm, tiles: int) -> float:
    """Return the part of the operands' bytes of tiles in a square that is left if each byte counts once."""
    side = max(1, round(math.sqrt(tiles)))
    once = side * gemm.rows + math.ceil(tiles / side) * gemm.cols
    return min(1.0, once / (tiles * (gemm.rows + gemm.cols)))


def estimate_us(gemm: Gemm, chip: Chip, mhz: float) -> float:
    """Return the time of a launch in µs at a clock, with the cost of the launch itself."""
    return _rounds(gemm, chip) * _tile_clocks(gemm, chip, mhz) / mhz + chip.launch_us.value


def estimated_us(gemm: Gemm, chip: Chip) -> float:
    """Return the time of a launch in µs, at the clock under load."""
    return estimate_us(gemm, chip, estimated_clock(gemm, chip).likely)


def estimated_clock(gemm: Gemm, chip: Chip) -> Clock:
    """Return the clock under load.

    At this clock the matrix units are busy for the share of the time that the formula says."""
    found = Clock(chip.boost_mhz.value, chip.boost_mhz.value, chip.boost_mhz.value, "")
    for _ in range(_ROUNDS):
        step = step_clocks(gemm, chip, found.likely)
        tile = _rounds(gemm, chip) * _tile_clocks(gemm, chip, found.likely)
        of_launch = gemm.tiles * gemm.steps * step[MATRIX] / (tile * chip.compute_units)
        found = clock_of(chip, gemm.operands, step[MATRIX] / max(step.values()), of_launch)
    return found


def _tile_clocks(gemm: Gemm, chip: Chip, mhz: float) -> float:
    step = step_clocks(gemm, chip, mhz)
    memory = max(clocks for limit, clocks in step.items() if limit != MATRIX)
    return chip.hbm.value + memory + gemm.steps * max(step.values()) + DRAIN


def estimate(kernel: str, gemm: Gemm, chip: Chip) -> Estimate:
    """Return the closed form of a kernel's product on a chip."""
    clock = estimated_clock(gemm, chip)
    time = Range(*(estimate_us(gemm, chip, mhz) for mhz in (clock.high, clock.likely, clock.low)))
    return Estimate(
        kernel=kernel,
        chip=chip.name,
        target=chip.target,
        gemm=gemm,
        time_us=time,
        tflops=rate(2.0 * gemm.m * gemm.n * gemm.k, time),
        clock_mhz=Range(clock.low, clock.likely, clock.high),
        clock_reason=clock.reason,
        peak_tflops=chip.peak_tflops[gemm.operands],
        rounds=_rounds(gemm, chip),
        at_a_time=chip.compute_units,
        step=step_clocks(gemm, chip, clock.likely),
        assumptions=(*assumed(chip, FIGURES), *_ASSUMED, _STEP.format(gemm.step)),
        own_figures=replaced(chip),
    )
