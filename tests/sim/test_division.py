"""Doubles: products added with one rounding, the instructions that a division is made of, and the division that LLVM builds of them."""

import math
from fractions import Fraction

import numpy as np
import pytest

from tests.sim.float_oracle import as_words, check, exact, floats, nearest

WIDE = ["v60", "v61"]


def fused(a: float, b: float, c: float) -> float:
    return a * b + c


def test_fma_of_doubles_rounds_once(lanes):
    rng = np.random.default_rng(71)
    given = floats(71, 3, "f64")
    given[:2, 30:] = 1 + rng.integers(0, 1 << 52, (2, 34)) / 2.0**52
    given[2, 30:50] = -(given[0, 30:50] * given[1, 30:50])  # what is left is the product's rounding error
    given[2, 50:] = given[0, 50:] * 2.0 ** rng.integers(-60, 60, 14)
    given[:, 60] = 1 + 2.0**-52, 1 - 2.0**-53, 2.0**-53  # next to a tie
    expected = [exact("f64", fused, *map(float, column)) for column in given.T]
    check(lanes("v_fma_f64 v[60:61], v[10:11], v[12:13], v[14:15]", as_words(given), WIDE), expected, "f64")
    check(lanes("v_fmac_f64 v[14:15], v[10:11], v[12:13]", as_words(given), ["v14", "v15"]), expected, "f64")


# The sequence of LLVM's AMDGPUTargetLowering for a division of doubles: 1/d by Newton's method on what v_div_scale gives, then the quotient and its error.
DIVIDE = """v_div_scale_f64 v[20:21], s[20:21], v[12:13], v[12:13], v[10:11]
	v_rcp_f64_e32 v[22:23], v[20:21]
	v_div_scale_f64 v[30:31], vcc, v[10:11], v[12:13], v[10:11]
	s_nop 1
	v_fma_f64 v[24:25], -v[20:21], v[22:23], 1.0
	v_fma_f64 v[22:23], v[22:23], v[24:25], v[22:23]
	v_fma_f64 v[24:25], -v[20:21], v[22:23], 1.0
	v_fma_f64 v[22:23], v[22:23], v[24:25], v[22:23]
	v_mul_f64 v[26:27], v[30:31], v[22:23]
	v_fma_f64 v[28:29], -v[20:21], v[26:27], v[30:31]
	s_nop 3
	v_div_fmas_f64 v[28:29], v[28:29], v[22:23], v[26:27]
	v_div_fixup_f64 v[60:61], v[28:29], v[12:13], v[10:11]"""


def quotient(a: float, b: float) -> float:
    if math.isnan(a) or math.isnan(b) or a == b == 0 or math.isinf(a) and math.isinf(b):
        return math.nan
    sign = math.copysign(1, a) * math.copysign(1, b)
    if math.isinf(a) or b == 0:
        return sign * math.inf
    if math.isinf(b) or a == 0:
        return sign * 0.0
    return nearest(Fraction(a) / Fraction(b), "f64", negative_zero=sign < 0)


def operands(seed: int) -> np.ndarray:
    """Of every size whose quotient is a normal number, next to special ones."""
    rng = np.random.default_rng(seed)
    found = rng.uniform(1, 2, (2, 64)) * 2.0 ** rng.integers(-500, 500, (2, 64))
    special = [0.0, -0.0, 1.0, -3.0, math.inf, -math.inf, math.nan]
    found[0, :49], found[1, :49] = np.repeat(special, 7), np.tile(special, 7)
    found[:, 49] = 2.0**1020, 2.0**1010  # the reciprocal is subnormal
    found[:, 50] = 3 * 2.0**-1070, 7 * 2.0**-1072  # subnormal ones
    found[:, 51] = 1.7e308, 3.0
    found[:, 52] = 1.7e308, 2.0**-300  # overflow
    found[:, 53] = 5 * 2.0**-1060, 2.0**-900
    found[:, 54] = 2.0**900, 3 * 2.0**-10
    return found


@pytest.mark.parametrize("seed", [72, 73])
def test_division_of_doubles(lanes, seed):
    given = operands(seed)
    expected = [quotient(float(a), float(b)) for a, b in given.T]
    check(lanes(DIVIDE, as_words(given), WIDE), expected, "f64")


SCALES = [  # numerator, denominator, the power of two that v_div_scale puts to (denominator, numerator), whether v_div_fmas must scale back
    (1.0, 3.0, (0, 0), False),
    (2.0**900, 2.0**-10, (128, 0), True),  # exponents 768 apart or more
    (2.0**-400, 2.0**-1040, (128, 128), False),  # a denormal denominator
    (2.0**1000, 2.0**1023, (-128, -128), False),  # a denormal reciprocal
    (2.0**-1000, 2.0**30, (0, 128), True),  # a denormal quotient
    (2.0**-1000, 2.0**-990, (128, 128), False),  # a small numerator
]


@pytest.mark.parametrize("numerator, denominator, powers, flag", SCALES)
def test_scales_of_a_division(lanes, numerator, denominator, powers, flag):
    """CDNA3 ISA, V_DIV_SCALE_F64, row by row."""
    given = as_words(np.stack([np.full(64, numerator), np.full(64, denominator)]))
    ops = "v_div_scale_f64 v[60:61], s[20:21], v[12:13], v[12:13], v[10:11]\n\tv_div_scale_f64 v[62:63], s[22:23], v[10:11], v[12:13], v[10:11]"
    found = lanes(ops, given, ["v60", "v61", "v62", "v63", "s20", "s22"])
    check(found[:2], [math.ldexp(denominator, powers[0])] * 64, "f64")
    check(found[2:4], [math.ldexp(numerator, powers[1])] * 64, "f64")
    assert (found[4:] == (0xFFFFFFFF if flag else 0)).all()


def test_a_factor_of_zero_makes_a_legacy_product_zero(lanes):
    given = np.array([[0.0, -0.0, 2.0, math.inf] * 16, [math.inf, math.nan, 3.0, 0.0] * 16], np.float32)
    check(lanes("v_mul_legacy_f32 v60, v10, v11", as_words(given), ["v60"]), [0.0, 0.0, 6.0, 0.0] * 16, "f32")
    check(lanes("v_mad_legacy_f32 v60, v10, v11, 1.0", as_words(given), ["v60"], target="gfx90a"), [1.0, 1.0, 7.0, 1.0] * 16, "f32")
