"""The sizes of tensors: as a kernel's Python code sees them, and what follows from them in elements and bytes."""

from __future__ import annotations

import numbers
from typing import Any

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.frontend import capturing


class Size(int):
    """The rows, columns or matrices of a tensor: an integer of Python's that knows whose it is. Arithmetic on it gives plain integers."""

    label: str
    tensor: str
    axis: str

    def __new__(cls, value: int, label: str, tensor: str, axis: str) -> Size:
        """`label` is the dimension as annotated, `axis` the tensor's attribute: rows, cols or batch."""
        size = super().__new__(cls, value)
        size.label, size.tensor, size.axis = label, tensor, axis
        return size

    def __floordiv__(self, tile: Any) -> Any:
        """TD308 where something is left over."""
        if isinstance(tile, numbers.Integral) and int(tile) > 0 and int(self) % int(tile):
            leaves(self, int(tile))
        return int(self) // tile


def leaves(size: Any, tile: int) -> None:
    """TD308: a Size, or one that the call decides, is divided by a tile that leaves some of it over."""
    capture, written = capturing(), f"{size.tensor}.{size.axis}"
    if capture is None:
        return
    one, several = {"rows": ("row", "rows"), "cols": ("column", "columns"), "batch": ("matrix", "matrices")}[size.axis]
    helps = [f"td.cdiv({written}, {tile}) covers them: what its last tile has outside reads as 0, and is not stored"]
    if isinstance(size, Size):
        left = int(size) // tile * tile
        lines = f"leaves {several} {left}..{size - 1}" if left < size - 1 else f"leaves {one} {left}"
        value = f"{size.label}={int(size)}" if size.label.isidentifier() else f"{int(size)}"
        why = f"{value} is no multiple of {tile}"
    else:
        lines, why = f"may leave {several}", f"{size.label} may be no multiple of {tile}"
        helps.append(f'td.dyn("{size.label}", multiple={tile}) says that it is')
    capture.problem("TD308", f"{written} // {tile} {lines} of '{size.tensor}' uncovered: {why}", helps=tuple(helps))


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
    return ex.binary("+", ex.binary("*", ex.binary("*", ex.binary("-", tensor.matrices, 1), tensor.apart), tensor.dtype.bytes), matrix_bytes(tensor))


def place_bytes(tensor: ir.Tensor, matrix: ir.Expr, row: ir.Expr, col: ir.Expr) -> ir.Expr:
    """Bytes from the first element to that at a place."""
    element = ex.binary("+", ex.binary("*", row, tensor.pitch), col)
    return ex.binary("*", ex.binary("+", element, ex.binary("*", matrix, tensor.apart)), tensor.dtype.bytes)
