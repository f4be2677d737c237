"""The place of a register tile's pieces in a tensor, and the width of their loads and stores."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.edges import may_leave
from tiledsl.ir.math.layouts import GRANULE
from tiledsl.ir.math.sizes import row_bytes
from tiledsl.ir.math.symbolic import LANE
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.fragments import Fragments, elements_of
from tiledsl.targets import WAVE


def store_piece(context: PlanContext, store: ir.StoreTile, place: lp.Place, piece: int, register: str) -> lp.Operation:
    """The stores of one piece of the tile, counted row by row. Of the lanes that hold the same element of a vector, one
    stores the element.
    """
    access = _piece_access(context, store.dst, store.src, place, piece)
    only = first_lanes_of(store.src, context.pieces[store.src])
    adds = store.part is not None
    access = dataclasses.replace(access, only=only, width=1 if adds else access.width)
    return lp.Store(place, register, access, adds)


def first_lanes_of(tile: ir.Tile, cut: Fragments) -> ir.Expr | None:
    """The condition on the lanes that store a vector; None for other tiles."""
    if 1 not in (tile.rows, tile.cols):
        return None
    if tile.rows == tile.cols:
        return ex.binary("==", ex.LANE, 0)
    if cut.line:  # so many neighbours hold the same row, and lanes that are a multiple of this apart the same columns
        lanes = WAVE // cut.m
        return ex.binary("==", ex.binary("%", ex.LANE, lanes), 0) if tile.cols == 1 else ex.binary("<", ex.LANE, lanes)
    m = cut.m
    if elements_of(tile, m) == 1:  # lanes that are a multiple of m apart hold the same element
        return ex.binary("<", ex.LANE, m) if m < WAVE else None
    return ex.binary("==", ex.binary("%", ex.LANE, m), 0)


def load_piece(context: PlanContext, load: ir.LoadGlobal, place: lp.Place, piece: int, register: str) -> lp.Operation:
    """The loads of one piece of the tile; for a row vector, of one piece's columns."""
    return lp.Load(place, register, _piece_access(context, load.src, load.dst, place, piece))


def _piece_access(
    context: PlanContext, window: ir.Window, tile: ir.Tile, place: lp.Place, piece: int
) -> lp.PieceAccess:
    """The places of a lane's elements of one piece. Contiguous elements are moved together, as far as their place is
    known to be aligned.
    """
    cut, tensor = context.pieces[tile], window.tensor
    size, pitch = tensor.dtype.bytes, row_bytes(tensor)
    if _turned(window, tile):
        pitch = ex.const(size)
    down, across = (pitch if tile.rows > 1 else ex.const(0)), (size if tile.cols > 1 else 0)

    def offset(register: int) -> ir.Expr:
        row, col = cut.element(tile.layout, 0, register)
        return ex.binary("+", ex.binary("*", int(row), down), int(col) * across)

    if cut.m * ex.bounds(down)[1] >= 2**31:
        note = f"a row has {ex.bounds(pitch)[1]:,} bytes; a lane's offset has 31 bits"
        context.problems.append(
            Diagnostic(
                "TD305",
                f"{cut.m} rows of '{tensor.name}' span more than 2 GiB",
                Mark(place.span),
                notes=(note,),
                calls=place.calls,
            )
        )
    count = _held(tile, cut)
    near, far = offset(1), offset(4) if count > 4 else ex.const(0)
    i, j = divmod(piece, cut.across)
    height, wide = cut.sides
    start = ex.binary(
        "+", context.window_bytes(window), ex.binary("+", ex.binary("*", i * height, down), j * wide * across)
    )
    row, col = _lane_element(cut, tile.layout)
    lane = ex.binary("+", ex.binary("*", row, down), ex.binary("*", col, across))
    width = min(cut.neighbours, GRANULE // size) if near == ex.const(size) and count > 1 else 1
    while width > 1 and math.gcd(16, *map(ex.multiple, (start, lane, *(far,) * (count > width)))) % (width * size):
        width //= 2
    edges = tuple(_edges(context, window, tile, (i, j)))
    return lp.PieceAccess(tensor, start, lane, far, near, count, width, edges)


def _held(tile: ir.Tile, cut: Fragments) -> int:
    """The elements of a piece that a lane holds."""
    return cut.vector or elements_of(tile, cut.m, cut.line)


def _edges(context: PlanContext, window: ir.Window, tile: ir.Tile, piece: tuple[int, int]) -> Iterable[lp.Edge]:
    """The axes along which some block has too few rows or columns for the piece."""
    cut = context.pieces[tile]
    starts, sizes = (window.row, window.col), (window.tensor.rows, window.tensor.cols)
    axes = (1,) if _turned(window, tile) else (0, 1)  # of the window
    for axis, along, name in zip((0, 1), axes, ("down", "across"), strict=False):
        side = cut.sides[axis]
        extent = min(side, (tile.rows, tile.cols)[axis])
        first = context.value(starts[along])
        last = sizes[along]
        if along == 0 and window.end is not None:
            last = context.value(window.end)
            if may_leave(context.kernel, window, along, first):
                last = ex.least(last, sizes[along])
        left = ex.binary("-", ex.binary("-", last, piece[axis] * side), first)
        if last != sizes[along] or may_leave(context.kernel, window, along, first) and ex.bounds(left)[0] < extent:
            if (tile.rows, tile.cols)[axis] == 1:  # of a vector, all lanes hold elements of one row or column
                yield lp.Edge(name, left, extent, ex.const(0), 0, 0)
                continue
            near, far = (int(cut.element(tile.layout, 0, register)[axis]) for register in (1, 4))
            far = far if _held(tile, cut) > 4 else 0
            yield lp.Edge(name, left, extent, _lane_element(cut, tile.layout)[axis], far, near)


def _turned(window: ir.Window, tile: ir.Tile) -> bool:
    """Return whether a column vector lies along a row of the tensor, which has one dimension."""
    return tile.rows > 1 and window.rows == 1


def _lane_element(cut: Fragments, layout: str) -> tuple[ir.Expr, ir.Expr]:
    """(row, col) of the first element that a lane holds of a piece."""
    row, col = cut.element(layout, LANE, 0)
    return row.expr, col.expr
