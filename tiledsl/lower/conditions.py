"""Conditions that come out the same wherever they are asked: they are no branches. The compiler finds such conditions too, and would drop the arm that is never
taken, with its products and memory operations, from a listing that is counted against the plan.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir

MOST_POINTS = 1 << 16

Fact = tuple[ir.Expr, bool]


def settled(condition: ir.Expr, steps: Mapping[ir.Var, range], facts: Sequence[Fact]) -> ir.Expr:
    """The condition, or what it comes to at every point where it is asked: over all values of its variables, of loops those in `steps`, for which the
    conditions of the branches around it, which are `facts`, have come out as they did. Left as it is where there are too many points to look at."""
    variables = list(dict.fromkeys(ex.variables(condition)))
    values = [steps.get(v, range(v.low, v.high + 1)) for v in variables]
    if isinstance(condition, ir.Const) or math.prod(map(len, values)) > MOST_POINTS or any(ex.undefined(condition)):
        return condition
    grid = np.meshgrid(*(np.asarray(v) for v in values), indexing="ij", sparse=True)
    shape = tuple(map(len, values))
    known: dict[ir.Expr, np.ndarray] = dict(zip(variables, grid, strict=True))

    def truth(value: ir.Expr) -> np.ndarray:
        return np.broadcast_to(np.asarray(ex.evaluate(value, known)) != 0, shape)

    asked = np.ones(shape, dtype=bool)
    for fact, holds in facts:
        if set(ex.variables(fact)) <= set(variables) and not any(ex.undefined(fact)):
            asked = asked & (truth(fact) == holds)
    found = truth(condition)[asked]
    if found.all():
        return ex.const(1)
    return condition if found.any() else ex.const(0)
