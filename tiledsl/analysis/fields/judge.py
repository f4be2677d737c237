"""Comparison of the tiles that blocks store with the contracts, on data of the two fields."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping

import numpy as np

from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields.alike_blocks import Group, Plan, joined, plans, shaped
from tiledsl.analysis.fields.execution import Apart, FieldStored
from tiledsl.analysis.fields.extremes import Ends, vectors_of_many
from tiledsl.analysis.fields.formula_sizes import reductions
from tiledsl.analysis.fields.formulas_of_tiles import Along, Formulas
from tiledsl.analysis.fields.independent_steps import steps_apart
from tiledsl.analysis.fields.long_loops import Refused, places
from tiledsl.analysis.fields.quantities import CHANCE, ENDLESS, FINITE, RANDOM, UNKNOWN, Order, Quantity
from tiledsl.analysis.fields.residues import P, Q
from tiledsl.analysis.fields.together import Parted, State, Teams, Together, divided, in_step
from tiledsl.analysis.values.block_integers import Blocks, Split
from tiledsl.analysis.values.tags import TooLarge
from tiledsl.diagnostics.collection import usual_collection
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks as block_count
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.block_kinds import BLOCKS_AT_ONCE, groups_of_equal_signs
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.program.operations import Program
from tiledsl.ir.walk import statements

At = tuple[str, Span, tuple[Span, ...]]  # an output, the place of a store to it, and the chain of calls to that place
_MOST_ALONE = 64  # blocks that are run one by one, to tell which of those that ran together have a wrong element
OTHER_FIELDS = "a value with exponentials where the contract has logarithms, or the reverse,"
BY_CHANCE = "a quotient by a value that the check cannot tell from 0"
TOO_MANY = "a value that differs from the contract in no single one of the first 64 blocks, and may in others,"


@dataclasses.dataclass(frozen=True, eq=False)
class Wrong:
    """A stored tile with wrong elements, in blocks that ran together, with the value that is due."""

    kept: FieldStored
    due: Quantity
    elements: np.ndarray
    blocks: Blocks
    formulas: Formulas


class Judge:
    """Compares stored tiles with contracts. Of each place that stores wrong tiles the first is kept.

    With `maximum`, every reduction of a tile to its maxima gives that number, and every vector of -inf holds it.
    `order` is that of maxima; `ends` collects the operands at the ends of the contract's maxima.
    """

    def __init__(
        self,
        kernel: ir.KernelIR,
        contracts: dict[str, ir.Contract],
        maximum: float | None = None,
        order: Order = RANDOM,
        ends: Ends | None = None,
    ):
        self.kernel, self.contracts, self.maximum, self.order, self.ends = kernel, contracts, maximum, order, ends
        self.first: dict[At, Wrong] = {}
        self.warps: dict[At, set[int]] = {}
        # why an output is not checked, and the store of what is not followed, None where that is the formula
        self.unchecked: dict[str, tuple[str, ir.Statement | None]] = {}

    def again(self) -> Judge:
        """Return a judge that has seen nothing."""
        return Judge(self.kernel, self.contracts, self.maximum, self.order, self.ends)

    def look(self, kept: FieldStored, formulas: Formulas) -> None:
        """Compare a stored tile."""
        name, statement = kept.tensor.name, kept.event.statement
        contract = self.contracts.get(name)
        if contract is None:
            return
        rows, cols = Along(*kept.row, kept.rows), Along(*kept.col, kept.cols)
        due = formulas.of(contract.value, kept.matrix, rows, cols).plain().spread(kept.rows, kept.cols)
        wrong, why = differing(kept.value, due)
        if wrong.any():
            at = (name, statement.span, statement.calls)
            self.first.setdefault(at, Wrong(kept, due, wrong, formulas.blocks, formulas))
            self.warps.setdefault(at, set()).add(kept.warp)
        elif why:
            of_formula = bool(due.why) and not kept.value.why
            self.unchecked.setdefault(name, (why, None if of_formula else statement))


def differing(value: Quantity, due: Quantity) -> tuple[np.ndarray, str]:
    """Return which elements differ for some seed, and why some element is not compared, if any is not."""
    parts = [
        prime.differ(one, other)
        for prime, one, other in ((P, value.p, due.p), (Q, value.q, due.q))
        if one is not None and other is not None
    ]
    shape = value.shape
    differs = np.zeros(shape, dtype=bool)
    for one in parts:
        differs |= one
    if parts and value.kinds is None and due.kinds is None:  # all are finite
        return np.asarray(differs.any(axis=0)), ""
    has, wanted = (
        np.zeros(shape, dtype=np.uint8) if one.kinds is None else np.broadcast_to(one.kinds, shape)
        for one in (value, due)
    )
    undecided = (has == CHANCE) | (wanted == CHANCE)
    unknown = (has == UNKNOWN) | (wanted == UNKNOWN)
    unknown |= ((has == ENDLESS) & (wanted != FINITE)) | ((wanted == ENDLESS) & (has != FINITE))
    wrong = np.where((has == FINITE) & (wanted == FINITE), differs, has != wanted) & ~undecided & ~unknown
    why = ""
    if unknown.any():
        why = value.why or due.why or qu.SIGN
    elif not parts:
        why = OTHER_FIELDS
    elif undecided.all(axis=0).any():
        why = BY_CHANCE
    return wrong.any(axis=0), why


# ----------------------------------------------------------------------------------------------------------- execution


def judged(program: Program, kernel: ir.KernelIR, contracts: dict[str, ir.Contract]) -> Judge:
    """Run all blocks of a kernel at fixed sizes, those together that do the same, and compare what they store."""
    if _steps_agree(program, kernel, contracts):
        return Judge(kernel, contracts)
    groups = shaped(kernel, _groups(kernel))
    if _agrees(program, kernel, contracts, joined(kernel, groups)):
        return Judge(kernel, contracts)
    with usual_collection():
        return _judged_in_full(program, kernel, contracts, groups)


def _judged_in_full(
    program: Program, kernel: ir.KernelIR, contracts: dict[str, ir.Contract], groups: Iterable[Group]
) -> Judge:
    """Run the blocks of groups, and keep what differs from the contracts."""
    some = list(plans(kernel, groups))
    judge = Judge(kernel, contracts, ends=_ends(kernel, contracts))
    for plan in some:
        _run(program, plan, judge)
    for order in () if judge.ends is None or judge.first else judge.ends.orders():
        other = Judge(kernel, contracts, order=order)
        for plan in some:
            _run(program, plan, other)
        if other.first:
            return other
    return judge


def _ends(kernel: ir.KernelIR, contracts: Mapping[str, ir.Contract]) -> Ends | None:
    """Return the collection of operands at the ends of maxima; None for contracts without maxima."""
    if all(op == "+" for one in contracts.values() for op, _ in reductions(one.value)):
        return None
    return Ends(vectors_of_many(kernel))


def _steps_agree(program: Program, kernel: ir.KernelIR, contracts: dict[str, ir.Contract]) -> bool:
    """Return whether the steps of the kernel's last loop store what is due, each alone."""
    apart = steps_apart(kernel)
    if apart is None:
        return False
    divided, numbers = apart
    groups = shaped(divided, _groups(divided, numbers))
    try:
        some = list(joined(divided, groups))
    except Refused:  # no steps are left out then
        some = list(joined(divided, [(blocks, {}) for blocks, _ in groups]))
    return _agrees(program, divided, contracts, some)


