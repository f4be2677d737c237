"""Kinds of blocks: blocks in which conditions and LDS addresses agree for every warp, lane and step.

Only those summands of a value count that depend on the block. Blocks are first grouped by expressions of the block
alone that occur in the value (`_signs`). The value itself, over all lanes and steps, is then evaluated once for each
group. Blocks are processed in portions: memory does not grow with their number.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

BLOCKS_AT_ONCE = 1 << 20
POINTS_AT_ONCE = 1 << 20
_IN_A_PORTION = 1 << 15  # blocks whose kinds are counted together


def count_of_each(values: Iterable[ir.Expr], block: ir.Var, count: int) -> dict[int, int]:
    """Map the first block of each kind to the number of its blocks, in the order of the first blocks.

    Two of the `count` blocks are of one kind if all values are equal in them. All sizes in the values are known.
    """
    parts = [_Part(form, block) for form in dict.fromkeys(map(_of_block, values)) if ex.kinds(form)]
    if not parts:
        return {0: count}
    firsts: dict[tuple[int, ...], int] = {}
    counts: dict[int, int] = {}
    for first in range(0, count, _IN_A_PORTION):
        blocks = np.arange(first, min(count, first + _IN_A_PORTION))
        kinds = [part.kinds(blocks) for part in parts]
        groups, ats = _grouped(kinds, len(blocks))
        for at, of_kind in zip(ats, np.bincount(groups), strict=True):
            known = firsts.setdefault(tuple(int(kind[at]) for kind in kinds), first + int(at))
            counts[known] = counts.get(known, 0) + int(of_kind)
    return dict(sorted(counts.items()))


def kinds_among(values: Iterable[ir.Expr], block: ir.Var, blocks: np.ndarray) -> np.ndarray:
    """Return a number for each of the blocks, equal for two if all values are equal in them."""
    parts = [_Part(form, block) for form in dict.fromkeys(map(_of_block, values)) if ex.kinds(form)]
    return _grouped([part.kinds(blocks) for part in parts], len(blocks))[0]


def groups_of_equal_signs(values: Iterable[ir.Expr], block: ir.Var, blocks: np.ndarray) -> np.ndarray:
    """Return a number for each block, equal only for blocks in which all values are equal, whatever else they hold.

    Blocks with equal values may have different numbers.
    """
    signs = dict.fromkeys(sign for value in values for sign in _signs(value))
    columns = [np.broadcast_to(np.asarray(ex.evaluate(sign, {block: blocks})), blocks.shape) for sign in signs]
    return _grouped(columns, len(blocks))[0]


class _Part:
    """A value that depends on the block.

    `seen` numbers the distinct results of the value over all warps, lanes and steps, by a hash of these results.
    """

    def __init__(self, value: ir.Expr, block: ir.Var):
        self.value, self.block = value, block
        others = [v for v in dict.fromkeys(ex.variables(value)) if v.kind != "block"]
        ranges = [np.arange(v.low, v.high + 1) for v in others]
        self.shape = tuple(map(len, ranges))
        axes = np.meshgrid(*ranges, indexing="ij", sparse=True) if others else []
        self.known: dict[ir.Expr, Any] = {
            **dict(zip(others, axes, strict=True)),
            **{node: 0 for node in ex.undefined(value)},
        }
        self.signs = list(dict.fromkeys(_signs(value)))
        self.seen: dict[bytes, int] = {}

    def kinds(self, blocks: np.ndarray) -> np.ndarray:
        """Return a number for each block, equal for blocks in which the value is the same."""
        signs = [
            np.broadcast_to(np.asarray(ex.evaluate(sign, {**self.known, self.block: blocks})), blocks.shape)
            for sign in self.signs
        ]
        groups, firsts = _grouped(signs, len(blocks))
        return np.array([self.seen.setdefault(key, len(self.seen)) for key in self._keys(blocks[firsts])])[groups]

    def _keys(self, blocks: np.ndarray) -> Iterator[bytes]:
        at_once = max(1, POINTS_AT_ONCE // max(1, math.prod(self.shape)))
        for first in range(0, len(blocks), at_once):
            some = blocks[first : first + at_once].reshape(-1, *(1 for _ in self.shape))
            found = np.asarray(ex.evaluate(self.value, {**self.known, self.block: some}), dtype=np.int64)
            for row in np.ascontiguousarray(np.broadcast_to(found, (len(some), *self.shape))):
                yield hashlib.sha256(row.tobytes()).digest() if self.shape else row.tobytes()


def _grouped(columns: list[np.ndarray], count: int) -> tuple[np.ndarray, np.ndarray]:
    """Group `count` rows by all the columns: return each row's group, and the first row of each group."""
    groups = np.zeros(count, dtype=np.int64)
    number = 1
    for column in columns:
        low, width = int(column.min()), int(column.max()) - int(column.min()) + 1
        if width == 1:
            continue
        if width > 4 * count:
            column, low = np.unique(column, return_inverse=True)[1], 0
            width = int(column.max()) + 1
        joined = groups * width + (column - low)
        if number * width <= 4 * count:
            present = np.bincount(joined, minlength=number * width) > 0
            groups = (np.cumsum(present) - 1)[joined]
        else:
            groups = np.unique(joined, return_inverse=True)[1]
        number = int(groups.max()) + 1
    firsts = np.empty(number, dtype=np.int64)
    firsts[groups[::-1]] = np.arange(count)[::-1]  # NumPy keeps the last value assigned to one index
    return groups, firsts


