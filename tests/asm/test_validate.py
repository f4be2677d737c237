"""The validator of inline assembly: the full text of each of its problems."""

import pytest

from tests.asm.refusals import refused_lines
from tiledsl.asm.inline.binding import Binding, Problem
from tiledsl.asm.inline.validate import validate
from tiledsl.asm.text.grammar import parse_instruction
from tiledsl.targets import TARGETS

V1, V2, V4, V16 = (Binding("vgpr", n) for n in (1, 2, 4, 16))
S1, S2, S4 = (Binding("sgpr", n) for n in (1, 2, 4))


def number(value):
    return Binding("constant", value=value)


def found(text, target="gfx942", **operands):
    return validate(parse_instruction(text), TARGETS[target], operands)


RIGHT = [
    ("ds_read_b128 {d}, {a} offset:{o}", {"d": V4, "a": V1, "o": number(65535)}),
    ("ds_read_b128 {d}, {a}", {"d": V4, "a": Binding("uniform")}),
    ("ds_write_b64 {a}, {d} offset:8", {"d": V2, "a": V1}),
    ("global_load_dwordx4 {d}, {a}, {b} offset:-4096", {"d": V4, "a": V1, "b": Binding("uniform", 2)}),
    ("global_load_dwordx4 {d}, {a}, off", {"d": V4, "a": V2}),
    ("buffer_load_dwordx4 {d}, {a}, {r}, 0 offen offset:4095", {"d": V4, "a": V1, "r": S4}),
    ("buffer_load_dword {a}, {r}, 0 offen offset:16 lds", {"a": V1, "r": S4}),
    ("global_load_lds_dword {a}, {b} offset:-16", {"a": V1, "b": S2}),
    ("v_add_u32 {d}, {a}, {c}", {"d": V1, "a": V1, "c": number(100000)}),
    ("v_mfma_f32_32x32x8_bf16 {d}, {a}, {a}, {d}", {"d": V16, "a": V2}),
    ("s_waitcnt vmcnt(3)", {}),
    ("v_readfirstlane_b32 s4, {a}", {"a": V1}),
]


@pytest.mark.parametrize("text, operands", RIGHT, ids=[text for text, _ in RIGHT])
def test_right_instructions_pass(text, operands):
    assert found(text, **operands) == []


