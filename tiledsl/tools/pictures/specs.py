"""Specifications of pictures as the user writes them: st(bf16,128,64), rt(f32,32,32,col), "mfma 32x32x8 bf16".

st and rt are as in a kernel, with td. or without."""

from __future__ import annotations

import dataclasses
import re

from tiledsl.diagnostics.diagnostic import Diagnostic, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.ir import nodes as ir
from tiledsl.language.recording.signature import ELEMENTS, element_named
from tiledsl.language.values import annotations as element_types

EXAMPLES = 'as in "st(bf16,128,64)", "rt(f32,32,32,col)", "mfma 32x32x8 bf16"'
SHAPE = re.compile(r"\d+x\d+x\d+", re.ASCII)
_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+)|(?P<name>[A-Za-z_]\w*)|\"(?P<double>\w*)\"|'(?P<single>\w*)'|(?P<mark>[(),=.]))", re.ASCII
)
_TYPES: dict[str, ir.DType] = {name: getattr(element_types, name) for name in ELEMENTS}
_DIGITS = 9  # the most digits of a number
_MOST_TOKENS = 64
_CALLS = {
    "st": "st(type, rows, columns)",
    "rt": 'rt(type, rows, columns, layout="row")',
    "Swizzle": "Swizzle(shift, bits, low=4, fold=0)",
}
_PARAMETERS = {
    "st": ("dtype", "rows", "cols"),
    "rt": ("dtype", "rows", "cols", "layout"),
    "Swizzle": ("shift", "bits", "low", "fold"),
}
_OPTIONS = {"st": ("buffers", "swizzle")}
_NEEDED = {"st": 3, "rt": 3, "Swizzle": 2}


@dataclasses.dataclass(frozen=True, slots=True)
class SharedSpec:
    """A shared tile; `swizzle` is the user's, or None."""

    dtype: ir.DType
    rows: int
    cols: int
    swizzle: ir.Swizzle | None = None

    def __str__(self) -> str:
        return f"st({self.dtype}, {self.rows}, {self.cols})"


@dataclasses.dataclass(frozen=True, slots=True)
class RegisterSpec:
    """A register tile."""

    dtype: ir.DType
    rows: int
    cols: int
    layout: str = "row"

    def __str__(self) -> str:
        return f"rt({self.dtype}, {self.rows}, {self.cols}, {self.layout})"


@dataclasses.dataclass(frozen=True, slots=True)
class MatrixSpec:
    """A matrix instruction, as words to look up in a target's table; no words mean the whole table."""

    words: tuple[str, ...]


Spec = SharedSpec | RegisterSpec | MatrixSpec


def wrong(message: str, *helps: str) -> UsageError:
    """An error about an invalid request, with advice."""
    return UsageError(Diagnostic("TD000", message, helps=helps))


def parse_spec(text: str) -> Spec:
    """Parse the text; UsageError explains an error in it."""
    words = tuple(re.findall(r"[\w:]+", text.lower(), re.ASCII))
    if words and (words[0] == "mfma" or words[0].startswith("v_") or SHAPE.fullmatch(words[0])):
        return MatrixSpec(words[words[0] == "mfma" :])
    return _call_spec(text)


def parse_register_spec(text: str, option: str) -> RegisterSpec:
    """Parse the value of an option that takes a register tile only."""
    spec = parse_spec(text)
    if not isinstance(spec, RegisterSpec):
        raise wrong(f"{option} takes a register tile, and got '{text}'", f'as in {option} "rt(bf16,32,64,row)"')
    return spec


def _call_spec(text: str) -> Spec:
    reader = _Reader(text)
    name, given = reader.call()
    reader.end()
    if name not in ("st", "rt"):
        raise wrong(
            f"there is no picture of '{name}'{meant(name, ('st', 'rt', 'mfma'))}: there are st, rt and mfma", EXAMPLES
        )
    dtype = _dtype(given["dtype"])
    rows = _size(given["rows"], "rows", name)
    cols = _size(given["cols"], "columns", name)
    if name == "rt":
        return RegisterSpec(dtype, rows, cols, _layout(given.get("layout", "row")))
    _size(given.get("buffers", 1), "buffers", name)  # all buffers have the same layout
    swizzle = given.get("swizzle")
    if swizzle is not None and not isinstance(swizzle, ir.Swizzle):
        raise wrong(
            f"the swizzle of st(…) is '{swizzle}': a Swizzle(shift, bits) is expected",
            "as in st(bf16,128,64,swizzle=Swizzle(7,3))",
        )
    return SharedSpec(dtype, rows, cols, swizzle)


def _dtype(value: object) -> ir.DType:
    named = element_named(str(value))
    if named not in _TYPES:
        raise wrong(
            f"there is no element type '{value}' of tiles{meant(str(value), _TYPES)}: there are {', '.join(_TYPES)}"
        )
    return _TYPES[named]


