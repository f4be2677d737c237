"""Reader of the line table of a code object: which line of the compiled text the instruction at an address has.

The layout is that of DWARF 5, section 6.2, which clang writes with `-gdwarf-5 -gline-tables-only`."""

from __future__ import annotations

import bisect
import dataclasses
import enum
import struct
from collections.abc import Callable, Iterable, Iterator

from tiledsl.toolchain.code_object import CodeObjectError, sections_named

_SECTIONS = (".debug_line", ".debug_line_str", ".debug_str")
_VERSION = 5
_LONG = 0xFFFFFFFF  # begins the length of a unit whose offsets have 64 bits
_PATH, _DIRECTORY = 1, 2  # DW_LNCT_path, DW_LNCT_directory_index


class _Form(enum.IntEnum):
    """How an entry of a file is written: DW_FORM_… (DWARF 5, section 7.5.6)."""

    DATA2, DATA4, DATA8, STRING, BLOCK, DATA1, STRP, UDATA, DATA16, LINE_STRP = 5, 6, 7, 8, 9, 11, 14, 15, 30, 31


class _Op(enum.IntEnum):
    """The opcodes that change address, file and line: DW_LNS_… and, behind EXTENDED, DW_LNE_… (section 7.22)."""

    EXTENDED, COPY, ADVANCE_PC, ADVANCE_LINE, SET_FILE, CONST_ADD_PC, FIXED_ADVANCE_PC = 0, 1, 2, 3, 4, 8, 9


_END_SEQUENCE, _SET_ADDRESS = 1, 2
_SIZES = {_Form.DATA1: 1, _Form.DATA2: 2, _Form.DATA4: 4, _Form.DATA8: 8, _Form.DATA16: 16}
_Row = tuple[int, int]  # from this address on, this line; 0 where it is not known


def lines_at(data: bytes, addresses: Iterable[int], is_text: Callable[[str], bool]) -> dict[int, int]:
    """For addresses of instructions the line of the compiled text, where it is known. `is_text` says of a file's name
    whether it is this text, and not a file that the text includes. CodeObjectError where the table cannot be read; no
    lines where there is no table."""
    try:
        sections = sections_named(data)
        table, strings, others = (data[sections.get(name, slice(0))] for name in _SECTIONS)
        rows = [row for unit in _units(table) for row in _rows(unit, strings, others, is_text)]
    except (struct.error, IndexError, ValueError) as error:
        raise CodeObjectError(f"has a line table that cannot be read: {error}") from None
    rows.sort(key=lambda row: row[0])  # a stable sort: of the rows of one address, the last one counts
    starts = [address for address, _ in rows]
    found = {address: bisect.bisect_right(starts, address) - 1 for address in addresses}
    return {address: rows[at][1] for address, at in found.items() if at >= 0 and rows[at][1]}


class _Reader:
    """The bytes of a unit, read one after another."""

    def __init__(self, data: bytes, at: int = 0):
        self.data, self.at = data, at

    def number(self, size: int) -> int:
        """An unsigned integer of some bytes."""
        found = self.data[self.at : self.at + size]
        if len(found) != size:
            raise IndexError("it is cut off")
        self.at += size
        return int.from_bytes(found, "little")

    def leb(self, signed: bool = False) -> int:
        """An integer of seven bits a byte, the lowest first (DWARF 5, section 7.6)."""
        value = shift = 0
        while True:
            byte = self.number(1)
            value, shift = value | (byte & 127) << shift, shift + 7
            if byte < 128:
                return value - (1 << shift) if signed and byte & 64 else value

    def text(self) -> str:
        end = self.data.index(b"\0", self.at)
        found, self.at = self.data[self.at : end].decode(), end + 1
        return found


@dataclasses.dataclass(frozen=True, slots=True)
class _Unit:
    """The bytes of one table behind its length; `offset_size` is the size of offsets to other sections."""

    data: bytes
    offset_size: int


def _units(table: bytes) -> Iterator[_Unit]:
    reader = _Reader(table)
    while reader.at < len(table):
        length, offset_size = reader.number(4), 4
        if length == _LONG:
            length, offset_size = reader.number(8), 8
        yield _Unit(table[reader.at : reader.at + length], offset_size)
        reader.at += length


