"""td.grid: the launch grid, and the order in which work-groups compute its blocks."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_steps, block_variable, named_step
from tiledsl.language.recording.capture import current, fail
from tiledsl.language.recording.handle import describe, is_integer
from tiledsl.language.recording.signature import word
from tiledsl.language.values.operands import checked_pair, checked_positive
from tiledsl.language.values.remainders import refuse_lost
from tiledsl.language.values.scalars import Scalar, expression, wrap

_AT_LEAST_ONE = "td.cdiv(a.rows, 64) counts the tiles that cover a size, and is at least 1"

ORDERS = ("row", "grouped", "chiplet")


@word
def grid(*blocks: int, order: str = "row", group: tuple[int, int] = (4, 2)) -> Any:
    """Set the launch grid, in blocks, and return this block's coordinates, one device integer for each dimension.

    A kernel calls td.grid once. A dimension is known when the kernel is lowered, or made of sizes of td.dyn.

    `order` says which block the n-th work-group computes: it changes what neighbours find in a cache, and never the
    result. "row" goes row by row. "grouped" goes through super-tiles of `group` blocks (rows, columns), row by row
    inside each, so that blocks that run at the same time share rows of A and columns of B. "chiplet" makes use of the
    hardware's distribution of work-groups to the chip's XCDs in turn, each with its own L2 cache: every XCD computes
    one consecutive run of blocks of the grouped order. The last two dimensions are rows and columns; earlier dimensions
    are outermost in every order.

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
        fail(
            "TD105",
            "td.grid has no dimension, and needs at least one",
            helps=("td.grid(td.cdiv(c.rows, 128), td.cdiv(c.cols, 128))",),
        )
    if not isinstance(order, str) or order not in ORDERS:
        got = repr(order) if isinstance(order, str) else describe(order)
        fail(
            "TD101",
            f"td.grid has no order {got}: the orders are {', '.join(map(repr, ORDERS))}",
            helps=('td.grid(rows, cols, order="grouped", group=(4, 2))',),
            shown=(order,),
        )
    if order != "row" and len(sizes) < 2:
        fail(
            "TD105",
            f"order={order!r} needs a grid of rows and columns, and this grid has one dimension",
            helps=("leave the order out",),
        )
    shape = tuple(
        checked_positive(n, "a size of the group") for n in checked_pair(group, "the group of a grid's order")
    )
    capture.grid, capture.grid_place = sizes, capture.here()
    capture.block_steps = block_steps(sizes, order, (shape[0], shape[1]), capture.target.xcds)
    values = _coordinates_of(sizes)
    if not all(isinstance(size, ir.Const) for size in sizes):
        steps: list[ir.Step] = []
        values = [named_step(steps, _axis(n, len(sizes)), value, sizes[n]) for n, value in enumerate(values)]
        capture.coordinates = tuple(steps)
    return tuple(map(wrap, values)) if len(sizes) > 1 else wrap(values[0])


def _dimension(blocks: object) -> ir.Expr:
    """Return a dimension of the grid, which must have at least one block (TD105)."""
    if is_integer(blocks) and operator.index(blocks) < 1:
        refuse_lost()
    if not isinstance(blocks, Scalar):
        return ex.const(checked_positive(blocks, "a dimension of the grid", (_AT_LEAST_ONE,)))
    size = expression(blocks, "a dimension of the grid")
    if ex.kinds(size) != {"size"} or ex.bounds(size)[0] < 1:
        refuse_lost()
        got = "is a device value" if ex.kinds(size) != {"size"} else f"may be {ex.bounds(size)[0]}"
        fail(
            "TD105",
            f"a dimension of the grid {got}, and must be a whole number of Python's or of td.dyn's sizes, at least 1",
            helps=(_AT_LEAST_ONE,),
        )
    return size


def _coordinates_of(sizes: Sequence[ir.Expr]) -> list[ir.Expr]:
    """Return the coordinates of the block with that number."""
    place: ir.Expr = block_variable(sizes)
    found: list[ir.Expr] = []
    for size in reversed(sizes[1:]):
        found.insert(0, ex.binary("%", place, size))
        place = ex.binary("//", place, size)
    return [place, *found]


def _axis(number: int, dimensions: int) -> str:
    """Return a dimension's name in HIP text: the last two are rows and columns."""
    names = [*(f"block_{i}" for i in range(dimensions - 2)), "block_row", "block_col"]
    return names[number - dimensions]
