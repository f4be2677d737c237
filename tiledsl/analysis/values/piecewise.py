"""Exact comparison of two functions made of sums, products, quotients, exponentials, maxima and minima.

A maximum changes its form where its operands are equal. These breakpoints of both functions divide the space of all
operands into cells. In each cell a function is a quotient of sums of exponentials, and has one exact form. Functions
are equal if their forms are equal in each cell: at the breakpoints between the cells, both functions are continuous.

Cells with linear conditions are found exactly. If a condition is not linear, the functions count as different only
after a point of the cell was found. An equality that is neither proved nor refuted is undecided."""

from __future__ import annotations

import functools
import itertools
import math
import random
from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction

import numpy as np

from tiledsl.analysis.values import exponentials as ex
from tiledsl.analysis.values.exponentials import Poly, Ratio, Term, TooHard
from tiledsl.analysis.values.graphs import NUMBER, VARIABLE, Node, last_place, meant
from tiledsl.analysis.values.halfspaces import Row, inside, row
from tiledsl.ir.math.operations import OPERATIONS, Curve

_MOST_CELLS = 400
_POINTS = 6  # points of a cell at which functions without an exact form are compared
_BISECTIONS = 30
_SECOND_ORDER = 1 + Fraction(
    1, 2**16
)  # for the second order: numbers that change together change a product by a little more than the sum
_NOISE = Fraction(1, 10**10)  # relative error of functions in double precision
_FIRST_ATOM = 1 << 20  # variables with this number or a higher one stand for results of operations
_LARGEST = {"maximum": 1, "minimum": -1}

Signs = Mapping[frozenset[tuple[Term, Fraction]], int]
Form = Ratio | float  # a float is an infinity or NaN


class _Branch(Exception):
    """Raised if the sign of a sum is not known in a cell."""

    def __init__(self, condition: Poly):
        self.condition = condition


@functools.lru_cache(maxsize=4096)
def are_equal(nodes: tuple[Node, ...], one: int, other: int) -> bool | None:
    """Return whether two nodes of a graph are the same function; None if this is undecided."""
    if one == other:
        return True
    atoms = _Atoms()
    try:
        forms = _Forms(nodes, None, atoms)
        if _same(forms.made[one], forms.made[other]):
            return True
    except (TooHard, _Branch):
        pass
    try:
        return _in_each_cell(nodes, one, other, atoms)
    except TooHard:
        return None


def _same(one: Form, other: Form) -> bool:
    if isinstance(one, float) or isinstance(other, float):
        return one == other
    return ex.are_equal(one, other)


def _in_each_cell(nodes: tuple[Node, ...], one: int, other: int, atoms: _Atoms) -> bool | None:
    at_random, decided = random.Random(1), True
    pending, seen = list[Signs]([{}]), 0
    while pending:
        signs, seen = pending.pop(), seen + 1
        if seen > _MOST_CELLS:
            raise TooHard
        try:
            forms = _Forms(nodes, signs, atoms)
            if _same(forms.made[one], forms.made[other]):
                continue
        except _Branch as branch:
            key = frozenset(branch.condition.items())
            both = ({**signs, key: sign} for sign in (1, -1))
            pending += [more for more in both if inside(_rows(more), at_random) is not None]
            continue
        found = _differ(nodes, one, other, signs, forms, at_random)
        if found:
            return False
        decided = decided and found is False
    return True if decided else None


def _rows(signs: Signs) -> Iterator[Row]:
    """Yield the conditions of a cell as linear conditions, with a variable for each term."""
    terms = {term for condition in signs for term, _ in condition if term != ex.ONE}
    for condition, sign in signs.items():
        factors = {term: sign * factor for term, factor in condition}
        number = factors.pop(ex.ONE, Fraction())
        yield row(factors, number)
    for term in terms:
        if not _odd(term):
            yield row({term: Fraction(1)}, Fraction())
        if term.exponent and not term.powers:  # exp(p) is more than 1 + p, except at p = 0
            tangent = ex.plus({term: Fraction(1)}, ex.scaled(ex.plus(ex.constant(1), dict(term.exponent)), -1))
            yield row(
                {one: factor for one, factor in tangent.items() if one != ex.ONE}, tangent.get(ex.ONE, Fraction())
            )


