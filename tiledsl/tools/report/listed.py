"""The compiler's listing for the report: its lines, each with the number of its place in the source."""

from __future__ import annotations

from typing import Any

from tiledsl.compile.lowered import Lowered
from tiledsl.compile.places import waits_differ
from tiledsl.ir.program import operations as lp

MOST_LINES = 12_000


def listing(
    lowered: Lowered | None, program: lp.Program | None, places: Any
) -> tuple[dict[str, Any] | None, dict[tuple[str, int], list[int]]]:
    """The lines of the listing with the numbers of their places (-1 where unknown), and the listing's lines by place.

    `waits_differ` says whether the listing's waits differ from the plan's at these sizes, as they may where one text
    serves several sizes."""
    if lowered is None or program is None:
        return None, {}
    kernel = next(one for one in lowered.listing.kernels if one.name == lowered.symbol)
    of_lines: dict[tuple[str, int], list[int]] = {}
    from_lines: dict[int, int] = {}
    for line, place in lowered.places.items():
        of_lines.setdefault(place, []).append(line)
        from_lines[line] = places(*place)
    text = lowered.asm.split("\n")
    numbers = [number for number in range(kernel.items[0].line, kernel.items[-1].line + 1) if text[number - 1].strip()]
    return {
        "lines": [[number, text[number - 1], from_lines.get(number, -1)] for number in numbers[:MOST_LINES]],
        "left_out": max(0, len(numbers) - MOST_LINES),
        "waits_differ": waits_differ(lowered, program),
    }, of_lines
