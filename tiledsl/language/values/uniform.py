"""Integers computed from the warp number that are equal in every warp.

They are Python integers that remember the place of that computation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.diagnostics.diagnostic import Span


class UniformInteger(int):
    """An integer computed from the warp number that does not depend on the warp.

    `place` is the user's expression whose result was uniform, `first` its value there. Arithmetic with integers gives
    uniform integers with the same `place` and `first`.
    """

    place: Span
    first: int

    def __new__(cls, value: int, place: Span, first: int | None = None) -> UniformInteger:
        number = super().__new__(cls, value)
        number.place, number.first = place, int(value) if first is None else first
        return number

    def _with(self, value: Any) -> Any:
        return UniformInteger(value, self.place, self.first) if isinstance(value, int) else value


def _operation(name: str) -> Callable[..., Any]:
    function = getattr(int, name)

    def apply(self: UniformInteger, *others: Any) -> Any:
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
    setattr(UniformInteger, f"__{_name}__", _operation(f"__{_name}__"))
UniformInteger.__hash__ = int.__hash__  # type: ignore[method-assign]