WRONG = [
    (
        "ds_raed_b128 {d}, {a}",
        {"d": V4, "a": V1},
        Problem("TD501", "unknown instruction 'ds_raed_b128'", help="did you mean ds_read_b128 or ds_write_b128 or ds_read_b32?"),
    ),
    ("global_load_b128 {d}, {a}, off", {"d": V4}, Problem("TD501", "unknown instruction 'global_load_b128'", help="did you mean global_load_dwordx4?")),
    ("ds_store_2addr_b64 {d}", {"d": V4}, Problem("TD501", "unknown instruction 'ds_store_2addr_b64'", help="did you mean ds_write2_b64?")),
    ("buffer_load_u8 {d}", {"d": V4}, Problem("TD501", "unknown instruction 'buffer_load_u8'", help="did you mean buffer_load_ubyte?")),
    ("wibble {d}", {"d": V4}, Problem("TD501", "unknown instruction 'wibble'", help="tiledsl's instruction definitions do not have it")),
    (
        "ds_write_b128 {a}, {x}, {y}, {z}, {w}",
        {"a": V1, "x": V1, "y": V1, "z": V1, "w": V1},
        Problem(
            "TD503",
            "'ds_write_b128' takes 2 operands, not 5",
            "2 operands: addr (a VGPR), data (a VGPR or AGPR tuple of 4)",
            "5: a VGPR, a VGPR, a VGPR, a VGPR, a VGPR",
            "'data' is one aligned register tuple of 4, not 4 separate registers",
        ),
    ),
    (
        "flat_load_dwordx4 {d}, {lo}, {hi}",
        {"d": V4, "lo": S1, "hi": S1},
        Problem(
            "TD503",
            "'flat_load_dwordx4' takes 2 operands, not 3",
            "2 operands: dst (a VGPR or AGPR tuple of 4), addr (a VGPR tuple of 2)",
            "3: a VGPR tuple of 4, an SGPR, an SGPR",
            "'addr' is one aligned register tuple of 2, not 2 separate registers",
        ),
    ),
    (
        "flat_load_dwordx4 {d}, {a}",
        {"d": V4, "a": S2},
        Problem(
            "TD504",
            "operand 'addr' of 'flat_load_dwordx4' must be a VGPR tuple of 2",
            "a VGPR tuple of 2",
            "an SGPR tuple of 2",
            "bind the address of an element for each lane to a placeholder: {at}, with at=g.address(row, col)",
            "a",
        ),
    ),
    (
        "global_load_dwordx4 {d}, {a}, off",
        {"d": V4, "a": S2},
        Problem(
            "TD504",
            "operand 'addr' of 'global_load_dwordx4' must be a VGPR tuple of 2",
            "a VGPR tuple of 2",
            "an SGPR tuple of 2",
            "bind the address of an element for each lane to a placeholder: {at}, with at=g.address(row, col)",
            "a",
        ),
    ),
    (
        "global_load_dwordx4 {d}, {a}, {b}",
        {"d": V4, "a": V1, "b": V2},
        Problem(
            "TD504",
            "operand 'base' of 'global_load_dwordx4' must be an SGPR tuple of 2",
            "an SGPR tuple of 2",
            "a VGPR tuple of 2",
            "bind one address for all lanes, g.address(row, col) without td.lane_id(): each lane adds an offset in bytes, the operand before",
            "b",
        ),
    ),
    (
        "v_readfirstlane_b32 {d}, {a}",
        {"d": V1, "a": V1},
        Problem(
            "TD504",
            "operand 'dst' of 'v_readfirstlane_b32' must be an SGPR",
            "an SGPR",
            "a VGPR",
            "td.asm writes no scalar registers: a td.vgpr holds one value for each lane",
            "d",
        ),
    ),
    (
        "buffer_load_dword {d}, {a}, {r}, {s} offen",
        {"d": V1, "a": V1, "r": S4, "s": V1},
        Problem(
            "TD504",
            "operand 'scalar_offset' of 'buffer_load_dword' must be an SGPR or constant",
            "an SGPR or constant",
            "a VGPR",
            "bind a value that is the same in all lanes: a device integer without td.lane_id(), or a number",
            "s",
        ),
    ),
    (
        "ds_read_b128 {d}, {a} offset:{o}",
        {"d": V4, "a": V1, "o": V1},
        Problem(
            "TD504",
            "'offset' of 'ds_read_b128' is part of the instruction's encoding",
            "a constant known at compile time",
            "a VGPR",
            "add a device value to the address operand instead",
            "o",
        ),
    ),
    (
        "ds_write_b32 {a}, {d}",
        {"a": V1, "d": S1},
        Problem(
            "TD504",
            "operand 'data' of 'ds_write_b32' must be a VGPR or AGPR",
            "a VGPR or AGPR",
            "an SGPR",
            "the compiler allocates registers: bind td.vgpr or a device value to a placeholder",
            "d",
        ),
    ),
    (
        "ds_write_b128 {d}, {a}",
        {"d": V4, "a": V1},
        Problem(
            "TD505",
            "operands 'addr' and 'data' of 'ds_write_b128' are swapped",
            "addr (a VGPR), then data (a VGPR or AGPR tuple of 4)",
            "a VGPR tuple of 4, then a VGPR",
            "write addr before data",
            "d",
        ),
    ),
    (
        "ds_read_b128 {d}, {a}",
        {"d": V2, "a": V1},
        Problem(
            "TD505",
            "operand 'dst' of 'ds_read_b128' is 4 registers wide",
            "a VGPR or AGPR tuple of 4",
            "a VGPR tuple of 2",
            "pass one register tuple of 4 dwords",
            "d",
        ),
    ),
    (
        "ds_read_b32 {d}, {a}",
        {"d": V2, "a": V1},
        Problem(
            "TD505",
            "operand 'dst' of 'ds_read_b32' is one register wide",
            "a VGPR or AGPR",
            "a VGPR tuple of 2",
            "choose the instruction of the data's width",
            "d",
        ),
    ),
    (
        "ds_read_b128 {d}, {a} offset:{o}",
        {"d": V4, "a": V1, "o": number(65536)},
        Problem("TD506", "offset:65536 of 'ds_read_b128' is out of range", "0..65535", "65536", "add the rest to the address operand", "o"),
    ),
    (
        "global_load_dword {d}, {a}, off offset:4096",
        {"d": V1, "a": V2},
        Problem("TD506", "offset:4096 of 'global_load_dword' is out of range", "-4096..4095", "4096", "add the rest to the address operand"),
    ),
    (
        "buffer_load_dwordx4 {d}, {a}, {r}, 0 offen offset:5000",
        {"d": V4, "a": V1, "r": S4},
        Problem(
            "TD506",
            "offset:5000 of 'buffer_load_dwordx4' is out of range",
            "0..4095",
            "5000",
            "add the rest to the address operand; the assembler may encode it as another offset without a warning",
        ),
    ),
    ("s_nop 40", {}, Problem("TD506", "operand 'states' of 's_nop' does not fit 4 bits", "0..15", "40")),
    (
        "ds_read2_b32 {d}, {a} offset:4",
        {"d": V2, "a": V1},
        Problem("TD507", "'ds_read2_b32' has no modifier 'offset'", "offset0, offset1", "offset", "this form takes offset0 and offset1, counted in elements"),
    ),
    ("ds_read_b32 {d}, {a} offen", {"d": V1, "a": V1}, Problem("TD507", "'ds_read_b32' has no modifier 'offen'", "offset", "offen")),
    ("ds_read_b32 {d}, {a}", {"d": V1}, Problem("TD509", "nothing is bound to '{a}'", help="name every placeholder among the operands", placeholder="a")),
    (
        "ds_read_b64 v[1:2], v0",
        {},
        Problem("TD510", "the register tuple v[1:2] of 'ds_read_b64' begins at 1", "a multiple of 2", "1", "begin the tuple at an aligned register"),
    ),
    ("v_add_u32_e64 v0, s0, s1", {}, Problem("TD511", "'v_add_u32_e64' reads 2 different scalar registers", "at most one", "2", "move one into a VGPR")),
    (
        "v_add3_u32 v0, v0, v1, 0x1234",
        {},
        Problem(
            "TD511",
            "the 64-bit encoding of 'v_add3_u32' takes no literal constant",
            "-16..64 or an inline float",
            "the constant 4660",
            "put the constant into a register",
        ),
    ),
    (
        "v_add_u32_e32 v0, v1, 5",
        {},
        Problem("TD511", "the second source of 'v_add_u32_e32' must be a VGPR", "a VGPR", "the constant 5", "exchange the sources or use the _e64 form"),
    ),
    (
        "v_add_u32_dpp {d}, 0x1234, {a} row_shl:1",
        {"d": V1, "a": V1},
        Problem("TD511", "a source of 'v_add_u32_dpp' must be a VGPR", "a VGPR", "the constant 4660", "move it into a VGPR"),
    ),
    (
        "v_add_u32_sdwa {d}, 0x1234, {a} dst_sel:WORD_1",
        {"d": V1, "a": V1},
        Problem(
            "TD511",
            "a source of 'v_add_u32_sdwa' must be a VGPR, an SGPR or an inline constant",
            "a VGPR, an SGPR or an inline constant",
            "the constant 4660",
            "move it into a VGPR",
        ),
    ),
    (
        "v_cndmask_b32_e32 {d}, 0x1234, {a}, vcc",
        {"d": V1, "a": V1},
        Problem("TD511", "'v_cndmask_b32_e32' reads a literal constant and a scalar register", "one of the two", "both", "move one into a VGPR"),
    ),
    (
        "v_fmaak_f32 {d}, s0, {a}, 0x1234",
        {"d": V1, "a": V1},
        Problem(
            "TD511",
            "'v_fmaak_f32' holds a constant of 32 bits, and no other constant or scalar register beside it",
            "a VGPR or an inline constant",
            "an SGPR",
            "move it into a VGPR",
        ),
    ),
    (
        "buffer_load_dword {d}, {a}, {r}, 0x1234 offen",
        {"d": V1, "a": V1, "r": S4},
        Problem(
            "TD511",
            "operand 'scalar_offset' of 'buffer_load_dword' takes no literal constant",
            "-16..64 or an SGPR",
            "the constant 4660",
            "put it into an SGPR",
        ),
    ),
    (
        "buffer_load_dword {d}, {a}, {r}, exec_lo offen",
        {"d": V1, "a": V1, "r": S4},
        Problem(
            "TD511",
            "operand 'scalar_offset' of 'buffer_load_dword' cannot be exec_lo",
            "an SGPR or constant",
            "'exec_lo'",
            "move it into an SGPR",
        ),
    ),
    (
        "global_load_dword {d}, {a}, off glc",
        {"d": V1, "a": V2},
        Problem(
            "TD507",
            "'global_load_dword' has no modifier 'glc'",
            "nt, offset, sc0, sc1",
            "glc",
            "on gfx942 sc0 makes an atomic return the old value; the scope of an access is sc0 (work-group), sc1 (device) or both (system)",
        ),
    ),
    (
        "buffer_store_dword {d}, {a}, {r}, 0 offen slc",
        {"d": V1, "a": V1, "r": S4},
        Problem(
            "TD507",
            "'buffer_store_dword' has no modifier 'slc'",
            "idxen, nt, offen, offset, sc0, sc1",
            "slc",
            "on gfx942 nt is for data that is not used again",
        ),
    ),
    ("ds_read_b32 {d}, {a} glc", {"d": V1, "a": V1}, Problem("TD507", "'ds_read_b32' has no modifier 'glc'", "offset", "glc")),
    ("global_load_dword {d}, {a}, off nt nt", {"d": V1, "a": V2}, Problem("TD507", "'global_load_dword' has 'nt' twice", help="write it once")),
    ("v_mul_f32 {d}, {a}, {a} mul:3", {"d": V1, "a": V1}, Problem("TD507", "'mul' of 'v_mul_f32' cannot be 3")),
    (
        "v_ceil_f64 {d}, 0x4008000000000000",
        {"d": V2},
        Problem("TD506", "operand 'a' of 'v_ceil_f64' is a constant of more than 32 bits", "-2147483648..4294967295", "4613937818241073152"),
    ),
    (
        "s_mov_b64 {d}, 0x100000000",
        {"d": S2},
        Problem("TD506", "operand 'a' of 's_mov_b64' is a constant of more than 32 bits", "-2147483648..4294967295", "4294967296"),
    ),
    ("v_mov_b32_sdwa {d}, {a} dst_sel:WORD", {"d": V1, "a": V1}, Problem("TD507", "'dst_sel' of 'v_mov_b32_sdwa' cannot be WORD")),
    ("v_mul_lo_u32 {d}, {a}, {a} clamp", {"d": V1, "a": V1}, Problem("TD507", "'v_mul_lo_u32' has no modifier 'clamp'", "none", "clamp")),
    (
        "v_add_u32 {d}, -{a}, {a}",
        {"d": V1, "a": V1},
        Problem(
            "TD511", "operand 'a' of 'v_add_u32' takes no minus sign", "a VGPR or SGPR or constant", "-{a}", "compute the value with a separate" " instruction"
        ),
    ),
    (
        "v_cmp_lt_f32_dpp vcc, {a}, {a} row_shl:1",
        {"a": V1},
        Problem("TD511", "'v_cmp_lt_f32' has no form '_dpp'", "v_cmp_lt_f32, v_cmp_lt_f32_e32, v_cmp_lt_f32_e64, v_cmp_lt_f32_sdwa", "v_cmp_lt_f32_dpp"),
    ),
    (
        "v_mov_b32_dpp {d}, {a}",
        {"d": V1, "a": V1},
        Problem("TD511", "'v_mov_b32_dpp' does not say which lanes it takes", "quad_perm:[…], row_shl:n and the like", "none of them"),
    ),
    (
        "v_add_f32 {d}, {a}, 0.3",
        {"d": V1, "a": V1},
        Problem(
            "TD511",
            "'v_add_f32' takes a literal constant only where the short form does",
            "as the first source, and VGPRs beside it",
            "the constant 0.3",
            "put the constant into a register",
        ),
    ),
    (
        "v_add_f16 {d}, 0x12345, {a}",
        {"d": V1, "a": V1},
        Problem("TD506", "operand 'a' of 'v_add_f16' is 16 bits wide", "-32768..65535", "the constant 74565", "the upper half would be lost"),
    ),
    (
        "ds_write2_b32 {a}, {d}, a4",
        {"a": V1, "d": V1},
        Problem(
            "TD511",
            "'ds_write2_b32' moves VGPRs and AGPRs at once",
            "data in registers of one file",
            "some of each",
            "v_accvgpr_read_b32 moves an AGPR to a VGPR",
        ),
    ),
    (
        "buffer_load_dword {d}, {a}, {r}, 0",
        {"d": V1, "a": V1, "r": S4},
        Problem(
            "TD511",
            "'buffer_load_dword' is given one VGPR besides its descriptor",
            "one of idxen and offen",
            "neither",
            "each of them takes a VGPR, idxen the first",
        ),
    ),
]


