"""Order of a grid's blocks: the block that a work-group computes, as an expression of the work-group's number."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def _within(name: str, size: ir.Expr) -> ir.Var:
    """Return a variable of the block that lies in 0..size − 1."""
    limit = None if isinstance(size, ir.Const) else ex.binary("-", size, 1)
    return ir.Var(name, "block", 0, ex.bounds(size)[1] - 1, limit=limit)


def total(sizes: Sequence[ir.Expr]) -> ir.Expr:
    """Return the number of blocks of a grid."""
    return functools.reduce(lambda a, b: ex.binary("*", a, b), sizes)


def block_variable(sizes: Sequence[ir.Expr]) -> ir.Var:
    """Return the variable of the block's number, counted row by row over the grid."""
    return _within("block", total(sizes))


def workgroup(sizes: Sequence[ir.Expr]) -> ir.Var:
    """Return the variable of the number that the hardware gives a work-group."""
    return _within("workgroup", total(sizes))


def block_steps(sizes: Sequence[ir.Expr], order: str, group: tuple[int, int], xcds: int) -> tuple[ir.Step, ...]:
    """Return the steps from a work-group's number to the number of its block, counted row by row.

    The value of the last step is the block. There are no steps where the two numbers are equal.
    """
    if order == "row":
        return ()
    steps: list[ir.Step] = []
    number: ir.Expr = workgroup(sizes)
    if order == "chiplet" and xcds > 1:
        number = named_step(steps, "number", _in_runs(number, total(sizes), xcds), total(sizes))
    _grouped(steps, number, sizes, group)
    return tuple(steps)


def named_step(steps: list[ir.Step], name: str, value: ir.Expr, count: ir.Expr) -> ir.Expr:
    """Append a named step for the value, which lies in 0..count − 1, and return its variable."""
    if isinstance(value, ir.Const | ir.Var):
        return value
    steps.append(ir.Step(_within(f"grid_{name}", count), value))
    return steps[-1].var


def _in_runs(number: ir.Expr, blocks: ir.Expr, xcds: int) -> ir.Expr:
    """Number the work-groups of each XCD consecutively: XCD x takes the work-groups x, x + xcds, x + 2·xcds, ….

    The first blocks % xcds XCDs have one work-group more.
    """
    xcd, turn = ex.binary("%", number, xcds), ex.binary("//", number, xcds)
    each, more = ex.binary("//", blocks, xcds), ex.binary("%", blocks, xcds)
    longer = ex.select(ex.binary("<", xcd, more), xcd, more) if more != ir.Const(0) else more
    return ex.binary("+", ex.binary("+", ex.binary("*", xcd, each), longer), turn)


def _grouped(steps: list[ir.Step], number: ir.Expr, sizes: Sequence[ir.Expr], group: tuple[int, int]) -> None:
    """Order the blocks in super-tiles: bands of group[0] rows, each band from left to right.

    Super-tiles at the lower and right edge are smaller where the grid ends sooner. An extent has one of two values,
    that of a whole super-tile and that of an edge: dividing by either is a division by a constant, which costs a few
    scalar instructions.
    """
    rows, cols = sizes[-2:]
    down, across = (min(side, ex.bounds(size)[1]) for side, size in zip(group, (rows, cols), strict=True))
    layers, area, strip = total((ex.const(1), *sizes[:-2])), ex.binary("*", rows, cols), ex.binary("*", down, cols)
    layer = named_step(steps, "layer", ex.binary("//", number, area), layers)
    number = named_step(steps, "inside", ex.binary("%", number, area), area)
    band = named_step(steps, "band", ex.binary("//", number, strip), ex.ceil_div(rows, down))
    number = named_step(steps, "along", ex.binary("%", number, strip), strip)

    def by_height(op: str) -> ir.Expr:
        areas = (ex.binary("*", height, across) for height in (ex.const(down), _edge(rows, down)))
        return _either(
            ex.binary("<", band, ex.binary("//", rows, down)), *(ex.binary(op, number, area) for area in areas)
        )

    tile = named_step(steps, "tile", by_height("//"), ex.ceil_div(cols, across))
    number = named_step(steps, "place", by_height("%"), ex.const(down * across))

    def by_width(op: str) -> ir.Expr:
        return _either(
            ex.binary("<", tile, ex.binary("//", cols, across)),
            *(ex.binary(op, number, width) for width in (ex.const(across), _edge(cols, across))),
        )

    row = named_step(steps, "row", ex.binary("+", ex.binary("*", band, down), by_width("//")), rows)
    col = named_step(steps, "col", ex.binary("+", ex.binary("*", tile, across), by_width("%")), cols)
    whole = ex.binary("+", ex.binary("*", ex.binary("+", ex.binary("*", layer, rows), row), cols), col)
    steps.append(ir.Step(block_variable(sizes), whole))


def _edge(size: ir.Expr, each: int) -> ir.Expr:
    """Return the size of the last group of `each`, at least 1."""
    return ex.binary("-", size, ex.binary("*", ex.binary("-", ex.ceil_div(size, each), 1), each))


def _either(whole: ir.Expr, full: ir.Expr, edge: ir.Expr) -> ir.Expr:
    return full if full == edge else ex.select(whole, full, edge)
