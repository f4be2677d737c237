"""A block's warps side by side over some turns of each loop: actions, barriers, distances from load to wait.

This is no simulation of a chip. A matrix instruction takes its clocks, any other instruction the 4 clocks of its issue;
a barrier releases its n-th arrivals together when the last of them arrives; memory answers at once."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any

from tiledsl.ir.instances import Sizes
from tiledsl.ir.program import operations as lp
from tiledsl.tools.report.steps import LeftOut, Step, Warp, placed

TURNS = 3  # shown of each loop
LEFT_OUT = 32  # clocks in the picture for turns that are not shown
ISSUE = 4  # clocks in which a SIMD issues one instruction of a wave
MOST_STEPS = 60_000  # the most of all warps together
KINDS = (
    "global read",
    "global write",
    "direct load",
    "LDS read",
    "LDS write",
    "product",
    "registers",
    "wait",
    "barrier",
    "left out",
)
Placed = tuple[Step | LeftOut, lp.Place | None]


@dataclasses.dataclass(slots=True)
class Event:
    """Consecutive operations of one kind and line, in clocks from the first operation's issue to the last one's end.

    `of_pieces`: each operation is a load or a store of a piece of a tile, which the compiler makes of several
    instructions."""

    kind: str
    place: lp.Place | None
    start: int
    end: int
    count: int
    step: tuple[int, ...]
    text: str
    of_pieces: bool


@dataclasses.dataclass(frozen=True, slots=True)
class Covered:
    """A wait, the youngest operation that it waits for, and the clocks from that operation's issue to the wait."""

    wait: lp.Place | None
    text: str
    operation: lp.Memory
    clocks: int
    loop: lp.Loop | None


@dataclasses.dataclass(frozen=True)
class Timeline:
    """The timeline. `warps` have their events each; `covered` are the operations that they wait for.

    `whole` is False where there were more events than are kept, `together` where the warps reach different numbers of
    barriers, so that the warps meet at no barrier."""

    warps: tuple[tuple[Event, ...], ...]
    covered: tuple[Covered, ...]
    whole: bool
    together: bool

    @property
    def end(self) -> int:
        """The clock at which the last warp ends."""
        return max((events[-1].end for events in self.warps if events), default=0)


