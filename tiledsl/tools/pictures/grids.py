"""Pictures as tables of short texts, for the terminal, which abridges them, and for SVG."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import numpy as np

from tiledsl.ir.math.layouts import GRANULE
from tiledsl.tools.pictures.holding import Holding
from tiledsl.tools.pictures.shared import AccessPicture, SharedPicture

CLASH = "clash"
_QUARTER = 16  # lanes of one colour tone
_TONES = 8  # colour tones of banks


@dataclasses.dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its text, the name of its colour, and its tooltip."""

    text: str
    tone: str = ""
    tip: str = ""


@dataclasses.dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cells. A row or column head has one text for each of `row_names` or `col_names`."""

    title: str
    row_names: tuple[str, ...]
    col_names: tuple[str, ...]
    row_heads: tuple[tuple[str, ...], ...]
    col_heads: tuple[tuple[str, ...], ...]
    cells: tuple[tuple[Cell, ...], ...]


# ------------------------------------------------------------------------------------------------------------ registers


def holding_grid(holding: Holding, block: int) -> Grid:
    """The lanes of one block. The register is shown on the axis along which it varies, or in the cells where it varies
    along both."""
    lane, bit = holding.lane[block], holding.bit[block]
    rows, cols = lane.shape
    along_columns, along_rows = bool((bit == bit[:1]).all()), bool((bit == bit[:, :1]).all())
    in_rows = along_rows and not along_columns
    row_names: tuple[str, ...] = (holding.axes[0],)
    col_names: tuple[str, ...] = (holding.axes[1],)
    row_heads: list[tuple[str, ...]] = [(str(row),) for row in range(rows)]
    col_heads: list[tuple[str, ...]] = [(str(col),) for col in range(cols)]
    if in_rows:
        row_names = (*row_names, "register")
        row_heads = [(*head, bits_text(holding, int(bit[row, 0]))) for row, head in enumerate(row_heads)]
    elif along_columns:
        col_names += ("register", "from bit") if holding.bits < 32 else ("register",)
        col_heads = [head + _register(holding, int(bit[0, col])) for col, head in enumerate(col_heads)]
    inside = not in_rows and not along_columns
    cells = tuple(
        tuple(_lane_cell(holding, row, col, int(lane[row, col]), int(bit[row, col]), inside) for col in range(cols))
        for row in range(rows)
    )
    title = f"{holding.name}[{', '.join(holding.axes)}]" + f", block {block}" * (holding.shape[0] > 1)
    return Grid(title, row_names, col_names, tuple(row_heads), tuple(col_heads), cells)


def _register(holding: Holding, bit: int) -> tuple[str, ...]:
    first = bit // 32
    if holding.bits >= 32:
        return (f"v{first}" if holding.bits == 32 else f"v{first}:{first + 1}",)
    return f"v{first}", str(bit % 32)


def bits_text(holding: Holding, bit: int) -> str:
    """The bits of a lane's registers that hold an element, as v3, v[0:1] or v2[31:16]."""
    first, last = bit // 32, (bit + holding.bits - 1) // 32
    if holding.bits == 32:
        return f"v{first}"
    if first == last:
        return f"v{first}[{bit % 32 + holding.bits - 1}:{bit % 32}]"
    return f"v[{first}:{last}]" + (f" from bit {bit % 32}" if holding.bits < 32 else "")


def _lane_cell(holding: Holding, row: int, col: int, lane: int, bit: int, inside: bool) -> Cell:
    tip = f"{holding.axes[0]} = {row}, {holding.axes[1]} = {col}: lane {lane}, {bits_text(holding, bit)}"
    return Cell(f"{lane}:v{bit // 32}" if inside else str(lane), f"q{lane // _QUARTER}", tip)


# --------------------------------------------------------------------------------------------------------------- shared


def bank_grid(picture: SharedPicture, with_swizzle: bool) -> Grid:
    """The first bank of each 16 bytes of the tile. Lines are rows, or columns of a transposed tile."""
    granules, banks = picture.granules(with_swizzle), picture.granule_banks(with_swizzle)
    each, count = GRANULE // picture.shared.dtype.bytes, picture.banks
    line, along = ("col", "row") if picture.transposed else ("row", "col")
    cells = []
    for number in range(len(granules)):
        row = []
        for granule, (byte, bank) in enumerate(zip(granules[number].tolist(), banks[number].tolist(), strict=True)):
            tip = (
                f"{line} {number}, {along} {granule * each}..{granule * each + each - 1}: bytes"
                f" {byte}..{byte + GRANULE - 1}, banks {bank}..{bank + 3}"
            )
            row.append(Cell(str(bank), f"b{bank * _TONES // count}", tip))
        cells.append(tuple(row))
    heads = tuple((str(granule * each),) for granule in range(granules.shape[1]))
    return Grid(
        _title(with_swizzle),
        (line,),
        (along,),
        tuple((str(number),) for number in range(len(granules))),
        heads,
        tuple(cells),
    )


