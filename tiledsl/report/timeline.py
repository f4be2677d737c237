"""The warps of a block side by side over a few turns of each loop: who does what, between which barriers.

This is no simulation of a chip. A matrix instruction takes its clocks, anything else the 4 clocks that its issue takes, and a barrier lets its n-th comers go
on together when the last of them is there; memory answers at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tiledsl.instances import Sizes
from tiledsl.lower import program as lp
from tiledsl.report.costs import wait_text
from tiledsl.report.steps import LeftOut, Step, Warp

TURNS = 3  # of each loop
LEFT_OUT = 32  # clocks that turns which are not shown take in the picture
ISSUE = 4  # clocks in which a SIMD issues one instruction of a wave
MOST_EVENTS = 40_000
KINDS = ("global read", "global write", "direct load", "LDS read", "LDS write", "product", "registers", "wait", "barrier", "left out")


@dataclasses.dataclass(slots=True)
class Event:
    """Operations of one kind and line that come one after the other, in clocks from the first one's issue to the last one's end."""

    kind: str
    line: int
    file: str
    start: int
    end: int
    count: int
    step: tuple[int, ...]
    text: str


@dataclasses.dataclass(frozen=True)
class Timeline:
    """`warps` have their events each. `whole` is False where there were more than are kept; `together` is False where the warps do not come to as many
    barriers, so that no barrier is a place where they meet."""

    warps: tuple[tuple[Event, ...], ...]
    whole: bool
    together: bool

    @property
    def end(self) -> int:
        """The clock at which the last warp is done."""
        return max((events[-1].end for events in self.warps if events), default=0)


def timeline(program: lp.Program, sizes: Sizes) -> Timeline:
    """That of block 0."""
    every = [list(_limited(Warp(program, number, sizes).first_turns(TURNS))) for number in range(program.kernel.warps)]
    barriers = [sum(_is_barrier(step) for step in steps) for steps in every]
    together = len(set(barriers)) == 1
    rows = [_Row() for _ in every]
    parts = [_parts(steps) for steps in every] if together else [[steps] for steps in every]
    for interval in zip(*parts, strict=True):
        for row, steps in zip(rows, interval, strict=True):
            for step in steps:
                row.add(step)
        if together:
            meeting = max(row.clock for row in rows)
            for row in rows:
                row.meet(meeting)
    whole = all(len(steps) < MOST_EVENTS for steps in every)
    return Timeline(tuple(tuple(row.events) for row in rows), whole, together)


def _limited(steps: Iterable[Step | LeftOut]) -> Iterator[Step | LeftOut]:
    for number, step in enumerate(steps):
        if number == MOST_EVENTS:
            return
        yield step


def _is_barrier(step: Step | LeftOut) -> bool:
    return isinstance(step, Step) and isinstance(step.operation, lp.Barrier)


def _parts(steps: Sequence[Step | LeftOut]) -> list[list[Step | LeftOut]]:
    """What lies between barriers, each with the barrier that ends it."""
    parts: list[list[Step | LeftOut]] = [[]]
    for step in steps:
        parts[-1].append(step)
        if _is_barrier(step):
            parts.append([])
    return parts


class _Row:
    """One warp's events, and its clock."""

    def __init__(self) -> None:
        self.clock = 0
        self.place: lp.Place | None = None  # of the last event
        self.events: list[Event] = []

    def add(self, step: Step | LeftOut) -> None:
        if isinstance(step, LeftOut):
            self._event("left out", step.loop.place, LEFT_OUT, (), f"{step.turns} more turns")
            return
        kind, text = _kind(step.operation)
        if kind:
            self._event(kind, step.operation.place or self.place, _clocks(step.operation), step.steps, text)

    def meet(self, clock: int) -> None:
        """After a barrier: all go on at that clock."""
        if self.events and self.events[-1].kind == "barrier":
            self.events[-1].end = clock
            self.clock = clock

    def _event(self, kind: str, place: lp.Place | None, clocks: int, step: tuple[int, ...], text: str) -> None:
        self.place = place
        file, line = (place.span.file, place.span.line) if place is not None else ("", 0)
        last = self.events[-1] if self.events else None
        if last is not None and kind != "barrier" and (last.kind, last.file, last.line, last.step, last.text) == (kind, file, line, step, text):
            last.end, last.count = last.end + clocks, last.count + 1
        else:
            self.events.append(Event(kind, line, file, self.clock, self.clock + clocks, 1, step, text))
        self.clock += clocks


def _clocks(operation: lp.Operation) -> int:
    return operation.instruction.clocks if isinstance(operation, lp.Mfma | lp.ClearAccumulator) else ISSUE


def _kind(operation: lp.Operation) -> tuple[str, str]:
    """The kind of an operation, and what it is; no kind for what takes no instruction that is known by name."""
    match operation:
        case lp.Memory(access=None):
            name = operation.mnemonic
            return ("registers" if not operation.counter else "global write" if "store" in name else "global read"), name
        case lp.Memory(access=access) if access is not None:
            return ("direct load" if access.direct else "LDS read" if access.kind == "read" else "LDS write"), operation.mnemonic
        case lp.Mfma(instruction=instruction) | lp.ClearAccumulator(instruction=instruction):
            return "product", instruction.mnemonic
        case lp.Wait():
            return "wait", wait_text(operation)
        case lp.Barrier():
            return "barrier", "s_barrier"
        case lp.Load():
            return "global read", "loads of a piece"
        case lp.Store():
            return "global write", "stores of a piece"
        case lp.Elementwise() | lp.Cast() | lp.Swap():
            return "registers", "arithmetic on a piece"
    return "", ""


def as_dict(found: Timeline, place: Any) -> dict[str, Any]:
    """Plain values. `place` gives the name of a file and line. Events that warps have in common are said once for each warp, as lists: kind, place, start, end,
    count, step, text, the last two by their numbers."""
    texts: dict[str, int] = {}
    steps: dict[tuple[int, ...], int] = {}
    rows = [
        [
            [
                KINDS.index(e.kind),
                place(e.file, e.line),
                e.start,
                e.end,
                e.count,
                steps.setdefault(e.step, len(steps)),
                texts.setdefault(e.text, len(texts)),
            ]
            for e in events
        ]
        for events in found.warps
    ]
    return {
        "kinds": KINDS,
        "texts": list(texts),
        "steps": list(steps),
        "warps": rows,
        "end": found.end,
        "turns": TURNS,
        "issue": ISSUE,
        "whole": found.whole,
        "together": found.together,
    }
