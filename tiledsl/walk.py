"""Going through the statements of a kernel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tiledsl import ir


def statements(body: Iterable[ir.Statement]) -> Iterator[ir.Statement]:
    """Every statement, those inside loops and branches too."""
    for statement in body:
        yield statement
        match statement:
            case ir.For(phases=phases):
                for phase in phases:
                    yield from statements(phase)
            case ir.If(then=then, otherwise=otherwise):
                yield from statements(then)
                yield from statements(otherwise)
