"""Order of the blocks of a grid: which block a workgroup computes, as an expression of its number."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

pass


def _within(name: str, size: ir.Expr) -> ir.Var:
    """A value of the block's that lies in 0..size − 1."""
    limit = None if isinstance(size, ir.Const) else ex.binary("-", size, 1)
    return ir.Var(name, "block", 0, ex.bounds(size)[1] - 1, limit=limit)


def total(sizes: Sequence[ir.Expr]) -> ir.Expr:
    """The blocks of a grid."""
    return functools.reduce(lambda a, b: ex.binary("*", a, b), sizes)


def block_variable(sizes: Sequence[ir.Expr]) -> ir.Var:
    """The number of the block, row by row over the grid."""
    return _within("block", total(sizes))


def workgroup(sizes: Sequence[ir.Expr]) -> ir.Var:
    """The number that the hardware gives a work-group of a grid of that many blocks."""
    return _within("workgroup", total(sizes))


def dealt(sizes: Sequence[ir.Expr], order: str, group: tuple[int, int], xcds: int) -> tuple[ir.Step, ...]:
    """From a work-group's number to that of its block, counted row by row, in steps: the last one's value is the block.
    No step where the two are the same.
    """
    if order == "row":
        return ()
    steps: list[ir.Step] = []
    number: ir.Expr = workgroup(sizes)
    if order == "chiplet" and xcds > 1:
        number = _step(steps, "number", _in_runs(number, total(sizes), xcds), total(sizes))
    _grouped(steps, number, sizes, group)
    return tuple(steps)


def _step(steps: list[ir.Step], name: str, value: ir.Expr, count: ir.Expr) -> ir.Expr:
    """The value under a name of its own, known to lie in 0..count − 1."""
    if isinstance(value, ir.Const | ir.Var):
        return value
    steps.append(ir.Step(_within(f"grid_{name}", count), value))
    return steps[-1].var


def _in_runs(number: ir.Expr, blocks: ir.Expr, xcds: int) -> ir.Expr:
    """XCD x takes the work-groups x, x + xcds, x + 2·xcds, …: these become one run of following numbers. The first
    blocks % xcds XCDs have one more.
    """
    xcd, turn = ex.binary("%", number, xcds), ex.binary("//", number, xcds)
    each, more = ex.binary("//", blocks, xcds), ex.binary("%", blocks, xcds)
    longer = ex.select(ex.binary("<", xcd, more), xcd, more) if more != ir.Const(0) else more
    return ex.binary("+", ex.binary("+", ex.binary("*", xcd, each), longer), turn)


def _grouped(steps: list[ir.Step], number: ir.Expr, sizes: Sequence[ir.Expr], group: tuple[int, int]) -> None:
    """Super-tiles in bands of group[0] rows, from left to right; those at the lower and right edge are as much smaller
    as the grid ends sooner.

    An extent is one of two, the whole and the edge's: dividing by either is dividing by a constant, which costs a few
    scalar instructions."""
    rows, cols = sizes[-2:]
    down, across = (min(side, ex.bounds(size)[1]) for side, size in zip(group, (rows, cols), strict=True))
    layers, area, strip = total((ex.const(1), *sizes[:-2])), ex.binary("*", rows, cols), ex.binary("*", down, cols)
    layer = _step(steps, "layer", ex.binary("//", number, area), layers)
    number = _step(steps, "inside", ex.binary("%", number, area), area)
    band = _step(steps, "band", ex.binary("//", number, strip), ex.ceil_div(rows, down))
    number = _step(steps, "along", ex.binary("%", number, strip), strip)

    def by_height(op: str) -> ir.Expr:
        areas = (ex.binary("*", height, across) for height in (ex.const(down), _edge(rows, down)))
        return _either(
            ex.binary("<", band, ex.binary("//", rows, down)), *(ex.binary(op, number, area) for area in areas)
        )

    tile = _step(steps, "tile", by_height("//"), ex.ceil_div(cols, across))
    number = _step(steps, "place", by_height("%"), ex.const(down * across))

    def by_width(op: str) -> ir.Expr:
        return _either(
            ex.binary("<", tile, ex.binary("//", cols, across)),
            *(ex.binary(op, number, width) for width in (ex.const(across), _edge(cols, across))),
        )

    row = _step(steps, "row", ex.binary("+", ex.binary("*", band, down), by_width("//")), rows)
    col = _step(steps, "col", ex.binary("+", ex.binary("*", tile, across), by_width("%")), cols)
    whole = ex.binary("+", ex.binary("*", ex.binary("+", ex.binary("*", layer, rows), row), cols), col)
    steps.append(ir.Step(block_variable(sizes), whole))


def _edge(size: ir.Expr, each: int) -> ir.Expr:
    """How much the last of the groups of `each` has, at least 1."""
    return ex.binary("-", size, ex.binary("*", ex.binary("-", ex.ceil_div(size, each), 1), each))


def _either(whole: ir.Expr, full: ir.Expr, edge: ir.Expr) -> ir.Expr:
    return full if full == edge else ex.select(whole, full, edge)
