"""Whole numbers that came of device values and are the same for every warp: Python's own, which remember where that was
settled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.diagnostics.diagnostic import Span


class Settled(int):
    """An integer that was made of a warp's number and does not depend on it: `place` is where the user's expression
    came to it, `first` its value there. What is made of it and of integers is settled too."""

    place: Span
    first: int

    def __new__(cls, value: int, place: Span, first: int | None = None) -> Settled:
        number = super().__new__(cls, value)
        number.place, number.first = place, int(value) if first is None else first
        return number

    def _with(self, value: Any) -> Any:
        return Settled(value, self.place, self.first) if isinstance(value, int) else value


def _operation(name: str) -> Callable[..., Any]:
    function = getattr(int, name)

    def apply(self: Settled, *others: Any) -> Any:
        return self._with(function(self, *others))

    return apply


for _name in (
    "eq",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
    "add",
    "sub",
    "mul",
    "floordiv",
    "mod",
    "and",
    "or",
    "xor",
    "lshift",
    "rshift",
    "neg",
    "radd",
    "rmul",
):
    setattr(Settled, f"__{_name}__", _operation(f"__{_name}__"))
Settled.__hash__ = int.__hash__  # type: ignore[method-assign]
