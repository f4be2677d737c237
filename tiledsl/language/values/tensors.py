"""Tensors of a kernel, their sizes, and places in them."""

from __future__ import annotations

import dataclasses
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import fail
from tiledsl.language.recording.handle import Handle, OfElement
from tiledsl.language.recording.signature import method
from tiledsl.language.values.formulas import Term
from tiledsl.language.values.scalars import expression
from tiledsl.language.values.sizes import size


class GlobalTensor(Handle, Term):
    """A tensor in global memory: the value of a parameter annotated td.gl[…].

    `g[i, j]` is the (i, j)-th tile of `g`; tiles have the size of the operand that the place is copied to or from
    (TD103 for another number of coordinates). `g.at(row=…, col=…)` counts elements. In a batch, `g[n, i, j]` is that
    tile of the n-th matrix, and `g.at(batch=n, …)` a place in the n-th matrix. In td.ensures, `a @ b`, `a.T`, `+`, `-`,
    `*` and `/` make formulas of tensors.
    """

    __iter__ = None  # without this, Python would iterate by calling __getitem__

    def __init__(self, node: ir.Tensor):
        self.node = node

    def _described(self) -> str:
        return f"the tensor '{self.node.name}'"

    def _integer_helps(self) -> tuple[str, ...]:
        return (f"the sizes of a tensor are {self.node.name}.rows and {self.node.name}.cols",)

    @property
    def rows(self) -> Any:
        """Rows, in elements: a Python integer, or a device integer where the call decides."""
        return size(self.node.rows, self.node.sizes[0], self.node.name, "rows")

    @property
    def cols(self) -> Any:
        """Columns, in elements: a Python integer, or a device integer where the call decides."""
        return size(self.node.cols, self.node.sizes[1], self.node.name, "cols")

    @property
    def batch(self) -> Any:
        """Number of matrices: a Python integer, or a device integer where the call decides."""
        return size(self.node.matrices, self.node.batch, self.node.name, "batch")

    @property
    def shape(self) -> tuple[Any, ...]:
        """(rows, cols) in elements; (cols,) for a vector, (matrices, rows, cols) for a batch."""
        return (self.batch, self.rows, self.cols)[-self.node.dimensions :]

    @property
    def dtype(self) -> ir.DType:
        """The element type."""
        return self.node.dtype

    def __getitem__(self, coordinates: object) -> WindowRef:
        if self.node.dimensions == 1:
            if isinstance(coordinates, tuple):
                fail(
                    "TD103",
                    f"the tensor '{self.node.name}' has one dimension: it takes one coordinate, [col] in tiles, and got"
                    f" {len(coordinates)}",
                )
            return WindowRef(
                self.node, ex.const(0), expression(coordinates, f"the coordinate of '{self.node.name}'"), "tiles"
            )
        if not isinstance(coordinates, tuple) or len(coordinates) != self.node.dimensions:
            got = len(coordinates) if isinstance(coordinates, tuple) else 1
            takes = (
                "two coordinates, [row, col] in tiles"
                if self.node.dimensions == 2
                else "three coordinates, [matrix, row, col], the last two in tiles"
            )
            fail("TD103", f"the tensor '{self.node.name}' takes {takes}, and got {got}")
        row, col = (expression(c, f"a coordinate of '{self.node.name}'") for c in coordinates[-2:])
        matrix = (
            expression(coordinates[0], f"a coordinate of '{self.node.name}'")
            if self.node.dimensions == 3
            else ex.const(0)
        )
        return WindowRef(self.node, row, col, "tiles", matrix)

    @method
    def at(self, *, batch: object = None, row: object = None, col: object) -> WindowRef:
        """Return the place whose first element is (row, col), counted in elements.

        A batch also takes the number of the matrix, `batch`. A vector takes `col` alone.

        Raises: TD101, TD103, TD154.
        Checked: TD301.

        Example:
            td.load(As, a.at(row=64 * row, col=16))
            td.barrier()
        """
        if (row is None) != (self.node.dimensions == 1) or (batch is None) != (self.node.dimensions < 3):
            takes = {1: "col alone", 2: "row and col", 3: "batch, row and col"}[self.node.dimensions]
            fail(
                "TD103",
                f"the tensor '{self.node.name}' has {self.node.dimensions} dimension{'s' * (self.node.dimensions > 1)}:"
                f" .at takes {takes}",
            )
        row = 0 if row is None else row
        return WindowRef(
            self.node,
            expression(row, "row"),
            expression(col, "col"),
            "elements",
            expression(0 if batch is None else batch, "batch"),
        )

    @method
    def address(self, row: object, col: object, *, batch: object = None) -> PointerRef:
        """Return the 64-bit address of element (row, col), for td.asm. A batch also takes the number of the matrix,
        `batch`.

        Raises: TD101, TD103, TD154.
        Checked: TD307.

        Example:
            one = td.vgpr(1)
            td.asm("global_load_dword {dst}, {at}, off", dst=one, at=c.address(64 * row + td.lane_id(), 0))
            td.wait(one)
        """
        if (batch is None) != (self.node.dimensions < 3):
            takes = "row, col and batch" if self.node.dimensions == 3 else "row and col"
            fail(
                "TD103",
                f"the tensor '{self.node.name}' has {self.node.dimensions} dimension{'s' * (self.node.dimensions > 1)}:"
                f" .address takes {takes}",
            )
        return PointerRef(
            ir.Pointer(
                self.node,
                expression(row, "row"),
                expression(col, "col"),
                expression(0 if batch is None else batch, "batch"),
            )
        )


@dataclasses.dataclass(frozen=True)
class WindowRef(Handle, OfElement):
    """A place in a tensor, whose extent is that of the tile copied to or from it.

    `unit` is the unit of row and col: "tiles" or "elements".
    """

    tensor: ir.Tensor
    row: ir.Expr
    col: ir.Expr
    unit: str
    matrix: ir.Expr = ir.Const(0)

    def _described(self) -> str:
        return f"a place in the tensor '{self.tensor.name}'"

    def window(self, rows: int, cols: int) -> ir.Window:
        """Return the window of rows × cols elements at this place."""
        down, across = (rows, cols) if self.unit == "tiles" else (1, 1)
        return ir.Window(
            self.tensor, ex.binary("*", self.row, down), ex.binary("*", self.col, across), rows, cols, self.matrix
        )


@dataclasses.dataclass(frozen=True)
class PointerRef(Handle):
    """The address of an element in global memory, for td.asm."""

    node: ir.Pointer

    def _described(self) -> str:
        return "an address"
