"""Element-by-element arithmetic on register tiles: checks of the operands, and the recorded statement."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.f32 import fits_f32
from tiledsl.ir.text import tile_text
from tiledsl.language.recording.capture import Capture, convergent, current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import none_helps
from tiledsl.language.values import formulas
from tiledsl.language.values.annotations import e8m0, f32
from tiledsl.language.values.handle_operations import check_owned, new_tile
from tiledsl.language.values.masks import Mask, check_unchanged, joined, operand_places, place_of
from tiledsl.language.values.operators import word_of
from tiledsl.language.values.scalars import Real, Scalar, in_words, no_integer, of_element
from tiledsl.language.values.tiles import RegisterTile

_OF_TWO = {"td.maximum": ">", "td.minimum": "<"}
_SCALE_THE_SUM = (
    "a tile from LDS is an operand of products, and takes no arithmetic: scale the sum of the products, as in alpha *"
    " acc after the loop"
)
_MASKS = (
    "masks are comparisons, x > 0 of a tile or td.row_index(x) < n of the elements' places, and these with &, | and ~"
)
_OF_NUMBERS = ("+", "-", "*", "/", "neg")  # operations on scalar parameters without a tile


def applied(op: str, *operands: Any) -> Any:
    """Record an operation and return its result.

    The result is a new tile where an operand is a tile, a formula where an operand is a formula or a tensor, else a
    number.
    """
    word = word_of(op)
    if any(isinstance(operand, formulas.Formula) for operand in operands) or (
        any(isinstance(operand, formulas.Term) for operand in operands)
        and not any(isinstance(operand, RegisterTile) for operand in operands)
    ):
        return formulas.applied(op, *operands)
    if not any(isinstance(operand, RegisterTile) for operand in operands) and any(
        isinstance(operand, Scalar) for operand in operands
    ):
        for operand in operands:
            if isinstance(operand, Real):
                no_integer(operand)
    elements = tuple(_element(word, operand) for operand in operands)
    if not any(isinstance(operand, RegisterTile) for operand in operands):
        return _number(word, op, elements)
    return _recorded(word, op, operands, elements)


def _recorded(word: str, op: str, operands: tuple[Any, ...], elements: tuple[ir.Element, ...]) -> RegisterTile:
    """Record an operation with an operand that is a tile, and return its result."""
    capture = convergent(word)
    shape = _shape(capture, word, operands)
    result = new_tile(f32, shape.rows, shape.cols, shape.layout)
    if not capture.misshapen.isdisjoint(operand.node for operand in operands if isinstance(operand, RegisterTile)):
        capture.misshapen.add(result.node)
    capture.record(ir.Elementwise, dst=result.node, value=ir.Apply(op, elements))
    return result


def _shape(capture: Capture, word: str, operands: tuple[Any, ...]) -> ir.Tile:
    """Return the tile that has the shape of an operation on these operands; refuse those that do not fit."""
    for operand in operands:
        for owned in operand.handles if isinstance(operand, Mask) else (operand,):
            check_owned(capture, owned)
    tiles = [tile for operand in operands for tile in _tiles(operand)]
    shape = _agreed(word, tiles)
    for operand in operands:
        if isinstance(operand, Mask):
            check_unchanged(capture, word, operand)
        if isinstance(operand, Scalar | Mask):
            _check_places(word, operand, shape)
    return shape


def _tiles(operand: Any) -> list[ir.Tile]:
    match operand:
        case RegisterTile(node=node):
            return [node]
        case Mask(handles=handles):
            return [handle.node for handle in handles]
    return []


def chosen(mask: Any, x: Any, y: Any) -> RegisterTile:
    """Record td.where, and return its result."""
    word = "td.where"
    truth = _truth(word, mask)
    elements = (truth, _element(word, x), _element(word, y))
    if not any(_tiles(operand) for operand in (mask, x, y)):
        fail(
            "TD172",
            f"{word} chooses elements of register tiles, and got none",
            helps=("let x or y be a register tile, td.where(mask, x, 0); td.full makes a tile of one number",),
        )
    return _recorded(word, "where", (mask, x, y), elements)


def _truth(word: str, mask: Any) -> ir.Element:
    """Return the truth value of an element under a mask."""
    match mask:
        case Mask(element=element):
            return element
        case Scalar(expr=expr) if ex.is_truth(expr):
            return ir.OfPlace(place_of(expr), True)
        case bool():
            return ir.OfPlace(ex.const(mask), True)
        case int() if mask in (0, 1):  # a comparison that the bounds decide
            return ir.OfPlace(ex.const(mask), True)
        case Scalar():
            helps: tuple[str, ...] = (
                "compare the integer, as in td.row_index(x) < n; the opposite of a mask is `not`",
            )
        case RegisterTile():
            helps = ("compare the tile, as in x > 0",)
        case _:
            helps = none_helps(mask) or (_MASKS,)
    fail(
        "TD172",
        f"{word} takes a mask, a truth value for each element, and got {describe(mask)}",
        helps=helps,
        shown=(mask,),
    )


def compared(op: str, tile: RegisterTile, other: Any) -> Mask:
    """Return the mask of the elements for which the comparison with another tile or a number holds."""
    word = word_of(op)
    capture = convergent(word)
    elements = tuple(_element(word, operand) for operand in (tile, other))
    _shape(capture, word, (tile, other))
    handles = tuple(operand for operand in (tile, other) if isinstance(operand, RegisterTile))
    places = (other,) if isinstance(other, Scalar) else ()
    return Mask(ir.Apply(op, elements), handles, places, capture)


def combined(op: str, *masks: Any) -> Mask:
    """Return the mask of an operation on masks, "and", "or" or "not"."""
    word = {"and": "'&'", "or": "'|'", "not": "'~'"}[op]
    elements = tuple(_truth(word, mask) for mask in masks)
    return joined(current(word), ir.Apply(op, elements), masks)


def updated(op: str, tile: RegisterTile, other: Any) -> RegisterTile:
    """Record an operation whose result replaces the tile's elements; return the tile."""
    assign(f"'{op}='", tile, other, lambda one, other: ir.Apply(op, (one, other)))
    return tile


