"""Which block and which warp stores which part of each output."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.blocks import block_variable, blocks_of
from tiledsl.checks.places import Placed, placed_statements, shape, values

MOST_BLOCKS = 16_384
Piece = tuple[int, int, int, int, int]  # row, column, rows, columns, warp


def outputs(kernel: ir.KernelIR, xcds: int) -> list[dict[str, Any]]:
    """For each output the rectangle that each block stores, of the first matrix of a batch, and what its warps store of it. The kernel is at fixed sizes.

    Blocks whose warps do alike, seen from the block's first element, share a pattern. Of more than MOST_BLOCKS the first are there.
    """
    stores: dict[str, list[tuple[Placed, ir.StoreTile]]] = {}
    for placed in placed_statements(kernel.body):
        if isinstance(placed.statement, ir.StoreTile):
            stores.setdefault(placed.statement.dst.tensor.name, []).append((placed, placed.statement))
    count = math.prod(map(ex.number, kernel.grid))
    groups = np.arange(count)
    order = np.empty(count, dtype=np.int64)
    order[np.broadcast_to(blocks_of(kernel, groups), groups.shape)] = groups
    return [{**_output(kernel, found, order), "xcds": xcds, "left_out": max(0, count - MOST_BLOCKS)} for found in stores.values()]


def _output(kernel: ir.KernelIR, stores: Sequence[tuple[Placed, ir.StoreTile]], order: np.ndarray) -> dict[str, Any]:
    """`blocks` have their number, row, column, rows, columns, the number of their pattern and that of the work-group that takes them."""
    tensor = stores[0][1].dst.tensor
    matrices, rows, cols = shape(tensor)
    pieces: dict[int, list[Piece]] = {}
    for block, piece in (found for placed, store in stores for found in _pieces(kernel, placed, store)):
        pieces.setdefault(block, []).append(piece)
    patterns: dict[tuple[Piece, ...], int] = {}
    blocks = []
    for block, found in sorted(pieces.items()):
        top, left = min(row for row, *_ in found), min(col for _, col, *_ in found)
        bottom, right = max(row + height for row, _, height, _, _ in found), max(col + width for _, col, _, width, _ in found)
        pattern = tuple(sorted((row - top, col - left, height, width, warp) for row, col, height, width, warp in found))
        blocks.append([block, top, left, bottom - top, right - left, patterns.setdefault(pattern, len(patterns)), int(order[block])])
    sizes = {"rows": rows, "cols": cols, "matrices": matrices, "grid": [ex.number(size) for size in kernel.grid]}
    return {"tensor": tensor.name, **sizes, "blocks": blocks, "patterns": list(patterns)}


def _pieces(kernel: ir.KernelIR, placed: Placed, store: ir.StoreTile) -> Iterator[tuple[int, Piece]]:
    """What each warp of each block stores."""
    also = [v for v in (block_variable(kernel.grid), ex.warp_variable(kernel.warps), *placed.loops) if v.high > v.low]
    for found in values(store, [store.dst.row, store.dst.col, store.dst.matrix], placed.conditions, also):
        by_kind = {var.kind: held for var, held in found.variables.items()}
        nothing = np.zeros(found.rows.shape[1], dtype=np.int64)
        block, warp = by_kind.get("block", nothing), by_kind.get("warp", nothing)
        chosen = (found.rows[2] == 0) & (block < MOST_BLOCKS)
        columns = (block, found.rows[0], found.rows[1], warp)
        for number, row, col, by in zip(*(column[chosen].tolist() for column in columns), strict=True):
            yield number, (row, col, store.dst.rows, store.dst.cols, by)
