"""Where tiles may end outside a tensor: at its edge, where the last tile of an axis begins inside, or where td.cdiv has said that tiles reach so far."""

from __future__ import annotations

from tiledsl import expr as ex
from tiledsl import ir

AXES = ("row", "column")


def reach(kernel: ir.KernelIR, tensor: ir.Tensor, axis: int, extent: int) -> int:
    """How far, in elements from the tensor's first, pieces of `extent` rows (axis 0) or columns (axis 1) may reach; the tensor's own size where that is
    a multiple of every tile."""
    size = (tensor.rows, tensor.cols)[axis]
    return max(-(-size // extent) * extent, *(covered for label, covered in kernel.covered if label == tensor.sizes[axis]), 0)


def may_leave(kernel: ir.KernelIR, window: ir.Window, axis: int, start: ir.Expr) -> bool:
    """Whether the window, whose first row or column is `start`, may end outside its tensor, as far as the range of `start` shows."""
    extent, size = ((window.rows, window.tensor.rows), (window.cols, window.tensor.cols))[axis]
    return reach(kernel, window.tensor, axis, extent) > size and ex.bounds(start)[1] + extent > size
