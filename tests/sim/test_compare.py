"""Compares, masks, selection and the ways between lanes."""

import math

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError

ORDERED = {"lt": lambda a, b: a < b, "eq": lambda a, b: a == b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b}
FLOATS = {
    **ORDERED,
    "f": lambda a, b: False,
    "lg": lambda a, b: a < b or a > b,
    "o": lambda a, b: not (math.isnan(a) or math.isnan(b)),
    "u": lambda a, b: math.isnan(a) or math.isnan(b),
    "nge": lambda a, b: not a >= b,
    "nlg": lambda a, b: not (a < b or a > b),
    "ngt": lambda a, b: not a > b,
    "nle": lambda a, b: not a <= b,
    "neq": lambda a, b: not a == b,
    "nlt": lambda a, b: not a < b,
    "tru": lambda a, b: True,
}
INTEGERS = {**ORDERED, "f": lambda a, b: False, "ne": lambda a, b: a != b, "t": lambda a, b: True}


def mask_of(words: np.ndarray) -> list[int]:
    """The lanes' truth values from two words, [low, high] in every lane."""
    mask = int(words[0, 0]) | int(words[1, 0]) << 32
    return [mask >> lane & 1 for lane in range(64)]


def rows(kind: str) -> np.ndarray:
    rng = np.random.default_rng(31)
    if kind[0] == "f":
        values = rng.choice(np.array([0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 1e-7, 2.5]), (2, 64))
        return values.astype({"f16": np.float16, "f32": np.float32, "f64": np.float64}[kind])
    bits = int(kind[1:])
    edges = np.array([0, 1, 2, (1 << bits - 1) - 1, 1 << bits - 1, (1 << bits) - 1], np.uint64)
    return rng.choice(edges, (2, 64)).astype(f"uint{bits}").view(("" if kind[0] == "i" else "u") + f"int{bits}")


def registers(values: np.ndarray) -> np.ndarray:
    if values.dtype.itemsize == 8:
        return values.view(np.uint32).reshape(2, 64, 2).transpose(0, 2, 1).reshape(4, 64)
    return values.view(np.uint16).astype(np.uint32) if values.dtype.itemsize == 2 else values.view(np.uint32)


CASES = [(kind, name) for kind in ("f16", "f32", "f64") for name in FLOATS] + [(f"{s}{bits}", name) for s in "iu" for bits in (16, 32, 64) for name in INTEGERS]


@pytest.mark.parametrize("kind, name", CASES)
def test_compare(lanes, kind, name):
    values = rows(kind)
    relation = (FLOATS if kind[0] == "f" else INTEGERS)[name]
    sources = "v[10:11], v[12:13]" if kind.endswith("64") else "v10, v11"
    found = lanes(f"v_cmp_{name}_{kind} s[20:21], {sources}", registers(values), ["s20", "s21"])
    assert mask_of(found) == [int(relation(a, b)) for a, b in zip(*values.tolist(), strict=True)]


@pytest.mark.parametrize("kind, name", CASES)
def test_compare_into_exec(lanes, kind, name):
    values = rows(kind)
    relation = (FLOATS if kind[0] == "f" else INTEGERS)[name]
    sources = "v[10:11], v[12:13]" if kind.endswith("64") else "v10, v11"
    op = f"v_cmpx_{name}_{kind} s[20:21], {sources}\n\ts_mov_b64 s[22:23], exec"
    found = lanes(op, registers(values), ["s20", "s21", "s22", "s23"])
    expected = [int(relation(a, b)) for a, b in zip(*values.tolist(), strict=True)]
    assert mask_of(found[:2]) == expected and mask_of(found[2:]) == expected


def test_lanes_outside_exec_compare_as_zero(lanes):
    found = lanes("v_cmp_eq_u32 s[20:21], v10, v10", np.zeros((1, 64), np.uint32), ["s20", "s21"], before="\ts_mov_b32 exec_lo, 0xff")
    assert (int(found[0, 0]), int(found[1, 0])) == (0xFF, 0xFFFFFFFF)


CLASSES = {  # one of each class, the bits of V_CMP_CLASS in order: signalling and quiet NaN, -inf, -normal, -subnormal, -0, and the positive ones back
    "f16": [0x7C01, 0x7E00, 0xFC00, 0xBC00, 0x8001, 0x8000, 0, 1, 0x3C00, 0x7C00],
    "f32": [0x7F800001, 0x7FC00000, 0xFF800000, 0xBF800000, 0x80000001, 0x80000000, 0, 1, 0x3F800000, 0x7F800000],
    "f64": [v << 32 | low for v, low in [(0x7FF00000, 1), (0x7FF80000, 0), (0xFFF00000, 0), (0xBFF00000, 0), (0x80000000, 1), (0x80000000, 0), (0, 0), (0, 1),
                                         (0x3FF00000, 0), (0x7FF00000, 0)]],
}  # fmt: skip


