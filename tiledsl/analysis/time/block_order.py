"""The part of a product's operands that the L2s do not keep, by the order of the blocks: a closed form.

Of the blocks of a round, those of an XCD that lie in one row of tiles read the same rows of A, and those in one column
the same rows of B. They read them one after the other, since blocks start and drift apart (caches.py). The L2 keeps a
line for the same time after each use, since it replaces the line that was used least recently (H. Che, Y. Tung and
Z. Wang, Hierarchical web caching systems, IEEE Journal on Selected Areas in Communications 20, 2002). So a block misses
where the block before it in its row or column is farther ahead than this time, and the time follows from the size of
the L2: all lines that are kept fill it."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from tiledsl.analysis.time.caches import lags_of, round_of
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.estimate import Gemm
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import workgroup
from tiledsl.targets import INPUT_BITS

_HALVINGS = 40  # of the interval in which the time lies that the L2 keeps a line


class Missed(NamedTuple):
    """The parts of a round's operands, in bytes, that miss the L2s, and all caches of the chip.

    `leading` is the part of the blocks that are the first of the chip in their row or in their column of tiles."""

    of_xcds: float
    of_chip: float
    leading: float


def missed(gemm: Gemm, kernel: ir.KernelIR, chip: Chip, held: int, step_clk: float) -> Missed | None:
    """Return the parts of the operands' bytes that miss, for the blocks in the middle of a launch.

    A compute unit holds `held` blocks, and a step of the product takes `step_clk` clocks. None for a kernel whose
    blocks are not the tiles of C, row by row."""
    grid = (math.ceil(gemm.m / gemm.rows), math.ceil(gemm.n / gemm.cols))
    blocks = [ex.number(size) for size in kernel.grid]
    if [size for size in blocks if size > 1] != [size for size in grid if size > 1]:
        return None
    groups = np.array(round_of(gemm.tiles, chip.compute_units * held))
    tile = np.divmod(_tiles(kernel, groups), grid[1])
    per_clk = (
        np.array([min(gemm.rows, gemm.m), min(gemm.cols, gemm.n)])
        * gemm.step
        * INPUT_BITS.get(gemm.operands, 16)
        / 8
        / step_clk
    )
    of_xcds, lags = 0.0, np.zeros(len(groups))
    for xcd in range(min(chip.xcds, len(groups))):
        own = groups % chip.xcds == xcd
        lags[own] = lags_of(int(own.sum()), chip, xcd)
        of_xcds += _of_xcd([axis[own] for axis in tile], per_clk, lags[own], chip)
    whole = len(groups) * per_clk.sum()
    once = sum(len(np.unique(axis)) * rate for axis, rate in zip(tile, per_clk, strict=True))
    order = np.argsort(lags)
    leading = np.unique(np.concatenate([np.unique(axis[order], return_index=True)[1] for axis in tile]))
    of_chip = once if chip.has_mall else of_xcds
    of_xcds, of_chip = (min(1.0, float(part / whole)) for part in (of_xcds, of_chip))  # sums of floats, rounded
    return Missed(of_xcds, of_chip, len(leading) / len(groups))


def _tiles(kernel: ir.KernelIR, groups: np.ndarray) -> np.ndarray:
    """Return the numbers of the blocks that work-groups compute."""
    values: dict[ir.Expr, Any] = {workgroup(kernel.grid): groups}
    for step in kernel.block_steps:
        values[step.var] = ex.evaluate(step.value, values)
    return np.asarray(values[kernel.block_steps[-1].var]) if kernel.block_steps else groups


def _of_xcd(tile: list[np.ndarray], per_clk: np.ndarray, lags: np.ndarray, chip: Chip) -> float:
    """Return the bytes that an L2 misses in a clock, for blocks with these rows and columns of tiles."""
    order = np.argsort(lags)
    first, gaps, rates = 0.0, [], []  # of the first block of each row and column; of each other block
    for axis, rate in zip(tile, per_clk, strict=True):
        of_lines = np.argsort(axis[order], kind="stable")
        line, at = axis[order][of_lines], lags[order][of_lines]
        same = line[1:] == line[:-1]
        first += rate * (len(line) - int(same.sum()))
        gaps.append(np.diff(at)[same])
        rates.append(np.full(int(same.sum()), rate))
    gap, of_gap = np.concatenate(gaps), np.concatenate(rates)

    def kept(clocks: float) -> float:
        """Return the bytes in the L2, if a line is kept so long after each use."""
        return first * clocks + float((of_gap * np.minimum(gap, clocks)).sum())

    low, high = 0.0, float(gap.max(initial=0.0))
    if kept(high) <= chip.l2_bytes.value:
        return first
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if kept(middle) <= chip.l2_bytes.value else (low, middle)
    return first + float(of_gap[gap > low].sum())
