"""Dot products and sums of absolute differences, element by element in Python's integers and in rationals."""

import math
from fractions import Fraction

import numpy as np
import pytest

from tests.sim.float_oracle import check, nearest
from tests.sim.integers import M32, compare, signed, words


def elements(word: int, bits: int, is_signed: bool = False) -> list[int]:
    parts = [word >> shift & (1 << bits) - 1 for shift in range(0, 32, bits)]
    return [signed(part, bits) for part in parts] if is_signed else parts


def dot(a: int, b: int, c: int, bits: int, is_signed: bool) -> int:
    return c + sum(x * y for x, y in zip(elements(a, bits, is_signed), elements(b, bits, is_signed), strict=True))


@pytest.mark.parametrize("count", [2, 4, 8])
@pytest.mark.parametrize("sign", ["i", "u"])
def test_integer_dot_products(lanes, count, sign):
    given, bits = words(61, 3), 32 // count
    expected = [dot(*map(int, column), bits, sign == "i") for column in given.T]
    compare(lanes(f"v_dot{count}_{sign}32_{sign}{bits} v60, v10, v11, v12\n\ts_nop 2", given, ["v60"])[0], expected)
    if sign == "i":
        compare(lanes(f"v_dot{count}c_i32_i{bits} v12, v10, v11\n\ts_nop 2", given, ["v12"])[0], expected)
    # clang's sdot4 and its like take clamp: the exact sum, held within the type
    given[2] = [(0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0)[lane % 4] for lane in range(64)]
    exact = [dot(a, b, signed(c, 32) if sign == "i" else c, bits, sign == "i") for a, b, c in given.T.tolist()]
    low, high = (-(1 << 31), (1 << 31) - 1) if sign == "i" else (0, M32)
    found = lanes(f"v_dot{count}_{sign}32_{sign}{bits} v60, v10, v11, v12 clamp\n\ts_nop 2", given, ["v60"])[0]
    compare(found, [max(low, min(high, total)) & M32 for total in exact])
    assert any(not low <= total <= high for total in exact)


@pytest.mark.parametrize("sign", ["i", "u"])
def test_chosen_halves_of_integer_dot_products(lanes, sign):
    """On gfx90a op_sel and op_sel_hi choose the factors of the low and of the high product (MI200 ISA, VOP3P); later targets have no such bits."""
    given = words(64, 3)
    for low, high, constant in (((1, 0), (0, 1), None), ((0, 1), (0, 0), None), ((1, 1), (0, 0), None), ((0, 0), (1, 0), 5), ((0, 1), (1, 1), -3)):
        rows = [given[0].tolist(), given[1].tolist() if constant is None else [constant & M32] * 64]
        chosen = [[word >> 16 * a & 0xFFFF | (word >> 16 * b & 0xFFFF) << 16 for word in row] for row, a, b in zip(rows, low, high, strict=True)]
        expected = [dot(a, b, c, 16, sign == "i") for a, b, c in zip(*chosen, given[2].tolist(), strict=True)]
        factor = "v11" if constant is None else constant
        text = f"v_dot2_{sign}32_{sign}16 v60, v10, {factor}, v12 op_sel:[{low[0]},{low[1]},0] op_sel_hi:[{high[0]},{high[1]},1]\n\ts_nop 2"
        compare(lanes(text, given, ["v60"], target="gfx90a")[0], expected)


def as_pairs(values: np.ndarray, kind: str) -> np.ndarray:
    """Rows of words from two rows of float32 each that the type holds exactly."""
    coded = values.astype(np.float16).view(np.uint16).astype(np.uint32) if kind == "f16" else values.astype(np.float32).view(np.uint32) >> 16
    return coded[0::2] | coded[1::2] << 16


