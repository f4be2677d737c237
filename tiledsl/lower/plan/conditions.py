"""Conditions with one possible outcome: they are not emitted as branches. The compiler finds such conditions too. It
would drop the arm that is never taken, with its products and memory operations, and the listing is counted against the
plan.

A condition is evaluated for all values of its variables for which the conditions of the branches around it have the
outcome that leads there. Where there are too many values to evaluate, the compiler might still find the outcome. So the
comparison is hidden from the compiler if there are such branches, or if the condition has the same outcome for the
first and the last values.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program.lanes import THREAD
from tiledsl.targets import WAVE

MOST_POINTS = 1 << 16
_NOWHERE = (0, 2**30 + 1, -(2**30) - 1)  # for what a name may hold where nothing is bound to it

Fact = tuple[ir.Expr, bool]


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Outcome(Compared):
    """The condition, or the constant that it equals at every point. `hidden`: it may still have one outcome, in view of
    the branches around it.
    """

    condition: ir.Expr
    hidden: bool = False


def outcome_of(condition: ir.Expr, steps: Mapping[ir.Var, range], facts: Sequence[Fact]) -> Outcome:
    """The condition's outcome, where it has a single one at all points at which it is evaluated: over all values of its
    variables (those of loops in `steps`) for which the `facts` hold, the conditions of the branches around it with
    their outcomes.
    """
    if isinstance(condition, ir.Const):
        return Outcome(condition)
    asked, given = _by_lanes(condition), [(_by_lanes(fact), holds) for fact, holds in facts]
    near = _connected(asked, given)
    inside = [(fact, holds) for fact, holds in near if _atoms(fact) <= _atoms(asked)]
    for known in (near, inside):
        values = _values([asked, *(fact for fact, _ in known)], steps)
        if math.prod(map(len, values.values())) <= MOST_POINTS:
            found = _outcomes(asked, values, known)
            if len(found) < 2:
                return Outcome(ex.const(found == {True}))
            return Outcome(condition, hidden=len(known) < len(near))
    return Outcome(condition, hidden=bool(near) or len(_outcomes(asked, _ends(values), [])) < 2)


def _by_lanes(value: ir.Expr) -> ir.Expr:
    """The condition with a thread's number written by its warp's and its lane's number, which other
    conditions may use.
    """
    value = ex.substitute(value, {one: _of_range(one) for one in ex.reads(value)})
    threads = [v for v in ex.variables(value) if v.name == THREAD and v.kind == "lane"]
    warps = {thread: ex.warp_variable((thread.high + 1) // WAVE) for thread in threads}
    return (
        ex.substitute(
            value, {thread: ex.binary("+", ex.binary("*", warp, WAVE), ex.LANE) for thread, warp in warps.items()}
        )
        if warps
        else value
    )


def _of_range(read: ir.FromMemory) -> ir.Var:
    """A variable for an integer read from memory, which may have any value of the declared range."""
    return ir.Var(f"{read.name} {hash(read.index)}", "size", *ex.bounds(read))


def _atoms(value: ir.Expr) -> set[ir.Expr]:
    return {*ex.variables(value), *ex.undefined(value)}


def _connected(condition: ir.Expr, facts: Sequence[Fact]) -> list[Fact]:
    """The facts that share variables with the condition, and those that share variables with these facts."""
    reached, found = _atoms(condition), set[int]()
    while more := [number for number, (fact, _) in enumerate(facts) if number not in found and reached & _atoms(fact)]:
        found.update(more)
        reached.update(*(_atoms(facts[number][0]) for number in more))
    return [fact for number, fact in enumerate(facts) if number in found]


def _values(conditions: Iterable[ir.Expr], steps: Mapping[ir.Var, range]) -> dict[ir.Expr, Sequence[int]]:
    values: dict[ir.Expr, Sequence[int]] = {}
    for condition in conditions:
        for variable in ex.variables(condition):
            values[variable] = steps.get(
                variable,
                range(-(-variable.low // variable.multiple) * variable.multiple, variable.high + 1, variable.multiple),
            )
        values.update(dict.fromkeys(ex.undefined(condition), _NOWHERE))
    return values


def _ends(values: Mapping[ir.Expr, Sequence[int]]) -> dict[ir.Expr, Sequence[int]]:
    """The first and the last values of each variable, as many as can be evaluated."""
    half = max(1, int(MOST_POINTS ** (1 / len(values))) // 2)
    return {
        variable: known if len(known) <= 2 * half else [*known[:half], *known[-half:]]
        for variable, known in values.items()
    }


def _outcomes(condition: ir.Expr, values: Mapping[ir.Expr, Sequence[int]], facts: Iterable[Fact]) -> set[bool]:
    shape = tuple(map(len, values.values()))
    grid = np.meshgrid(*(np.asarray(v) for v in values.values()), indexing="ij", sparse=True)
    known: dict[ir.Expr, np.ndarray] = dict(zip(values, grid, strict=True))

    def truth(value: ir.Expr) -> np.ndarray:
        return np.broadcast_to(np.asarray(ex.evaluate(value, known)) != 0, shape)

    asked = np.ones(shape, dtype=bool)
    for fact, holds in facts:
        asked = asked & (truth(fact) == holds)
    found = truth(condition)[asked]
    return {outcome for outcome in (False, True) if (found == outcome).any()}
