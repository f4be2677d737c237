"""Dot products and sums of absolute differences of the small elements of a register.

Dot products of halves are exact sums, rounded to float32 once; the ISA documents do not state intermediate rounding."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tiledsl.asm.isa.definition import instruction

ONLY_GFX950 = "@ gfx950"
_EVERYWHERE = "@ gfx90a gfx942 gfx950"


def _halves(kind: str, targets: str) -> None:
    """Define dot products of two pairs of halves, added to a float32: a separate operand, or the destination."""

    def with_operand(x: Any, a: Any, b: Any, c: Any) -> Any:
        return x.dot(a, b, c)

    def into_destination(x: Any, dst: Any, a: Any, b: Any) -> Any:
        return x.dot(a, b, dst)

    pair = f"{{a:vsk/pk{kind}}}, {{b:vsk/pk{kind}}}"
    instruction(f"v_dot2_f32_{kind} {{dst:v=/f32}}, {pair}, {{c:vsk/f32}} {targets}", family="vop3p")(with_operand)
    instruction(f"v_dot2c_f32_{kind} {{dst:v+/f32}}, {pair} {targets}", family="vop2")(into_destination)


_halves("f16", _EVERYWHERE)
_halves("bf16", ONLY_GFX950)


def _integers(count: int, sign: str) -> None:
    """Define dot products of small integers, added to an operand or to the destination. The sums wrap at 32 bits, or
    with `clamp` are held within them. Of pairs of halves, op_sel and op_sel_hi choose the factors.
    """
    bits = 32 // count

    def with_operand(x: Any, a: Any, b: Any, c: Any, clamp: Any) -> Any:
        pairs = [(x.element(a, i, bits, sign == "i"), x.element(b, i, bits, sign == "i")) for i in range(count)]
        return _sum_of_products(x, pairs, c, sign, clamp)

    def of_halves(x: Any, a: Any, b: Any, c: Any, clamp: Any) -> Any:
        kind = x.xp.int32 if sign == "i" else x.xp.uint32
        pairs = [tuple(x.bits(half.astype(kind)) for half in pair) for pair in zip(a, b, strict=True)]
        return _sum_of_products(x, pairs, c, sign, clamp)

    def into_destination(x: Any, dst: Any, a: Any, b: Any) -> Any:
        return with_operand(x, a, b, dst, False)

    kind, view = f"{sign}32_{sign}{bits}", f"/pk{sign}16" if count == 2 else ""
    operands = f"{{dst:v=}}, {{a:vsk{view}}}, {{b:vsk{view}}}, {{c:vsk}} [clamp]"
    instruction(f"v_dot{count}_{kind} {operands}", family="vop3p")(of_halves if count == 2 else with_operand)
    if sign == "i":
        instruction(f"v_dot{count}c_{kind} {{dst:v+}}, {{a:vsk}}, {{b:vsk}}", family="vop2")(into_destination)


def _sum_of_products(x: Any, pairs: Sequence[Any], c: Any, sign: str, clamp: Any) -> Any:
    """`c` and the products of the pairs of words, as signed or unsigned integers."""
    if not clamp:
        return c + sum(first * second for first, second in pairs)
    kind = x.xp.int32 if sign == "i" else x.xp.uint32
    wide = [[word.view(kind).astype(x.xp.int64) for word in pair] for pair in pairs]
    exact = c.view(kind).astype(x.xp.int64) + sum(first * second for first, second in wide)
    return x.xp.clip(exact, x.xp.iinfo(kind).min, x.xp.iinfo(kind).max).astype(kind).view(x.xp.uint32)


for _count in (2, 4, 8):
    _integers(_count, "i")
    _integers(_count, "u")


def _differences(x: Any, a: Any, b: Any, bits: int, masked: bool = False) -> Any:
    """The sum of |a - b| over the elements; the masked form skips elements where b is 0."""
    total = x.bits(0)
    for i in range(32 // bits):
        first, second = x.element(a, i, bits, False), x.element(b, i, bits, False)
        difference = x.xp.where(first > second, first - second, second - first)
        total = total + (x.xp.where(second == 0, x.bits(0), difference) if masked else difference)
    return total


@instruction("v_sad_u8 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3")
def v_sad_u8(x, a, b, c):
    return _differences(x, a, b, 8) + c


@instruction("v_sad_hi_u8 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3")
def v_sad_hi_u8(x, a, b, c):
    return (_differences(x, a, b, 8) << 16) + c


@instruction("v_sad_u16 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3")
def v_sad_u16(x, a, b, c):
    return _differences(x, a, b, 16) + c


@instruction("v_sad_u32 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3")
def v_sad_u32(x, a, b, c):
    return _differences(x, a, b, 32) + c


@instruction("v_msad_u8 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3")
def v_msad_u8(x, a, b, c):
    return _differences(x, a, b, 8, masked=True) + c


@instruction("v_lerp_u8 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3")
def v_lerp_u8(x, a, b, c):
    """The mean of two bytes, rounded up where the third operand's lowest bit is set."""
    total = x.bits(0)
    for i in range(4):
        mean = (x.element(a, i, 8, False) + x.element(b, i, 8, False) + (x.element(c, i, 8, False) & 1)) >> 1
        total = total | mean << 8 * i
    return total


def _moved_differences(name: str, masked: bool) -> None:
    def body(x: Any, a: Any, b: Any, c: Any) -> Any:
        """Compare four bytes of `b` with those of `a` from byte 0, 1, 2 and 3 on; each sum, with a half of `c` added,
        is a half of the result."""
        total = x.xp.zeros(x.xp.broadcast_shapes(a.shape, b.shape, c.shape), x.xp.uint64)
        for i in range(4):
            window = (a >> 8 * i).astype(x.xp.uint32)
            half = _differences(x, window, b, 8, masked) + (c >> 16 * i).astype(x.xp.uint32) & 0xFFFF
            total |= half.astype(x.xp.uint64) << 16 * i
        return total

    instruction(f"{name} {{dst:v2=/u64}}, {{a:vsk2/u64}}, {{b:vsk}}, {{c:vsk2/u64}}", family="vop3")(body)


_moved_differences("v_qsad_pk_u16_u8", masked=False)
_moved_differences("v_mqsad_pk_u16_u8", masked=True)


@instruction("v_mqsad_u32_u8 {dst:v4=/words}, {a:vsk2/u64}, {b:vsk}, {c:v4/words}", family="vop3")
def v_mqsad_u32_u8(x, a, b, c):
    """As v_mqsad_pk_u16_u8, with sums of 32 bits in four registers."""
    windows = [(a >> 8 * i).astype(x.xp.uint32) for i in range(4)]
    return x.xp.stack([_differences(x, window, b, 8, masked=True) + c[i] for i, window in enumerate(windows)])
