"""How far a mismatch reaches: random fingerprints expose some wrong elements; find all elements built the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.compare import CLIPS, applies
from tiledsl.analysis.values.fingerprints import mixed
from tiledsl.analysis.values.tags import ZERO, Tags

_BELOW = 16


class Extent(NamedTuple):
    """The elements that differ.

    `by_chance` is true where the random numbers decide which elements show the difference. `is_known` is true where
    exactly these elements differ: they are made of other elements of tensors than due, all others of the elements due,
    and the operations are the ones due. Where the operations differ, it is chance which elements show the difference.
    """

    wrong: np.ndarray
    by_chance: bool
    is_known: bool


def extent(value: al.Value, wanted: al.Value, shown: np.ndarray, tags: Tags) -> Extent:
    """Return all elements that differ, from those that fingerprints have shown to differ."""
    clipped = applies(CLIPS, value, wanted) and not any(total.mistaken for total in al.sums(value))
    if shown.all() and not clipped:
        return Extent(shown, False, True)
    has, due = (_all_leaves(one, shown.shape, tags) for one in (value, wanted))
    kinds = _kinds([*has, *due], shown.size)
    wrong = np.isin(kinds, kinds[shown.ravel()])
    if not clipped and (wrong == shown.ravel()).all():
        return Extent(shown, False, True)
    is_known = _operations(value) == _operations(wanted) and (same_leaves(has, due, shown.size) != wrong).all()
    return Extent(wrong.reshape(shown.shape), True, bool(is_known))


def has_expected_leaves(value: al.Value, wanted: al.Value, shape: tuple[int, ...], tags: Tags) -> bool:
    """Return whether all elements are made of the same elements as the value due."""
    has, due = (_all_leaves(one, shape, tags) for one in (value, wanted))
    return bool(same_leaves(has, due, int(np.prod(shape))).all())


def fewest_zeros(value: al.Value, wrong: np.ndarray, tags: Tags) -> tuple[tuple[int, int], int]:
    """Return the first wrong element that is made of the fewest zeros, and the number of these zeros.

    Zeros are read as such or summed from nothing. Where operands do not go together, the first of all is returned.
    """
    zeros = np.zeros(wrong.shape, dtype=np.int64)
    totals = list(al.sums(value))
    if not any(total.mistaken for total in totals):
        zeros += sum(not total.products and total.base is None for total in totals)
        zeros += sum((found == ZERO).reshape(wrong.shape) for found in _all_leaves(value, wrong.shape, tags))
    zeros[~wrong] = np.iinfo(np.int64).max
    row, col = np.unravel_index(np.argmin(zeros), wrong.shape)
    return (int(row), int(col)), int(zeros[row, col])


def _all_leaves(value: al.Value, shape: tuple[int, ...], tags: Tags) -> list[np.ndarray]:
    row, col = (one.ravel() for one in np.indices(shape))
    return [
        *(found for _, found in leaves(value, row, col, tags)),
        *(np.full(row.shape, summed(one, None)) for one in products(value)),
    ]


def _operations(value: al.Value) -> Counter[object]:
    """Count the operations of the value, with their numbers."""
    found = Counter[object]()
    for part in al.parts(value):
        match part:
            case al.Applied(op=own) | al.Number(value=own) | al.Parameter(name=own):
                found[own] += 1
            case al.Sum(base=base):
                found["+"] += max(0, len(part.products) + (base is not None) - 1)
            case al.Opaque():
                found[id(part)] += 1
            case al.Data() | al.Flipped():
                pass  # no operation
            case _:
                raise AssertionError(f"{type(part).__name__} is not a value")
    return +found


def products(value: al.Value) -> Iterator[al.Product]:
    for total in al.sums(value):
        yield from total.products.values()


def summed(product: al.Product, blocks: Blocks | None) -> np.ndarray:
    """Return a number for the k of a product, equal for equal k, however divided.

    The number is for each block, or by names. It is below the numbers of tags and lines.
    """
    total = np.zeros(1, dtype=np.uint64)
    for line, *ends in product.spans:
        start, stop = ((line << 40) + np.array([k]) if blocks is None else blocks.lines[line][0] + k for k in ends)
        total = total + mixed(stop, 1) - mixed(start, 1)
    return np.asarray(-(total >> np.uint64(2)).astype(np.int64) - _BELOW)


def leaves(value: al.Value, row: np.ndarray, col: np.ndarray, tags: Tags) -> Iterator[tuple[str, np.ndarray]]:
    """Yield the tags and lines that elements of a value are made of.

    For lines, also yields whether they belong to the elements' rows or columns.
    """
    for part, turned in al.oriented(value):
        down, across = (col, row) if turned else (row, col)
        if isinstance(part, al.Data):
            yield "tag", part.tags[np.minimum(down, len(part.tags) - 1), across]
        for one in part.products.values() if isinstance(part, al.Sum) else ():
            yield "col" if turned else "row", tags.vectors[one.left][down]
            yield "row" if turned else "col", tags.vectors[one.right][across]


def same_leaves(has: list[np.ndarray], due: list[np.ndarray], count: int) -> np.ndarray:
    """Return which of `count` elements are made of the same leaves, each equally often."""
    if len(has) != len(due) or not has:
        return np.full(count, len(has) == len(due))
    return np.asarray((np.sort(np.stack(has), axis=0) == np.sort(np.stack(due), axis=0)).all(axis=0))


def _kinds(found: list[np.ndarray], count: int) -> np.ndarray:
    """Return a number for each element, equal for elements with the same pattern of equal leaves and of zeros."""
    if not found:
        return np.zeros(count, dtype=np.int64)
    made = np.stack(found)
    codes = np.where(made > ZERO, pattern(made), made - 1)
    return np.asarray(np.unique(codes, axis=1, return_inverse=True)[1]).ravel()


def pattern(made: np.ndarray) -> np.ndarray:
    """Return, for each leaf of a column, the row of the first leaf that is equal."""
    order = np.argsort(made, axis=0, kind="stable")
    there = np.take_along_axis(made, order, axis=0)
    is_first = np.vstack([np.ones((1, made.shape[1]), dtype=bool), there[1:] != there[:-1]])
    first = np.maximum.accumulate(np.where(is_first, np.arange(len(made))[:, None], 0), axis=0)
    codes = np.empty(made.shape, dtype=np.int64)
    np.put_along_axis(codes, order, np.take_along_axis(order, first, axis=0), axis=0)
    return codes
