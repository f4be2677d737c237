"""Vector integer instructions, lane by lane against Python's integers."""

import numpy as np
import pytest

from tests.sim.integers import M32, M64, compare, signed, words


def highest(value: int) -> int:
    return 32 - value.bit_length() if value else M32


def bit_field(value: int, offset: int, width: int) -> int:
    return value >> (offset & 31) & (1 << (width & 31)) - 1


def signed_field(value: int, offset: int, width: int) -> int:
    width &= 31
    return signed(signed(value) >> (offset & 31), width) if width else 0


def permuted(high: int, low: int, select: int) -> int:
    pool = (high << 32 | low).to_bytes(8, "little")
    halves = {8: low >> 15 & 1, 9: low >> 31, 10: high >> 15 & 1, 11: high >> 31}
    result = 0
    for byte in range(4):
        choice = select >> 8 * byte & 0xFF
        if choice <= 7:
            value = pool[choice]
        elif choice <= 11:
            value = 0xFF * halves[choice]
        else:
            value = 0 if choice == 12 else 0xFF
        result |= value << 8 * byte
    return result


ONE = {
    "v_mov_b32": lambda a: a,
    "v_not_b32": lambda a: ~a,
    "v_bfrev_b32": lambda a: int(f"{a:032b}"[::-1], 2),
    "v_ffbh_u32": highest,
    "v_ffbl_b32": lambda a: (a & -a).bit_length() - 1 if a else M32,
    "v_ffbh_i32": lambda a: highest(a if signed(a) >= 0 else ~a & M32),
}

TWO = {
    "v_and_b32": lambda a, b: a & b,
    "v_or_b32": lambda a, b: a | b,
    "v_xor_b32": lambda a, b: a ^ b,
    "v_xnor_b32": lambda a, b: ~(a ^ b),
    "v_add_u32": lambda a, b: a + b,
    "v_sub_u32": lambda a, b: a - b,
    "v_subrev_u32": lambda a, b: b - a,
    "v_add_i32": lambda a, b: a + b,
    "v_sub_i32": lambda a, b: a - b,
    "v_lshlrev_b32": lambda a, b: b << (a & 31),
    "v_lshrrev_b32": lambda a, b: b >> (a & 31),
    "v_ashrrev_i32": lambda a, b: signed(b) >> (a & 31),
    "v_mul_lo_u32": lambda a, b: a * b,
    "v_mul_hi_u32": lambda a, b: a * b >> 32,
    "v_mul_hi_i32": lambda a, b: signed(a) * signed(b) >> 32,
    "v_mul_u32_u24": lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF),
    "v_mul_hi_u32_u24": lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF) >> 32,
    "v_mul_i32_i24": lambda a, b: signed(a, 24) * signed(b, 24),
    "v_mul_hi_i32_i24": lambda a, b: signed(a, 24) * signed(b, 24) >> 32,
    "v_mul_lo_i32": lambda a, b: a * b,
    "v_bfm_b32": lambda a, b: (1 << (a & 31)) - 1 << (b & 31),
    "v_bcnt_u32_b32": lambda a, b: bin(a).count("1") + b,
    "v_min_u32": min,
    "v_max_u32": max,
    "v_min_i32": lambda a, b: min(signed(a), signed(b)),
    "v_max_i32": lambda a, b: max(signed(a), signed(b)),
    "v_cvt_pk_u16_u32": lambda a, b: min(a, 0xFFFF) | min(b, 0xFFFF) << 16,
    "v_cvt_pk_i16_i32": lambda a, b: max(-32768, min(32767, signed(a))) & 0xFFFF | (max(-32768, min(32767, signed(b))) & 0xFFFF) << 16,
    "v_pack_b32_f16": lambda a, b: a & 0xFFFF | (b & 0xFFFF) << 16,
    "v_add_u16": lambda a, b: a + b & 0xFFFF,
    "v_sub_u16": lambda a, b: a - b & 0xFFFF,
    "v_subrev_u16": lambda a, b: b - a & 0xFFFF,
    "v_mul_lo_u16": lambda a, b: a * b & 0xFFFF,
    "v_lshlrev_b16": lambda a, b: b << (a & 15) & 0xFFFF,
    "v_lshrrev_b16": lambda a, b: (b & 0xFFFF) >> (a & 15),
    "v_ashrrev_i16": lambda a, b: signed(b, 16) >> (a & 15) & 0xFFFF,
    "v_min_u16": lambda a, b: min(a & 0xFFFF, b & 0xFFFF),
    "v_max_u16": lambda a, b: max(a & 0xFFFF, b & 0xFFFF),
    "v_min_i16": lambda a, b: min(signed(a, 16), signed(b, 16)) & 0xFFFF,
    "v_max_i16": lambda a, b: max(signed(a, 16), signed(b, 16)) & 0xFFFF,
}

