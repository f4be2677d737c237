"""Elements that are made alike differ alike from what is wanted, whichever of them numbers at random show: how far a
difference goes.
"""

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
    """Which elements differ. `by_chance`: it depends on the numbers which of them show it. `is_known`: none but these
    do, which are made of other elements of tensors than are due, by operations that are due, and all the rest of those
    elements. How far other arithmetic shows is chance, and not where it ends."""

    wrong: np.ndarray
    by_chance: bool
    is_known: bool


def extent(value: al.Value, wanted: al.Value, shown: np.ndarray, tags: Tags) -> Extent:
    """All elements that differ, of those that have been seen to."""
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


def is_of_what_is_due(value: al.Value, wanted: al.Value, shape: tuple[int, ...], tags: Tags) -> bool:
    """Whether all elements are made of the same as what is wanted."""
    has, due = (_all_leaves(one, shape, tags) for one in (value, wanted))
    return bool(same_leaves(has, due, int(np.prod(shape))).all())


def fewest_zeros(value: al.Value, wrong: np.ndarray, tags: Tags) -> tuple[tuple[int, int], int]:
    """The first of the wrong elements that are made of the fewest zeros, read as such or summed up from nothing, and
    how many these are; the first of all where operands do not go together."""
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
    """The operations that it is made by, with their numbers."""
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
    """A number below those of tags and lines for the k of a product, in each block or by their names, the same for the
    same k however cut.
    """
    total = np.zeros(1, dtype=np.uint64)
    for line, *ends in product.spans:
        start, stop = ((line << 40) + np.array([k]) if blocks is None else blocks.lines[line][0] + k for k in ends)
        total = total + mixed(stop, 1) - mixed(start, 1)
    return np.asarray(-(total >> np.uint64(2)).astype(np.int64) - _BELOW)


def leaves(value: al.Value, row: np.ndarray, col: np.ndarray, tags: Tags) -> Iterator[tuple[str, np.ndarray]]:
    """The tags and lines that elements of a value are made of; of the lines, whether they go with the elements' rows or
    columns.
    """
    for part, turned in al.oriented(value):
        down, across = (col, row) if turned else (row, col)
        if isinstance(part, al.Data):
            yield "tag", part.tags[np.minimum(down, len(part.tags) - 1), across]
        for one in part.products.values() if isinstance(part, al.Sum) else ():
            yield "col" if turned else "row", tags.vectors[one.left][down]
            yield "row" if turned else "col", tags.vectors[one.right][across]


def same_leaves(has: list[np.ndarray], due: list[np.ndarray], count: int) -> np.ndarray:
    """Which of so many are made of the same, each as often."""
    if len(has) != len(due) or not has:
        return np.full(count, len(has) == len(due))
    return np.asarray((np.sort(np.stack(has), axis=0) == np.sort(np.stack(due), axis=0)).all(axis=0))


def _kinds(found: list[np.ndarray], count: int) -> np.ndarray:
    """A number for each element, the same for those that have the same of their leaves equal, and the same of them
    zeros.
    """
    if not found:
        return np.zeros(count, dtype=np.int64)
    made = np.stack(found)
    order = np.argsort(made, axis=0, kind="stable")
    there = np.take_along_axis(made, order, axis=0)
    is_first = np.vstack([np.ones((1, count), dtype=bool), there[1:] != there[:-1]])
    first = np.maximum.accumulate(np.where(is_first, np.arange(len(made))[:, None], 0), axis=0)
    codes = np.empty_like(made)
    np.put_along_axis(codes, order, np.take_along_axis(order, first, axis=0), axis=0)
    codes = np.where(made > ZERO, codes, made - 1)
    return np.asarray(np.unique(codes, axis=1, return_inverse=True)[1]).ravel()
