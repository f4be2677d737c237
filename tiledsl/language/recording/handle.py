"""Handles, which stand for device values in a kernel's Python code, and the names of values in messages."""

from __future__ import annotations

import operator
import types
from collections.abc import Iterable
from typing import SupportsIndex, TypeGuard

from tiledsl.ir import nodes as ir

_SHOWN_BITS = 256  # Python refuses to write integers of thousands of digits
_SHOWN_ITEMS = 5  # a tuple or list of fewer items is described item by item


class Handle:
    """A Python object that stands for something on the device."""

    __slots__ = ()

    def _described(self) -> str:
        """Return the handle's name in messages."""
        raise NotImplementedError

    def _integer_helps(self) -> tuple[str, ...]:
        """Return helps for using the handle where an integer is expected."""
        return ()


class OfElement:
    """A handle whose class type checkers know by its element type: `td.RegisterTile[td.f32]`."""

    __slots__ = ()

    def __class_getitem__(cls, element: object) -> types.GenericAlias:
        return types.GenericAlias(cls, element)


class UnknownNumber(Handle):
    """A number that Python does not know during capture: a device integer, or a scalar parameter of a call."""

    __slots__ = ()


def describe(value: object) -> str:
    """Return a value's name in messages."""
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
        # element types of torch and NumPy
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
    """Return whether the value is an integer that Python knows: an int, a bool, or another library's integer.

    An array has `__index__` too, and only one of a single integer is an integer.
    """
    if isinstance(value, UnknownNumber) or not hasattr(value, "__index__"):
        return False
    try:
        operator.index(value)
    except TypeError:
        return False
    return True
