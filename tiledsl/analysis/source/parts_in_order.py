"""TD315: parts that td.add_in_order adds. Every place gets each of its parts once, and all of them give one number.

The warp that arrives last at a place adds its parts. It is the last one where as many warps arrive as the parts say
that there are. Where a place has fewer parts than the tensor of parts has matrices, the contract must say that the
parts beyond are 0: td.column_parts then gives no element of the place a larger number.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Sequence

import numpy as np

from tiledsl.analysis.source.points import Placed, Values, shape, values
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.walk import parts_of

_MOST_PLACES = 1 << 24  # elements of which the contract's parts are computed at once


@dataclasses.dataclass(frozen=True, slots=True)
class _Arrivals:
    """What each execution of the additions says, in the order of the statements: one entry for each.

    `places` are the numbers of the tiles of the output, row by row, `parts` those of the parts, and `counts` how many
    parts there are said to be. `of` is the number of the statement.
    """

    places: np.ndarray
    parts: np.ndarray
    counts: np.ndarray
    of: np.ndarray


def parts_in_order(kernel: ir.KernelIR, additions: Sequence[Placed]) -> list[Diagnostic]:
    """Return a finding where the parts of some place of an output are not each there once."""
    first = _store(additions[0])
    _, rows, cols = shape(first.dst.tensor)
    down, across = -(-rows // first.dst.rows), -(-cols // first.dst.cols)
    found = _arrivals(kernel, additions, down, across)
    arrived = np.bincount(found.places, minlength=down * across)
    if not arrived.all():
        return [_missing(additions[-1], int(np.flatnonzero(arrived == 0)[0]), across)]
    wrong = (found.counts != arrived[found.places]) | (found.parts < 0) | (found.parts >= found.counts)
    keys = found.places * (int(found.parts.max()) + 1) + np.maximum(found.parts, 0)
    _, where, times = np.unique(keys, return_inverse=True, return_counts=True)
    again = times[where.ravel()] > 1
    if again.any() or wrong.any():
        at = int(np.flatnonzero(again if again.any() else wrong)[0])
        return [_miscounted(kernel, additions, found, at, across, int(arrived[found.places[at]]), bool(again.any()))]
    return list(_beyond(kernel, additions[-1], arrived.reshape(down, across)))


def _store(placed: Placed) -> ir.StoreTile:
    assert isinstance(placed.statement, ir.StoreTile) and placed.statement.counted is not None
    return placed.statement


def _everywhere(kernel: ir.KernelIR, placed: Placed) -> Iterator[Values]:
    store = _store(placed)
    assert store.counted is not None
    also = [v for v in (block_variable(kernel.grid), ex.warp_variable(kernel.warps), *placed.loops) if v.high > v.low]
    wanted = [store.dst.row, store.dst.col, store.dst.matrix, store.counted]
    return values(store, wanted, placed.conditions, also)


def _arrivals(kernel: ir.KernelIR, additions: Sequence[Placed], down: int, across: int) -> _Arrivals:
    """Return the arrivals at places inside the output; the bounds check reports others."""
    columns: list[np.ndarray] = []
    for number, placed in enumerate(additions):
        window = _store(placed).dst
        for found in _everywhere(kernel, placed):
            row, col = found.rows[0] // window.rows, found.rows[1] // window.cols
            inside = (row >= 0) & (row < down) & (col >= 0) & (col < across)
            made = row * across + col, found.rows[2], found.rows[3], np.full(len(row), number)
            columns.append(np.stack([one[inside] for one in made]))
    return _Arrivals(*(np.concatenate(columns, axis=1) if columns else np.zeros((4, 0), np.int64)))


def _missing(last: Placed, place: int, across: int) -> Diagnostic:
    store, (i, j) = _store(last), divmod(place, across)
    helps = ("compare the grid, the warps' places and the coordinates of td.add_in_order",)
    message = f"no part of tile ({i}, {j}) of '{store.dst.tensor.name}' is added"
    return Diagnostic("TD310", message, Mark(store.span), helps=helps, calls=store.calls)


def _miscounted(
    kernel: ir.KernelIR,
    additions: Sequence[Placed],
    found: _Arrivals,
    at: int,
    across: int,
    arrived: int,
    again: bool,
) -> Diagnostic:
    """Return TD315 at an arrival whose place has other parts than the arrival says."""
    placed, (i, j) = additions[int(found.of[at])], divmod(int(found.places[at]), across)
    store, name = _store(placed), _store(placed).dst.tensor.name
    part, count = int(found.parts[at]), int(found.counts[at])
    tile, here = f"tile ({i}, {j}) of '{name}'", found.places == found.places[at]
    who = _described(kernel, additions, found, at)
    numbers = ", ".join(map(str, np.sort(found.parts[here])[:8].tolist()))
    if again:
        message = f"part {part} of {tile} is added more than once"
    elif count != arrived:
        message = f"{tile} is said to have {count} part{'s' * (count != 1)}, and {arrived} arrive"
    else:
        message = f"{tile} has the parts 0..{count - 1}, and part {part} is added"
    return Diagnostic(
        "TD315",
        message,
        Mark(store.span, f"{who}: part {part} of {count}" if who else f"part {part} of {count}"),
        notes=(f"the parts that arrive there: {numbers}{', …' if here.sum() > 8 else ''}",),
        helps=("the parts of a tile are 0 … parts − 1, each of one warp, and all of them give one number of parts",),
        calls=store.calls,
    )


def _described(kernel: ir.KernelIR, additions: Sequence[Placed], found: _Arrivals, at: int) -> str:
    """Return the block, the warp and the steps of an arrival."""
    place, part, number = int(found.places[at]), int(found.parts[at]), int(found.of[at])
    store = _store(additions[number])
    across = -(-shape(store.dst.tensor)[2] // store.dst.cols)
    for some in _everywhere(kernel, additions[number]):
        here = (some.rows[0] // store.dst.rows * across + some.rows[1] // store.dst.cols == place) & (
            some.rows[2] == part
        )
        if here.any():
            return some.describe(int(np.flatnonzero(here)[-1]), kernel)
    return ""


# ------------------------------------------------------------------------------------- the parts of the contract


def _beyond(kernel: ir.KernelIR, last: Placed, counts: np.ndarray) -> Iterator[Diagnostic]:
    """Yield TD315 where the contract may have parts that no warp adds: its parts beyond those of a place."""
    store = _store(last)
    tensor = store.dst.tensor
    contract = next((one for one in kernel.contracts if one.tensor == tensor), None)
    if contract is None:
        return
    parts = next((one for one in _of_columns(contract.value)), None)
    if parts is None:
        if (counts != store.parts).any():
            i, j = (int(one[0]) for one in np.nonzero(counts != store.parts))
            few = f"tile ({i}, {j}) of '{tensor.name}' has {counts[i, j]} of {store.parts} parts"
            helps = ("add all parts of each tile, or state the parts by td.column_parts as an operand of a product",)
            message = f"{few}, and its contract has all"
            yield Diagnostic("TD315", message, Mark(store.span), (Mark(contract.span),), (), helps, store.calls)
        return
    chosen, by_column = parts
    tiles = counts.max(axis=0) if by_column else counts.max(axis=1)
    least = counts.min(axis=0) if by_column else counts.min(axis=1)
    extent = store.dst.cols if by_column else store.dst.rows
    found = _greatest_parts(chosen, ex.number(tensor.cols if by_column else tensor.rows), extent, len(tiles))
    for number in np.flatnonzero(found >= least).tolist():
        which = f"{'columns' if by_column else 'rows'} {number * extent}.. of '{tensor.name}'"
        message = f"the contract has part {found[number]} of {which}, to which {least[number]} parts are added"
        helps = ("compare parts= of td.add_in_order with the function of td.column_parts",)
        yield Diagnostic("TD315", message, Mark(store.span), (Mark(contract.span),), (), helps, store.calls)
        return


def _of_columns(value: ir.Element, turned: bool = False) -> Iterator[tuple[ir.Chosen, bool]]:
    """Yield the td.column_parts of a product, and whether its rows are columns of the product."""
    if not isinstance(value, ir.Matmul):
        return
    for operand, is_right in ((value.left, False), (value.right, True)):
        inner = operand.of if isinstance(operand, ir.Transposed) else operand
        is_turned = isinstance(operand, ir.Transposed)
        if isinstance(inner, ir.Chosen) and _is_of_parts(inner) and is_turned == is_right:
            yield inner, is_right


def _is_of_parts(value: ir.Chosen) -> bool:
    """Return whether a formula is that of td.column_parts: 0 where a part does not have the number of the matrix."""
    condition = value.condition
    return (
        len(value.indices) == 3
        and value.right == ir.Number(0.0)
        and isinstance(condition, ir.Binary)
        and condition.op == "=="
        and value.indices[0] in (condition.left, condition.right)
    )


def _greatest_parts(chosen: ir.Chosen, rows: int, extent: int, tiles: int) -> np.ndarray:
    """Return the greatest number of a part in each tile of `extent` rows of td.column_parts; −1 is below all."""
    condition, (matrix, row, col) = chosen.condition, chosen.indices
    assert isinstance(condition, ir.Binary)
    part = condition.left if condition.right == matrix else condition.right
    depth = next(ex.number(one.tensor.cols) for one in parts_of(chosen.left) if isinstance(one, ir.OfTensor))
    down, across = math.gcd(_step(part, row) or extent, extent), _step(part, col) or depth
    tops, columns = np.arange(0, rows, down), np.arange(0, depth, across)
    found = np.full(tiles, -1, np.int64)
    at_once = max(1, _MOST_PLACES // len(columns))
    for first in range(0, len(tops), at_once):
        some = tops[first : first + at_once]
        numbers = ex.evaluate(part, {row: some[:, None], col: columns[None]})
        numbers = np.where(numbers < 0, ex.INT32[1], numbers)  # a part that is nowhere
        largest = np.broadcast_to(numbers, (len(some), len(columns))).max(axis=1)
        np.maximum.at(found, some // extent, largest)
    return found


def _step(expr: ir.Expr, variable: ir.Var) -> int:
    """Return how many values of a variable, from 0 on, have one value of the expression; 0 for any number."""
    if expr == variable:
        return 1
    if isinstance(expr, ir.Binary) and expr.op == "//" and expr.left == variable and isinstance(expr.right, ir.Const):
        return expr.right.value
    return math.gcd(*(_step(one, variable) for one in ex.children(expr)))
