"""Expressions with Python's operators, so that the pure functions of `layouts` accept them like integers and arrays."""

from __future__ import annotations

import dataclasses

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


@dataclasses.dataclass(frozen=True, slots=True)
class Symbolic:
    """An expression whose operators fold, as `integers.binary` does."""

    expr: ir.Expr

    def __add__(self, other: Symbolic | int) -> Symbolic:
        return self._with("+", other)

    def __mul__(self, other: Symbolic | int) -> Symbolic:
        return self._with("*", other)

    def __mod__(self, other: Symbolic | int) -> Symbolic:
        return self._with("%", other)

    def __floordiv__(self, other: Symbolic | int) -> Symbolic:
        return self._with("//", other)

    __radd__, __rmul__ = __add__, __mul__

    def _with(self, op: str, other: Symbolic | int) -> Symbolic:
        return Symbolic(ex.binary(op, self.expr, other.expr if isinstance(other, Symbolic) else other))


LANE = Symbolic(ex.LANE)
