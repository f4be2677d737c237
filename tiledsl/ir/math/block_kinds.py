"""Which blocks do the same: those in which conditions and LDS addresses have the same values for every warp, lane and
step.

Of such a value only the summands count in which the block is. Blocks are first told apart by what its parts make of the
block alone (`_signs`), so that the value itself, over all lanes and steps, is worked out once for each combination of
these. Blocks are taken a part at a time: memory does not grow with them."""

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


def first_of_each(values: Iterable[ir.Expr], block: ir.Var, count: int) -> tuple[int, ...]:
    """The first of `count` blocks of each kind, told apart by all the values. The sizes in these are known."""
    return tuple(count_of_each(values, block, count))


def count_of_each(values: Iterable[ir.Expr], block: ir.Var, count: int) -> dict[int, int]:
    """The first of each kind → how many of the blocks are of it, in the order of the first ones."""
    parts = [_Part(form, block) for form in dict.fromkeys(map(_of_block, values)) if ex.kinds(form)]
    if not parts:
        return {0: count}
    firsts: dict[tuple[int, ...], int] = {}
    counts: dict[int, int] = {}
    for first in range(0, count, BLOCKS_AT_ONCE):
        blocks = np.arange(first, min(count, first + BLOCKS_AT_ONCE))
        kinds = [part.kinds(blocks) for part in parts]
        groups, ats = _grouped(kinds, len(blocks))
        for at, of_kind in zip(ats, np.bincount(groups), strict=True):
            known = firsts.setdefault(tuple(int(kind[at]) for kind in kinds), first + int(at))
            counts[known] = counts.get(known, 0) + int(of_kind)
    return dict(sorted(counts.items()))


class _Part:
    """A value that depends on the block. `seen` numbers what it is over all warps, lanes and steps, by a hash of
    these.
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
        """A number for each block, the same wherever the value is the same."""
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
    """The number of the group that each of `count` places belongs to, by all the columns, and the first place of each
    group.
    """
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
    firsts[groups[::-1]] = np.arange(count)[::-1]  # of places with one index NumPy keeps the last
    return groups, firsts


def _split(value: ir.Expr) -> tuple[dict[ir.Expr, int], list[ir.Expr], ir.Expr]:
    """The summands of the block alone, those that depend on others too, without their factors, and the rest, in which
    the block is not.
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
    """What decides in which blocks the value is the same: its summands in which the block is, without a factor that is
    common to them.
    """
    inside = {atom: c for atom, c in ex.linear(value)[0].items() if "block" in ex.kinds(atom)}
    common = math.gcd(*inside.values())
    return ex.from_linear(({atom: c // common for atom, c in inside.items()}, 0))


def _signs(value: ir.Expr) -> Iterator[ir.Expr]:
    """Expressions of the block alone: in blocks in which all of them agree, the value is the same for all warps, lanes
    and steps.
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
    """Those of value % divisor: what the block alone adds counts by its remainder."""
    alone, mixed, _ = _split(value)
    if alone:
        yield ex.binary("%", ex.from_linear((alone, 0)), divisor)
    for atom in mixed:
        yield from _signs_of_atom(atom)


def _comparison(difference: ir.Expr) -> Iterator[ir.Expr]:
    """Those of a comparison of the difference with 0: of what the block adds, no more than decides it whatever the rest
    is.
    """
    alone, mixed, rest = _split(difference)
    if mixed:
        yield from _signs(difference)
        return
    low, high = ex.bounds(rest)
    yield ex.least(ex.greatest(ex.from_linear((alone, 0)), -high - 1), 1 - low)
