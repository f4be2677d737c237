"""Reductions of the rows or columns of register tiles: the pieces that each piece of the vector is made of."""

from __future__ import annotations

from collections.abc import Iterable

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.operations import REDUCTIONS
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.fragments import elements_of


def reduced(context: PlanContext, reduce: ir.Reduce, place: lp.Place) -> Iterable[lp.Operation]:
    """One operation for each piece of the vector. TD184 where a loop reduces between lanes, register by register."""
    cut = context.pieces[reduce.src]
    sources, vector = context.registers(reduce.src), context.registers(reduce.dst)
    within = (reduce.axis == "row") == (reduce.src.layout != "col")
    if not within and context.loops:
        context.problems.append(_between_lanes(reduce, cut.m))
    count = elements_of(reduce.src, cut.m, cut.line)
    for number, register in enumerate(vector):
        pieces = (
            sources[number * cut.across : (number + 1) * cut.across]
            if reduce.axis == "row"
            else sources[number :: cut.across]
        )
        yield lp.Reduce(place, register, pieces, reduce.op, cut.m, within, reduce.goes_on, count)


def _between_lanes(reduce: ir.Reduce, m: int) -> Diagnostic:
    """TD184."""
    tile, other = reduce.src, "col" if reduce.axis == "row" else "row"
    steps = m.bit_length() - 1
    this, those = ("row", "columns") if reduce.axis == "row" else ("column", "rows")
    return Diagnostic(
        "TD184",
        f"the elements of a {this} lie in different lanes, and a loop reduces them",
        Mark(reduce.span),
        notes=(
            f"in layout {tile.layout} each register of a {tile.rows}x{tile.cols} tile takes {steps} steps"
            " between lanes",
        ),
        helps=(
            (
                "add the tiles of all steps element by element, and reduce the sum behind the loop"
                if tile.layout == "line"
                else f"in layout {tile.layout} a lane holds elements of its {those}: compute the transposed product, b @"
                f" a.T in place of a @ b.T, and take td.{other}_{REDUCTIONS[reduce.op]}"
            ),
        ),
        severity="note",
        calls=reduce.calls,
    )
