"""Typed buffer accesses: every component of every format, against Python's struct and fractions."""

import struct
from fractions import Fraction

import numpy as np
import pytest

from tests.sim.conftest import frame
from tests.sim.float_oracle import nearest
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch

DATA = {"8": (1, 8, 1), "16": (1, 16, 2), "8_8": (2, 8, 3), "32": (1, 32, 4), "16_16": (2, 16, 5), "8_8_8_8": (4, 8, 10), "32_32": (2, 32, 11),
        "16_16_16_16": (4, 16, 12), "32_32_32": (3, 32, 13), "32_32_32_32": (4, 32, 14)}  # fmt: skip
NUMBERS = {"UNORM": 0, "SNORM": 1, "USCALED": 2, "SSCALED": 3, "UINT": 4, "SINT": 5, "FLOAT": 7}
CASES = [
    (data, number) for data, (_, bits, _) in DATA.items() for number in NUMBERS if not (bits == 8 and number == "FLOAT" or bits == 32 and NUMBERS[number] < 4)
]
SETUP = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, {shift}, v0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s8, {base}
	s_mov_b32 s9, {high}
	s_mov_b32 s10, 0x10000
	s_mov_b32 s11, {word:#x}
"""


def number_of(field: int, bits: int, number: str) -> Fraction | float:
    signed = field - (1 << bits) if field >> bits - 1 else field
    if number == "FLOAT":
        return struct.unpack("<e" if bits == 16 else "<f", field.to_bytes(bits // 8, "little"))[0]
    if number == "UNORM":
        return Fraction(field, (1 << bits) - 1)
    if number == "SNORM":
        return max(Fraction(signed, (1 << bits - 1) - 1), Fraction(-1))
    return Fraction(signed if number[0] == "S" else field)


def register_of(value: Fraction | float, number: str, halves: bool) -> int:
    if number in ("UINT", "SINT"):
        return int(value) & (0xFFFF if halves else 0xFFFFFFFF)
    kind, code = ("f16", "<e") if halves else ("f32", "<f")
    return int.from_bytes(struct.pack(code, nearest(Fraction(value), kind)), "little")


def fields_of(count: int, bits: int, number: str, seed: int, halves: bool) -> np.ndarray:
    """Elements [lane, field] whose numbers fit: floats that are whole numbers, and integers of at most 15 bits for halves."""
    rng = np.random.default_rng(seed)
    if number == "FLOAT":
        return rng.integers(-2048, 2049, (64, count)).astype(f"f{bits // 8}").view(f"u{bits // 8}")
    most = 1 << (min(bits, 14) if halves and number in ("UINT", "SINT") else bits)
    found = rng.integers(0, most, (64, count), dtype=np.uint64)
    found[:2] = [[0] * count, [most - 1] * count]
    return found.astype(f"u{bits // 8}")


def typed(data: str, number: str, verb: str, registers: str, halves: bool, typed_by: str) -> tuple[str, int]:
    """The instruction, and the fourth word of its resource."""
    count, _, code = DATA[data]
    name = f"format{'_d16' if halves else ''}_{'xyzw'[:count]}"
    if typed_by == "instruction":
        words = f"format:[BUF_DATA_FORMAT_{data},BUF_NUM_FORMAT_{number}]"
        return f"tbuffer_{verb}_{name} {registers}, v1, s[8:11], 0 {words} offen", 0x27000
    return f"buffer_{verb}_{name} {registers}, v1, s[8:11], 0 offen", 0o7654 | NUMBERS[number] << 12 | code << 15


@pytest.mark.parametrize("typed_by", ["instruction", "resource"])
@pytest.mark.parametrize("halves", [False, True])
@pytest.mark.parametrize("verb", ["load", "store"])
@pytest.mark.parametrize("data", ["8", "16_16", "32_32_32", "8_8_8_8"])
def test_each_instruction(data, verb, halves, typed_by):
    compare(data, "SINT", verb, halves, typed_by)


@pytest.mark.one_in(8)
@pytest.mark.also("16_16-SNORM-store-True-instruction")
@pytest.mark.parametrize("typed_by", ["instruction", "resource"])
@pytest.mark.parametrize("halves", [False, True])
@pytest.mark.parametrize("verb", ["load", "store"])
@pytest.mark.parametrize("data, number", CASES)
def test_each_format(data, number, verb, halves, typed_by):
    compare(data, number, verb, halves, typed_by)


def compare(data, number, verb, halves, typed_by):
    count, bits, _ = DATA[data]
    size = count * bits // 8
    fields = fields_of(count, bits, number, size, halves)
    # nothing that a half rounds comes back as it was, so such numbers are only loaded
    if verb == "store" and halves and bits > 8 and number not in ("FLOAT", "UINT", "SINT"):
        fields = np.where(np.arange(64)[:, None] % 2, np.uint16(0), np.uint16(0 if number[0] == "S" else 1024 if number == "USCALED" else 0xFFFF))
        fields = np.broadcast_to(fields, (64, count)).astype(np.uint16)
    numbers = [[register_of(number_of(int(field), bits, number), number, halves) for field in row] for row in fields]
    per_lane = -(-count // 2) if halves else count
    rows = [[sum(value << 16 * i for i, value in enumerate(row[2 * r : 2 * r + 2])) if halves else row[r] for row in numbers] for r in range(per_lane)]
    in_memory = np.frombuffer(np.ascontiguousarray(fields).tobytes().ljust(64 * 16, b"\0"), np.uint8).copy()
    registers = f"v[20:{19 + per_lane}]" if per_lane > 1 else "v20"
    op, word = typed(data, number, verb, registers, halves, typed_by)
    setup = SETUP.format(shift=size.bit_length() - 1, base="s4" if verb == "load" else "s6", high="s5" if verb == "load" else "s7", word=word)
    if size == 12:
        setup += "\tv_mul_u32_u24_e32 v1, 12, v0\n"
    if verb == "load":
        body = setup + f"\t{op}\n\ts_waitcnt vmcnt(0)\n" + "".join(f"\tglobal_store_dword v2, v{20 + r}, s[6:7] offset:{256 * r}\n" for r in range(per_lane))
        found = np.zeros((per_lane, 64), np.uint32)
        report = launch(frame(body + "\ts_endpgm"), 1, 64, [in_memory, found])
        assert report.ok, str(report)
        mask = 0xFFFF if halves and count == 1 else 0xFFFFFFFF
        assert (found & mask).tolist() == rows
        return
    body = (
        setup + "".join(f"\tglobal_load_dword v{20 + r}, v2, s[4:5] offset:{256 * r}\n" for r in range(per_lane)) + f"\ts_waitcnt vmcnt(0)\n\t{op}\n\ts_endpgm"
    )
    found = np.zeros(64 * 16, np.uint8)
    report = launch(frame(body), 1, 64, [np.array(rows, np.uint32), found])
    assert report.ok, str(report)
    exact = number not in ("SNORM",) or fields.size == 0
    again = found[: 64 * size].view(f"u{bits // 8}").reshape(64, count)
    low = 1 << bits - 1  # of SNORM -1 has two codes, and a store gives the greater
    expected = fields if exact else np.where(fields == low, low + 1, fields)
    np.testing.assert_array_equal(again, expected)


def test_the_high_half():
    setup = SETUP.format(shift=1, base="s4", high="s5", word=0o7654 | 7 << 12 | 2 << 15)
    body = (
        setup
        + "\tv_mov_b32_e32 v21, 0x3c000000\n\tbuffer_load_format_d16_hi_x v20, v1, s[8:11], 0 offen\n\ts_waitcnt vmcnt(0)\n\tv_lshrrev_b32_e32 v20, 16, v20\n"
    )
    body += "\tglobal_store_dword v2, v20, s[6:7]\n\tbuffer_store_format_d16_hi_x v21, v1, s[8:11], 0 offen\n\ts_endpgm"
    values, found = np.arange(64, dtype=np.float16), np.zeros(64, np.uint32)
    report = launch(frame(body), 1, 64, [values, found])
    assert report.ok, str(report)
    np.testing.assert_array_equal(found, np.arange(64, dtype=np.float16).view(np.uint16))
    assert set(values.tolist()) == {1.0}


def test_components_that_the_resource_says():
    """Its selections 0 and 1 stand for the numbers, in place of fields of the element."""
    setup = SETUP.format(shift=2, base="s4", high="s5", word=4 | 1 << 3 | 0 << 6 | 4 << 9 | NUMBERS["UINT"] << 12 | DATA["32"][2] << 15)
    stores = "".join(f"\tglobal_store_dword v2, v{20 + r}, s[6:7] offset:{256 * r}\n" for r in range(4))
    values, found = np.arange(64, dtype=np.uint32) + 7, np.zeros((4, 64), np.uint32)
    assert launch(
        frame(setup + "\tbuffer_load_format_xyzw v[20:23], v1, s[8:11], 0 offen\n\ts_waitcnt vmcnt(0)\n" + stores + "\ts_endpgm"), 1, 64, [values, found]
    ).ok
    np.testing.assert_array_equal(found, [values, values * 0 + 1, values * 0, values])


AT = "v1, s[8:11], 0"
WRONG = {
    f"tbuffer_load_format_x v20, {AT} format:[BUF_DATA_FORMAT_10_11_11,BUF_NUM_FORMAT_FLOAT] offen": "the data format 6 of a buffer",
    f"tbuffer_load_format_xy v[20:21], {AT} format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_UINT] offen": "a component beyond the 1 of the buffer's format",
    f"tbuffer_load_format_d16_x v20, {AT} format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_UINT] offen": "a whole number of more than 15 bits in half a register",
    f"tbuffer_store_format_x v0, {AT} format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_UINT] offen": "a store of 1 components to a buffer of 2",
    f"tbuffer_store_format_x v1, {AT} format:[BUF_DATA_FORMAT_8,BUF_NUM_FORMAT_SINT] offen": "a whole number that does not fit the 8 bits of its field",
    f"buffer_load_format_x v20, {AT} offen": "the number format 0 of a buffer with fields of 32 bits",
}


@pytest.mark.parametrize("op", WRONG)
def test_what_is_not_modelled_ends_the_run(op):
    body = SETUP.format(shift=2, base="s4", high="s5", word=4 << 15) + f"\t{op}\n\ts_endpgm"
    with pytest.raises(SimulationError) as caught:
        launch(frame(body), 1, 64, [np.arange(64, dtype=np.uint32) << 15, np.zeros(64, np.uint32)])
    assert str(caught.value).endswith(f"{WRONG[op]} is not modelled: {op}")
