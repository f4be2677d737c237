"""Operands as functions: a reader gives the value of an operand for a wave, a writer stores a result under EXEC.

They are made once for each instruction of a program, so that execution looks up nothing.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from tiledsl.asm.inline.encoding_limits import is_inline
from tiledsl.asm.isa.definition import DPP_PATTERNS, FLOAT_VIEWS, HALF_VIEWS, OperandSpec, scalar_register
from tiledsl.asm.isa.registers import CONDITIONS, NAMED_SCALARS
from tiledsl.asm.text.syntax import Instruction, Modified, Number, Operand, Register, Special, Symbol
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.memory.flat import APERTURE_VALUES
from tiledsl.sim.state.arithmetic import Array, spread
from tiledsl.sim.state.wave import EXEC
from tiledsl.targets import WAVE

Reader = Callable[[WaveContext], Any]
Writer = Callable[[WaveContext, Any], None]
Run = Callable[[WaveContext], Any]  # executes an instruction for a wave

_DTYPES = {  # how a body sees a view
    "f16": "float16",
    "bf16": "uint16",
    "u16": "uint16",
    "i16": "int16",
    "f64": "float64",
    "u64": "uint64",
    "i64": "int64",
}


class Unsupported(Exception):
    """An operand or modifier that the interpreter does not model; the caller names the line."""


def constant_bits(value: int | float, view: str) -> int:
    """The bits of a constant as an operand of that view: floats in the view's format, integers sign-extended to 64
    bits.

    A constant of a 16-bit or packed operand is a word of 32 bits too: a half or a bf16 with 0 above it, a float32 for
    packed integers (LLVM, getInlineEncodingV2F16, V2BF16 and V2I16)."""
    if isinstance(value, float):
        if view in ("f16", "pkf16"):
            return int(struct.unpack("<H", struct.pack("<e", value))[0])
        if view in ("f64", "u64", "i64"):  # 64 bits for integer operands too (LLVM, isInlinableLiteral64)
            wide = int(struct.unpack("<Q", struct.pack("<d", value))[0])
            return wide if is_inline(value) else wide >> 32 << 32  # a literal is the upper half
        single = int(struct.unpack("<I", struct.pack("<f", value))[0])
        return single >> 16 if view in ("bf16", "pkbf16") else single
    if view == "f64" and not -16 <= value <= 64:
        return (value & 0xFFFFFFFF) << 32  # a literal is the high half (CDNA3 ISA, literal constants)
    return value & (0xFFFFFFFFFFFFFFFF if view in ("u64", "i64", "f64", "mask") else 0xFFFFFFFF)


def constant_reader(value: int | float, spec: OperandSpec) -> Reader:
    """The reader of a constant, an array of one element that broadcasts."""
    view = spec.view
    try:
        bits = constant_bits(value, view)
    except OverflowError:
        raise Unsupported(f"{value} is beyond the range of its operand") from None
    made: dict[int, Array] = {}

    def read(w: WaveContext) -> Array:
        key = id(w.xp)
        if key not in made:
            made[key] = _constant_array(w.xp, bits, view)
        return made[key]

    return read


def _constant_array(xp: Any, bits: int, view: str) -> Array:
    if view in ("u64", "i64", "f64"):
        return xp.full((1, 1), bits, xp.uint64).view({"u64": xp.uint64, "i64": xp.int64, "f64": xp.float64}[view])
    if view in HALF_VIEWS:
        return xp.full((1, 1), bits & 0xFFFF, xp.uint16).view(_dtype(xp, view))
    if view in ("pku16", "pki16", "pkf16"):  # LLVM prints op_sel_hi:0 where the low half shall serve both
        return xp.asarray([[[bits & 0xFFFF]], [[bits >> 16]]], dtype=xp.uint16).view(_dtype(xp, view[2:]))
    if view == "pkbf16":
        return xp.asarray([[[bits << 16 & 0xFFFFFFFF]], [[bits & 0xFFFF0000]]], dtype=xp.uint32).view(xp.float32)
    if view in ("pkf32", "pku32"):
        words = xp.full((2, 1, 1), bits, xp.uint32)
        words[1] = 0
        return words.view(xp.float32) if view == "pkf32" else words
    word = xp.full((1, 1), bits & 0xFFFFFFFF, xp.uint32)
    return word.view({"f32": xp.float32, "i32": xp.int32}.get(view, xp.uint32))


def _register_place(operand: Operand) -> tuple[str, int] | None:
    """(file, index) of a register operand."""
    scalar = scalar_register(operand)
    if scalar is not None:
        return "s", scalar[0]
    if isinstance(operand, Register):
        return operand.file, operand.index
    return None


def register_reader(file: str, index: int, spec: OperandSpec) -> Reader:
    """The reader of a register or tuple in the operand's view."""
    view, names = spec.view, {"u32": file, "b32": file, "f32": file + "f", "i32": file + "i"}
    if view in names and spec.dwords == 1:
        name = names[view]
        return lambda w: getattr(w, name)[index]
    if view in ("u32", "words"):
        last = index + spec.dwords
        return lambda w: getattr(w, file)[index:last]
    if view in ("pkf32", "pku32"):
        name = file + ("f" if view == "pkf32" else "")
        return lambda w: getattr(w, name)[index : index + 2]
    if view == "mask":
        return lambda w: w.lane_mask(index)
    if view in ("u64", "i64", "f64"):
        return _pair_reader(file, index, view)
    if view in HALF_VIEWS or view in ("pku16", "pki16", "pkf16", "pkbf16"):
        return lambda w: _seen(w.xp, getattr(w, file)[index], view)
    raise AssertionError(f"no reader for view {view}")


