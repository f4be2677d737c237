"""TD310–TD312: every element of an output is stored exactly once, over all blocks and warps."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator

import numpy as np

from tiledsl import ir
from tiledsl.checks.places import MOST_POINTS, Placed, placed_statements, values
from tiledsl.diagnostics import Diagnostic, Mark, Span

Store = tuple[Placed, ir.StoreTile]


def coverage(kernel: ir.KernelIR, strayed: Collection[Span] = ()) -> list[Diagnostic]:
    """A diagnostic for each output with elements that no warp stores, and for each with elements stored twice.

    Outputs with a store at one of the `strayed` places are left out.
    """
    stores: dict[str, list[Store]] = {}
    for placed in placed_statements(kernel.body):
        if isinstance(placed.statement, ir.StoreTile):
            stores.setdefault(placed.statement.dst.tensor.name, []).append((placed, placed.statement))
    by_lane = {pointer.tensor.name for pointer in _pointers(kernel)}
    inside = {name: group for name, group in stores.items() if not any(store.span in strayed for _, store in group)}
    found = [problem for name, group in inside.items() for problem in _output(kernel, group, name in by_lane)]
    return found + [_nothing(contract) for contract in kernel.contracts if contract.tensor.name not in stores.keys() | by_lane]


def _pointers(kernel: ir.KernelIR) -> Iterator[ir.Pointer]:
    """The tensors' addresses that td.asm takes: what it stores there is not followed."""
    for placed in placed_statements(kernel.body):
        if isinstance(placed.statement, ir.Asm):
            yield from (value for _, value in placed.statement.operands if isinstance(value, ir.Pointer))


def _nothing(contract: ir.Contract) -> Diagnostic:
    tensor = contract.tensor
    helps = (f"end with td.store({tensor.name}[row, col], …)",)
    return Diagnostic("TD310", f"none of the {tensor.rows * tensor.cols:,} elements of '{tensor.name}' is ever stored", Mark(contract.span), helps=helps)


def _output(kernel: ir.KernelIR, stores: list[Store], by_lane: bool) -> list[Diagnostic]:
    tensor = stores[0][1].dst.tensor
    down = math.gcd(tensor.rows, *(s.dst.rows for _, s in stores))
    across = math.gcd(tensor.cols, *(s.dst.cols for _, s in stores))
    cells = (tensor.rows // down, tensor.cols // across)
    if math.prod(cells) > MOST_POINTS:
        note = f"it has {cells[0]:,} x {cells[1]:,} pieces of {down} x {across} elements"
        return [Diagnostic("TD309", f"'{tensor.name}' has too many pieces for its coverage to be checked", Mark(stores[-1][1].span), notes=(note,))]
    counts = np.zeros(cells, dtype=np.int64)
    for placed, store in stores:
        _count(kernel, placed, store, counts, down, across)
    missing, repeated = (counts == 0) & (not by_lane), counts > 1
    surplus = int((counts[repeated] - 1).sum())
    if surplus and surplus == missing.sum():
        return [_misplaced(tensor, stores[-1][1], counts, (down, across))]
    found = []
    if missing.any():
        found.append(_missing(tensor, stores[-1][1], missing, (down, across)))
    if surplus:
        found.append(_repeated(tensor, stores[-1][1], counts, (down, across)))
    return found


def _first(cells: np.ndarray, cell: tuple[int, int]) -> str:
    row, col = (int(i[0]) for i in np.nonzero(cells))
    return f"rows {row * cell[0]}..{(row + 1) * cell[0] - 1}, columns {col * cell[1]}..{(col + 1) * cell[1] - 1}"


def _elements(cells: np.ndarray, cell: tuple[int, int]) -> str:
    return f"{int(cells.sum()) * cell[0] * cell[1]:,}"


def _missing(tensor: ir.Tensor, last: ir.StoreTile, missing: np.ndarray, cell: tuple[int, int]) -> Diagnostic:
    message = f"{_elements(missing, cell)} of the {tensor.rows * tensor.cols:,} elements of '{tensor.name}' are never stored"
    helps = ("compare the grid, the warps' places and the store's coordinates",)
    return Diagnostic("TD310", message, Mark(last.span, f"{_first(missing, cell)} are the first of them"), helps=helps, calls=last.calls)


def _repeated(tensor: ir.Tensor, last: ir.StoreTile, counts: np.ndarray, cell: tuple[int, int]) -> Diagnostic:
    message = f"{_elements(counts > 1, cell)} of the {tensor.rows * tensor.cols:,} elements of '{tensor.name}' are stored more than once"
    text = f"{_first(counts > 1, cell)}: {counts[counts > 1][0]} times"
    return Diagnostic("TD311", message, Mark(last.span, text), helps=("each tile of the output belongs to one warp of one block",), calls=last.calls)


def _misplaced(tensor: ir.Tensor, last: ir.StoreTile, counts: np.ndarray, cell: tuple[int, int]) -> Diagnostic:
    """As many stores as there are places, some of them in the place of others: one cause."""
    missing = counts == 0
    message = (
        f"{_elements(missing, cell)} of the {tensor.rows * tensor.cols:,} elements of '{tensor.name}' are never stored, and as many are stored once too often"
    )
    notes = (f"never: {_first(missing, cell)}, and others", f"{counts[counts > 1][0]} times: {_first(counts > 1, cell)}, and others")
    helps = ("compare the warps' places and the store's coordinates",)
    return Diagnostic("TD312", message, Mark(last.span), notes=notes, helps=helps, calls=last.calls)


def _count(kernel: ir.KernelIR, placed: Placed, store: ir.StoreTile, counts: np.ndarray, down: int, across: int) -> None:
    """Add one for each time that a piece of the output is stored. What lies outside is the bounds check's business."""
    block = ir.Var("block", "block", 0, math.prod(kernel.grid) - 1)
    warp = ir.Var("warp", "warp", 0, kernel.warps - 1)
    also = [v for v in (block, warp, *placed.loops) if v.high > v.low]
    for found in values(store, [store.dst.row, store.dst.col], placed.conditions, also):
        rows, cols = found.rows
        inside = (rows >= 0) & (cols >= 0) & (rows + store.dst.rows <= counts.shape[0] * down) & (cols + store.dst.cols <= counts.shape[1] * across)
        rows, cols = rows[inside] // down, cols[inside] // across
        for i in range(store.dst.rows // down):
            for j in range(store.dst.cols // across):
                counts += np.bincount((rows + i) * counts.shape[1] + cols + j, minlength=counts.size).reshape(counts.shape)
