"""Parser of the YAML in a listing's `.amdgpu_metadata` block.

It reads mappings, sequences and scalars in block style, as LLVM prints them, and nothing else of YAML."""

from __future__ import annotations

import dataclasses
import re

_ENTRY = re.compile(r"""(?P<key>'[^']*'|"[^"]*"|[^\s'"\[{][^:]*?):(?:\s+(?P<value>.*))?$""")
_MARKS = ("---", "...")


class MetadataError(ValueError):
    """A line outside of this subset; `line` counts from 0 within the block."""

    def __init__(self, line: int, message: str):
        super().__init__(message)
        self.line = line


@dataclasses.dataclass(frozen=True, slots=True)
class _Line:
    indent: int
    text: str
    number: int


def parse_metadata(lines: list[str]) -> dict[str, object]:
    """The document as dicts, lists, ints, bools and strings. MetadataError names the line that does not fit."""
    block = [_Line(len(line) - len(line.lstrip()), line.strip(), number) for number, line in enumerate(lines)]
    block = [line for line in block if line.text and line.text not in _MARKS]
    value, rest = _block(block)
    if rest:
        raise MetadataError(rest[0].number, "the indentation fits no line above")
    if not isinstance(value, dict):
        raise MetadataError(block[0].number if block else 0, "the metadata is not a mapping")
    return value


def _block(lines: list[_Line]) -> tuple[object, list[_Line]]:
    """Parse the mapping or sequence that begins at the first line; the second result is the lines after it."""
    if not lines:
        return None, []
    return _sequence(lines) if _is_item(lines[0]) else _mapping(lines)


def _is_item(line: _Line) -> bool:
    return line.text == "-" or line.text.startswith("- ")


def _sequence(lines: list[_Line]) -> tuple[list[object], list[_Line]]:
    indent = lines[0].indent
    items: list[object] = []
    while lines and lines[0].indent == indent and _is_item(lines[0]):
        text = lines[0].text[1:].lstrip()
        if _ENTRY.match(text):  # a mapping that begins beside the dash: its keys are aligned with the first
            first = _Line(indent + len(lines[0].text) - len(text), text, lines[0].number)
            entry, lines = _mapping([first, *lines[1:]])
            items.append(entry)
        else:
            items.append(_scalar(text))
            lines = lines[1:]
    return items, lines


def _mapping(lines: list[_Line]) -> tuple[dict[str, object], list[_Line]]:
    indent = lines[0].indent
    result: dict[str, object] = {}
    while lines and lines[0].indent == indent and not _is_item(lines[0]):
        entry = _ENTRY.match(lines[0].text)
        if entry is None:
            raise MetadataError(lines[0].number, "expected `key: value`")
        lines = lines[1:]
        value: object = _scalar(entry["value"] or "")
        if (
            not entry["value"]
            and lines
            and (lines[0].indent > indent or lines[0].indent == indent and _is_item(lines[0]))
        ):
            value, lines = _block(lines)
        result[entry["key"].strip("'\"")] = value
    return result, lines


def _scalar(text: str) -> object:
    if re.fullmatch(r"-?(0x[0-9a-fA-F]+|\d+)", text):
        return int(text, 0) if "x" in text else int(text)
    if text[:1] in ("'", '"') and text[-1:] == text[:1] and len(text) > 1:
        return text[1:-1]
    return {"true": True, "false": False, "[]": [], "{}": {}, "": None}.get(text, text)
