"""The report as one HTML page that needs nothing else: no network, no other file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any

import jinja2
import markupsafe


def page(report: Mapping[str, Any]) -> str:
    """The page of what `gathered` gives."""
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.ChainableUndefined)
    environment.globals["share"] = _shares(report)
    template = environment.from_string(_file("page.html.j2"))
    data = json.dumps({name: report[name] for name in _DRAWN if name in report}, separators=(",", ":")).replace("<", "\\u003c")
    return template.render(report=report, data=markupsafe.Markup(data), style=markupsafe.Markup(_file("page.css")), script=markupsafe.Markup(_file("page.js")))


_DRAWN = ("places", "timeline", "lds", "outputs", "lds_accesses", "banks", "global_accesses", "cache_line", "listing")


def _shares(report: Mapping[str, Any]) -> Any:
    """The attribute of a cell that says what part of its column's sum it has."""
    lines = [line["costs"] for source in report["sources"] for line in source["lines"]]

    def share(value: Any, column: str) -> markupsafe.Markup:
        total = sum(costs.get(column, 0) for costs in lines)
        return markupsafe.Markup(f' style="--share: {100 * value / total:.1f}%"') if value and total else markupsafe.Markup("")

    return share


def _file(name: str) -> str:
    return resources.files("tiledsl.report").joinpath(name).read_text()
