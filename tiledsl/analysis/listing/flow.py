"""The state before each instruction of a listing, over all paths to it: which operations may be in flight, and how few
wait states may have passed since others.
"""

from __future__ import annotations

import dataclasses
import functools
import operator
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any

from tiledsl.analysis.listing.graph import Step, steps_of
from tiledsl.asm.control import ranks
from tiledsl.asm.isa.definition import VALU_FAMILIES, operand_bits
from tiledsl.asm.isa.registers import EXEC_BITS, SCC_BIT, VECTOR_BITS
from tiledsl.asm.text.syntax import Kernel
from tiledsl.ir.program.dataflow import forward

# per operation, however it is named, and kind: the least number of later operations of that kind
InFlight = Mapping[tuple[Any, str], int]
# the kinds that come back in the order of issue among themselves: vector memory, LDS (CDNA3 ISA, Data Dependency
# Resolution)
IN_ORDER = ("vm", "lgkm")
# wait states between a vector instruction and a matrix instruction that reads its result (LLVM, checkMAIHazards90A)
BEFORE_MATRIX = 2
_LONGEST = 24  # wait states after which no matrix result is dangerous any more
# kind of operation → the counter that waits for it
COUNTED_BY = {"vm": "vm", "lgkm": "lgkm", "scalar": "lgkm", "flat vm": "vm", "flat lgkm": "lgkm"}


@dataclasses.dataclass(frozen=True)
class State:
    """The state before an instruction.

    `flying`: the operations in flight that write registers. `cooling`: for each matrix instruction, the fewest wait
    states since its issue. `replaced`: the bits of its result registers that a later matrix instruction has written on
    every path, so that their readers depend on that later instruction. `fresh`: the fewest wait states since each of
    the last few vector instructions. `whole`: EXEC has all lanes, as at the start of a wave. `saved`: the bits of the
    scalar registers that hold such an EXEC; clang writes `s_cbranch_execz` also where it is never taken.
    """

    in_flight: InFlight
    cooling: dict[int, int]
    fresh: dict[int, int] = dataclasses.field(default_factory=dict)
    whole: bool = True
    saved: frozenset[int] = frozenset()
    replaced: dict[int, int] = dataclasses.field(default_factory=dict)

    def joined(self, other: State) -> State:
        in_flight, cooling = least(self.in_flight, other.in_flight), least(self.cooling, other.cooling)
        replaced = {}
        for key in cooling:
            paths = [state.replaced.get(key, 0) for state in (self, other) if key in state.cooling]
            replaced[key] = functools.reduce(operator.and_, paths)
        return State(
            in_flight,
            cooling,
            least(self.fresh, other.fresh),
            self.whole and other.whole,
            self.saved & other.saved,
            replaced,
        )


@dataclasses.dataclass(frozen=True)
class Flow:
    """The instructions of a kernel, and the states before them.

    `before` has the state before each reachable instruction, `after` its successors, `ranks` the order of control."""

    steps: list[Step]
    before: Mapping[int, State]
    after: Mapping[int, tuple[int, ...]]
    ranks: Sequence[int]

    def predecessors(self) -> Mapping[int, Set[int]]:
        """The predecessors of each instruction."""
        predecessors: dict[int, set[int]] = {number: set() for number in self.before}
        for number, following in self.after.items():
            for successor in following:
                predecessors[successor].add(number)
        return predecessors


def least(one: Mapping[Any, int], other: Mapping[Any, int]) -> dict[Any, int]:
    merged = dict(one)
    for key, value in other.items():
        merged[key] = min(value, merged.get(key, value))
    return merged


def flow_of(kernel: Kernel) -> Flow:
    """The states of a kernel's instructions, over all paths from its first one."""
    steps = steps_of(kernel)

    def following(number: int, state: State) -> Iterator[tuple[int, State]]:
        after = _after(number, steps[number], state)
        return ((successor, after) for successor in _possible(steps[number], state))

    order = ranks([step.successors for step in steps])
    before = forward(0, State({}, {}), following, State.joined, order.__getitem__) if steps else {}
    return Flow(steps, before, {number: _possible(steps[number], state) for number, state in before.items()}, order)


def _possible(step: Step, state: State) -> tuple[int, ...]:
    """The successors that control can reach: with all lanes active, a branch for no lanes is never taken."""
    return step.successors[1:] if step.item.mnemonic == "s_cbranch_execz" and state.whole else step.successors


def _lanes(step: Step, state: State) -> tuple[bool, frozenset[int]]:
    """`whole` and `saved` after an instruction."""
    saved = frozenset(bits for bits in state.saved if not bits & step.writes)
    if not step.writes & EXEC_BITS:
        return state.whole, saved
    if "saveexec" in step.item.mnemonic:
        return False, saved | ({step.writes & ~EXEC_BITS & ~SCC_BIT} if state.whole else frozenset())
    restored = step.item.mnemonic == "s_or_b64" and any(
        operand_bits(operand) in state.saved for operand in step.item.operands[1:]
    )
    return restored, saved


def _after(number: int, step: Step, state: State) -> State:
    in_flight, cooling = passed(state.in_flight, step), state.cooling
    if step.writes:
        in_flight = {**in_flight, **{(number, kind): 0 for kind in step.kinds}}
    cooling = {
        producer: states + step.states
        for producer, states in cooling.items()
        if states + step.states < _LONGEST and producer != number
    }
    replaced = {producer: bits for producer, bits in state.replaced.items() if producer in cooling}
    if step.matrix is not None:
        replaced = {producer: replaced.get(producer, 0) | step.writes for producer in cooling}
        cooling[number] = 0
    fresh = {
        producer: states + step.states
        for producer, states in state.fresh.items()
        if states + step.states < BEFORE_MATRIX and producer != number
    }
    if step.family in VALU_FAMILIES and step.writes & VECTOR_BITS:
        fresh[number] = 0
    return State(in_flight, cooling, fresh, *_lanes(step, state), replaced)


def passed(in_flight: InFlight, step: Step) -> InFlight:
    """The operations in flight after an instruction, which itself is left out: fewer after a wait, and each one older
    after a further operation of its kind.
    """
    if step.wait is not None:
        return _waited(in_flight, {"vm": step.wait.vmcnt, "lgkm": step.wait.lgkmcnt})
    if not step.counters or not in_flight:
        return in_flight
    return {key: age + (key[1] in IN_ORDER and key[1] in step.kinds) for key, age in in_flight.items()}


def _waited(in_flight: InFlight, limits: dict[str, int | None]) -> InFlight:
    """The operations that stay in flight after a wait: those with fewer later operations of their kind than the count
    allows. Of operations that return in no order only a count of 0 proves one finished. Such operations make no other
    operation older, and while one is outstanding the wait for the others takes longer, never shorter.
    """
    out = {}
    for (producer, kind), age in in_flight.items():
        limit = limits[COUNTED_BY[kind]]
        finished = limit is not None and (age >= limit if kind in IN_ORDER else limit == 0)
        if not finished:
            out[producer, kind] = age
    return out
