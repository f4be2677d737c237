"""A record as text: the steps, and the values of one step as tables that are cut to the terminal's width."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tiledsl.tools.watch.record import Expected, Record, Shown, Step
from tiledsl.tools.watch.tiles import IN_FLIGHT, UNWRITTEN

MOST_ROWS, MOST_COLUMNS, MOST_LISTED = 16, 16, 24
_WAYS_ON = "--json and --html have all"


def described(record: Record) -> str:
    """The list of steps, and the values of the requested step, or of the first one with values."""
    lines = [*_listed(record)] if record.wanted is None else []
    step = next((one for one in record.steps if any(shown.written for shown in one.tiles)), None)
    if step is None and record.steps:
        step = record.steps[-1]
    if step is not None:
        lines += _step(record, step)
    return "\n".join(lines).lstrip("\n")


def _listed(record: Record) -> Iterator[str]:
    """A line for each step: its place, and what each tile holds."""
    yield f"{record.count} steps of the block" if record.count != 1 else "1 step of the block"
    for step in record.steps[:MOST_LISTED]:
        its = (f"{tile.label} {_amount(shown)}" for tile, shown in zip(record.tiles, step.tiles, strict=True))
        yield f"  step {step.number}, {where(step)}: {'; '.join(its)}"
    if record.count > MOST_LISTED:
        yield f"  {record.count - MOST_LISTED:,} more steps: --step {record.count - 1} shows the last"


def where(step: Step) -> str:
    """Where the block pauses, and after how many barriers."""
    waves = f"waves {', '.join(map(str, step.waves))}" if len(step.waves) > 1 else f"wave {step.waves[0]}"
    return f"{step.place or 'the end'}, {waves}, after {step.barriers} barrier{'s' * (step.barriers != 1)}"


def _amount(shown: Shown) -> str:
    """How many values of a tile are written, changed, in flight and unlike the expected ones."""
    words = [f"{shown.written:,} of {shown.values.numbers.size:,} written", f"{int(shown.changed.sum()):,} changed"]
    words += [f"{shown.in_flight:,} in flight"] * bool(shown.in_flight)
    if shown.wrong is not None:
        words.append(f"{int(shown.wrong.sum()):,} differ from the contract")
    return ", ".join(words)


def _step(record: Record, step: Step) -> Iterator[str]:
    yield ""
    yield f"step {step.number}, {where(step)}"
    for tile, shown, expected in zip(record.tiles, step.tiles, record.expected, strict=True):
        yield f"{tile.title}: {_amount(shown)}"
        if shown.written:
            yield from _table(shown)
        if shown.wrong is not None and expected is not None and shown.wrong.any():
            yield _first_wrong(shown, shown.wrong, expected)


def _table(shown: Shown) -> Iterator[str]:
    """The first rows and columns. A dot is a value that nothing has written, and ~ marks a value in flight, ! one that
    differs from the contract."""
    rows, cols = shown.values.numbers.shape
    down, across = min(rows, MOST_ROWS), min(cols, MOST_COLUMNS)
    cells = [[_cell(shown, row, col) for col in range(across)] for row in range(down)]
    widths = [max(len(str(col)), *(len(row[col]) for row in cells)) for col in range(across)]
    head = len(str(down - 1))
    yield " ".join([" " * (head + 2), *(str(col).rjust(widths[col]) for col in range(across))])
    for number, row in enumerate(cells):
        yield " ".join([f"  {number:>{head}}", *(cell.rjust(width) for cell, width in zip(row, widths, strict=True))])
    more = [f"{rows - down:,} more rows"] * (rows > down) + [f"{cols - across:,} more columns"] * (cols > across)
    if more:
        yield f"  {' and '.join(more)} are left out: {_WAYS_ON}"


def _cell(shown: Shown, row: int, col: int) -> str:
    state = shown.values.states[row, col]
    is_wrong = shown.wrong is not None and shown.wrong[row, col]
    if state == UNWRITTEN:
        return "."
    return f"{shown.values.numbers[row, col]:.5g}" + "~" * bool(state == IN_FLIGHT) + "!" * bool(is_wrong)


def _first_wrong(shown: Shown, wrong: np.ndarray, expected: Expected) -> str:
    row, col = map(int, np.unravel_index(int(wrong.argmax()), wrong.shape))
    return (
        f"  the first difference from the contract of '{expected.output}' is at [{row}, {col}]:"
        f" {shown.values.numbers[row, col]:g} where {expected.values[row, col]:g} is to be stored"
    )
