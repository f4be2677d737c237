"""Device integers: expressions of 32 bits, truth values among them as 0 and 1. `tiledsl.ir.math.integers` builds them
and works with them.
"""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.diagnostic import Span


class Expr:
    """A device integer."""

    __slots__ = ()


class _Hashed(Expr):
    """An integer whose hash is worked out once: expressions are the keys of many tables, and those of sums are deep."""

    __slots__ = ("_hash",)
    _hash: int

    def _hashed(self, *parts: object) -> int:
        object.__setattr__(self, "_hash", hash(parts))
        return self._hash


@dataclasses.dataclass(frozen=True, slots=True)
class Const(Expr):
    """An integer that is known."""

    value: int


@dataclasses.dataclass(frozen=True, slots=True)
class Var(_Hashed):
    """A value that the device knows and Python does not. `kind`: "block", "warp", "lane", "loop", or "size" of a tensor
    that the call gives; it lies in low..high, both included, and below or at `limit` where that depends on sizes; it is
    always a multiple of `multiple`."""

    name: str
    kind: str
    low: int
    high: int
    multiple: int = 1
    limit: Expr | None = None

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            return self._hashed(self.name, self.kind, self.low, self.high, self.multiple, self.limit)


@dataclasses.dataclass(frozen=True, slots=True)
class Binary(_Hashed):
    """`op`: + - * // % & | ^ << >> == != < <= > >= and or. `//` and `%` round to minus infinity, as in Python."""

    op: str
    left: Expr
    right: Expr

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            return self._hashed(self.op, self.left, self.right)


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
