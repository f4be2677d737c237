"""Copies from global memory to LDS that transpose on the way: for tiles that lie in LDS column by column.

A lane takes a block of rows × columns: it loads each row of the block, 8 or 16 bytes, puts each column together from the rows' halves (v_perm_b32), and
writes each column, 8 or 16 bytes, where the rest of the tile's column is. 16-bit elements.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.layouts import block_place, transposed_block
from tiledsl.lower import program as lp
from tiledsl.lower.buffers import Piece
from tiledsl.lower.ctext import immediate
from tiledsl.lower.shared import mnemonic
from tiledsl.symbolic import Symbolic
from tiledsl.targets import WAVE

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner

_COMPONENTS = "xyzw"


@dataclasses.dataclass(frozen=True, slots=True)
class Block:
    """One block of a lane's: the row and column of its first element, and what must hold for the lane to have it."""

    row: ir.Expr
    col: ir.Expr
    guard: ir.Expr | None


def block_of(tile: ir.Shared, warps: tuple[int, ...]) -> tuple[int, int]:
    """(rows, columns) of the block that each lane of the warps takes at a turn."""
    return transposed_block(tile.rows, tile.cols, tile.dtype.bytes, len(warps) * WAVE)


def block_count(tile: ir.Shared, warps: tuple[int, ...]) -> int:
    """How many blocks the tile has."""
    down, across = block_of(tile, warps)
    return tile.rows * tile.cols // (down * across)


def block_at(tile: ir.Shared, warps: tuple[int, ...], number: ir.Expr, guard: ir.Expr | None) -> Block:
    """The block of that number."""
    row, col = block_place(Symbolic(number), tile.rows, tile.cols, block_of(tile, warps), tile.dtype.bytes)
    return Block(row.expr, col.expr, guard)


def row_pieces(tile: ir.Shared, size: tuple[int, int], blocks: Sequence[Block]) -> list[Piece]:
    """What a lane loads: each row of its blocks, which have that size (rows, columns)."""
    width, (down, _) = tile.dtype.bytes, size
    return [Piece(ex.binary("+", block.row, r), ex.binary("*", block.col, width), block.guard) for block in blocks for r in range(down)]


def writes(
    planner: Planner, region: ir.Region, size: tuple[int, int], blocks: Sequence[Block], registers: Sequence[str], place: lp.Place
) -> list[lp.Operation]:
    """The columns of the blocks, put together and written to LDS one by one."""
    shared, (down, across) = region.shared, size
    width = down * shared.dtype.bytes
    base = planner.base(shared, planner.value(region.buffer))
    at = [ex.binary("+", base, planner.element(shared, block.row, ex.binary("+", block.col, c))) for block in blocks for c in range(across)]
    operands = planner.book.offsets(at, f"{planner.names.of(shared)}_w", True, planner.target.lds_offset_max)
    out: list[lp.Operation] = []
    for number, (address, (operand, offset)) in enumerate(zip(at, operands, strict=True)):
        b, c = divmod(number, across)
        held, guard = tuple(registers[b * down : (b + 1) * down]), blocks[b].guard
        dwords = [f"{row}.{_COMPONENTS[c // 2]}" for row in held]
        column = lp.Column(tuple(zip(dwords[::2], dwords[1::2], strict=True)), c % 2 == 1)
        access = lp.SharedAccess("write", address, width, shared, guard)
        text = f"{mnemonic('write', width)} {{0}}, {{1}}{immediate(offset)}"
        out.append(lp.Memory(place, text, (), (operand, lp.Operand("v", column=column)), held, "lgkm", access, guard))
    return out
