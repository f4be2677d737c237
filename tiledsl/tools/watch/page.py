"""A record as one self-contained HTML page, in the style of the report: the tiles of a block, step by step."""

from __future__ import annotations

import json
from importlib import resources

import markupsafe

from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics import VERSION
from tiledsl.tools.report.page import style, template, tiles_script
from tiledsl.tools.watch.record import Record


def page(record: Record, lowered: Lowered) -> str:
    """Create the page. It needs no network and no other file."""
    data = json.dumps(record.as_dict(), separators=(",", ":")).replace("<", "\\u003c")
    return template(__package__).render(
        lowered=lowered,
        record=record,
        version=VERSION,
        style=style(),
        data=markupsafe.Markup(data),
        tiles=tiles_script(),
        script=markupsafe.Markup(resources.files(__package__).joinpath("page.js").read_text(encoding="utf-8")),
    )
