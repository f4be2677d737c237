"""A picture as SVG: one file without scripts, light or dark as the reader's system is.

Only tiles of very many elements are abridged."""

from __future__ import annotations

import dataclasses
import functools
import textwrap
from collections.abc import Sequence
from importlib import resources

import jinja2

from tiledsl.tools.pictures.grids import CLASH, Cell, Grid, bank_grid, clash_grid, holding_grid
from tiledsl.tools.pictures.matrix import MatrixPicture
from tiledsl.tools.pictures.registers import RegisterPicture
from tiledsl.tools.pictures.shared import SharedPicture
from tiledsl.tools.pictures.terminal import worst
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

MOST_CELLS = 16_384  # the most cells of one table
_LETTER, _LINE = 7.25, 18  # pixels of a letter and a line in a monospaced font of 12 pixels
_MARGIN, _BETWEEN = 20, 40
_LETTERS = 120  # letters in a line of words


@dataclasses.dataclass(frozen=True, slots=True)
class _Text:
    x: float
    y: float
    text: str
    look: str


@dataclasses.dataclass(frozen=True, slots=True)
class _Placed:
    x: float
    y: float
    width: float
    cell: Cell


class _Sheet:
    """Places words and tables below one another."""

    def __init__(self) -> None:
        self.texts: list[_Text] = []
        self.cells: list[_Placed] = []
        self.y, self.right = float(_MARGIN), 0.0

    def words(self, lines: list[str]) -> None:
        for paragraph in lines:
            for line in textwrap.wrap(paragraph, _LETTERS, break_on_hyphens=False):
                self._text(_MARGIN, self.y + 13, line, "w")
                self.y += _LINE
        self.y += _LINE / 2

    def table(self, rows: Sequence[tuple[str, ...]]) -> None:
        """Add columns of words; the first row holds the heads."""
        widths = [max(len(row[n]) for row in rows) * _LETTER + 20 for n in range(len(rows[0]))]
        for row in rows:
            for number, text in enumerate(row):
                self._text(_MARGIN + sum(widths[:number]), self.y + 13, text, "n" if row is rows[0] else "w")
            self.y += _LINE
        self.y += _LINE / 2

    def side_by_side(self, grids: list[Grid]) -> None:
        """Add tables with titles, side by side."""
        x, below = float(_MARGIN), self.y
        for grid in grids:
            right, bottom = self._grid(grid, x, self.y)
            x, below = right + _BETWEEN, max(below, bottom)
        self.y = below + _LINE

    def _grid(self, grid: Grid, x: float, y: float) -> tuple[float, float]:
        grid, left_out = _cut(grid)
        texts = [cell.text for row in grid.cells for cell in row] + [text for head in grid.col_heads for text in head]
        width = round(max(2, *map(len, texts)) * _LETTER) + 8
        heads = [
            max(len(name), *(len(head[n]) for head in grid.row_heads)) * _LETTER + 10
            for n, name in enumerate(grid.row_names)
        ]
        first = x + sum(heads) + max(map(len, grid.col_names)) * _LETTER + 10
        self._text(x, y + 13, grid.title, "t")
        y += _LINE
        for number, name in enumerate(grid.col_names):
            self._text(first - 6, y + 13, name, "n r")
            for col, col_head in enumerate(grid.col_heads):
                self._text(first + (col + 0.5) * width, y + 13, col_head[number], "n c")
            y += _LINE
        self._row_heads(grid, x, y, heads)
        for row, cells in enumerate(grid.cells):
            self.cells += [_Placed(first + col * width, y + row * _LINE, width, cell) for col, cell in enumerate(cells)]
        bottom, right = y + len(grid.cells) * _LINE, first + len(grid.col_heads) * width
        if left_out:
            self._text(x, bottom + 13, f"{left_out:,} more rows are left out: --json has them", "w")
            bottom += _LINE
        self.right = max(self.right, right)
        return right, bottom

    def _row_heads(self, grid: Grid, x: float, y: float, widths: list[float]) -> None:
        for number, name in enumerate(grid.row_names):
            right = x + sum(widths[: number + 1]) - 6
            self._text(right, y - _LINE + 13, name, "n r")
            for row, head in enumerate(grid.row_heads):
                self._text(right, y + row * _LINE + 13, head[number], "n r")

    def _text(self, x: float, y: float, text: str, look: str) -> None:
        self.texts.append(_Text(x, y, text, look))
        if look in ("w", "t"):
            self.right = max(self.right, x + len(text) * _LETTER)

    def drawn(self, title: str) -> str:
        """The text of the file."""
        # frames of conflicts lie above the other cells
        in_order = sorted(self.cells, key=lambda placed: placed.cell.tone == CLASH)
        return _template().render(
            title=title,
            texts=self.texts,
            cells=in_order,
            width=round(self.right + _MARGIN),
            height=round(self.y + _MARGIN),
            line=_LINE,
        )


def _cut(grid: Grid) -> tuple[Grid, int]:
    """The grid's first rows, as many as may be drawn, and the number of omitted rows."""
    most = max(1, MOST_CELLS // len(grid.col_heads))
    return dataclasses.replace(grid, row_heads=grid.row_heads[:most], cells=grid.cells[:most]), max(
        0, len(grid.cells) - most
    )


@functools.cache
def _template() -> jinja2.Template:
    source = (resources.files("tiledsl.tools.pictures") / "templates" / "layout.svg.j2").read_text(encoding="utf-8")
    environment = jinja2.Environment(
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=True,
    )
    return environment.from_string(source)


def shared_svg(picture: SharedPicture) -> str:
    """The SVG of a shared tile."""
    return shared_tiles_svg([picture], f"{picture.title} on {picture.target.name}")


def shared_tiles_svg(pictures: Sequence[SharedPicture], title: str) -> str:
    """The SVG of shared tiles below one another."""
    sheet = _Sheet()
    for picture in pictures:
        _add_shared(sheet, picture)
    if any(picture.accesses for picture in pictures):
        sheet.words([CLASH_LEGEND])
    return sheet.drawn(title)


def _add_shared(sheet: _Sheet, picture: SharedPicture) -> None:
    sheet.words(shared_words(picture))
    if picture.accesses:
        sheet.table(access_table(picture))
    sheet.words([bank_words(picture)])
    sheet.side_by_side([bank_grid(picture, with_swizzle) for with_swizzle in (False, True)])
    for access in worst(picture.accesses):
        sheet.words(clash_words(picture, access))
        sheet.side_by_side([clash_grid(access, with_swizzle) for with_swizzle in (False, True)])


def register_svg(picture: RegisterPicture) -> str:
    """The SVG of a register tile with all its pieces."""
    sheet = _Sheet()
    sheet.words(register_words(picture, all_shown=True))
    sheet.side_by_side([holding_grid(picture.holding, 0)])
    sheet.words([LANE_LEGEND])
    return sheet.drawn(f"{picture.spec} on {picture.target.name}")


def matrix_svg(picture: MatrixPicture) -> str:
    """The SVG of a matrix instruction with all its blocks."""
    sheet = _Sheet()
    sheet.words(matrix_words(picture))
    for holding in picture.holdings:
        sheet.words(holding_words(holding, all_shown=True))
        blocks = [holding_grid(holding, block) for block in range(holding.shape[0])]
        for first in range(0, len(blocks), 4):
            sheet.side_by_side(blocks[first : first + 4])
    sheet.words([LANE_LEGEND])
    return sheet.drawn(f"{picture.instruction.mnemonic} on {picture.target.name}")
