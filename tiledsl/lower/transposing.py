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
from tiledsl.lower.buffers import Piece, buffer_loads, needs_buffer
from tiledsl.lower.ctext import immediate
from tiledsl.sizes import row_bytes
from tiledsl.targets import WAVE

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner

_COMPONENTS = "xyzw"


@dataclasses.dataclass(frozen=True, slots=True)
class Turn:
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


def turn(tile: ir.Shared, warps: tuple[int, ...], number: ir.Expr, guard: ir.Expr | None) -> Turn:
    """The turn in which a lane takes the block of that number."""
    row, col = block_place(_Folding(number), tile.rows, tile.cols, block_of(tile, warps), tile.dtype.bytes)
    return Turn(row.expr, col.expr, guard)


@dataclasses.dataclass(frozen=True, slots=True)
class _Folding:
    """An expression under Python's operators, for the pure functions of layouts."""

    expr: ir.Expr

    def __add__(self, other: _Folding | int) -> _Folding:
        return self._with("+", other)

    def __mul__(self, other: _Folding | int) -> _Folding:
        return self._with("*", other)

    def __mod__(self, other: _Folding | int) -> _Folding:
        return self._with("%", other)

    def __floordiv__(self, other: _Folding | int) -> _Folding:
        return self._with("//", other)

    def _with(self, op: str, other: _Folding | int) -> _Folding:
        return _Folding(ex.binary(op, self.expr, other.expr if isinstance(other, _Folding) else other))


def loads(
    planner: Planner, source: ir.Window, block: tuple[int, int], turns: Sequence[Turn], registers: Sequence[str], place: lp.Place
) -> tuple[list[lp.Operation], list[ir.Expr]]:
    """The global loads of the blocks' rows into as many registers each, and the byte offsets of the lanes from the window's first element."""
    tensor, (down, across) = source.tensor, block
    width, pitch = tensor.dtype.bytes, row_bytes(tensor)
    if needs_buffer(planner, source):
        pieces = [Piece(ex.binary("+", t.row, r), ex.binary("*", t.col, width), t.guard) for t in turns for r in range(down)]
        within = [ex.binary("+", ex.binary("*", piece.row, pitch), piece.column) for piece in pieces]
        return buffer_loads(planner, source, pieces, registers, across * width, place), within
    pointer, base = planner.book.pointer(tensor, planner.window_bytes(source), planner.loops, planner.target.global_offset[1] // 2)
    within = [ex.binary("+", ex.binary("*", ex.binary("+", t.row, r), pitch), ex.binary("*", t.col, width)) for t in turns for r in range(down)]
    operands = planner.book.offsets(within, "at", False, planner.target.global_offset[1] - base)
    out: list[lp.Operation] = []
    for number, (register, (operand, offset)) in enumerate(zip(registers, operands, strict=True)):
        text = f"global_load_dwordx{across * width // 4} {{out}}, {{0}}, {{1}}{immediate(offset + base)}"
        out.append(lp.Memory(place, text, (register,), (operand, pointer), (), "vm", guard=turns[number // down].guard))
    return out, within


def writes(planner: Planner, region: ir.Region, block: tuple[int, int], turns: Sequence[Turn], registers: Sequence[str], place: lp.Place) -> list[lp.Operation]:
    """The columns of the blocks, put together and written to LDS one by one."""
    shared, (down, across) = region.shared, block
    width = down * shared.dtype.bytes
    base = planner.base(shared, planner.value(region.buffer))
    at = [ex.binary("+", base, planner.element(shared, t.row, ex.binary("+", t.col, c))) for t in turns for c in range(across)]
    operands = planner.book.offsets(at, f"{planner.names.of(shared)}_w", True, planner.target.lds_offset_max)
    out: list[lp.Operation] = []
    for number, (address, (operand, offset)) in enumerate(zip(at, operands, strict=True)):
        t, c = divmod(number, across)
        rows, guard = tuple(registers[t * down : (t + 1) * down]), turns[t].guard
        dwords = [f"{row}.{_COMPONENTS[c // 2]}" for row in rows]
        column = lp.Column(tuple(zip(dwords[::2], dwords[1::2], strict=True)), c % 2 == 1)
        access = lp.SharedAccess("write", address, width, shared, guard)
        text = f"ds_write_b{8 * width} {{0}}, {{1}}{immediate(offset)}"
        out.append(lp.Memory(place, text, (), (operand, lp.Operand("v", column=column)), rows, "lgkm", access, guard))
    return out
