"""td.grid: the launch grid, and the order in which the work-groups that the hardware counts take its blocks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.frontend import current, fail
from tiledsl.operands import checked_pair, checked_positive
from tiledsl.values import describe, wrap
from tiledsl.words import word

ORDERS = ("row", "grouped", "chiplet")


@word
def grid(*blocks: int, order: str = "row", group: tuple[int, int] = (4, 2)) -> Any:
    """The launch grid, in blocks, and this block's place in it: one device integer a dimension. Once a kernel.

    `order` says which block the n-th work-group takes; it changes what neighbours find in a cache, and never what is computed. "row": row by row. "grouped":
    super-tiles of `group` blocks (rows, columns) one after another, row by row inside each, so that blocks that run at the same time share rows of A and
    columns of B. "chiplet": the hardware deals work-groups out to the chip's XCDs in turn, each with an L2 cache of its own; every XCD gets one run of blocks
    that follow each other in the grouped order. The last two dimensions are rows and columns; those before them come first in every order.
    """
    capture = current("td.grid")
    if capture.grid is not None:
        fail("TD119", "td.grid is called twice: a kernel has one launch grid")
    sizes = tuple(checked_positive(b, "a dimension of the grid") for b in blocks)
    if not sizes:
        fail("TD105", "td.grid has no dimension, and needs at least one", helps=("td.grid(td.cdiv(c.rows, 128), td.cdiv(c.cols, 128))",))
    if not isinstance(order, str) or order not in ORDERS:
        got = repr(order) if isinstance(order, str) else describe(order)
        fail("TD101", f"td.grid has no order {got}: there are {', '.join(map(repr, ORDERS))}", helps=('td.grid(rows, cols, order="grouped", group=(4, 2))',))
    if order != "row" and len(sizes) < 2:
        fail("TD105", f"order={order!r} needs a grid of rows and columns, and this one has one dimension", helps=("leave the order out",))
    shape = tuple(checked_positive(n, "a size of the group") for n in checked_pair(group, "the group of a grid's order"))
    capture.grid = sizes
    capture.dealt = dealt(sizes, order, (shape[0], shape[1]), capture.target.xcds)
    place: ir.Expr = ir.Var("block", "block", 0, math.prod(sizes) - 1)
    coordinates: list[Any] = []
    for size in reversed(sizes[1:]):
        coordinates.insert(0, wrap(ex.binary("%", place, size)))
        place = ex.binary("//", place, size)
    coordinates.insert(0, wrap(place))
    return tuple(coordinates) if len(sizes) > 1 else coordinates[0]


# ----------------------------------------------------------------------------------------------------------- the orders


def workgroup(sizes: Sequence[int]) -> ir.Var:
    """The number that the hardware gives a work-group of a grid of that many blocks."""
    return ir.Var("workgroup", "block", 0, math.prod(sizes) - 1)


def dealt(sizes: Sequence[int], order: str, group: tuple[int, int], xcds: int) -> tuple[ir.Step, ...]:
    """From a work-group's number to that of its block, counted row by row, in steps: the last one's value is the block. No step where the two are the same."""
    if order == "row":
        return ()
    steps: list[ir.Step] = []
    number: ir.Expr = workgroup(sizes)
    if order == "chiplet" and xcds > 1:
        number = _step(steps, "number", _in_runs(number, math.prod(sizes), xcds), math.prod(sizes))
    _grouped(steps, number, sizes, group)
    return tuple(steps)


def blocks_of(kernel: ir.KernelIR, workgroups: Any) -> Any:
    """The numbers of the blocks that work-groups take, for an integer or an array of them."""
    values: dict[ir.Expr, Any] = {workgroup(kernel.grid): workgroups}
    for step in kernel.dealt:
        values[step.var] = workgroups = ex.evaluate(step.value, values)
    return workgroups


def _step(steps: list[ir.Step], name: str, value: ir.Expr, count: int) -> ir.Expr:
    """The value under a name of its own, known to lie in 0..count − 1."""
    if isinstance(value, ir.Const | ir.Var):
        return value
    var = ir.Var(f"grid_{name}", "block", 0, count - 1)
    steps.append(ir.Step(var, value))
    return var


def _in_runs(number: ir.Expr, total: int, xcds: int) -> ir.Expr:
    """XCD x takes the work-groups x, x + xcds, x + 2·xcds, …: these become one run of following numbers. The first total % xcds XCDs have one more."""
    xcd, turn = ex.binary("%", number, xcds), ex.binary("//", number, xcds)
    each, more = divmod(total, xcds)
    longer = ex.select(ex.binary("<", xcd, more), xcd, ex.const(more)) if more else ex.const(0)
    return ex.binary("+", ex.binary("+", ex.binary("*", xcd, each), longer), turn)


def _grouped(steps: list[ir.Step], number: ir.Expr, sizes: Sequence[int], group: tuple[int, int]) -> None:
    """Super-tiles in bands of group[0] rows, from left to right; those at the lower and right edge are as much smaller as the grid ends sooner.

    An extent is one of two, the whole and the edge's: dividing by either is dividing by a constant, which costs a few scalar instructions.
    """
    rows, cols = sizes[-2:]
    down, across = min(group[0], rows), min(group[1], cols)
    layers = math.prod(sizes[:-2])
    layer = _step(steps, "layer", ex.binary("//", number, rows * cols), layers)
    number = _step(steps, "inside", ex.binary("%", number, rows * cols), rows * cols)
    band = _step(steps, "band", ex.binary("//", number, down * cols), -(-rows // down))
    number = _step(steps, "along", ex.binary("%", number, down * cols), down * cols)

    def by_height(op: str) -> ir.Expr:
        return _either(ex.binary("<", band, rows // down), *(ex.binary(op, number, height * across) for height in (down, rows % down or down)))

    tile = _step(steps, "tile", by_height("//"), -(-cols // across))
    number = _step(steps, "place", by_height("%"), down * across)

    def by_width(op: str) -> ir.Expr:
        return _either(ex.binary("<", tile, cols // across), *(ex.binary(op, number, width) for width in (across, cols % across or across)))

    row = _step(steps, "row", ex.binary("+", ex.binary("*", band, down), by_width("//")), rows)
    col = _step(steps, "col", ex.binary("+", ex.binary("*", tile, across), by_width("%")), cols)
    whole = ex.binary("+", ex.binary("*", ex.binary("+", ex.binary("*", layer, rows), row), cols), col)
    steps.append(ir.Step(ir.Var("block", "block", 0, layers * rows * cols - 1), whole))


def _either(whole: ir.Expr, full: ir.Expr, edge: ir.Expr) -> ir.Expr:
    return full if full == edge else ex.select(whole, full, edge)
