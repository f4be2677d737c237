"""Integers that contain the lane number and are still equal in all lanes of a wave.

`td.thread_id() // 64` is the warp's number, however the user writes the expression.
"""

from __future__ import annotations

import math

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def without_lanes(op: str, left: ir.Expr, right: ir.Expr) -> ir.Expr | None:
    """Return the operation's result without the lane number, or None where the result depends on the lane.

    The left operand must be g·x + r with x equal in all lanes and r in 0..g − 1. Then its quotient by a multiple of g,
    and its comparison with one, do not depend on r; a remainder keeps r.
    """
    if "lane" not in ex.kinds(left) | ex.kinds(right):
        return None
    if op in (">>", "&") and isinstance(right, ir.Const):
        return _of_bits(op, left, right.value)
    if op in ("<", "<=", ">", ">="):
        return _compared(op, left, right)
    if op in ("//", "%") and isinstance(right, ir.Const) and right.value > 0:
        return _divided(op, left, right.value)
    return None


def _of_bits(op: str, left: ir.Expr, right: int) -> ir.Expr | None:
    if op == ">>":
        return _divided("//", left, 1 << right) if 0 <= right < 31 else None
    if right >= 0:
        return _divided("%", left, right + 1) if right & (right + 1) == 0 else None
    rest = _divided("%", left, -right) if right & -right == -right else None  # ~63 clears the last six bits
    return None if rest is None else ex.binary("-", left, rest)


def _divided(op: str, left: ir.Expr, divisor: int) -> ir.Expr | None:
    if (
        isinstance(left, ir.Binary)
        and left.op == "//"
        and isinstance(left.right, ir.Const)
        and left.right.value > 0
        and op == "//"
    ):
        return _divided(op, left.left, left.right.value * divisor)
    found = _split(left, divisor)
    if found is None:
        return None
    step, whole, rest = found
    quotient = ex.binary(op, whole, divisor // step)
    return quotient if op == "//" else ex.binary("+", ex.binary("*", quotient, step), rest)


def _compared(op: str, left: ir.Expr, right: ir.Expr) -> ir.Expr | None:
    """Compare a difference with 0 by its quotient, which has the same sign."""
    difference = ex.binary("-", left, right)
    found = _split(difference if op in ("<", ">=") else ex.binary("-", difference, 1), 0)
    if found is None:
        return None
    terms, constant = ex.linear(found[1])
    return ex.binary("<" if op in ("<", "<=") else ">=", ex.from_linear((terms, 0)), -constant)


def _split(value: ir.Expr, divisor: int) -> tuple[int, ir.Expr, ir.Expr] | None:
    """Return (g, x, r) with value = g·x + r.

    x is uniform over lanes, and g divides the divisor. None where there is no such form.
    """
    terms, constant = ex.linear(value)
    same = {atom: c for atom, c in terms.items() if "lane" not in ex.kinds(atom)}
    varying = {atom: c for atom, c in terms.items() if atom not in same}
    step = math.gcd(divisor, *same.values())
    if not varying or step < 2:
        return None
    rest = ex.from_linear((varying, constant % step))
    low, high = ex.bounds(rest)
    if low < 0 or high >= step:
        return None
    return step, ex.from_linear(({atom: c // step for atom, c in same.items()}, constant // step)), rest
