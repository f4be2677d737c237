"""Blocks whose remaining steps of long loops are alike: they run together, at places that are vectors over the blocks.

Two blocks are alike if their loops have the same parts that are executed, with the same outcomes of all conditions and
masks. The loops are divided into these parts. A part begins at a step that may differ between blocks, so the number of
a step is the number in the shortened loop plus a vector over the blocks. All places that are computed from it are
compared in all the blocks, as places always are (`analysis/values/block_integers.py`): a function of the block that is
wrong in one block is another vector. Conditions and masks of executed steps that differ between blocks divide them.

Blocks whose loops have the same parts also run together if some outcomes differ (`joined`): they part where an outcome
differs (`together.py`), and what they do before is computed once. A block with a short loop has the parts of a longer
one, of which nothing is left out, and the steps behind its end do nothing. If a loop begins late and goes on to its
end, as for the last keys under a causal mask, few steps may be left: then the parts of a longer loop go on behind the
end, where a condition of the plan keeps the block from all steps.

Rows and columns of tensors get numbers as if nothing had been left out before them. Rows behind those that the last
step reads take part in the sums of the contract for one step more, beyond the end of the tensor in some blocks: these
rows must change nothing, which shows that a kernel may leave them out.

A loop may go along matrices: some matrices take no part in the sum of all then. It may also go along the rows of one
matrix after the other: of each matrix the same rows are left out, if the loop executes the same steps for each.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from tiledsl.analysis.fields.formula_sizes import Axis, bound, rearranged, sums
from tiledsl.analysis.fields.long_loops import Loop, Moved, Refused, Shape
from tiledsl.analysis.values import tags as tg
from tiledsl.analysis.values.block_integers import Blocks, Place
from tiledsl.analysis.values.tags import Tags
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import replaced
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.walk import parts_of, statements

_MOST_ROWS = tg.MOST >> 2  # of tensors of which steps are left out
# Parts of formulas whose elements are the same function of the elements of tensors in each matrix.
_SIMPLE = ir.OfTensor, ir.Apply, ir.Number, ir.Parameter, ir.Transposed, ir.AsColumn


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Part(Compared):
    """Consecutive rows or columns of tensors that a part of a loop reads.

    They are numbered as if none had been left out. `left_out` has for each block how many are left out before the part
    and all parts before it.
    """

    first: int
    count: int
    left_out: np.ndarray


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Kept(Compared):
    """The rows or columns of tensors that take part in sums; the `idle` ones behind them must change nothing.

    `ends` has the first number behind these for each block, where the loop ends early in some.
    """

    size: int
    parts: tuple[Part, ...]
    idle: int
    ends: np.ndarray | None = None

    @property
    def after(self) -> int:
        """The first number behind the parts."""
        return self.parts[-1].first + self.parts[-1].count

    @functools.cached_property
    def all_ends(self) -> list[int]:
        """The different numbers behind the rows or columns of blocks."""
        found: list[int] = [] if self.ends is None else distinct(self.ends).tolist()
        return found

    def slack(self, number: int) -> int:
        """Return how far behind the part before it a read of another step may lie: within what is left out."""
        if not 0 < number < len(self.parts):
            return 0
        far = self.parts[number].left_out - self.parts[number - 1].left_out
        return int(far.min(initial=_MOST_ROWS, where=far > 0))


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Plan(Compared):
    """Blocks that run together, and the kernel with the steps that they execute.

    `moved` has for each new variable of the kernel its value in each block; `firsts` the first step of parts of loops,
    by the variable of the loop and the number behind the last step of the part.
    """

    kernel: ir.KernelIR
    numbers: np.ndarray
    moved: Mapping[ir.Var, np.ndarray] = dataclasses.field(default_factory=dict)
    firsts: Mapping[tuple[ir.Var, int], int] = dataclasses.field(default_factory=dict)
    kept: Mapping[int, Kept] = dataclasses.field(default_factory=dict)
    axes: Mapping[Axis, int] = dataclasses.field(default_factory=dict)

    @property
    def is_short(self) -> bool:
        return bool(self.kept)

    def only(self, chosen: np.ndarray | slice) -> Plan:
        """Return the plan for some of the blocks."""
        kept = {
            size: dataclasses.replace(
                one,
                parts=tuple(dataclasses.replace(part, left_out=part.left_out[chosen]) for part in one.parts),
                ends=None if one.ends is None else one.ends[chosen],
            )
            for size, one in self.kept.items()
        }
        moved = {variable: vector[chosen] for variable, vector in self.moved.items()}
        return dataclasses.replace(self, numbers=self.numbers[chosen], moved=moved, kept=kept)

    def blocks(self, blocks: Blocks) -> Blocks:
        """Give the blocks the plan's variables."""
        blocks.known.update(self.moved.items())
        return blocks


