"""Before loads that some lanes leave out, their registers are said to hold nothing.

In C++ a register that is set in a branch keeps its old value past it. To the compiler that value lives on from the copy
before, through loops and other branches. Where it is alive beside the new one, each has registers of its own, and the
compiler moves the new one when its load has not come back yet. No lane reads what it has not loaded, so an empty
statement that sets the registers ends the old value's life; then both are one, in one register."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import rewrite


def forgetting(body: Sequence[lp.Operation]) -> tuple[lp.Operation, ...]:
    """The body, with that before each run of loads: within it, loads under the same guard stay side by side."""
    return rewrite(body, _forgetting)


def _forgetting(body: tuple[lp.Operation, ...]) -> Iterator[lp.Operation]:
    for loads, run in itertools.groupby(body, _is_load):
        operations = list(run)
        yield from _with_forgotten(operations) if loads else operations


def _is_load(operation: lp.Operation) -> bool:
    return isinstance(operation, lp.Memory) and operation.counter == "vm" and bool(operation.out)


def _with_forgotten(loads: list[lp.Operation]) -> Iterator[lp.Operation]:
    guarded = [load for load in loads if isinstance(load, lp.Memory) and load.guard is not None]
    if guarded:
        yield lp.Forget(guarded[0].place, tuple(name for load in guarded for name in load.out))
    yield from loads
