"""TD4xx, as far as waits need it: which LDS operations must be finished at which barrier, and accesses that no barrier can order.

An access is an interval from its issue to the wait that covers it. X of warp x precedes Y of warp y if X ends before x's n-th barrier and Y is issued
after y's n-th. So X must be finished when x arrives at the last barrier that y passes before issuing Y; where there is none between them, nothing
orders the two.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from tiledsl.diagnostics import Diagnostic, Mark, Span
from tiledsl.elaborate import Touch, WarpTrace
from tiledsl.lower import program as lp
from tiledsl.lower.waits import Obligations


@dataclasses.dataclass(frozen=True)
class Order:
    """What the cross-warp order of one or more blocks asks for."""

    obligations: Obligations
    diagnostics: tuple[Diagnostic, ...]


def order(program: lp.Program, blocks: Sequence[tuple[WarpTrace, ...]]) -> Order:
    """The obligations of every barrier, and an error for each pair of operations that conflict without one between them."""
    due: defaultdict[int, set[int]] = defaultdict(set)
    found: dict[object, Diagnostic] = {}
    for traces in blocks:
        for key, diagnostic in (*_mismatches(traces), *_unwritten_registers(program, traces), *_undefined(traces), *_conflicts(program, traces, due)):
            found.setdefault(key, diagnostic)
    return Order({barrier: frozenset(operations) for barrier, operations in due.items()}, tuple(found.values()))


Found = list[tuple[object, Diagnostic]]


def _mismatches(traces: tuple[WarpTrace, ...]) -> Found:
    counts = [len(trace.barriers) for trace in traces]
    most, least = max(counts), min(counts)
    if most == least:
        return []
    longest, shortest = counts.index(most), counts.index(least)
    place = traces[longest].barriers[least].place
    diagnostic = Diagnostic(
        "TD402",
        "not all warps of the block pass the same number of barriers",
        Mark(place.span, f"warp {longest} arrives here, at its barrier number {least + 1}"),
        notes=(f"warp {longest} passes {most} barriers, warp {shortest} passes {least}",),
        helps=("a barrier is for all warps of the block: take it out of the branch, or give the other warps one",),
        calls=place.calls,
    )
    return [("barriers", diagnostic)]


def _unwritten_registers(program: lp.Program, traces: tuple[WarpTrace, ...]) -> Found:
    out: Found = []
    for trace in traces:
        for use in trace.unwritten:
            place, tile = _place(use.operation), use.register.split("[")[0]
            helps = ("write it first: td.zeros, td.load, or a multiplication into it",)
            diagnostic = Diagnostic(
                "TD404", f"'{tile}' is read, and nothing has written it", Mark(place.span, f"warp {trace.warp} reads it"), helps=helps, calls=place.calls
            )
            out.append((("register", tile, place.span), diagnostic))
    return out


def _undefined(traces: tuple[WarpTrace, ...]) -> Found:
    out: Found = []
    for trace in traces:
        for operation, missing in trace.undefined:
            place = _place(operation)
            others = (Mark(missing.span, "only this branch binds it"),)
            diagnostic = Diagnostic("TD123", f"'{missing.name}' is undefined for warp {trace.warp}", Mark(place.span), others, calls=place.calls)
            out.append((("name", missing.name, place.span), diagnostic))
    return out


def _place(operation: lp.Operation) -> lp.Place:
    place = operation.place
    assert place is not None
    return place


class _Shadow:
    """For every byte of LDS, the last write, and each warp's last read: as numbers into `touches`, −1 for none."""

    def __init__(self, size: int, warps: int):
        self.writer = np.full(size, -1, dtype=np.int64)
        self.readers = np.full((warps, size), -1, dtype=np.int64)
        self.touches: list[Touch] = []

    def before(self, touch: Touch) -> list[Touch]:
        """The latest accesses of other warps that conflict with this one; each is listed once."""
        earlier = [self.writer[touch.bytes]]
        if _kind(touch) == "write":
            earlier.append(self.readers[:, touch.bytes].ravel())
        numbers = np.unique(np.concatenate(earlier))
        return [self.touches[n] for n in numbers if n >= 0 and self.touches[n].warp != touch.warp]

    def add(self, touch: Touch) -> None:
        number = len(self.touches)
        self.touches.append(touch)
        if _kind(touch) == "write":
            self.writer[touch.bytes] = number
        else:
            self.readers[touch.warp, touch.bytes] = number

    def unwritten(self, touch: Touch) -> np.ndarray:
        return touch.bytes[self.writer[touch.bytes] < 0]


