"""Constants as operands of 16-bit and packed instructions: a word of 32 bits, of which op_sel and op_sel_hi take halves.

A float inline constant is a half, or a bf16, with 0 above it; packed integers get the float32; integers are sign-extended; a literal is both halves (LLVM,
AMDGPUBaseInfo: getInlineEncodingV2F16, V2BF16, V2I16; the first test shows that clang counts on it).
"""

import re
import struct

import numpy as np
import pytest

from tests.sim.integers import M32
from tiledsl.asm.isa.catalogue import registry
from tiledsl.asm.isa.definition import VALU_FAMILIES
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch

SOURCE = """
typedef _Float16 half2 __attribute__((ext_vector_type(2)));
typedef short short2 __attribute__((ext_vector_type(2)));
extern "C" __attribute__((global)) void halves(half2* a) { a[0] = a[0] + (half2){%s}; }
extern "C" __attribute__((global)) void shorts(short2* a) { a[0] = a[0] + (short2){%s}; }
"""


@pytest.mark.sample("1, 0-5, 0-")
@pytest.mark.parametrize(
    "half, short, text",
    [
        ("1, 0", "5, 0", ""),
        ("1, 1", "5, 5", "op_sel_hi:[1,0]"),
        ("0, 1", "0, 5", "op_sel:[0,1] op_sel_hi:[1,0]"),
    ],
)
def test_what_clang_writes(compiled, half, short, text):
    listing = compiled(SOURCE % (half, short), "gfx942")
    assert re.search(rf"v_pk_add_f16 v\d+, s\d+, 1\.0 ?{re.escape(text)}\n", listing)
    assert re.search(rf"v_pk_add_u16 v\d+, s\d+, 5 ?{re.escape(text)}\n", listing)
    assert "v_pk_add_u16 v1, s2, -5\n" in compiled(SOURCE % (half, "-5, -1"), "gfx942")
    assert "v_pk_add_u16 v1, s2, 1.0\n" in compiled(SOURCE % (half, "0, 0x3f80"), "gfx942")


def half_bits(value: float) -> int:
    return struct.unpack("<H", struct.pack("<e", value))[0]


def pair(low: int, high: int) -> int:
    return low | high << 16


ONE, THREE, FIVE = half_bits(1.0), half_bits(3.0), half_bits(5.0)
HALVES = {  # v10 holds (3.0, 5.0)
    "v_pk_add_f16 v60, v10, 1.0": (4.0, 5.0),
    "v_pk_add_f16 v60, v10, 1.0 op_sel_hi:[1,0]": (4.0, 6.0),
    "v_pk_add_f16 v60, v10, 1.0 op_sel:[0,1] op_sel_hi:[1,0]": (3.0, 6.0),
    "v_pk_add_f16 v60, v10, 1.0 op_sel:[0,1] op_sel_hi:[1,1]": (3.0, 5.0),
    "v_pk_add_f16 v60, v10, 1.0 op_sel_hi:[1,0] neg_lo:[0,1]": (2.0, 6.0),
    "v_pk_mul_f16 v60, v10, 0.15915494": (3.0 * 0.1591796875, 0.0),
    "v_pk_fma_f16 v60, v10, 2.0, v10": (9.0, 5.0),
    "v_pk_fmac_f16 v10, 2.0, v10": (9.0, 5.0),
    "v_pk_fmac_f16 v10, 0x40003c00, v10": (6.0, 15.0),
}


@pytest.mark.parametrize("op", HALVES)
def test_halves(lanes, op):
    register = op.split()[1].rstrip(",")
    found = lanes(op, [[pair(THREE, FIVE)] * 64], [register])[0]
    assert (found == pair(*map(half_bits, HALVES[op]))).all()


WORDS = {  # v10 holds (0x1234, 0x5678)
    "v_pk_add_u16 v60, v10, 5": (0x1239, 0x5678),
    "v_pk_add_u16 v60, v10, 5 op_sel_hi:[1,0]": (0x1239, 0x567D),
    "v_pk_add_i16 v60, v10, -5": (0x122F, 0x5677),
    "v_pk_sub_u16 v60, v10, -5 op_sel_hi:[1,0]": (0x1239, 0x567D),
    "v_pk_add_u16 v60, v10, 1.0": (0x1234, 0x95F8),
    "v_pk_lshlrev_b16 v60, 4, v10": (0x2340, 0x5678),
    "v_pk_lshlrev_b16 v60, 4, v10 op_sel_hi:[0,1]": (0x2340, 0x6780),
}


