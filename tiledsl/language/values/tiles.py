"""Tiles in LDS, in registers, and in flight between global memory and LDS; and registers of single lanes."""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Iterator
from typing import Any

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.text import size_text
from tiledsl.language.recording.capture import current, fail
from tiledsl.language.recording.copies_in_flight import Copies
from tiledsl.language.recording.handle import Handle, OfElement, describe, is_integer
from tiledsl.language.recording.signature import method
from tiledsl.language.values.operators import Arithmetic, compared, in_place
from tiledsl.language.values.scalars import expression, wrap


class SharedTile(Handle, OfElement):
    """A tile in LDS, shared by the warps of the block: the result of td.st.

    With several buffers, `tile[i]` is the i-th buffer, and i may be a device value (TD103, TD302).
    """

    __iter__ = None  # without this, Python would iterate over buffers without end

    def __init__(self, node: ir.Shared, buffer: ir.Expr | None = None, chosen: bool = False):
        self.node, self.buffer, self.chosen = node, buffer or ex.const(0), chosen or node.buffers == 1

    def _described(self) -> str:
        return f"{size_text(self.node.rows, self.node.cols)} shared tile"

    rows = property(lambda self: self.node.rows, doc="Rows, in elements.")
    cols = property(lambda self: self.node.cols, doc="Columns, in elements.")
    dtype = property(lambda self: self.node.dtype, doc="The element type.")

    def __getitem__(self, index: object) -> SharedTile:
        if self.chosen:
            what = "has one buffer" if self.node.buffers == 1 else "is one buffer already"
            fail(
                "TD103",
                f"this shared tile {what}, and takes no index",
                helps=("td.subtile takes a part of a tile; td.st(…, buffers=2) makes two",),
            )
        buffer = expression(index, "the index of a buffer")
        if isinstance(buffer, ir.Const) and not 0 <= buffer.value < self.node.buffers:
            fail(
                "TD302",
                f"buffer {buffer.value} of a shared tile whose buffers are 0..{self.node.buffers - 1}",
            )
        return SharedTile(self.node, buffer, chosen=True)

    def region(self) -> ir.Region:
        """Return the region of the whole chosen buffer."""
        if not self.chosen:
            fail("TD103", f"this shared tile has {self.node.buffers} buffers: choose one, tile[i]")
        return ir.Region(self.node, self.buffer, ex.const(0), ex.const(0), self.node.rows, self.node.cols)

    @property
    def base(self) -> Any:
        """The byte address in LDS of the tile's first element, for td.asm.

        A tile with several buffers needs `tile[i]` (TD103).
        """
        return wrap(ir.SharedAddress(self.node, self.region().buffer))

    @method
    def swizzle(self, offset: object) -> Any:
        """Return the swizzled position, in bytes from the base, of the byte at `offset` of the unswizzled tile.

        Raises: TD101.

        Example:
            at = As.base + As.swizzle(td.lane_id() * 128)  # the first byte of row lane_id
        """
        return wrap(ir.SwizzledOffset(self.node, expression(offset, "the offset")))

    @method
    def address(self, row: object, col: object) -> Any:
        """Return the byte address in LDS of element (row, col), after the swizzle, for td.asm.

        Raises: TD101.
        Checked: TD304.

        Example:
            at = As.address(td.lane_id(), 8)
        """
        at = ex.binary("+", ex.binary("*", expression(row, "row"), self.node.cols), expression(col, "col"))
        return self.base + self.swizzle(wrap(ex.binary("*", at, self.node.dtype.bytes)))


@dataclasses.dataclass(frozen=True)
class SubTile(Handle, OfElement):
    """A part of a shared tile, for td.load: the result of td.subtile."""

    region: ir.Region

    def _described(self) -> str:
        return f"{size_text(self.region.rows, self.region.cols)} subtile"


class RegisterTile(Handle, OfElement, Arithmetic):
    """A tile in one warp's registers: the result of td.zeros, td.rt, td.load and arithmetic.

    The object is a handle: `y = x` names the same registers, and `x += …` changes both. `x + y`, `x - y`, `x * y`, `x /
    y` and `-x` of f32 make a new tile; the other operand may be a number, a scalar parameter, a row vector (one row) or
    a column vector (one column). `+=`, `-=`, `*=` and `/=` work in place (TD172, TD173, TD174). `<`, `<=`, `>` and `>=`
    make a mask for td.where. Python cannot read the elements of a tile.
    """

    def __init__(self, node: ir.Tile):
        self.node = node

    def _described(self) -> str:
        return f"{size_text(self.node.rows, self.node.cols)} register tile"

    rows = property(lambda self: self.node.rows, doc="Rows, in elements.")
    cols = property(lambda self: self.node.cols, doc="Columns, in elements.")
    dtype = property(lambda self: self.node.dtype, doc="The element type.")
    layout = property(lambda self: self.node.layout, doc='The register layout, "row" or "col".')
    T = property(
        lambda self: current("x.T").operators.turned(self),
        doc="The tile with rows and columns exchanged, as a new tile in the other layout. No element changes its lane.",
    )
    __iadd__, __isub__, __imul__, __itruediv__ = in_place("+"), in_place("-"), in_place("*"), in_place("/")
    __lt__, __le__, __gt__, __ge__ = compared("<"), compared("<="), compared(">"), compared(">=")


class StagedTile(Handle, OfElement):
    """A copy in flight in registers, for td.commit and td.wait: the result of td.fetch.

    In a loop or a branch, a name may be bound to a new copy: the copy takes the registers of data that no statement
    behind its fetch uses. The handles of these data are then of no use (TD165).
    """

    def __init__(self, fetched: ir.Staged, copies: Copies):
        self.fetched, self.copies = fetched, copies

    def _described(self) -> str:
        return f"a fetched {self.node.shared.rows}x{self.node.shared.cols} tile"

    @property
    def node(self) -> ir.Staged:
        """The registers of the copy."""
        return self.copies.registers(self.fetched)

    @property
    def replaced(self) -> Span | None:
        """The place of a fetch whose data are in the registers in place of these data."""
        held = self.copies.held(self.node)
        return None if held is self.fetched else held.span


class LaneRegisters(Handle):
    """Registers of each lane, for td.asm and td.wait: the result of td.vgpr."""

    def __init__(self, node: ir.Registers):
        self.node = node

    def _described(self) -> str:
        return f"{self.node.dwords} registers of td.vgpr"

    def __len__(self) -> int:
        return self.node.dwords

    def __iter__(self) -> Iterator[LaneElement]:
        return (LaneElement(ir.RegisterElement(self.node, index)) for index in range(self.node.dwords))

    def __getitem__(self, index: object) -> LaneElement:
        if not is_integer(index) or not 0 <= operator.index(index) < self.node.dwords:
            fail(
                "TD105",
                f"an element of {describe(self)} is {describe(index)}, and must be a whole number that Python knows, in"
                f" 0..{self.node.dwords - 1}",
                helps=("an element is one register; a tuple of two registers is made by td.vgpr(2)",),
                shown=(index,),
            )
        return LaneElement(ir.RegisterElement(self.node, operator.index(index)))


@dataclasses.dataclass(frozen=True)
class LaneElement(Handle):
    """One register of a td.vgpr of several, `registers[i]`: an operand that td.asm reads."""

    node: ir.RegisterElement

    def _described(self) -> str:
        return f"register {self.node.index} of a td.vgpr({self.node.registers.dwords})"
