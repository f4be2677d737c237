"""Bits of registers that no instruction has defined, through instructions that work bit by bit.

Compilers keep the lanes that leave a loop in a mask that begins undefined, and assemble a word from halves in a
register that begins undefined. Each bit of the result of such an instruction depends on at most one bit of each source.
So the undefined bits of the result are those that change when the undefined bits of the sources change. To find them,
the instruction's own body is executed once for each choice of zeros or ones for each undefined register.

clang also selects bits by `(x ^ y) & mask ^ y`: the undefined bits of y occur twice, and cancel each other. So the
registers that were computed from one undefined register share its unknown word (undefined_words.py). Instructions that
keep every bit at its position are executed once for each choice of inverting each unknown word, in all its registers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tiledsl.asm.isa.definition import BIT_CONTROLS, HALF_VIEWS, OperandSpec, operand_bits, union
from tiledsl.asm.isa.registers import EXEC_BITS, SCC_BIT, VECTOR_BITS, named_bits, register_bits, registers_of
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.undefined_words import ALL, Register
from tiledsl.sim.state.wave import EXEC, VCC, Wave

_MOST_UNDEFINED = 4  # unknown words of one instruction, of which all combinations are executed
_SELECTED = {f"BYTE_{i}": 0xFF << 8 * i for i in range(4)} | {"WORD_0": 0xFFFF, "WORD_1": 0xFFFF0000, "DWORD": ALL}
Sources = dict[Register, tuple[object, Array]]  # of an instruction: the unknown word and the undefined bits
Results = dict[Register, tuple[object, Array]]


def undefined(w: Wave, register: Register) -> Array | None:
    """The undefined bits of a register, as words that broadcast over its blocks and lanes; None for none."""
    bits = register_bits(*register)
    if w.unwritten & bits:
        found = w.undefined_words.bits(register)
        return found if found is not None else w.xp.full((1, 1), ALL, w.xp.uint32)
    if w.unwritten_lanes.registers & bits:
        return w.unwritten_lanes.lanes(bits) * w.xp.uint32(ALL)
    return None


def result_bits(w: Wave, step: Step) -> Results | None:
    """The unknown word and the undefined bits of each register that the instruction writes, SCC included.

    None for instructions that do not work bit by bit, and where a shift or a selector is undefined.
    """
    if step.definition.bits == "all" or step.touch & (w.in_flight | w.dirty) or _shuffled(step):
        return None
    kept = step.writes & VECTOR_BITS  # a vector register keeps its value in lanes that EXEC disables
    in_place = _keeps_positions(step)
    sources = {
        register: (_word(w, register, bits) if in_place else object(), bits)
        for register in registers_of((step.used | kept) & ~SCC_BIT)
        if (bits := undefined(w, register)) is not None
    }
    words = list(dict.fromkeys(word for word, _ in sources.values()))
    controls = _operands(step, lambda spec: spec.name in BIT_CONTROLS)
    controls |= step.used & SCC_BIT
    if controls & (w.unwritten | w.unwritten_lanes.registers) or not 0 < len(words) <= _MOST_UNDEFINED:
        return None
    results = list(_results(w, step, sources, words, in_place))
    found: Results = {}
    for register, value in results[0].items():
        changes = [_changes(w, [values[register] for values in results], 1 << number) for number in range(len(words))]
        bits = w.xp.zeros_like(value)
        for changed in changes:
            bits |= changed
        by = [word for word, changed in zip(words, changes, strict=True) if changed.any()]
        found[register] = (by[0] if in_place and len(by) == 1 else object(), bits)
    if step.writes & SCC_BIT:
        found["scc", 0] = object(), _undefined_scc(w, results[0], found)
    return found


def _keeps_positions(step: Step) -> bool:
    """Whether each bit of a result depends on bits of its own position and lane alone."""
    return step.definition.bits == "separate" and step.encoding not in ("dpp", "sdwa")


def _shuffled(step: Step) -> bool:
    """Whether a bit of the result may depend on two bits of one register.

    DPP, SDWA and op_sel move lanes and parts of a source before the operation. The choice between zeros and ones in all
    undefined bits of the register does not show what such a bit of the result depends on.
    """
    _, *sources = map(operand_bits, step.item.operands)
    together = union(sources).bit_count() < sum(registers.bit_count() for registers in sources)
    return together and (step.encoding in ("dpp", "sdwa") or step.item.modifier("op_sel") is not None)


def _word(w: Wave, register: Register, bits: Array) -> object:
    """The unknown word of a register with these undefined bits; of a register that is undefined as a whole, the word is
    noted.
    """
    if register in w.undefined_words.words:
        return w.undefined_words.words[register][0]
    word = object()
    if w.unwritten & register_bits(*register):
        w.undefined_words.add(register, word, bits)
    return word


def _changes(w: Wave, values: list[Array], other: int) -> Array:
    """The bits that change between the choices whose numbers differ in the bit `other` alone."""
    changed = w.xp.zeros_like(values[0])
    for number, value in enumerate(values):
        if not number & other:
            changed |= value ^ values[number | other]
    return changed


def _undefined_scc(w: Wave, values: dict[Register, Array], found: Results) -> Array:
    """SCC says whether the result is not 0, of an instruction that writes EXEC whether EXEC is not 0."""
    result = [register for register in values if register[1] in (EXEC, EXEC + 1)] or list(values)
    ones = w.xp.stack([values[register] & ~found[register][1] for register in result]).any(axis=0)
    some = w.xp.stack([found[register][1] for register in result]).any(axis=0)
    bits: Array = (some & ~ones) * w.xp.uint32(ALL)
    return bits


def _results(
    w: Wave, step: Step, sources: Sources, words: list[object], in_place: bool
) -> Iterator[dict[Register, Array]]:
    """The results for each choice of the unknown words, by numbers with a bit for each word. A chosen word is inverted
    where the instruction keeps positions, and otherwise all ones in place of zeros. The wave is afterwards as before.
    """
    files = {"v": w.v, "a": w.a, "s": w.s}
    touched = registers_of((step.touch | EXEC_BITS) & ~SCC_BIT)
    before = {(file, index): files[file][index].copy() for file, index in touched}
    written = registers_of(step.writes & ~SCC_BIT)
    scc, exec, full = w.scc, w.exec, w.full
    for choice in range(1 << len(words)):
        for (file, index), (word, bits) in sources.items():
            value = before[file, index] if in_place else before[file, index] & ~bits
            files[file][index] = value ^ bits if choice >> words.index(word) & 1 else value
        step.run(w)
        yield {(file, index): files[file][index].copy() for file, index in written}
        for (file, index), value in before.items():
            files[file][index] = value
        w.scc, w.exec, w.full = scc, exec, full
    w.unwritten_lanes.update_active(exec)


def harmless(w: Wave, step: Step, registers: int) -> int:
    """Those of the registers, all with undefined bits, of which the instruction uses defined bits alone.

    An instruction uses the bits of a lane mask or of a vector register for the lanes that EXEC enables, a short store
    the bytes that it stores, and a vector instruction the part of a source that its type or SDWA selects. Undefined
    bits do not matter to a branch on a VCC that is certainly not 0.
    """
    if step.definition.mnemonic in ("s_cbranch_vccz", "s_cbranch_vccnz"):
        return named_bits("vcc") if _certainly_not_zero(w, (VCC, VCC + 1)) else 0
    used: dict[Register, Array] = {}
    partial = registers & w.undefined_words.partial & VECTOR_BITS
    enabled_alone = not crosses_lanes(step) or step.definition.mnemonic == "v_readfirstlane_b32"
    if partial and step.family != "mfma" and enabled_alone:
        read = _read_bits(step) if step.is_valu else {}
        for register in registers_of(partial):
            used[register] = w.exec * w.xp.uint32(read.get(register, ALL))
    if step.is_valu:
        masks = _masks_read(step)
        used |= {(file, index): w.s[EXEC + (index & 1)] for file, index in registers_of(masks & registers)}
    elif step.definition.memory == "write" and step.definition.bytes in (1, 2):
        stored = (1 << 8 * step.definition.bytes) - 1 << (16 if "_hi" in step.definition.mnemonic else 0)
        data = registers_of(_operands(step, lambda spec: spec.name == "data") & registers)
        used |= dict.fromkeys(data, w.exec * w.xp.uint32(stored))
    return union(register_bits(*register) for register, bits in used.items() if not _any(w, register, bits))


def undefined_lanes(w: Wave, step: Step, registers: int) -> Array | None:
    """The lanes whose results are undefined where a vector instruction reads these registers, all with undefined bits;
    None for all lanes.
    """
    if not step.is_valu or crosses_lanes(step):
        return None
    masks, read, lanes = _masks_read(step), _read_bits(step), w.xp.zeros_like(w.exec)
    for register in registers_of(registers):
        bits = undefined(w, register) if register[0] != "scc" else None
        if bits is None or register[0] == "s" and not masks & register_bits(*register):
            return None
        if register[0] == "s":
            first = 32 * (register[1] & 1)
            lanes[:, first : first + 32] |= bits >> w.xp.arange(32, dtype=w.xp.uint32) & 1 != 0
        else:
            lanes |= bits & w.xp.uint32(read.get(register, ALL)) != 0
    return lanes & w.exec


def mask_results(step: Step) -> int:
    """The scalar registers that a vector instruction writes as a mask of lanes."""
    masks = _operands(step, lambda spec: spec.written and spec.view == "mask")
    return masks | (named_bits("vcc") if "vcc" in step.definition.writes else 0) if step.is_valu else 0


def _masks_read(step: Step) -> int:
    """The scalar registers that a vector instruction reads as a mask of lanes."""
    masks = _operands(step, lambda spec: spec.read and spec.view == "mask")
    return masks | (named_bits("vcc") if "vcc" in step.definition.reads else 0)


def crosses_lanes(step: Step) -> bool:
    """Whether the instruction moves values between lanes, and so may read lanes that EXEC disables."""
    return step.encoding == "dpp" or step.definition.crosses_lanes


def _certainly_not_zero(w: Wave, pair: tuple[int, int]) -> bool:
    """Whether a pair of scalar registers is not 0 in any block, whatever its undefined bits are."""
    words = [(w.s[index], undefined(w, ("s", index))) for index in pair]
    ones = w.xp.stack([value if bits is None else value & ~bits for value, bits in words]).any(axis=0)
    return bool(ones.all())


def _read_bits(step: Step) -> dict[Register, int]:
    """The bits of source registers that a vector instruction reads: the part that SDWA selects, and the low half of a
    16-bit source.
    """
    found: dict[Register, int] = {}
    for form in step.definition.syntaxes:
        if len(form.operands) != len(step.item.operands):
            continue
        sources = [pair for pair in zip(form.operands, step.item.operands, strict=True) if not pair[0].written]
        for number, (spec, operand) in enumerate(sources):
            half = spec.view in HALF_VIEWS and step.item.modifier("op_sel") is None
            bits = 0xFFFF if half else ALL
            if step.encoding == "sdwa":
                bits = _SELECTED[str(step.item.modifier(f"src{number}_sel", "DWORD"))]
            for register in registers_of(operand_bits(operand)):
                found[register] = found.get(register, 0) | bits
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
