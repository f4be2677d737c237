"""Leaves of values: the elements of tensors and the lines of products that each element is made of."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.fingerprints import mixed
from tiledsl.analysis.values.tags import ZERO, Tags
from tiledsl.ir.math.distinct import distinct

_BELOW = 16


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


def all_leaves(value: al.Value, shape: tuple[int, ...], tags: Tags) -> list[np.ndarray]:
    row, col = (one.ravel() for one in np.indices(shape))
    sums = [np.full(row.shape, summed(one, None)) for one in products(value)]
    return [*(found for _, found in leaves(value, row, col, tags)), *sums]


def kinds(found: list[np.ndarray], count: int) -> np.ndarray:
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


def patterns(
    value: al.Value, wanted: al.Value, shape: tuple[int, int], tags: Tags
) -> Iterator[tuple[int, int, np.ndarray]]:
    """Yield the first element of each pattern of equal leaves and zeros, and all elements with it.

    The values of two elements with one pattern are the same function of different leaves.
    """
    made = [*all_leaves(value, shape, tags), *all_leaves(wanted, shape, tags)]
    codes = np.zeros(shape[0] * shape[1], dtype=np.uint64)
    for number, one in enumerate(made):
        first = np.full(codes.shape, number, dtype=np.uint64)
        for before in range(number - 1, -1, -1):
            first[made[before] == one] = before
        codes = codes * np.uint64(0x9E3779B97F4A7C15) + first + np.where(one > ZERO, 0, 1 + one).astype(np.uint64)
    for code in [codes[0]] if (codes == codes[0]).all() else distinct(codes):
        alike = (codes == code).reshape(shape)
        row, col = np.unravel_index(int(np.argmax(alike)), shape)
        yield int(row), int(col), alike
