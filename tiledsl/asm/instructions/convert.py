"""Conversions between number formats. To integers they truncate and saturate, and NaN becomes 0 (CDNA3 ISA, V_CVT_*)."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# A body takes its context and arrays of whichever module runs it: types would say `Any` three hundred times.

from __future__ import annotations

from tiledsl.asm.definition import instruction

ONLY_GFX950 = "@ gfx950"


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


@instruction("v_pack_b32_f16 {dst:v=}, {a:vsk/u16}, {b:vsk/u16}", family="vop3")
def v_pack_b32_f16(x, a, b):
    return x.pair(a, b)


@instruction(f"v_cvt_pk_bf16_f32 {{dst:v=}}, {{a:vsk/f32}}, {{b:vsk/f32}} {ONLY_GFX950}", family="vop3")
def v_cvt_pk_bf16_f32(x, a, b):
    """Two bf16, rounded to nearest even; a NaN stays one."""
    return x.pair(x.bf16(a), x.bf16(b))
