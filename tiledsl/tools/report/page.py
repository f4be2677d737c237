"""The report as one self-contained HTML page: no network, no other file."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any

import jinja2
import markupsafe

MOST_WAITS = 24
# sections that the script draws
_DRAWN = (
    "places",
    "roles",
    "timeline",
    "lds",
    "outputs",
    "lds_accesses",
    "banks",
    "global_accesses",
    "cache_line",
    "listing",
)
_PARTS = {  # sections of the page: by the heading's id its name, and its contents
    "loop": ("Main loop", "main_loop"),
    "source": ("Source", "sources"),
    "timeline": ("Warps", "timeline"),
    "lds": ("LDS", "lds"),
    "outputs": ("Outputs", "outputs"),
    "registers": ("Registers", "registers"),
    "accesses": ("Accesses", "timeline"),
    "resources": ("Resources", "resources"),
    "listing": ("Listing", "listing"),
}


def page(report: Mapping[str, Any]) -> str:
    """Create the page from the values of `gathered`."""
    data = json.dumps({name: report[name] for name in _DRAWN}, separators=(",", ":")).replace("<", "\\u003c")
    return _template().render(
        report=report,
        share=_shares(report),
        place_line=lambda place: report["places"][place][1] if place >= 0 else "",
        most_waits=MOST_WAITS,
        parts=[{"id": id, "name": name} for id, (name, shows) in _PARTS.items() if report[shows] is not None],
        data=markupsafe.Markup(data),
        style=markupsafe.Markup(_file("page.css")),
        script=markupsafe.Markup(_file("page.js")),
    )


@functools.cache
def _template() -> jinja2.Template:
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    return environment.from_string(_file("page.html.j2"))


def _shares(report: Mapping[str, Any]) -> Callable[[float, str, str], markupsafe.Markup]:
    """A function that returns a cell's attribute with its share of the column's sum. The sum is the whole kernel's or a
    turn's."""
    lines = [line for source in report["sources"] for line in source["lines"]]
    totals: dict[tuple[str, str], float] = {}

    def share(value: float, column: str, of: str) -> markupsafe.Markup:
        if (column, of) not in totals:
            totals[column, of] = sum(line[of].get(column, 0) for line in lines)
        return markupsafe.Markup(f' style="--share: {100 * value / totals[column, of]:.1f}%"')

    return share


def _file(name: str) -> str:
    return resources.files("tiledsl.tools.report").joinpath(name).read_text(encoding="utf-8")