Shapes = dict[ir.Var, tuple[Loop, Shape]]  # of the loops of which steps may be left out
Group = tuple[np.ndarray, Shapes]  # blocks whose conditions and masks agree


def shaped(kernel: ir.KernelIR, groups: Iterable[np.ndarray]) -> list[Group]:
    """Return the shapes of loops in groups of blocks whose conditions and masks agree."""
    some = list(groups)
    made: list[Group] = [(blocks, {}) for blocks in some]
    for loop in [Loop(kernel, one) for one in kernel.body if isinstance(one, ir.For)]:
        try:
            found = list(loop.shapes(some))
        except Refused:
            continue
        for (_, shapes), shape in zip(made, found, strict=True):
            shapes[loop.var] = loop, shape
    return made


def plans(kernel: ir.KernelIR, groups: Iterable[Group]) -> Iterator[Plan]:
    """Yield the blocks of the groups, those together that are alike."""
    alike: dict[object, list[Group]] = {}
    for number, (blocks, shapes) in enumerate(groups):
        key: object = tuple((variable, shape.key) for variable, (_, shape) in shapes.items()) if shapes else number
        alike.setdefault(key, []).append((blocks, shapes))
    for some in alike.values():
        numbers = np.concatenate([blocks for blocks, _ in some])
        try:
            plan = _plan(kernel, numbers, some)
        except Refused:
            yield from (Plan(kernel, blocks) for blocks, _ in some)
            continue
        if plan.is_short:
            yield plan
        else:
            yield from (Plan(kernel, blocks) for blocks, _ in some)


def joined(kernel: ir.KernelIR, groups: Iterable[Group]) -> Iterator[Plan]:
    """Yield the blocks of the groups in few plans: blocks of a plan may differ in the outcomes of executed steps.

    A block that executes all steps of its loop, and does nothing after them, takes part in a plan with more steps.
    Raise Refused where the steps to leave out cannot be decided.
    """
    alike: list[list[Group]] = []
    for blocks, shapes in sorted(groups, key=lambda group: -_steps(group[1])):
        for some in alike:
            fitting = _fitting(shapes, some[0][1])
            if fitting is not None and _ends_alike(fitting, some):
                some.append((blocks, fitting))
                break
        else:
            alike.append([(blocks, shapes)])
    for some in alike:
        yield _plan(kernel, np.concatenate([blocks for blocks, _ in some]), some)


def _steps(shapes: Shapes) -> int:
    return sum(sum(shape.parts) for _, shape in shapes.values())


def _fitting(shapes: Shapes, longer: Shapes) -> Shapes | None:
    """Return the shapes of loops that execute the steps of other ones; None where they have others."""
    made: Shapes = {}
    if shapes.keys() != longer.keys():
        return None
    for variable, (loop, shape) in shapes.items():
        parts = longer[variable][1].parts
        if _ends_early(loop, shape, longer[variable][1]):
            more = (0,) * (len(parts) - len(shape.parts))
            shape = dataclasses.replace(shape, parts=parts, left_out=shape.left_out + more, ends_early=True)
        elif shape.parts != parts:
            if len(shape.parts) > 1 or not shape.ends_idle or shape.parts[0] > sum(parts):
                return None
            none = (0,) * len(parts)
            shape = dataclasses.replace(shape, parts=parts, left_out=none, idle=loop.trips - sum(parts))
        made[variable] = loop, shape
    return made


def _ends_early(loop: Loop, shape: Shape, longer: Shape) -> bool:
    """Return whether two loops go on to their end, and one executes only the first steps of the other."""
    before = shape.parts[:-1]
    return (
        not (shape.idle or longer.idle)
        and loop.period == loop.trips
        and 0 < len(before) < len(longer.parts)
        and before == longer.parts[: len(before)]
        and sum(shape.parts) < sum(longer.parts)
    )


def _ends_alike(shapes: Shapes, others: Iterable[Group]) -> bool:
    """Return whether no loop of a plan has both steps that do nothing and blocks that end early."""
    for variable, (_, shape) in shapes.items():
        all_of = [shape, *(of[variable][1] for _, of in others)]
        if any(one.idle for one in all_of) and any(one.ends_early for one in all_of):
            return False
    return True


