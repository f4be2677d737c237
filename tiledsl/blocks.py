"""td.grid: the launch grid, and the order in which the work-groups that the hardware counts take its blocks."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.describe import describe
from tiledsl.diagnostics import UsageError
from tiledsl.frontend import current, fail
from tiledsl.operands import checked_pair, checked_positive
from tiledsl.scalars import Scalar, expression, wrap
from tiledsl.words import word

if TYPE_CHECKING:
    from tiledsl.compile import Lowered

ORDERS = ("row", "grouped", "chiplet")


@word
def grid(*blocks: int, order: str = "row", group: tuple[int, int] = (4, 2)) -> Any:
    """The launch grid, in blocks, and this block's place in it: one device integer a dimension. Once a kernel. A dimension is known when the kernel is
    lowered, or made of sizes of td.dyn.

    `order` says which block the n-th work-group takes; it changes what neighbours find in a cache, and never what is computed. "row": row by row. "grouped":
    super-tiles of `group` blocks (rows, columns) one after another, row by row inside each, so that blocks that run at the same time share rows of A and
    columns of B. "chiplet": the hardware deals work-groups out to the chip's XCDs in turn, each with an L2 cache of its own; every XCD gets one run of blocks
    that follow each other in the grouped order. The last two dimensions are rows and columns; those before them come first in every order.

    Raises: TD101, TD105, TD119.
    Checked: TD149, TD203.

    Example:
        row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64), order="grouped", group=(4, 2))
    """
    capture = current("td.grid")
    if capture.grid is not None:
        fail("TD119", "td.grid is called twice: a kernel has one launch grid")
    sizes = tuple(_dimension(b) for b in blocks)
    if not sizes:
        fail("TD105", "td.grid has no dimension, and needs at least one", helps=("td.grid(td.cdiv(c.rows, 128), td.cdiv(c.cols, 128))",))
    if not isinstance(order, str) or order not in ORDERS:
        got = repr(order) if isinstance(order, str) else describe(order)
        fail("TD101", f"td.grid has no order {got}: there are {', '.join(map(repr, ORDERS))}", helps=('td.grid(rows, cols, order="grouped", group=(4, 2))',))
    if order != "row" and len(sizes) < 2:
        fail("TD105", f"order={order!r} needs a grid of rows and columns, and this one has one dimension", helps=("leave the order out",))
    shape = tuple(checked_positive(n, "a size of the group") for n in checked_pair(group, "the group of a grid's order"))
    capture.grid, capture.grid_place = sizes, capture.here()
    capture.dealt = dealt(sizes, order, (shape[0], shape[1]), capture.target.xcds)
    values = _coordinates_of(sizes)
    if not all(isinstance(size, ir.Const) for size in sizes):
        steps: list[ir.Step] = []
        values = [_step(steps, _axis(n, len(sizes)), value, sizes[n]) for n, value in enumerate(values)]
        capture.coordinates = tuple(steps)
    return tuple(map(wrap, values)) if len(sizes) > 1 else wrap(values[0])


def _dimension(blocks: object) -> ir.Expr:
    """A dimension of the grid, which has at least one block."""
    if not isinstance(blocks, Scalar):
        return ex.const(checked_positive(blocks, "a dimension of the grid"))
    size = expression(blocks, "a dimension of the grid")
    if ex.kinds(size) != {"size"} or ex.bounds(size)[0] < 1:
        got = "is a device value" if ex.kinds(size) != {"size"} else f"may be {ex.bounds(size)[0]}"
        fail("TD105", f"a dimension of the grid {got}, and must be a whole number of Python's or of td.dyn's sizes, at least 1")
    return size


def _coordinates_of(sizes: Sequence[ir.Expr]) -> list[ir.Expr]:
    """Where in the grid the block of that number is."""
    place: ir.Expr = block_variable(sizes)
    found: list[ir.Expr] = []
    for size in reversed(sizes[1:]):
        found.insert(0, ex.binary("%", place, size))
        place = ex.binary("//", place, size)
    return [place, *found]


def _axis(number: int, dimensions: int) -> str:
    """What a dimension is called in the text: the last two are rows and columns."""
    names = [*(f"block_{i}" for i in range(dimensions - 2)), "block_row", "block_col"]
    return names[number - dimensions]


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


# ----------------------------------------------------------------------------------------------------------- the orders


def workgroup(sizes: Sequence[ir.Expr]) -> ir.Var:
    """The number that the hardware gives a work-group of a grid of that many blocks."""
    return _within("workgroup", total(sizes))


def dealt(sizes: Sequence[ir.Expr], order: str, group: tuple[int, int], xcds: int) -> tuple[ir.Step, ...]:
    """From a work-group's number to that of its block, counted row by row, in steps: the last one's value is the block. No step where the two are the same."""
    if order == "row":
        return ()
    steps: list[ir.Step] = []
    number: ir.Expr = workgroup(sizes)
    if order == "chiplet" and xcds > 1:
        number = _step(steps, "number", _in_runs(number, total(sizes), xcds), total(sizes))
    _grouped(steps, number, sizes, group)
    return tuple(steps)


def blocks_of(kernel: ir.KernelIR | Lowered, workgroups: Any) -> Any:
    """The numbers of the blocks that work-groups take, for an integer or an array of them, of a lowered kernel.

    UsageError for one with run-time sizes that was lowered without any: `lowered.at(sizes)` has them.
    """
    if not isinstance(kernel, ir.KernelIR):
        kernel = kernel.at(kernel.sizes) if kernel.sizes else kernel.kernel
    if kernel.dynamic:
        missing = ", ".join(f"{size.name}=8192" for size in kernel.dynamic)
        raise UsageError(f"which block a work-group of '{kernel.name}' takes depends on its run-time sizes: give lowered.at(dict({missing}))")
    values: dict[ir.Expr, Any] = {workgroup(kernel.grid): workgroups}
    for step in kernel.dealt:
        values[step.var] = workgroups = ex.evaluate(step.value, values)
    return workgroups


def _step(steps: list[ir.Step], name: str, value: ir.Expr, count: ir.Expr) -> ir.Expr:
    """The value under a name of its own, known to lie in 0..count − 1."""
    if isinstance(value, ir.Const | ir.Var):
        return value
    steps.append(ir.Step(_within(f"grid_{name}", count), value))
    return steps[-1].var


def _in_runs(number: ir.Expr, blocks: ir.Expr, xcds: int) -> ir.Expr:
    """XCD x takes the work-groups x, x + xcds, x + 2·xcds, …: these become one run of following numbers. The first blocks % xcds XCDs have one more."""
    xcd, turn = ex.binary("%", number, xcds), ex.binary("//", number, xcds)
    each, more = ex.binary("//", blocks, xcds), ex.binary("%", blocks, xcds)
    longer = ex.select(ex.binary("<", xcd, more), xcd, more) if more != ir.Const(0) else more
    return ex.binary("+", ex.binary("+", ex.binary("*", xcd, each), longer), turn)


def _grouped(steps: list[ir.Step], number: ir.Expr, sizes: Sequence[ir.Expr], group: tuple[int, int]) -> None:
    """Super-tiles in bands of group[0] rows, from left to right; those at the lower and right edge are as much smaller as the grid ends sooner.

    An extent is one of two, the whole and the edge's: dividing by either is dividing by a constant, which costs a few scalar instructions.
    """
    rows, cols = sizes[-2:]
    down, across = (min(side, ex.bounds(size)[1]) for side, size in zip(group, (rows, cols), strict=True))
    layers, area, strip = total((ex.const(1), *sizes[:-2])), ex.binary("*", rows, cols), ex.binary("*", down, cols)
    layer = _step(steps, "layer", ex.binary("//", number, area), layers)
    number = _step(steps, "inside", ex.binary("%", number, area), area)
    band = _step(steps, "band", ex.binary("//", number, strip), ex.ceil_div(rows, down))
    number = _step(steps, "along", ex.binary("%", number, strip), strip)

    def by_height(op: str) -> ir.Expr:
        areas = (ex.binary("*", height, across) for height in (ex.const(down), _edge(rows, down)))
        return _either(ex.binary("<", band, ex.binary("//", rows, down)), *(ex.binary(op, number, area) for area in areas))

    tile = _step(steps, "tile", by_height("//"), ex.ceil_div(cols, across))
    number = _step(steps, "place", by_height("%"), ex.const(down * across))

    def by_width(op: str) -> ir.Expr:
        return _either(
            ex.binary("<", tile, ex.binary("//", cols, across)), *(ex.binary(op, number, width) for width in (ex.const(across), _edge(cols, across)))
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
