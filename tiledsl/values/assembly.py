"""td.asm: what its instructions move between global memory, the registers of td.vgpr and LDS, byte by byte. What else they compute is not followed.

A register's contents are 64 lanes × bytes; a byte's tag is its element's, times 8, plus which of the element's bytes it is.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.asm.definition import Definition, lookup
from tiledsl.asm.parse import parse_inline
from tiledsl.asm.syntax import Instruction, Modified, Number, Operand, Placeholder
from tiledsl.checks.asm_bounds import added_bytes
from tiledsl.lower.shared import in_lds
from tiledsl.targets import WAVE
from tiledsl.values.memory import Lds, joined
from tiledsl.values.tags import BITS, UNKNOWN, UNWRITTEN, ZERO

if TYPE_CHECKING:
    from tiledsl.values.machine import Warp


_ZERO_OF_ZEROS = ("v_mov_b32", "v_mov_b64", "v_lshlrev_b32", "v_lshlrev_b64", "v_and_b32", "v_or_b32")  # how people clear registers


@dataclasses.dataclass(frozen=True, slots=True)
class Prepared:
    """An instruction as far as it is the same for all warps and steps. `kind`: "load" from global memory, "read" and "write" of LDS, "clear" of registers,
    "barrier", or "" for what is not followed. `at` is the byte in LDS, or what is added to the pointer's; kept with its statement."""

    statement: ir.Asm
    kind: str
    definition: Definition | None
    registers: ir.Registers | None = None
    pointer: ir.Pointer | None = None
    at: ir.Expr | None = None


def prepared(statement: ir.Asm, lds: Lds) -> Prepared:
    """What the instruction moves."""
    instruction = parse_inline(statement.template)[0]
    definition, bound = lookup(instruction.mnemonic), dict(statement.operands)
    if definition is None or definition.mnemonic == "s_barrier":
        return Prepared(statement, "barrier" if definition else "", definition)
    if definition.family == "global" and "_load_" in definition.mnemonic:
        registers = _operand(instruction, bound, 0)
        pointer = next((value for value in bound.values() if isinstance(value, ir.Pointer)), None)
        extra = None if pointer is None else added_bytes(instruction, bound)
        if isinstance(registers, ir.Registers) and definition.bytes == 4 * registers.dwords and extra is not None:
            return Prepared(statement, "load", definition, registers, pointer, extra)
    if definition.family == "ds" and definition.mnemonic.startswith(("ds_write_b", "ds_read_b")):
        writes = "_write_" in definition.mnemonic
        registers, address = _operand(instruction, bound, 1 if writes else 0), _operand(instruction, bound, 0 if writes else 1)
        given = dict(instruction.modifiers).get("offset", 0)
        offset = bound.get(given.name) if isinstance(given, Placeholder) else given
        whole = isinstance(registers, ir.Registers) and definition.bytes == 4 * registers.dwords
        if whole and isinstance(address, ir.Expr | int) and isinstance(offset, ir.Expr | int):
            assert isinstance(registers, ir.Registers)
            return Prepared(
                statement, "write" if writes else "read", definition, registers, None, ex.binary("+", in_lds(ex.as_expr(address), lds.tiles), offset)
            )
    results = [operand for operand, spec in zip(instruction.operands, definition.syntaxes[0].operands, strict=False) if spec.written]
    if definition.mnemonic in _ZERO_OF_ZEROS and all(_zero(operand, bound) for operand in instruction.operands[len(results) :]):
        cleared = _operand(instruction, bound, 0)
        if isinstance(cleared, ir.Registers):
            return Prepared(statement, "clear", definition, cleared)
    return Prepared(statement, "", definition)


def _zero(operand: Operand, bound: dict[str, ir.AsmOperand]) -> bool:
    value = bound.get(operand.name) if isinstance(operand, Placeholder) else operand
    return value == ir.Const(0) or isinstance(value, Number) and value.value == 0


