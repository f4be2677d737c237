"""The operands at the ends of a contract's maxima and minima, and the order in which they decide.

In a random order a maximum of n operands shows one that a kernel leaves out with a probability of 1/n for each element.
Masks and tiles that are wrong by one leave out an operand at an end. So a contract with a maximum of rows or columns is
compared a second time, in an order in which the last operand of each maximum is the largest of all for the first seed,
and the first operand for the second seed.

Such a maximum would also be the larger one beside nearly every single value, as in max(row_max(x), 5). So there are
further orders, in each of which one operand of a maximum of two values is above all others: for each seed another one.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Container, Iterator, Sequence

import numpy as np

from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields.field_functions import EXTREMES
from tiledsl.analysis.fields.quantities import FINITE, Order, Quantity
from tiledsl.analysis.fields.residues import SEEDS
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.walk import statements


@dataclasses.dataclass(eq=False)
class Side:
    """The keys of one operand of a maximum or minimum of two values, for each seed.

    The operand decides where it is above all others or, where not `is_above`, below.
    """

    is_above: bool
    keys: tuple[list[np.ndarray], ...] = dataclasses.field(default_factory=lambda: tuple([] for _ in range(SEEDS)))


@dataclasses.dataclass(eq=False)
class Ends:
    """The keys of the operands at the ends of all maxima and minima, for each seed, above and below.

    `sides` are operands of maxima of two values, by a number of the maximum and that of the operand. `of_many` are the
    vectors that are maxima or minima of many values: the ends of these values decide in maxima of two such vectors.
    """

    of_many: frozenset[ir.Tile] = frozenset()

    tops: tuple[list[np.ndarray], ...] = dataclasses.field(default_factory=lambda: tuple([] for _ in range(SEEDS)))
    bottoms: tuple[list[np.ndarray], ...] = dataclasses.field(default_factory=lambda: tuple([] for _ in range(SEEDS)))
    sides: dict[tuple[int, int], Side] = dataclasses.field(default_factory=dict)

    def of(self, op: str) -> OfOne:
        """Return the collection for one maximum or minimum of rows or columns."""
        return OfOne(self, op == "maximum")

    def note(self, number: int, op: str, operands: Sequence[Quantity], chosen: Sequence[int]) -> None:
        """Note the finite values of the operands `chosen` of a maximum or minimum of two."""
        one, other, factor = qu.alike(*map(qu.decided, operands))
        if not any(both == (True, True) for both in zip(one.has, other.has, strict=True)):
            return
        values = qu.same_parts(one, other)
        is_above = EXTREMES[op] != (factor is not None and factor.is_negative)
        for at in chosen:
            side = self.sides.setdefault((number, at), Side(is_above))
            keys = qu.keys(values[at])
            is_finite = np.broadcast_to(qu.kinds_of(values[at]), keys.shape) == FINITE
            for seed, found in enumerate(side.keys):
                found.append(distinct(keys[..., seed, :, :][is_finite[..., seed, :, :]]))

    def orders(self) -> Iterator[Order]:
        """Yield the orders in which these operands decide: one value cannot be above all others and below."""
        tops, bottoms = (tuple(map(_joined, each)) for each in (self.tops, self.bottoms))
        both = any(len(np.intersect1d(*pair)) for pair in zip(tops, bottoms, strict=True))
        for order in (Order(tops), Order((), bottoms)) if both else (Order(tops, bottoms),):
            if any(map(len, (*order.tops, *order.bottoms))):
                yield order
        sides = [side for side in self.sides.values() if any(map(len, map(_joined, side.keys)))]
        for first in range(0, len(sides), SEEDS):
            yield _of_sides([sides[min(first + seed, len(sides) - 1)] for seed in range(SEEDS)])


class OfOne:
    """The operands at the ends of one maximum or minimum of rows or columns, whose operands pass by in portions."""

    def __init__(self, ends: Ends, largest: bool):
        self.ends, self.largest = ends, largest
        self.found: list[np.ndarray | None] = [None] * SEEDS  # the keys, −1 where no operand was finite
        self.is_negative = False

    def pass_by(self, source: Quantity, axis: str) -> None:
        """Note the last finite operands, or the first ones, of a portion."""
        along = -1 if axis == "row" else -2
        self.is_negative = source.factor is not None and source.factor.is_negative
        numbers = qu.keys(source).astype(np.int64)
        numbers[np.broadcast_to(qu.kinds_of(source), numbers.shape) != FINITE] = -1
        for seed, of_seed in enumerate(np.moveaxis(numbers, along, -1)):
            is_last = seed == 0
            turned = of_seed[..., ::-1] if is_last else of_seed
            at = np.expand_dims((turned >= 0).argmax(axis=-1), -1)
            found, before = np.take_along_axis(turned, at, axis=-1)[..., 0], self.found[seed]
            if before is None:
                self.found[seed] = found
            else:
                self.found[seed] = np.where((found >= 0) & is_last | (before < 0), found, before)

    def close(self) -> None:
        """Keep what was noted."""
        chosen = self.ends.tops if self.largest != self.is_negative else self.ends.bottoms
        for seed, found in enumerate(self.found):
            if found is not None:
                chosen[seed].append(distinct(found[found >= 0]).astype(np.uint32))


def vectors_of_many(kernel: ir.KernelIR) -> frozenset[ir.Tile]:
    """Return the tiles whose elements are always maxima or minima of rows or columns, or of such vectors."""
    writers: dict[ir.Tile, list[ir.Statement]] = {}
    for statement in statements(kernel.body):
        for tile in statement.effects.tiles_written:
            writers.setdefault(tile, []).append(statement)
    found = {tile for tile in writers if 1 in (tile.rows, tile.cols)}
    while True:
        left = {tile for tile in found if all(_is_of_many(one, found) for one in writers[tile])}
        if left == found:
            return frozenset(found)
        found = left


def _is_of_many(statement: ir.Statement, vectors: Container[ir.Tile]) -> bool:
    if isinstance(statement, ir.Elementwise):
        return is_of_many(statement.value, vectors)
    if isinstance(statement, ir.SwapLayout | ir.Cast):
        return statement.src in vectors
    return isinstance(statement, ir.Reduce) and statement.op in EXTREMES


def is_of_many(value: ir.Element, vectors: Container[ir.Tile]) -> bool:
    """Return whether a value is one of the vectors, a multiple or a maximum of them, or no value yet."""
    if isinstance(value, ir.OfTile):
        return value.tile in vectors
    if isinstance(value, ir.Apply) and value.op == "*":
        others = [one for one in value.operands if not isinstance(one, ir.Number | ir.Parameter)]
        return len(others) == 1 and is_of_many(others[0], vectors)
    if isinstance(value, ir.Apply):
        return value.op in EXTREMES and len(value.operands) == 2 and all(is_of_many(x, vectors) for x in value.operands)
    return isinstance(value, ir.Number) and math.isinf(value.value)


def _of_sides(sides: Sequence[Side]) -> Order:
    """Return the order in which each of the sides decides, for one seed."""
    nothing = np.zeros(0, dtype=np.uint32)
    keys = [_joined(side.keys[seed]) for seed, side in enumerate(sides)]
    tops, bottoms = (
        tuple(one if side.is_above == above else nothing for one, side in zip(keys, sides, strict=True))
        for above in (True, False)
    )
    return Order(tops, bottoms)


def _joined(keys: list[np.ndarray]) -> np.ndarray:
    return distinct(np.concatenate(keys)) if keys else np.zeros(0, dtype=np.uint32)
