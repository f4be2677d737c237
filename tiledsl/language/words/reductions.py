"""Words that reduce the rows or the columns of a register tile: td.row_max, td.col_sum and the like."""

from __future__ import annotations

from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math.reductions import REDUCTIONS
from tiledsl.ir.text import tile_text
from tiledsl.language.recording.capture import convergent, current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import none_helps, word
from tiledsl.language.values import formulas
from tiledsl.language.values.annotations import f32
from tiledsl.language.values.elements import conversion_help
from tiledsl.language.values.formulas import Formula, Term
from tiledsl.language.values.handle_operations import check_owned, new_tile
from tiledsl.language.values.tiles import RegisterTile


@word
def row_max(x: Any, *, into: RegisterTile | None = None) -> Any:
    """Return the largest element of each row of an f32 tile, as a column vector.

    The vector has the tile's layout. With into=v, the elements of the column vector v take part, and v is changed in
    place and returned. A NaN is dropped where another element takes part, as by numpy.fmax.

    In layout "row", the layout of swapped accumulators, a lane holds elements of one row, and the reduction takes an
    instruction for one or two elements, and one or two between lanes. In layout "col" each register takes five steps
    between lanes: a loop computes the transposed product, and td.col_max, instead (TD184).

    In td.ensures, x is a formula.

    Raises: TD172, TD173, TD174, TD175, TD180.
    Checked: TD184.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], acc - td.row_max(acc))
    """
    return _reduced("row_max", x, into)


@word
def row_min(x: Any, *, into: RegisterTile | None = None) -> Any:
    """Return the smallest element of each row of an f32 tile, as a column vector.

    As td.row_max, with numpy.fmin.

    In td.ensures, x is a formula.

    Raises: TD172, TD173, TD174, TD175, TD180.
    Checked: TD184.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], acc - td.row_min(acc))
    """
    return _reduced("row_min", x, into)


@word
def row_sum(x: Any, *, into: RegisterTile | None = None) -> Any:
    """Return the sum of each row of an f32 tile, as a column vector.

    The vector has the tile's layout. With into=v, the sums are added to the column vector v in place, and v is
    returned. The order of the additions is fixed: docs/language.md states it. Costs as of td.row_max.

    In td.ensures, x is a formula.

    Raises: TD172, TD173, TD174, TD175, TD180.
    Checked: TD184.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], acc / td.row_sum(acc))
    """
    return _reduced("row_sum", x, into)


@word
def col_max(x: Any, *, into: RegisterTile | None = None) -> Any:
    """Return the largest element of each column of an f32 tile, as a row vector.

    The vector has the tile's layout. With into=v, the elements of the row vector v take part, and v is changed in place
    and returned. A NaN is dropped where another element takes part, as by numpy.fmax.

    In layout "col", the layout of accumulators, a lane holds elements of one column, and the reduction takes an
    instruction for one or two elements, and one or two between lanes. In layout "row" each register takes five steps
    between lanes (TD184).

    In td.ensures, x is a formula.

    Raises: TD172, TD173, TD174, TD175, TD180.
    Checked: TD184.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], acc - td.col_max(acc))
    """
    return _reduced("col_max", x, into)


@word
def col_min(x: Any, *, into: RegisterTile | None = None) -> Any:
    """Return the smallest element of each column of an f32 tile, as a row vector.

    As td.col_max, with numpy.fmin.

    In td.ensures, x is a formula.

    Raises: TD172, TD173, TD174, TD175, TD180.
    Checked: TD184.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], acc - td.col_min(acc))
    """
    return _reduced("col_min", x, into)


@word
def col_sum(x: Any, *, into: RegisterTile | None = None) -> Any:
    """Return the sum of each column of an f32 tile, as a row vector.

    The vector has the tile's layout. With into=v, the sums are added to the row vector v in place, and v is returned.
    The order of the additions is fixed: docs/language.md states it. Costs as of td.col_max.

    In td.ensures, x is a formula.

    Raises: TD172, TD173, TD174, TD175, TD180.
    Checked: TD184.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], acc / td.col_sum(acc))
    """
    return _reduced("col_sum", x, into)


_OPERATIONS = {name: op for op, name in REDUCTIONS.items()}


def _reduced(name: str, x: Any, into: Any) -> Any:
    """Record a reduction, and return the vector; of a formula, return the reduced formula."""
    word = f"td.{name}"
    axis, what = name.split("_")
    if isinstance(x, Formula | Term) and into is None:
        current(word)
        return formulas.reduced(_OPERATIONS[what], axis, x)
    capture = convergent(word)
    _check_tile(word, "", x)
    check_owned(capture, x)
    if (x.cols if axis == "row" else x.rows) == 1:
        kind = "one element" if x.rows == x.cols else f"a {'row' if x.rows == 1 else 'column'} vector"
        other = "" if x.rows == x.cols else f"; td.{'col' if axis == 'row' else 'row'}_{what} reduces the vector"
        each = "row" if axis == "row" else "column"
        fail("TD175", f"{word} of {kind}", helps=(f"each {each} of this tile has one element{other}",))
    rows, cols = (x.rows, 1) if axis == "row" else (1, x.cols)
    if into is None:
        vector = new_tile(f32, rows, cols, x.layout)
    else:
        _check_tile(word, "into= of ", into)
        check_owned(capture, into)
        if (into.rows, into.cols) != (rows, cols):
            fail(
                "TD173",
                f"{word} of {tile_text(x.node)} gives {rows}x{cols} elements, which {tile_text(into.node)} does not"
                " hold",
                helps=(f"make the vector by td.full(td.f32, {rows}, {cols}, …)",),
            )
        if into.layout != x.layout:
            fail(
                "TD174",
                f'{word} got tiles of different layouts: "{x.layout}", and into= of "{into.layout}"',
                helps=(f'make the vector with layout="{x.layout}"',),
            )
        vector = into
    capture.record(ir.Reduce, dst=vector.node, src=x.node, op=_OPERATIONS[what], axis=axis, goes_on=into is not None)
    return vector


def _check_tile(word: str, operand: str, x: Any) -> None:
    """Refuse an operand that is no register tile of f32 (TD172)."""
    if not isinstance(x, RegisterTile):
        helps = none_helps(x) or ("load the elements to registers: td.load(g[i, j], (rows, cols))",)
        fail("TD172", f"{operand}{word} takes a register tile, and got {describe(x)}", helps=helps, shown=(x,))
    if x.dtype != f32:
        message = f"{operand}{word} takes a tile of f32, and got {tile_text(x.node)}"
        fail("TD172", message, helps=(conversion_help(x.node),))
