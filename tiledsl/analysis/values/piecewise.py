"""Exact comparison of two functions made of sums, products, quotients, exponentials, maxima and minima.

A maximum changes its form where its operands are equal. These breakpoints of both functions divide the space of all
operands into cells. In each cell a function is a quotient of sums of exponentials, and has one exact form. Functions
are equal if their forms are equal in each cell: at the breakpoints between the cells, both functions are continuous.

Cells with linear conditions are found exactly. If a condition is not linear, the functions count as different only
after a point of the cell was found. An equality that is neither proved nor refuted is undecided."""

from __future__ import annotations

import copy
import functools
import itertools
import math
import random
from collections.abc import Mapping
from fractions import Fraction
from typing import Self

import numpy as np

from tiledsl.analysis.values import exponentials as ex
from tiledsl.analysis.values.cell_points import FIRST_ATOM, Signs, is_linear, points_of, rows
from tiledsl.analysis.values.exponentials import Poly, Ratio, Term, TooHard
from tiledsl.analysis.values.graphs import NUMBER, VARIABLE, Node, last_place, meant, operands_of, pruned
from tiledsl.analysis.values.halfspaces import connected, inside
from tiledsl.analysis.values.quadratics import factors
from tiledsl.ir.math.operations import OPERATIONS, Curve

_MOST_CONDITIONS = 16_000  # of all cells together
_MOST_UNDECIDED = 40  # cells
_FEW, _FEW_CONDITIONS = 4, 400  # variables of nodes that are compared with each other, and conditions of their cells
_MOST_TRIES = 64
_PRINTS = 16
_POINTS = 24  # points of a cell at which functions without an exact form are compared
# for the second order: numbers that change together change a product by a little more than the sum
_SECOND_ORDER = 1 + Fraction(1, 2**16)
_NOISE = Fraction(1, 10**10)  # relative error of functions in double precision
_LARGEST = {"maximum": 1, "minimum": -1}

Form = Ratio | float  # a float is an infinity or NaN


class _Branch(Exception):
    """Raised if the sign of a sum is not known in a cell."""

    def __init__(self, condition: Poly):
        self.condition = condition


@functools.lru_cache(maxsize=4096)
def are_equal(nodes: tuple[Node, ...], one: int, other: int) -> bool | None:
    """Return whether two nodes of a graph are the same function; None where this is undecided."""
    for some in (nodes, _Swept(nodes)):
        if isinstance(some, _Swept):
            nodes, one, other = tuple(some.nodes), some.same[one], some.same[other]
        if one == other or _have_equal_forms(nodes, one, other):
            return True
    nodes, (one, other) = pruned(nodes, one, other)
    try:
        return _in_each_cell(nodes, one, other, _MOST_CONDITIONS)
    except TooHard:
        return None


def _have_equal_forms(nodes: tuple[Node, ...], one: int, other: int) -> bool:
    """Return whether two nodes have one form where each maximum is a variable of its own."""
    nodes, (one, other) = pruned(nodes, one, other)
    try:
        forms = _Forms(nodes, None, _Atoms()).make()
        return _same(forms.made[one], forms.made[other])
    except (TooHard, _Branch):
        return False


class _Swept:
    """A graph in which equal functions of a few variables are one node: that node is `same` of each node.

    So the cells of a sum are not those of each of its parts together.
    """

    def __init__(self, nodes: tuple[Node, ...]):
        self.nodes: list[Node] = []
        self.same: list[int] = []
        self.prints = _prints(nodes)
        self.supports: list[frozenset[int]] = []
        self.clipped: list[bool] = []
        self.tries = 0
        known: dict[Node, int] = {}
        for number, (op, operands) in enumerate(nodes):
            below = [self.same[int(one)] for one in operands_of((op, operands))]
            node = (op, tuple(below) if below else operands)
            self.nodes.append(node)
            own = frozenset({number}) if op == VARIABLE else frozenset[int]()
            self.supports.append(own.union(*(self.supports[one] for one in below)))
            self.clipped.append(OPERATIONS[op].clips or any(self.clipped[one] for one in below) if below else False)
            found = known.get(node)
            self.same.append(number)
            self.same[number] = self._earlier(number) if found is None else found
            known.setdefault(node, self.same[number])

    def _earlier(self, number: int) -> int:
        """Return the first earlier node that is the same function, or the node itself."""
        support = self.supports[number]
        if not self.clipped[number] or len(support) > _FEW:
            return number
        for other in range(number):
            if self.same[other] != other or not self.supports[other] <= support or not self._may_be(other, number):
                continue
            self.tries += 1
            if self.tries > _MOST_TRIES:
                break
            nodes, (one, it) = pruned(self.nodes, other, number)
            try:
                if _have_equal_forms(nodes, one, it) or _in_each_cell(nodes, one, it, _FEW_CONDITIONS):
                    return other
            except TooHard:
                continue
        return number

    def _may_be(self, one: int, other: int) -> bool:
        mine, its = self.prints[one], self.prints[other]
        return bool(np.isfinite(mine).all() and np.allclose(mine, its, rtol=1e-9, atol=1e-12))


def _prints(nodes: tuple[Node, ...]) -> list[np.ndarray]:
    """Return the results of all nodes at a few points."""
    at_random, made = np.random.default_rng(1), list[np.ndarray]()
    for op, operands in nodes:
        if op == VARIABLE:
            made.append(at_random.normal(0, 3, _PRINTS))
        elif op == NUMBER:
            made.append(np.full(_PRINTS, float(operands[0])))
        else:
            with np.errstate(all="ignore"):
                made.append(np.asarray(OPERATIONS[op].meaning(*(made[int(one)] for one in operands))))
    return made


