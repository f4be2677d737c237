"""How far a mismatch reaches: random fingerprints expose some wrong elements; find all elements built the same way."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.compare import CLIPS, applies
from tiledsl.analysis.values.leaves import all_leaves, kinds
from tiledsl.analysis.values.tags import ZERO, Tags


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
    has, due = (all_leaves(one, shown.shape, tags) for one in (value, wanted))
    alike = kinds([*has, *due], shown.size)
    wrong = np.isin(alike, alike[shown.ravel()])
    if not clipped and (wrong == shown.ravel()).all():
        return Extent(shown, False, True)
    is_known = _operations(value) == _operations(wanted) and (same_leaves(has, due, shown.size) != wrong).all()
    return Extent(wrong.reshape(shown.shape), True, bool(is_known))


def has_expected_leaves(value: al.Value, wanted: al.Value, shape: tuple[int, ...], tags: Tags) -> bool:
    """Return whether all elements are made of the same elements as the value due."""
    has, due = (all_leaves(one, shape, tags) for one in (value, wanted))
    return bool(same_leaves(has, due, int(np.prod(shape))).all())


def fewest_zeros(value: al.Value, wrong: np.ndarray, tags: Tags) -> tuple[tuple[int, int], int]:
    """Return the first wrong element that is made of the fewest zeros, and the number of these zeros.

    Zeros are read as such or summed from nothing. Where operands do not go together, the first of all is returned.
    """
    zeros = np.zeros(wrong.shape, dtype=np.int64)
    totals = list(al.sums(value))
    if not any(total.mistaken for total in totals):
        zeros += sum(not total.products and total.base is None for total in totals)
        zeros += sum((found == ZERO).reshape(wrong.shape) for found in all_leaves(value, wrong.shape, tags))
    zeros[~wrong] = np.iinfo(np.int64).max
    row, col = np.unravel_index(np.argmin(zeros), wrong.shape)
    return (int(row), int(col)), int(zeros[row, col])


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


def same_leaves(has: list[np.ndarray], due: list[np.ndarray], count: int) -> np.ndarray:
    """Return which of `count` elements are made of the same leaves, each equally often."""
    if len(has) != len(due) or not has:
        return np.full(count, len(has) == len(due))
    return np.asarray((np.sort(np.stack(has), axis=0) == np.sort(np.stack(due), axis=0)).all(axis=0))
