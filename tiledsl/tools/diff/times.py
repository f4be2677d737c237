"""The modelled times of two sides: their differences, findings on cost, and source lines that gained or lost clocks."""

from __future__ import annotations

import dataclasses
import difflib
import linecache
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tiledsl.analysis.time.chips import chip_of
from tiledsl.analysis.time.profile import spending
from tiledsl.analysis.time.result import Profile
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import Diagnostic, UsageError, short_place
from tiledsl.ir.causes import Cost
from tiledsl.runtime.costs import costs_of
from tiledsl.runtime.profile import launch_at, source_lines
from tiledsl.tools.diff.rows import MODELLED, Row
from tiledsl.tools.diff.sides import Side

_LINES = 6  # the largest number of source lines in the text
_LEAST = 0.005  # the smallest difference of a line in the text, as a fraction of a wave's clocks

_Place = tuple[str, int]
_Costs = tuple[tuple[_Place, Diagnostic], ...]


@dataclasses.dataclass(frozen=True)
class Times:
    """The predictions of both sides, and the findings on cost of each.

    `same` has for places of B the place of A whose source line is the same line. A finding has its file and line, of B
    those of the same line of A where there is this line."""

    a: Profile
    b: Profile
    same: Mapping[str, str]
    costs: tuple[_Costs, _Costs] = ((), ())

    def document(self) -> dict[str, Any]:
        """Return the predictions in the form of `tiledsl profile --json`."""
        return {"a": self.a.as_dict(), "b": self.b.as_dict()}

    def rows(self) -> tuple[Row, ...]:
        """Return the rows that --fail-on compares: the text has them in a table of its own."""
        of_a, of_b = self.costs
        return (
            Row("time_us", MODELLED, "modelled time", "µs of a launch", self.a.time_us.likely, self.b.time_us.likely),
            Row("costs", MODELLED, "findings on cost", "", len(of_a), len(of_b)),
        )

    def text(self) -> list[str]:
        """Return a table, and the source lines that differ most in the clocks of a wave."""
        chips = dict.fromkeys((self.a.chip, self.b.chip))
        lines = [f"modelled time, on {' and '.join(chips)} (docs/profile.md)"]
        for name, one, other, digits in self._rows():
            shown = "".join(f"{'-' if value is None else f'{value:,.{digits}f}':>14}" for value in (one, other))
            lines.append(f"  {name:<30}{shown}  {_change(name, one, other)}".rstrip())
        for letter, side in zip("AB", (self.a, self.b), strict=True):
            lines += [f"  {letter}, of your own: {figure}" for figure in side.own_figures]
        lines += self._of_one_side()
        changed = self._lines()
        if changed:
            lines += ["clocks of a wave by line, A and B", *changed]
        return lines

    def _rows(self) -> list[tuple[str, float | None, float | None, int]]:
        """Return the name of each figure, the figure of both sides, None if a side has none, and its digits."""
        a, b = self.a, self.b
        rows: list[tuple[str, float | None, float | None, int]] = [
            ("µs of a launch", a.time_us.likely, b.time_us.likely, 1)
        ]
        if a.tflops and b.tflops:
            rows.append(("TFLOP/s", a.tflops.likely, b.tflops.likely, 1))
        rows.append(("clk of a launch", a.dispatch.clocks, b.dispatch.clocks, 0))
        loops = [None if side.loop_efficiency is None else 100 * side.loop_efficiency for side in (a, b)]
        rows.append(("% matrix units, hot loop", loops[0], loops[1], 1))
        whole = [100 * side.dispatch.matrix_efficiency for side in (a, b)]
        rows.append(("% matrix units, launch", whole[0], whole[1], 1))
        rows.append(("% hits in L2", 100 * a.memory.l2.hit_rate, 100 * b.memory.l2.hit_rate, 1))
        rows.append(("MB of HBM", a.memory.hbm_bytes / 1e6, b.memory.hbm_bytes / 1e6, 1))
        return rows

    def _of_one_side(self) -> list[str]:
        """Return the findings on cost that one side alone has."""
        of_a, of_b = (Counter((place, _name(one)) for place, one in side) for side in self.costs)
        lines = []
        for letter, side, more in (("A", self.costs[0], of_a - of_b), ("B", self.costs[1], of_b - of_a)):
            for place, one in side:
                if more[place, _name(one)]:
                    more[place, _name(one)] -= 1
                    lines.append(f"  a cost of {letter} alone: {one.code} at {_place(one)}, {one.message}")
        return lines

    def _lines(self) -> list[str]:
        """Return the lines with the greatest differences. A line without clocks on one side counts as 0 there."""
        clocks = [{line.place: line.clocks for line in side.lines} for side in (self.a, self.b)]
        rows = {("A", place): (place, spent, 0.0) for place, spent in clocks[0].items()}
        for place, spent in clocks[1].items():
            of_a = self.same.get(place, "")
            if ("A", of_a) in rows:
                name = place if place == of_a else f"{of_a} → {place}"
                rows["A", of_a] = name, clocks[0][of_a], spent
            else:
                rows["B", place] = place, 0.0, spent
        least = _LEAST * max(sum(side.values()) for side in clocks)
        found = [
            (abs(other - one), f"  {name:<30}{one:>14,.0f}{other:>14,.0f}  {other - one:+,.0f}")
            for name, one, other in rows.values()
            if abs(other - one) >= least and not name.startswith("listing:")
        ]
        return [text for _, text in sorted(found, reverse=True)[:_LINES]]


