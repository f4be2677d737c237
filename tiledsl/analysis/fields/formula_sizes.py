"""Rows and columns of formulas, the sums of a formula, and the tensors along which they run."""

from __future__ import annotations

from collections.abc import Iterator

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import operands_of, parts_of

Axis = tuple[str, str]  # a tensor, and "row", "col" or "matrix"


def size(formula: ir.Element) -> tuple[int, int]:
    """Return the rows and columns of a formula; 1 where its elements are used for all rows or columns beside it."""
    match formula:
        case ir.OfTensor(tensor=tensor):
            return (ex.number(tensor.rows) if tensor.dimensions > 1 else 1), ex.number(tensor.cols)
        case ir.Transposed(of=of):
            rows, cols = size(of)
            return cols, rows
        case ir.Matmul(left=left, right=right):
            return size(left)[0], size(right)[1]
        case ir.Apply(operands=operands):
            sizes = [size(one) for one in operands]
            return max(rows for rows, _ in sizes), max(cols for _, cols in sizes)
        case ir.Chosen(left=left, right=right):
            (rows, cols), (more, other) = size(left), size(right)
            return max(rows, more), max(cols, other)
        case ir.Reduced(axis=axis, of=of):
            rows, cols = size(of)
            return (rows, 1) if axis == "row" else (1, cols)
        case ir.Softmax(of=of) | ir.OfMatrix(of=of) | ir.GroupSum(of=of):
            return size(of)
        case ir.OfColumn(of=of, cols=cols):
            return size(of)[0], ex.number(cols)
        case ir.Unpacked(of=of, count=count):
            rows, cols = size(of)
            return rows * count, cols
        case ir.AsColumn(of=of):
            return size(of)[1], 1
        case ir.Stacked(of=of, rows=rows):
            return ex.number(rows), size(of)[1]
        case ir.AsRows(of=of):
            return 2, size(of)[1]  # as many rows as the formula has matrices: never used for all rows
        case ir.Number() | ir.Parameter():
            return 1, 1
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")


def sums(formula: ir.Element) -> Iterator[tuple[set[Axis], int]]:
    """Yield the rows and columns of tensors along each sum of a formula, and its length."""
    match formula:
        case ir.Matmul(left=left, right=right):
            yield bound(left, "col") | bound(right, "row"), size(left)[1]
        case ir.Reduced(axis=axis, of=of):
            yield bound(of, "col" if axis == "row" else "row"), size(of)[1 if axis == "row" else 0]
        case ir.Softmax(of=of):
            yield bound(of, "col"), size(of)[1]
        case ir.Apply() | ir.Chosen() | ir.Transposed() | ir.OfMatrix() | ir.OfColumn() | ir.GroupSum() | ir.AsColumn():
            pass
        case ir.AsRows() | ir.Stacked() | ir.OfTensor() | ir.Number() | ir.Parameter() | ir.Unpacked():
            pass
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")
    for one in operands_of(formula):
        yield from sums(one)


def bound(formula: ir.Element, axis: str) -> set[Axis]:
    """Return the axes of tensors along which a formula's rows ("row"), columns ("col") or matrices ("matrix") run."""
    match formula:
        case ir.OfTensor(tensor=tensor) if axis == "matrix":
            return {(tensor.name, axis)} if tensor.dimensions == 3 and tensor.matrices != ir.Const(1) else set()
        case ir.OfTensor(tensor=tensor):
            return {(tensor.name, axis)} if axis == "col" or tensor.dimensions > 1 else set()
        case ir.Transposed(of=of):
            return bound(of, {"row": "col", "col": "row"}.get(axis, axis))
        case ir.Matmul(left=left, right=right) if axis == "matrix":
            return bound(left, axis) | bound(right, axis)
        case ir.Matmul(left=left, right=right):
            return bound(left if axis == "row" else right, axis)
        case ir.Chosen(left=left, right=right):
            return bound(left, axis) | bound(right, axis)
        case ir.Reduced(axis=along, of=of):
            return bound(of, axis) if axis in (along, "matrix") else set()
        case ir.OfColumn(of=of):
            return bound(of, axis) if axis != "col" else set()
        case ir.Unpacked(of=of):
            return bound(of, axis) if axis != "row" else set()
        case ir.Stacked(of=of):
            return bound(of, axis) if axis == "col" else set()
        case ir.GroupSum() | ir.OfMatrix() if axis == "matrix":
            return set()  # its matrices are no single ones of the tensors, in order
        case ir.Softmax(of=of) | ir.OfMatrix(of=of) | ir.GroupSum(of=of):
            return bound(of, axis)
        case ir.AsRows(of=of):
            return bound(of, {"row": "matrix", "col": "col"}[axis]) if axis != "matrix" else set()
        case ir.AsColumn(of=of):
            return bound(of, {"row": "col", "matrix": "row"}[axis]) if axis != "col" else set()
        case ir.Apply(operands=operands):
            return set().union(*(bound(one, axis) for one in operands))
        case ir.Number() | ir.Parameter():
            return set()
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")


def reductions(formula: ir.Element) -> Iterator[tuple[str, int]]:
    """Yield the operation and the length of each sum, maximum and minimum of a formula."""
    match formula:
        case ir.Reduced(op=op, axis=axis, of=of):
            yield op, size(of)[1 if axis == "row" else 0]
        case ir.Matmul(left=left):
            yield "+", size(left)[1]
        case ir.Softmax(of=of):
            yield "+", size(of)[1]
        case ir.GroupSum(count=count):
            yield "+", count
        case ir.Apply() | ir.Chosen() | ir.Transposed() | ir.OfMatrix() | ir.OfColumn() | ir.AsColumn() | ir.AsRows():
            pass
        case ir.OfTensor() | ir.Number() | ir.Parameter() | ir.Unpacked() | ir.Stacked():
            pass
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")
    for one in operands_of(formula):
        yield from reductions(one)


def rearranged(formula: ir.Element) -> set[Axis]:
    """Return the axes of tensors along which a formula takes elements in another order, or several from one."""
    parts = list(parts_of(formula))
    columns = (bound(one.of, "col") for one in parts if isinstance(one, ir.OfColumn))
    words = (bound(one.of, "row") for one in parts if isinstance(one, ir.Unpacked | ir.Stacked))
    matrices = (bound(one.of, "matrix") for one in parts if isinstance(one, ir.OfMatrix | ir.AsRows | ir.Stacked))
    return set().union(*columns, *words, *matrices)


def comparisons(condition: ir.Expr) -> Iterator[ir.Expr]:
    """Yield the comparisons of which a condition is made."""
    if isinstance(condition, ir.Binary) and condition.op in ("and", "or"):
        yield from comparisons(condition.left)
        yield from comparisons(condition.right)
    else:
        yield condition


def is_linear(comparison: ir.Expr, index: ir.Var) -> bool:
    """Return whether a comparison changes at most once as the index grows."""
    if isinstance(comparison, ir.Binary) and comparison.op in ("<", "<=", ">", ">="):
        terms = ex.linear(ex.binary("-", comparison.left, comparison.right))[0]
        return all(index not in ex.variables(atom) for atom in terms if atom != index)
    return index not in ex.variables(comparison)
