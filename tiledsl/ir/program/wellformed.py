"""Verify a program: what every pass may rely on, and must keep.

A pass takes a well-formed program and makes a well-formed program. compile/ verifies the program after each pass. A
broken rule is a mistake of ours, never the user's: an AssertionError that names the pass, the operation and its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tiledsl.ir import nodes as ir
from tiledsl.ir.math.layouts import GRANULE
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.names import c_name

_COUNTERS = ("", "vm", "lgkm", "vm lgkm", "lgkm vm")
_PLACEHOLDER = re.compile(r"\{(out)?(\d*)\}")


def verify(program: lp.Program, after: str) -> None:
    """AssertionError where the program breaks a rule. `after` names the pass that made the program."""
    for fault in faults(program):
        raise AssertionError(f"'{program.kernel.name}' is not well-formed after {after}: {fault}")


def faults(program: lp.Program) -> Iterator[str]:
    """Every broken rule, in words."""
    yield from _names(program)
    yield from _placements(program)
    yield from _accumulators(program)
    yield from _operations_once(program)
    yield from _Operations(program).block(program.body, frozenset())


def _names(program: lp.Program) -> Iterator[str]:
    """Names of registers are unique."""
    groups = (program.variables, program.addresses, program.pointers, program.descriptors, program.scalars)
    names = [item.name for group in groups for item in group]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"the name '{name}' stands for two things"


def _placements(program: lp.Program) -> Iterator[str]:
    """Tiles lie inside the block's LDS, and no tile overlaps another."""
    spans = []
    for place in program.placements:
        tile = place.shared.rows * place.shared.cols * place.shared.dtype.bytes
        end = place.offset + place.pitch * (place.shared.buffers - 1) + tile  # nothing follows the last buffer
        spans.append((place.offset, end, place.shared))
        if place.offset % GRANULE or place.offset < 0 or end > program.lds_bytes:
            yield f"a tile lies at bytes {place.offset}..{end} of {program.lds_bytes} bytes of LDS"
    for (_, end, _), (start, _, _) in zip(sorted(spans, key=_first), sorted(spans, key=_first)[1:], strict=False):
        if start < end:
            yield f"tiles overlap at byte {start} of LDS"


def _first(span: tuple[int, int, ir.Shared]) -> int:
    return span[0]


def _accumulators(program: lp.Program) -> Iterator[str]:
    """Named AGPRs are in the file, and no register belongs to two accumulators."""
    taken: set[int] = set()
    for name, accumulator in program.accumulators:
        numbers = set(lp.agprs(accumulator))
        if numbers & taken or max(numbers) >= program.target.vgprs_per_file:
            yield f"the accumulator '{name}' has {accumulator}, which is taken or beyond the file"
        taken |= numbers


def _operations_once(program: lp.Program) -> Iterator[str]:
    """No operation stands at two places: lp.Numbering distinguishes operations by identity."""
    numbers = program.numbers
    for place, operation in enumerate(numbers.operations):
        if numbers[operation] != place:  # the number is that of the last place
            yield f"{_where(operation)}: the same operation stands once more"


class _Operations:
    """The rules of single operations."""

    def __init__(self, program: lp.Program):
        self.program = program
        self.registers = {v.element(i) for v in program.variables for i in range(v.count)}
        self.registers |= {v.name for v in program.variables} | {name for _, name in program.accumulators}
        fixed = (program.addresses, program.pointers, program.descriptors, program.scalars)
        self.known = self.registers | {item.name for group in fixed for item in group}
        loops = (operation for operation in lp.flat(program.body) if isinstance(operation, lp.Loop))
        self.known |= {pointer.name for loop in loops for pointer in loop.pointers}
        self.known |= {f"{v.name}[{i}]" for v in program.variables if v.count == 1 for i in range(v.dwords)}
        self.known |= {c_name(scalar.name) for scalar in program.kernel.scalars}
        self.tiles = {place.shared for place in program.placements}

    def block(self, body: Iterable[lp.Operation], loops: frozenset[ir.Var]) -> Iterator[str]:
        for operation in body:
            for fault in self._operation(operation, loops):
                yield f"{_where(operation)}: {fault}"
            around = loops | {operation.var} if isinstance(operation, lp.Loop) else loops
            for inner in operation.bodies:
                yield from self.block(inner, around)

    def _operation(self, operation: lp.Operation, loops: frozenset[ir.Var]) -> Iterator[str]:
        match operation:
            case lp.Loop():
                yield from self._loop(operation, loops)
                return
            case lp.Branch(condition=ir.Const()):
                yield "a branch whose outcome is known"
                return
            case lp.Branch():
                return
            case lp.Wait():
                yield from self._wait(operation)
            case lp.Memory():
                yield from self._memory(operation)
            case lp.Simple():
                pass
            case _:
                raise AssertionError(f"{type(operation).__name__} has no rules")
        for name in (*operation.effects.read, *operation.effects.written):
            if name not in self.registers:
                yield f"'{name}' is no register of the program"

    def _loop(self, loop: lp.Loop, loops: frozenset[ir.Var]) -> Iterator[str]:
        if loop.var in loops:
            yield f"the variable {loop.var.name} is that of a loop around it"
        if loop.step < 1:
            yield f"a step of {loop.step}"

    def _wait(self, wait: lp.Wait) -> Iterator[str]:
        for count, most in ((wait.vm, self.program.target.max_vmcnt), (wait.lgkm, self.program.target.max_lgkmcnt)):
            if count is not None and not 0 <= count <= most and not wait.own:
                yield f"a count of {count}, where the counter has 0..{most}"
        for name in (*wait.ties, *wait.until):
            if name not in self.registers:
                yield f"'{name}' is no register of the program"

    def _memory(self, memory: lp.Memory) -> Iterator[str]:
        if memory.counter not in _COUNTERS:
            yield f"the counter '{memory.counter}'"
        placeholders = set(_PLACEHOLDER.findall(memory.template))
        inputs = {int(number) for out, number in placeholders if not out}
        if inputs - set(range(len(memory.inputs))):
            yield f"'{memory.template}' names an input that is not given"
        if not memory.out and any(out for out, _ in placeholders):
            yield f"'{memory.template}' writes a register that is not given"
        for operand in memory.inputs:
            if operand.name and operand.name not in self.known:
                yield f"'{operand.name}' is neither a register nor an address of the program"
        if memory.access is not None and memory.access.shared is not None and memory.access.shared not in self.tiles:
            yield "the tile that is accessed has no place in LDS"


def _where(operation: lp.Operation) -> str:
    place = operation.place
    at = f" at {place.span}" if place is not None else ""
    return f"{type(operation).__name__}{at}"
