"""Tiles that may end outside a tensor.

The last tile of an axis may begin inside the tensor and end outside; tiles counted by td.cdiv may reach farther.
"""

from __future__ import annotations

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

AXES = ("row", "column")


def reaches(kernel: ir.KernelIR, tensor: ir.Tensor, axis: int, extent: int) -> list[ir.Expr]:
    """Return how far pieces of `extent` rows (axis 0) or columns (axis 1) may reach, in elements from the first.

    The first result is the tensor's own size where that is a multiple of the extent.
    """
    size = (tensor.rows, tensor.cols)[axis]
    whole = ex.binary("*", ex.ceil_div(size, extent), extent)
    return [whole, *(covered for label, covered in kernel.covered if label == tensor.sizes[axis])]


def may_leave(kernel: ir.KernelIR, window: ir.Window, axis: int, start: ir.Expr) -> bool:
    """Return whether the window, which starts at row or column `start`, may end outside its tensor.

    The answer uses the range of `start` only. A window in a group of rows begins anywhere.
    """
    extent, size = ((window.rows, window.tensor.rows), (window.cols, window.tensor.cols))[axis]

    def beyond(end: ir.Expr) -> bool:
        return ex.bounds(ex.binary("-", end, size))[1] > 0

    reach = any(map(beyond, reaches(kernel, window.tensor, axis, extent))) or extent > 1 and ex.is_in_group(start)
    return reach and beyond(ex.binary("+", start, extent))
