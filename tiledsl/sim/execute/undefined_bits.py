"""Bits of registers that no instruction has defined, through instructions that work bit by bit.

Compilers keep the lanes that leave a loop in a mask that begins undefined, and assemble a word from halves in a
register that begins undefined. Each bit of the result of such an instruction depends on at most one bit of each source.
So the undefined bits of the result are those that change when the undefined bits of the sources change. To find them,
the instruction's own body is executed once for each choice of zeros or ones for each undefined register.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator

from tiledsl.asm.isa.definition import OperandSpec, operand_bits, union
from tiledsl.asm.isa.registers import SCC_BIT, named_bits, register_bits, registers_of
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import EXEC, Wave

_BITWISE = re.compile(
    r"s_(and|or|xor|andn1|andn2|orn1|orn2|nand|nor|xnor)(_saveexec|_wrexec)?_b(32|64)|s_(not|mov|cmov|cselect|brev)_b(32|64)"
    r"|s_(lshl|lshr)_b(32|64)|s_ashr_i(32|64)|s_bfe_[ui](32|64)|s_pack_[lh][lh]_b32_b16|s_sext_i32_i(8|16)"
    r"|v_(and|or|xor|xnor|not|mov|bfi|bfrev|cndmask|perm|or3|and_or|lshl_or|alignbit|alignbyte|bitop3)_b32"
    r"|v_(lshl|lshr)rev_b(32|64)|v_ashrrev_i(32|64)|v_bfe_[ui]32|v_accvgpr_(read|write|mov)(_b32)?"
)
_CONTROLS = frozenset({"shift", "offset", "width", "field", "select"})  # operands of which several result bits depend
_MOST_UNDEFINED = 4  # registers of one instruction, of which all combinations are executed
_VCC = (106, 107)
ALL = 0xFFFFFFFF
Register = tuple[str, int]


def undefined(w: Wave, register: Register) -> Array | None:
    """The undefined bits of a register, as words that broadcast over its blocks and lanes; None for none."""
    bits = register_bits(*register)
    if w.unwritten & bits:
        found = w.undefined_bits.get(register)
        return found if found is not None else w.xp.full((1, 1), ALL, w.xp.uint32)
    if w.unwritten_lanes.registers & bits:
        return w.unwritten_lanes.lanes(bits) * w.xp.uint32(ALL)
    return None


def result_bits(w: Wave, step: Step) -> dict[Register, Array] | None:
    """The undefined bits of each register that the instruction writes, SCC included, if the instruction works bit by
    bit. None for other instructions, and where a shift or a selector is undefined.
    """
    if not _BITWISE.fullmatch(step.definition.mnemonic) or step.touch & (w.in_flight | w.dirty):
        return None
    sources = [
        (register, bits)
        for register in registers_of(step.touch & ~SCC_BIT)
        if (bits := undefined(w, register)) is not None
    ]
    controls = _operands(step, lambda spec: spec.name in _CONTROLS) | step.used & SCC_BIT
    if controls & (w.unwritten | w.unwritten_lanes.registers) or not 0 < len(sources) <= _MOST_UNDEFINED:
        return None
    first, *others = _results(w, step, sources)
    found = {}
    for register, value in first.items():
        found[register] = w.xp.zeros_like(value)
        for other in others:
            found[register] |= value ^ other[register]
    if step.writes & SCC_BIT:
        found["scc", 0] = _undefined_scc(w, first, found)
    return found


def _undefined_scc(w: Wave, values: dict[Register, Array], bits: dict[Register, Array]) -> Array:
    """SCC says whether the result is not 0, of an instruction that writes EXEC whether EXEC is not 0."""
    result = [register for register in values if register[1] in (EXEC, EXEC + 1)] or list(values)
    ones = w.xp.stack([values[register] & ~bits[register] for register in result]).any(axis=0)
    some = w.xp.stack([bits[register] for register in result]).any(axis=0)
    found: Array = (some & ~ones) * w.xp.uint32(ALL)
    return found


def _results(w: Wave, step: Step, sources: list[tuple[Register, Array]]) -> Iterator[dict[Register, Array]]:
    """The results for each choice of zeros or ones in the undefined bits. The wave is afterwards as before."""
    files = {"v": w.v, "a": w.a, "s": w.s}
    touched = registers_of((step.touch | named_bits("exec")) & ~SCC_BIT)
    before = {(file, index): files[file][index].copy() for file, index in touched}
    written = registers_of(step.writes & ~SCC_BIT)
    scc, exec, full = w.scc, w.exec, w.full
    for choice in itertools.product((False, True), repeat=len(sources)):
        for ((file, index), bits), ones in zip(sources, choice, strict=True):
            value = before[file, index]
            files[file][index] = value | bits if ones else value & ~bits
        step.run(w)
        yield {(file, index): files[file][index].copy() for file, index in written}
        for (file, index), value in before.items():
            files[file][index] = value
        w.scc, w.exec, w.full = scc, exec, full
    w.unwritten_lanes.update_active(exec)


def harmless(w: Wave, step: Step, registers: int) -> int:
    """Those of the registers, which have undefined bits, of which the instruction uses defined bits alone: the bits of
    a lane mask for the lanes that EXEC enables, the low bytes of a short store, and a VCC that is not 0 for certain.
    """
    found = 0
    if step.is_valu:
        masks = _operands(step, lambda spec: spec.read and spec.view == "mask")
        masks |= named_bits("vcc") if "vcc" in step.definition.reads else 0
        for file, index in registers_of(masks & registers):
            enabled = w.s[EXEC + (index & 1)]
            if not _any(w, (file, index), enabled):
                found |= register_bits(file, index)
    elif step.definition.mnemonic in ("s_cbranch_vccz", "s_cbranch_vccnz"):
        words = [(w.s[index], undefined(w, ("s", index))) for index in _VCC]
        ones = w.xp.stack([value if bits is None else value & ~bits for value, bits in words]).any(axis=0)
        found |= named_bits("vcc") if bool(ones.all()) else 0
    elif step.definition.memory == "write" and step.definition.bytes in (1, 2):
        stored = (1 << 8 * step.definition.bytes) - 1 << (16 if "_hi" in step.definition.mnemonic else 0)
        for file, index in registers_of(_operands(step, lambda spec: spec.name == "data") & registers):
            if not _any(w, (file, index), w.exec * w.xp.uint32(stored)):
                found |= register_bits(file, index)
    return found


def _any(w: Wave, register: Register, used: Array) -> bool:
    bits = undefined(w, register)
    return bits is not None and bool((bits & used).any())


def _operands(step: Step, chosen: Callable[[OperandSpec], bool]) -> int:
    """The registers of the operands whose specifications are chosen."""
    forms = [form for form in step.definition.syntaxes if len(form.operands) == len(step.item.operands)]
    return union(
        operand_bits(operand)
        for form in forms
        for spec, operand in zip(form.operands, step.item.operands, strict=True)
        if chosen(spec)
    )
