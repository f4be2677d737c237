"""Going through the statements of a kernel."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Iterator
from typing import Any

from tiledsl.ir import nodes as ir

_WITHOUT_BODIES = (
    ir.LoadShared,
    ir.Fetch,
    ir.Commit,
    ir.LoadTile,
    ir.Zero,
    ir.Mma,
    ir.LoadGlobal,
    ir.Cast,
    ir.Elementwise,
    ir.SwapLayout,
    ir.StoreTile,
    ir.Keep,
    ir.Barrier,
    ir.WaitFor,
    ir.Priority,
    ir.Asm,
)


def bodies(statement: ir.Statement) -> tuple[tuple[ir.Statement, ...], ...]:
    """The bodies inside a statement: the phases of a loop, the arms of a branch."""
    match statement:
        case ir.For(phases=phases):
            return phases
        case ir.If(then=then, otherwise=otherwise):
            return then, otherwise
        case _ if isinstance(statement, _WITHOUT_BODIES):
            return ()
        case _:
            raise AssertionError(f"{type(statement).__name__}: its bodies are not known")


def statements(body: Iterable[ir.Statement]) -> Iterator[ir.Statement]:
    """Every statement, those inside loops and branches too."""
    for statement in body:
        yield statement
        for inner in bodies(statement):
            yield from statements(inner)


def walk(
    body: Iterable[ir.Statement], outer: tuple[ir.For | ir.If, ...] = ()
) -> Iterator[tuple[ir.Statement, tuple[ir.For | ir.If, ...]]]:
    """Every statement in order, each with the loops and branches around it, outermost first."""
    for statement in body:
        yield statement, outer
        if isinstance(statement, ir.For | ir.If):
            for inner in bodies(statement):
                yield from walk(inner, (*outer, statement))


def tiles_of(value: ir.Element) -> Iterator[ir.Tile]:
    """The register tiles that an element's expression speaks of."""
    match value:
        case ir.OfTile(tile=tile):
            yield tile
        case ir.Apply(operands=operands):
            for operand in operands:
                yield from tiles_of(operand)
        case ir.Number() | ir.Parameter():
            return
        case _:
            raise AssertionError(f"{type(value).__name__} is not an element's expression")


def touched_tiles(statement: ir.Statement) -> tuple[ir.Tile, ...]:
    """The register tiles that a statement itself reads or writes, once for each time that it does."""
    if isinstance(statement, ir.Elementwise):
        return (statement.dst, *tiles_of(statement.value))
    parts = (part for value in _fields(statement) for part in (value if isinstance(value, tuple) else (value,)))
    return tuple(part for part in parts if isinstance(part, ir.Tile))


def touched_shared(statement: ir.Statement) -> set[ir.Shared]:
    """The shared tiles that a statement itself reads, writes or takes the address of."""
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
    """What a dataclass holds; nothing for anything else."""
    return [getattr(value, name) for name in _names(value.__class__)]


@functools.cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else ()


def tensors(value: ir.Element) -> list[ir.OfTensor]:
    """The tensors that a formula speaks of."""
    match value:
        case ir.OfTensor():
            return [value]
        case ir.Transposed(of=of):
            return tensors(of)
        case ir.Matmul(left=left, right=right):
            return tensors(left) + tensors(right)
        case ir.Apply(operands=operands):
            return [found for operand in operands for found in tensors(operand)]
        case ir.Number() | ir.Parameter():
            return []
        case _:
            raise AssertionError(f"{type(value).__name__} is not part of a formula")
