"""The places of pieces along the launch grid: how a grid that does not fit its tensors is wrong."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.walk import statements


def dimension(kernel: ir.KernelIR, axis: int) -> str:
    """A dimension of the grid in words."""
    return ("first", "second", "third")[axis] + " dimension of the grid" if len(kernel.grid) > 1 else "grid"


def grows(start: ir.Expr, kernel: ir.KernelIR, axis: int) -> bool:
    """Whether a place never decreases from block to block along a dimension of the grid. This must hold for all blocks
    of the other dimensions. Then a place that lies outside for one block lies outside for all later blocks.
    """
    total = _over_blocks(start, kernel)
    return total is not None and bool((np.diff(total, axis=axis) >= 0).all())


def stride(start: ir.Expr, kernel: ir.KernelIR, axis: int) -> int:
    """The elements from the place of one block to the place of the next along a dimension of the grid; 0 where they
    differ, or where other dimensions take part.
    """
    total = _over_blocks(start, kernel)
    if total is None or total.shape[axis] < 2:
        return 0
    ahead = np.diff(total, axis=axis)
    alone = all((np.diff(total, axis=other) == 0).all() for other in range(total.ndim) if other != axis)
    return int(ahead.flat[0]) if alone and (ahead == ahead.flat[0]).all() else 0


def counted_extent(kernel: ir.KernelIR, axis: int) -> tuple[int, str, str] | None:
    """The extent that the blocks of a dimension of the grid cover exactly: (elements of a block, "rows" or "columns", a
    tensor's name).
    """
    for window in _windows(kernel):
        for start, size, lines in (
            (window.row, window.tensor.rows, "rows"),
            (window.col, window.tensor.cols, "columns"),
        ):
            each = stride(start, kernel, axis)
            if each > 0 and -(-ex.number(size) // each) == ex.number(kernel.grid[axis]):
                return each, lines, window.tensor.name
    return None


def _windows(kernel: ir.KernelIR) -> Iterator[ir.Window]:
    for statement in statements(kernel.body):
        effects = statement.effects
        yield from (*effects.windows_read, *effects.windows_written)


def _over_blocks(start: ir.Expr, kernel: ir.KernelIR) -> np.ndarray | None:
    """The part of a place that depends on blocks alone, in the shape of the grid; None where blocks take no part, or
    where their part cannot be separated from warps and steps.
    """
    terms = {atom: coefficient for atom, coefficient in ex.linear(start)[0].items() if "block" in ex.kinds(atom)}
    if not terms or any(ex.kinds(atom) != {"block"} or any(True for _ in ex.undefined(atom)) for atom in terms):
        return None
    sizes = [ex.number(size) for size in kernel.grid]
    blocks = np.arange(math.prod(sizes))
    total = np.zeros(len(blocks), dtype=np.int64)
    for atom, coefficient in terms.items():
        total = total + coefficient * np.asarray(ex.evaluate(atom, {block_variable(kernel.grid): blocks}))
    return total.reshape(sizes)