def _dtype(xp: Any, view: str) -> Any:
    return getattr(xp, _DTYPES[view])


def _halves(xp: Any, words: Array, view: str) -> Array:
    return xp.stack([words.astype(xp.uint16), (words >> 16).astype(xp.uint16)]).view(_dtype(xp, view))


def _pair_reader(file: str, index: int, view: str) -> Reader:
    def read(w: WaveContext) -> Array:
        registers = getattr(w, file)
        wide = registers[index].astype(w.xp.uint64) | registers[index + 1].astype(w.xp.uint64) << 32
        return wide if view == "u64" else wide.view(_dtype(w.xp, view))

    return read


def operand_reader(operand: Operand, spec: OperandSpec, symbols: dict[str, int]) -> Reader:
    """The reader of any source operand, with its sign modifiers."""
    if isinstance(operand, Modified):
        return _modified(operand, spec, symbols)
    place = _register_place(operand)
    if place is not None:
        return register_reader(*place, spec)
    if isinstance(operand, Number):
        return constant_reader(operand.value, spec)
    if isinstance(operand, Symbol):
        return constant_reader(symbol_value(operand.text, symbols), spec)
    if isinstance(operand, Special) and operand.name.removeprefix("src_") in CONDITIONS:
        return _condition_reader(operand.name.removeprefix("src_"), spec.view)
    if isinstance(operand, Special) and operand.name.removeprefix("src_") in APERTURE_VALUES:
        return constant_reader(APERTURE_VALUES[operand.name.removeprefix("src_")], spec)
    raise Unsupported(f"operand {operand}")


def _condition_reader(name: str, view: str) -> Reader:
    """The reader of SCC, VCCZ or EXECZ: a word that is 1 or 0, in the operand's view."""
    if name == "scc":
        return lambda w: _seen(w.xp, w.scc.astype(w.xp.uint32), view)
    index, _ = NAMED_SCALARS[CONDITIONS[name]]
    return lambda w: _seen(w.xp, ((w.s[index] | w.s[index + 1]) == 0).astype(w.xp.uint32), view)


def _seen(xp: Any, words: Array, view: str) -> Array:
    """Words of 32 bits in an operand's view."""
    if view in HALF_VIEWS:
        return words.astype(xp.uint16).view(_dtype(xp, view))
    if view in ("pku16", "pki16", "pkf16"):
        return _halves(xp, words, view[2:])
    if view == "pkbf16":  # as float32
        return xp.stack([words << 16, words & 0xFFFF0000]).view(xp.float32)
    return words.view({"f32": xp.float32, "i32": xp.int32}.get(view, xp.uint32))


