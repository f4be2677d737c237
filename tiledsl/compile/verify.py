"""IR → a program that has passed every check before compiling. What takes sizes as it runs is checked at those of the
call, and at a few others.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping

from tiledsl.analysis.order.elaborate import NO_SIZES, elaborate, kinds_of_blocks
from tiledsl.analysis.order.messages import dependent
from tiledsl.analysis.order.order import Kinds, order
from tiledsl.analysis.source.checks import beside_warnings, kernel_checks, kernel_notes
from tiledsl.analysis.source.consequences import without_consequences
from tiledsl.analysis.source.launch_limits import launch
from tiledsl.analysis.values.contract import contract_checks
from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import Sizes, at, representative
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.obligations import Owed, least
from tiledsl.lower.plan.accumulators import in_accumulators
from tiledsl.lower.plan.plan import Draft, draft
from tiledsl.lower.waits.waits import place_waits
from tiledsl.targets import target_named

_ORDER = ("TD401", "TD405")  # beside which values are checked: those of the last writers, with the barriers as they are


@dataclasses.dataclass(frozen=True)
class Verified:
    """A planned kernel without its waits. `owed` says what must be finished before what, by the numbers of both in
    the program; `problems` are the findings at the first of the sizes at which there are any, `notes` what of its
    contracts and of td.asm is not checked. `reasons` say, of what is owed at barriers, what depends on it."""

    program: lp.Program
    owed: frozenset[Owed]
    problems: tuple[Diagnostic, ...]
    notes: tuple[Diagnostic, ...] = ()
    reasons: Mapping[Owed, Mark] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class Examined:
    """What the checks before compiling know of a kernel: their findings, by line; its IR, its run-time sizes, its plan
    and its program with waits, as far as it comes."""

    findings: tuple[Diagnostic, ...]
    captured: ir.KernelIR | None = None
    sizes: Sizes = dataclasses.field(default_factory=dict)
    planned: Verified | None = None
    program: lp.Program | None = None


def verified(kernel: ir.KernelIR, target: str, instances: Iterable[Sizes]) -> Verified:
    """The plan, checked at each of the given sizes of the dynamic dimensions. KernelError where the plan is refused,
    with all that is found beside that.
    """
    first, *others = instances
    problems = _checked(kernel, first)
    try:
        made = draft(kernel, target_named(target))
    except KernelError as error:
        raise KernelError([*problems, *error.diagnostics]) from None
    one = _of(kernel, made, problems, [first, *others])
    if made.refused:
        found = finished(one)[1] if not made.doubtful else one.problems
        raise KernelError([*made.program.warnings, *found, *made.refused])
    return one


def _of(kernel: ir.KernelIR, made: Draft, problems: list[Diagnostic], instances: Iterable[Sizes]) -> Verified:
    """`problems` are those of the IR at the first of the sizes. Of a plan with statements left out only what does not
    depend on these is found.
    """
    program = made.program
    owed: set[Owed] = set()
    reasons: dict[Owed, Mark] = {}
    found: list[Diagnostic] = []
    notes: list[Diagnostic] = []
    for number, sizes in enumerate(instances):
        problems = _checked(kernel, sizes) if number else problems
        strayed = frozenset(span for p in problems if p.code in ("TD302", "TD303") for span in p.marked)
        kinds = Kinds(tuple(map(ex.number, at(kernel, sizes).grid)), kinds_of_blocks(program, sizes))
        ordered = order(program, [elaborate(program, block, sizes) for block in kinds.counts], strayed, kinds)
        owed |= ordered.owed
        for one, pair in ordered.reasons.items() if kernel.waits == "manual" else ():
            reasons.setdefault(one, dependent(program, *pair))
        if found:
            continue  # at other sizes they are the same mistakes in other words
        out_of_order = [p for p in ordered.diagnostics if p.code not in made.doubtful]
        found = _noted(without_consequences(kernel, [*problems, *out_of_order]), sizes)
        if all(one.code in _ORDER for one in found) and not made.doubtful:
            fixed = at(kernel, sizes)
            values = contract_checks(program, fixed, [span for one in found for span in one.marked])
            found += _noted([one for one in values if one.severity == "error"], sizes)
            notes += [*(one for one in values if one.severity != "error"), *kernel_notes(fixed)]
    return Verified(
        program, least(owed), tuple(dict.fromkeys(found)), tuple(dict.fromkeys([] if found else notes)), reasons
    )


def _checked(kernel: ir.KernelIR, sizes: Sizes) -> list[Diagnostic]:
    """What the IR shows at those sizes. KernelError for more blocks than can be launched: no other check goes through
    these.
    """
    fixed = at(kernel, sizes)
    too_many = _noted(launch(fixed), sizes)
    if too_many:
        raise KernelError(too_many)
    return kernel_checks(fixed)


def finished(one: Verified, early: bool = False) -> tuple[lp.Program, list[Diagnostic]]:
    """The program with its waits, before branches where `early`, and all that refuses it."""
    named = in_accumulators(one.program)
    now = named.numbers.moved(one.program.numbers)
    owed = [(now[later], now[earlier], turns) for later, earlier, turns in one.owed]
    reasons = {(now[later], now[earlier], turns): mark for (later, earlier, turns), mark in one.reasons.items()}
    program, missing = place_waits(named, owed, finish_unread=True, early=early, reasons=reasons)
    problems = list(dict.fromkeys([*one.problems, *missing]))
    return dataclasses.replace(program, owed=frozenset() if problems else _in_order(one)), problems


def _in_order(one: Verified) -> frozenset[Owed]:
    """What is owed, by the numbers of lp.in_order."""
    numbers = one.program.numbers
    places = {numbers[operation]: place for place, operation in enumerate(lp.in_order(one.program.body))}
    return frozenset((places[later], places[earlier], turns) for later, earlier, turns in one.owed)


def instances_of(kernel: ir.KernelIR, sizes: Mapping[str, int] = NO_SIZES) -> list[dict[str, int]]:
    """The sizes at which a kernel is checked before it is compiled: those given, if any, and its representative
    ones.
    """
    chosen = [tuple(one.items()) for one in ([dict(sizes)] if sizes else []) + representative(kernel)]
    return [dict(one) for one in dict.fromkeys(chosen)]


def program_of(kernel: ir.KernelIR, target: str) -> lp.Program:
    """The lowered program with its waits, once every check before compiling has passed; KernelError with all findings
    otherwise.
    """
    program, problems = finished(verified(kernel, target, instances_of(kernel)))
    if problems:
        raise refusal(kernel, problems)
    return program


def refusal(kernel: ir.KernelIR, problems: Iterable[Diagnostic]) -> KernelError:
    """The error of a kernel whose text stands, with what it declares and never uses said beside it."""
    return KernelError(beside_warnings(kernel, list(problems)), has_text=True)


def _noted(problems: list[Diagnostic], sizes: Sizes) -> list[Diagnostic]:
    """The findings, with the sizes of the call at which they were made."""
    note = f"found at {', '.join(f'{name}={size}' for name, size in sizes.items())}"
    return [dataclasses.replace(problem, notes=(*problem.notes, note)) for problem in problems] if sizes else problems
