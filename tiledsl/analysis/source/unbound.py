"""TD123 in device code: warps use a name that only a branch which they did not take has bound."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark, Span
from tiledsl.ir import nodes as ir

_MOST = 4  # other uses that a message lists


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class UnboundName(Cause):
    """A name that only a branch binds, and whom it is missing for. Of one name and the same users two findings at one
    place are one, wherever the name is bound."""

    name: str
    whom: str
    bound: Span = dataclasses.field(compare=False)


def unbound(missing: ir.Undefined, whom: str, span: Span, calls: tuple[Span, ...]) -> Diagnostic:
    """The finding for an undefined name, where it is used and for which warps."""
    return Diagnostic(
        "TD123",
        f"'{missing.name}' is undefined for {whom}",
        Mark(span),
        (Mark(missing.span, "only this branch binds it"),),
        calls=calls,
        cause=UnboundName(missing.name, whom, missing.span),
    )


def each_name_once(problems: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The findings with all uses of one name that one branch binds joined at the first use: they have one cause."""
    kept: list[Diagnostic] = []
    uses: dict[tuple[str, Span], dict[Span, Diagnostic]] = {}
    for problem in problems:
        match problem:
            case Diagnostic(primary=Mark(span=place), cause=UnboundName(name=name, bound=bound)):
                uses.setdefault((name, bound), {}).setdefault(place, problem)
            case _:
                kept.append(problem)
    for found in uses.values():
        (_, first), *others = sorted(found.items(), key=lambda item: (item[0].line, item[0].column))
        places = [str(span) for span, _ in others[:_MOST]] + (
            [f"{len(others) - _MOST} places more"] if len(others) > _MOST else []
        )
        kept.append(
            dataclasses.replace(first, notes=(*first.notes, f"the same holds at {', '.join(places)}"))
            if places
            else first
        )
    return kept
