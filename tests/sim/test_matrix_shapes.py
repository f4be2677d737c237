"""Matrix instructions of f64, of xf32, of several blocks, and of f8f6f4 with scales: A·B + C, built here lane by lane from the documents' words."""

import struct

import numpy as np
import pytest

from tests.sim.hazards import nops, only, run
from tests.sim.matrix_words import packed, result_place
from tiledsl.analysis.listing.in_flight import findings
from tiledsl.asm.text.parse import parse_listing
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.targets import TARGETS

BLOCKS = {32: 2, 16: 4, 4: 16}
OLD = {"f32": (1, "f32"), "f16": (4, "f16"), "bf16": (2, "bf16"), "bf16_1k": (4, "bf16_1k"), "i8": (4, "i8")}
# mnemonic: (m, k, blocks, type, targets)
SHAPES = {}
for m, blocks in BLOCKS.items():
    for kind, (k, suffix) in OLD.items():
        result, plain = "i32" if kind == "i8" else "f32", kind.removesuffix("_1k")
        SHAPES[f"v_mfma_{result}_{m}x{m}x{k}{suffix}"] = (m, k, blocks, plain, ("gfx90a",))
        if kind != "bf16":
            SHAPES[f"v_mfma_{result}_{m}x{m}x{k}_{blocks}b_{plain}"] = (m, k, blocks, plain, ("gfx942", "gfx950"))
SHAPES |= {
    "v_mfma_f64_16x16x4f64": (16, 4, 1, "f64", ("gfx90a",)),
    "v_mfma_f64_4x4x4f64": (4, 4, 4, "f64", ("gfx90a",)),
    "v_mfma_f64_16x16x4_f64": (16, 4, 1, "f64", ("gfx942", "gfx950")),
    "v_mfma_f64_4x4x4_4b_f64": (4, 4, 4, "f64", ("gfx942", "gfx950")),
    "v_mfma_f32_32x32x4_xf32": (32, 4, 1, "xf32", ("gfx942",)),
    "v_mfma_f32_16x16x8_xf32": (16, 8, 1, "xf32", ("gfx942",)),
}
CASES = [(name, target) for name, (*_, targets) in SHAPES.items() for target in targets]
BITS = {"f64": 64, "f32": 32, "xf32": 32, "f16": 16, "bf16": 16, "i8": 8}


