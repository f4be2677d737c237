"""Which elements of an output keep their values by td.keeps, among the stored elements and the others."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

import numpy as np

from tiledsl.analysis.source.points import POINTS_AT_ONCE, shape
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

Range = tuple[np.ndarray, np.ndarray]  # the least and the largest value, for each cell
Ends = tuple[np.ndarray, np.ndarray]  # the first and the last row or column of each cell


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Elements(Compared):
    """Elements of an output: their number, and the first of them as (matrix, row, column)."""

    count: int = 0
    first: tuple[int, int, int] = (0, 0, 0)

    def joined(self, count: int, first: tuple[int, int, int]) -> Elements:
        """Return these elements and `count` others; `first` is the first of the others."""
        return Elements(self.count + count, min(self.first, first) if self.count else first) if count else self


def divided(keeps: ir.Keeps, chosen: np.ndarray, rows: int, cols: int) -> tuple[Elements, Elements]:
    """Return the elements that keep their values and the others, among those of the chosen cells of rows × cols.

    Cells in which the range of the condition decides are not looked at element by element.
    """
    _, height, width = shape(keeps.tensor)
    kept, others = Elements(), Elements()
    for numbers in np.split(found := np.flatnonzero(chosen), range(POINTS_AT_ONCE, len(found), POINTS_AT_ONCE)):
        matrix, down, across = np.unravel_index(numbers, chosen.shape)
        top, left = down * rows, across * cols
        ends = (matrix, matrix), (top, np.minimum(top + rows, height) - 1), (left, np.minimum(left + cols, width) - 1)
        ranges = _range(keeps.condition, dict(zip(keeps.indices, ends[-len(keeps.indices) :], strict=True)))
        low, high = (np.broadcast_to(end, numbers.shape) for end in ranges)
        sizes = (ends[1][1] - ends[1][0] + 1) * (ends[2][1] - ends[2][0] + 1)
        surely, never = (low > 0) | (high < 0), (low == 0) & (high == 0)
        for group, is_kept in ((surely, True), (never, False)):
            if group.any():
                first = int(np.flatnonzero(group)[0])
                at = int(matrix[first]), int(top[first]), int(left[first])
                if is_kept:
                    kept = kept.joined(int(sizes[group].sum()), at)
                else:
                    others = others.joined(int(sizes[group].sum()), at)
        for places, truth in _each(keeps, [axis[~surely & ~never] for axis in (matrix, top, left)], rows, cols):
            kept = kept.joined(*_some(places, truth))
            others = others.joined(*_some(places, ~truth))
    return kept, others


def _some(places: list[np.ndarray], chosen: np.ndarray) -> tuple[int, tuple[int, int, int]]:
    """Return the number of chosen places, and the first of them."""
    if not chosen.any():
        return 0, (0, 0, 0)
    found = [axis[chosen] for axis in places]
    matrix, row, col = (int(axis[np.lexsort(found[::-1])[0]]) for axis in found)
    return len(found[0]), (matrix, row, col)


def _each(
    keeps: ir.Keeps, cells: list[np.ndarray], rows: int, cols: int
) -> Iterator[tuple[list[np.ndarray], np.ndarray]]:
    """Yield the places of all elements of some cells, and whether the condition holds there."""
    _, height, width = shape(keeps.tensor)
    at_once = max(1, POINTS_AT_ONCE // (rows * cols))
    down, across = (axis.ravel() for axis in np.indices((rows, cols)))
    for first in range(0, len(cells[0]), at_once):
        matrix, top, left = (axis[first : first + at_once, None] for axis in cells)
        places = [axis.ravel() for axis in np.broadcast_arrays(matrix, top + down, left + across)]
        inside = (places[1] < height) & (places[2] < width)
        places = [axis[inside] for axis in places]
        known: dict[ir.Expr, np.ndarray] = dict(zip(keeps.indices, places[-len(keeps.indices) :], strict=True))
        truth = np.asarray(ex.evaluate(keeps.condition, known)) != 0
        yield places, np.broadcast_to(truth, places[0].shape)


# ------------------------------------------------------------------------------------------------------------- ranges


def _range(expr: ir.Expr, known: Mapping[ir.Expr, Ends]) -> Range:
    """Return a range of the expression's values in each cell; exact for a sum or a comparison of different indices."""
    if expr in known:
        return known[expr]
    if isinstance(expr, ir.Const):
        return np.asarray(expr.value), np.asarray(expr.value)
    if isinstance(expr, ir.Binary):
        return _combined(expr.op, _range(expr.left, known), _range(expr.right, known))
    low, high = ex.bounds(expr)
    return np.asarray(low), np.asarray(high)


def _combined(op: str, left: Range, right: Range) -> Range:
    (low, high), (least, most) = left, right
    match op:
        case "+":
            return low + least, high + most
        case "-":
            return low - most, high - least
        case "*":
            products = np.stack(np.broadcast_arrays(low * least, low * most, high * least, high * most))
            return products.min(axis=0), products.max(axis=0)
        case "//" if _is_positive(right):
            return np.minimum(low // least, low // most), np.maximum(high // least, high // most)
        case "%" if _is_positive(right):
            same = (low // least == high // most) & (least == most)
            return np.where(same, low % least, 0), np.where(same, high % most, most - 1)
        case "<":
            return (high < least) * 1, (low < most) * 1
        case "<=":
            return (high <= least) * 1, (low <= most) * 1
        case ">":
            return (low > most) * 1, (high > least) * 1
        case ">=":
            return (low >= most) * 1, (high >= least) * 1
        case "==":
            return (low == most) & (high == least) & 1, ((low <= most) & (high >= least)) * 1
        case "!=":
            return ((high < least) | (low > most)) * 1, 1 - ((low == most) & (high == least)) * 1
        case "and" | "&" if _is_truth(left) and _is_truth(right):
            return np.minimum(low, least), np.minimum(high, most)
        case "or" | "|" if _is_truth(left) and _is_truth(right):
            return np.maximum(low, least), np.maximum(high, most)
        case "and" | "or":
            return np.asarray(0), np.asarray(1)
    return np.asarray(ex.INT32[0]), np.asarray(ex.INT32[1])


def _is_positive(one: Range) -> bool:
    return bool((one[0] > 0).all())


def _is_truth(one: Range) -> bool:
    return bool((one[0] >= 0).all() and (one[1] <= 1).all())
