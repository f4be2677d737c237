"""Parsing of assembly: operands and modifiers, listings of a real compiler, and every error's full text."""

from __future__ import annotations

import dataclasses
import functools
import pathlib
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.asm.samples import every_sample
from tests.sim.conftest import frame
from tiledsl.asm.inline import validate
from tiledsl.asm.text import grammar
from tiledsl.asm.text.grammar import parse_instruction
from tiledsl.asm.text.parse import format_instruction, parse_inline, parse_listing
from tiledsl.asm.text.syntax import Directive, Instruction, Label, Modified, Number, Operand, Placeholder, Register, Special, Symbol, Wait
from tiledsl.diagnostics.diagnostic import AssemblyError
from tiledsl.targets import TARGETS
from tiledsl.toolchain.clang import Clang, assemble, compile_hip

LISTINGS = pathlib.Path(__file__).parent / "listings"
GEMM = (LISTINGS / "gemm.gfx942.s").read_text()

FindClang = Callable[[str], Clang]


@functools.cache
def compiled(source: str, target: str, compiler: Clang) -> str:
    return compile_hip((LISTINGS / source).read_text(), target, compiler).listing


def meaning(instruction: Instruction) -> tuple[object, ...]:
    """Everything of an instruction except its place and spelling."""
    return instruction.mnemonic, instruction.operands, instruction.modifiers


V0, V1, V2 = Register("v", 0), Register("v", 1), Register("v", 2)


@pytest.mark.parametrize(
    ("text", "operands"),
    [
        ("s_barrier", ()),
        ("ds_read_b128 v[4:7], v5", (Register("v", 4, 4), Register("v", 5))),
        ("v_accvgpr_write_b32 a15, v[ 3 ]", (Register("a", 15), Register("v", 3))),
        ("s_mov_b64 s[2:3], ttmp[4:5]", (Register("s", 2, 2), Register("ttmp", 4, 2))),
        ("s_mov_b64 vcc, exec", (Special("vcc"), Special("exec"))),
        ("s_mov_b32 m0, vcc_lo", (Special("m0"), Special("vcc_lo"))),
        ("s_mov_b64 s[0:1], src_shared_base", (Register("s", 0, 2), Special("src_shared_base"))),
        ("s_mov_b32 s0, -0x10", (Register("s", 0), Number(-16))),
        ("v_mul_f32_e32 v0, 0.15915494, v1", (V0, Number(0.15915494), V1)),
        ("v_mul_f32_e64 v0, -v1, |v2|", (V0, Modified(V1, negate=True), Modified(V2, absolute=True))),
        ("v_mul_f32_e64 v0, -|v1|, neg(1)", (V0, Modified(V1, negate=True, absolute=True), Modified(Number(1), negate=True))),
        ("v_mul_f32_e64 v0, neg(abs(v1)), abs(v2)", (V0, Modified(V1, negate=True, absolute=True), Modified(V2, absolute=True))),
        ("v_mul_i32_i24_sdwa v0, sext(v1), v2", (V0, Modified(V1, sign_extend=True), V2)),
        ("s_cbranch_scc0 .LBB0_2", (Symbol(".LBB0_2"),)),
        ("s_add_u32 s2, s2, td_lds@rel32@lo+4", (Register("s", 2), Register("s", 2), Symbol("td_lds@rel32@lo+4"))),
        ("s_add_u32 s2, s2, (.LBB0_4-.Lpost0)&4294967295", (Register("s", 2), Register("s", 2), Symbol("(.LBB0_4-.Lpost0)&4294967295"))),
        ("s_mov_b32 s0, vcc_table", (Register("s", 0), Symbol("vcc_table"))),
        ("s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 4)", (Register("s", 0), Symbol("hwreg(HW_REG_MODE, 0, 4)"))),
        ("s_set_gpr_idx_on s17, gpr_idx(SRC0)", (Register("s", 17), Symbol("gpr_idx(SRC0)"))),
        ("ds_read_b64 {dst}, {addr}", (Placeholder("dst"), Placeholder("addr"))),
        ("v_add_f32 %0, $1, %[b]", (Placeholder("0"), Placeholder("1"), Placeholder("b"))),
        ("v_add_f32 %0, -{a}, |{b}|", (Placeholder("0"), Modified(Placeholder("a"), negate=True), Modified(Placeholder("b"), absolute=True))),
    ],
)
def test_operands(text: str, operands: tuple[Operand, ...]) -> None:
    found = parse_instruction(text)
    assert found.operands == operands
    assert found.modifiers == ()
    assert meaning(parse_instruction(format_instruction(found))) == meaning(found)


