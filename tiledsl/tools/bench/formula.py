"""Evaluation of a contract's formula in NumPy, and the permitted error of a correct result."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol

import numpy as np

from tiledsl.analysis.time.work import shape_of
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.operations import OPERATIONS, Approximate, Range, largest_range
from tiledsl.ir.math.packing import pair_order
from tiledsl.ir.walk import parts_of, statements
from tiledsl.targets import Target
from tiledsl.tools.bench.data import LARGEST, decoded, encoded

_WHOLE_F32 = 2**24  # f32 holds every multiple of a power of two up to this many multiples
_SUMS = 1e-5  # of the largest value: the permitted error of f32 sums and of functions like exp
# of a value: the permitted error of rounding to the type, half of the last place of a type with p bits: 2⁻ᵖ
_ROUNDING = {"bf16": 2.0**-8, "f16": 2.0**-11, "fp8": 2.0**-4, "bf8": 2.0**-3}
# of values below the least normal number: half of the step, in the OCP's encodings; those of FNUZ have half of that
_LEAST_STEP = {"fp8": 2.0**-10, "bf8": 2.0**-17}
_WHOLE = ("fp8", "bf8", "int8")  # types of 8 bits that hold whole numbers up to 8
Values = Mapping[str, Any]  # tensors before the launch in float32, and scalars, by name


class Outcome(Protocol):
    """The result of a comparison; `str` gives a sentence."""

    @property
    def right(self) -> bool:
        """Whether the comparison found no error."""


@dataclasses.dataclass(frozen=True, slots=True)
class Compared:
    """The comparison of an output with its contract: elements compared, elements wrong, and the first wrong element.
    The first wrong element comes with its actual and expected value."""

    output: str
    formula: str
    elements: int
    wrong: int
    exact: bool
    error: float
    allowed: float
    first: tuple[int, ...] = ()
    got: float = 0.0
    expected: float = 0.0

    @property
    def right(self) -> bool:
        return not self.wrong

    def __str__(self) -> str:
        what = f"'{self.output}' and its contract, {self.formula}"
        if self.right:
            return f"{what}, agree in all of {self.elements:,} elements, " + (
                "exactly" if self.exact else f"within {self.error:.3g} (allowed error {self.allowed:.3g})"
            )
        place = ", ".join(map(str, self.first))
        differ = f"{what}, differ in {self.wrong:,} of {self.elements:,} elements"
        return (
            f"{differ}, the first at [{place}]: {self.got:g} where {self.expected:g} is right (allowed error"
            f" {self.allowed:.3g})"
        )


@dataclasses.dataclass(frozen=True, slots=True)
class Repeated:
    """The comparison of an output after two launches on the same data: the elements whose bits differ. The likely cause
    of a difference is a race."""

    output: str
    elements: int
    differ: int

    @property
    def right(self) -> bool:
        return not self.differ

    def __str__(self) -> str:
        return (
            f"'{self.output}' differs between two launches on the same data, in {self.differ:,} of {self.elements:,}"
            " elements"
        )


def repeated(output: str, first: np.ndarray, last: np.ndarray) -> Repeated:
    """Compare the output's elements after two launches, bit by bit."""
    bits = f"u{first.itemsize}"
    return Repeated(
        output, first.size, int((np.ascontiguousarray(first).view(bits) != np.ascontiguousarray(last).view(bits)).sum())
    )


def compared(
    kernel: ir.KernelIR,
    contract: ir.Contract,
    values: Values,
    result: np.ndarray,
    target: Target,
    largest: int | None,
    stored: np.ndarray | None = None,
) -> Compared:
    """Compare every element of the result with the contract's; or those that `stored` marks, where NaN may be right.
    `largest` is the largest whole number in the tensors, None for other data."""
    dtype = contract.tensor.dtype
    wanted = expectation(kernel, contract, values, result.shape, target, largest)
    exact, expected, allowed = wanted.exact, wanted.values, wanted.allowed
    got = decoded(result, dtype, target)
    with np.errstate(invalid="ignore", over="ignore"):
        difference = np.abs(got - expected)
        wrong = differs(got, expected, allowed)
    if stored is not None:
        wrong &= stored & ~(np.isnan(got) & np.isnan(expected))
        difference = np.where(stored, difference, 0.0)
    found = _outcome(contract, got, expected, difference, wrong, exact, float(np.nanmax(allowed, initial=0.0)))
    return found if stored is None else dataclasses.replace(found, elements=int(stored.sum()))