@pytest.mark.parametrize("text, operands, expected", WRONG, ids=[text for text, _, _ in WRONG])
def test_each_problem(text, operands, expected):
    assert found(text, **operands) == [expected]


CALLS = {  # operands written like calls, and why each is refused
    "s_getreg_b32 s0, hwreg(HW_REG_MODE, 4)": "hwreg(…) takes a hardware register, or the register, a first bit and a width",
    "s_getreg_b32 s0, hwreg(HW_REG_MODE, 32, 1)": "32 is not a first bit, which is 0 to 31",
    "s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 33)": "33 is not a width, which is 1 to 32",
    "s_getreg_b32 s0, hwreg(64)": "64 is not the number of a hardware register, which is 0 to 63",
    "s_getreg_b32 s0, hwreg(HW_REG_XCC_ID)": "there is no hardware register of gfx90a 'HW_REG_XCC_ID'",
    "s_getreg_b32 s0, hwreg(HW_REG_MODE, four, 4)": "'four' is no number",
    "s_getreg_b32 s0, mode": "'mode' is neither a number nor hwreg(…)",
    "s_sendmsg sendmsg(16)": "16 is not the number of a message, which is 0 to 15",
    "s_sendmsg sendmsg(0x10)": "16 is not the number of a message, which is 0 to 15",
    "s_sendmsg sendmsg(-1)": "-1 is not the number of a message, which is 0 to 15",
    "s_sendmsg sendmsg(MSG_GO)": "there is no message 'MSG_GO'",
    "s_sendmsg sendmsg(MSG_INTERRUPT, GS_OP_CUT)": "the message MSG_INTERRUPT has no operations",
    "s_sendmsg sendmsg(MSG_GS)": "the message MSG_GS needs an operation: GS_OP_NOP, GS_OP_CUT, GS_OP_EMIT, GS_OP_EMIT_CUT",
    "s_sendmsg sendmsg(MSG_GS, GS_OP_NOP)": "0 is no operation of MSG_GS",
    "s_sendmsg sendmsg(MSG_GS, GS_OP_GO)": "there is no operation of MSG_GS 'GS_OP_GO'",
    "s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP, 0)": "the message MSG_GS_DONE takes no stream with this operation",
    "s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_REG_RD, 0)": "the message MSG_SYSMSG takes no stream with this operation",
    "s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 4)": "4 is not a stream, which is 0 to 3",
}
FORMATS = {  # formats of typed buffers, as the message has them
    "format:128": "128",
    "format:[BUF_DATA_FORMAT_33]": "['BUF_DATA_FORMAT_33']",
    "format:[BUF_DATA_FORMAT_32,BUF_DATA_FORMAT_32]": "['BUF_DATA_FORMAT_32', 'BUF_DATA_FORMAT_32']",
}


