"""Words for arithmetic on register tiles, element by element."""

from __future__ import annotations

from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.text import tile_text
from tiledsl.language.recording.capture import convergent, current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import none_helps, word
from tiledsl.language.values import formulas
from tiledsl.language.values.annotations import bf8, bf16, e8m0, f16, f32, fp8, i32
from tiledsl.language.values.elements import applied, assign, chosen
from tiledsl.language.values.handle_operations import check_owned, new_tile
from tiledsl.language.values.masks import place_variable
from tiledsl.language.values.operands import checked_dtype
from tiledsl.language.values.scalars import expression, wrap
from tiledsl.language.values.tiles import RegisterTile
from tiledsl.language.words.contract_formulas import condition_of
from tiledsl.targets import TARGETS


@word
def relu(x: Any) -> Any:
    """Return max(x, 0) of each element of an f32 register tile, as a new tile. NaN stays NaN.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.relu(acc + 1))
    """
    return applied("relu", x)


@word
def exp(x: Any, *, fast: bool = False) -> Any:
    """Return eˣ of each element of an f32 register tile, as a new tile.

    The error is at most 2 units in the last place, and the result has the same bits on every target. With fast=True
    the hardware computes 2 to the power of x · log₂e, in two instructions: td.exp2 has the bounds.

    Raises: TD101, TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.exp(alpha * acc))
    """
    if not isinstance(fast, bool):
        fail("TD101", f"fast= of td.exp is True or False, and got {describe(fast)}", shown=(fast,))
    return applied("expfast" if fast else "exp", x)


@word
def gelu(x: Any, approximate: str = "none") -> Any:
    """Return x · Φ(x) of each element of an f32 register tile, as a new tile.

    approximate="tanh" gives the approximation by tanh, as torch does. The error is at most 2⁻²² · max(1, |x|).

    Raises: TD101, TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.gelu(acc, approximate="tanh"))
    """
    if approximate not in ("none", "tanh"):
        fail(
            "TD101",
            f'td.gelu takes approximate="none" or "tanh", and got {describe(approximate)}',
            shown=(approximate,),
        )
    return applied("gelu" if approximate == "none" else "gelu_tanh", x)


@word
def maximum(x: Any, y: Any) -> Any:
    """Return the larger of two elements, as a new tile; NaN where either is NaN.

    x and y are f32 register tiles of one shape and layout, or one of them is a row vector or a number.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.maximum(acc, 0.5))
    """
    return applied("maximum", x, y)


@word
def minimum(x: Any, y: Any) -> Any:
    """Return the smaller of two elements, as a new tile; NaN where either is NaN.

    x and y are f32 register tiles of one shape and layout, or one of them is a row vector or a number.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.minimum(acc, alpha))
    """
    return applied("minimum", x, y)


@word
def where(mask: Any, x: Any, y: Any) -> Any:
    """Return x where the mask holds, and y elsewhere, element by element, as a new tile.

    x and y are f32 register tiles of one shape and layout, vectors or numbers; at least one of them, or a tile of the
    mask, is a register tile. The mask is a comparison of tiles, `x > 0`, or of the elements' places,
    `td.row_index(x, first) < n`, or several of these with `&`, `|` and `~`. Both x and y are computed.

    In td.ensures the mask is a function of the element's row and column, or of its matrix, row and column in a batch,
    and x and y are formulas or numbers: `td.where(lambda i, j: j <= i, q @ k.T, 0)`.

    Raises: TD101, TD104, TD172, TD173, TD174, TD180.

    Example:
        causal = td.row_index(acc, 64 * row + 32 * wr) >= td.col_index(acc, 64 * col + 32 * wc)
        td.store(c[2 * row + wr, 2 * col + wc], td.where(causal, acc, float("-inf")))
    """
    if callable(mask):
        current("td.where")
        sides = formulas.formula(x), formulas.formula(y)
        return formulas.chosen(condition_of("td.where", mask, formulas.joined(sides)), *sides)
    return chosen(mask, x, y)


@word
def row_index(x: RegisterTile, start: Any = 0) -> Any:
    """Return the row of each element of a register tile, plus `start`, as a device integer for masks and arithmetic.

    `start` is an integer of Python or of the device: with the tile's first row in a tensor, the result is the element's
    row in the tensor. The value of the result differs from element to element. So the result may stand only in masks of
    td.where, and in arithmetic on tiles with as many rows (TD173); anything else is refused (TD183).

    Raises: TD101, TD150, TD183.

    Example:
        tail = td.row_index(acc, 64 * row + 32 * wr) < 100
        td.store(c[2 * row + wr, 2 * col + wc], td.where(tail, acc, 0))
    """
    return _index("row", x, start)


@word
def col_index(x: RegisterTile, start: Any = 0) -> Any:
    """Return the column of each element of a register tile, plus `start`, as a device integer for masks and arithmetic.

    As td.row_index, for columns.

    Raises: TD101, TD150, TD183.

    Example:
        tail = td.col_index(acc, 64 * col + 32 * wc) < 100
        td.store(c[2 * row + wr, 2 * col + wc], td.where(tail, acc, 0))
    """
    return _index("column", x, start)


def _index(name: str, x: Any, start: Any) -> Any:
    """Return the rows or the columns of the elements of a tile, from `start` on."""
    word = f"td.{name[:3]}_index"
    capture = current(word)
    if not isinstance(x, RegisterTile):
        helps = none_helps(x) or (f"name the tile whose elements the mask is for: {word}(x, first)",)
        fail("TD101", f"{word} takes a register tile, and got {describe(x)}", helps=helps, shown=(x,))
    check_owned(capture, x)
    first = expression(start, f"the start of {word}")
    place = wrap(place_variable(name, x.rows if name == "row" else x.cols))
    return place + wrap(first)


