"""Text and comparison of dataclasses by their fields.

`dataclasses` compiles such methods anew for each class. For seventy classes of nodes of the IR that is a tenth of the
time of `import tiledsl`, and for a hundred and twenty other classes some hundredths of that of a first check. So nodes,
operations, causes and what the checks keep share the methods of this module.
"""

from __future__ import annotations

import dataclasses
import functools
import operator
from collections.abc import Callable
from typing import Any


class Node:
    """A dataclass with the text that `dataclasses` gives, as `Zero(span=…, calls=(), dst=…)`.

    What is a key of many tables, as expressions and elements, keeps the faster comparison of `dataclasses`. A node
    with `eq=False` has to be a `Compared`, or two nodes with equal fields differ.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in _shown(_class_of(self)))
        return f"{type(self).__qualname__}({fields})"


class Compared(Node):
    """A node that equals those of its class with equal fields, as `dataclasses` has it."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        values = _values(_class_of(self))
        return values(self) == values(other)

    def __hash__(self) -> int:
        return hash(_values(_class_of(self))(self))


def _class_of(node: Node) -> Any:
    """Return the class. As a value of type `type[Node]` it would be no argument of a cached function for mypy."""
    return node.__class__


@functools.cache
def _shown(of: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(of) if field.repr)


@functools.cache
def _values(of: Any) -> Callable[[object], object]:
    """Return the function that gives the fields by which nodes of a class are compared."""
    names = [field.name for field in dataclasses.fields(of) if field.compare]
    return operator.attrgetter(*names) if names else lambda node: ()
