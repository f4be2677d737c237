"""Motion of the Python state between steps of a device loop: a value repeats, counts, or does neither."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.capture.host_state import NOTHING, Path, Saved, form
from tiledsl.language.values.handle_operations import substituted

MAX_PERIOD = 8


@dataclasses.dataclass(frozen=True)
class Motion:
    """The motion of a value: it repeats after `period` steps, except for `counters`, or it is not `stable`.

    Each counter is the path of an integer in the value, with its increment for each step.
    """

    period: int = 1
    counters: Mapping[Path, ir.Expr] = dataclasses.field(default_factory=dict)
    stable: bool = True


def motion(history: list[Saved | None], var: ir.Var) -> Motion:
    """Determine a value's motion from its states at the loop's start and after each recorded step.

    States after a step are expressed in that step's `var`.
    """
    states = [state or NOTHING for state in history]
    first = states[0]
    if first.items is None or not all(first.same_structure(later) for later in states[1:]):
        return _periodic(states) or (_counting(states, var) if first.items is None else Motion(stable=False))
    inner = [
        motion([state.items[i] for state in states if state.items is not None], var) for i in range(len(first.items))
    ]
    counters = {(i, *path): step for i, part in enumerate(inner) for path, step in part.counters.items()}
    return Motion(math.lcm(1, *(part.period for part in inner)), counters, all(part.stable for part in inner))


def _periodic(states: list[Saved]) -> Motion | None:
    for period in range(1, min(len(states) - 1, MAX_PERIOD) + 1):
        if all(states[i].same(states[i + period]) for i in range(len(states) - period)):
            return Motion(period)
    return None


def _counting(states: list[Saved], var: ir.Var) -> Motion:
    if len(states) < 3:
        return Motion(stable=False)
    first, last = None, states[0].number()
    # stop at the first doubt: an expression that is no counter may grow from state to state
    for step, state in enumerate(states[1:]):
        number = state.number()
        if last is None or number is None:
            return Motion(stable=False)
        number = ex.substitute(number, {var: ex.const(step)})
        increment = ex.binary("-", number, last)
        first, last = first or increment, number
        if increment != first or not isinstance(first, ir.Const):
            return Motion(stable=False)
    assert first is not None
    return Motion(1, {(): first})


def counts(start: Saved, end: Saved | None, counters: Mapping[Path, ir.Expr], var: ir.Var) -> bool:
    """Return whether each counter, after step `var`, has been incremented once for each step."""
    return end is not None and all(
        _counts(_part(start, path), _part(end, path), step, var) for path, step in counters.items()
    )


def _counts(start: Saved | None, end: Saved | None, step: ir.Expr, var: ir.Var) -> bool:
    begun = start.number() if start is not None else None
    number = end.number() if end is not None else None
    if begun is None or number is None:
        return False
    expected = ex.binary("+", begun, ex.binary("*", ex.binary("+", var, 1), step))
    return ex.binary("-", number, expected) == ir.Const(0)


def _part(saved: Saved, path: Path) -> Saved | None:
    for index in path:
        if saved.items is None or index >= len(saved.items):
            return None
        saved = saved.items[index]
    return saved


def comes_back(
    start: Saved, end: Saved | None, counters: Mapping[Path, ir.Expr], shift: Mapping[ir.Expr, ir.Expr], path: Path = ()
) -> bool:
    """Return whether a step leaves the loop's initial value, except for counters.

    `shift` expresses the last step's variables in terms of the next step.
    """
    if end is None:
        return False
    if path in counters:
        return True
    if start.items is None or end.items is None:
        return start.same(_shifted(end, shift))
    return start.same_structure(end) and all(
        comes_back(a, b, counters, shift, (*path, i))
        for i, (a, b) in enumerate(zip(start.items, end.items, strict=True))
    )


def _shifted(saved: Saved, shift: Mapping[ir.Expr, ir.Expr]) -> Saved:
    if saved.items is not None or saved.form[0] == "again":
        return saved
    value = substituted(saved.value, shift)
    return saved if value is saved.value else Saved(value, form(value))