def symbol_value(text: str, symbols: dict[str, int]) -> int:
    """The value of a symbol with an optional relocation word and addend: `td_lds@abs32@lo+16`."""
    name, _, addend = text.partition("+")
    base = name.split("@")[0].strip()
    if base not in symbols:
        raise Unsupported(f"symbol '{base}', whose value is not known")
    return symbols[base] + (int(addend, 0) if addend else 0)


def _modified(operand: Modified, spec: OperandSpec, symbols: dict[str, int]) -> Reader:
    view = "f32" if spec.view == "b32" else spec.view
    if operand.sign_extend:
        return operand_reader(operand.operand, spec, symbols)  # SDWA selects and extends together
    assert view in FLOAT_VIEWS  # the encoding of other operands has no signs, and the program has refused them
    signed = with_signs(
        operand_reader(operand.operand, OperandSpec(spec.name, spec.classes, spec.dwords, view=view), symbols),
        operand,
        view,
    )
    return signed if spec.view != "b32" else lambda w: signed(w).view(w.xp.uint32)


def with_signs(inner: Reader, operand: Operand, view: str) -> Reader:
    """The reader of `inner`'s float with the sign modifiers of the operand applied."""
    if not isinstance(operand, Modified) or operand.sign_extend:
        return inner
    absolute, negate = operand.absolute, operand.negate

    def read(w: WaveContext) -> Array:
        value = inner(w)
        if view == "bf16":  # as bits
            value = value & 0x7FFF if absolute else value
            return value ^ 0x8000 if negate else value
        if absolute:
            value = w.xp.abs(value)
        return -value if negate else value

    return read


def word_reader(operand: Operand, spec: OperandSpec, symbols: dict[str, int]) -> Reader:
    """The reader of an operand's 32 bits, of a register or a constant; sign modifiers are left out."""
    bare = operand.operand if isinstance(operand, Modified) else operand
    if isinstance(bare, Number):
        bare = Number(constant_bits(bare.value, spec.view))
    return operand_reader(bare, OperandSpec(spec.name, spec.classes), symbols)


def implicit_reader(name: str, vector: bool) -> Reader:
    """The reader of an implicit source: SCC as truth values, VCC as a lane mask for vector instructions and as 64 bits
    for scalar ones, EXEC as 64 bits.
    """
    if name == "scc":
        return lambda w: w.scc
    index, count = NAMED_SCALARS[name]
    view = "u32" if count == 1 else "mask" if vector else "u64"
    return register_reader("s", index, OperandSpec(name, "s", count, view=view))


# -- results ----------------------------------------------------------------------


def vector_writer(file: str, index: int, view: str) -> Writer:
    """The writer of a VGPR or AGPR in the lanes that EXEC enables."""
    if view in ("u64", "i64", "f64"):
        return _wide_writer(file, index)
    if view in ("pkf32", "pku32"):
        first, second = (vector_writer(file, index + i, view[2:]) for i in range(2))

        def write_both(w: WaveContext, value: Array) -> None:
            value = w.xp.array(value)  # a source may be the destination
            first(w, value[0])
            second(w, value[1])

        return write_both
    if view.removeprefix("pk") in HALF_VIEWS:
        return _half_writer(file, index, view)
    name = file + {"f32": "f", "i32": "i"}.get(view, "")

    def write(w: WaveContext, value: Array) -> None:
        if w.full:
            getattr(w, name)[index] = value
        else:
            w.xp.copyto(getattr(w, name)[index], value, where=w.exec, casting="unsafe")

    return write


def _wide_writer(file: str, index: int) -> Writer:
    low, high = vector_writer(file, index, "u32"), vector_writer(file, index + 1, "u32")

    def write(w: WaveContext, value: Array) -> None:
        value = w.xp.ascontiguousarray(value).view(w.xp.uint64)
        low(w, value.astype(w.xp.uint32))
        high(w, (value >> 32).astype(w.xp.uint32))

    return write