@pytest.mark.parametrize("kind", CLASSES)
def test_float_classes(lanes, kind):
    given = np.resize(np.array(CLASSES[kind], np.uint64), 64)
    words = [given & 0xFFFFFFFF, given >> np.uint64(32)]
    source = "v[10:11]" if kind == "f64" else "v10"
    for number in range(10):
        expected = [int(lane % 10 == number) for lane in range(64)]
        rows = np.array([*words, np.full(64, 1 << number)])
        assert mask_of(lanes(f"v_cmp_class_{kind} s[20:21], {source}, v12", rows, ["s20", "s21"])) == expected
        found = lanes(f"v_cmpx_class_{kind} s[20:21], {source}, v12\n\ts_mov_b64 s[22:23], exec", rows, ["s20", "s21", "s22", "s23"])
        assert mask_of(found[:2]) == expected and mask_of(found[2:]) == expected


def test_cndmask_chooses_by_mask(lanes):
    given = np.arange(128, dtype=np.uint32).reshape(2, 64)
    before = "\ts_mov_b32 s20, 0xf0f0f0f0\n\ts_mov_b32 s21, 0x12345678"
    mask = 0x12345678F0F0F0F0
    found = lanes("v_cndmask_b32 v60, v10, v11, s[20:21]", given, ["v60"], before=before)[0]
    assert found.tolist() == [int(given[mask >> lane & 1, lane]) for lane in range(64)]


def test_reading_and_writing_single_lanes(lanes):
    given = np.arange(100, 164, dtype=np.uint32)[None]
    assert lanes("v_readlane_b32 s20, v10, 17", given, ["s20"])[0, 0] == 117
    assert lanes("v_readfirstlane_b32 s20, v10", given, ["s20"], before="\ts_mov_b32 exec_lo, 0x70")[0, 0] == 104
    written = lanes("v_writelane_b32 v10, 7, 5", given, ["v10"], before="\ts_mov_b64 exec, 0")[0]
    assert written.tolist() == [7 if lane == 5 else 100 + lane for lane in range(64)]


def test_between_register_files(lanes):
    given = np.arange(64, dtype=np.uint32)[None]
    op = "v_accvgpr_write_b32 a3, v10\n\tv_accvgpr_mov_b32 a5, a3\n\tv_accvgpr_read_b32 v60, a5"
    assert (lanes(op, given, ["v60"]) == given).all()


def test_the_lane_of_a_written_lane_may_be_in_m0_beside_a_scalar(lanes):
    """LLVM, AMDGPUAsmParser, checkWriteLane: m0 does not count as a scalar source there, and s5 does."""
    move = "s_mov_b32 s4, 77\n\ts_mov_b32 s5, 9\n\ts_mov_b32 m0, 9\n\ts_nop 4\n\tv_writelane_b32 v10, s4, {}"
    assert lanes(move.format("m0"), [np.zeros(64, np.uint32)], ["v10"])[0].tolist() == [77 if lane == 9 else 0 for lane in range(64)]
    with pytest.raises(SimulationError, match="'v_writelane_b32' reads 2 different scalar registers"):
        lanes(move.format("s5"), [np.zeros(64, np.uint32)], ["v10"])


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_an_agpr_takes_a_scalar(lanes, target):
    """clang prints this where an accumulator begins with one value of all lanes."""
    found = lanes("s_mov_b32 s36, 0x12345\n\tv_accvgpr_write_b32 a3, s36\n\ts_nop 1\n\tv_accvgpr_read_b32 v60, a3", [], ["v60"], target=target)
    assert (found == 0x12345).all()


def test_permlane_swaps(lanes):
    given = np.arange(128, dtype=np.uint32).reshape(2, 64)
    found = lanes("v_permlane32_swap_b32 v10, v11", given, ["v10", "v11"], target="gfx950")
    assert found[0].tolist() == [*range(32), *range(64, 96)] and found[1].tolist() == [*range(32, 64), *range(96, 128)]
    found = lanes("v_permlane16_swap_b32 v10, v11", given, ["v10", "v11"], target="gfx950")
    assert found[0].tolist() == [*range(16), *range(64, 80), *range(32, 48), *range(96, 112)]
    assert found[1].tolist() == [*range(16, 32), *range(80, 96), *range(48, 64), *range(112, 128)]