THREE = {
    "v_mad_u32_u24": lambda a, b, c: (a & 0xFFFFFF) * (b & 0xFFFFFF) + c,
    "v_mad_i32_i24": lambda a, b, c: signed(a, 24) * signed(b, 24) + c,
    "v_add3_u32": lambda a, b, c: a + b + c,
    "v_lshl_add_u32": lambda a, b, c: (a << (b & 31)) + c,
    "v_add_lshl_u32": lambda a, b, c: (a + b) << (c & 31),
    "v_lshl_or_b32": lambda a, b, c: (a << (b & 31)) | c,
    "v_and_or_b32": lambda a, b, c: a & b | c,
    "v_or3_b32": lambda a, b, c: a | b | c,
    "v_xad_u32": lambda a, b, c: (a ^ b) + c,
    "v_bfe_u32": bit_field,
    "v_bfe_i32": signed_field,
    "v_bfi_b32": lambda a, b, c: a & b | ~a & c,
    "v_alignbit_b32": lambda a, b, c: (a << 32 | b) >> (c & 31),
    "v_alignbyte_b32": lambda a, b, c: (a << 32 | b) >> 8 * (c & 3),
    "v_perm_b32": permuted,
    "v_min3_u32": min,
    "v_max3_u32": max,
    "v_med3_u32": lambda a, b, c: sorted((a, b, c))[1],
    "v_min3_i32": lambda a, b, c: min(map(signed, (a, b, c))),
    "v_max3_i32": lambda a, b, c: max(map(signed, (a, b, c))),
    "v_med3_i32": lambda a, b, c: sorted(map(signed, (a, b, c)))[1],
}

# Results and sources of 64 bits: v[10:11] and on.
WIDE = {
    "v_lshlrev_b64 v[60:61], v10, v[12:13]": lambda a, b, c: b << (a & 63),
    "v_lshrrev_b64 v[60:61], v10, v[12:13]": lambda a, b, c: b >> (a & 63),
    "v_ashrrev_i64 v[60:61], v10, v[12:13]": lambda a, b, c: signed(b, 64) >> (a & 63),
    "v_lshl_add_u64 v[60:61], v[12:13], 3, v[14:15]": lambda a, b, c: (b << 3) + c,
    "v_mov_b64 v[60:61], v[12:13]": lambda a, b, c: b,
    "v_mad_u64_u32 v[60:61], s[30:31], v10, v11, v[14:15]": lambda a, b, c: (a & M32) * (a >> 32) + c,
    "v_mad_i64_i32 v[60:61], s[30:31], v10, v11, v[14:15]": lambda a, b, c: signed(a) * signed(a >> 32) + c,
}


@pytest.mark.parametrize("name", ONE)
def test_one_source(lanes, name):
    (a,) = given = words(1, 1)
    compare(lanes(f"{name} v60, v10", given, ["v60"])[0], [ONE[name](int(x)) for x in a])


