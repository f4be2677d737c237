"""The comparison of a result with a contract, and the permitted error of a correct result."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Protocol

import numpy as np

from tiledsl.analysis.time.work import shape_of
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.operations import OPERATIONS, Range, largest_range
from tiledsl.ir.walk import parts_of, statements
from tiledsl.targets import Target
from tiledsl.tools.bench.data import LARGEST, decoded, encoded
from tiledsl.tools.bench.evaluation import Evaluation, Values, evaluated

_WHOLE_F32 = 2**24  # f32 holds every multiple of a power of two up to this many multiples
_SUMS = 1e-5  # of the largest value: the permitted error of f32 sums and of functions like exp
# of a value: the permitted error of rounding to the type, half of the last place of a type with p bits: 2⁻ᵖ
_ROUNDING = {"bf16": 2.0**-8, "f16": 2.0**-11, "fp8": 2.0**-4, "bf8": 2.0**-3}
# of values below the least normal number: half of the step, in the OCP's encodings; those of FNUZ have half of that
_LEAST_STEP = {"fp8": 2.0**-10, "bf8": 2.0**-17}
_SMALL_FOR_ALL = 2.0**15  # no type with infinities has an infinity for such a number
_CODES = np.arange(256, dtype=np.uint8)  # of all numbers of 8 bits
_WHOLE = ("fp8", "bf8", "int8")  # types of 8 bits that hold whole numbers up to 8


class Outcome(Protocol):
    """The result of a comparison; `str` gives a sentence."""

    @property
    def right(self) -> bool:
        """Whether the comparison found no error."""


@dataclasses.dataclass(frozen=True, slots=True)
class Compared:
    """The comparison of an output with its contract: elements compared, elements wrong, and the first wrong element.
    The first wrong element comes with its actual and expected value. `within` is the smallest block of elements, as
    first and last index of each dimension, that holds all wrong elements. `formula` is a file's name where the values
    of a file are expected."""

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
    within: tuple[tuple[int, int], ...] = ()
    of_file: bool = False

    @property
    def right(self) -> bool:
        return not self.wrong

    def __str__(self) -> str:
        if not self.elements:
            return f"'{self.output}' is not compared with {self.formula}: none of its elements has changed"
        what = f"'{self.output}' and {'the values of' if self.of_file else 'its contract,'} {self.formula}"
        what += "," * (not self.of_file)
        if self.right:
            return f"{what} agree in all of {self.elements:,} elements, " + (
                "exactly" if self.exact else f"within {self.error:.3g} (allowed error {self.allowed:.3g})"
            )
        place = ", ".join(map(str, self.first))
        differ = f"{what} differ in {self.wrong:,} of {self.elements:,} elements"
        block = ", ".join(f"{first}:{last + 1}" for first, last in self.within)
        return (
            f"{differ}, the first at [{place}]: {self.got:g} where {self.expected:g} is right (allowed error"
            f" {self.allowed:.3g})" + f"; all lie in [{block}]" * bool(block)
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
    wanted = expectation(kernel, contract, values, result.shape, target, largest)
    return compared_with(
        wanted, contract.tensor.name, contract.formula, decoded(result, contract.tensor.dtype, target), stored
    )


def compared_with(
    wanted: Expectation, output: str, formula: str, got: np.ndarray, stored: np.ndarray | None = None
) -> Compared:
    """Compare the numbers of an output with the expected ones, as `compared` does."""
    exact, expected, allowed = wanted.exact, wanted.values, wanted.allowed
    with np.errstate(invalid="ignore", over="ignore"):
        difference = np.abs(got - expected)
        wrong = differs(got, expected, allowed)
    if stored is not None:
        wrong &= stored & ~(np.isnan(got) & np.isnan(expected))
        difference = np.where(stored, difference, 0.0)
    error, most = float(np.nanmax(difference, initial=0.0)), float(np.nanmax(allowed, initial=0.0))
    found = Compared(output, formula, got.size, int(wrong.sum()), exact, error, most)
    if found.wrong:
        at = tuple(map(int, np.unravel_index(int(wrong.argmax()), wrong.shape)))
        found = dataclasses.replace(
            found, first=at, got=float(got[at]), expected=float(expected[at]), within=_block_of(wrong)
        )
    return found if stored is None else dataclasses.replace(found, elements=int(stored.sum()))


def _block_of(wrong: np.ndarray) -> tuple[tuple[int, int], ...]:
    """The first and last index of wrong elements in each dimension; nothing for one element, and for all dimensions
    whole."""
    found = tuple((int(places.min()), int(places.max())) for places in np.nonzero(wrong))
    whole = all((first, last) == (0, size - 1) for (first, last), size in zip(found, wrong.shape, strict=True))
    return () if whole or all(first == last for first, last in found) else found


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
    found = Evaluation(values, np.float64, _rounding_of_operands(kernel)).of(contract.value, shape[0])
    expected, error = (np.broadcast_to(one, shape) for one in found)
    allowed = closeness(expected, (dtype.name, *_intermediate_roundings(kernel)))
    return Expectation(
        _stored(expected, dtype, target, _saturates(kernel, dtype)),
        allowed + np.where(np.isfinite(expected), error, 0.0),
        False,
    )


def _saturates(kernel: ir.KernelIR, dtype: ir.DType) -> bool:
    """Whether the kernel's casts to the type give its largest number for larger ones."""
    return any(isinstance(one, ir.Cast) and one.saturates and one.dst.dtype == dtype for one in statements(kernel.body))


