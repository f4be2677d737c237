"""Scalar instructions, one block a row of inputs, against Python's integers; SCC too."""

import itertools
import re

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch

M32, M64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF
EDGES = [0, 1, 5, 31, 32, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFF8000, M32]
PAIRS = [list(pair) for pair in itertools.product(EDGES, EDGES)]


def signed(value: int, bits: int = 32) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


def overflows(value: int) -> int:
    return int(not -(1 << 31) <= value < 1 << 31)


def nonzero(value: int, bits: int = 32) -> tuple[int, int]:
    value &= (1 << bits) - 1
    return value, int(value != 0)


# Each gives (result, SCC), or (result, None) where SCC stays as it was; SCC is 1 before.
TWO = {
    "s_add_u32": lambda a, b: (a + b, int(a + b > M32)),
    "s_addc_u32": lambda a, b: (a + b + 1, int(a + b + 1 > M32)),
    "s_sub_u32": lambda a, b: (a - b, int(b > a)),
    "s_subb_u32": lambda a, b: (a - b - 1, int(b + 1 > a)),
    "s_add_i32": lambda a, b: (a + b, overflows(signed(a) + signed(b))),
    "s_sub_i32": lambda a, b: (a - b, overflows(signed(a) - signed(b))),
    "s_mul_i32": lambda a, b: (a * b, None),
    "s_mul_hi_u32": lambda a, b: (a * b >> 32, None),
    "s_mul_hi_i32": lambda a, b: (signed(a) * signed(b) >> 32, None),
    "s_and_b32": lambda a, b: nonzero(a & b),
    "s_or_b32": lambda a, b: nonzero(a | b),
    "s_xor_b32": lambda a, b: nonzero(a ^ b),
    "s_andn2_b32": lambda a, b: nonzero(a & ~b),
    "s_orn2_b32": lambda a, b: nonzero(a | ~b),
    "s_nand_b32": lambda a, b: nonzero(~(a & b)),
    "s_nor_b32": lambda a, b: nonzero(~(a | b)),
    "s_xnor_b32": lambda a, b: nonzero(~(a ^ b)),
    "s_lshl_b32": lambda a, b: nonzero(a << (b & 31)),
    "s_lshr_b32": lambda a, b: nonzero(a >> (b & 31)),
    "s_ashr_i32": lambda a, b: nonzero(signed(a) >> (b & 31)),
    "s_bfm_b32": lambda a, b: ((1 << (a & 31)) - 1 << (b & 31), None),
    "s_min_i32": lambda a, b: (min(signed(a), signed(b)), int(signed(a) < signed(b))),
    "s_max_i32": lambda a, b: (max(signed(a), signed(b)), int(signed(a) > signed(b))),
    "s_min_u32": lambda a, b: (min(a, b), int(a < b)),
    "s_max_u32": lambda a, b: (max(a, b), int(a > b)),
    "s_cselect_b32": lambda a, b: (a, None),
    "s_absdiff_i32": lambda a, b: nonzero(abs(signed(signed(a) - signed(b)))),
    "s_lshl1_add_u32": lambda a, b: ((a << 1) + b, int((a << 1) + b > M32)),
    "s_lshl2_add_u32": lambda a, b: ((a << 2) + b, int((a << 2) + b > M32)),
    "s_lshl3_add_u32": lambda a, b: ((a << 3) + b, int((a << 3) + b > M32)),
    "s_lshl4_add_u32": lambda a, b: ((a << 4) + b, int((a << 4) + b > M32)),
    "s_pack_ll_b32_b16": lambda a, b: (a & 0xFFFF | b << 16, None),
    "s_pack_lh_b32_b16": lambda a, b: (a & 0xFFFF | b & 0xFFFF0000, None),
    "s_pack_hh_b32_b16": lambda a, b: (a >> 16 | b & 0xFFFF0000, None),
    "s_bfe_u32": lambda a, b: nonzero((a >> (b & 31)) & (1 << (b >> 16 & 127)) - 1),
}