@pytest.mark.parametrize("value, literal", [("-0.0", True), ("-0.15915494", True), ("0.0", False), ("0.15915494", False), ("-0.5", False), ("-4.0", False)])
def test_a_negative_zero_is_a_literal(value, literal):
    """As LLVM's assembler has it: only 0.5, 1.0, 2.0 and 4.0 are inline constants of either sign; the long form takes no literal."""
    assert [problem.code for problem in found(f"v_fma_f32 v0, v1, v2, {value}")] == ["TD511"] * literal
    assert not found(f"v_add_f32_e32 v0, {value}, v1")


def test_operands_like_calls_and_formats(tmp_path):
    """LLVM's assembler refuses each too, and takes those beside them."""
    typed = "tbuffer_load_format_x v0, off, s[4:7], 0 "
    wrong = [*CALLS, *(typed + text for text in FORMATS)]
    right = ["s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 3)", "s_sendmsg sendmsg(2, 1, 0x1)", "s_sendmsg sendmsg(MSG_SYSMSG, 2)", "s_getreg_b32 s0, hwreg(63, 31, 1)"]
    right += [typed + text for text in ("format:0", "format:127")]
    for text, why in CALLS.items():
        mnemonic, _, got = text.replace("s0, ", "").partition(" ")
        spec = {"s_sendmsg": "message", "s_getreg_b32": "register"}[mnemonic]
        assert found(text, "gfx90a") == [Problem("TD506", f"operand '{spec}' of '{mnemonic}': {why}", got=got)]
    for text, said in FORMATS.items():
        assert found(typed + text, "gfx90a") == [Problem("TD507", f"'format' of 'tbuffer_load_format_x' cannot be {said}")]
    assert [found(text, "gfx90a") for text in right] == [[]] * len(right)
    assert list(refused_lines("gfx90a", wrong + right, tmp_path)) == list(range(len(wrong)))


