"""Evaluation of a contract's formula in NumPy."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.operations import OPERATIONS
from tiledsl.ir.math.packing import pair_order

Values = Mapping[str, Any]  # tensors before the launch in float32, and scalars, by name


@dataclasses.dataclass(frozen=True, eq=False)
class Held(ir.Element):
    """A part of a formula whose numbers are known: an array, or one number for all elements."""

    numbers: Any


def evaluated(value: ir.Element, values: Values, dtype: Any, matrices: int = 1) -> Any:
    """The formula's value in that type: a number, or an array of the formula's shape. td.matrix_of gives that many
    matrices."""
    match value:
        case ir.Number(value=number):
            return dtype(number)
        case Held(numbers=numbers):
            return np.asarray(numbers, dtype)
        case ir.Parameter(name=name):
            return dtype(values[name])
        case ir.OfTensor(tensor=tensor):
            return values[tensor.name].astype(dtype, copy=False)
        case ir.Transposed(of=of):
            return np.swapaxes(evaluated(of, values, dtype, matrices), -1, -2)
        case ir.Matmul(left=left, right=right):
            return np.matmul(evaluated(left, values, dtype, matrices), evaluated(right, values, dtype, matrices))
        case ir.Reduced(op=op, axis=axis, of=of):
            found = evaluated(of, values, dtype, matrices)
            return _REDUCTIONS[op](found, axis=-1 if axis == "row" else -2, keepdims=True)
        case ir.Softmax(of=of):
            return _softmax(evaluated(of, values, dtype, matrices))
        case ir.Chosen(condition=condition, indices=indices, left=left, right=right):
            sides = evaluated(left, values, dtype, matrices), evaluated(right, values, dtype, matrices)
            shape = np.broadcast_shapes(*map(np.shape, sides))
            if len(shape) < len(indices):  # each matrix of a batch chooses others
                shape = matrices, *shape
            return np.where(_holds(condition, indices, shape, values), *sides)
        case ir.OfMatrix(of=of, index=None, matrix=ir.Const(number)):
            return evaluated(of, values, dtype, matrices)[number]
        case ir.OfMatrix(of=of, index=ir.Var() as index, matrix=matrix):
            return evaluated(of, values, dtype, matrices)[_each(matrix, index, matrices, values)]
        case ir.OfColumn(of=of, index=index, column=column, cols=cols):
            return evaluated(of, values, dtype, matrices)[..., _each(column, index, ex.number(cols), values)]
        case ir.PartSum(of=of, parts=parts):
            return evaluated(of, values, dtype, parts).sum(axis=0)
        case ir.Unpacked(of=of, bits=bits, paired=paired):
            return _unpacked(evaluated(of, values, np.float64, matrices), bits, paired).astype(dtype)
        case ir.GroupSum(of=of, count=count):
            found = evaluated(of, values, dtype, matrices * count)
            return found.reshape(-1, count, *found.shape[1:]).sum(axis=1)
        case ir.AsColumn(of=of):
            return evaluated(of, values, dtype, matrices)[..., None]
        case ir.Stacked(of=of, each=each, rows=rows):
            found = evaluated(of, values, dtype, ex.number(rows) // ex.number(each))
            return found.reshape(-1, found.shape[-1])
        case ir.AsRows(of=of):
            return evaluated(of, values, dtype, matrices)[..., 0, :]
        case ir.Apply(op=op, operands=operands):
            return of_operation(op, operands, [evaluated(operand, values, dtype, matrices) for operand in operands])
        case _:
            raise AssertionError(f"no value for {value!r}")


def _each(place: ir.Expr, index: ir.Var, count: int, values: Values) -> np.ndarray:
    """The place for each value of the index from 0 to the count."""
    known: dict[ir.Expr, Any] = {index: np.arange(count)}
    return np.broadcast_to(ex.evaluate(place, known | _read(place, known, values)), (count,))


def of_operation(op: str, operands: Iterable[ir.Element], found: list[Any]) -> Any:
    """The result of an operation on values. With a packed tensor among the operands, it has a column for each number;
    where others have a column for each of the tensor's elements, that of the element in which the number begins."""
    packed = [one.tensor for one in operands if isinstance(one, ir.OfTensor) and one.tensor.dtype.packed != (1, 1)]
    for dtype, cols in ((tensor.dtype, ex.number(tensor.cols)) for tensor in packed[:1]):
        columns = np.arange(dtype.numbers_in(cols)) * dtype.packed[1] // dtype.packed[0]
        found = [one[..., columns] if np.shape(one)[-1:] == (cols,) else one for one in found]
    with np.errstate(all="ignore"):
        return OPERATIONS[op].meaning(*found)


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
