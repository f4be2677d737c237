"""The table of docs/ladder.md, from predictions of the examples: `python -m docs.ladder` writes it into the page."""

from __future__ import annotations

import pathlib

from examples.catalogue import example
from tiledsl.analysis.time.result import IDLE, Profile

PAGE = pathlib.Path(__file__).with_name("ladder.md")
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"
SIZE = 8192
# the examples of the page, from the naive loop to sliced ping-pong, each on the chip whose table it stands in
RUNGS = {
    "MI300X": ("K01", "K02", "K03", "K08", "K10", "K12", "K14"),
    "MI355X": ("K01", "K08", "K10", "K12", "K13"),
}
HEADING = "| chip | kernel | µs | TFLOP/s | matrix units, loop | launch | where a wave's clocks go |"
_CAUSES = 3  # in a row
_USEFUL = ("issued", "matrix unit")


def row(chip: str, name: str) -> str:
    """Return the row of one example on a chip."""
    found = predicted(chip, name)
    rate = f"{found.tflops.likely:,.0f}" if found.tflops else "–"
    busy = f"{found.loop_efficiency or 0.0:.0%} | {found.dispatch.matrix_efficiency:.0%}"
    of_waves = [one for one in found.bounds if one.cause != IDLE]
    causes = ", ".join(f"{one.cause} {one.share:.0%}" for one in of_waves[:_CAUSES])
    worst = next(one for one in of_waves if one.cause not in _USEFUL)
    where = f"{causes}; {worst.cause} most at `{worst.place}`"
    return f"| {chip} | {name} | {found.time_us.likely:,.0f} | {rate} | {busy} | {where} |"


def predicted(chip: str, name: str) -> Profile:
    """Return the prediction of an example at the size of the page."""
    found = example(name)
    sizes = {"M": SIZE, "N": SIZE, "K": SIZE, **found.options}
    return found.kernel.profile(chip=chip, **sizes)


def rows_of(text: str) -> list[str]:
    """Return the rows that the page has."""
    return text.split(BEGIN + "\n", 1)[1].split(END, 1)[0].splitlines()[2:]


def written(text: str, rows: list[str]) -> str:
    """Return the page with these rows."""
    before, rest = text.split(BEGIN + "\n", 1)
    table = "\n".join([HEADING, "|---|---|---:|---:|---:|---:|---|", *rows])
    return f"{before}{BEGIN}\n{table}\n{END}{rest.split(END, 1)[1]}"


if __name__ == "__main__":
    found = [row(chip, name) for chip, names in RUNGS.items() for name in names]
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")
