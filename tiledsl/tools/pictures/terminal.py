"""A picture as lines of text of a given width. Colours are escape sequences; the text carries all their information
too."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from tiledsl.targets import Target
from tiledsl.tools.pictures.grids import (
    CLASH,
    Cell,
    Grid,
    bank_grid,
    clash_grid,
    holding_grid,
    merged,
    some_columns,
    some_rows,
    turned,
)
from tiledsl.tools.pictures.holding import Holding
from tiledsl.tools.pictures.matrix import MatrixPicture, spelt
from tiledsl.tools.pictures.registers import RegisterPicture
from tiledsl.tools.pictures.shared import AccessPicture, SharedPicture
from tiledsl.tools.pictures.words import (
    CLASH_LEGEND,
    LANE_LEGEND,
    access_table,
    bank_words,
    clash_words,
    holding_words,
    matrix_words,
    register_words,
    shared_words,
)

_COLOURS = {  # of Select Graphic Rendition; the terminal's own palette, which suits dark and light backgrounds
    "q0": "36", "q1": "32", "q2": "33", "q3": "35",
    "b0": "36", "b1": "32", "b2": "33", "b3": "35", "b4": "34", "b5": "96", "b6": "92", "b7": "95",
    CLASH: "1;97;41",
}  # fmt: skip
_LANE_ROWS = 6  # of rows that differ in their lanes only
_MOST_ROWS = 16
_PERIOD_ROWS = 16
_BETWEEN = "   "


def coloured(cell: Cell, text: str) -> str:
    """The text in the cell's colour."""
    return f"\x1b[{_COLOURS[cell.tone]}m{text}\x1b[0m" if cell.tone else text


