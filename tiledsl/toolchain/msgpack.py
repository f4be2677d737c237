"""Decoder of MessagePack, the format of a code object's metadata: maps, arrays, whole numbers, booleans and text
(msgpack.org, specification)."""

from __future__ import annotations

_WIDTHS = {0xCC: 1, 0xCD: 2, 0xCE: 4, 0xCF: 8}  # unsigned numbers
_SIGNED = {0xD0: 1, 0xD1: 2, 0xD2: 4, 0xD3: 8}
_TEXTS = {0xD9: 1, 0xDA: 2, 0xDB: 4}  # bytes of the length field
_ARRAYS = {0xDC: 2, 0xDD: 4}
_MAPS = {0xDE: 2, 0xDF: 4}
_CONSTANTS = {0xC0: None, 0xC2: False, 0xC3: True}


def decode(data: bytes) -> object:
    """The value that `data` holds. ValueError for truncated data, for data after the value, and for a type that
    metadata do not use."""
    value, end = _value(data, 0)
    if end != len(data):
        raise ValueError(f"{len(data) - end} bytes follow the value")
    return value


def _value(data: bytes, at: int) -> tuple[object, int]:
    """The value that begins at a byte, and the position after it."""
    (kind,), at = _take(data, at, 1)
    if kind <= 0x7F:
        return kind, at
    if kind >= 0xE0:
        return kind - 0x100, at
    if kind <= 0x8F:
        return _map(data, at, kind & 0x0F)
    if kind <= 0x9F:
        return _array(data, at, kind & 0x0F)
    if kind <= 0xBF:
        return _text(data, at, kind & 0x1F)
    if kind in _CONSTANTS:
        return _CONSTANTS[kind], at
    for widths, signed in ((_WIDTHS, False), (_SIGNED, True)):
        if kind in widths:
            return _number(data, at, widths[kind], signed)
    for widths, read in ((_TEXTS, _text), (_ARRAYS, _array), (_MAPS, _map)):
        if kind in widths:
            length, at = _number(data, at, widths[kind])
            return read(data, at, length)
    raise ValueError(f"type 0x{kind:02x} is not read")


def _take(data: bytes, at: int, count: int) -> tuple[bytes, int]:
    if at + count > len(data):
        raise ValueError("the value is cut off")
    return data[at : at + count], at + count


def _number(data: bytes, at: int, width: int, signed: bool = False) -> tuple[int, int]:
    taken, at = _take(data, at, width)
    return int.from_bytes(taken, "big", signed=signed), at


def _text(data: bytes, at: int, length: int) -> tuple[str, int]:
    taken, at = _take(data, at, length)
    return taken.decode(), at


def _array(data: bytes, at: int, count: int) -> tuple[list[object], int]:
    items = []
    for _ in range(count):
        item, at = _value(data, at)
        items.append(item)
    return items, at


def _map(data: bytes, at: int, count: int) -> tuple[dict[str, object], int]:
    entries = {}
    for _ in range(count):
        key, at = _value(data, at)
        if not isinstance(key, str):
            raise ValueError(f"the key {key!r} is no text")
        entries[key], at = _value(data, at)
    return entries, at
