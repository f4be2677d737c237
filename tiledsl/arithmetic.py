"""The operators of what is computed element by element: register tiles, and numbers that are known when the kernel is called."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import Any


def _elementwise(op: str, swapped: bool = False) -> Callable[[Any, Any], Any]:
    def apply(self: Any, other: Any) -> Any:
        from tiledsl.scalars import Scalar

        if not isinstance(other, Arithmetic | numbers.Real | Scalar):
            return NotImplemented
        from tiledsl.elementwise import applied  # records a statement, which takes the handles that are made of this

        return applied(op, other, self) if swapped else applied(op, self, other)

    return apply


def in_place(op: str) -> Callable[[Any, Any], Any]:
    """The method for `x op= y`, which writes to x's own registers."""

    def apply(self: Any, other: Any) -> Any:
        from tiledsl.elementwise import updated

        return updated(op, self, other)

    return apply


class Arithmetic:
    """What register tiles and scalar parameters have in common: + - * / and unary minus make a new tile, or a number where no tile is among the operands."""

    __array_ufunc__ = None  # so that NumPy's numbers leave the operation to us
    __add__, __radd__ = _elementwise("+"), _elementwise("+", True)
    __sub__, __rsub__ = _elementwise("-"), _elementwise("-", True)
    __mul__, __rmul__ = _elementwise("*"), _elementwise("*", True)
    __truediv__, __rtruediv__ = _elementwise("/"), _elementwise("/", True)

    def __eq__(self, other: object) -> bool:
        """Handles are the same or not; a number is no handle, and tiles are not compared."""
        from tiledsl.scalars import Scalar

        if isinstance(other, Arithmetic | numbers.Real | Scalar) and not isinstance(other, type(self)):
            from tiledsl.elementwise import not_compared

            not_compared(other)
        return self is other

    __hash__ = object.__hash__

    def __neg__(self) -> Any:
        from tiledsl.elementwise import applied

        return applied("neg", self)

    def __pos__(self) -> Any:
        return self
