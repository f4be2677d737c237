"""Decodes a matrix instruction's operands: registers, types, lanes, scales, signs."""

from __future__ import annotations

from typing import Any

import numpy

from tiledsl.asm.isa.definition import Definition, MatrixShape, operand_bits
from tiledsl.asm.isa.matrix_states import timing_of
from tiledsl.asm.text.syntax import Instruction, Modified, Number, Register
from tiledsl.sim.execute import operands as ops
from tiledsl.sim.execute.layouts import broadcast_lanes, group_lanes, result_layout
from tiledsl.sim.execute.numerics import Summation, summation
from tiledsl.sim.state.matrix_registers import MatrixOperand, MatrixOperands
from tiledsl.sim.state.report import EXACT
from tiledsl.targets import F8F6F4_KINDS, INPUT_BITS, WAVE, Target

_GROUPED = frozenset({"f32", "f16", "bf16", "i8"})  # types whose instructions take blgp as B's lane groups


def matrix_operands(item: Instruction, definition: Definition, target: Target, numerics: str) -> MatrixOperands:
    """The operands of an instruction that fits its form; Unsupported names what is not modelled."""
    d, a, b, c = item.operands[:4]
    shape = definition.matrix
    assert shape is not None
    if shape.sparse:
        c = d
    assert isinstance(d, Register) and isinstance(a, Register) and isinstance(b, Register)
    if isinstance(c, Modified) or not isinstance(c, Register | Number):
        raise ops.Unsupported("C of a matrix instruction")
    kinds = _inputs(item, shape)
    lanes = _lanes(item, shape)
    first, second = (
        MatrixOperand(r.file, r.index, r.count, kind, shape, order)
        for r, kind, order in zip((a, b), kinds, lanes, strict=True)
    )
    scales = _scales(item) if shape.scaled else None
    others = item.operands[3:] if shape.sparse else item.operands[4:]
    return MatrixOperands(
        shape,
        timing_of(shape, item.modifiers, target),
        result_layout(shape),
        first,
        second,
        d.count,
        (c.file, c.index) if isinstance(c, Register) else None,
        (d.file, d.index),
        _constant(c, shape),
        operand_bits(a) | operand_bits(b) | sum(operand_bits(o) for o in dict.fromkeys(others)),
        operand_bits(c),
        operand_bits(d),
        scales,
        _signs(item),
        _summation(numerics, shape, kinds),
        _places_of_nonzeros(item, shape) if shape.sparse else None,
    )


def _places_of_nonzeros(item: Instruction, shape: MatrixShape) -> tuple[int, int]:
    """The register that says where A's elements stand, and its first bit. With cbsz 0, abid chooses among the sets of
    bits that the register has room for; otherwise the first set is used (CDNA 3 ISA, sparse matrices).
    """
    index = item.operands[3]
    assert isinstance(index, Register)
    cbsz, abid = item.modifier("cbsz") or 0, item.modifier("abid") or 0
    assert isinstance(abid, int)
    bits = 2 * (shape.m * shape.k // 2 // WAVE)
    return index.index, 0 if cbsz else abid % (32 // bits) * bits


def _summation(numerics: str, shape: MatrixShape, kinds: tuple[str, str]) -> Summation | None:
    if shape.sparse and numerics != EXACT:
        raise ops.Unsupported(f"the model '{numerics}' does not say how sparse products are added")
    try:
        return summation(numerics, shape, kinds)
    except LookupError:
        raise ops.Unsupported(f"the model '{numerics}' does not say how products of {shape.input} are added") from None


def _inputs(item: Instruction, shape: MatrixShape) -> tuple[str, str]:
    """The types of A and B: those of the instruction, or those that cbsz and blgp of an f8f6f4 instruction choose."""
    kinds = shape.input.split()
    if shape.input != "f8f6f4":
        return kinds[0], kinds[-1]
    found = []
    for name, operand in (("cbsz", item.operands[1]), ("blgp", item.operands[2])):
        value = item.modifier(name) or 0
        assert isinstance(value, int) and isinstance(operand, Register)
        if value >= len(F8F6F4_KINDS):
            raise ops.Unsupported(
                f"{name}:{value} of an instruction of f8f6f4, which has the types 0 to {len(F8F6F4_KINDS) - 1}"
            )
        kind = F8F6F4_KINDS[value]
        if operand.count != INPUT_BITS[kind]:  # 32 elements: as many registers as an element has bits
            raise ops.Unsupported(
                f"{operand.count} registers of {kind} ({name}:{value}), which takes {INPUT_BITS[kind]}"
            )
        found.append(kind)
    return found[0], found[1]


def _lanes(item: Instruction, shape: MatrixShape) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
    """The lanes from which A and B take their data."""
    if shape.sparse:
        return None, None
    if shape.input == "f8f6f4":
        _refuse(item, "abid")
        return None, None
    cbsz, abid, blgp = (item.modifier(name) or 0 for name in ("cbsz", "abid", "blgp"))
    assert isinstance(cbsz, int) and isinstance(abid, int) and isinstance(blgp, int)
    if shape.input not in _GROUPED:
        _refuse(item, "cbsz", "abid", "blgp")
    if 1 << cbsz > shape.blocks or abid >= 1 << cbsz:
        raise ops.Unsupported(
            f"cbsz:{cbsz} abid:{abid} of an instruction of {shape.blocks} block{'s' if shape.blocks > 1 else ''}"
        )
    return broadcast_lanes(shape, cbsz, abid), group_lanes(blgp)


def _refuse(item: Instruction, *names: str) -> None:
    for name in names:
        if item.modifier(name):
            raise ops.Unsupported(f"modifier '{name}' of '{item.mnemonic}'")


def _scales(item: Instruction) -> tuple[tuple[int, int], tuple[int, int]]:
    """The registers of the scales, and which byte of each: op_sel is the lower bit of the byte's number, op_sel_hi the
    upper bit.
    """
    low, high = item.modifier("op_sel") or (0, 0), item.modifier("op_sel_hi") or (0, 0)
    assert isinstance(low, tuple) and isinstance(high, tuple)
    found = []
    for operand, zero, one in zip(item.operands[4:], low, high, strict=False):
        assert isinstance(operand, Register)
        found.append((operand.index, zero + 2 * one))
    return found[0], found[1]


def _signs(item: Instruction) -> tuple[int, ...]:
    signs = item.modifier("neg") or ()
    assert isinstance(signs, tuple)
    return signs


def _constant(c: Any, shape: MatrixShape) -> Any:
    """An inline constant as a number of C's type; integers in a floating-point operand stand for bits."""
    if not isinstance(c, Number):
        return None
    if shape.result == "i32":
        return numpy.uint32(ops.constant_bits(c.value, "i32")).view(numpy.int32)
    bits = ops.constant_bits(c.value, shape.result)
    return numpy.uint64(bits).view(numpy.float64) if shape.result == "f64" else numpy.uint32(bits).view(numpy.float32)
