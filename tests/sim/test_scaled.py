"""Conversions with a scale and with stochastic rounding: floats of 4 and 6 bits from the numbers of the OCP's Microscaling Formats, those of 8 from torch's."""

import math

import numpy as np
import pytest

torch = pytest.importorskip("torch")

KEPT = 0xABCD1234
TORCH = {"fp8": torch.float8_e4m3fn, "bf8": torch.float8_e5m2}
# "fp4" is E2M1, "fp6" E2M3, "bf6" E3M2: bits of exponent and fraction, bias, the greatest value.
SMALL = {"fp4": (2, 1, 1, 6.0), "fp6": (2, 3, 1, 7.5), "bf6": (3, 2, 3, 28.0)}


def values_of(kind: str) -> np.ndarray:
    """The number behind every code."""
    if kind in TORCH:
        return torch.arange(256).to(torch.uint8).view(TORCH[kind]).double().numpy()
    exponent_bits, fraction_bits, bias, greatest = SMALL[kind]
    found = []
    for code in range(1 << exponent_bits + fraction_bits):
        exponent, fraction = code >> fraction_bits, code & (1 << fraction_bits) - 1
        found.append(
            math.ldexp(fraction, 1 - bias - fraction_bits) if exponent == 0 else math.ldexp((1 << fraction_bits) + fraction, exponent - bias - fraction_bits)
        )
    assert max(found) == greatest
    return np.array([*found, *(-value for value in found)])


