"""Integers with a lane's number in them that are the same in all lanes of a wave: `td.thread_id() // 64` is the warp's
number, in any spelling.
"""

from __future__ import annotations

import math

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def without_lanes(op: str, left: ir.Expr, right: ir.Expr) -> ir.Expr | None:
    """The operation's outcome with the lane's number left out, where it does not count: in quotients and comparisons of
    g·x + r with a multiple of g, with x the same in all lanes and r from 0 to g − 1. Also the remainder, of which r is
    a part. None where that is not so."""
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
    rest = _divided("%", left, -right) if right & -right == -right else None  # ~63: all but the last six bits
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
    """Below 0, or not: of the difference as of its quotient."""
    difference = ex.binary("-", left, right)
    found = _split(difference if op in ("<", ">=") else ex.binary("-", difference, 1), 0)
    if found is None:
        return None
    terms, constant = ex.linear(found[1])
    return ex.binary("<" if op in ("<", "<=") else ">=", ex.from_linear((terms, 0)), -constant)


def _split(value: ir.Expr, divisor: int) -> tuple[int, ir.Expr, ir.Expr] | None:
    """(g, x, r): the value is g·x + r, x the same in all lanes, and g divides the divisor."""
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
