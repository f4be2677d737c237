"""The validator accepts endings, words, signs and operands exactly where LLVM's assembler does, on every target."""

import functools
import itertools

import pytest

from tests.asm.refusals import refused_lines
from tests.asm.samples import SHORT, _spelled
from tests.asm.variants import differences, is_taken, unspelled
from tests.sweeps import of_sweep
from tiledsl.asm.inline.validate import validate
from tiledsl.asm.isa.catalogue import lookup, registry
from tiledsl.asm.text.grammar import parse_instruction
from tiledsl.diagnostics.diagnostic import AssemblyError
from tiledsl.targets import TARGETS

ONE_IN = of_sweep(1, 41)  # one of so many variants is tried in every run


@functools.cache
def judged(target):
    """Each variant that can be read, with whether it is taken."""
    forms = ((definition, form) for definition in registry().values() for form in definition.syntaxes if target in form.targets)
    every = ((definition, form, parts) for definition, form in forms for parts in unspelled(definition, form))
    found = {}
    for definition, form, parts in itertools.islice(every, 0, None, ONE_IN):
        text = _spelled(form, *parts)
        found[text] = definition, is_taken(text, target)
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_what_is_taken_assembles(target, tmp_path):
    found = {text: taken for text, (_, taken) in judged(target).items() if taken}
    refused = refused_lines(target, list(found), tmp_path)
    assert [f"{list(found)[line]}: {why}" for line, why in refused.items()] == []
    assert len(found) > 10_000 // ONE_IN


OTHERWISE = {  # LLVM's assembler accepts these, but the instruction sets state no meaning, or the encoding has no bits for them
    "v_pk_fmac_f16", "v_ldexp_f16", "v_div_scale_f32", "v_div_scale_f64", "v_writelane_b32", "v_cvt_scalef32_sr_fp8_bf16", "v_cvt_scalef32_sr_bf8_bf16",
}  # fmt: skip


@pytest.mark.thorough
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
    assert [text for line, text in enumerate(found) if line not in refused and not text.startswith(("s_buffer_load", "s_buffer_store"))] == []
    assert len(found) > 10_000 // ONE_IN


def problems_of(text, target):
    try:
        return {problem.code for problem in validate(parse_instruction(text), TARGETS[target], {})}
    except AssemblyError:
        return set()


def test_the_variants_of_one_instruction(tmp_path):
    """What `python -m tests.asm.variants` prints: nothing, or what LLVM alone takes."""
    assert differences(lookup("v_sad_u8"), "gfx942", tmp_path) == {}
    assert differences(lookup("v_lshlrev_b64"), "gfx942", tmp_path) == {"v_lshlrev_b64 v[0:1], v32, src_scc": "taken"}
