"""Where LLVM may hold a scalar operand in vector registers, it is taken from the first lane: where lanes part, and of what a counter of two turns chooses.

Inline assembly that wants a scalar register gets what LLVM takes to be the same in all lanes. It works a common part out before a join of arms that lanes take
apart, chooses there between two copies of one value, and holds the choice to differ from lane to lane: its result is in a vector register, which the assembler
refuses (TD803). And of a loop's counter that is 0 or 1 it makes a mask of lanes, by which it chooses in vector registers. Read from the first lane it is a
scalar whatever LLVM holds it to be; where it is one already, LLVM leaves the instruction out.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.lower import program as lp

_KINDS = ("int", "pointer", "descriptor", "within")


def first_lanes(body: Sequence[lp.Operation]) -> tuple[lp.Operation, ...]:
    """The body with such operands marked: all of them if some branch in it is taken lane by lane."""
    parts = any(isinstance(op, lp.Branch) and "lane" in ex.kinds(op.condition) for op in lp.flat(body))
    return _marked(body, parts, frozenset())


def _marked(body: Sequence[lp.Operation], parts: bool, counters: frozenset[ir.Var]) -> tuple[lp.Operation, ...]:
    """`counters` are those of the loops of two turns around the body."""
    out: list[lp.Operation] = []
    for operation in body:
        match operation:
            case lp.Loop(var=var, body=inner):
                inside = counters | {var} if operation.turns == 2 else counters
                operation = dataclasses.replace(operation, body=_marked(inner, parts, inside))
            case lp.Branch(then=then, otherwise=otherwise):
                operation = dataclasses.replace(operation, then=_marked(then, parts, counters), otherwise=_marked(otherwise, parts, counters))
            case lp.Memory(inputs=inputs):
                marked = (dataclasses.replace(one, first_lane=True) if _is_scalar(one) and (parts or _chosen(one, counters)) else one for one in inputs)
                operation = dataclasses.replace(operation, inputs=tuple(marked))
        out.append(operation)
    return tuple(out)


def _is_scalar(operand: lp.Operand) -> bool:
    return operand.constraint == "s" and operand.value is not None and operand.kind in _KINDS


def _chosen(operand: lp.Operand, counters: frozenset[ir.Var]) -> bool:
    """Whether it is chosen by one of the counters."""
    values = [value for value in (operand.value, operand.end) if value is not None]
    return any(ex.contains(value, ir.Select) and not counters.isdisjoint(ex.variables(value)) for value in values)
