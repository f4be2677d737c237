"""LDS → register tiles: in each lane, consecutive k of one row of A or one column of B.

They lie together in LDS where the tile is read in layout "row", and where it is read in "col" and stored transposed. Otherwise a transposed read collects
them from several rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.lower import program as lp
from tiledsl.lower.ctext import immediate
from tiledsl.lower.fragments import Fragments, fetched
from tiledsl.lower.shared import mnemonic
from tiledsl.symbolic import LANE
from tiledsl.targets import WAVE

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner


def load_tiles(planner: Planner, loads: Sequence[ir.LoadTile], by_slice: bool) -> Iterable[lp.Operation]:
    """LDS reads of several tiles: by slice along k, so that what the first products need arrives first, or tile by tile where one wait covers all."""
    tiles = [_load_tile(planner, load, planner.place(load)) for load in loads]
    numbered = [(op, _slice(planner.pieces[load.dst], number)) for load, reads in zip(loads, tiles, strict=True) for number, op in enumerate(reads)]
    return [op for op, _ in sorted(numbered, key=lambda item: item[1])] if by_slice else [op for op, _ in numbered]


def _slice(piece: Fragments, number: int) -> int:
    """Which slice along k a tile's read number `number` belongs to."""
    return number // piece.parts % piece.across


def _load_tile(planner: Planner, load: ir.LoadTile, place: lp.Place) -> list[lp.Operation]:
    """The reads of a tile's pieces, one for each part of each piece."""
    piece, shared = planner.pieces[load.dst], load.src.shared
    width = piece.dwords * 4
    text = mnemonic("read", width, _by_transposed_reads(planner, load))
    base = planner.base(shared, planner.value(load.src.buffer))
    at = [ex.binary("+", base, planner.element(shared, row, col)) for row, col in _places(planner, load, piece)]
    operands = planner.book.offsets(at, f"{planner.names.of(shared)}_r", True, planner.target.lds_offset_max)
    out: list[lp.Operation] = []
    for register, address, (operand, fixed) in zip(planner.registers(load.dst), at, operands, strict=True):
        access = lp.SharedAccess("read", address, width, shared)
        out.append(lp.Memory(place, f"{text} {{out}}, {{0}}{immediate(fixed)}", (register,), (operand,), (), "lgkm", access))
    return out


def _by_transposed_reads(planner: Planner, load: ir.LoadTile) -> bool:
    return load.dst.layout == "col" and not planner.placed[load.src.shared].transposed


def _places(planner: Planner, load: ir.LoadTile, piece: Fragments) -> Iterable[tuple[ir.Expr, ir.Expr]]:
    """(row, column) in the shared tile of the first element that each lane fetches, for every read."""
    top, left = planner.value(load.src.row), planner.value(load.src.col)
    column_major, transposing = load.dst.layout == "col", _by_transposed_reads(planner, load)
    for down in range(piece.down):
        for across in range(piece.across):
            for part in range(piece.parts):
                first, k = fetched(piece, LANE, part, transposing)
                side = (first + down * piece.m).expr
                depth = (k + across * (WAVE // piece.m * piece.vector)).expr
                row, col = (depth, side) if column_major else (side, depth)
                yield ex.binary("+", top, row), ex.binary("+", left, col)
