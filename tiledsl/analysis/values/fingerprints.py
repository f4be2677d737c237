"""Fingerprints: random numbers that stand for values, by which two values are compared."""

from __future__ import annotations

import copy
import functools
import zlib
from collections.abc import Callable, Iterator
from typing import Any, Self, TypeVar

import numpy as np

from tiledsl.analysis.values.algebra import (
    Applied,
    Data,
    Flipped,
    Mosaic,
    Number,
    Opaque,
    Parameter,
    Piece,
    Span,
    Sum,
    Value,
    in_block,
    merged,
)
from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.tags import ZERO, Tags
from tiledsl.ir.math.operations import OPERATIONS, curves

SEEDS = (1, 2)  # a single match may be chance
CURVES = curves(OPERATIONS.values())  # used in place of functions that overflow or are slow
_TOLERANCE = 1e-9  # tolerance for sums of random numbers in double precision
Height = float | np.ndarray
T = TypeVar("T")


def once(of: Callable[..., T]) -> Callable[..., T]:
    """Wrap the method so that each operation in a value is computed once in an outermost call.

    For example `x * x` contains x twice.
    """

    @functools.wraps(of)
    def kept(self: Any, value: Value, *at: int) -> T:
        if not isinstance(value, Applied):
            return of(self, value, *at)
        known: dict[Any, T] | None = self.__dict__.get("known")
        if known is None:
            self.known = {}
            try:
                return of(self, value, *at)
            finally:
                self.known = None
        if (of, value, *at) not in known:
            known[of, value, *at] = of(self, value, *at)
        return known[of, value, *at]

    return kept


class Fingerprints:
    """Random numbers for elements, products and parameters.

    Two formulas that are equal for all data have equal numbers. A product over k from i to j has (h(j) − h(i)) times a
    number of its two lines, so that sums of parts equal the whole. Elements and lines have numbers of many magnitudes;
    all h have one magnitude, so that no part of k is too small beside the rest to show.
    """

    def __init__(self, tags: Tags, blocks: Blocks, seed: int):
        self.tags, self.blocks, self.seed = tags, blocks, seed
        self.is_tame, self.least = False, -16

    def tame(self, least: int = -1) -> Self:
        """Return fingerprints with numbers from 2^`least` to four times that.

        With such numbers, real functions can be computed in place of curves.
        """
        other = copy.copy(self)
        other.is_tame, other.least = True, least
        return other

    @property
    def kind(self) -> tuple[int, int | None]:
        """Return what tells these fingerprints from others of the same values."""
        return self.seed, self.least if self.is_tame else None

    @once
    def of(self, value: Value, rows: int, cols: int) -> np.ndarray:
        """rows × cols numbers; NaN for what is no formula, as elements that nothing has written."""
        match value:
            case Data(tags=elements):
                found = np.broadcast_to(elements, (max(rows, elements.shape[0]), elements.shape[1]))[:rows, :cols]
                return np.where(found < 0, np.nan, np.where(found == ZERO, 0.0, self._random(found, 1)))
            case Sum():
                return self._sum(value, rows, cols)
            case Number(value=number):
                return np.full((rows, cols), number)
            case Parameter(name=name):
                return np.full((rows, cols), self._random(np.array(zlib.crc32(name.encode())), 2))
            case Flipped(of=of):
                return self.of(of, cols, rows).T
            case Mosaic(pieces=pieces):
                return put_together([(piece, self.of(piece.value, piece.rows, piece.cols)) for piece in pieces])[
                    :rows, :cols
                ]
            case Opaque(prints=prints):
                return prints[self.kind][0][:rows, :cols]
            case Applied(op=op, operands=operands):
                return self.meaning(op, *(self.of(one, rows, cols) for one in operands))
            case _:
                raise AssertionError(f"no fingerprints for {type(value).__name__}")

    def meaning(self, op: str, *operands: np.ndarray) -> np.ndarray:
        """Apply an operation to numbers; results beyond double precision become NaN.

        An infinity from overflow is not the value's own, unlike an infinity of infinities or of a division by 0.
        """
        made = self.computed(op, *operands)
        infinite = np.isinf(made)
        if infinite.any():
            by_itself = (operands[1] == 0) if op == "/" else np.zeros(made.shape, dtype=bool)
            made = np.where(infinite & ~np.logical_or.reduce([by_itself, *map(np.isinf, operands)]), np.nan, made)
        return made

    def computed(self, op: str, *operands: np.ndarray) -> np.ndarray:
        """Apply an operation to numbers in plain arithmetic."""
        with np.errstate(all="ignore"):
            if op in CURVES and not self.is_tame:
                (x,) = operands
                number = CURVES[op].number
                return np.asarray(np.cbrt(x) + number * x / (1 + np.abs(x)) + number)
            return np.asarray(OPERATIONS[op].meaning(*operands))

    def products(self, value: Sum, rows: int, cols: int) -> Iterator[tuple[np.ndarray, list[tuple[Height, Height]]]]:
        """Yield the fingerprints of each product of a sum: the numbers of its lines, and its heights.

        A pair of heights stands for the end and the beginning of a span of k.
        """
        for one in value.products.values():
            left, right = self.tags.vectors[one.left][:rows, None], self.tags.vectors[one.right][None, :cols]
            lines = self._random(mixed(left, self.seed) + mixed(right, self.seed), 3)  # symmetric in left and right
            spans = in_every_block(one.spans, self.blocks)
            yield np.where((left == ZERO) | (right == ZERO), 0.0, lines), [
                (self._height(line, stop), self._height(line, start)) for line, start, stop in spans
            ]

    def _sum(self, value: Sum, *at: int) -> np.ndarray:
        total = self.of(value.base, *at) if value.base is not None else self.zeros(*at)
        if value.mistaken or value.unfollowed:
            return total + np.nan
        for lines, heights in self.products(value, *at):
            total = total + lines * sum(stop - start for stop, start in heights)
        return total

    def zeros(self, rows: int, cols: int) -> np.ndarray:
        """Return the numbers of an empty sum."""
        return np.zeros((rows, cols))

    def _height(self, line: int, k: int) -> float:
        """Return a number of 1..2 for a place along k."""
        return _height(line, k, self.seed)

    def _random(self, keys: np.ndarray, salt: int) -> np.ndarray:
        """Return a number for each key, of either sign and of magnitude 2⁻¹⁶..2¹⁶.

        Bounds that users write, such as 0 or 6, lie among these numbers.
        """
        x = mixed(keys, self.seed * 64 + salt)
        exponents = (x & np.uint64(1 if self.is_tame else 31)).astype(np.int64) + self.least
        return np.ldexp(fraction(x), exponents) * np.where(x & np.uint64(32), -1.0, 1.0)