def _half_writer(file: str, index: int, view: str) -> Writer:
    """The writer of 16-bit results, which clear the upper half of the register unless they are packed (LLVM,
    zeroesHigh16BitsOfDest).
    """
    inner = vector_writer(file, index, "u32")
    packed, kind = view.startswith("pk"), view.removeprefix("pk")

    def write(w: WaveContext, value: Array) -> None:
        xp = w.xp
        words = xp.ascontiguousarray(value.astype(_dtype(xp, kind))).view(xp.uint16).astype(xp.uint32)
        inner(w, words[0] | words[1] << 16 if packed else words)

    return write


def tuple_writer(file: str, index: int, dwords: int) -> Writer:
    """The writer of a loaded tuple [dwords, block, lane]."""
    last = index + dwords

    def write(w: WaveContext, value: Array) -> None:
        target = getattr(w, file)[index:last]
        if w.full:
            target[...] = value
        else:
            w.xp.copyto(target, value, where=w.exec)

    return write


def lane_writer(index: int) -> Writer:
    """The writer of chosen lanes, whatever EXEC holds."""

    def write(w: WaveContext, value: tuple[Array, Array]) -> None:
        w.xp.copyto(w.v[index], value[0], where=value[1], casting="unsafe")

    return write


def scalar_writer(index: int, dwords: int, view: str) -> Writer:
    """The writer of scalar registers; a lane mask loses the lanes that EXEC masks off. A new EXEC takes effect at
    once.
    """
    touches_exec = index <= EXEC + 1 and index + dwords > EXEC

    def write(w: WaveContext, value: Array) -> None:
        if view == "mask":
            value = spread(w.xp, value, w.exec.shape)
            w.s[index : index + 2] = w.mask_words(value if w.full else value & w.exec)
        elif view in ("u64", "i64"):
            value = w.xp.asarray(value).astype(w.xp.uint64)
            w.s[index] = value.astype(w.xp.uint32)
            w.s[index + 1] = (value >> 32).astype(w.xp.uint32)
        elif dwords > 1:
            w.s[index : index + dwords] = value
        else:
            (w.si if view in ("i32", "i16") else w.s)[index] = value
        if touches_exec:
            w.exec_changed()

    return write


def write_scc(w: WaveContext, value: Array) -> None:
    w.scc = w.xp.array(spread(w.xp, value, w.scc.shape))


def operand_writer(operand: Operand, spec: OperandSpec) -> Writer:
    """The writer of a destination operand."""
    place = _register_place(operand)
    if place is None:
        raise Unsupported(f"destination {operand}")
    file, index = place
    if file == "s":
        return scalar_writer(index, spec.dwords, spec.view)
    if spec.view == "lane":
        return lane_writer(index)
    if spec.view in ("u32", "words") and spec.dwords > 1:
        return tuple_writer(file, index, spec.dwords)
    return vector_writer(file, index, spec.view)


def implicit_writer(name: str, vector: bool) -> Writer:
    if name == "scc":
        return write_scc
    index, count = NAMED_SCALARS[name]
    return scalar_writer(index, count, "u32" if count == 1 else "mask" if vector else "u64")


# -- DPP, SDWA, op_sel --------------------------------------------------------------