def _odd(term: Term) -> list[int]:
    """Return the variables with odd powers, on which the sign of the term depends."""
    return [name for name, power in term.powers if power % 2]


def _is_linear(term: Term) -> bool:
    ((name, power),) = term.powers if len(term.powers) == 1 else ((0, 0),)
    return term == ex.ONE or (power == 1 and name < _FIRST_ATOM and not term.exponent)


# ---------------------------------------------------------------------------------------------------------------- forms


class _Atoms:
    """Variables for results without an exact form: equal operations on equal operands have one variable."""

    def __init__(self) -> None:
        self.known: list[tuple[str, tuple[Ratio, ...]]] = []

    def of(self, op: str, *operands: Ratio) -> Ratio:
        same = (
            number
            for number, (name, others) in enumerate(self.known)
            if (name, len(operands)) == (op, len(others)) and _same_set(operands, others)
        )
        found = next(same, len(self.known))
        if found == len(self.known):
            self.known.append((op, operands))
        return ex.whole(ex.variable(_FIRST_ATOM + found))


def _same_set(some: tuple[Ratio, ...], others: tuple[Ratio, ...]) -> bool:
    return _holds_all(some, others) and _holds_all(others, some)


def _holds_all(some: tuple[Ratio, ...], others: tuple[Ratio, ...]) -> bool:
    return all(any(ex.are_equal(one, other) for one in some) for other in others)


