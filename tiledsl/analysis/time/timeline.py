"""What each wave of a compute unit does when, and which pipes are busy: the modelled timeline."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """A span of a wave's time in clk from the start: the issue of an instruction, or what the wave waits for.

    `kind` is one of `ISSUES` (timed.py) or, of a wait, its cause; `waits` says which. `what` is the mnemonic of the
    instruction that is issued or waits, `place` its line of the source, and `line` its line of the listing.
    """

    wave: int
    start: int
    end: int
    kind: str
    what: str
    place: str
    line: int
    waits: bool


class Busy(NamedTuple):
    """A span of time in which an instruction keeps a pipe busy. `simd` is None for a pipe of the whole compute unit."""

    pipe: str
    simd: int | None
    start: int
    end: int
    what: str
    place: str
    line: int


class Iterations(NamedTuple):
    """The clk at which a wave begins its iterations of the hot loop.

    The last of `begins` is the end of the iteration before it: there `left_out` iterations are left out.
    """

    wave: int
    begins: tuple[int, ...]
    left_out: int


class Timeline(NamedTuple):
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
        pipes = list(dict.fromkeys((one.pipe, one.simd) for one in self.busy))
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
