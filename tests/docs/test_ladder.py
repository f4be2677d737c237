"""docs/ladder.md: its table is what the model says of the examples, and its text holds for the table."""

import pytest

from docs.ladder import PAGE, RUNGS, row, rows_of, written

ROWS = [(chip, name) for chip, names in RUNGS.items() for name in names]


@pytest.mark.thorough
@pytest.mark.parametrize("chip, name", ROWS)
def test_a_row_is_current(chip, name):
    shown = rows_of(PAGE.read_text(encoding="utf-8"))
    assert shown[ROWS.index((chip, name))] == row(chip, name), "look at the row, and run python -m docs.ladder"


def test_the_table_has_each_step_once():
    text = PAGE.read_text(encoding="utf-8")
    assert [tuple(line.split(" | ")[:2]) for line in rows_of(text)] == [(f"| {chip}", name) for chip, name in ROWS]
    assert written(text, rows_of(text)) == text


def test_the_text_holds_for_the_table():
    """The causes that the text names, and that sliced ping-pong keeps the matrix units busiest."""
    cells = {pair: line.split(" | ") for pair, line in zip(ROWS, rows_of(PAGE.read_text(encoding="utf-8")), strict=True)}
    loop = {pair: int(found[4].rstrip("%")) for pair, found in cells.items()}
    where = {pair: found[6] for pair, found in cells.items()}
    assert all("vmcnt most at" in where["MI300X", name] for name in ("K01", "K08"))
    assert ", vmcnt" in where["MI300X", "K03"] and "barrier most at" in where["MI300X", "K03"]
    assert "vector-memory queue most at" in where["MI300X", "K02"]
    assert "vmcnt" not in where["MI300X", "K10"] and "LDS queue" in where["MI300X", "K10"]
    assert loop["MI300X", "K02"] < loop["MI300X", "K01"] < loop["MI300X", "K08"] < loop["MI300X", "K10"] < loop["MI300X", "K12"]
    assert all("barrier most at" in where[pair] for pair in (("MI300X", "K12"), ("MI355X", "K12"), ("MI355X", "K13")))
    assert loop["MI355X", "K12"] < loop["MI355X", "K13"] and "barrier" not in where["MI300X", "K14"]
