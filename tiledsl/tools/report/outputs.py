"""The parts of each output, by the block and the warp that store them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.source.points import Placed, placed_statements, shape, values
from tiledsl.compile.lowered import blocks_of
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable

MOST_BLOCKS, MOST_PIECES = 16_384, 131_072
Piece = tuple[int, int, int, int, int]  # row, column, rows, columns, warp
Store = tuple[Placed, ir.Window]


def outputs(kernel: ir.KernelIR, xcds: int) -> list[dict[str, Any]]:
    """For each output the rectangle that each block stores of a batch's first matrix, and the parts by warp. The kernel
    has fixed sizes.

    Blocks whose warps do the same, relative to the block's first element, share a pattern. Parts beyond an edge are not
    stored. Of very many blocks, or blocks that store very many tiles, only the first are listed, and `left_out` is the
    number of the others."""
    stores: dict[str, list[Store]] = {}
    for placed in placed_statements(kernel.body):
        for window in placed.statement.effects.windows_written:
            stores.setdefault(window.tensor.name, []).append((placed, window))
    order = groups = np.arange(math.prod(map(ex.number, kernel.grid)))
    if kernel.block_steps:
        order = np.empty_like(groups)
        order[np.broadcast_to(blocks_of(kernel, groups), groups.shape)] = groups
    return [{**_output(kernel, found, order), "xcds": xcds} for found in stores.values()]


def _output(kernel: ir.KernelIR, stores: Sequence[Store], order: np.ndarray) -> dict[str, Any]:
    """Describe an output. `blocks` have their number, row, column, rows, columns, the number of their pattern and the
    number of the work-group that computes them."""
    tensor = stores[0][1].tensor
    matrices, rows, cols = shape(tensor)
    found = [_pieces(kernel, placed, window, MOST_PIECES // len(stores)) for placed, window in stores]
    limit = min(whole for _, whole in found)  # blocks whose pieces are all known
    pieces: dict[int, set[Piece]] = {}
    for block, (row, col, height, width, warp) in (piece for some, _ in found for piece in some if piece[0] < limit):
        inside = min(height, rows - row), min(width, cols - col)
        if min(inside) > 0:
            pieces.setdefault(block, set()).add((row, col, *inside, warp))
    patterns: dict[tuple[Piece, ...], int] = {}
    blocks = []
    for block, its in sorted(pieces.items()):
        top, left = min(row for row, *_ in its), min(col for _, col, *_ in its)
        bottom = max(row + height for row, _, height, _, _ in its)
        right = max(col + width for _, col, _, width, _ in its)
        pattern = tuple(sorted((row - top, col - left, height, width, warp) for row, col, height, width, warp in its))
        blocks.append(
            [
                block,
                top,
                left,
                bottom - top,
                right - left,
                patterns.setdefault(pattern, len(patterns)),
                int(order[block]),
            ]
        )
    sizes = {"rows": rows, "cols": cols, "matrices": matrices, "grid": [ex.number(size) for size in kernel.grid]}
    plain = [list(map(list, pattern)) for pattern in patterns]
    return {"tensor": tensor.name, **sizes, "blocks": blocks, "patterns": plain, "left_out": len(order) - limit}


def _pieces(kernel: ir.KernelIR, placed: Placed, window: ir.Window, most: int) -> tuple[list[tuple[int, Piece]], int]:
    """The pieces of the first matrix, by block and warp, and the first block whose pieces are not all listed. Blocks
    are cut off where there are too many pieces."""
    also = [v for v in (block_variable(kernel.grid), ex.warp_variable(kernel.warps)) if v.high > v.low]
    pieces: list[tuple[int, Piece]] = []
    for found in values(placed.statement, [window.row, window.col, window.matrix], placed.conditions, also):
        by_kind = {var.kind: held for var, held in found.variables.items()}
        nothing = np.zeros(found.rows.shape[1], dtype=np.int64)
        block, warp = by_kind.get("block", nothing), by_kind.get("warp", nothing)
        chosen = found.rows[2] == 0
        columns = [column[chosen][: most + 1].tolist() for column in (block, found.rows[0], found.rows[1], warp)]
        pieces += [
            (number, (row, col, window.rows, window.cols, by)) for number, row, col, by in zip(*columns, strict=True)
        ]
        if len(pieces) > most:
            return pieces, min(pieces[most][0], MOST_BLOCKS)
        if len(block) and block[-1] >= MOST_BLOCKS:
            break
    return pieces, min(math.prod(map(ex.number, kernel.grid)), MOST_BLOCKS)
