"""TD4xx: which LDS operations must be finished at which barrier, accesses that no barrier orders, barriers that do not pair up, reads of what nothing wrote.

An access is an interval from its issue to the wait that covers it. X of warp x precedes Y of warp y if X ends before x's n-th barrier and Y is issued
after y's n-th. So X must be finished when x arrives at the last barrier that y passes before issuing Y; where there is none between them, nothing
orders the two.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from tiledsl import ir
from tiledsl.checks import order_text as text
from tiledsl.diagnostics import Diagnostic, Span
from tiledsl.elaborate import Touch, Use, WarpTrace
from tiledsl.lower import program as lp
from tiledsl.lower.names import owners
from tiledsl.lower.waits import Obligations

Found = list[tuple[object, Diagnostic]]


@dataclasses.dataclass(frozen=True)
class Order:
    """What the cross-warp order of one or more blocks asks for."""

    obligations: Obligations
    diagnostics: tuple[Diagnostic, ...]


def order(program: lp.Program, blocks: Sequence[tuple[WarpTrace, ...]], strayed: frozenset[Span] = frozenset()) -> Order:
    """The obligations of every barrier, and an error for each pair of operations that conflict without one between them.

    `strayed` are the places whose pieces are known to leave their shared tile: what happens to those tiles is no finding of its own.
    """
    due: defaultdict[int, set[int]] = defaultdict(set)
    found: dict[object, Diagnostic] = {}
    for traces in blocks:
        unpaired = _unpaired(traces)
        conflicts = _Conflicts(program, traces, due, strayed).run()
        for key, diagnostic in (*unpaired, *_unwritten_registers(program, traces), *_undefined(traces), *([] if unpaired else conflicts)):
            found.setdefault(key, diagnostic)
    return Order({barrier: frozenset(operations) for barrier, operations in due.items()}, tuple(found.values()))


def _unpaired(traces: tuple[WarpTrace, ...]) -> Found:
    """A block whose warps pass different numbers of barriers: the first at which the two furthest apart part company."""
    counts = [len(trace.barriers) for trace in traces]
    most, least = max(counts), min(counts)
    if most == least:
        return []
    longest, shortest = traces[counts.index(most)], traces[counts.index(least)]
    pairs = zip(longest.barriers, shortest.barriers, strict=False)
    parting = next((i for i, (one, other) in enumerate(pairs) if one.place.span != other.place.span), least)
    return [("barriers", text.unpaired(longest, shortest, parting))]


def _unwritten_registers(program: lp.Program, traces: tuple[WarpTrace, ...]) -> Found:
    """One finding for all tiles that were made at one place, at the first read of each."""
    groups: defaultdict[Span, list[tuple[str, Use]]] = defaultdict(list)
    owned = owners(program.kernel)
    for trace in traces:
        for use in trace.unwritten:
            name, node = owned[use.register.split("[")[0]]
            groups[node.span].append((name, use))
    return [(("registers", made), text.unwritten_registers(uses)) for made, uses in groups.items()]


def _undefined(traces: tuple[WarpTrace, ...]) -> Found:
    return [
        (("name", missing.name, operation.place and operation.place.span), text.undefined(trace.warp, operation, missing))
        for trace in traces
        for operation, missing in trace.undefined
    ]


class _Shadow:
    """For every byte of LDS, the last write, and each warp's last read: as numbers into `touches`, −1 for none."""

    def __init__(self, size: int, warps: int):
        self.writer = np.full(size, -1, dtype=np.int64)
        self.readers = np.full((warps, size), -1, dtype=np.int64)
        self.touches: list[Touch] = []

    def before(self, touch: Touch) -> list[Touch]:
        """The latest accesses of other warps that conflict with this one; each is listed once."""
        earlier = [self.writer[touch.bytes]]
        if kind(touch) == "write":
            earlier.append(self.readers[:, touch.bytes].ravel())
        numbers = np.unique(np.concatenate(earlier))
        return [self.touches[n] for n in numbers if n >= 0 and self.touches[n].warp != touch.warp]

    def own(self, touch: Touch) -> list[Touch]:
        """The latest accesses of the same warp that conflict with this one and keep no order with it of their own: where either is a direct load."""
        numbers = np.unique(np.concatenate([self.writer[touch.bytes], self.readers[touch.warp, touch.bytes]]))
        earlier = [self.touches[n] for n in numbers if n >= 0 and self.touches[n].warp == touch.warp]
        return [t for t in earlier if (direct(t) or direct(touch)) and "write" in (kind(t), kind(touch))]

    def add(self, touch: Touch) -> None:
        number = len(self.touches)
        self.touches.append(touch)
        if kind(touch) == "write":
            self.writer[touch.bytes] = number
            self.readers[:, touch.bytes] = -1  # whatever is ordered after this write is ordered after them
        else:
            self.readers[touch.warp, touch.bytes] = number

    def unwritten(self, touch: Touch) -> np.ndarray:
        return touch.bytes[self.writer[touch.bytes] < 0]


