"""Runs of elements that one instruction moves between LDS and a register tile that lies as an accumulator.

In each lane, a run has neighbours of one row or of one column. A run that is contiguous in LDS has up to 16 bytes;
other runs have one element.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator

from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import GRANULE
from tiledsl.ir.math.symbolic import LANE
from tiledsl.lower.plan.fragments import Fragments, elements_of


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Run(Compared):
    """Elements of a lane that one instruction moves: from number `first` of piece `piece` on, `count` elements.

    `row` and `col` are the place of the first of them in the register tile.
    """

    piece: int
    first: int
    count: int
    row: ir.Expr
    col: ir.Expr


def runs(tile: ir.Tile, cut: Fragments, region: ir.Region, transposed: bool) -> Iterator[Run]:
    """Yield the runs of a tile that are moved to or from a region, in the order of the registers."""
    elements = elements_of(tile, cut.m, cut.line)
    count = _contiguous(tile, cut, region, transposed)
    for piece in range(cut.count):
        down, across = divmod(piece, cut.across)
        for first in range(0, elements, count):
            row, col = cut.element(tile.layout, LANE, first)
            height, width = cut.sides
            yield Run(
                piece,
                first,
                count,
                ex.const(0) if tile.rows == 1 else ex.binary("+", row.expr, down * height),
                ex.const(0) if tile.cols == 1 else ex.binary("+", col.expr, across * width),
            )


def _contiguous(tile: ir.Tile, cut: Fragments, region: ir.Region, transposed: bool) -> int:
    """Return how many elements of a lane one instruction moves: neighbours in LDS, whose place is known to be aligned.

    In a tile that lies column by column in LDS, neighbours are elements of one column.
    """
    shared, size = region.shared, region.shared.dtype.bytes
    near = [
        int(after - before)
        for before, after in zip(*(cut.element(tile.layout, 0, register) for register in (0, 1)), strict=True)
    ]
    along = 0 if transposed else 1
    if near != [1 - along, along] or (tile.rows, tile.cols)[along] == 1:
        return 1
    count = min(elements_of(tile, cut.m, cut.line), cut.neighbours, GRANULE // size)
    pitch = (shared.rows if transposed else shared.cols) * size
    start = (region.row, region.col)[along]
    while count > 1 and math.gcd(pitch, ex.multiple(start) * size or pitch) % (count * size):
        count //= 2
    return count