@pytest.mark.parametrize("op", WORDS)
def test_integers(lanes, op):
    assert (lanes(op, [[pair(0x1234, 0x5678)] * 64], ["v60"])[0] == pair(*WORDS[op])).all()


def test_integers_of_packed_halves(lanes):
    """An integer is its bits: 5 a subnormal half with 0 above it, -16 a NaN and 0xffff."""
    zero = [[0] * 64]
    assert (lanes("v_pk_add_f16 v60, v10, 5", zero, ["v60"])[0] == 5).all()
    assert (lanes("v_pk_add_f16 v60, v10, 5 op_sel_hi:[1,0]", zero, ["v60"])[0] == pair(5, 5)).all()
    assert (lanes("v_pk_max_f16 v60, v10, -16", zero, ["v60"])[0] == 0).all()


WORD_OF_CONSTANT = {  # the 32 bits of 0.5 and -4.0 as an operand of that type
    "f16": (0x3800, 0xC400),
    "bf16": (0x3F00, 0xC080),
    "integer": (0x3F000000, 0xC0800000),
}


def type_of_source(name: str) -> str:
    """The last type in the name is that of the sources (CDNA3 and CDNA4 ISA, VALU instructions)."""
    last = re.findall(r"bf16|f16|[iub]16", name)[-1]
    return last if last in WORD_OF_CONSTANT else "integer"


def constants_of_short_operands(target: str) -> list[tuple[str, int, str, str]]:
    """(operation with a constant, which constant, the same with v11 in its place, the type), for each 16-bit operand."""
    made = []
    for name, definition in sorted(registry().items()):
        for form in definition.syntaxes:
            short = [one for one in form.operands if "k" in one.classes and one.view.endswith("16") and one.dwords == 1]
            if target not in form.targets or definition.family not in VALU_FAMILIES or not short or re.search(r"madak|madmk|cmpx", name):
                continue
            for chosen in short if name not in ("v_ldexp_f16", "v_cmp_class_f16") else short[:1]:
                at = {one: "vcc" if one.view == "mask" else "v12" for one in form.operands} | {
                    one: "v60" for one in form.operands if one.written and "v" in one.classes
                }
                texts = [", ".join(operand if one is chosen else at[one] for one in form.operands) for operand in ("0.5", "-4.0", "v11")]
                encoded = name + "_e64" * (definition.family in ("vop1", "vop2", "vopc"))
                made += [(f"{encoded} {texts[n]}", n, f"{encoded} {texts[2]}", type_of_source(name)) for n in (0, 1)]
    return made


@pytest.mark.one_in(2)
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_a_float_constant_has_the_type_of_its_operand(lanes, target):
    """A constant gives what a register with its bits gives."""
    cases = constants_of_short_operands(target)
    assert len(cases) > 450
    wrong = []
    for first in range(0, len(cases), 24):
        chunk = cases[first : first + 24]
        lines = []
        for place, (text, number, same, kind) in enumerate(chunk):
            for register, one in ((100 + place, text), (130 + place, same)):
                lines += [f"v_mov_b32_e32 v11, {WORD_OF_CONSTANT[kind][number]}", "v_mov_b32_e32 v60, 7", one, "s_nop 3"]
                lines += ["v_cndmask_b32_e64 v60, 0, 1, vcc"] * one.startswith("v_cmp") + [f"v_mov_b32_e32 v{register}, v60"]
        given = [[0] * 64, [0] * 64, np.arange(64) * 0x04210421 + 0x3C003C00]
        found = lanes("\n\t".join(lines), given, [f"v{100 + n}" for n in range(len(chunk))] + [f"v{130 + n}" for n in range(len(chunk))], target=target)
        wrong += [text for n, (text, *_) in enumerate(chunk) if (found[n] != found[len(chunk) + n]).any()]
    assert wrong == []


DOTS = {  # v10 holds (3.0, 5.0), as halves or as bf16
    "v_dot2_f32_f16 v60, v10, 1.0, 0": 3.0,
    "v_dot2_f32_f16 v60, v10, 1.0, 0 op_sel_hi:[1,0,1]": 8.0,
    "v_dot2_f32_f16 v60, v10, 1.0, 2.0 op_sel:[0,1,0] op_sel_hi:[1,0,1]": 7.0,
    "v_dot2_f32_bf16 v60, v10, 1.0, 0": 3.0,
}


