"""Conditions that come out the same wherever they are asked: they are no branches. The compiler finds such conditions
too, and would drop the arm that is never taken, with its products and memory operations, from a listing that is counted
against the plan.

A condition is asked for all values of its variables for which the conditions of the branches around it have come out as
they did. Where these are too many to look at, the compiler might still find out, by reasoning of its own: it is then
not told what the condition compares, if there are such branches, or if the condition comes out the same for the first
and the last values."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program.lanes import THREAD
from tiledsl.targets import WAVE

MOST_POINTS = 1 << 16
_NOWHERE = (0, 2**30 + 1, -(2**30) - 1)  # for what a name may hold where nothing is bound to it

Fact = tuple[ir.Expr, bool]


@dataclasses.dataclass(frozen=True)
class Settled:
    """The condition, or the constant that it comes to at every point. `hidden`: it may come to one all the same, in
    view of the branches around it.
    """

    condition: ir.Expr
    hidden: bool = False


def settled(condition: ir.Expr, steps: Mapping[ir.Var, range], facts: Sequence[Fact]) -> Settled:
    """What the condition comes to at all points where it is asked: over all values of its variables, of loops those in
    `steps`, for which the `facts` hold, which are the conditions of the branches around it as they have come out."""
    if isinstance(condition, ir.Const):
        return Settled(condition)
    asked, told = _by_lanes(condition), [(_by_lanes(fact), holds) for fact, holds in facts]
    near = _connected(asked, told)
    inside = [(fact, holds) for fact, holds in near if _atoms(fact) <= _atoms(asked)]
    for known in (near, inside):
        values = _values([asked, *(fact for fact, _ in known)], steps)
        if math.prod(map(len, values.values())) <= MOST_POINTS:
            found = _outcomes(asked, values, known)
            if len(found) < 2:
                return Settled(ex.const(found == {True}))
            return Settled(condition, hidden=len(known) < len(near))
    return Settled(condition, hidden=bool(near) or len(_outcomes(asked, _ends(values), [])) < 2)


def _by_lanes(value: ir.Expr) -> ir.Expr:
    """With a thread's number by its warp's and its lane's, which other conditions may speak of."""
    threads = [v for v in ex.variables(value) if v.name == THREAD and v.kind == "lane"]
    warps = {thread: ex.warp_variable((thread.high + 1) // WAVE) for thread in threads}
    return (
        ex.substitute(
            value, {thread: ex.binary("+", ex.binary("*", warp, WAVE), ex.LANE) for thread, warp in warps.items()}
        )
        if warps
        else value
    )


def _atoms(value: ir.Expr) -> set[ir.Expr]:
    return {*ex.variables(value), *ex.undefined(value)}


def _connected(condition: ir.Expr, facts: Sequence[Fact]) -> list[Fact]:
    """The facts that speak of its variables, and those that speak of theirs."""
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
    """The first and the last values of each variable, as many as can be looked at."""
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
    return set(np.unique(truth(condition)[asked]).tolist())
