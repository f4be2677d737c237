"""LDS access. The address is one VGPR of byte addresses in the work-group's allocation; m0 is not read on these targets
(LLVM, LDSRequiresM0Init).
"""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from typing import Any

from tiledsl.asm.isa.definition import instruction
from tiledsl.targets import WAVE

OFFSET = "[offset:u16]"
TWO_OFFSETS = "[offset0:u8] [offset1:u8]"


def _tuple(dwords: int) -> str:
    return str(dwords) if dwords > 1 else ""


def _read_half(name: str, size: int, signed: bool, high: bool) -> None:
    def body(x: Any, addr: Any, offset: Any) -> Any:
        return x.one_half(x.lds_read(addr, offset, size, signed), high)

    instruction(f"{name} {{dst:va=}}, {{addr:v}} {OFFSET}", family="ds", counter="lgkm", bytes=size, memory="read")(
        body
    )


def _write_high(name: str, size: int) -> None:
    def body(x: Any, addr: Any, data: Any, offset: Any) -> Any:
        x.lds_write(addr, offset, data >> 16, size)

    instruction(f"{name} {{addr:v}}, {{data:va}} {OFFSET}", family="ds", counter="lgkm", bytes=size, memory="write")(
        body
    )


def _read(name: str, size: int, signed: bool = False) -> None:
    def body(x: Any, addr: Any, offset: Any) -> Any:
        return x.lds_read(addr, offset, size, signed)

    width = _tuple(-(-size // 4))
    instruction(
        f"{name} {{dst:va{width}=}}, {{addr:v}} {OFFSET}", family="ds", counter="lgkm", bytes=size, memory="read"
    )(body)


def _write(name: str, size: int) -> None:
    def body(x: Any, addr: Any, data: Any, offset: Any) -> Any:
        x.lds_write(addr, offset, data, size)

    width = _tuple(-(-size // 4))
    instruction(
        f"{name} {{addr:v}}, {{data:va{width}}} {OFFSET}", family="ds", counter="lgkm", bytes=size, memory="write"
    )(body)


def _read_two(name: str, size: int, stride: int) -> None:
    def body(x: Any, addr: Any, offset0: Any, offset1: Any) -> Any:
        return x.joined([x.lds_read(addr, offset * stride, size, False) for offset in (offset0, offset1)])

    instruction(
        f"{name} {{dst:va{size // 2}=}}, {{addr:v}} {TWO_OFFSETS}",
        family="ds",
        counter="lgkm",
        bytes=2 * size,
        memory="read",
    )(body)


def _write_two(name: str, size: int, stride: int) -> None:
    def body(x: Any, addr: Any, first: Any, second: Any, offset0: Any, offset1: Any) -> Any:
        x.lds_write(addr, offset0 * stride, first, size)
        x.lds_write(addr, offset1 * stride, second, size)

    width = _tuple(size // 4)
    operands = f"{{addr:v}}, {{first:va{width}}}, {{second:va{width}}} {TWO_OFFSETS}"
    instruction(f"{name} {operands}", family="ds", counter="lgkm", bytes=2 * size, memory="write")(body)


def _read_transposed(bits: int, size: int = 8) -> None:
    def body(x: Any, addr: Any, offset: Any) -> Any:
        """Transpose while loading (CDNA4 ISA, MFMA transpose load from LDS). Each 16 lanes read rows of 16 elements,
        `bits` wide; lane i gets column i, an element of each row."""
        x.needs_all_lanes()
        return x.transposed(x.lds_read(addr, offset, size, False, True), bits)

    instruction(
        f"ds_read_b{8 * size}_tr_b{bits} {{dst:va{size // 4}=}}, {{addr:v}} {OFFSET} @ gfx950",
        family="ds",
        counter="lgkm",
        bytes=size,
        memory="read",
    )(body)


for _bits in (4, 8, 16):
    _read_transposed(_bits)
_read_transposed(6, 12)
for _bits in (32, 64, 96, 128):
    _read(f"ds_read_b{_bits}", _bits // 8)
    _write(f"ds_write_b{_bits}", _bits // 8)
for _bits in (8, 16):
    _read(f"ds_read_u{_bits}", _bits // 8)
    _read(f"ds_read_i{_bits}", _bits // 8, signed=True)
    _write(f"ds_write_b{_bits}", _bits // 8)
    _write_high(f"ds_write_b{_bits}_d16_hi", _bits // 8)
for _kind in ("u8", "i8", "u16"):
    for _end in ("", "_hi"):
        _read_half(f"ds_read_{_kind}_d16{_end}", int(_kind[1:]) // 8, _kind[0] == "i", _end == "_hi")
for _bits in (32, 64):
    _read_two(f"ds_read2_b{_bits}", _bits // 8, _bits // 8)
    _read_two(f"ds_read2st64_b{_bits}", _bits // 8, _bits * 8)
    _write_two(f"ds_write2_b{_bits}", _bits // 8, _bits // 8)
    _write_two(f"ds_write2st64_b{_bits}", _bits // 8, _bits * 8)


@instruction(
    f"ds_bpermute_b32 {{dst:va=}}, {{addr:v}}, {{data:va}} {OFFSET}", family="ds", counter="lgkm", crosses_lanes=True
)
def ds_bpermute_b32(x, addr, data, offset):
    """Fetch `data` of lane (addr + offset) / 4 into each lane; a source lane that EXEC masks off gives 0."""
    return x.fetch_lanes(data, (addr + offset) >> 2 & WAVE - 1)


@instruction(
    f"ds_permute_b32 {{dst:va=}}, {{addr:v}}, {{data:va}} {OFFSET}", family="ds", counter="lgkm", crosses_lanes=True
)
def ds_permute_b32(x, addr, data, offset):
    """Send each lane's `data` to lane (addr + offset) / 4. Of several senders the highest lane wins; a lane without a
    sender gets 0."""
    return x.send_lanes(data, (addr + offset) >> 2 & WAVE - 1)


@instruction(f"ds_swizzle_b32 {{dst:v=}}, {{data:v}} {OFFSET}", family="ds", counter="lgkm", crosses_lanes=True)
def ds_swizzle_b32(x, data, offset):
    """Permute within quads (bit 15 set), or by and/or/xor masks within 32 lanes. A source lane that EXEC masks off
    gives 0."""
    return x.fetch_lanes(data, x.swizzled_lanes(offset))
