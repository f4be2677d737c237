"""What must be finished before what: which operation before which, and by how many turns of the loops the two lie apart
at least.

A turn counts where it begins. Of a loop that both operations are in, that is the distance of their turns; where only
the later one is, the number of its turn; where only the earlier one is, how many turns were left; and of a loop between
them, how many it had. A ring of three buffers, each filled two turns before it is read, owes the load of two turns
before, and not the last turn's.

What is finished at a place stays so, so that a least number of turns says it: an operation that is owed after some
turns is owed after more."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from tiledsl.ir.program import operations as lp

Turns = tuple[int, ...]  # a number for each loop of the program, in the order of lp.flat
# by the numbers of operations: before the first the second must be finished, once so many turns have begun since
Owed = tuple[int, int, Turns]

MAX_TURNS = 8  # operations that lie more turns apart count as if they were so many apart


def since(earlier: Turns, later: Turns) -> Turns:
    """The turns between two states of the same counts."""
    return tuple([min(MAX_TURNS, after - before) for before, after in zip(earlier, later, strict=True)])


def reached(turns: Turns, least: Turns) -> bool:
    """Whether as many turns have begun, of each loop."""
    return all(one >= other for one, other in zip(turns, least, strict=True))


def least(owed: Iterable[Owed]) -> frozenset[Owed]:
    """The same without what follows from the rest."""
    by_pair: defaultdict[tuple[int, int], list[Turns]] = defaultdict(list)
    for later, earlier, turns in sorted(set(owed)):  # what has reached another comes after it
        if not any(reached(turns, known) for known in by_pair[later, earlier]):
            by_pair[later, earlier].append(turns)
    return frozenset((*pair, turns) for pair, all_of in by_pair.items() for turns in all_of)


def follow(owed: Iterable[Owed], known: Iterable[Owed]) -> bool:
    """Whether all that is owed follows from what is known."""
    return least([*known, *owed]) == least(known)


class Obligations:
    """What a program owes, by the numbers of its operations; and the turns of its loops, counted for an operation no
    further than what is owed depends on them.
    """

    def __init__(self, numbers: lp.Numbering, owed: Iterable[Owed]):
        self.numbers = numbers
        self._least: defaultdict[tuple[int, int], list[Turns]] = defaultdict(list)
        self._most: dict[int, Turns] = {}
        for later, earlier, turns in owed:
            self._least[later, earlier].append(turns)
            self._most[earlier] = tuple(map(max, turns, self._most.get(earlier, turns)))

    def owes(self, later: int, earlier: int, turns: Turns) -> bool:
        """Whether the earlier one must be finished before the later one, so many turns after it was issued."""
        known = self._least.get((later, earlier))
        return known is not None and any(reached(turns, wanted) for wanted in known)

    def is_earlier(self, operation: int) -> bool:
        """Whether anything waits for an operation."""
        return operation in self._most

    def none_begun(self, operation: int) -> Turns:
        return (0,) * len(self._most.get(operation, ()))

    def begun(self, operation: int, turns: Turns, loop: lp.Loop) -> Turns:
        """The turns since the operation, once another one of the loop has begun."""
        number = self.numbers.loop(loop)
        if not turns or turns[number] >= self._most[operation][number]:
            return turns
        return (*turns[:number], turns[number] + 1, *turns[number + 1 :])
