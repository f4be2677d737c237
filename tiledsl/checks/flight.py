"""TD214, TD215, TD220 and TD221: what the compiler made around inline assembly that it does not understand.

It believes an assembly output to be ready at once, so under pressure it may copy a register whose load is still in flight; and it counts no wait
states between a matrix instruction and inline assembly, nor before a matrix instruction that is inline assembly itself. All of it shows in the listing:
for each instruction, over all paths to it, which operations may be in flight, how many wait states may have passed since each matrix instruction, and
which distances that no matrix instruction has a part in are too short (`distances.py`).
"""

from __future__ import annotations

import dataclasses
import functools
import operator
from collections.abc import Iterator, Mapping
from typing import Any

from tiledsl.asm.definition import VALU_FAMILIES, operand_bits
from tiledsl.asm.matrix_states import MatrixTiming, timing_of
from tiledsl.asm.registers import SCC_BIT, describe_registers, named_bits, register_bits, registers_of
from tiledsl.asm.syntax import Kernel, Wait
from tiledsl.checks.distances import too_close
from tiledsl.checks.steps import Finding, Step, steps_of
from tiledsl.diagnostics import Diagnostic, Mark, Span
from tiledsl.targets import Target

_EXEC = named_bits("exec")
_VECTORS = register_bits("v", 0, 256) | register_bits("a", 0, 256)
_LONGEST = 24  # wait states after which no matrix result is dangerous any more
_COUNTED_BY = {"vm": "vm", "lgkm": "lgkm", "scalar": "lgkm", "flat vm": "vm", "flat lgkm": "lgkm"}  # kind of operation → the counter that waits for it
_IN_ORDER = ("vm", "lgkm")  # the kinds that come back in the order of issue among themselves: vector memory, LDS (CDNA3 ISA, Data Dependency Resolution)
_BEFORE_MATRIX = 2  # wait states between a vector instruction and a matrix instruction that reads its result (LLVM, checkMAIHazards90A)


@dataclasses.dataclass(frozen=True)
class _State:
    """`flying`: per (instruction, kind of operation), the least number of later operations of that kind. `cooling`: per matrix instruction, the least wait
    states since; `replaced`: those of its result's registers, as bits, that a later matrix instruction has written, on every path, so that what reads them
    comes after that one; `fresh`: the least wait states per vector instruction of the last few. `whole`: EXEC has all lanes, as when a wave begins;
    `saved`: the scalar registers, as bits, that hold such an EXEC. clang writes `s_cbranch_execz` where it is never taken.
    """

    flying: dict[tuple[int, str], int]
    cooling: dict[int, int]
    fresh: dict[int, int] = dataclasses.field(default_factory=dict)
    whole: bool = True
    saved: frozenset[int] = frozenset()
    replaced: dict[int, int] = dataclasses.field(default_factory=dict)

    def joined(self, other: _State) -> _State:
        flying, cooling = _least(self.flying, other.flying), _least(self.cooling, other.cooling)
        replaced = {}
        for key in cooling:
            paths = [state.replaced.get(key, 0) for state in (self, other) if key in state.cooling]
            replaced[key] = functools.reduce(operator.and_, paths)
        return _State(flying, cooling, _least(self.fresh, other.fresh), self.whole and other.whole, self.saved & other.saved, replaced)


def _least(one: dict[Any, int], other: dict[Any, int]) -> dict[Any, int]:
    merged = dict(one)
    for key, value in other.items():
        merged[key] = min(value, merged.get(key, value))
    return merged


def findings(kernel: Kernel, target: Target) -> list[Finding]:
    """Every instruction that touches a register in flight, or a matrix result before it has settled, or that is too close to another, on some path."""
    steps = steps_of(kernel)
    found: dict[tuple[str, int, int], Finding] = {}
    before: dict[int, _State] = {0: _State({}, {})} if steps else {}
    work = [0] if steps else []
    while work:
        number = work.pop()
        state, step = before[number], steps[number]
        for finding in _judged(steps, number, state, target):
            found[finding.kind, number, finding.producer.line] = finding
        after = _after(number, step, state)
        for successor in _possible(step, state):
            known = before.get(successor)
            joined = after if known is None else known.joined(after)
            if known is None or joined != known:
                before[successor] = joined
                work.append(successor)
    return [*found.values(), *too_close(steps, _ways_to(steps, before), target)]


