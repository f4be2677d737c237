"""The place of the source that each line of a HIP text is made for: marks in the text while it is put together, which
are taken out of it again.
"""

from __future__ import annotations

import dataclasses
import re

from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp

_MARK = re.compile("\x01(\\d+)\x02")
_BEGIN = 'extern "C" '  # of the kernel's line, behind those of the types and functions
_DEFINED = re.compile(r"\s*(?:const )?\w[\w ]*?[ *](\w+) = ")
_NAME = re.compile(r"[A-Za-z_]\w*")


@dataclasses.dataclass(frozen=True)
class Emitted:
    """A HIP text. `places` has one for each of its lines, and None for the types and functions before the kernel."""

    hip: str
    places: tuple[lp.Place | None, ...]

    def place(self, line: int) -> lp.Place | None:
        """The place of a line, which counts from 1; None where there is none."""
        return self.places[line - 1] if 1 <= line <= len(self.places) else None


class Marks:
    """The marks of places, in a text that is being put together."""

    def __init__(self) -> None:
        self.places: list[lp.Place] = []
        self._last: tuple[lp.Place | None, str] = (None, "")

    def of(self, place: lp.Place | None) -> str:
        """The mark of a place; "" for none."""
        if place is not self._last[0]:
            self._last = (place, f"\x01{len(self.places)}\x02" if place is not None else "")
            self.places += [place] if place is not None else []
        return self._last[1]


def taken_out(text: str, marks: Marks, kernel: ir.KernelIR) -> Emitted:
    """The text without its marks, and the places that they give to lines. What is computed before the loops has the
    place of the first line that uses it, and the rest of the kernel, such as the numbers of lanes, that of the kernel.
    """
    lines, places = [], list[lp.Place | None]()
    for line in text.splitlines():
        found = _MARK.search(line)
        lines.append((_MARK.sub("", line) if found else line).rstrip())
        places.append(marks.places[int(found[1])] if found else None)
    begin = next(number for number, line in enumerate(lines) if line.startswith(_BEGIN))
    _place_declarations(lines, places, begin)
    whole = lp.Place(kernel.span)
    places[begin:] = [place or whole for place in places[begin:]]
    return Emitted("\n".join(lines) + "\n", tuple(places))


def _place_declarations(lines: list[str], places: list[lp.Place | None], begin: int) -> None:
    """Give lines that compute a variable the place of the first line behind them that uses it."""
    names = {found[1] for line in lines[begin:] if (found := _DEFINED.match(line))}
    used: dict[str, lp.Place] = {}
    for number in range(len(lines) - 1, begin, -1):
        line = lines[number].partition("//")[0]
        if places[number] is None and (found := _DEFINED.match(line)):
            places[number] = used.get(found[1])
        place = places[number]
        if place is not None:
            used.update({name: place for name in _NAME.findall(line) if name in names})
