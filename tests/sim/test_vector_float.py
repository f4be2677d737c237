"""Vector floating point against exact rational arithmetic, rounded here."""

import math
import struct
from fractions import Fraction

import numpy as np
import pytest

from tests.frames import frame
from tests.sim.float_oracle import REGISTERS, as_words, check, exact, floats, greater, lesser, nearest, same
from tiledsl.sim import launch

ARITHMETIC = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "subrev": lambda a, b: b - a, "mul": lambda a, b: a * b}


@pytest.mark.parametrize("kind", ["f16", "f32"])
@pytest.mark.parametrize("name", ARITHMETIC)
def test_arithmetic(lanes, name, kind):
    a, b = given = floats(1, 2, kind)
    expected = [exact(kind, ARITHMETIC[name], float(x), float(y)) for x, y in zip(a, b, strict=True)]
    check(lanes(f"v_{name}_{kind} v60, v10, v11", as_words(given), ["v60"]), expected, kind)


@pytest.mark.parametrize("name", ["add", "mul"])
def test_arithmetic_f64(lanes, name):
    a, b = given = floats(2, 2, "f64")
    expected = [exact("f64", ARITHMETIC[name], float(x), float(y)) for x, y in zip(a, b, strict=True)]
    check(lanes(f"v_{name}_f64 v[60:61], v[10:11], v[12:13]", as_words(given), ["v60", "v61"]), expected, "f64")


@pytest.mark.parametrize("kind", ["f16", "f32"])
@pytest.mark.parametrize("name, function", [("min", lesser), ("max", greater)])
def test_extremes(lanes, name, function, kind):
    a, b = given = floats(3, 2, kind)
    check(lanes(f"v_{name}_{kind} v60, v10, v11", as_words(given), ["v60"]), [function(float(x), float(y)) for x, y in zip(a, b, strict=True)], kind)


@pytest.mark.parametrize("name, function", [("min3", lambda a, b, c: lesser(lesser(a, b), c)), ("max3", lambda a, b, c: greater(greater(a, b), c))])
def test_extremes_of_three(lanes, name, function):
    given = floats(4, 3)
    check(lanes(f"v_{name}_f32 v60, v10, v11, v12", as_words(given), ["v60"]), [function(*map(float, column)) for column in given.T], "f32")


def test_med3_is_the_middle_and_the_least_with_a_nan(lanes):
    given = floats(5, 3)
    expected = []
    for column in given.T:
        values = [float(v) for v in column]
        numbers = [v for v in values if not math.isnan(v)]
        if len(numbers) == 3:
            expected.append(sorted(numbers, key=lambda v: (v, math.copysign(1, v)))[1])
        else:
            expected.append(min(numbers, key=lambda v: (v, math.copysign(1, v)), default=math.nan))
    check(lanes("v_med3_f32 v60, v10, v11, v12", as_words(given), ["v60"]), expected, "f32")


def fused(a: float, b: float, c: float) -> float:
    return a * b + c


@pytest.mark.parametrize("op, kind", [("v_fma_f32", "f32"), ("v_fma_f16", "f16")])
def test_fma_rounds_once(lanes, op, kind):
    given = floats(6, 3, kind)
    rng = np.random.default_rng(1)
    given[:, 44:] = (rng.integers(1 << 10, 1 << 11, (3, 20)) / 1024).astype(given.dtype)  # long products, near ties
    expected = [exact(kind, fused, *map(float, column)) for column in given.T]
    found = lanes(f"{op} v60, v10, v11, v12", as_words(given), ["v60"], before="\tv_mov_b32_e32 v60, 0xabcd1234")
    if kind == "f16":
        assert (found >> 16 == 0xABCD).all()  # the upper half is preserved (Vega ISA, V_FMA_F16)
        found = found & 0xFFFF
    check(found, expected, kind)


