"""TD870: the data of a launch lie in the ranges that the kernel declares with td.read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from tiledsl.asm.text.syntax import Contents
from tiledsl.diagnostics.diagnostic import Diagnostic, SimulationError


def verify_contents(contents: Iterable[Contents], args: Sequence[Any]) -> None:
    """SimulationError where an element of an argument breaks a declaration; `args` are the kernel's."""
    for one in contents:
        array = args[one.argument]
        elements = np.ascontiguousarray(array.get() if hasattr(array, "get") else array).reshape(-1).view(np.int32)
        least, most = (_integer(args[end]) if of_argument else end for end, of_argument in (one.least, one.most))
        fault = _fault(one, elements, least, most)
        if fault:
            help = "correct the data, or declare the range that they have: td.read(…, least=…, most=…)"
            if least == most == 0:
                help = "set the counters to 0 before the first launch: each launch leaves them so"
            said = f"declared at {one.place}: {least}..{most}{', ' * bool(one.order)}{one.order}"
            raise SimulationError(Diagnostic("TD870", fault, notes=(said,), helps=(help,)))


def _integer(argument: Any) -> int:
    """The size that an argument passes: a number, or its bytes."""
    return int.from_bytes(argument, "little", signed=True) if isinstance(argument, bytes) else int(argument)


def _fault(one: Contents, elements: np.ndarray, least: int, most: int) -> str:
    """Return the first element that breaks a declaration, in words; nothing if none does."""
    outside = np.flatnonzero((elements < least) | (elements > most))
    if len(outside):
        at = int(outside[0])
        return f"element {at} of '{one.name}' is {elements[at]}, outside of its declared range {least}..{most}"
    if one.order == "unique":
        return _twice(one, elements)
    if one.order != "ascending" or not len(elements):
        return ""
    falls = np.flatnonzero(elements[1:] < elements[:-1])
    if len(falls):
        at = int(falls[0]) + 1
        return (
            f"element {at} of '{one.name}' is {elements[at]}, less than element {at - 1}, which is {elements[at - 1]}"
        )
    for at, end, which in ((0, least, "first"), (len(elements) - 1, most, "last")):
        if elements[at] != end:
            return f"element {at} of '{one.name}', its {which}, is {elements[at]}, and the declaration says {end}"
    return ""


def _twice(one: Contents, elements: np.ndarray) -> str:
    """Return the first element that equals an earlier one, in words; nothing if all differ."""
    order = np.argsort(elements, kind="stable")
    again = np.flatnonzero(elements[order[1:]] == elements[order[:-1]])
    if not len(again):
        return ""
    first = again[np.argmin(order[again + 1])]
    at, before = int(order[first + 1]), int(order[first])
    return f"element {at} of '{one.name}' is {elements[at]}, as is element {before}, and they are declared unique"