class _Forms:
    """The form of each node in one cell. Without a cell, each maximum is a variable.

    `proves` is false if different forms may be equal functions.
    """

    def __init__(self, nodes: tuple[Node, ...], signs: Signs | None, atoms: _Atoms):
        self.nodes, self.signs, self.atoms, self.proves = nodes, signs, atoms, True
        self.made: list[Form] = []
        for op, operands in nodes:
            self.made.append(self._form(op, *operands))

    def _form(self, op: str, *operands: int | float) -> Form:
        if op == VARIABLE:
            return ex.whole(ex.variable(int(operands[0])))
        if op == NUMBER:
            number = float(operands[0])
            return ex.whole(ex.constant(_exact(number))) if math.isfinite(number) else number
        if op in _LARGEST and self.signs is None:
            return self._whole_largest(op, *(int(one) for one in operands))
        made = [self.made[int(one)] for one in operands]
        if op == "relu":
            return self._largest(1, made[0], ex.whole(ex.constant(0)))
        if op in _LARGEST:
            return self._largest(_LARGEST[op], *made)
        finite = [one for one in made if isinstance(one, Ratio)]
        return self._applied(op, *finite) if len(finite) == len(made) else self._endless(op, *made)

    def _applied(self, op: str, *operands: Ratio) -> Form:
        match op:
            case "+":
                return ex.added(*operands)
            case "-":
                return ex.added(operands[0], ex.negative(operands[1]))
            case "neg":
                return ex.negative(operands[0])
            case "*":
                return ex.multiplied(*operands)
            case "/":
                return self._quotient(*operands)
            case "exp" if operands[0].under == ex.constant(1):
                made = ex.whole(ex.exponential(operands[0].over))
                self.proves &= not ex.is_nested(made.over)
                return made
            case _:
                self.proves = False
                return self.atoms.of(op, *operands)

    def _quotient(self, one: Ratio, other: Ratio) -> Form:
        if not other.over:
            return math.nan if not one.over else math.inf * self.sign(one)
        if self.signs is None and any(name >= _FIRST_ATOM for term in other.over for name, _ in term.powers):
            self.sign(other)  # branches, since a maximum may be 0 in a whole cell
        return ex.divided_by(one, other)

    def _largest(self, side: int, one: Form, other: Form) -> Form:
        """Return the larger of two forms; with `side` -1 the smaller."""
        for mine, its in ((one, other), (other, one)):
            if isinstance(mine, float):
                return its if mine == -side * math.inf else mine
        assert isinstance(one, Ratio) and isinstance(other, Ratio)
        difference = ex.added(one, ex.negative(other))
        if self.signs is not None:
            return one if side * self.sign(difference) >= 0 else other
        try:
            return one if side * self.sign(difference) >= 0 else other
        except _Branch:
            half = ex.whole(ex.constant(Fraction(side, 2)))
            middle = ex.multiplied(ex.whole(ex.constant(Fraction(1, 2))), ex.added(one, other))
            return ex.added(middle, ex.multiplied(half, self._magnitude(difference)))

    def _magnitude(self, one: Ratio) -> Ratio:
        first = min(one.over, key=ex.order)
        factor = one.over[first]
        found = self.atoms.of("magnitude", Ratio(ex.scaled(one.over, 1 / factor), one.under))
        return ex.multiplied(ex.whole(ex.constant(abs(factor))), found)

    def _whole_largest(self, op: str, *operands: int) -> Form:
        """Return the largest of all operands of nested maxima, regardless of their order."""
        pending, leaves = list(operands), dict[int, None]()
        while pending:
            name, below = self.nodes[pending[-1]]
            number = pending.pop()
            if name == op:
                pending += map(int, below)
            else:
                leaves[number] = None
        found = [self.made[one] for one in leaves]
        if len(found) < 3 or not all(isinstance(one, Ratio) for one in found):
            return functools.reduce(lambda one, other: self._largest(_LARGEST[op], one, other), found)
        return self.atoms.of(op, *(one for one in found if isinstance(one, Ratio)))

    def _endless(self, op: str, *operands: Form) -> Form:
        """Apply an operation to infinities. Of finite operands, only the sign counts."""
        numbers = [one if isinstance(one, float) else float(self.sign(one)) for one in operands]
        if op in ("+", "-", "neg", "*", "/", "exp"):
            with np.errstate(all="ignore"):
                made = float(OPERATIONS[op].meaning(*map(np.float64, numbers)))
            return made if not math.isfinite(made) else ex.whole(ex.constant(Fraction(made)))
        raise TooHard

    def sign(self, one: Ratio) -> int:
        return self._sign(one.over) * self._sign(one.under)

    def _sign(self, one: Poly) -> int:
        if not one:
            return 0
        first = min(one, key=ex.order)
        names = {name for term in one for name, _ in term.powers}
        least = {name: min(dict(term.powers).get(name, 0) for term in one) for name in names}
        common = Term(frozenset((name, power) for name, power in least.items() if power), first.exponent)
        scale = abs(one[first])
        rest = {ex.product(term, ex.inverse(common)): factor / scale for term, factor in one.items()}
        sign = self._known(rest)
        for name in _odd(common):
            sign *= self._known(ex.variable(name))
        return sign

    def _known(self, one: Poly) -> int:
        """Return the sign of a sum without common factors. Raise _Branch where the sign is not known."""
        signs = {1 if factor > 0 else -1 for factor in one.values()}
        if len(signs) == 1 and not any(map(_odd, one)):
            return signs.pop()
        if len(one) == 2 and not any(
            term.powers for term in one
        ):  # exact to double precision if the factors are not equal
            more, less = sorted(one, key=lambda term: -one[term])
            ratio = ex.constant(Fraction(math.log(-one[more] / one[less])))
            return self._sign(ex.plus(ratio, ex.minus(dict(more.exponent), dict(less.exponent))))
        flip = 1 if one[min(one, key=ex.order)] > 0 else -1
        condition = ex.scaled(one, flip)
        found = (self.signs or {}).get(frozenset(condition.items()))
        if found is None:
            raise _Branch(condition)
        return flip * found


def _exact(number: float) -> Fraction:
    found = meant(number)
    return Fraction(number) if found is None else found


# --------------------------------------------------------------------------------------------------------------- points


