"""Steps of long loops that do what the steps beside them do, on the next data: a check leaves most of them out.

A part of a loop is steady if in each of its steps all conditions have the same outcomes, all masks hold for all
elements or for none, buffers of LDS take turns, and each window of global memory is a fixed distance behind that of the
step before. The loop is run for the first and the last steps of its steady part, and the sums of the contract leave out
the elements that only the other steps read. The state of a loop is a fixed number of values, which each step computes
from the values before and from new data. Two such recurrences, that of the kernel and that of the formula, which agree
for every number of steps up to the sum of the numbers of values that an element depends on agree for all numbers.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Mapping

import numpy as np

from tiledsl.analysis.fields.formula_sizes import Axis, bound, sums
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import environment
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements

_LEAST_SKIPPED = 16  # steps: fewer are run
_KEPT = 4  # steps at either end of the steady part, beside two turns of the buffers
_MOST_TURNS = 8
_ALL, _NONE, _SOME = 1, 0, 2


class Refused(Exception):
    """Raised where all steps have to be run."""


@dataclasses.dataclass(frozen=True, slots=True)
class Hole:
    """The rows or columns of tensors, from `first` on, that only steps that are left out read."""

    first: int
    count: int

    @property
    def after(self) -> int:
        return self.first + self.count

    @property
    def middle(self) -> int:
        return self.first + self.count // 2


@dataclasses.dataclass(frozen=True)
class Skips:
    """The steps that are left out of each loop: the first and their number; and the holes of sums, by their lengths."""

    steps: Mapping[ir.Var, tuple[int, int]] = dataclasses.field(default_factory=dict)
    holes: Mapping[Axis, Hole] = dataclasses.field(default_factory=dict)
    sums: Mapping[int, Hole] = dataclasses.field(default_factory=dict)


NO_SKIPS = Skips()


def skips(kernel: ir.KernelIR, numbers: np.ndarray) -> Skips:
    """Return the steps that may be left out for blocks whose conditions and masks agree; none where some may not."""
    steps: dict[ir.Var, tuple[int, int]] = {}
    holes: dict[Axis, Hole] = {}
    sums: dict[int, Hole] = {}
    try:
        for statement in kernel.body:
            if isinstance(statement, ir.For):
                loop = _Loop(kernel, statement, int(numbers[0]))
                found = loop.skipped()
                if found is None:
                    continue
                steps[statement.var] = found
                for axis, hole, size in loop.holes(*found):
                    if (
                        holes.setdefault(axis, hole).count != hole.count
                        or sums.setdefault(size, hole).count != hole.count
                    ):
                        return NO_SKIPS
        holes = {axis: sums[_size(kernel, axis)] for axis in holes}
        _check_other_reads(kernel, steps, holes)
        for contract in kernel.contracts:
            _check_formula(contract.value, holes, set(sums))
    except Refused:
        return NO_SKIPS
    return Skips(steps, holes, sums)


class _Loop:
    """A loop, in one block."""

    def __init__(self, kernel: ir.KernelIR, loop: ir.For, block: int):
        self.kernel, self.loop, self.var = kernel, loop, loop.var
        self.trips = loop.trips.value if isinstance(loop.trips, ir.Const) else 0
        self.body = [one for phase in loop.phases for one in statements(phase)]
        self.known = environment(kernel, {}, block)
        self.warps = np.arange(kernel.warps)[:, None]

    def skipped(self) -> tuple[int, int] | None:
        """Return the first step that is left out, and how many are; None where the loop is short."""
        if self.trips < _LEAST_SKIPPED + 2 * _KEPT:
            return None
        if any(isinstance(one, ir.For | ir.Asm | ir.StoreTile | ir.Keep) for one in self.body):
            return None
        first, last = self._steady()
        turns = math.lcm(len(self.loop.phases), *self._turns(first, last))
        kept = _KEPT + 2 * turns
        count = (last - first - 2 * kept) // turns * turns
        return (first + kept, count) if count >= _LEAST_SKIPPED else None

    def _at(self, expr: ir.Expr, steps: np.ndarray) -> np.ndarray:
        """Evaluate an expression for each warp and step."""
        values = {**self.known, ex.warp_variable(self.kernel.warps): self.warps, self.var: steps[None]}
        values |= {node: 0 for node in ex.undefined(expr)}
        return np.broadcast_to(np.asarray(ex.evaluate(expr, values)), (self.kernel.warps, len(steps)))

    def _steady(self) -> tuple[int, int]:
        """Return the longest part of the loop in which all conditions and masks have the same outcomes."""
        outcomes = [one for statement in self.body for one in self._outcomes(statement)]
        changes = np.zeros(self.trips, dtype=bool)
        for one in outcomes:
            changes[1:] |= (one[:, 1:] != one[:, :-1]).any(axis=0)
            changes |= (one == _SOME).any(axis=0)
        ends = [0, *np.flatnonzero(changes).tolist(), self.trips]
        return max(zip(ends, ends[1:], strict=False), key=lambda part: part[1] - part[0])

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
        steps = np.arange(self.trips)
        for start, count, size in (
            (window.row, window.rows, window.tensor.rows),
            (window.col, window.cols, window.tensor.cols),
        ):
            if self.var in ex.variables(start):
                yield (self._at(start, steps) + count <= ex.number(size)).astype(np.int64)

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
        steps = np.arange(self.trips)
        low = high = np.full((self.kernel.warps, self.trips), constant, dtype=np.int64)
        for atom, coefficient in terms.items():
            if isinstance(atom, ir.Var) and atom.kind == "element":
                most = coefficient * ((rows if atom.name == ir.ROW.name else cols) - 1)
                low, high = low + min(0, most), high + max(0, most)
            elif "element" in ex.kinds(atom):
                raise Refused
            else:
                low, high = low + coefficient * self._at(atom, steps), high + coefficient * self._at(atom, steps)
        return low, high

    def _turns(self, first: int, last: int) -> Iterator[int]:
        """Yield the numbers of steps after which the places in LDS are the same again."""
        steps = np.arange(first, last)
        for statement in self.body:
            effects = statement.effects
            for region in (*effects.regions_read, *effects.regions_written, *effects.destinations):
                for place in (region.buffer, region.row, region.col):
                    if self.var in ex.variables(place):
                        yield _period(self._at(place, steps))

    def holes(self, first: int, count: int) -> Iterator[tuple[Axis, Hole, int]]:
        """Yield the rows and columns that only the steps that are left out read, with the tensor's size."""
        for statement in self.body:
            for window in statement.effects.windows_read:
                if self._stride(window.matrix):
                    raise Refused
                for name, start, size in (
                    ("row", window.row, window.tensor.rows),
                    ("col", window.col, window.tensor.cols),
                ):
                    stride = self._stride(start)
                    if not stride:
                        continue
                    at = self._at(start, np.array([first]))
                    if stride < 0 or "block" in ex.kinds(start):
                        raise Refused
                    yield (window.tensor.name, name), Hole(int(at.min()), stride * count), ex.number(size)

    def _stride(self, place: ir.Expr) -> int:
        """Return how far a place moves in a step."""
        terms = ex.linear(place)[0]
        if any(self.var in ex.variables(atom) for atom in terms if atom != self.var):
            raise Refused
        return terms.get(self.var, 0)


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


