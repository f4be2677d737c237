"""Comparison of two values in real arithmetic.

First their fingerprints in double precision are compared: values that agree to nine digits count as equal. Where they
disagree, rounding may be the reason: rounding in double precision, which `_Rounded` bounds for each element, and
rounding of the formula's numbers, which are kept in f32. A number in the formula may stand for any number within 2⁻²³
of its value (f32's last place), the same everywhere it occurs; numbers that f32 holds exactly, multiples of 1/256 up to
4096 and powers of two, stand for themselves. A difference beyond both is a difference of the formulas.
Random numbers show such a difference only by chance where a maximum or a minimum takes one of its operands. `decided`
compares the formulas themselves, exactly. Where that is beyond its means, `certainly_different` compares a few elements
without rounding, in fractions: a term of any size shows beside any other term.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from tiledsl.analysis.values.algebra import (
    MOST_DEPTH,
    Applied,
    Data,
    Flipped,
    Mosaic,
    Number,
    Opaque,
    Parameter,
    Sum,
    Value,
    made_of,
    parts,
    unfollowed,
)
from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.exponentials import TooHard
from tiledsl.analysis.values.fingerprints import CURVES, SEEDS, Fingerprints, differ, equal_within, once, put_together
from tiledsl.analysis.values.graphs import Graph, pruned
from tiledsl.analysis.values.leaves import patterns
from tiledsl.analysis.values.piecewise import are_equal
from tiledsl.analysis.values.special import multiplied, tensors
from tiledsl.analysis.values.tags import Tags
from tiledsl.ir.math.operations import OPERATIONS, Approximate, Curve

# operations that give the same result for many operands
CLIPS = frozenset(operation.name for operation in OPERATIONS.values() if operation.clips)
LAST_PLACE, LEAST = 2.0**-23, 2.0**-149  # the last place of an f32 in 1..2, and of the smallest f32
_ROUND = 2.0**-51  # rounding error of one operation or function in double precision
# numbers around 1 and far less, so that functions of large multiples neither vanish nor overflow for all of them
_TAME = -1, -8
_CORNER = 4  # number of rows and columns compared in fractions
_FAR = Fraction(2) ** 300  # distance from all other numbers of a formula


class Decision(NamedTuple):
    """The elements that differ, and whether all elements were decided."""

    wrong: np.ndarray
    is_all: bool


def applies(ops: Iterable[str], *values: Value) -> bool:
    """Return whether one of the operations occurs in the values."""
    return any(isinstance(part, Applied) and part.op in ops for value in values for part in parts(value))


def is_clipped(*values: Value) -> bool:
    """Return whether the values contain operations that give the same result for many operands."""
    return applies(CLIPS, *values) or any(
        isinstance(part, Opaque) and part.clipped for value in values for part in parts(value)
    )


def limited(value: Value, rows: int, cols: int, tags: Tags, blocks: Blocks) -> Value:
    """Return the value of rows × cols elements, with a long history replaced by its result.

    A value that a loop computes from the step before would grow with the steps.
    """
    what = unfollowed(value) if value.depth > MOST_DEPTH else ""
    if what or value.depth <= MOST_DEPTH:
        return Sum(unfollowed=what) if what else value
    with np.errstate(all="ignore"):
        kinds = [one for seed in SEEDS for one in _of_all_ranges(Fingerprints(tags, blocks, seed))]
        found = [(one.kind, _Rounded(one, loose=True).of(value, rows, cols)) for one in kinds]
    return Opaque({kind: (one.number, one.error) for kind, one in found}, is_clipped(value))


def _of_all_ranges(prints: Fingerprints) -> Iterator[Fingerprints]:
    """Yield the fingerprints, and the smaller ones for which real functions are computed."""
    yield prints
    yield from (prints.tame(least) for least in _TAME)


def formula(value: Value, tags: Tags) -> tuple[tuple[object, ...], ...]:
    """Return how the value is made of numbers, parameters and tensors, regardless of their elements.

    Two values computed in the same way have equal results.
    """
    found = {id(part): (number, part) for number, part in enumerate(dict.fromkeys(parts(value)))}
    return tuple(
        (type(part), *_own(part, tags), *(found[id(one)][0] for one in made_of(part))) for _, part in found.values()
    )


def _own(part: Value, tags: Tags) -> Iterable[object]:
    """Yield the part's own contribution to the formula, without its operands."""
    match part:
        case Number(value=own) | Parameter(name=own) | Applied(op=own):
            return (own,)
        case Data():
            return tensors(part, tags)
        case Sum(products=products):
            return (tuple(multiplied(one, tags)) for one in products.values())
        case Flipped() | Opaque() | Mosaic():
            return ()
        case _:
            raise AssertionError(f"{type(part).__name__} is not a value")


