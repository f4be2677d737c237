"""Factors of quadratic sums: the sign of a product of linear sums follows from linear conditions."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import NamedTuple

from tiledsl.analysis.values import exponentials as ex
from tiledsl.analysis.values.exponentials import ONE, Poly, Term


class Factors(NamedTuple):
    """A sign, and the linear sums whose signs multiply it."""

    sign: int
    lines: tuple[Poly, ...]


def factors(one: Poly) -> Factors | None:
    """Return what has the sign of a quadratic sum, but where that is 0: on planes or on less.

    None stands for a sum that is not quadratic, or has other factors than linear sums with rational coefficients.
    """
    squares = []
    while one:
        found = _completed(one)
        if found is None:
            return None
        factor, line, one = found
        squares.append((factor, line))
    side = 1 if squares[0][0] > 0 else -1
    if all(side * factor > 0 for factor, _ in squares):
        return Factors(side, ())
    root = _root(-squares[1][0] / squares[0][0]) if len(squares) == 2 else None
    if root is None:
        return None
    line, far = squares[0][1], ex.scaled(squares[1][1], root)
    return Factors(side, (ex.minus(line, far), ex.plus(line, far)))


def _completed(one: Poly) -> tuple[Fraction, Poly, Poly] | None:
    """Return a, L and r for a sum a·L² + r, where r lacks the variable that was chosen; None if there is no square.

    A constant is the square of 1.
    """
    if one.keys() == {ONE}:
        return one[ONE], ex.constant(1), ex.constant(0)
    if any(term.exponent or sum(map(abs, dict(term.powers).values())) > 2 for term in one):
        return None
    if any(power < 0 for term in one for _, power in term.powers):
        return None
    chosen = min((name for term in one for name, power in term.powers if power == 2), default=None)
    if chosen is None:
        return None
    factor = one[Term(frozenset([(chosen, 2)]), frozenset())]
    line = dict(ex.variable(chosen))
    for term, number in one.items():
        powers = dict(term.powers)
        if powers.get(chosen) == 1:
            del powers[chosen]
            line[Term(frozenset(powers.items()), frozenset())] = number / (2 * factor)
    return factor, line, ex.minus(one, ex.scaled(ex.times(line, line), factor))


def _root(number: Fraction) -> Fraction | None:
    """Return the square root of a positive number if it is rational."""
    over, under = math.isqrt(number.numerator), math.isqrt(number.denominator)
    return Fraction(over, under) if (over * over, under * under) == (number.numerator, number.denominator) else None
