"""The steps of a loop that do what the steps beside them do, on the next data: a check leaves most of them out.

A run of steps is steady if in each of its steps all conditions have the same outcomes, all masks hold for all elements
or for none, buffers of LDS take turns, and each window of global memory is a fixed distance behind that of the step
before. The first and the last steps of each run are executed, and the steps between two runs. The sums of the contract
leave out the elements that only the other steps read. Steps at the end of a loop that do nothing are not executed.

At either end of a run as many steps are executed as a result depends on tiles that the loop carries: a value may be
handed on from tile to tile, one step after the other, before it changes the result. A store of registers to LDS may
hand a value on too, after the turns of the buffers; then all tiles that the loop carries count. Where a value may be
handed on from element to element of one tile, all steps are executed (carried_tiles.py).

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
import functools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.fields.carried_tiles import carried_tiles, most_in_a_result, moves_elements
from tiledsl.analysis.fields.formula_sizes import Axis
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import environment
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements

_KEPT = 2  # steps at either end of a steady run, beside two turns of the buffers
_IDLE = 1  # steps at the beginning of a run in which no warp does anything
_MOST_TURNS = 8
_POINTS_AT_ONCE = 1 << 20
_ALL, _NONE, _SOME = 1, 0, 2


class Refused(Exception):
    """Raised where all steps have to be run."""


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Shape(Compared):
    """The steps of a loop in some blocks: parts that are executed, and how many are left out before each part.

    `idle` steps at the end do nothing. A loop that `ends_early` ends before all steps of its parts. Loops with equal
    keys execute steps of the same kinds.
    """

    parts: tuple[int, ...]
    left_out: tuple[int, ...]
    idle: int
    ends_idle: bool
    key: tuple[object, ...]
    ends_early: bool = False

    @property
    def is_whole(self) -> bool:
        return len(self.parts) == 1 and not self.idle


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Moved(Compared):
    """Rows, columns or matrices of a tensor along which a loop goes: where the first step begins, and how far a step
    goes.
    """

    axis: Axis
    first: int
    stride: int
    size: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class _Sum(Compared):
    """A value for each warp and step of a loop: `rest`, and summands that depend on the block, with their factors."""

    rest: Any
    of_blocks: tuple[tuple[ir.Expr, int], ...]


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class _Fact(Compared):
    """A comparison with 0, over the elements of a tile: between `low` and `high`, which differ by a constant.

    Without `op` the fact is that the value is not 0.
    """

    op: str
    low: _Sum
    high: _Sum


class Loop:
    """A loop, and the facts that are the same in all blocks."""

    def __init__(self, kernel: ir.KernelIR, loop: ir.For):
        self.kernel, self.loop, self.var = kernel, loop, loop.var
        self.trips = loop.trips.value if isinstance(loop.trips, ir.Const) else 0
        self.body = [one for phase in loop.phases for one in statements(phase)]
        self.warps, self.steps = np.arange(kernel.warps)[:, None], np.arange(self.trips)
        self.places: dict[ir.Expr, Any] = {ex.warp_variable(kernel.warps): self.warps, self.var: self.steps[None]}
        self.stored = sum(isinstance(one, ir.StoreShared) for one in self.body)
        carried = carried_tiles(loop)
        self.carried, self.moves_elements = most_in_a_result(kernel, carried), moves_elements(loop, carried)
        self.sums: dict[ir.Expr, _Sum] = {}

    @functools.cached_property
    def facts(self) -> tuple[_Fact, ...]:
        """Conditions, masks and edges of tensors that may differ between steps."""
        return tuple(one for statement in self.body for one in self._facts(statement))

    @functools.cached_property
    def turns(self) -> int:
        """The number of steps after which phases and places in LDS are the same again."""
        return math.lcm(len(self.loop.phases), *self._turns())

    @functools.cached_property
    def atoms(self) -> tuple[tuple[ir.Expr, bool], ...]:
        """The summands of places of windows that are no multiple of the step, and whether they depend on the block."""
        windows = [window for statement in self.body for window in statement.effects.windows_read]
        found = (
            atom
            for window in windows
            for place in (window.matrix, window.row, window.col)
            for atom in ex.linear(place)[0]
        )
        moved = [one for one in dict.fromkeys(found) if one != self.var and self.var in ex.variables(one)]
        if any("lane" in ex.kinds(one) for one in moved):
            raise Refused
        return tuple((one, "block" in ex.kinds(one)) for one in moved)

    @functools.cached_property
    def jumps(self) -> np.ndarray:
        """The steps in which a place that is the same in all blocks jumps."""
        return self._jumps([atom for atom, of_blocks in self.atoms if not of_blocks], {})

    @functools.cached_property
    def may_idle(self) -> bool:
        """Whether all that the loop does depends on conditions."""
        return all(isinstance(one, ir.If) for phase in self.loop.phases for one in phase)

    def shapes(self, groups: Sequence[np.ndarray]) -> Iterator[Shape]:
        """Yield the steps that are executed in each group of blocks, in which conditions and masks agree.

        Refuse loops in which all steps are executed.
        """
        if self.trips < 2 or any(isinstance(one, ir.For | ir.Asm | ir.StoreTile | ir.Keep) for one in self.body):
            raise Refused
        if self.moves_elements:
            raise Refused
        at_once = max(1, _POINTS_AT_ONCE // ((1 + len(self.facts)) * self.kernel.warps * self.trips))
        for first in range(0, len(groups), at_once):
            some = groups[first : first + at_once]
            firsts = np.array([one[0] for one in some])
            known = {one: at[:, None, None] if np.ndim(at) else at for one, at in self._of_blocks(firsts).items()}
            outcomes = self._outcomes(known, len(some))
            changes = (outcomes == _SOME).any(axis=(1, 2))
            changes[:, 1:] |= (outcomes[..., 1:] != outcomes[..., :-1]).any(axis=(1, 2))
            idle = self._idle(known, len(some))
            for number, blocks in enumerate(some):
                yield self._shape(blocks, outcomes[number], changes[number], None if idle is None else idle[number])

    def _shape(self, numbers: np.ndarray, outcomes: np.ndarray, changes: np.ndarray, idle: np.ndarray | None) -> Shape:
        end = self.trips if idle is None else int(np.flatnonzero(~idle).max(initial=-1)) + 1
        turns = self.turns
        executed, parts, left_out = np.zeros(end, dtype=bool), [0], [0]
        for first, after in self._runs(changes, numbers, end):
            kept = max(_KEPT + turns, self.carried + turns * self.stored) + turns
            least = 2 * kept
            if idle is not None and idle[first:after].all():
                kept = least = _IDLE
            count = max(0, (after - first - least) // turns * turns)
            executed[first : first + kept] = executed[first + kept + count : after] = True
            if count:
                parts[-1] += kept
                left_out.append(count)
                parts.append(after - first - kept - count)
            else:
                executed[first:after] = True
                parts[-1] += after - first
        seen = outcomes[..., :end][..., executed].tobytes()
        key = tuple(parts), idle is not None, seen
        return Shape(tuple(parts), tuple(left_out), self.trips - end, idle is not None, key)

    # ------------------------------------------------------------------------------------------------------- values

    def _of_blocks(self, numbers: np.ndarray | int) -> dict[ir.Expr, Any]:
        """Return the values of sizes, and of the variables of blocks."""
        return environment(self.kernel, {}, numbers)

    def _evaluated(self, atom: ir.Expr, known: Mapping[ir.Expr, Any]) -> Any:
        """Evaluate an expression for each warp and step."""
        if "lane" in ex.kinds(atom):
            raise Refused
        return ex.evaluate(atom, {**known, **self.places, **{node: 0 for node in ex.undefined(atom)}})

    def _sum(self, expr: ir.Expr) -> _Sum:
        """Return an expression of the kernel, evaluated as far as it is the same in all blocks."""
        found = self.sums.get(expr)
        if found is None:
            terms, rest = ex.linear(expr)
            of_blocks = tuple((atom, factor) for atom, factor in terms.items() if "block" in ex.kinds(atom))
            others = [(atom, factor) for atom, factor in terms.items() if "block" not in ex.kinds(atom)]
            made: Any = rest
            for atom, factor in others:
                made = made + factor * np.asarray(self._evaluated(atom, {}))
            found = self.sums[expr] = _Sum(made, of_blocks)
        return found

    def _at(self, one: _Sum, known: Mapping[ir.Expr, Any]) -> np.ndarray:
        """Return a sum's value for each warp and step; for each block too, where `known` has vectors over blocks."""
        found: Any = one.rest
        for atom, factor in one.of_blocks:
            found = found + factor * np.asarray(self._evaluated(atom, known))
        shape = self.kernel.warps, self.trips
        return np.broadcast_to(found, np.broadcast_shapes(np.shape(found), shape))

    # -------------------------------------------------------------------------------------------------------- facts

    def _facts(self, statement: ir.Statement) -> Iterator[_Fact]:
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

    def _edges(self, window: ir.Window) -> Iterator[_Fact]:
        """Yield whether a window lies inside its tensor."""
        for start, count, size in (
            (window.row, window.rows, window.tensor.rows),
            (window.col, window.cols, window.tensor.cols),
            (window.matrix, 1, window.tensor.matrices),
        ):
            if self.var in ex.variables(start):
                before = self._sum(start)
                end = _Sum(before.rest + count - ex.number(size), before.of_blocks)
                yield _Fact("<=", end, end)

    def _of_condition(self, condition: ir.Expr, rows: int, cols: int) -> Iterator[_Fact]:
        """Yield each comparison in a condition that may differ between steps."""
        if self.var not in ex.variables(condition):
            return
        op = condition.op if isinstance(condition, ir.Binary) else ""
        if isinstance(condition, ir.Binary) and op in ("and", "or"):
            yield from self._of_condition(condition.left, rows, cols)
            yield from self._of_condition(condition.right, rows, cols)
        elif isinstance(condition, ir.Binary) and op in ex.COMPARISONS:
            yield _Fact(op, *self._range(ex.binary("-", condition.left, condition.right), rows, cols))
        else:
            yield _Fact("", *self._range(condition, rows, cols))

    def _range(self, value: ir.Expr, rows: int, cols: int) -> tuple[_Sum, _Sum]:
        """Return the least and the largest value over the elements of a tile, for each warp and step."""
        terms, rest = ex.linear(value)
        low: Any = rest
        high: Any = rest
        of_blocks = []
        for atom, factor in terms.items():
            kinds = ex.kinds(atom)
            if isinstance(atom, ir.Var) and atom.kind == "element":
                most = factor * ((rows if atom.name == ir.ROW.name else cols) - 1)
                low, high = low + min(0, most), high + max(0, most)
            elif "element" in kinds or "lane" in kinds:
                raise Refused
            elif "block" in kinds:
                of_blocks.append((atom, factor))
            else:
                at = factor * np.asarray(self._evaluated(atom, {}))
                low, high = low + at, high + at
        return _Sum(low, tuple(of_blocks)), _Sum(high, tuple(of_blocks))

    def _outcomes(self, known: Mapping[ir.Expr, Any], count: int) -> np.ndarray:
        """Return whether each fact holds for all elements, none or some: blocks, facts, warps and steps."""
        made = np.zeros((count, len(self.facts), self.kernel.warps, self.trips), dtype=np.int8)
        for number, fact in enumerate(self.facts):
            low = self._at(fact.low, known)
            high = low if fact.high is fact.low else self._at(fact.high, known)
            if fact.op:
                ends = [np.asarray(ex.FOLD[fact.op](end, 0)) != 0 for end in (low, high)]
                crosses = (fact.op in ("==", "!=")) & (low <= 0) & (high >= 0) & (low != high)
                made[:, number] = np.where((ends[0] != ends[1]) | crosses, _SOME, ends[0])
            else:
                made[:, number] = np.where(low != high, _SOME, low != 0)
        return made

    def _runs(self, changes: np.ndarray, numbers: np.ndarray, end: int) -> Iterator[tuple[int, int]]:
        """Yield the longest parts of the loop, up to a step, in which all facts about steps are the same."""
        of_blocks = [atom for atom, of_blocks in self.atoms if of_blocks]
        changes = changes | self.jumps
        if of_blocks:
            changes |= self._jumps(of_blocks, self._of_blocks(numbers))
        ends = [0, *(np.flatnonzero(changes[1:end]) + 1).tolist(), end]
        yield from (part for part in zip(ends, ends[1:], strict=False) if part[0] < part[1])

    def _jumps(self, atoms: Iterable[ir.Expr], known: Mapping[ir.Expr, Any]) -> np.ndarray:
        """Return the steps in which a place is not as far behind the previous step's as in most steps."""
        found = np.zeros(self.trips, dtype=bool)
        for atom in atoms:
            far = self._differences(atom, known)
            found[1:] |= (far != np.median(far)).reshape(-1, self.trips - 1).any(axis=0)
        return found

    def _differences(self, atom: ir.Expr, known: Mapping[ir.Expr, Any]) -> np.ndarray:
        """Return how far a place is behind that of the step before, for each block, warp and step."""
        values: dict[ir.Expr, Any] = {one: np.asarray(value)[..., None, None] for one, value in known.items()}
        return np.diff(np.broadcast_arrays(self._evaluated(atom, values), self.steps)[0], axis=-1)

    def _idle(self, known: Mapping[ir.Expr, Any], count: int) -> np.ndarray | None:
        """Return for each block the steps in which no warp does anything.

        Return None for loops in which something depends on no condition.
        """
        if not self.may_idle:
            return None
        made = np.zeros((count, self.trips), dtype=bool)
        for number, phase in enumerate(self.loop.phases):
            here = slice(number, None, len(self.loop.phases))
            made[:, here] = ~np.any(self._acts(phase, known), axis=-2)[..., here]
        return made

    def _acts(self, body: Iterable[ir.Statement], known: Mapping[ir.Expr, Any]) -> np.ndarray:
        """Return whether a body does anything, for each warp and step."""
        acts = np.zeros((self.kernel.warps, self.trips), dtype=bool)
        for one in body:
            if not isinstance(one, ir.If):
                return np.ones_like(acts)
            holds = self._holds(one.condition, known)
            for arm, here in ((one.then, holds), (one.otherwise, ~holds)):
                if arm:
                    acts = acts | here & self._acts(arm, known)
        return acts

    def _holds(self, condition: ir.Expr, known: Mapping[ir.Expr, Any]) -> np.ndarray:
        """Return whether a condition holds, for each warp and step."""
        if isinstance(condition, ir.Binary) and condition.op in ("and", "or"):
            sides = self._holds(condition.left, known), self._holds(condition.right, known)
            return np.logical_and(*sides) if condition.op == "and" else np.logical_or(*sides)
        if isinstance(condition, ir.Binary) and condition.op in ex.COMPARISONS:
            left, right = (self._at(self._sum(one), known) for one in (condition.left, condition.right))
            return np.asarray(ex.FOLD[condition.op](left, right)) != 0
        return self._at(self._sum(condition), known) != 0

    def _turns(self) -> Iterator[int]:
        """Yield the numbers of steps after which the places in LDS are the same again."""
        for statement in self.body:
            effects = statement.effects
            for region in (*effects.regions_read, *effects.regions_written, *effects.destinations):
                for place in (region.buffer, region.row, region.col):
                    if self.var in ex.variables(place):
                        if "block" in ex.kinds(place):
                            raise Refused
                        yield _period(self._at(self._sum(place), {}))

    def moved(self, numbers: np.ndarray) -> list[Moved]:
        """Return the rows, columns and matrices of tensors along which the loop goes."""
        known = self._of_blocks(int(numbers[0]))
        found: list[Moved] = []
        for statement in self.body:
            for window in statement.effects.windows_read:
                tensor = window.tensor
                sides = ("row", window.row, tensor.rows), ("col", window.col, tensor.cols)
                of_window = [
                    Moved((tensor.name, name), self._first(start, known), stride, ex.number(size))
                    for name, start, size in (*sides, ("matrix", window.matrix, tensor.matrices))
                    if self.var in ex.variables(start)
                    for stride in (self._stride(start, numbers),)
                    if stride  # else the place is the same in each run of steps
                ]
                if any(one.stride < 0 for one in of_window):
                    raise Refused
                if len(of_window) > 1 and any(one.axis[1] == "matrix" for one in of_window):
                    raise Refused
                found += of_window
        return found

    def _first(self, start: ir.Expr, known: Mapping[ir.Expr, Any]) -> int:
        """Return the place of the first step, of the first warp."""
        return int(self._at(self._sum(start), known)[:, :1].min())

    def _stride(self, start: ir.Expr, numbers: np.ndarray) -> int:
        """Return how far a step goes. Refuse places that move, and to which the block adds something."""
        terms = ex.linear(start)[0]
        moving = [(one, factor) for one, factor in terms.items() if self.var in ex.variables(one)]
        stride = sum(factor * self._far(one, numbers) for one, factor in moving)
        if stride and any("block" in ex.kinds(one) for one in terms if self.var not in ex.variables(one)):
            raise Refused
        return stride

    @functools.cached_property
    def period(self) -> int:
        """The number of steps after which the rows of windows begin again; the number of all steps if they never do."""
        windows = [window for statement in self.body for window in statement.effects.windows_read]
        in_order = {atom for one in windows for place in (one.row, one.col) for atom in ex.linear(place)[0]}
        found = {self._again(atom) for atom, of_blocks in self.atoms if atom in in_order and not of_blocks} - {None}
        return found.pop() or self.trips if len(found) == 1 else self.trips

    def _again(self, atom: ir.Expr) -> int | None:
        """Return after how many steps a place begins again; None for places that do not, and for irregular ones."""
        far = np.diff(np.broadcast_to(self._evaluated(atom, {}), (self.kernel.warps, self.trips)))[0]
        usual = int(np.median(far))
        at = np.flatnonzero(far != usual)
        back = {int(one) for one in far[at]}
        if usual <= 0 or len(back) != 1 or (period := 1 - min(back) // usual) <= 1:
            return None
        return period if (np.diff(at) == period).all() and at[0] < period and min(back) % usual == 0 else None

    def _far(self, place: ir.Expr, numbers: np.ndarray) -> int:
        """Return how far a place is behind that of the step before, in most steps. It may differ in few blocks."""
        if place == self.var:
            return 1
        known = self._of_blocks(numbers) if "block" in ex.kinds(place) else {}
        far = np.median(self._differences(place, known))
        if far != int(far) or known and far:
            raise Refused
        return int(far)


def _period(values: np.ndarray) -> int:
    for turns in range(1, _MOST_TURNS + 1):
        if (values[:, turns:] == values[:, :-turns]).all():
            return turns
    raise Refused


def places(value: ir.Element) -> Iterator[tuple[ir.Expr, bool]]:
    """Yield the integers of places in an element's expression, and whether each is a truth value."""
    if isinstance(value, ir.OfPlace):
        yield value.value, value.is_truth
    elif isinstance(value, ir.Apply):
        for one in value.operands:
            yield from places(one)
