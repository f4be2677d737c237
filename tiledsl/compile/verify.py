"""The passes from a captured kernel to a program with waits, which every check before compiling has passed.

`CHECKS`, `WAITS` and `EARLY_WAITS` list the passes in order. Each pass takes what is known of the kernel, a `Verified`,
and returns a new one with its results. `_run` verifies each program after the pass that made it
(ir/program/wellformed.py). The passes to a listing follow: attempts.py.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping

from tiledsl.analysis.fields.contracts import contract_checks
from tiledsl.analysis.order.elaborate import NO_SIZES
from tiledsl.analysis.order.grouped_blocks import order_of_all
from tiledsl.analysis.order.messages import dependent
from tiledsl.analysis.order.order import Order
from tiledsl.analysis.source.bounds import MissingBuffer, OutsideTensor, OutsideTile
from tiledsl.analysis.source.checks import beside_warnings, kernel_checks, kernel_notes
from tiledsl.analysis.source.consequences import without_consequences
from tiledsl.analysis.source.launch_limits import launch
from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark, Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import (
    MissingWait,
    OverlappingLanes,
    Race,
    UnpairedBarriers,
    UnwrittenRegisters,
    UnwrittenShared,
    WrongValue,
)
from tiledsl.ir.in_order import in_order
from tiledsl.ir.instances import Sizes, at
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.modelled_contents import MIXED, described
from tiledsl.ir.outcomes import contents_of_outcomes
from tiledsl.ir.parts_of_sums import by_parts
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.obligations import RequiredOrder, least
from tiledsl.ir.program.wellformed import verify
from tiledsl.ir.samples import representative
from tiledsl.lower.plan.accumulators import in_accumulators
from tiledsl.lower.plan.plan import LeftOut, draft
from tiledsl.lower.waits.waits import place_waits
from tiledsl.targets import Target, target_named


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Instance(Compared):
    """The kernel at some sizes of its dynamic dimensions, with the findings so far."""

    sizes: Sizes
    kernel: ir.KernelIR
    found: tuple[Diagnostic, ...] = ()


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Verified(Compared):
    """What the passes know of a kernel so far.

    `refused` are the findings of the plan, and `left_out` what the program lacks for them. `required` are the orders
    that waits must keep: which operation must be finished before which, by their numbers in the program. `reasons` say,
    for orders required at barriers, which operation depends on them. `problems` are the findings at the first sizes
    with findings; `notes` name the parts of contracts and td.asm that are not checked.
    """

    kernel: ir.KernelIR
    target: Target
    instances: tuple[Instance, ...]
    made: lp.Program | None = None
    refused: tuple[Diagnostic, ...] = ()
    left_out: LeftOut | None = None
    required: frozenset[RequiredOrder] = frozenset()
    reasons: Mapping[RequiredOrder, Mark] = dataclasses.field(default_factory=dict)
    problems: tuple[Diagnostic, ...] = ()
    notes: tuple[Diagnostic, ...] = ()

    @property
    def program(self) -> lp.Program:
        """The program of the last pass that made one."""
        assert self.made is not None, "no program before the plan"
        return self.made


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Examined(Compared):
    """The results of the checks before compiling: the findings by line, the IR, the run-time sizes, the plan, and the
    program with waits, as far as the stages came.
    """

    findings: tuple[Diagnostic, ...]
    captured: ir.KernelIR | None = None
    sizes: Sizes = dataclasses.field(default_factory=dict)
    planned: Verified | None = None
    program: lp.Program | None = None


# ----------------------------------------------------------------------------------------------------------- the passes


def _source(one: Verified) -> Verified:
    """Check the IR at each of the sizes. KernelError for more blocks than a launch can have: no other check runs on so
    many.
    """
    for instance in one.instances:
        too_many = _noted(launch(instance.kernel), instance.sizes)
        if too_many:
            raise KernelError(too_many)
    instances = (dataclasses.replace(each, found=tuple(kernel_checks(each.kernel))) for each in one.instances)
    return dataclasses.replace(one, instances=tuple(instances))


def _plan(one: Verified) -> Verified:
    """Make the program: instructions, registers, addresses, LDS. KernelError where no program can be made."""
    try:
        made = draft(one.kernel, one.target)
    except KernelError as error:
        raise KernelError([*one.instances[0].found, *error.diagnostics]) from None
    return dataclasses.replace(one, made=made.program, refused=made.refused, left_out=made.left_out)


def _order(one: Verified) -> Verified:
    """Elaborate the program for each kind of block, at each of the sizes: races, and the orders that waits keep."""
    required: set[RequiredOrder] = set()
    reasons: dict[RequiredOrder, Mark] = {}
    instances = []
    for instance in one.instances:
        ordered = _ordered(one.program, instance)
        required |= ordered.required
        for obligation, pair in ordered.reasons.items() if one.kernel.waits == "manual" else ():
            reasons.setdefault(obligation, dependent(one.program, *pair))
        out_of_order = [found for found in ordered.diagnostics if not _doubtful(found, one.left_out)]
        found = without_consequences(one.kernel, [*instance.found, *out_of_order])
        instances.append(dataclasses.replace(instance, found=tuple(_noted(found, instance.sizes))))
    return dataclasses.replace(one, instances=tuple(instances), required=least(required), reasons=reasons)


def _values(one: Verified) -> Verified:
    """Compare the values of tiles with the contract, at each of the sizes, up to the first that have findings: at other
    sizes they are the same mistakes in other words.
    """
    notes: list[Diagnostic] = []
    for instance in one.instances:
        found = [*instance.found]
        # beside races values are checked: those of the last writers, with the barriers as they are
        if one.left_out is None and all(isinstance(each.cause, Race) for each in found):
            in_doubt = [span for each in found if isinstance(each.cause, Race) for span in each.cause.places]
            values = contract_checks(one.program, instance.kernel, in_doubt)
            found += _noted([each for each in values if each.severity == "error"], instance.sizes)
            notes += [*(each for each in values if each.severity != "error"), *kernel_notes(instance.kernel)]
        if found:
            return dataclasses.replace(one, problems=tuple(dict.fromkeys(found)))
    return dataclasses.replace(one, notes=tuple(dict.fromkeys(notes)))


def _accumulators(one: Verified) -> Verified:
    """Name the AGPRs of accumulators, where the plan assigned some."""
    named = in_accumulators(one.program)
    now = named.numbers.renumbered(one.program.numbers)
    required = frozenset((now[later], now[earlier], turns) for later, earlier, turns in one.required)
    reasons = {(now[later], now[earlier], turns): mark for (later, earlier, turns), mark in one.reasons.items()}
    return dataclasses.replace(one, made=named, required=required, reasons=reasons)


def _waits(one: Verified, early: bool = False) -> Verified:
    """Place counted waits that keep the required orders; with `early`, before branches. The program keeps the orders,
    for the checks of its listing, unless it is refused.
    """
    placed, missing = place_waits(one.program, one.required, finish_unread=True, early=early, reasons=one.reasons)
    problems = tuple(dict.fromkeys([*one.problems, *(each for each in missing if not _follows(each, one.problems))]))
    made = dataclasses.replace(placed, required=frozenset() if problems else _in_order(one))
    return dataclasses.replace(one, made=made, problems=problems)


def _early_waits(one: Verified) -> Verified:
    return _waits(one, early=True)


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Pass(Compared):
    """One step. `name` stands in the message that its program is not well-formed."""

    name: str
    run: Callable[[Verified], Verified]


CHECKS = (
    Pass("the checks of the IR", _source),
    Pass("the plan", _plan),
    Pass("the order", _order),  # before the values, which are not computed where anything but a race is found
    Pass("the values", _values),
)
WAITS = (
    Pass("the accumulators", _accumulators),  # before the waits: copies of accumulators are operations that wait
    Pass("the waits", _waits),
)
EARLY_WAITS = (
    Pass("the accumulators", _accumulators),
    Pass("the waits", _early_waits),
)


def _run(passes: Iterable[Pass], one: Verified) -> Verified:
    """Run the passes, and verify each new program that has all statements of its kernel."""
    for each in passes:
        before, one = one, each.run(one)
        if one.made is not None and one.made is not before.made and one.left_out is None:
            verify(one.made, each.name)
    return one


# ------------------------------------------------------------------------------------------------- what callers ask for


def verified(kernel: ir.KernelIR, target: str, instances: Iterable[Sizes]) -> Verified:
    """The plan, checked at each of the given sizes of the dynamic dimensions. KernelError where the plan is refused,
    with all other findings.
    """
    given = tuple(Instance(sizes, by_parts(at(kernel, sizes))) for sizes in instances)
    one = _run(CHECKS, Verified(in_order(kernel), target_named(target), given))
    if one.refused:
        found = finished(one)[1] if one.left_out is None else one.problems
        raise KernelError([*one.program.warnings, *found, *one.refused])
    return one


def planned(kernel: ir.KernelIR, target: str, sizes: Sizes = NO_SIZES) -> tuple[lp.Program, ir.KernelIR]:
    """The planned program, and the kernel at the sizes, after the checks of the IR alone: neither the order nor the
    values are checked, and no waits are placed. It takes milliseconds, and most kernels that `verified` refuses for
    their sizes or their resources are refused here.

    KernelError with the errors found so far.
    """
    one = Verified(in_order(kernel), target_named(target), (Instance(sizes, by_parts(at(kernel, sizes))),))
    one = _run((CHECKS[0], CHECKS[1]), one)
    errors = [each for each in (*one.instances[0].found, *one.refused) if each.severity == "error"]
    if errors:
        raise KernelError([*one.program.warnings, *errors])
    return one.program, one.instances[0].kernel


def finished(one: Verified, early: bool = False) -> tuple[lp.Program, list[Diagnostic]]:
    """The program with its waits (with `early`, before branches), and all findings that refuse it."""
    last = _run(EARLY_WAITS if early else WAITS, one)
    return last.program, list(last.problems)


def program_of(kernel: ir.KernelIR, target: str) -> lp.Program:
    """The lowered program with its waits, if every check before compiling passes; KernelError with all findings
    otherwise.
    """
    program, problems = finished(verified(kernel, target, instances_of(kernel)))
    if problems:
        raise refusal(kernel, problems)
    return program


def instances_of(kernel: ir.KernelIR, sizes: Mapping[str, int] = NO_SIZES) -> list[dict[str, int]]:
    """The sizes at which a kernel is checked before it is compiled: the given sizes, if any, and
    representative ones.
    """
    chosen = [tuple(one.items()) for one in (instances_at(kernel, sizes) if sizes else []) + representative(kernel)]
    return [dict(one) for one in dict.fromkeys(chosen)]


def instances_at(kernel: ir.KernelIR, sizes: Sizes) -> list[dict[str, int]]:
    """The given sizes with some contents of memory, and with contents for the other outcomes of conditions.

    These are conditions on integers that are read, which have one outcome with the first contents.
    """
    more = contents_of_outcomes(kernel, sizes, [MIXED])
    return [dict(sizes), *({**sizes, ir.SAMPLE.name: number} for number in more)]


def refusal(kernel: ir.KernelIR, problems: Iterable[Diagnostic]) -> KernelError:
    """The error of a refused kernel that has a HIP text, with the warnings about unused declarations."""
    return KernelError(beside_warnings(kernel, list(problems)), has_text=True)


# -------------------------------------------------------------------------------------------------- parts of the passes


def _ordered(program: lp.Program, instance: Instance) -> Order:
    """The order between the warps of each kind of block. Accesses that leave their tile are known from the IR."""
    outside: set[Span] = set()
    for found in instance.found:
        match found.cause:
            case MissingBuffer() | OutsideTile():
                outside |= found.marked
            case OutsideTensor():  # beside which pieces of shared tiles are marked that lie outside for the same reason
                outside |= {mark.span for mark in found.others}
    return order_of_all(program, tuple(map(ex.number, instance.kernel.grid)), instance.sizes, frozenset(outside))


def _doubtful(found: Diagnostic, left_out: LeftOut | None) -> bool:
    """Whether the finding may only follow from statements that the program leaves out."""
    if left_out is None:
        return False
    match found.cause:
        case UnwrittenShared():
            return True
        case UnwrittenRegisters():
            return left_out.registers
        case Race() | UnpairedBarriers():
            return left_out.barriers
        case OverlappingLanes():
            return left_out.elements
    return False


def _follows(wait: Diagnostic, problems: Iterable[Diagnostic]) -> bool:
    """Whether a missing wait may only follow from another mistake: a copy into a tile that another copy fills, where no
    copy fills the tile that is read; or a user's count, of a kernel that lacks loads or has too many.
    """
    if not isinstance(wait.cause, MissingWait):
        return False
    causes = [each.cause for each in problems]
    unfilled = any(isinstance(cause, UnwrittenShared) for cause in causes)
    other_loads = any(isinstance(cause, UnwrittenShared | UnwrittenRegisters | WrongValue) for cause in causes)
    return wait.cause.rewrites and unfilled or wait.cause.counted and other_loads


def _in_order(one: Verified) -> frozenset[RequiredOrder]:
    """The required orders, by the numbers of lp.in_order."""
    numbers = one.program.numbers
    places = {numbers[operation]: place for place, operation in enumerate(lp.in_order(one.program.body))}
    return frozenset((places[later], places[earlier], turns) for later, earlier, turns in one.required)


def _noted(problems: list[Diagnostic], sizes: Sizes) -> list[Diagnostic]:
    """The findings, with a note of the call's sizes at which they were made."""
    named = (f"{name}={size}" for name, size in sizes.items() if name != ir.SAMPLE.name)
    parts = [*named, *((described(sizes[ir.SAMPLE.name]),) if ir.SAMPLE.name in sizes else ())]
    note = f"found at {', '.join(parts)}"
    return [dataclasses.replace(problem, notes=(*problem.notes, note)) for problem in problems] if sizes else problems