def codes_of(numbers: np.ndarray, kind: str) -> np.ndarray:
    """The codes of float64 numbers: to nearest even; those of 6 and 4 bits are held within the range, greater ones of E4M3 are NaN."""
    if kind in TORCH:
        single = numbers.astype(np.float32)
        assert (single == numbers).all() or not np.isfinite(numbers).all()
        found = torch.from_numpy(single).to(TORCH[kind]).view(torch.uint8).numpy().astype(np.uint32)
        return np.where((kind == "fp8") & (np.abs(numbers) > 464), 0x7F | np.signbit(numbers) * 0x80, found)
    table = values_of(kind)
    half = table[: len(table) // 2]
    found = []
    for number in numbers.reshape(-1).tolist():
        distance = np.abs(half - min(abs(number), half[-1]))
        nearest = np.flatnonzero(distance == distance.min())
        code = int(nearest[0] if len(nearest) == 1 else nearest[nearest % 2 == 0][0])
        found.append(code + len(half) * (math.copysign(1, number) < 0))
    return np.array(found, np.uint32).reshape(numbers.shape)


def scales(seed: int) -> np.ndarray:
    """float32 whose exponents count and whose other bits do not."""
    rng = np.random.default_rng(seed)
    return (rng.integers(119, 136, 64) << 23 | rng.integers(0, 1 << 23, 64) | rng.integers(0, 2, 64) << 31).astype(np.uint32)


def power(words: np.ndarray) -> np.ndarray:
    return 2.0 ** ((words >> 23 & 0xFF).astype(np.int64) - 127)


def sources(kind: str, scale: np.ndarray, rows: int, few: str) -> np.ndarray:
    """Rows of numbers that the type holds: codes' values times the scale, ties between two of them, chance, and too great ones."""
    rng = np.random.default_rng(rows)
    table = values_of(few)
    table = np.sort(table[np.isfinite(table) & (table >= 0)])
    found = rng.choice(np.concatenate([table, (table[1:] + table[:-1]) / 2]), (rows, 64)) * rng.choice([1.0, -1.0], (rows, 64)) * power(scale)
    found[:, ::5] = rng.normal(size=(rows, 13)) * table[-1] * power(scale)[::5]
    found[:, 1] = table[-1] * power(scale)[1] * 1.5
    return held(found, kind)


def held(numbers: np.ndarray, kind: str) -> np.ndarray:
    """The nearest numbers of a type, as float64."""
    if kind == "bf16":
        return (numbers.astype(np.float32).view(np.uint32) & 0xFFFF0000).view(np.float32).astype(np.float64)
    with np.errstate(over="ignore"):
        return numbers.astype({"f32": np.float32, "f16": np.float16}[kind]).astype(np.float64)


def words_of(numbers: np.ndarray, kind: str) -> np.ndarray:
    """Rows of registers: one a float32, one for two halves."""
    if kind == "f32":
        return numbers.astype(np.float32).view(np.uint32)
    with np.errstate(over="ignore"):
        coded = numbers.astype(np.float16).view(np.uint16) if kind == "f16" else (numbers.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return coded[0::2].astype(np.uint32) | coded[1::2].astype(np.uint32) << 16


def numbers_in(words: np.ndarray, kind: str) -> np.ndarray:
    """`words_of` backwards."""
    if kind == "f32":
        return words.view(np.float32).astype(np.float64)
    halves = np.stack([words & 0xFFFF, words >> 16], axis=1).reshape(-1, 64)
    if kind == "f16":
        return halves.astype(np.uint16).view(np.float16).astype(np.float64)
    return (halves << 16).astype(np.uint32).view(np.float32).astype(np.float64)


def same(found: np.ndarray, expected: np.ndarray) -> None:
    assert ((found == expected) & (np.signbit(found) == np.signbit(expected)) | np.isnan(found) & np.isnan(expected)).all()


EIGHT = pytest.mark.parametrize("few", ["fp8", "bf8"])
EACH = pytest.mark.parametrize("kind", ["f32", "f16", "bf16"])


def run(lanes, op: str, rows: list, results: list[str]) -> np.ndarray:
    return lanes(op, rows, results, target="gfx950", before=f"\tv_mov_b32_e32 v60, {KEPT:#x}")


@EACH
@EIGHT
def test_two_numbers_to_eight_bits(lanes, few, kind):
    scale = scales(1)
    numbers = sources(kind, scale, 2, few)
    rows = [*words_of(numbers, kind), scale]
    operands, high = ("v10, v11, v12", "[0,0,0,1]") if kind == "f32" else ("v10, v11", "[0,0,1]")
    low, upper = (codes_of(row, few) for row in numbers / power(scale))
    name = f"v_cvt_scalef32_pk_{few}_{kind} v60, {operands}"
    assert (run(lanes, name, rows, ["v60"])[0] == (KEPT & 0xFFFF0000 | low | upper << 8)).all()
    assert (run(lanes, f"{name} op_sel:{high}", rows, ["v60"])[0] == (KEPT & 0xFFFF | (low | upper << 8) << 16)).all()


@EACH
@pytest.mark.parametrize("byte", range(4))
def test_two_numbers_to_four_bits(lanes, kind, byte):
    scale = scales(2)
    numbers = sources(kind, scale, 2, "fp4")
    operands = "v10, v11, v12" if kind == "f32" else "v10, v11"
    low, upper = (codes_of(row, "fp4") for row in numbers / power(scale))
    found = run(lanes, f"v_cvt_scalef32_pk_fp4_{kind} v60, {operands} op_sel:[0,0,{byte & 1},{byte >> 1}]", [*words_of(numbers, kind), scale], ["v60"])
    assert (found[0] == (KEPT & ~(0xFF << 8 * byte) | (low | upper << 4) << 8 * byte)).all()


def octets(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 1 << 32, 64, dtype=np.uint64).astype(np.uint32)


@EACH
@pytest.mark.parametrize("few", ["fp8", "bf8", "fp4"])
def test_two_numbers_of_few_bits(lanes, few, kind):
    word, scale, table = octets(3), scales(3), values_of(few)
    result, names = ("v[60:61]", ["v60", "v61"]) if kind == "f32" else ("v60", ["v60"])
    for place in range(4 if few == "fp4" else 2):
        op = f"v_cvt_scalef32_pk_{kind}_{few} {result}, v10, v11 op_sel:[{place & 1},{place >> 1},0]"
        parts = [word >> 8 * place & 15, word >> 8 * place + 4 & 15] if few == "fp4" else [word >> 16 * place & 0xFF, word >> 16 * place + 8 & 0xFF]
        expected = np.array([table[part] * power(scale) for part in parts])
        same(numbers_in(run(lanes, op, [word, scale], names), kind), held(expected, kind))


@EIGHT
def test_one_number_of_eight_bits(lanes, few):
    word, scale, table = octets(4), scales(4), values_of(few)
    for byte in range(4):
        expected = table[word >> 8 * byte & 0xFF] * power(scale)
        choice = f"op_sel:[{byte & 1},{byte >> 1},"
        same(run(lanes, f"v_cvt_scalef32_f32_{few} v60, v10, v11 {choice}0]", [word, scale], ["v60"])[0].view(np.float32).astype(np.float64), expected)
        halves = held(expected, "f16").astype(np.float16)
        for high in range(2):
            found = run(lanes, f"v_cvt_scalef32_f16_{few} v60, v10, v11 {choice}{high}]", [word, scale], ["v60"])[0]
            same((found >> 16 * high & 0xFFFF).astype(np.uint16).view(np.float16), halves)
            assert (found >> 16 * (1 - high) & 0xFFFF == KEPT >> 16 * (1 - high) & 0xFFFF).all()


def six_bits(codes: np.ndarray) -> np.ndarray:
    """[6, 64] words of 32 codes a lane, the first one lowest."""
    wide = [sum(int(code) << 6 * i for i, code in enumerate(lane)) for lane in codes.T]
    return np.array([[value >> 32 * i & 0xFFFFFFFF for value in wide] for i in range(6)], np.uint32)


@EACH
@pytest.mark.parametrize("few", ["fp6", "bf6"])
def test_thirty_two_numbers(lanes, few, kind):
    scale = scales(5)
    codes = np.random.default_rng(5).integers(0, 64, (32, 64))
    many = 32 if kind == "f32" else 16
    op = f"v_cvt_scalef32_pk32_{kind}_{few} v[64:{63 + many}], v[10:15], v16"
    expected = values_of(few)[codes] * power(scale)
    same(numbers_in(run(lanes, op, [*six_bits(codes), scale], [f"v{64 + i}" for i in range(many)]), kind), held(expected, kind))
    numbers = sources(kind, scale, 32, few)
    name = "2xpk16" if kind == "f32" else "pk32"
    operands = "v[10:25], v[26:41], v42" if kind == "f32" else "v[10:25], v26"
    found = run(lanes, f"v_cvt_scalef32_{name}_{few}_{kind} v[64:69], {operands}", [*words_of(numbers, kind), scale], [f"v{64 + i}" for i in range(6)])
    assert (found == six_bits(np.array([codes_of(row, few) for row in numbers / power(scale)]))).all()


def test_special_numbers_and_scales(lanes):
    """Infinities are held within the range of 4 bits; a scale of 2^-127 is the exponent 0, and 255 is NaN."""
    numbers = np.array([math.inf, -math.inf, 1.0, -0.0] * 16, np.float32).view(np.uint32)
    scale = np.resize(np.array([0x3F800000, 0x3F800000, 0x7F800000, 0x3F800000], np.uint32), 64)
    found = run(lanes, "v_cvt_scalef32_pk_fp4_f32 v60, v10, v10, v11", [numbers, scale], ["v60"])[0] & 0xFF
    assert found[0] == 0x77 and found[1] == 0xFF and found[3] == 0x88
    found = run(lanes, "v_cvt_scalef32_pk_fp8_f32 v60, v10, v10, v11", [numbers, scale], ["v60"])[0] & 0xFF
    assert [int(code) & 0x7F for code in found[:3]] == [0x7F] * 3 and found[3] == 0x80
    least = run(lanes, "v_cvt_scalef32_f32_fp8 v60, v10, v11", [np.full(64, 0x38), np.zeros(64)], ["v60"])[0]
    assert (least.view(np.float32) == np.float32(2.0**-127)).all()


def bracketed(lanes, op: str, value: np.ndarray, scale: np.ndarray, few: str) -> None:
    """Without random bits toward zero, with all of them set to the next code unless it is exact, and on average the number itself."""
    table = values_of(few)
    half = table[np.isfinite(table)]
    half = half[: np.argmax(half) + 1]
    magnitude = np.abs(value / power(scale))
    below = np.searchsorted(half, magnitude, side="right") - 1
    exact = half[below] == magnitude
    sign = {"fp8": 0x80, "bf8": 0x80, "fp4": 8, "fp6": 32, "bf6": 32}[few] * np.signbit(value)
    mask = {"fp4": 15}.get(few, 0xFF)

    def codes(random: np.ndarray) -> np.ndarray:
        return run(lanes, op, [value.astype(np.float32).view(np.uint32), random, scale], ["v60"])[0] & mask

    assert (codes(np.zeros(64)) == below + sign).all()
    assert (codes(np.full(64, 0xFFFFFFFF)) == below + ~exact + sign).all()
    total = sum(table[codes(np.full(64, (i << 26) + (1 << 25), np.uint32))] for i in range(64)) / 64
    step = half[np.minimum(below + 1, len(half) - 1)] - half[below]
    assert (np.abs(total - value / power(scale)) <= step / 60).all()


@pytest.mark.parametrize("few", ["fp8", "bf8", "fp4"])
def test_stochastic_rounding(lanes, few):
    rng = np.random.default_rng(6)
    greatest = {"fp8": 448.0, "bf8": 57344.0, "fp4": 6.0}[few]
    scale = scales(6)
    value = (rng.uniform(-0.99, 0.99, 64) * greatest * 2.0 ** -rng.integers(0, 6, 64) * power(scale)).astype(np.float32).astype(np.float64)
    value[:8] = rng.choice(values_of("fp4"), 8) * power(scale)[:8]
    if few == "fp4":
        bracketed(lanes, "v_mov_b32_e32 v20, v10\n\tv_mov_b32_e32 v21, v10\n\tv_cvt_scalef32_sr_pk_fp4_f32 v60, v[20:21], v11, v12", value, scale, few)
        return
    bracketed(lanes, f"v_cvt_scalef32_sr_{few}_f32 v60, v10, v11, v12", value, scale, few)
    one = np.full(64, 0x3F800000, np.uint32)
    bracketed(lanes, f"v_cvt_sr_{few}_f32 v60, v10, v11", value / power(scale), one, few)


@EACH
@EIGHT
def test_stochastic_rounding_leaves_codes_as_they_are(lanes, few, kind):
    """Whatever the random number, and in whichever byte; of 16-bit sources the low half counts."""
    rng, scale, random = np.random.default_rng(7), scales(7), octets(8)
    table = values_of(few)
    codes = rng.integers(0, 0x78, 64) | rng.integers(0, 2, 64) << 7
    numbers = np.array([table[codes] * power(scale)] * 2)
    fits = held(numbers, kind)[0] == numbers[0]
    for byte in range(4):
        op = f"v_cvt_scalef32_sr_{few}_{kind} v60, v10, v11, v12 op_sel:[0,0,{byte & 1},{byte >> 1}]"
        found = run(lanes, op, [words_of(numbers, kind)[0], random, scale], ["v60"])[0]
        assert (found[fits] == (KEPT & ~(0xFF << 8 * byte) | codes << 8 * byte)[fits]).all() and fits.sum() > 40


@EACH
@pytest.mark.parametrize("few", ["fp4", "fp6", "bf6"])
def test_stochastic_rounding_of_many_leaves_codes_as_they_are(lanes, few, kind):
    scale, random, table = scales(9), octets(10), values_of(few)
    count, dwords = (2, 1) if few == "fp4" else (32, 6)
    codes = np.random.default_rng(11).integers(0, len(table), (count, 64))
    rows = words_of(table[codes] * power(scale), kind)
    source = f"v[10:{9 + len(rows)}]" if len(rows) > 1 else "v10"
    result = "v60" if few == "fp4" else "v[64:69]"
    name = f"v_cvt_scalef32_sr_{'pk' if few == 'fp4' else 'pk32'}_{few}_{kind}"
    names = ["v60"] if few == "fp4" else [f"v{64 + i}" for i in range(dwords)]
    found = run(lanes, f"{name} {result}, {source}, v{10 + len(rows)}, v{11 + len(rows)}", [*rows, random, scale], names)
    expected = (KEPT & 0xFFFFFF00 | codes[0] | codes[1] << 4)[None] if few == "fp4" else six_bits(codes)
    assert (found == expected).all()


@pytest.mark.parametrize("kind, dropped", [("f16", 13), ("bf16", 16)])
def test_stochastic_rounding_to_halves(lanes, kind, dropped):
    rng = np.random.default_rng(12)
    value = (rng.normal(size=64) * 2.0 ** rng.integers(-10, 10, 64)).astype(np.float32)
    value[:3] = 1.5, math.inf, -math.inf
    random = octets(13)
    bits = value.view(np.uint32)
    if kind == "f16":
        carried = (bits + (random >> (32 - dropped))) & ~np.uint32((1 << dropped) - 1)
        expected = np.where(np.isfinite(value), carried.view(np.float32), value).astype(np.float16).view(np.uint16)
    else:
        expected = np.where(np.isfinite(value), bits + (random >> 16), bits) >> 16
    for high in range(2):
        found = run(lanes, f"v_cvt_sr_{kind}_f32 v60, v10, v11 op_sel:[0,0,{high}]", [bits, random], ["v60"])[0]
        assert (found >> 16 * high & 0xFFFF == expected).all() and (found >> 16 * (1 - high) & 0xFFFF == KEPT >> 16 * (1 - high) & 0xFFFF).all()


def test_bf16_and_four_bits_to_f32(lanes):
    word = octets(14)
    found = lanes("v_cvt_f32_bf16 v60, v10\n\tv_cvt_f32_bf16_sdwa v61, v10 src0_sel:WORD_1", [word], ["v60", "v61"], target="gfx950")
    assert (found == [word << 16, word & 0xFFFF0000]).all()
    sixteenths = lanes("v_cvt_off_f32_i4 v60, v10", [np.arange(64)], ["v60"])[0].view(np.float32)
    assert sixteenths.tolist() == [((n & 15) - ((n & 8) << 1)) / 16 for n in range(64)]
