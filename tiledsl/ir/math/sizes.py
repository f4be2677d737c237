"""Sizes and offsets of a tensor in elements and bytes, as expressions."""

from __future__ import annotations

from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def matrices_apart(matrices: int, rows: int, cols: int, matrix_pitch: int, pitch: int) -> bool:
    """Return whether no two matrices of a batch share an element: each begins behind the one before, or rows alternate.

    Rows alternate in a batch of heads, (head, position, column), that lies as (position, head, column) in memory.
    """
    whole, alternating = (rows - 1) * pitch + cols, (matrices - 1) * matrix_pitch + cols
    return matrices < 2 or matrix_pitch >= whole or matrix_pitch >= cols and pitch >= alternating


def coordinates(tensor: ir.Tensor, element: Any) -> tuple[Any, Any, Any]:
    """Return the matrix, row and column of elements, counted in memory from a tensor's first; sizes are fixed."""
    pitch = ex.number(tensor.pitch)
    if tensor.dimensions < 3:
        return element * 0, *divmod(element, pitch)
    matrix_pitch = ex.number(tensor.matrix_pitch)
    if matrix_pitch < pitch and ex.number(tensor.rows) > 1:  # the rows of the matrices alternate
        row, rest = divmod(element, pitch)
        matrix, col = divmod(rest, matrix_pitch)
    else:
        matrix, rest = divmod(element, matrix_pitch)
        row, col = divmod(rest, pitch)
    return matrix, row, col


def row_bytes(tensor: ir.Tensor) -> ir.Expr:
    """Return the bytes from the beginning of a row to the beginning of the next."""
    return ex.binary("*", tensor.pitch, tensor.dtype.bytes)


def matrix_elements(tensor: ir.Tensor) -> ir.Expr:
    """Return the number of elements from a matrix's first element to the end of its last row."""
    return ex.binary("+", ex.binary("*", ex.binary("-", tensor.rows, 1), tensor.pitch), tensor.cols)


def matrix_bytes(tensor: ir.Tensor) -> ir.Expr:
    """Return the bytes from a matrix's first element to the end of its last."""
    return ex.binary("*", matrix_elements(tensor), tensor.dtype.bytes)


def tensor_bytes(tensor: ir.Tensor) -> ir.Expr:
    """Return the bytes from the tensor's first element to the end of its last."""
    return ex.binary(
        "+",
        ex.binary("*", ex.binary("*", ex.binary("-", tensor.matrices, 1), tensor.matrix_pitch), tensor.dtype.bytes),
        matrix_bytes(tensor),
    )


def place_bytes(tensor: ir.Tensor, matrix: ir.Expr, row: ir.Expr, col: ir.Expr) -> ir.Expr:
    """Return the byte offset of an element from the tensor's first element."""
    element = ex.binary("+", ex.binary("*", row, tensor.pitch), col)
    return ex.binary("*", ex.binary("+", element, ex.binary("*", matrix, tensor.matrix_pitch)), tensor.dtype.bytes)