class _Conflicts:
    """One block's accesses, barrier interval by barrier interval; within one, as if its warps ran in step."""

    def __init__(self, program: lp.Program, traces: tuple[WarpTrace, ...], due: defaultdict[int, set[int]], strayed: frozenset[Span]):
        self.program, self.traces, self.due, self.strayed = program, traces, due, strayed
        self.shadow = _Shadow(program.lds_bytes, len(traces))
        self.races: dict[frozenset[Span], tuple[Touch, Touch]] = {}
        self.position = {id(operation): i for i, operation in enumerate(lp.flat(program.body))}
        self.racing: set[ir.Shared | None] = set()
        self.empty: list[tuple[Touch, np.ndarray]] = []

    def run(self) -> Found:
        touches = sorted((t for trace in self.traces for t in trace.touches), key=lambda t: (t.epoch, t.turn, t.warp))
        beyond = [t for t in touches if self._beyond(t)]
        spoiled = {_tile_of(t) for t in touches if _span(t) in self.strayed}
        found: Found = [(("beyond", _span(t)), text.beyond(self.program, t)) for t in beyond if _span(t) not in self.strayed]
        if found:
            return found
        for touch in touches:
            self._touch(dataclasses.replace(touch, bytes=touch.bytes[(touch.bytes >= 0) & (touch.bytes < self.program.lds_bytes)]), spoiled)
        written = {_tile_of(t) for t in touches if kind(t) == "write"}
        empty = [(t, missing) for t, missing in self.empty if _tile_of(t) not in self.racing | spoiled]
        return self._gaps() + [(("unwritten", _span(t)), text.nothing_there(self.program, t, missing, _tile_of(t) in written)) for t, missing in empty]

    def _gaps(self) -> Found:
        """One finding for all pairs that one more barrier would order: those after the same barrier, of the same kinds in the kernel's order."""
        gaps: defaultdict[object, list[tuple[Touch, Touch]]] = defaultdict(list)
        for pair in self.races.values():
            first, second = sorted(pair, key=self._when)
            barriers = self.traces[second.warp].barriers[: second.epoch]
            gaps[barriers[-1].place.span if barriers else None, kind(first), kind(second)].append((first, second))
        return [(("race", gap), text.race(self.program, pairs, self.traces)) for gap, pairs in gaps.items()]

    def _when(self, touch: Touch) -> tuple[int, int]:
        """Where a touch stands when the kernel is read from above: by its outermost step, then by its place."""
        return (touch.steps[0] if touch.steps else -1, self.position[id(touch.operation)])

    def _beyond(self, touch: Touch) -> bool:
        low, size = text.extent(self.program, touch)
        return bool(touch.bytes.min() < low or touch.bytes.max() >= low + size)

    def _touch(self, touch: Touch, spoiled: set[ir.Shared | None]) -> None:
        for other in self.shadow.before(touch):
            tiles = {_tile_of(other), _tile_of(touch)}
            if other.epoch < touch.epoch:
                self._owe(other, touch.epoch)
            elif not tiles & spoiled:
                self.racing |= tiles
                self.races.setdefault(frozenset((_span(other), _span(touch))), (other, touch))
        for other in self.shadow.own(touch):
            self.due[id(touch.operation)].add(id(other.operation))
        if kind(touch) == "read" and len(missing := self.shadow.unwritten(touch)):
            self.empty.append((touch, missing))
        self.shadow.add(touch)

    def _owe(self, other: Touch, epoch: int) -> None:
        barriers = self.traces[other.warp].barriers
        if epoch <= len(barriers):  # fewer only where the warps' barriers do not pair up
            self.due[id(barriers[epoch - 1])].add(id(other.operation))


def kind(touch: Touch) -> str:
    """ "read" or "write"."""
    assert touch.operation.access is not None
    return touch.operation.access.kind


def direct(touch: Touch) -> bool:
    """Whether the bytes come straight from global memory."""
    return touch.operation.access is not None and touch.operation.access.direct


def _tile_of(touch: Touch) -> ir.Shared | None:
    """The tile that the operation means, whatever bytes it meets; None where its address names none."""
    assert touch.operation.access is not None
    return touch.operation.access.shared


def _span(touch: Touch) -> Span:
    return touch.operation.place.span
