"""The data of a listing: variables, tables and strings in its sections, as bytes and addresses.

The directives are those that LLVM prints for data (MC's AsmParser). A symbol's bytes end where `.size` says, or else at
the next symbol of its section."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable

from tiledsl.asm.text.expressions import Unresolved, evaluate
from tiledsl.asm.text.syntax import DataObject

LABEL = re.compile(r"\s*([A-Za-z_.$][\w.$]*):(?=\s|$)")
DIRECTIVE = re.compile(r"\s*\.(\w+)\s*(.*?)\s*$")

_INTEGERS = {"byte": 1, "short": 2, "2byte": 2, "long": 4, "4byte": 4, "quad": 8, "8byte": 8}
_UNREAD = frozenset("uleb128 sleb128 octa float double org".split())
_STRING = re.compile(r'"((?:\\.|[^"\\])*)"')
_ESCAPE = re.compile(r"\\([0-7]{1,3}|.)")
_ESCAPED = {"n": 10, "t": 9, "r": 13, "b": 8, "f": 12}
_POINTER = re.compile(r"([A-Za-z_.$][\w.$]*)\s*(?:([-+])\s*(\d+))?$")
_MOST_BYTES = 1 << 28  # of a section


@dataclasses.dataclass(slots=True)
class _Section:
    writable: bool
    data: bytearray = dataclasses.field(default_factory=bytearray)
    labels: list[tuple[str, int]] = dataclasses.field(default_factory=list)
    pointers: list[tuple[int, str, int]] = dataclasses.field(default_factory=list)
    # (offset, directive) of directives that are not understood
    unread: list[tuple[int, str]] = dataclasses.field(default_factory=list)


class _Reader:
    """Reads the lines of a listing in order."""

    def __init__(self) -> None:
        self.sections: dict[str, _Section] = {}
        self.sizes: dict[str, int] = {}
        self.now: str | None = None
        self.before: list[str | None] = []

    def directive(self, word: str, arguments: str) -> None:
        if word in ("pushsection", "popsection"):
            self._enter(
                self.before.pop() if word == "popsection" and self.before else self.now, push=word == "pushsection"
            )
        if word in ("text", "data", "bss"):
            self._enter(None if word == "text" else f".{word}")
        elif word in ("section", "pushsection"):
            self._section(arguments)
        elif word == "size":
            name, _, size = arguments.partition(",")
            if size.strip().isdigit():
                self.sizes[name.strip()] = int(size)
        elif word in ("comm", "lcomm"):
            name, _, size = arguments.partition(",")
            self._common(name.strip(), size.partition(",")[0].strip())
        elif self.now is not None:
            self._emit(self.sections[self.now], word, arguments)

    def _enter(self, name: str | None, push: bool = False) -> None:
        if push:
            self.before.append(self.now)
        self.now = name
        if name is not None:
            self.sections.setdefault(name, _Section(not name.startswith(".rodata")))

    def _section(self, arguments: str) -> None:
        """Enter a section. Sections that are not loaded, and code sections, hold no data of a kernel."""
        name, *rest = (part.strip() for part in arguments.split(","))
        flags = rest[0].strip('"') if rest else {".data": "aw", ".bss": "aw", ".rodata": "a"}.get(name, "")
        if "a" not in flags or "x" in flags:
            self.now = None
            return
        self.now = name
        self.sections.setdefault(name, _Section("w" in flags))

    def _common(self, name: str, size: str) -> None:
        section = self.sections.setdefault(".bss", _Section(True))
        section.labels.append((name, len(section.data)))
        self._emit(section, "zero", size)
        self.sizes[name] = len(section.data) - section.labels[-1][1]

    def label(self, name: str) -> None:
        if self.now is not None:
            section = self.sections[self.now]
            section.labels.append((name, len(section.data)))

    def _emit(self, section: _Section, word: str, arguments: str) -> None:
        data = section.data
        try:
            if word in _INTEGERS:
                for part in arguments.split(","):
                    self._integer(section, part.strip(), _INTEGERS[word])
            elif word in ("ascii", "asciz", "string"):
                for text in _STRING.findall(arguments):
                    data += _characters(text) + bytes(word != "ascii")
            elif word in ("zero", "space", "skip"):
                count, _, fill = arguments.partition(",")
                data += bytes([evaluate(fill or "0", {}) & 255]) * _bounded(evaluate(count, {}), len(data))
            elif word == "fill":
                repeat, size, value = (evaluate(part, {}) for part in (arguments + ",1,0").split(",")[:3])
                data += (value & (1 << 8 * min(size, 8)) - 1).to_bytes(min(size, 8), "little") * _bounded(
                    repeat, len(data)
                )
            elif word in ("p2align", "balign", "align"):
                amount = evaluate(arguments.split(",")[0], {})
                data += bytes(
                    -len(data) % (1 << min(amount, 16) if word == "p2align" else min(max(amount, 1), 1 << 16))
                )
            elif word in _UNREAD:
                section.unread.append((len(data), word))
        except (Unresolved, ValueError, OverflowError):
            section.unread.append((len(data), word))

    def _integer(self, section: _Section, text: str, size: int) -> None:
        pointer = _POINTER.match(text)
        if pointer and size == 8:
            section.pointers.append((len(section.data), pointer[1], int((pointer[2] or "+") + (pointer[3] or "0"))))
            value = 0
        else:
            value = evaluate(text, {})
        section.data += (value & (1 << 8 * size) - 1).to_bytes(size, "little")

    def objects(self) -> Iterable[DataObject]:
        for section in self.sections.values():
            ends = [offset for _, offset in section.labels[1:]] + [len(section.data)]
            for (name, start), next_start in zip(section.labels, ends, strict=False):
                end = start + self.sizes[name] if name in self.sizes else next_start
                pointers = tuple(
                    (offset - start, symbol, addend)
                    for offset, symbol, addend in section.pointers
                    if start <= offset < end
                )
                unread = next((word for offset, word in section.unread if start <= offset <= end), "")
                yield DataObject(name, bytes(section.data[start:end]), pointers, section.writable, unread)


def read_objects(lines: list[str], described: set[int]) -> tuple[DataObject, ...]:
    """The objects in the sections of a listing without its comments. `described` are the lines of kernel descriptors,
    which are no objects."""
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        start = 0
        while label := LABEL.match(line, start):
            reader.label(label[1])
            start = label.end()
        found = DIRECTIVE.match(line, start)
        if found and found[1] == "amdgpu_metadata":
            break
        if found and number not in described:
            reader.directive(found[1], found[2])
    return tuple(reader.objects())


def _bounded(count: int, already: int) -> int:
    if not 0 <= count <= _MOST_BYTES - already:
        raise ValueError("more bytes than a section may have")
    return count


def _characters(text: str) -> bytes:
    """The bytes of a string; LLVM prints unprintable bytes in octal."""
    found, at = bytearray(), 0
    for escape in _ESCAPE.finditer(text):
        found += text[at : escape.start()].encode()
        word = escape[1]
        found.append(int(word, 8) & 255 if word[0] in "01234567" else _ESCAPED.get(word, ord(word[0]) & 255))
        at = escape.end()
    return bytes(found + text[at:].encode())