def clash_grid(access: AccessPicture, with_swizzle: bool) -> Grid:
    """The banks that each lane uses, a row for each group of lanes that the LDS serves together."""
    offsets = access.swizzled if with_swizzle else access.plain
    first, words, step = access.bank(offsets), access.words(offsets), max(1, access.width // 4)
    slots = range(0, access.banks, step)
    cells = []
    for number, lanes in enumerate(access.groups):
        met = {slot: [lane for lane in lanes if first[lane] // step * step == slot] for slot in slots}
        cells.append(
            tuple(
                _clash_cell(number, slot, step, met[slot], int(words[number, slot : slot + step].max()))
                for slot in slots
            )
        )
    heads = tuple((str(number), lane_ranges(lanes)) for number, lanes in enumerate(access.groups))
    return Grid(
        _title(with_swizzle), ("group", "lanes"), ("bank",), heads, tuple((str(slot),) for slot in slots), tuple(cells)
    )


def _clash_cell(group: int, slot: int, step: int, lanes: Sequence[int], words: int) -> Cell:
    if not words:
        return Cell(".", "", f"group {group}: no lane at banks {slot}..{slot + step - 1}")
    tip = (
        f"group {group}, banks {slot}..{slot + step - 1}: lanes {lane_ranges(lanes)}, one after another in {words}"
        f" clock{'s' * (words > 1)}"
    )
    if words > 1:
        return Cell(f"{words}x", CLASH, tip)
    return Cell(f"{lanes[0]}{'+' * (len(lanes) > 1)}", f"q{lanes[0] // _QUARTER}", tip)


def _title(with_swizzle: bool) -> str:
    return "with the swizzle" if with_swizzle else "without a swizzle"


def lane_ranges(lanes: Sequence[int] | np.ndarray) -> str:
    """Join consecutive lanes: "0-3 20-23"."""
    numbers = np.sort(np.asarray(lanes))
    runs = np.split(numbers, np.flatnonzero(np.diff(numbers) != 1) + 1)
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


# ------------------------------------------------------------------------------------------------------------ abridging


def merged(grid: Grid) -> Grid:
    """Join neighbouring columns with equal cells: "0..3"."""
    columns = list(zip(*([cell.text for cell in row] for row in grid.cells), strict=True))
    starts = [n for n, column in enumerate(columns) if n == 0 or column != columns[n - 1]]
    heads = [
        _joined(grid.col_heads[first:last]) for first, last in zip(starts, [*starts[1:], len(columns)], strict=True)
    ]
    kept = [n for n in range(len(grid.col_names)) if any(head[n] for head in heads)]
    return dataclasses.replace(
        grid,
        col_names=tuple(grid.col_names[n] for n in kept),
        col_heads=tuple(tuple(head[n] for n in kept) for head in heads),
        cells=tuple(tuple(row[n] for n in starts) for row in grid.cells),
    )


def _joined(heads: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The first and the last head of each line; bit ranges of registers are omitted."""
    if len(heads) == 1:
        return heads[0]
    found = []
    for number, (one, other) in enumerate(zip(heads[0], heads[-1], strict=True)):
        one, other = (text.partition("[")[0] if text[:1] == "v" and text[1:2] != "[" else text for text in (one, other))
        found.append("" if number == 2 else one if one == other else f"{one}..{other}")
    return tuple(found)


def turned(grid: Grid) -> Grid:
    """Exchange rows and columns."""
    return Grid(
        grid.title, grid.col_names, grid.row_names, grid.col_heads, grid.row_heads, tuple(zip(*grid.cells, strict=True))
    )


def some_columns(grid: Grid, most: int) -> Grid:
    """At most so many columns: the first ones, a gap, and the last."""
    if len(grid.col_heads) <= most:
        return grid
    gap = ("…", *[""] * (len(grid.col_names) - 1))
    heads = (*grid.col_heads[: most - 2], gap, grid.col_heads[-1])
    return dataclasses.replace(
        grid, col_heads=heads, cells=tuple((*row[: most - 2], Cell("…"), row[-1]) for row in grid.cells)
    )


def some_rows(grid: Grid, most: int) -> Grid:
    """At most so many rows: the first ones, a gap, and the last."""
    return turned(some_columns(turned(grid), most))
