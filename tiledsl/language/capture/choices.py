"""The values that the options of a kernel may take, as `@td.kernel(tune=…)` lists them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping
from typing import Any

from tiledsl.language.recording.handle import describe

Choices = Mapping[str, tuple[Any, ...]]
_MOST_BITS = 63  # of a whole number in TOML, without its sign
VALUES = "a bool, text, or a finite number of 64 bits"
EXAMPLE = "tune=dict(BLOCK=(128, 256), K_STEP=(32, 64))"


def choices_in(given: object) -> Choices | str:
    """Return the values of each option in order, or, in words, why `given` does not list them."""
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        return f"tune={describe(given)}: values are listed for each option by name"
    return {name: _listed(values) for name, values in given.items()}


def _listed(values: Any) -> tuple[Any, ...]:
    return tuple(values) if isinstance(values, list | tuple | range) else ()


def misfit(values: tuple[Any, ...], default: object) -> str:
    """Return why an option with this default cannot take the listed values, or ""."""
    if not values:
        return "its values are a tuple or a list with at least one value"
    wrong = [value for value in values if not is_value(value)]
    if wrong:
        return f"{describe(wrong[0])} is none of {VALUES}"
    if len({identity(value) for value in values}) < len(values):
        return "a value is listed twice"
    if identity(default) not in map(identity, values):
        return f"its default, {describe(default)}, is not among them"
    return ""


def remedy(name: str, values: tuple[Any, ...], default: object) -> str:
    """Return what to write in place of values that an option with this default cannot take."""
    if not values or misfit((default, *values), default):
        return f"list the default and its alternatives: {EXAMPLE}"
    return f"list the default too: tune=dict({name}={(default, *values)!r})"


def is_value(value: object) -> bool:
    """Return whether a tuned file can hold a value, and whether the value that is read again is the same."""
    kind = type(value)  # a subclass, such as an enumeration or a float of NumPy, is read again as its base
    match value:
        case bool():
            return True
        case int():
            return kind is int and value.bit_length() <= _MOST_BITS
        case float():
            return kind is float and math.isfinite(value)
        case str():
            return kind is str and not any("\ud800" <= one <= "\udfff" for one in value)  # those have no encoding
    return False


def identity(value: object) -> tuple[type, object]:
    """Return what tells values apart: 1, 1.0 and True are equal in Python, and a kernel may distinguish them."""
    return type(value), value


def combinations(choices: Choices) -> Iterator[dict[str, Any]]:
    """Yield every combination of the values, the last option's values changing first."""
    for values in itertools.product(*choices.values()):
        yield dict(zip(choices, values, strict=True))
