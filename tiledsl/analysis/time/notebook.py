"""A prediction as a small piece of HTML, for notebooks; and the colours of the causes, also those of the report."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib import resources
from typing import Any

import jinja2

# Issued, and each cause of a stall. Causes of one part of the chip have one hue. Only areas have these colours, no
# text: they stand out from light and from dark paper.
COLOURS = {
    "issued": "#4c78a8",
    "matrix unit": "#54a24b",
    "result of a product": "#9cd48f",
    "VALU": "#b79a20",
    "LDS queue": "#f58518",
    "lgkmcnt": "#fbb870",
    "bank conflicts": "#8a4a08",
    "vector-memory queue": "#d6404e",
    "vmcnt": "#f79a95",
    "uncoalesced lines": "#8e1f2c",
    "barrier": "#857a78",
    "arbitration": "#a0679c",
    "instruction cache": "#46a5a0",
}
_MOST_LINES = 12


def shown(
    title: str,
    model: int,
    figures: Sequence[tuple[str, str]],
    prediction: dict[str, Any],
    estimates_differ: bool,
    idle: str,
    of_launch: Sequence[str],
) -> str:
    """Return the HTML of a prediction in the form of docs/schemas/profile.json, without scripts and style sheets.

    `idle` is the cause of the bound whose place is the grid; `of_launch` are those whose share is the launch's."""
    lines = prediction["lines"]
    return _template().render(
        title=title,
        model=model,
        figures=figures,
        prediction=prediction,
        estimates_differ=estimates_differ,
        idle=idle,
        of_launch=of_launch,
        lines=lines[:_MOST_LINES],
        left_out=max(0, len(lines) - _MOST_LINES),
        most=max((line["clocks"] for line in lines), default=1),
        parts=parts,
        colours=COLOURS,
    )


def parts(line: dict[str, Any]) -> list[tuple[str, float]]:
    """Return the clocks of a line by cause, in the order of the colours: the pieces of its bar."""
    clocks = {"issued": line["issued"], **line["stalled"]}
    return [(cause, clocks[cause]) for cause in COLOURS if clocks.get(cause)]


@functools.cache
def _template() -> jinja2.Template:
    environment = jinja2.Environment(
        autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    text = resources.files("tiledsl.analysis.time").joinpath("notebook.html.j2").read_text(encoding="utf-8")
    return environment.from_string(text)
