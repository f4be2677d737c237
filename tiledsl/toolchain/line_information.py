"""The compiler's line information: asked for in the listing, and taken out of it again.

The listing with the information is made of the same instructions as the one without, and nothing but the instructions'
lines is kept of it: the listing that is checked, shown and assembled has no line information."""

from __future__ import annotations

import re
from collections.abc import Iterator

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


def taken_out(listing: str) -> tuple[str, dict[int, int]]:
    """The listing as the compiler writes it without line information, and for the lines of its instructions the line of
    the compiled text; those without a known line are left out."""
    kept = list(_kept(listing.split("\n")))
    named = {name for text, _ in kept for name in _NAMED.findall(text)}
    kept = [(text, line) for text, line in kept if not (label := _LABEL.match(text)) or label[0] in named]
    lines = {number: line for number, (text, line) in enumerate(kept, 1) if line and _INSTRUCTION.match(text)}
    return "\n".join(text for text, _ in kept), lines


def _kept(texts: list[str]) -> Iterator[tuple[str, int]]:
    """Yield the lines of a listing that are no line information, but for labels, and the place of each; 0 for none."""
    at, inside = 0, False
    for text in texts:
        if _SECTION.match(text):
            inside = True
        elif inside and _OF_SECTION.match(text):
            continue
        elif location := _LOCATION.match(text):
            at = int(location[1])
        elif not _INFORMATION.match(text):
            inside = False
            at = 0 if _END.match(text) else at
            yield text, at