def different(prints: Fingerprints, value: Value, wanted: Value, *at: int) -> np.ndarray:
    """Return which elements differ by the fingerprints of `at`.

    Smaller fingerprints are used where these give no number, as for powers beyond double precision.
    """
    has, due = prints.of(value, *at), prints.of(wanted, *at)
    found = differ(has, due)
    if found.any():
        found = found & _beyond_rounding(prints, value, wanted, *at)
    none = found & (np.isnan(has) | np.isnan(due))
    if none.any():
        found = found & (~none | _beyond_rounding(prints.tame(), value, wanted, *at))
    if found.any() and applies(CURVES, value, wanted):
        found = found & np.logical_or.reduce(
            [_beyond_rounding(prints.tame(least), value, wanted, *at) for least in _TAME]
        )
    return found


def is_none(value: Value, at: tuple[int, int], rows: int, cols: int, tags: Tags, blocks: Blocks) -> bool:
    """Return whether the element is no number with any fingerprints."""
    prints = Fingerprints(tags, blocks, SEEDS[0])
    return all(bool(np.isnan(one.of(value, rows, cols)[at])) for one in (prints, prints.tame()))


def decided(value: Value, wanted: Value, shape: tuple[int, int], tags: Tags, blocks: Blocks) -> Decision:
    """Compare the elements of two values exactly: one element of each pattern of equal leaves."""
    wrong, is_all, graph = np.zeros(shape, dtype=bool), True, Graph(tags, blocks)
    for row, col, alike in patterns(value, wanted, shape, tags):
        try:
            one, other = (graph.of(each, row, col) for each in (value, wanted))
            nodes, ends = pruned(list(graph.nodes), one, other)
            equal = are_equal(nodes, *ends)
        except TooHard:
            equal = None
        is_all = is_all and equal is not None
        if equal is False:
            wrong |= alike
    return Decision(wrong, is_all)


def certainly_different(value: Value, wanted: Value, rows: int, cols: int, tags: Tags, blocks: Blocks) -> np.ndarray:
    """Return which of the rows × cols elements differ without any rounding.

    Only the first few rows and columns are compared. Elements that are divided by 0 are never found, nor values that
    only the real functions make equal. Where the formula's numbers may be off, each tensor and parameter is once taken
    far larger than all others, and all are once taken close to 0.
    """
    found = np.zeros((rows, cols), dtype=bool)
    if any(isinstance(part, Opaque) for one in (value, wanted) for part in parts(one)):
        return found
    at = min(rows, _CORNER), min(cols, _CORNER)
    prints = Fingerprints(tags, blocks, SEEDS[0])
    if applies(CURVES, value, wanted) and _beyond_rounding(prints, value, wanted, *at).any():
        return found
    numbers = _movable(value, wanted)
    for scales in ({}, *(_scales(tags, value, wanted) if numbers else ())):
        with contextlib.suppress(ZeroDivisionError, OverflowError, ValueError), np.errstate(invalid="ignore"):
            difference, *perturbed = (
                _Exact(prints, number, scales).of(value, *at) - _Exact(prints, number, scales).of(wanted, *at)
                for number in (None, *numbers)
            )
            found[: at[0], : at[1]] |= np.abs(difference) > sum(
                (np.abs(one - difference) for one in perturbed), np.full(at, Fraction())
            )
    return found


