"""Conversions to and from floats of 8, 6 and 4 bits with a scale (gfx950), and with stochastic rounding.

The scale is the exponent of a float32, as E8M0. A narrow result is the source divided by the scale, a wide result the
source times the scale. op_sel chooses the byte or half of the register that holds, or receives, the narrow value; the
other bits are kept (CDNA4 ISA, "Small float data format conversion"; the choice is that of LLVM's builtins). Numbers
beyond the range of 6 and 4 bits become the greatest number, those of 8 bits as in `convert.py`."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from typing import Any

from tiledsl.asm.isa.definition import instruction

TARGET = "@ gfx950"
SCALE = "{scale:vsk}"
RANDOM = "{random:vsk}"
_SINGLE = {"f32": "{a:vsk/f32}", "f16": "{a:vsk/f16}", "bf16": "{a:vsk/bf16}"}
_PAIR = {"f32": "{a:vsk/f32}, {b:vsk/f32}", "f16": "{a:vsk/pkf16}", "bf16": "{a:vsk/pkbf16}"}
_WORDS = {"f32": 32, "f16": 16, "bf16": 16}  # registers of 32 values


def _byte(op_sel: Any, first: int) -> int:
    """The byte that two bits of op_sel choose."""
    given = [*(op_sel or ()), 0, 0, 0, 0]
    return int(given[first]) + 2 * int(given[first + 1])


def _define(name: str, operands: str, body: Any, targets: str = TARGET) -> None:
    instruction(f"{name} {operands} {targets}", family="vop3")(body)


def _both(x: Any, a: Any, b: Any) -> tuple[Any, Any]:
    return (a, b) if b is not None else (a[0], a[1])


def _widen(kind: str, bits: int) -> None:
    """Define conversions from 8 and 4 bits to float32, float16 and bf16. One value of 8 bits, or two values, go to
    float32 and float16; two also to bf16."""

    def pair(x: Any, a: Any, scale: Any, op_sel: Any) -> tuple[Any, Any]:
        word = a >> (8 * _byte(op_sel, 0) if bits == 4 else 16 * (_byte(op_sel, 0) & 1))
        return tuple(x.small_float(word >> bits * i, kind) * x.scale(scale) for i in range(2))

    def to_f32(x: Any, a: Any, scale: Any, op_sel: Any) -> Any:
        return x.xp.stack(x.xp.broadcast_arrays(*pair(x, a, scale, op_sel))).astype(x.xp.float32)

    def to_f16(x: Any, a: Any, scale: Any, op_sel: Any) -> Any:
        low, high = pair(x, a, scale, op_sel)
        return x.pair(low.astype(x.xp.float16), high.astype(x.xp.float16))

    def to_bf16(x: Any, a: Any, scale: Any, op_sel: Any) -> Any:
        low, high = pair(x, a, scale, op_sel)
        return x.pair(x.bf16(low.astype(x.xp.float32)), x.bf16(high.astype(x.xp.float32)))

    def one(x: Any, a: Any, scale: Any, op_sel: Any) -> Any:
        return (x.small_float(a >> 8 * _byte(op_sel, 0), kind) * x.scale(scale)).astype(x.xp.float32)

    def one_half(x: Any, dst: Any, a: Any, scale: Any, op_sel: Any) -> Any:
        half = (x.small_float(a >> 8 * _byte(op_sel, 0), kind) * x.scale(scale)).astype(x.xp.float16)
        return x.with_half(dst, half, op_sel and op_sel[-1])

    source = f"{{a:v}}, {SCALE} [op_sel]"
    _define(f"v_cvt_scalef32_pk_f32_{kind}", f"{{dst:v2=/pkf32}}, {source}", to_f32)
    _define(f"v_cvt_scalef32_pk_f16_{kind}", f"{{dst:v=}}, {source}", to_f16)
    _define(f"v_cvt_scalef32_pk_bf16_{kind}", f"{{dst:v=}}, {source}", to_bf16)
    if bits == 8:
        _define(f"v_cvt_scalef32_f32_{kind}", f"{{dst:v=/f32}}, {source}", one)
        _define(f"v_cvt_scalef32_f16_{kind}", f"{{dst:v+}}, {source}", one_half)


def _narrow(kind: str, bits: int, source: str) -> None:
    """Define conversions of two values to 8 bits (in half a register) or 4 bits (in a byte)."""

    def pack(x: Any, dst: Any, a: Any, b: Any, scale: Any, op_sel: Any) -> Any:
        low, high = (x.small_code(value / x.scale(scale), kind) for value in _both(x, a, b))
        if bits == 8:
            return x.with_half(dst, low | high << 8, op_sel and op_sel[-1])
        return x.with_byte(dst, low | high << 4, _byte(op_sel, 2))

    def pack_pair(x: Any, dst: Any, a: Any, scale: Any, op_sel: Any) -> Any:
        return pack(x, dst, a, None, scale, op_sel)

    operands = f"{{dst:v+}}, {_PAIR[source]}, {SCALE} [op_sel]"
    _define(f"v_cvt_scalef32_pk_{kind}_{source}", operands, pack if source == "f32" else pack_pair)


def _narrow_stochastically(kind: str, source: str) -> None:
    def one(x: Any, dst: Any, a: Any, random: Any, scale: Any, op_sel: Any) -> Any:
        value = x.from_bf16(a) if source == "bf16" else a
        return x.with_byte(dst, x.small_code_sr(value / x.scale(scale), kind, random), _byte(op_sel, 2))

    _define(f"v_cvt_scalef32_sr_{kind}_{source}", f"{{dst:v+}}, {_SINGLE[source]}, {RANDOM}, {SCALE} [op_sel]", one)


def _four_bits_stochastically(source: str) -> None:
    def pair(x: Any, dst: Any, a: Any, random: Any, scale: Any, op_sel: Any) -> Any:
        """Convert a pair; the second value takes the next random number (V_PRNG_B32)."""
        low = x.small_code_sr(a[0] / x.scale(scale), "fp4", random)
        high = x.small_code_sr(a[1] / x.scale(scale), "fp4", x.next_random(random))
        return x.with_byte(dst, low | high << 4, _byte(op_sel, 2))

    operand = {"f32": "{a:v2/pkf32}", "f16": "{a:vsk/pkf16}", "bf16": "{a:vsk/pkbf16}"}[source]
    _define(f"v_cvt_scalef32_sr_pk_fp4_{source}", f"{{dst:v+}}, {operand}, {RANDOM}, {SCALE} [op_sel]", pair)


def _thirty_two(kind: str, source: str) -> None:
    """Define conversions of 32 values of 6 bits in six registers."""

    def widen(x: Any, a: Any, scale: Any) -> Any:
        return x.from_wide(x.small_float(x.unpacked(a, 6), kind) * x.scale(scale)[..., None], source)

    def narrow(x: Any, a: Any, scale: Any) -> Any:
        return x.packed(x.small_code(x.to_wide(a, source) / x.scale(scale)[..., None], kind), 6)

    def narrow_halves(x: Any, a: Any, b: Any, scale: Any) -> Any:
        return narrow(x, x.xp.concatenate([a, b]), scale)

    def narrow_stochastically(x: Any, a: Any, random: Any, scale: Any) -> Any:
        values, codes = x.to_wide(a, source) / x.scale(scale)[..., None], []
        for number in range(32):
            codes.append(x.small_code_sr(values[..., number], kind, random))
            random = x.next_random(random)
        return x.packed(x.xp.stack(codes, axis=-1), 6)

    many, few = f"v{_WORDS[source]}", "v6"
    _define(f"v_cvt_scalef32_pk32_{source}_{kind}", f"{{dst:{many}=}}, {{a:{few}/words}}, {SCALE}", widen)
    if source == "f32":
        _define(
            f"v_cvt_scalef32_2xpk16_{kind}_f32",
            f"{{dst:{few}=}}, {{a:v16/words}}, {{b:v16/words}}, {SCALE}",
            narrow_halves,
        )
    else:
        _define(f"v_cvt_scalef32_pk32_{kind}_{source}", f"{{dst:{few}=}}, {{a:{many}/words}}, {SCALE}", narrow)
    _define(
        f"v_cvt_scalef32_sr_pk32_{kind}_{source}",
        f"{{dst:{few}=}}, {{a:{many}/words}}, {RANDOM}, {SCALE}",
        narrow_stochastically,
    )


for _kind, _bits in (("fp8", 8), ("bf8", 8), ("fp4", 4)):
    _widen(_kind, _bits)
    for _source in ("f32", "f16", "bf16"):
        _narrow(_kind, _bits, _source)
for _source in ("f32", "f16", "bf16"):
    for _kind in ("fp8", "bf8"):
        _narrow_stochastically(_kind, _source)
    for _kind in ("fp6", "bf6"):
        _thirty_two(_kind, _source)
    _four_bits_stochastically(_source)


def _plain_stochastically(kind: str) -> None:
    def body(x: Any, dst: Any, a: Any, random: Any, op_sel: Any) -> Any:
        return x.with_byte(dst, x.small_code_sr(a, kind, random), _byte(op_sel, 2))

    _define(f"v_cvt_sr_{kind}_f32", f"{{dst:v+}}, {_SINGLE['f32']}, {RANDOM} [op_sel]", body, "@ gfx942 gfx950")


_plain_stochastically("fp8")
_plain_stochastically("bf8")


def _halves_stochastically(kind: str) -> None:
    def body(x: Any, dst: Any, a: Any, random: Any, op_sel: Any) -> Any:
        return x.with_half(dst, x.half_sr(a, random, kind), op_sel and op_sel[-1])

    _define(f"v_cvt_sr_{kind}_f32", f"{{dst:v+}}, {_SINGLE['f32']}, {RANDOM} [op_sel]", body)


_halves_stochastically("f16")
_halves_stochastically("bf16")


@instruction(f"v_cvt_f32_bf16 {{dst:v=/f32}}, {{a:vsk/bf16}} {TARGET}", family="vop1")
def v_cvt_f32_bf16(x, a):
    return x.from_bf16(a)


@instruction("v_cvt_off_f32_i4 {dst:v=/f32}, {a:vsk}", family="vop1")
def v_cvt_off_f32_i4(x, a):
    """The lowest four bits, signed, in sixteenths."""
    return (x.element(a, 0, 4, True).view(x.xp.int32) / 16.0).astype(x.xp.float32)
