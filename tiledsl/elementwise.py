"""The words for arithmetic on register tiles, element by element, and what their operators record."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import Any, NoReturn

import numpy as np

from tiledsl import contracts, ir
from tiledsl.annotations import bf16, f16, f32
from tiledsl.describe import describe
from tiledsl.diagnostics import KernelError
from tiledsl.frontend import current, fail, uniform
from tiledsl.handles import new_tile, own
from tiledsl.operands import checked_dtype
from tiledsl.operations import fits_f32
from tiledsl.scalars import Real, Scalar, no_integer
from tiledsl.tiles import RegisterTile
from tiledsl.words import given_back, word

_SCALE_THE_SUM = "what comes from LDS is an operand of products, which takes no arithmetic: scale what they add up to, as in alpha * acc behind the loop"
_OF_NUMBERS = ("+", "-", "*", "/", "neg")  # what scalar parameters take part in without a tile


# ----------------------------------------------------------------------------------------------------------------- words


@word
def relu(x: Any) -> Any:
    """max(x, 0) of each element of an f32 register tile, as a new tile. NaN stays NaN.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.relu(acc + 1))
    """
    return applied("relu", x)


@word
def exp(x: Any) -> Any:
    """eˣ of each element of an f32 register tile, as a new tile: within 2 units in the last place.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.exp(alpha * acc))
    """
    return applied("exp", x)


@word
def gelu(x: Any, approximate: str = "none") -> Any:
    """x · Φ(x) of each element of an f32 register tile, as a new tile; with approximate="tanh" its approximation by tanh, as torch's. The error is at most
    2⁻²² · max(1, |x|).

    Raises: TD101, TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.gelu(acc, approximate="tanh"))
    """
    if approximate not in ("none", "tanh"):
        fail("TD101", f'td.gelu takes approximate="none" or "tanh", and got {describe(approximate)}')
    return applied("gelu" if approximate == "none" else "gelu_tanh", x)


@word
def maximum(x: Any, y: Any) -> Any:
    """The larger of two elements, as a new tile; NaN where either is. x and y are f32 register tiles of one shape and layout, or one is a row vector or
    a number.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.maximum(acc, 0.5))
    """
    return applied("maximum", x, y)


@word
def minimum(x: Any, y: Any) -> Any:
    """The smaller of two elements, as a new tile; NaN where either is. x and y are f32 register tiles of one shape and layout, or one is a row vector or
    a number.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.minimum(acc, alpha))
    """
    return applied("minimum", x, y)


@word
def cast(x: Any, dtype: ir.DType) -> Any:
    """The elements in another type, f32, bf16 or f16, as a new tile: rounded to nearest even, beyond the largest to infinity; NaN stays NaN. Of the type that
    they have, the tile itself.

    Raises: TD101.
    Checked: TD176.

    Example:
        half = td.cast(acc, td.bf16)
        td.store(d[2 * row + wr, 2 * col + wc], half)
    """
    if isinstance(x, contracts.Formula):
        return contracts.cast(x, checked_dtype(dtype))
    capture = uniform("td.cast")
    if not isinstance(x, RegisterTile):
        fail("TD101", f"td.cast converts a register tile, and got {describe(x)}")
    own(capture, x)
    to = checked_dtype(dtype)
    for one in (x.dtype, to):
        if one not in (f32, bf16, f16):
            fail("TD101", f"td.cast converts between f32, bf16 and f16, and got {one}")
    if x.dtype == to:
        return x
    if f32 not in (x.dtype, to):  # exact on the way up
        x = cast(x, f32)
    result = new_tile(to, x.rows, x.cols, x.layout)
    capture.record(ir.Cast, dst=result.node, src=x.node)
    return result


@word
def copy(x: RegisterTile, y: Any) -> None:
    """x takes the elements of y, an f32 register tile of its shape and layout: for every name for x, and in a device loop or branch, where `x = y` would
    name another tile. y may be a row vector, for each row, or a number.

    Raises: TD172, TD173, TD174.

    Example:
        for k in td.range(4):
            td.copy(acc, td.maximum(acc, 2 * acc))
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
    _set("td.copy", x, y, lambda _, other: other)


# ------------------------------------------------------------------------------------------------------------- recording


def applied(op: str, *operands: Any) -> Any:
    """A new tile with the operation's results; a number where no operand is a tile, a formula where one is."""
    word = _word(op)
    if any(isinstance(operand, contracts.Formula) for operand in operands):
        return contracts.applied(op, *operands)
    if not any(isinstance(operand, RegisterTile) for operand in operands) and any(isinstance(operand, Scalar) for operand in operands):
        for operand in operands:
            if isinstance(operand, Real):
                no_integer(operand)
    elements = tuple(_element(word, operand) for operand in operands)
    tiles = [operand.node for operand in operands if isinstance(operand, RegisterTile)]
    if not tiles:
        return _number(word, op, elements)
    capture = uniform(word)
    for operand in operands:
        own(capture, operand)
    shape = _agreed(word, tiles)
    result = new_tile(f32, shape.rows, shape.cols, shape.layout)
    if not capture.misshapen.isdisjoint(tiles):
        capture.misshapen.add(result.node)
    capture.record(ir.Elementwise, dst=result.node, value=ir.Apply(op, elements))
    return result


