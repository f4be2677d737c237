"""A listing's instructions as a graph: the registers that each touches, and its successors."""

from __future__ import annotations

import dataclasses
import functools

from tiledsl.asm.isa.catalogue import instruction_effects, lookup
from tiledsl.asm.isa.definition import Definition, MatrixShape, operand_bits
from tiledsl.asm.isa.wait_states import Issue, Rule, issue_of
from tiledsl.asm.text.syntax import Instruction, Kernel, Label, Symbol, Wait


@dataclasses.dataclass(frozen=True, slots=True)
class Step:
    """An instruction with the registers that it touches, as bits, and its successors. `definition` and `issue` are None
    for an instruction without a definition.

    `counters`: those that count its memory operation. `kinds`: the kinds of memory operation that the instruction may
    be. Scalar loads return in any order. Flat operations keep no order with others: they may access the LDS or global
    memory. `states`: the wait states that the instruction counts as for its successors. `wait`: the counts of
    `s_waitcnt`.
    """

    item: Instruction
    definition: Definition | None
    reads: int
    writes: int
    successors: tuple[int, ...]
    issue: Issue | None
    family: str
    counters: tuple[str, ...]
    kinds: tuple[str, ...]
    matrix: MatrixShape | None
    states: int
    wait: Wait | None


@dataclasses.dataclass(frozen=True, slots=True)
class Finding:
    """A fault at an instruction. `kind` is "in flight", "wait states", "sources" or "distance". The instruction comes
    too soon after `earlier`; the registers are bits. `rule` names the rule of a "distance".
    """

    kind: str
    item: Instruction
    producer: Instruction
    registers: int
    missing: int = 0
    rule: Rule | None = None


def steps_of(kernel: Kernel) -> list[Step]:
    """The instructions of a kernel in the order of the text, each with its successors by number."""
    items = [item for item in kernel.items if isinstance(item, Instruction | Label)]
    labels: dict[str, int] = {}
    code: list[Instruction] = []
    for item in items:
        if isinstance(item, Label):
            labels[item.name] = len(code)
        else:
            code.append(item)
    return [_step(item, _successors(item, number, labels, len(code))) for number, item in enumerate(code)]


def _step(item: Instruction, successors: tuple[int, ...]) -> Step:
    definition, effects, issue = lookup(item.mnemonic), instruction_effects(item), issue_of(item)
    # of an instruction without a definition: all that it names
    named = functools.reduce(int.__or__, map(operand_bits, item.operands), 0)
    reads, writes = (effects.reads, effects.writes) if effects is not None else (named, named)
    family = definition.family if definition else ""
    counters = tuple((definition.counter or "").split()) if definition else ()
    kinds = counters if len(counters) < 2 else tuple(f"flat {counter}" for counter in counters)
    if family == "smem":
        kinds = ("scalar",) if counters else ()
    return Step(
        item,
        definition,
        reads,
        writes,
        successors,
        issue,
        family,
        counters,
        kinds,
        matrix=definition.matrix if definition else None,
        states=issue.states if issue else 1,
        wait=next((operand for operand in item.operands if isinstance(operand, Wait)), None),
    )


def _successors(item: Instruction, number: int, labels: dict[str, int], count: int) -> tuple[int, ...]:
    name = item.mnemonic
    if name == "s_endpgm":
        return ()
    jumps = tuple(
        labels[o.text]
        for o in item.operands
        if isinstance(o, Symbol) and o.text in labels and name.startswith(("s_branch", "s_cbranch"))
    )
    falls = (number + 1,) if name != "s_branch" and number + 1 < count else ()
    return jumps + falls
