"""Where tiles may end outside a tensor: at its edge, where the last tile of an axis begins inside, or where td.cdiv has
said that tiles reach so far.
"""

from __future__ import annotations

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

AXES = ("row", "column")


def reaches(kernel: ir.KernelIR, tensor: ir.Tensor, axis: int, extent: int) -> list[ir.Expr]:
    """How far, in elements from the tensor's first, pieces of `extent` rows (axis 0) or columns (axis 1) may reach, the
    farthest of these; the tensor's own size where that is a multiple of every tile."""
    size = (tensor.rows, tensor.cols)[axis]
    whole = ex.binary("*", ex.ceil_div(size, extent), extent)
    return [whole, *(covered for label, covered in kernel.covered if label == tensor.sizes[axis])]


def may_leave(kernel: ir.KernelIR, window: ir.Window, axis: int, start: ir.Expr) -> bool:
    """Whether the window, whose first row or column is `start`, may end outside its tensor, as far as the range of
    `start` shows.
    """
    extent, size = ((window.rows, window.tensor.rows), (window.cols, window.tensor.cols))[axis]

    def beyond(end: ir.Expr) -> bool:
        return ex.bounds(ex.binary("-", end, size))[1] > 0

    return any(map(beyond, reaches(kernel, window.tensor, axis, extent))) and beyond(ex.binary("+", start, extent))
