"""Places of the parts of a definition: an argument of its decorator, a parameter, a returned value."""

from __future__ import annotations

import ast
import types
from collections.abc import Iterator

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.language.capture.rewrite import function_source
from tiledsl.language.recording.source import character_column


def decorator_argument(function: types.FunctionType, name: str, entry: str | None = None) -> Span:
    """Return the place of the decorator's argument of that name, or of an entry of a mapping given for it.

    The result is the `def` line where the source of no decorator has the argument.
    """
    definition, span = function_source(function)
    calls = [decorator for decorator in definition.decorator_list if isinstance(decorator, ast.Call)]
    keyword = next((keyword for call in calls for keyword in call.keywords if keyword.arg == name), None)
    if keyword is None:
        return span
    found = next(_entries(keyword.value, entry), keyword) if entry is not None else keyword
    return _span(span.file, found, found)


def _entries(given: ast.expr, name: str) -> Iterator[ast.keyword | ast.expr]:
    """Yield the places of that name in a mapping's source: dict(M=64), {"M": 64}."""
    for node in ast.walk(given):
        if isinstance(node, ast.keyword) and node.arg == name or isinstance(node, ast.Constant) and node.value == name:
            yield node


def parameter(function: types.FunctionType, name: str) -> Span:
    """Return the place of the parameter with its annotation and default."""
    definition, span = function_source(function)
    taken = definition.args
    placed = [*taken.posonlyargs, *taken.args]
    defaults = [None] * (len(placed) - len(taken.defaults)) + [*taken.defaults, *taken.kw_defaults]
    for one, default in zip((*placed, *taken.kwonlyargs), defaults, strict=True):
        if one.arg == name:
            return _span(span.file, one, default or one)
    return span


def returned(function: types.FunctionType) -> Span:
    """Return the place of the only `return` with a value; the `def` line where several functions return values."""
    definition, span = function_source(function)
    found = [node for node in ast.walk(definition) if isinstance(node, ast.Return) and node.value is not None]
    return _span(span.file, found[0], found[0]) if len(found) == 1 else span


def _span(
    file: str, first: ast.keyword | ast.arg | ast.expr | ast.stmt, last: ast.keyword | ast.arg | ast.expr | ast.stmt
) -> Span:
    end = last.end_lineno or last.lineno
    return Span(
        file,
        first.lineno,
        character_column(file, first.lineno, first.col_offset),
        end,
        character_column(file, end, last.end_col_offset or 0),
    )
