"""Read scalar operands from the first lane where LLVM may hold them in vector registers: where lanes diverge, and where
a value is selected.

Inline assembly with a scalar constraint gets a value that LLVM takes to be uniform. LLVM may compute a common part
before the join of two divergent arms, select there between two copies of one value, and take the selection to be
divergent. Its result is then in a vector register, which the assembler refuses (TD803). LLVM also likes to turn a
comparison into a mask of lanes, and to select between values, or between 0 and 1, in vector registers. Read from the
first lane, the value is scalar in every case; where the value is scalar already, LLVM drops the instruction.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import rewrite

_KINDS = ("int", "pointer", "descriptor", "within")


def first_lanes(body: Sequence[lp.Operation]) -> tuple[lp.Operation, ...]:
    """The body with such operands marked: all scalar operands, if some branch in the body diverges within a warp."""
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
    """Whether the operand's text compares."""
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
