"""Reader of code objects, the ELF files that a GPU loads: target, and each kernel's code, descriptor and metadata.

The layouts are those of LLVM's "User Guide for AMDGPU Backend" (code objects v4 and later) and of the ELF
specification."""

from __future__ import annotations

import dataclasses
import struct

from tiledsl.targets import processor_of
from tiledsl.toolchain import msgpack

_MACHINE = 224  # EM_AMDGPU
_FUNCTION = 2  # STT_FUNC
_SYMBOLS, _NOTES, _NO_BITS = 2, 7, 8  # SHT_SYMTAB, SHT_NOTE, SHT_NOBITS
_DYNAMIC_SYMBOLS = 11
_METADATA_NOTE = 32  # NT_AMDGPU_METADATA
_DESCRIPTOR_BYTES = 64


class CodeObjectError(ValueError):
    """An unreadable code object. The text gives the reason, as the rest of a sentence that begins with "the code
    object"."""


@dataclasses.dataclass(frozen=True, slots=True)
class KernelCode:
    """One kernel: the address of its first instruction, its instructions, its descriptor's bytes, and its entry of
    `amdhsa.kernels`.
    """

    name: str
    address: int
    code: bytes
    descriptor: bytes
    metadata: dict[str, object]


@dataclasses.dataclass(frozen=True, slots=True)
class CodeObject:
    """A code object. `target` is the architecture ("gfx90a"), `isa` the whole name with its features, `version` the
    format's. Kernels are in the order of addresses."""

    target: str
    isa: str
    version: int
    kernels: tuple[KernelCode, ...]
    metadata: dict[str, object]


@dataclasses.dataclass(frozen=True, slots=True)
class _Section:
    kind: int
    address: int
    offset: int
    size: int
    link: int


@dataclasses.dataclass(frozen=True, slots=True)
class _Symbol:
    name: str
    kind: int
    section: int
    value: int
    size: int


def read_code_object(data: bytes) -> CodeObject:
    """Read the code object in an ELF file. CodeObjectError for any other file, and where a part is missing."""
    try:
        return _read(data)
    except CodeObjectError:
        raise
    # offsets that lead out of the file, or to bytes that are no name
    except (struct.error, IndexError, ValueError) as error:
        raise CodeObjectError(f"is damaged: {error}") from None


def sections_named(data: bytes) -> dict[str, slice]:
    """Where the sections of an ELF file lie in it, by name. CodeObjectError where the file is damaged."""
    try:
        sections, (number,) = _sections(data), struct.unpack_from("<H", data, 62)
        names, (offset,) = sections[number], struct.unpack_from("<Q", data, 40)
        found = {}
        for index, section in enumerate(sections):
            (name,) = struct.unpack_from("<I", data, offset + index * struct.unpack_from("<H", data, 58)[0])
            begin = names.offset + name
            text = data[begin : data.index(b"\0", begin)].decode()
            found[text] = slice(section.offset, section.offset + (section.size if section.kind != _NO_BITS else 0))
        return found
    except (struct.error, IndexError, ValueError) as error:
        raise CodeObjectError(f"is damaged: {error}") from None


def _read(data: bytes) -> CodeObject:
    if data[:6] != b"\x7fELF\x02\x01":
        raise CodeObjectError(f"is no ELF file of 64 bits: it begins with {data[:6]!r}")
    (machine,) = struct.unpack_from("<H", data, 18)
    if machine != _MACHINE:
        raise CodeObjectError(f"is for machine {machine}, and not for an AMD GPU")
    sections = _sections(data)
    metadata = _metadata(data, sections)
    isa = metadata.get("amdhsa.target")
    if not isinstance(isa, str) or not processor_of(isa):
        raise CodeObjectError("does not name its target: it is older than version 4")
    symbols = {
        symbol.name: symbol
        for section in sections
        if section.kind in (_SYMBOLS, _DYNAMIC_SYMBOLS)
        for symbol in _symbols(data, sections, section)
    }
    entries = metadata.get("amdhsa.kernels")
    kernels = (
        [_kernel(data, sections, symbols, entry) for entry in entries if isinstance(entry, dict)]
        if isinstance(entries, list)
        else []
    )
    if not kernels:
        raise CodeObjectError("holds no kernel")
    version = data[8] + 2  # ELFABIVERSION_AMDGPU_HSA_V4 is 2
    return CodeObject(
        processor_of(isa),
        isa,
        version,
        tuple(sorted(kernels, key=lambda kernel: kernel.address)),
        metadata,
    )


