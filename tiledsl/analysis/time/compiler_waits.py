"""The waits that clang places in loops, for loads in plain C++ before a loop.

clang waits where an operation takes what a load brings: of a register that a loop reads first, in each turn. The count
of such a wait is that of the loads which clang has issued since. But the counter also counts the loads of inline
assembly, which clang does not know: each turn waits for these, too."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from tiledsl.ir.program import operations as lp


def waits_in_loops(program: lp.Program) -> dict[int, int]:
    """Return, by the numbers of operations in loops, how many loads may be in flight when these begin."""
    found: dict[int, int] = {}
    unread: dict[str, int] = {}  # the instructions of loads, in their order

    def pass_by(body: Iterable[lp.Operation]) -> None:
        for operation in body:
            if isinstance(operation, lp.Load):
                unread[operation.register] = instructions_of(operation)
            elif isinstance(operation, lp.Loop):
                found.update(_first_reads(operation, unread, program))
            else:
                for name in operation.effects.read:
                    unread.pop(name, None)
            for inner in operation.bodies:
                pass_by(inner)

    if any(isinstance(operation, lp.Load) for operation in program.numbers.operations):
        pass_by(program.body)
    return found


def instructions_of(operation: lp.Load | lp.Store) -> int:
    """Return the instructions that move a piece."""
    return max(1, math.ceil(operation.access.count / operation.access.width))


def _first_reads(loop: lp.Loop, unread: dict[str, int], program: lp.Program) -> Iterator[tuple[int, int]]:
    """Yield the operations of a loop that read such a register, and the loads that may still be in flight."""
    behind, left = dict(unread), sum(unread.values())
    for name, count in unread.items():
        left -= count
        behind[name] = left
    for operation in lp.flat(loop.body):
        counts = [behind.pop(name) for name in operation.effects.read if name in behind]
        if counts:
            yield program.numbers[operation], min(counts)
