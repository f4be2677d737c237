"""16-bit vector instructions: integers against Python's, halves against exact rational arithmetic; which of them keep the half that they do not write."""

import math
from fractions import Fraction

import numpy as np
import pytest

from tests.sim.float_oracle import as_words, check, exact, floats, greater, lesser
from tests.sim.integers import compare, signed, words

KEPT = "\tv_mov_b32_e32 v60, 0xabcd1234"
NEW = 0xABCD0000  # what the instructions that are new with GFX9 leave in the upper half; the older ones clear it (Vega ISA, V_MAD_F16, V_MAD_LEGACY_F16)


def s16(value: int) -> int:
    return signed(value, 16)


def u16(value: int) -> int:
    return value & 0xFFFF


INTEGER = {
    "v_mad_u16": (NEW, lambda a, b, c: a * b + c),
    "v_mad_i16": (NEW, lambda a, b, c: a * b + c),
    "v_mad_legacy_u16": (0, lambda a, b, c: a * b + c),
    "v_mad_legacy_i16": (0, lambda a, b, c: a * b + c),
    "v_add_i16": (NEW, lambda a, b, c: a + b),
    "v_sub_i16": (NEW, lambda a, b, c: a - b),
    "v_min3_i16": (NEW, lambda a, b, c: min(map(s16, (a, b, c)))),
    "v_max3_i16": (NEW, lambda a, b, c: max(map(s16, (a, b, c)))),
    "v_med3_i16": (NEW, lambda a, b, c: sorted(map(s16, (a, b, c)))[1]),
    "v_min3_u16": (NEW, lambda a, b, c: min(map(u16, (a, b, c)))),
    "v_max3_u16": (NEW, lambda a, b, c: max(map(u16, (a, b, c)))),
    "v_med3_u16": (NEW, lambda a, b, c: sorted(map(u16, (a, b, c)))[1]),
}
WIDENING = {
    "v_mad_u32_u16": lambda a, b, c: u16(a) * u16(b) + c,
    "v_mad_i32_i16": lambda a, b, c: s16(a) * s16(b) + c,
}


@pytest.mark.parametrize("name", INTEGER)
def test_integers(lanes, name):
    given = words(41, 3)
    upper, function = INTEGER[name]
    sources = "v10, v11" if name in ("v_add_i16", "v_sub_i16") else "v10, v11, v12"
    found = lanes(f"{name} v60, {sources}", given, ["v60"], before=KEPT)[0]
    compare(found, [upper | function(*map(int, column)) & 0xFFFF for column in given.T])


@pytest.mark.parametrize("name", WIDENING)
def test_widening(lanes, name):
    given = words(42, 3)
    compare(lanes(f"{name} v60, v10, v11, v12", given, ["v60"])[0], [WIDENING[name](*map(int, column)) for column in given.T])


def test_halves_of_registers(lanes):
    """op_sel chooses halves of the sources and, last, of the destination."""
    given = words(43, 3)
    found = lanes("v_mad_u16 v60, v10, v11, v12 op_sel:[1,0,1,1]", given, ["v60"], before=KEPT)[0]
    compare(found, [((a >> 16) * b + (c >> 16) & 0xFFFF) << 16 | 0x1234 for a, b, c in given.T.tolist()])


def median(*values: float) -> float:
    numbers = [value for value in values if not math.isnan(value)]
    order = sorted(numbers, key=lambda v: (v, math.copysign(1, v)))
    return math.nan if not numbers else order[1] if len(numbers) == 3 else order[0]


def rounded_twice(a: float, b: float, c: float) -> float:
    return exact("f16", lambda x, y: x + y, exact("f16", lambda x, y: x * y, a, b), c)


def fused(a: float, b: float, c: float) -> float:
    return exact("f16", lambda x, y, z: x * y + z, a, b, c)


def quotient(a: float, b: float, c: float) -> float:
    """V_DIV_FIXUP_F16: a is the quotient of c by b."""
    sign = math.copysign(1, b) * math.copysign(1, c)
    if math.isnan(b) or math.isnan(c) or b == c == 0 or math.isinf(b) and math.isinf(c):
        return math.nan
    if b == 0 or math.isinf(c):
        return sign * math.inf
    return sign * 0.0 if math.isinf(b) or c == 0 else math.copysign(a, sign)


