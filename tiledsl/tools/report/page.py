"""The report as one self-contained HTML page: no network, no other file."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import resources
from typing import Any

import jinja2
import markupsafe

from tiledsl.analysis.time.engine import CAUSES
from tiledsl.analysis.time.notebook import COLOURS, parts
from tiledsl.analysis.time.result import MEMORY, OF_LAUNCH
from tiledsl.tools.report.model import colours

MOST_WAITS = 24
_LABELLED = 110  # characters of a line with a caret and its label: a narrow window shows them without scrolling
_EXCERPT = re.compile(r" *\d* \| ")
_CARET = re.compile(r"(?P<caret>(?P<gutter> *\|) +\^+) (?P<label>.+)")
# sections that the script draws
_DRAWN = (
    "places",
    "roles",
    "lds",
    "outputs",
    "vectors",
    "lds_accesses",
    "banks",
    "global_accesses",
    "cache_line",
    "listing",
)
_PARTS = {  # sections of the page: by the heading's id its name, and its contents
    "model": ("Time", "model"),
    "loop": ("Main loop", "main_loop"),
    "source": ("Source", "sources"),
    "timeline": ("Timeline", "timeline"),
    "lds": ("LDS", "lds"),
    "outputs": ("Outputs", "outputs"),
    "registers": ("Registers", "registers"),
    "accesses": ("Accesses", "timeline"),
    "values": ("Values", "values"),
    "resources": ("Resources", "resources"),
    "listing": ("Listing", "listing"),
}


def page(report: Mapping[str, Any]) -> str:
    """Create the page from the values of `gathered`."""
    data = json.dumps(_drawn(report), separators=(",", ":")).replace("<", "\\u003c")
    return template(__package__).render(
        report=report,
        share=_shares(report),
        excerpts=excerpts,
        of_launch=OF_LAUNCH,
        memory=MEMORY,
        place_line=lambda place: report["places"][place][1] if place >= 0 else "",
        most_waits=MOST_WAITS,
        amount=amount,
        counts=short_counts,
        pieces=parts,
        colours=colours(),
        causes=CAUSES,
        used=_used(report["model"]),
        stalls=_stalls(report["model"]),
        order=report["model"].get("order"),
        parts=[{"id": id, "name": name} for id, (name, shows) in _PARTS.items() if report.get(shows) is not None],
        data=markupsafe.Markup(data),
        style=style(),
        seen=report.get("values"),
        scripts=[_script("page.js"), *([tiles_script(), _script("values.js")] if _has_values(report) else [])],
    )


def _has_values(report: Mapping[str, Any]) -> bool:
    return "steps" in report.get("values", {})


def _script(name: str) -> markupsafe.Markup:
    return markupsafe.Markup(_file(name))


def style() -> markupsafe.Markup:
    """Return the style sheet of the package's pages."""
    return markupsafe.Markup(_file("page.css"))


def tiles_script() -> markupsafe.Markup:
    """Return the script that shows the values of a tile."""
    return _script("tiles.js")


def amount(value: float) -> str:
    """Return a number for people: whole from 1,000 on, with one decimal from 10 on, else with three digits."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}" if value >= 10 else f"{value:.3g}"


def short_counts(waits: Iterable[str]) -> str:
    """Return the awaited counts of a line in short. Three or more in a row, as 3, 2, 1, are written 3…1."""
    runs: list[list[str]] = []
    for text in waits:
        counter, _, count = text.rstrip(")").partition("(")
        before = f"{counter}({int(count) + 1})" if count.isdigit() else ""
        if runs and runs[-1][-1] == before:
            runs[-1].append(text)
        else:
            runs.append([text])
    short = (f"{run[0][:-1]}…{run[-1].partition('(')[2]}" if len(run) > 2 else ", ".join(run) for run in runs)
    return ", ".join(short)


def _drawn(report: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the script draws. Without a prediction, the plan's order stands in for the timeline."""
    model = report["model"]
    shown = {part: model[part] for part in ("timeline", "roofline", "order") if part in model}
    line = report["timeline"] if not shown else None
    if shown:
        shown |= {"colours": colours(), "waits": list(CAUSES)}
    drawn = {**{name: report[name] for name in _DRAWN}, "timeline": line, "model": shown}
    return drawn | {name: report[name] for name in ("values", "file") if _has_values(report)}


def _stalls(model: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the stalls by place for the source's table, with the clocks of the longest bar, or None."""
    if "stalls" not in model:
        return None
    lines, elsewhere = model["stalls"]["lines"], model["stalls"]["elsewhere"]
    rows = [*lines, elsewhere]
    found = {cause for row in rows for cause, _ in parts(row)}
    return {
        "by_place": {row["place"]: row for row in lines},
        "elsewhere": elsewhere,
        "most": max(row["clocks"] for row in rows) or 1,
        "valu": sum(row["valu"] for row in rows),
        "causes": [cause for cause in COLOURS if cause in found],
    }


def _used(model: Mapping[str, Any]) -> set[str]:
    """Return the kinds of spans that the timeline has."""
    line = model.get("timeline") or {"waves": (), "kinds": ()}
    return {line["kinds"][span[2]] for wave in line["waves"] for span in wave["spans"]}


@functools.cache
def template(package: str) -> jinja2.Template:
    """The template of a page, page.html.j2 of that package. What is put into it is escaped."""
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    return environment.from_string(resources.files(package).joinpath("page.html.j2").read_text(encoding="utf-8"))


def excerpts(text: str) -> Iterator[tuple[bool, str]]:
    """The parts of a finding's text: lines of source with their carets, which stay as they are, and all others, which a
    page may fold. A long label beside a caret becomes a line of its own."""
    lines: list[str] = []
    for line in text.splitlines():
        if not _EXCERPT.match(line):
            if lines:
                yield True, "\n".join(lines)
                lines = []
            yield False, line
            continue
        caret = _CARET.fullmatch(line)
        if caret is None or len(line) <= _LABELLED:
            lines.append(line)
            continue
        yield True, "\n".join([*lines, caret["caret"]])
        lines = []
        yield False, f"{caret['gutter']} {caret['label']}"
    if lines:
        yield True, "\n".join(lines)


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
    return resources.files(__package__).joinpath(name).read_text(encoding="utf-8")
