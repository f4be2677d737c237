"""The clock under load: the busier the matrix units, the lower the clock, since the power is limited."""

from __future__ import annotations

import dataclasses

from tiledsl.analysis.time.chips import Chip

_GLUON = "a line through fourteen published schedules (ROCm, gfx950 Gluon tutorials), off by 8.7 % at most"
_POINTS = "three points (ROCm, gfx950 Gluon tutorials)"
_MAF = "one sustained point and the boost clock (ROCm, maximum achievable FLOPS)"
_UNKNOWN = "no source gives the clock under load"

# TFLOP/s and MHz of sustained runs; the matrix efficiency of the launch is the TFLOP/s over the peak at this clock
_SUSTAINED = {
    ("MI300X", "f16"): (654.0, 1115.0),
    ("MI300X", "bf16"): (708.0, 1207.0),
    ("MI300X", "fp8"): (1273.0, 1230.0),
    ("MI325X", "f16"): (794.0, 1354.0),
    ("MI325X", "bf16"): (843.0, 1447.0),
    ("MI325X", "fp8"): (1519.0, 1464.0),
}
_MI355X_FP8 = ((0.0, 2400.0), (0.61, 2130.0), (0.94, 1620.0), (0.995, 1550.0))
# the share of a wave's time that is in the loop (ROCm, gfx950 Gluon tutorials, mfma_efficiency.md). The line was fitted
# to TFLOP/s divided by the loop's efficiency, so the line contains the time outside the loop, which is simulated here
_LOOP_SHARE = 0.9555
_FIT, _POINT, _NONE = 0.087, 0.12, 0.25  # relative error of the clock: of a fit, of one point, without a source


@dataclasses.dataclass(frozen=True, slots=True)
class Clock:
    """The likely clock in MHz, its range, and the source."""

    low: float
    likely: float
    high: float
    reason: str


def clock_of(chip: Chip, operands: str, efficiency: float, of_launch: float | None = None) -> Clock:
    """Return the clock of a kernel, from its matrix efficiency.

    `efficiency` is the fraction of the hot loop's time in which the matrix units are busy, and `of_launch` that of the
    whole launch, if it is known: a published line is over the one or the other. `operands` is the type of A and B, ""
    without matrix instructions."""
    boost = chip.boost_mhz.value
    kind = "fp8" if operands in ("fp8", "bf8", "i8", "f8f6f4") else "f16" if operands == "f16" else "bf16"
    if chip.name == "MI355X" and kind != "fp8":
        return _ranged((2170 - 700 * efficiency) / _LOOP_SHARE, _FIT, boost, f"{_GLUON}, for f16 operands")
    if chip.name == "MI355X":
        return _ranged(_between(_MI355X_FP8, efficiency), _POINT, boost, _POINTS)
    point = _SUSTAINED.get((chip.name, kind))
    if point is None:
        return Clock(boost * (1 - _NONE), boost, boost, _UNKNOWN)
    tflops, mhz = point
    reached = tflops / (chip.peak_tflops[kind] * mhz / boost)
    return _ranged(
        boost - (boost - mhz) * min(1.0, (efficiency if of_launch is None else of_launch) / reached),
        _POINT,
        boost,
        _MAF,
    )


def _ranged(likely: float, off: float, boost: float, reason: str) -> Clock:
    likely = min(boost, likely)
    return Clock(likely * (1 - off), likely, min(boost, likely * (1 + off)), reason)


def _between(points: tuple[tuple[float, float], ...], at: float) -> float:
    for (x, y), (after, below) in zip(points, points[1:], strict=False):
        if at <= after:
            return y + (below - y) * (at - x) / (after - x)
    return points[-1][1]
