"""Launches between events of the GPU: each by itself, behind what empties the caches, so that the GPU has the next ones
before it needs them.
"""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Callable, Sequence

import numpy as np

from tiledsl.runtime import DeviceArray, Event
from tiledsl.targets import Target

_TIMES_THE_CACHE = 2  # bytes that are written to empty it
# bytes that keep a GPU busy for some 40 µs, in which Python has put the launch and its events behind them
_LEAST = 64 << 20


@dataclasses.dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds of each launch, in order."""

    each: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.each)

    def percentile(self, share: int) -> float:
        """What that many in a hundred do not exceed, between the two nearest where no launch is at it."""
        return float(np.percentile(self.each, share))


class Flush:
    """Empties the caches of a GPU: writes twice what the last one before memory holds, or more where that would be done
    too soon.
    """

    def __init__(self, target: Target, device: int):
        self._array = DeviceArray((max(_TIMES_THE_CACHE * target.last_cache_bytes, _LEAST),), np.uint8, device)
        self.bytes = self._array.nbytes

    def __call__(self) -> None:
        """Behind what is on the null stream; not waited for."""
        self._array.fill_bytes(0)

    def free(self) -> None:
        self._array.free()


def timed(
    launch: Callable[[], None], before: Sequence[Callable[[], None]], device: int, warmup: int, repeats: int
) -> Times:
    """The times of so many launches on the null stream, after others that are not timed; `before` each of either what
    is not timed. DeviceError for what a launch has left."""
    pairs = [(Event(device), Event(device)) for _ in range(repeats)]
    for _ in range(warmup):
        _each(before)
        launch()
    for start, end in pairs:
        _each(before)
        start.record()
        launch()
        end.record()
    pairs[-1][1].synchronize()
    return Times(tuple(end.milliseconds_since(start) for start, end in pairs))


def _each(calls: Sequence[Callable[[], None]]) -> None:
    for call in calls:
        call()