def _sections(data: bytes) -> list[_Section]:
    (offset,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    found = []
    for number in range(count):
        _, kind, _, address, start, length, link = struct.unpack_from("<IIQQQQI", data, offset + number * size)
        if kind != _NO_BITS and start + length > len(data):
            raise CodeObjectError("is cut off")
        found.append(_Section(kind, address, start, length, link))
    return found


def _metadata(data: bytes, sections: list[_Section]) -> dict[str, object]:
    for section in sections:
        if section.kind == _NOTES:
            for owner, kind, content in _notes(data[section.offset : section.offset + section.size]):
                if owner == b"AMDGPU" and kind == _METADATA_NOTE:
                    return _decoded(content)
    raise CodeObjectError("has no metadata")


def _decoded(content: bytes) -> dict[str, object]:
    try:
        found = msgpack.decode(content)
    except ValueError as error:
        raise CodeObjectError(f"has metadata that cannot be read: {error}") from None
    if not isinstance(found, dict):
        raise CodeObjectError("has metadata that are no map")
    return found


def _notes(data: bytes) -> list[tuple[bytes, int, bytes]]:
    """Owner, type and content of each note; owner and content are padded to four bytes."""
    found, at = [], 0
    while at < len(data):
        name, size, kind = struct.unpack_from("<III", data, at)
        begin = at + 12 + -(-name // 4) * 4
        found.append((data[at + 12 : at + 12 + name].rstrip(b"\0"), kind, data[begin : begin + size]))
        at = begin + -(-size // 4) * 4
    return found


def _symbols(data: bytes, sections: list[_Section], table: _Section) -> list[_Symbol]:
    names = sections[table.link]
    found = []
    for at in range(table.offset, table.offset + table.size, 24):
        name, info, _, section, value, size = struct.unpack_from("<IBBHQQ", data, at)
        begin = names.offset + name
        found.append(_Symbol(data[begin : data.index(b"\0", begin)].decode(), info & 15, section, value, size))
    return found


def _kernel(data: bytes, sections: list[_Section], symbols: dict[str, _Symbol], entry: dict[str, object]) -> KernelCode:
    described = str(entry.get(".symbol", ""))
    name = described.removesuffix(".kd")
    if name not in symbols or described not in symbols or symbols[name].kind != _FUNCTION:
        raise CodeObjectError(f"has no symbols '{name}' and '{described}' of a kernel that its metadata name")
    descriptor = _bytes(data, sections, symbols[described])
    if len(descriptor) != _DESCRIPTOR_BYTES:
        raise CodeObjectError(
            f"has a descriptor of {len(descriptor)} bytes for kernel '{name}', and not of {_DESCRIPTOR_BYTES}"
        )
    code = symbols[name]
    (entry_offset,) = struct.unpack_from("<q", descriptor, 16)
    if symbols[described].value + entry_offset != code.value:
        raise CodeObjectError(f"begins kernel '{name}' elsewhere than at its symbol")
    return KernelCode(name, code.value, _bytes(data, sections, code), descriptor, entry)


def _bytes(data: bytes, sections: list[_Section], symbol: _Symbol) -> bytes:
    section = sections[symbol.section]
    begin = section.offset + symbol.value - section.address
    if not section.offset <= begin <= begin + symbol.size <= section.offset + section.size or section.kind == _NO_BITS:
        raise CodeObjectError(f"has a symbol '{symbol.name}' outside its section")
    return data[begin : begin + symbol.size]