def _change(name: str, one: float | None, other: float | None) -> str:
    """Return how B differs from A: the points of two percentages, or else the percentage."""
    if one is None or other is None:
        return ""
    if name.startswith("%"):
        return f"{other - one:+.1f} points"
    return f"{other / one - 1:+.1%}" if one else ""


def timed(sides: Sequence[Side]) -> Times:
    """Predict both sides. UsageError for a listing, since its launch is not known, and for missing sizes."""
    found: list[Profile] = []
    lowered: list[Lowered] = []
    costs: list[tuple[Diagnostic, ...]] = []
    for letter, side in zip("AB", sides, strict=True):
        if side.lowered is None:
            raise UsageError(
                f"--time predicts kernels, and {letter}, {side.what}, is a listing, whose launch is not known: tiledsl"
                " profile --listing predicts it"
            )
        lowered.append(side.lowered)
        chip = side.chip or chip_of(side.lowered.target)
        spent = spending(launch_at(side.lowered, chip, iterations=side.iterations), chip)
        found.append(spent.profile)
        costs.append(costs_of(side.lowered, spent))
    (a, b), (one, other) = found, lowered
    return Times(a, b, _same_lines(one, other), _costs_by_place(one, other, costs[0], costs[1]))


def _costs_by_place(
    one: Lowered, other: Lowered, of_one: Sequence[Diagnostic], of_other: Sequence[Diagnostic]
) -> tuple[_Costs, _Costs]:
    files = one.kernel.span.file, other.kernel.span.file
    lines = _equal_lines(*files) if files[0] != files[1] else {}
    return _placed(of_one, {}), _placed(of_other, {(files[1], line): at for line, at in lines.items()})


def _placed(costs: Sequence[Diagnostic], equal: Mapping[_Place, _Place]) -> _Costs:
    places = (((mark.span.file, mark.span.line), cost) for cost in costs if (mark := cost.primary))
    return tuple((equal.get(at, at), cost) for at, cost in places)


def _name(cost: Diagnostic) -> str:
    assert isinstance(cost.cause, Cost)
    return cost.cause.name


def _place(cost: Diagnostic) -> str:
    assert cost.primary is not None
    return short_place(cost.primary.span.file, cost.primary.span.line)


def _same_lines(one: Lowered, other: Lowered) -> dict[str, str]:
    """Return for places of another kernel the places of the same source line of one kernel.

    Lines of one file are the same by their number. Two files that hold the kernels have the same line where a
    comparison of their texts finds the line in both, so that a line that moves is the same."""
    places = {line: place for place, line in source_lines(one).items()}
    files = {file for file, _ in places}
    equal = {file: _equal_lines(one.kernel.span.file, file) for file in (other.kernel.span.file,) if file not in files}
    found = {}
    for place, (file, line) in source_lines(other).items():
        at = (file, line) if file in files else equal.get(file, {}).get(line)
        if at in places:
            found[place] = places[at]
    return found


def _equal_lines(one: str, other: str) -> dict[int, tuple[str, int]]:
    """Return for lines of another file the file and the number of the same line in one file."""
    texts = linecache.getlines(one), linecache.getlines(other)
    blocks = difflib.SequenceMatcher(None, *texts, autojunk=False).get_matching_blocks()
    return {block.b + n + 1: (one, block.a + n + 1) for block in blocks for n in range(block.size)}