@word
def cast(x: Any, dtype: ir.DType, *, saturate: bool = False) -> Any:
    """Convert the elements of a tile to another element type, as a new tile.

    From f32, bf16, f16 and i32 to f32, bf16, f16, fp8, bf8 and e8m0. Values are rounded to nearest even; values beyond
    the largest of f16 and bf16 become infinity, NaN stays NaN. Other values than f32 are converted to f32 first:
    integers up to 2²⁴ exactly, beyond it with an error of at most 2⁻²⁴ of the value. A tile that has the type already
    is returned itself.

    fp8 and bf8 are for operands of products and for stores to global memory, on gfx942 and gfx950. The error is at most
    2⁻⁴ of the value for fp8 and 2⁻³ for bf8; near 0, at most half of the least number. Values that would round to more
    than the largest number become NaN, or infinity in bf8 on gfx950. With saturate=True, values beyond the largest
    number, td.target.largest("fp8"), and infinities become this number; NaN stays NaN. For contracts, saturation is
    rounding, and contracts ignore rounding.

    e8m0 is for stores of scales: each number becomes the largest power of two that is not above its magnitude, at least
    2⁻¹²⁷. Infinities and NaN become NaN. The powers of two that td.power_of_two returns are converted exactly.

    Raises: TD101.
    Checked: TD135, TD176.

    Example:
        half = td.cast(acc, td.bf16)
        td.store(d[2 * row + wr, 2 * col + wc], half)
    """
    if isinstance(x, formulas.Formula):
        return formulas.cast(x, checked_dtype(dtype))
    if not isinstance(saturate, bool):
        fail("TD101", f"saturate= of td.cast is True or False, and got {describe(saturate)}", shown=(saturate,))
    capture = convergent("td.cast")
    if not isinstance(x, RegisterTile):
        whole = isinstance(x, formulas.Term)
        helps = (
            ("contracts ignore rounding: leave td.cast out, or load the elements first",) if whole else none_helps(x)
        )
        fail("TD101", f"td.cast converts a register tile, and got {describe(x)}", helps=helps, shown=(x,))
    check_owned(capture, x)
    to = checked_dtype(dtype)
    if saturate and to not in (fp8, bf8):
        fail("TD101", f"saturate=True of td.cast is for fp8 and bf8, and the tile is converted to {to}")
    if x.dtype == to:
        return x
    if x.dtype not in (f32, bf16, f16, i32):
        fail("TD101", f"td.cast converts tiles of f32, bf16, f16 and i32, and got {tile_text(x.node)}")
    if to not in (f32, bf16, f16, fp8, bf8, e8m0):
        fail("TD101", f"td.cast converts to f32, bf16, f16, fp8, bf8 and e8m0, and got {to}")
    if to in (fp8, bf8) and not capture.target.small_floats:
        have = " and ".join(target.name for target in TARGETS.values() if target.small_floats)
        fail("TD101", f"{capture.target.name} has no {to}", helps=(f"{have} have it",))
    if f32 not in (x.dtype, to):  # conversion to f32 is exact
        x = cast(x, f32)
    result = new_tile(to, x.rows, x.cols, x.layout)
    capture.record(ir.Cast, dst=result.node, src=x.node, saturates=saturate)
    return result


@word
def split_bf16(x: RegisterTile) -> tuple[RegisterTile, RegisterTile]:
    """Split the elements of an f32 register tile into two bf16 tiles: x rounded, and the rest x − high rounded.

    Three products of such halves, high · high + high · low + low · high, stand for a product of f32 on targets without
    td.xf32. Each element of x is the sum of its halves, with an error of at most 2⁻¹⁶ of the element. The three
    products leave out low · low, so a product of elements is off by at most 3.1 · 2⁻¹⁶ of its magnitude: some 14 bits.
    The low half of an infinity, and of a number that bf16 rounds to infinity, is NaN or infinite.

    Contracts ignore rounding: high stands for x there, and low for 0. So a contract holds without the products of low.

    Raises: TD101.

    Example:
        @td.kernel(warps=1)
        def product(a: td.gl[td.f32, 32, 32], b: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
            td.ensures(c, a @ b.T)
            td.grid(1)
            acc = td.zeros(td.f32, 32, 32)
            a_high, a_low = td.split_bf16(td.load(a[0, 0], (32, 32), layout="row"))
            b_high, b_low = td.split_bf16(td.load(b[0, 0], (32, 32), layout="row"))
            for x, y in ((a_low, b_high), (a_high, b_low), (a_high, b_high)):
                td.mma_ABt(acc, x, y)
            td.store(c[0, 0], acc)
    """
    if not isinstance(x, RegisterTile) or x.dtype != f32:
        got = tile_text(x.node) if isinstance(x, RegisterTile) else describe(x)
        fail("TD101", f"td.split_bf16 takes a register tile of f32, and got {got}", shown=(x,))
    high = cast(x, bf16)
    return high, cast(x - cast(high, f32), bf16)


@word
def copy(x: RegisterTile, y: Any) -> None:
    """Copy the elements of y to x, an f32 register tile of the same shape and layout.

    Every name of x sees the change. Use td.copy in a device loop or branch, where `x = y` would bind x to another tile.
    y may be a row vector, which is copied to each row, or a number.

    Raises: TD172, TD173, TD174.

    Example:
        for k in td.range(4):
            td.copy(acc, td.maximum(acc, 2 * acc))
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
    assign("td.copy", x, y, lambda _, other: other)
