"""Traversal of a kernel's statements."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Iterator
from typing import Any

from tiledsl.ir import nodes as ir


def statements(body: Iterable[ir.Statement]) -> Iterator[ir.Statement]:
    """Yield every statement, including those inside loops and branches."""
    for statement in body:
        yield statement
        match statement:
            case ir.For(phases=phases):
                for phase in phases:
                    yield from statements(phase)
            case ir.If(then=then, otherwise=otherwise):
                yield from statements(then)
                yield from statements(otherwise)


def tiles_of(value: ir.Element) -> Iterator[ir.Tile]:
    """Yield the register tiles that an element's expression reads."""
    match value:
        case ir.OfTile(tile=tile):
            yield tile
        case ir.Apply(operands=operands):
            for operand in operands:
                yield from tiles_of(operand)


def touched_tiles(statement: ir.Statement) -> tuple[ir.Tile, ...]:
    """Return the register tiles that a statement itself reads or writes, once for each read or write."""
    match statement:
        case ir.Elementwise(dst=dst, value=value):
            return (dst, *tiles_of(value))
    parts = (part for value in _fields(statement) for part in (value if isinstance(value, tuple) else (value,)))
    return tuple(part for part in parts if isinstance(part, ir.Tile))


def touched_shared(statement: ir.Statement) -> set[ir.Shared]:
    """Return the shared tiles that a statement itself reads, writes or takes the address of."""
    found: set[ir.Shared] = set()
    left: list[object] = [] if isinstance(statement, ir.For | ir.If) else _fields(statement)
    while left:
        value = left.pop()
        if isinstance(value, ir.Shared):
            found.add(value)
        elif isinstance(value, tuple):
            left += value
        elif not isinstance(value, type):
            left += _fields(value)
    return found


def _fields(value: Any) -> list[object]:
    """Return the field values of a dataclass; nothing for any other object."""
    return [getattr(value, name) for name in _names(value.__class__)]


@functools.cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else ()


def tensors(value: ir.Element) -> list[ir.OfTensor]:
    """Return the tensors that a formula reads."""
    match value:
        case ir.OfTensor():
            return [value]
        case ir.Transposed(of=of):
            return tensors(of)
        case ir.Matmul(left=left, right=right):
            return tensors(left) + tensors(right)
        case ir.Apply(operands=operands):
            return [found for operand in operands for found in tensors(operand)]
    return []