HALVES = {
    "v_min3_f16": (NEW, lambda a, b, c: lesser(lesser(a, b), c)),
    "v_max3_f16": (NEW, lambda a, b, c: greater(greater(a, b), c)),
    "v_med3_f16": (NEW, median),
    "v_mad_f16": (NEW, rounded_twice),
    "v_mad_legacy_f16": (0, rounded_twice),
    "v_fma_legacy_f16": (0, fused),
    "v_div_fixup_f16": (NEW, quotient),
    "v_div_fixup_legacy_f16": (0, quotient),
}


@pytest.mark.parametrize("name", HALVES)
def test_three_halves(lanes, name):
    given = floats(44, 3, "f16")
    upper, function = HALVES[name]
    found = lanes(f"{name} v60, v10, v11, v12", as_words(given), ["v60"], before=KEPT)
    assert (found & 0xFFFF0000 == upper).all()
    check(found & 0xFFFF, [function(*map(float, column)) for column in given.T], "f16")


def test_products_of_halves_onto_the_destination_and_with_a_literal(lanes):
    given = floats(45, 3, "f16")
    columns = [list(map(float, column)) for column in given.T]
    check(lanes("v_mac_f16 v12, v10, v11", as_words(given), ["v12"]), [rounded_twice(a, b, c) for a, b, c in columns], "f16")
    for op, function in (("v_madak_f16 v60, v10, v11, 0x4100", lambda a, b: rounded_twice(a, b, 2.5)), ("v_madmk_f16 v60, v10, 0x4100, v11", None)):
        found = lanes(op, as_words(given), ["v60"], before=KEPT)
        assert (found >> 16 == 0xABCD).all()
        check(found & 0xFFFF, [(function or (lambda a, b: rounded_twice(a, 2.5, b)))(a, b) for a, b, _ in columns], "f16")


def test_ldexp(lanes):
    (a,) = floats(46, 1, "f16")
    exponents = np.random.default_rng(46).integers(-45, 45, 64).astype(np.int16)
    exponents[:4] = [-32768, 32767, 0, -24]
    found = lanes("v_ldexp_f16 v60, v10, v11", np.array([as_words(a[None])[0], exponents.view(np.uint16)]), ["v60"])
    powers = [max(-99, min(99, int(n))) for n in exponents]
    scaled = [exact("f16", lambda x, n=n: x * (Fraction(2) ** n if isinstance(x, Fraction) else 2.0**n), float(x)) for x, n in zip(a, powers, strict=True)]
    check(found, [math.copysign(value, x) if value == 0 else value for value, x in zip(scaled, a.tolist(), strict=True)], "f16")


@pytest.mark.parametrize("kind", ["f16", "f32", "f64"])
def test_fractions_and_parts(lanes, kind):
    given = floats(47, 1, kind)
    given[0, 50:52] = -1e-7, -5e-324 if kind == "f64" else -6e-8  # so little below zero that the fraction rounds to 1
    source, result, names = ("v[10:11]", "v[60:61]", ["v60", "v61"]) if kind == "f64" else ("v10", "v60", ["v60"])
    below_one = {"f16": 1 - 2.0**-11, "f32": 1 - 2.0**-24, "f64": 1 - 2.0**-53}[kind]
    values = given[0].tolist()
    expected = [min(exact(kind, lambda x: x - math.floor(x), v), below_one) + 0.0 if math.isfinite(v) else math.nan for v in values]
    check(lanes(f"v_fract_{kind} {result}, {source}", as_words(given), names), expected, kind)
    parts = [math.frexp(v) if math.isfinite(v) else (v, 0) for v in values]
    check(lanes(f"v_frexp_mant_{kind} {result}, {source}", as_words(given), names), [mantissa for mantissa, _ in parts], kind)
    whole = "i16" if kind == "f16" else "i32"
    found = lanes(f"v_frexp_exp_{whole}_{kind} v60, {source}", as_words(given), ["v60"])[0]
    assert found.tolist() == [exponent & (0xFFFF if kind == "f16" else 0xFFFFFFFF) for _, exponent in parts]