def _agrees(program: Program, kernel: ir.KernelIR, contracts: dict[str, ir.Contract], found: Iterable[Plan]) -> bool:
    """Return whether all that is stored is what the contracts say: quickly, without a word on what is not.

    As many blocks as possible run together, and part where they take different paths.
    """
    if any(isinstance(one, ir.Asm) for one in statements(kernel.body)):
        return False
    judge = Judge(kernel, contracts, ends=_ends(kernel, contracts))
    try:
        some = list(found)
        if not all(_all_agree(program, plan, judge) for plan in some):
            return False
        orders = () if judge.ends is None else judge.ends.orders()
        others = [Judge(kernel, contracts, order=order) for order in orders]
        return all(_all_agree(program, plan, other) for other in others for plan in some)
    except (Refused, TooLarge):
        return False


def _all_agree(program: Program, plan: Plan, judge: Judge) -> bool:
    """Run the blocks of a plan until some tile differs from its contract, or is not compared."""
    teams = in_step(plan)
    while True:
        try:
            return _agree_in_step(program, plan, judge.again(), teams)
        except Apart as apart:
            teams = divided(teams, apart)


def _agree_in_step(program: Program, plan: Plan, judge: Judge, teams: Teams) -> bool:
    """Run the blocks with the warps of each team in step. Raise Apart where the warps of a team cannot go on so."""

    def look(kept: FieldStored, formulas: Formulas) -> None:
        judge.look(kept, formulas)

    together = Together(program, plan, look, order=judge.order, ends=judge.ends, teams=teams)
    pending: list[tuple[np.ndarray, State | None]] = [(np.arange(len(plan.numbers)), None)]
    while pending:
        chosen, since = pending.pop()
        try:
            together.run(chosen, since)
        except Parted as parted:
            labels = distinct(parted.labels)
            if len(labels) == 1:
                return False
            parts = [(chosen[parted.labels == label], parted.state) for label in labels]
            pending += sorted(parts, key=lambda part: -len(part[0]))  # the fewest blocks first: few states are pending
        if judge.unchecked or judge.first and len(chosen) == len(plan.numbers):
            return False
        if judge.first:  # places of the blocks that go on, among those that have parted, may have other names
            judge = judge.again()
            if not _all_agree(program, plan.only(chosen), judge):
                return False
    return True


def _groups(kernel: ir.KernelIR, chosen: np.ndarray | None = None) -> Iterator[np.ndarray]:
    """Yield the blocks, or the chosen ones, in groups whose conditions and masks agree."""
    conditions = [one for statement in statements(kernel.body) for one in _conditions(statement)]
    chosen = np.arange(block_count(kernel, {})) if chosen is None else chosen
    for first in range(0, len(chosen), BLOCKS_AT_ONCE):
        numbers = chosen[first : first + BLOCKS_AT_ONCE]
        labels = groups_of_equal_signs(conditions, block_variable(kernel.grid), numbers)
        order = np.argsort(labels, kind="stable")
        yield from np.split(numbers[order], np.flatnonzero(np.diff(labels[order])) + 1)