def test_fma_near_a_tie_is_not_rounded_twice(lanes):
    a = np.full(64, 1 + 2.0**-12, np.float32)
    b = np.full(64, 1 + 2.0**-12, np.float32)
    c = np.full(64, 2.0**-90, np.float32)
    c[1::2] = -c[1::2]
    check(
        lanes("v_fma_f32 v60, v10, v11, v12", as_words(np.array([a, b, c])), ["v60"]),
        [exact("f32", fused, float(x), float(y), float(z)) for x, y, z in zip(a, b, c, strict=True)],
        "f32",
    )


def wide_fma_cases(seed: int) -> np.ndarray:
    """64 triples of doubles: any, any bits, sums that nearly cancel, and results below the normal range, some halfway between two subnormals."""
    rng = np.random.default_rng(seed)
    given = floats(seed, 3, "f64")
    given[:, 24:32] = rng.integers(0, 2**64, (3, 8), dtype=np.uint64).view(np.float64)
    given[:, 24] = 1e200, 1e200, -np.inf
    given[:2, 32:] = 1 + rng.random((2, 32))
    with np.errstate(all="ignore"):
        given[2, 32:40] = -given[0, 32:40] * given[1, 32:40]
        given[2, 40:44] = np.nextafter(-given[0, 40:44] * given[1, 40:44], 0)
    given[0, 44:] = rng.choice([-1, 1], 20) * (rng.integers(0, 2 ** rng.integers(1, 53, 20)) + 0.5)
    given[1, 44:56], given[2, 44:56] = 5e-324, rng.choice([0, 5e-324, -5e-324, 1e-308, -1e-300], 12)
    given[1, 56:], given[2, 56:] = 1 + rng.random(8), rng.choice([-1, 1], 8) * 2.0 ** rng.integers(-1074, 1000, 8)
    given[:2, 56:] *= 2.0 ** rng.integers(-530, -520, (2, 8))
    return given


@pytest.mark.parametrize("seed", range(8))
def test_fma_of_f64_rounds_once(lanes, seed):
    given = wide_fma_cases(seed)
    expected = [c if math.isinf(c) and math.isfinite(a) and math.isfinite(b) else exact("f64", fused, a, b, c) for a, b, c in given.T.tolist()]
    check(lanes("v_fma_f64 v[60:61], v[10:11], v[12:13], v[14:15]", as_words(given), ["v60", "v61"]), expected, "f64")


def test_fmac_adds_to_its_destination(lanes):
    given = floats(7, 3)
    expected = [exact("f32", fused, float(a), float(b), float(d)) for d, a, b in given.T]
    check(lanes("v_fmac_f32 v10, v11, v12", as_words(given), ["v10"]), expected, "f32")


def test_mac_rounds_the_product_first(lanes):
    given = floats(8, 3)
    expected = [exact("f32", ARITHMETIC["add"], exact("f32", ARITHMETIC["mul"], float(a), float(b)), float(d)) for d, a, b in given.T]
    check(lanes("v_mac_f32 v10, v11, v12", as_words(given), ["v10"], target="gfx90a"), expected, "f32")


def test_literal_forms(lanes):
    given = floats(9, 2)
    expected = [exact("f32", fused, float(a), 2.5, float(b)) for a, b in given.T]
    check(lanes("v_fmamk_f32 v60, v10, 0x40200000, v11", as_words(given), ["v60"]), expected, "f32")
    expected = [exact("f32", fused, float(a), float(b), 2.5) for a, b in given.T]
    check(lanes("v_fmaak_f32 v60, v10, v11, 0x40200000", as_words(given), ["v60"]), expected, "f32")


@pytest.mark.parametrize("kind", REGISTERS)
@pytest.mark.parametrize("name, function", [("floor", math.floor), ("ceil", math.ceil), ("trunc", math.trunc), ("rndne", round)])
def test_to_whole_numbers(lanes, name, function, kind):
    (a,) = given = floats(10, 1, kind)
    result, source, names = REGISTERS[kind]
    expected = [math.copysign(function(x), x) if math.isfinite(x) else float(x) for x in a.tolist()]
    check(lanes(f"v_{name}_{kind} {result}, {source}", as_words(given), names), expected, kind)


