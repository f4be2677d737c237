"""What each element of a register tile becomes: expressions over the same element of other tiles, scalar parameters and
numbers, all in f32.
"""

from __future__ import annotations

import dataclasses

from tiledsl.ir.nodes.objects import DType, Tile


class Element:
    """What each element of a register tile becomes: an expression over the same element of other tiles, scalar
    parameters and numbers, all in f32.
    """

    __slots__ = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Number(Element):
    """A number that Python knows, as an f32 holds it."""

    value: float


@dataclasses.dataclass(frozen=True, slots=True)
class Parameter(Element):
    """A scalar parameter of the kernel, given at the call: f32, or i32 and converted."""

    name: str
    dtype: DType


@dataclasses.dataclass(frozen=True, slots=True)
class OfTile(Element):
    """The element of a tile at the same place; of a row vector (a tile of one row), the one of the same column."""

    tile: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Apply(Element):
    """An operation of `tiledsl.ir.math.operations`, by its name."""

    op: str
    operands: tuple[Element, ...]
