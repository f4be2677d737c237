"""Tiles in LDS: the element of global memory that each of their elements holds, and each warp's share of copies."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

import numpy as np

from tiledsl.analysis.values.algebra import Data, Event
from tiledsl.analysis.values.tags import BITS, TORN, UNWRITTEN, ZERO, grid
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.layouts import GRANULE, block_place, copied_vector, swizzled, transposed_block
from tiledsl.ir.program.operations import Program, SharedPlacement
from tiledsl.targets import WAVE


@dataclasses.dataclass(slots=True, eq=False)
class Buffer:
    """One buffer of a shared tile: a tag for each element, row by row.

    Since the last write, `read` is the data that was read, and `first` the tag of the first element where the elements
    are contiguous in their tensor, 0 where they are not, None where this has not been examined.
    """

    cells: np.ndarray
    grid: np.ndarray
    written: Event | None = None
    read: dict[tuple[int, int, int, int], Data] = dataclasses.field(default_factory=dict)
    first: int | None = None

    def write(self, where: np.ndarray | slice, tags: np.ndarray | int, event: Event) -> None:
        self.cells[where] = tags
        self.written, self.first = event, None
        if self.read:
            self.read = {}

    def part(self, row: int, col: int, rows: int, cols: int, event: Event) -> Data:
        """Return the current data of a piece of the buffer."""
        if self.first is None:
            first = int(self.cells[0])
            self.first = first if first > ZERO and (self.grid == grid(first, *self.grid.shape)).all() else ZERO
        base = self.first and self.first + (row << BITS) + col
        return Data(self.grid[row : row + rows, col : col + cols].copy(), event, self.written, base)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Share(Compared):
    """A warp's share of the copy of a tile: the numbers of its elements, row by row, turn by turn.

    `starts` has the beginning of each turn, and the end.
    """

    cells: np.ndarray
    offsets: np.ndarray  # relative to the first element's tag
    rows: np.ndarray
    cols: np.ndarray
    starts: tuple[int, ...]


class Lds:
    """All shared tiles of a block."""

    def __init__(self, program: Program):
        self.placements = {p.shared.index: p for p in program.placements}
        self.tiles = {p.shared: p for p in program.placements}
        self.bytes = program.lds_bytes
        self.cells = np.full(
            sum(p.shared.rows * p.shared.cols * p.shared.buffers for p in program.placements), UNWRITTEN, dtype=np.int64
        )
        self.buffers: dict[tuple[int, int], Buffer] = {}
        self.shares: dict[tuple[int, tuple[int, ...], int, bool], Share] = {}
        self.instructions: dict[int, Any] = {}
        self.ends: list[tuple[int, int, ir.DType]] = []
        self.bytewise: tuple[np.ndarray, np.ndarray] | None = None
        first = 0
        for placed in program.placements:
            size = placed.shared.rows * placed.shared.cols
            for buffer in range(placed.shared.buffers):
                cells = self.cells[first : first + size]
                self.buffers[placed.shared.index, buffer] = Buffer(
                    cells, cells.reshape(placed.shared.rows, placed.shared.cols)
                )
                first += size

    def share(self, tile: ir.Shared, warps: tuple[int, ...], warp: int, direct: bool) -> Share:
        """Return the share of one of the warps that copy a tile together."""
        key = (tile.index, warps, warp, direct)
        if key not in self.shares:
            placed = self.placements[tile.index]
            turns = (
                _direct(placed, warps, warp)
                if direct
                else _blocks(tile, warps, warp) if placed.transposed else _vectors(tile, warps, warp)
            )
            cells = np.concatenate(turns)
            rows, cols = np.divmod(cells, tile.cols)
            starts = tuple(int(end) for end in np.cumsum([0, *map(len, turns)]))
            self.shares[key] = Share(cells, (rows << BITS) + cols, rows, cols, starts)
        return self.shares[key]

    def at_bytes(self) -> tuple[np.ndarray, np.ndarray]:
        """Return each byte's element number, −1 for none, and the byte's position in the element."""
        if self.bytewise is None:
            element, byte = np.full(self.bytes, -1, dtype=np.int64), np.zeros(self.bytes, dtype=np.int64)
            first = 0
            for placed in self.placements.values():
                tile, width = placed.shared, placed.shared.dtype.bytes
                rows, cols = np.divmod(np.arange(tile.rows * tile.cols), tile.cols)
                inside = swizzled(
                    (cols * tile.rows + rows if placed.transposed else rows * tile.cols + cols) * width, placed.swizzle
                )
                for buffer in range(tile.buffers):
                    at = placed.offset + buffer * placed.pitch + inside
                    for number in range(width):
                        element[at + number], byte[at + number] = first + np.arange(len(at)), number
                    first += len(at)
            self.bytewise = element, byte
        return self.bytewise

    def extents(self) -> list[tuple[int, int, ir.DType]]:
        """Return, for each buffer, the number of its first element, the number after its last, and their type."""
        if not self.ends:
            first = 0
            for (index, _), buffer in self.buffers.items():
                self.ends.append((first, first + buffer.cells.size, self.placements[index].shared.dtype))
                first += buffer.cells.size
        return self.ends

    def buffers_with(self, elements: np.ndarray) -> tuple[Buffer, ...]:
        """Return the buffers that contain some of these elements, given by their numbers among all tiles' elements."""
        pairs = zip(self.buffers.values(), self.extents(), strict=True)
        return tuple(buffer for buffer, (first, last, _) in pairs if ((elements >= first) & (elements < last)).any())

    def forget(self, event: Event, buffers: Iterable[Buffer]) -> None:
        """Mark buffers as changed by a write that does not copy a tile: data read before are no longer current."""
        for buffer in buffers:
            buffer.written, buffer.read, buffer.first = event, {}, None