@pytest.mark.parametrize(
    ("text", "modifiers"),
    [
        ("buffer_inv sc1", (("sc1", True),)),
        ("buffer_store_dword v0, off, s[0:3], 0 glc scc", (("glc", True), ("scc", True))),
        ("v_permlane32_swap_b32_e64 v1, v2 bound_ctrl:1 fi:1", (("bound_ctrl", 1), ("fi", 1))),
        ("global_load_dword v0, v1, s[0:1] offset:-16 sc0 nt", (("offset", -16), ("sc0", True), ("nt", True))),
        ("buffer_load_dwordx4 v0, s[0:3], 0 offen offset:64 lds", (("offen", True), ("offset", 64), ("lds", True))),
        ("ds_write2st64_b64 v0, v[1:2], v[3:4] offset0:4 offset1:0xc", (("offset0", 4), ("offset1", 12))),
        ("ds_read_b64 {dst}, {addr} offset:{off}", (("offset", Placeholder("off")),)),
        ("v_pk_fma_f16 v2, v2, v3, v4 op_sel:[0,1,0] op_sel_hi:[1,0,1]", (("op_sel", (0, 1, 0)), ("op_sel_hi", (1, 0, 1)))),
        ("v_mfma_f32_32x32x8_bf16 v[0:15], v[16:17], v[18:19], 0 cbsz:1 abid:2 blgp:3", (("cbsz", 1), ("abid", 2), ("blgp", 3))),
        ("v_mov_b32_dpp v0, v1 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xa", (("quad_perm", (3, 2, 1, 0)), ("row_mask", 15), ("bank_mask", 10))),
        ("v_mov_b32_dpp v0, v1 row_half_mirror bound_ctrl:1", (("row_half_mirror", True), ("bound_ctrl", 1))),
        ("v_mul_f16_sdwa v0, v1, v2 dst_sel:DWORD src0_sel:WORD_1", (("dst_sel", "DWORD"), ("src0_sel", "WORD_1"))),
        ("v_add_f32_e64 v0, v1, v2 clamp mul:2", (("clamp", True), ("mul", 2))),
        ("tbuffer_load_format_x v0, off, s[0:3], 0 format:[BUF_DATA_FORMAT_8]", (("format", ("BUF_DATA_FORMAT_8",)),)),
    ],
)
def test_modifiers(text: str, modifiers: tuple[tuple[str, object], ...]) -> None:
    found = parse_instruction(text)
    assert found.modifiers == modifiers
    assert meaning(parse_instruction(format_instruction(found))) == meaning(found)


@pytest.mark.parametrize(
    ("text", "wait"),
    [
        ("vmcnt(0)", Wait(vmcnt=0)),
        ("vmcnt(6) lgkmcnt(1)", Wait(vmcnt=6, lgkmcnt=1)),
        ("vmcnt(6) & lgkmcnt(1)", Wait(vmcnt=6, lgkmcnt=1)),
        ("vmcnt(6), lgkmcnt(1)", Wait(vmcnt=6, lgkmcnt=1)),
        ("vmcnt(0) expcnt(0) lgkmcnt(0)", Wait(vmcnt=0, lgkmcnt=0, expcnt=0)),
        ("0", Wait(vmcnt=0, lgkmcnt=0, expcnt=0)),
        ("0xc07f", Wait(lgkmcnt=0)),
        ("0x8f78", Wait(vmcnt=40)),
        ("0xcf7f", Wait()),
    ],
)
def test_waits(text: str, wait: Wait) -> None:
    found = parse_instruction(f"s_waitcnt {text}")
    assert found.operands == (wait,)
    assert meaning(parse_instruction(format_instruction(found))) == meaning(found)


