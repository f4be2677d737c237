"""Where LLVM may hold a scalar operand in vector registers, it is taken from the first lane: where lanes part, and
where something is chosen.

Inline assembly that wants a scalar register gets what LLVM takes to be the same in all lanes. It works a common part
out before a join of arms that lanes take apart, chooses there between two copies of one value, and holds the choice to
differ from lane to lane: its result is in a vector register, which the assembler refuses (TD803). And of a comparison
it likes to make a mask of lanes, by which it chooses between values, or 0 and 1, in vector registers. Read from the
first lane it is a scalar whatever LLVM holds it to be; where it is one already, LLVM leaves the instruction out."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import rewrite

_KINDS = ("int", "pointer", "descriptor", "within")


def first_lanes(body: Sequence[lp.Operation]) -> tuple[lp.Operation, ...]:
    """The body with such operands marked: all of them if some branch in it is taken lane by lane."""
    parts = any(isinstance(op, lp.Branch) and "lane" in ex.kinds(op.condition) for op in lp.flat(body))
    return rewrite(body, lambda inner: (_marked(operation, parts) for operation in inner))


def _marked(operation: lp.Operation, parts: bool) -> lp.Operation:
    if not isinstance(operation, lp.Memory):
        return operation
    marked = (
        dataclasses.replace(one, first_lane=True) if _is_scalar(one) and (parts or _is_chosen(one)) else one
        for one in operation.inputs
    )
    return dataclasses.replace(operation, inputs=tuple(marked))


def _is_scalar(operand: lp.Operand) -> bool:
    return operand.constraint == "s" and operand.value is not None and operand.kind in _KINDS


def _is_chosen(operand: lp.Operand) -> bool:
    """Whether its text compares."""
    return any(_compares(value) for value in (operand.value, operand.end) if value is not None)


def _compares(value: ir.Expr) -> bool:
    match value:
        case ir.Select():
            return True
        # C's rounds to 0, and is put right by a comparison
        case ir.Binary("//" | "%", left, right) if ex.bounds(left)[0] < 0 or ex.bounds(right)[0] < 0:
            return True
        case ir.Binary(op) if op in ex.TRUTH:
            return True
        case _:
            return any(map(_compares, ex.children(value)))
