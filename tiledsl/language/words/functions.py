"""Words for functions that the hardware computes: one instruction each, or a few, and no more exact than these."""

from __future__ import annotations

from typing import Any

from tiledsl.language.recording.signature import word
from tiledsl.language.values.elements import applied


@word
def exp2(x: Any) -> Any:
    """Return 2ˣ of each element of an f32 register tile, as a new tile, by the hardware.

    The instruction is v_exp_f32. The error is at most 1 unit in the last place; a result below 2⁻¹²⁶ is 0.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.exp2(acc - td.col_max(acc)))
    """
    return applied("exp2", x)


@word
def fma(x: Any, y: Any, z: Any) -> Any:
    """Return x · y + z of each element, rounded once, as a new tile.

    Operands are f32 register tiles of one shape and layout, vectors, scalar parameters and numbers. The operators *
    and + round twice, in two instructions.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.fma(acc, 0.125, -td.col_max(acc)))
    """
    return applied("fma", x, y, z)


@word
def next_up(x: Any) -> Any:
    """Return x + 2⁻²³ · |x| of each element, rounded once, as a new tile: one or two units in the last place above x.

    `td.next_up(x * y)` is at least the exact product. So in `td.exp2(td.fma(s, c, -td.next_up(top * c)))`, where top is
    the maximum of s, no power is above 1; the cast of such powers to bf16 takes fewer instructions than other casts.
    0 stays 0, and −inf becomes NaN. A contract counts the result as x.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.next_up(acc * 0.125))
    """
    return applied("next_up", x)


@word
def power_of_two(x: Any) -> Any:
    """Return, for each element of an f32 register tile, the largest power of two not above |x|.

    The result is a new tile, and exact. In the Microscaling formats, the scale of a block is that power of its largest
    element, over the largest power of two of the element type. 0 and numbers below 2⁻¹²⁶ give 0; infinities and NaN
    give infinity.
    The instruction is v_and_b32.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], acc / td.power_of_two(td.maximum(td.col_max(acc), 1)))
    """
    return applied("power_of_two", x)


@word
def log2(x: Any) -> Any:
    """Return log₂x of each element of an f32 register tile, as a new tile, by the hardware.

    The instruction is v_log_f32. The error is at most 1 unit in the last place, or 2⁻²² near 1. Below 0
    the result is NaN.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.log2(td.exp2(acc)))
    """
    return applied("log2", x)


@word
def log(x: Any) -> Any:
    """Return the natural logarithm of each element of an f32 register tile, as a new tile, by the hardware.

    The instructions are v_log_f32 and a product with ln 2: the bounds of td.log2, and one more rounding.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.log(1 + td.exp2(acc)))
    """
    return applied("log", x)


@word
def sqrt(x: Any) -> Any:
    """Return √x of each element of an f32 register tile, as a new tile, by the hardware.

    The instruction is v_sqrt_f32. The error is at most 1 unit in the last place.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.sqrt(acc * acc))
    """
    return applied("sqrt", x)


@word
def rsqrt(x: Any) -> Any:
    """Return 1 / √x of each element of an f32 register tile, as a new tile, by the hardware.

    The instruction is v_rsq_f32. The error is at most 1 unit in the last place.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.rsqrt(acc * acc + 1e-6))
    """
    return applied("rsqrt", x)


@word
def rcp(x: Any) -> Any:
    """Return 1 / x of each element of an f32 register tile, as a new tile, by the hardware.

    The instruction is v_rcp_f32. The error is at most 1 unit in the last place. A division, `1 / x`, rounds
    correctly, and takes ten instructions.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.rcp(1 + td.exp2(acc)))
    """
    return applied("rcp", x)


@word
def sin(x: Any) -> Any:
    """Return sin x of each element of an f32 register tile, as a new tile, by the hardware.

    The instruction is v_sin_f32, of x / 2π less its whole part. The error is at most 2⁻²⁰ · max(1, |x|).

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.sin(acc))
    """
    return applied("sin", x)


@word
def cos(x: Any) -> Any:
    """Return cos x of each element of an f32 register tile, as a new tile, by the hardware.

    The instruction is v_cos_f32, of x / 2π less its whole part. The error is at most 2⁻²⁰ · max(1, |x|).

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.cos(acc))
    """
    return applied("cos", x)


@word
def sigmoid(x: Any) -> Any:
    """Return 1 / (1 + e⁻ˣ) of each element of an f32 tile, by the hardware.

    The instructions are v_exp_f32 and v_rcp_f32. The error is at most 2⁻²¹ · (1 + |x|) of the result.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.sigmoid(acc))
    """
    return applied("sigmoid", x)


@word
def silu(x: Any) -> Any:
    """Return x / (1 + e⁻ˣ) of each element of an f32 tile, by the hardware.

    The instructions are v_exp_f32 and v_rcp_f32. The error is at most 2⁻²¹ · (1 + |x|) of the result.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.silu(acc))
    """
    return applied("silu", x)


@word
def tanh(x: Any) -> Any:
    """Return tanh x of each element of an f32 register tile, as a new tile, by the hardware.

    The instructions are v_exp_f32 and v_rcp_f32. The error is at most 2⁻²¹.

    Raises: TD172, TD173, TD174.
    Checked: TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], td.tanh(acc))
    """
    return applied("tanh", x)
