"""How matrix cores add: a scalar oracle in rational numbers, written from the published model (MMA-Sim 2.1.1, of arXiv 2511.10909) and MIOpen's documentation.

One number of D is computed at a time, from Python floats (which hold every input type) and fractions.
"""

import math
import struct
from fractions import Fraction

import numpy as np
import pytest

from tests.sim.float_oracle import nearest
from tests.sim.matrix_words import packed, result_place
from tiledsl.asm.isa.definition import MatrixShape
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch
from tiledsl.sim.execute.numerics import summation

# mnemonic: (m, k, blocks, types of A and B)
CDNA2 = {
    "v_mfma_f32_32x32x8f16": (32, 8, 1, "f16 f16"),
    "v_mfma_f32_16x16x16f16": (16, 16, 1, "f16 f16"),
    "v_mfma_f32_4x4x4f16": (4, 4, 16, "f16 f16"),
    "v_mfma_f32_16x16x8bf16": (16, 8, 1, "bf16 bf16"),
    "v_mfma_f32_16x16x2bf16": (16, 2, 4, "bf16 bf16"),
    "v_mfma_f32_16x16x16bf16_1k": (16, 16, 1, "bf16 bf16"),
    "v_mfma_f32_32x32x4bf16_1k": (32, 4, 2, "bf16 bf16"),
    "v_mfma_f32_16x16x4f32": (16, 4, 1, "f32 f32"),
    "v_mfma_f64_16x16x4f64": (16, 4, 1, "f64 f64"),
}
CDNA3 = {
    "v_mfma_f32_32x32x8_f16": (32, 8, 1, "f16 f16"),
    "v_mfma_f32_16x16x16_f16": (16, 16, 1, "f16 f16"),
    "v_mfma_f32_4x4x4_16b_f16": (4, 4, 16, "f16 f16"),
    "v_mfma_f32_16x16x16_bf16": (16, 16, 1, "bf16 bf16"),
    "v_mfma_f32_16x16x4_4b_bf16": (16, 4, 4, "bf16 bf16"),
    "v_mfma_f32_16x16x8_xf32": (16, 8, 1, "xf32 xf32"),
    "v_mfma_f32_32x32x4_xf32": (32, 4, 1, "xf32 xf32"),
    "v_mfma_f32_32x32x2_f32": (32, 2, 1, "f32 f32"),
    "v_mfma_f32_4x4x1_16b_f32": (4, 1, 16, "f32 f32"),
    "v_mfma_f64_16x16x4_f64": (16, 4, 1, "f64 f64"),
    "v_mfma_f64_4x4x4_4b_f64": (4, 4, 4, "f64 f64"),
} | {
    f"v_mfma_f32_{shape}_{a}_{b}": (m, k, 1, f"{a} {b}")
    for shape, m, k, a, b in [
        ("16x16x32", 16, 32, "fp8", "fp8"), ("16x16x32", 16, 32, "bf8", "bf8"), ("16x16x32", 16, 32, "fp8", "bf8"), ("32x32x16", 32, 16, "bf8", "fp8"),
    ]
}  # fmt: skip
TARGETS = {"cdna2": "gfx90a", "cdna3": "gfx942"}
CASES = [("cdna2", name) for name in CDNA2] + [("cdna3", name) for name in CDNA3]
SHAPES = CDNA2 | CDNA3

# type: bits, of exponent, of fraction, bias
FORMATS = {
    "f64": (64, 11, 52, 1023), "f32": (32, 8, 23, 127), "xf32": (32, 8, 23, 127), "f16": (16, 5, 10, 15), "bf16": (16, 8, 7, 127),
    "fp8": (8, 4, 3, 8), "bf8": (8, 5, 2, 16),
}  # fmt: skip