@pytest.mark.parametrize("kind, target", [("f16", "gfx90a"), ("f16", "gfx942"), ("f16", "gfx950"), ("bf16", "gfx950")])
def test_dot_products_of_halves(lanes, kind, target):
    """The exact sum, rounded once; with sign modifiers of the halves."""
    rng = np.random.default_rng(62)
    values = (rng.integers(-127, 128, (4, 64)) / 2.0 ** rng.integers(0, 5, (4, 64))).astype(np.float32)
    addend = rng.normal(size=64).astype(np.float32)
    given = np.concatenate([as_pairs(values, kind), addend[None].view(np.uint32)])

    def expected(low: int, high: int) -> list[float]:
        rows = zip(*values.tolist(), addend.tolist(), strict=True)
        return [nearest(low * Fraction(a0) * Fraction(b0) + high * Fraction(a1) * Fraction(b1) + Fraction(c), "f32") for a0, a1, b0, b1, c in rows]

    check(lanes(f"v_dot2_f32_{kind} v60, v10, v11, v12\n\ts_nop 2", given, ["v60"], target=target), expected(1, 1), "f32")
    check(lanes(f"v_dot2_f32_{kind} v60, v10, v11, v12 neg_lo:[1,0,0]\n\ts_nop 2", given, ["v60"], target=target), expected(-1, 1), "f32")
    check(lanes(f"v_dot2_f32_{kind} v60, v10, v11, v12 neg_hi:[0,1,0]\n\ts_nop 2", given, ["v60"], target=target), expected(1, -1), "f32")
    # clang writes both for the sign of the addend, which has no halves
    for op, sign in (("neg_lo:[0,0,1] neg_hi:[0,0,1]", -1), ("neg_lo:[1,0,1] neg_hi:[1,0,1]", 1)):
        found = lanes(f"v_dot2_f32_{kind} v60, v10, v11, v12 {op}\n\ts_nop 2", given, ["v60"], target=target)
        check(found, [-value for value in expected(sign, sign)], "f32")
    check(lanes(f"v_dot2c_f32_{kind} v12, v10, v11\n\ts_nop 2", given, ["v12"], target=target), expected(1, 1), "f32")


def test_dot_products_of_special_halves(lanes):
    special = [math.inf, -math.inf, math.nan, 0.0, 2.0**-24, 65504.0]
    pairs = [(a, b) for a in special for b in special] + [(1.0, 1.0)] * 28
    values = np.array([[a for a, _ in pairs], [1.0] * 64, [b for _, b in pairs], [1.0] * 64], np.float32)
    given = np.concatenate([as_pairs(values, "f16"), np.zeros((1, 64), np.uint32)])
    check(lanes("v_dot2_f32_f16 v60, v10, v11, v12\n\ts_nop 2", given, ["v60"]), [a * b + 1.0 for a, b in pairs], "f32")


def test_dot_product_through_dpp(lanes):
    given = words(63, 3)
    found = lanes("v_dot4c_i32_i8_dpp v12, v10, v11 row_mirror row_mask:0xf bank_mask:0xf\n\ts_nop 2", given, ["v12"])[0]
    a, b, c = given.tolist()
    compare(found, [dot(a[lane & ~15 | 15 - lane % 16], b[lane], c[lane], 8, True) for lane in range(64)])


def apart(a: int, b: int, bits: int, masked: bool = False) -> int:
    return sum(abs(x - y) for x, y in zip(elements(a, bits), elements(b, bits), strict=True) if y or not masked)


DIFFERENCES = {
    "v_sad_u8": lambda a, b, c: apart(a, b, 8) + c,
    "v_sad_hi_u8": lambda a, b, c: (apart(a, b, 8) << 16) + c,
    "v_sad_u16": lambda a, b, c: apart(a, b, 16) + c,
    "v_sad_u32": lambda a, b, c: abs(a - b) + c,
    "v_msad_u8": lambda a, b, c: apart(a, b, 8, masked=True) + c,
    "v_lerp_u8": lambda a, b, c: sum((x + y + (z & 1) >> 1) << 8 * i for i, (x, y, z) in enumerate(zip(*(elements(w, 8) for w in (a, b, c)), strict=True))),
}


@pytest.mark.parametrize("name", DIFFERENCES)
def test_differences(lanes, name):
    given = words(64, 3)
    compare(lanes(f"{name} v60, v10, v11, v12", given, ["v60"])[0], [DIFFERENCES[name](*map(int, column)) & M32 for column in given.T])


def test_one_step_of_the_shift_register(lanes):
    """Its taps are the bits of 197 (CDNA4 ISA, V_PRNG_B32)."""
    (a,) = given = words(65, 1)
    compare(lanes("v_prng_b32 v60, v10", given, ["v60"], target="gfx950")[0], [x << 1 & M32 ^ (197 if x >> 31 else 0) for x in a.tolist()])
