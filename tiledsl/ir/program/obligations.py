"""Required orders: which operation must be finished before which, and how many turns of the loops lie between the two
at least.

A turn counts from its beginning. For a loop around both operations, the count is the distance of their turns; around
the later one only, the number of its turn; around the earlier one only, the turns that were left; for a loop between
the two, all its turns. With a ring of three buffers, each filled two turns before it is read, the load of two turns
before is required to be finished, and the load of the last turn is not.

A finished operation stays finished, so a least number of turns is enough: an order that is required after some turns is
required after more.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from tiledsl.ir.program import operations as lp

Turns = tuple[int, ...]  # a number for each loop of the program, in the order of lp.flat
# by the numbers of operations: before the first the second must be finished, once so many turns have begun since
RequiredOrder = tuple[int, int, Turns]

MAX_TURNS = 8  # operations that lie more turns apart count as if they were so many apart


def since(earlier: Turns, later: Turns) -> Turns:
    """The turns between two states of the same counts."""
    return tuple([min(MAX_TURNS, after - before) for before, after in zip(earlier, later, strict=True)])


def reached(turns: Turns, least: Turns) -> bool:
    """Whether as many turns of each loop have begun."""
    return all(one >= other for one, other in zip(turns, least, strict=True))


def least(required: Iterable[RequiredOrder]) -> frozenset[RequiredOrder]:
    """The orders without those that follow from the others."""
    by_pair: defaultdict[tuple[int, int], list[Turns]] = defaultdict(list)
    for later, earlier, turns in sorted(set(required)):  # what has reached another comes after it
        if not any(reached(turns, known) for known in by_pair[later, earlier]):
            by_pair[later, earlier].append(turns)
    return frozenset((*pair, turns) for pair, all_of in by_pair.items() for turns in all_of)


def follow(required: Iterable[RequiredOrder], known: Iterable[RequiredOrder]) -> bool:
    """Whether all required orders follow from the known ones."""
    return least([*known, *required]) == least(known)


class Obligations:
    """The required orders of a program, by the numbers of its operations; and the turns of its loops since an
    operation, counted no further than an order depends on them.
    """

    def __init__(self, numbers: lp.Numbering, required: Iterable[RequiredOrder]):
        self.numbers = numbers
        self._least: defaultdict[tuple[int, int], list[Turns]] = defaultdict(list)
        self._most: dict[int, Turns] = {}
        for later, earlier, turns in required:
            self._least[later, earlier].append(turns)
            self._most[earlier] = tuple(map(max, turns, self._most.get(earlier, turns)))

    def requires(self, later: int, earlier: int, turns: Turns) -> bool:
        """Whether the earlier operation must be finished before the later one, so many turns after its issue."""
        known = self._least.get((later, earlier))
        return known is not None and any(reached(turns, wanted) for wanted in known)

    def is_earlier(self, operation: int) -> bool:
        """Whether an order requires the operation to be finished."""
        return operation in self._most

    def none_begun(self, operation: int) -> Turns:
        return (0,) * len(self._most.get(operation, ()))

    def begun(self, operation: int, turns: Turns, loop: lp.Loop) -> Turns:
        """The turns since the operation, once another turn of the loop has begun."""
        number = self.numbers.loop(loop)
        if not turns or turns[number] >= self._most[operation][number]:
            return turns
        return (*turns[:number], turns[number] + 1, *turns[number + 1 :])