@pytest.mark.one_in(5)
@pytest.mark.also("REVERSE,8-7199", "BROADCAST,4,2-92", "FFT,31-57375")
@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("QUAD_PERM, 0,1,2,3", 0x80E4),
        ("QUAD_PERM,3,2,1,0", 0x801B),
        ("SWAP,16", 0x401F),
        ("REVERSE,8", 0x1C1F),
        ("BROADCAST,4,2", 0x005C),
        ('BITMASK_PERM,"00p11"', 0x0064),
        ('BITMASK_PERM, "000ii"', 0x0C03),
        ("FFT,31", 0xE01F),
        ("FFT, 3", 0xE003),
        ("ROTATE,0,5", 0xC0A0),
        ("ROTATE, 1, 3", 0xC460),
    ],
)
def test_swizzles(text: str, offset: int, clang: FindClang) -> None:
    """The number equals the one that LLVM's own assembler computes for the macro."""
    found = parse_instruction(f"ds_swizzle_b32 v0, v1 offset:swizzle({text})")
    assert found.modifiers == (("offset", offset),)
    macro = GEMM.replace("s_barrier", found.text)
    assert assemble(macro, "gfx942", clang("gfx942")) == assemble(macro.replace(found.text, format_instruction(found)), "gfx942", clang("gfx942"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('BITMASK_PERM,"00p1"', "swizzle(BITMASK_PERM, …) takes five characters in quotes out of 0, 1, p (keep the bit) and i (invert it)"),
        ("QUAD_PERM,0,1,2,4", "swizzle(QUAD_PERM, …) takes four lanes from 0 to 3"),
        ("REVERSE,3", "swizzle(REVERSE, …) takes a group of 2, 4, 8, 16 or 32 lanes"),
        ("BROADCAST,4,4", "swizzle(BROADCAST, …) takes a group of 2, 4, 8, 16 or 32 lanes and a lane of that group"),
        ("FFT,32", "swizzle(FFT, …) takes a mask from 0 to 31"),
        ("ROTATE,2,3", "swizzle(ROTATE, …) takes a direction, 0 or 1, and a distance from 0 to 31"),
        ("MIRROR,2", "unknown swizzle 'MIRROR': there are QUAD_PERM, BITMASK_PERM, SWAP, REVERSE, BROADCAST, FFT and ROTATE"),
        ("SWAP,a", "the arguments of swizzle(SWAP, …) are numbers"),
    ],
)
def test_swizzles_that_are_none(text: str, said: str) -> None:
    assert f"cannot read this instruction: {said}\n" in refusal(f"ds_swizzle_b32 v0, v1 offset:swizzle({text})")


@pytest.mark.parametrize(("number", "text"), [(64, "64"), (-16, "-16"), (65, "0x41"), (-17, "-0x11"), (0.5, "0.5"), (0xFFFFFFF8, "0xfffffff8")])
def test_literals_are_written_as_llvm_does(number: int | float, text: str) -> None:
    assert format_instruction(Instruction("s_mov_b32", (Special("m0"), Number(number)))) == f"s_mov_b32 m0, {text}"


def test_places_are_noted() -> None:
    found = parse_instruction("  s_barrier  ", line=12, column=5)
    assert (found.line, found.column, found.text) == (12, 7, "s_barrier")


ASCII = st.characters(codec="ascii")  # the default alphabet has every letter of Unicode, which takes half a second
registers = (
    st.builds(Register, st.sampled_from(["v", "a"]), st.integers(0, 224), st.integers(1, 32))
    | st.builds(Register, st.just("s"), st.integers(0, 70), st.integers(1, 32))
    | st.builds(Register, st.just("ttmp"), st.integers(0, 12), st.sampled_from([1, 2, 4]))
)
plain = st.one_of(
    registers,
    st.sampled_from([Special(name) for name in ("vcc", "exec_lo", "m0", "scc", "off", "src_private_limit")]),
    st.builds(Number, st.one_of(st.integers(-(2**31), 2**32 - 1), st.floats(allow_nan=False, allow_infinity=False))),
    st.builds(Placeholder, st.from_regex(r"[a-z_]\w{0,5}|0|[1-9]\d?", fullmatch=True, alphabet=ASCII)),
    st.sampled_from([Symbol(text) for text in (".LBB0_2", "table@rel32@hi+12", "(.La-.Lb)>>32", "hwreg(HW_REG_MODE, 0, 4)")]),
)
modified = st.one_of(
    st.builds(Modified, plain, negate=st.just(True), absolute=st.booleans()),
    st.builds(Modified, plain, absolute=st.just(True)),
    st.builds(Modified, plain, sign_extend=st.just(True)),
)
names = st.from_regex(r"s_[a-z0-9_]{1,12}|v_[a-z0-9_]{1,8}_(dpp|e64)", fullmatch=True, alphabet=ASCII).filter(
    lambda name: name != "s_waitcnt"
)  # not changed by their modifiers
modifiers = st.one_of(
    st.tuples(st.sampled_from(["glc", "sc0", "offen", "lds", "row_mirror", "clamp"]), st.just(True)),
    st.tuples(st.sampled_from(["offset", "row_mask", "cbsz"]), st.integers(-4096, 65535)),
    st.tuples(st.just("offset"), st.just(Placeholder("off"))),
    st.tuples(st.sampled_from(["op_sel", "quad_perm"]), st.lists(st.integers(0, 3), min_size=1, max_size=4).map(tuple)),
    st.tuples(st.just("dst_sel"), st.sampled_from(["DWORD", "BYTE_3"])),
)
counters = st.builds(Wait, st.none() | st.integers(0, 62), st.none() | st.integers(0, 14), st.none() | st.integers(0, 6))


