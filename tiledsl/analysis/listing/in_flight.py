"""TD214, TD215, TD220 and TD221: faults that the compiler makes around inline assembly, which it does not understand.

The compiler believes that the output of inline assembly is ready at once. So under register pressure it may copy a
register whose load is still in flight. It also adds no wait states between a matrix instruction and inline assembly,
nor before a matrix instruction in inline assembly. The listing shows all of that. For each instruction, over all paths
to it, the flow (flow.py) knows which operations may be in flight and how many wait states may have passed since each
matrix instruction; distances.py finds the distances that involve no matrix instruction.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tiledsl.analysis.listing.distances import too_close
from tiledsl.analysis.listing.flow import BEFORE_MATRIX, IN_ORDER, Flow, State, flow_of
from tiledsl.analysis.listing.graph import Finding, Step
from tiledsl.analysis.listing.origins import DEFECT, Sources, marked
from tiledsl.asm.isa.definition import VALU_FAMILIES, operand_bits
from tiledsl.asm.isa.matrix_states import MatrixTiming, timing_of
from tiledsl.asm.isa.registers import VECTOR_BITS, describe_registers, registers_of
from tiledsl.asm.text.syntax import Kernel
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir.causes import CopiedOperand, TooClose, TouchedEarly, TouchedInFlight
from tiledsl.targets import Target


def findings(kernel: Kernel, target: Target) -> list[Finding]:
    """`found_in` of a kernel."""
    return found_in(flow_of(kernel), target)


def found_in(flow: Flow, target: Target) -> list[Finding]:
    """Every instruction that, on some path, comes too soon. The instruction touches a register in flight or a matrix
    result too soon, or is too close to another instruction.
    """
    steps = flow.steps
    found = [
        finding for number, state in sorted(flow.before.items()) for finding in _judged(steps, number, state, target)
    ]
    return [
        *{(one.kind, one.item.line, one.producer.line): one for one in found}.values(),
        *too_close(steps, flow.predecessors(), target),
    ]


def _judged(steps: list[Step], number: int, state: State, target: Target) -> Iterator[Finding]:
    step = steps[number]
    touched = step.reads | step.writes
    for producer, kind in state.in_flight:
        # the older load arrives first, and what stays in flight is the younger one
        overtaken = kind in IN_ORDER and kind in step.kinds
        both = (step.reads if overtaken else touched) & steps[producer].writes
        if both:
            yield Finding("in flight", step.item, steps[producer].item, both)
    if step.matrix is not None:
        yield from _sources(steps, step, state, target)
    if step.matrix is not None or not (step.family in VALU_FAMILIES or step.counters):
        return
    for producer, passed in state.cooling.items():
        timing = _timing(steps[producer], target)
        both = touched & steps[producer].writes
        needed = (
            timing.until_read(step.family not in VALU_FAMILIES) if both & step.reads else timing.until_overwritten()
        )
        if both and needed > passed:
            yield Finding("wait states", step.item, steps[producer].item, both, needed - passed)
        added = step.writes & operand_bits(steps[producer].item.operands[3]) & ~both
        if added and timing.until_c_is_read() > passed:  # the matrix pipe still reads C
            yield Finding("wait states", step.item, steps[producer].item, added, timing.until_c_is_read() - passed)


def _timing(step: Step, target: Target) -> MatrixTiming:
    assert step.matrix is not None
    return timing_of(step.matrix, step.item.modifiers, target)


def _sources(steps: list[Step], step: Step, state: State, target: Target) -> Iterator[Finding]:
    """The operands that a matrix instruction reads too soon: the result of a vector instruction; or another matrix
    result as A, as B, or as a C that is not exactly that result.
    """
    for producer, passed in state.fresh.items():
        both = step.reads & steps[producer].writes & VECTOR_BITS
        if both and passed < BEFORE_MATRIX:
            yield Finding("sources", step.item, steps[producer].item, both, BEFORE_MATRIX - passed)
    multiplied, added = operand_bits(step.item.operands[1]) | operand_bits(step.item.operands[2]), operand_bits(
        step.item.operands[3]
    )
    for producer, passed in state.cooling.items():
        result, timing = steps[producer].writes, _timing(steps[producer], target)
        both = result & (multiplied | added) & ~state.replaced.get(producer, 0)
        needed = (
            timing.until_operand()
            if result & multiplied
            else timing.until_c(_timing(step, target), exactly=added == result)
        )
        if both and needed > passed:
            yield Finding("wait states", step.item, steps[producer].item, both, needed - passed)


def flight_checks(
    flow: Flow,
    target: Target,
    sources: Sources,
    kernel: Span,
    branch: Span | None = None,
    crowded: bool = True,
    reported: Collection[int] = (),
) -> list[Diagnostic]:
    """TD214, TD215, TD220 and TD221 for the instructions that come too soon. TD214 is a register touched in flight,
    TD215 a matrix result touched too soon, TD220 a matrix operand read too soon, TD221 any other distance that is too
    short. Each kind is reported once, at its first place.

    `branch` is a branch whose arms wait for the same registers by the user's own waits. `crowded`: the compiler has
    taken nearly all the registers that it may take. `reported` are the lines of operations whose late wait is reported
    elsewhere; their registers in flight are not reported again.
    """
    by_kind: dict[str, list[Finding]] = {}
    for finding in sorted(found_in(flow, target), key=lambda finding: (finding.item.line, -finding.missing)):
        if (
            finding.kind == "in flight"
            and reported
            and (finding.producer.line in reported or sources.place(finding.item) is not None)
        ):
            continue
        by_kind.setdefault(finding.kind, []).append(finding)
    makers = (
        ("in flight", lambda found: _in_flight(found, branch, crowded)),
        ("wait states", _settling),
        ("sources", _sources_early),
        ("distance", _too_close),
    )
    return [_placed(make(by_kind[kind]), by_kind[kind][0], sources, kernel) for kind, make in makers if kind in by_kind]


def _placed(diagnostic: Diagnostic, first: Finding, sources: Sources, kernel: Span) -> Diagnostic:
    """The finding at the user's lines of its two instructions, where known: at the operation in flight first, else at
    the instruction that touches it.
    """
    item, producer = (sources.place(first.item), first.item.mnemonic), (
        sources.place(first.producer),
        first.producer.mnemonic,
    )
    return marked(diagnostic, kernel, *((producer, item) if first.kind == "in flight" else (item, producer)))


def _places(found: list[Finding]) -> str:
    count = len({finding.item.line for finding in found})
    return f"at {count} place{'s' if count > 1 else ''} of the listing"


def _in_flight(found: list[Finding], branch: Span | None, crowded: bool) -> Diagnostic:
    helps = (
        "the compiler copies registers when it runs out of them: use fewer or smaller register tiles, or more warps a"
        " block",
    )
    if not crowded:
        helps = (
            (
                "the compiler copies registers where paths join: put td.wait(tile) before a branch or loop if the load"
                " precedes it, and after a load in an arm"
            ),
        )
    if branch is not None:
        helps = (
            "the compiler copies registers for which both arms of a branch wait: put the td.wait before the branch at"
            f" {branch}",
        )
    message = f"the compiler touches registers that are still being loaded, {_places(found)}"
    return Diagnostic("TD214", message, notes=_notes(found[0]), helps=helps, cause=TouchedInFlight())


def _settling(found: list[Finding]) -> Diagnostic:
    message = (
        f"registers of a matrix instruction are touched before the instruction has finished with them, {_places(found)}"
    )
    notes = (*_notes(found[0]), _lacking(found[0]))
    return Diagnostic("TD215", message, notes=notes, helps=(DEFECT,), cause=TouchedEarly())


def _sources_early(found: list[Finding]) -> Diagnostic:
    message = f"a matrix instruction reads registers too soon after they are written, {_places(found)}"
    helps = ("the compiler copies operands when it runs out of registers: use fewer or smaller register tiles",)
    notes = (*_notes(found[0]), _lacking(found[0]))
    return Diagnostic("TD220", message, notes=notes, helps=helps, cause=CopiedOperand())


def _too_close(found: list[Finding]) -> Diagnostic:
    first = found[0]
    assert first.rule is not None
    message = f"an instruction follows too soon after an instruction on which it depends, {_places(found)}"
    states = (
        f"{first.rule.name} needs {first.rule.states} wait states: {first.missing}"
        f" {'are' if first.missing > 1 else 'is'} missing"
    )
    helps = (
        (
            "the compiler places no wait states around inline assembly: put other td.asm instructions between the two,"
            " or replace td.asm by words of td"
        ),
    )
    return Diagnostic("TD221", message, notes=(*_notes(first), states), helps=helps, cause=TooClose())


def _lacking(finding: Finding) -> str:
    return f"{finding.missing} wait state{'s are' if finding.missing > 1 else ' is'} missing"


def _notes(finding: Finding) -> tuple[str, ...]:
    names = describe_registers(finding.registers) if registers_of(finding.registers) else "registers"
    return (
        f"line {finding.item.line}: {finding.item.text}",
        f"touches {names}, after line {finding.producer.line}: {finding.producer.text}",
    )
