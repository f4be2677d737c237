"""The sizes of tensors as a kernel's Python code sees them."""

from __future__ import annotations

import numbers
from typing import Any

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
            self._leaves(int(tile))
        return int(self) // tile

    def _leaves(self, tile: int) -> None:
        capture, written = capturing(), f"{self.tensor}.{self.axis}"
        if capture is None:
            return
        left, (one, several) = int(self) // tile * tile, {"rows": ("row", "rows"), "cols": ("column", "columns"), "batch": ("matrix", "matrices")}[self.axis]
        lines = f"{several} {left}..{self - 1}" if left < self - 1 else f"{one} {left}"
        value = f"{self.label}={int(self)}" if self.label.isidentifier() else f"{int(self)}"
        capture.problem(
            "TD308",
            f"{written} // {tile} leaves {lines} of '{self.tensor}' uncovered: {value} is no multiple of {tile}",
            helps=(f"td.cdiv({written}, {tile}) covers them: what its last tile has outside reads as 0, and is not stored",),
        )
