"""A search as one self-contained HTML page, in the style of the report: no network, no script, no other file."""

from __future__ import annotations

from collections.abc import Sequence

from tiledsl.analysis.time.result import MODEL, counted
from tiledsl.diagnostics import VERSION
from tiledsl.tools.report.page import style, template
from tiledsl.tools.tune.picture import LEFT, codes_of, panels
from tiledsl.tools.tune.result import Found, sizes_text


def page(searches: Sequence[Found]) -> str:
    """Create the page of the searches of one space, one for each shape."""
    return template(__package__).render(
        searches=searches,
        sizes=sizes_text,
        panels=panels,
        codes=codes_of,
        counted=counted,
        model=MODEL,
        version=VERSION,
        style=style(),
        left=LEFT,
    )
