"""The operands at the ends of a contract's maxima and minima, and the order in which they decide.

In a random order a maximum of n operands shows one that a kernel leaves out with a probability of 1/n for each element.
Masks and tiles that are wrong by one leave out an operand at an end. So a contract with a maximum of rows or columns is
compared a second time, in an order in which the last operand of each maximum is the largest of all for the first seed,
and the first operand for the second seed.
"""

from __future__ import annotations

import dataclasses

import numpy as np

from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields.quantities import FINITE, Order, Quantity
from tiledsl.analysis.fields.residues import SEEDS


@dataclasses.dataclass(eq=False)
class Ends:
    """The keys of the operands at the ends of all maxima and minima, for each seed, above and below."""

    tops: tuple[list[np.ndarray], ...] = dataclasses.field(default_factory=lambda: tuple([] for _ in range(SEEDS)))
    bottoms: tuple[list[np.ndarray], ...] = dataclasses.field(default_factory=lambda: tuple([] for _ in range(SEEDS)))

    def of(self, op: str) -> OfOne:
        """Return the collection for one maximum or minimum of rows or columns."""
        return OfOne(self, op == "maximum")

    def order(self) -> Order | None:
        """Return the order in which these operands decide; None where there are none."""
        if not any(map(any, ([map(len, one) for one in (*self.tops, *self.bottoms)]))):
            return None
        tops, bottoms = (tuple(map(_joined, each)) for each in (self.tops, self.bottoms))
        return Order(tops, bottoms)


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
                chosen[seed].append(np.unique(found[found >= 0]).astype(np.uint32))


def _joined(keys: list[np.ndarray]) -> np.ndarray:
    return np.unique(np.concatenate(keys)) if keys else np.zeros(0, dtype=np.uint32)
