"""What follows from the sizes of a tensor, in elements and bytes: expressions."""

from __future__ import annotations

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def row_bytes(tensor: ir.Tensor) -> ir.Expr:
    """Bytes from the beginning of a row to that of the next."""
    return ex.binary("*", tensor.pitch, tensor.dtype.bytes)


def matrix_elements(tensor: ir.Tensor) -> ir.Expr:
    """Elements from a matrix's first to the one after its last."""
    return ex.binary("+", ex.binary("*", ex.binary("-", tensor.rows, 1), tensor.pitch), tensor.cols)


def matrix_bytes(tensor: ir.Tensor) -> ir.Expr:
    """Bytes from a matrix's first element to the end of its last."""
    return ex.binary("*", matrix_elements(tensor), tensor.dtype.bytes)


def tensor_bytes(tensor: ir.Tensor) -> ir.Expr:
    """Bytes from the first element to the end of the last."""
    return ex.binary(
        "+",
        ex.binary("*", ex.binary("*", ex.binary("-", tensor.matrices, 1), tensor.apart), tensor.dtype.bytes),
        matrix_bytes(tensor),
    )


def place_bytes(tensor: ir.Tensor, matrix: ir.Expr, row: ir.Expr, col: ir.Expr) -> ir.Expr:
    """Bytes from the first element to that at a place."""
    element = ex.binary("+", ex.binary("*", row, tensor.pitch), col)
    return ex.binary("*", ex.binary("+", element, ex.binary("*", matrix, tensor.apart)), tensor.dtype.bytes)