TRANSCENDENTAL = {
    "rcp": lambda x: 1 / x,
    "sqrt": math.sqrt,
    "rsq": lambda x: 1 / math.sqrt(x),
    "exp": lambda x: 2.0**x,
    "log": math.log2,
    "exp_legacy": lambda x: 2.0**x,
    "log_legacy": math.log2,
    "rcp_iflag": lambda x: 1 / x,
    "sin": lambda x: math.sin(2 * math.pi * math.fmod(x, 1.0)),
    "cos": lambda x: math.cos(2 * math.pi * math.fmod(x, 1.0)),
}
OF_EACH = [(name, kind) for name in TRANSCENDENTAL for kind in ("f16", "f32") if kind == "f32" or "_" not in name] + [
    (name, "f64") for name in ("rcp", "sqrt", "rsq")
]


@pytest.mark.parametrize("name, kind", OF_EACH)
def test_transcendental_is_within_one_unit(lanes, name, kind):
    """Of sine and cosine, whose argument is in turns, within one unit of 1: what is left of a turn is exact, its product with 2π is not."""
    given = floats(11, 1)
    given = (np.abs(np.where(np.isfinite(given), given, 3)) % np.float32(10 if kind == "f16" else 100) + np.float32(0.01)).astype(f"float{kind[1:]}")
    result, source, names = REGISTERS[kind]
    words = lanes(f"v_{name}_{kind} {result}, {source}", as_words(given), names)
    found = {"f16": lambda: words[0].astype(np.uint16).view(np.float16), "f32": lambda: words[0].view(np.float32)}.get(
        kind, lambda: (words[0].astype(np.uint64) | words[1].astype(np.uint64) << np.uint64(32)).view(np.float64)
    )()
    expected = np.array([TRANSCENDENTAL[name](float(x)) for x in given[0]])
    unit = np.spacing(np.abs(expected if name not in ("sin", "cos") else np.ones(64)).astype(given.dtype))
    assert (np.abs(found.astype(np.float64) - expected) <= unit).all()


@pytest.mark.parametrize(
    "name, value, expected",
    [("rcp", 0.0, math.inf), ("rcp", -0.0, -math.inf), ("rcp", math.inf, 0.0), ("sqrt", -1.0, math.nan), ("log", 0.0, -math.inf), ("exp", -math.inf, 0.0)],
)
def test_transcendental_edges(lanes, name, value, expected):
    given = np.full((1, 64), value, np.float32)
    check(lanes(f"v_{name}_f32 v60, v10", as_words(given), ["v60"]), [expected] * 64, "f32")


SUBNORMAL = {  # operand → result: "denormals are flushed" (CDNA3 ISA, at each of these); the f16 and f64 ones and the sine keep them
    "rcp": [(2.0**-127, math.inf), (-(2.0**-149), -math.inf), (2.0**127, 0.0), (-(2.0**127), -0.0), (2.0**126, 2.0**-126)],
    "rcp_iflag": [(2.0**-127, math.inf), (2.0**127, 0.0)],
    "sqrt": [(2.0**-127, 0.0), (-(2.0**-127), -0.0), (2.0**-126, 2.0**-63)],
    "rsq": [(2.0**-127, math.inf), (-(2.0**-127), -math.inf), (2.0**-126, 2.0**63)],
    "exp": [(-127.0, 0.0), (-126.5, 0.0), (-126.0, 2.0**-126), (2.0**-130, 1.0)],
    "exp_legacy": [(-127.0, 0.0)],
    "log": [(2.0**-127, -math.inf), (2.0**-126, -126.0)],
    "log_legacy": [(2.0**-127, -math.inf)],
    "sin": [(-(2.0**-149), None)],
}


