"""Element expressions: the new value of each element of a register tile, computed in f32."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from tiledsl.diagnostics.node import Node
from tiledsl.ir.nodes.expressions import Expr, Var
from tiledsl.ir.nodes.objects import DType, Tile

# the row and the column of an element in its tile; only expressions of `OfPlace` have these variables
ROW = Var("row", "element", 0, 2**31 - 1)
COLUMN = Var("column", "element", 0, 2**31 - 1)


class Element(Node):
    """An expression for one element of a register tile.

    Its operands are the same element of other tiles, scalar parameters and numbers, all in f32.
    """

    __slots__ = ()


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Number(Element):
    """A number that Python knows, rounded to f32."""

    value: float


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Parameter(Element):
    """A scalar parameter of the kernel, given at the call: f32, or i32 that is converted to f32."""

    name: str
    dtype: DType


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class OfTile(Element):
    """The element of a tile at the same row and column; of a one-row tile, at the same column."""

    tile: Tile


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class OfPlace(Element):
    """A device integer of the element's place: an expression that may contain the variables `ROW` and `COLUMN`.

    `is_truth`: the integer is 0 or 1 and stands for a truth value; else the integer is converted to f32.
    """

    value: Expr
    is_truth: bool


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Apply(Element):
    """An operation of `tiledsl.ir.math.operations`, by its name, with its operands."""

    op: str
    operands: tuple[Element, ...]


def tiles_of(value: Element) -> Iterator[Tile]:
    """Yield the register tiles that an element's expression reads."""
    match value:
        case OfTile(tile=tile):
            yield tile
        case Apply(operands=operands):
            for operand in operands:
                yield from tiles_of(operand)
        case Number() | Parameter() | OfPlace():
            return
        case _:
            raise AssertionError(f"{type(value).__name__} is not an element's expression")
