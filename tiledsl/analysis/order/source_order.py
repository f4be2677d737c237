"""Nesting of a lowered program's operations, and the order in which a reader of the kernel meets two accesses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tiledsl.analysis.order.elaborate import Touch, WarpTrace
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import walk


class Reading:
    """The order in which a reader of the kernel meets its accesses."""

    def __init__(self, program: lp.Program):
        self.numbers = program.numbers
        self.enclosing = [outer for _, outer in walk(program.body)]

    def sorted(self, one: Touch, other: Touch) -> tuple[Touch, Touch]:
        """Sort two accesses by the steps of their common loops, then by their places."""
        return (one, other) if self._compare(one, other) <= 0 else (other, one)

    def in_other_arms(self, one: Touch, other: Touch) -> bool:
        """Return whether each access stands in a branch on warps that does not contain the other.

        No path leads from one to the other then.
        """
        first, second = (self._arms(touch) for touch in (one, other))
        return bool(first - second) and bool(second - first)

    def passed_by(self, one: Touch, other: Touch, traces: Sequence[WarpTrace]) -> lp.Branch | None:
        """Return the innermost branch on the block around a barrier between two accesses, or None.

        Only barriers count that no warp reaches.
        """
        reached = {barrier.place.span for trace in traces for barrier in trace.barriers}
        first, second = (self.numbers[touch.operation] for touch in (one, other))
        again = any(a != b for a, b in self._steps(one, other))
        for here, operation in enumerate(self.numbers.operations):
            between = here > first or here < second if again else first < here < second
            if isinstance(operation, lp.Barrier) and between and operation.place.span not in reached:
                branches = [
                    b for b in self.enclosing[here] if isinstance(b, lp.Branch) and "block" in ex.kinds(b.condition)
                ]
                if branches:
                    return branches[-1]
        return None

    def outer(self, operation: lp.Operation) -> tuple[lp.Loop | lp.Branch, ...]:
        """The loops and branches around an operation, outermost first."""
        return self.enclosing[self.numbers[operation]]

    def _arms(self, touch: Touch) -> set[tuple[int, bool]]:
        """Return the enclosing branches on warps, with the arm that contains the access."""
        branches = [
            b for b in self.outer(touch.operation) if isinstance(b, lp.Branch) and "warp" in ex.kinds(b.condition)
        ]
        return {
            (self.numbers[branch], any(inner is touch.operation for inner in lp.flat(branch.then)))
            for branch in branches
        }

    def _compare(self, one: Touch, other: Touch) -> int:
        differing = next(((a, b) for a, b in self._steps(one, other) if a != b), None)
        a, b = differing or (self.numbers[one.operation], self.numbers[other.operation])
        return (a > b) - (a < b)

    def _steps(self, one: Touch, other: Touch) -> Iterator[tuple[int, int]]:
        """Yield the steps of the two accesses in each common loop."""
        inside = {self.numbers[loop] for loop in self.outer(other.operation)}
        for loop in self.outer(one.operation):
            if isinstance(loop, lp.Loop) and self.numbers[loop] in inside:
                yield _step(one, loop), _step(other, loop)


def _step(touch: Touch, loop: lp.Loop) -> int:
    steps = touch.operation.place.steps
    return next(
        (value for value, step in zip(touch.steps, steps, strict=True) if loop.var in set(ex.variables(step))), 0
    )
