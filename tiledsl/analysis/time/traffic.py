"""The memory traffic of a launch, and the time that the bandwidths of L2, MALL and HBM need for it."""

from __future__ import annotations

import dataclasses

from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.clock import Clock
from tiledsl.analysis.time.result import Range
from tiledsl.targets import LINE


@dataclasses.dataclass(frozen=True, slots=True)
class Traffic:
    """The memory traffic of a launch, in requests of 128 bytes and in bytes."""

    l1_requests: float
    l2_requests: float
    l2_hits: float
    mall_requests: float
    mall_hits: float
    fetched_bytes: float  # from HBM
    written_bytes: float


@dataclasses.dataclass(frozen=True, slots=True)
class Transfer:
    """The least time in which the memory moves the bytes of a launch.

    The L2 takes `l2_clocks` of the compute units' clock, MALL and HBM take `outside_us` at whatever clock."""

    l2_clocks: float
    outside_us: float

    def clocks(self, busy: float, mhz: float) -> float:
        """Return the clocks of a launch whose compute units are busy for `busy` clocks."""
        return max(busy, self.l2_clocks, self.outside_us * mhz)

    def us(self, busy: float, mhz: float) -> float:
        """Return the time of such a launch. Where HBM or MALL limit it, the time is the same at every clock."""
        return max(busy / mhz, self.l2_clocks / mhz, self.outside_us)


def transfer_of(traffic: Traffic, chip: Chip, perfect: bool = False) -> Transfer:
    """Return the least time that the bandwidths of HBM, MALL and L2 allow; `perfect` if all loads hit the L2."""
    from_hbm, from_mall = (0.0, 0.0) if perfect else (traffic.fetched_bytes, traffic.mall_requests * LINE)
    outside = (from_hbm + traffic.written_bytes) / (chip.hbm_tbs.value * 1e6)
    if chip.has_mall:
        outside = max(outside, from_mall / (chip.mall_tbs.value * 1e6))
    return Transfer(traffic.l2_requests * LINE / (chip.l2_bytes_clk.value * chip.xcds), outside)


def time_of(busy: float, moved: Transfer, speed: Clock, chip: Chip) -> Range:
    """Return the time of a launch in µs, with the cost of the launch itself."""
    return Range(*(moved.us(busy, mhz) + chip.launch_us.value for mhz in (speed.high, speed.likely, speed.low)))
