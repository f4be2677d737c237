"""The compiler's line information: asked for in the listing, and taken out of it again.

A listing with line information has the instructions of one without. The listing that is checked, shown and assembled
has none: of the information only the line of each instruction is kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

# Instructions of an inlined function have the line of its call. Lines without columns, since LLVM joins two places of
# one line into this line. Instructions whose line is not known have line 0, and not that of the instruction before.
# The kind of information comes last: clang before 22 takes -gno-inline-line-tables for a wish for all of it.
OPTIONS = (
    *("-gno-inline-line-tables", "-gno-column-info", "-gline-tables-only"),
    *("-mllvm", "-use-unknown-locations=Enable"),
)
OPTIONS_OF_CHAINS = OPTIONS[1:]  # instructions of an inlined function have its line, and those of the calls

_LOCATION = re.compile(r"\s*\.loc\s+\d+\s+(?P<line>\d+)")
_PLACE = re.compile(r"\s*(?P<file>.+?):(?P<line>[1-9]\d*)(?::\d+)?(?: \])*\s*$")
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

Chain = tuple[tuple[str, int], ...]  # files and lines
_Placed = tuple[str, int]  # a line of the listing, and the line of the compiled text or 0


def is_asked_for(options: Iterable[str]) -> bool:
    """Whether options of the caller ask for debug information, which then stays in the listing."""
    return any(option.startswith("-g") for option in options)


def lines_in(listing: str) -> dict[int, int]:
    """For the lines of a listing's instructions the line of the compiled text, where it is known."""
    return _lines(_placed(listing))


def chains_in(listing: str) -> dict[int, Chain]:
    """For the lines of a listing the places of the source, where they are known: the innermost first, of an inlined
    function, then the place of each call. Lines of inline assembly begin as their text does."""
    found: dict[int, Chain] = {}
    chain: Chain = ()
    for number, text in enumerate(listing.split("\n"), 1):
        if location := _LOCATION.match(text):
            known = location["line"] != "0"
            chain = tuple(_chain(text.partition(";")[2])) if known else ()
        elif _END.match(text):
            chain = ()
        if chain:
            found[number] = chain
    return found


def _chain(comment: str) -> Iterator[tuple[str, int]]:
    """The places of `a.h:3 @[ b.hip:5 ]`, as clang writes them beside .loc."""
    for part in comment.split(" @[ "):
        if place := _PLACE.match(part):
            yield place["file"], int(place["line"])


def taken_out(listing: str) -> tuple[str, dict[int, int]]:
    """The listing as the compiler writes it without line information, and its lines as of `lines_in`."""
    kept = list(_without(_placed(listing)))
    named = {name for text, *_ in kept for name in _NAMED.findall(text)}
    kept = [one for one in kept if not (label := _LABEL.match(one[0])) or label[0] in named]
    return "\n".join(text for text, *_ in kept), _lines(kept)


def _lines(placed: Iterable[_Placed]) -> dict[int, int]:
    return {number: line for number, (text, line) in enumerate(placed, 1) if line and _INSTRUCTION.match(text)}


def _placed(listing: str) -> Iterator[_Placed]:
    """Yield the lines of a listing, each with the line of the compiled text, 0 where it is not known."""
    at = 0
    for text in listing.split("\n"):
        if location := _LOCATION.match(text):
            at = int(location["line"])
        elif _END.match(text):
            at = 0
        yield text, at


def _without(placed: Iterable[_Placed]) -> Iterator[_Placed]:
    """Yield the lines that are no line information, but for the labels that it names."""
    inside = False
    for one in placed:
        if _SECTION.match(one[0]):
            inside = True
        elif not (inside and _OF_SECTION.match(one[0])) and not _INFORMATION.match(one[0]):
            inside = False
            yield one
