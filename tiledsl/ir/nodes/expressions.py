"""Device integers: expressions of 32 bits. Truth values are the integers 0 and 1.

`tiledsl.ir.math.integers` builds these expressions and computes with them.
"""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.diagnostics.node import Node


class Expr(Node):
    """A device integer."""

    __slots__ = ()


class _Hashed(Expr):
    """An expression whose hash is computed once.

    Expressions are the keys of many tables, and hashing a deep sum again each time would be slow.
    """

    __slots__ = ("_hash",)
    _hash: int

    def _hashed(self, *parts: object) -> int:
        object.__setattr__(self, "_hash", hash(parts))
        return self._hash


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Const(Expr):
    """A known integer."""

    value: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Var(_Hashed):
    """A value that the device knows and Python does not.

    `kind` is "block", "warp", "lane", "loop", or "size" for a dimension of a tensor that the call gives. The value lies
    in low..high, both included, and is a multiple of `multiple`. `limit` is an upper bound that depends on sizes, or
    None.
    """

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


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Binary(_Hashed):
    """A binary operation. `//` and `%` round to minus infinity, as in Python.

    `op` is one of + - * // % & | ^ << >> == != < <= > >= and or.
    """

    op: str
    left: Expr
    right: Expr

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            return self._hashed(self.op, self.left, self.right)


# which of the modelled contents of memory the checks compute with (`tiledsl.ir.math.modelled_contents`)
SAMPLE = Var("contents of memory", "size", 0, 2**97 - 1)


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class FromMemory(_Hashed):
    """An element of a tensor of i32 that the kernel never writes, read as a device integer.

    `index` counts the elements from the tensor's first, and `count` is their number. The declaration of the tensor says
    that every element lies in least..most, both included. `order` is that of `Contents`, or "place" for the place
    of the value `index` in a tensor of unique elements that has all values, or "arrival" for the number of warps that
    have arrived at a counter before, `most` of the last one. `name` is that of the variable that holds the value in the
    HIP text. `moves`: another step of a loop reads another element, so that the value is known within a step only. The
    checks compute with the contents number `sample`.
    """

    name: str
    tensor: str
    index: Expr
    count: Expr
    least: Expr
    most: Expr
    order: str = ""
    moves: bool = False
    sample: Expr = SAMPLE

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            return self._hashed(self.name, self.tensor, self.index, self.count, self.least, self.most, self.sample)


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Select(Expr):
    """The value `true` where the condition holds, else the value `false`."""

    condition: Expr
    true: Expr
    false: Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Undefined(Expr):
    """The value of a name in warps that did not take the branch that binds the name."""

    name: str
    span: Span