class Assembly:
    """The instructions of one warp, and its registers of td.vgpr."""

    def __init__(self, warp: Warp):
        self.warp = warp
        self.registers: dict[int, np.ndarray] = {}
        self.touched: dict[int, tuple[Any, np.ndarray, np.ndarray]] = {}  # for addresses that are the same at every step, by their arrays

    def run(self, statement: ir.Asm, lanes: np.ndarray | None) -> bool:
        """Do the instruction in those lanes; None: in all. Whether it is a barrier."""
        known = self.warp.lds.instructions
        one = known.get(id(statement))
        if one is None:
            one = known[id(statement)] = prepared(statement, self.warp.lds)
        match one.kind:
            case "barrier":
                return True
            case "load":
                found = self._elements(one)
                self._set(one.registers, UNKNOWN if found is None else found, lanes)
            case "clear":
                self._set(one.registers, ZERO, lanes)
            case "read":
                self._read(one, lanes)
            case "write":
                self._write(one, lanes)
            case _:
                self._unfollowed(one, lanes)
        return False

    def _set(self, registers: ir.Registers | None, found: np.ndarray | int, lanes: np.ndarray | None) -> None:
        assert registers is not None
        found = np.broadcast_to(np.asarray(found, dtype=np.int64), (WAVE, 4 * registers.dwords))
        if lanes is not None:
            held = self.registers.get(registers.index)
            found = np.where(lanes[:, None], found, UNWRITTEN if held is None else held)
        self.registers[registers.index] = found

    def _unfollowed(self, one: Prepared, lanes: np.ndarray | None) -> None:
        """Whatever it may write is not known from here on."""
        if one.definition is None or one.definition.family not in ("ds", "global", "flat") and not one.definition.is_valu:
            return
        for _, value in one.statement.operands:
            if isinstance(value, ir.Registers):
                self._set(value, UNKNOWN, lanes)
        if one.definition.family == "ds" and one.definition.bytes:
            cells = self.warp.lds.cells
            cells[cells != UNWRITTEN] = UNKNOWN
            self.warp.lds.forget(self.warp.event(one.statement))

    def _elements(self, one: Prepared) -> np.ndarray | None:
        """The bytes that are loaded, in every lane; None where they are not elements of one row."""
        pointer, blocks, values = one.pointer, self.warp.blocks, self.warp.values
        assert pointer is not None and one.at is not None and one.definition is not None
        tensor, size = pointer.tensor, one.definition.bytes
        matrix, (row_line, row), (col_line, col) = (blocks.place(part, values) for part in (pointer.matrix, pointer.row, pointer.col))
        width = tensor.dtype.bytes
        at = np.asarray(col) * width + blocks.same(one.at, values)
        down, across = np.divmod(at // width, ex.number(tensor.pitch))
        _, low, high = blocks.lines[col_line]
        if isinstance(matrix[1], np.ndarray) or (at % width).any() or size % width or across.min() + low < 0:
            return None
        if across.max() + high + size // width > ex.number(tensor.cols):
            return None
        first = self.warp.tags.source(tensor.name, matrix, row_line, col_line)
        begins = np.broadcast_to(first + (np.asarray(row) + down << BITS) + across, (WAVE,)) << 3
        order = np.arange(size)
        return begins[:, None] + (order // width * 8 + order % width)

    def _bytes(self, one: Prepared, lanes: np.ndarray | None) -> tuple[np.ndarray, np.ndarray]:
        """Of each byte that a lane touches: the number of the element, -1 for none, and which of its bytes it is."""
        assert one.at is not None and one.definition is not None
        first = self.warp.blocks.same(one.at, self.warp.values)
        known = self.touched.get(id(first)) if lanes is None else None
        if known is None or known[0] is not first:
            begins = np.broadcast_to(np.asarray(first), (WAVE,))
            at = (begins if lanes is None else begins[lanes])[:, None] + np.arange(one.definition.bytes)
            elements, bytes_ = self.warp.lds.at_bytes()
            known = first, elements[at], bytes_[at]
            if lanes is None:
                self.touched[id(first)] = known
        return known[1], known[2]

    def _read(self, one: Prepared, lanes: np.ndarray | None) -> None:
        elements, bytes_ = self._bytes(one, lanes)
        cells = np.where(elements < 0, UNKNOWN, self.warp.lds.cells[elements])
        assert one.registers is not None
        found = np.full((WAVE, 4 * one.registers.dwords), UNKNOWN, dtype=np.int64)
        found[slice(None) if lanes is None else lanes] = np.where(cells < 0, cells, cells * 8 + bytes_)
        self._set(one.registers, found, lanes)

    def _write(self, one: Prepared, lanes: np.ndarray | None) -> None:
        elements, bytes_ = self._bytes(one, lanes)
        assert one.registers is not None
        data = self.registers.get(one.registers.index, np.full((WAVE, 4 * one.registers.dwords), UNWRITTEN))
        data = data if lanes is None else data[lanes]
        if (elements < 0).any():
            inside = elements >= 0
            elements, bytes_, data = elements[inside], bytes_[inside], data[inside]
        self._put(elements.ravel(), bytes_.ravel(), data.ravel())
        self.warp.lds.forget(self.warp.event(one.statement))

    def _put(self, elements: np.ndarray, bytes_: np.ndarray, data: np.ndarray) -> None:
        """Write bytes, tile by tile, since elements differ in width."""
        if not elements.size:
            return
        lds, first, low, high = self.warp.lds, 0, int(elements.min()), int(elements.max())
        for (index, _), buffer in lds.buffers.items():
            last = first + buffer.cells.size
            width = lds.placements[index].shared.dtype.bytes
            if first <= low and high < last:
                numbers, tags = joined(elements, bytes_, data, width)
                lds.cells[numbers] = tags
                return
            chosen = (elements >= first) & (elements < last)
            if chosen.any():
                numbers, tags = joined(elements[chosen], bytes_[chosen], data[chosen], width)
                lds.cells[numbers] = tags
            first = last


def _operand(instruction: Instruction, bound: dict[str, ir.AsmOperand], position: int) -> ir.AsmOperand | int | None:
    operand = instruction.operands[position]
    bare = operand.operand if isinstance(operand, Modified) else operand
    if isinstance(bare, Placeholder):
        return bound[bare.name]
    return int(bare.value) if isinstance(bare, Number) else None