def dpp_sources(item: Instruction) -> tuple[list[int], list[bool]]:
    """For each lane the source lane, and whether the source lane exists (CDNA3 ISA, data parallel primitives)."""
    name, value = next((pair for pair in item.modifiers if pair[0] in DPP_PATTERNS), ("", 0))
    lanes = range(WAVE)
    amount = value if isinstance(value, int) else 0
    if name == "quad_perm" and isinstance(value, tuple):
        return [lane & ~3 | value[lane & 3] for lane in lanes], [True] * WAVE
    if name in ("row_shl", "row_shr"):
        step = amount if name == "row_shl" else -amount
        return [(lane + step) % WAVE for lane in lanes], [0 <= lane % 16 + step < 16 for lane in lanes]
    if name == "row_ror":
        return [lane & ~15 | (lane - amount) & 15 for lane in lanes], [True] * WAVE
    if name in ("wave_shl", "wave_shr"):
        step = 1 if name == "wave_shl" else -1
        return [(lane + step) % WAVE for lane in lanes], [0 <= lane + step < WAVE for lane in lanes]
    if name in ("wave_rol", "wave_ror"):
        step = 1 if name == "wave_rol" else -1
        return [(lane + step) % WAVE for lane in lanes], [True] * WAVE
    if name == "row_mirror":
        return [lane ^ 15 for lane in lanes], [True] * WAVE
    if name == "row_half_mirror":
        return [lane ^ 7 for lane in lanes], [True] * WAVE
    if name == "row_newbcast":
        return [lane & ~15 | amount for lane in lanes], [True] * WAVE
    if name == "row_bcast" and amount == 15:
        return [(lane & ~15) - 1 if lane >= 16 else 0 for lane in lanes], [lane >= 16 for lane in lanes]
    if name == "row_bcast" and amount == 31:
        return [31] * WAVE, [lane >= 32 for lane in lanes]
    raise Unsupported(f"DPP pattern '{name}'")


def dpp_lanes(item: Instruction) -> list[bool]:
    """The lanes that row_mask and bank_mask enable."""
    rows, banks = item.modifier("row_mask", 15), item.modifier("bank_mask", 15)
    assert isinstance(rows, int) and isinstance(banks, int)
    return [bool(rows >> lane // 16 & 1 and banks >> lane % 16 // 4 & 1) for lane in range(WAVE)]


_SELECT = {
    "BYTE_0": (0, 8),
    "BYTE_1": (8, 8),
    "BYTE_2": (16, 8),
    "BYTE_3": (24, 8),
    "WORD_0": (0, 16),
    "WORD_1": (16, 16),
    "DWORD": (0, 32),
}


def sdwa_reader(inner: Reader, select: str, signed: bool, view: str) -> Reader:
    """The reader of a byte or half of a source, extended to the view."""
    shift, bits = _SELECT[select]

    def read(w: WaveContext) -> Array:
        xp = w.xp
        word = inner(w) >> shift
        if bits < 32:
            word = word & ((1 << bits) - 1)
            if signed:
                word = (word.astype(xp.int32) << (32 - bits) >> (32 - bits)).astype(xp.uint32)
        if view in HALF_VIEWS:
            return word.astype(xp.uint16).view(_dtype(xp, view))
        return word.view({"f32": xp.float32, "i32": xp.int32}.get(view, xp.uint32))

    return read


def sdwa_writer(index: int, view: str, select: str, unused: str) -> Writer:
    """The writer of a byte or half of the destination; other bits are kept, zeroed, or filled with the sign."""
    shift, bits = _SELECT[select]
    field = (1 << bits) - 1 << shift
    inner = vector_writer("v", index, "u32")

    def write(w: WaveContext, value: Array) -> None:
        xp = w.xp
        raw = xp.ascontiguousarray(value)
        raw = raw.view(xp.uint16).astype(xp.uint32) if raw.dtype.itemsize == 2 else raw.view(xp.uint32)
        word = raw << shift & field
        if unused == "UNUSED_PRESERVE":
            word = word | w.v[index] & (~field & 0xFFFFFFFF)
        elif unused == "UNUSED_SEXT" and bits < 32:
            word = word | xp.where(raw >> bits - 1 & 1 != 0, (0xFFFFFFFF << shift + bits) & 0xFFFFFFFF, 0).astype(
                xp.uint32
            )
        inner(w, word)

    return write


def packed_reader(inner: Reader, low: int, high: int, negate_low: int, negate_high: int) -> Reader:
    """The reader of the halves that op_sel and op_sel_hi choose, negated where neg_lo and neg_hi ask for it."""
    if (low, high, negate_low, negate_high) == (0, 1, 0, 0):
        return inner

    def read(w: WaveContext) -> Array:
        both = inner(w)
        halves = both[low], both[high]
        return w.xp.stack([-halves[0] if negate_low else halves[0], -halves[1] if negate_high else halves[1]])

    return read
