"""Walk through a program's operations with the loops and branches around them, and rewrite its bodies."""

from __future__ import annotations

import abc
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from tiledsl.ir.program import operations as lp

State = TypeVar("State")
Body = tuple[lp.Operation, ...]


def walk(
    body: Iterable[lp.Operation], outer: tuple[lp.Loop | lp.Branch, ...] = ()
) -> Iterator[tuple[lp.Operation, tuple[lp.Loop | lp.Branch, ...]]]:
    """Every operation in order, each with the loops and branches around it, outermost first."""
    for operation in body:
        yield operation, outer
        if isinstance(operation, lp.Loop | lp.Branch):
            for inner in operation.bodies:
                yield from walk(inner, (*outer, operation))


def rewrite(body: Iterable[lp.Operation], rewritten: Callable[[Body], Iterable[lp.Operation]]) -> Body:
    """The body after a pass that maps one body to another; bodies inside loops and branches first."""
    inside = []
    for operation in body:
        bodies = operation.bodies
        inside.append(operation.with_bodies([rewrite(inner, rewritten) for inner in bodies]) if bodies else operation)
    return tuple(rewritten(tuple(inside)))


class Rewriter(abc.ABC, Generic[State]):
    """A pass in the order of execution, with a state that each operation passes to the next.

    Joined states must be unions of few elements: a second pass over a loop, with the state at its end, is taken to be
    enough.
    """

    @abc.abstractmethod
    def operation(self, operation: lp.Operation, state: State) -> tuple[Iterable[lp.Operation], State]:
        """The replacement of an operation without bodies, and the state after it."""

    @abc.abstractmethod
    def joined(self, one: State, other: State) -> State:
        """The state where two paths meet."""

    def arm(self, branch: lp.Branch, body: Body, state: State) -> tuple[Body, State]:
        """An arm of a branch, and the state at its end."""
        return self.block(body, state)

    def block(self, body: Iterable[lp.Operation], state: State) -> tuple[Body, State]:
        """A body, given the state before it, and the state at its end."""
        out: list[lp.Operation] = []
        for operation in body:
            match operation:
                case lp.Simple():
                    operations, state = self.operation(operation, state)
                    out += operations
                case lp.Loop():
                    _, end = self.block(operation.body, state)
                    inner, state = self.block(operation.body, self.joined(state, end))
                    out.append(operation.with_bodies([inner]))
                case lp.Branch():
                    (then, one), (otherwise, other) = (self.arm(operation, arm, state) for arm in operation.bodies)
                    state = self.joined(one, other)
                    out.append(operation.with_bodies([then, otherwise]))
                case _:
                    raise AssertionError(f"{type(operation).__name__} does not state its bodies to a rewriter")
        return tuple(out), state
