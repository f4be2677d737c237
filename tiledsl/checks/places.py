"""Where and when each statement runs: the blocks, warps and steps for which its conditions hold, and the values that its expressions take there."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, KernelError, Mark

MOST_POINTS = 1 << 27


@dataclasses.dataclass(frozen=True, slots=True)
class Placed:
    """A statement with the conditions around it."""

    statement: ir.Statement
    conditions: tuple[ir.Expr, ...]


def placed_statements(body: Iterable[ir.Statement], conditions: tuple[ir.Expr, ...] = ()) -> Iterator[Placed]:
    """Every statement other than loops and branches. A phase of a loop is a condition on its variable."""
    for statement in body:
        match statement:
            case ir.For(var=var, phases=phases, trips=trips):
                for number, phase in enumerate(phases):
                    if number < trips:
                        here = ex.binary("==", ex.binary("%", var, len(phases)), number) if len(phases) > 1 else ex.const(1)
                        yield from placed_statements(phase, (*conditions, here))
            case ir.If(condition=condition, then=then, otherwise=otherwise):
                yield from placed_statements(then, (*conditions, condition))
                yield from placed_statements(otherwise, (*conditions, ex.binary("==", condition, 0)))
            case _:
                yield Placed(statement, conditions)


@dataclasses.dataclass(frozen=True)
class Values:
    """The values of some expressions at every point where a statement runs: one row an expression, and the variables' own values.

    `undefined` marks the points where one of them depends on a name that nothing has bound there.
    """

    rows: np.ndarray
    undefined: np.ndarray
    variables: dict[ir.Var, np.ndarray]

    def describe(self, point: int, kernel: ir.KernelIR) -> str:
        """The point in words: block, warp, step."""
        words = []
        for var, values in sorted(self.variables.items(), key=lambda item: ("block", "warp", "loop", "lane").index(item[0].kind)):
            value = int(values[point])
            if var.kind == "block":
                words.append(f"block {tuple(int(i) for i in np.unravel_index(value, kernel.grid))}" if len(kernel.grid) > 1 else f"block {value}")
            else:
                words.append(f"{'step' if var.kind == 'loop' else var.kind} {value}")
        return ", ".join(words)


def values(statement: ir.Statement, expressions: Iterable[ir.Expr], conditions: Iterable[ir.Expr], also: Iterable[ir.Var] = ()) -> Values:
    """Each expression of a statement at every combination of the variables that it or a condition depends on, where all conditions hold; `also` adds variables.

    KernelError TD309 where those are too many to look at.
    """
    wanted, holding = list(expressions), [c for c in conditions if not isinstance(c, ir.Const)]
    variables = list(dict.fromkeys([*also, *(v for e in (*wanted, *holding) for v in ex.variables(e))]))
    sizes = [v.high - v.low + 1 for v in variables]
    if math.prod(sizes) > MOST_POINTS:
        note = f"they depend on {' x '.join(f'{size:,} values of {v.name}' for size, v in zip(sizes, variables, strict=True))}"
        raise KernelError(
            Diagnostic(
                "TD309", "the coordinates of this statement take too many values to be checked", Mark(statement.span), notes=(note,), calls=statement.calls
            )
        )
    axes = np.meshgrid(*(np.arange(v.low, v.high + 1) for v in variables), indexing="ij") if variables else []
    environment: dict[ir.Expr, np.ndarray] = {v: axis.ravel() for v, axis in zip(variables, axes, strict=True)}
    keep = np.ones(math.prod(sizes), dtype=bool)
    for condition in holding:
        keep &= np.broadcast_to(np.asarray(ex.evaluate(condition, environment)) != 0, keep.shape)
    chosen = {v: environment[v][keep] for v in variables}
    held: dict[ir.Expr, np.ndarray] = {v: points for v, points in chosen.items()}
    count = int(keep.sum())
    missing = [node for e in wanted for node in ex.undefined(e)]
    rows, others = (_rows(wanted, {**held, **{node: value for node in missing}}, count) for value in (0, 1 << 20))
    return Values(rows, (rows != others).any(axis=0), chosen)


def _rows(wanted: list[ir.Expr], environment: dict[ir.Expr, Any], count: int) -> np.ndarray:
    return np.array([np.broadcast_to(np.asarray(ex.evaluate(e, environment)), (count,)) for e in wanted]).reshape(len(wanted), count)
