"""Conversions between number formats, against exact rational arithmetic."""

import math
import struct
from fractions import Fraction

import numpy as np
import pytest

from tests.sim.float_oracle import REGISTERS, as_words, check, exact, floats, nearest


def saturated(value: float, low: int, high: int) -> int:
    if math.isnan(value):
        return 0
    return max(low, min(high, math.trunc(value) if math.isfinite(value) else (high if value > 0 else low)))


@pytest.mark.parametrize("op, low, high", [("v_cvt_u32_f32", 0, 0xFFFFFFFF), ("v_cvt_i32_f32", -(1 << 31), (1 << 31) - 1)])
def test_to_integers_saturates(lanes, op, low, high):
    (a,) = given = np.concatenate([floats(12, 1)[:, :60], np.array([[3e9, -3e9, 5e9, -0.7]], np.float32)], axis=1)
    found = lanes(f"{op} v60, v10", as_words(given), ["v60"])[0]
    assert found.tolist() == [saturated(float(x), low, high) & 0xFFFFFFFF for x in a]


HELD = {  # how the number becomes whole, and the ends of the integer's range
    "v_cvt_flr_i32_f32": (math.floor, -(1 << 31), (1 << 31) - 1),
    "v_cvt_rpi_i32_f32": (lambda x: math.floor(Fraction(x) + Fraction(1, 2)), -(1 << 31), (1 << 31) - 1),
    "v_cvt_i32_f64": (math.trunc, -(1 << 31), (1 << 31) - 1),
    "v_cvt_u32_f64": (math.trunc, 0, (1 << 32) - 1),
    "v_cvt_u16_f16": (math.trunc, 0, 65535),
    "v_cvt_i16_f16": (math.trunc, -32768, 32767),
}


@pytest.mark.parametrize("op", HELD)
def test_other_ways_to_integers(lanes, op):
    whole, low, high = HELD[op]
    kind = op[-3:]
    (a,) = given = floats(12, 1, kind)
    expected = [0 if math.isnan(x) else low if x == -math.inf else high if x == math.inf else max(low, min(high, whole(x))) for x in a.tolist()]
    mask = 0xFFFF if "16" in op.partition("_f")[0] else 0xFFFFFFFF
    found = lanes(f"{op} v60, {REGISTERS[kind][1]}", as_words(given), ["v60"])[0]
    assert found.tolist() == [value & mask for value in expected]


def test_a_number_into_one_byte(lanes):
    """Held between 0 and 255, to nearest even; of the byte's number two bits count."""
    (a,) = floats(21, 1)
    a[44:] = [0.5, 1.5, 2.5, 254.5, 255.5, 256.0, -0.5, -1.0, 3.4999, 3.5001, 100.0, 0.49, 127.5, 128.5, 254.51, 1e9, -1e9, 7.0, 8.5, 9.5]
    rng = np.random.default_rng(21)
    byte, word = (rng.integers(0, high, 64, dtype=np.uint64).astype(np.uint32) for high in (8, 1 << 32))
    expected = []
    for number, place, old in zip(a.tolist(), (byte & 3).tolist(), word.tolist(), strict=True):
        held = 0 if math.isnan(number) else round(max(0.0, min(255.0, number)))
        expected.append(old & ~(0xFF << 8 * place) | held << 8 * place)
    given = np.array([a.view(np.uint32), byte, word])
    assert lanes("v_cvt_pk_u8_f32 v60, v10, v11, v12", given, ["v60"])[0].tolist() == expected
    assert lanes("v_cvt_pkaccum_u8_f32 v12, v10, v11", given, ["v12"])[0].tolist() == expected


@pytest.mark.parametrize("op, bits", [("v_cvt_f16_u16", 16), ("v_cvt_f16_i16", 16), ("v_cvt_f64_u32", 32), ("v_cvt_f64_i32", 32)])
def test_other_ways_from_integers(lanes, op, bits):
    (a,) = given = np.random.default_rng(14).integers(0, 1 << 32, (1, 64), dtype=np.uint64).astype(np.uint32)
    kind, is_signed = op.split("_")[2], "_i" in op
    values = [int(x) & (1 << bits) - 1 for x in a]
    expected = [nearest(Fraction(x - (x >> bits - 1 << bits) * is_signed), kind) for x in values]
    result, _, names = REGISTERS[kind]
    check(lanes(f"{op} {result}, v10", given, names), expected, kind)


def test_from_integers_rounds_to_nearest(lanes):
    given = np.random.default_rng(13).integers(0, 1 << 32, (1, 64), dtype=np.uint64).astype(np.uint32)
    check(lanes("v_cvt_f32_u32 v60, v10", given, ["v60"]), [nearest(Fraction(int(x)), "f32") for x in given[0]], "f32")
    check(lanes("v_cvt_f32_i32 v60, v10", given, ["v60"]), [nearest(Fraction(int(x) - (int(x) >> 31 << 32)), "f32") for x in given[0]], "f32")
    for byte in range(4):
        check(lanes(f"v_cvt_f32_ubyte{byte} v60, v10", given, ["v60"]), [float(int(x) >> 8 * byte & 0xFF) for x in given[0]], "f32")


def test_between_float_formats(lanes):
    (a,) = given = floats(14, 1)
    halves = [exact("f16", lambda x: x, float(x)) for x in a]
    check(lanes("v_cvt_f16_f32 v60, v10", as_words(given), ["v60"]), halves, "f16")
    check(lanes("v_cvt_f32_f16 v60, v10", as_words(floats(14, 1, "f16")), ["v60"]), [float(x) for x in floats(14, 1, "f16")[0]], "f32")
    check(lanes("v_cvt_f64_f32 v[60:61], v10", as_words(given), ["v60", "v61"]), [float(x) for x in a], "f64")
    check(
        lanes("v_cvt_f32_f64 v60, v[10:11]", as_words(floats(15, 1, "f64")), ["v60"]),
        [exact("f32", lambda x: x, float(x)) for x in floats(15, 1, "f64")[0]],
        "f32",
    )


def test_bf16_rounds_to_nearest_even_and_keeps_nan(lanes):
    a, b = given = floats(16, 2)
    found = lanes("v_cvt_pk_bf16_f32 v60, v10, v11", as_words(given), ["v60"], target="gfx950")[0]
    for lane in range(64):
        for value, half in ((float(a[lane]), int(found[lane]) & 0xFFFF), (float(b[lane]), int(found[lane]) >> 16)):
            got = struct.unpack("<f", struct.pack("<I", half << 16))[0]
            if math.isnan(value):
                assert math.isnan(got)
                continue
            word = struct.unpack("<I", struct.pack("<f", value))[0]
            down, up = word >> 16, (word >> 16) + 1
            rest = word & 0xFFFF
            assert half == (down if rest < 0x8000 or rest == 0x8000 and down % 2 == 0 else up)


def test_pkrtz_rounds_toward_zero(lanes):
    a, b = given = np.clip(np.nan_to_num(floats(17, 2)), -60000, 60000).astype(np.float32)
    found = lanes("v_cvt_pkrtz_f16_f32 v60, v10, v11", as_words(given), ["v60"])[0]
    halves = found.view(np.float16).reshape(64, 2)
    for got, value in ((halves[:, 0], a), (halves[:, 1], b)):
        next_out = np.nextafter(got, np.copysign(np.float16(np.inf), value.astype(np.float16)))
        assert (np.abs(got.astype(np.float64)) <= np.abs(value)).all() and (np.abs(next_out.astype(np.float64)) > np.abs(value)).all()
