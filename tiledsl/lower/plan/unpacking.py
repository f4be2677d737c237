"""Operands that are unpacked from words in registers."""

from __future__ import annotations

from collections.abc import Iterable

from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.context import PlanContext


def unpacked(context: PlanContext, statement: ir.Unpack, place: lp.Place) -> Iterable[lp.Operation]:
    """One operation for each piece of the operand. A lane has the zero point of its column."""
    words, zero = context.pieces[statement.src], statement.zero
    held, across = context.registers(statement.src), context.pieces[statement.dst].across
    for number, register in enumerate(context.registers(statement.dst)):
        if statement.by_lanes:  # several pieces' words are in one register
            assert isinstance(zero, float)
            one, first = divmod(number * statement.bits // 4, words.dwords)
            yield lp.Unpack(place, register, (held[one],), zero, statement.bits, first)
            continue
        own = held[number * words.parts : (number + 1) * words.parts]
        less = context.registers(zero)[number // across] if isinstance(zero, ir.Tile) else zero
        yield lp.Unpack(place, register, tuple(own), less, statement.bits)