@pytest.mark.thorough
@settings(deadline=None)
@given(st.builds(Instruction, names, st.lists(plain | modified, max_size=5).map(tuple), st.lists(modifiers, max_size=4).map(tuple)))
def test_reading_what_was_written_gives_the_same(instruction: Instruction) -> None:
    assert meaning(parse_instruction(format_instruction(instruction))) == meaning(instruction)


PLAIN = [
    *["s_endpgm", "s_cmp_eq_u32 scc, 0", "v_add_u32 v0 ,\tv1,v[2] ", "v_mov_b32 v0, 1e5", "s_mov_b32 s0, 0x1e5", "v_mov_b32 v0, -.5", "v_mov_b32 v0, -07"],
    *["global_load_dword v0, v[1:2], off scc", "v_mov_b32 v0, v1 bound_ctrl:0 row_mask:0xf", "v_mov_b32 v0, v1 row_shl:1", "v_mov_b32 v0, v1 dst_sel:1 clamp"],
]
NOT_PLAIN = [
    *[
        "s_waitcnt 0",
        "v_add_u32 v0,, v1",
        "v_add_u32 v0, v1,",
        "v_add_u32 v0 v1, v2",
        "v_mov_b32 v0, v256",
        "v_mov_b32 v[3:1], v0",
        "V_mov v0",
        "buffer_wbl2 sc1",
    ],
    *[
        "v_mov_b32 v0, \u0661x",
        "v_mov_b32 v0,\xa0v1",
        "v_mov_b32 v0, v1\xa0clamp",
        "v_mov_b32 v0, v1 clamp:1",
        "v_mov_b32 v0, v1 offset: 1",
        "v_mov_b32 v0, v1.l",
    ],
    *[f"v_mov_b32 v0, {'9' * 101}", f"v_mov_b32 v0, v1 offset:{'9' * 101}", "v_mov_b32 v0, v1 offset:off", "v_mov_b32 v0, 1.5.2", "v_mov_b32 v0, v1 1"],
]


def by_grammar(text: str) -> object:
    return grammar._parser().parse(text)


@pytest.mark.thorough
def test_plain_lines_are_read_as_the_grammar_reads_them() -> None:
    for text in PLAIN:
        assert grammar._plain(text.strip()) == by_grammar(text), text
    assert [text for text in NOT_PLAIN if grammar._plain(text) is not None] == []
    texts = [sample.text for target in TARGETS for sample in every_sample(target)]
    read = {text: grammar._plain(text) for text in texts}
    assert [text for text, parts in read.items() if parts is not None and parts != by_grammar(text)] == []
    assert sum(parts is not None for parts in read.values()) > 0.9 * len(read)


@settings(deadline=None)
@given(counters)
def test_reading_a_written_wait_gives_the_same(wait: Wait) -> None:
    assert parse_instruction(format_instruction(Instruction("s_waitcnt", (wait,)))).operands == (wait,)


@pytest.mark.sample("gemm.hip-gfx942")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("source", ["gemm.hip", "lanes.hip"])
def test_a_listing_written_again_assembles_to_the_same_bytes(source: str, target: str, clang: FindClang) -> None:
    """LLVM's assembler is the judge: each instruction is parsed, written in its canonical form, and replaces the original."""
    text = compiled(source, target, clang(target))
    lines = text.split("\n")
    for kernel in parse_listing(text).kernels:
        for item in kernel.items:
            if isinstance(item, Instruction):
                lines[item.line - 1] = format_instruction(item)
    assert lines != text.split("\n")
    linkable = "\n\t.text\noutside:\n\ts_setpc_b64 s[30:31]\n"  # the function that lanes.hip calls
    assert assemble("\n".join(lines) + linkable, target, clang(target)) == assemble(text + linkable, target, clang(target))


def test_a_listing_of_clang() -> None:
    listing = parse_listing(GEMM, "gemm.s")
    (kernel,) = listing.kernels
    assert (listing.target, kernel.name) == ("gfx942", "gemm")
    assert [(a.offset, a.size, a.kind) for a in kernel.arguments] == [
        (0, 8, "global_buffer"),
        (8, 8, "global_buffer"),
        (16, 4, "by_value"),
        (20, 4, "by_value"),
    ]
    assert kernel.descriptor["group_segment_fixed_size"] == kernel.metadata[".group_segment_fixed_size"] == 32768
    assert kernel.descriptor["next_free_vgpr"] == 257
    assert listing.symbols["gemm.num_agpr"] == 0
    assert kernel.metadata[".uses_dynamic_stack"] is False
    assert listing.text == GEMM


