"""After how many values of a variable an expression repeats."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def together(periods: Iterable[int | None]) -> int | None:
    """Return the period of several expressions at once; None where one of them has no period."""
    total = 1
    for period in periods:
        if period is None:
            return None
        total = math.lcm(total, period)
    return total


@functools.lru_cache(maxsize=1 << 12)  # addresses have many parts in common
def period_of(value: ir.Expr, var: ir.Var) -> int | None:
    """Return after how many values of the variable the expression repeats, or None."""
    if var not in set(ex.variables(value)):
        return 1
    match value:
        case ir.Binary("%", left, ir.Const(modulus)) if modulus > 0:
            found = _repeats(left, var, modulus)
        case ir.Binary("&", left, ir.Const(mask)) if mask >= 0 and not mask & (mask + 1):
            found = _repeats(left, var, mask + 1)
        case _:
            found = None
    return found or together([period_of(part, var) for part in ex.children(value)] or [None])


def _repeats(value: ir.Expr, var: ir.Var, modulus: int) -> int | None:
    """Return after how many values of the variable the expression's remainder repeats, or None.

    The expression may be a sum of multiples of the variable, of quotients of the variable, and of repeating
    expressions.
    """
    terms, _ = ex.linear(value)
    period = 1
    for atom, coefficient in terms.items():
        reduced = modulus // math.gcd(modulus, coefficient)
        match atom:
            case ir.Var() if atom == var:
                found: int | None = reduced
            case ir.Binary("//", left, ir.Const(divisor)) if divisor > 0 and left == var:
                found = reduced * divisor
            case _:
                found = period_of(atom, var)
        if found is None:
            return None
        period = math.lcm(period, found)
    return period
