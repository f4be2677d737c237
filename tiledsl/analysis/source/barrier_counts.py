"""The number of barriers that a warp has passed before a statement: an expression of steps, block and warp."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Sequence

from tiledsl.analysis.source.points import Placed
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

_MOST_TURNS = 256  # of a loop whose steps do not all have as many barriers


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Timed:
    """A statement with its effects; the number of barriers before it, None where that is unknown; the statement's
    number in the kernel's order; and its body without loops and branches.
    """

    placed: Placed
    effects: ir.Effects
    passed: ir.Expr | None
    number: int
    body: list[Timed]

    @property
    def statement(self) -> ir.Statement:
        return self.placed.statement

    @property
    def rest(self) -> Iterator[Timed]:
        """The statements after this one in the same body."""
        return (other for other in self.body if other.number > self.number)


def timed_statements(kernel: ir.KernelIR) -> list[Timed]:
    """Every statement other than loops and branches, in the kernel's order."""
    return list(_Walk().body(kernel.body, ir.Const(0), (), ()))


class _Walk:
    def __init__(self) -> None:
        self.number = 0

    def body(
        self,
        body: Iterable[ir.Statement],
        passed: ir.Expr | None,
        conditions: tuple[ir.Expr, ...],
        loops: tuple[ir.Var, ...],
    ) -> Iterator[Timed]:
        here: list[Timed] = []
        for statement in body:
            match statement:
                case ir.For(var=var, phases=phases, trips=trips):
                    for number, phase in enumerate(phases[: max(0, ex.number(trips))]):
                        turn = (ex.binary("==", ex.binary("%", var, len(phases)), number),) if len(phases) > 1 else ()
                        yield from self.body(
                            phase, _sum(passed, _in_turns(statement, var)), (*conditions, *turn), (*loops, var)
                        )
                case ir.If(condition=condition, then=then, otherwise=otherwise):
                    yield from self.body(then, passed, (*conditions, condition), loops)
                    yield from self.body(otherwise, passed, (*conditions, ex.binary("==", condition, 0)), loops)
                case ir.Simple():
                    here.append(
                        Timed(Placed(statement, conditions, loops), statement.effects, passed, self.number, here)
                    )
                    self.number += 1
                    yield here[-1]
                case _:
                    raise AssertionError(f"the barriers before {type(statement).__name__} are not known")
            passed = _sum(passed, _barriers([statement]))


def _sum(*counts: ir.Expr | None) -> ir.Expr | None:
    total: ir.Expr = ir.Const(0)
    for count in counts:
        if count is None:
            return None
        total = ex.binary("+", total, count)
    return total


def _barriers(body: Sequence[ir.Statement]) -> ir.Expr | None:
    """The number of barriers in a body, with all steps of its loops. None where that depends on unknown values."""
    total: ir.Expr | None = ir.Const(0)
    for statement in body:
        match statement:
            case ir.Simple():
                if statement.effects.synchronises:
                    total = _sum(total, ir.Const(1))
            case ir.For(trips=trips):
                total = _sum(total, _in_turns(statement, ir.Const(max(0, ex.number(trips)))))
            case ir.If(condition=condition, then=then, otherwise=otherwise):
                total = _sum(total, _in_arms(condition, _barriers(then), _barriers(otherwise)))
            case _:
                raise AssertionError(f"the barriers in {type(statement).__name__} are not known")
    return total


def _in_arms(condition: ir.Expr, then: ir.Expr | None, otherwise: ir.Expr | None) -> ir.Expr | None:
    if then is None or otherwise is None or then == otherwise:
        return then if then == otherwise else None
    if any(True for _ in ex.undefined(condition)) or "lane" in ex.kinds(condition):
        return None
    return ex.select(condition, then, otherwise)


def _in_turns(loop: ir.For, turns: ir.Expr) -> ir.Expr | None:
    """The number of barriers in the first turns of a loop."""
    total: ir.Expr = ir.Const(0)
    every = len(loop.phases)
    for number, phase in enumerate(loop.phases):
        count = _barriers(phase)
        if count is None:
            return None
        if loop.var not in set(ex.variables(count)):
            of_this = ex.binary("//", ex.binary("+", turns, every - 1 - number), every)
            total = ex.binary("+", total, ex.binary("*", of_this, count))
            continue
        if ex.number(loop.trips) > _MOST_TURNS:
            return None
        for turn in range(number, ex.number(loop.trips), every):
            here = ex.substitute(count, {loop.var: ir.Const(turn)})
            total = ex.binary("+", total, ex.binary("*", ex.binary(">", turns, turn), here))
    return total