ONE = {
    "s_mov_b32": lambda a: (a, None),
    "s_not_b32": lambda a: nonzero(~a),
    "s_abs_i32": lambda a: nonzero(abs(signed(a))),
    "s_brev_b32": lambda a: (int(f"{a:032b}"[::-1], 2), None),
    "s_ff1_i32_b32": lambda a: ((a & -a).bit_length() - 1 if a else M32, None),
    "s_flbit_i32_b32": lambda a: (32 - a.bit_length() if a else M32, None),
    "s_flbit_i32": lambda a: (M32 if a in (0, M32) else 32 - (a if signed(a) >= 0 else ~a & M32).bit_length(), None),
    "s_bcnt1_i32_b32": lambda a: nonzero(bin(a).count("1")),
    "s_bcnt0_i32_b32": lambda a: nonzero(32 - bin(a).count("1")),
    "s_sext_i32_i8": lambda a: (signed(a, 8), None),
    "s_sext_i32_i16": lambda a: (signed(a, 16), None),
    "s_cmov_b32": lambda a: (a, None),
    "s_ff0_i32_b32": lambda a: ((~a & a + 1).bit_length() - 1 if a != M32 else M32, None),
    "s_quadmask_b32": lambda a: nonzero(sum(1 << i for i in range(8) if a >> 4 * i & 15)),
    "s_wqm_b32": lambda a: nonzero(sum(15 << 4 * i for i in range(8) if a >> 4 * i & 15)),
}

COMPARE = {"eq": int.__eq__, "lg": int.__ne__, "gt": int.__gt__, "ge": int.__ge__, "lt": int.__lt__, "le": int.__le__}


def check(found, expected):
    for row, (result, scc) in zip(found.tolist(), expected, strict=True):
        assert row[0] == result & M32 and row[2] == (1 if scc is None else scc)


@pytest.mark.parametrize("name", TWO)
def test_two_sources(scalars, name):
    check(scalars(f"{name} s24, s16, s17", PAIRS, scc=1), [TWO[name](a, b) for a, b in PAIRS])


@pytest.mark.parametrize("name", ONE)
def test_one_source(scalars, name):
    check(scalars(f"{name} s24, s16", [[a] for a in EDGES], scc=1), [ONE[name](a) for a in EDGES])


def first_zero(a: int) -> int:
    return (~a & a + 1).bit_length() - 1 if a != M64 else M32


ONE_WIDE = {
    "s_mov_b64": lambda a: (a, None),
    "s_not_b64": lambda a: nonzero(~a, 64),
    "s_cmov_b64": lambda a: (a, None),
    "s_brev_b64": lambda a: (int(f"{a:064b}"[::-1], 2), None),
    "s_wqm_b64": lambda a: nonzero(sum(15 << 4 * i for i in range(16) if a >> 4 * i & 15), 64),
    "s_quadmask_b64": lambda a: nonzero(sum(1 << i for i in range(16) if a >> 4 * i & 15), 64),
}
COUNTS = {
    "s_ff0_i32_b64": lambda a: (first_zero(a), None),
    "s_ff1_i32_b64": lambda a: ((a & -a).bit_length() - 1 if a else M32, None),
    "s_flbit_i32_b64": lambda a: (64 - a.bit_length() if a else M32, None),
    "s_flbit_i32_i64": lambda a: (M32 if a in (0, M64) else 64 - (a if a >> 63 == 0 else ~a & M64).bit_length(), None),
    "s_bcnt1_i32_b64": lambda a: nonzero(a.bit_count()),
    "s_bcnt0_i32_b64": lambda a: nonzero(64 - a.bit_count()),
}
PAIRS_OF_WORDS = [list(pair) for pair in itertools.product([*EDGES, 0x00010000, 0xF0000000], repeat=2)]