_NOT_LINE = 'layouts "row" and "col" exchange rows and columns: td.load(g[i, j], (rows, cols), layout="row")'


def turned(tile: RegisterTile) -> RegisterTile:
    """Record a transposed copy of a tile, in the other register layout; return the copy."""
    capture = convergent("x.T")
    check_owned(capture, tile)
    node = tile.node
    if node.layout == "line":
        fail("TD101", "a tile in layout line has no transposed tile", helps=(_NOT_LINE,))
    result = new_tile(node.dtype, node.cols, node.rows, "row" if node.layout == "col" else "col")
    if node in capture.misshapen:
        capture.misshapen.add(result.node)
    capture.record(ir.Turn, dst=result.node, src=node)
    return result


def assign(word: str, tile: Any, other: Any, value: Callable[[ir.Element, ir.Element], ir.Element]) -> None:
    """Record that the tile's elements become an expression of its own elements and the other operand's."""
    capture = convergent(word)
    if not isinstance(tile, RegisterTile):
        fail(
            "TD172", f"{word} changes a register tile, and got {describe(tile)}", helps=none_helps(tile), shown=(tile,)
        )
    elements = (_element(word, tile), _element(word, other))
    shape = _shape(capture, word, (tile, other))
    if (shape.rows, shape.cols) != (tile.node.rows, tile.node.cols):
        help = (
            f"make a tile of that shape before: td.zeros(td.f32, {shape.rows}, {shape.cols})"
            if word == "td.copy"
            else "write x = x + y, which makes a new tile"
        )
        fail("TD173", f"{word} gives {tile_text(shape)}, which {tile_text(tile.node)} does not hold", helps=(help,))
    capture.record(ir.Elementwise, dst=tile.node, value=value(*elements))


def _number(word: str, op: str, elements: tuple[ir.Element, ...]) -> Real:
    if op not in _OF_NUMBERS or not any(isinstance(element, ir.Parameter | ir.Apply) for element in elements):
        fail(
            "TD172",
            f"{word} works on register tiles, and got none",
            helps=("compute it before the call if all operands are numbers",),
        )
    current(word)
    return Real(ir.Apply(op, elements))