@pytest.mark.parametrize("words, kept", [("bound_ctrl:1", False), ("fi:1", True), ("bound_ctrl:1 fi:1", True)])
def test_permlane_swaps_of_disabled_lanes(lanes, words, kept):
    """fi fetches the values of disabled lanes, and bound_ctrl alone 0 (LLVM, AMDGPU modifiers). Disabled lanes are not written."""
    given = np.arange(1, 129, dtype=np.uint32).reshape(2, 64)
    enabled = 0x00FF_0000_FFFF_0F0F
    on = [bool(enabled >> lane & 1) for lane in range(64)]
    for size in (16, 32):
        before = f"\ts_mov_b32 exec_lo, {enabled & 0xFFFFFFFF:#x}\n\ts_mov_b32 exec_hi, {enabled >> 32:#x}\n\ts_nop 4"
        op = f"v_permlane{size}_swap_b32_e64 v10, v11 {words}\n\ts_mov_b64 exec, -1"
        found = lanes(op, given, ["v10", "v11"], target="gfx950", before=before).tolist()
        expected = [list(row) for row in given.tolist()]
        for lane in range(64):
            odd = lane // size % 2
            other = lane - size if odd else lane + size
            if on[lane]:
                expected[1 - odd][lane] = int(given[odd, other]) if kept or on[other] else 0
        assert found == expected


# For each DPP pattern: the lane that lane l reads, or None.
PATTERNS = {
    "quad_perm:[3,1,0,2]": lambda n: n // 4 * 4 + (3, 1, 0, 2)[n % 4],
    "row_shl:3": lambda n: n + 3 if n % 16 < 13 else None,
    "row_shr:1": lambda n: n - 1 if n % 16 else None,
    "row_ror:4": lambda n: n // 16 * 16 + (n % 16 - 4) % 16,
    "row_mirror": lambda n: n // 16 * 16 + 15 - n % 16,
    "row_half_mirror": lambda n: n // 8 * 8 + 7 - n % 8,
    "row_bcast:15": lambda n: n // 16 * 16 - 1 if n >= 16 else None,
    "row_bcast:31": lambda n: 31 if n >= 32 else None,
    "wave_shr:1": lambda n: n - 1 if n else None,
    "wave_rol:1": lambda n: (n + 1) % 64,
}


@pytest.mark.parametrize("pattern", PATTERNS)
def test_dpp_moves_lanes(lanes, pattern):
    given = np.arange(1000, 1064, dtype=np.uint32)[None]
    before = "\tv_mov_b32_e32 v60, 7"
    kept = lanes(f"v_mov_b32_dpp v60, v10 {pattern} row_mask:0xf bank_mask:0xf", given, ["v60"], before=before)[0]
    zeroed = lanes(f"v_mov_b32_dpp v60, v10 {pattern} row_mask:0xf bank_mask:0xf bound_ctrl:1", given, ["v60"], before=before)[0]
    sources = [PATTERNS[pattern](lane) for lane in range(64)]
    assert kept.tolist() == [7 if s is None else 1000 + s for s in sources]
    assert zeroed.tolist() == [0 if s is None else 1000 + s for s in sources]


def test_the_older_spelling_of_bound_ctrl(lanes):
    """LLVM up to 11 printed bound_ctrl:0 for the bit that later ones print as bound_ctrl:1; its assembler takes both for it."""
    found = lanes("v_mov_b32_dpp v60, v10 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0", np.full((1, 64), 5), ["v60"], before="\tv_mov_b32_e32 v60, 7")
    assert found[0].tolist() == [5 if lane % 16 else 0 for lane in range(64)]


def test_dpp_masks_rows_and_banks(lanes):
    given = np.arange(64, dtype=np.uint32)[None]
    found = lanes("v_add_u32_dpp v60, v10, v10 row_mirror row_mask:0xa bank_mask:0x3", given, ["v60"], before="\tv_mov_b32_e32 v60, 7")[0]
    expected = [lane + lane // 16 * 16 + 15 - lane % 16 if lane // 16 in (1, 3) and lane % 16 < 8 else 7 for lane in range(64)]
    assert found.tolist() == expected


def test_sdwa_selects_parts(lanes):
    given = np.random.default_rng(33).integers(0, 1 << 32, (2, 64), dtype=np.uint64).astype(np.uint32)
    a, b = given.astype(np.int64)
    words = "dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_2"
    assert (lanes(f"v_add_u32_sdwa v60, v10, v11 {words}", given, ["v60"])[0] == (a >> 16) + (b >> 16 & 0xFF)).all()
    words = "dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_0"
    found = lanes(f"v_or_b32_sdwa v10, v11, v10 {words}", given, ["v10"])[0]
    assert (found == ((b | a & 0xFFFF) & 0xFFFF) << 16 | a & 0xFFFF).all()
    words = "dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1"
    found = lanes(f"v_mov_b32_sdwa v60, sext(v10) {words}", given, ["v60"])[0].view(np.int32)
    assert (found == (a >> 8 & 0xFF).astype(np.uint8).view(np.int8)).all()
