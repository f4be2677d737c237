"""Traversal of a kernel's statements."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tiledsl.ir import nodes as ir


def statements(body: Iterable[ir.Statement]) -> Iterator[ir.Statement]:
    """Yield every statement, including those inside loops and branches."""
    for statement in body:
        yield statement
        for inner in statement.bodies:
            yield from statements(inner)


def walk(
    body: Iterable[ir.Statement], outer: tuple[ir.Statement, ...] = ()
) -> Iterator[tuple[ir.Statement, tuple[ir.Statement, ...]]]:
    """Every statement in order, each with the loops and branches around it, outermost first."""
    for statement in body:
        yield statement, outer
        for inner in statement.bodies:
            yield from walk(inner, (*outer, statement))


def rewritten(
    body: Iterable[ir.Statement], change: Callable[[ir.Statement], Iterable[ir.Statement] | None]
) -> tuple[ir.Statement, ...]:
    """Return the statements with others in place of those for which `change` gives some, also in loops and branches.

    What `change` gives is not rewritten again. A statement for which it gives None stays, with its bodies rewritten.
    """
    made: list[ir.Statement] = []
    for one in body:
        instead = change(one)
        if instead is not None:
            made += instead
            continue
        inner = tuple(rewritten(each, change) for each in one.bodies)
        match one:
            case ir.For():
                made.append(dataclasses.replace(one, phases=inner))
            case ir.If():
                made.append(dataclasses.replace(one, then=inner[0], otherwise=inner[1]))
            case ir.Simple():
                made.append(one)
            case _:
                raise AssertionError(f"the bodies of {type(one).__name__} are not known")
    return tuple(made)


def touched_tiles(statement: ir.Statement) -> tuple[ir.Tile, ...]:
    """Return the register tiles that a statement itself reads, writes or waits for, once for each of these effects."""
    effects = statement.effects
    return tuple(one for one in (*effects.writes, *effects.reads, *effects.waits_for) if isinstance(one, ir.Tile))


def touched_shared(statement: ir.Statement) -> set[ir.Shared]:
    """Return the shared tiles that a statement itself reads, writes or takes the address of."""
    found: set[ir.Shared] = set()
    left: list[object] = [] if statement.bodies else _fields(statement)
    while left:
        value = left.pop()
        if isinstance(value, ir.Shared):
            found.add(value)
        elif isinstance(value, tuple):
            left += value
        elif not isinstance(value, type):
            left += _fields(value)
    return found


def expressions(statement: ir.Statement) -> Iterator[ir.Expr]:
    """Yield every expression of a statement: those of its places, its condition or its steps, not those in its body."""
    left: list[object] = [value for value in _fields(statement) if value not in statement.bodies]
    while left:
        value = left.pop()
        if isinstance(value, ir.Expr):
            yield value
        elif isinstance(value, tuple):
            left += [one for one in value if not isinstance(one, ir.Statement)]
        elif not isinstance(value, type | ir.Tensor | ir.Shared | ir.Tile):
            left += _fields(value)


def _fields(value: Any) -> list[object]:
    """Return the field values of a dataclass, without places in the source; nothing for any other object."""
    return [getattr(value, name) for name in _names(value.__class__)]


@functools.cache
def _names(kind: type) -> tuple[str, ...]:
    fields = dataclasses.fields(kind) if dataclasses.is_dataclass(kind) else ()
    return tuple(field.name for field in fields if field.name not in ("span", "calls"))


def operands_of(formula: ir.Element) -> tuple[ir.Element, ...]:
    """Return the formulas of which a formula is made, in order."""
    match formula:
        case ir.Apply(operands=operands):
            return operands
        case ir.Matmul(left=left, right=right) | ir.Chosen(left=left, right=right):
            return left, right
        case (
            ir.Transposed(of=of)
            | ir.Reduced(of=of)
            | ir.Softmax(of=of)
            | ir.OfMatrix(of=of)
            | ir.OfColumn(of=of)
            | ir.GroupSum(of=of)
            | ir.PartSum(of=of)
            | ir.Unpacked(of=of)
            | ir.AsColumn(of=of)
            | ir.AsRows(of=of)
            | ir.Stacked(of=of)
        ):
            return (of,)
        case ir.OfTensor() | ir.Number() | ir.Parameter():
            return ()
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")


def parts_of(formula: ir.Element) -> Iterator[ir.Element]:
    """Yield a formula and all formulas of which it is made, each before its own."""
    yield formula
    for one in operands_of(formula):
        yield from parts_of(one)


def tensors(value: ir.Element) -> list[ir.OfTensor]:
    """Return the tensors that a formula reads."""
    return [one for one in parts_of(value) if isinstance(one, ir.OfTensor)]