def input_place(lane, element, m, k, kind):
    """(block, row of A, k) that an element of a lane is."""
    if kind == "f64":
        return (lane // 4 % 4, lane % 4, lane // 16) if m == 4 else (0, lane % 16, lane // 16)
    if kind == "xf32":
        return 0, lane % m, element + 2 * (lane // m)
    return lane // m, lane % m, element


def code(value, kind):
    if kind == "f64":
        return struct.unpack("<Q", struct.pack("<d", value))[0]
    if kind == "f16":
        return struct.unpack("<H", struct.pack("<e", value))[0]
    if kind == "i8":
        return int(value) & 0xFF
    bits = struct.unpack("<I", struct.pack("<f", value))[0]
    return bits >> 16 if kind == "bf16" else bits


def input_registers(matrix, m, k, blocks, kind):
    per_lane = m * k * blocks // 64
    return packed([[code(matrix[input_place(lane, e, m, k, kind)], kind) for e in range(per_lane)] for lane in range(64)], BITS[kind])


def result_registers(matrix, m, blocks, kind):
    wide, as_code = ("f64", 64) if kind == "f64" else ("f32", 32), None
    count = m * m * blocks // 64

    def word(value):
        return as_code or (int(value) & 0xFFFFFFFF if kind == "i8" else code(value, wide[0]))

    return packed([[word(matrix[result_place(lane, r, m, kind)]) for r in range(count)] for lane in range(64)], wide[1])


def data(name, seed):
    """A [block, row, k], B [block, column, k], C [block, row, column], for which every sum is exact."""
    m, k, blocks, kind, _ = SHAPES[name]
    rng = np.random.default_rng(seed)
    shapes = (blocks, m, k), (blocks, m, k), (blocks, m, m)
    if kind == "i8":
        return rng.choice([-128, -1, 0, 5, 127], shapes[0]), rng.choice([-128, 3, 127], shapes[1]), rng.choice([2**31 - 1, -(2**31), 0, 7], shapes[2])
    if kind == "f64":  # 21 + 21 bits and a few for the sum, a third of them below one
        a, b, c = (rng.integers(-(2**size), 2**size, shape).astype(float) for size, shape in zip((20, 20, 45), shapes, strict=True))
        return a / 2**7, b / 2**7, c / 2**14
    return tuple(rng.integers(-9, 10, shape).astype(float) for shape in shapes)


def found_registers(lanes, op, inputs, first, count, target, before=""):
    """The result registers, at most 16 in a run."""
    parts = [lanes(op, inputs, [f"v{first + i}" for i in range(at, min(at + 16, count))], target=target, before=before) for at in range(0, count, 16)]
    return np.concatenate(parts).tolist()


def spread(first, count):
    return f"v[{first}:{first + count - 1}]" if count > 1 else f"v{first}"


def multiply(lanes, name, target, a, b, c, modifiers=""):
    m, k, blocks, kind, _ = SHAPES[name]
    given_a, given_b, given_c = input_registers(a, m, k, blocks, kind), input_registers(b, m, k, blocks, kind), result_registers(c, m, blocks, kind)
    at_c = 10 + 2 * len(given_a)
    sources = f"{spread(10, len(given_a))}, {spread(10 + len(given_a), len(given_a))}, {spread(at_c, len(given_c))}"
    return found_registers(lanes, f"{name} {spread(60, len(given_c))}, {sources} {modifiers}", given_a + given_b + given_c, 60, len(given_c), target)


def products(a, b):
    return np.einsum("bik,bjk->bij", a, b)


@pytest.mark.parametrize("name, target", CASES)
def test_product_and_sum(lanes, name, target):
    m, _, blocks, kind, _ = SHAPES[name]
    a, b, c = data(name, 1)
    assert multiply(lanes, name, target, a, b, c) == result_registers(products(a, b) + c, m, blocks, kind)


@pytest.mark.parametrize("name, target", [case for case in CASES if case[1] != "gfx950"])
def test_results_in_agprs_and_a_chain(lanes, name, target):
    m, k, blocks, kind, _ = SHAPES[name]
    a, b, _ = data(name, 2)
    given_a, given_b = input_registers(a, m, k, blocks, kind), input_registers(b, m, k, blocks, kind)
    count = m * m * blocks // 64 * (2 if kind == "f64" else 1)
    result = spread(0, count).replace("v", "a")
    sources = f"{spread(10, len(given_a))}, {spread(10 + len(given_a), len(given_a))}"
    chain = "\n".join(f"\t{name} {result}, {sources}, {result}\n\ts_nop 3" for _ in range(6))
    reads = "\n".join(f"\tv_accvgpr_read_b32 v{60 + i}, a{i}" for i in range(count))
    op = f"{name} {result}, {sources}, 0\n\ts_nop 3\n{chain}\n\ts_nop 15\n\ts_nop 15\n{reads}"
    assert found_registers(lanes, op, given_a + given_b, 60, count, target) == result_registers(7 * products(a, b), m, blocks, kind)


BROADCASTS = [(32, 1, 0), (32, 1, 1), (16, 1, 1), (16, 2, 3), (4, 4, 9), (4, 3, 5), (4, 1, 0)]


@pytest.mark.parametrize("m, cbsz, abid", BROADCASTS)
def test_a_block_of_a_serves_several(lanes, m, cbsz, abid):
    """cbsz: of each 2^cbsz blocks in a row, all use block abid of A."""
    name = f"v_mfma_f32_{m}x{m}x4_{BLOCKS[m]}b_f16"
    a, b, c = data(name, 3)
    used = np.stack([a[block // 2**cbsz * 2**cbsz + abid] for block in range(BLOCKS[m])])
    assert multiply(lanes, name, "gfx942", a, b, c, f"cbsz:{cbsz} abid:{abid}") == result_registers(products(used, b) + c, m, BLOCKS[m], "f16")


# blgp: for each 16 lanes, the 16 lanes that they take B from
GROUPS = {1: (0, 1, 0, 1), 2: (2, 3, 2, 3), 3: (1, 2, 3, 0), 4: (0, 0, 0, 0), 5: (1, 1, 1, 1), 6: (2, 2, 2, 2), 7: (3, 3, 3, 3)}


@pytest.mark.parametrize("blgp", GROUPS)
def test_lanes_of_b_are_exchanged(lanes, blgp):
    """Of four blocks of 16 columns, each 16 lanes are a block."""
    name = "v_mfma_f32_16x16x1_4b_f32"
    a, b, c = data(name, 4)
    used = b[list(GROUPS[blgp])]
    assert multiply(lanes, name, "gfx942", a, b, c, f"blgp:{blgp}") == result_registers(products(a, used) + c, 16, 4, "f32")


@pytest.mark.parametrize("text", ["cbsz:3 abid:0", "cbsz:1 abid:2", "abid:1"])
def test_a_block_that_there_is_not_is_refused(lanes, text):
    with pytest.raises(SimulationError, match="of an instruction of 4 blocks"):
        lanes(f"v_mfma_f32_16x16x1_4b_f32 v[60:75], v10, v11, 0 {text}", [], ["v60"])


@pytest.mark.parametrize("signs", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)])
@pytest.mark.parametrize("name", ["v_mfma_f64_16x16x4_f64", "v_mfma_f64_4x4x4_4b_f64"])
def test_operands_of_f64_change_their_sign(lanes, name, signs):
    m, _, blocks, kind, _ = SHAPES[name]
    a, b, c = data(name, 5)
    signed = (-1) ** (signs[0] + signs[1]) * products(a, b) + (-1) ** signs[2] * c
    found = multiply(lanes, name, "gfx942", a, b, c, f"neg:[{','.join(map(str, signs))}]")
    assert found == result_registers(signed, m, blocks, kind)


@pytest.mark.parametrize("constant, value", [("1.0", 1.0), ("-4.0", -4.0), ("1", 5e-324)])
def test_a_constant_as_c_of_f64(lanes, constant, value):
    zeros = [[0] * 64] * 4
    found = lanes(f"v_mfma_f64_4x4x4_4b_f64 v[60:61], v[10:11], v[12:13], {constant}", zeros, ["v60", "v61"])
    assert found.tolist() == packed([[code(value, "f64")]] * 64, 64)


def test_xf32_cuts_ten_bits_of_mantissa(lanes):
    """ "Truncated to 10 bits" (CDNA3 ISA, V_MFMA_F32_16X16X8_XF32): what lies below is lost, whatever the sign, also where it is nearly one more."""
    name = "v_mfma_f32_16x16x8_xf32"
    rng = np.random.default_rng(6)
    kept = rng.integers(1024, 2048, (2, 1, 16, 8)) * rng.choice([-1, 1], (2, 1, 16, 8))
    a, b = kept * (1 + np.float64(2.0**-11) * (1 - 2.0**-8))  # below the next number of 11 bits
    assert (np.float32([a, b]) != kept).all()
    a[0, :, 1:] = b[0, :, 1:] = 0  # products of 22 bits: one at a time is exact
    kept[:, 0, :, 1:] = 0
    assert multiply(lanes, name, "gfx942", a, b, np.zeros((1, 16, 16))) == result_registers(products(*kept.astype(float)), 16, 1, "f32")


# -- f8f6f4 -------------------------------------------------------------------------

TYPES = {"fp8": (8, 4, 3, 7), "bf8": (8, 5, 2, 15), "fp6": (6, 2, 3, 1), "bf6": (6, 3, 2, 3), "fp4": (4, 2, 1, 1)}  # bits, of exponent, of fraction, bias
NUMBERS = {kind: number for number, kind in enumerate(TYPES)}


def number(encoded, kind):
    """The value of a code: sign, exponent, fraction; exponent 0 has no leading one."""
    bits, exponent_bits, fraction_bits, bias = TYPES[kind]
    fraction, exponent = encoded % 2**fraction_bits, encoded // 2**fraction_bits % 2**exponent_bits
    magnitude = (fraction / 2**fraction_bits + (exponent > 0)) * 2.0 ** (max(exponent, 1) - bias)
    return -magnitude if encoded >> bits - 1 else magnitude


def codes_of(rng, kind, shape):
    """Any codes, but for those of NaN and infinity."""
    bits = TYPES[kind][0]
    largest = {"fp8": 0x7E, "bf8": 0x7B}.get(kind, 2 ** (bits - 1) - 1)
    return rng.integers(0, largest + 1, shape) + 2 ** (bits - 1) * rng.integers(0, 2, shape)


def f8f6f4_registers(codes, kind):
    """A lane holds 32 of a row: of 8 bits two runs of 16, as far apart as the lanes' groups have together; of fewer bits one run."""
    m, k = codes.shape
    groups = 64 // m

    def place(lane, e):
        return 16 * (lane // m + groups * (e // 16)) + e % 16 if TYPES[kind][0] == 8 else 32 * (lane // m) + e

    return packed([[int(codes[lane % m, place(lane, e)]) for e in range(32)] for lane in range(64)], TYPES[kind][0])


def scale_words(rng, scales, byte):
    """The scale of row i and the n-th 32 of k in a byte of lane m·n + i, among other bytes."""
    m, _ = scales.shape
    words = []
    for lane in range(64):
        other = int(rng.integers(0, 2**32)) & ~(0xFF << 8 * byte)
        words.append(other | int(scales[lane % m, lane // m]) << 8 * byte)
    return words


def scaled(codes, kind, scales):
    values = np.vectorize(lambda c: number(int(c), kind))(codes)
    return values * np.repeat(2.0 ** (scales.astype(float) - 127), 32, axis=1)


PAIRS = [(16, a, b) for a in TYPES for b in TYPES] + [(32, "fp8", "fp8"), (32, "fp8", "fp4"), (32, "bf6", "bf8"), (32, "fp4", "fp6"), (32, "fp4", "fp4")]


@pytest.mark.parametrize("m, first, second", PAIRS)
def test_products_with_scales(lanes, m, first, second):
    rng = np.random.default_rng(8)
    k, count = {16: 128, 32: 64}[m], {16: 4, 32: 16}[m]
    a, b = codes_of(rng, first, (m, k)), codes_of(rng, second, (m, k))
    scales = [rng.integers(122, 133, (m, k // 32)) for _ in range(2)]
    bytes_ = rng.integers(0, 4, 2)
    given = [f8f6f4_registers(a, first), f8f6f4_registers(b, second), [scale_words(rng, scales[0], bytes_[0])], [scale_words(rng, scales[1], bytes_[1])]]
    at = [10 + sum(len(rows) for rows in given[:i]) for i in range(4)]
    select = f"op_sel:[{bytes_[0] % 2},{bytes_[1] % 2},0] op_sel_hi:[{bytes_[0] // 2},{bytes_[1] // 2},0] cbsz:{NUMBERS[first]} blgp:{NUMBERS[second]}"
    sources = f"{spread(at[0], len(given[0]))}, {spread(at[1], len(given[1]))}, 1.0, v{at[2]}, v{at[3]}"
    op = f"v_mfma_scale_f32_{m}x{m}x{k}_f8f6f4 {spread(60, count)}, {sources} {select}"
    found = lanes(op, [row for rows in given for row in rows], [f"v{60 + i}" for i in range(count)], target="gfx950")
    exact = scaled(a, first, scales[0]) @ scaled(b, second, scales[1]).T + 1  # within 53 bits
    assert found.tolist() == result_registers(np.float32(exact)[None], m, 1, "f32")


@pytest.mark.parametrize("m, first, second", [(16, "fp8", "fp4"), (16, "fp6", "bf8"), (32, "fp4", "bf6"), (32, "bf8", "fp6")])
def test_products_without_scales(lanes, m, first, second):
    """Operands of different width lie in different orders of k."""
    rng = np.random.default_rng(9)
    k, count = {16: 128, 32: 64}[m], {16: 4, 32: 16}[m]

    def whole(kind):
        codes = [c for c in range(2 ** TYPES[kind][0] - 128 * (TYPES[kind][0] == 8)) if number(c, kind) == int(number(c, kind)) and abs(number(c, kind)) <= 16]
        return rng.choice(codes, (m, k))

    a, b = whole(first), whole(second)
    given = f8f6f4_registers(a, first), f8f6f4_registers(b, second)
    sources = f"{spread(10, len(given[0]))}, {spread(10 + len(given[0]), len(given[1]))}, 0 cbsz:{NUMBERS[first]} blgp:{NUMBERS[second]}"
    op = f"v_mfma_f32_{m}x{m}x{k}_f8f6f4 {spread(60, count)}, {sources}"
    found = lanes(op, given[0] + given[1], [f"v{60 + i}" for i in range(count)], target="gfx950")
    ones = np.full((m, k // 32), 127)
    assert found.tolist() == result_registers((scaled(a, first, ones) @ scaled(b, second, ones).T)[None], m, 1, "f32")


@pytest.mark.parametrize("byte, value", [(0, 128 * 2.0**-127), (127, 128.0), (254, float("inf")), (255, float("nan"))])
def test_the_ends_of_the_scales(lanes, byte, value):
    """E8M0: 2^-127 to 2^127, and NaN. A sum of 128 ones times the scale; 128·2^127 is beyond float32."""
    ones = [[0x38383838] * 64] * 16
    words = [[byte * 0x01010101] * 64, [0x7F7F7F7F] * 64]
    found = lanes("v_mfma_scale_f32_16x16x128_f8f6f4 v[60:63], v[10:17], v[18:25], 0, v26, v27", ones + words, ["v60"], target="gfx950")
    assert np.array_equal(found.view(np.float32), np.full((1, 64), value, np.float32), equal_nan=True)


# -- wait states --------------------------------------------------------------------

F64, SMALL_F64 = "v_mfma_f64_16x16x4{} v[40:47], v[10:11], v[10:11], 0", "v_mfma_f64_4x4x4{} v[40:41], v[10:11], v[10:11], 0"
VALU, MEMORY, WRITE = "v_mov_b32_e32 v20, v41", "global_store_dword v1, v41, s[6:7]", "v_mov_b32_e32 v41, 0"
OPERAND = "v_mfma_f64_4x4x4{} v[60:61], v[40:41], v[10:11], 0"
OVERLAP = "v_mfma_f64_4x4x4{} v[60:61], v[10:11], v[10:11], v[40:41]"
SAME, SAME_SMALL = "v_mfma_f64_16x16x4{} v[40:47], v[10:11], v[10:11], v[40:47]", "v_mfma_f64_4x4x4{} v[40:41], v[10:11], v[10:11], v[40:41]"
F32_4X4, F16_4X4 = "v_mfma_f32_4x4x1{1} v[40:43], v10, v11, 0", "v_mfma_f32_4x4x4{2} v[40:43], v[10:11], v[10:11], 0"
F32_16 = "v_mfma_f32_16x16x4{3} v[40:43], v10, v11, 0"
SCALED = "v_mfma_scale_f32_16x16x128_f8f6f4 v[40:43], {}, {}, 0, v10, v11 {}"
# producer, consumer, states on gfx90a, gfx942, gfx950: what clang 22 leaves between the two, for all but the last three of which no target lacks them
STATES = [
    (F64, VALU, 11, 11, 19),
    (F64, MEMORY, 18, 18, 18),
    (F64, WRITE, 11, 11, 11),
    (F64, OPERAND, 11, 11, 19),
    (F64, OVERLAP, 9, 9, 17),
    (F64, SAME, 0, 0, 0),
    (SMALL_F64, VALU, 6, 6, 6),
    (SMALL_F64, MEMORY, 9, 9, 9),
    (SMALL_F64, WRITE, 6, 6, 6),
    (SMALL_F64, OPERAND, 6, 6, 6),
    (SMALL_F64, SAME_SMALL, 4, 4, 4),
    (F32_4X4, VALU, 5, 4, 4),
    (F32_4X4, MEMORY, 5, 4, 4),
    (F32_4X4, F32_4X4.replace(", 0", ", v[40:43]"), 0, 2, 2),
    (F16_4X4, MEMORY, 5, 5, 5),
    (F16_4X4, F16_4X4.replace(", 0", ", v[40:43]"), 0, 2, 2),
    (F32_16, MEMORY, 11, 10, 10),
]
SUFFIXES = {"gfx90a": ("f64", "f32", "f16", "f32"), "gfx942": ("_f64", "_16b_f32", "_16b_f16", "_f32")}
SUFFIXES["gfx950"] = SUFFIXES["gfx942"]
STEPS = "\tv_mov_b32_e32 v10, 0\n\tv_mov_b32_e32 v11, 0\n\ts_nop 1\n\t{}\n{}\t{}\n\ts_nop 15\n\ts_nop 15\n\ts_endpgm\n"


def listed(listing, body, target):
    """What the check of a listing finds, without running it."""
    (kernel,) = parse_listing(listing(body, target=target)).kernels
    return list(findings(kernel, TARGETS[target]))


@pytest.mark.parametrize("producer, consumer, cdna2, cdna3, cdna4", STATES)
@pytest.mark.parametrize("target", SUFFIXES)
def test_wait_states(listing, target, producer, consumer, cdna2, cdna3, cdna4):
    names = SUFFIXES[target]
    states = {"gfx90a": cdna2, "gfx942": cdna3, "gfx950": cdna4}[target]
    first, second = ((text.replace("4x4x4{}", "4x4x4{}" if names[0] == "f64" else "4x4x4_4b{}").format(*names)) for text in (producer, consumer))
    assert run(listing, STEPS.format(first, nops(states), second), target=target)[0].ok
    assert not listed(listing, STEPS.format(first, nops(states), second), target)
    if states:
        (finding,) = listed(listing, STEPS.format(first, nops(states - 1), second), target)
        assert (finding.kind, finding.missing) == ("wait states", 1)
        hazard = only(run(listing, STEPS.format(first, nops(states - 1), second), target=target)[0], "wait-states")
        assert f"needs {states} wait states, and only {states - 1} passed" in hazard.message


BETWEEN = "\tv_mov_b32_e32 v10, 0\n\tv_mov_b32_e32 v11, 0\n\ts_nop 1\n\tv_mov_b32_e32 v20, 1\n{}\tglobal_store_dword v1, v20, s[6:7]\n\ts_endpgm\n"
PRODUCT = "\tv_mfma_f64_4x4x4f64 v[40:41], v[10:11], v[10:11], 0\n"


@pytest.mark.parametrize("target, between, broken", [
    ("gfx90a", PRODUCT, True),
    ("gfx90a", PRODUCT + "\ts_nop 0\n", False),
    ("gfx90a", "\ts_nop 0\n" + PRODUCT, False),
    ("gfx90a", "", False),
    ("gfx90a", PRODUCT.replace("f64_4x4x4f64 v[40:41]", "f32_4x4x4f16 v[40:43]"), False),
    ("gfx942", PRODUCT, False),
])  # fmt: skip
def test_a_product_of_f64_between_a_result_and_its_store(listing, target, between, broken):
    """gfx90a does not wait by itself there (LLVM, DMFMABetweenVALUWriteVMEMRead)."""
    report, _ = run(listing, BETWEEN.format(between), target=target)
    assert [(h.kind, h.place.text.split()[0]) for h in report.hazards] == [("wait-states", "global_store_dword")] * broken
    assert [f.kind for f in listed(listing, BETWEEN.format(between), target)] == ["distance"] * broken


@pytest.mark.parametrize("kinds, passes", [((0, 0), 8), ((4, 1), 8), ((2, 4), 4), ((3, 3), 4)])
def test_products_of_few_bits_take_half_as_long(listing, kinds, passes):
    """An operand of 8 bits makes it the longer one (LLVM, SISchedule.td)."""
    width = (8, 8, 6, 6, 4)
    first = SCALED.format(spread(12, width[kinds[0]]), spread(20, width[kinds[1]]), f"cbsz:{kinds[0]} blgp:{kinds[1]}")
    given = "".join(f"\tv_mov_b32_e32 v{register}, 0\n" for register in range(12, 28))
    report, _ = run(listing, given + STEPS.format(first, nops(passes + 4), VALU), target="gfx950")
    assert report.ok and report.mfma_clocks == 4 * passes
    only(run(listing, given + STEPS.format(first, nops(passes + 3), VALU), target="gfx950")[0], "wait-states")
