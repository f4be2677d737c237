"""Row and column vectors in registers: the lanes and registers that hold each element."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math.layouts import lanes
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.fragments import Fragments, elements_of, fragments
from tiledsl.tools.report.registers import register_tiles, what

_UNNAMED = re.compile(r"tile_\d+")


def vectors(program: lp.Program) -> list[dict[str, Any]]:
    """Return the vectors that the plan keeps in registers, those together that lie in the same way.

    `names` are the user's; `unnamed` counts results of operations to which the kernel gives no name.
    """
    pieces = fragments(program.kernel, program.target)
    found: dict[tuple[object, ...], dict[str, Any]] = {}
    for name, tile in register_tiles(program):
        if (tile.rows == 1) == (tile.cols == 1):
            continue
        piece = pieces[tile]
        key = what(tile), piece.m, piece.line
        new = {
            "names": [],
            "unnamed": 0,
            "what": what(tile),
            "lines": [],
            "size": tile.rows * tile.cols,
            "bits": tile.dtype.bits,
        }
        row = found.setdefault(key, new | {"held": held(tile, piece)})
        if _UNNAMED.fullmatch(name):
            row["unnamed"] += 1
        else:
            row["names"].append(name)
        if tile.span.line not in row["lines"]:
            row["lines"].append(tile.span.line)
    for row in found.values():
        row["lines"].sort()
    return list(found.values())


def held(tile: ir.Tile, piece: Fragments) -> list[dict[str, Any]]:
    """Return what lanes hold of a vector: registers, their first bits, and the number of the element of each lane."""
    count, (height, width) = elements_of(tile, piece.m, piece.line), piece.sides
    row, col = piece.element(tile.layout, lanes(), np.arange(count)[:, None])
    along, far, several = (col, width, piece.across) if tile.rows == 1 else (row, height, piece.down)
    along = np.broadcast_to(along, (count, len(lanes())))
    out = []
    for number in range(several):
        for value in range(count):
            register, bit = divmod(value * tile.dtype.bits, 32)
            elements = (along[value] + number * far).tolist()
            out.append({"register": number * piece.dwords + register, "bit": bit, "elements": elements})
    return out
