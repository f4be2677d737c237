"""Sizes and offsets of a tensor in elements and bytes, as expressions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def apart(counts: Sequence[int], strides: Sequence[int]) -> bool:
    """Return whether no two elements of an array lie in one place, and its dimensions are nested in memory.

    Each stride is at least the extent of all dimensions of smaller strides, whatever their order: heads of attention
    may lie as (head, position, column) and as (position, head, column).
    """
    extent = 1
    for stride, count in sorted(zip(strides, counts, strict=True)):
        if count > 1:
            if stride < extent:
                return False
            extent += (count - 1) * stride
    return True


def matrices_apart(matrices: int, rows: int, cols: int, matrix_pitch: int, pitch: int) -> bool:
    """Return whether no two matrices of a batch share an element: each begins behind the one before, or rows alternate.

    Rows alternate in a batch of heads, (head, position, column), that lies as (position, head, column) in memory.
    """
    return matrices < 2 or apart((matrices, rows, cols), (matrix_pitch, pitch, 1))


def coordinates(tensor: ir.Tensor, element: Any) -> tuple[Any, Any, Any]:
    """Return the matrix, row and column of elements, counted in memory from a tensor's first; sizes are fixed."""
    pitch = ex.number(tensor.pitch)
    if tensor.dimensions < 3:
        return element * 0, *divmod(element, pitch)
    dimensions = [("row", pitch, ex.number(tensor.rows))]
    if tensor.group:
        dimensions.append(("group", ex.number(tensor.group_pitch), ex.number(tensor.matrices) // tensor.group))
    dimensions.append(("matrix", ex.number(tensor.matrix_pitch), tensor.group or ex.number(tensor.matrices)))
    found, rest = {"group": element * 0, "matrix": element * 0, "row": element * 0}, element
    for name, stride, count in sorted(dimensions, key=lambda dimension: dimension[1], reverse=True):
        if count > 1:
            found[name], rest = divmod(rest, stride)
    return found["group"] * tensor.group + found["matrix"], found["row"], rest


def row_step(tensor: ir.Tensor) -> int:
    """Return a number of elements of which every row's beginning is a multiple."""
    return math.gcd(*(ex.multiple(step) for step in (tensor.pitch, tensor.matrix_pitch, tensor.group_pitch)))


def row_bytes(tensor: ir.Tensor) -> ir.Expr:
    """Return the bytes from the beginning of a row to the beginning of the next."""
    return ex.binary("*", tensor.pitch, tensor.dtype.bytes)


def matrix_elements(tensor: ir.Tensor) -> ir.Expr:
    """Return the number of elements from a matrix's first element to the end of its last row."""
    return ex.binary("+", ex.binary("*", ex.binary("-", tensor.rows, 1), tensor.pitch), tensor.cols)


def matrix_bytes(tensor: ir.Tensor) -> ir.Expr:
    """Return the bytes from a matrix's first element to the end of its last."""
    return ex.binary("*", matrix_elements(tensor), tensor.dtype.bytes)


def tensor_elements(tensor: ir.Tensor) -> ir.Expr:
    """Return the number of elements from the tensor's first to the end of its last row."""
    last = matrix_start(tensor, ex.binary("-", tensor.matrices, 1))
    return ex.binary("+", last, matrix_elements(tensor))


def tensor_bytes(tensor: ir.Tensor) -> ir.Expr:
    """Return the bytes from the tensor's first element to the end of its last."""
    return ex.binary("*", tensor_elements(tensor), tensor.dtype.bytes)


def matrix_start(tensor: ir.Tensor, matrix: ir.Expr) -> ir.Expr:
    """Return the elements from the tensor's first to a matrix's first."""
    if not tensor.group:
        return ex.binary("*", matrix, tensor.matrix_pitch)
    before = ex.binary("*", ex.binary("//", matrix, tensor.group), tensor.group_pitch)
    return ex.binary("+", before, ex.binary("*", ex.binary("%", matrix, tensor.group), tensor.matrix_pitch))


def element_index(tensor: ir.Tensor, matrix: ir.Expr, row: ir.Expr, col: ir.Expr) -> ir.Expr:
    """Return how many elements an element lies behind the tensor's first element."""
    element = ex.binary("+", ex.binary("*", row, tensor.pitch), col)
    return ex.binary("+", element, matrix_start(tensor, matrix))


def place_bytes(tensor: ir.Tensor, matrix: ir.Expr, row: ir.Expr, col: ir.Expr) -> ir.Expr:
    """Return the byte offset of an element from the tensor's first element."""
    return ex.binary("*", element_index(tensor, matrix, row, col), tensor.dtype.bytes)
