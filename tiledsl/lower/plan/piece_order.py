"""The order of a run of statements that work piece by piece: each store, or other lasting result, follows directly
after the statements that it alone needs.

So the pieces of one tile are finished before the pieces of the next tile begin, whatever the kernel's order.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Sequence

from tiledsl.ir import nodes as ir

Slice = Sequence[ir.Statement]


def in_groups(run: Sequence[ir.Statement], passing: Collection[ir.Tile]) -> list[list[Slice]]:
    """Cut the run into slices: each is a lasting result, with the statements that it needs and that no earlier slice
    has. Slices that share a passing tile make a group, whose pieces are planned together; no passing tile lives from
    one group to the next.
    """
    slices = _slices(run, passing)
    groups: list[list[Slice]] = [[]]
    reach = 0
    lasts = _last_slices(slices, passing)
    for number, (part, last) in enumerate(zip(slices, lasts, strict=True)):
        if number > reach:
            groups.append([])
        groups[-1].append(part)
        reach = max(reach, last)
    return groups


def _slices(run: Sequence[ir.Statement], passing: Collection[ir.Tile]) -> list[Slice]:
    needs = _needs(run)
    done: set[int] = set()
    slices: list[Slice] = []
    for number, statement in enumerate(run):
        if not written(statement) <= set(passing):
            found = _closure(number, needs, done)
            slices.append([run[i] for i in sorted(found)])
            done |= found
    rest = [statement for number, statement in enumerate(run) if number not in done]
    return [*slices, rest] if rest else slices


def _needs(run: Sequence[ir.Statement]) -> list[set[int]]:
    """For each statement, the earlier statements that must come before it, without those that others of them already
    need.
    """
    writer: dict[object, int] = {}
    readers: dict[object, set[int]] = {}
    out: list[set[int]] = []
    for number, statement in enumerate(run):
        reads, writes = read(statement), written(statement)
        out.append(
            {writer[key] for key in reads | writes if key in writer}.union(*(readers.get(key, set()) for key in writes))
        )
        for key in reads:
            readers.setdefault(key, set()).add(number)
        for key in writes:
            writer[key] = number
            readers[key] = set()
    return out


def _closure(number: int, needs: Sequence[set[int]], done: Collection[int]) -> set[int]:
    found: set[int] = set()
    left = [number]
    while left:
        one = left.pop()
        if one not in found and one not in done:
            found.add(one)
            left += needs[one]
    return found


def read(statement: ir.Statement) -> set[object]:
    """The tiles and the tensors that the statement reads."""
    return {_whole(one) for one in statement.effects.reads}


def written(statement: ir.Statement) -> set[object]:
    """The tiles and the tensors that the statement writes."""
    return {_whole(one) for one in statement.effects.writes}


def _whole(one: ir.Touched) -> object:
    return one.tensor if isinstance(one, ir.Window) else one


def _last_slices(slices: Sequence[Slice], passing: Collection[ir.Tile]) -> list[int]:
    """For each slice, the last slice that uses a passing tile's value that this slice wrote."""
    lasts = list(range(len(slices)))
    used: dict[object, int] = {}  # the last slice that wants what the tile holds at this place
    for number, statement in _backwards(slices):
        reads, writes = read(statement), written(statement)
        for tile in writes - reads:
            lasts[number] = max(lasts[number], used.pop(tile, number))
        for tile in reads.intersection(passing):
            used.setdefault(tile, number)
    return lasts


def _backwards(slices: Sequence[Slice]) -> Iterator[tuple[int, ir.Statement]]:
    return itertools.chain.from_iterable(
        ((number, statement) for statement in reversed(slices[number])) for number in reversed(range(len(slices)))
    )
