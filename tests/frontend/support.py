"""What tests of the front end share: the look of an expected text, and the execution of captured statements."""

from __future__ import annotations

import itertools
import sys
import textwrap
from collections.abc import Iterator, Mapping

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def expected(text: str, since_3_13: str = "") -> str:
    """A rendered error, as the `refusal` fixture gives it. Some places are narrower since Python 3.13."""
    text = since_3_13 if since_3_13 and sys.version_info >= (3, 13) else text
    return "\n" + textwrap.dedent(text).strip("\n") + "\n"


def steps(body: tuple[ir.Statement, ...], env: Mapping[ir.Expr, int] | None = None) -> Iterator[tuple[ir.Statement, dict[ir.Expr, int]]]:
    """The statements that one warp executes, in order, each with the values that variables have there."""
    env = dict(env or {})
    for statement in body:
        match statement:
            case ir.For(var=var, trips=trips, phases=phases):
                for t, phase in zip(range(ex.number(trips)), itertools.cycle(phases), strict=False):
                    yield from steps(phase, env | {var: t})
            case ir.If(condition=condition, then=then, otherwise=otherwise):
                yield from steps(then if ex.evaluate(condition, env) else otherwise, env)
            case _:
                yield statement, env


def grid_of(kernel: ir.KernelIR) -> tuple[int, ...]:
    """The launch grid in blocks, of a kernel at fixed sizes."""
    return tuple(map(ex.number, kernel.grid))
