"""Global, flat, buffer, scratch and scalar memory.

Vector loads raise vmcnt and come back in order; scalar ones raise lgkmcnt and come back in any order; flat raises both.
Direct-to-LDS loads are vector loads whose data goes to the LDS: lane l writes at the base in m0 + the immediate offset
+ 4·l for one dword, + 16·l for three or four."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import instruction

_LOADS = {
    "ubyte": (1, False),
    "sbyte": (1, True),
    "ushort": (2, False),
    "sshort": (2, True),
    "dword": (4, False),
    "dwordx2": (8, False),
    "dwordx3": (12, False),
    "dwordx4": (16, False),
}
# each also with the suffix _hi; they write one half of a register
_HALF_LOADS = {"ubyte_d16": (1, False), "sbyte_d16": (1, True), "short_d16": (2, False)}
_STORES = {
    "byte": 1,
    "short": 2,
    "dword": 4,
    "dwordx2": 8,
    "dwordx3": 12,
    "dwordx4": 16,
    "byte_d16_hi": 1,
    "short_d16_hi": 2,
}
_SCALAR_DWORDS = (1, 2, 4, 8, 16)
_ALL = "gfx90a gfx942 gfx950"
# Widths of direct-to-LDS loads and the targets that have them. gfx90a spells the global one as a modifier.
_DIRECT = {
    "dword": _ALL,
    "dwordx3": "gfx950",
    "dwordx4": "gfx950",
    **dict.fromkeys(("ubyte", "sbyte", "ushort", "sshort"), _ALL),
}


def _width(size: int) -> str:
    return str(-(-size // 4)) if size > 4 else ""


def _placed(suffix: str) -> Callable[[Any, Any], Any]:
    """How a load writes its value: to the whole register, or to one half of it."""
    if "_d16" not in suffix:
        return lambda x, value: value
    high = suffix.endswith("_hi")
    return lambda x, value: x.one_half(value, high)


def _stored(suffix: str, data: Any) -> Any:
    return data >> 16 if suffix.endswith("_d16_hi") else data


def _global_load(suffix: str, size: int, signed: bool) -> None:
    place = _placed(suffix)

    def load(x: Any, addr: Any, lane_offset: Any, base: Any, offset: Any) -> Any:
        return place(x, x.global_load(x.address(addr, lane_offset, base, offset), size, signed))

    def either(x: Any, addr: Any, lane_offset: Any, base: Any, offset: Any, m0: Any) -> Any:
        if m0 is None:
            return load(x, addr, lane_offset, base, offset)
        return x.global_to_lds(x.address(addr, lane_offset, base, offset), m0, offset, size, signed)

    name = f"global_load_{suffix} {{dst:va{_width(size)}=}}"
    forms = [f"{name}, {{addr:v2/u64}}, off [offset:i13]", f"{name}, {{lane_offset:v}}, {{base:s2/u64}} [offset:i13]"]
    direct = _direct_forms(f"global_load_{suffix}", "[lds!]", "gfx90a") if "gfx90a" in _DIRECT.get(suffix, "") else []
    instruction(forms + direct, family="global", counter="vm", bytes=size, memory="read")(either if direct else load)


def _direct_forms(name: str, required: str, targets: str) -> list[str]:
    tail = f"[offset:i13] {required} <m0> @ {targets}"
    return [f"{name} {{addr:v2/u64}}, off {tail}", f"{name} {{lane_offset:v}}, {{base:s2/u64}} {tail}"]


def _global_load_lds(suffix: str, targets: str) -> None:
    def body(x: Any, addr: Any, lane_offset: Any, base: Any, offset: Any, m0: Any) -> Any:
        x.global_to_lds(x.address(addr, lane_offset, base, offset), m0, offset, size, signed)

    size, signed = _LOADS[suffix]
    forms = _direct_forms(f"global_load_lds_{suffix}", "", targets)
    instruction(forms, family="global", counter="vm", bytes=size, memory="read")(body)


def _global_store(suffix: str, size: int) -> None:
    def body(x: Any, addr: Any, lane_offset: Any, base: Any, data: Any, offset: Any) -> Any:
        x.global_store(x.address(addr, lane_offset, base, offset), _stored(suffix, data), size)

    data = f"{{data:va{_width(size)}}}"
    name = f"global_store_{suffix}"
    forms = (
        f"{name} {{addr:v2/u64}}, {data}, off [offset:i13]",
        f"{name} {{lane_offset:v}}, {data}, {{base:s2/u64}} [offset:i13]",
    )
    instruction(forms, family="global", counter="vm", bytes=size, memory="write")(body)


def _flat_load(suffix: str, size: int, signed: bool) -> None:
    place = _placed(suffix)

    def body(x: Any, addr: Any, offset: Any) -> Any:
        return place(x, x.flat_load(x.address(addr, None, None, offset), size, signed))

    instruction(
        f"flat_load_{suffix} {{dst:va{_width(size)}=}}, {{addr:v2/u64}} [offset:u12]",
        family="flat",
        counter="vm lgkm",
        bytes=size,
        memory="read",
    )(body)


def _flat_store(suffix: str, size: int) -> None:
    def body(x: Any, addr: Any, data: Any, offset: Any) -> Any:
        x.flat_store(x.address(addr, None, None, offset), _stored(suffix, data), size)

    instruction(
        f"flat_store_{suffix} {{addr:v2/u64}}, {{data:va{_width(size)}}} [offset:u12]",
        family="flat",
        counter="vm lgkm",
        bytes=size,
        memory="write",
    )(body)


def _scratch_forms(name: str, before: str, after: str) -> list[str]:
    """Syntaxes of scratch addressing: lane offset, scalar offset, or from gfx942 on both or neither."""
    later = " @ gfx942 gfx950"
    return [
        f"{name} {before}{{lane_offset:v}}, {after}off [offset:i13]",
        f"{name} {before}off, {after}{{base:s}} [offset:i13]",
        f"{name} {before}{{lane_offset:v}}, {after}{{base:s}} [offset:i13]{later}",
        f"{name} {before}off, {after}off [offset:i13]{later}",
    ]


def _scratch_load(suffix: str, size: int, signed: bool) -> None:
    place = _placed(suffix)

    def body(x: Any, lane_offset: Any, base: Any, offset: Any) -> Any:
        return place(x, x.scratch_load(lane_offset, base, offset, size, signed))

    forms = _scratch_forms(f"scratch_load_{suffix}", f"{{dst:va{_width(size)}=}}, ", "")
    instruction(forms, family="global", counter="vm", bytes=size, memory="read")(body)


def _scratch_load_lds(suffix: str) -> None:
    def body(x: Any, lane_offset: Any, base: Any, offset: Any, m0: Any) -> Any:
        x.scratch_to_lds(lane_offset, base, m0, offset, size, signed)

    size, signed = _LOADS[suffix]
    name = f"scratch_load_lds_{suffix}"
    forms = [f"{form.partition(' @ ')[0]} <m0> @ gfx942 gfx950" for form in _scratch_forms(name, "", "")]
    instruction(forms, family="global", counter="vm", bytes=size, memory="read")(body)


def _scratch_store(suffix: str, size: int) -> None:
    def body(x: Any, lane_offset: Any, base: Any, data: Any, offset: Any) -> Any:
        x.scratch_store(lane_offset, base, offset, _stored(suffix, data), size)

    forms = _scratch_forms(f"scratch_store_{suffix}", "", f"{{data:va{_width(size)}}}, ")
    instruction(forms, family="global", counter="vm", bytes=size, memory="write")(body)


def _buffer_forms(name: str, data: str) -> tuple[str, ...]:
    tail = "{resource:s4/words}, {scalar_offset:sk} [offset:u12]"
    return (
        f"{name} {data}off, {tail}",
        f"{name} {data}{{vaddr:v}}, {tail} [offen] [idxen]",
        f"{name} {data}{{vaddr2:v2/words}}, {tail} [offen] [idxen]",
    )


def _buffer_load(suffix: str, size: int, signed: bool) -> None:
    place = _placed(suffix)

    def load(
        x: Any, vaddr: Any, vaddr2: Any, resource: Any, scalar_offset: Any, offset: Any, offen: Any, idxen: Any
    ) -> Any:
        return place(
            x,
            x.buffer_load(
                x.buffer_place(resource, vaddr, vaddr2, scalar_offset, offset, offen, idxen, size), size, signed
            ),
        )

    def either(
        x: Any, vaddr: Any, vaddr2: Any, resource: Any, scalar_offset: Any, offset: Any, offen: Any, idxen: Any, m0: Any
    ) -> Any:
        if m0 is None:
            return load(x, vaddr, vaddr2, resource, scalar_offset, offset, offen, idxen)
        return x.buffer_to_lds(
            x.buffer_place(resource, vaddr, vaddr2, scalar_offset, offset, offen, idxen, size), m0, offset, size, signed
        )

    forms = _buffer_forms(f"buffer_load_{suffix}", f"{{dst:va{_width(size)}=}}, ")
    direct = (
        tuple(f"{form} [lds!] <m0> @ {_DIRECT[suffix]}" for form in _buffer_forms(f"buffer_load_{suffix}", ""))
        if suffix in _DIRECT
        else ()
    )
    instruction(forms + direct, family="mubuf", counter="vm", bytes=size, memory="read")(either if direct else load)


def _buffer_store(suffix: str, size: int) -> None:
    def body(
        x: Any,
        data: Any,
        vaddr: Any,
        vaddr2: Any,
        resource: Any,
        scalar_offset: Any,
        offset: Any,
        offen: Any,
        idxen: Any,
    ) -> Any:
        place = x.buffer_place(resource, vaddr, vaddr2, scalar_offset, offset, offen, idxen, size)
        x.buffer_store(place, _stored(suffix, data), size)

    instruction(
        _buffer_forms(f"buffer_store_{suffix}", f"{{data:va{_width(size)}}}, "),
        family="mubuf",
        counter="vm",
        bytes=size,
        memory="write",
    )(body)


for _suffix, (_size, _signed) in {
    **_LOADS,
    **_HALF_LOADS,
    **{f"{name}_hi": kind for name, kind in _HALF_LOADS.items()},
}.items():
    _global_load(_suffix, _size, _signed)
    _flat_load(_suffix, _size, _signed)
    _buffer_load(_suffix, _size, _signed)
    _scratch_load(_suffix, _size, _signed)
for _suffix, _targets in _DIRECT.items():
    _global_load_lds(_suffix, _targets.removeprefix("gfx90a "))
for _suffix in ("dword", "ubyte", "sbyte", "ushort", "sshort"):
    _scratch_load_lds(_suffix)
for _suffix, _size in _STORES.items():
    _global_store(_suffix, _size)
    _flat_store(_suffix, _size)
    _buffer_store(_suffix, _size)
    _scratch_store(_suffix, _size)


def _scalar_load(dwords: int) -> None:
    def body(x: Any, base: Any, register_offset: Any, constant: Any, offset: Any) -> Any:
        return x.scalar_load(base, register_offset, constant, offset, dwords)

    width = str(dwords) if dwords > 1 else ""
    name = f"s_load_dword{'x' + width if width else ''} {{dst:s{width}=}}, {{base:s2/u64}}"
    forms = (f"{name}, {{register_offset:s}} [offset:i21] [glc]", f"{name}, {{constant:i21/i32}} [glc]")
    instruction(forms, family="smem", counter="lgkm", bytes=4 * dwords, memory="read")(body)


for _dwords in _SCALAR_DWORDS:
    _scalar_load(_dwords)


def _scalar_buffer_load(dwords: int) -> None:
    def body(x: Any, resource: Any, register_offset: Any, constant: Any) -> Any:
        return x.scalar_buffer_load(resource, register_offset, constant, dwords)

    width = str(dwords) if dwords > 1 else ""
    name = f"s_buffer_load_dword{'x' + width if width else ''} {{dst:s{width}=}}, {{resource:s4/words}}"
    instruction(
        (f"{name}, {{register_offset:s}} [glc]", f"{name}, {{constant:i20}} [glc]"),
        family="smem",
        counter="lgkm",
        bytes=4 * dwords,
        memory="read",
    )(body)


for _dwords in _SCALAR_DWORDS:
    _scalar_buffer_load(_dwords)


def _scalar_store(dwords: int) -> None:
    def body(x: Any, data: Any, base: Any, register_offset: Any, constant: Any, offset: Any) -> Any:
        x.scalar_store(data, base, register_offset, constant, offset, dwords)

    width = str(dwords) if dwords > 1 else ""
    name = f"s_store_dword{'x' + width if width else ''} {{data:s{width}}}, {{base:s2/u64}}"
    forms = (f"{name}, {{register_offset:s}} [offset:i21] [glc]", f"{name}, {{constant:i21/i32}} [glc]")
    instruction(forms, family="smem", counter="lgkm", bytes=4 * dwords, memory="write")(body)


def _scalar_buffer_store(dwords: int) -> None:
    def body(x: Any, data: Any, resource: Any, register_offset: Any, constant: Any) -> Any:
        x.scalar_buffer_store(data, resource, register_offset, constant, dwords)

    width = str(dwords) if dwords > 1 else ""
    name = f"s_buffer_store_dword{'x' + width if width else ''} {{data:s{width}}}, {{resource:s4/words}}"
    instruction(
        (f"{name}, {{register_offset:s}} [glc]", f"{name}, {{constant:i20}} [glc]"),
        family="smem",
        counter="lgkm",
        bytes=4 * dwords,
        memory="write",
    )(body)


for _dwords in (1, 2, 4):
    _scalar_store(_dwords)
    _scalar_buffer_store(_dwords)


@instruction("s_memtime {dst:s2=/u64}", family="smem", counter="lgkm")
def s_memtime(x):
    """A growing counter: the interpreter gives the number of instructions that the wave has issued, wait states
    included."""
    return x.time()


@instruction("s_memrealtime {dst:s2=/u64}", family="smem", counter="lgkm")
def s_memrealtime(x):
    return x.time()


@instruction("s_dcache_inv_vol", family="smem", counter="lgkm")
def s_dcache_inv_vol(x):
    return None


@instruction("s_dcache_wb_vol", family="smem", counter="lgkm")
def s_dcache_wb_vol(x):
    return None


@instruction("s_dcache_wb", family="smem", counter="lgkm")
def s_dcache_wb(x):
    return None


@instruction("s_dcache_inv", family="smem", counter="lgkm")
def s_dcache_inv(x):
    return None


@instruction("buffer_wbl2", family="mubuf", counter="vm")
def buffer_wbl2(x):
    return None


@instruction("buffer_inv @ gfx942 gfx950", family="mubuf")
def buffer_inv(x):
    return None


@instruction("buffer_invl2 @ gfx90a", family="mubuf", counter="vm")
def buffer_invl2(x):
    return None


@instruction("buffer_wbinvl1 @ gfx90a", family="mubuf")
def buffer_wbinvl1(x):
    return None


@instruction("buffer_wbinvl1_vol @ gfx90a", family="mubuf")
def buffer_wbinvl1_vol(x):
    return None