def test_registers_that_an_instruction_cannot_write_or_store():
    """A trap temporary in the place of a destination is no destination that changed places with a source."""
    for text, got in (("s_mov_b32 ttmp0, s0", "ttmp0"), ("s_getpc_b64 ttmp[2:3]", "ttmp[2:3]")):
        name, kind = text.split()[0], "an SGPR" + " tuple of 2" * (":" in got)
        assert found(text) == [Problem("TD504", f"'{name}' writes {got}, which only a trap handler can", kind, got, "write an SGPR")]
    assert found("s_store_dwordx2 exec, s[2:3], 0", "gfx90a") == [
        Problem("TD511", "'s_store_dwordx2' cannot store exec", "an SGPR tuple of 2", "'exec'", "move it into SGPRs")
    ]
    assert found("v_mfma_f32_32x32x8_bf16 v[0:15], v[32:33], v[34:35], v[8:23]") == [
        Problem(
            "TD511",
            "'v_mfma_f32_32x32x8_bf16' has some of the registers of C among those of D",
            "C in v[0:15], or in registers beside these",
            "v[8:23]",
            "take the registers of D for C",
        )
    ]


def test_cache_bits_of_newer_targets_on_an_older_one():
    problems = found("global_load_dword {d}, {a}, off sc1 nt", "gfx90a", d=V1, a=V2)
    assert [(p.expected, p.help) for p in problems] == [
        ("glc, offset, slc", "on gfx90a glc makes an access visible to the whole device"),
        ("glc, offset, slc", "on gfx90a glc slc is for data that is not used again"),
    ]


