"""td.print: the listing names the registers of a tile, in comments behind `s_nop 0`."""

from __future__ import annotations

from collections.abc import Iterable

from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.context import PlanContext

_MOST_NAMED = 8  # registers of one statement: LLVM takes 16 operands and more, and each may have 32 dwords


def printed(context: PlanContext, tile: ir.Tile, place: lp.Place) -> Iterable[lp.Operation]:
    """The statements that name the registers of the tile: `td.print tTILE lLINE PART/PARTS REGISTERS`.

    The line is that of the kernel's file from which the word was called. Waits for the registers come before them."""
    names = context.registers(tile)
    groups = [names[first : first + _MOST_NAMED] for first in range(0, len(names), _MOST_NAMED)]
    line = (place.calls or (place.span,))[-1].line
    for part, group in enumerate(groups):
        registers = " ".join(f"{{{number}}}" for number in range(len(group)))
        text = f"{lp.WAIT_STATE} 0 ; td.print t{tile.index} l{line} {part}/{len(groups)} {registers}"
        yield lp.Memory(place, text, (), tuple(lp.Operand("v", name) for name in group), group, "")