class Terminal:
    """Draws for a terminal with that many columns."""

    def __init__(self, width: int, colours: bool):
        self.width, self.colours = width, colours

    # --------------------------------------------------------------------------------------------------- whole pictures

    def shared_tiles(self, pictures: Sequence[SharedPicture]) -> list[str]:
        """Draw shared tiles below one another."""
        lines = [line for picture in pictures for line in [*self._shared(picture), ""]][:-1]
        return lines + (self.wrapped([CLASH_LEGEND]) if any(picture.accesses for picture in pictures) else [])

    def _shared(self, picture: SharedPicture) -> list[str]:
        """Draw the chosen swizzle with its reason, the banks of the tile's rows, and the conflicts."""
        lines = self.wrapped(shared_words(picture))
        if picture.accesses:
            lines += ["", *_table(access_table(picture))]
        lines += [
            "",
            *self.wrapped([bank_words(picture)]),
            *self._both([self._cut_map(picture, with_swizzle) for with_swizzle in (False, True)]),
        ]
        lines += self.wrapped([_period(picture)])
        for access in worst(picture.accesses):
            lines += [
                "",
                *self.wrapped(clash_words(picture, access)),
                *self._both([clash_grid(access, with_swizzle) for with_swizzle in (False, True)]),
            ]
        return lines

    def register(self, picture: RegisterPicture) -> list[str]:
        """Draw a register tile: its pieces, and the first piece."""
        lines = self.wrapped(register_words(picture))
        return [*lines, "", *self._holding(picture.holding.first_piece()), *self.wrapped([LANE_LEGEND])]

    def matrix(self, picture: MatrixPicture) -> list[str]:
        """Draw a matrix instruction: its operands one after another."""
        lines = self.wrapped(matrix_words(picture))
        for holding in picture.holdings:
            lines += ["", *self.wrapped(holding_words(holding)), *self._holding(holding)]
        return [*lines, *self.wrapped([LANE_LEGEND])]

    # ------------------------------------------------------------------------------------------------------------ parts

    def _holding(self, holding: Holding) -> list[str]:
        """Draw the first block's lanes, abridged."""
        grid = holding_grid(holding, 0)
        if len(grid.row_names) == 1:
            grid = some_rows(grid, _LANE_ROWS)
        elif len(grid.row_heads) > _MOST_ROWS:
            grid = turned(merged(turned(grid)))
        return self._drawn(grid if _width(grid) <= self.width else merged(grid))

    def _cut_map(self, picture: SharedPicture, with_swizzle: bool) -> Grid:
        grid = bank_grid(picture, with_swizzle)
        rows = min(picture.period, _PERIOD_ROWS)
        return Grid(
            grid.title, grid.row_names, grid.col_names, grid.row_heads[:rows], grid.col_heads, grid.cells[:rows]
        )

    def _both(self, grids: Sequence[Grid]) -> list[str]:
        """Draw two grids side by side, or one below the other."""
        left, right = grids
        if _width(left) + len(_BETWEEN) + _width(right) > self.width:
            return [line for grid in grids for line in (f"  {grid.title}", *self._drawn(grid))]
        pad = _width(left)
        head = f"  {left.title}".ljust(pad) + _BETWEEN + f"  {right.title}"
        drawn = zip(self._drawn(left, pad), self._drawn(right), strict=True)
        return [head, *(f"{one}{_BETWEEN}{other}".rstrip() for one, other in drawn)]

    def _drawn(self, grid: Grid, pad: int = 0) -> list[str]:
        """Draw a line for each line of heads, then for each row. Rows that do not fit are omitted in the middle."""
        cell, heads = _cell_width(grid), _head_widths(grid)
        if _width(grid) > self.width:
            grid = some_columns(grid, max(3, (self.width - sum(heads) - 1) // cell))
        lines = []
        for number, name in enumerate(grid.col_names):
            names = grid.row_names if number == len(grid.col_names) - 1 else ("",) * len(grid.row_names)
            lines.append(
                (_label((*names, name), heads) + "".join(f"{head[number]:>{cell}}" for head in grid.col_heads)).ljust(
                    pad
                )
            )
        for row_head, row in zip(grid.row_heads, grid.cells, strict=True):
            label = _label((*row_head, ""), heads)
            lines.append(
                label + "".join(self._cell(one, cell) for one in row) + " " * (pad - len(label) - cell * len(row))
            )
        return [line.rstrip() if not pad else line for line in lines]

    def _cell(self, cell: Cell, width: int) -> str:
        blank = " " * (width - len(cell.text))
        return blank + (coloured(cell, cell.text) if self.colours else cell.text)

    def wrapped(self, paragraphs: Iterable[str]) -> list[str]:
        """Wrap paragraphs to the width; continuation lines are indented as the paragraph's first word."""
        found: list[str] = []
        for paragraph in paragraphs:
            indent = " " * (len(paragraph) - len(paragraph.lstrip()) + 2)
            found += textwrap.wrap(paragraph, self.width, subsequent_indent=indent, break_on_hyphens=False) or [""]
        return found


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Align columns of words, then of numbers."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    return [
        "  ".join(
            f"{text:{'<' if n < 2 else '>'}{width}}" for n, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def _cell_width(grid: Grid) -> int:
    texts = [cell.text for row in grid.cells for cell in row] + [text for head in grid.col_heads for text in head]
    return max(map(len, texts)) + 1


def _head_widths(grid: Grid) -> list[int]:
    """The widths of the row heads, and of the names of the heads above the columns."""
    return [max(len(name), *(len(head[n]) for head in grid.row_heads)) + 1 for n, name in enumerate(grid.row_names)] + [
        max(map(len, grid.col_names)) + 1
    ]


def _label(texts: Sequence[str], widths: Sequence[int]) -> str:
    return " " + "".join(f"{text:>{width}}" for text, width in zip(texts, widths, strict=True))


def _width(grid: Grid) -> int:
    return 1 + sum(_head_widths(grid)) + _cell_width(grid) * len(grid.col_heads)


def _period(picture: SharedPicture) -> str:
    lines, period, name = picture.lines, picture.period, "columns" if picture.transposed else "rows"
    if lines <= min(period, _PERIOD_ROWS):
        return f"These are all {name}."
    if period >= lines:
        return (
            f"The banks of {name} {_PERIOD_ROWS}..{lines - 1} are not shown: they never repeat. -o FILE.svg and --json"
            " have all."
        )
    if period > _PERIOD_ROWS:
        return f"The banks repeat every {period} {name}; -o FILE.svg and --json have all {lines}."
    return f"{name.capitalize()} {period}..{lines - 1} have the same banks again, every {period} {name}."


def worst(accesses: Iterable[AccessPicture]) -> list[AccessPicture]:
    """The access of each instruction that loses the most clocks with the swizzle, then without."""
    found: dict[str, AccessPicture] = {}
    for access in accesses:
        other = found.setdefault(access.instruction, access)
        if access.clocks[::-1] > other.clocks[::-1]:
            found[access.instruction] = access
    return list(found.values())


def matrix_table(target: Target) -> list[str]:
    """Draw all matrix instructions of a target, with the request for each."""
    names = [entry.mnemonic for entry in target.every_matrix]
    asked = [spelt(entry) for entry in target.every_matrix]
    left, right = max(map(len, names)), max(map(len, asked))
    lines = [f"{'instruction':{left}}  {'asked for as':{right}}  clocks  A, B  C, D"]
    for name, ask, entry in zip(names, asked, target.every_matrix, strict=True):
        lines.append(
            f"{name:{left}}  {ask:{right}}  {entry.clocks:6}  {entry.operand_dwords:4}  {entry.accumulators:4}"
        )
    return [
        f"Matrix instructions of {target.name}",
        "",
        *lines,
        "",
        "Clocks on one SIMD; a lane's registers for each of A and B, and for D",
    ]
