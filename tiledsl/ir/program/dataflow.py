"""Forward data flow to a fixed point, over the points of a listing or of a program.

A point is a place between two instructions, named by what comes next: the point before instruction 3, or before
instruction 3 once operation 5 was the last. The state at a point holds on every path that leads to it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

Point = TypeVar("Point", bound=Hashable)
State = TypeVar("State")


def forward(
    entry: Point,
    state: State,
    following: Callable[[Point, State], Iterable[tuple[Point, State]]],
    joined: Callable[[State, State], State],
) -> dict[Point, State]:
    """The state at each point that control can reach from `entry`, where `state` holds.

    `following` gives the points that may come next, each with the state on the way there; `joined` is the state where
    two paths meet, known state first. States must not grow for ever.
    """
    before = {entry: state}
    work = [entry]
    while work:
        point = work.pop()
        for successor, arriving in following(point, before[point]):
            known = before.get(successor)
            there = arriving if known is None else joined(known, arriving)
            if known is None or there != known:
                before[successor] = there
                work.append(successor)
    return before


def at_head(entered: State, turn: Callable[[State], State], joined: Callable[[State, State], State]) -> State:
    """The state at the head of a loop. `turn` gives the state there from the last guess: from before the loop, and
    from the end of its body.

    More at the head can leave less at the end, as where a turn waits for more; so that each guess replaces the last
    one, and guesses are joined only where they go round in circles.
    """
    heads, circling = [entered], False
    while True:
        head = turn(heads[-1])
        circling = circling or head in heads[:-1]
        head = joined(head, heads[-1]) if circling else head
        if head == heads[-1]:
            return head
        heads.append(head)