@pytest.mark.parametrize("op", DOTS)
def test_dot_products(lanes, op):
    given = pair(0x4040, 0x40A0) if "bf16" in op else pair(THREE, FIVE)
    found = lanes(op, [[given] * 64], ["v60"], target="gfx90a" if "op_sel" in op else "gfx950")[0]  # later targets take no op_sel here
    assert (found.view(np.float32) == DOTS[op]).all()


def test_single_halves(lanes):
    """op_sel takes the high half of a constant too, and that of a float is 0; sign modifiers change the half that is taken."""
    given = [[pair(THREE, FIVE)] * 64]
    assert (lanes("v_fma_f16 v60, v10, 1.0, v10 op_sel:[1,0,0,0]", given, ["v60"])[0] & 0xFFFF == half_bits(8.0)).all()
    assert (lanes("v_fma_f16 v60, v10, 1.0, v10 op_sel:[1,1,0,0]", given, ["v60"])[0] & 0xFFFF == THREE).all()
    assert (lanes("v_fma_f16 v60, -v10, 1.0, |v10| op_sel:[1,0,1,0]", given, ["v60"])[0] & 0xFFFF == 0).all()


def test_mixed_sources(lanes):
    given = [[pair(THREE, FIVE)] * 64]
    found = lanes("v_fma_mix_f32 v60, v10, 2.0, 1.0 op_sel:[1,0,0] op_sel_hi:[1,1,0]", given, ["v60"])[0]
    assert (found.view(np.float32) == 11.0).all()
    with pytest.raises(SimulationError, match="the high half of a constant"):
        lanes("v_fma_mix_f32 v60, v10, 2.0, 1.0 op_sel:[1,1,0] op_sel_hi:[1,1,0]", given, ["v60"])


def test_pairs_of_floats(lanes):
    given = [np.full(64, value, np.float32).view(np.uint32) for value in (3.0, 5.0)]
    found = lanes("v_pk_add_f32 v[60:61], v[10:11], 1.0 op_sel_hi:[1,0]", given, ["v60", "v61"])
    assert (found.view(np.float32) == [[4.0], [6.0]]).all()
    found = lanes("v_pk_mov_b32 v[60:61], 1.0, v[10:11] op_sel:[0,1]", given, ["v60", "v61"])
    assert (found.view(np.float32) == [[1.0], [5.0]]).all()
    for text in ("v_pk_add_f32 v[60:61], v[10:11], 1.0", "v_pk_add_f32 v[60:61], v[10:11], 1.0 op_sel:[0,1] op_sel_hi:[1,0]"):
        with pytest.raises(SimulationError, match="the high half of a constant"):
            lanes(text, given, ["v60", "v61"])


SDWA = {  # v10 holds (3.0, 5.0), v11 (-1.0, 2.0)
    "v_cvt_f32_f16_sdwa v60, -v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1": np.float32(-5.0),
    "v_cvt_f32_f16_sdwa v60, -|v11| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0": np.float32(-1.0),
    "v_add_f16_sdwa v60, |v11|, -v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_1": np.float16(-4.0),
    "v_mul_f16_sdwa v60, v11, -v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0": np.float16(-6.0),
}


@pytest.mark.parametrize("op", SDWA)
def test_signs_of_a_part(lanes, op):
    """CDNA3 ISA, SDWA: the part is selected, then its sign is changed as that of a float of its size."""
    found = lanes(op, [[pair(THREE, FIVE)] * 64, [pair(half_bits(-1.0), half_bits(2.0))] * 64], ["v60"])[0]
    wanted = SDWA[op]
    assert (found == int(wanted.view(np.uint32 if wanted.dtype == np.float32 else np.uint16))).all()


def test_the_sign_of_a_byte_is_refused(lanes):
    with pytest.raises(SimulationError, match="a sign modifier on part of a register that is no float"):
        lanes("v_cvt_f32_f16_sdwa v60, -v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1", [[0] * 64], ["v60"])


CLAMPED = {  # what a half that is clamped becomes: within 0 … 1, NaN 0
    -2.0: 0.0,
    0.25: 0.25,
    3.0: 1.0,
    float("nan"): 0.0,
}


@pytest.mark.parametrize("value", CLAMPED)
@pytest.mark.parametrize("op", ["v_fma_mixlo_f16", "v_fma_mixhi_f16"])
def test_clamped_mixes(lanes, op, value):
    given = np.full((1, 64), value, np.float32).view(np.uint32)
    found = lanes(f"{op} v20, v10, 1.0, 0 clamp", given, ["v20"], before="\tv_mov_b32_e32 v20, 0x12345678")[0]
    result, kept = (found >> 16, found & 0xFFFF) if "hi" in op else (found & 0xFFFF, found >> 16)
    assert (result == half_bits(CLAMPED[value])).all() and (kept == (0x5678 if "hi" in op else 0x1234)).all()