def _rows(unit: _Unit, strings: bytes, others: bytes, is_text: Callable[[str], bool]) -> Iterator[_Row]:
    """Yield the rows of a unit. Other files than the compiled text have no lines."""
    reader = _Reader(unit.data)
    version, address_size, _ = reader.number(2), reader.number(1), reader.number(1)
    if version != _VERSION:
        raise ValueError(f"it is of DWARF {version}, and not of DWARF {_VERSION}")
    length = reader.number(unit.offset_size)
    program = _Reader(unit.data, reader.at + length)
    machine = _Machine(reader, address_size)
    entries = _Entries(reader, unit.offset_size, strings, others)
    folders = [str(entry[_PATH]) for entry in entries.read()]
    files = [(str(entry[_PATH]), folders[int(entry.get(_DIRECTORY, 0))]) for entry in entries.read()]
    ours = {number for number, (file, folder) in enumerate(files) if is_text(file) or is_text(f"{folder}/{file}")}
    for address, file, line in machine.rows(program):
        yield address, line if file in ours else 0


class _Entries:
    """Tables of directories and files, which state their own forms (DWARF 5, section 6.2.4)."""

    def __init__(self, reader: _Reader, offset_size: int, strings: bytes, others: bytes):
        self.reader, self.offset_size, self.strings, self.others = reader, offset_size, strings, others

    def read(self) -> list[dict[int, str | int]]:
        forms = [(self.reader.leb(), self.reader.leb()) for _ in range(self.reader.number(1))]
        return [{content: self._value(form) for content, form in forms} for _ in range(self.reader.leb())]

    def _value(self, form: int) -> str | int:
        match form:
            case _Form.STRING:
                return self.reader.text()
            case _Form.LINE_STRP:
                return _Reader(self.strings, self.reader.number(self.offset_size)).text()
            case _Form.STRP:
                return _Reader(self.others, self.reader.number(self.offset_size)).text()
            case _Form.UDATA:
                return self.reader.leb()
            case _Form.BLOCK:
                return self.reader.number(self.reader.leb())
        if form not in _SIZES:
            raise ValueError(f"form {form:#x} of an entry is not known")
        return self.reader.number(_SIZES[_Form(form)])


class _Machine:
    """The machine whose program makes the rows of a table (DWARF 5, section 6.2.5)."""

    def __init__(self, header: _Reader, address_size: int):
        self.address_size = address_size
        self.instruction, operations, _, base, self.span, first = (header.number(1) for _ in range(6))
        if operations != 1:
            raise ValueError(f"an instruction has {operations} operations, and not one")
        self.base = base - (256 if base > 127 else 0)
        self.operands = [0, *(header.number(1) for _ in range(first - 1))]  # of the standard opcodes
        self._begin()

    def rows(self, program: _Reader) -> Iterator[tuple[int, int, int]]:
        """Yield the address, the file and the line of each row; behind the last instruction, line 0."""
        while program.at < len(program.data):
            opcode = program.number(1)
            if opcode >= len(self.operands):  # a special opcode
                self._advance(opcode - len(self.operands))
                self.line += self.base + (opcode - len(self.operands)) % self.span
                yield self.address, self.file, self.line
            elif opcode == _Op.COPY:
                yield self.address, self.file, self.line
            elif opcode != _Op.EXTENDED:
                self._standard(opcode, program)
            elif self._extended(program):
                yield self.address, 0, 0
                self._begin()

    def _begin(self) -> None:
        self.address, self.file, self.line = 0, 1, 1

    def _advance(self, special: int) -> None:
        self.address += special // self.span * self.instruction

    def _standard(self, opcode: int, program: _Reader) -> None:
        match opcode:
            case _Op.ADVANCE_PC:
                self.address += program.leb() * self.instruction
            case _Op.ADVANCE_LINE:
                self.line += program.leb(signed=True)
            case _Op.SET_FILE:
                self.file = program.leb()
            case _Op.CONST_ADD_PC:
                self._advance(255 - len(self.operands))
            case _Op.FIXED_ADVANCE_PC:
                self.address += program.number(2)
            case _:  # columns and flags, and opcodes that the table says how to pass over
                for _ in range(self.operands[opcode]):
                    program.leb()

    def _extended(self, program: _Reader) -> bool:
        """Execute an extended opcode; return whether a sequence of addresses ends."""
        length = program.leb()
        end, opcode = program.at + length, program.number(1)
        if opcode == _SET_ADDRESS:
            self.address = program.number(self.address_size)
        program.at = end
        return opcode == _END_SEQUENCE