def decoded(code, kind):
    """The float of a code; fp8 and bf8 are FNUZ: the only NaN is where -0 would be. xf32 is a float32 without its last 13 bits, whatever they say."""
    bits, exponent_bits, fraction_bits, bias = FORMATS[kind]
    code = code >> 13 << 13 if kind == "xf32" else code
    sign = -1.0 if code >> bits - 1 else 1.0
    exponent, fraction = code >> fraction_bits & (1 << exponent_bits) - 1, code & (1 << fraction_bits) - 1
    if bits == 8 and code == 0x80:
        return math.nan
    if bits > 8 and exponent == (1 << exponent_bits) - 1:
        return math.nan if fraction else sign * math.inf
    return sign * math.ldexp(fraction + (1 << fraction_bits if exponent else 0), max(exponent, 1) - bias - fraction_bits)


def least_exponent(kind):
    return 1 - FORMATS[kind][3]


# -- the oracle ---------------------------------------------------------------------


def fma(x, y, z, kind):
    """x·y + z, rounded once to nearest even."""
    if not all(map(math.isfinite, (x, y, z))):
        return z if math.isfinite(x) and math.isfinite(y) else x * y + z
    exact = Fraction(x) * Fraction(y) + Fraction(z)
    return nearest(exact, kind) if exact else math.copysign(0.0, x) * math.copysign(1.0, y) + z if z == 0 else 0.0


def in_a_chain(a, b, c, kind):
    for x, y in zip(a, b, strict=True):
        c = fma(x, y, c, kind)
    return c


def flushed(value):
    return math.copysign(0.0, value) if abs(value) < 2.0**-126 else value


def in_pairs(a, b, c, kinds, together):
    """Inputs that are subnormal, and -0, become +0; products and sums that are subnormal become 0 of their sign."""
    a, b, c = ([0.0 if abs(v) < 2.0 ** least_exponent(kind) else v for v in values] for values, kind in ((a, kinds[0]), (b, kinds[1]), ([c], "f32")))
    total = c[0]

    def add(p, q):
        return flushed(fma(p, 1.0, q, "f32"))

    for first in range(0, len(a), together):
        products = [flushed(fma(x, y, math.copysign(0.0, x) * math.copysign(1.0, y), "f32")) for x, y in list(zip(a, b, strict=True))[first : first + together]]
        one = add(products[0], products[1])
        total = add(total, add(one, add(products[2], products[3])) if together == 4 else one)
    return total


def exponent(value, least):
    """floor(log2 |value|) of a fraction, at least `least`."""
    if value == 0:
        return least
    size = abs(value)
    found = size.numerator.bit_length() - size.denominator.bit_length()
    return max(found - (Fraction(2) ** found > size), least)


def down(value, place):
    """Rounded down to a multiple of 2^place."""
    return math.floor(value / Fraction(2) ** place) * Fraction(2) ** place


def toward_zero(value, place):
    return math.trunc(value / Fraction(2) ** place) * Fraction(2) ** place


def special(products, c):
    """What NaN and infinities make of a sum, None without any; a product from 2^128 on is infinite."""
    terms = [math.copysign(math.inf, x) * math.copysign(1.0, y) if math.isfinite(x * y) and abs(x * y) >= 2.0**128 else x * y for x, y in products]
    total = math.fsum(v for v in (*terms, c) if not math.isfinite(v)) if not {math.inf, -math.inf} <= {*terms, c} else math.nan
    return total if total != 0 else None


def cut_sum(products, kinds):
    """(the sum of products cut toward zero at 2^-24 of the greatest 2^(sum of exponents), that exponent); zeros have none."""
    least = tuple(map(least_exponent, kinds))
    terms = [(Fraction(x) * Fraction(y), exponent(Fraction(x), least[0]) + exponent(Fraction(y), least[1])) for x, y in products if x and y]
    if not terms:
        return Fraction(0), -10000
    power = max(at for _, at in terms)
    return sum((toward_zero(value, power - 24) for value, _ in terms), Fraction(0)), power


def fused(a, b, c, kinds, together):
    eight = kinds[0] in ("fp8", "bf8")
    for first in range(0, len(a), together):
        products = list(zip(a, b, strict=True))[first : first + together]
        found = special(products, c)
        if found is not None:
            c = found
            continue
        if eight:
            (even, power_even), (odd, power_odd) = cut_sum(products[::2], kinds), cut_sum(products[1::2], kinds)
            power = max(power_even, power_odd)
            total = down(even, power - 24) + down(odd, power - 24)
        else:
            total, power = cut_sum(products, kinds)
        power_c = exponent(Fraction(c), -126)
        top = max(power, power_c)
        addend = 0 if eight and power_c < power - 25 else down(Fraction(c), top - 24)
        value = down(total, top - 32) + addend
        c = nearest(down(value, exponent(value, -126) - 31), "f32")
    return c


