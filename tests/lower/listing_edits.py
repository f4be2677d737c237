"""A compiled listing, and copies of it with one thing changed by hand, as if the compiler had made it so."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable

from tests.lower.listing_mutations import kernel_lines
from tiledsl.compile.lowered import Lowered

_START, _END = ";;#ASMSTART", ";;#ASMEND"


class Line(str):
    """A line of a listing, which keeps its identity where others are put before it."""


@dataclasses.dataclass(frozen=True)
class Listing:
    """The lines; `loop` are those of the main loop, or of the whole kernel where it has none."""

    lines: tuple[Line, ...]
    loop: tuple[Line, ...]

    @classmethod
    def of(cls, lowered: Lowered) -> Listing:
        lines, loop = tuple(map(Line, lowered.asm.split("\n"))), lowered.resources.loop
        first, last = (loop.line - 1, loop.last_line) if loop is not None else kernel_lines(lowered.asm, lowered.symbol)
        return cls(lines, lines[first:last])

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def at(self, line: Line) -> int:
        return next(number for number, other in enumerate(self.lines) if other is line)

    def quoted(self, line: Line) -> str:
        """As a message names it."""
        return f"line {self.at(line) + 1}: {line.partition(';')[0].strip()}"

    def in_loop(self, beginning: str) -> list[Line]:
        """The instructions of the main loop that begin so."""
        return instructions(self.loop, beginning)

    def without(self, line: Line) -> Listing:
        return self._with([other for other in self.lines if not any(other is one for one in self._statement(line))])

    def before(self, place: Line, *texts: str) -> Listing:
        """With these lines before a statement."""
        at = self.at(self._statement(place)[0])
        return self._with([*self.lines[:at], *(text if isinstance(text, Line) else Line(text) for text in texts), *self.lines[at:]])

    def after(self, place: Line, *texts: str) -> Listing:
        """With these lines after a statement."""
        at = self.at(self._statement(place)[-1]) + 1
        return self._with([*self.lines[:at], *(text if isinstance(text, Line) else Line(text) for text in texts), *self.lines[at:]])

    def twice(self, line: Line) -> Listing:
        return self.after(line, *map(Line, map(str, self._statement(line))))

    def moved_before(self, line: Line, place: Line) -> Listing:
        statement = self._statement(line)
        return self.without(line).before(place, *statement)

    def moved_after(self, line: Line, place: Line) -> Listing:
        statement = self._statement(line)
        return self.without(line).after(place, *statement)

    def replaced(self, line: Line, text: str) -> Listing:
        new = text if isinstance(text, Line) else Line(text)
        return self._with([new if other is line else other for other in self.lines])

    def stated(self, **fields: int) -> Listing:
        """With other numbers in the metadata and the kernel's descriptor."""
        found = self
        for name, value in fields.items():
            stating = [line for line in self.lines if re.match(rf"\s*\.(amdhsa_)?{name}:?\s+\d+$", line)]
            assert stating, name
            for line in stating:
                found = found.replaced(line, re.sub(r"\d+$", str(value), line))
        return found

    def _statement(self, line: Line) -> tuple[Line, ...]:
        """The line with the marks around it, if it is inline assembly of one instruction."""
        at = self.at(line)
        around = self.lines[at - 1 : at + 2]
        return around if around[0].strip() == _START and around[-1].strip() == _END else (line,)

    def _with(self, lines: Iterable[Line]) -> Listing:
        return dataclasses.replace(self, lines=tuple(lines))


def instructions(lines: Iterable[Line], beginning: str) -> list[Line]:
    return [line for line in lines if line.split() and line.split()[0].startswith(beginning)]


def weaker(listing: Listing, wait: Line, counter: str) -> Listing:
    """With a wait that does not wait for one counter, which is left out if it waits for no other."""
    text = re.sub(rf" {counter}\(\d+\)", "", wait)
    return listing.replaced(wait, text if "cnt(" in text else "")