def _plan(kernel: ir.KernelIR, numbers: np.ndarray, alike: list[Group]) -> Plan:
    """Return the plan for blocks that are alike."""
    counts = [len(blocks) for blocks, _ in alike]
    body: list[ir.Statement] = []
    moved: dict[ir.Var, np.ndarray] = {}
    firsts: dict[tuple[ir.Var, int], int] = {}
    kept: dict[int, Kept] = {}
    axes: dict[Axis, int] = {}
    for statement in kernel.body:
        shapes = (
            [shapes[statement.var][1] for _, shapes in alike if statement.var in shapes]
            if isinstance(statement, ir.For)
            else []
        )
        if not shapes or all(one.is_whole for one in shapes):
            body.append(statement)
            continue
        assert isinstance(statement, ir.For)
        left_out = np.cumsum(
            [np.repeat([one.left_out[n] for one in shapes], counts) for n in range(len(shapes[0].parts))], axis=0
        )
        first, early = 0, np.repeat([one.ends_early for one in shapes], counts)
        for part, vector in zip(shapes[0].parts, left_out, strict=True):
            made, variable = _part(statement, first, part, vector, len(moved), bool(early.any()))
            if variable is not None:
                moved[variable] = vector
            body.append(made)
            firsts[made.var, first + part] = first
            first += part
        is_idle = any(one.idle for one in shapes)
        loop = alike[0][1][statement.var][0]
        parts, far = _once(loop, shapes[0].parts, left_out)
        if loop.period < loop.trips and is_idle:
            raise Refused
        for axis, one in _rows(loop.moved(alike[0][0]), parts, far, is_idle, early):
            axes[axis] = one.size
            kept[one.size] = _common(kept.get(one.size, one), one)
    made_kernel = dataclasses.replace(kernel, body=tuple(body))
    plan = Plan(made_kernel, numbers, moved, firsts, kept, axes)
    if kept:
        _check_other_reads(
            kernel, {one.var for one in kernel.body if isinstance(one, ir.For) and one not in body}, plan
        )
        for contract in kernel.contracts:
            _check_formula(contract.value, axes, set(kept))
    return plan


def _part(
    loop: ir.For, first: int, count: int, left_out: np.ndarray, number: int, may_end: bool
) -> tuple[ir.For, ir.Var | None]:
    """Return a part of a loop, with steps numbered from `first` on, and the variable of what was left out.

    With `may_end`, steps behind the end of the loop, which some blocks may have, do nothing.
    """
    if not left_out.any():
        return dataclasses.replace(loop, trips=ex.const(first + count)), None
    variable: ir.Var | None = None
    far: ir.Expr = ex.const(int(left_out[0]))
    if (left_out != left_out[0]).any():
        each = int(np.gcd.reduce(left_out))  # buffers are those of a loop that leaves out nothing
        variable = ir.Var(f"left out {number}", "block", int(left_out.min()), int(left_out.max()), each)
        far = variable
    phases = replaced(loop.phases, {loop.var: ex.binary("+", loop.var, far)})
    if may_end and first + count + int(left_out.max()) > ex.number(loop.trips):
        goes_on = ex.binary("<", ex.binary("+", loop.var, far), loop.trips)
        phases = tuple((ir.If(loop.span, loop.calls, goes_on, phase, ()),) for phase in phases)
    return dataclasses.replace(loop, trips=ex.const(first + count), phases=phases), variable


def _once(loop: Loop, parts: tuple[int, ...], left_out: np.ndarray) -> tuple[tuple[int, ...], np.ndarray]:
    """Return the parts of one period of a loop whose rows begin again, and what is left out before each.

    Refuse loops of which one period executes other steps than the next one.
    """
    count = loop.trips // loop.period
    if count == 1:
        return parts, left_out
    if count * loop.period != loop.trips or sum(parts) % count or (len(parts) - 1) % count:
        raise Refused
    steps, some = sum(parts) // count, (len(parts) - 1) // count  # executed in a period; parts that begin within it
    firsts = np.cumsum([0, *parts[:-1]])
    begun = np.arange(count)
    within = firsts[1:].reshape(count, some) - begun[:, None] * steps
    far = left_out[1:].reshape(count, some, left_out.shape[1]) - begun[:, None, None] * (loop.period - steps)
    if (within != within[0]).any() or (far != far[0]).any() or (within <= 0).any() or (within >= steps).any():
        raise Refused
    if (far[:, -1:] != loop.period - steps).any():
        raise Refused
    ends = [0, *within[0].tolist(), steps]
    return tuple(np.diff(ends).tolist()), np.concatenate([left_out[:1], far[0]])


