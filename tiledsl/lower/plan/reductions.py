"""Reductions of the rows or columns of register tiles: the pieces that each piece of the vector is made of."""

from __future__ import annotations

from collections.abc import Iterable

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.reductions import REDUCTIONS
from tiledsl.ir.program import operations as lp
from tiledsl.ir.walk import statements
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.fragments import elements_of


def reduced(context: PlanContext, reduce: ir.Reduce, place: lp.Place) -> Iterable[lp.Operation]:
    """One operation for each piece of the vector. TD184 where a loop reduces between lanes, register by register."""
    cut = context.pieces[reduce.src]
    sources, vector = context.registers(reduce.src), context.registers(reduce.dst)
    within = reduce.within_lanes
    if not within and context.loops:
        multiplies = any(isinstance(one, ir.Mma) for one in statements(context.kernel.body))
        context.problems.append(_between_lanes(reduce, cut.m, multiplies))
    count = elements_of(reduce.src, cut.m, cut.line)
    for number, register in enumerate(vector):
        pieces = (
            sources[number * cut.across : (number + 1) * cut.across]
            if reduce.axis == "row"
            else sources[number :: cut.across]
        )
        yield lp.Reduce(place, register, pieces, reduce.op, cut.m, within, reduce.goes_on, count)


def _between_lanes(reduce: ir.Reduce, m: int, multiplies: bool) -> Diagnostic:
    """TD184. Only a kernel that multiplies can compute the transposed product; another one loads the tile otherwise."""
    tile, other = reduce.src, "col" if reduce.axis == "row" else "row"
    steps = m.bit_length() - 1
    this, those = ("row", "columns") if reduce.axis == "row" else ("column", "rows")
    transposed = (
        f"in layout {tile.layout} a lane holds elements of its {those}: compute the transposed product, b @ a.T in"
        f" place of a @ b.T, and take td.{other}_{REDUCTIONS[reduce.op]}"
    )
    loaded = (
        f"in layout {reduce.axis} a lane holds elements of its {this}s: load the tile by td.load(…,"
        f' layout="{reduce.axis}"), and make its vectors with layout="{reduce.axis}" too'
    )
    summed = "add the tiles of all steps element by element, and reduce the sum behind the loop"
    return Diagnostic(
        "TD184",
        f"the elements of a {this} lie in different lanes, and a loop reduces them",
        Mark(reduce.span),
        notes=(
            f"in layout {tile.layout} each register of a {tile.rows}x{tile.cols} tile takes {steps} steps"
            " between lanes",
        ),
        helps=(summed if tile.layout == "line" else transposed if multiplies else loaded,),
        severity="note",
        calls=reduce.calls,
    )
