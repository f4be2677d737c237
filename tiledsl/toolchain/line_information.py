"""The compiler's line information: asked for in the listing, and taken out of it again.

A listing with line information has the instructions of one without. The listing that is checked, shown and assembled
has none: of the information only the line of each instruction is kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

# Instructions of an inlined function have the line of its call. Lines without columns, since LLVM joins two places of
# one line into this line. Instructions whose line is not known have line 0, and not that of the instruction before.
OPTIONS = (
    *("-gline-tables-only", "-gno-inline-line-tables", "-gno-column-info"),
    *("-mllvm", "-use-unknown-locations=Enable"),
)

_LOCATION = re.compile(r"\s*\.loc\s+\d+\s+(\d+)")
# numbered files are those of .loc
_INFORMATION = re.compile(r"\s*\.(?:loc\s|cfi_|file\s+\d)")
_SECTION = re.compile(r"\s*\.section\s+\.debug_")
_OF_SECTION = re.compile(
    r"\s*\.(?:[248]?byte|short|long|quad|ascii|asciz|string|zero|[us]leb128|p2align|set)\s|[.\w$]+:"
)
_LABEL = re.compile(r"\.L(?:tmp|func_begin)\d+(?=:)")
_NAMED = re.compile(r"\.L(?:tmp|func_begin)\d+\b(?!:)")
_INSTRUCTION = re.compile(r"\s+[a-z]")
_END = re.compile(r"\.Lfunc_end\d+:")


def is_asked_for(options: Iterable[str]) -> bool:
    """Whether options of the caller ask for debug information, which then stays in the listing."""
    return any(option.startswith("-g") for option in options)


def lines_in(listing: str) -> dict[int, int]:
    """For the lines of a listing's instructions the line of the compiled text, where it is known."""
    return _lines(_placed(listing))


def taken_out(listing: str) -> tuple[str, dict[int, int]]:
    """The listing as the compiler writes it without line information, and its lines as of `lines_in`."""
    kept = list(_without(_placed(listing)))
    named = {name for text, _ in kept for name in _NAMED.findall(text)}
    kept = [(text, line) for text, line in kept if not (label := _LABEL.match(text)) or label[0] in named]
    return "\n".join(text for text, _ in kept), _lines(kept)


def _lines(placed: Iterable[tuple[str, int]]) -> dict[int, int]:
    return {number: line for number, (text, line) in enumerate(placed, 1) if line and _INSTRUCTION.match(text)}


def _placed(listing: str) -> Iterator[tuple[str, int]]:
    """Yield the lines of a listing, each with the line of the compiled text; 0 where it is not known."""
    at = 0
    for text in listing.split("\n"):
        if location := _LOCATION.match(text):
            at = int(location[1])
        elif _END.match(text):
            at = 0
        yield text, at


def _without(placed: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """Yield the lines that are no line information, but for the labels that it names."""
    inside = False
    for text, line in placed:
        if _SECTION.match(text):
            inside = True
        elif not (inside and _OF_SECTION.match(text)) and not _INFORMATION.match(text):
            inside = False
            yield text, line
