"""Transposed register tiles: the pieces in another order, each in the lanes and registers that it had."""

from __future__ import annotations

from collections.abc import Iterable

from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.context import PlanContext


def turned(context: PlanContext, dst: ir.Tile, src: ir.Tile, place: lp.Place) -> Iterable[lp.Operation]:
    """The copies of all pieces of src; the compiler leaves them out where src is not used afterwards."""
    to, of = context.registers(dst), context.registers(src)
    down, across = context.pieces[src].down, context.pieces[src].across
    return [
        lp.Copy(place, to[column * down + row], of[row * across + column])
        for row in range(down)
        for column in range(across)
    ]