def put_together(found: list[tuple[Piece, np.ndarray]]) -> np.ndarray:
    """Return the numbers of a mosaic from those of its pieces."""
    made = np.empty([max(end) for end in zip(*((p.row + p.rows, p.col + p.cols) for p, _ in found), strict=True)])
    for piece, numbers in found:
        made[piece.row : piece.row + piece.rows, piece.col : piece.col + piece.cols] = numbers
    return made


@functools.lru_cache(maxsize=4096)
def _height(line: int, k: int, seed: int) -> float:
    """Return the number of a place along k for one seed."""
    return float(fraction(mixed(np.array((line << 40) + k), seed * 64 + 6)))


def mixed(keys: np.ndarray, salt: int) -> np.ndarray:
    """Return 64 bits for each key (the finalizer of SplitMix64)."""
    x = np.asarray(keys).astype(np.uint64)  # changed in place: arrays wrap around without a warning
    x *= np.uint64(0x9E3779B97F4A7C15)
    x += np.uint64(salt * 0xD1B54A32D192ED03 % 2**64)
    x ^= x >> np.uint64(30)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    x ^= x >> np.uint64(27)
    x *= np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    return x


def fraction(x: np.ndarray) -> np.ndarray:
    """Return numbers of 1..2, from the upper bits."""
    return np.asarray((x >> np.uint64(16)).astype(np.float64) / 2.0**48 + 1.0)


def in_every_block(spans: list[Span], blocks: Blocks) -> list[Span]:
    """Return the spans, joined; in one order for all blocks where all blocks have the same spans."""
    lines = {line for line, _, _ in spans}
    if lines <= {0}:
        return merged(spans)
    with np.errstate(over="ignore"):
        kinds = sum(
            (mixed(blocks.lines[line][0], line) for line in lines), np.zeros(len(blocks.numbers), dtype=np.uint64)
        )
    joined = None
    for block in np.unique(kinds, return_index=True)[1]:
        found = in_block(spans, blocks, int(block))
        if joined not in (None, found):
            return merged(spans)
        joined = found
    return joined or []


def differ(prints: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """Return which numbers differ by more than rounding in double precision."""
    return ~equal_within(prints, wanted, _TOLERANCE * np.abs(prints) + _TOLERANCE * np.abs(wanted))


def equal_within(one: np.ndarray, other: np.ndarray, bound: np.ndarray) -> np.ndarray:
    """Return which numbers are equal, or within a bound of each other where there is a bound.

    An infinity is close to no other number; NaN is close to none.
    """
    with np.errstate(invalid="ignore", over="ignore"):
        return np.asarray((one == other) | ((np.abs(one - other) <= bound) & (bound < np.inf)))
