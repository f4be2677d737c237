"""Values that a modifier may have. The instruction's form states its own modifiers; LLVM's "Syntax of AMDGPU
Instruction Modifiers" states those of whole families."""

from __future__ import annotations

from tiledsl.asm.isa.definition import Definition, ModifierSpec
from tiledsl.asm.text.calls import decode_format

_BITS = ("op_sel", "op_sel_hi", "neg_lo", "neg_hi", "neg")  # one for each operand
_PARTS = ("BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD")
_FIELDS = {
    "dst_sel": _PARTS,
    "src0_sel": _PARTS,
    "src1_sel": _PARTS,
    "dst_unused": ("UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE"),
}
_NUMBERS = {
    "mul": (2, 4),
    "div": (2,),
    "row_shl": range(1, 16),
    "row_shr": range(1, 16),
    "row_ror": range(1, 16),
    "wave_shl": (1,),
    "wave_shr": (1,),
    "wave_rol": (1,),
    "wave_ror": (1,),
    "row_bcast": (15, 31),
    "row_newbcast": range(16),
    "row_mask": range(16),
    "bank_mask": range(16),
    "bound_ctrl": (0, 1),
    "fi": (0, 1),
}


def can_be(definition: Definition, name: str, value: object) -> bool:
    """Whether a modifier of an instruction may have that value; the value of a bare word is True."""
    if name in _BITS:
        return isinstance(value, tuple) and len(value) <= 4 and all(bit in (0, 1) for bit in value)
    if name == "quad_perm":
        return isinstance(value, tuple) and len(value) == 4 and all(lane in range(4) for lane in value)
    if name == "format":
        return _is_format(value)
    if name in _FIELDS:
        return value in _FIELDS[name]
    if name in _NUMBERS:
        return type(value) is int and value in _NUMBERS[name]
    specs = [spec for form in definition.syntaxes for spec in form.modifiers if spec.name == name]
    return any(_within(spec, value) for spec in specs) if specs else value is True


def _is_format(value: object) -> bool:
    try:
        decode_format(value)
    except ValueError:
        return False
    return True


def _within(spec: ModifierSpec, value: object) -> bool:
    if spec.low is None or spec.high is None:
        return value is True
    return isinstance(value, int) and spec.low <= value <= spec.high