def _stored(expected: np.ndarray, dtype: ir.DType, target: Target, saturates: bool = False) -> np.ndarray:
    """The expected numbers, of which those beyond the type's are infinities, as in the type, or its largest number."""
    if saturates:
        largest = np.nanmax(np.where(np.isfinite(every := decoded(_CODES, dtype, target)), every, np.nan))
        return np.clip(expected, -largest, largest)
    if dtype.packed != (1, 1) or float(np.nanmax(np.abs(expected), initial=0.0)) < _SMALL_FOR_ALL:
        return expected
    with np.errstate(over="ignore"):
        held = decoded(encoded(expected, dtype, target), dtype, target)
    return np.where(np.isinf(held), held, expected)


def closeness(expected: np.ndarray, types: Sequence[str]) -> np.ndarray:
    """The permitted error of each value: that of sums in f32, and of the rounding to types, the output's first."""
    roundings, finite = sum(_ROUNDING.get(one, 0.0) for one in types), np.isfinite(expected)
    numbers = np.abs(np.where(finite, expected, 0.0))
    allowed = _SUMS * float(numbers.max(initial=0.0)) + roundings * numbers + _LEAST_STEP.get(types[0], 0.0)
    return np.where(finite, allowed, 0.0)  # an infinity is right or wrong


def differs(got: Any, expected: Any, allowed: Any) -> np.ndarray:
    """Where values differ from the expected ones by more than the permitted error."""
    with np.errstate(invalid="ignore", over="ignore"):
        return np.asarray(~((np.abs(got - expected) <= allowed) | (got == expected)))


# ------------------------------------------------------------------------------------------------------------ exactness


def fits_exactly(value: ir.Element, values: Values, largest: int) -> bool:
    """Whether f32 holds all the formula's intermediate values for whole numbers up to `largest`. Then every order of
    adding gives the same bits."""
    try:
        _range(value, values, largest)
    except _Inexact:
        return False
    return True


def largest_whole(contracts: Iterable[ir.Contract], values: Values) -> int:
    """The largest whole numbers, at most 8, for which f32 holds all intermediate values of the contracts.

    Where no numbers are small enough: 8, but 1 where powers of products might overflow."""
    formulas = [contract.value for contract in contracts]
    for largest in range(LARGEST, 0, -1):
        if all(fits_exactly(formula, values, largest) for formula in formulas):
            return largest
    return 1 if any(map(_has_powers_of_products, formulas)) else LARGEST


def _has_powers_of_products(value: ir.Element) -> bool:
    powers = [
        one
        for one in parts_of(value)
        if isinstance(one, ir.Softmax) or isinstance(one, ir.Apply) and one.op in ("exp", "expfast", "exp2")
    ]
    return any(isinstance(part, ir.Matmul) for one in powers for part in parts_of(one))


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
    """The largest part of a value by which a cast of the kernel changes it.

    These are the casts after which the kernel goes on with the result, in registers or by way of LDS."""
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
