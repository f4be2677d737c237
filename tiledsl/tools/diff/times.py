"""The modelled times of two sides: their differences, and the source lines that gained or lost clocks."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from tiledsl.analysis.time.result import Profile
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.runtime.profile import profile_of
from tiledsl.tools.diff.sides import Side

_LINES = 6  # the largest number of source lines in the text
_LEAST = 0.005  # the smallest difference of a line in the text, as a fraction of a wave's clocks


@dataclasses.dataclass(frozen=True)
class Times:
    """The predictions of both sides."""

    a: Profile
    b: Profile

    def document(self) -> dict[str, Any]:
        """Return the predictions in the form of `tiledsl profile --json`."""
        return {"a": self.a.as_dict(), "b": self.b.as_dict()}

    def text(self) -> list[str]:
        """Return a table, and the source lines that differ most in the clocks of a wave."""
        lines = [f"modelled time, on {self.a.chip} and {self.b.chip} (docs/profile.md)"]
        for name, one, other, digits in self._rows():
            change = f"{other / one - 1:+.1%}" if one else ""
            lines.append(f"  {name:<30}{one:>14,.{digits}f}{other:>14,.{digits}f}  {change}".rstrip())
        for letter, side in zip("AB", (self.a, self.b), strict=True):
            lines += [f"  {letter}, of your own: {figure}" for figure in side.own_figures]
        changed = self._lines()
        if changed:
            lines += ["clocks of a wave by line, A and B", *changed]
        return lines

    def _rows(self) -> list[tuple[str, float, float, int]]:
        a, b = self.a, self.b
        rows = [("µs of a launch", a.time_us.likely, b.time_us.likely, 1)]
        if a.tflops and b.tflops:
            rows.append(("TFLOP/s", a.tflops.likely, b.tflops.likely, 1))
        rows.append(("clk of a launch", a.dispatch.clocks, b.dispatch.clocks, 0))
        loops = [100 * (side.loop_efficiency or 0.0) for side in (a, b)]
        rows.append(("% matrix units, hot loop", loops[0], loops[1], 1))
        whole = [100 * side.dispatch.matrix_efficiency for side in (a, b)]
        rows.append(("% matrix units, launch", whole[0], whole[1], 1))
        rows.append(("% hits in L2", 100 * a.memory.l2.hit_rate, 100 * b.memory.l2.hit_rate, 1))
        rows.append(("MB of HBM", a.memory.hbm_bytes / 1e6, b.memory.hbm_bytes / 1e6, 1))
        return rows

    def _lines(self) -> list[str]:
        """Return the lines with the greatest differences. A line without clocks on one side counts as 0 there."""
        sides = [{line.place: line for line in side.lines} for side in (self.a, self.b)]
        whole = max(sum(line.clocks for line in side.values()) for side in sides)
        found = []
        for place in dict.fromkeys((*sides[0], *sides[1])):
            one, other = (side[place].clocks if place in side else 0.0 for side in sides)
            if abs(other - one) >= _LEAST * whole and not place.startswith("listing:"):
                found.append((abs(other - one), f"  {place:<30}{one:>14,.0f}{other:>14,.0f}  {other - one:+,.0f}"))
        return [text for _, text in sorted(found, reverse=True)[:_LINES]]


def timed(sides: Sequence[Side]) -> Times:
    """Predict both sides. UsageError for a listing, since its launch is not known, and for missing sizes."""
    found = []
    for letter, side in zip("AB", sides, strict=True):
        if side.lowered is None:
            raise UsageError(
                f"--time predicts kernels, and {letter}, {side.what}, is a listing, whose launch is not known: tiledsl"
                " profile --listing predicts it"
            )
        found.append(profile_of(side.lowered, side.chip, what_if=False))
    return Times(*found)
