"""Every ending, word, sign and kind of operand of an instruction, taken by the validator or not.

    python -m tests.asm.variants v_sad_u8

prints the variants of one instruction that the definition and LLVM's assembler judge differently, for each target.
"""

from __future__ import annotations

import pathlib
import sys
import tempfile
from collections.abc import Iterator

from tests.asm.refusals import refused_lines
from tests.asm.samples import SHORT, _operands, _register, _spelled, _with
from tiledsl.asm.inline.validate import validate
from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import Definition, Syntax
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
Parts = tuple[list[str], list[str], str]  # operands, words, ending
KINDS = ("v", "a", "s", "vcc", "vcc_lo", "m0", "exec", "src_scc", "1", "65", "0x12345678", "0.5", "0.3")


def variants(definition: Definition, form: Syntax) -> Iterator[str]:
    """The form with each ending, word, sign and kind of operand."""
    return (_spelled(form, *parts) for parts in unspelled(definition, form))


def unspelled(definition: Definition, form: Syntax) -> Iterator[Parts]:
    """The parts of the variants, whose spelling takes most of the time."""
    plain = _operands(form)
    sources = [number for number, spec in enumerate(form.operands) if spec.classes and not spec.written]
    for ending in ("", "_e32", "_e64", "_dpp", "_sdwa") if definition.family in SHORT else ("",):
        short = ending in ("_e32", "_dpp", "_sdwa")
        masks = [short and spec.classes == "s" and spec.view == "mask" for spec in form.operands]
        operands = ["vcc" if mask else text for mask, text in zip(masks, plain, strict=True)]
        pattern = ["row_newbcast:3" if any(spec.dwords == 2 and spec.view != "mask" for spec in form.operands) else "row_shl:1"]
        needed = pattern * (ending == "_dpp")
        yield operands, needed, ending
        for word in (*VALUED, *BARE, *BITS):
            text = f"{word}:[{','.join('1' * len(sources))}]" if word in BITS else f"{word}:{VALUED[word]}" if word in VALUED else word
            yield operands, pattern * (word in LANES) + [text], ending
        for number in sources:
            for sign in SIGNS:
                yield _with(operands, {number: sign.format(operands[number])}), needed, ending
            for kind in KINDS:
                text = _register(kind, number, form.operands[number].dwords) if kind in "vas" else kind
                yield _with(operands, {number: text}), needed, ending


def is_taken(text: str, target: str) -> bool:
    """Whether the validator accepts an instruction."""
    try:
        return not validate(parse_instruction(text), TARGETS[target], {})
    except AssemblyError:
        return False


def differences(definition: Definition, target: str, folder: pathlib.Path) -> dict[str, str]:
    """The variants that one of the two takes and the other does not, with what LLVM says."""
    texts = list(dict.fromkeys(text for form in definition.syntaxes if target in form.targets for text in variants(definition, form)))
    refused = refused_lines(target, texts, folder)
    said = {text: refused.get(line, "taken") for line, text in enumerate(texts)}
    return {text: words for text, words in said.items() if is_taken(text, target) != (words == "taken")}


def main(name: str) -> None:
    definition = lookup(name)
    if definition is None:
        sys.exit(f"{name} has no definition")
    for target in definition.targets:
        with tempfile.TemporaryDirectory() as folder:
            found = differences(definition, target, pathlib.Path(folder))
        print(f"{target}: {len(found)} variants of which the definition and LLVM differ")
        for text, words in found.items():
            print(f"  {text}   LLVM: {words}")


if __name__ == "__main__":
    main(*sys.argv[1:])
