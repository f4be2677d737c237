"""Typed buffer accesses: the format stands in the resource (buffer_*_format) or in the instruction (tbuffer_*).

A load gives as many components as its name has letters, each in a register or, as `d16`, in half of one."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from typing import Any

from tiledsl.asm.isa.definition import instruction

_LETTERS = "xyzw"
_MOST_BYTES = 16


def _forms(name: str, data: str) -> tuple[str, ...]:
    tail = "{resource:s4/words}, {scalar_offset:sk} [offset:u12]" + (" [format]" if name[0] == "t" else "")
    return (
        f"{name} {data}off, {tail}",
        f"{name} {data}{{vaddr:v}}, {tail} [offen] [idxen]",
        f"{name} {data}{{vaddr2:v2/words}}, {tail} [offen] [idxen]",
    )


def _define(stem: str, count: int, halves: bool, high: bool = False) -> None:
    """Define the load and the store of `count` components; `stem` is "buffer" or "tbuffer"."""
    registers = -(-count // 2) if halves else count
    kind = "_d16_hi" if high else "_d16" if halves else ""
    wide = str(registers) if registers > 1 else ""

    def shaped(x: Any, found: Any) -> Any:
        return x.one_half(found, high) if halves and count == 1 else found

    def load(x, vaddr, vaddr2, resource, scalar_offset, offset, offen, idxen):
        place = resource, vaddr, vaddr2, scalar_offset, offset, offen, idxen
        return shaped(x, x.format_load(place, None, count, halves))

    def typed_load(x, vaddr, vaddr2, resource, scalar_offset, offset, offen, idxen, format):
        place = resource, vaddr, vaddr2, scalar_offset, offset, offen, idxen
        return shaped(x, x.format_load(place, format, count, halves))

    def store(x, data, vaddr, vaddr2, resource, scalar_offset, offset, offen, idxen):
        place = resource, vaddr, vaddr2, scalar_offset, offset, offen, idxen
        x.format_store(place, None, data >> 16 if high else data, count, halves)

    def typed_store(x, data, vaddr, vaddr2, resource, scalar_offset, offset, offen, idxen, format):
        place = resource, vaddr, vaddr2, scalar_offset, offset, offen, idxen
        x.format_store(place, format, data, count, halves)

    name = f"format{kind}_{_LETTERS[:count]}"
    for verb, memory, operand, untyped, typed in (
        ("load", "read", "{dst:va=}", load, typed_load),
        ("store", "write", "{data:va}", store, typed_store),
    ):
        forms = _forms(f"{stem}_{verb}_{name}", f"{operand.replace('va', f'va{wide}')}, ")
        body = typed if stem == "tbuffer" else untyped
        instruction(forms, family="mubuf", counter="vm", bytes=_MOST_BYTES, memory=memory)(body)


for _count in range(1, 5):
    for _halves in (False, True):
        _define("buffer", _count, _halves)
        _define("tbuffer", _count, _halves)
_define("buffer", 1, True, high=True)
