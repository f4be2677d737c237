"""The latency of a load beyond the L1: without load, and under the load of all compute units."""

from __future__ import annotations

from tiledsl.analysis.time.chips import Chip
from tiledsl.targets import LINE

_WAIT = 0.5  # the part of a burst that comes in before a load of the burst, on average


def unloaded(chip: Chip) -> float:
    """Return the clocks of a load where no other load is in flight."""
    return (chip.mall_hit.value if chip.has_mall else chip.hbm.value) + chip.l2_hit.value / 2


def loaded(chip: Chip, burst: float, blocks: int, l2: float, leading: float, mhz: float) -> float:
    """Return the clocks of a load under load.

    A load waits like a miss, also where another block has just asked for its lines: blocks that share lines run side
    by side. A miss waits for MALL or HBM, whose clock does not fall with that of the compute units, and for the part of
    the burst before it: `burst` are the bytes that the waves of a compute unit ask for between two waits. `l2` is the
    fraction of the requests that hit the L2, and `leading` that of the blocks that are the first to touch a line."""
    own = min(chip.unit.in_flight_bytes.value, burst or chip.unit.in_flight_bytes.value)
    asked = own * min(blocks, chip.compute_units)
    near = chip.mall_hit.value if chip.has_mall else chip.hbm.value
    beyond = near + leading * (chip.hbm.value - near)
    outside = (chip.mall_tbs if chip.has_mall else chip.hbm_tbs).value * 1e6 / mhz
    comes_in = max(asked / (chip.l2_bytes_clk.value * chip.xcds), asked * (1 - l2) / outside)
    at_clock = max(chip.l2_hit.value, beyond * mhz / chip.boost_mhz.value)
    some = 1 - l2 ** (own / LINE)  # one of the lines misses
    return some * (at_clock + _WAIT * comes_in) + (1 - some) * chip.l2_hit.value
