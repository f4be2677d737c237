"""Vector instructions on 16-bit values: integers and halves, and conversions to normalised integers.

Most of them clear the upper half of their register. Instructions that are new in GFX9 keep the half that they do not
write (LLVM, zeroesHigh16BitsOfDest)."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import instruction

ONLY_GFX950 = "@ gfx950"


def _three(name: str, view: str, body: Callable[..., Any], keeps_half: bool = True, saturates: bool = False) -> None:
    instruction(
        f"{name} {{dst:v=/{view}}}, {{a:vsk/{view}}}, {{b:vsk/{view}}}, {{c:vsk/{view}}}",
        family="vop3",
        keeps_half=keeps_half,
        saturates=saturates,
    )(body)


def _mad(x: Any, a: Any, b: Any, c: Any) -> Any:
    """Multiply and add; of halves, the product is rounded before the sum."""
    return a * b + c


def _fma(x: Any, a: Any, b: Any, c: Any) -> Any:
    return x.fma(a, b, c)


def _pick(name: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The functions for the lesser and the greater of two values, for integers or for floats."""
    if name == "f16":
        return (lambda x, a, b: x.float_min(a, b)), (lambda x, a, b: x.float_max(a, b))
    return (lambda x, a, b: x.xp.minimum(a, b)), (lambda x, a, b: x.xp.maximum(a, b))


def _extremes(view: str) -> None:
    lesser, greater = _pick(view)

    def middle(x: Any, a: Any, b: Any, c: Any) -> Any:
        """The middle value of three; of floats with a NaN among them, the least of the others."""
        found = greater(x, lesser(x, a, b), lesser(x, greater(x, a, b), c))
        if view != "f16":
            return found
        return x.xp.where((a != a) | (b != b) | (c != c), lesser(x, lesser(x, a, b), c), found)

    _three(f"v_min3_{view}", view, lambda x, a, b, c: lesser(x, lesser(x, a, b), c))
    _three(f"v_max3_{view}", view, lambda x, a, b, c: greater(x, greater(x, a, b), c))
    _three(f"v_med3_{view}", view, middle)


for _view in ("i16", "u16", "f16"):
    _extremes(_view)
for _view in ("u16", "i16"):
    for _name, _body in zip(("min", "max"), _pick(_view), strict=True):
        instruction(f"v_{_name}_{_view} {{dst:v=/{_view}}}, {{a:vsk/{_view}}}, {{b:vsk/{_view}}}", family="vop2")(_body)
for _view in ("u16", "i16", "f16"):
    _three(f"v_mad_{_view}", _view, _mad, saturates=_view != "f16")
    _three(f"v_mad_legacy_{_view}", _view, _mad, keeps_half=False)
_three("v_fma_f16", "f16", _fma)
_three("v_fma_legacy_f16", "f16", _fma, keeps_half=False)


@instruction("v_mac_f16 {dst:v+/f16}, {a:vsk/f16}, {b:vsk/f16}", family="vop2", keeps_half=True)
def v_mac_f16(x, dst, a, b):
    return a * b + dst


@instruction("v_madak_f16 {dst:v=/f16}, {a:vsk/f16}, {b:v/f16}, {c:l/f16}", family="vop2", keeps_half=True)
def v_madak_f16(x, a, b, c):
    return a * b + c


@instruction("v_madmk_f16 {dst:v=/f16}, {a:vsk/f16}, {b:l/f16}, {c:v/f16}", family="vop2", keeps_half=True)
def v_madmk_f16(x, a, b, c):
    return a * b + c


def _division_fixup(x: Any, a: Any, b: Any, c: Any) -> Any:
    """A quotient of c by b with its special cases corrected."""
    xp = x.xp
    sign = xp.where(xp.signbit(b) ^ xp.signbit(c), xp.float16(-1), xp.float16(1))
    result = xp.where(xp.isinf(b) | (c == 0), sign * xp.float16(0), xp.copysign(a, sign))
    result = xp.where((b == 0) | xp.isinf(c), sign * xp.float16(xp.inf), result)
    invalid = (b == 0) & (c == 0) | xp.isinf(b) & xp.isinf(c) | (b != b) | (c != c)
    return xp.where(invalid, xp.float16(xp.nan), result)


_three("v_div_fixup_f16", "f16", _division_fixup)
_three("v_div_fixup_legacy_f16", "f16", _division_fixup, keeps_half=False)


@instruction("v_mad_u32_u16 {dst:v=}, {a:vsk/u16}, {b:vsk/u16}, {c:vsk}", family="vop3")
def v_mad_u32_u16(x, a, b, c):
    return a.astype(x.xp.uint32) * b.astype(x.xp.uint32) + c


@instruction("v_mad_i32_i16 {dst:v=/i32}, {a:vsk/i16}, {b:vsk/i16}, {c:vsk/i32}", family="vop3")
def v_mad_i32_i16(x, a, b, c):
    return a.astype(x.xp.int32) * b.astype(x.xp.int32) + c