def test_items_keep_order_and_place() -> None:
    (kernel,) = parse_listing(GEMM).kernels
    lines = GEMM.split("\n")
    assert kernel.items[0] == Label("gemm", 8)
    assert isinstance(kernel.items[-1], Directive) and kernel.items[-1].name == "text"
    assert [item.line for item in kernel.items] == sorted(item.line for item in kernel.items)
    for item in kernel.items:
        if isinstance(item, Instruction):
            assert lines[item.line - 1][item.column - 1 :].startswith(item.text)
    assert not [item for item in kernel.items if isinstance(item, Directive) and item.name.startswith("amdhsa")]


def test_several_kernels_and_a_function(clang: FindClang) -> None:
    listing = parse_listing(compiled("lanes.hip", "gfx942", clang("gfx942")))
    assert [kernel.name for kernel in listing.kernels] == ["calls", "spills", "lanes"]
    assert {item.mnemonic for item in listing.kernels[0].items if isinstance(item, Instruction)} >= {"s_getpc_b64", "s_swappc_b64"}
    assert "hidden_queue_ptr" in [argument.kind for argument in listing.kernels[0].arguments]


def test_symbolic_settings_are_evaluated(clang: FindClang) -> None:
    """A kernel that calls a function of another file gets its registers from symbols."""
    text = compiled("lanes.hip", "gfx942", clang("gfx942"))
    assert ".amdhsa_next_free_vgpr max(totalnumvgprs(calls.num_agpr, calls.num_vgpr), 1, 0)" in text
    calls = parse_listing(text).kernels[0]
    assert calls.descriptor["next_free_vgpr"] == calls.metadata[".vgpr_count"]
    assert calls.descriptor["accum_offset"] == 44


@pytest.mark.parametrize("written, target", [("gfx942", "gfx942"), ("gfx90a:sramecc+:xnack-", "gfx90a"), ("gfx9-4-generic", "gfx9-4-generic")])
def test_a_target_has_its_whole_name(written, target):
    assert parse_listing(frame("\ts_endpgm", target=written)).target == target


@pytest.mark.parametrize(
    "named, target",
    [
        ("amdgpu9.42-amd-amdhsa-unknown-gfx942", "gfx942"),
        ("amdgpu9.0a-amd-amdhsa-unknown-gfx90a:sramecc-:xnack+", "gfx90a"),
        ("amdgpu9-amd-amdhsa-unknown-gfx950", "gfx950"),
        ("amdgpu9.0a-amd-amdhsa-unknown-", "gfx90a"),  # the architecture names the processor
        ("amdgcn-amd-amdhsa-unknown-gfx942", "gfx942"),
    ],
)
def test_a_target_in_the_spelling_of_llvm_23(named, target):
    """llvm/test/CodeGen/AMDGPU prints these names."""
    text = frame("\ts_endpgm").replace("amdgcn-amd-amdhsa--gfx942", named)
    assert text.count(named) == 2 and parse_listing(text).target == target


TRITON = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx950:sramecc+:xnack-"
	.amdhsa_code_object_version 5
	.set rows, 0x40
	columns = rows*2
	.set address, .Lend-.Lstart
	.text
helper:
	this is not read
.Lfunc_end0:
	.type	kernel,@function
kernel:
.Lfunc_begin0:
	.file	1 "/tmp" "a;b//c.py"
	.loc	1 20 0                          ; a.py:20:0
	.cfi_sections .debug_frame
# %bb.0:
.Ltmp0: s_nop 0 // why
	/* two
	lines */ s_nop 1
	s_endpgm ; end
	.amdhsa_kernel kernel
		.amdhsa_next_free_vgpr max(rows, 3)|1
		.amdhsa_accum_offset ((alignto(columns+1, 4)/4)-1)*4
	.end_amdhsa_kernel
.Lfunc_end1:
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count: 0
    .args: []
    .language_version:
      - 2
      - 0
    .name:           kernel
    .symbol:         'kernel.kd'
amdhsa.version:
  - 1
...
	.end_amdgpu_metadata