@pytest.mark.parametrize("name", TWO)
def test_two_sources(lanes, name):
    a, b = given = words(2, 2)
    compare(lanes(f"{name} v60, v10, v11", given, ["v60"])[0], [TWO[name](int(x), int(y)) for x, y in zip(a, b, strict=True)])


@pytest.mark.parametrize("name", THREE)
def test_three_sources(lanes, name):
    given = words(3, 3)
    if name == "v_perm_b32":
        given[2] = np.random.default_rng(5).integers(0, 14, (64, 4), dtype=np.uint8).view(np.uint32)[:, 0]
    compare(lanes(f"{name} v60, v10, v11, v12", given, ["v60"])[0], [THREE[name](*map(int, column)) for column in given.T])


@pytest.mark.parametrize("op", WIDE)
def test_wide(lanes, op):
    given = words(4, 6)
    pairs = [[int(given[2 * i, lane]) | int(given[2 * i + 1, lane]) << 32 for i in range(3)] for lane in range(64)]
    found = lanes(op, given, ["v60", "v61"])
    expected = [WIDE[op](*pair) & M64 for pair in pairs]
    compare(found[0], expected)
    compare(found[1], [value >> 32 for value in expected])


CARRIES = {
    "v_add_co_u32 v60, s[20:21], v10, v11": lambda a, b, c: (a + b, a + b > M32),
    "v_sub_co_u32 v60, s[20:21], v10, v11": lambda a, b, c: (a - b, b > a),
    "v_subrev_co_u32 v60, s[20:21], v10, v11": lambda a, b, c: (b - a, a > b),
    "v_addc_co_u32 v60, s[20:21], v10, v11, s[22:23]": lambda a, b, c: (a + b + c, a + b + c > M32),
    "v_subb_co_u32 v60, s[20:21], v10, v11, s[22:23]": lambda a, b, c: (a - b - c, b + c > a),
    "v_subbrev_co_u32 v60, s[20:21], v10, v11, s[22:23]": lambda a, b, c: (b - a - c, a + c > b),
}


@pytest.mark.parametrize("op", CARRIES)
def test_carries(lanes, op):
    a, b = given = words(6, 2)
    before = "\ts_mov_b32 s22, 0xa5a5a5a5\n\ts_mov_b32 s23, 0x0f0f3c3c"
    carry_in = 0x0F0F3C3CA5A5A5A5
    found = lanes(op, given, ["v60", "s20", "s21"], before=before)
    expected = [CARRIES[op](int(x), int(y), carry_in >> lane & 1) for lane, (x, y) in enumerate(zip(a, b, strict=True))]
    compare(found[0], [value for value, _ in expected])
    mask = sum(int(carry) << lane for lane, (_, carry) in enumerate(expected))
    assert (int(found[1, 0]), int(found[2, 0])) == (mask & M32, mask >> 32)


def test_bitop3_looks_each_bit_up(lanes):
    given = words(7, 3)
    for table in (0x00, 0x96, 0xE8, 0x6C, 0x36, 0xFF):
        found = lanes(f"v_bitop3_b32 v60, v10, v11, v12 bitop3:{table:#x}", given, ["v60"], target="gfx950")[0]
        for lane, (a, b, c) in enumerate(given.T.tolist()):
            expected = sum((table >> (4 * (a >> i & 1) + 2 * (b >> i & 1) + (c >> i & 1)) & 1) << i for i in range(32))
            assert found[lane] == expected


def test_mbcnt_counts_lanes_below(lanes):
    before = "\tv_mbcnt_lo_u32_b32 v60, -1, 0"
    assert lanes("v_mbcnt_hi_u32_b32 v60, -1, v60", [], ["v60"], before=before)[0].tolist() == list(range(64))


def test_swap(lanes):
    given = words(8, 2)
    found = lanes("v_swap_b32 v10, v11", given, ["v10", "v11"])
    assert (found == given[::-1]).all()