def _size(kernel: ir.KernelIR, axis: Axis) -> int:
    tensor = next(one for one in kernel.tensors if one.name == axis[0])
    return ex.number(tensor.rows if axis[1] == "row" else tensor.cols)


def _check_other_reads(kernel: ir.KernelIR, steps: Mapping[ir.Var, object], holes: Mapping[Axis, Hole]) -> None:
    """Refuse reads outside of the shortened loops that may lie in a hole, and reads by td.asm."""
    for statement in kernel.body:
        if isinstance(statement, ir.For) and statement.var in steps:
            continue
        for one in statements((statement,)):
            if any(
                (pointer.tensor.name, axis) in holes for pointer in one.effects.addresses for axis in ("row", "col")
            ):
                raise Refused
            for window in one.effects.windows_read:
                for name, start, count in (("row", window.row, window.rows), ("col", window.col, window.cols)):
                    hole = holes.get((window.tensor.name, name))
                    if hole is None:
                        continue
                    low, high = ex.bounds(start)
                    if high + count > hole.middle and low < hole.first + hole.count:
                        raise Refused


def _check_formula(formula: ir.Element, holes: Mapping[Axis, Hole], sizes: set[int]) -> None:
    """Refuse formulas in which rows or columns with a hole are no index of a sum with the same hole."""
    for axis in ("row", "col"):
        if not bound(formula, axis).isdisjoint(holes):
            raise Refused
    for axes, size in sums(formula):
        if (axes & holes.keys()) and not (axes <= holes.keys() and size in sizes):
            raise Refused
        if size in sizes and not axes <= holes.keys():
            raise Refused
