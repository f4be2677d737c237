"""The arguments of a kernel by its code object's own metadata, read for the stand-in alone: what it finds owes nothing to what tiledsl packs by."""

from __future__ import annotations

import struct
from typing import Any

NOTE = b"AMDGPU\0\0"  # the owner of the note, padded to four bytes
LENGTHS = {0xD9: ">B", 0xDA: ">H", 0xDB: ">I", 0xDC: ">H", 0xDD: ">I", 0xDE: ">H", 0xDF: ">I"}
NUMBERS = {0xCC: ">B", 0xCD: ">H", 0xCE: ">I", 0xCF: ">Q", 0xD0: ">b", 0xD1: ">h", 0xD2: ">i", 0xD3: ">q"}


def kernels(image: bytes) -> dict[str, list[dict[str, Any]]]:
    """`.args` of each kernel, by its name."""
    at = image.index(NOTE)
    _, size, kind = struct.unpack_from("<III", image, at - 12)
    assert kind == 32  # NT_AMDGPU_METADATA
    begin = at + len(NOTE)
    document, _ = unpacked(image[begin : begin + size], 0)
    return {kernel[".name"]: kernel.get(".args", []) for kernel in document["amdhsa.kernels"]}


def unpacked(data: bytes, at: int) -> tuple[Any, int]:
    """A MessagePack value and where it ends."""
    head, at = data[at], at + 1
    if head < 0x80 or head >= 0xE0:
        return (head if head < 0x80 else head - 256), at
    if head in (0xC0, 0xC2, 0xC3):
        return {0xC0: None, 0xC2: False, 0xC3: True}[head], at
    if head in NUMBERS:
        return struct.unpack_from(NUMBERS[head], data, at)[0], at + struct.calcsize(NUMBERS[head])
    if head in LENGTHS:
        count = struct.unpack_from(LENGTHS[head], data, at)[0]
        at += struct.calcsize(LENGTHS[head])
    else:
        count = head & (0x1F if head >= 0xA0 else 0x0F)
    if head in (0xD9, 0xDA, 0xDB) or 0xA0 <= head < 0xC0:
        return data[at : at + count].decode(), at + count
    pairs = head in (0xDE, 0xDF) or head < 0x90
    items = []
    for _ in range(2 * count if pairs else count):
        item, at = unpacked(data, at)
        items.append(item)
    return (dict(zip(items[::2], items[1::2], strict=True)) if pairs else items), at
