"""Device integers: expressions of 32 bits, truth values among them as 0 and 1. `tiledsl.expr` builds them and works with them."""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics import Span


class Expr:
    """A device integer."""

    __slots__ = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Const(Expr):
    """An integer that is known."""

    value: int


@dataclasses.dataclass(frozen=True, slots=True)
class Var(Expr):
    """A value that the device knows and Python does not. `kind`: "block", "warp", "lane", "loop", or "size" of a tensor that the call gives; it lies in
    low..high, both included, and below or at `limit` where that depends on sizes; it is always a multiple of `multiple`."""

    name: str
    kind: str
    low: int
    high: int
    multiple: int = 1
    limit: Expr | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class Binary(Expr):
    """`op`: + - * // % & | ^ << >> == != < <= > >= and or. `//` and `%` round to minus infinity, as in Python."""

    op: str
    left: Expr
    right: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class Select(Expr):
    """`true` where the condition holds, else `false`."""

    condition: Expr
    true: Expr
    false: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class Undefined(Expr):
    """What a name holds for warps that did not take the branch that binds it."""

    name: str
    span: Span
