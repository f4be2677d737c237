"""Barriers that do not pair up: where the warps diverge, and the block without the extra barrier.

An access that is out of order both with and without that barrier is a mistake of its own.
"""

from __future__ import annotations

import dataclasses

from tiledsl.analysis.order.elaborate import Touches, WarpTrace
from tiledsl.ir.program import operations as lp

Traces = tuple[WarpTrace, ...]


def parting(longest: WarpTrace, shortest: WarpTrace) -> int:
    """Return the number of the first barrier that one warp passes and the other does not."""
    pairs = zip(longest.barriers, shortest.barriers, strict=False)
    return next(
        (i for i, (one, other) in enumerate(pairs) if one.place.span != other.place.span), len(shortest.barriers)
    )


def mended(traces: Traces, extra: lp.Barrier) -> tuple[Traces, frozenset[int]]:
    """Return the block without the extra barrier, and the intervals that contained it.

    Only some warps pass the extra barrier; in these intervals the barrier may have been meant to order accesses. Where
    the barriers still differ between warps without it, the result is only the part well before the warps diverge.
    """
    without = tuple(_without(trace, extra) for trace in traces)
    if len({tuple(barrier.place.span for barrier in trace.barriers) for trace in without}) > 1:
        return _until_they_part(traces), frozenset()
    return without, frozenset(others for trace in traces for others in _before_each(trace, extra))


def _same(one: lp.Barrier, other: lp.Barrier) -> bool:
    """Return whether two barriers have the same place.

    One barrier of the source occurs in several phases and peeled steps of its loop.
    """
    return (one.place.span, one.place.calls) == (other.place.span, other.place.calls)


def _before_each(trace: WarpTrace, extra: lp.Barrier) -> list[int]:
    """Return, for each time that the warp passes the extra barrier, how many other barriers it has passed."""
    found, others = [], 0
    for barrier in trace.barriers:
        if _same(barrier, extra):
            found.append(others)
        else:
            others += 1
    return found


def _without(trace: WarpTrace, extra: lp.Barrier) -> WarpTrace:
    kept = [0]
    for barrier in trace.barriers:
        kept.append(kept[-1] + (not _same(barrier, extra)))
    touches = Touches(touch._replace(epoch=kept[touch.epoch]) for touch in trace.touches)
    others = [number for number, barrier in enumerate(trace.barriers) if not _same(barrier, extra)]
    barriers, begun = tuple(trace.barriers[number] for number in others), tuple(
        trace.begun[number] for number in others
    )
    return dataclasses.replace(trace, touches=touches, barriers=barriers, begun=begun)


def _until_they_part(traces: Traces) -> Traces:
    together = min(parting(one, other) for one in traces for other in traces)
    return tuple(_until(trace, together) for trace in traces)


def _until(trace: WarpTrace, number: int) -> WarpTrace:
    touches = Touches(touch for touch in trace.touches if touch.epoch < number)
    return dataclasses.replace(trace, touches=touches, barriers=trace.barriers[:number], begun=trace.begun[:number])