def _scales(tags: Tags, *values: Value) -> Iterator[dict[str, Fraction]]:
    """Yield scales of tensors and parameters with which no term hides behind the error of a number beside it."""
    names = {part.name for one in values for part in parts(one) if isinstance(part, Parameter)}.union(
        *(tensors(one, tags) for one in values)
    )
    yield dict.fromkeys(names, 1 / _FAR)
    yield from ({name: _FAR} for name in sorted(names))


def _beyond_rounding(prints: Fingerprints, value: Value, wanted: Value, *at: int) -> np.ndarray:
    """Return which elements differ by more than rounding."""
    with np.errstate(all="ignore"):
        has, due = (_Rounded(prints).of(one, *at) for one in (value, wanted))
        difference, most = has.number - due.number, np.asarray(has.error + due.error)
        for number in _movable(value, wanted):
            perturbed = [_Rounded(prints, number).of(one, *at).number for one in (value, wanted)]
            most = most + np.abs(perturbed[0] - perturbed[1] - difference)
        return ~equal_within(has.number, due.number, most)


def _movable(*values: Value) -> list[float]:
    """Return the numbers in the values that may stand for other numbers close by."""
    found = dict.fromkeys(part.value for value in values for part in parts(value) if isinstance(part, Number))
    return [number for number in found if number and math.isfinite(number) and not _is_meant(number)]


def _is_meant(number: float) -> bool:
    return abs(math.frexp(number)[0]) == 0.5 or (abs(number) <= 4096 and (256 * number).is_integer())


def _perturbed(number: float) -> float:
    return number + math.copysign(max(LAST_PLACE * abs(number), LEAST), number)


# ----------------------------------------------------------------------------------------------------------- arithmetic


class _Rounded:
    """Values as fingerprints with bounds of their rounding errors.

    One number of the formula is moved by its last place; with `loose`, all numbers are within their errors.
    """

    def __init__(self, prints: Fingerprints, number: float | None = None, loose: bool = False):
        self.prints, self.perturbed, self.loose = prints, number, loose

    @once
    def of(self, value: Value, *at: int) -> Approximate:
        match value:
            case Number(value=number):
                found = self.prints.of(Number(_perturbed(number)) if number == self.perturbed else value, *at)
                loose = self.loose and number and math.isfinite(number) and not _is_meant(number)
                return Approximate(found, np.full(found.shape, _perturbed(abs(number)) - abs(number) if loose else 0.0))
            case Flipped(of=of):
                turned = self.of(of, *reversed(at))
                return Approximate(turned.number.T, turned.error.T)
            case Mosaic(pieces=pieces):
                made = [(piece, self.of(piece.value, piece.rows, piece.cols)) for piece in pieces]
                numbers, errors = (
                    put_together([(piece, getattr(one, name)) for piece, one in made])[: at[0], : at[1]]
                    for name in ("number", "error")
                )
                return Approximate(numbers, errors)
            case Opaque(prints=prints):
                has, off = (one[: at[0], : at[1]] for one in prints[self.prints.kind])
                return Approximate(has, off)
            case Applied(op=op, operands=operands):
                return self._applied(op, *(self.of(one, *at) for one in operands))
            case Sum():
                return self._sum(value, *at)
            case Data() | Parameter():
                found = self.prints.of(value, *at)  # exact
                return Approximate(found, np.zeros(found.shape))
            case _:
                raise AssertionError(f"the error of {type(value).__name__} is not known")

    def _sum(self, value: Sum, *at: int) -> Approximate:
        found = self.prints.of(Sum(mistaken=value.mistaken, unfollowed=value.unfollowed), *at)
        total = Approximate(found, np.zeros(found.shape))
        if value.base is not None:
            total = self._applied("+", total, self.of(value.base, *at))
        for lines, heights in self.prints.products(value, *at):
            product = lines * sum(stop - start for stop, start in heights)  # heights are below 2
            total = self._applied("+", total, Approximate(product, np.abs(lines) * (_ROUND * (1 + len(heights)) ** 2)))
        return total

    def _applied(self, op: str, *operands: Approximate) -> Approximate:
        made = self.prints.meaning(op, *(one.number for one in operands))
        endless = np.isinf(made) & np.logical_or.reduce([np.isinf(one.number) for one in operands])
        return Approximate(made, np.where(endless, 0.0, self._error(op, made, *operands) + _ROUND * np.abs(made)))

    def _error(self, op: str, made: np.ndarray, *operands: Approximate) -> Any:
        error = OPERATIONS[op].error
        if not isinstance(error, Curve):
            assert error is not None, f"'{op}' is compared on prime fields"
            return error(made, *operands)
        (one,) = operands
        ends = (self.prints.meaning(op, one.number + side * one.error) for side in (-1, 1))
        return np.maximum(*(np.abs(end - made) for end in ends)) + 4 * _ROUND * (1 + np.abs(made))


