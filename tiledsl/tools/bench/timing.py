"""Timing of launches between the GPU's events: each launch alone, after an operation that empties the caches.

Emptying the caches keeps the GPU busy, so the next launch and its events are queued in time."""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Callable, Sequence

import numpy as np

from tiledsl.runtime import DeviceArray, Event
from tiledsl.targets import Target

US = 1e3  # in a millisecond
_TIMES_THE_CACHE = 2  # bytes written to empty the cache, as a multiple of the cache's size
# bytes that keep a GPU busy for some 40 µs, in which Python queues the launch and its events
_LEAST = 64 << 20


@dataclasses.dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds of each launch, in order."""

    each: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.each)

    def percentile(self, share: int) -> float:
        """The value that this percentage of launches does not exceed, interpolated between the nearest two."""
        return float(np.percentile(self.each, share))


class Flush:
    """Empties a GPU's caches by writing twice the size of the last cache. It writes more where that would end too
    soon."""

    def __init__(self, target: Target, device: int):
        self._array = DeviceArray((max(_TIMES_THE_CACHE * target.last_cache_bytes, _LEAST),), np.uint8, device)
        self.bytes = self._array.nbytes

    def __call__(self) -> None:
        """Write after the work on the null stream; the call does not wait."""
        self._array.fill_bytes(0)

    def free(self) -> None:
        self._array.free()


def timed(
    launch: Callable[[], None], before: Sequence[Callable[[], None]], device: int, warmup: int, repeats: int
) -> Times:
    """Time so many launches on the null stream, after launches that are not timed. `before` runs before each launch and
    is not timed. DeviceError for an error that a launch has left."""
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
