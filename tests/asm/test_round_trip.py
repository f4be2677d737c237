"""The text that clang's assembler prints for each sample parses to the same instruction, form, operands and modifiers."""

import functools
import re
import struct
import subprocess
import sys

import pytest

from tests.asm.samples import LABEL, Sample, every_sample
from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import OperandSpec, Syntax, matching_syntax
from tiledsl.asm.text.grammar import parse_instruction
from tiledsl.asm.text.spelling import format_instruction
from tiledsl.asm.text.syntax import Instruction, Number, Operand
from tiledsl.targets import TARGETS

every_target = pytest.mark.parametrize("target", TARGETS)


@functools.cache
def samples(target: str) -> tuple[Sample, ...]:
    return tuple(every_sample(target))


@functools.cache
def printed(target: str) -> tuple[dict[int, str], str]:
    """The assembler's text for each sample by its number, and its errors. A label before each sample separates them."""
    lines = [f'.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n{LABEL}:\n']
    lines += [f"sample{number}:\n{entry.text}\n" for number, entry in enumerate(samples(target))]
    command = [sys.executable, "-m", "ziglang", "clang", "-cc1as", "-triple", "amdgcn-amd-amdhsa", "-target-cpu", target, "-filetype", "asm", "-o", "-", "-"]
    result = subprocess.run(command, input="".join(lines), capture_output=True, text=True, check=False)
    found = re.findall(r"^sample(\d+):\n\t(.+)$", result.stdout, re.MULTILINE)
    return {int(number): text for number, text in found}, result.stderr


def operand(value: Operand, spec: OperandSpec) -> Operand:
    """The operand as LLVM writes it: 16-bit constants without their sign, and only the upper half of a literal of 64-bit floats."""
    if isinstance(value, Number) and spec.view == "i16" and isinstance(value.value, int):
        return Number(value.value & 0xFFFF)
    if isinstance(value, Number) and spec.view == "f64" and value.value == 0x3FC45F30:
        return Number(struct.unpack("<d", struct.pack("<Q", 0x3FC45F306DC9C882))[0])
    return value


def meaning(item: Instruction, form: Syntax) -> tuple[object, ...]:
    """Operands, and the modifiers that differ from their default."""
    operands = tuple(operand(value, spec) for value, spec in zip(item.operands, form.operands, strict=True))
    modifiers = {name: value for name, value in item.modifiers if value != 0 or name in ("row_mask", "bank_mask")}
    if item.mnemonic.startswith(("v_fma_mix", "v_mfma_scale")) and not any(modifiers.get("op_sel_hi", ())):
        modifiers.pop("op_sel_hi", None)  # on other instructions the default is 1
    return operands, modifiers


def shape(form: Syntax) -> tuple[object, ...]:
    return form.operands, form.reads, [m for m in form.modifiers if m.required]


def differs(entry: Sample, text: str) -> str:
    """The difference of the printed text, "" without any."""
    given, found = parse_instruction(entry.text), parse_instruction(text)
    definition = lookup(found.mnemonic)
    if definition is None or definition.semantics is not entry.definition.semantics:  # one instruction may have several spellings
        return "another instruction"
    form = matching_syntax(definition, found.operands, found.modifiers)
    if form is None or shape(form) != shape(entry.form):
        return f"another form: {form and form.text}"
    if matching_syntax(entry.definition, given.operands, given.modifiers) is not entry.form:
        return "the sample is of another form"
    return "" if meaning(given, entry.form) == meaning(found, form) else "other operands or modifiers"


@pytest.mark.thorough
@every_target
def test_every_sample_assembles(target):
    texts, errors = printed(target)
    assert errors == "" and len(texts) == len(samples(target)) > 10_000


@pytest.mark.thorough
@every_target
def test_what_the_assembler_prints_is_the_same(target):
    texts, _ = printed(target)
    wrong = [f"{entry.text}  ->  {texts[number]}: {problem}" for number, entry in enumerate(samples(target)) if (problem := differs(entry, texts[number]))]
    assert wrong == []


@pytest.mark.thorough
@every_target
def test_our_own_spelling_is_the_same(target):
    texts, _ = printed(target)
    wrong = [text for number, text in texts.items() if differs(samples(target)[number], format_instruction(parse_instruction(text)))]
    assert wrong == []
