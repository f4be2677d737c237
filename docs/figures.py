"""The tables of figures of docs/profile.md: `python -m docs.figures` writes them into the page."""

from __future__ import annotations

import dataclasses
import pathlib
from collections.abc import Mapping

from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.constant import Constant
from tiledsl.analysis.time.unit import FIGURES

PAGE = pathlib.Path(__file__).with_name("profile.md")
BEGIN, END = "<!-- figures: {} -->", "<!-- end of figures -->"


def table(owners: Mapping[str, object]) -> str:
    """Return a table of each figure of the owners, one row for owners that share the figure."""
    rows = ["| figure | of | value | unit | source | kind |", "|---|---|---|---|---|---|"]
    fields = dataclasses.fields(next(iter(owners.values())))  # type: ignore[arg-type]
    for field in fields:
        found: dict[Constant, list[str]] = {}
        for name, owner in owners.items():
            value = getattr(owner, field.name)
            if isinstance(value, Constant):
                found.setdefault(value, []).append(name)
        for one, names in found.items():
            of = "all" if len(names) == len(owners) else ", ".join(names)
            rows.append(
                f"| `{field.name}` | {of} | {one.value:,.10g} | {one.unit or '–'} | {one.source} | {one.kind} |"
            )
    return "\n".join(rows)


def written(text: str) -> str:
    """Return the page with its tables as the code has the figures."""
    for name, owners in (("compute unit", FIGURES), ("chip", CHIPS)):
        before, rest = text.split(BEGIN.format(name) + "\n", 1)
        _, after = rest.split(END, 1)
        text = f"{before}{BEGIN.format(name)}\n{table(owners)}\n{END}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