def _conditions(statement: ir.Statement) -> Iterator[ir.Expr]:
    """Yield the conditions, the numbers of steps and the masks of a statement."""
    if isinstance(statement, ir.If):
        yield statement.condition
    elif isinstance(statement, ir.For):
        yield statement.trips
    elif isinstance(statement, ir.Elementwise):
        sizes = {"row": statement.dst.rows, "column": statement.dst.cols}
        for place, _ in places(statement.value):
            bounded: dict[ir.Expr, ir.Expr] = {
                one: dataclasses.replace(one, high=sizes[one.name] - 1, limit=None)
                for one in ex.variables(place)
                if one.kind == "element"
            }
            yield ex.substitute(place, bounded)


def run(program: Program, kernel: ir.KernelIR, numbers: np.ndarray, judge: Judge) -> None:
    """Run blocks, divided into groups that do the same. A difference in several blocks is looked for in each."""
    for plan in plans(kernel, shaped(kernel, [numbers])):
        _run(program, plan, judge)


def is_right(program: Program, kernel: ir.KernelIR, number: int, judge: Judge) -> bool:
    """Return whether a block stores what is due, without a word on what it does not store.

    False also where this cannot be decided from the steps of shortened loops.
    """

    def look(kept: FieldStored, formulas: Formulas) -> None:
        judge.look(kept, formulas)
        if judge.first or judge.unchecked:
            raise Refused

    return follows(program, judge, number, look)


def follows(program: Program, judge: Judge, number: int, look: Callable[[FieldStored, Formulas], None]) -> bool:
    """Look at all tiles that a block stores. Return whether this can be decided, and `look` has not raised Refused."""
    try:
        for plan in plans(judge.kernel, shaped(judge.kernel, [np.array([number])])):
            Together(program, plan, look, judge.maximum, judge.order, judge.ends).run()
    except (Split, Refused, TooLarge):
        return False
    return True


def _run(program: Program, plan: Plan, judge: Judge) -> None:
    """Run the blocks of a plan."""
    pending = [plan]
    while pending:
        plan = pending.pop(0)
        found, one = judge.again(), judge.again()
        try:
            _together(program, plan, found)
        except Split as split:
            pending = [plan.only(split.labels == label) for label in distinct(split.labels)] + pending
            continue
        except Refused:
            # a kernel that leaves out too many steps: the first block shows it
            _run(program, Plan(judge.kernel, plan.numbers[:1]), one)
            if not one.first:
                pending = [Plan(judge.kernel, plan.numbers), *pending]
                continue
            found, plan = one, plan.only(slice(1))
        if plan.is_short and found.first and not one.first:
            if found.first.keys() <= judge.first.keys():
                continue  # known
            first = _first(program, plan, found)
            _run(program, Plan(judge.kernel, first.numbers), found := judge.again())
            if not found.first:
                pending = [Plan(judge.kernel, plan.numbers), *pending]
                continue
        elif found.first and len(plan.numbers) > 1:
            found = _alone(program, plan, found)
        for at, wrong in found.first.items():
            judge.first.setdefault(at, wrong)
            judge.warps.setdefault(at, set()).update(found.warps[at])
        for name, why in found.unchecked.items():
            judge.unchecked.setdefault(name, why)


def _first(program: Program, plan: Plan, found: Judge) -> Plan:
    """Return the first block that differs from the contract, of blocks of which some do, looked for in halves."""
    while len(plan.numbers) > 1:
        half = len(plan.numbers) // 2
        plan, other = plan.only(slice(half)), plan.only(slice(half, None))
        judge = found.again()
        try:
            _together(program, plan, judge)
        except (Split, Refused):
            continue
        if not judge.first:
            plan = other
    return plan


def _alone(program: Program, plan: Plan, together: Judge) -> Judge:
    """Run blocks one by one until one has a wrong element.

    In blocks that run together, elements at places that differ in one block count as different in all of them.
    """
    blocks, kernel, numbers = next(iter(together.first.values())).blocks, plan.kernel, plan.numbers
    ways = [0, *(int(np.flatnonzero(vector)[0]) for vector, _, _ in blocks.lines if vector.any())]
    order = dict.fromkeys([*ways, *range(len(numbers))])
    for at in list(order)[:_MOST_ALONE]:
        found = together.again()
        run(program, kernel, numbers[at : at + 1], found)
        if found.first:
            return found
    found = together.again()
    if len(numbers) > _MOST_ALONE:
        found.unchecked = {name: (TOO_MANY, wrong.kept.event.statement) for (name, *_), wrong in together.first.items()}
    return found


def _together(program: Program, plan: Plan, judge: Judge) -> None:
    """Run the warps of blocks that do the same, and look at what they store."""
    Together(program, plan, judge.look, judge.maximum, judge.order, judge.ends).run()
