"""Another program after a listing that shows too few registers, or too few wait states around inline assembly.

Which registers it takes is known only when it has taken them. So the plan first asks for the most waves a SIMD that
could fit, and for no wait states; where the listing shows that this was too much, it asks for less. What the user asked
for is never changed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Sequence

from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import VALU_FAMILIES, VECTOR_MEMORY, OperandSpec, matching_syntax
from tiledsl.asm.isa.registers import EXEC_BITS
from tiledsl.asm.isa.wait_states import RULES, Issue, issue_of
from tiledsl.asm.text.parse import parse_inline
from tiledsl.asm.text.syntax import Modified, Operand, Placeholder, Register
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir.causes import CopiedOperand, Spilled, TooClose, TouchedEarly, TouchedInFlight
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import Body, Rewriter, rewrite
from tiledsl.lower.plan.accumulators import wait_states
from tiledsl.targets import Target
from tiledsl.toolchain.messages import Refused

_NEXT = r"\n\t"  # between the instructions of one statement


def next_try(program: lp.Program, problems: Iterable[Diagnostic]) -> lp.Program | None:
    """The program to try next, after what the listing shows or the compiler says; None where the listing is as it
    should be, or nothing is left to try.
    """
    causes = {type(problem.cause) for problem in problems}
    least = program.target.least_waves(program.kernel.warps)
    if causes & {Spilled, TouchedInFlight} and program.kernel.waves_per_simd is None and program.waves_per_simd > least:
        return dataclasses.replace(program, waves_per_simd=program.waves_per_simd - 1)
    # clang 21 finds no registers if the LDS leaves room for one wave a SIMD only
    if causes & {Spilled, Refused} and program.vgprs_only:
        return dataclasses.replace(program, vgprs_only=False)
    if (
        Spilled in causes
        and not program.edges_recomputed
        and any(isinstance(op, lp.Load) and op.access.edges for op in lp.flat(program.body))
    ):
        return dataclasses.replace(program, edges_recomputed=True)
    if TouchedEarly in causes and not program.products_spaced:
        body, _ = _AfterProducts(program).block(program.body, False)
        return dataclasses.replace(program, body=body, products_spaced=True)
    if TouchedEarly in causes:
        for kind in (lp.Store, lp.Branch):
            body = _late(program.body, kind, program)
            if body != program.body:
                return dataclasses.replace(program, body=body)
    if CopiedOperand in causes:
        body = _with_wait_states(program.body)
        if body != program.body:
            return dataclasses.replace(program, body=body)
    if TooClose in causes:
        # assembly of the user's first: it is rare, and loads stand in the main loop
        for families in (VALU_FAMILIES, VALU_FAMILIES | VECTOR_MEMORY):
            body = _spaced(program.body, families, program.target)
            if body != program.body:
                return dataclasses.replace(program, body=body)
    return None


def _with_wait_states(body: Body) -> Body:
    """The body with wait states before products in assembly with an operand in three registers: clang may copy it."""

    def spaced(operation: lp.Operation) -> lp.Operation:
        if not isinstance(operation, lp.Mfma) or not operation.is_assembly:
            return operation
        gathered = max(len(operation.a.registers), len(operation.b.registers)) > 2
        return dataclasses.replace(operation, awaits_copies=True) if gathered else operation

    return rewrite(body, lambda inner: map(spaced, inner))


def _spaced(body: Body, families: frozenset[str], target: Target) -> Body:
    """The body with wait states around inline assembly of these families. The wait states stand within the statement,
    so the compiler puts nothing between.
    """

    def spaced(operation: lp.Operation) -> lp.Operation:
        return _with_states(operation, families, target) if isinstance(operation, lp.Memory) else operation

    return rewrite(body, lambda inner: map(spaced, inner))


def _with_states(operation: lp.Memory, families: frozenset[str], target: Target) -> lp.Memory:
    """The instruction with the wait states that the rules may ask for before and after it, whatever stands there; as it
    is if it has some already. EXEC is left out: no vector instruction of the compiler's or of td.asm's writes it. The
    compiler places no products of f64 and no dot products before it; td.asm's own take what they need after them."""
    issue = None if _NEXT in operation.template else _typical_issue(operation)
    if issue is None or issue.family not in families:
        return operation
    rules = [rule for rule in RULES if rule.applies(target) and rule.anywhere]
    before = max(
        (rule.states for rule in rules if rule.of_same is None and rule.consumes(issue) & ~EXEC_BITS),
        default=0,
    )
    after = max((rule.states for rule in rules if rule.produces(issue)), default=0)
    lines = [*_nop(before), operation.template, *_nop(after)]
    return dataclasses.replace(operation, template=_NEXT.join(lines))