def conversion_help(tile: ir.Tile) -> str:
    """Return the help for a tile that is not of f32, and is an operand of arithmetic."""
    if tile.dtype == e8m0:
        return "scales of e8m0 multiply the operands of products: td.mma_ABt(acc, a, b, scales=(sa, sb))"
    return "convert the tile before: td.cast(x, td.f32)"


def _element(word: str, operand: Any) -> ir.Element:
    match operand:
        case RegisterTile(node=node):
            if node.dtype != f32:
                help = conversion_help(node) if current(word).read_from(node) is None else _SCALE_THE_SUM
                fail("TD172", f"{word} works on tiles of f32, and got {tile_text(node)}", helps=(help,))
            return ir.OfTile(node)
        case Real(element=element):
            return element
        case Scalar(expr=expr) if of_element(expr):
            return ir.OfPlace(place_of(expr), False)
        case bool():
            pass
        case numbers.Real():
            if not fits_f32(operand):
                fail("TD172", f"{word} works on f32, which does not hold {describe(operand)}", shown=(operand,))
            return ir.Number(float(np.float32(operand)))
    helps = none_helps(operand) or ("operands are register tiles of f32, scalar parameters, and numbers",)
    if isinstance(operand, Scalar) and word in _OF_TWO:
        helps = (in_words(word, _OF_TWO[word]),)
    if isinstance(operand, Mask):
        helps = ("a mask chooses between numbers: td.where(mask, 1, 0)",)
    tensor = operand.node if isinstance(operand, formulas.Term) else getattr(operand, "tensor", None)
    if isinstance(tensor, ir.Tensor):
        helps += (f"load its elements: td.load({_first_place(tensor)})",)
    fail("TD172", f"{word} works on register tiles, and got {describe(operand)}", helps=helps, shown=(operand,))


def _agreed(word: str, tiles: list[ir.Tile]) -> ir.Tile:
    """Return the tile that has the result's shape.

    All tiles must have that shape, or be a row vector, which is used for each row, a column vector, which is used for
    each column, or one element. Raises TD173 for shapes and TD174 for layouts.
    """
    largest, capture = max(tiles, key=lambda tile: (tile.rows * tile.cols, tile.rows)), current(word)
    for tile in tiles:
        fits = (tile.rows, tile.cols) in (
            (largest.rows, largest.cols),
            (1, largest.cols),
            (largest.rows, 1),
            (1, 1),
        )
        if not capture.misshapen.isdisjoint(tiles) and not (fits and tile.layout == largest.layout):
            raise KernelError(capture.problems)
        if not fits:
            helps = (
                "both must have the same shape, or one is a row vector, of one row and as many columns, or a column"
                " vector, of one column and as many rows",
            )
            fail(
                "TD173",
                f"{word} works element by element, and got {tile_text(largest)} and {tile_text(tile)}",
                helps=helps,
            )
        if tile.layout != largest.layout:
            vector = next((t for t in (tile, largest) if 1 in (t.rows, t.cols)), None)
            other = largest.layout if vector is tile else tile.layout
            if vector is not None:
                helps = (f'give the {"row" if vector.rows == 1 else "column"} vector layout="{other}"',)
            elif "line" in (tile.layout, largest.layout):
                helps = ('load both with layout="line": td.swap_layout does not change a tile in layout "line"',)
            else:
                helps = ("td.swap_layout(x) makes a tile of the other layout",)
            fail("TD174", f'{word} got tiles of different layouts: "{largest.layout}" and "{tile.layout}"', helps=helps)
    return largest


def _check_places(word: str, operand: Scalar | Mask, shape: ir.Tile) -> None:
    """Refuse rows or columns of another tile's elements than the result's (TD173)."""
    for name, size, of in operand_places(operand):
        wanted = shape.rows if name == "row" else shape.cols
        if size != wanted:
            what = "rows" if name == "row" else "columns"
            fail(
                "TD173",
                f"{word} gives {tile_text(shape)}, and got td.{of} of a tile of {size} {what}",
                helps=(f"take the {what} of a tile of the same shape",),
            )


def _first_place(tensor: ir.Tensor) -> str:
    """Return the operands with which td.load reads a tile of a tensor."""
    if tensor.dimensions == 1:
        return f"{tensor.name}[j], cols"
    return f"{tensor.name}[{'n, ' if tensor.dimensions == 3 else ''}i, j], (rows, cols)"
