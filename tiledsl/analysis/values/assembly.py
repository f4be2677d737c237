"""Data movement of td.asm between global memory, td.vgpr registers and LDS, byte by byte.

Other computations of instructions are not followed. A byte's tag is its element's tag, times 8, plus the number of the
byte in the element. Most data moved are whole elements, which are kept as elements.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.memory import Buffer, Lds, joined
from tiledsl.analysis.values.own import Stores
from tiledsl.analysis.values.tags import BITS, MOST_OF_BYTES, OTHER_TYPE, UNKNOWN, UNWRITTEN, ZERO, Tags, TooLarge
from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import Definition
from tiledsl.asm.text.parse import parse_inline
from tiledsl.asm.text.syntax import Instruction, Modified, Number, Operand, Placeholder
from tiledsl.ir import nodes as ir
from tiledsl.ir.asm_access import added_bytes
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.program.placement import in_lds
from tiledsl.targets import WAVE

# common ways to clear registers
_COPIES = ("v_mov_b32", "v_mov_b64", "v_lshlrev_b32", "v_lshlrev_b64")  # the shifts by 0
_ZERO_OF_ZEROS = ("v_mov_b32", "v_mov_b64", "v_lshlrev_b32", "v_lshlrev_b64", "v_and_b32", "v_or_b32")


@dataclasses.dataclass(frozen=True, slots=True)
class Prepared:
    """The part of an instruction's effect that is the same for all warps and steps.

    `kind` is "load" from global memory, "read" and "write" of LDS, "clear" of registers, "copy" of the registers
    `source`, "barrier", or "" for an instruction that is not followed. `at` is the byte in LDS, or the offset added to
    the pointer's. The object is kept with its statement.
    """

    statement: ir.Asm
    kind: str
    definition: Definition | None
    registers: ir.Registers | None = None
    pointer: ir.Pointer | None = None
    at: ir.Expr | None = None
    source: ir.Registers | None = None


def prepared(statement: ir.Asm, lds: Lds) -> Prepared:
    """Return the data movement of the instruction."""
    instruction = parse_inline(statement.template)[0]
    definition, bound = lookup(instruction.mnemonic), dict(statement.operands)
    if definition is None or definition.mnemonic == "s_barrier":
        return Prepared(statement, "barrier" if definition else "", definition)
    if definition.family in ("global", "flat") and "_load_" in definition.mnemonic:
        registers = _operand(instruction, bound, 0)
        pointer = next((value for value in bound.values() if isinstance(value, ir.Pointer)), None)
        extra = None if pointer is None else added_bytes(instruction, bound)
        if isinstance(registers, ir.Registers) and definition.bytes == 4 * registers.dwords and extra is not None:
            return Prepared(statement, "load", definition, registers, pointer, extra)
    if (
        definition.family == "ds"
        and definition.mnemonic.startswith(("ds_write_b", "ds_read_b"))
        and "_tr_" not in definition.mnemonic
    ):
        writes = "_write_" in definition.mnemonic
        registers, address = _operand(instruction, bound, 1 if writes else 0), _operand(
            instruction, bound, 0 if writes else 1
        )
        given = dict(instruction.modifiers).get("offset", 0)
        offset = bound.get(given.name) if isinstance(given, Placeholder) else given
        whole = isinstance(registers, ir.Registers) and definition.bytes == 4 * registers.dwords
        if whole and isinstance(address, ir.Expr | int) and isinstance(offset, ir.Expr | int):
            assert isinstance(registers, ir.Registers)
            return Prepared(
                statement,
                "write" if writes else "read",
                definition,
                registers,
                None,
                ex.binary("+", in_lds(ex.as_expr(address), lds.tiles), offset),
            )
    return _in_registers(statement, definition, instruction, bound)


def _in_registers(
    statement: ir.Asm, definition: Definition, instruction: Instruction, bound: dict[str, ir.AsmOperand]
) -> Prepared:
    """Return an instruction that clears or copies registers; any other one is not followed."""
    results = [
        operand
        for operand, spec in zip(instruction.operands, definition.syntaxes[0].operands, strict=False)
        if spec.written
    ]
    if definition.mnemonic in _ZERO_OF_ZEROS and all(
        _zero(operand, bound) for operand in instruction.operands[len(results) :]
    ):
        cleared = _operand(instruction, bound, 0)
        if isinstance(cleared, ir.Registers):
            return Prepared(statement, "clear", definition, cleared)
    if definition.mnemonic in _COPIES and len(results) == 1 and not instruction.modifiers:
        *shift, copied = instruction.operands[1:]
        made = _operand(instruction, bound, 0)
        source = bound.get(copied.name) if isinstance(copied, Placeholder) else None
        if isinstance(made, ir.Registers) and isinstance(source, ir.Registers) and made.dwords == source.dwords:
            if all(_zero(operand, bound) for operand in shift):
                return Prepared(statement, "copy", definition, made, source=source)
    return Prepared(statement, "", definition)


def _zero(operand: Operand, bound: dict[str, ir.AsmOperand]) -> bool:
    value = bound.get(operand.name) if isinstance(operand, Placeholder) else operand
    return value == ir.Const(0) or isinstance(value, Number) and value.value == 0


@dataclasses.dataclass(frozen=True, slots=True)
class Contents:
    """The contents of registers, 64 lanes × tags.

    The tags are those of consecutive whole elements of `width` bytes, or of single bytes where `width` is 0.
    """

    tags: np.ndarray
    width: int = 0

    def bytewise(self) -> np.ndarray:
        if not self.width:
            return self.tags
        tags = self.tags[:, :, None]
        return np.where(tags < 0, tags, tags * 8 + np.arange(self.width)).reshape(len(self.tags), -1)


@dataclasses.dataclass(frozen=True, slots=True)
class Touched:
    """The bytes of LDS that lanes access: for each, its element's number and its position in the element.

    The number is −1 for no element. Where every lane accesses whole elements of one tile, whose elements have type
    `dtype`, `cells` are their numbers. The elements lie in `buffers`. `of` is the address.
    """

    of: Any
    elements: np.ndarray
    bytes: np.ndarray
    buffers: tuple[Buffer, ...]
    cells: np.ndarray | None = None
    dtype: ir.DType | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class Pattern:
    """The elements that lanes load, by the byte offset from a pointer.

    They are differences of tags from the tag of the pointer's element, in columns least..most of the pointer's row or
    of another row.
    """

    of: Any
    tags: np.ndarray
    least: int
    most: int


class Assembly:
    """The instructions of one warp, and its td.vgpr registers.

    `values` are the warp's integers by slot, which its loops change. `event` gives the current statement with its step.
    `before` has the tiles that were stored before.
    """

    def __init__(
        self,
        lds: Lds,
        blocks: Blocks,
        tags: Tags,
        values: list[Any],
        event: Callable[[ir.Statement], al.Event],
        before: Stores,
    ):
        self.lds, self.blocks, self.tags, self.values, self.event, self.before = (
            lds,
            blocks,
            tags,
            values,
            event,
            before,
        )
        self.registers: dict[int, Contents] = {}
        self.touched: dict[int, Touched] = {}  # by instruction: most instructions access the same bytes in every step
        self.patterns: dict[int, Pattern | None] = {}

    def run(self, statement: ir.Asm, lanes: np.ndarray | None) -> bool:
        """Execute the instruction in the given lanes, or in all; return whether it is a barrier."""
        known = self.lds.instructions
        one = known.get(id(statement))
        if one is None:
            one = known[id(statement)] = prepared(statement, self.lds)
        match one.kind:
            case "barrier":
                return True
            case "load":
                self._set(one.registers, self._elements(one) or UNKNOWN, lanes)
            case "clear":
                self._set(one.registers, ZERO, lanes)
            case "copy":
                assert one.source is not None
                self._set(one.registers, self._held(one.source), lanes)
            case "read":
                self._read(one, lanes)
            case "write":
                self._write(one, lanes)
            case _:
                self._unfollowed(one, lanes)
        return False

    def _set(self, registers: ir.Registers | None, found: Contents | int, lanes: np.ndarray | None) -> None:
        assert registers is not None
        if isinstance(found, int):
            found = Contents(np.full((WAVE, 4 * registers.dwords), found, dtype=np.int64))
        if lanes is not None:
            found = Contents(np.where(lanes[:, None], found.bytewise(), self._held(registers).bytewise()))
        self.registers[registers.index] = found

    def _held(self, registers: ir.Registers) -> Contents:
        held = self.registers.get(registers.index)
        return Contents(np.full((WAVE, 4 * registers.dwords), UNWRITTEN, dtype=np.int64)) if held is None else held

    def _unfollowed(self, one: Prepared, lanes: np.ndarray | None) -> None:
        """Mark everything that the instruction may write as not known."""
        if (
            one.definition is None
            or one.definition.family not in ("ds", "global", "flat")
            and not one.definition.is_valu
        ):
            return
        for _, value in one.statement.operands:
            if isinstance(value, ir.Registers):
                self._set(value, UNKNOWN, lanes)
        if one.definition.family == "ds" and one.definition.bytes:
            cells = self.lds.cells
            cells[cells != UNWRITTEN] = UNKNOWN
            self.lds.forget(self.event(one.statement), self.lds.buffers.values())

    def _elements(self, one: Prepared) -> Contents | None:
        """Return the loaded elements of every lane; None where they are not elements of one row."""
        pointer, blocks, values = one.pointer, self.blocks, self.values
        assert pointer is not None and one.at is not None and one.definition is not None
        tensor, size = pointer.tensor, one.definition.bytes
        matrix, (row_line, row), (col_line, col) = (
            blocks.place(part, values) for part in (pointer.matrix, pointer.row, pointer.col)
        )
        if isinstance(matrix[1], np.ndarray):
            return None
        width, pitch, at = tensor.dtype.bytes, ex.number(tensor.pitch), blocks.same(one.at, values)
        pattern = None if isinstance(col, np.ndarray) else self._pattern(one, at, width)
        if pattern is None or pattern.least + col < 0 or pattern.most + col >= pitch:
            pattern, col = _pattern(np.asarray(col) * width + at, size, width, pitch), 0
        _, low, high = blocks.lines[col_line]
        if pattern is None or pattern.least + col + low < 0 or pattern.most + col + high >= ex.number(tensor.cols):
            return None
        source = self.tags.source(tensor.name, matrix, row_line, col_line)
        if source >> 2 * BITS >= MOST_OF_BYTES:
            raise TooLarge
        found = pattern.tags + (source + (np.asarray(row)[..., None] << BITS) + col)
        return Contents(self.before.current(tensor.name, (matrix, (row_line, 0), (col_line, 0)), found), width)

    def _pattern(self, one: Prepared, at: Any, width: int) -> Pattern | None:
        known = self.patterns.get(id(one))
        if known is None or known.of is not at:
            assert one.pointer is not None and one.definition is not None
            known = self.patterns[id(one)] = _pattern(
                at, one.definition.bytes, width, ex.number(one.pointer.tensor.pitch)
            )
        return known

    def _touched(self, one: Prepared, lanes: np.ndarray | None) -> Touched:
        """Return the bytes that lanes access in LDS."""
        assert one.at is not None and one.definition is not None
        first = self.blocks.same(one.at, self.values)
        known = self.touched.get(id(one)) if lanes is None else None
        if known is None or known.of is not first:
            begins = np.broadcast_to(np.asarray(first), (WAVE,))
            at = (begins if lanes is None else begins[lanes])[:, None] + np.arange(one.definition.bytes)
            elements, bytes_ = self.lds.at_bytes()
            known = Touched(first, elements[at], bytes_[at], self.lds.buffers_with(elements[at]))
            if lanes is None:
                known = self.touched[id(one)] = self._whole(known)
        return known

    def _whole(self, touched: Touched) -> Touched:
        """Return the access with its elements, if they are whole elements of one tile."""
        low, high = int(touched.elements.min()), int(touched.elements.max())
        for first, last, dtype in self.lds.extents():
            width = dtype.bytes
            if first <= low and high < last and touched.elements.shape[1] % width == 0:
                elements, bytes_ = touched.elements.reshape(WAVE, -1, width), touched.bytes.reshape(WAVE, -1, width)
                if (elements == elements[:, :, :1]).all() and (bytes_ == np.arange(width)).all():
                    return dataclasses.replace(touched, cells=np.ascontiguousarray(elements[:, :, 0]), dtype=dtype)
        return touched

    def _read(self, one: Prepared, lanes: np.ndarray | None) -> None:
        touched, cells = self._touched(one, lanes), self.lds.cells
        assert one.registers is not None
        if touched.cells is not None and touched.dtype is not None:
            self._set(one.registers, Contents(cells[touched.cells], touched.dtype.bytes), lanes)
            return
        found = np.full((WAVE, 4 * one.registers.dwords), UNKNOWN, dtype=np.int64)
        tags = np.where(touched.elements < 0, UNKNOWN, cells[touched.elements])
        found[slice(None) if lanes is None else lanes] = np.where(tags < 0, tags, tags * 8 + touched.bytes)
        self._set(one.registers, Contents(found), lanes)

    def _write(self, one: Prepared, lanes: np.ndarray | None) -> None:
        touched = self._touched(one, lanes)
        assert one.registers is not None
        held = self._held(one.registers)
        if touched.cells is not None and touched.dtype is not None and touched.dtype.bytes == held.width:
            self.lds.cells[touched.cells] = self._typed(held.tags, touched.dtype)
        else:
            data = held.bytewise()
            elements, bytes_, data = touched.elements, touched.bytes, data if lanes is None else data[lanes]
            inside = elements >= 0
            self._put(elements[inside], bytes_[inside], data[inside])
        self.lds.forget(self.event(one.statement), touched.buffers)

    def _put(self, elements: np.ndarray, bytes_: np.ndarray, data: np.ndarray) -> None:
        """Write bytes tile by tile, since the width of elements differs between tiles."""
        lds = self.lds
        for first, last, dtype in lds.extents():
            chosen = (elements >= first) & (elements < last)
            if chosen.any():
                numbers, tags = joined(elements[chosen], bytes_[chosen], data[chosen], dtype.bytes)
                lds.cells[numbers] = self._typed(tags, dtype)

    def _typed(self, tags: np.ndarray, dtype: ir.DType) -> np.ndarray:
        """Return the elements as a tile of that type holds them: elements of another type are only bits."""
        sources = tags >> 2 * BITS
        first = int(sources.flat[0])
        for number in [first] if (sources == first).all() else map(int, distinct(sources)):
            if number > 0 and self.tags.dtype(number) != dtype:
                tags = np.where(sources == number, OTHER_TYPE, tags)
        return tags


def _pattern(at: Any, size: int, width: int, pitch: int) -> Pattern | None:
    """Return the elements that lanes load `at` byte offsets from a pointer, `size` bytes each.

    Rows have `pitch` elements of `width` bytes. The result is None where a lane loads parts of elements.
    """
    begins = np.broadcast_to(np.asarray(at), (WAVE,))
    if (begins % width).any() or size % width:
        return None
    down, across = np.divmod(begins // width, pitch)
    count = size // width
    return Pattern(
        at, ((down << BITS) + across)[:, None] + np.arange(count), int(across.min()), int(across.max()) + count - 1
    )


def _operand(instruction: Instruction, bound: dict[str, ir.AsmOperand], position: int) -> ir.AsmOperand | int | None:
    operand = instruction.operands[position]
    bare = operand.operand if isinstance(operand, Modified) else operand
    if isinstance(bare, Placeholder):
        return bound[bare.name]
    return int(bare.value) if isinstance(bare, Number) else None
