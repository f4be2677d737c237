"""Evaluation of a contract's formula in NumPy, with the errors of operands that a kernel may round."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.operations import OPERATIONS, Approximate
from tiledsl.ir.math.packing import pair_order
from tiledsl.ir.walk import parts_of

Values = Mapping[str, Any]  # tensors before the launch in float32, and scalars, by name


def evaluated(value: ir.Element, values: Values, dtype: Any, matrices: int = 1) -> Any:
    """The formula's value in that type: a number, or an array of the formula's shape. td.matrix_of gives that many
    matrices."""
    return Evaluation(values, dtype).of(value, matrices).number


@dataclasses.dataclass(frozen=True, slots=True)
class Evaluation:
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
                return _softmax_of(self.of(of, matrices))
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
_COMPUTED = (  # what a kernel computes; all else only moves elements
    ir.Apply,
    ir.Matmul,
    ir.Softmax,
    ir.Reduced,
    ir.PartSum,
    ir.GroupSum,
)


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


def _softmax_of(found: Approximate) -> Approximate:
    """The softmax of each row, where one element may be off upwards and all others downwards."""
    number, error = _softmax(found.number), _NO_ERROR
    if np.ndim(found.error):
        with np.errstate(all="ignore"):
            most = np.max(found.error, axis=-1, keepdims=True)
            error = number * np.expm1(found.error + most)
    return Approximate(number, error)


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