def test_an_instruction_that_the_target_lacks():
    expected = Problem("TD502", "gfx90a does not have 'v_lshl_add_u64'", "a target among gfx942, gfx950", "gfx90a", "it exists on gfx942, gfx950")
    assert found("v_lshl_add_u64 {d}, {a}, 1, {a}", "gfx90a", d=V2, a=V2) == [expected]


def test_a_matrix_instruction_that_the_target_spells_otherwise():
    (problem,) = found("v_mfma_f32_32x32x8_bf16 {d}, {a}, {a}, {d}", "gfx90a", d=V16, a=V2)
    assert problem.help == "on gfx90a it is spelled v_mfma_f32_32x32x8bf16_1k"
    (problem,) = found("v_mfma_f32_16x16x32_f16 v[0:3], v[4:7], v[8:11], v[0:3]", "gfx90a")
    assert problem.help == "it exists on gfx950"


def test_c_and_d_in_one_register_file():
    (problem,) = found("v_mfma_f32_32x32x8_bf16 {d}, {a}, {a}, {c}", d=V16, c=Binding("agpr", 16), a=V2)
    assert (problem.code, problem.expected, problem.got) == ("TD504", "a VGPR tuple of 16 or constant", "an AGPR tuple of 16")


def test_two_mistakes_give_two_problems():
    problems = found("ds_read_b128 {d}, {a} offset:70000", d=V2, a=V1)
    assert [p.code for p in problems] == ["TD505", "TD506"]


def test_a_direct_load_of_a_width_that_the_target_lacks():
    assert found("buffer_load_dwordx4 {a}, {r}, 0 offen lds", "gfx950", a=V1, r=S4) == []
    problems = found("buffer_load_dwordx4 {d}, {a}, {r}, 0 offen lds", d=V4, a=V1, r=S4)
    known = "idxen, nt, offen, offset, sc0, sc1"
    assert problems == [Problem("TD507", "'buffer_load_dwordx4' has no modifier 'lds'", known, "lds", "gfx942 has no such form; gfx950 has it")]


def test_a_direct_load_has_no_destination():
    (problem,) = found("buffer_load_dword {d}, {a}, {r}, 0 offen lds", d=V1, a=V1, r=S4)
    assert problem.message == "'buffer_load_dword' takes 3 operands, not 4"
    (problem,) = found("buffer_load_dword {a}, {r}, 0 offen", a=V1, r=S4)
    assert problem.message == "'buffer_load_dword' takes 4 operands, not 3"
