"""Scalar integer and bit arithmetic. SCC is the carry, the overflow, or "the result is not zero", as the CDNA3 ISA
states for each instruction."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import instruction

U32 = 0xFFFFFFFF


@instruction("s_mov_b32 {dst:s=}, {a:sk}", family="sop1", bits="separate")
def s_mov_b32(x, a):
    return a


@instruction("s_mov_b64 {dst:s2=/u64}, {a:sk2/u64}", family="sop1", dwords="separate", bits="separate")
def s_mov_b64(x, a):
    return a


@instruction("s_movk_i32 {dst:s=/i32}, {value:i16/i16}", family="sopk")
def s_movk_i32(x, value):
    return value


@instruction("s_cmovk_i32 {dst:s+/i32}, {value:i16/i16}", family="sopk", reads=("scc",), bits="moved")
def s_cmovk_i32(x, dst, value, scc):
    return x.xp.where(scc, value, dst)


@instruction("s_cmov_b32 {dst:s+}, {a:sk}", family="sop1", reads=("scc",), bits="separate")
def s_cmov_b32(x, dst, a, scc):
    return x.xp.where(scc, a, dst)


@instruction("s_cmov_b64 {dst:s2+/u64}, {a:sk2/u64}", family="sop1", reads=("scc",), dwords="separate", bits="separate")
def s_cmov_b64(x, dst, a, scc):
    return x.xp.where(scc, a, dst)


@instruction("s_cselect_b32 {dst:s=}, {a:sk}, {b:sk}", family="sop2", reads=("scc",), bits="separate")
def s_cselect_b32(x, a, b, scc):
    return x.xp.where(scc, a, b)


@instruction(
    "s_cselect_b64 {dst:s2=/u64}, {a:sk2/u64}, {b:sk2/u64}",
    family="sop2",
    reads=("scc",),
    dwords="separate",
    bits="separate",
)
def s_cselect_b64(x, a, b, scc):
    return x.xp.where(scc, a, b)


@instruction("s_add_u32 {dst:s=}, {a:sk}, {b:sk}", family="sop2", writes=("scc",))
def s_add_u32(x, a, b):
    total = a + b
    return total, total < a


@instruction("s_addc_u32 {dst:s=}, {a:sk}, {b:sk}", family="sop2", reads=("scc",), writes=("scc",))
def s_addc_u32(x, a, b, scc):
    total = x.wide(a) + b + scc
    return total, total > U32


@instruction("s_sub_u32 {dst:s=}, {a:sk}, {b:sk}", family="sop2", writes=("scc",))
def s_sub_u32(x, a, b):
    return a - b, b > a


@instruction("s_subb_u32 {dst:s=}, {a:sk}, {b:sk}", family="sop2", reads=("scc",), writes=("scc",))
def s_subb_u32(x, a, b, scc):
    taken = x.wide(b) + scc
    return a - taken, taken > a


@instruction("s_add_i32 {dst:s=/i32}, {a:sk/i32}, {b:sk/i32}", family="sop2", writes=("scc",))
def s_add_i32(x, a, b):
    total = a + b
    return total, ((a ^ total) & (b ^ total)) < 0


@instruction("s_sub_i32 {dst:s=/i32}, {a:sk/i32}, {b:sk/i32}", family="sop2", writes=("scc",))
def s_sub_i32(x, a, b):
    total = a - b
    return total, ((a ^ b) & (a ^ total)) < 0


@instruction("s_addk_i32 {dst:s+/i32}, {value:i16/i16}", family="sopk", writes=("scc",))
def s_addk_i32(x, dst, value):
    total = dst + value
    return total, ((dst ^ total) & (value ^ total)) < 0


@instruction("s_mulk_i32 {dst:s+/i32}, {value:i16/i16}", family="sopk")
def s_mulk_i32(x, dst, value):
    return dst * value


@instruction("s_mul_i32 {dst:s=}, {a:sk}, {b:sk}", family="sop2")
def s_mul_i32(x, a, b):
    return a * b


@instruction("s_mul_hi_u32 {dst:s=}, {a:sk}, {b:sk}", family="sop2")
def s_mul_hi_u32(x, a, b):
    return (x.wide(a) * b) >> 32


@instruction("s_mul_hi_i32 {dst:s=}, {a:sk/i32}, {b:sk/i32}", family="sop2")
def s_mul_hi_i32(x, a, b):
    return (x.wide(a) * b) >> 32


@instruction("s_abs_i32 {dst:s=/i32}, {a:sk/i32}", family="sop1", writes=("scc",))
def s_abs_i32(x, a):
    result = x.xp.where(a < 0, -a, a)
    return result, result != 0


@instruction("s_absdiff_i32 {dst:s=/i32}, {a:sk/i32}, {b:sk/i32}", family="sop2", writes=("scc",))
def s_absdiff_i32(x, a, b):
    difference = a - b
    result = x.xp.where(difference < 0, -difference, difference)
    return result, result != 0


def _bitwise(name: str, body: Callable[..., Any]) -> None:
    """Define the 32-bit and 64-bit forms of a bitwise operation, and its EXEC-saving form. SCC says whether the result
    is not zero."""

    def plain(x: Any, a: Any, b: Any) -> Any:
        result = body(a, b)
        return result, result != 0

    def saving(x: Any, a: Any, exec: Any) -> Any:
        result = body(a, exec)
        return exec, result, result != 0

    instruction(f"s_{name}_b32 {{dst:s=}}, {{a:sk}}, {{b:sk}}", family="sop2", writes=("scc",), bits="separate")(plain)
    instruction(
        f"s_{name}_b64 {{dst:s2=/u64}}, {{a:sk2/u64}}, {{b:sk2/u64}}",
        family="sop2",
        writes=("scc",),
        dwords="separate",
        bits="separate",
    )(plain)
    instruction(
        f"s_{name}_saveexec_b64 {{dst:s2=/u64}}, {{a:sk2/u64}}",
        family="sop1",
        reads=("exec",),
        writes=("exec", "scc"),
        bits="separate",
    )(saving)


_bitwise("and", lambda a, b: a & b)
_bitwise("or", lambda a, b: a | b)
_bitwise("xor", lambda a, b: a ^ b)
_bitwise("andn2", lambda a, b: a & ~b)
_bitwise("orn2", lambda a, b: a | ~b)
_bitwise("nand", lambda a, b: ~(a & b))
_bitwise("nor", lambda a, b: ~(a | b))
_bitwise("xnor", lambda a, b: ~(a ^ b))


@instruction(
    "s_andn1_saveexec_b64 {dst:s2=/u64}, {a:sk2/u64}",
    family="sop1",
    reads=("exec",),
    writes=("exec", "scc"),
    bits="separate",
)
def s_andn1_saveexec_b64(x, a, exec):
    result = ~a & exec
    return exec, result, result != 0


@instruction(
    "s_orn1_saveexec_b64 {dst:s2=/u64}, {a:sk2/u64}",
    family="sop1",
    reads=("exec",),
    writes=("exec", "scc"),
    bits="separate",
)
def s_orn1_saveexec_b64(x, a, exec):
    result = ~a | exec
    return exec, result, result != 0


@instruction(
    "s_andn1_wrexec_b64 {dst:s2=/u64}, {a:sk2/u64}",
    family="sop1",
    reads=("exec",),
    writes=("exec", "scc"),
    bits="separate",
)
def s_andn1_wrexec_b64(x, a, exec):
    """Write the same value to EXEC and to the destination."""
    result = ~a & exec
    return result, result, result != 0


@instruction(
    "s_andn2_wrexec_b64 {dst:s2=/u64}, {a:sk2/u64}",
    family="sop1",
    reads=("exec",),
    writes=("exec", "scc"),
    bits="separate",
)
def s_andn2_wrexec_b64(x, a, exec):
    result = a & ~exec
    return result, result, result != 0


@instruction("s_not_b32 {dst:s=}, {a:sk}", family="sop1", writes=("scc",), bits="separate")
def s_not_b32(x, a):
    return ~a, ~a != 0


@instruction("s_not_b64 {dst:s2=/u64}, {a:sk2/u64}", family="sop1", writes=("scc",), dwords="separate", bits="separate")
def s_not_b64(x, a):
    return ~a, ~a != 0


def _shift(name: str, bits: int, signed: bool, body: Callable[..., Any]) -> None:
    view = f"{'i' if signed else 'u'}{bits}"
    width = "2" if bits == 64 else ""

    def plain(x: Any, a: Any, shift: Any) -> Any:
        result = body(a, (shift & (bits - 1)).astype(a.dtype))
        return result, result != 0

    syntax = f"{name} {{dst:s{width}=/{view}}}, {{a:sk{width}/{view}}}, {{shift:sk}}"
    instruction(
        syntax,
        family="sop2",
        writes=("scc",),
        dwords=("left" if "lshl" in name else "right") if bits == 64 else "all",
        bits="moved",
    )(plain)


for _bits in (32, 64):
    _shift(f"s_lshl_b{_bits}", _bits, False, lambda a, shift: a << shift)
    _shift(f"s_lshr_b{_bits}", _bits, False, lambda a, shift: a >> shift)
    _shift(f"s_ashr_i{_bits}", _bits, True, lambda a, shift: a >> shift)


def _shift_add(count: int) -> None:
    def body(x: Any, a: Any, b: Any) -> Any:
        total = (x.wide(a) << count) + b
        return total, total > U32

    instruction(f"s_lshl{count}_add_u32 {{dst:s=}}, {{a:sk}}, {{b:sk}}", family="sop2", writes=("scc",))(body)


for _count in (1, 2, 3, 4):
    _shift_add(_count)


@instruction("s_bfe_u32 {dst:s=}, {a:sk}, {field:sk}", family="sop2", writes=("scc",), bits="moved")
def s_bfe_u32(x, a, field):
    """Extract a bit field; `field` holds the offset in bits 0-4 and the width in bits 16-22."""
    result = (a >> (field & 31)) & x.ones(field >> 16 & 127)
    return result, result != 0


@instruction("s_bfe_i32 {dst:s=/i32}, {a:sk/i32}, {field:sk/i32}", family="sop2", writes=("scc",), bits="moved")
def s_bfe_i32(x, a, field):
    result = x.field_signed(a, field & 31, field >> 16 & 127)
    return result, result != 0


@instruction(
    "s_bfe_u64 {dst:s2=/u64}, {a:sk2/u64}, {field:sk}", family="sop2", writes=("scc",), dwords="field", bits="moved"
)
def s_bfe_u64(x, a, field):
    result = (a >> x.wide(field & 63)) & x.ones64(field >> 16 & 127)
    return result, result != 0


@instruction(
    "s_bfe_i64 {dst:s2=/i64}, {a:sk2/i64}, {field:sk}", family="sop2", writes=("scc",), dwords="field", bits="moved"
)
def s_bfe_i64(x, a, field):
    width = field >> 16 & 127
    unused = (64 - x.xp.clip(width, 1, 64)).astype(x.xp.int64)
    result = x.xp.where(width == 0, 0, (a >> (field & 63).astype(x.xp.int64) << unused) >> unused)
    return result, result != 0


@instruction("s_bfm_b32 {dst:s=}, {width:sk}, {offset:sk}", family="sop2")
def s_bfm_b32(x, width, offset):
    return x.ones(width & 31) << (offset & 31)


@instruction("s_bfm_b64 {dst:s2=/u64}, {width:sk}, {offset:sk}", family="sop2")
def s_bfm_b64(x, width, offset):
    return x.ones64(width & 63) << x.wide(offset & 63)


@instruction("s_brev_b32 {dst:s=}, {a:sk}", family="sop1", bits="moved")
def s_brev_b32(x, a):
    return x.reverse_bits(a)


@instruction("s_brev_b64 {dst:s2=/u64}, {a:sk2/u64}", family="sop1", bits="moved")
def s_brev_b64(x, a):
    return x.wide(x.reverse_bits(x.low(a))) << 32 | x.reverse_bits(x.high(a))


@instruction("s_ff0_i32_b32 {dst:s=}, {a:sk}", family="sop1")
def s_ff0_i32_b32(x, a):
    """The index of the lowest zero bit, or -1."""
    return s_ff1_i32_b32(x, ~a)


@instruction("s_ff0_i32_b64 {dst:s=}, {a:sk2/u64}", family="sop1")
def s_ff0_i32_b64(x, a):
    return s_ff1_i32_b64(x, ~a)


@instruction("s_ff1_i32_b32 {dst:s=}, {a:sk}", family="sop1")
def s_ff1_i32_b32(x, a):
    return x.leading_zeros(x.reverse_bits(a))


@instruction("s_ff1_i32_b64 {dst:s=}, {a:sk2/u64}", family="sop1")
def s_ff1_i32_b64(x, a):
    low, high = x.leading_zeros(x.reverse_bits(x.low(a))), x.leading_zeros(x.reverse_bits(x.high(a)))
    return x.xp.where(x.low(a) != 0, low, x.xp.where(x.high(a) != 0, high + 32, high))


@instruction("s_flbit_i32_b32 {dst:s=}, {a:sk}", family="sop1")
def s_flbit_i32_b32(x, a):
    return x.leading_zeros(a)


@instruction("s_flbit_i32_b64 {dst:s=}, {a:sk2/u64}", family="sop1")
def s_flbit_i32_b64(x, a):
    low, high = x.leading_zeros(x.low(a)), x.leading_zeros(x.high(a))
    return x.xp.where(x.high(a) != 0, high, x.xp.where(x.low(a) != 0, low + 32, low))


@instruction("s_flbit_i32 {dst:s=}, {a:sk/i32}", family="sop1")
def s_flbit_i32(x, a):
    return x.leading_zeros(x.bits(a ^ (a >> 31)))


@instruction("s_flbit_i32_i64 {dst:s=}, {a:sk2/i64}", family="sop1")
def s_flbit_i32_i64(x, a):
    return s_flbit_i32_b64(x, (a ^ (a >> 63)).view(x.xp.uint64))


def _quads(name: str, bits: int, whole: bool) -> None:
    """Reduce each group of four bits to whether any is set, as one bit (packed) or as four."""

    def body(x: Any, a: Any) -> Any:
        some = (a | a >> 1 | a >> 2 | a >> 3) & x.each_fourth(a)
        result = some * 15 if whole else x.every_fourth_packed(some)
        return result, result != 0

    width, view = ("2", "u64") if bits == 64 else ("", "u32")
    instruction(f"s_{name}_b{bits} {{dst:s{width}=/{view}}}, {{a:sk{width}/{view}}}", family="sop1", writes=("scc",))(
        body
    )


for _bits in (32, 64):
    _quads("quadmask", _bits, False)
    _quads("wqm", _bits, True)


@instruction("s_bitreplicate_b64_b32 {dst:s2=/u64}, {a:sk}", family="sop1", bits="moved")
def s_bitreplicate_b64_b32(x, a):
    """Repeat each bit twice."""
    wide = x.wide(a)
    total = wide & 0
    for bit in range(32):
        total = total | (wide >> bit & 1) * 3 << 2 * bit
    return total


@instruction("s_bcnt1_i32_b32 {dst:s=}, {a:sk}", family="sop1", writes=("scc",))
def s_bcnt1_i32_b32(x, a):
    return x.population(a), a != 0


@instruction("s_bcnt1_i32_b64 {dst:s=}, {a:sk2/u64}", family="sop1", writes=("scc",))
def s_bcnt1_i32_b64(x, a):
    return x.population(x.low(a)) + x.population(x.high(a)), a != 0


@instruction("s_bcnt0_i32_b32 {dst:s=}, {a:sk}", family="sop1", writes=("scc",))
def s_bcnt0_i32_b32(x, a):
    return x.population(~a), ~a != 0


@instruction("s_bcnt0_i32_b64 {dst:s=}, {a:sk2/u64}", family="sop1", writes=("scc",))
def s_bcnt0_i32_b64(x, a):
    return x.population(~x.low(a)) + x.population(~x.high(a)), ~a != 0


@instruction("s_sext_i32_i8 {dst:s=/i32}, {a:sk/i32}", family="sop1", bits="moved")
def s_sext_i32_i8(x, a):
    return a << 24 >> 24


@instruction("s_sext_i32_i16 {dst:s=/i32}, {a:sk/i32}", family="sop1", bits="moved")
def s_sext_i32_i16(x, a):
    return a << 16 >> 16


@instruction("s_bitset0_b32 {dst:s+}, {bit:sk}", family="sop1", bits="moved")
def s_bitset0_b32(x, dst, bit):
    return dst & ~(x.bits(1) << (bit & 31))


@instruction("s_bitset1_b32 {dst:s+}, {bit:sk}", family="sop1", bits="moved")
def s_bitset1_b32(x, dst, bit):
    return dst | x.bits(1) << (bit & 31)


@instruction("s_bitset0_b64 {dst:s2+/u64}, {bit:sk}", family="sop1", dwords="separate", bits="moved")
def s_bitset0_b64(x, dst, bit):
    return dst & ~(x.wide(x.bits(1)) << x.wide(bit & 63))


@instruction("s_bitset1_b64 {dst:s2+/u64}, {bit:sk}", family="sop1", dwords="separate", bits="moved")
def s_bitset1_b64(x, dst, bit):
    return dst | x.wide(x.bits(1)) << x.wide(bit & 63)


@instruction("s_pack_ll_b32_b16 {dst:s=}, {a:sk}, {b:sk}", family="sop2", bits="moved")
def s_pack_ll_b32_b16(x, a, b):
    return a & 0xFFFF | b << 16


@instruction("s_pack_lh_b32_b16 {dst:s=}, {a:sk}, {b:sk}", family="sop2", bits="moved")
def s_pack_lh_b32_b16(x, a, b):
    return a & 0xFFFF | b & 0xFFFF0000


@instruction("s_pack_hh_b32_b16 {dst:s=}, {a:sk}, {b:sk}", family="sop2", bits="moved")
def s_pack_hh_b32_b16(x, a, b):
    return a >> 16 | b & 0xFFFF0000


def _extreme(name: str, view: str, pick: str) -> None:
    def chosen(x: Any, a: Any, b: Any) -> Any:
        return getattr(x.xp, pick)(a, b), (a < b if pick == "minimum" else a > b)

    instruction(f"{name} {{dst:s=/{view}}}, {{a:sk/{view}}}, {{b:sk/{view}}}", family="sop2", writes=("scc",))(chosen)


for _view in ("i32", "u32"):
    _extreme(f"s_min_{_view}", _view, "minimum")
    _extreme(f"s_max_{_view}", _view, "maximum")


@instruction("s_setreg_b32 {register:i16/hwreg}, {value:s}", family="sopk")
def s_setreg_b32(x, register, value):
    """Write MODE, and only values that the interpreter models: any other write stops the run."""
    x.set_register(register, value)


@instruction("s_setreg_imm32_b32 {register:i16/hwreg}, {value:l}", family="sopk")
def s_setreg_imm32_b32(x, register, value):
    x.set_register(register, value)


@instruction("s_getreg_b32 {dst:s=}, {register:i16/hwreg}", family="sopk")
def s_getreg_b32(x, register):
    """Read the rounding and denormal bits of MODE, and no others."""
    return x.get_register(register)
