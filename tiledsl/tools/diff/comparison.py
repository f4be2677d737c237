"""The comparison of two sides as text and as JSON: rows, results of `--fail-on`, main loops, modelled times."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

from tiledsl.diagnostics import VERSION, html
from tiledsl.diagnostics.diagnostic import Style, plain_style
from tiledsl.tools.diff.normalised import loop_diff
from tiledsl.tools.diff.rows import MODELLED, Row, rows
from tiledsl.tools.diff.sides import Side
from tiledsl.tools.diff.table import heading, remarks, table, verdict, why_not_known
from tiledsl.tools.diff.times import Times, timed
from tiledsl.tools.diff.worse import Judged, judged

# version of the JSON document, docs/schemas/diff.json: increased when a reader of the previous version would misread it
SCHEMA = 1
_PARTS = {"-": "error", "+": "help", "@": "place"}  # a diff line is coloured like these parts of a diagnostic
_DIGITS = 3  # after the point
_ALL_ROWS = "text(True)"  # in Python


@dataclasses.dataclass(frozen=True, repr=False)
class Comparison:
    """A comparison of two sides.

    `loops` are the lines of the main loops' diff, and `times` the predictions; each is None if it was not requested.
    """

    sides: tuple[Side, Side]
    rows: tuple[Row, ...]
    judged: tuple[Judged, ...] = ()
    loops: tuple[str, ...] | None = None
    times: Times | None = None

    def text(self, whole: bool, style: Style = plain_style, more: str = "") -> str:
        """Return the table of the rows that differ, or of all rows (`whole`), and the remarks. `more` is what shows
        the other rows.
        """
        compiled = [row for row in self.rows if row.group != MODELLED]
        lines = [*heading(self.sides), *table(self.sides, compiled, whole, style, more or _ALL_ROWS)]
        times = self.times.text() if self.times is not None else []
        for part in (remarks(self.sides), times, verdict(self.judged, style), self._loops(style)):
            lines += ["", *part] if part else []
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.text(False)

    def __repr__(self) -> str:
        return f"<Comparison of {self.sides[0].what} and {self.sides[1].what}>"

    def _repr_html_(self) -> str:
        """The rows that differ, in colour, for notebooks."""
        return html.preformatted(self.text(False, html.marked))

    def _loops(self, style: Style) -> list[str]:
        if self.loops is None:
            return []
        without = [letter for letter, side in zip("AB", self.sides, strict=True) if side.loop is None]
        lines = [style(_PARTS[line[0]], line) if line[0] in _PARTS else line for line in self.loops]
        return (
            [f"{letter} has no loop" for letter in without]
            or lines
            or ["the main loops are the same but for the names of registers and labels"]
        )

    def why_open(self, one: Judged) -> str:
        """Return the reason why the result for a name of --fail-on is not known."""
        for letter, side in zip("AB", self.sides, strict=True):
            row = next((row for row in self.rows if row.key == one.open[0]), None)
            assert row is not None
            if (row.a if letter == "A" else row.b) is None:
                return f"of {letter} it is not known, since {why_not_known(row, side)}"
        raise AssertionError("a row that both sides have is compared")

    def document(self) -> dict[str, Any]:
        """Return the JSON document."""
        return {
            **_head(),
            "a": _side(self.sides[0]),
            "b": _side(self.sides[1]),
            "rows": [_row(row) for row in self.rows],
            "fail_on": [
                {"name": one.name, "worse": [row.key for row in one.worse], "not_known": list(one.open)}
                for one in self.judged
            ],
            "loop_diff": None if self.loops is None else list(self.loops),
            **({"time": self.times.document()} if self.times is not None else {}),
            "refused": [],
        }


def compared(
    sides: tuple[Side, Side], names: Iterable[str] = (), with_loops: bool = False, with_times: bool = False
) -> Comparison:
    """Compare two sides; `names` are those of --fail-on. Names of predictions need `with_times`."""
    a, b = (side.loop for side in sides)
    loops = (tuple(loop_diff(a, b)) if a and b else ()) if with_loops else None
    times = timed(sides) if with_times else None
    found = (*rows(*sides), *(times.rows() if times is not None else ()))
    by_key = {row.key: row for row in found}
    return Comparison(sides, found, tuple(judged(name, by_key) for name in names), loops, times)


def refused_document(refused: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the JSON document for a comparison of which a side is refused."""
    return {**_head(), "a": None, "b": None, "rows": [], "fail_on": [], "loop_diff": None, "refused": list(refused)}


def _head() -> dict[str, Any]:
    return {"schema": SCHEMA, "tiledsl": VERSION}


def _row(row: Row) -> dict[str, Any]:
    values = {"a": row.a, "b": row.b, "delta": row.delta, "percent": row.percent}
    rounded = {name: round(value, _DIGITS) if isinstance(value, float) else value for name, value in values.items()}
    return {"key": row.key, "group": row.group, "name": row.name, "unit": row.unit, **rounded, "differs": row.differs}


def _side(side: Side) -> dict[str, Any]:
    return {
        "what": side.what,
        "target": side.target,
        "compiler": side.compiler or None,
        "kernel": side.resources.kernel,
        "sizes": dict(side.sizes),
        "strides": dict(side.strides),
        "main_loop": (
            side.resources.loop
            and {
                "label": side.resources.loop.label,
                "line": side.resources.loop.line,
                "last_line": side.resources.loop.last_line,
            }
        ),
        "lds_known": side.lds_known,
        "conflicts_not_known": side.no_conflicts_because or None,
    }
