"""Nesting of a lowered program's operations, and the order in which a reader of the kernel meets two accesses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tiledsl.analysis.order.elaborate import Touch, WarpTrace
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp

Around = Mapping[int, tuple[lp.Loop | lp.Branch, ...]]


def around(body: Iterable[lp.Operation]) -> Around:
    """Map the id of each operation to its enclosing loops and branches, outermost first, in program order."""
    return dict(_around(body, ()))


def _around(
    body: Iterable[lp.Operation], outer: tuple[lp.Loop | lp.Branch, ...]
) -> Iterator[tuple[int, tuple[lp.Loop | lp.Branch, ...]]]:
    for operation in body:
        yield id(operation), outer
        match operation:
            case lp.Loop(body=inner):
                yield from _around(inner, (*outer, operation))
            case lp.Branch(then=then, otherwise=otherwise):
                yield from _around(then, (*outer, operation))
                yield from _around(otherwise, (*outer, operation))


class Reading:
    """The order in which a reader of the kernel meets its accesses."""

    def __init__(self, body: Sequence[lp.Operation]):
        self.operations = tuple(lp.flat(body))
        self.around = around(body)
        self.position = {operation: number for number, operation in enumerate(self.around)}

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
        first, second = (self.position[id(touch.operation)] for touch in (one, other))
        again = any(a != b for a, b in self._steps(one, other))
        for operation in self.operations:
            here = self.position[id(operation)]
            between = here > first or here < second if again else first < here < second
            if isinstance(operation, lp.Barrier) and between and operation.place.span not in reached:
                branches = [
                    b
                    for b in self.around[id(operation)]
                    if isinstance(b, lp.Branch) and "block" in ex.kinds(b.condition)
                ]
                if branches:
                    return branches[-1]
        return None

    def _arms(self, touch: Touch) -> set[tuple[int, bool]]:
        """Return the enclosing branches on warps, with the arm that contains the access."""
        branches = [
            b for b in self.around[id(touch.operation)] if isinstance(b, lp.Branch) and "warp" in ex.kinds(b.condition)
        ]
        return {(id(branch), any(inner is touch.operation for inner in lp.flat(branch.then))) for branch in branches}

    def _compare(self, one: Touch, other: Touch) -> int:
        differing = next(((a, b) for a, b in self._steps(one, other) if a != b), None)
        a, b = differing or (self.position[id(one.operation)], self.position[id(other.operation)])
        return (a > b) - (a < b)

    def _steps(self, one: Touch, other: Touch) -> Iterator[tuple[int, int]]:
        """Yield the steps of the two accesses in each common loop."""
        inside = {id(loop) for loop in self.around[id(other.operation)]}
        for loop in self.around[id(one.operation)]:
            if isinstance(loop, lp.Loop) and id(loop) in inside:
                yield _step(one, loop), _step(other, loop)


def _step(touch: Touch, loop: lp.Loop) -> int:
    steps = touch.operation.place.steps
    return next(
        (value for value, step in zip(touch.steps, steps, strict=True) if loop.var in set(ex.variables(step))), 0
    )
