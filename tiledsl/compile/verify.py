"""IR → a program that has passed every check before compiling. The passes, in order:

1. source: checks of the IR, at fixed sizes (analysis/source)
2. plan: the program: instructions, registers, addresses, LDS (lower/plan)
3. order: elaborate the program for each kind of block; races, and the orders that waits must keep (analysis/order)
4. values: the values of tiles, compared with the contract (analysis/values)
5. accumulators: named AGPRs, where the plan assigned some (lower/plan/accumulators.py)
6. waits: counted waits that keep the required orders (lower/waits)

Passes 1, 3 and 4 run at each of several sizes, if the call decides sizes. Each pass that makes a program makes a
well-formed one (ir/program/wellformed.py), which is verified behind it. compile.py goes on: emit, build, the checks of
the listing, and a retry of these with an easier program where the listing asks for it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping

from tiledsl.analysis.order.elaborate import NO_SIZES, elaborate, kinds_of_blocks
from tiledsl.analysis.order.messages import dependent
from tiledsl.analysis.order.order import Kinds, order
from tiledsl.analysis.source.bounds import MissingBuffer, OutsideTile
from tiledsl.analysis.source.checks import beside_warnings, kernel_checks, kernel_notes
from tiledsl.analysis.source.consequences import without_consequences
from tiledsl.analysis.source.launch_limits import launch
from tiledsl.analysis.values.contract import contract_checks
from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import OverlappingLanes, Race, UnpairedBarriers, UnwrittenRegisters, UnwrittenShared
from tiledsl.ir.instances import Sizes, at, representative
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.obligations import RequiredOrder, least
from tiledsl.ir.program.wellformed import verify
from tiledsl.lower.plan.accumulators import in_accumulators
from tiledsl.lower.plan.plan import Draft, LeftOut, draft
from tiledsl.lower.waits.waits import place_waits
from tiledsl.targets import target_named


@dataclasses.dataclass(frozen=True)
class Verified:
    """A planned and checked kernel without its waits.

    `required` are the orders that waits must keep: which operation must be finished before which, by their numbers in
    the program. `problems` are the findings at the first sizes with findings; `notes` name the parts of contracts and
    td.asm that are not checked. `reasons` say, for orders required at barriers, which operation depends on them.
    """

    program: lp.Program
    required: frozenset[RequiredOrder]
    problems: tuple[Diagnostic, ...]
    notes: tuple[Diagnostic, ...] = ()
    reasons: Mapping[RequiredOrder, Mark] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class Examined:
    """The results of the checks before compiling: the findings by line, the IR, the run-time sizes, the plan, and the
    program with waits, as far as the stages came.
    """

    findings: tuple[Diagnostic, ...]
    captured: ir.KernelIR | None = None
    sizes: Sizes = dataclasses.field(default_factory=dict)
    planned: Verified | None = None
    program: lp.Program | None = None


def verified(kernel: ir.KernelIR, target: str, instances: Iterable[Sizes]) -> Verified:
    """The plan, checked at each of the given sizes of the dynamic dimensions. KernelError where the plan is refused,
    with all other findings.
    """
    first, *others = instances
    problems = _checked(kernel, first)
    try:
        made = draft(kernel, target_named(target))
    except KernelError as error:
        raise KernelError([*problems, *error.diagnostics]) from None
    if made.left_out is None:
        verify(made.program, "the plan")
    one = _of(kernel, made, problems, [first, *others])
    if made.refused:
        found = finished(one)[1] if made.left_out is None else one.problems
        raise KernelError([*made.program.warnings, *found, *made.refused])
    return one


def _of(kernel: ir.KernelIR, made: Draft, problems: list[Diagnostic], instances: Iterable[Sizes]) -> Verified:
    """Check a plan. `problems` are those of the IR at the first sizes. Where the plan leaves out statements, findings
    that may follow from the gap are dropped.
    """
    program = made.program
    required: set[RequiredOrder] = set()
    reasons: dict[RequiredOrder, Mark] = {}
    found: list[Diagnostic] = []
    notes: list[Diagnostic] = []
    for number, sizes in enumerate(instances):
        problems = _checked(kernel, sizes) if number else problems
        strayed = frozenset(
            span for p in problems if isinstance(p.cause, MissingBuffer | OutsideTile) for span in p.marked
        )
        kinds = Kinds(tuple(map(ex.number, at(kernel, sizes).grid)), kinds_of_blocks(program, sizes))
        ordered = order(program, [elaborate(program, block, sizes) for block in kinds.counts], strayed, kinds)
        required |= ordered.required
        for one, pair in ordered.reasons.items() if kernel.waits == "manual" else ():
            reasons.setdefault(one, dependent(program, *pair))
        if found:
            continue  # at other sizes they are the same mistakes in other words
        out_of_order = [p for p in ordered.diagnostics if not _doubtful(p, made.left_out)]
        found = _noted(without_consequences(kernel, [*problems, *out_of_order]), sizes)
        # beside races values are checked: those of the last writers, with the barriers as they are
        if all(isinstance(one.cause, Race) for one in found) and made.left_out is None:
            fixed = at(kernel, sizes)
            values = contract_checks(program, fixed, [span for one in found for span in one.marked])
            found += _noted([one for one in values if one.severity == "error"], sizes)
            notes += [*(one for one in values if one.severity != "error"), *kernel_notes(fixed)]
    return Verified(
        program, least(required), tuple(dict.fromkeys(found)), tuple(dict.fromkeys([] if found else notes)), reasons
    )


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


def _checked(kernel: ir.KernelIR, sizes: Sizes) -> list[Diagnostic]:
    """The findings of the IR at those sizes. KernelError for more blocks than a launch can have: no other check runs on
    so many.
    """
    fixed = at(kernel, sizes)
    too_many = _noted(launch(fixed), sizes)
    if too_many:
        raise KernelError(too_many)
    return kernel_checks(fixed)


def finished(one: Verified, early: bool = False) -> tuple[lp.Program, list[Diagnostic]]:
    """The program with its waits (with `early`, before branches), and all findings that refuse it."""
    named = in_accumulators(one.program)
    verify(named, "the accumulators")
    now = named.numbers.renumbered(one.program.numbers)
    required = [(now[later], now[earlier], turns) for later, earlier, turns in one.required]
    reasons = {(now[later], now[earlier], turns): mark for (later, earlier, turns), mark in one.reasons.items()}
    program, missing = place_waits(named, required, finish_unread=True, early=early, reasons=reasons)
    verify(program, "the waits")
    problems = list(dict.fromkeys([*one.problems, *missing]))
    return dataclasses.replace(program, required=frozenset() if problems else _in_order(one)), problems


def _in_order(one: Verified) -> frozenset[RequiredOrder]:
    """The required orders, by the numbers of lp.in_order."""
    numbers = one.program.numbers
    places = {numbers[operation]: place for place, operation in enumerate(lp.in_order(one.program.body))}
    return frozenset((places[later], places[earlier], turns) for later, earlier, turns in one.required)


def instances_of(kernel: ir.KernelIR, sizes: Mapping[str, int] = NO_SIZES) -> list[dict[str, int]]:
    """The sizes at which a kernel is checked before it is compiled: the given sizes, if any, and
    representative ones.
    """
    chosen = [tuple(one.items()) for one in ([dict(sizes)] if sizes else []) + representative(kernel)]
    return [dict(one) for one in dict.fromkeys(chosen)]


def program_of(kernel: ir.KernelIR, target: str) -> lp.Program:
    """The lowered program with its waits, if every check before compiling passes; KernelError with all findings
    otherwise.
    """
    program, problems = finished(verified(kernel, target, instances_of(kernel)))
    if problems:
        raise refusal(kernel, problems)
    return program


def refusal(kernel: ir.KernelIR, problems: Iterable[Diagnostic]) -> KernelError:
    """The error of a refused kernel that has a HIP text, with the warnings about unused declarations."""
    return KernelError(beside_warnings(kernel, list(problems)), has_text=True)


def _noted(problems: list[Diagnostic], sizes: Sizes) -> list[Diagnostic]:
    """The findings, with a note of the call's sizes at which they were made."""
    note = f"found at {', '.join(f'{name}={size}' for name, size in sizes.items())}"
    return [dataclasses.replace(problem, notes=(*problem.notes, note)) for problem in problems] if sizes else problems