@pytest.mark.parametrize("name", [*ONE_WIDE, *COUNTS])
def test_one_wide_source(scalars, name):
    wide = name in ONE_WIDE
    found = scalars(f"{name} {'s[24:25]' if wide else 's24'}, s[16:17]", PAIRS_OF_WORDS, scc=1)
    for row, (low, high) in zip(found.tolist(), PAIRS_OF_WORDS, strict=True):
        result, scc = (ONE_WIDE[name] if wide else COUNTS[name])(low | high << 32)
        assert row == [result & M32, result >> 32 & M32 if wide else 0, 1 if scc is None else scc]


def test_each_bit_twice(scalars):
    found = scalars("s_bitreplicate_b64_b32 s[24:25], s16", [[a] for a in EDGES])
    for row, a in zip(found.tolist(), EDGES, strict=True):
        assert row[0] | row[1] << 32 == int("".join(2 * bit for bit in f"{a:032b}"), 2)


@pytest.mark.parametrize("name", COMPARE)
@pytest.mark.parametrize("kind", ["i32", "u32"])
def test_compare(scalars, name, kind):
    read = signed if kind == "i32" else int
    found = scalars(f"s_cmp_{name}_{kind} s16, s17", PAIRS)
    assert found[:, 2].tolist() == [int(COMPARE[name](read(a), read(b))) for a, b in PAIRS]
    found = scalars(f"s_cmpk_{name}_{kind} s16, 0x7fff", PAIRS)
    assert found[:, 2].tolist() == [int(COMPARE[name](read(a), 0x7FFF)) for a, _ in PAIRS]


WIDE = {
    "s_and_b64": lambda a, b: nonzero(a & b, 64),
    "s_or_b64": lambda a, b: nonzero(a | b, 64),
    "s_xor_b64": lambda a, b: nonzero(a ^ b, 64),
    "s_andn2_b64": lambda a, b: nonzero(a & ~b, 64),
    "s_cselect_b64": lambda a, b: (a, None),
}
QUADS = [[a, b, c, d] for a, b, c, d in itertools.product([0, 1, 0x80000000, M32], repeat=4)]


@pytest.mark.parametrize("name", WIDE)
def test_wide(scalars, name):
    found = scalars(f"{name} s[24:25], s[16:17], s[18:19]", QUADS, scc=1)
    for row, (a, b, c, d) in zip(found.tolist(), QUADS, strict=True):
        result, scc = WIDE[name](a | b << 32, c | d << 32)
        assert row == [result & M32, result >> 32 & M32, 1 if scc is None else scc]


@pytest.mark.parametrize(
    "name, shift", [("s_lshl_b64", lambda a, n: a << n), ("s_lshr_b64", lambda a, n: a >> n), ("s_ashr_i64", lambda a, n: signed(a, 64) >> n)]
)
def test_wide_shifts(scalars, name, shift):
    rows = [[a, b, n] for a in (1, 0x80000001) for b in (0, 0xC0000000) for n in (0, 1, 31, 32, 33, 63, 64)]
    for row, (a, b, n) in zip(scalars(f"{name} s[24:25], s[16:17], s18", rows).tolist(), rows, strict=True):
        result = shift(a | b << 32, n & 63) & M64
        assert row == [result & M32, result >> 32, int(result != 0)]


@pytest.mark.parametrize("op, expected", [("s_cmp_eq_u64", lambda a, b: a == b), ("s_cmp_lg_u64", lambda a, b: a != b)])
def test_wide_compare(scalars, op, expected):
    found = scalars(f"{op} s[16:17], s[18:19]", QUADS)
    assert found[:, 2].tolist() == [int(expected(a | b << 32, c | d << 32)) for a, b, c, d in QUADS]


