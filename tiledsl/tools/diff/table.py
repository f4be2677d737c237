"""The comparison as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tiledsl.diagnostics.diagnostic import Style
from tiledsl.tools.diff.rows import CONFLICTS, CONFLICTS_FOR_WORK, FOR_CLOCKS, FOR_WORK, KERNEL, OF_THE_LOOP, Row, Value
from tiledsl.tools.diff.sides import Side
from tiledsl.tools.diff.worse import Judged


def heading(sides: Sequence[Side]) -> list[str]:
    """Describe each side."""
    return [
        f"{letter}  {', '.join([side.what, side.target, *_circumstances(side)])}"
        for letter, side in zip("AB", sides, strict=True)
    ]


def _circumstances(side: Side) -> Iterator[str]:
    yield from (f"{name}={size}" for name, size in side.sizes.items())
    yield from (f"stride of {name} {stride}" for name, stride in side.strides.items())
    yield side.compiler or "a listing"


def table(sides: Sequence[Side], every: Sequence[Row], whole: bool, style: Style, more: str) -> list[str]:
    """Return the rows that differ, or all rows (`whole`), and their number. `more` is what shows the others."""
    if not whole and _same_work(sides):
        # equal work: the turns themselves are comparable
        every = [row for row in every if row.group != FOR_WORK and row.key != CONFLICTS_FOR_WORK]
    shown = [row for row in every if whole or row.differs]
    differing = sum(row.differs for row in every)
    texts = {row.key: _cells(row, sides) for row in shown}
    widths = [max((len(cells[place]) for cells in texts.values()), default=0) for place in range(5)]
    lines = (
        ["", f"{'':{widths[0]}}  {'A':>{widths[1]}}  {'B':>{widths[2]}}  {'B - A':>{widths[3]}}".rstrip()]
        if shown
        else [""]
    )
    for group in dict.fromkeys(row.group for row in shown):
        lines += [
            style("message", group),
            *(_line(texts[row.key], widths, row.unit) for row in shown if row.group == group),
        ]
    rest = "" if whole or differing == len(every) else f"; {more} shows the others too"
    return [
        *lines,
        *([""] if shown else []),
        f"{differing or 'none'} of {len(every)} rows {'differs' if differing == 1 else 'differ'}{rest}",
    ]


def _same_work(sides: Sequence[Side]) -> bool:
    """Return whether one turn of both main loops does equal work."""
    a, b = (side.loop.flop if side.loop else 0 for side in sides)
    return a == b


def _line(cells: tuple[str, ...], widths: list[int], unit: str) -> str:
    name, *values = cells
    numbers = "  ".join(f"{value:>{width}}" for value, width in zip(values, widths[1:], strict=True))
    return f"{name:<{widths[0]}}  {numbers}  {unit}".rstrip()


def _cells(row: Row, sides: Sequence[Side]) -> tuple[str, ...]:
    a, b = (_shown(value, row, side) for value, side in zip((row.a, row.b), sides, strict=True))
    delta = "" if not row.delta else f"{row.delta:+,}" if isinstance(row.delta, int) else f"{row.delta:+,.1f}"
    return f"  {row.name}", a, b, delta, "" if not row.percent else f"{row.percent:+.1f}%"


def _shown(value: Value, row: Row, side: Side) -> str:
    if value is None:
        return _why_not(row, side)
    return number(value)


def number(value: int | float | str) -> str:
    """Format a known value."""
    return value if isinstance(value, str) else f"{value:,}" if isinstance(value, int) else f"{value:,.1f}"


def _why_not(row: Row, side: Side) -> str:
    """Return the text in place of a missing value."""
    loop = side.resources.loop
    if row.group in OF_THE_LOOP and loop is None:
        return "no loop"
    if (row.group == FOR_WORK or row.key == FOR_CLOCKS) and loop is not None and not loop.mfma:
        return "no MFMA"
    return "no MFMA" if row.key == CONFLICTS_FOR_WORK and not side.no_conflicts_because else "not known"


def why_not_known(row: Row, side: Side) -> str:
    """Return the reason for a missing value, in words."""
    if row.group == CONFLICTS and side.no_conflicts_because:
        return side.no_conflicts_because
    if not side.lds_known and row.group == KERNEL:
        return "a listing does not say how much LDS its launch gives (--dynamic-lds)"
    without = {"no loop": "it has no loop", "no MFMA": "its main loop has no MFMA"}
    return without.get(_why_not(row, side), "an instruction of its main loop is not known")


def remarks(sides: Sequence[Side]) -> list[str]:
    """Return the remarks that a reader needs to compare the numbers."""
    lines = []
    for letter, side in zip("AB", sides, strict=True):
        if side.no_conflicts_because:
            lines.append(f"bank conflicts of {letter} are not known: {side.no_conflicts_because}")
        if not side.lds_known:
            lines.append(
                f"the LDS of {letter} is given at its launch, so the occupancy is not known: state the LDS with"
                f" --dynamic-lds {letter}:BYTES"
            )
    a, b = (side.loop.flop if side.loop else None for side in sides)
    if a and b and a != b:
        more, less, times = ("B", "A", b / a) if b > a else ("A", "B", a / b)
        lines.append(
            f"a turn of {more}'s main loop multiplies {times:.4g} times as much as a turn of {less}'s: compare the"
            f" rows for each million FLOP"
        )
    return lines


def verdict(found: Iterable[Judged], style: Style) -> list[str]:
    """Return the result of each name of --fail-on."""
    return [f"--fail-on {one.name}: {_came_to(one, style)}" for one in found]


def _came_to(one: Judged, style: Style) -> str:
    worse = [
        f"{_named(row)}: {number(row.a)} -> {number(row.b)}"
        for row in one.worse
        if row.a is not None and row.b is not None
    ]
    return f"{style('error', 'worse')}: {'; '.join(worse)}" if worse else "not known" if one.open else "not worse"


def _named(row: Row) -> str:
    """Return the name of a row for a text without the heading of its group."""
    return " ".join(
        part
        for part in (row.name, row.unit, row.group.removesuffix(" of the main loop") if row.group == FOR_WORK else "")
        if part
    )