"""


def test_what_other_producers_write() -> None:
    listing = parse_listing(TRITON.replace(".args: []", ".args:\n      - .name: 'x: y'\n        .offset: 0x8\n        .size: 4\n        .value_kind: by_value"))
    (kernel,) = listing.kernels
    assert listing.target == "gfx950"
    assert listing.symbols == {"rows": 64, "columns": 128}
    assert kernel.descriptor == {"next_free_vgpr": 65, "accum_offset": 128}
    assert [item.text for item in kernel.items if isinstance(item, Instruction)] == ["s_nop 0", "s_nop 1", "s_endpgm"]
    assert [item.name for item in kernel.items if isinstance(item, Label)] == ["kernel", ".Lfunc_begin0", ".Ltmp0"]
    assert ("file", '1 "/tmp" "a;b//c.py"') in [(item.name, item.arguments) for item in kernel.items if isinstance(item, Directive)]
    assert [(a.name, a.offset, a.size, a.kind) for a in kernel.arguments] == [("x: y", 8, 4, "by_value")]
    assert kernel.metadata[".language_version"] == [2, 0]


def test_inline_assembly() -> None:
    found = parse_inline("s_mov_b32 m0, %0\n\ts_nop 0 ; one state\n\n\tbuffer_load_dword %1, %2, 0 offen lds")
    assert [(i.mnemonic, i.line, i.column) for i in found] == [("s_mov_b32", 1, 1), ("s_nop", 2, 2), ("buffer_load_dword", 4, 2)]


def test_a_comment_in_inline_assembly_may_name_an_instruction() -> None:
    assert len(parse_inline("s_nop 1 ; v_mfma needs it\n; s_barrier")) == 1


def refusal(text: str, reads: Callable[[str], object] = parse_inline) -> str:
    with pytest.raises(AssemblyError) as caught:
        reads(text)
    return "\n" + str(caught.value) + "\n"


def test_errors_in_instructions() -> None:
    assert refusal("v_add_f32 v0 v1, v2\n  ds_read_b64 v[0:1], v2 ofset:16") == """
error[TD590]: cannot read this instruction: expected a comma, a modifier or the end of the line, found 'v1'
 --> <asm>:1:14
1 | v_add_f32 v0 v1, v2
  |              ^^
  = help: operands are separated by commas

error[TD590]: cannot read this instruction: expected a comma, a modifier or the end of the line, found 'ofset:'
 --> <asm>:2:26
2 |   ds_read_b64 v[0:1], v2 ofset:16
  |                          ^^^^^^
  = help: did you mean 'offset:'?
"""


@pytest.mark.parametrize(
    ("text", "said", "caret"),
    [
        ("v_add_f32 v0,", "expected an operand, found the end of the line", "             ^"),
        ("v_add_f32 v0, , v1", "expected an operand, found ','", "              ^"),
        ("v_add_f32 v0, |v1, v2", "expected '|', found ','", "                 ^"),
        ("v_add_f32 v0, v[3:1]", "v[3:1] names no register: the last index is below the first", "              ^^^^^^"),
        ("V_NOP", "expected the name of an instruction, found 'V_NOP'", "^^^^^"),
        ("ds_read_b32 v0, v1 offset:", "expected a value, found the end of the line", "                          ^"),
        ("v_mov_b32_dpp v0, v1 quad_perm:[0,1 row_mask:1", "expected a comma or ']', found 'row_mask:'", " " * 36 + "^^^^^^^^^"),
        ("s_waitcnt vmcnt(0) vmcnt(1)", "vmcnt is named twice", "                   ^^^^^^^^"),
        (
            "ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,3)",
            "swizzle(SWAP, …) takes a group of 1, 2, 4, 8 or 16 lanes",
            " " * 29 + "^^^^^^^^^^^^^^^",
        ),
    ],
)
def test_errors_name_the_place(text: str, said: str, caret: str) -> None:
    assert (
        refusal(text) == f"\nerror[TD590]: cannot read this instruction: {said}\n --> <asm>:1:{len(caret) - len(caret.strip()) + 1}\n1 | {text}\n  | {caret}\n"
    )


@pytest.mark.parametrize(
    ("text", "help"),
    [
        ("ds_read_b64 v[0:1, v2", "a register tuple is written v[0:3]"),
        ("s_waitcnt vmcnt({n})", "a count in s_waitcnt is a number: put it into the string with an f-string"),
        ("global_load_dword v0, v[1:2], off glx", "did you mean 'glc'?"),
        ("global_load_dword v0, v[1:2] off", "operands are separated by commas"),
    ],
)
def test_errors_help(text: str, help: str) -> None:
    assert refusal(text).endswith(f"  = help: {help}\n")


def test_an_instruction_behind_a_comment_sign() -> None:
    assert refusal("s_waitcnt lgkmcnt(0); s_barrier") == """
error[TD594]: ';' begins a comment, so this instruction is not assembled
 --> <asm>:1:23
1 | s_waitcnt lgkmcnt(0); s_barrier
  |                       ^^^^^^^^^
  = help: put it on a line of its own
"""


def test_an_instruction_alone() -> None:
    assert refusal("  s_mov_b32 s0 s1", parse_instruction) == """
