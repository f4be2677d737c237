"""The steps of a loop that do what the steps beside them do, on the next data: a check leaves most of them out.

A run of steps is steady if in each of its steps all conditions have the same outcomes, all masks hold for all elements
or for none, buffers of LDS take turns, and each window of global memory is a fixed distance behind that of the step
before. The first and the last steps of each run are executed, and the steps between two runs. The sums of the contract
leave out the elements that only the other steps read. Steps at the end of a loop that do nothing are not executed.

At either end of a run as many steps are executed as the loop carries tiles: a value may be handed on from tile to tile,
one step after the other, before it changes a result. A store of registers to LDS may hand a value on too, after the
turns of the buffers.

Leaving out is sound by induction. The state of a loop is a fixed number of values, and the state after a step is a
function of the keys that the steps so far have covered. A step that is like the step before in all facts about integers
computes the state from the state before and from the next keys by the same function. The kernel and the formula are two
such recurrences. Two recurrences that agree for every number of steps up to the sum of the numbers of values that an
element depends on agree for all numbers.

A kernel would defeat this if one of the steps that are left out were unlike its neighbours. Therefore each fact that
may differ is computed for all steps: conditions, masks, the places of windows and of LDS, and whether a window lies
inside its tensor. A step with another place, a step whose condition fails and a mask that cuts a tile begin a run of
their own and are executed. Where such a fact cannot be computed, all steps are executed.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from tiledsl.analysis.fields.formula_sizes import Axis
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import environment
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements

_KEPT = 2  # steps at either end of a steady run, beside two turns of the buffers
_MOST_TURNS = 8
_ALL, _NONE, _SOME = 1, 0, 2


class Refused(Exception):
    """Raised where all steps have to be run."""


@dataclasses.dataclass(frozen=True)
class Shape:
    """The steps of a loop in some blocks: parts that are executed, and how many are left out before each part.

    `idle` steps at the end do nothing. Loops with equal keys execute steps of the same kinds.
    """

    parts: tuple[int, ...]
    left_out: tuple[int, ...]
    idle: int
    ends_idle: bool
    key: tuple[object, ...]

    @property
    def is_whole(self) -> bool:
        return len(self.parts) == 1 and not self.idle


@dataclasses.dataclass(frozen=True)
class Moved:
    """Rows or columns of a tensor along which a loop goes: where the first step begins, and how far a step goes."""

    axis: Axis
    first: int
    stride: int
    size: int


class Loop:
    """A loop, in blocks in which its conditions and masks agree."""

    def __init__(self, kernel: ir.KernelIR, loop: ir.For, numbers: np.ndarray):
        self.kernel, self.loop, self.var = kernel, loop, loop.var
        self.trips = loop.trips.value if isinstance(loop.trips, ir.Const) else 0
        self.body = [one for phase in loop.phases for one in statements(phase)]
        self.known, self.all_known = environment(kernel, {}, int(numbers[0])), environment(kernel, {}, numbers)
        self.warps = np.arange(kernel.warps)[:, None]
        self.steps = np.arange(self.trips)
        inside = {tile for one in self.body for tile in one.effects.tiles_written}
        self.stored = sum(isinstance(one, ir.StoreShared) for one in self.body)
        self.carried = len(inside & {tile for phase in loop.phases for tile in _read_first(phase, frozenset())})

    def shape(self) -> Shape:
        """Return the steps that are executed; refuse loops in which all are."""
        if self.trips < 2 or any(isinstance(one, ir.For | ir.Asm | ir.StoreTile | ir.Keep) for one in self.body):
            raise Refused
        outcomes = [one for statement in self.body for one in self._outcomes(statement)]
        idle = self._idle()
        end = self.trips if idle is None else int(np.flatnonzero(~idle).max(initial=-1)) + 1
        turns = math.lcm(len(self.loop.phases), *self._turns())
        executed, parts, left_out = np.zeros(end, dtype=bool), [0], [0]
        for first, after in self._runs(outcomes, end):
            kept = max(_KEPT + turns, self.carried + turns * self.stored) + turns
            count = max(0, (after - first - 2 * kept) // turns * turns)
            executed[first : first + kept] = executed[first + kept + count : after] = True
            if count:
                parts[-1] += kept
                left_out.append(count)
                parts.append(after - first - kept - count)
            else:
                executed[first:after] = True
                parts[-1] += after - first
        seen = tuple(one[:, :end][:, executed].tobytes() for one in outcomes)
        key = tuple(parts), idle is not None, seen
        return Shape(tuple(parts), tuple(left_out), self.trips - end, idle is not None, key)

    def _at(self, expr: ir.Expr, steps: np.ndarray) -> np.ndarray:
        """Evaluate an expression for each warp and step."""
        if "lane" in ex.kinds(expr):
            raise Refused
        values = {**self.known, ex.warp_variable(self.kernel.warps): self.warps, self.var: steps[None]}
        values |= {node: 0 for node in ex.undefined(expr)}
        return np.broadcast_to(np.asarray(ex.evaluate(expr, values)), (self.kernel.warps, len(steps)))

    def _runs(self, outcomes: list[np.ndarray], end: int) -> Iterator[tuple[int, int]]:
        """Yield the longest parts of the loop, up to a step, in which all facts about steps are the same."""
        changes = np.zeros(self.trips, dtype=bool)
        for one in outcomes:
            changes[1:] |= (one[:, 1:] != one[:, :-1]).any(axis=0)
            changes |= (one == _SOME).any(axis=0)
        for statement in self.body:
            for window in statement.effects.windows_read:
                for place in (window.matrix, window.row, window.col):
                    changes |= self._jumps(place)
        ends = [0, *(np.flatnonzero(changes[1:end]) + 1).tolist(), end]
        yield from (part for part in zip(ends, ends[1:], strict=False) if part[0] < part[1])

    def _jumps(self, place: ir.Expr) -> np.ndarray:
        """Return the steps in which a place is not as far behind the previous step's as in most steps."""
        moved = [one for one in ex.linear(place)[0] if one != self.var and self.var in ex.variables(one)]
        found = np.zeros(self.trips, dtype=bool)
        for atom in moved:
            if "lane" in ex.kinds(atom):
                raise Refused
            known = self.all_known if "block" in ex.kinds(atom) else self.known
            values: dict[ir.Expr, Any] = {one: np.asarray(value)[..., None, None] for one, value in known.items()}
            values |= {ex.warp_variable(self.kernel.warps): self.warps, self.var: self.steps[None]}
            values |= {node: 0 for node in ex.undefined(atom)}
            far = np.diff(np.asarray(ex.evaluate(atom, values)), axis=-1)
            found[1:] |= (far != np.median(far)).reshape(-1, self.trips - 1).any(axis=0)
        return found

    def _idle(self) -> np.ndarray | None:
        """Return the steps in which no warp does anything, for loops in which all depends on conditions."""
        ifs = [one for phase in self.loop.phases for one in phase]
        if not all(isinstance(one, ir.If) and not one.otherwise for one in ifs):
            return None
        idle = np.ones(self.trips, dtype=bool)
        for one in ifs:
            assert isinstance(one, ir.If)
            idle &= (self._at(one.condition, self.steps) == 0).all(axis=0)
        return idle

    def _outcomes(self, statement: ir.Statement) -> Iterator[np.ndarray]:
        if isinstance(statement, ir.If):
            yield from self._of_condition(statement.condition, 1, 1)
        if isinstance(statement, ir.Elementwise):
            for place, is_truth in places(statement.value):
                if is_truth:
                    yield from self._of_condition(place, statement.dst.rows, statement.dst.cols)
                elif self.var in ex.variables(place):
                    raise Refused  # a number that differs in each step
        for window in statement.effects.windows_read:
            yield from self._edges(window)

    def _edges(self, window: ir.Window) -> Iterator[np.ndarray]:
        """Yield whether a window lies inside its tensor."""
        for start, count, size in (
            (window.row, window.rows, window.tensor.rows),
            (window.col, window.cols, window.tensor.cols),
        ):
            if self.var in ex.variables(start):
                yield (self._at(start, self.steps) + count <= ex.number(size)).astype(np.int64)

    def _of_condition(self, condition: ir.Expr, rows: int, cols: int) -> Iterator[np.ndarray]:
        """Yield, for each comparison in a condition, whether it holds for all elements, none or some: by warp, step."""
        if self.var not in ex.variables(condition):
            return
        op = condition.op if isinstance(condition, ir.Binary) else ""
        if isinstance(condition, ir.Binary) and op in ("and", "or"):
            yield from self._of_condition(condition.left, rows, cols)
            yield from self._of_condition(condition.right, rows, cols)
        elif isinstance(condition, ir.Binary) and op in ex.COMPARISONS:
            low, high = self._range(ex.binary("-", condition.left, condition.right), rows, cols)
            ends = [np.asarray(ex.FOLD[op](end, 0)) != 0 for end in (low, high)]
            crosses = (op in ("==", "!=")) & (low <= 0) & (high >= 0) & (low != high)
            yield np.where((ends[0] != ends[1]) | crosses, _SOME, ends[0].astype(np.int64))
        else:
            low, high = self._range(condition, rows, cols)
            yield np.where(low != high, _SOME, (low != 0).astype(np.int64))

    def _range(self, value: ir.Expr, rows: int, cols: int) -> tuple[np.ndarray, np.ndarray]:
        """Return the least and the largest value over the elements of a tile, for each warp and step."""
        terms, constant = ex.linear(value)
        low = high = np.full((self.kernel.warps, self.trips), constant, dtype=np.int64)
        for atom, coefficient in terms.items():
            if isinstance(atom, ir.Var) and atom.kind == "element":
                most = coefficient * ((rows if atom.name == ir.ROW.name else cols) - 1)
                low, high = low + min(0, most), high + max(0, most)
            elif "element" in ex.kinds(atom):
                raise Refused
            else:
                at = coefficient * self._at(atom, self.steps)
                low, high = low + at, high + at
        return low, high

    def _turns(self) -> Iterator[int]:
        """Yield the numbers of steps after which the places in LDS are the same again."""
        for statement in self.body:
            effects = statement.effects
            for region in (*effects.regions_read, *effects.regions_written, *effects.destinations):
                for place in (region.buffer, region.row, region.col):
                    if self.var in ex.variables(place):
                        if "block" in ex.kinds(place):
                            raise Refused
                        yield _period(self._at(place, self.steps))

    def moved(self) -> Iterator[Moved]:
        """Yield the rows and columns of tensors along which the loop goes."""
        for statement in self.body:
            for window in statement.effects.windows_read:
                if self.var in ex.variables(window.matrix):
                    raise Refused
                for name, start, size in (
                    ("row", window.row, window.tensor.rows),
                    ("col", window.col, window.tensor.cols),
                ):
                    stride = ex.linear(start)[0].get(self.var, 0)
                    if self.var not in ex.variables(start):
                        continue
                    at = self._at(start, np.array([0]))
                    if stride <= 0 or "block" in {
                        kind
                        for one in ex.linear(start)[0]
                        if self.var not in ex.variables(one)
                        for kind in ex.kinds(one)
                    }:
                        raise Refused
                    yield Moved((window.tensor.name, name), int(at.min()), stride, ex.number(size))


def _period(values: np.ndarray) -> int:
    for turns in range(1, _MOST_TURNS + 1):
        if (values[:, turns:] == values[:, :-turns]).all():
            return turns
    raise Refused


def _read_first(body: Iterable[ir.Statement], written: frozenset[ir.Tile]) -> Iterator[ir.Tile]:
    """Yield the tiles that a body may read before it has written them; `written` are those written before."""
    for statement in body:
        for inner in statement.bodies:
            yield from _read_first(inner, written)
        if not statement.bodies:
            yield from (tile for tile in statement.effects.tiles_read if tile not in written)
            written |= frozenset(statement.effects.tiles_written)


def places(value: ir.Element) -> Iterator[tuple[ir.Expr, bool]]:
    """Yield the integers of places in an element's expression, and whether each is a truth value."""
    if isinstance(value, ir.OfPlace):
        yield value.value, value.is_truth
    elif isinstance(value, ir.Apply):
        for one in value.operands:
            yield from places(one)