def _same(one: Form, other: Form) -> bool:
    if isinstance(one, float) or isinstance(other, float):
        return one == other
    return ex.are_equal(one, other)


def _in_each_cell(nodes: tuple[Node, ...], one: int, other: int, most: int) -> bool | None:
    """Compare the forms of two nodes in each cell; raise TooHard beyond `most` conditions of all cells together."""
    at_random, undecided = random.Random(1), 0
    pending, seen = [_Forms(nodes, {}, _Atoms())], 0
    while pending:
        forms = pending.pop()
        seen += len(forms.signs or {})
        if seen > most or undecided > _MOST_UNDECIDED:
            raise TooHard
        try:
            forms.make()
        except _Branch as branch:
            key = frozenset(branch.condition.items())
            both = (forms.where(key, sign) for sign in (1, -1))
            pending += [more for more in both if _is_possible(more.signs or {}, branch.condition, at_random)]
            continue
        if _same(forms.made[one], forms.made[other]):
            continue
        found = _differ(nodes, one, other, forms, at_random)
        if found:
            return False
        undecided += found is None
    return None if undecided else True


def _is_possible(signs: Signs, latest: Poly, at_random: random.Random) -> bool:
    """Return whether the linear conditions of a cell have a solution, if they have one without the latest."""
    return inside(connected(rows(signs), latest), at_random) is not None


# ---------------------------------------------------------------------------------------------------------------- forms


class _Atoms:
    """Variables for results without an exact form: equal operations on equal operands have one variable."""

    def __init__(self) -> None:
        self.known: list[tuple[str, tuple[Ratio, ...]]] = []

    def of(self, op: str, *operands: Ratio) -> Ratio:
        for number, (name, others) in enumerate(self.known):
            if (name, len(others)) != (op, len(operands)):
                continue
            if _same_set(operands, others):
                return ex.whole(ex.variable(FIRST_ATOM + number))
            shift = _shift(operands, others) if op in _LARGEST else None
            if shift is not None:
                return ex.added(ex.whole(ex.variable(FIRST_ATOM + number)), shift)
        self.known.append((op, operands))
        return ex.whole(ex.variable(FIRST_ATOM + len(self.known) - 1))


def _shift(some: tuple[Ratio, ...], others: tuple[Ratio, ...]) -> Ratio | None:
    """Return what some forms exceed the others by, if that is the same for all of them."""
    for first in others:
        shift = ex.added(some[0], ex.negative(first))
        if _same_set(some, tuple(ex.added(one, shift) for one in others)):
            return shift
    return None


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

    def make(self) -> Self:
        """Make the forms that are not made. Raise _Branch where the sign of a sum is not known."""
        for op, operands in self.nodes[len(self.made) :]:
            self.made.append(self._form(op, *operands))
        return self

    def where(self, condition: frozenset[tuple[Term, Fraction]], sign: int) -> Self:
        """Return the forms that are made so far, for the part of the cell where a sum has a sign."""
        other = copy.copy(self)
        other.signs, other.made = {**(self.signs or {}), condition: sign}, list(self.made)
        return other

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
        return self._applied(op, *made)

    def _applied(self, op: str, *operands: Form) -> Form:
        finite = [one for one in operands if isinstance(one, Ratio)]
        return self._of_finite(op, *finite) if len(finite) == len(operands) else self._endless(op, *operands)

    def _of_finite(self, op: str, *operands: Ratio) -> Form:
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
        if self.signs is None and any(name >= FIRST_ATOM for term in other.over for name, _ in term.powers):
            self.sign(other)  # a maximum that is 0 in a whole cell
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
        for name in ex.odd(common):
            sign *= self._known(ex.variable(name))
        return sign

    def _known(self, one: Poly) -> int:
        """Return the sign of a sum without common factors. Raise _Branch where the sign is not known."""
        signs = {1 if factor > 0 else -1 for factor in one.values()}
        if len(signs) == 1 and not any(map(ex.odd, one)):
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
            is_exact = all(name < FIRST_ATOM for name in ex.variables(one))  # a maximum may be 0 in a whole cell
            made_of = factors(one) if is_exact else None
            if made_of is not None:
                return made_of.sign * math.prod(map(self._sign, made_of.lines))
            raise _Branch(condition)
        return flip * found


def _exact(number: float) -> Fraction:
    found = meant(number)
    return Fraction(number) if found is None else found


# --------------------------------------------------------------------------------------------------------------- points


def _differ(nodes: tuple[Node, ...], one: int, other: int, forms: _Forms, at_random: random.Random) -> bool | None:
    """Return whether functions with different forms in a cell differ; None where this is undecided.

    Where the formulas have numbers that are only known to their last place in f32, the functions differ if they do so
    by more than these numbers may.
    """
    signs = forms.signs or {}
    loose = {number for op, (number, *_) in nodes if op == NUMBER and math.isfinite(number) and meant(number) is None}
    exact = all(is_linear(term) for condition in signs for term, _ in condition)
    if exact and forms.proves and not loose:
        return True
    seen, names = False, [int(name) for op, (name, *_) in nodes if op == VARIABLE]
    for point in points_of(names, signs, at_random, _POINTS):
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
                with np.errstate(all="ignore"):
                    result = np.asarray(OPERATIONS[op].meaning(np.array([float(of[0])])))[0]
                made.append(Fraction(float(result)))
            elif op == "/":
                made.append(of[0] / of[1])
            else:
                made.append(Fraction(np.asarray(OPERATIONS[op].meaning(*(np.array([x], dtype=object) for x in of)))[0]))
    most = max(map(abs, itertools.chain(made, (Fraction(),))))
    return made[one], made[other], _NOISE * most if curved else Fraction()
