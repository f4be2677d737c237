"""Whether two arrays share memory: exact arithmetic on their addresses and strides, without a list of elements."""

from __future__ import annotations

import functools
from collections.abc import Sequence

Steps = tuple[tuple[int, int], ...]  # bytes from one index to the next, and the number of indices
_MOST_TRIED = 4096  # combinations of indices; arrays with nested strides need a few


class _TooMany(Exception):
    """Raised where strides are not nested, and too many combinations of indices come into question."""


def rows_of(shape: Sequence[int], strides: Sequence[int], size: int) -> tuple[Steps, int]:
    """Return the steps to the rows of an array, and the bytes of a row. Elements have `size` bytes."""
    *counts, cols = shape
    steps = tuple((step * size, count) for step, count in zip(strides, counts, strict=False) if count > 1 and step)
    return steps, cols * size


@functools.lru_cache(maxsize=256)
def share(far: int, one: tuple[Steps, int], other: tuple[Steps, int]) -> bool:
    """Return whether two arrays share a byte, where the other begins `far` bytes behind the one.

    Two rows share a byte if the distance of their beginnings lies between minus the bytes of the other row and the
    bytes of the one. Arrays for which this takes too many combinations of indices count as shared.
    """
    (steps, length), (other_steps, other_length) = one, other
    terms: dict[int, tuple[int, int]] = {}  # by stride, the least and the largest number of steps
    for step, count in other_steps:
        low, high = terms.get(step, (0, 0))
        terms[step] = low, high + count - 1
    for step, count in steps:
        low, high = terms.get(step, (0, 0))
        terms[step] = low - count + 1, high
    ordered = tuple((step, *terms[step]) for step in sorted(terms, reverse=True))
    try:
        return _reaches(ordered, 1 - other_length - far, length - 1 - far, [_MOST_TRIED])
    except _TooMany:
        return True


def _reaches(terms: tuple[tuple[int, int, int], ...], low: int, high: int, left: list[int]) -> bool:
    """Return whether a sum of the terms, each a stride times a number in its range, lies within low..high."""
    if not terms:
        return low <= 0 <= high
    (step, fewest, most), *rest = terms
    least, largest = sum(one * low_of for one, low_of, _ in rest), sum(one * high_of for one, _, high_of in rest)
    first, last = max(fewest, -((largest - low) // step)), min(most, (high - least) // step)
    for number in range(first, last + 1):
        left[0] -= 1
        if left[0] < 0:
            raise _TooMany
        if _reaches(tuple(rest), low - number * step, high - number * step, left):
            return True
    return False