def timeline(program: lp.Program, sizes: Sizes) -> Timeline:
    """Create the timeline of block 0."""
    count = program.kernel.warps
    every = [_walked(Warp(program, number, sizes), MOST_STEPS // count) for number in range(count)]
    together = len({barriers for _, barriers in every}) == 1
    parts = [_parts(steps) for steps, _ in every] if together else [[steps] for steps, _ in every]
    intervals = min(map(len, parts))  # if steps were dropped, as many barriers as every warp has
    rows = [_Row() for _ in every]
    for number, interval in enumerate(zip(*(part[:intervals] for part in parts), strict=True), 1):
        meet = together and number < intervals
        for row, steps in zip(rows, interval, strict=True):
            for step, place in steps:
                if meet or not (together and _is_barrier(step)):
                    row.add(step, place)
        if meet:
            meeting = max(row.clock for row in rows)
            for row in rows:
                row.meet(meeting)
    whole = all(len(steps) < MOST_STEPS // count for steps, _ in every)
    return Timeline(
        tuple(tuple(row.events) for row in rows), tuple(one for row in rows for one in row.covered), whole, together
    )


def _walked(warp: Warp, most: int) -> tuple[list[Placed], int]:
    """The first steps, and the number of barriers among all steps."""
    steps: list[Placed] = []
    barriers = 0
    for step, place in placed(warp.first_turns(TURNS)):
        barriers += _is_barrier(step)
        if len(steps) < most:
            steps.append((step, place))
    return steps, barriers


def _is_barrier(step: Step | LeftOut) -> bool:
    return isinstance(step, Step) and isinstance(step.operation, lp.Barrier)


def _parts(steps: Sequence[Placed]) -> list[list[Placed]]:
    """The steps between barriers, each part with the barrier that ends it."""
    parts: list[list[Placed]] = [[]]
    for step, place in steps:
        parts[-1].append((step, place))
        if _is_barrier(step):
            parts.append([])
    return parts


class _Row:
    """One warp's events, its clock, and the memory operations not yet covered by a wait. Each operation comes with the
    clock after its issue."""

    def __init__(self) -> None:
        self.clock = 0
        self.events: list[Event] = []
        self.covered: list[Covered] = []
        self.open: dict[str, list[tuple[int, lp.Memory]]] = {"vm": [], "lgkm": []}

    def add(self, step: Step | LeftOut, place: lp.Place | None) -> None:
        if isinstance(step, LeftOut):
            self._event("left out", place, LEFT_OUT, (), f"{step.turns:,} more turn{'s' * (step.turns != 1)}")
            return
        kind, text = _kind(step.operation)
        if isinstance(step.operation, lp.Wait):
            self._wait(step.operation, place, step.loop)
        if kind:
            of_pieces = isinstance(step.operation, lp.Load | lp.Store)
            self._event(kind, place, _clocks(step.operation), step.steps, text, of_pieces)
        if isinstance(step.operation, lp.Memory):
            for counter in step.operation.counter.split():
                self.open[counter].append((self.clock, step.operation))

    def meet(self, clock: int) -> None:
        """Continue all warps at that clock, after a barrier as last event."""
        self.events[-1].end = self.clock = clock

    def _wait(self, wait: lp.Wait, place: lp.Place | None, loop: lp.Loop | None) -> None:
        for counter, most in (("vm", wait.vm), ("lgkm", wait.lgkm)):
            waiting = self.open[counter]
            if most is None or len(waiting) <= most:
                continue
            clock, operation = waiting[-1 - most]
            self.covered.append(Covered(place, f"{counter}cnt({most})", operation, self.clock - clock, loop))
            del waiting[: len(waiting) - most]

    def _event(
        self,
        kind: str,
        place: lp.Place | None,
        clocks: int,
        step: tuple[int, ...],
        text: str,
        of_pieces: bool = False,
    ) -> None:
        last = self.events[-1] if self.events else None
        if (
            last is not None
            and kind != "barrier"
            and (last.kind, last.step, last.text) == (kind, step, text)
            and _line(last.place) == _line(place)
        ):
            last.end, last.count = last.end + clocks, last.count + 1
        else:
            self.events.append(Event(kind, place, self.clock, self.clock + clocks, 1, step, text, of_pieces))
        self.clock += clocks


def _line(place: lp.Place | None) -> tuple[str, int] | None:
    return (place.span.file, place.span.line) if place is not None else None


def _clocks(operation: lp.Operation) -> int:
    return operation.instruction.clocks if isinstance(operation, lp.Mfma | lp.ClearAccumulator) else ISSUE


def _kind(operation: lp.Operation) -> tuple[str, str]:
    """The kind of an operation, and its description. The kind is empty for operations without an instruction known by
    name."""
    match operation:
        case lp.Memory(access=None):
            name = operation.mnemonic
            return (
                "registers" if not operation.counter else "global write" if "store" in name else "global read"
            ), name
        case lp.Memory(access=access) if access is not None:
            return (
                "direct load" if access.direct else "LDS read" if access.kind == "read" else "LDS write"
            ), operation.mnemonic
        case lp.Mfma(instruction=instruction) | lp.ClearAccumulator(instruction=instruction):
            return "product", instruction.mnemonic
        case lp.Wait():
            return "wait", operation.counts
        case lp.Barrier():
            return "barrier", "s_barrier"
        case lp.Load():
            return "global read", "loads of a piece"
        case lp.Store():
            return "global write", "stores of a piece"
        case lp.Elementwise() | lp.Reduce() | lp.Cast() | lp.Copy() | lp.Swap() | lp.Unpack():
            return "registers", "arithmetic on a piece"
        case lp.Simple() if not operation.effects.counters:
            return "", ""
        case _:
            raise AssertionError(f"{type(operation).__name__} has no kind in a timeline")


def as_dict(found: Timeline, place: Any) -> dict[str, Any]:
    """The timeline as plain values. `place` returns the number of a file and line. Events are lists: kind, place,
    start, end, count, step, text, where kind, step and text are numbers in `kinds`, `steps` and `texts`."""
    texts: dict[str, int] = {}
    steps: dict[tuple[int, ...], int] = {}

    def plain(event: Event) -> list[int]:
        step, text = steps.setdefault(event.step, len(steps)), texts.setdefault(event.text, len(texts))
        return [
            KINDS.index(event.kind),
            place(*(_line(event.place) or ("", 0))),
            event.start,
            event.end,
            event.count,
            step,
            text,
        ]

    rows = [[plain(event) for event in events] for events in found.warps]
    return {
        "kinds": list(KINDS),
        "texts": list(texts),
        "steps": [list(step) for step in steps],
        "warps": rows,
        "end": found.end,
        "turns": TURNS,
        "issue": ISSUE,
        "whole": found.whole,
        "together": found.together,
    }


def waits(covered: Iterable[Covered], place: Any) -> list[dict[str, Any]]:
    """Each line's waits with their operations, and the least and most clocks between the two. Waits with the least
    clocks come first, and waits in loops before others."""
    found: dict[tuple[Any, ...], list[int]] = {}
    for one in covered:
        key = (one.loop is not None, _line(one.wait), one.text, _line(one.operation.place), one.operation.mnemonic)
        found.setdefault(key, []).append(one.clocks)
    rows = [
        {
            "place": place(*(wait or ("", 0))),
            "wait": text,
            "in_loop": in_loop,
            "for": place(*operation),
            "instruction": mnemonic,
            "least": min(clocks),
            "most": max(clocks),
            "times": len(clocks),
        }
        for (in_loop, wait, text, operation, mnemonic), clocks in found.items()
    ]
    return sorted(rows, key=lambda row: (not row["in_loop"], "lgkm" in row["wait"], row["least"]))