def test_nothing_is_written_where_exec_is_zero(lanes):
    given = words(9, 2)
    before = "\tv_mov_b32_e32 v60, 7\n\ts_mov_b64 exec, 0"
    assert (lanes("v_add_u32 v60, v10, v11", given, ["v60"], before=before) == 7).all()


def test_a_mask_picks_the_lanes_that_are_written(lanes):
    given = words(10, 1)
    before = "\tv_mov_b32_e32 v60, 7\n\ts_mov_b32 exec_lo, 0x5\n\ts_mov_b32 exec_hi, 0x80000000"
    found = lanes("v_mov_b32_e32 v60, v10", given, ["v60"], before=before)[0]
    expected = np.full(64, 7)
    expected[[0, 2, 63]] = given[0, [0, 2, 63]]
    assert (found == expected).all()


@pytest.mark.parametrize("table", [0x80, 0xEC, 0x96, 0x1B])
def test_bitop3_of_halves(lanes, table):
    """Bit n of the result is bit (4a + 2b + c) of the table; the upper half becomes zero."""
    rng = np.random.default_rng(5)
    a, b, c = (rng.integers(0, 1 << 32, 64, dtype=np.uint64) for _ in range(3))
    found = lanes(f"v_bitop3_b16 v20, v10, v11, v12 bitop3:{table:#x}", [a, b, c], ["v20"], target="gfx950")[0]
    for lane in range(64):
        bits = [4 * (int(a[lane]) >> n & 1) + 2 * (int(b[lane]) >> n & 1) + (int(c[lane]) >> n & 1) for n in range(16)]
        assert found[lane] == sum((table >> index & 1) << n for n, index in enumerate(bits))


SATURATING = {
    "v_add_u32_e64": lambda a, b, c: a + b,
    "v_sub_u32_e64": lambda a, b, c: a - b,
    "v_subrev_u32_e64": lambda a, b, c: b - a,
    "v_add_i32": lambda a, b, c: a + b,
    "v_sub_i32": lambda a, b, c: a - b,
    "v_add_u16_e64": lambda a, b, c: a + b,
    "v_sub_u16_e64": lambda a, b, c: a - b,
    "v_subrev_u16_e64": lambda a, b, c: b - a,
    "v_add_i16": lambda a, b, c: a + b,
    "v_sub_i16": lambda a, b, c: a - b,
    "v_mad_u16": lambda a, b, c: a * b + c,
    "v_mad_i16": lambda a, b, c: a * b + c,
    "v_pk_add_u16": lambda a, b, c: a + b,
    "v_pk_sub_u16": lambda a, b, c: a - b,
    "v_pk_mad_u16": lambda a, b, c: a * b + c,
    "v_pk_add_i16": lambda a, b, c: a + b,
    "v_pk_sub_i16": lambda a, b, c: a - b,
    "v_pk_mad_i16": lambda a, b, c: a * b + c,
}


@pytest.mark.parametrize("name", SATURATING)
def test_clamped_results_are_held_within_their_type(lanes, name):
    """And not cut off, as they are without clamp."""
    given = words(15, 3)
    kind, bits = name.removesuffix("_e64")[-3], int(name.removesuffix("_e64")[-2:])
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if kind == "i" else (0, (1 << bits) - 1)
    sources = "v10, v11, v12" if "mad" in name else "v10, v11"
    expected = []
    for column in given.T.tolist():
        halves = []
        for shift in (0, 16) if "_pk_" in name else (0,):
            values = [value >> shift & (1 << bits) - 1 for value in column]
            exact = SATURATING[name](*(signed(value, bits) if kind == "i" else value for value in values))
            halves.append(max(low, min(high, exact)) & (1 << bits) - 1)
        expected.append(halves[0] | (halves[1] << 16 if len(halves) > 1 else 0))
    found = lanes(f"{name} v60, {sources} clamp", given, ["v60"], before="\tv_mov_b32_e32 v60, 0")[0]
    compare(found, expected)
