"""Conversions between number formats. Conversions to integers truncate and saturate, and NaN becomes 0 (CDNA3 ISA,
V_CVT_*)."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from typing import Any

from tiledsl.asm.isa.definition import instruction

ONLY_GFX950 = "@ gfx950"
FROM_GFX942 = "@ gfx942 gfx950"


@instruction("v_cvt_f32_u32 {dst:v=/f32}, {a:vsk}", family="vop1")
def v_cvt_f32_u32(x, a):
    return a.astype(x.xp.float32)


@instruction("v_cvt_f32_i32 {dst:v=/f32}, {a:vsk/i32}", family="vop1")
def v_cvt_f32_i32(x, a):
    return a.astype(x.xp.float32)


@instruction("v_cvt_u32_f32 {dst:v=}, {a:vsk/f32}", family="vop1")
def v_cvt_u32_f32(x, a):
    return x.saturated(x.xp.trunc(a), "uint32")


@instruction("v_cvt_i32_f32 {dst:v=/i32}, {a:vsk/f32}", family="vop1")
def v_cvt_i32_f32(x, a):
    return x.saturated(x.xp.trunc(a), "int32")


@instruction("v_cvt_flr_i32_f32 {dst:v=/i32}, {a:vsk/f32}", family="vop1")
def v_cvt_flr_i32_f32(x, a):
    return x.saturated(x.xp.floor(a), "int32")


@instruction("v_cvt_rpi_i32_f32 {dst:v=/i32}, {a:vsk/f32}", family="vop1")
def v_cvt_rpi_i32_f32(x, a):
    return x.saturated(x.xp.floor(a.astype(x.xp.float64) + 0.5), "int32")


@instruction("v_cvt_f32_f16 {dst:v=/f32}, {a:vsk/f16}", family="vop1")
def v_cvt_f32_f16(x, a):
    return a.astype(x.xp.float32)


@instruction("v_cvt_f16_f32 {dst:v=/f16}, {a:vsk/f32}", family="vop1")
def v_cvt_f16_f32(x, a):
    return a.astype(x.xp.float16)


@instruction("v_cvt_f16_u16 {dst:v=/f16}, {a:vsk/u16}", family="vop1")
def v_cvt_f16_u16(x, a):
    return a.astype(x.xp.float16)


@instruction("v_cvt_f16_i16 {dst:v=/f16}, {a:vsk/i16}", family="vop1")
def v_cvt_f16_i16(x, a):
    return a.astype(x.xp.float16)


@instruction("v_cvt_u16_f16 {dst:v=/u16}, {a:vsk/f16}", family="vop1")
def v_cvt_u16_f16(x, a):
    return x.saturated(x.xp.trunc(a), "uint16")


@instruction("v_cvt_i16_f16 {dst:v=/i16}, {a:vsk/f16}", family="vop1")
def v_cvt_i16_f16(x, a):
    return x.saturated(x.xp.trunc(a), "int16")


@instruction("v_cvt_f64_f32 {dst:v2=/f64}, {a:vsk/f32}", family="vop1")
def v_cvt_f64_f32(x, a):
    return a.astype(x.xp.float64)


@instruction("v_cvt_f32_f64 {dst:v=/f32}, {a:vsk2/f64}", family="vop1")
def v_cvt_f32_f64(x, a):
    return a.astype(x.xp.float32)


@instruction("v_cvt_f64_i32 {dst:v2=/f64}, {a:vsk/i32}", family="vop1")
def v_cvt_f64_i32(x, a):
    return a.astype(x.xp.float64)


@instruction("v_cvt_f64_u32 {dst:v2=/f64}, {a:vsk}", family="vop1")
def v_cvt_f64_u32(x, a):
    return a.astype(x.xp.float64)


@instruction("v_cvt_i32_f64 {dst:v=/i32}, {a:vsk2/f64}", family="vop1")
def v_cvt_i32_f64(x, a):
    return x.saturated(x.xp.trunc(a), "int32")


@instruction("v_cvt_u32_f64 {dst:v=}, {a:vsk2/f64}", family="vop1")
def v_cvt_u32_f64(x, a):
    return x.saturated(x.xp.trunc(a), "uint32")


@instruction("v_cvt_f32_ubyte0 {dst:v=/f32}, {a:vsk}", family="vop1")
def v_cvt_f32_ubyte0(x, a):
    return (a & 0xFF).astype(x.xp.float32)


@instruction("v_cvt_f32_ubyte1 {dst:v=/f32}, {a:vsk}", family="vop1")
def v_cvt_f32_ubyte1(x, a):
    return (a >> 8 & 0xFF).astype(x.xp.float32)


@instruction("v_cvt_f32_ubyte2 {dst:v=/f32}, {a:vsk}", family="vop1")
def v_cvt_f32_ubyte2(x, a):
    return (a >> 16 & 0xFF).astype(x.xp.float32)


@instruction("v_cvt_f32_ubyte3 {dst:v=/f32}, {a:vsk}", family="vop1")
def v_cvt_f32_ubyte3(x, a):
    return (a >> 24).astype(x.xp.float32)


@instruction("v_cvt_pkrtz_f16_f32 {dst:v=}, {a:vsk/f32}, {b:vsk/f32}", family="vop3")
def v_cvt_pkrtz_f16_f32(x, a, b):
    """Two halves, rounded toward zero."""
    return x.pair(x.f16_toward_zero(a), x.f16_toward_zero(b))


@instruction("v_cvt_pk_u16_u32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop3")
def v_cvt_pk_u16_u32(x, a, b):
    return x.xp.minimum(a, 0xFFFF) | x.xp.minimum(b, 0xFFFF) << 16


@instruction("v_cvt_pk_i16_i32 {dst:v=}, {a:vsk/i32}, {b:vsk/i32}", family="vop3")
def v_cvt_pk_i16_i32(x, a, b):
    return x.bits(x.xp.clip(a, -32768, 32767)) & 0xFFFF | x.bits(x.xp.clip(b, -32768, 32767)) << 16


@instruction("v_pack_b32_f16 {dst:v=}, {a:vsk/f16}, {b:vsk/f16}", family="vop3")
def v_pack_b32_f16(x, a, b):
    return x.pair(a, b)


@instruction(f"v_cvt_pk_bf16_f32 {{dst:v=}}, {{a:vsk/f32}}, {{b:vsk/f32}} {ONLY_GFX950}", family="vop3")
def v_cvt_pk_bf16_f32(x, a, b):
    """Two bf16, rounded to nearest even; a NaN stays a NaN."""
    return x.pair(x.bf16(a), x.bf16(b))


@instruction(f"v_cvt_pk_f16_f32 {{dst:v=}}, {{a:vsk/f32}}, {{b:vsk/f32}} {ONLY_GFX950}", family="vop3")
def v_cvt_pk_f16_f32(x, a, b):
    """Two halves, rounded to nearest even."""
    return x.pair(a.astype(x.xp.float16), b.astype(x.xp.float16))


def _small_floats(kind: str) -> None:
    """Define the conversions of 8-bit floats. To f32: one byte, or the two bytes of the low half. From f32: two values
    into the low half of a register, or into the high half with op_sel; the other half is kept."""

    def unpack(x: Any, a: Any) -> Any:
        return x.small_float(a, kind)

    def unpack_two(x: Any, a: Any) -> Any:
        return x.xp.stack(x.xp.broadcast_arrays(x.small_float(a, kind), x.small_float(a >> 8, kind)))

    def pack_two(x: Any, dst: Any, a: Any, b: Any, op_sel: Any) -> Any:
        word = x.small_code(a, kind) | x.small_code(b, kind) << 8
        return dst & 0xFFFF | word << 16 if op_sel and op_sel[-1] else dst & 0xFFFF0000 | word

    instruction(f"v_cvt_f32_{kind} {{dst:v=/f32}}, {{a:vsk}} {FROM_GFX942}", family="vop1")(unpack)
    instruction(f"v_cvt_pk_f32_{kind} {{dst:v2=/pkf32}}, {{a:vsk}} {FROM_GFX942}", family="vop1")(unpack_two)
    instruction(f"v_cvt_pk_{kind}_f32 {{dst:v+}}, {{a:vsk/f32}}, {{b:vsk/f32}} [op_sel] {FROM_GFX942}", family="vop3")(
        pack_two
    )


_small_floats("fp8")
_small_floats("bf8")


@instruction("v_cvt_pk_u8_f32 {dst:v=}, {a:vsk/f32}, {byte:vsk}, {word:vsk}", family="vop3")
def v_cvt_pk_u8_f32(x, a, byte, word):
    """Round a number from 0 to 255 to nearest even, as MODE states, into one byte of `word`. The lowest two bits of the
    second source choose the byte."""
    shift = (byte & 3) << 3
    return word & ~(x.bits(0xFF) << shift) | x.saturated(x.xp.rint(a), "uint8").astype(x.xp.uint32) << shift


@instruction("v_cvt_pkaccum_u8_f32 {dst:v+}, {a:vsk/f32}, {byte:vsk}", family="vop3")
def v_cvt_pkaccum_u8_f32(x, dst, a, byte):
    return v_cvt_pk_u8_f32(x, a, byte, dst)
