"""TD704: conditions on a warp's number with the same outcome in every warp of the block. They separate no warps."""

from __future__ import annotations

from collections.abc import Iterable

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements


def constant_conditions(kernel: ir.KernelIR) -> list[Diagnostic]:
    """One finding for all conditions made of one uniform value. A place whose outcome changes from one step of a Python
    loop to the next does separate warps.
    """
    outcomes: dict[Span, set[bool]] = {}
    found: dict[Span, list[ir.UniformCondition]] = {}
    for condition in (*kernel.uniform_conditions, *_evaluated(kernel)):
        outcomes.setdefault(condition.span, set()).add(condition.holds)
        found.setdefault(condition.made, []).append(condition)
    groups = ([c for c in conditions if len(outcomes[c.span]) == 1] for conditions in found.values())
    return [_diagnostic(group) for group in groups if group]


def _evaluated(kernel: ir.KernelIR) -> Iterable[ir.UniformCondition]:
    """The uniform conditions that only an evaluation for each warp shows."""
    warp = ex.warp_variable(kernel.warps)
    for statement in statements(kernel.body) if kernel.warps > 1 else ():
        if (
            isinstance(statement, ir.If)
            and set(ex.variables(statement.condition)) == {warp}
            and not any(True for _ in ex.undefined(statement.condition))
        ):
            values = {bool(ex.evaluate(statement.condition, {warp: number})) for number in range(kernel.warps)}
            if len(values) == 1:
                (holds,) = values
                yield ir.UniformCondition(statement.span, statement.calls, holds, statement.span, int(holds))


def _diagnostic(conditions: list[ir.UniformCondition]) -> Diagnostic:
    first, *more = conditions
    others = [Mark(c.span, _outcome_text(c)) for c in more]
    if first.made.line != first.span.line or first.made.file != first.span.file:
        others.append(Mark(first.made, f"{first.value} for every warp"))
    message = "this condition is the same for every warp of the block, and does not divide the warps"
    helps = ("let the condition depend on values that differ between the warps, or leave it out",)
    return Diagnostic(
        "TD704",
        message,
        Mark(first.span, _outcome_text(first)),
        tuple(others),
        helps=helps,
        calls=first.calls,
        severity="warning",
    )


def _outcome_text(condition: ir.UniformCondition) -> str:
    return "always true" if condition.holds else "never true"
