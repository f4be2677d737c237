"""Global loads of the pieces that lanes copy: plain loads inside a tensor, buffer instructions at its edge."""

from __future__ import annotations

from collections.abc import Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import row_bytes
from tiledsl.ir.program import operations as lp
from tiledsl.lower.emit.ctext import immediate
from tiledsl.lower.plan.buffers import Piece, buffer_loads, needs_buffer
from tiledsl.lower.plan.context import PlanContext, check_reach


def global_loads(
    context: PlanContext,
    source: ir.Window,
    pieces: Sequence[Piece],
    registers: Sequence[str],
    size: int,
    place: lp.Place,
) -> list[lp.Operation]:
    """The loads of a window's pieces, `size` bytes each (8 or 16), each into a register. TD305 where a lane's offset
    does not fit.
    """
    tensor, largest = source.tensor, context.target.global_offset[1]
    within = [ex.binary("+", ex.binary("*", piece.row, row_bytes(tensor)), piece.column) for piece in pieces]
    check_reach(context, tensor, within, place)
    if needs_buffer(context, source):
        return buffer_loads(context, source, pieces, registers, size, place)
    pointer, base = context.book.pointer(tensor, context.window_bytes(source), context.loops, largest // 2)
    operands = context.book.offsets(within, "at", False, largest - base)
    out: list[lp.Operation] = []
    for piece, register, (operand, offset) in zip(pieces, registers, operands, strict=True):
        text = f"global_load_dwordx{size // 4} {{out}}, {{0}}, {{1}}{immediate(offset + base)}"
        out.append(lp.Memory(place, text, (register,), (operand, pointer), (), "vm", guard=piece.guard))
    return out
