"""The bytes of an instruction in the code."""

from __future__ import annotations

from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import split_encoding
from tiledsl.asm.text.syntax import Instruction, Modified, Number, Symbol

_LONG = frozenset({"vop3", "vop3p", "mfma", "ds", "global", "flat", "mubuf", "smem"})  # encodings of 8 bytes
_SHORT_CONSTANTS = range(-16, 65)  # constants that take no dword of their own (CDNA3 ISA, scalar operands)
_SHORT_FLOATS = (0.0, 0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0, 0.15915494)


def code_bytes(item: Instruction) -> int:
    """Return the bytes of an instruction: 8 if long, else 4, and 4 more for a literal or an extension."""
    definition, encoding = lookup(item.mnemonic), split_encoding(item.mnemonic)[1]
    if encoding == "e64" or definition is not None and definition.family in _LONG:
        return 16 if "_scale_" in item.mnemonic else 8
    return 8 if encoding in ("dpp", "sdwa") or any(map(_is_literal, item.operands)) else 4


def _is_literal(operand: object) -> bool:
    if isinstance(operand, Modified):
        operand = operand.operand
    if isinstance(operand, Number):
        short = (
            operand.value in _SHORT_FLOATS if isinstance(operand.value, float) else operand.value in _SHORT_CONSTANTS
        )
        return not short
    return isinstance(operand, Symbol) and ("@" in operand.text or "(" in operand.text)