def _rows(
    moved: list[Moved], parts: tuple[int, ...], left_out: np.ndarray, is_idle: bool, early: np.ndarray
) -> Iterator[tuple[Axis, Kept]]:
    """Yield the rows and columns that the executed steps read; `early` are the blocks whose loop ends early."""
    begin: dict[Axis, Moved] = {}
    for one in moved:
        known = begin.setdefault(one.axis, one)
        if known.stride != one.stride:
            raise Refused
        if one.first < known.first:
            begin[one.axis] = one
    for axis, one in begin.items():
        made, first = [], 0
        for number, vector in enumerate(left_out):
            after = one.first + one.stride * sum(parts[: number + 1])
            if number == len(parts) - 1:
                after = _end(one.size, one.stride * vector[~early], after, must_end=not is_idle)
            made.append(Part(first, after - first, one.stride * vector))
            first = after
        if one.size > _MOST_ROWS or any(part.count < 0 for part in made):
            raise Refused
        ends = one.size - one.stride * left_out[-1] if early.any() else None
        yield axis, Kept(one.size, tuple(made), one.stride if is_idle else 0, ends)


def _end(size: int, left_out: np.ndarray, after: int, must_end: bool) -> int:
    """Return the number behind the last part: at the end of the tensor, or before its end.

    Rows that a step reads ahead, and that are behind the end in some block, are idle ones in the other blocks.
    """
    if not must_end:
        return min(after, size - int(left_out.max()))
    if (left_out != left_out[0]).any():
        raise Refused
    return size - int(left_out[0])


def _common(one: Kept, other: Kept) -> Kept:
    """Return the rows that two tensors of one size keep. A loop may read a tensor some steps ahead of the other tensor.

    The rows that are read ahead lie as far behind a part as the slack allows. Raise Refused for other differences.
    """
    behind, ahead = sorted((one, other), key=lambda kept: kept.parts[0].count)
    far = ahead.parts[0].count - behind.parts[0].count
    alike = (one.size, one.idle, len(one.parts)) == (other.size, other.idle, len(other.parts))
    alike &= (
        np.array_equal(one.ends, other.ends)
        if one.ends is not None and other.ends is not None
        else one.ends is other.ends
    )
    for number, (part, later) in enumerate(zip(behind.parts, ahead.parts, strict=False)):
        alike &= bool((part.left_out == later.left_out).all())
        alike &= number == 0 or later.first - part.first == far <= behind.slack(number)
    if not alike:
        raise Refused
    return behind


def _check_other_reads(kernel: ir.KernelIR, loops: set[ir.Var], plan: Plan) -> None:
    """Refuse reads outside of the shortened loops of what these leave out, and reads by td.asm."""
    for statement in kernel.body:
        if isinstance(statement, ir.For) and statement.var in loops:
            continue
        for one in statements((statement,)):
            if any(pointer.tensor.name in {name for name, _ in plan.axes} for pointer in one.effects.addresses):
                raise Refused
            for window in one.effects.windows_read:
                for name, start, count in (
                    ("row", window.row, window.rows),
                    ("col", window.col, window.cols),
                    ("matrix", window.matrix, 1),
                ):
                    kept = plan.kept.get(plan.axes.get((window.tensor.name, name), 0))
                    if kept is not None and len(kept.parts) > 1:
                        if ex.bounds(start)[1] + count > kept.parts[1].first + kept.slack(1):
                            raise Refused


def _check_formula(formula: ir.Element, axes: Mapping[Axis, int], sizes: set[int]) -> None:
    """Refuse formulas in which shortened rows or columns are no index of a sum over all of them, in order."""
    if not rearranged(formula).isdisjoint(axes):
        raise Refused
    for axis in ("row", "col", "matrix"):
        if not bound(formula, axis).isdisjoint(axes):
            raise Refused
    for summed, size in sums(formula):
        if (summed & axes.keys()) and not (summed <= axes.keys() and size in sizes):
            raise Refused
        if size in sizes and not summed <= axes.keys():
            raise Refused
    for one in parts_of(formula):
        if isinstance(one, ir.GroupSum):
            _check_group(one, axes, sizes)