@dataclasses.dataclass(frozen=True, slots=True)
class Expectation:
    """The values of an output by its contract, with the permitted error of each, or of all. `exact`: it is zero."""

    values: np.ndarray
    allowed: Any
    exact: bool


def expectation(
    kernel: ir.KernelIR,
    contract: ir.Contract,
    values: Values,
    shape: tuple[int, ...],
    target: Target,
    largest: int | None,
) -> Expectation:
    """The values that a contract states for an output of that shape. `largest` as in `compared`."""
    dtype = contract.tensor.dtype
    exact = (
        largest is not None and fits_exactly(contract.value, values, largest) and not _intermediate_roundings(kernel)
    )
    if exact:
        expected = np.broadcast_to(evaluated(contract.value, values, np.float32, shape[0]), shape)
        return Expectation(decoded(encoded(expected, dtype, target), dtype, target), 0.0, True)
    found = _Evaluation(values, np.float64, _rounding_of_operands(kernel)).of(contract.value, shape[0])
    expected, error = (np.broadcast_to(one, shape) for one in found)
    magnitudes = np.where(np.isfinite(expected), np.abs(expected), 0.0)  # an infinity has no error
    roundings = [_ROUNDING[d] for d in (dtype.name, *_intermediate_roundings(kernel)) if d in _ROUNDING]
    allowed = _SUMS * float(np.max(magnitudes, initial=0.0)) + sum(roundings) * magnitudes + error
    allowed += _LEAST_STEP.get(dtype.name, 0.0)
    return Expectation(expected, np.where(np.isfinite(expected), allowed, 0.0), False)


def differs(got: Any, expected: Any, allowed: Any) -> np.ndarray:
    """Where values differ from the expected ones by more than the permitted error."""
    with np.errstate(invalid="ignore", over="ignore"):
        return np.asarray(~((np.abs(got - expected) <= allowed) | (got == expected)))


def _outcome(
    contract: ir.Contract, got: Any, expected: Any, difference: Any, wrong: Any, exact: bool, allowed: float
) -> Compared:
    count, error = int(wrong.sum()), float(np.nanmax(difference, initial=0.0))
    found = Compared(contract.tensor.name, contract.formula, got.size, count, exact, error, allowed)
    if not count:
        return found
    at = tuple(map(int, np.unravel_index(int(wrong.argmax()), wrong.shape)))
    return dataclasses.replace(found, first=at, got=float(got[at]), expected=float(expected[at]))


# --------------------------------------------------------------------------------------------------------------- values


def evaluated(value: ir.Element, values: Values, dtype: Any, matrices: int = 1) -> Any:
    """The formula's value in that type: a number, or an array of the formula's shape. td.matrix_of gives that many
    matrices."""
    return _Evaluation(values, dtype).of(value, matrices).number