def _fraction(number: Any) -> Any:
    """Return a number as a fraction; infinities and NaN, which are no fractions, are returned as they are."""
    return Fraction(number) if isinstance(number, Fraction) or math.isfinite(number) else float(number)


_fractions = np.vectorize(_fraction, otypes=[object])


class _Exact:
    """Values as fingerprints in fractions, without rounding.

    One number of the formula is moved by its last place; tensors and parameters are scaled. Infinities are kept. NaN
    stands for a division by 0, and for everything computed from it.
    """

    def __init__(self, prints: Fingerprints, number: float | None, scales: Mapping[str, Fraction]):
        self.prints, self.perturbed, self.scales = prints, number, scales

    @once
    def of(self, value: Value, *at: int) -> np.ndarray:
        match value:
            case Number(value=number) if number == self.perturbed:
                return np.asarray(_fractions(self.prints.of(Number(_perturbed(number)), *at)))
            case Flipped(of=of):
                return self.of(of, *reversed(at)).T
            case Applied(op=op, operands=operands):
                made = [self.of(one, *at) for one in operands]
                if op in CURVES:
                    return np.asarray(_fractions(self.prints.meaning(op, made[0].astype(float))))
                return self._meaning(op, *made)
            case Sum(base=base, products=products):
                total = np.full(at, Fraction()) if base is None else self.of(base, *at)
                for one, (lines, heights) in zip(products.values(), self.prints.products(value, *at), strict=True):
                    weight = sum(
                        (Fraction(float(stop)) - Fraction(float(start)) for stop, start in heights), Fraction()
                    )
                    total = total + _fractions(lines) * weight * self._scale(multiplied(one, self.prints.tags, *at))
                return total
            case Number() | Data() | Parameter() | Opaque():
                found = np.asarray(_fractions(self.prints.of(value, *at)))
                names = (
                    tensors(Data(value.tags[: at[0], : at[1]]), self.prints.tags)
                    if isinstance(value, Data)
                    else [getattr(value, "name", "")]
                )
                return found * self._scale(names)
            case _:
                raise AssertionError(f"the scale of {type(value).__name__} is not known")

    def _meaning(self, op: str, *operands: np.ndarray) -> np.ndarray:
        none = np.logical_or.reduce([one != one for one in operands], dtype=bool)
        if op == "/":
            none |= (operands[1] == 0).astype(bool)
            divisor = operands[1].copy()
            divisor[none] = 1
            operands = operands[0], divisor
        # convert to fractions again: a fraction divided by an infinity is a float
        made: np.ndarray = _fractions(OPERATIONS[op].meaning(*operands))
        made[none] = math.nan
        return made

    def _scale(self, names: Iterable[str]) -> Fraction:
        return math.prod((self.scales[name] for name in names if name in self.scales), start=Fraction(1))