def _check_group(formula: ir.GroupSum, axes: Mapping[Axis, int], sizes: set[int]) -> None:
    """Refuse sums of matrices that are left out, unless they are sums of all, without conditions."""
    summed, count = bound(formula.of, "matrix"), formula.count
    if not (summed & axes.keys() or count in sizes):
        return
    if not summed <= axes.keys() or any(axes[one] != count for one in summed):
        raise Refused
    if not all(isinstance(one, _SIMPLE) for one in parts_of(formula.of)):
        raise Refused


# ----------------------------------------------------------------------------------------------- rows of some blocks


class Renumbered:
    """The tags of elements as if nothing had been left out.

    So the first step after those that are left out reads what the first of these would have read.
    """

    def __init__(self, plan: Plan, blocks: Blocks, tags: Tags):
        self.plan, self.blocks, self.tags = plan, blocks, tags

    def begin(self, part: Part) -> Place:
        """Return the place that a part adds to its numbers."""
        return self.blocks.line(part.left_out - part.left_out[0]), int(part.left_out[0])

    def of(self, elements: np.ndarray) -> np.ndarray:
        """Return the tags with other numbers of rows and columns."""
        if not self.plan.is_short:
            return elements
        if _is_of_one_source(elements):
            return self._of_grid(elements)
        sources = elements >> 2 * tg.BITS
        made = elements
        for number in np.flatnonzero(np.bincount(sources[elements > tg.ZERO])).tolist():  # few, and small
            source = self.tags.of_tensor(number)
            lines = {"row": source.row_line, "col": source.col_line}
            for name, shift in (("row", tg.BITS), ("col", 0)):
                kept = self.plan.kept.get(self.plan.axes.get((source.tensor, name), 0))
                if kept is None:
                    continue
                mine = sources == number
                far = self._far(kept, lines[name], (elements >> shift & tg.MASK)[mine])
                if far is None:
                    continue
                before = self.tags.source(source.tensor, source.matrix, lines["row"], lines["col"])
                lines[name] = 0
                after = self.tags.source(source.tensor, source.matrix, lines["row"], lines["col"])
                made = made.copy()
                made[mine] += after - before - (far << shift)
        return made

    def _of_grid(self, elements: np.ndarray) -> np.ndarray:
        """Return other numbers of consecutive rows and columns of one source."""
        source = self.tags.of_tensor(int(elements[0, 0]) >> 2 * tg.BITS)
        sides = (
            ("row", source.row_line, tg.BITS, elements[:, :1]),
            ("col", source.col_line, 0, elements[:1]),
        )
        lines, change = {"row": source.row_line, "col": source.col_line}, np.zeros((1, 1), dtype=np.int64)
        for name, line, shift, first in sides:
            kept = self.plan.kept.get(self.plan.axes.get((source.tensor, name), 0))
            far = None if kept is None else self._far(kept, line, first >> shift & tg.MASK)
            if far is not None:
                lines[name], change = 0, change - (far << shift)
        if lines["row"] == source.row_line and lines["col"] == source.col_line and not change.any():
            return elements
        before, after = (
            self.tags.source(source.tensor, source.matrix, row, col)
            for row, col in ((source.row_line, source.col_line), (lines["row"], lines["col"]))
        )
        made: np.ndarray = elements + (change + (after - before))
        return made

    def _far(self, kept: Kept, line: int, at: np.ndarray) -> np.ndarray | None:
        """Return how many rows or columns are left out before each; None for places that no part reads."""
        far = np.full(at.shape, -1, dtype=np.int64)
        found = False
        for number, part in enumerate(kept.parts):
            begin, left_out = self.begin(part)
            if begin != line:
                continue
            found = True
            is_here = at >= part.first + left_out
            if number + 1 < len(kept.parts):
                is_here &= at < kept.parts[number + 1].first + left_out + kept.slack(number + 1)
            far[is_here] = left_out
        if found and (far < 0).any():
            raise Refused  # what is left out is read elsewhere
        return far if found else None


def _is_of_one_source(elements: np.ndarray) -> bool:
    """Return whether the elements are those of consecutive rows and columns of one source."""
    if not elements.size or elements.ndim != 2 or elements[0, 0] <= tg.ZERO:
        return False
    first = elements[0, 0]
    down, across = elements[:, :1] - first, elements[:1] - first
    if int(elements[-1, -1]) >> 2 * tg.BITS != int(first) >> 2 * tg.BITS:
        return False
    if (down != np.arange(len(elements))[:, None] << tg.BITS).any() or (across != np.arange(elements.shape[1])).any():
        return False
    return bool((elements[1:, 1:] - elements[:-1, 1:] == 1 << tg.BITS).all())
