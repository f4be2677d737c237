"""The contents of memory with which each condition on integers that are read has each of its outcomes.

A branch that no contents take would not be checked at all. A condition is evaluated at places: blocks, warps, steps of
loops and elements, many but not all. Where an outcome is missing, two elements that follow each other in memory, as the
condition reads them, are tried with many pairs of values.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks, environment
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.modelled_contents import MIXED, placed
from tiledsl.ir.walk import expressions

_MOST_MORE = 16  # contents for missing outcomes
_MOST_POINTS = 1 << 12  # places at which a condition is evaluated
_MOST_NEAR = 48  # values of a variable near numbers of the condition
_MOST_PLACES = 16  # places at which values are looked for: in first steps of loops, and as many anywhere
_MOST_STEPS, _OF_A_STEP = 8, 4  # the first steps of loops, and the places in each of them
_MOST_VALUES = 1 << 9  # values of an element that are tried one by one
_SPREAD = 48  # values of an element that are tried beyond them
_MIXTURES = range(MIXED, MIXED + 16)  # of other tensors that a condition reads
_MORE_MIXTURES = range(MIXED + 3, MIXED + 36)
_FEW_VALUES = 8  # of a quotient, each of which is tried
_MOST_TRIED = 8  # pairs of values that are evaluated at all places

Values = Mapping[ir.Expr, Any]


@dataclasses.dataclass(frozen=True, slots=True)
class _Condition:
    """A condition, and the conditions under which its statement runs."""

    value: ir.Expr
    path: tuple[ir.Expr, ...]

    def holds(self, known: Values, wanted: bool) -> np.ndarray:
        """Return where the statement runs and the condition has the outcome; nowhere where a value is undefined."""
        try:
            with np.errstate(all="ignore"):
                found = (np.asarray(ex.evaluate(self.value, known)) != 0) == wanted
                for one in self.path:
                    found = found & (np.asarray(ex.evaluate(one, known)) != 0)
        except ZeroDivisionError:
            return np.zeros(1, bool)
        return np.atleast_1d(found)

    def may_hold(self, known: Values, wanted: bool) -> np.ndarray:
        """Return where the conditions of which this one is made allow the outcome that do not depend on memory."""
        needed = [one for value in (*self.path, *([self.value] if wanted else [])) for one in _together(value)]
        unread = tuple(one for one in needed if not ex.is_read(one))
        return _Condition(ir.Const(1), unread).holds(known, True)


def _together(value: ir.Expr) -> list[ir.Expr]:
    """Return the conditions that hold together where the value is true."""
    if isinstance(value, ir.Binary) and (value.op == "and" or value.op == "&" and ex.is_outcome(value)):
        return _together(value.left) + _together(value.right)
    return [value]


def contents_of_outcomes(kernel: ir.KernelIR, sizes: Mapping[str, int], numbers: Iterable[int]) -> list[int]:
    """Return the numbers of more contents, with which conditions have outcomes that they lack with the given ones."""
    tried, more = list(numbers), list[int]()
    if not kernel.contents:
        return more
    for condition in dict.fromkeys(_conditions(kernel.body, ())):
        points = _points(kernel, sizes, condition)
        for wanted in (True, False):
            if len(more) == _MOST_MORE:
                return more
            if any(condition.holds({**points, ir.SAMPLE: one}, wanted).any() for one in (*tried, *more)):
                continue
            found = _with_outcome(condition, points, wanted)
            more += [] if found is None else [found]
    return more


def _conditions(body: Iterable[ir.Statement], path: tuple[ir.Expr, ...]) -> Iterator[_Condition]:
    """Yield the conditions on integers that are read, and those in branches and loops on such integers, in order."""
    for statement in body:
        for value in expressions(statement):
            found = (_Condition(part, path) for part in _outcomes(value))
            yield from (one for one in found if any(map(ex.is_read, (one.value, *path))))
        for inner, needed in _bodies(statement):
            yield from _conditions(inner, (*path, *needed))


def _bodies(statement: ir.Statement) -> Iterator[tuple[tuple[ir.Statement, ...], tuple[ir.Expr, ...]]]:
    """Yield the bodies of a statement, each with the conditions under which the body runs."""
    if isinstance(statement, ir.If):
        yield statement.then, (statement.condition,)
        yield statement.otherwise, (ir.Binary("==", statement.condition, ir.Const(0)),)
        return
    inside: tuple[ir.Expr, ...] = ()
    if isinstance(statement, ir.For) and not isinstance(statement.trips, ir.Const):
        inside = (ir.Binary("<", statement.var, statement.trips),)  # ex.binary knows that it holds
    yield from ((body, inside) for body in statement.bodies)


def _outcomes(value: ir.Expr) -> Iterator[ir.Expr]:
    """Yield the conditions in a value; and for a quotient, rest or mask of an integer that is read, that it has each
    of its values, or if these are many, the least or the greatest.
    """
    for one in _parts(value):
        if ex.is_outcome(one):
            yield one
        elif isinstance(one, ir.Binary) and one.op in ("//", "%", ">>", "&") and ex.is_read(one):
            low, high = ex.bounds(one)
            numbers = range(low, high + 1) if high - low < _FEW_VALUES else (low, high)
            yield from (ir.Binary("==", one, ir.Const(number)) for number in numbers)


def _points(kernel: ir.KernelIR, sizes: Mapping[str, int], condition: _Condition) -> dict[ir.Expr, Any]:
    """Return the values of all variables at many places."""
    variables = {one for value in (condition.value, *condition.path) for one in ex.variables(value)}
    known = environment(kernel, sizes, 0)
    free = sorted(variables - known.keys(), key=repr)
    axes = [_spread(0, blocks(kernel, sizes) - 1, 128), *(_values(one, condition) for one in free)]
    count = math.prod(map(len, axes))
    chosen = np.arange(count) if count <= _MOST_POINTS else np.random.default_rng(0).integers(0, count, _MOST_POINTS)
    of_axes = np.unravel_index(chosen, [len(axis) for axis in axes])
    block, *rest = (axis[index] for axis, index in zip(axes, of_axes, strict=True))
    points: dict[ir.Expr, Any] = environment(kernel, sizes, block)
    points.update(zip(free, rest, strict=True))
    return {one: value for one, value in points.items() if one != ir.SAMPLE}


def _values(variable: ir.Var, condition: _Condition) -> np.ndarray:
    """Return values of a variable: some of its range, and those near which it equals a number of the condition."""
    values = (condition.value, *condition.path)
    factors = {1} | {abs(ex.linear(part)[0].get(variable, 1)) for value in values for part in _parts(value)}
    numbers = {abs(part.value) for value in values for part in _parts(value) if isinstance(part, ir.Const)}
    near = [number // factor + side for number in numbers for factor in factors for side in (-1, 0, 1)]
    inside = [value for value in near if variable.low <= value <= variable.high]
    return np.unique(np.array([*_spread(variable.low, variable.high, 12), *inside[:_MOST_NEAR]], dtype=np.int64))


def _spread(low: int, high: int, number: int) -> np.ndarray:
    """Return all of low … high, or the first ones, the last ones and some between."""
    if high - low < 2 * number:
        return np.arange(low, high + 1)
    between = np.linspace(low, high, number // 2).astype(np.int64)
    return np.unique(np.concatenate([np.arange(low, low + number), between, np.arange(high - number // 4, high + 1)]))


def _with_outcome(condition: _Condition, points: Values, wanted: bool) -> int | None:
    """Return the number of contents with which the condition has the outcome at some place, or None."""
    for number in _MORE_MIXTURES:
        if condition.holds({**points, ir.SAMPLE: number}, wanted).any():
            return number
    reads = list(dict.fromkeys(one for value in (condition.value, *condition.path) for one in ex.reads(value)))
    size = max((np.size(value) for value in points.values()), default=1)
    arrays = {one: np.broadcast_to(value, size) for one, value in points.items()}
    for place in _places(arrays, np.flatnonzero(np.broadcast_to(condition.may_hold(arrays, wanted), size))):
        known = {one: int(value[place]) for one, value in arrays.items()}
        for tensor in dict.fromkeys(one.tensor for one in reads):
            mine = [one for one in reads if one.tensor == tensor]
            for mixture in _MIXTURES if len(mine) < len(reads) else _MIXTURES[:1]:
                for number in _pairs(condition, mine, {**known, ir.SAMPLE: mixture}, wanted):
                    if condition.holds({**points, ir.SAMPLE: number}, wanted).any():
                        return number
    return None


def _places(points: Mapping[ir.Expr, np.ndarray], possible: np.ndarray) -> list[int]:
    """Return some of the possible places: in the first steps of all loops, in each of the next steps, and anywhere."""
    mixed = np.random.default_rng(0).permutation(possible)
    loops = (value[mixed] for one, value in points.items() if isinstance(one, ir.Var) and one.kind == "loop")
    steps = sum(loops, np.zeros(len(mixed), np.int64))
    early = [mixed[steps == step][: _MOST_PLACES if step == 0 else _OF_A_STEP] for step in range(_MOST_STEPS)]
    return np.unique(np.concatenate([*early, mixed[:_MOST_PLACES]])).tolist()


def _pairs(condition: _Condition, reads: list[ir.FromMemory], known: dict[ir.Expr, Any], wanted: bool) -> Iterator[int]:
    """Yield numbers of contents, of which two elements of a tensor give the condition the outcome at one place.

    `known` has the place, and the mixture of the other tensors and of elements whose number is read.
    """
    indices = {one: int(ex.evaluate(one.index, known)) for one in reads}
    first, one = min(indices.values()), reads[0]
    count, least, most = (int(ex.evaluate(part, known)) for part in (one.count, one.least, one.most))
    parts = [part for value in (condition.value, *condition.path) for part in _parts(value)]
    numbers = sorted({abs(part.value) for part in parts if isinstance(part, ir.Const)})
    near = [value for number in numbers for value in (number - 1, number, number + 1)]
    few, values = (
        np.unique(np.clip([*near, *_spread(0, most - least, number)], 0, most - least))
        for number in (_SPREAD, _MOST_VALUES)
    )
    for pair in ((few[:, None], values[None, :]), (values[:, None], few[None, :])):
        of: dict[ir.Expr, Any] = {read: least + pair[at - first] for read, at in indices.items() if at - first < 2}
        allowed = _allowed(one.order, first, count, most - least, *pair)
        found = np.argwhere(np.broadcast_to(condition.holds({**known, **of}, wanted), allowed.shape) & allowed)
        for index in found[:: max(1, len(found) // _MOST_TRIED)][:_MOST_TRIED]:
            value, following = (int(np.broadcast_to(each, allowed.shape)[tuple(index)]) for each in pair)
            number = placed(one.tensor, first, value, following, known[ir.SAMPLE])
            if number is not None:
                yield number


def _allowed(order: str, first: int, count: int, total: int, value: np.ndarray, following: np.ndarray) -> np.ndarray:
    """Return for which pairs the elements `first` and `first` + 1 keep the declaration; values count from the least."""
    if order == "ascending":
        of_ends = {0: 0, count - 1: total}
        kept = [each == of_ends.get(at, each) for at, each in ((first, value), (first + 1, following))]
        return np.asarray((value <= following) & kept[0] & kept[1])
    return np.asarray(value != following) | (order != "unique")


def _parts(value: ir.Expr) -> Iterator[ir.Expr]:
    left = [value]
    while left:
        one = left.pop()
        left += ex.children(one)
        yield one