def _ways_to(steps: list[Step], before: Mapping[int, _State]) -> dict[int, set[int]]:
    """The instructions from which control may come to each that it can reach."""
    ways: dict[int, set[int]] = {number: set() for number in before}
    for number, state in before.items():
        for successor in _possible(steps[number], state):
            ways[successor].add(number)
    return ways


def _possible(step: Step, state: _State) -> tuple[int, ...]:
    """Where control can go: with all lanes there is no branch for none."""
    return step.successors[1:] if step.item.mnemonic == "s_cbranch_execz" and state.whole else step.successors


def _lanes(step: Step, state: _State) -> tuple[bool, frozenset[int]]:
    """`whole` and `saved` after an instruction."""
    saved = frozenset(bits for bits in state.saved if not bits & step.writes)
    if not step.writes & _EXEC:
        return state.whole, saved
    if "saveexec" in step.item.mnemonic:
        return False, saved | ({step.writes & ~_EXEC & ~SCC_BIT} if state.whole else frozenset())
    restored = step.item.mnemonic == "s_or_b64" and any(operand_bits(operand) in state.saved for operand in step.item.operands[1:])
    return restored, saved


def _judged(steps: list[Step], number: int, state: _State, target: Target) -> Iterator[Finding]:
    step = steps[number]
    touched = step.reads | step.writes
    for producer, kind in state.flying:
        overtaken = kind in _IN_ORDER and kind in step.kinds  # the older load arrives first, and what stays in flight is the younger one
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
        needed = timing.until_read(step.family not in VALU_FAMILIES) if both & step.reads else timing.until_overwritten()
        if both and needed > passed:
            yield Finding("wait states", step.item, steps[producer].item, both, needed - passed)
        added = step.writes & operand_bits(steps[producer].item.operands[3]) & ~both
        if added and timing.until_c_is_read() > passed:  # the matrix pipe still reads C
            yield Finding("wait states", step.item, steps[producer].item, added, timing.until_c_is_read() - passed)


def _timing(step: Step, target: Target) -> MatrixTiming:
    assert step.matrix is not None
    return timing_of(step.matrix, step.item.modifiers, target)


def _sources(steps: list[Step], step: Step, state: _State, target: Target) -> Iterator[Finding]:
    """What a matrix instruction reads too soon: a vector instruction's result, or another's as A, B, or as a C that is not exactly that result."""
    for producer, passed in state.fresh.items():
        both = step.reads & steps[producer].writes & _VECTORS
        if both and passed < _BEFORE_MATRIX:
            yield Finding("sources", step.item, steps[producer].item, both, _BEFORE_MATRIX - passed)
    multiplied, added = operand_bits(step.item.operands[1]) | operand_bits(step.item.operands[2]), operand_bits(step.item.operands[3])
    for producer, passed in state.cooling.items():
        result, timing = steps[producer].writes, _timing(steps[producer], target)
        both = result & (multiplied | added) & ~state.replaced.get(producer, 0)
        needed = timing.until_operand() if result & multiplied else timing.until_c(_timing(step, target), exactly=added == result)
        if both and needed > passed:
            yield Finding("wait states", step.item, steps[producer].item, both, needed - passed)


def _after(number: int, step: Step, state: _State) -> _State:
    flying, cooling = state.flying, state.cooling
    wait = next((o for o in step.item.operands if isinstance(o, Wait)), None)
    if wait is not None:
        flying = _waited(flying, {"vm": wait.vmcnt, "lgkm": wait.lgkmcnt})
    elif step.counters:
        flying = {key: age + (key[1] in _IN_ORDER and key[1] in step.kinds) for key, age in flying.items()}
        flying |= {(number, kind): 0 for kind in step.kinds if step.writes}
    cooling = {producer: passed + step.states for producer, passed in cooling.items() if passed + step.states < _LONGEST and producer != number}
    replaced = {producer: bits for producer, bits in state.replaced.items() if producer in cooling}
    if step.matrix is not None:
        replaced = {producer: replaced.get(producer, 0) | step.writes for producer in cooling}
        cooling[number] = 0
    fresh = {producer: passed + step.states for producer, passed in state.fresh.items() if passed + step.states < _BEFORE_MATRIX and producer != number}
    if step.family in VALU_FAMILIES and step.writes & _VECTORS:
        fresh[number] = 0
    return _State(flying, cooling, fresh, *_lanes(step, state), replaced)


