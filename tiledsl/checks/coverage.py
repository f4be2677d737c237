"""TD310 and TD311: every element of an output is stored exactly once, over all blocks and warps."""

from __future__ import annotations

import math

import numpy as np

from tiledsl import ir
from tiledsl.checks.places import Placed, placed_statements, values
from tiledsl.diagnostics import Diagnostic, Mark

Store = tuple[Placed, ir.StoreTile]


def coverage(kernel: ir.KernelIR) -> list[Diagnostic]:
    """A diagnostic for each output with elements that no warp stores, and for each with elements stored twice."""
    stores: dict[str, list[Store]] = {}
    for placed in placed_statements(kernel.body):
        if isinstance(placed.statement, ir.StoreTile):
            stores.setdefault(placed.statement.dst.tensor.name, []).append((placed, placed.statement))
    return [problem for group in stores.values() for problem in _output(kernel, group)]


def _output(kernel: ir.KernelIR, stores: list[Store]) -> list[Diagnostic]:
    tensor = stores[0][1].dst.tensor
    down = math.gcd(tensor.rows, *(s.dst.rows for _, s in stores))
    across = math.gcd(tensor.cols, *(s.dst.cols for _, s in stores))
    counts = np.zeros((tensor.rows // down, tensor.cols // across), dtype=np.int64)
    for placed, store in stores:
        _count(kernel, placed, store, counts, down, across)
    out = []
    last = stores[-1][1]
    if (counts == 0).any():
        row, col = (int(i[0]) for i in np.nonzero(counts == 0))
        text = f"rows {row * down}..{(row + 1) * down - 1}, columns {col * across}..{(col + 1) * across - 1} are the first of them"
        missing = int((counts == 0).sum()) * down * across
        message = f"{missing:,} of the {tensor.rows * tensor.cols:,} elements of '{tensor.name}' are never stored"
        out.append(
            Diagnostic("TD310", message, Mark(last.span, text), helps=("compare the grid, the warps' places and the store's coordinates",), calls=last.calls)
        )
    if (counts > 1).any():
        row, col = (int(i[0]) for i in np.nonzero(counts > 1))
        text = f"rows {row * down}..{(row + 1) * down - 1}, columns {col * across}..{(col + 1) * across - 1}: {counts[row, col]} times"
        twice = int((counts > 1).sum()) * down * across
        message = f"{twice:,} of the {tensor.rows * tensor.cols:,} elements of '{tensor.name}' are stored more than once"
        out.append(Diagnostic("TD311", message, Mark(last.span, text), helps=("each tile of the output belongs to one warp of one block",), calls=last.calls))
    return out


def _count(kernel: ir.KernelIR, placed: Placed, store: ir.StoreTile, counts: np.ndarray, down: int, across: int) -> None:
    """Add one for each time that a piece of the output is stored. What lies outside is the bounds check's business."""
    block = ir.Var("block", "block", 0, math.prod(kernel.grid) - 1)
    warp = ir.Var("warp", "warp", 0, kernel.warps - 1)
    also = [v for v in (block, warp) if v.high > v.low]
    found = values(store, [store.dst.row, store.dst.col], placed.conditions, also)
    rows, cols = found.rows
    inside = (rows >= 0) & (cols >= 0) & (rows + store.dst.rows <= counts.shape[0] * down) & (cols + store.dst.cols <= counts.shape[1] * across)
    rows, cols = rows[inside] // down, cols[inside] // across
    for i in range(store.dst.rows // down):
        for j in range(store.dst.cols // across):
            counts += np.bincount((rows + i) * counts.shape[1] + cols + j, minlength=counts.size).reshape(counts.shape)
