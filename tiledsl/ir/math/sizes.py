"""Sizes and offsets of a tensor in elements and bytes, as expressions."""

from __future__ import annotations

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


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
