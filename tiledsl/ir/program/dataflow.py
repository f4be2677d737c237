"""Forward data flow to a fixed point, over the points of a listing or of a program.

A point is a place between two instructions, named by what comes next: the point before instruction 3, or before
instruction 3 once operation 5 was the last. The state at a point holds on every path that leads to it.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable
from typing import TypeVar

Point = TypeVar("Point", int, tuple[int, int])
State = TypeVar("State")


def forward(
    entry: Point,
    state: State,
    following: Callable[[Point, State], Iterable[tuple[Point, State]]],
    joined: Callable[[State, State], State],
    rank: Callable[[Point], int],
) -> dict[Point, State]:
    """The state at each point that control can reach from `entry`, where `state` holds.

    `following` gives the points that may come next, each with the one state on the way there; `joined` is the state
    where two paths meet, known state first. More at a point must mean more, or the same, at the points behind it, and
    states must not grow for ever.

    Points are taken by their rank: with the `ranks` of control, all paths that meet arrive first. While one path alone
    leads to a point, a later state on that path takes the place of the earlier one.
    """
    before = {entry: state}
    ways: dict[Point, set[Point | None]] = {entry: {None}}
    work, waiting = [(rank(entry), entry)], {entry}
    while work:
        _, point = heapq.heappop(work)
        waiting.discard(point)
        for successor, arriving in following(point, before[point]):
            known, way = before.get(successor), ways.setdefault(successor, set())
            way.add(point)
            there = arriving if known is None or len(way) == 1 else joined(known, arriving)
            if known is None or there != known:
                before[successor] = there
                if successor not in waiting:
                    waiting.add(successor)
                    heapq.heappush(work, (rank(successor), successor))
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
