"""The points at which each statement of a kernel at fixed sizes runs: the blocks, warps and steps for which its
conditions hold, and the values of its expressions there.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.block_kinds import groups_of_equal_signs

POINTS_AT_ONCE = 1 << 21
_IN_A_PART = 1 << 16  # combinations that are evaluated together
MOST_POINTS = 1 << 30
_MOST_TOGETHER = 1 << 25  # combinations of which the extremes are computed


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Placed(Compared):
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


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Values(Compared):
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
    for first in range(0, math.prod(sizes), _IN_A_PART):
        last = min(math.prod(sizes), first + _IN_A_PART)
        places = _grid(first, last, tuple(sizes)) if sizes else ()
        points: dict[ir.Expr, np.ndarray] = {v: v.low + place for v, place in zip(variables, places, strict=True)}
        keep = np.ones(last - first, dtype=bool)
        for condition in holding:
            keep &= np.broadcast_to(np.asarray(ex.evaluate(condition, {**points, **unbound})) != 0, keep.shape)
        chosen = {v: points[v] if keep.all() else points[v][keep] for v in variables}
        held: dict[ir.Expr, Any] = {v: values for v, values in chosen.items()}
        count = int(keep.sum())
        rows, *others = (
            _rows(wanted, held | {node: value for node in missing}, count)
            for value in ((0, 1 << 20) if missing else (0,))
        )
        yield Values(rows, (rows != others[0]).any(axis=0) if others else np.zeros(count, dtype=bool), chosen)


@functools.lru_cache(maxsize=1)  # several pieces of a tile are stored one after the other
def _grid(first: int, last: int, sizes: tuple[int, ...]) -> tuple[np.ndarray, ...]:
    """Return the places of so many points of a grid, from the first up to the last."""
    return np.unravel_index(np.arange(first, last), sizes)


def extremes(expression: ir.Expr, conditions: Iterable[ir.Expr]) -> tuple[int, int] | None:
    """The least and the largest value of an expression where all conditions hold. None where they are unknown.

    A sum whose parts depend on different variables has its extremes where each part has its own. So only the
    combinations within a part are evaluated: blocks, steps and lanes one after another, not all of their products.
    Of blocks in which a part and its conditions have the same values, the first is evaluated.
    """
    terms, constant = ex.linear(expression)
    holding = [c for c in conditions if not isinstance(c, ir.Const)]
    if any(True for part in (expression, *holding) for _ in ex.undefined(part)):
        return None
    low = high = constant
    for variables in _independent([set(ex.variables(part)) for part in (*terms, *holding)]):
        if any(v.high - v.low >= POINTS_AT_ONCE for v in variables):
            return None
        parts = {atom: n for atom, n in terms.items() if variables.issuperset(ex.variables(atom))}
        under = [condition for condition in holding if variables.issuperset(ex.variables(condition))]
        ranges = _ranges(variables, [*parts, *under])
        if (count := math.prod(map(len, ranges.values()))) > POINTS_AT_ONCE:
            places = _with_places(expression, holding)
            if places is not None:
                return extremes(*places)
            if count > _MOST_TOGETHER:
                return None
        ends = list(_ends(parts, under, ranges))
        if not ends:
            return None
        low, high = low + min(least for least, _ in ends), high + max(most for _, most in ends)
    return low, high


def _ends(
    parts: Mapping[ir.Expr, int], conditions: list[ir.Expr], ranges: Mapping[ir.Var, np.ndarray]
) -> Iterator[tuple[int, int]]:
    """The least and the largest value of a sum, in each portion of the combinations for which all conditions hold."""
    sizes = [len(one) for one in ranges.values()]
    for first in range(0, math.prod(sizes), _IN_A_PART):
        grid = np.unravel_index(np.arange(first, min(math.prod(sizes), first + _IN_A_PART)), sizes)
        points: dict[ir.Expr, Any] = {v: ranges[v][place] for v, place in zip(ranges, grid, strict=True)}
        keep, total = np.ones(len(grid[0]), dtype=bool), np.zeros(len(grid[0]), dtype=np.int64)
        for condition in conditions:
            keep &= np.asarray(ex.evaluate(condition, points)) != 0
        for atom, coefficient in parts.items():
            total += coefficient * np.asarray(ex.evaluate(atom, points))
        if keep.any():
            yield int(total[keep].min()), int(total[keep].max())


def _ranges(variables: Iterable[ir.Var], parts: list[ir.Expr]) -> dict[ir.Var, np.ndarray]:
    """The values of variables; of a block's, the first of each group of blocks in which all parts are equal."""
    ranges = {v: np.arange(v.low, v.high + 1) for v in variables}
    for v, blocks in ranges.items():
        if v.kind == "block" and len(ranges) > 1:
            groups = groups_of_equal_signs(parts, v, blocks)
            ranges[v] = blocks[np.unique(groups, return_index=True)[1]]
    return ranges


def _with_places(expression: ir.Expr, conditions: list[ir.Expr]) -> tuple[ir.Expr, list[ir.Expr]] | None:
    """The expressions by a block's two places, quotient and remainder, in place of its number; None for others.

    The places take all pairs of values, so that neither depends on the other.
    """
    every = (expression, *conditions)
    for variable in {v for one in every for v in ex.variables(one) if v.kind == "block" and not v.low}:
        for divisor in {n for one in every for n in _divisors(one, variable)}:
            if (variable.high + 1) % divisor:
                continue
            highest = {"//": (variable.high + 1) // divisor - 1, "%": divisor - 1}
            places: dict[ir.Expr, ir.Expr] = {
                ex.binary(op, variable, divisor): ir.Var(f"{variable.name} {op} {divisor}", "loop", 0, high)
                for op, high in highest.items()
            }
            first, *others = (ex.substitute(one, places) for one in every)
            if all(variable not in set(ex.variables(one)) for one in (first, *others)):
                return first, others
    return None


def _divisors(expr: ir.Expr, variable: ir.Var) -> Iterator[int]:
    """The numbers by which a variable is divided."""
    if isinstance(expr, ir.Binary) and expr.op in ("//", "%") and expr.left == variable:
        if isinstance(expr.right, ir.Const) and expr.right.value > 0:
            yield expr.right.value
            return
    for part in ex.children(expr):
        yield from _divisors(part, variable)


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
