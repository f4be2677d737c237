"""The picture of a space: for each option, the variants' times over its values, and the refused ones by cause."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from tiledsl.language.capture.choices import identity
from tiledsl.tools.tune.result import BOUNDED, REFUSED, Found, Row

COLUMN, HEIGHT, BARS = 78, 220, 70  # pixels: a value's least width, the times, and the refused variants below them
_LETTER = 7  # pixels of a letter of a value
LEFT, TOP = 64, 14
_ABREAST = 7  # dots beside one another
_HIGHEST = 4.0  # times the best time, at the upper end of a panel
_CLASSES = 6  # colours of the refusals


@dataclasses.dataclass(frozen=True)
class Dot:
    """One variant with a time: its place, whether the time is predicted, and its words."""

    x: float
    y: float
    is_profiled: bool
    is_best: bool
    words: str


@dataclasses.dataclass(frozen=True)
class Bar:
    """The variants with a value that one code refuses."""

    x: float
    y: float
    width: float
    height: float
    colour: int
    words: str


@dataclasses.dataclass(frozen=True)
class Panel:
    """The variants over the values of one option, in pixels. `ticks` are heights with their times, and `base` is the
    height of the values' names."""

    option: str
    width: float
    height: float
    base: float
    values: tuple[tuple[float, str], ...]
    ticks: tuple[tuple[float, str], ...]
    dots: tuple[Dot, ...]
    bars: tuple[Bar, ...]


def codes_of(found: Found) -> dict[str, int]:
    """The colour of each code of a refusal, the most frequent first; rare codes share the last colour."""
    return {code: min(number, _CLASSES - 1) for number, code in enumerate(found.refused_by_code)}


def panels(found: Found) -> list[Panel]:
    """A panel for each option with several values, and for the kernels, if there are several."""
    labels = [{"kernel": row.variant.kernel.name, **row.variant.labels} for row in found.rows]
    names = dict.fromkeys(name for one in labels for name in one)
    values = {name: list({identity(one[name]): one[name] for one in labels if name in one}.values()) for name in names}
    return [_panel(found, name, values[name], labels) for name in names if len(values[name]) > 1]


def _panel(found: Found, name: str, values: Sequence[Any], labels: Sequence[Mapping[str, Any]]) -> Panel:
    best = found.fastest.time_us if found.fastest is not None else None
    highest = _highest(found)
    tall = HEIGHT if any(row.state != REFUSED for row in found.rows) else 0  # of the times, if there are any
    column = max(COLUMN, _LETTER * (2 + max(len(str(value)) for value in values)))
    places = {identity(value): LEFT + (number + 0.5) * column for number, value in enumerate(values)}
    dots, bars = [], []
    for value in values:
        rows = [row for row, one in zip(found.rows, labels, strict=True) if _has(one, name, value)]
        x = places[identity(value)]
        timed = [row for row in rows if row.state != REFUSED]
        abreast = min(len(timed), _ABREAST)
        dots += [
            _dot(row, x + (number % _ABREAST - (abreast - 1) / 2) * COLUMN / 10, highest, found)
            for number, row in enumerate(timed)
        ]
        bars += _bars(rows, x, TOP + tall + 26, codes_of(found))
    marked = [times * best for times in (1, 2, 3, 4)] if best else []
    times = [(0.0, "0"), *((time, f"{time:,.1f}") for time in marked if time <= highest)] if tall else []
    ticks = tuple((_height(time, highest), text) for time, text in times)
    shown = tuple((places[identity(value)], str(value)) for value in values)
    height = TOP + tall + 30 + (BARS if found.refused_by_code else 0)
    base = TOP + tall + 16
    return Panel(name, LEFT + column * len(values), height, base, shown, ticks, tuple(dots), tuple(bars))


def _highest(found: Found) -> float:
    """The time at the upper end of the panels: a little above the slowest variant, and at most a few times the best."""
    times = [row.time_us or row.bound.likely_us for row in found.rows if row.state != REFUSED]
    best = found.fastest.time_us if found.fastest is not None else None
    return min(1.05 * max(times, default=1.0), _HIGHEST * (best or max(times, default=1.0)))


def _has(labels: Mapping[str, Any], name: str, value: Any) -> bool:
    return name in labels and identity(labels[name]) == identity(value)


def _height(time: float, highest: float) -> float:
    return TOP + HEIGHT * (1 - min(time, highest) / highest)


def _dot(row: Row, x: float, highest: float, found: Found) -> Dot:
    """A variant. Those of a value are spread over its column, so that equal times stay apart."""
    is_profiled = row.state != BOUNDED
    time = row.time_us if row.time_us is not None else row.bound.likely_us
    said = f"{row.variant.name}: {time:,.1f} µs, {'predicted' if is_profiled else 'estimated, not profiled'}"
    best = found.best
    return Dot(x, _height(time, highest), is_profiled, row is best, said)


def _bars(rows: Sequence[Row], x: float, top: float, colours: Mapping[str, int]) -> list[Bar]:
    """The refused variants of one value, by code, below one another."""
    counts: dict[str, int] = {}
    for row in rows:
        if row.refusal is not None:
            counts[row.refusal.code] = counts.get(row.refusal.code, 0) + 1
    found, y = [], top
    for code in sorted(counts, key=lambda one: colours[one]):
        height = BARS * counts[code] / max(1, len(rows))
        found.append(Bar(x - COLUMN / 4, y, COLUMN / 2, height, colours[code], f"{counts[code]:,} refused by {code}"))
        y += height
    return found
