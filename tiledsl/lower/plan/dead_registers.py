"""Declare registers dead before loads that some lanes skip.

In C++ a register that is set in a branch keeps its old value after the branch. The register's old value would stay live
while the load is in flight, through loops and other branches, and clang might move the pending result to another
register. No lane reads a register that it has not loaded. So an empty statement sets the registers anew: the old value
is dead, and clang keeps one register.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import rewrite


def forgetting(body: Sequence[lp.Operation]) -> tuple[lp.Operation, ...]:
    """The body with such a statement before each run of loads; within a run, loads under the same guard
    stay together.
    """
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
