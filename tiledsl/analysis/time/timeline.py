"""What each wave of a compute unit does when, and which pipes are busy: the modelled timeline."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from tiledsl.analysis.time import operations
from tiledsl.analysis.time.engine import CAUSES, PIPES, Record

# by the kind of an instruction: the word for it in a timeline
_ISSUES = {
    operations.VECTOR: "vector",
    operations.MATRIX: "product",
    operations.SCALAR: "scalar",
    operations.SCALAR_LOAD: "scalar",
    operations.LDS: "LDS access",
    operations.GLOBAL: "global access",
    operations.BRANCH: "scalar",
    operations.WAIT: "synchronization",
    operations.BARRIER: "synchronization",
    operations.PAUSE: "synchronization",
    operations.PRIORITY: "scalar",
    operations.END: "scalar",
}
ISSUES = tuple(dict.fromkeys(_ISSUES.values()))  # what a wave issues; none of these is the name of a cause
_OF_A_SIMD = PIPES[:2]


@dataclasses.dataclass(frozen=True, slots=True)
class Event:
    """A span of a wave's time in clk from the start: the issue of an instruction, or what the wave waits for.

    `kind` is one of `ISSUES` or, of a wait, its cause. `what` is the mnemonic of the instruction that is issued or
    waits, `place` its line of the source and `line` its line of the listing.
    """

    wave: int
    start: int
    end: int
    kind: str
    what: str
    place: str
    line: int

    @property
    def waits(self) -> bool:
        """Return whether the wave waits."""
        return self.kind in CAUSES


@dataclasses.dataclass(frozen=True, slots=True)
class Busy:
    """A span of time in which an instruction keeps a pipe busy. `simd` is None for a pipe of the whole compute unit."""

    pipe: str
    simd: int | None
    start: int
    end: int
    what: str
    place: str
    line: int


@dataclasses.dataclass(frozen=True, slots=True)
class Iterations:
    """The clk at which a wave begins its iterations of the hot loop.

    The last of `begins` is the end of the iteration before it: there `left_out` iterations are left out.
    """

    wave: int
    begins: tuple[int, ...]
    left_out: int


@dataclasses.dataclass(frozen=True, slots=True)
class Timeline:
    """A compute unit with its blocks, from the first instruction to the last, in clk.

    Wave w belongs to SIMD w mod `simds`, and to the block w // `waves_per_block`. Of a loop some iterations are
    simulated, and stand for those left out.
    """

    simds: int
    waves_per_block: int
    events: tuple[Event, ...]
    busy: tuple[Busy, ...]
    iterations: tuple[Iterations, ...]

    @property
    def end(self) -> int:
        """Return the clk at which the last wave ends, or the last pipe is free."""
        ends = [event.end for event in self.events] + [one.end for one in self.busy]
        return max(ends, default=0)

    def trace_events(self, title: str) -> list[dict[str, Any]]:
        """Return Chrome's trace events: the waves are the threads of one process, the pipes those of another one."""
        rows: list[dict[str, Any]] = []
        for process, name in enumerate((title, f"{title}: pipes")):
            rows.append({"name": "process_name", "ph": "M", "pid": process, "args": {"name": name}})
        for wave in sorted({event.wave for event in self.events}):
            rows.append(_thread(0, wave, f"wave {wave}"))
        pipes = sorted({(one.pipe, one.simd) for one in self.busy}, key=lambda pair: (PIPES.index(pair[0]), pair[1]))
        for number, (pipe, simd) in enumerate(pipes):
            rows.append(_thread(1, number, pipe if simd is None else f"{pipe} {simd}"))
        for event in self.events:
            rows.append(_span(0, event.wave, event, event.kind if event.waits else event.what))
        numbers = {pair: number for number, pair in enumerate(pipes)}
        for one in self.busy:
            rows.append(_span(1, numbers[one.pipe, one.simd], one, one.what))
        return rows


def _thread(process: int, thread: int, name: str) -> dict[str, Any]:
    return {"name": "thread_name", "ph": "M", "pid": process, "tid": thread, "args": {"name": name}}


def _span(process: int, thread: int, one: Event | Busy, name: str) -> dict[str, Any]:
    span = {"name": name, "ph": "X", "pid": process, "tid": thread, "ts": one.start, "dur": one.end - one.start}
    return {**span, "args": {"place": one.place}}


def timeline_of(
    record: Record, simds: int, waves_per_block: int, mnemonic: Callable[[int], str], place: Any, line: Any
) -> Timeline:
    """Return the timeline of a record. `mnemonic`, `place` and `line` map the number of an instruction to these."""
    events = [
        Event(
            wave,
            start,
            end,
            CAUSES[kind] if kind >= 0 else _ISSUES[-1 - kind],
            mnemonic(index),
            place(index),
            line(index),
        )
        for wave, start, end, kind, index in record.waves
        if end > start
    ]
    busy = []
    for number, simd, start, end, index in record.pipes:
        pipe = PIPES[number]
        of = simd if pipe in _OF_A_SIMD else None
        busy.append(Busy(pipe, of, start, end, mnemonic(index), place(index), line(index)))
    first = {wave: Iterations(wave, tuple(begins), left) for wave, begins, left in reversed(record.iterations)}
    return Timeline(simds, waves_per_block, tuple(events), tuple(busy), tuple(first[wave] for wave in sorted(first)))