@pytest.mark.parametrize(
    "name, combine",
    [
        ("and", lambda a, e: a & e),
        ("or", lambda a, e: a | e),
        ("andn2", lambda a, e: a & ~e),
        ("xor", lambda a, e: a ^ e),
        ("orn2", lambda a, e: a | ~e),
        ("nand", lambda a, e: ~(a & e)),
        ("nor", lambda a, e: ~(a | e)),
        ("xnor", lambda a, e: ~(a ^ e)),
        ("andn1", lambda a, e: ~a & e),
        ("orn1", lambda a, e: ~a | e),
    ],
)
@pytest.mark.parametrize("before", [M64, 0x0F0F_0000_0000_3C3C, 0])
def test_saveexec(scalars, name, combine, before):
    op = f"s_mov_b32 exec_lo, {before & M32:#x}\n\ts_mov_b32 exec_hi, {before >> 32:#x}\n\ts_{name}_saveexec_b64 s[20:21], s[16:17]\n\t"
    rows = [[5, 0], [0, 0], [M32, M32], [0, 0x80000000]]
    for row, (a, b) in zip(scalars(op + "s_mov_b64 s[24:25], exec\n\ts_mov_b64 exec, -1", rows).tolist(), rows, strict=True):
        result = combine(a | b << 32, before) & M64
        assert row == [result & M32, result >> 32, int(result != 0)]
    kept = scalars(op + "s_mov_b64 s[24:25], s[20:21]\n\ts_mov_b64 exec, -1", rows)
    assert all(row[:2] == [before & M32, before >> 32] for row in kept.tolist())


@pytest.mark.parametrize("name, combine", [("andn1", lambda a, e: ~a & e), ("andn2", lambda a, e: a & ~e)])
def test_wrexec(scalars, name, combine):
    before, rows = 0x0F0F_0000_0000_3C3C, [[5, 0], [0, 0], [M32, M32], [0x3C3C, 0x0F0F0000], [0, 0x80000000]]
    for register in ("s[20:21]", "exec"):
        op = f"s_mov_b32 exec_lo, {before & M32:#x}\n\ts_mov_b32 exec_hi, {before >> 32:#x}\n\ts_{name}_wrexec_b64 s[20:21], s[16:17]\n\t"
        found = scalars(op + f"s_mov_b64 s[24:25], {register}\n\ts_mov_b64 exec, -1", rows)
        for row, (a, b) in zip(found.tolist(), rows, strict=True):
            result = combine(a | b << 32, before) & M64
            assert row == [result & M32, result >> 32, int(result != 0)]


@pytest.mark.parametrize(
    "op, expected",
    [
        ("s_movk_i32 s24, 0x8000", lambda a: -0x8000),
        ("s_addk_i32 s16, 0xfffe\n\ts_mov_b32 s24, s16", lambda a: a - 2),
        ("s_mulk_i32 s16, 3\n\ts_mov_b32 s24, s16", lambda a: 3 * a),
    ],
)
def test_short_constants(scalars, op, expected):
    found = scalars(op, [[a] for a in EDGES])
    assert found[:, 0].tolist() == [expected(a) & M32 for a in EDGES]


def test_bit_tests_and_sets(scalars):
    assert scalars("s_bitcmp1_b32 s16, 31", [[a] for a in EDGES])[:, 2].tolist() == [a >> 31 for a in EDGES]
    assert scalars("s_bitcmp0_b32 s16, 0", [[a] for a in EDGES])[:, 2].tolist() == [1 - (a & 1) for a in EDGES]
    assert scalars("s_bitset1_b32 s24, 4", [[0]])[0, 0] == 16
    assert scalars("s_bitset0_b32 s16, 0\n\ts_mov_b32 s24, s16", [[7]])[0, 0] == 6
    rows = [[a, b, bit] for a, b in ((0, 0), (M32, M32), (5, 9)) for bit in (0, 31, 32, 63, 64, 95)]
    for name, change in (("s_bitset1_b64", lambda v, bit: v | 1 << bit), ("s_bitset0_b64", lambda v, bit: v & ~(1 << bit))):
        found = scalars(f"{name} s[16:17], s18\n\ts_mov_b64 s[24:25], s[16:17]", rows)
        assert [row[0] | row[1] << 32 for row in found.tolist()] == [change(a | b << 32, bit & 63) for a, b, bit in rows]
    tests = scalars("s_bitcmp1_b64 s[16:17], s18", rows)[:, 2].tolist()
    assert tests == [(a | b << 32) >> (bit & 63) & 1 for a, b, bit in rows]
    assert scalars("s_bitcmp0_b64 s[16:17], s18", rows)[:, 2].tolist() == [1 - bit for bit in tests]


