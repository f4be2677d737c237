"""The validator accepts endings, words, signs and operands exactly where LLVM's assembler does, on every target."""

import zlib

import pytest

from tests.asm.refusals import refused_lines
from tests.asm.samples import SHORT, _operands, _register, _spelled, _with
from tests.sweeps import of_sweep
from tiledsl.asm.inline.validate import validate
from tiledsl.asm.isa.catalogue import registry
from tiledsl.asm.text.grammar import parse_instruction
from tiledsl.diagnostics.diagnostic import AssemblyError
from tiledsl.targets import TARGETS

VALUED = {
    "quad_perm": "[1,0,3,2]", "row_mask": "0xf", "bank_mask": "0xf", "bound_ctrl": "1", "mul": "2", "div": "2", "dst_sel": "WORD_1", "src0_sel": "BYTE_3",
    "src1_sel": "WORD_0", "dst_unused": "UNUSED_PRESERVE", "row_bcast": "15", "row_newbcast": "3", "row_shl": "1", "row_shr": "1", "row_ror": "1",
    "wave_shl": "1", "wave_shr": "1", "wave_rol": "1", "wave_ror": "1", "offset": "4", "offset0": "1", "offset1": "1",
}  # fmt: skip
BARE = ("clamp", "glc", "slc", "sc0", "sc1", "nt", "row_mirror", "row_half_mirror", "offen", "idxen", "lds")
BITS = ("op_sel", "op_sel_hi", "neg_lo", "neg_hi")  # one for each source
LANES = ("row_mask", "bank_mask", "bound_ctrl")  # allowed beside a pattern
SIGNS = ("-{}", "|{}|", "-|{}|", "sext({})")
KINDS = ("v", "a", "s", "vcc", "vcc_lo", "m0", "exec", "src_scc", "1", "65", "0x12345678", "0.5", "0.3")


def variants(definition, form):
    """The form with each ending, word, sign and kind of operand."""
    plain = _operands(form)
    sources = [number for number, spec in enumerate(form.operands) if spec.classes and not spec.written]
    for ending in ("", "_e32", "_e64", "_dpp", "_sdwa") if definition.family in SHORT else ("",):
        short = ending in ("_e32", "_dpp", "_sdwa")
        masks = [short and spec.classes == "s" and spec.view == "mask" for spec in form.operands]
        operands = ["vcc" if mask else text for mask, text in zip(masks, plain, strict=True)]
        pattern = ["row_newbcast:3" if any(spec.dwords == 2 and spec.view != "mask" for spec in form.operands) else "row_shl:1"]
        needed = pattern * (ending == "_dpp")
        yield _spelled(form, operands, needed, ending)
        for word in (*VALUED, *BARE, *BITS):
            text = f"{word}:[{','.join('1' * len(sources))}]" if word in BITS else f"{word}:{VALUED[word]}" if word in VALUED else word
            yield _spelled(form, operands, pattern * (word in LANES) + [text], ending)
        for number in sources:
            for sign in SIGNS:
                yield _spelled(form, _with(operands, {number: sign.format(operands[number])}), needed, ending)
            for kind in KINDS:
                text = _register(kind, number, form.operands[number].dwords) if kind in "vas" else kind
                yield _spelled(form, _with(operands, {number: text}), needed, ending)


ONE_IN = of_sweep(1, 40)  # of so many variants one is tried in every run, by its text


def judged(target):
    """Each variant that can be read, with whether it is taken."""
    found = {}
    for definition in registry().values():
        for form in definition.syntaxes:
            if target in form.targets:
                for text in (text for text in variants(definition, form) if zlib.crc32(text.encode()) % ONE_IN == 0):
                    try:
                        found[text] = definition, not validate(parse_instruction(text), TARGETS[target], {})
                    except AssemblyError:
                        found[text] = definition, False
    return found


@pytest.mark.longer
@pytest.mark.parametrize("target", TARGETS)
def test_what_is_taken_assembles(target, tmp_path):
    found = {text: taken for text, (_, taken) in judged(target).items() if taken}
    refused = refused_lines(target, list(found), tmp_path)
    assert [f"{list(found)[line]}: {why}" for line, why in refused.items()] == []
    assert len(found) > 10_000 // ONE_IN


OTHERWISE = {  # LLVM's assembler accepts these, but the instruction sets state no meaning, or the encoding has no bits for them
    "v_pk_fmac_f16", "v_ldexp_f16", "v_div_scale_f32", "v_div_scale_f64", "v_writelane_b32", "v_cvt_scalef32_sr_fp8_bf16", "v_cvt_scalef32_sr_bf8_bf16",
}  # fmt: skip


@pytest.mark.longer
def test_what_is_refused_for_its_words_or_its_encoding_does_not_assemble(tmp_path):
    target = "gfx90a"
    found = {}
    for text, (definition, taken) in judged(target).items():
        written = text.split()[0]
        if not taken and definition.mnemonic not in OTHERWISE and (written != definition.mnemonic or definition.family not in SHORT) and "exec" not in text:
            codes = problems_of(text, target)
            if codes and codes <= {"TD507", "TD511"}:
                found[text] = definition
    refused = refused_lines(target, list(found), tmp_path)
    assert [text for line, text in enumerate(found) if line not in refused and not text.startswith("s_buffer_load")] == []
    assert len(found) > 10_000 // ONE_IN


def problems_of(text, target):
    try:
        return {problem.code for problem in validate(parse_instruction(text), TARGETS[target], {})}
    except AssemblyError:
        return set()
