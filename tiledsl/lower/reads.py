"""LDS → register tiles: in each lane, consecutive k of one row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.lower import program as lp
from tiledsl.lower.ctext import immediate
from tiledsl.lower.fragments import Fragments
from tiledsl.targets import WAVE

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner


def load_tiles(planner: Planner, loads: Sequence[ir.LoadTile], by_slice: bool) -> Iterable[lp.Operation]:
    """LDS reads of several tiles: by slice along k, so that what the first products need arrives first, or tile by tile where one wait covers all."""
    tiles = [_load_tile(planner, load, planner.place(load)) for load in loads]
    numbered = [(op, number % planner.pieces[load.dst].across) for load, reads in zip(loads, tiles, strict=True) for number, op in enumerate(reads)]
    return [op for op, _ in sorted(numbered, key=lambda item: item[1])] if by_slice else [op for op, _ in numbered]


def _load_tile(planner: Planner, load: ir.LoadTile, place: lp.Place) -> list[lp.Operation]:
    """LDS reads of the tile's pieces: in each lane, `vector` consecutive k of one row."""
    piece, shared = planner.pieces[load.dst], load.src.shared
    width, row_bytes = piece.vector * shared.dtype.bytes, shared.cols * shared.dtype.bytes
    row, k = _lane_element(piece)
    base = planner.base(shared, planner.value(load.src.buffer))
    top, left = planner.value(load.src.row), planner.value(load.src.col)
    span = WAVE // piece.m * piece.vector
    at = []
    for down in range(piece.down):
        for across in range(piece.across):
            line = ex.binary("+", ex.binary("+", top, row), down * piece.m)
            column = ex.binary("+", ex.binary("+", left, k), across * span)
            offset = ex.binary("+", ex.binary("*", line, row_bytes), ex.binary("*", column, shared.dtype.bytes))
            at.append(ex.binary("+", base, planner.swizzled(shared, offset)))
    operands = planner.book.offsets(at, f"{planner.names.of(shared)}_r", True, planner.target.lds_offset_max)
    text = {8: "ds_read_b64", 16: "ds_read_b128"}[width]
    out: list[lp.Operation] = []
    for register, address, (operand, fixed) in zip(planner.registers(load.dst), at, operands, strict=True):
        access = lp.SharedAccess("read", address, width, shared)
        out.append(lp.Memory(place, f"{text} {{out}}, {{0}}{immediate(fixed)}", (register,), (operand,), (), "lgkm", access))
    return out


def _lane_element(piece: Fragments) -> tuple[ir.Expr, ir.Expr]:
    """layouts.operand_element over the lane variable."""
    return ex.binary("%", ex.LANE, piece.m), ex.binary("*", ex.binary("//", ex.LANE, piece.m), piece.vector)
