"""The registers of a lowered kernel beside its tiles: variables, and addresses computed before the loops.
Frozen data.
"""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Variable(Compared):
    """A named group of registers: `count` values of `dwords` registers each; an array in C where count > 1."""

    name: str
    dwords: int
    count: int = 1
    float: bool = False

    def element(self, index: int) -> str:
        """The C lvalue of one value."""
        return f"{self.name}[{index}]" if self.count > 1 else self.name


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Address(Compared):
    """A per-lane value computed before the loops and kept in a register: a byte offset in LDS, or from a pointer."""

    name: str
    value: ir.Expr
    shared: bool


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Pointer(Compared):
    """A wave's 64-bit base in a tensor: `start` bytes from its first element, advanced by `advance` bytes in each turn
    of the loop that owns it.
    """

    name: str
    tensor: ir.Tensor
    start: ir.Expr
    advance: ir.Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Descriptor(Compared):
    """The four scalar registers of a buffer: from `start` bytes after the tensor's first element to `end`, that of the
    tensor or of one of its matrices.
    """

    name: str
    tensor: ir.Tensor
    start: ir.Expr
    end: ir.Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Scalar(Compared):
    """A uniform 32-bit value, computed before the loops."""

    name: str
    value: ir.Expr


RESERVED_REGISTERS = 24  # addresses in flight, temporaries and the work-item id, beyond what the plan names
