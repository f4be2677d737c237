"""Text and tables as small pieces of HTML for notebooks, without scripts and style sheets."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

_COLOURS = {
    "error": "#d6404e",
    "warning": "#b36b00",
    "note": "#2a7f8a",
    "message": "inherit",
    "place": "#4c78a8",
    "caret": "#d6404e",
    "beside": "#4c78a8",
    "help": "#3f8f3a",
}
_BOLD = ("error", "warning", "note", "message")
_MARKED = re.compile("\x01(\\w+)\x02(.*?)\x03", re.DOTALL)


def marked(part: str, text: str) -> str:
    """The text of a part of a finding, marked for `preformatted`."""
    return f"\x01{part}\x02{text}\x03" if text else ""


def preformatted(text: str) -> str:
    """The text as HTML that keeps its lines, with the marked parts in colour."""
    return f'<pre style="line-height: 1.25">{_MARKED.sub(_coloured, html.escape(text))}</pre>'


def _coloured(found: re.Match[str]) -> str:
    weight = "; font-weight: bold" if found[1] in _BOLD else ""
    return f'<span style="color: {_COLOURS[found[1]]}{weight}">{found[2]}</span>'


def table(title: str, rows: Sequence[tuple[str, str, str]]) -> str:
    """Rows of name, value and unit, below a title."""
    cells = ("text-align: left", "text-align: right", "text-align: left")
    lines = (
        "".join(f'<td style="{style}">{html.escape(text)}</td>' for style, text in zip(cells, row, strict=True))
        for row in rows
    )
    return f"<p><b>{html.escape(title)}</b></p><table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
