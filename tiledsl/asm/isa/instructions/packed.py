"""Packed arithmetic: two floats in a register pair (gfx90a and later), two 16-bit values in one register.

op_sel chooses the halves before the body sees them.
"""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import instruction


@instruction("v_pk_fma_f32 {dst:v2=/pkf32}, {a:vsk2/pkf32}, {b:vsk2/pkf32}, {c:vsk2/pkf32}", family="vop3p")
def v_pk_fma_f32(x, a, b, c):
    return x.fma(a, b, c)


@instruction("v_pk_mul_f32 {dst:v2=/pkf32}, {a:vsk2/pkf32}, {b:vsk2/pkf32}", family="vop3p")
def v_pk_mul_f32(x, a, b):
    return a * b


@instruction("v_pk_add_f32 {dst:v2=/pkf32}, {a:vsk2/pkf32}, {b:vsk2/pkf32}", family="vop3p")
def v_pk_add_f32(x, a, b):
    return a + b


@instruction("v_pk_mov_b32 {dst:v2=/pku32}, {a:vsk2/pku32}, {b:vsk2/pku32}", family="vop3p", bits="moved")
def v_pk_mov_b32(x, a, b):
    """Move one half of each source: the first source's to the low result, the second's to the high. op_sel selects both
    halves."""
    return x.xp.stack(x.xp.broadcast_arrays(a[0], b[0]))


MIXED = "{a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32}"


@instruction(f"v_fma_mix_f32 {{dst:v=/f32}}, {MIXED}", family="vop3p")
def v_fma_mix_f32(x, a, b, c):
    """Multiply and add sources that are f32, or f16 where op_sel_hi is set; op_sel selects the half."""
    return x.fma(a, b, c)


@instruction(f"v_fma_mixlo_f16 {{dst:v+}}, {MIXED} [clamp]", family="vop3p")
def v_fma_mixlo_f16(x, dst, a, b, c, clamp):
    """Round to f32, then to f16, into the low half; the high half is kept."""
    return x.with_half(dst, _mixed(x, a, b, c, clamp), False)


@instruction(f"v_fma_mixhi_f16 {{dst:v+}}, {MIXED} [clamp]", family="vop3p")
def v_fma_mixhi_f16(x, dst, a, b, c, clamp):
    return x.with_half(dst, _mixed(x, a, b, c, clamp), True)


def _mixed(x: Any, a: Any, b: Any, c: Any, clamp: Any) -> Any:
    result = x.fma(a, b, c).astype(x.xp.float16)
    return x.clamped(result) if clamp else result


def _packed(
    name: str, view: str, body: Callable[..., Any], sources: int = 2, targets: str = "", saturates: bool = False
) -> None:
    operands = ", ".join(f"{{{letter}:vsk/{view}}}" for letter in "abc"[:sources])
    instruction(f"{name} {{dst:v=/{view}}}, {operands} {targets}".rstrip(), family="vop3p", saturates=saturates)(body)


def _shift(name: str, view: str, body: Callable[..., Any]) -> None:
    operands = f"{{shift:vsk/{view}}}, {{a:vsk/{view}}}"
    instruction(f"{name} {{dst:v=/{view}}}, {operands}", family="vop3p", bits="moved")(body)


def _shift_left(x: Any, shift: Any, a: Any) -> Any:
    return a << (shift & 15)


def _shift_right(x: Any, shift: Any, a: Any) -> Any:
    return a >> (shift & 15)


def _fma(x: Any, a: Any, b: Any, c: Any) -> Any:
    return x.fma(a, b, c)


def _mad(x: Any, a: Any, b: Any, c: Any) -> Any:
    return a * b + c


def _add(x: Any, a: Any, b: Any) -> Any:
    return a + b


def _sub(x: Any, a: Any, b: Any) -> Any:
    return a - b


def _mul(x: Any, a: Any, b: Any) -> Any:
    return a * b


def _float_min(x: Any, a: Any, b: Any) -> Any:
    return x.float_min(a, b)


def _float_max(x: Any, a: Any, b: Any) -> Any:
    return x.float_max(a, b)


def _min(x: Any, a: Any, b: Any) -> Any:
    return x.xp.minimum(a, b)


def _max(x: Any, a: Any, b: Any) -> Any:
    return x.xp.maximum(a, b)


def _minimum3(x: Any, a: Any, b: Any, c: Any) -> Any:
    """The minimum of three; NaN where any source is NaN."""
    return x.xp.where((a != a) | (b != b) | (c != c), x.xp.float16(x.xp.nan), x.float_min(x.float_min(a, b), c))


def _maximum3(x: Any, a: Any, b: Any, c: Any) -> Any:
    return x.xp.where((a != a) | (b != b) | (c != c), x.xp.float16(x.xp.nan), x.float_max(x.float_max(a, b), c))


@instruction("v_pk_fmac_f16 {dst:v+/pkf16}, {a:vsk/pkf16}, {b:vsk/pkf16}", family="vop2")
def v_pk_fmac_f16(x, dst, a, b):
    return x.fma(a, b, dst)


_packed("v_pk_fma_f16", "pkf16", _fma, 3)
_packed("v_pk_minimum3_f16", "pkf16", _minimum3, 3, "@ gfx950")
_packed("v_pk_maximum3_f16", "pkf16", _maximum3, 3, "@ gfx950")
_packed("v_pk_add_f16", "pkf16", _add)
_packed("v_pk_mul_f16", "pkf16", _mul)
_packed("v_pk_min_f16", "pkf16", _float_min)
_packed("v_pk_max_f16", "pkf16", _float_max)
for _sign in ("u16", "i16"):
    _packed(f"v_pk_min_{_sign}", f"pk{_sign}", _min)
    _packed(f"v_pk_max_{_sign}", f"pk{_sign}", _max)
    _packed(f"v_pk_add_{_sign}", f"pk{_sign}", _add, saturates=True)
    _packed(f"v_pk_sub_{_sign}", f"pk{_sign}", _sub, saturates=True)
    _packed(f"v_pk_mad_{_sign}", f"pk{_sign}", _mad, 3, saturates=True)
_packed("v_pk_mul_lo_u16", "pku16", _mul)
_shift("v_pk_lshlrev_b16", "pku16", _shift_left)
_shift("v_pk_lshrrev_b16", "pku16", _shift_right)
_shift("v_pk_ashrrev_i16", "pki16", _shift_right)
