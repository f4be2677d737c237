"""The map of LDS: the place of each tile, and the warps that write and read its buffers between barriers."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from tiledsl.analysis.order.elaborate import Touch, WarpTrace
from tiledsl.ir.program import operations as lp

MOST_INTERVALS = 64


@dataclasses.dataclass
class Cell:
    """The accesses to one buffer between two barriers: the warps and the lines."""

    reads: set[int] = dataclasses.field(default_factory=set)
    writes: set[int] = dataclasses.field(default_factory=set)
    lines: set[tuple[str, int]] = dataclasses.field(default_factory=set)


def tiles(program: lp.Program) -> list[dict[str, Any]]:
    """Each shared tile with its place."""
    return [
        {
            "name": program.kernel.names[placed.shared],
            "type": str(placed.shared.dtype),
            "rows": placed.shared.rows,
            "cols": placed.shared.cols,
            "buffers": placed.shared.buffers,
            "offset": placed.offset,
            "pitch": placed.pitch,
            "bytes": placed.shared.rows * placed.shared.cols * placed.shared.dtype.bytes,
            "swizzle": placed.swizzle.formula if placed.swizzle.bits else "none",
            "transposed": placed.transposed,
            "line": placed.shared.span.line,
        }
        for placed in program.placements
    ]


def intervals(program: lp.Program, traces: Sequence[WarpTrace], place: Any) -> dict[str, Any]:
    """For each buffer, its accesses between one barrier and the next, in the periods of the loops that were run. Also
    the lines of each barrier, where warps may wait at different ones."""
    cells: dict[tuple[int, int, int], Cell] = {}
    for trace in traces:
        for touch in trace.touches:
            for tile, buffer in _buffers(program, touch):
                cell = cells.setdefault((tile, buffer, touch.epoch), Cell())
                access = touch.operation.access
                assert access is not None
                cell.reads |= {trace.warp} if access.reads else set()
                cell.writes |= {trace.warp} if access.writes else set()
                cell.lines.add(_line(touch.operation))
    arrivals = [trace.barriers for trace in traces]
    count = max(map(len, arrivals), default=0)
    lines = [
        dict.fromkeys(place(*_line(barriers[n])) for barriers in arrivals if n < len(barriers))
        for n in range(min(count, MOST_INTERVALS - 1))
    ]
    return {
        "cells": [
            [*key, sorted(cell.reads), sorted(cell.writes), sorted(place(*line) for line in cell.lines)]
            for key, cell in sorted(cells.items())
            if key[2] < MOST_INTERVALS
        ],
        "barriers": [list(places) for places in lines],
        "more": max(0, count + 1 - MOST_INTERVALS),
        "left_out": max((periods for trace in traces for _, _, periods in trace.left_out), default=0),
        "together": len(set(map(len, arrivals))) == 1,
    }


def _line(operation: lp.Memory | lp.Barrier) -> tuple[str, int]:
    return operation.place.span.file, operation.place.span.line


def _buffers(program: lp.Program, touch: Touch) -> set[tuple[int, int]]:
    """The tiles and buffers to which bytes belong."""
    low, high = int(touch.bytes.min()), int(touch.bytes.max())
    found = set()
    for number, placed in enumerate(program.placements):
        size = placed.shared.rows * placed.shared.cols * placed.shared.dtype.bytes
        for buffer in range(placed.shared.buffers):
            first = placed.offset + buffer * placed.pitch
            if low < first + size and high >= first and ((touch.bytes >= first) & (touch.bytes < first + size)).any():
                found.add((number, buffer))
    return found