def _differ(
    nodes: tuple[Node, ...], one: int, other: int, signs: Signs, forms: _Forms, at_random: random.Random
) -> bool | None:
    """Return whether functions with different forms in a cell differ; None if this is undecided.

    Some numbers of the formulas may be known only to their last place in f32. Then the functions must differ by more
    than an error of these numbers can cause."""
    loose = {number for op, (number, *_) in nodes if op == NUMBER and math.isfinite(number) and meant(number) is None}
    exact = all(_is_linear(term) for condition in signs for term, _ in condition)
    if exact and forms.proves and not loose:
        return True
    seen = False
    for _ in range(4 * _POINTS):
        point = _point(nodes, signs, at_random)
        if point is None:
            continue
        try:
            has, due, noise = _at(nodes, one, other, point, {})
            off = noise
            for number in loose:
                moved = Fraction(number) + last_place(number) / 2
                again = _at(nodes, one, other, point, {number: moved})
                off += abs((again[0] - again[1]) - (has - due))
        except (ArithmeticError, ValueError):
            continue
        if abs(has - due) > off * _SECOND_ORDER:
            return True
        seen = True
    return False if seen and loose else None


def _point(nodes: tuple[Node, ...], signs: Signs, at_random: random.Random) -> dict[int, Fraction] | None:
    """Return a point of the cell, or None if no point was found."""
    found: Mapping[Hashable, Fraction] = inside(_rows(signs), at_random) or {}
    point = {}
    for op, operands in nodes:
        if op == VARIABLE:
            name = int(operands[0])
            own = found.get(Term(frozenset([(name, 1)]), frozenset()))
            point[name] = Fraction(at_random.randint(-256, 256), 64) if own is None else own
    try:
        return point if all(_kept(signs, point)) else _on_a_line(signs, point, at_random)
    except (KeyError, ArithmeticError):  # a result without an exact form, or beyond double precision
        return None


def _kept(signs: Signs, point: Mapping[int, Fraction]) -> tuple[bool, ...]:
    return tuple(sign * _number(dict(condition), point) > 0 for condition, sign in signs.items())


def _on_a_line(signs: Signs, point: dict[int, Fraction], at_random: random.Random) -> dict[int, Fraction] | None:
    """Return a point of the cell on a line through a point: between the breakpoints on that line."""
    name = at_random.choice(sorted(point))
    steps = [Fraction(2) ** power for power in range(-4, 7, 2)]

    def there(at: Fraction) -> tuple[bool, ...]:
        return _kept(signs, {**point, name: at})

    ends = [(at, there(at)) for at in (*(-step for step in reversed(steps)), Fraction(), *steps)]
    pending = [(one, other, 0) for one, other in itertools.pairwise(ends)]
    while pending:
        (low, before), (high, after), depth = pending.pop()
        if all(before) or all(after):
            return {**point, name: low if all(before) else high}
        if before != after and depth < _BISECTIONS:
            middle = (low + high) / 2
            between = middle, there(middle)
            pending += [((low, before), between, depth + 1), (between, (high, after), depth + 1)]
    return None


def _number(one: Poly, point: Mapping[int, Fraction]) -> Fraction:
    total = Fraction()
    for term, factor in one.items():
        for name, power in term.powers:
            factor *= point[name] ** power
        if term.exponent:
            factor *= Fraction(math.exp(_number(dict(term.exponent), point)))
        total += factor
    return total


def _at(
    nodes: tuple[Node, ...], one: int, other: int, point: Mapping[int, Fraction], moved: Mapping[float, Fraction]
) -> tuple[Fraction, Fraction, Fraction]:
    """Return both functions at a point, and a bound of the rounding errors of their difference."""
    made: list[Fraction] = []
    curved = False
    for op, operands in nodes:
        if op == VARIABLE:
            made.append(point[int(operands[0])])
        elif op == NUMBER:
            made.append(moved.get(float(operands[0]), _exact(float(operands[0]))))
        else:
            of = [made[int(each)] for each in operands]
            if isinstance(OPERATIONS[op].error, Curve):
                curved = True
                made.append(Fraction(float(np.asarray(OPERATIONS[op].meaning(np.array([float(of[0])])))[0])))
            elif op == "/":
                made.append(of[0] / of[1])
            else:
                made.append(Fraction(np.asarray(OPERATIONS[op].meaning(*(np.array([x], dtype=object) for x in of)))[0]))
    most = max(map(abs, itertools.chain(made, (Fraction(),))))
    return made[one], made[other], _NOISE * most if curved else Fraction()
