"""Operands of words: each function converts an operand for the IR, or refuses it and says what was expected."""

from __future__ import annotations

from typing import Any

from tiledsl.ir import forms
from tiledsl.ir import nodes as ir
from tiledsl.language.recording.capture import fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import element_helps
from tiledsl.language.values.scalars import expression
from tiledsl.language.values.tensors import GlobalTensor, WindowRef
from tiledsl.language.values.tiles import SharedTile, StagedTile, SubTile

_MOST_ELEMENTS = 1 << 24  # of a register tile: moved piece by piece, this is a listing of 65,536 wide loads and stores


def checked_positive(value: object, what: str, helps: tuple[str, ...] = ()) -> int:
    """Return a number that Python knows, at least 1 (TD105)."""
    number = expression(value, what)
    if not isinstance(number, ir.Const) or number.value < 1:
        fail(
            "TD105",
            f"{what} is {describe(value)}, and must be a whole number that Python knows, at least 1",
            helps=helps,
            shown=(value,),
        )
    return number.value


def checked_area(dtype: ir.DType, rows: int, cols: int) -> tuple[int, int]:
    """Return the sides of a register tile; refuse a tile that no listing can hold (TD105)."""
    if rows * cols > _MOST_ELEMENTS:
        fail(
            "TD105",
            f"a {rows:,} x {cols:,} register tile of {dtype.name} has more than {_MOST_ELEMENTS:,} elements",
            helps=("the registers of a warp hold 32,768 numbers of 32 bits: loop over smaller tiles",),
        )
    return rows, cols


def checked_dtype(dtype: object) -> ir.DType:
    """Return an element type of tiles (TD101)."""
    if not isinstance(dtype, ir.DType):
        fail(
            "TD101",
            f"an element type is expected, and got {describe(dtype)}",
            helps=element_helps(dtype),
            shown=(dtype,),
        )
    return dtype


def checked_swizzle(swizzle: object) -> ir.Swizzle | None:
    """Return a swizzle, or None (TD101)."""
    if swizzle is not None and not isinstance(swizzle, ir.Swizzle):
        fail("TD101", f"a swizzle is a td.Swizzle(shift, bits), and got {describe(swizzle)}", shown=(swizzle,))
    return swizzle


def checked_layout(layout: object) -> str:
    """Return a register layout, "row", "col" or "line" (TD101)."""
    if layout not in ("row", "col", "line"):
        fail("TD101", f'a register layout is "row", "col" or "line", and got {describe(layout)}', shown=(layout,))
    return str(layout)


def checked_pair(value: object, what: str) -> tuple[Any, Any]:
    """Return a pair of values of any kind (TD101)."""
    if not isinstance(value, tuple) or len(value) != 2:
        fail("TD101", f"{what} is a pair (rows, columns), and got {describe(value)}", shown=(value,))
    return value


def region_of(part: SharedTile | SubTile) -> ir.Region:
    """Return the region of a shared tile that the handle names."""
    return part.region if isinstance(part, SubTile) else part.region()


def checked_count(name: str, value: object, most: int) -> None:
    """Refuse a value that is neither None nor a known number in 0..most (TD105)."""
    if value is None:
        return
    number = expression(value, name)
    if not isinstance(number, ir.Const) or not 0 <= number.value <= most:
        fail(
            "TD105",
            f"{name} is {describe(value)}, and must be a whole number that Python knows, in 0..{most}",
            shown=(value,),
        )


def product_helps(form: ir.Form, name: str, value: object) -> tuple[str, ...]:
    """Return helps for an operand acc, a or b of a product that is no register tile."""
    option = ', layout="col"' if name != "acc" and forms.layout({"a": form.a, "b": form.b}[name]) == "col" else ""
    shared = f"{name.upper()}s"
    match value:
        case None if name == "acc":
            return (f"td.{form.name}(acc, a, b) updates acc in place and returns nothing: leave out `acc =`",)
        case None:
            return (
                (
                    f"td.load to a shared tile returns nothing: read the tile after a barrier, {name}_reg ="
                    f" td.load({shared}{option})"
                ),
            )
        case _ if name == "acc":
            return ("make an accumulator with acc = td.zeros(td.f32, rows, cols)",)
        case SharedTile():
            part = f"td.subtile({shared}, (rows, cols), (i, j)) is a part of the tile, for one warp"
            return (f"load it into registers first: {name}_reg = td.load({shared}{option}); {part}",)
        case SubTile():
            return (
                (
                    f"load the tile into registers first: {name}_reg = td.load(td.subtile({shared}, (rows, cols), (i,"
                    f" j)){option})"
                ),
            )
        case WindowRef() | GlobalTensor():
            return (
                (
                    f"copy the data through LDS: td.load({shared}, {name}[i, j]), td.barrier(), {name}_reg ="
                    f" td.load({shared}{option})"
                ),
            )
        case StagedTile():
            return (
                (
                    f"copy the data through LDS: td.commit({shared}, staged), td.barrier(), {name}_reg ="
                    f" td.load({shared}{option})"
                ),
            )
    return ()
