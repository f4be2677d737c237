"""The steps of a loop that differ from the rest. They are written out beside the loop instead of being branched on."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.edges import may_leave
from tiledsl.ir.walk import statements

MAX_PEELED = 8


def peeled_steps(kernel: ir.KernelIR, statement: ir.For, bound: Mapping[ir.Expr, ir.Expr]) -> tuple[int, int]:
    """The steps to peel off the front and the back. Between them, every condition on the loop's variable alone is
    constant, and no load ends outside its tensor; (0, 0) where that takes too many.
    """
    trips = ex.number(statement.trips)
    steps = np.arange(trips)
    head = tail = 0
    for condition in _conditions(kernel, statement, bound, {statement.var}):
        truth = np.broadcast_to(np.asarray(ex.evaluate(condition, {statement.var: steps})) != 0, steps.shape)
        changes = [int(step) + 1 for step in np.flatnonzero(truth[1:] != truth[:-1])]
        front = [c for c in changes if c <= min(MAX_PEELED, trips - c)]
        back = [trips - c for c in changes if c not in front and trips - c <= MAX_PEELED]
        if len(front) + len(back) < len(changes):
            continue
        head, tail = max([head, *front]), max([tail, *back])
    return head, tail


def peeled_tail(kernel: ir.KernelIR, statement: ir.For, bound: Mapping[ir.Expr, ir.Expr]) -> int:
    """The steps to peel off the back of a loop whose number of steps the call decides. Before these steps, as many of
    these conditions as possible are constant.
    """
    conditions = _conditions(kernel, statement, bound, {statement.var, *kernel.dynamic})

    def undecided(tail: int) -> int:
        last = ex.binary("-", statement.trips, tail + 1)
        var = ir.Var("step", "loop", 0, max(0, ex.bounds(last)[1]), limit=last)
        return sum(not isinstance(ex.substitute(condition, {statement.var: var}), ir.Const) for condition in conditions)

    counts = [undecided(tail) for tail in range(MAX_PEELED + 1)]
    return counts.index(min(counts))


def _conditions(
    kernel: ir.KernelIR, statement: ir.For, bound: Mapping[ir.Expr, ir.Expr], known: set[ir.Var]
) -> list[ir.Expr]:
    """The truth values inside the loop that depend on its variable and otherwise on known values only."""
    found: list[ir.Expr] = []

    def visit(expr: ir.Expr) -> None:
        variables = set(ex.variables(expr))
        if isinstance(expr, ir.Binary) and expr.op in ex.TRUTH and statement.var in variables and variables <= known:
            found.append(expr)
            return
        for part in ex.children(expr):
            visit(part)

    for phase in statement.phases:
        for inner in statements(phase):
            effects = inner.effects
            if isinstance(inner, ir.If):
                visit(ex.substitute(inner.condition, bound))
            for window in () if effects.tiles_written else effects.windows_read:  # loads of a tile test each element
                for edge in _edges(kernel, window):
                    visit(ex.substitute(edge, bound))
    return found


def _edges(kernel: ir.KernelIR, window: ir.Window) -> list[ir.Expr]:
    """Whether some window in the loop ends outside its tensor, by rows and by columns."""
    tensor = window.tensor
    axes = enumerate(((window.row, window.rows, tensor.rows), (window.col, window.cols, tensor.cols)))
    return [
        ex.binary(">", ex.binary("+", start, extent), size)
        for axis, (start, extent, size) in axes
        if may_leave(kernel, window, axis, start)
    ]