@dataclasses.dataclass(frozen=True, slots=True)
class _Evaluation:
    """The evaluation of a formula, with a bound of the error that the rounding of computed operands causes.

    A kernel may round an operand of a product that is itself computed, such as the exponentials of attention, by at
    most the fraction `rounding` of each element. The terms of a product may cancel each other, but their errors do
    not. So the bound is a sum of magnitudes, and may be more than this fraction of the result."""

    values: Values
    dtype: Any
    rounding: float = 0.0

    def of(self, value: ir.Element, matrices: int) -> Approximate:
        """The value of a formula with its error: arrays of the formula's shape, or numbers; no error is a number."""
        match value:
            case ir.Number(value=number):
                return Approximate(self.dtype(number), _NO_ERROR)
            case ir.Parameter(name=name):
                return Approximate(self.dtype(self.values[name]), _NO_ERROR)
            case ir.OfTensor(tensor=tensor):
                return Approximate(self.values[tensor.name].astype(self.dtype, copy=False), _NO_ERROR)
            case ir.Matmul(left=left, right=right):
                return _product(self._operand(left, matrices), self._operand(right, matrices))
            case ir.Reduced(op=op, axis=axis, of=of):
                return _reduced(op, self.of(of, matrices), -1 if axis == "row" else -2)
            case ir.Softmax(of=of):
                return _of_function(_softmax, [self.of(of, matrices)])
            case ir.Chosen(condition=condition, indices=indices, left=left, right=right):
                sides = self.of(left, matrices), self.of(right, matrices)
                shape = np.broadcast_shapes(*(np.shape(side.number) for side in sides))
                if len(shape) < len(indices):  # each matrix of a batch chooses others
                    shape = matrices, *shape
                holds = _holds(condition, indices, shape, self.values)
                return Approximate(*(np.where(holds, *of_sides) for of_sides in zip(*sides, strict=True)))
            case ir.Unpacked(of=of, bits=bits, paired=paired):
                numbers = _unpacked(evaluated(of, self.values, np.float64, matrices), bits, paired)
                return Approximate(numbers.astype(self.dtype), _NO_ERROR)
            case ir.Apply(op=op, operands=operands):
                return _of_operation(op, operands, [self.of(operand, matrices) for operand in operands])
            case ir.Transposed() | ir.OfMatrix() | ir.OfColumn() | ir.AsColumn() | ir.AsRows() | ir.Stacked():
                return self._rearranged(value, matrices)
            case ir.PartSum() | ir.GroupSum():
                return self._rearranged(value, matrices)
            case _:
                raise AssertionError(f"no value for {value!r}")

    def _rearranged(self, value: ir.Element, matrices: int) -> Approximate:
        """The value of a formula whose elements are those of another formula, or sums of them, at other places."""
        match value:
            case ir.Transposed(of=of):
                return _both(lambda x: np.swapaxes(x, -1, -2), self.of(of, matrices))
            case ir.OfMatrix(of=of, index=None, matrix=ir.Const(number)):
                return _both(lambda x: x[number], self.of(of, matrices))
            case ir.OfMatrix(of=of, index=ir.Var() as index, matrix=matrix):
                chosen = _each(matrix, index, matrices, self.values)
                return _both(lambda x: x[chosen], self.of(of, matrices))
            case ir.OfColumn(of=of, index=index, column=column, cols=cols):
                columns = _each(column, index, ex.number(cols), self.values)
                return _both(lambda x: x[..., columns], self.of(of, matrices))
            case ir.PartSum(of=of, parts=parts):
                return _both(lambda x: x.sum(axis=0), self.of(of, parts))
            case ir.GroupSum(of=of, count=count):
                whole = self.of(of, matrices * count)
                return _both(lambda x: x.reshape(-1, count, *x.shape[1:]).sum(axis=1), whole)
            case ir.AsColumn(of=of):
                return _both(lambda x: x[..., None], self.of(of, matrices))
            case ir.Stacked(of=of, each=each, rows=rows):
                whole = self.of(of, ex.number(rows) // ex.number(each))
                return _both(lambda x: x.reshape(-1, x.shape[-1]), whole)
            case ir.AsRows(of=of):
                return _both(lambda x: x[..., 0, :], self.of(of, matrices))
            case _:
                raise AssertionError(f"no value for {value!r}")

    def _operand(self, value: ir.Element, matrices: int) -> Approximate:
        """The operand of a product, rounded if it is computed."""
        found = self.of(value, matrices)
        if not self.rounding or not any(isinstance(one, _COMPUTED) for one in parts_of(value)):
            return found
        return Approximate(found.number, found.error + self.rounding * np.abs(found.number))


_NO_ERROR: Any = 0.0
_COMPUTED = (ir.Apply, ir.Matmul, ir.Softmax, ir.Reduced)  # what a kernel computes; all else only moves elements


def _both(rearrange: Callable[[Any], Any], found: Approximate) -> Approximate:
    """A value and its error, with their elements at other places."""
    return Approximate(rearrange(found.number), rearrange(found.error) if np.ndim(found.error) else _NO_ERROR)


def _product(left: Approximate, right: Approximate) -> Approximate:
    """The product of two matrices; the errors of its terms are added."""
    number, error = np.matmul(left.number, right.number), _NO_ERROR
    if np.ndim(left.error):
        error = error + np.matmul(left.error, np.abs(right.number) + right.error)
    if np.ndim(right.error):
        error = error + np.matmul(np.abs(left.number), right.error)
    return Approximate(number, error)


def _reduced(op: str, found: Approximate, axis: int) -> Approximate:
    """The reduction of a value along an axis: a sum adds the errors, a maximum or minimum has the largest error."""
    of_errors = np.sum if op == "+" else np.max
    error = of_errors(found.error, axis=axis, keepdims=True) if np.ndim(found.error) else _NO_ERROR
    return Approximate(_REDUCTIONS[op](found.number, axis=axis, keepdims=True), error)


def _of_function(meaning: Callable[..., Any], found: Sequence[Approximate]) -> Approximate:
    """The function's value; its error is the largest difference where each operand is off by its error."""
    with np.errstate(all="ignore"):
        number, error = meaning(*(one.number for one in found)), _NO_ERROR
        if any(np.ndim(one.error) for one in found):
            for signs in itertools.product((-1, 1), repeat=len(found)):
                off = meaning(*(one.number + sign * one.error for one, sign in zip(found, signs, strict=True)))
                error = np.fmax(error, np.abs(off - number))  # a value that is not defined there is no bound
    return Approximate(number, error)


def _each(place: ir.Expr, index: ir.Var, count: int, values: Values) -> np.ndarray:
    """The place for each value of the index from 0 to the count."""
    known: dict[ir.Expr, Any] = {index: np.arange(count)}
    return np.broadcast_to(ex.evaluate(place, known | _read(place, known, values)), (count,))


def _of_operation(op: str, operands: Iterable[ir.Element], found: Sequence[Approximate]) -> Approximate:
    """The result of an operation on values. With a packed tensor among the operands, it has a column for each number;
    where others have a column for each of the tensor's elements, that of the element in which the number begins."""
    packed = next(
        (one.tensor for one in operands if isinstance(one, ir.OfTensor) and one.tensor.dtype.packed != (1, 1)), None
    )
    if packed is not None:
        dtype, cols = packed.dtype, ex.number(packed.cols)
        columns = np.arange(dtype.numbers_in(cols)) * dtype.packed[1] // dtype.packed[0]
        wide = [np.shape(one.number)[-1:] == (cols,) for one in found]
        found = [_both(lambda x: x[..., columns], one) if each else one for one, each in zip(found, wide, strict=True)]
    return _of_function(OPERATIONS[op].meaning, found)


_REDUCTIONS: Mapping[str, Any] = {"maximum": np.max, "minimum": np.min, "+": np.sum}


def _softmax(x: Any) -> Any:
    """Softmax over each row; a row of −inf is NaN."""
    with np.errstate(all="ignore"):
        powers = np.exp(x - np.max(x, axis=-1, keepdims=True))
        return powers / np.sum(powers, axis=-1, keepdims=True)


def _unpacked(words: Any, bits: int, paired: bool) -> Any:
    """The numbers of that many bits in words, which become rows; `paired`: in that order."""
    *batch, rows, cols = words.shape
    shifts = np.array(pair_order(bits) if paired else range(32 // bits))[:, None] * bits
    numbers = words.astype(np.int64)[..., None, :] >> shifts & (1 << bits) - 1
    return numbers.reshape(*batch, rows * len(shifts), cols)


def _holds(condition: ir.Expr, indices: tuple[ir.Var, ...], shape: tuple[int, ...], values: Values) -> Any:
    """Where the condition holds, for each element of that shape. Integers of memory are those of the tensors' data."""
    places = np.meshgrid(*map(np.arange, shape), indexing="ij", sparse=True)
    known: dict[ir.Expr, Any] = dict(zip(indices, places[-len(indices) :], strict=True))
    return np.asarray(ex.evaluate(condition, known | _read(condition, known, values))) != 0


def _read(integer: ir.Expr, known: Mapping[ir.Expr, Any], values: Values) -> dict[ir.Expr, Any]:
    """The integers of memory in an expression, from the tensors' data."""
    found: dict[ir.Expr, Any] = {}
    for one in ex.reads(integer):
        data = values[one.tensor].reshape(-1).astype(np.int64)
        found[one] = (np.argsort(data) if one.order == "place" else data)[ex.evaluate(one.index, known)]
    return found


# ------------------------------------------------------------------------------------------------------------ exactness


def fits_exactly(value: ir.Element, values: Values, largest: int) -> bool:
    """Whether f32 holds all the formula's intermediate values for whole numbers up to `largest`. Then every order of
    adding gives the same bits."""
    try:
        _range(value, values, largest)
    except _Inexact:
        return False
    return True


def largest_whole_number(contracts: Iterable[ir.Contract], values: Values) -> int:
    """The largest whole number for the tensors, at most 8, for which f32 holds all values of the contracts.

    Where there is none, 8; or 1 where a contract has exponentials, which would soon leave the range of f32."""
    formulas = [contract.value for contract in contracts]
    for largest in range(LARGEST, 0, -1):
        if all(fits_exactly(formula, values, largest) for formula in formulas):
            return largest
    return 1 if any(_is_exponential(part) for formula in formulas for part in parts_of(formula)) else LARGEST


def _is_exponential(part: ir.Element) -> bool:
    return isinstance(part, ir.Apply) and part.op in ("exp", "expfast", "exp2")


class _Inexact(Exception):
    """Values beyond the exact range of f32."""


def _range(value: ir.Element, values: Values, largest: int) -> Range:
    most, unit = _unchecked(value, values, largest)
    if most > _WHOLE_F32 * unit:
        raise _Inexact
    return most, unit


def _unchecked(value: ir.Element, values: Values, largest: int) -> Range:
    match value:
        case ir.Number(value=number):
            return _of_number(number)
        case ir.Parameter(name=name):
            return _of_number(float(np.float32(values[name])))
        case ir.OfTensor(tensor=tensor):
            if tensor.dtype.bits == 8 and tensor.dtype.name not in _WHOLE:  # scales, or types with few whole numbers
                raise _Inexact
            return Fraction(largest), Fraction(1)
        case ir.Transposed(of=of) | ir.OfMatrix(of=of) | ir.OfColumn(of=of) | ir.AsColumn(of=of) | ir.AsRows(of=of):
            return _range(of, values, largest)
        case ir.Stacked(of=of):
            return _range(of, values, largest)
        case ir.Unpacked(bits=bits):
            return Fraction((1 << bits) - 1), Fraction(1)
        case ir.GroupSum(of=of, count=count) | ir.PartSum(of=of, parts=count):
            most, unit = _range(of, values, largest)
            return count * most, unit
        case ir.Reduced(op=op, axis=axis, of=of):
            most, unit = _range(of, values, largest)
            return (shape_of(of)[-1 if axis == "row" else -2] * most if op == "+" else most), unit
        case ir.Chosen(left=left, right=right):
            return largest_range(_range(left, values, largest), _range(right, values, largest))
        case ir.Softmax():
            raise _Inexact
        case ir.Matmul(left=left, right=right):
            (one, unit), (other, step) = _range(left, values, largest), _range(right, values, largest)
            return shape_of(left)[-1] * one * other, unit * step
        case ir.Apply(op=op, operands=operands):
            return _applied(op, [_range(operand, values, largest) for operand in operands])
        case _:
            raise AssertionError(f"no range for {value!r}")


def _applied(op: str, of: list[Range]) -> Range:
    range_ = OPERATIONS[op].range
    if range_ is None:
        raise _Inexact
    return range_(*of)


def _of_number(number: float) -> Range:
    if not math.isfinite(number):
        raise _Inexact
    above, below = number.as_integer_ratio()
    return Fraction(abs(above), below), Fraction(above & -above or 1, below)


def _rounding_of_operands(kernel: ir.KernelIR) -> float:
    """The largest relative rounding by a cast of the kernel whose result it reads again, also by way of LDS."""
    body = list(statements(kernel.body))
    used = {tile for s in body if s.effects.tiles_written or s.effects.regions_written for tile in s.effects.tiles_read}
    casts = (s.dst for s in body if isinstance(s, ir.Cast))
    return max((_ROUNDING.get(tile.dtype.name, 0.0) for tile in casts if tile in used), default=0.0)


def _intermediate_roundings(kernel: ir.KernelIR) -> tuple[str, ...]:
    """The types to which the kernel rounds intermediate values; a contract says nothing about these roundings."""
    body = list(statements(kernel.body))
    computed = [s.effects for s in body if s.effects.tiles_written]
    used = {tile for effects in computed for tile in effects.tiles_read}
    return tuple(
        tile.dtype.name
        for effects in computed
        for tile in effects.tiles_written
        if tile in used and any(tile.dtype.bits < source.dtype.bits for source in effects.tiles_read)
    )
