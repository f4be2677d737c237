"""Pieces of tensors and shared tiles that statements copy, and addresses.

Rows, columns and coordinates are counted in elements, offsets in bytes.
"""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.node import Node
from tiledsl.ir.nodes.expressions import Const, Expr
from tiledsl.ir.nodes.objects import Shared, Swizzle, Tensor


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Window(Node):
    """A rows × cols piece of one matrix of a global tensor, whose first element is at (row, col).

    Of a piece that is stored, rows from `end` on are left out, where it is given.
    """

    tensor: Tensor
    row: Expr
    col: Expr
    rows: int
    cols: int
    matrix: Expr = Const(0)
    end: Expr | None = None


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Region(Node):
    """A rows × cols piece of one buffer of a shared tile, whose first element is at (row, col)."""

    shared: Shared
    buffer: Expr
    row: Expr
    col: Expr
    rows: int
    cols: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Pointer(Node):
    """The 64-bit address in global memory of element (row, col) of one matrix of a tensor."""

    tensor: Tensor
    row: Expr
    col: Expr
    matrix: Expr = Const(0)


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class SharedAddress(Expr):
    """The byte address in LDS of a shared tile's first element in the given buffer."""

    shared: Shared
    buffer: Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class SwizzledOffset(Expr):
    """A byte offset within a shared tile, after the tile's swizzle."""

    shared: Shared
    offset: Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Swizzled(Expr):
    """A byte offset after a swizzle that the plan has chosen."""

    offset: Expr
    swizzle: Swizzle