def _lanes_of(warps: tuple[int, ...], warp: int) -> np.ndarray:
    return warps.index(warp) * WAVE + np.arange(WAVE)


def _vectors(tile: ir.Shared, warps: tuple[int, ...], warp: int) -> list[np.ndarray]:
    """Return vectors of 16 bytes, one for each lane and turn."""
    each, per_row = GRANULE // tile.dtype.bytes, tile.cols * tile.dtype.bytes // GRANULE
    threads, count = len(warps) * WAVE, tile.rows * per_row
    thread = _lanes_of(warps, warp)
    turns = []
    for turn in range(-(-count // threads)):
        chosen = thread[thread + turn * threads < count]
        row, vector = copied_vector(chosen, turn, threads, per_row)
        turns.append(((row * tile.cols + vector * each)[:, None] + np.arange(each)).ravel())
    return turns


def _blocks(tile: ir.Shared, warps: tuple[int, ...], warp: int) -> list[np.ndarray]:
    """Return blocks that a lane transposes, one for each turn."""
    threads, width = len(warps) * WAVE, tile.dtype.bytes
    down, across = block = transposed_block(tile.rows, tile.cols, width, threads)
    count = tile.rows * tile.cols // (down * across)
    turns = []
    for turn in range(-(-count // threads)):
        number = _lanes_of(warps, warp) + turn * threads
        row, col = block_place(number[number < count], tile.rows, tile.cols, block, width)
        within = (np.arange(down)[:, None] * tile.cols + np.arange(across)).ravel()
        turns.append(((row * tile.cols + col)[:, None] + within).ravel())
    return turns


def _direct(placed: SharedPlacement, warps: tuple[int, ...], warp: int) -> list[np.ndarray]:
    """Return runs of 1,024 bytes of LDS, consecutive runs for a warp, in one turn."""
    tile, width, run = placed.shared, placed.shared.dtype.bytes, WAVE * GRANULE
    runs = tile.rows * tile.cols * width // run
    each = -(-runs // len(warps))
    first = warps.index(warp) * each
    at = np.arange(first * run, min(runs, first + each) * run, width)
    return [np.asarray(swizzled(at, placed.swizzle)) // width]


def joined(elements: np.ndarray, bytes_: np.ndarray, tags: np.ndarray, width: int) -> tuple[np.ndarray, np.ndarray]:
    """Convert written bytes to elements: return (elements, their tags).

    A byte's tag is its element's tag, times 8, plus the number of the byte in the element. An element is torn unless
    all its bytes are written with the bytes of one element in order; zeros have no order.
    """
    if elements.size % width == 0 and (bytes_.reshape(-1, width) == np.arange(width)).all():
        lines, of = elements.reshape(-1, width), tags.reshape(-1, width)
        if (
            (lines == lines[:, :1]).all()
            and (of == of[:, :1] + np.arange(width)).all()
            and (of[:, 0] & 7 == 0).all()
            and (of >= 0).all()
        ):
            return lines[:, 0], of[:, 0] >> 3
    numbers, first, counts = np.unique(elements, return_index=True, return_counts=True)
    found = tags[first] >> 3
    right = (
        (tags >= 0) & (((tags & 7) == bytes_) | (tags < 8)) & (tags >> 3 == found[np.searchsorted(numbers, elements)])
    )
    whole = np.bincount(np.searchsorted(numbers, elements), weights=right, minlength=len(numbers)) == width
    return numbers, np.where(whole & (counts == width), found, np.where(tags[first] < 0, tags[first], TORN))