@pytest.mark.parametrize("name", SUBNORMAL)
def test_subnormals_in_approximations(lanes, name):
    given = np.resize(np.array([value for value, _ in SUBNORMAL[name]], np.float32), 64)
    found = lanes(f"v_{name}_f32 v60, v10", [given.view(np.uint32)], ["v60"])[0]
    for bits, (value, wanted) in zip(found.tolist(), SUBNORMAL[name], strict=False):
        result = -6 * 2.0**-149 if wanted is None else wanted  # 2π of the least number
        assert bits == struct.unpack("<I", struct.pack("<f", result))[0], value


def nan(kind: str, quiet: bool, payload: int) -> int:
    digits = {"f16": 10, "f32": 23, "f64": 52}[kind]
    return (1 << {"f16": 5, "f32": 8, "f64": 11}[kind]) - 1 << digits | quiet << digits - 1 | payload


@pytest.mark.parametrize("kind", ["f16", "f32", "f64"])
@pytest.mark.parametrize("name", ["min", "max"])
def test_signalling_nan(lanes, name, kind):
    """CDNA3 ISA, V_MIN_F32: in IEEE mode the result is the signalling one of S0, or else of S1, made quiet; a quiet one gives way to the other operand."""
    one = {"f16": 0x3C00, "f32": 0x3F800000, "f64": 0x3FF0000000000000}[kind]
    signal, quiet, other = nan(kind, False, 5), nan(kind, True, 6), nan(kind, False, 7)
    cases = [(signal, one, nan(kind, True, 5)), (one, signal, nan(kind, True, 5)), (signal, other, nan(kind, True, 5)), (quiet, other, nan(kind, True, 7))]
    cases += [(quiet, one, one), (one, quiet, one), (quiet, nan(kind, True, 9), nan(kind, True, 9)), (one, one, one)]
    columns = np.array([cases[i % len(cases)] for i in range(64)], np.uint64)
    if kind == "f64":
        words = [part for column in columns.T[:2] for part in (column & 0xFFFFFFFF, column >> 32)]
        low, high = lanes(f"v_{name}_f64 v[60:61], v[10:11], v[12:13]", words, ["v60", "v61"]).astype(np.uint64)
        assert (low | high << 32 == columns[:, 2]).all()
    else:
        assert (lanes(f"v_{name}_{kind} v60, v10, v11", columns.T[:2], ["v60"])[0] == columns[:, 2]).all()
        if kind == "f32":  # of the least of three: two of them first
            assert (lanes(f"v_{name}3_f32 v60, v10, v11, v11", columns.T[:2], ["v60"])[0][1] == nan(kind, True, 5)).all()


def test_ldexp_and_frexp(lanes):
    (a,) = floats(18, 1)
    exponents = np.random.default_rng(18).integers(-160, 160, 64).astype(np.int32)
    expected = [
        exact("f32", lambda x, n=int(n): x * Fraction(2) ** n if isinstance(x, Fraction) else x * 2.0**n, float(x)) for x, n in zip(a, exponents, strict=True)
    ]
    check(lanes("v_ldexp_f32 v60, v10, v11", np.array([a.view(np.uint32), exponents.view(np.uint32)]), ["v60"]), expected, "f32")
    found = lanes("v_frexp_mant_f32 v60, v10\n\tv_frexp_exp_i32_f32 v61, v10", as_words(a[None]), ["v60", "v61"])
    for lane, value in enumerate(a.tolist()):
        if math.isfinite(value):
            mantissa, exponent = math.frexp(value)
            assert same(int(found[0, lane]), mantissa, "f32") and int(found[1, lane].astype(np.int32)) == exponent


def test_sign_and_output_modifiers(lanes):
    a, b = given = floats(19, 2)
    expected = [exact("f32", lambda x, y: -abs(x) * y, float(x), float(y)) for x, y in zip(a, b, strict=True)]
    check(lanes("v_mul_f32_e64 v60, -|v10|, v11", as_words(given), ["v60"]), expected, "f32")
    clamped = [
        0.0 if math.isnan(s) else max(0.0, min(1.0, s)) + 0.0 for s in (exact("f32", ARITHMETIC["add"], float(x), float(y)) for x, y in zip(a, b, strict=True))
    ]
    found = lanes("v_add_f32_e64 v60, v10, v11 clamp", as_words(given), ["v60"])[0].view(np.float32)
    assert (found == np.array(clamped, np.float32)).all()


