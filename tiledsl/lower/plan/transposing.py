"""Copies from global memory to LDS that transpose, for tiles that lie in LDS column by column.

A lane takes a block of rows × columns of 16-bit elements. It loads each row of the block (8 or 16 bytes), assembles
each column from halves of the rows (v_perm_b32), and writes each column (8 or 16 bytes) next to the rest of the tile's
column.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import block_place, transposed_block
from tiledsl.ir.math.symbolic import Symbolic
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.lower.emit.ctext import immediate
from tiledsl.lower.plan.buffers import Piece
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.lds import mnemonic
from tiledsl.targets import WAVE

_COMPONENTS = "xyzw"


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Block(Compared):
    """One block of a lane: the row and column of its first element, and the condition for the lane to
    have the block.
    """

    row: ir.Expr
    col: ir.Expr
    guard: ir.Expr | None


def block_of(tile: ir.Shared, warps: tuple[int, ...]) -> tuple[int, int]:
    """(rows, columns) of the block that each lane of the warps takes in a turn."""
    return transposed_block(tile.rows, tile.cols, tile.dtype.bytes, len(warps) * WAVE)


def block_count(tile: ir.Shared, warps: tuple[int, ...]) -> int:
    """The number of blocks of the tile."""
    down, across = block_of(tile, warps)
    return tile.rows * tile.cols // (down * across)


def block_at(tile: ir.Shared, warps: tuple[int, ...], number: ir.Expr, guard: ir.Expr | None) -> Block:
    """The block with that number."""
    row, col = block_place(Symbolic(number), tile.rows, tile.cols, block_of(tile, warps), tile.dtype.bytes)
    return Block(row.expr, col.expr, guard)


def row_pieces(tile: ir.Shared, size: tuple[int, int], blocks: Sequence[Block]) -> list[Piece]:
    """The loads of a lane: each row of its blocks, which have that size (rows, columns)."""
    width, (down, _) = tile.dtype.bytes, size
    return [
        Piece(ex.binary("+", block.row, r), ex.binary("*", block.col, width), block.guard)
        for block in blocks
        for r in range(down)
    ]


def writes(
    context: PlanContext,
    region: ir.Region,
    size: tuple[int, int],
    blocks: Sequence[Block],
    registers: Sequence[str],
    place: lp.Place,
) -> list[lp.Operation]:
    """The columns of the blocks, assembled and written to LDS one by one."""
    shared, (down, across) = region.shared, size
    width = down * shared.dtype.bytes
    base = context.base(shared, context.value(region.buffer))
    at = [
        ex.binary("+", base, context.element(shared, block.row, ex.binary("+", block.col, c)))
        for block in blocks
        for c in range(across)
    ]
    operands = context.book.offsets(at, f"{context.names.of(shared)}_w", True, context.target.lds_offset_max)
    out: list[lp.Operation] = []
    for number, (address, (operand, offset)) in enumerate(zip(at, operands, strict=True)):
        b, c = divmod(number, across)
        held, guard = tuple(registers[b * down : (b + 1) * down]), blocks[b].guard
        dwords = [f"{row}.{_COMPONENTS[c // 2]}" for row in held]
        column = lp.Column(tuple(zip(dwords[::2], dwords[1::2], strict=True)), c % 2 == 1)
        access = SharedAccess("write", address, width, shared, guard)
        text = f"{mnemonic('write', width)} {{0}}, {{1}}{immediate(offset)}"
        out.append(lp.Memory(place, text, (), (operand, lp.Operand("v", column=column)), held, "lgkm", access, guard))
    return out
