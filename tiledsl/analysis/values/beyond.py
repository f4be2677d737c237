"""Kernels whose places certainly leave the range of tags, known without running them.

The places in the last steps of loops are looked at first, so that no check ends at a limit after a long run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tiledsl.analysis.values import tags
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

_LAST_STEPS = 8  # a pipeline fetches ahead of its last steps


def beyond_tags(kernel: ir.KernelIR) -> bool:
    """Return whether some place is certainly out of the range of tags: the places of the last steps of loops."""
    largest = max((ex.number(size) for one in kernel.tensors for size in (one.rows, one.cols, one.matrices)), default=0)
    return largest > min(tags.MOST, tags.MOST_SOURCES) and _leaves(kernel.body, {}, 1)


def _leaves(body: Iterable[ir.Statement], known: Mapping[ir.Expr, int], most_steps: int) -> bool:
    """Return whether a place of the statements is out of range, where the steps of loops around them are known."""
    for statement in body:
        match statement:
            case ir.For(trips=ir.Const(count), phases=phases):
                steps = range(max(0, count - _LAST_STEPS - len(phases)), count)
                if any(
                    _leaves(phases[step % len(phases)], {**known, statement.var: step}, max(most_steps, count))
                    for step in steps
                ):
                    return True
            case ir.If(condition=condition, then=then, otherwise=otherwise):
                if set(ex.variables(condition)) <= known.keys() and not any(ex.undefined(condition)):
                    if _leaves(then if ex.evaluate(condition, known) else otherwise, known, most_steps):
                        return True
            case ir.For():
                pass  # the number of steps differs between blocks
            case ir.Simple():
                windows = (*statement.effects.windows_read, *statement.effects.windows_written)
                if any(_is_out(window, known, most_steps) for window in windows):
                    return True
            case _:
                raise AssertionError(f"{type(statement).__name__} is not known")
    return False


def _is_out(window: ir.Window, known: Mapping[ir.Expr, int], most_steps: int) -> bool:
    if most_steps > tags.MOST_SOURCES and _moves(window.matrix, known):
        return True
    return any(_least_added(start, known) >= tags.MOST for start in (window.row, window.col))


def _moves(matrix: ir.Expr, known: Mapping[ir.Expr, int]) -> bool:
    """Return whether each step takes another matrix."""
    terms, _ = ex.linear(matrix)
    moving = sum(bool(set(ex.variables(atom)) & known.keys()) for atom in terms)
    return moving == 1 and any(atom in known for atom in terms)


def _least_added(start: ir.Expr, known: Mapping[ir.Expr, int]) -> int:
    """Return the least value of what the steps of loops add to a place; 0 where it is not known."""
    terms, total = ex.linear(start)[0], 0
    for atom, coefficient in terms.items():
        if not any(ex.undefined(atom)) and set(ex.variables(atom)) <= known.keys():
            total += coefficient * int(ex.evaluate(atom, known))
        elif ex.kinds(atom) != {"block"} or coefficient < 0 or ex.bounds(atom)[0] < 0:
            return 0
    return total
