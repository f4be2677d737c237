"""Where lanes part, scalar operands are taken from the first lane.

Inline assembly that wants a scalar register gets what LLVM takes to be the same in all lanes. It works a common part out before a join of arms that lanes take
apart, chooses there between two copies of one value, and holds the choice to differ from lane to lane: its result is in a vector register, which the assembler
refuses (TD803). Read from the first lane it is a scalar whatever LLVM holds it to be; where it is one already, LLVM leaves the instruction out.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tiledsl import expr as ex
from tiledsl.lower import program as lp

_KINDS = ("int", "pointer")


def first_lanes(body: Sequence[lp.Operation]) -> tuple[lp.Operation, ...]:
    """The body, with such operands marked if some branch in it is taken lane by lane."""
    parts = any(isinstance(op, lp.Branch) and "lane" in ex.kinds(op.condition) for op in lp.flat(body))
    return tuple(map(_marked, body)) if parts else tuple(body)


def _marked(operation: lp.Operation) -> lp.Operation:
    match operation:
        case lp.Loop(body=body):
            return dataclasses.replace(operation, body=tuple(map(_marked, body)))
        case lp.Branch(then=then, otherwise=otherwise):
            return dataclasses.replace(operation, then=tuple(map(_marked, then)), otherwise=tuple(map(_marked, otherwise)))
        case lp.Memory(inputs=inputs):
            return dataclasses.replace(operation, inputs=tuple(map(_from_first_lane, inputs)))
    return operation


def _from_first_lane(operand: lp.Operand) -> lp.Operand:
    worked_out = operand.constraint == "s" and operand.value is not None and operand.kind in _KINDS
    return dataclasses.replace(operand, first_lane=True) if worked_out else operand