def updated(op: str, tile: RegisterTile, other: Any) -> RegisterTile:
    """The tile itself, with the operation's results in it."""
    _set(f"'{op}='", tile, other, lambda one, other: ir.Apply(op, (one, other)))
    return tile


def _set(word: str, tile: Any, other: Any, value: Callable[[ir.Element, ir.Element], ir.Element]) -> None:
    """Record that the tile takes what is made of its elements and the other's."""
    capture = uniform(word)
    if not isinstance(tile, RegisterTile):
        fail("TD172", f"{word} changes a register tile, and got {describe(tile)}", helps=given_back(tile))
    elements = (_element(word, tile), _element(word, other))
    for operand in (tile, other):
        own(capture, operand)
    shape = _agreed(word, [tile.node, *([other.node] if isinstance(other, RegisterTile) else [])])
    if shape.rows != tile.node.rows:
        help = (
            f"make one of that shape before: td.zeros(td.f32, {shape.rows}, {shape.cols})" if word == "td.copy" else "write x = x + y, which makes a new tile"
        )
        fail("TD173", f"{word} gives {_told(shape)}, which {_told(tile.node)} does not hold", helps=(help,))
    capture.record(ir.Elementwise, dst=tile.node, value=value(*elements))


def not_compared(other: object) -> NoReturn:
    """Refuse to compare a register tile."""
    helps = ("td.maximum(x, y), td.minimum(x, y) and td.relu(x) choose element by element",)
    fail("TD172", f"'==' compares no register tiles, and got one and {describe(other)}", helps=helps)


def _word(op: str) -> str:
    return {"neg": "unary '-'", "gelu_tanh": "td.gelu"}.get(op, f"td.{op}" if op.isalpha() else f"'{op}'")


def _number(word: str, op: str, elements: tuple[ir.Element, ...]) -> Real:
    if op not in _OF_NUMBERS or not any(isinstance(element, ir.Parameter | ir.Apply) for element in elements):
        fail("TD172", f"{word} works on register tiles, and got none", helps=("of numbers alone it is worked out before the call",))
    current(word)
    return Real(ir.Apply(op, elements))


def _element(word: str, operand: Any) -> ir.Element:
    match operand:
        case RegisterTile(node=node):
            if node.dtype != f32:
                help = "convert it before: td.cast(x, td.f32)" if current(word).read_from(node) is None else _SCALE_THE_SUM
                fail("TD172", f"{word} works on tiles of f32, and got {_told(node)}", helps=(help,))
            return ir.OfTile(node)
        case Real(element=element):
            return element
        case bool():
            pass
        case numbers.Real():
            if not fits_f32(operand):
                fail("TD172", f"{word} works on f32, which does not hold {describe(operand)}")
            return ir.Number(float(np.float32(operand)))
    helps = given_back(operand) or ("operands are register tiles of f32, scalar parameters, and numbers",)
    if isinstance(operand, contracts.Term):
        helps += (f"in a contract, td.old({operand.node.name}) stands for the tensor's elements",)
    fail("TD172", f"{word} works on register tiles, and got {describe(operand)}", helps=helps)


def _told(tile: ir.Tile) -> str:
    return f"a {tile.rows}x{tile.cols} register tile of {tile.dtype}"


def _agreed(word: str, tiles: list[ir.Tile]) -> ir.Tile:
    """The tile that has the result's shape: all have it, or are a row vector for each of its rows. TD173 for shapes, TD174 for layouts."""
    largest, capture = max(tiles, key=lambda tile: tile.rows), current(word)
    for tile in tiles:
        fits = tile.cols == largest.cols and tile.rows in (1, largest.rows)
        if not capture.misshapen.isdisjoint(tiles) and not (fits and tile.layout == largest.layout):
            raise KernelError(capture.problems)
        if not fits:
            helps = ("both have the same shape, or one is a row vector, of one row and as many columns",)
            fail("TD173", f"{word} works element by element, and got {_told(largest)} and {_told(tile)}", helps=helps)
        if tile.layout != largest.layout:
            vector = next((t for t in (tile, largest) if t.rows == 1), None)
            other = largest.layout if vector is tile else tile.layout
            helps = (f'load the row vector with layout="{other}"',) if vector else ("td.swap_layout(x) makes a tile of the other layout",)
            fail("TD174", f'{word} got tiles of different layouts: "{largest.layout}" and "{tile.layout}"', helps=helps)
    return largest