def _conflicts(program: lp.Program, traces: tuple[WarpTrace, ...], due: defaultdict[int, set[int]]) -> Found:
    touches = sorted((t for trace in traces for t in trace.touches), key=lambda t: (t.epoch, t.warp))
    out: Found = []
    beyond = [t for t in touches if len(t.bytes) and (t.bytes.min() < 0 or t.bytes.max() >= program.lds_bytes)]
    for touch in beyond:
        out.append((("beyond", id(touch.operation)), _beyond(program, touch)))
    if beyond:
        return out
    shadow = _Shadow(program.lds_bytes, len(traces))
    races: dict[frozenset[Span], tuple[Touch, Touch]] = {}
    empty: list[tuple[Span, Diagnostic]] = []
    for touch in touches:
        for other in shadow.before(touch):
            if other.epoch == touch.epoch:
                races.setdefault(frozenset((_place(other.operation).span, _place(touch.operation).span)), (other, touch))
            else:
                due[id(traces[other.warp].barriers[touch.epoch - 1])].add(id(other.operation))
        if _kind(touch) == "read" and len(missing := shadow.unwritten(touch)):
            empty.append((_place(touch.operation).span, _nothing_there(program, touch, missing)))
        shadow.add(touch)
    racing = {span for spans in races for span in spans}
    out += _races(program, list(races.values()), traces)
    return out + [(("unwritten", span), diagnostic) for span, diagnostic in empty if span not in racing]


def _races(program: lp.Program, pairs: list[tuple[Touch, Touch]], traces: tuple[WarpTrace, ...]) -> Found:
    """One diagnostic for all pairs that one more barrier would order: those after the same barrier, of the same kinds."""
    gaps: dict[object, list[tuple[Touch, Touch]]] = {}
    for pair in pairs:
        first, second = sorted(pair, key=lambda touch: touch.number)
        barriers = traces[second.warp].barriers[: second.epoch]
        gap = (_place(barriers[-1]).span if barriers else None, _kind(first), _kind(second))
        gaps.setdefault(gap, []).append((first, second))
    return [(("race", gap), _race(program, same, traces)) for gap, same in gaps.items()]


def _kind(touch: Touch) -> str:
    assert touch.operation.access is not None
    return touch.operation.access.kind


def _tile_name(program: lp.Program, touch: Touch) -> str:
    access = touch.operation.access
    return program.kernel.names[access.shared] if access is not None and access.shared is not None else "LDS"


def _beyond(program: lp.Program, touch: Touch) -> Diagnostic:
    place = _place(touch.operation)
    low, high = int(touch.bytes.min()), int(touch.bytes.max())
    text = f"warp {touch.warp} touches bytes {low}..{high}"
    return Diagnostic(
        "TD304", "an access lies outside the block's LDS", Mark(place.span, text), notes=(f"the block has {program.lds_bytes} bytes",), calls=place.calls
    )


def _nothing_there(program: lp.Program, touch: Touch, missing: np.ndarray) -> Diagnostic:
    place, name = _place(touch.operation), _tile_name(program, touch)
    text = f"warp {touch.warp} reads {len(missing)} bytes that hold nothing"
    return Diagnostic("TD403", f"{name} is read where nothing has been written", Mark(place.span, text), calls=place.calls)


_RACES = {
    ("read", "write"): "is overwritten while another warp may still read it",
    ("write", "read"): "is read while another warp may still be writing it",
    ("write", "write"): "is written by two warps in no order",
}


def _race(program: lp.Program, pairs: list[tuple[Touch, Touch]], traces: tuple[WarpTrace, ...]) -> Diagnostic:
    """Both accesses of the first pair, in the order in which the kernel has them, both warps, and the last barrier before them; the other pairs in a note."""
    first, second = pairs[0]
    verb = {"read": "reads", "write": "writes"}
    barriers = traces[second.warp].barriers[: second.epoch]
    since = f"the last barrier both pass is {barriers[-1].place.span}, before both" if barriers else "no barrier comes before either"
    places = _place(first.operation), _place(second.operation)
    more = [f"{_tile_name(program, t)} ({_place(t.operation).span} after {_place(f.operation).span})" for f, t in pairs[1:]]
    return Diagnostic(
        "TD401",
        f"{_tile_name(program, second)} {_RACES[_kind(first), _kind(second)]}",
        Mark(places[1].span, f"warp {second.warp} {verb[_kind(second)]}{_step(second)}"),
        (Mark(places[0].span, f"warp {first.warp} {verb[_kind(first)]} the same bytes{_step(first)}"),),
        (f"nothing orders them: {since}", *((f"so it is with {', '.join(more)}",) if more else ())),
        ("put td.barrier() between the two, or give the tile two buffers",),
        places[1].calls,
    )


def _step(touch: Touch) -> str:
    return f", step {', '.join(map(str, touch.steps))}" if touch.steps else ""