@pytest.mark.parametrize("op", ["v_add_f32_e64 v60, v0, 1.0 mul:4", "v_mul_f16_e64 v60, v0, v0 clamp div:2", "v_cvt_f32_i32_e64 v60, v0 mul:2"])
def test_output_modifiers_are_ignored_and_warned_of(op):
    """With MODE.IEEE set, or subnormal results kept, the hardware ignores mul and div (LLVM, SIFoldOperands; review D30209). A kernel begins with both."""
    body = "\ts_load_dwordx4 s[4:7], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 2, v0\n\t{}\n\ts_waitcnt lgkmcnt(0)\n\tglobal_store_dword v1, v60, s[6:7]\n\ts_endpgm"
    found = []
    for text in (op, op.rpartition(" ")[0]):
        found.append(np.zeros(64, np.uint32))
        report = launch(frame(body.format(text)), 1, 64, [np.zeros(64, np.uint32), found[-1]])
        warnings = [(warning.kind, warning.message, warning.place.text) for warning in report.warnings]
        assert report.ok and warnings == (
            [("output-modifier", f"{op.rpartition(' ')[2]} has no effect: the hardware ignores it with this MODE", op)] * (text == op)
        )
    assert (found[0] == found[1]).all()


def test_packed_floats_and_their_halves(lanes):
    given = floats(20, 4)
    check(
        lanes("v_pk_mul_f32 v[60:61], v[10:11], v[12:13]", as_words(given), ["v60"]),
        [exact("f32", ARITHMETIC["mul"], float(a), float(b)) for a, _, b, _ in given.T],
        "f32",
    )
    found = lanes("v_pk_add_f32 v[60:61], v[10:11], v[12:13] op_sel:[1,0] op_sel_hi:[0,1]", as_words(given), ["v60", "v61"])
    check(found[:1], [exact("f32", ARITHMETIC["add"], float(high), float(low)) for _, high, low, _ in given.T], "f32")
    check(found[1:], [exact("f32", ARITHMETIC["add"], float(low), float(high)) for low, _, _, high in given.T], "f32")
    found = lanes("v_pk_fma_f32 v[60:61], v[10:11], v[12:13], v[10:11] neg_lo:[1,0,0] neg_hi:[0,0,1]", as_words(given), ["v60", "v61"])
    check(found[:1], [exact("f32", fused, -float(a), float(c), float(a)) for a, _, c, _ in given.T], "f32")
    check(found[1:], [exact("f32", fused, float(b), float(d), -float(b)) for _, b, _, d in given.T], "f32")


def test_pk_mov_of_zeros(lanes):
    given = np.arange(1, 2 * 64 + 1, dtype=np.uint32).reshape(2, 64)
    found = lanes("v_pk_mov_b32 v[60:61], 0, 0", given, ["v60", "v61"])
    assert not found.any()


def test_pk_mov_takes_a_half_of_each_source(lanes):
    given = np.arange(4 * 64, dtype=np.uint32).reshape(4, 64)
    found = lanes("v_pk_mov_b32 v[60:61], v[10:11], v[12:13] op_sel:[0,1]", given, ["v60", "v61"])
    assert (found == given[[0, 3]]).all()
    found = lanes("v_pk_mov_b32 v[60:61], v[10:11], v[12:13] op_sel:[1,0]", given, ["v60", "v61"])
    assert (found == given[[1, 2]]).all()