def _size(value: object, what: str, name: str) -> int:
    if not isinstance(value, int) or value < 1:
        raise wrong(
            f"the number of {what} of {name}(…) is '{value}': a whole number is expected, at least 1",
            f"the form is {_CALLS[name]}",
        )
    return value


def _layout(value: object) -> str:
    if value not in ("row", "col", "line"):
        raise wrong(f"there is no register layout '{value}': it is row, col or line")
    return str(value)


Value = int | str | ir.Swizzle


class _Reader:
    """Reads a call of names, numbers and nested calls, from left to right."""

    def __init__(self, text: str):
        self.text, self.at, self.tokens = text, 0, list[tuple[str, str, int]]()
        while text[self.at :].strip():
            found = _TOKEN.match(text, self.at)
            if found is None:
                first = self.at + len(text[self.at :]) - len(text[self.at :].lstrip())
                raise wrong(f"'{text}' cannot be read at '{text[first:]}'", EXAMPLES)
            kind = str(found.lastgroup)
            self.tokens.append(("name" if kind in ("double", "single") else kind, found[kind], found.start(kind)))
            self.at = found.end()
            if len(self.tokens) > _MOST_TOKENS:
                raise wrong(f"'{text[:20]}…' is too long", EXAMPLES)
        self.next = 0

    def call(self) -> tuple[str, dict[str, Value]]:
        """Read a name and its arguments by parameter."""
        name = self._name()
        if name not in _CALLS:
            raise wrong(
                f"there is no picture of '{name}'{meant(name, (*_CALLS, 'mfma'))}: there are st, rt and mfma", EXAMPLES
            )
        self._take("(")
        given: dict[str, Value] = {}
        count = 0
        while not self._is(")"):
            if self._is("=", 1):
                key = self._option(name)
            elif count == len(_PARAMETERS[name]):
                raise wrong(f"{name}(…) takes {count} arguments at most", f"the form is {_CALLS[name]}")
            else:
                key, count = _PARAMETERS[name][count], count + 1
            if key in given:
                raise wrong(f"{name}(…) is given '{key}' twice", f"the form is {_CALLS[name]}")
            given[key] = self._value()
            if not self._is(")"):
                self._take(",")
        self._take(")")
        missing = [key for key in _PARAMETERS[name][: _NEEDED[name]] if key not in given]
        if missing:
            raise wrong(f"{name}(…) lacks {' and '.join(missing)}", f"the form is {_CALLS[name]}")
        return name, given

    def end(self) -> None:
        """Check that nothing follows."""
        if self.next < len(self.tokens):
            raise wrong(f"'{self.text}' goes on after its end: '{self.text[self.tokens[self.next][2] :]}'", EXAMPLES)

    def _option(self, name: str) -> str:
        key, known = self._name(), (*_PARAMETERS[name], *_OPTIONS.get(name, ()))
        if key not in known:
            raise wrong(f"{name}(…) has no '{key}'{meant(key, known)}", f"the form is {_CALLS[name]}")
        self._take("=")
        return key

    def _value(self) -> Value:
        kind, text, _ = self._peek()
        if kind == "number" and len(text) <= _DIGITS:
            self.next += 1
            return int(text)
        name = text if kind == "name" and not self._is("(", 1) and not self._is(".", 1) else ""
        if name:
            self.next += 1
            return name
        if kind != "name":
            raise wrong(f"'{self.text}' has '{text}' where a value is expected", EXAMPLES)
        start = self.next
        word = self._name()
        if not self._is("("):
            return word
        self.next = start
        called, given = self.call()
        if called != "Swizzle" or not all(isinstance(value, int) for value in given.values()):
            raise wrong(f"'{self.text}' has {called}(…) where a value is expected", EXAMPLES)
        return ir.Swizzle(**{key: int(str(value)) for key, value in given.items()})

    def _name(self) -> str:
        """Read a name; a leading `td.` is skipped."""
        if self._peek()[1] == "td" and self._is(".", 1):
            self.next += 2
        kind, text, _ = self._peek()
        if kind != "name":
            raise wrong(
                (
                    f"'{self.text}' has '{text}' where a name is expected"
                    if text
                    else f"'{self.text}' ends where a name is expected"
                ),
                EXAMPLES,
            )
        self.next += 1
        return text

    def _take(self, mark: str) -> None:
        if not self._is(mark):
            found = self._peek()[1]
            raise wrong(
                (
                    f"'{self.text}' has '{found}' where '{mark}' is expected"
                    if found
                    else f"'{self.text}' ends where '{mark}' is expected"
                ),
                EXAMPLES,
            )
        self.next += 1

    def _is(self, mark: str, ahead: int = 0) -> bool:
        return self.next + ahead < len(self.tokens) and self.tokens[self.next + ahead][:2] == ("mark", mark)

    def _peek(self) -> tuple[str, str, int]:
        return self.tokens[self.next] if self.next < len(self.tokens) else ("end", "", len(self.text))
