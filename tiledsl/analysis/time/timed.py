"""The timeline of a compute unit from the record of its simulation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.analysis.time import operations
from tiledsl.analysis.time.engine import CAUSES, PIPES, Record
from tiledsl.analysis.time.timeline import Busy, Event, Iterations, Timeline

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
            kind >= 0,
        )
        for wave, start, end, kind, index in record.waves
        if end > start
    ]
    busy = []
    for number, simd, start, end, index in sorted(record.pipes, key=lambda one: one[:3]):
        pipe = PIPES[number]
        of = simd if pipe in _OF_A_SIMD else None
        busy.append(Busy(pipe, of, start, end, mnemonic(index), place(index), line(index)))
    first = {wave: Iterations(wave, tuple(begins), left) for wave, begins, left in reversed(record.iterations)}
    return Timeline(simds, waves_per_block, tuple(events), tuple(busy), tuple(first[wave] for wave in sorted(first)))