def test_packed_halves(lanes):
    a, b = given = np.random.default_rng(21).normal(size=(2, 128)).astype(np.float16)
    found = lanes("v_pk_add_f16 v60, v10, v11", given.view(np.uint32), ["v60"])[0].view(np.float16)
    assert (found == a + b).all()
    low, high = (np.repeat(b[i::2], 2) for i in (0, 1))
    assert (lanes("v_pk_mul_f16 v60, v10, v11 op_sel_hi:[1,0]", given.view(np.uint32), ["v60"])[0].view(np.float16) == a * low).all()
    assert (lanes("v_pk_mul_f16 v60, v10, v11 op_sel:[0,1]", given.view(np.uint32), ["v60"])[0].view(np.float16) == a * high).all()
    integers = np.random.default_rng(22).integers(0, 1 << 16, (2, 128)).astype(np.uint16)
    found = lanes("v_pk_sub_i16 v60, v10, v11", integers.view(np.uint32), ["v60"])[0].view(np.uint16)
    assert (found == integers[0] - integers[1]).all()


def test_division_of_compiled_code(compiled):
    from tiledsl.sim import launch

    source = """
extern "C" __attribute__((global)) void divide(const float* a, const float* b, float* c) {
    int i = __builtin_amdgcn_workitem_id_x();
    c[i] = a[i] / b[i];
}"""
    a, b = floats(23, 2)
    c = np.zeros(64, np.float32)
    report = launch(compiled(source, "gfx942"), 1, 64, [a, b, c])
    assert report.ok, str(report)
    with np.errstate(all="ignore"):
        expected = a / b
    assert (c.view(np.uint32) == expected.view(np.uint32))[~np.isnan(expected)].all() and np.isnan(c[np.isnan(expected)]).all()


NAN, INF = math.nan, math.inf
THREES = [(1.0, 2.0, 3.0), (3.0, -1.0, 2.0), (-0.0, 0.0, 0.0), (0.0, -0.0, -0.0), (INF, 1.0, -INF), (NAN, 1.0, 2.0), (1.0, NAN, 2.0), (1.0, 2.0, NAN)]


@pytest.mark.parametrize("name, best", [("minimum3", min), ("maximum3", max)])
def test_minimum_and_maximum_of_three_keep_nan(lanes, name, best):
    given = np.resize(np.array(THREES, np.float32), (64, 3)).T
    found = lanes(f"v_{name}_f32 v20, v10, v11, v12", np.ascontiguousarray(given).view(np.uint32), ["v20"], target="gfx950").view(np.float32)[0]
    for values, result in zip(THREES, found.tolist(), strict=False):
        if any(map(math.isnan, values)):
            assert math.isnan(result)
        else:
            expected = best(values, key=lambda v: (v, math.copysign(1, v)))
            assert struct.pack("<f", result) == struct.pack("<f", expected)


def test_ldexp_of_doubles(lanes):
    values = np.resize(np.array([1.0, -1.5, 0.0, -0.0, math.inf, 3e-308, 1e308, 5e-324, math.pi]), 64)
    exponents = np.resize(np.array([0, 1, -1, 1023, -1074, 5000, -5000, 2**31 - 1, -(2**31), 60], np.int64), 64)
    given = [*values.view(np.uint32).reshape(64, 2).T, exponents & 0xFFFFFFFF]
    found = lanes("v_ldexp_f64 v[20:21], v[10:11], v12", given, ["v20", "v21"])
    result = np.ascontiguousarray(found.T).view(np.float64)[:, 0]
    for value, exponent, got in zip(values.tolist(), exponents.tolist(), result.tolist(), strict=True):
        try:
            expected = math.ldexp(value, exponent)
        except OverflowError:
            expected = math.copysign(math.inf, value)
        assert struct.pack("<d", got) == struct.pack("<d", expected)


