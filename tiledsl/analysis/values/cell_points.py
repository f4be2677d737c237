"""Points of a cell: numbers for the variables at which each of some sums has the sign that it has in the cell.

Points that keep the linear conditions are found by elimination. From them, lines are searched for parts on which all
conditions hold: in double precision, many lines at a time. A point that is found is tried again in fractions.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

import numpy as np

from tiledsl.analysis.values import exponentials as ex
from tiledsl.analysis.values.exponentials import Poly, Term
from tiledsl.analysis.values.halfspaces import Row, inside, row

FIRST_ATOM = 1 << 20  # variables from this number on stand for results of operations
_SOLUTIONS = 4  # points of the linear conditions
_LINES = 48
_STEPS = np.array([*(-(2.0 ** np.arange(6, -5, -1))), 0.0, *2.0 ** np.arange(-4, 7)])  # along a line
_BISECTIONS = 40
_MOST_INTERVALS = 512

Signs = Mapping[frozenset[tuple[Term, Fraction]], int]
Point = dict[int, Fraction]


def rows(signs: Signs) -> Iterator[Row]:
    """Yield the conditions of a cell as linear ones, with a variable for each term."""
    terms = {term for condition in signs for term, _ in condition if term != ex.ONE}
    for condition, sign in signs.items():
        factors = {term: sign * factor for term, factor in condition}
        number = factors.pop(ex.ONE, Fraction())
        yield row(factors, number)
    for term in terms:
        if not ex.odd(term):
            yield row({term: Fraction(1)}, Fraction())
        if term.exponent and not term.powers:  # exp(p) is more than 1 + p, except at p = 0
            tangent = ex.plus({term: Fraction(1)}, ex.scaled(ex.plus(ex.constant(1), dict(term.exponent)), -1))
            yield row(
                {one: factor for one, factor in tangent.items() if one != ex.ONE}, tangent.get(ex.ONE, Fraction())
            )


def is_linear(term: Term) -> bool:
    ((name, power),) = term.powers if len(term.powers) == 1 else ((0, 0),)
    return term == ex.ONE or (power == 1 and name < FIRST_ATOM and not term.exponent)


def points_of(names: Sequence[int], signs: Signs, at_random: random.Random, most: int) -> list[Point]:
    """Return up to `most` points of the cell; none where none was found, or where a condition has no exact form."""
    if any(name >= FIRST_ATOM for condition in signs for name in ex.variables(dict(condition))):
        return []
    starts = list(_starts(names, signs, at_random, most))
    if all(is_linear(term) for condition in signs for term, _ in condition):
        return starts
    kept = _Conditions(names, signs)
    chosen = itertools.chain(starts, kept.on_lines(_floats(names, starts), at_random))
    found = []
    for point in chosen:
        try:
            if _is_kept(signs, point):
                found.append(point)
        except ArithmeticError:  # beyond double precision
            continue
        if len(found) == most:
            break
    return found


def _starts(names: Sequence[int], signs: Signs, at_random: random.Random, most: int) -> Iterator[Point]:
    """Yield points that keep the linear conditions: a few that elimination finds, and points between these."""
    conditions = list(rows(signs))
    solutions = [inside(conditions, at_random) or {} for _ in range(_SOLUTIONS)]
    terms = {name: Term(frozenset([(name, 1)]), frozenset()) for name in names}
    known = {name: [one[term] for one in solutions if term in one] for name, term in terms.items()}
    for count in range(most):
        parts = [at_random.randint(0, 64) ** 2 + (one == 0) for one in range(_SOLUTIONS)]
        weights = [Fraction(part, sum(parts)) for part in parts]
        if count < _SOLUTIONS:
            weights = [Fraction(count == one) for one in range(_SOLUTIONS)]
        yield {
            name: (
                sum((weight * one for weight, one in zip(weights, some, strict=True)), Fraction())
                if len(some) == _SOLUTIONS
                else Fraction(at_random.randint(-256, 256), at_random.choice((64, 64, 4)))
            )
            for name, some in known.items()
        }


def _is_kept(signs: Signs, point: Mapping[int, Fraction]) -> bool:
    return all(sign * number(dict(condition), point) > 0 for condition, sign in signs.items())


def number(one: Poly, point: Mapping[int, Fraction]) -> Fraction:
    """Return the value of a sum at a point: in fractions, but for exponentials."""
    total = Fraction()
    for term, factor in one.items():
        for name, power in term.powers:
            factor *= point[name] ** power
        if term.exponent:
            factor *= Fraction(math.exp(number(dict(term.exponent), point)))
        total += factor
    return total


def _floats(names: Sequence[int], points: Iterable[Point]) -> np.ndarray:
    return np.array([[float(point[name]) for name in names] for point in points]).T


class _Conditions:
    """The conditions of a cell on many points at a time, in double precision."""

    def __init__(self, names: Sequence[int], signs: Signs):
        self.names, self.signs = names, signs

    def on_lines(self, starts: np.ndarray, at_random: random.Random) -> Iterator[Point]:
        """Yield points of lines through the starts (names × points), between breakpoints on those lines."""
        chosen = np.array([at_random.randrange(starts.shape[1]) for _ in range(_LINES)])
        firsts, directions = starts[:, chosen], np.zeros((len(self.names), _LINES))
        for line in range(_LINES):
            if line % 2:
                directions[:, line] = [at_random.choice((-1, 0, 1)) for _ in self.names]
            directions[at_random.randrange(len(self.names)), line] = 1
        lines = np.repeat(np.arange(_LINES), len(_STEPS))
        steps = np.tile(_STEPS, _LINES)
        signs = self._kept(firsts[:, lines] + directions[:, lines] * steps)
        seen = set[tuple[int, float]]()
        for one in np.flatnonzero(signs.all(axis=0)):
            yield self._point(firsts[:, lines[one]] + directions[:, lines[one]] * steps[one])
        is_last = np.arange(len(steps)) % len(_STEPS) == len(_STEPS) - 1
        first = np.flatnonzero(~is_last)
        low, high, of = steps[first], steps[first + 1], lines[first]
        before, after = signs[:, first], signs[:, first + 1]
        for _ in range(_BISECTIONS):
            differ = np.flatnonzero((before != after).any(axis=0))
            differ = differ[:: -(-len(differ) // _MOST_INTERVALS) or 1]
            if not len(differ):
                return
            low, high, of, before, after = low[differ], high[differ], of[differ], before[:, differ], after[:, differ]
            middle = (low + high) / 2
            between = self._kept(firsts[:, of] + directions[:, of] * middle)
            for one in np.flatnonzero(between.all(axis=0)):
                if (place := (int(of[one]), float(middle[one]))) not in seen:
                    seen.add(place)
                    yield self._point(firsts[:, of[one]] + directions[:, of[one]] * middle[one])
            low, high, of = np.concatenate([low, middle]), np.concatenate([middle, high]), np.tile(of, 2)
            before, after = np.hstack([before, between]), np.hstack([between, after])

    def _point(self, numbers: np.ndarray) -> Point:
        return {name: Fraction(float(number)) for name, number in zip(self.names, numbers, strict=True)}

    def _kept(self, points: np.ndarray) -> np.ndarray:
        """Return whether each condition holds at each point: conditions × points."""
        of, known = dict(zip(self.names, points, strict=True)), dict[Term, np.ndarray]()
        with np.errstate(all="ignore"):
            return np.array(
                [sign * _sum(condition, of, known, points.shape[1]) > 0 for condition, sign in self.signs.items()]
            )


def _sum(
    terms: Iterable[tuple[Term, Fraction]], of: Mapping[int, np.ndarray], known: dict[Term, np.ndarray], count: int
) -> np.ndarray:
    total = np.zeros(count)
    for term, factor in terms:
        if term not in known:
            made = np.ones(count)
            for name, power in term.powers:
                made = made * of[name] ** power
            if term.exponent:
                made = made * np.exp(_sum(term.exponent, of, known, count))
            known[term] = made
        total = total + _float(factor) * known[term]
    return total


def _float(factor: Fraction) -> float:
    try:
        return float(factor)
    except OverflowError:
        return math.copysign(math.inf, factor)