INTEGERS = {
    "v_mad_u32_u24": [(0xFFFFFFFF, 0xFFFFFFFF, 7, 0xFFFFFFFF), (3, 5, 0xFFFFFFF0, 0xFFFFFFFF), (3, 5, 7, 22)],
    "v_mul_u32_u24_e64": [(0xFFFFFFFF, 0xFFFFFFFF, 0, 0xFFFFFFFF), (3, 5, 0, 15)],
    "v_mul_i32_i24_e64": [(0x7FFFFF, 0x7FFFFF, 0, 0x7FFFFFFF), (0x800000, 0x7FFFFF, 0, 0x80000000), (0xFFFFFF, 5, 0, 0xFFFFFFFB)],
    "v_mad_i32_i24": [(0x7FFFFF, 0x7FFFFF, 0, 0x7FFFFFFF), (0x800000, 0x7FFFFF, 0, 0x80000000), (0xFFFFFF, 5, 7, 2)],
}


@pytest.mark.parametrize("op", INTEGERS)
def test_clamped_products(lanes, op):
    """Factors of 24 bits; the exact sum held within 32 (LLVM: all take clamp)."""
    for a, b, c, wanted in INTEGERS[op]:
        sources = "v10, v11" if "mul" in op else "v10, v11, v12"
        assert (lanes(f"{op} v60, {sources} clamp", [[a] * 64, [b] * 64, [c] * 64], ["v60"])[0] == wanted).all()


SIGNED = {  # v10 holds (3.0, -5.0) as halves, or as bf16
    "v_pack_b32_f16 v60, -v10, v10": (0xC200, 0x4200),
    "v_pack_b32_f16 v60, |v10|, -1.0 op_sel:[1,0,0]": (0x4500, 0xBC00),
    "v_pack_b32_f16 v60, v10, -|v10| op_sel:[0,1,0]": (0x4200, 0xC500),
    "v_cvt_f32_bf16_e64 v60, -v10": (0, 0xC040),
    "v_cvt_f32_bf16_e64 v60, |-4.0|": (0, 0x4080),
    "v_cvt_f32_bf16_sdwa v60, -v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1": (0, 0x40A0),
}


@pytest.mark.parametrize("op", SIGNED)
def test_signs_of_single_halves(lanes, op):
    """CDNA3 ISA, VOP3: abs and neg change the sign bit of a source that the encoding treats as a float."""
    given = pair(0x4040, 0xC0A0) if "bf16" in op else pair(THREE, half_bits(-5.0))
    assert (lanes(op, [[given] * 64], ["v60"], target="gfx950")[0] == pair(*SIGNED[op])).all()


def test_literals_of_64_bits(lanes, scalars):
    """A literal of a float of 64 bits is its upper half: clang assembles 0.1 as 0x3fb99999. An integer may be written as a negative one of 32 bits."""
    upper = struct.unpack("<d", struct.pack("<Q", 0x3FB9999900000000))[0]
    found = lanes("v_cvt_f32_f64_e32 v60, 0.1\n\tv_mul_f64 v[62:63], 0.15915494309189532, 1.0", [], ["v60", "v62", "v63"])
    assert (found[0].view(np.float32) == np.float32(upper)).all() and (found[1] == 0x6DC9C882).all() and (found[2] == 0x3FC45F30).all()
    for text, words in (("0xffffffff80000000", [0x80000000, M32]), ("0xfffffff0", [0xFFFFFFF0, 0]), ("-17", [0xFFFFFFEF, M32])):
        assert scalars(f"s_mov_b64 s[24:25], {text}", [[]])[0, :2].tolist() == words


@pytest.mark.parametrize("op", ["s_mov_b64 s[20:21], -0.0", "v_mov_b64_e32 v[0:1], -0.15915494", "s_and_b64 s[20:21], s[22:23], 1.5"])
def test_no_float_literals_of_64_bits_for_integers(listing, op):
    """-0.0 and -1/(2π) are no inline constants (LLVM, isInlinableLiteral64), and only operands that are floats have float literals of 64 bits."""
    with pytest.raises(SimulationError, match="takes no float of 64 bits"):
        launch(listing(f"\t{op}\n\ts_endpgm\n"), 1, 64, [np.zeros(4, np.uint32)] * 2)