def test_classes_of_doubles(lanes):
    """One bit each: signalling NaN, quiet NaN, -inf, -normal, -subnormal, -0, +0, +subnormal, +normal, +inf."""
    bits = [0x7FF0000000000001, 0x7FF8000000000000, 0xFFF0000000000000, 0xBFF0000000000000, 0x8000000000000001, 1 << 63, 0, 1, 0x3FF0000000000000, 0x7FF << 52]
    values = np.resize(np.array(bits, np.uint64), 64)
    for number in range(10):
        found = lanes("v_cmp_class_f64 s[20:21], v[10:11], v12", [*values.view(np.uint32).reshape(64, 2).T, np.full(64, 1 << number)], ["s20", "s21"])
        mask = int(found[0, 0]) | int(found[1, 0]) << 32
        assert [mask >> lane & 1 for lane in range(64)] == [int(lane % 10 == number) for lane in range(64)]


@pytest.mark.parametrize("op", ["v_madmk_f32 v20, v10, 0x40600000, v11", "v_madak_f32 v20, v10, v11, 0x40600000"])
def test_multiply_and_add_of_a_literal_rounds_twice(lanes, op):
    a, b = (np.random.default_rng(s).normal(size=64).astype(np.float32) for s in (1, 2))
    found = lanes(op, [a.view(np.uint32), b.view(np.uint32)], ["v20"], target="gfx90a").view(np.float32)[0]
    assert (found == (a * np.float32(3.5) + b if "madmk" in op else a * b + np.float32(3.5))).all()


def test_two_halves_to_nearest_even_on_gfx950(lanes):
    a, b = (np.random.default_rng(s).normal(0, 3e4, 64).astype(np.float32) for s in (3, 4))
    a[:4] = 1 + 2**-11, 1 + 3 * 2**-11, 65520, math.inf
    found = lanes("v_cvt_pk_f16_f32 v20, v10, v11", [a.view(np.uint32), b.view(np.uint32)], ["v20"], target="gfx950")[0]
    for word, low, high in zip(found.tolist(), a.tolist(), b.tolist(), strict=True):
        for bits, value in ((word & 0xFFFF, low), (word >> 16, high)):
            expected = nearest(Fraction(value), "f16") if math.isfinite(value) else value
            assert struct.pack("<H", bits) == struct.pack("<e", expected)


@pytest.mark.parametrize("op", ["v_fma_mix_f32", "v_fma_mixlo_f16", "v_fma_mixhi_f16"])
@pytest.mark.parametrize("low", [(0, 0, 0), (1, 0, 1), (0, 1, 0)])
@pytest.mark.parametrize("half", [(0, 0, 0), (1, 1, 1), (1, 0, 1), (0, 1, 0)])
def test_mixed_fma(lanes, op, low, half):
    """Each source is an f32, or the half that op_sel names of a register where op_sel_hi is set; signs come last."""
    if any(upper and not is_half for upper, is_half in zip(low, half, strict=True)):
        low = (0, 0, 0)
    rng = np.random.default_rng(8)
    pairs = rng.normal(0, 4, (3, 64, 2)).astype(np.float16)
    words = [pairs[i].view(np.uint32)[:, 0] if half[i] else pairs[i, :, 0].astype(np.float32).view(np.uint32) for i in range(3)]
    value = [pairs[i, :, low[i]].astype(np.float64) for i in range(3)]
    value[0], value[1] = np.abs(value[0]), -value[1]
    modifiers = f"op_sel:[{','.join(map(str, low))}] op_sel_hi:[{','.join(map(str, half))}]"
    found = lanes(f"{op} v20, |v10|, -v11, v12 {modifiers}", words, ["v20"], before="\tv_mov_b32_e32 v20, 0x12345678")[0]
    exact_sum = (value[0] * value[1] + value[2]).astype(np.float32)  # halves: exact in double
    if op == "v_fma_mix_f32":
        assert (found.view(np.float32) == exact_sum).all()
        return
    result, kept = (found >> 16, found & 0xFFFF) if "hi" in op else (found & 0xFFFF, found >> 16)
    assert (result == exact_sum.astype(np.float16).view(np.uint16)).all() and (kept == (0x5678 if "hi" in op else 0x1234)).all()
