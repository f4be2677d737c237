"""Dependences of each result on registers: of a register pair that an instruction reads, often only one register.

A definition's `dwords` states the dependence of 64-bit results. "all": each dword of the result depends on all dwords
of the sources; "separate": on the dword in the same place; "rising": on that dword and the lower one; "left" and
"right": a shift by the operand `shift`; "field": the bits that the operand `field` names. The bits of a constant shift
or field are taken into account."""

from __future__ import annotations

from collections.abc import Sequence

from tiledsl.asm.isa.definition import (
    Definition,
    Modifiers,
    Syntax,
    effects,
    halves_of,
    operand_bits,
    pair_flows,
    union,
)
from tiledsl.asm.isa.registers import named_bits
from tiledsl.asm.text.syntax import Number, Operand

# dwords of the sources, for the low and for the high dword of the result
Dwords = tuple[tuple[int, ...], tuple[int, ...]]
_DWORDS: dict[str, Dwords] = {
    "separate": ((0,), (1,)),
    "rising": ((0,), (0, 1)),
    "left": ((0,), (0, 1)),
    "right": ((0, 1), (1,)),
    "field": ((0, 1), (0, 1)),
}
_COUNTS = {"left": "shift", "right": "shift", "field": "field"}


def flows(
    definition: Definition, form: Syntax, operands: Sequence[Operand], modifiers: Modifiers = ()
) -> tuple[tuple[int, int], ...]:
    """The sources on which each result depends, as (registers written, registers read)."""
    pair = pair_flows(definition, form, operands, modifiers)
    if pair:
        return pair
    whole = effects(definition, form, operands)
    if definition.dwords == "all":
        return ((whole.writes, whole.reads),)
    named = [(spec, operand_bits(operand)) for spec, operand in zip(form.operands, operands, strict=True)]
    implicit = union(named_bits(name) for name in (*definition.reads, *form.reads))
    (result,) = (halves_of(bits) for spec, bits in named if spec.written and spec.dwords == 2 and spec.view != "mask")
    reads = [
        implicit
        | union(
            union(halves_of(bits)[dword] for dword in dwords) if spec.dwords == 2 else bits
            for spec, bits in named
            if spec.read
        )
        for dwords in _dwords(definition, form, operands)
    ]
    rest = whole.writes & ~union(result)  # SCC, or a carry
    return (*zip(result, reads, strict=True), *([(rest, union(reads))] if rest else []))


def _dwords(definition: Definition, form: Syntax, operands: Sequence[Operand]) -> Dwords:
    """The dwords of the 64-bit sources on which the dwords of the result depend."""
    kind = definition.dwords
    for spec, operand in zip(form.operands, operands, strict=True):
        if spec.name == _COUNTS.get(kind) and isinstance(operand, Number) and isinstance(operand.value, int):
            signed = any(other.read and other.view == "i64" for other in form.operands)
            if kind == "field":
                return _dwords_of_field(operand.value & 63, operand.value >> 16 & 127, signed)
            return _dwords_of_field((operand.value & 63) * (-1 if kind == "left" else 1), 64, signed)
    return _DWORDS[kind]


def _dwords_of_field(offset: int, width: int, signed: bool) -> Dwords:
    """The dwords of a source that a bit field reads. Bit i of the result is bit offset + i of the source, within the
    field and the source; higher bits are 0, or copies of the field's highest bit."""
    top = min(offset + width, 64)

    def dwords(result: int) -> tuple[int, ...]:
        first = offset + 32 * result
        bits = [*range(max(first, 0), min(first + 32, top))]
        if signed and width and first + 32 > top:
            bits.append(top - 1)
        return tuple(sorted({bit // 32 for bit in bits}))

    return dwords(0), dwords(1)