def normalised(value: float, most: int, least: int) -> int:
    """To nearest even of the value times the greatest number, held between the ends."""
    if math.isnan(value):
        return 0
    return round(Fraction(max(float(least), min(1.0, value))) * most) & 0xFFFF


@pytest.mark.parametrize("sign, most, least", [("i", 32767, -1), ("u", 65535, 0)])
def test_normalised_integers(lanes, sign, most, least):
    rng = np.random.default_rng(48)
    for kind in ("f16", "f32"):
        given = floats(48, 2, kind)
        given[:, 44:] = rng.uniform(-1.1, 1.1, (2, 20)).astype(given.dtype)
        found = lanes(f"v_cvt_pknorm_{sign}16_{kind} v60, v10, v11", as_words(given), ["v60"])[0]
        assert found.tolist() == [normalised(float(a), most, least) | normalised(float(b), most, least) << 16 for a, b in given.T]
        if kind == "f16":
            found = lanes(f"v_cvt_norm_{sign}16_f16 v60, v10", as_words(given), ["v60"])[0]
            assert found.tolist() == [normalised(float(a), most, least) for a in given[0]]


def test_a_lane_for_its_row_and_a_byte_extended_upwards(lanes):
    """DPP row_newbcast; SDWA with a destination whose bits above are filled with the sign, those below with zeros."""
    given = np.arange(64) * 5
    (found,) = lanes("v_mov_b32_dpp v20, v10 row_newbcast:3 row_mask:0xf bank_mask:0xf", [given], ["v20"])
    np.testing.assert_array_equal(found, given[np.arange(64) & ~15 | 3])
    (found,) = lanes("v_mov_b32_sdwa v20, v10 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_0", [given], ["v20"])
    np.testing.assert_array_equal(found, (given.astype(np.int8).astype(np.int32) << 8).astype(np.uint32))


def test_a_literal_of_an_f64_is_its_upper_half(lanes):
    found = lanes("v_ceil_f64_e32 v[20:21], 0x400a0000", [np.zeros(64)], ["v20", "v21"])
    assert set(found.T.copy().view(np.float64).ravel().tolist()) == {4.0}


def test_bytes_of_pairs(lanes):
    a, b = given = words(49, 2)
    held = [max(0, min(255, s16(x))) | max(0, min(255, s16(x >> 16))) << 8 for x in a.tolist()]
    assert lanes("v_sat_pk_u8_i16 v60, v10", given, ["v60"])[0].tolist() == held


@pytest.mark.parametrize("sign, low, high", [("i", -128, 127), ("u", 0, 255)])
def test_shifted_bytes(lanes, sign, low, high):
    given = words(50, 3)
    found = lanes(f"v_ashr_pk_{sign}8_i32 v60, v10, v11, v12", given, ["v60"], target="gfx950", before=KEPT)[0]
    one = [[max(low, min(high, signed(int(value)) >> (int(shift) & 31))) & 0xFF for value in pair] for *pair, shift in given.T]
    assert found.tolist() == [NEW | first | second << 8 for first, second in one]


def test_packed_halves(lanes):
    """v_pk_fmac_f16 adds to its destination; unlike v_pk_min and max, the minimum and maximum of three are NaN where one is."""
    values = floats(51, 6, "f16")
    given = values[:3].view(np.uint16).astype(np.uint32) | values[3:].view(np.uint16).astype(np.uint32) << 16
    halves = [values[:3].T.tolist(), values[3:].T.tolist()]
    found = lanes("v_pk_fmac_f16 v12, v10, v11", given, ["v12"])
    for number, part in enumerate((found & 0xFFFF, found >> 16)):
        check(part, [fused(*column) for column in halves[number]], "f16")
    for name, pick in (("minimum", lesser), ("maximum", greater)):
        found = lanes(f"v_pk_{name}3_f16 v60, v10, v11, v12", given, ["v60"], target="gfx950")
        for number, part in enumerate((found & 0xFFFF, found >> 16)):
            expected = [math.nan if any(map(math.isnan, column)) else pick(pick(column[0], column[1]), column[2]) for column in halves[number]]
            check(part, expected, "f16")
