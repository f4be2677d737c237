"""TD123 of device code: a name that a branch binds, used by warps that did not take it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.ir import nodes as ir

_BOUND_IN = "only this branch binds it"
_MOST = 4  # other uses that a message lists


def unbound(missing: ir.Undefined, whom: str, span: Span, calls: tuple[Span, ...]) -> Diagnostic:
    """What is undefined for whom, where it is used."""
    return Diagnostic(
        "TD123", f"'{missing.name}' is undefined for {whom}", Mark(span), (Mark(missing.span, _BOUND_IN),), calls=calls
    )


def each_name_once(problems: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The findings, those of one name that one branch binds as one, at its first use: they have one cause."""
    kept: list[Diagnostic] = []
    uses: dict[tuple[str, Span], dict[Span, Diagnostic]] = {}
    for problem in problems:
        mark = next((mark for mark in problem.others if mark.text == _BOUND_IN), None)
        if problem.code != "TD123" or mark is None or problem.primary is None:
            kept.append(problem)
            continue
        name = problem.message.split("'")[1]
        uses.setdefault((name, mark.span), {}).setdefault(problem.primary.span, problem)
    for found in uses.values():
        (_, first), *others = sorted(found.items(), key=lambda item: (item[0].line, item[0].column))
        places = [str(span) for span, _ in others[:_MOST]] + (
            [f"{len(others) - _MOST} places more"] if len(others) > _MOST else []
        )
        kept.append(
            dataclasses.replace(first, notes=(*first.notes, f"so it is at {', '.join(places)}")) if places else first
        )
    return kept