NOTHING = ["s_wakeup", "s_sendmsg sendmsg(MSG_INTERRUPT)", "s_incperflevel 1", "s_decperflevel 1", "s_ttracedata", "v_clrexcp", "ds_nop", "s_dcache_inv_vol",
           "s_dcache_wb_vol", "s_dcache_inv", "s_dcache_wb", "s_sleep 1", "s_setprio 3", "s_sethalt 0", "s_icache_inv", "v_nop",
           "v_nop row_shl:1 row_mask:0xa bank_mask:0x1", "v_nop_sdwa", "s_nop 3"]  # fmt: skip


def test_what_does_nothing_to_the_registers(scalars):
    found = scalars("s_mov_b64 s[24:25], s[16:17]\n\t" + "\n\t".join(NOTHING), [[3, 5]], scc=1)
    assert found.tolist() == [[3, 5, 1]]


@pytest.mark.parametrize("name", ["s_memtime", "s_memrealtime"])
def test_counters_grow(scalars, name):
    wait = "s_waitcnt lgkmcnt(0)"
    op = f"{name} s[20:21]\n\t{wait}\n\ts_nop 9\n\t{name} s[22:23]\n\t{wait}\n\ts_sub_u32 s24, s22, s20\n\ts_subb_u32 s25, s23, s21"
    ((low, high, _),) = scalars(op, [[0]]).tolist()
    assert low >= 10 and high == 0


@pytest.mark.parametrize("op", ["s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0xf", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 8), 0xf0",
                                "s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s16", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 8), 0x7f"])  # fmt: skip
def test_mode_as_it_is(scalars, op):
    """To nearest even and denormals kept is what the interpreter does; exceptions trap nowhere here."""
    found = scalars(f"{op}\n\ts_getreg_b32 s24, hwreg(HW_REG_MODE, 0, 8)\n\ts_getreg_b32 s25, hwreg(HW_REG_MODE, 3, 3)", [[0xFF]])
    assert found[0, :2].tolist() == [0xF0, 0b110]


REFUSED = {
    "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 3": "another rounding is not modelled",
    "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0": "another handling of denormals is not modelled",
    "s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s16": "another handling of denormals is not modelled",
    "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1": "another overflow of halves is not modelled",
    "s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 0, 1), 1": "a hardware register other than MODE is not modelled",
    "s_getreg_b32 s24, hwreg(HW_REG_IB_STS)": "of the hardware registers, only rounding and denormals of MODE, HW_ID and XCC_ID can be read",
    "s_getreg_b32 s24, hwreg(HW_REG_MODE, 8, 2)": "of the hardware registers, only rounding and denormals of MODE, HW_ID and XCC_ID can be read",
    "s_trap 2": "the kernel gave up: wave 0 executed s_trap 2",
}


@pytest.mark.parametrize("op", REFUSED)
def test_what_is_not_modelled_stops_the_run(scalars, op):
    with pytest.raises(SimulationError, match=re.escape(REFUSED[op])):
        scalars(op, [[0xE]])


def test_a_float_as_a_constant_of_64_bits_is_a_double(scalars):
    assert scalars("s_mov_b64 s[24:25], -4.0", [[0]])[0, :2].tolist() == [0, 0xC0100000]
    assert scalars("s_mov_b32 s24, -4.0", [[0]])[0, 0] == 0xC0800000


def test_wide_fields(scalars):
    """The offset is in bits 5:0, the width in bits 22:16."""
    rows = [[a, b, offset | width << 16] for a, b in ((M32, M32), (0x12345678, 0x9ABCDEF0)) for offset in (0, 1, 31, 32, 63) for width in (0, 1, 32, 63, 64)]
    for row, (a, b, field) in zip(scalars("s_bfe_u64 s[24:25], s[16:17], s18", rows).tolist(), rows, strict=True):
        result = (a | b << 32) >> (field & 63) & (1 << (field >> 16)) - 1
        assert row == [result & M32, result >> 32, int(result != 0)]
    rows = [[width, offset] for width in (0, 1, 31, 32, 63, 64, 65) for offset in (0, 1, 31, 32, 63, 64)]
    for row, (width, offset) in zip(scalars("s_bfm_b64 s[24:25], s16, s17", rows).tolist(), rows, strict=True):
        assert row[0] | row[1] << 32 == ((1 << (width & 63)) - 1) << (offset & 63) & M64


