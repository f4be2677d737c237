"""Every matrix instruction of every target, against the lane maps of the ISA documents and AMD's calculator.

The maps of AMD's matrix instruction calculator are written out here."""

import pytest

from tests.pictures.asked import asked
from tiledsl.targets import TARGETS

BITS = {"f64": 64, "f32": 32, "xf32": 32, "bf16": 16, "f16": 16, "i8": 8, "fp8": 8, "bf8": 8, "fp6": 6, "bf6": 6, "fp4": 4}
INSTRUCTIONS = [pytest.param(target, entry, id=f"{target}-{entry.mnemonic}") for target, t in TARGETS.items() for entry in t.every_matrix]


def operand(m: int, k: int, blocks: int, kind: str, wide: bool, lane: int, e: int):
    """(block, row of A, k) of a lane's e-th value. All lanes of a group of m·blocks hold the same k; the groups divide k into runs. Wide f8f6f4 operands of 8
    bits have two runs of 16 a lane, 16 apart for each group."""
    groups = 64 // (m * blocks)
    group = lane // (m * blocks)
    kk = 16 * group + 16 * groups * (e // 16) + e % 16 if wide and BITS[kind] == 8 else k // groups * group + e
    return lane // m % blocks, lane % m, kk


def result(m: int, blocks: int, f64: bool, lane: int, r: int):
    """(block, row, column) of D."""
    if f64:
        return (0, 4 * r + lane // 16, lane % 16) if m == 16 else (lane // 4 % 4, lane // 16, lane % 4)
    if m == 32:
        return r // 16, 8 * (r % 16 // 4) + 4 * (lane // 32) + r % 4, lane % 32
    return (r // 4, 4 * (lane // 16) + r % 4, lane % 16) if m == 16 else (lane // 4, r, lane % 4)


def held(holding, bits: int, values: int, place):
    """The errors of a holding: elements that are not where `place` (lane, value) says, or that occur twice."""
    seen = set()
    for lane in range(64):
        for e in range(values):
            block, row, col = place(lane, e)
            seen.add((block, row, col))
            shown = [holding[name][block][row][col] for name in ("lane", "register", "from_bit")]
            assert shown == [lane, e * bits // 32, e * bits % 32]
    assert len(seen) == 64 * values == holding["blocks"] * holding["rows"] * holding["cols"]
    assert holding["registers"] == values * bits // 32
    assert [len(holding["lane"]), len(holding["lane"][0]), len(holding["lane"][0][0])] == [holding[name] for name in ("blocks", "rows", "cols")]


@pytest.mark.left_out(
    "gfx90a-v_mfma_f32_32x32x8bf16_1k",
    "gfx950-v_mfma_f32_32x32x64_f8f6f4",
    "gfx950-v_mfma_scale_f32_32x32x64_f8f6f4",
    "gfx950-v_mfma_scale_f32_16x16x128_f8f6f4",
    "gfx90a-v_mfma_f32_16x16x16bf16_1k",
    "gfx90a-v_mfma_f32_32x32x8f16",
    "gfx942-v_mfma_i32_16x16x4_4b_i8",
    "gfx950-v_mfma_f32_16x16x128_f8f6f4",
    "gfx950-v_mfma_i32_32x32x32_i8",
)
@pytest.mark.parametrize("target, entry", INSTRUCTIONS)
def test_operands_and_results_lie_as_the_documents_say(target, entry):
    wide, f64 = entry.input == "f8f6f4", entry.input == "f64"
    m, k, blocks = entry.m, entry.k, entry.blocks
    values = m * k * blocks // 64

    def of_a(kind):
        return lambda lane, e: operand(m, k, blocks, kind, wide, lane, e)

    def of_b(kind):
        return lambda lane, e: tuple(operand(m, k, blocks, kind, wide, lane, e)[n] for n in (0, 2, 1))

    for a, b in [("fp8", "fp4"), ("fp6", "bf8"), ("bf6", "fp4")] if wide else [(entry.input.split()[0], entry.input.split()[-1])]:
        document = asked(entry.mnemonic, *([a, b] if wide else []), "--target", target)
        assert (document["kind"], document["of"], document["target"]) == ("mfma", entry.mnemonic, target)
        first, second, third, *scales = document["holdings"]
        assert [first["type"], second["type"]] == [a, b]
        held(first, BITS[a], values, of_a(a))
        held(second, BITS[b], values, of_b(b))
        held(third, 64 if f64 else 32, m * m * blocks // 64, lambda lane, r: result(m, blocks, f64, lane, r))
        assert len(scales) == 2 * entry.scaled
        for scale, turned in zip(scales, (False, True), strict=False):
            for lane in range(64):  # the scale of row i for the n-th 32 of k is in lane m·n + i
                i, n = lane % m, lane // m
                assert scale["lane"][0][n if turned else i][i if turned else n] == lane


@pytest.mark.sample("gfx90a-v_mfma_f32_32x32x8bf16_1k", "gfx950-v_mfma_f32_16x16x128_f8f6f4", "gfx950-v_mfma_f32_16x16x16_bf16")
@pytest.mark.parametrize("target, entry", INSTRUCTIONS)
def test_formulas_say_what_the_tables_say(target, entry):
    """The formulas are evaluated as Python, with `//` and `%` as written."""
    for holding in asked(entry.mnemonic, "--target", target)["holdings"]:
        formulas = {name: text.replace("·", "*") for name, text in holding["formulas"].items()}
        for lane in range(64):
            for value in range(holding["registers"] * 32 // holding["bits"] if holding["name"] in "ABD" else 1):
                names = {"lane": lane, "e": value, "r": value}
                block, row, col = (eval(formulas[name], names) if name in formulas else 0 for name in ("block", *holding["axes"]))
                bit = value * holding["bits"]
                assert [holding[name][block][row][col] for name in ("lane", "register", "from_bit")] == [lane, bit // 32, bit % 32]


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_the_list_has_every_instruction_and_each_request_finds_its_own(target):
    listed = asked("mfma", "--target", target)["instructions"]
    assert [entry["instruction"] for entry in listed] == [entry.mnemonic for entry in TARGETS[target].every_matrix]
    for entry in listed:
        found = asked(entry["request"], "--target", target)
        assert {name: found[name] for name in entry if name != "clocks"} == {name: entry[name] for name in entry if name != "clocks"}
        assert found["clocks"] == entry["clocks"]


@pytest.mark.parametrize("request_, mnemonic, modifiers, clocks", [
    ("mfma 16x16x128 fp4 bf6", "v_mfma_f32_16x16x128_f8f6f4", "cbsz:4 blgp:3", 16),
    ("mfma 16x16x128 fp4 bf8", "v_mfma_f32_16x16x128_f8f6f4", "cbsz:4 blgp:1", 32),
    ("mfma 32x32x64 fp8 scale", "v_mfma_scale_f32_32x32x64_f8f6f4", "cbsz:0 blgp:0", 64),
    ("MFMA 32X32X16 FP8 BF8", "v_mfma_f32_32x32x16_fp8_bf8", "", 32),
    ("v_mfma_f32_32x32x8bf16_1k", "v_mfma_f32_32x32x8_bf16", "", 32),
    ("32x32x8 half", "v_mfma_f32_32x32x8_f16", "", 32),
    ("mfma(4x4x4, f64)", "v_mfma_f64_4x4x4_4b_f64", "", 16),
])  # fmt: skip
def test_requests(request_, mnemonic, modifiers, clocks):
    """Types of fewer than 8 bits take half as long; names of older targets and of other libraries are accepted too."""
    found = asked(request_, "--target", "gfx950")
    assert (found["instruction"], found["modifiers"], found["clocks"]) == (mnemonic, modifiers, clocks)


@pytest.mark.parametrize("blocks, mnemonic", [((), "v_mfma_f32_32x32x4bf16"), (("2b",), "v_mfma_f32_32x32x4bf16_1k")])
def test_one_block_unless_more_are_asked_for(blocks, mnemonic):
    assert asked("mfma", "32x32x4", "bf16", *blocks, "--target", "gfx90a")["instruction"] == mnemonic
