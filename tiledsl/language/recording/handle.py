"""Values as messages call them: the handles that kernels are written with, each of which says it of itself, and
Python's own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import SupportsIndex, TypeGuard

from tiledsl.ir import nodes as ir

_SHOWN_BITS = 256  # of a whole number: Python writes none of thousands of digits
_SHOWN_ITEMS = 5  # of a tuple or list: those of fewer are described


class Handle:
    """What a kernel's Python code holds in the place of what the device has."""

    __slots__ = ()

    def _described(self) -> str:
        """What messages call it."""
        raise NotImplementedError

    def _integer_helps(self) -> tuple[str, ...]:
        """What to write instead where an integer is expected."""
        return ()


class UnknownNumber(Handle):
    """A number that Python does not know while the kernel is captured: an integer of the device, or a scalar parameter
    of a call.
    """

    __slots__ = ()


def describe(value: object) -> str:
    """A value as messages call it."""
    match value:
        case Handle():
            return value._described()
        case slice():
            return "a slice"
        case ir.DType():
            return f"the element type {value}"
        case type():
            return f"the class '{value.__name__}'"
        case int() if value.bit_length() > _SHOWN_BITS:
            return f"a whole number of {value.bit_length():,} bits"
        case None | bool() | int() | float() | str():
            return repr(value)
        # torch's and NumPy's element types
        case _ if type(value).__name__ == "dtype" or type(value).__name__.endswith("DType"):
            return str(value) if "." in str(value) else f"{type(value).__module__.partition('.')[0]}.{value}"
        case tuple() | list() if len(value) < _SHOWN_ITEMS:
            inside = ", ".join(describe(item) for item in value)
            return f"({inside}{',' * (len(value) == 1)})" if isinstance(value, tuple) else f"[{inside}]"
    return f"a Python {type(value).__name__}"


def shows_none(values: Iterable[object]) -> bool:
    """Whether a message that describes these values shows a None."""
    return any(
        value is None or isinstance(value, tuple | list) and len(value) < _SHOWN_ITEMS and shows_none(value)
        for value in values
    )


def is_integer(value: object) -> TypeGuard[SupportsIndex]:
    """Whether Python knows the integer: an int, a bool, or another library's."""
    return not isinstance(value, UnknownNumber) and hasattr(value, "__index__")