@pytest.mark.parametrize("scc", [0, 1])
def test_conditional_constant(scalars, scc):
    op = "s_mov_b32 s24, s16\n\ts_cmovk_i32 s24, 0x8001"
    assert scalars(op, [[5]], scc=scc)[0, 0] == (0xFFFF8001 if scc else 5)


@pytest.mark.parametrize("vcc", [0, 1, 1 << 32, M64])
def test_branches_on_vcc(scalars, vcc):
    body = "s_mov_b32 vcc_lo, s16\n\ts_mov_b32 vcc_hi, s17\n\ts_mov_b32 s24, 1\n\ts_cbranch_{name} .Lover\n\ts_mov_b32 s24, 0\n.Lover:"
    for name, taken in (("vccz", vcc == 0), ("vccnz", vcc != 0)):
        assert scalars(body.format(name=name), [[vcc & M32, vcc >> 32]])[0, 0] == taken


def test_signed_field_of_64_bits(scalars):
    """The number shifted down with its sign, and of that the lowest bits, extended."""
    numbers = (M64, 0x9ABCDEF012345678, 0x7FFFFFFFFFFFFFFF, 0x80000000)
    rows = [[a & M32, a >> 32, at | width << 16] for a in numbers for at in (0, 1, 31, 32, 63) for width in (0, 1, 2, 32, 33, 63, 64, 100)]
    for row, (low, high, field) in zip(scalars("s_bfe_i64 s[24:25], s[16:17], s18", rows).tolist(), rows, strict=True):
        number, width = low | high << 32, min(field >> 16, 64)
        shifted = (number - (number >> 63 << 64)) >> (field & 63)
        part = shifted & (1 << width) - 1
        result = part - (1 << width) if width and part >> width - 1 else part
        assert row == [result & M32, result >> 32 & M32, int(result != 0)]


def test_signed_field(scalars):
    rows = [[0xF0, 4 | 4 << 16], [0x70, 4 | 4 << 16], [0x80000000, 0 | 32 << 16], [M32, 3 | 0 << 16]]
    assert scalars("s_bfe_i32 s24, s16, s17", rows)[:, 0].tolist() == [M32, 7, 0x80000000, 0]


def test_where_a_wave_is(listing):
    """All blocks are on one compute unit, and the waves of a block on its four SIMDs in turn; HIP's __smid() reads these fields (CDNA3 ISA, HW_ID)."""
    body = "\ts_load_dwordx4 s[4:7], s[0:1], 0x0\n\ts_getreg_b32 s8, hwreg(HW_REG_HW_ID, 4, 2)\n\ts_getreg_b32 s9, hwreg(HW_REG_HW_ID, 0, 4)\n"
    body += "\ts_getreg_b32 s10, hwreg(HW_REG_HW_ID, 6, 26)\n\ts_getreg_b32 s11, hwreg(HW_REG_XCC_ID)\n\tv_lshlrev_b32_e32 v0, 4, v0\n"
    body += "".join(f"\tv_mov_b32_e32 v{4 + i}, s{8 + i}\n" for i in range(4))
    body += "\ts_waitcnt lgkmcnt(0)\n\tglobal_store_dwordx4 v0, v[4:7], s[6:7]\n\ts_endpgm\n"
    found = np.zeros((512, 4), np.uint32)
    assert launch(listing(body), 1, 512, [np.zeros(1, np.uint32), found]).ok
    assert found[::64].tolist() == [[wave % 4, wave // 4, 0, 0] for wave in range(8)]
