"""A kernel's tensors, and places in them."""

from __future__ import annotations

import dataclasses
from typing import Any

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.contracts import Term
from tiledsl.describe import Handle
from tiledsl.frontend import fail
from tiledsl.scalars import DynamicSize, expression
from tiledsl.sizes import Size
from tiledsl.words import method


class GlobalTensor(Handle, Term):
    """A global operand. `g[i, j]` is its (i, j)-th tile of the operand it meets; `g.at(row=…, col=…)` counts elements. Of a batch, `g[n, i, j]` is that tile
    of the n-th matrix, and `g.at(batch=n, …)` a place in it.
    """

    __iter__ = None  # or Python would count the places

    def __init__(self, node: ir.Tensor):
        self.node = node

    def _described(self) -> str:
        return f"the tensor '{self.node.name}'"

    def _integer_helps(self) -> tuple[str, ...]:
        return (f"the sizes of a tensor are {self.node.name}.rows and {self.node.name}.cols",)

    @property
    def rows(self) -> Any:
        """Elements: an integer of Python's, or of the device's where the call decides."""
        return _size(self.node.rows, self.node.sizes[0], self.node.name, "rows")

    @property
    def cols(self) -> Any:
        """Elements: an integer of Python's, or of the device's where the call decides."""
        return _size(self.node.cols, self.node.sizes[1], self.node.name, "cols")

    @property
    def batch(self) -> Any:
        """Matrices: an integer of Python's, or of the device's where the call decides."""
        return _size(self.node.matrices, self.node.batch, self.node.name, "batch")

    @property
    def shape(self) -> tuple[Any, ...]:
        """(rows, cols) in elements; of a vector, (cols,); of a batch, (matrices, rows, cols)."""
        return (self.batch, self.rows, self.cols)[-self.node.dimensions :]

    @property
    def dtype(self) -> ir.DType:
        return self.node.dtype

    def __getitem__(self, coordinates: object) -> WindowRef:
        if self.node.dimensions == 1:
            if isinstance(coordinates, tuple):
                fail("TD103", f"the tensor '{self.node.name}' has one dimension: it takes one coordinate, [col] in tiles, and got {len(coordinates)}")
            return WindowRef(self.node, ex.const(0), expression(coordinates, f"the coordinate of '{self.node.name}'"), "tiles")
        if not isinstance(coordinates, tuple) or len(coordinates) != self.node.dimensions:
            got = len(coordinates) if isinstance(coordinates, tuple) else 1
            takes = "two coordinates, [row, col] in tiles" if self.node.dimensions == 2 else "three coordinates, [matrix, row, col], the last two in tiles"
            fail("TD103", f"the tensor '{self.node.name}' takes {takes}, and got {got}")
        row, col = (expression(c, f"a coordinate of '{self.node.name}'") for c in coordinates[-2:])
        matrix = expression(coordinates[0], f"a coordinate of '{self.node.name}'") if self.node.dimensions == 3 else ex.const(0)
        return WindowRef(self.node, row, col, "tiles", matrix)

    @method
    def at(self, *, batch: object = None, row: object = None, col: object) -> WindowRef:
        """The place whose first element is (row, col), in elements, of matrix number `batch` where there are several; of a vector, col alone."""
        if (row is None) != (self.node.dimensions == 1) or (batch is None) != (self.node.dimensions < 3):
            takes = {1: "col alone", 2: "row and col", 3: "batch, row and col"}[self.node.dimensions]
            fail("TD103", f"the tensor '{self.node.name}' has {self.node.dimensions} dimension{'s' * (self.node.dimensions > 1)}: .at takes {takes}")
        row = 0 if row is None else row
        return WindowRef(self.node, expression(row, "row"), expression(col, "col"), "elements", expression(0 if batch is None else batch, "batch"))

    @method
    def address(self, row: object, col: object, *, batch: object = None) -> PointerRef:
        """The 64-bit address of element (row, col), of matrix number `batch` where there are several, for td.asm."""
        if (batch is None) != (self.node.dimensions < 3):
            takes = "row, col and batch" if self.node.dimensions == 3 else "row and col"
            fail("TD103", f"the tensor '{self.node.name}' has {self.node.dimensions} dimension{'s' * (self.node.dimensions > 1)}: .address takes {takes}")
        return PointerRef(ir.Pointer(self.node, expression(row, "row"), expression(col, "col"), expression(0 if batch is None else batch, "batch")))


def _size(expr: ir.Expr, label: str, tensor: str, axis: str) -> Any:
    return Size(ex.number(expr), label, tensor, axis) if isinstance(expr, ir.Const) else DynamicSize(expr, label, tensor, axis)


@dataclasses.dataclass(frozen=True)
class WindowRef(Handle):
    """A place in a tensor; its extent comes from the tile that it meets. `unit` of row and col: "tiles" or "elements"."""

    tensor: ir.Tensor
    row: ir.Expr
    col: ir.Expr
    unit: str
    matrix: ir.Expr = ir.Const(0)  # noqa: RUF009 - frozen

    def _described(self) -> str:
        return f"a place in the tensor '{self.tensor.name}'"

    def window(self, rows: int, cols: int) -> ir.Window:
        """The rows × cols elements at this place."""
        down, across = (rows, cols) if self.unit == "tiles" else (1, 1)
        return ir.Window(self.tensor, ex.binary("*", self.row, down), ex.binary("*", self.col, across), rows, cols, self.matrix)


@dataclasses.dataclass(frozen=True)
class PointerRef(Handle):
    """The address of an element in global memory, for td.asm."""

    node: ir.Pointer

    def _described(self) -> str:
        return "an address"