def oracle(model, name, a, b, c):
    m, k, blocks, types = SHAPES[name]
    kinds = tuple(types.split())
    if kinds[0] in ("f32", "f64"):
        return in_a_chain(a, b, c, kinds[0])
    if model == "cdna2":
        return in_pairs(a, b, c, kinds, m * k * blocks // 64)
    return fused(a, b, c, kinds, {"xf32": 4, "f16": 8, "bf16": 8}.get(kinds[0], 16))


# -- registers ------------------------------------------------------------------------


def input_registers(codes, m, k, blocks, kind):
    """Lane l has consecutive k of a row of block l // m % blocks."""
    per_lane = m * k * blocks // 64
    columns = [[int(codes[lane // m % blocks, lane % m, e + per_lane * (lane // (m * blocks))]) for e in range(per_lane)] for lane in range(64)]
    return packed(columns, FORMATS[kind][0])


def result_registers(codes, m, blocks, kind):
    count = m * m * blocks // 64
    return packed([[int(codes[result_place(lane, r, m, kind)]) for r in range(count)] for lane in range(64)], FORMATS[kind][0])


def spread(first, count):
    return f"v[{first}:{first + count - 1}]" if count > 1 else f"v{first}"


def results(lanes, model, name, a, b, c, times=1, numerics=None):
    """The registers of D as rows of words: the instruction, `times` times over on the same registers."""
    m, k, blocks, types = SHAPES[name]
    kinds = types.split()
    wide = "f64" if kinds[0] == "f64" else "f32"
    given = input_registers(a, m, k, blocks, kinds[0]), input_registers(b, m, k, blocks, kinds[1]), result_registers(c, m, blocks, wide)
    at_b, at_c, count = 10 + len(given[0]), 10 + len(given[0]) + len(given[1]), len(given[2])
    sources, place = f"{spread(10, len(given[0]))}, {spread(at_b, len(given[1]))}", spread(60, count)
    op = f"{name} {place}, {sources}, {spread(at_c, count)}" + f"\n\ts_nop 3\n\t{name} {place}, {sources}, {place}" * (times - 1)
    rows = [row for part in given for row in part]
    options = {"target": TARGETS[model], "numerics": numerics or model}
    return np.concatenate([lanes(op, rows, [f"v{60 + i}" for i in range(at, min(at + 16, count))], **options) for at in range(0, count, 16)]).tolist()


# -- data -----------------------------------------------------------------------------


def codes_of(rng, kind, shape, what):
    """Codes of a type: any bits; exponents close together; or zeros, subnormals, the greatest, NaN, infinities and a few others."""
    bits, exponent_bits, fraction_bits, _ = FORMATS[kind]
    codes = rng.integers(0, 1 << bits, shape, dtype=np.uint64)
    if what == "any":
        return codes
    middle, mask = (1 << exponent_bits - 1) - 1, (1 << fraction_bits) - 1
    sign, fraction = codes >> np.uint64(bits - 1) << np.uint64(bits - 1), codes & np.uint64(mask)
    if what == "near":
        reach = min(14, middle - 1)
        return sign | rng.integers(middle - reach // 2, middle + reach // 2 + 2, shape).astype(np.uint64) << np.uint64(fraction_bits) | fraction
    full = (1 << exponent_bits) - 1
    exponents = rng.choice(
        [0, 0, 0, 1, middle // 2, middle, middle, middle + 2, full - 1, full], shape, p=[0.2, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.07, 0.02, 0.01]
    )
    edge = rng.choice(np.array([0, 1, mask >> 1, mask - 1, mask], np.uint64), shape)
    return sign | exponents.astype(np.uint64) << np.uint64(fraction_bits) | np.where(rng.random(shape) < 0.5, edge, fraction)


def data(name, what, seed):
    m, k, blocks, types = SHAPES[name]
    first, second = types.split()
    rng = np.random.default_rng(seed)
    a, b = codes_of(rng, first, (blocks, m, k), what), codes_of(rng, second, (blocks, m, k), what)
    c = codes_of(rng, "f64" if first == "f64" else "f32", (blocks, m, m), what)
    if what == "edges":  # exact cancellations in k, and tails that only a wide sum keeps
        flip = np.uint64(1 << FORMATS[first][0] - 1)
        a[:, ::2, 1::2], b[:, :, 1::2] = a[:, ::2, : 2 * (k // 2) : 2] ^ flip, b[:, :, : 2 * (k // 2) : 2]
    return a, b, c


def expected_registers(model, name, a, b, c, times=1, share=1.0):
    """The oracle's rows of words, None where it was not asked (`share` of the numbers are)."""
    m, k, blocks, types = SHAPES[name]
    first, second = types.split()
    wide = "f64" if first == "f64" else "f32"
    chosen = np.random.default_rng(9).random(c.shape) < share
    rows = {key: [decoded(int(code), first) for code in a[key]] for key in np.ndindex(a.shape[:2])}
    columns = {key: [decoded(int(code), second) for code in b[key]] for key in np.ndindex(b.shape[:2])}
    found = np.zeros(c.shape, np.uint64)
    for block, row, column in map(tuple, np.argwhere(chosen)):
        value = decoded(int(c[block, row, column]), wide)
        for _ in range(times):
            value = oracle(model, name, rows[block, row], columns[block, column], value)
        text, integer, nan = ("<d", "<Q", 0x7FFFFFFFFFFFFFFF) if wide == "f64" else ("<f", "<I", 0x7FFFFFFF)
        found[block, row, column] = nan if math.isnan(value) else struct.unpack(integer, struct.pack(text, value))[0]
    masks = np.where(chosen, np.uint64((1 << FORMATS[wide][0]) - 1), np.uint64(0))
    return result_registers(found, m, blocks, wide), result_registers(masks, m, blocks, wide)


def compare(lanes, model, name, given, times=1):
    expected, masks = expected_registers(model, name, *given, times, share=min(1.0, 600 / given[2].size))
    assert (np.array(results(lanes, model, name, *given, times)) & np.array(masks) == np.array(expected)).all()


@pytest.mark.sample("cdna3-v_mfma_f32_4x4x1_16b_f32-near")
@pytest.mark.parametrize("what", ["any", "near", "edges"])
@pytest.mark.parametrize("model, name", CASES)
def test_products_are_added_as_published(lanes, model, name, what):
    compare(lanes, model, name, data(name, what, 1))


@pytest.mark.sample("cdna3-v_mfma_f64_4x4x4_4b_f64")
@pytest.mark.parametrize("model, name", [CASES[i] for i in (6, 10, 12, 14, 19, 20)])
def test_instructions_of_a_chain_are_added_one_after_another(lanes, model, name):
    compare(lanes, model, name, data(name, "near", 2), times=5)


def integer_codes(rng, kind, shape, most):
    bits, *_ = FORMATS[kind]
    if bits == 8:
        return rng.choice([code for code in range(256) if (value := decoded(code, kind)).is_integer() and abs(value) <= 16], shape).astype(np.uint64)
    values = rng.integers(-most, most + 1, shape)
    if kind == "bf16":
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint64)
    return values.astype(f"f{bits // 8}").view(f"u{bits // 8}").astype(np.uint64)


@pytest.mark.left_out(
    "cdna2-v_mfma_f32_16x16x2bf16",
    "cdna2-v_mfma_f32_32x32x4bf16_1k",
    "cdna2-v_mfma_f32_32x32x8f16",
    "cdna3-v_mfma_f32_16x16x4_4b_bf16",
    "cdna3-v_mfma_f32_32x32x16_bf8_fp8",
)
@pytest.mark.parametrize("model, name", CASES)
def test_integers_within_24_bits_are_exact(lanes, model, name):
    m, k, blocks, types = SHAPES[name]
    first, second = types.split()
    rng = np.random.default_rng(3)
    a, b = integer_codes(rng, first, (blocks, m, k), 200), integer_codes(rng, second, (blocks, m, k), 200)
    c = integer_codes(rng, "f64" if first == "f64" else "f32", (blocks, m, m), 1 << 22)
    assert results(lanes, model, name, a, b, c) == results(lanes, model, name, a, b, c, numerics="exact")


# -- the probing cases of the sources ----------------------------------------------------


def one_sum(lanes, model, name, a, b, c):
    """D[0, 0] of the first numbers of a row and a column, the others 0, and C."""
    m, k, blocks, types = SHAPES[name]
    kinds = types.split()
    wide = "f64" if kinds[0] == "f64" else "f32"

    def code(value, kind):
        bits, _, fraction_bits, _ = FORMATS[kind]
        if kind == "f64":
            return struct.unpack("<Q", struct.pack("<d", value))[0]
        if bits == 32:
            return struct.unpack("<I", struct.pack("<f", value))[0]
        return next(code for code in range(1 << bits) if decoded(code, kind) == value and math.copysign(1, decoded(code, kind)) == math.copysign(1, value))

    given = np.zeros((2, blocks, m, k), np.uint64)
    for operand, values, kind in zip(given, (a, b), kinds, strict=True):
        operand[0, 0, : len(values)] = [code(value, kind) for value in values]
    start = np.full((blocks, m, m), code(c, wide), np.uint64)
    found = [row[0] for row in results(lanes, model, name, *given, start)]
    return struct.unpack("<d", struct.pack("<II", *found[:2]))[0] if wide == "f64" else struct.unpack("<f", struct.pack("<I", found[0]))[0]


# -2^23 - 0.5 - 0.25 - 0.125 + 2^23, and what MMA-Sim 2.1.1 makes of its own example
DISCREPANCY = {
    "v_mfma_f64_16x16x4f64": -0.875, "v_mfma_f32_16x16x4f32": -0.875, "v_mfma_f32_16x16x16f16": 0.0, "v_mfma_f32_16x16x8bf16": -0.375,
    "v_mfma_f32_16x16x16bf16_1k": 0.0, "v_mfma_f64_16x16x4_f64": -0.875, "v_mfma_f32_16x16x8_xf32": -0.5, "v_mfma_f32_16x16x16_f16": -0.5,
    "v_mfma_f32_16x16x16_bf16": -0.5, "v_mfma_f32_16x16x32_bf8_bf8": -1.0,
}  # fmt: skip


@pytest.mark.sample("v_mfma_f64_16x16x4f64", "v_mfma_f32_16x16x4f32", "v_mfma_f64_16x16x4_f64", "v_mfma_f32_16x16x8_xf32", "v_mfma_f32_16x16x32_bf8_bf8")
@pytest.mark.parametrize("name", DISCREPANCY)
def test_the_published_example_of_a_discrepancy(lanes, name):
    found = one_sum(lanes, "cdna2" if name in CDNA2 else "cdna3", name, [-(2.0**13), -0.5, -0.25, -0.125], [2.0**10, 1, 1, 1], 2.0**23)
    assert found == DISCREPANCY[name]


@pytest.mark.parametrize("name, a, c, kept", [
    ("v_mfma_f32_16x16x16f16", 2.0**-24, 0.0, False), ("v_mfma_f32_16x16x16bf16_1k", 2.0**-130, 0.0, False),
    ("v_mfma_f32_16x16x8bf16", 2.0**-130, 0.0, False), ("v_mfma_f32_16x16x16f16", 0.0, 2.0**-140, False), ("v_mfma_f32_16x16x4f32", 2.0**-140, 0.0, True),
    ("v_mfma_f32_16x16x4f32", 0.0, 2.0**-140, True), ("v_mfma_f32_16x16x16_f16", 2.0**-24, 0.0, True), ("v_mfma_f32_16x16x16_bf16", 2.0**-130, 0.0, True),
    ("v_mfma_f32_16x16x8_xf32", 2.0**-130, 0.0, True), ("v_mfma_f32_16x16x32_fp8_fp8", 2.0**-10, 0.0, True),
    ("v_mfma_f32_16x16x16_bf16", 0.0, 2.0**-140, True),
])  # fmt: skip
def test_which_chip_flushes_subnormals(lanes, name, a, c, kept):
    """ "MFMA_F16, MFMA_BF16 and MFMA_BF16_1K flush subnormal input/output data to zero" on MI200 (MIOpen); the MI300 and f32 keep them (MMA-Sim)."""
    assert one_sum(lanes, "cdna2" if name in CDNA2 else "cdna3", name, [a], [1.0], c) == (a + c if kept else 0.0)


FUSED = ["v_mfma_f32_16x16x8_xf32", "v_mfma_f32_16x16x16_f16", "v_mfma_f32_16x16x16_bf16", "v_mfma_f32_16x16x32_fp8_bf8"]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", FUSED)
def test_products_are_cut_toward_zero_and_c_downward(lanes, name):
    """2^14 - 2^14 and a number x in units of 2^-10, the last place of 24: probes of the rounding of the alignment."""
    apart = 2 if "fp8" in name else 1  # fp8 aligns k of one parity
    filled = [0.0] * (apart - 1)
    big, other = [64.0, *filled, 64.0, *filled], [256.0, *filled, -256.0, *filled]
    for x, product, addend in [(0.5, 0, 0), (0.75, 0, 0), (1.5, 1, 1), (-0.5, 0, -1), (-0.75, 0, -1), (-1.5, -1, -2)]:
        assert one_sum(lanes, "cdna3", name, [*big, x / 8], [*other, 2.0**-7], 0.0) == product * 2.0**-10, x
        assert one_sum(lanes, "cdna3", name, big, other, x * 2.0**-10) == addend * 2.0**-10, x


def test_a_distant_c_is_dropped_by_fp8_only(lanes):
    """C of -2^-12 is below 2^-25 of 2^14, rounded down otherwise."""
    found = {name: one_sum(lanes, "cdna3", name, [64.0, 0, 64.0], [256.0, 0, -256.0], -(2.0**-12)) for name in FUSED}
    assert found == {name: 0.0 if "fp8" in name else -(2.0**-10) for name in FUSED}


@pytest.mark.sample("v_mfma_f32_16x16x8_xf32", "v_mfma_f32_16x16x32_fp8_bf8")
@pytest.mark.parametrize("name", FUSED)
def test_what_lies_below_31_bits_does_not_break_a_tie(lanes, name):
    """2^14·(1 + 2^-24) is halfway between two numbers; so is 2^14·(1 - 2^-25), from which a tail rounded down leads away."""
    up, even, below = 2.0**14 * (1 + 2.0**-23), 2.0**14, 2.0**14 * (1 - 2.0**-24)
    for a, b, expected in [
        ([2.0**-5, 2.0**-8], [2.0**-5, 2.0**-9], up),  # 2^-31 of the sum
        ([2.0**-5, 2.0**-9], [2.0**-5, 2.0**-9], even),  # 2^-32
        ([2.0**-5, 2.0**-9], [2.0**-5, 2.0**-10], even),  # 2^-33
        ([-(2.0**-5), 0.0], [2.0**-6, 0.0], even),
        ([-(2.0**-5), -(2.0**-9)], [2.0**-6, 2.0**-10], below),
    ]:
        assert one_sum(lanes, "cdna3", name, a, b, 2.0**14) == expected, (a, b)


@pytest.mark.sample("v_mfma_f32_16x16x8_xf32")
@pytest.mark.parametrize("name", ["v_mfma_f32_16x16x8_xf32", "v_mfma_f32_16x16x16_bf16"])
def test_a_product_beyond_float32_is_infinite_also_where_another_cancels_it(lanes, name):
    assert math.isnan(one_sum(lanes, "cdna3", name, [2.0**64, -(2.0**64)], [2.0**64, 2.0**64], 0.0))
    assert one_sum(lanes, "cdna3", name, [2.0**64], [2.0**64], -(2.0**127)) == math.inf
    assert math.isnan(one_sum(lanes, "cdna3", name, [1.5 * 2.0**63, 1.5 * 2.0**63], [1.5 * 2.0**64, -1.5 * 2.0**64], 0.0))
    assert one_sum(lanes, "cdna3", name, [2.0**64, -(2.0**64)], [2.0**63, 2.0**63], 1.0) == 0.0  # 1 is cut below 2^103


@pytest.mark.parametrize("code, value", [(0x7F800001, math.inf), (0xFF801FFF, -math.inf), (0x7F802000, math.nan)])
def test_xf32_cuts_a_nan_of_few_bits_to_infinity(lanes, code, value):
    words = [[code] * 64] * 2 + [[0x3F800000] * 64] * 2
    (found,) = lanes("v_mfma_f32_16x16x8_xf32 v[40:43], v[10:11], v[12:13], 0", words, ["v40"], numerics="cdna3")
    assert np.array_equal(found.view(np.float32), np.full(64, value, np.float32), equal_nan=True)


@pytest.mark.sample("v_mfma_f32_16x16x4f32--0.0", "v_mfma_f32_16x16x8_xf32-0.0", "v_mfma_f32_32x32x2_f32--0.0", "v_mfma_f64_16x16x4_f64--0.0")
@pytest.mark.parametrize("name, zero", [
    ("v_mfma_f32_16x16x16f16", 0.0), ("v_mfma_f32_16x16x4f32", -0.0), ("v_mfma_f32_16x16x16_f16", 0.0), ("v_mfma_f32_16x16x8_xf32", 0.0),
    ("v_mfma_f32_32x32x2_f32", -0.0), ("v_mfma_f64_16x16x4_f64", -0.0),
])  # fmt: skip
def test_which_sums_keep_the_sign_of_zero(lanes, name, zero):
    """-0·0 + … - 0."""
    k = SHAPES[name][1]
    assert math.copysign(1, one_sum(lanes, "cdna2" if name in CDNA2 else "cdna3", name, [-0.0] * k, [0.0] * k, -0.0)) == math.copysign(1, zero)


@pytest.mark.parametrize("name", ["v_mfma_f32_16x16x32_bf8_bf8", "v_mfma_f32_16x16x32_fp8_fp8"])
@pytest.mark.parametrize("c", [math.inf, -math.inf, math.nan])
def test_an_infinite_c_is_not_dropped(lanes, name, c):
    largest = 57344.0 if "bf8" in name else 240.0
    found = one_sum(lanes, "cdna3", name, [largest], [largest], c)
    assert found == c or math.isnan(found) and math.isnan(c)


# -- requests -----------------------------------------------------------------------------


@pytest.mark.parametrize("numerics, target, words", [
    ("cdna3", "gfx90a", "numerics 'cdna3' is the model of gfx942, and the listing is for gfx90a, whose model is 'cdna2'"),
    ("cdna2", "gfx942", "numerics 'cdna2' is the model of gfx90a, and the listing is for gfx942, whose model is 'cdna3'"),
    ("cdna3", "gfx950", "numerics 'cdna3' is the model of gfx942, and the listing is for gfx950, whose model is not published: there is 'exact'"),
])  # fmt: skip
def test_a_model_of_another_chip_is_refused(listing, numerics, target, words):
    with pytest.raises(SimulationError) as caught:
        launch(listing("\ts_endpgm\n", target=target), 1, 64, [np.zeros(4), np.zeros(4)], numerics=numerics)
    assert caught.value.diagnostics[0].message == words


def test_a_type_that_the_sources_do_not_describe():
    with pytest.raises(LookupError):
        summation("cdna3", MatrixShape(16, 16, 128, "f8f6f4", {}), ("fp8", "fp8"))


def test_integers_are_added_alike(lanes):
    """i8 needs no model: whole numbers that wrap."""
    words = [[0x7F80FF01] * 64] * 4 + [[0x7FFFFFFF] * 64] * 4
    op = "v_mfma_i32_16x16x32_i8 v[40:43], v[10:11], v[12:13], v[14:17]"
    found = [lanes(op, words, ["v40", "v43"], numerics=numerics).tolist() for numerics in ("exact", "cdna3")]
    one = 127**2 + 128**2 + 1 + 1
    assert found[0] == found[1] == [[0x7FFFFFFF + 8 * one] * 64] * 2
