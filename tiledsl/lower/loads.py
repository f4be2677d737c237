"""Global loads of the pieces that lanes copy: as they are inside a tensor, by buffer instructions at its edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.lower import program as lp
from tiledsl.lower.addresses import check_reach
from tiledsl.lower.buffers import Piece, buffer_loads, needs_buffer
from tiledsl.lower.ctext import immediate
from tiledsl.sizes import row_bytes

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner


def global_loads(planner: Planner, source: ir.Window, pieces: Sequence[Piece], registers: Sequence[str], size: int, place: lp.Place) -> list[lp.Operation]:
    """The loads of a window's pieces, `size` bytes each, 8 or 16, into a register each. TD305 where a lane's offset does not fit."""
    tensor, largest = source.tensor, planner.target.global_offset[1]
    within = [ex.binary("+", ex.binary("*", piece.row, row_bytes(tensor)), piece.column) for piece in pieces]
    check_reach(planner, tensor, within, place)
    if needs_buffer(planner, source):
        return buffer_loads(planner, source, pieces, registers, size, place)
    pointer, base = planner.book.pointer(tensor, planner.window_bytes(source), planner.loops, largest // 2)
    operands = planner.book.offsets(within, "at", False, largest - base)
    out: list[lp.Operation] = []
    for piece, register, (operand, offset) in zip(pieces, registers, operands, strict=True):
        text = f"global_load_dwordx{size // 4} {{out}}, {{0}}, {{1}}{immediate(offset + base)}"
        out.append(lp.Memory(place, text, (register,), (operand, pointer), (), "vm", guard=piece.guard))
    return out
