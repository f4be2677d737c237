"""LDS → register tiles: in each lane, consecutive k of one row of A or one column of B.

They are contiguous in LDS where the tile is read in layout "row", and where it is read in layout "col" and stored
transposed. Otherwise a transposing read collects them from several rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.symbolic import LANE
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.lower.emit.ctext import immediate
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.fragments import Fragments, fetched, transposes
from tiledsl.lower.plan.lds import mnemonic
from tiledsl.lower.plan.tile_copies import load_computed
from tiledsl.targets import WAVE

_LAST = 1 << 30  # the slice of what is made of several reads


def load_tiles(context: PlanContext, loads: Sequence[ir.LoadTile], by_slice: bool) -> Iterable[lp.Operation]:
    """LDS reads of several tiles: by slice along k, so that the first products get their operands first; or tile by
    tile where one wait covers all reads.
    """
    tiles = [_load_tile(context, load, context.place(load)) for load in loads]
    numbered = [
        (op, _slice(context.pieces[load.dst], number) if isinstance(op, lp.Memory) else _LAST)
        for load, reads in zip(loads, tiles, strict=True)
        for number, op in enumerate(reads)
    ]
    return [op for op, _ in sorted(numbered, key=lambda item: item[1])] if by_slice else [op for op, _ in numbered]


def _slice(piece: Fragments, number: int) -> int:
    """The slice along k of a tile's read number `number`."""
    return number // piece.parts % piece.across


def _load_tile(context: PlanContext, load: ir.LoadTile, place: lp.Place) -> list[lp.Operation]:
    """The reads of a tile's pieces, one for each part of each piece."""
    piece, shared = context.pieces[load.dst], load.src.shared
    if not piece.vector:
        return load_computed(context, load, place)
    width = piece.read_bytes(load.dst)
    text = mnemonic("read", width, _by_transposed_reads(context, load))
    base = context.base(shared, context.value(load.src.buffer))
    at = [ex.binary("+", base, context.element(shared, row, col)) for row, col in _places(context, load, piece)]
    operands = context.book.offsets(at, f"{context.names.of(shared)}_r", True, context.target.lds_offset_max)
    out: list[lp.Operation] = []
    for register, address, (operand, fixed) in zip(context.registers(load.dst), at, operands, strict=True):
        access = SharedAccess("read", address, width, shared)
        out.append(
            lp.Memory(place, f"{text} {{out}}, {{0}}{immediate(fixed)}", (register,), (operand,), (), "lgkm", access)
        )
    return out


def _by_transposed_reads(context: PlanContext, load: ir.LoadTile) -> bool:
    return transposes(load.dst, context.placed[load.src.shared].transposed)


def _places(context: PlanContext, load: ir.LoadTile, piece: Fragments) -> Iterable[tuple[ir.Expr, ir.Expr]]:
    """(row, column) in the shared tile of the first element that each lane fetches, for every read."""
    top, left = context.value(load.src.row), context.value(load.src.col)
    column_major, transposing = load.dst.layout == "col", _by_transposed_reads(context, load)
    for down in range(piece.down):
        for across in range(piece.across):
            for part in range(piece.parts):
                first, k = fetched(piece, LANE, part, transposing)
                side = (first + down * piece.m).expr
                depth = (k + across * (WAVE // piece.m * piece.vector)).expr
                row, col = (depth, side) if column_major else (side, depth)
                yield ex.binary("+", top, row), ex.binary("+", left, col)