error[TD590]: cannot read this instruction: expected a comma, a modifier or the end of the line, found 's1'
 --> <instruction>:1:16
1 |   s_mov_b32 s0 s1
  |                ^^
  = help: operands are separated by commas
"""


def test_all_errors_of_a_listing_at_once() -> None:
    text = GEMM.replace("ds_write_b128 v10, v[16:19]", "ds_write_b128 v10 v[16:19]").replace("s_endpgm", "s_endpgm !")
    with pytest.raises(AssemblyError) as caught:
        parse_listing(text, "gemm.s")
    assert [d.primary.span.line for d in caught.value.diagnostics if d.primary] == [
        next(n for n, line in enumerate(text.split("\n"), 1) if word in line) for word in ("v10 v[16:19]", "!")
    ]
    assert "\tds_write_b128 v10 v[16:19]\n" in str(caught.value)


@pytest.mark.parametrize("text", ["v_mov_b32 v0, {}", "ds_read_b32 v0, v1 offset:{}", "v_mov_b32 v0, -0x{}"])
def test_a_number_of_thousands_of_digits(text: str) -> None:
    with pytest.raises(AssemblyError, match="more than 64 bits"):
        parse_instruction(text.format("9" * 5000))


@pytest.mark.parametrize(("register", "words"), [("v[255:256]", "256 registers that a wave has of v"), ("a256", "256"), ("s102", "102")])
def test_registers_that_no_wave_has(register: str, words: str) -> None:
    with pytest.raises(AssemblyError) as caught:
        parse_instruction(f"v_mov_b32_e32 v0, {register}")
    assert f"cannot read this instruction: {register} is beyond the {words}" in str(caught.value)


def test_data_between_instructions() -> None:
    """Words of another assembler are no instructions that could be executed."""
    with pytest.raises(AssemblyError) as caught:
        parse_listing(GEMM.replace("\ts_endpgm", "\t.long 0xbf810000\n\ts_endpgm"), "gemm.s")
    line = next(n for n, text in enumerate(GEMM.split("\n"), 1) if "s_endpgm" in text)
    assert f"\n{caught.value}\n" == f"""
error[TD596]: data between the instructions of a kernel, by '.long'
   --> gemm.s:{line}:2
{line} | 	.long 0xbf810000
    | 	^^^^^^^^^^^^^^^^
    = help: write instructions by name
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            TRITON.replace("\t.text\n", "\t.macro twice\n"),
            """
error[TD596]: unknown directive '.macro'
 --> <listing>:7:2
7 | 	.macro twice
  | 	^^^^^^^^^^^^
  = help: listings are read as LLVM prints them, without macros or conditions
""",
        ),
        (
            TRITON.replace(".end_amdhsa_kernel", ".amdhsa_bogus 1"),
            """
error[TD596]: unknown directive '.amdhsa_bogus'
  --> <listing>:25:2
25 | 	.amdhsa_bogus 1
   | 	^^^^^^^^^^^^^^^
   = help: listings are read as LLVM prints them, without macros or conditions
""",
        ),
        (
            "\n\n",
            """
error[TD591]: this is no AMDGPU listing: it is empty
 --> <listing>:1:1
  = help: write the listing again, and read the messages of the command that writes it
""",
        ),
        (
            "int main() { return 0; }",
            """
error[TD591]: this is no AMDGPU listing: no .amdgcn_target names a gfx target
 --> <listing>:1:1
1 | int main() { return 0; }
  | ^^^^^^^^^^^^^^^^^^^^^^^^
  = help: compile with -S for an amdgcn target
  = help: this is taken as the text of a listing: read the file first
""",
        ),
        (
            TRITON.partition("# %bb.0")[0] + "\ts_nop 0\n",
            """
error[TD591]: the listing is cut off: it ends before any .amdhsa_kernel
  --> <listing>:17:2
17 | 	s_nop 0
   | 	^^^^^^^
   = help: write the listing again; it ends with .end_amdgpu_metadata
""",
        ),
        (
            TRITON.partition(".Lfunc_end1")[0],
            """
error[TD591]: the listing is cut off: kernel 'kernel' has no .Lfunc_end
  --> <listing>:25:2
25 | 	.end_amdhsa_kernel
   | 	^^^^^^^^^^^^^^^^^^
   = help: write the listing again; it ends with .end_amdgpu_metadata
""",
        ),
        (
            TRITON.partition("amdhsa.version")[0],
            """
error[TD591]: the listing is cut off: it has no .amdgpu_metadata that ends with .end_amdgpu_metadata
  --> <listing>:36:5
36 |     .symbol:         'kernel.kd'
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: write the listing again; it ends with .end_amdgpu_metadata
""",
        ),
        (
            TRITON.replace("\nkernel:", "\nother:"),
            """
error[TD591]: the listing describes kernel 'kernel' but holds no label 'kernel:'
  --> <listing>:22:2
22 | 	.amdhsa_kernel kernel
   | 	^^^^^^^^^^^^^^^^^^^^^
""",
        ),
        (
            TRITON.replace("max(rows, 3)", "max(lines, 3)"),
            """
error[TD592]: cannot evaluate .amdhsa_next_free_vgpr of kernel 'kernel': 'lines' is not set anywhere
  --> <listing>:23:3
23 | 		.amdhsa_next_free_vgpr max(lines, 3)|1
   | 		^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
""",
        ),
        (
            TRITON.replace("amdhsa.version:", "amdhsa.version"),
            """
error[TD593]: cannot read the metadata: expected `key: value`
  --> <listing>:37:1
37 | amdhsa.version
   | ^^^^^^^^^^^^^^
""",
        ),
        (
            TRITON.partition("---\n")[0] + "---\n- 1\n..." + TRITON.partition("\n...")[2],
            """
error[TD593]: cannot read the metadata: the metadata is not a mapping
  --> <listing>:29:1
29 | - 1
   | ^^^
""",
        ),
        (
            TRITON.replace("'kernel.kd'", "'kern.kd'"),
            """
error[TD593]: the metadata has no entry for kernel 'kernel'
  --> <listing>:22:2
22 | 	.amdhsa_kernel kernel
   | 	^^^^^^^^^^^^^^^^^^^^^
   = help: it has kern
""",
        ),
    ],
)
def test_listings_that_are_refused(text: str, said: str) -> None:
    assert refusal(text, parse_listing) == said