def _waited(flying: dict[tuple[int, str], int], limits: dict[str, int | None]) -> dict[tuple[int, str], int]:
    """What stays in flight: operations with fewer later ones of their kind than the count allows. Of those without an order only 0 proves one; they
    never make others older, and one that is outstanding makes a wait for those longer, not shorter.
    """
    out = {}
    for (producer, kind), age in flying.items():
        limit = limits[_COUNTED_BY[kind]]
        finished = limit is not None and (age >= limit if kind in _IN_ORDER else limit == 0)
        if not finished:
            out[producer, kind] = age
    return out


def flight_checks(kernel: Kernel, target: Target, span: Span, branch: Span | None = None, crowded: bool = True) -> list[Diagnostic]:
    """TD214 for a register touched in flight, TD215 for a matrix result touched too soon, TD220 for a source read too soon, TD221 for any other distance
    that is too short; each kind once, with the first place. `branch` is one whose arms wait for the same registers, by the user's own waits; `crowded` says
    that the compiler has taken nearly all the registers that it may."""
    out = []
    by_kind: dict[str, list[Finding]] = {}
    for finding in findings(kernel, target):
        by_kind.setdefault(finding.kind, []).append(finding)
    if "in flight" in by_kind:
        first, count = by_kind["in flight"][0], len(by_kind["in flight"])
        message = f"the compiler touches registers that are still being loaded, at {count} place{'s' if count > 1 else ''} of the listing"
        helps = ("it copies registers when it runs out of them: use fewer or smaller register tiles, or more warps a block",)
        if not crowded:
            helps = (
                "it copies registers where ways meet: put td.wait(tile) before a branch or loop that the tile is loaded before, and after a load in an arm",
            )
        if branch is not None:
            helps = (f"it copies registers for which both arms of a branch wait: put the td.wait before the branch at {branch}",)
        out.append(Diagnostic("TD214", message, Mark(span), notes=_notes(first), helps=helps))
    if "wait states" in by_kind:
        first, count = by_kind["wait states"][0], len(by_kind["wait states"])
        message = f"registers of a matrix instruction are touched before it is done with them, at {count} place{'s' if count > 1 else ''} of the listing"
        notes = (*_notes(first), f"{first.missing} wait states are missing")
        out.append(Diagnostic("TD215", message, Mark(span), notes=notes))
    if "sources" in by_kind:
        first, count = by_kind["sources"][0], len(by_kind["sources"])
        message = f"a matrix instruction reads registers too soon after they are written, at {count} place{'s' if count > 1 else ''} of the listing"
        helps = ("the compiler copies operands when it runs out of registers: use fewer or smaller register tiles",)
        out.append(Diagnostic("TD220", message, Mark(span), notes=(*_notes(first), f"{first.missing} wait states are missing"), helps=helps))
    if "distance" in by_kind:
        out.append(_too_close(by_kind["distance"], span))
    return out


def _too_close(found: list[Finding], span: Span) -> Diagnostic:
    first, count = found[0], len(found)
    assert first.rule is not None
    message = f"an instruction follows too soon on one that it depends on, at {count} place{'s' if count > 1 else ''} of the listing"
    states = f"{first.rule.name} needs {first.rule.states} wait states: {first.missing} {'are' if first.missing > 1 else 'is'} missing"
    helps = ("the compiler places none around inline assembly: put other td.asm instructions between the two, or say in plain words what they do",)
    return Diagnostic("TD221", message, Mark(span), notes=(*_notes(first), states), helps=helps)


def _notes(finding: Finding) -> tuple[str, ...]:
    names = describe_registers(finding.registers) if registers_of(finding.registers) else "registers"
    return (f"line {finding.item.line}: {finding.item.text}", f"touches {names}, after line {finding.producer.line}: {finding.producer.text}")
