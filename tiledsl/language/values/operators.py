"""Operators of values that are computed element by element: register tiles and scalar parameters."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import Any, NoReturn

from tiledsl.language.recording.capture import current, fail
from tiledsl.language.recording.handle import UnknownNumber, describe


def word_of(op: str) -> str:
    """Return the operation's name in messages: a word of the language, or an operator in quotes."""
    return {"neg": "unary '-'", "gelu_tanh": "td.gelu", "expfast": "td.exp"}.get(
        op, f"td.{op}" if op.isidentifier() else f"'{op}'"
    )


def _elementwise(op: str, swapped: bool = False) -> Callable[[Any, Any], Any]:
    def apply(self: Any, other: Any) -> Any:
        if not isinstance(other, Arithmetic | numbers.Real | UnknownNumber):
            return NotImplemented
        return current(word_of(op)).operators.applied(op, *((other, self) if swapped else (self, other)))

    return apply


def in_place(op: str) -> Callable[[Any, Any], Any]:
    """Return the method for `x op= y`, which writes to x's own registers."""

    def apply(self: Any, other: Any) -> Any:
        return current(f"'{op}='").operators.updated(op, self, other)

    return apply


def compared(op: str) -> Callable[[Any, Any], Any]:
    """Return the method for a comparison of a register tile, which makes a mask."""

    def apply(self: Any, other: Any) -> Any:
        if not isinstance(other, Arithmetic | numbers.Real | UnknownNumber):
            return NotImplemented
        return current(word_of(op)).operators.compared(op, self, other)

    return apply


class Arithmetic:
    """The operators + - * / and unary minus of register tiles and scalar parameters.

    The result is a new tile, or a number where no operand is a tile.
    """

    __array_ufunc__ = None  # NumPy's numbers leave the operation to this class
    __add__, __radd__ = _elementwise("+"), _elementwise("+", True)
    __sub__, __rsub__ = _elementwise("-"), _elementwise("-", True)
    __mul__, __rmul__ = _elementwise("*"), _elementwise("*", True)
    __truediv__, __rtruediv__ = _elementwise("/"), _elementwise("/", True)

    def __eq__(self, other: object) -> bool:
        """Compare handles by identity; refuse to compare a tile with a number."""
        if isinstance(other, Arithmetic | numbers.Real | UnknownNumber) and not isinstance(other, type(self)):
            not_compared(other)
        return self is other

    __hash__ = object.__hash__

    def __neg__(self) -> Any:
        return current(word_of("neg")).operators.applied("neg", self)

    def __pos__(self) -> Any:
        return self


def not_compared(other: object) -> NoReturn:
    """Refuse to compare a register tile."""
    helps = (
        "td.maximum(x, y), td.minimum(x, y) and td.relu(x) choose element by element; x < y makes a mask for"
        " td.where(mask, x, y)",
    )
    fail(
        "TD172",
        f"'==' does not compare register tiles, and got a register tile and {describe(other)}",
        helps=helps,
        shown=(other,),
    )
