"""Systems of strict linear inequalities in rational numbers, solved by elimination (Fourier and Motzkin)."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from tiledsl.analysis.values.exponentials import TooHard

_MOST_ROWS = 300
_FAR = Fraction(3)  # distance from the outermost bound, for variables with one bound or none

Row = tuple[frozenset[tuple[Hashable, Fraction]], Fraction]  # factors of variables, and a number: the sum is positive


def row(factors: Mapping[Any, Fraction], number: Fraction) -> Row:
    """Return an inequality, scaled so that equal inequalities are equal rows."""
    scale = sum((abs(factor) for factor in factors.values()), abs(number)) or Fraction(1)
    return frozenset((name, factor / scale) for name, factor in factors.items()), number / scale


def connected(rows: Iterable[Row], names: Iterable[Hashable]) -> list[Row]:
    """Return the inequalities that have some of the variables, or share variables with such an inequality."""
    rest, found, reached = list(rows), list[Row](), set(names)
    while more := [one for one in rest if not one[0] or any(name in reached for name, _ in one[0])]:
        rest = [one for one in rest if one[0] and not any(name in reached for name, _ in one[0])]
        reached |= {name for factors, _ in more for name, _ in factors}
        found += more
    return found


def inside(rows: Iterable[Row], at_random: random.Random) -> dict[Hashable, Fraction] | None:
    """Return a point where all sums are positive, or None where there is no such point."""
    rest = set(rows)
    if any(not factors and number <= 0 for factors, number in rest):
        return None
    rest = {one for one in rest if one[0]}
    if not rest:
        return {}
    names = sorted({name for factors, _ in rest for name, _ in factors}, key=repr)
    known = [(dict(factors), number) for factors, number in rest]
    name = min(names, key=lambda one: _pairs(known, one))
    lower = [one for one in known if one[0].get(name, 0) > 0]
    upper = [one for one in known if one[0].get(name, 0) < 0]
    if len(known) + len(lower) * len(upper) > _MOST_ROWS:
        raise TooHard
    left = {row(factors, number) for factors, number in known if name not in factors}
    left |= {_without(name, one, other) for one in lower for other in upper}
    point = inside(left, at_random)
    if point is None:
        return None
    for factors, _ in known:  # a variable that elimination has removed is free
        for other in factors:
            if other != name and other not in point:
                point[other] = _between(None, None, at_random)
    greatest = max((_bound(name, one, point) for one in lower), default=None)
    least = min((_bound(name, one, point) for one in upper), default=None)
    point[name] = _between(greatest, least, at_random)
    return point


def _pairs(known: list[tuple[dict[Hashable, Fraction], Fraction]], name: Hashable) -> int:
    signs = [factors[name] > 0 for factors, _ in known if name in factors]
    return sum(signs) * (len(signs) - sum(signs))


def _without(
    name: Hashable, one: tuple[dict[Hashable, Fraction], Fraction], other: tuple[dict[Hashable, Fraction], Fraction]
) -> Row:
    """Return the sum of two inequalities in which the variable cancels out."""
    by, to = -other[0][name], one[0][name]
    factors = {
        each: total
        for each in one[0].keys() | other[0].keys()
        if (total := by * one[0].get(each, Fraction()) + to * other[0].get(each, Fraction()))
    }
    return row(factors, by * one[1] + to * other[1])


def _bound(
    name: Hashable, one: tuple[dict[Hashable, Fraction], Fraction], point: Mapping[Hashable, Fraction]
) -> Fraction:
    rest = one[1] + sum(factor * point[each] for each, factor in one[0].items() if each != name)
    return -rest / one[0][name]


def _between(low: Fraction | None, high: Fraction | None, at_random: random.Random) -> Fraction:
    part = Fraction(at_random.randint(1, 63), 64)
    if low is not None and high is not None:
        return low + (high - low) * part
    if low is not None:
        return low + _FAR * part
    if high is not None:
        return high - _FAR * part
    return 2 * _FAR * part - _FAR