def _split(value: ir.Expr) -> tuple[dict[ir.Expr, int], list[ir.Expr], ir.Expr]:
    """Split a value into summands of the block alone, mixed summands without their factors, and the rest.

    Mixed summands depend on the block and on other variables; the rest does not depend on the block.
    """
    terms, constant = ex.linear(value)
    inside = {atom: c for atom, c in terms.items() if "block" in ex.kinds(atom)}
    alone = {atom: c for atom, c in inside.items() if ex.kinds(atom) == {"block"}}
    return (
        alone,
        [atom for atom in inside if atom not in alone],
        ex.from_linear(({atom: c for atom, c in terms.items() if atom not in inside}, constant)),
    )


def _of_block(value: ir.Expr) -> ir.Expr:
    """Return the summands that depend on the block, divided by their common factor: they decide the value's kind."""
    inside = {atom: c for atom, c in ex.linear(value)[0].items() if "block" in ex.kinds(atom)}
    common = math.gcd(*inside.values())
    return ex.from_linear(({atom: c // common for atom, c in inside.items()}, 0))


def _signs(value: ir.Expr) -> Iterator[ir.Expr]:
    """Yield expressions of the block alone that decide a value.

    In blocks in which all of them agree, the value is the same for all warps, lanes and steps.
    """
    alone, mixed, _ = _split(value)
    if alone:
        yield ex.from_linear((alone, 0))
    for atom in mixed:
        yield from _signs_of_atom(atom)


def _signs_of_atom(atom: ir.Expr) -> Iterator[ir.Expr]:
    match atom:
        case ir.Binary("%", left, ir.Const(divisor)) if divisor > 0:
            yield from _remainder(left, divisor)
        case ir.Binary("&", left, ir.Const(mask)) if mask > 0 and mask & (mask + 1) == 0:
            yield from _remainder(left, mask + 1)
        case ir.Binary("==" | "!=" | "<" | "<=" | ">" | ">=", left, right):
            yield from _comparison(ex.binary("-", left, right))
        case _:
            for part in ex.children(atom):
                yield from _signs(part)


def _remainder(value: ir.Expr, divisor: int) -> Iterator[ir.Expr]:
    """Yield the signs of value % divisor: summands of the block alone matter only by their remainder."""
    alone, mixed, _ = _split(value)
    if alone:
        yield ex.binary("%", ex.from_linear((alone, 0)), divisor)
    for atom in mixed:
        yield from _signs_of_atom(atom)


def _comparison(difference: ir.Expr) -> Iterator[ir.Expr]:
    """Yield the signs of a comparison of the difference with 0.

    The block's summand is clamped to the range within which it decides the comparison, whatever the other summands are.
    """
    alone, mixed, rest = _split(difference)
    if mixed:
        yield from _signs(difference)
        return
    low, high = ex.bounds(rest)
    yield ex.least(ex.greatest(ex.from_linear((alone, 0)), -high - 1), 1 - low)
