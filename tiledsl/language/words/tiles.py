"""Words that make tiles: td.st, td.rt, td.zeros and td.subtile. Sizes of tiles are elements."""

from __future__ import annotations

from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import word
from tiledsl.language.values.annotations import bf16, e8m0, f16, f32
from tiledsl.language.values.elements import assign
from tiledsl.language.values.handle_operations import check_owned, new_tile
from tiledsl.language.values.operands import (
    checked_area,
    checked_dtype,
    checked_layout,
    checked_pair,
    checked_positive,
    checked_swizzle,
)
from tiledsl.language.values.scalars import expression
from tiledsl.language.values.tiles import RegisterTile, SharedTile, SubTile
from tiledsl.language.words.elementwise import cast

_SCALES_ARE_LOADED = "load scales: td.load(scale[i, k], (rows, blocks))"


@word
def st(dtype: ir.DType, rows: int, cols: int, *, buffers: int = 1, swizzle: ir.Swizzle | None = None) -> SharedTile:
    """Allocate a shared tile in LDS: `buffers` buffers of rows × cols elements each.

    `tile[i]` is one buffer, and i may be a device value. The compiler chooses the swizzle unless `swizzle`, a
    td.Swizzle(shift, bits), is given. Allocate tiles at the kernel's top, outside device loops and branches: LDS is
    allocated once for each block. A tile holds nothing until it is loaded.

    Raises: TD101, TD105, TD109.
    Checked: TD137, TD138, TD201, TD302, TD702.

    Example:
        ring = td.st(td.bf16, 64, 64, buffers=2)
        td.load(ring[0], a[row, 0])
    """
    capture = current("td.st")
    if capture.constructs:
        fail(
            "TD109",
            "td.st inside a device loop or branch: LDS is allocated once a block",
            helps=("allocate it at the kernel's top",),
        )
    shape = checked_positive(rows, "the number of rows of a shared tile"), checked_positive(
        cols, "the number of columns of a shared tile"
    )
    node = ir.Shared(
        len(capture.shared),
        checked_dtype(dtype),
        *shape,
        checked_positive(buffers, "the number of buffers"),
        checked_swizzle(swizzle),
        capture.here()[0],
    )
    capture.shared.append(node)
    return SharedTile(node)


_SIDES = ("a tile has multiples of 16 rows and columns; one row, or one column, makes a vector",)


@word
def rt(dtype: ir.DType, rows: int, cols: int, *, layout: str = "row") -> RegisterTile:
    """Make a register tile of each warp, with rows × cols elements that hold nothing yet.

    In layout "row" a lane holds consecutive columns of one row, in layout "col" consecutive rows of one column.

    Raises: TD101, TD105.
    Checked: TD202, TD404.

    Example:
        part = td.rt(td.bf16, 32, 64)
        td.load(part, td.subtile(As, (32, 64), (wr, 0)))
    """
    current("td.rt")
    checked_dtype(dtype)
    sides = (
        checked_positive(rows, "the number of rows of a register tile", _SIDES),
        checked_positive(cols, "the number of columns of a register tile", _SIDES),
    )
    return new_tile(dtype, *checked_area(dtype, *sides), checked_layout(layout))


@word
def zeros(dtype: ir.DType, rows: int, cols: int, *, layout: str = "col") -> RegisterTile:
    """Make a register tile of each warp with rows × cols zeros. Layout "col" is that of accumulators.

    Raises: TD101, TD105.
    Checked: TD202, TD219.

    Example:
        acc = td.zeros(td.f32, 32, 32)
    """
    capture = current("td.zeros")
    if dtype == e8m0:
        fail("TD101", "td.zeros makes no tiles of e8m0, whose numbers are powers of two", helps=(_SCALES_ARE_LOADED,))
    tile = rt(dtype, rows, cols, layout=layout)
    capture.record(ir.Zero, dst=tile.node)
    return tile


@word
def full(dtype: ir.DType, rows: int, cols: int, value: Any, *, layout: str = "col") -> RegisterTile:
    """Make a register tile of each warp with rows × cols elements of one value.

    The value is a number, also float("-inf"), or a scalar parameter; it is rounded to f32, and then to `dtype`.

    Raises: TD101, TD105, TD172, TD173, TD174.
    Checked: TD202, TD219.

    Example:
        most = td.full(td.f32, 1, 32, float("-inf"))
        most = td.col_max(acc, into=most)
    """
    current("td.full")
    to = checked_dtype(dtype)
    if to not in (f32, bf16, f16):
        fail("TD101", f"td.full makes tiles of f32, bf16 and f16, and got {to}")
    if isinstance(value, RegisterTile):
        helps = ("td.cast converts a tile, and td.copy(x, y) copies the elements of y to x",)
        fail("TD172", f"td.full takes one number for all elements, and got {describe(value)}", helps=helps)
    tile = rt(f32, rows, cols, layout=layout)
    assign("td.full", tile, value, lambda _, number: number)
    return cast(tile, to)


@word
def subtile(tile: SharedTile, shape: tuple[int, int], place: tuple[Any, Any]) -> SubTile:
    """Select a part of a shared tile, of shape[0] × shape[1] elements.

    The part lies place[0] parts down and place[1] parts across: the place counts parts, not elements, and may be a
    device value.

    Raises: TD101, TD105.
    Checked: TD303.

    Example:
        part = td.subtile(As, (32, 64), (wr, 0))
    """
    if not isinstance(tile, SharedTile):
        fail("TD101", f"td.subtile takes a part of a shared tile, and got {describe(tile)}", shown=(tile,))
    check_owned(current("td.subtile"), tile)
    whole = tile.region()
    sizes = checked_pair(shape, "the shape of a subtile")
    order = ("the shape comes before the place: td.subtile(tile, (rows, cols), (i, j))",)
    rows, cols = (checked_positive(n, "a size of the subtile", order) for n in sizes)
    row, col = (expression(c, "a coordinate of the subtile") for c in checked_pair(place, "the place of a subtile"))
    return SubTile(
        ir.Region(whole.shared, whole.buffer, ex.binary("*", row, rows), ex.binary("*", col, cols), rows, cols)
    )
