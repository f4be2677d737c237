"""The points at which each statement of a kernel at fixed sizes runs: the blocks, warps and steps for which its
conditions hold, and the values of its expressions there.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

POINTS_AT_ONCE = 1 << 21
MOST_POINTS = 1 << 30


@dataclasses.dataclass(frozen=True, slots=True)
class Placed:
    """A statement with the conditions around it, and the variables of the loops around it, outermost first."""

    statement: ir.Statement
    conditions: tuple[ir.Expr, ...]
    loops: tuple[ir.Var, ...]


def placed_statements(
    body: Iterable[ir.Statement], conditions: tuple[ir.Expr, ...] = (), loops: tuple[ir.Var, ...] = ()
) -> Iterator[Placed]:
    """Every statement other than loops and branches. A phase of a loop is a condition on the loop's variable."""
    for statement in body:
        match statement:
            case ir.Simple():
                yield Placed(statement, conditions, loops)
            case ir.For(var=var, phases=phases, trips=trips):
                for number, phase in enumerate(phases[: max(0, ex.number(trips))]):
                    here = (ex.binary("==", ex.binary("%", var, len(phases)), number),) if len(phases) > 1 else ()
                    yield from placed_statements(phase, (*conditions, *here), (*loops, var))
            case ir.If(condition=condition, then=then, otherwise=otherwise):
                yield from placed_statements(then, (*conditions, condition), loops)
                yield from placed_statements(otherwise, (*conditions, ex.binary("==", condition, 0)), loops)
            case _:
                raise AssertionError(f"the points of {type(statement).__name__} are not known")


def shape(tensor: ir.Tensor) -> tuple[int, int, int]:
    """(matrices, rows, columns)."""
    return ex.number(tensor.matrices), ex.number(tensor.rows), ex.number(tensor.cols)


@dataclasses.dataclass(frozen=True)
class Values:
    """The values of expressions, one row each, at every point at which a statement runs, with the variables' values.
    `undefined` marks the points at which an expression depends on a name that nothing has bound there.
    """

    rows: np.ndarray
    undefined: np.ndarray
    variables: dict[ir.Var, np.ndarray]

    def describe(self, point: int, kernel: ir.KernelIR) -> str:
        """The point in words: block, warp, step."""
        words = []
        for var, values in sorted(
            self.variables.items(), key=lambda item: ("block", "warp", "loop", "lane").index(item[0].kind)
        ):
            value = int(values[point])
            if var.kind == "block":
                words.append(
                    f"block {tuple(int(i) for i in np.unravel_index(value, tuple(map(ex.number, kernel.grid))))}"
                    if len(kernel.grid) > 1
                    else f"block {value}"
                )
            else:
                words.append(f"{'step' if var.kind == 'loop' else var.kind} {value}")
        return ", ".join(words)


def values(
    statement: ir.Statement, expressions: Iterable[ir.Expr], conditions: Iterable[ir.Expr], also: Iterable[ir.Var] = ()
) -> Iterator[Values]:
    """Each expression of a statement at every combination of variables for which all conditions hold. The variables are
    those that an expression or a condition depends on; `also` adds variables.

    Yields the combinations in parts, in their order. A condition on a name that nothing has bound holds nowhere; it is
    a finding of its own. KernelError TD309 where there are too many combinations.
    """
    wanted, holding = list(expressions), [c for c in conditions if not isinstance(c, ir.Const)]
    variables = list(dict.fromkeys([*also, *(v for e in (*wanted, *holding) for v in ex.variables(e))]))
    sizes = [v.high - v.low + 1 for v in variables]
    if math.prod(sizes) > MOST_POINTS:
        raise KernelError(_too_many(statement, variables, sizes))
    unbound: dict[ir.Expr, Any] = {node: 0 for e in holding for node in ex.undefined(e)}
    missing = [node for e in wanted for node in ex.undefined(e)]
    for first in range(0, math.prod(sizes), POINTS_AT_ONCE):
        numbers = np.arange(first, min(math.prod(sizes), first + POINTS_AT_ONCE))
        places = np.unravel_index(numbers, sizes) if sizes else ()
        points: dict[ir.Expr, np.ndarray] = {v: v.low + place for v, place in zip(variables, places, strict=True)}
        keep = np.ones(len(numbers), dtype=bool)
        for condition in holding:
            keep &= np.broadcast_to(np.asarray(ex.evaluate(condition, {**points, **unbound})) != 0, keep.shape)
        chosen = {v: points[v][keep] for v in variables}
        held: dict[ir.Expr, Any] = {v: values for v, values in chosen.items()}
        rows, others = (
            _rows(wanted, held | {node: value for node in missing}, int(keep.sum())) for value in (0, 1 << 20)
        )
        yield Values(rows, (rows != others).any(axis=0), chosen)


def extremes(expression: ir.Expr, conditions: Iterable[ir.Expr]) -> tuple[int, int] | None:
    """The least and the largest value of an expression where all conditions hold. None where they are unknown.

    A sum whose parts depend on different variables has its extremes where each part has its own. So only the
    combinations within a part are evaluated: blocks, steps and lanes one after another, not all of their products.
    """
    terms, constant = ex.linear(expression)
    holding = [c for c in conditions if not isinstance(c, ir.Const)]
    if any(True for part in (expression, *holding) for _ in ex.undefined(part)):
        return None
    low = high = constant
    for variables in _independent([set(ex.variables(part)) for part in (*terms, *holding)]):
        sizes = [v.high - v.low + 1 for v in variables]
        if math.prod(sizes) > POINTS_AT_ONCE:
            return None
        grid = np.unravel_index(np.arange(math.prod(sizes)), sizes)
        points: dict[ir.Expr, Any] = {v: v.low + place for v, place in zip(variables, grid, strict=True)}
        keep = np.ones(math.prod(sizes), dtype=bool)
        for condition in holding:
            if variables.issuperset(ex.variables(condition)):
                keep &= np.asarray(ex.evaluate(condition, points)) != 0
        total = np.zeros(math.prod(sizes), dtype=np.int64)
        for atom, coefficient in terms.items():
            if variables.issuperset(ex.variables(atom)):
                total += coefficient * np.asarray(ex.evaluate(atom, points))
        if not keep.any():
            return None
        low, high = low + int(total[keep].min()), high + int(total[keep].max())
    return low, high


def _independent(groups: list[set[ir.Var]]) -> list[set[ir.Var]]:
    """The groups of variables; groups that share a variable are joined."""
    out: list[set[ir.Var]] = []
    for group in filter(None, groups):
        disjoint = [other for other in out if not group & other]
        out = [*disjoint, group.union(*(other for other in out if group & other))]
    return out


def _too_many(statement: ir.Statement, variables: list[ir.Var], sizes: list[int]) -> Diagnostic:
    note = (
        f"they depend on {' x '.join(f'{size:,} values of {v.name}' for size, v in zip(sizes, variables, strict=True))}"
    )
    message = "the coordinates of this statement take too many values to be checked"
    return Diagnostic("TD309", message, Mark(statement.span), notes=(note,), calls=statement.calls)


def _rows(wanted: list[ir.Expr], environment: dict[ir.Expr, Any], count: int) -> np.ndarray:
    return np.array([np.broadcast_to(np.asarray(ex.evaluate(e, environment)), (count,)) for e in wanted]).reshape(
        len(wanted), count
    )