def _nop(states: int) -> list[str]:
    return [f"s_nop {states - 1}"] if states else []


def _typical_issue(operation: lp.Memory) -> Issue | None:
    """What the rules know of the instruction, with some registers of the right kind for its placeholders."""
    (item,) = parse_inline(operation.template)
    definition = lookup(item.mnemonic)
    form = matching_syntax(definition, item.operands) if definition else None
    if form is None:
        return None
    operands = tuple(_some(operand, spec) for spec, operand in zip(form.operands, item.operands, strict=True))
    return issue_of(dataclasses.replace(item, operands=operands))


def _some(operand: Operand, spec: OperandSpec) -> Operand:
    if isinstance(operand, Modified):
        return dataclasses.replace(operand, operand=_some(operand.operand, spec))
    return (
        Register("v" if "v" in spec.classes else "s", 0, spec.dwords) if isinstance(operand, Placeholder) else operand
    )


def _results(program: lp.Program) -> set[str]:
    """The registers that products write, and their copies, which the compiler may leave in the same registers."""
    operations = program.numbers.operations
    found = {op.acc for op in operations if isinstance(op, lp.Mfma)}
    copies = [(op.register, op.source) for op in operations if isinstance(op, lp.Copy)]
    copies += [
        (op.register, op.value.register)
        for op in operations
        if isinstance(op, lp.Elementwise) and isinstance(op.value, lp.Element)
    ]
    while more := {register for register, source in copies if source in found} - found:
        found |= more
    return found


class _AfterProducts(Rewriter[bool]):
    """Wait states before each first load after matrix instructions, the compiler's own too, and before assembly that
    reads their results. The state: whether matrix instructions come last. clang overlooks short paths around a branch.
    """

    def __init__(self, program: lp.Program):
        self.program, self.results = program, _results(program)

    def operation(self, operation: lp.Operation, hot: bool) -> tuple[list[lp.Operation], bool]:
        if hot and (
            isinstance(operation, lp.Load)
            or isinstance(operation, lp.Memory)
            and (operation.out or not self.results.isdisjoint(operation.reads))
        ):
            return [*_nops(operation.place, self.program), operation], False
        return [operation], hot or isinstance(operation, lp.Mfma)

    def joined(self, one: bool, other: bool) -> bool:
        return one or other

    def arm(self, branch: lp.Branch, body: Body, hot: bool) -> tuple[Body, bool]:
        """An arm of a branch, with wait states at its end too if it multiplies: where arms meet, clang may move their
        results, and it counts the wait states before it has laid out the branches.
        """
        out, end = self.block(body, hot)
        if end and any(isinstance(operation, lp.Mfma) for operation in lp.flat(body)):
            return (*out, *_nops(branch.place, self.program)), False
        return out, end


def _late(body: Body, kind: type[lp.Store] | type[lp.Branch], program: lp.Program) -> Body:
    """The body with wait states before stores, the first of those that stand side by side, or before branches: clang
    may have placed too few after a short path around a branch, and for the results of an arm that uses a product made
    before the branch.
    """

    def delayed(inner: Body) -> Iterator[lp.Operation]:
        before: lp.Operation | None = None
        for operation in inner:
            beside = isinstance(operation, lp.Store) and isinstance(before, lp.Store)
            if isinstance(operation, kind) and not (beside or before is not None and _is_nop(before)):
                yield from _nops(operation.place, program)
            yield operation
            before = operation

    return rewrite(body, delayed)


def _is_nop(operation: lp.Operation) -> bool:
    return (
        isinstance(operation, lp.Memory) and operation.template.startswith("s_nop") and _NEXT not in operation.template
    )


def _nops(place: lp.Place, program: lp.Program) -> Sequence[lp.Operation]:
    """As many wait states as the slowest matrix instruction of the target needs."""
    return wait_states(place, max(m.passes for m in program.target.matrix) + program.target.result_wait_extra)
