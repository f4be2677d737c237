"""Vector integer, bit and address arithmetic. Values are uint32, or the view that the syntax names; additions wrap as
on the hardware."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import instruction

SINCE_GFX940 = "@ gfx942 gfx950"
ONLY_GFX950 = "@ gfx950"
U32 = 0xFFFFFFFF


@instruction("v_nop", family="vop1")
def v_nop(x):
    return None


@instruction("v_mov_b32 {dst:v=}, {a:vsk}", family="vop1", bits="separate")
def v_mov_b32(x, a):
    return a


@instruction(
    f"v_mov_b64 {{dst:v2=/u64}}, {{a:vsk2/u64}} {SINCE_GFX940}", family="vop1", dwords="separate", bits="moved"
)
def v_mov_b64(x, a):
    return a


@instruction("v_swap_b32 {first:v+}, {second:v+}", family="vop1", bits="moved")
def v_swap_b32(x, first, second):
    return second.copy(), first.copy()


@instruction("v_not_b32 {dst:v=}, {a:vsk}", family="vop1", bits="separate")
def v_not_b32(x, a):
    return ~a


@instruction("v_bfrev_b32 {dst:v=}, {a:vsk}", family="vop1", bits="moved")
def v_bfrev_b32(x, a):
    return x.reverse_bits(a)


@instruction("v_ffbh_u32 {dst:v=}, {a:vsk}", family="vop1")
def v_ffbh_u32(x, a):
    """The number of zeros above the highest set bit, or -1 without a set bit."""
    return x.leading_zeros(a)


@instruction("v_ffbh_i32 {dst:v=}, {a:vsk/i32}", family="vop1")
def v_ffbh_i32(x, a):
    """The number of bits above the highest bit that differs from the sign, or -1."""
    return x.leading_zeros(x.bits(a ^ (a >> 31)))


@instruction("v_ffbl_b32 {dst:v=}, {a:vsk}", family="vop1")
def v_ffbl_b32(x, a):
    """The number of zeros below the lowest set bit, or -1 without a set bit."""
    return x.leading_zeros(x.reverse_bits(a))


@instruction("v_and_b32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2", bits="separate")
def v_and_b32(x, a, b):
    return a & b


@instruction("v_or_b32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2", bits="separate")
def v_or_b32(x, a, b):
    return a | b


@instruction("v_xor_b32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2", bits="separate")
def v_xor_b32(x, a, b):
    return a ^ b


@instruction("v_xnor_b32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2", bits="separate")
def v_xnor_b32(x, a, b):
    return ~(a ^ b)


@instruction("v_add_u32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2", saturates=True)
def v_add_u32(x, a, b):
    return a + b


@instruction("v_sub_u32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2", saturates=True)
def v_sub_u32(x, a, b):
    return a - b


@instruction("v_subrev_u32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2", saturates=True)
def v_subrev_u32(x, a, b):
    return b - a


@instruction("v_add_i32 {dst:v=/i32}, {a:vsk/i32}, {b:vsk/i32}", family="vop3", saturates=True)
def v_add_i32(x, a, b):
    return a + b


@instruction("v_sub_i32 {dst:v=/i32}, {a:vsk/i32}, {b:vsk/i32}", family="vop3", saturates=True)
def v_sub_i32(x, a, b):
    return a - b


@instruction("v_add_co_u32 {dst:v=}, {carry:s2=/mask}, {a:vsk}, {b:vsk}", family="vop2")
def v_add_co_u32(x, a, b):
    total = a + b
    return total, total < a


@instruction("v_sub_co_u32 {dst:v=}, {carry:s2=/mask}, {a:vsk}, {b:vsk}", family="vop2")
def v_sub_co_u32(x, a, b):
    return a - b, b > a


@instruction("v_subrev_co_u32 {dst:v=}, {carry:s2=/mask}, {a:vsk}, {b:vsk}", family="vop2")
def v_subrev_co_u32(x, a, b):
    return b - a, a > b


@instruction("v_addc_co_u32 {dst:v=}, {carry:s2=/mask}, {a:vsk}, {b:vsk}, {before:s2/mask}", family="vop2")
def v_addc_co_u32(x, a, b, before):
    total = x.wide(a) + b + before
    return total, total > U32


@instruction("v_subb_co_u32 {dst:v=}, {carry:s2=/mask}, {a:vsk}, {b:vsk}, {before:s2/mask}", family="vop2")
def v_subb_co_u32(x, a, b, before):
    taken = x.wide(b) + before
    return a - taken, taken > a


@instruction("v_subbrev_co_u32 {dst:v=}, {carry:s2=/mask}, {a:vsk}, {b:vsk}, {before:s2/mask}", family="vop2")
def v_subbrev_co_u32(x, a, b, before):
    taken = x.wide(a) + before
    return b - taken, taken > b


@instruction("v_lshlrev_b32 {dst:v=}, {shift:vsk}, {a:vsk}", family="vop2", bits="moved")
def v_lshlrev_b32(x, shift, a):
    return a << (shift & 31)


@instruction("v_lshrrev_b32 {dst:v=}, {shift:vsk}, {a:vsk}", family="vop2", bits="moved")
def v_lshrrev_b32(x, shift, a):
    return a >> (shift & 31)


@instruction("v_ashrrev_i32 {dst:v=}, {shift:vsk/i32}, {a:vsk/i32}", family="vop2", bits="moved")
def v_ashrrev_i32(x, shift, a):
    return a >> (shift & 31)


@instruction("v_lshlrev_b64 {dst:v2=/u64}, {shift:vsk}, {a:vsk2/u64}", family="vop3", dwords="left", bits="moved")
def v_lshlrev_b64(x, shift, a):
    return a << x.wide(shift & 63)


@instruction("v_lshrrev_b64 {dst:v2=/u64}, {shift:vsk}, {a:vsk2/u64}", family="vop3", dwords="right", bits="moved")
def v_lshrrev_b64(x, shift, a):
    return a >> x.wide(shift & 63)


@instruction("v_ashrrev_i64 {dst:v2=/i64}, {shift:vsk/i32}, {a:vsk2/i64}", family="vop3", dwords="right", bits="moved")
def v_ashrrev_i64(x, shift, a):
    return a >> (shift & 63)


@instruction(("v_mul_lo_u32 {dst:v=}, {a:vsk}, {b:vsk}", "v_mul_lo_i32 {dst:v=}, {a:vsk}, {b:vsk}"), family="vop3")
def v_mul_lo_u32(x, a, b):
    return a * b


@instruction("v_mul_hi_u32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop3")
def v_mul_hi_u32(x, a, b):
    return (x.wide(a) * b) >> 32


@instruction("v_mul_hi_i32 {dst:v=}, {a:vsk/i32}, {b:vsk/i32}", family="vop3")
def v_mul_hi_i32(x, a, b):
    return (x.wide(a) * b) >> 32


@instruction("v_mul_u32_u24 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2", saturates=True)
def v_mul_u32_u24(x, a, b):
    return (a & 0xFFFFFF) * (b & 0xFFFFFF)


@instruction("v_mul_hi_u32_u24 {dst:v=}, {a:vsk}, {b:vsk}", family="vop2")
def v_mul_hi_u32_u24(x, a, b):
    return (x.wide(a & 0xFFFFFF) * (b & 0xFFFFFF)) >> 32


@instruction("v_mul_i32_i24 {dst:v=/i32}, {a:vsk/i32}, {b:vsk/i32}", family="vop2", saturates=True)
def v_mul_i32_i24(x, a, b):
    return x.signed24(a) * x.signed24(b)


@instruction("v_mul_hi_i32_i24 {dst:v=}, {a:vsk/i32}, {b:vsk/i32}", family="vop2")
def v_mul_hi_i32_i24(x, a, b):
    return (x.wide(x.signed24(a)) * x.wide(x.signed24(b))) >> 32


@instruction("v_mad_u32_u24 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3", saturates=True)
def v_mad_u32_u24(x, a, b, c):
    return (a & 0xFFFFFF) * (b & 0xFFFFFF) + c


@instruction("v_mad_i32_i24 {dst:v=/i32}, {a:vsk/i32}, {b:vsk/i32}, {c:vsk/i32}", family="vop3", saturates=True)
def v_mad_i32_i24(x, a, b, c):
    return x.signed24(a) * x.signed24(b) + c


@instruction(
    "v_mad_u64_u32 {dst:v2=/u64}, {carry:s2=/mask}, {a:vsk}, {b:vsk}, {c:vsk2/u64}", family="vop3", dwords="rising"
)
def v_mad_u64_u32(x, a, b, c):
    total = x.wide(a) * b + c
    return total, total < c


@instruction(
    "v_mad_i64_i32 {dst:v2=/i64}, {carry:s2=/mask}, {a:vsk/i32}, {b:vsk/i32}, {c:vsk2/i64}",
    family="vop3",
    dwords="rising",
)
def v_mad_i64_i32(x, a, b, c):
    product = x.wide(a) * b
    total = product + c
    return total, (product < 0) & (c < 0) & (total >= 0) | (product >= 0) & (c >= 0) & (total < 0)


@instruction("v_add3_u32 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3")
def v_add3_u32(x, a, b, c):
    return a + b + c


@instruction("v_lshl_add_u32 {dst:v=}, {a:vsk}, {shift:vsk}, {c:vsk}", family="vop3")
def v_lshl_add_u32(x, a, shift, c):
    return (a << (shift & 31)) + c


@instruction("v_add_lshl_u32 {dst:v=}, {a:vsk}, {b:vsk}, {shift:vsk}", family="vop3")
def v_add_lshl_u32(x, a, b, shift):
    return (a + b) << (shift & 31)


@instruction("v_lshl_or_b32 {dst:v=}, {a:vsk}, {shift:vsk}, {c:vsk}", family="vop3", bits="moved")
def v_lshl_or_b32(x, a, shift, c):
    return (a << (shift & 31)) | c


@instruction("v_and_or_b32 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3", bits="separate")
def v_and_or_b32(x, a, b, c):
    return (a & b) | c


@instruction("v_or3_b32 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3", bits="separate")
def v_or3_b32(x, a, b, c):
    return a | b | c


@instruction("v_xad_u32 {dst:v=}, {a:vsk}, {b:vsk}, {c:vsk}", family="vop3")
def v_xad_u32(x, a, b, c):
    return (a ^ b) + c


@instruction(
    f"v_lshl_add_u64 {{dst:v2=/u64}}, {{a:vsk2/u64}}, {{shift:vsk}}, {{c:vsk2/u64}} {SINCE_GFX940}",
    family="vop3",
    dwords="rising",
)
def v_lshl_add_u64(x, a, shift, c):
    return (a << x.wide(shift & 7)) + c


@instruction(
    f"v_bitop3_b32 {{dst:v=}}, {{a:vsk}}, {{b:vsk}}, {{c:vsk}} [bitop3:u8] {ONLY_GFX950}",
    family="vop3",
    bits="separate",
)
def v_bitop3_b32(x, a, b, c, bitop3):
    """Look up each bit in the 8-bit table, at index 4·a + 2·b + c."""
    total = (a & 0) | (b & 0) | (c & 0)
    for row in range(8):
        if bitop3 >> row & 1:
            total = total | (a if row & 4 else ~a) & (b if row & 2 else ~b) & (c if row & 1 else ~c)
    return total


@instruction(
    f"v_bitop3_b16 {{dst:v=/u16}}, {{a:vsk/u16}}, {{b:vsk/u16}}, {{c:vsk/u16}} [bitop3:u8] {ONLY_GFX950}",
    family="vop3",
    bits="moved",
)
def v_bitop3_b16(x, a, b, c, bitop3):
    return v_bitop3_b32(x, a, b, c, bitop3)


@instruction("v_bfe_u32 {dst:v=}, {a:vsk}, {offset:vsk}, {width:vsk}", family="vop3", bits="moved")
def v_bfe_u32(x, a, offset, width):
    return (a >> (offset & 31)) & (x.ones(width & 31))


@instruction("v_bfe_i32 {dst:v=}, {a:vsk/i32}, {offset:vsk/i32}, {width:vsk/i32}", family="vop3", bits="moved")
def v_bfe_i32(x, a, offset, width):
    return x.field_signed(a, offset & 31, width & 31)


@instruction("v_bfi_b32 {dst:v=}, {mask:vsk}, {a:vsk}, {b:vsk}", family="vop3", bits="separate")
def v_bfi_b32(x, mask, a, b):
    return (mask & a) | (~mask & b)


@instruction("v_bfm_b32 {dst:v=}, {width:vsk}, {offset:vsk}", family="vop3")
def v_bfm_b32(x, width, offset):
    return x.ones(width & 31) << (offset & 31)


@instruction("v_alignbit_b32 {dst:v=}, {high:vsk}, {low:vsk}, {shift:vsk}", family="vop3", bits="moved")
def v_alignbit_b32(x, high, low, shift):
    return ((x.wide(high) << 32 | low) >> x.wide(shift & 31)) & U32


@instruction("v_alignbyte_b32 {dst:v=}, {high:vsk}, {low:vsk}, {shift:vsk}", family="vop3", bits="moved")
def v_alignbyte_b32(x, high, low, shift):
    return ((x.wide(high) << 32 | low) >> x.wide((shift & 3) * 8)) & U32


@instruction("v_perm_b32 {dst:v=}, {high:vsk}, {low:vsk}, {select:vsk}", family="vop3", bits="moved")
def v_perm_b32(x, high, low, select):
    """Select bytes of {high, low}. Each byte of `select` is an index: 0-3 low, 4-7 high, 8-11 the sign of a 16-bit
    half, 12 zero, 13 and above all ones."""
    both = x.wide(high) << 32 | low
    result = x.wide(select & 0)
    for byte in range(4):
        choice = x.wide((select >> (8 * byte)) & 0xFF)
        picked = (both >> ((choice & 7) * 8)) & 0xFF
        sign = ((both >> (((choice & 3) * 16 + 15) & 63)) & 1) * 0xFF
        picked = x.xp.where(choice >= 8, sign, picked)
        picked = x.xp.where(choice >= 12, (choice > 12) * x.wide(x.bits(0xFF)), picked)
        result = result | picked << (8 * byte)
    return result


@instruction("v_bcnt_u32_b32 {dst:v=}, {a:vsk}, {b:vsk}", family="vop3")
def v_bcnt_u32_b32(x, a, b):
    return x.population(a) + b


@instruction("v_mbcnt_lo_u32_b32 {dst:v=}, {mask:vsk}, {b:vsk}", family="vop3")
def v_mbcnt_lo_u32_b32(x, mask, b):
    """Count the set bits of `mask` below this lane, within lanes 0-31."""
    return x.population(mask & x.lanes_below()[0]) + b


@instruction("v_mbcnt_hi_u32_b32 {dst:v=}, {mask:vsk}, {b:vsk}", family="vop3")
def v_mbcnt_hi_u32_b32(x, mask, b):
    return x.population(mask & x.lanes_below()[1]) + b


@instruction(f"v_prng_b32 {{dst:v=}}, {{a:vsk}} {ONLY_GFX950}", family="vop1")
def v_prng_b32(x, a):
    """One step of a linear feedback shift register."""
    return x.next_random(a)


def _extreme(name: str, view: str, pick: str, family: str = "vop2") -> None:
    def body(x: Any, a: Any, b: Any) -> Any:
        return getattr(x.xp, pick)(a, b)

    instruction(f"{name} {{dst:v=/{view}}}, {{a:vsk/{view}}}, {{b:vsk/{view}}}", family=family)(body)


def _extreme_of_three(name: str, view: str, pick: Callable[..., Any]) -> None:
    def body(x: Any, a: Any, b: Any, c: Any) -> Any:
        return pick(x.xp, a, b, c)

    instruction(f"{name} {{dst:v=/{view}}}, {{a:vsk/{view}}}, {{b:vsk/{view}}}, {{c:vsk/{view}}}", family="vop3")(body)


for _view in ("u32", "i32"):
    _extreme(f"v_min_{_view}", _view, "minimum")
    _extreme(f"v_max_{_view}", _view, "maximum")

for _view in ("u32", "i32"):
    _extreme_of_three(f"v_min3_{_view}", _view, lambda xp, a, b, c: xp.minimum(xp.minimum(a, b), c))
    _extreme_of_three(f"v_max3_{_view}", _view, lambda xp, a, b, c: xp.maximum(xp.maximum(a, b), c))
    _extreme_of_three(
        f"v_med3_{_view}", _view, lambda xp, a, b, c: xp.maximum(xp.minimum(a, b), xp.minimum(xp.maximum(a, b), c))
    )