def test_a_file_of_one_line_is_not_taken_for_a_name() -> None:
    said = refusal("nothing", lambda text: parse_listing(text, "gemm.s"))
    assert " --> gemm.s:1:1" in said and "read the file first" not in said


@pytest.mark.parametrize("arguments, said", [
    (".args: 5", ".args of kernel 'kernel' is no list of arguments"),
    (".args:\n      - { flow }", ".args of kernel 'kernel' is no list of arguments"),
    (".args:\n      - .offset:\n        .size: 4", ".offset of argument 0 of kernel 'kernel' is no number of bytes"),
    (".args:\n      - .offset: 0\n        .size: true", ".size of argument 0 of kernel 'kernel' is no number of bytes"),
    (".args:\n      - .offset: 0\n        .size: 4\n      - .offset: -4\n        .size: 4", ".offset of argument 1 of kernel 'kernel' is no number of bytes"),
])  # fmt: skip
def test_arguments_that_cannot_be_laid_out(arguments: str, said: str) -> None:
    assert f"error[TD593]: cannot read the metadata: {said}\n" in refusal(TRITON.replace(".args: []", arguments), parse_listing)


@pytest.mark.parametrize(
    ("expression", "said"),
    [
        ("a", "'a' is defined by itself"),
        ("1/0", "it divides by zero"),
        ("occupancy(1)", "occupancy() is unknown"),
        ("max()", "a function in it has the wrong arguments"),
        ("1 +", "it is not an integer expression"),
        ("1.5", "it is not an integer expression"),
        ("1 << -1", "it shifts by -1"),
        ("1 << 64", "it shifts by 64"),
    ],
)
def test_expressions_that_are_refused(expression: str, said: str) -> None:
    text = TRITON.replace("max(rows, 3)|1", expression).replace(".set rows, 0x40", ".set rows, 0x40\n\t.set a, a+1")
    assert f"cannot evaluate .amdhsa_next_free_vgpr of kernel 'kernel': {said}\n" in refusal(text, parse_listing)


def test_repeated_lines_share_their_parts() -> None:
    first, second = parse_inline("ds_read_b128 v[0:3], v4\nds_read_b128 v[0:3], v4")
    assert first.operands is second.operands
    assert dataclasses.replace(second, line=1) == first


def test_an_integer_and_a_float_are_two_constants():
    """What is known of instructions is kept by their operands: 64 is an inline constant, and 64.0 a literal."""
    assert Number(64) != Number(64.0) and len({Number(1), Number(1.0), Number(0.0), Number(-0.0)}) == 4
    assert Number(64) == Number(64) and hash(Number(1.5)) == hash(Number(1.5))
    assert validate.refusal("v_pk_add_f16", (Register("v", 1), Number(64.0), Register("v", 2)), (), "gfx942")
    assert validate.refusal("v_pk_add_f16", (Register("v", 1), Number(64), Register("v", 2)), (), "gfx942") == ""
