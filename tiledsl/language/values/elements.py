"""Element-by-element arithmetic on register tiles: checks of the operands, and the recorded statement."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.operations import fits_f32
from tiledsl.language.recording.capture import convergent, current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import none_helps
from tiledsl.language.values import formulas
from tiledsl.language.values.annotations import f32
from tiledsl.language.values.handle_operations import check_owned, new_tile
from tiledsl.language.values.operators import word_of
from tiledsl.language.values.scalars import Real, Scalar, no_integer
from tiledsl.language.values.tiles import RegisterTile

_SCALE_THE_SUM = (
    "a tile from LDS is an operand of products, and takes no arithmetic: scale the sum of the products, as in alpha *"
    " acc after the loop"
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
    tiles = [operand.node for operand in operands if isinstance(operand, RegisterTile)]
    if not tiles:
        return _number(word, op, elements)
    capture = convergent(word)
    for operand in operands:
        check_owned(capture, operand)
    shape = _agreed(word, tiles)
    result = new_tile(f32, shape.rows, shape.cols, shape.layout)
    if not capture.misshapen.isdisjoint(tiles):
        capture.misshapen.add(result.node)
    capture.record(ir.Elementwise, dst=result.node, value=ir.Apply(op, elements))
    return result


def updated(op: str, tile: RegisterTile, other: Any) -> RegisterTile:
    """Record an operation whose result replaces the tile's elements; return the tile."""
    assign(f"'{op}='", tile, other, lambda one, other: ir.Apply(op, (one, other)))
    return tile


def turned(tile: RegisterTile) -> RegisterTile:
    """Record a transposed copy of a tile, in the other register layout; return the copy."""
    capture = convergent("x.T")
    check_owned(capture, tile)
    node = tile.node
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
    for operand in (tile, other):
        check_owned(capture, operand)
    shape = _agreed(word, [tile.node, *([other.node] if isinstance(other, RegisterTile) else [])])
    if shape.rows != tile.node.rows:
        help = (
            f"make a tile of that shape before: td.zeros(td.f32, {shape.rows}, {shape.cols})"
            if word == "td.copy"
            else "write x = x + y, which makes a new tile"
        )
        fail("TD173", f"{word} gives {_tile_text(shape)}, which {_tile_text(tile.node)} does not hold", helps=(help,))
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


def _element(word: str, operand: Any) -> ir.Element:
    match operand:
        case RegisterTile(node=node):
            if node.dtype != f32:
                help = (
                    "convert the tile before: td.cast(x, td.f32)"
                    if current(word).read_from(node) is None
                    else _SCALE_THE_SUM
                )
                fail("TD172", f"{word} works on tiles of f32, and got {_tile_text(node)}", helps=(help,))
            return ir.OfTile(node)
        case Real(element=element):
            return element
        case bool():
            pass
        case numbers.Real():
            if not fits_f32(operand):
                fail("TD172", f"{word} works on f32, which does not hold {describe(operand)}", shown=(operand,))
            return ir.Number(float(np.float32(operand)))
    helps = none_helps(operand) or ("operands are register tiles of f32, scalar parameters, and numbers",)
    if isinstance(operand, formulas.Term):
        helps += (f"load its elements: td.load({_first_place(operand.node)})",)
    fail("TD172", f"{word} works on register tiles, and got {describe(operand)}", helps=helps, shown=(operand,))


def _tile_text(tile: ir.Tile) -> str:
    return f"a {tile.rows}x{tile.cols} register tile of {tile.dtype}"


def _agreed(word: str, tiles: list[ir.Tile]) -> ir.Tile:
    """Return the tile that has the result's shape.

    All tiles must have that shape, or be a row vector, which is used for each row. Raises TD173 for shapes and TD174
    for layouts.
    """
    largest, capture = max(tiles, key=lambda tile: tile.rows), current(word)
    for tile in tiles:
        fits = tile.cols == largest.cols and tile.rows in (1, largest.rows)
        if not capture.misshapen.isdisjoint(tiles) and not (fits and tile.layout == largest.layout):
            raise KernelError(capture.problems)
        if not fits:
            helps = ("both must have the same shape, or one is a row vector, of one row and as many columns",)
            fail(
                "TD173",
                f"{word} works element by element, and got {_tile_text(largest)} and {_tile_text(tile)}",
                helps=helps,
            )
        if tile.layout != largest.layout:
            vector = next((t for t in (tile, largest) if t.rows == 1), None)
            other = largest.layout if vector is tile else tile.layout
            helps = (
                (f'load the row vector with layout="{other}"',)
                if vector
                else ("td.swap_layout(x) makes a tile of the other layout",)
            )
            fail("TD174", f'{word} got tiles of different layouts: "{largest.layout}" and "{tile.layout}"', helps=helps)
    return largest


def _first_place(tensor: ir.Tensor) -> str:
    """Return the operands with which td.load reads a tile of a tensor."""
    if tensor.dimensions == 1:
        return f"{tensor.name}[j], cols"
    return f"{tensor.name}[{'n, ' if tensor.dimensions == 3 else ''}i, j], (rows, cols)"