@instruction("v_add_i16 {dst:v=/i16}, {a:vsk/i16}, {b:vsk/i16}", family="vop3", keeps_half=True, saturates=True)
def v_add_i16(x, a, b):
    return a + b


@instruction("v_sub_i16 {dst:v=/i16}, {a:vsk/i16}, {b:vsk/i16}", family="vop3", keeps_half=True, saturates=True)
def v_sub_i16(x, a, b):
    return a - b


@instruction("v_add_u16 {dst:v=/u16}, {a:vsk/u16}, {b:vsk/u16}", family="vop2", saturates=True)
def v_add_u16(x, a, b):
    return a + b


@instruction("v_sub_u16 {dst:v=/u16}, {a:vsk/u16}, {b:vsk/u16}", family="vop2", saturates=True)
def v_sub_u16(x, a, b):
    return a - b


@instruction("v_subrev_u16 {dst:v=/u16}, {a:vsk/u16}, {b:vsk/u16}", family="vop2", saturates=True)
def v_subrev_u16(x, a, b):
    return b - a


@instruction("v_mul_lo_u16 {dst:v=/u16}, {a:vsk/u16}, {b:vsk/u16}", family="vop2")
def v_mul_lo_u16(x, a, b):
    return a * b


@instruction("v_lshlrev_b16 {dst:v=/u16}, {shift:vsk/u16}, {a:vsk/u16}", family="vop2", bits="moved")
def v_lshlrev_b16(x, shift, a):
    return a << (shift & 15)


@instruction("v_lshrrev_b16 {dst:v=/u16}, {shift:vsk/u16}, {a:vsk/u16}", family="vop2", bits="moved")
def v_lshrrev_b16(x, shift, a):
    return a >> (shift & 15)


@instruction("v_ashrrev_i16 {dst:v=/i16}, {shift:vsk/i16}, {a:vsk/i16}", family="vop2", bits="moved")
def v_ashrrev_i16(x, shift, a):
    return a >> (shift & 15)


@instruction("v_ldexp_f16 {dst:v=/f16}, {a:vsk/f16}, {exponent:vsk/i16}", family="vop2")
def v_ldexp_f16(x, a, exponent):
    return x.xp.ldexp(a.astype(x.xp.float64), x.xp.clip(exponent, -100, 100)).astype(x.xp.float16)


@instruction("v_fract_f16 {dst:v=/f16}, {a:vsk/f16}", family="vop1")
def v_fract_f16(x, a):
    return x.fraction(a)


@instruction("v_frexp_mant_f16 {dst:v=/f16}, {a:vsk/f16}", family="vop1")
def v_frexp_mant_f16(x, a):
    return x.mantissa(a)


@instruction("v_frexp_exp_i16_f16 {dst:v=/i16}, {a:vsk/f16}", family="vop1")
def v_frexp_exp_i16_f16(x, a):
    return x.exponent(a)


@instruction("v_sat_pk_u8_i16 {dst:v=/u16}, {a:vsk/pki16}", family="vop1")
def v_sat_pk_u8_i16(x, a):
    """Clamp two signed values to a byte each."""
    low, high = x.xp.clip(a, 0, 255).astype(x.xp.uint16)
    return low | high << 8


def _normalised(sign: str) -> None:
    """Define conversions of -1 … 1 to -32767 … 32767, or of 0 … 1 to 0 … 65535. They round to nearest even; NaN becomes
    0."""

    def one(x: Any, a: Any) -> Any:
        return x.normalised(a, sign == "i")

    def two(x: Any, a: Any, b: Any) -> Any:
        return x.pair(x.normalised(a, sign == "i"), x.normalised(b, sign == "i"))

    instruction(f"v_cvt_norm_{sign}16_f16 {{dst:v=/{sign}16}}, {{a:vsk/f16}}", family="vop1")(one)
    for view in ("f16", "f32"):
        instruction(f"v_cvt_pknorm_{sign}16_{view} {{dst:v=}}, {{a:vsk/{view}}}, {{b:vsk/{view}}}", family="vop3")(two)


_normalised("i")
_normalised("u")


def _shifted_bytes(sign: str) -> None:
    def body(x: Any, a: Any, b: Any, shift: Any) -> Any:
        """Shift two values right and clamp each to a byte."""
        low, high = (-128, 127) if sign == "i" else (0, 255)
        first, second = ((x.xp.clip(value >> (shift & 31), low, high) & 0xFF).astype(x.xp.uint16) for value in (a, b))
        return first | second << 8

    operands = "{a:vsk/i32}, {b:vsk/i32}, {shift:vsk/i32}"
    instruction(f"v_ashr_pk_{sign}8_i32 {{dst:v=/u16}}, {operands} {ONLY_GFX950}", family="vop3", keeps_half=True)(body)


_shifted_bytes("i")
_shifted_bytes("u")
