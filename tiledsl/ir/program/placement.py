"""Where tiles lie in LDS."""

from __future__ import annotations

from collections.abc import Mapping

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import (
    stored_offset,
)
from tiledsl.ir.math.symbolic import Symbolic
from tiledsl.ir.program.operations import SharedPlacement


def base(placed: SharedPlacement, buffer: ir.Expr) -> ir.Expr:
    """The byte in LDS at which a buffer of the tile begins."""
    return ex.binary("+", placed.offset, ex.binary("*", buffer, placed.pitch))


def in_lds(expr: ir.Expr, placed: Mapping[ir.Shared, SharedPlacement]) -> ir.Expr:
    """The expression with tiles at their places in LDS and swizzles resolved."""
    match expr:
        case ir.SharedAddress(shared, buffer):
            return base(placed[shared], in_lds(buffer, placed))
        case ir.SwizzledOffset(shared, offset):
            return ir.Swizzled(_stored(placed[shared], in_lds(offset, placed)), placed[shared].swizzle)
        case _:
            return ex.over_parts(expr, lambda part: in_lds(part, placed))


def _stored(placed: SharedPlacement, offset: ir.Expr) -> ir.Expr:
    """Where the byte at `offset` of the tile, row by row, lies before the swizzle."""
    if not placed.transposed:
        return offset
    shared, width = placed.shared, placed.shared.dtype.bytes
    element, byte = ex.binary("//", offset, width), ex.binary("%", offset, width)
    row, col = ex.binary("//", element, shared.cols), ex.binary("%", element, shared.cols)
    return ex.binary("+", stored_offset(shared.rows, shared.cols, width, Symbolic(row), Symbolic(col), True).expr, byte)
