"""Exact arithmetic on sums of products of variables and exponentials, with rational coefficients.

A term is c · x^i · y^j · … · exp(p), where p is such a sum again. Terms with different powers or exponents are linearly
independent functions, also for constant exponents (the theorem of Lindemann and Weierstrass). So, where no
variable of an exponent is a function of another variable, two sums are equal functions only if they have the same
terms.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

_MOST_TERMS = 300
_MOST_BITS = 4096  # of a coefficient


class TooHard(Exception):
    """Raised where a formula is too large, or has no exact form."""


class Term(NamedTuple):
    """Powers of variables, and the exponent of e: a set of (term, coefficient)."""

    powers: frozenset[tuple[int, int]]
    exponent: frozenset[tuple[Any, Fraction]]


Poly = Mapping[Term, Fraction]
ONE = Term(frozenset(), frozenset())
_NOTHING: Poly = {}


def constant(number: Fraction | int) -> Poly:
    return {ONE: Fraction(number)} if number else _NOTHING


def variable(number: int) -> Poly:
    return {Term(frozenset([(number, 1)]), frozenset()): Fraction(1)}


def exponential(exponent: Poly) -> Poly:
    """Return e to the power of the exponent."""
    return {Term(frozenset(), frozenset(exponent.items())): Fraction(1)}


def plus(one: Poly, other: Poly) -> Poly:
    total = dict(one)
    for term, factor in other.items():
        total[term] = total.get(term, Fraction()) + factor
        if not total[term]:
            del total[term]
    return _checked(total)


def scaled(one: Poly, factor: Fraction | int) -> Poly:
    return {term: own * factor for term, own in one.items()} if factor else _NOTHING


def minus(one: Poly, other: Poly) -> Poly:
    return plus(one, scaled(other, -1))


def times(one: Poly, other: Poly) -> Poly:
    if len(one) * len(other) > _MOST_TERMS * 16:
        raise TooHard
    total: dict[Term, Fraction] = {}
    for mine, factor in one.items():
        for its, by in other.items():
            term = product(mine, its)
            total[term] = total.get(term, Fraction()) + factor * by
    return _checked({term: factor for term, factor in total.items() if factor})


def product(one: Term, other: Term) -> Term:
    if other == ONE:
        return one
    powers = dict(one.powers)
    for name, power in other.powers:
        powers[name] = powers.get(name, 0) + power
    exponent = plus(dict(one.exponent), dict(other.exponent)) if other.exponent else dict(one.exponent)
    return Term(frozenset((name, power) for name, power in powers.items() if power), frozenset(exponent.items()))


def inverse(term: Term) -> Term:
    powers = frozenset((name, -power) for name, power in term.powers)
    return Term(powers, frozenset((part, -factor) for part, factor in term.exponent))


def _checked(total: dict[Term, Fraction]) -> Poly:
    if len(total) > _MOST_TERMS or any(
        factor.numerator.bit_length() + factor.denominator.bit_length() > _MOST_BITS for factor in total.values()
    ):
        raise TooHard
    return total


def odd(term: Term) -> list[int]:
    """Return the variables with odd powers, on which the sign of the term depends."""
    return [name for name, power in term.powers if power % 2]


def order(term: Term) -> tuple[Any, ...]:
    """Return a key that sorts terms, the same in each run."""
    return (
        len(term.powers),
        tuple(sorted(term.powers)),
        tuple(sorted((order(part), factor) for part, factor in term.exponent)),
    )


def variables(one: Poly) -> set[int]:
    """Return the variables of a sum and of its exponents."""
    found: set[int] = set()
    for term in one:
        found |= {name for name, _ in term.powers}
        found |= variables(dict(term.exponent)) if term.exponent else set()
    return found


def is_nested(one: Poly) -> bool:
    """Return whether an exponent holds an exponential itself."""
    return any(part.exponent for term in one for part, _ in term.exponent)


# ------------------------------------------------------------------------------------------------------------ quotients


class Ratio(NamedTuple):
    """A quotient of two sums. Both are multiplied out, without common factors taken off."""

    over: Poly
    under: Poly


def whole(one: Poly) -> Ratio:
    return Ratio(one, constant(1))


def added(one: Ratio, other: Ratio) -> Ratio:
    if one.under == other.under:
        return Ratio(plus(one.over, other.over), one.under)
    over = plus(times(one.over, other.under), times(other.over, one.under))
    return Ratio(over, times(one.under, other.under))


def multiplied(one: Ratio, other: Ratio) -> Ratio:
    if one.over == other.under:
        return Ratio(other.over, one.under)
    if other.over == one.under:
        return Ratio(one.over, other.under)
    return Ratio(times(one.over, other.over), times(one.under, other.under))


def divided_by(one: Ratio, other: Ratio) -> Ratio:
    """Return the quotient. A divisor of one term becomes a factor with negative powers."""
    made = multiplied(one, Ratio(other.under, other.over))
    if len(made.under) > 1:
        return made
    ((term, factor),) = made.under.items()
    return whole(times(made.over, {inverse(term): 1 / factor}))


def negative(one: Ratio) -> Ratio:
    return Ratio(scaled(one.over, -1), one.under)


def are_equal(one: Ratio, other: Ratio) -> bool:
    return (
        one.over == other.over
        if one.under == other.under
        else (times(one.over, other.under) == times(other.over, one.under))
    )
