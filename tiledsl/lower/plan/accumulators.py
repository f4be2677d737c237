"""Accumulators in named AGPRs, for waves that need more registers than the VGPR file has.

Without them the compiler moves accumulators between the two register files, or spills them. So the plan assigns AGPRs
to each accumulator: a[0:15] and so on. Products on them are inline assembly; every other read or write goes through
`v_accvgpr_read_b32` and `v_accvgpr_write_b32`. The compiler sees none of these instructions, so the wait states around
them are placed here.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.liveness import Peak, peak_of
from tiledsl.ir.program.names import owners
from tiledsl.ir.program.registers import RESERVED_REGISTERS
from tiledsl.ir.program.walk import Rewriter
from tiledsl.targets import MatrixInstruction, Target

_LONGEST_NOP = 16  # wait states of s_nop 15


# ----------------------------------------------------------------------------------------------------- which, and where


def place_accumulators(program: lp.Program) -> lp.Program:
    """Assign a range of AGPRs, from a0 up, to the accumulator of each product. The ranges are assigned where a wave
    needs more registers than the VGPR file has, may use more, and the accumulators fit the AGPRs. Where the VGPR file
    is enough, the compiler is held to the VGPR file. Otherwise the program stays as it is; then the compiler would put
    accumulators of its own into AGPRs.
    """
    target = program.target
    if target.registers_at(program.waves_per_simd) <= target.vgprs_per_file:
        return program
    needed = peak_of(program.body, program.variables).registers + len(program.addresses) + RESERVED_REGISTERS
    if needed <= target.vgprs_per_file:
        return dataclasses.replace(program, vgprs_only=True)
    sizes = {op.acc: op.instruction.accumulators for op in lp.flat(program.body) if isinstance(op, lp.Mfma)}
    if sum(sizes.values()) > target.vgprs_per_file:
        return program
    found: list[tuple[str, str]] = []
    first = 0
    for name, size in sorted(sizes.items(), key=lambda item: -item[1]):  # the larger first, so that all are aligned
        found.append((name, f"a[{first}:{first + size - 1}]"))
        first += size
    return dataclasses.replace(program, accumulators=tuple(found))


def over_file(program: lp.Program) -> Diagnostic | None:
    """TD219 where the registers beside the accumulators do not fit the VGPR file."""
    if not program.accumulators:
        return None
    peak = peak_of(program.body, program.variables, frozenset(name for name, _ in program.accumulators))
    if peak.registers <= program.target.vgprs_per_file or peak.operation is None or peak.operation.place is None:
        return None
    agprs = sum(len(lp.agprs(accumulator)) for _, accumulator in program.accumulators)
    files = program.target.vgprs_per_file
    message = (
        f"the register tiles held here take {peak.registers} VGPRs, beside accumulators in {agprs} AGPRs:"
        f" {program.target.name} has {files} of each"
    )
    notes = tuple(f"{name}: {held} registers" for name, held in _held(program, peak))
    helps = ("load operands later or in smaller tiles, fetch a shared tile in parts, or use more warps a block",)
    return Diagnostic(
        "TD219", message, Mark(peak.operation.place.span), notes=notes, helps=helps, calls=peak.operation.place.calls
    )


def _held(program: lp.Program, peak: Peak) -> Iterable[tuple[str, int]]:
    """The registers held at the peak, by the user's names where there are some, without accumulators in AGPRs."""
    owned, elsewhere = owners(program.kernel), dict(program.accumulators)
    for variable in program.variables:
        elements = [variable.element(i) for i in range(variable.count)]
        held = variable.dwords * sum(element in peak.live and element not in elsewhere for element in elements)
        if held:
            yield owned[variable.name][0] if variable.name in owned else variable.name, held


# ------------------------------------------------------------------------------------------------- products in assembly


def in_accumulators(program: lp.Program) -> lp.Program:
    """Name the accumulators' AGPRs in the program's products. Around every other operation that touches accumulators,
    copy them to VGPRs and back.
    """
    if not program.accumulators:
        return program
    instructions = {
        op.instruction.accumulators: op.instruction for op in lp.flat(program.body) if isinstance(op, lp.Mfma)
    }
    body, _ = _InAccumulators(dict(program.accumulators), instructions, program.target).block(program.body, False)
    return dataclasses.replace(program, body=body)


class _InAccumulators(Rewriter[bool]):
    """The state says whether a product's result may not be there yet."""

    def __init__(self, ranges: Mapping[str, str], instructions: Mapping[int, MatrixInstruction], target: Target):
        self.ranges, self.instructions, self.target = ranges, instructions, target

    def joined(self, one: bool, other: bool) -> bool:
        return one or other

    def operation(self, operation: lp.Operation, hot: bool) -> tuple[Iterable[lp.Operation], bool]:
        match operation:
            case lp.Mfma(acc=acc) if acc in self.ranges:
                return [dataclasses.replace(operation, acc=self.ranges[acc])], True
            case lp.Clear():
                return self._cleared(operation), True
            case lp.Simple():
                return self._through_vgprs(operation, hot)
            case _:
                raise AssertionError(f"{type(operation).__name__} has bodies")

    def _cleared(self, clear: lp.Clear) -> Iterable[lp.Operation]:
        others = tuple(name for name in clear.registers if name not in self.ranges)
        if others:
            yield dataclasses.replace(clear, registers=others)
        for name in clear.registers:
            if name in self.ranges:
                range_ = self.ranges[name]
                yield lp.ClearAccumulator(clear.place, range_, self.instructions[len(lp.agprs(range_))])

    def _through_vgprs(self, operation: lp.Operation, hot: bool) -> tuple[list[lp.Operation], bool]:
        """Copy the accumulators of an operation that works on VGPRs only: out before it, and back after it."""
        effects = operation.effects
        read = [name for name in dict.fromkeys(effects.read) if name in self.ranges]
        written = [name for name in dict.fromkeys(effects.written) if name in self.ranges]
        place = operation.place
        if not (read or written) or place is None:
            return [operation], hot
        slowest = max(m.passes for m in self.instructions.values()) + self.target.result_wait_extra
        spacing = wait_states(place, slowest) if hot else []
        before = [lp.ReadOut(place, name, self.ranges[name]) for name in read]
        after = [lp.WriteBack(place, self.ranges[name], name) for name in written]
        return [*spacing, *before, operation, *after], False


def wait_states(place: lp.Place, states: int) -> list[lp.Operation]:
    """As many wait states, in s_nop."""
    out: list[lp.Operation] = []
    while states > 0:
        out.append(lp.Memory(place, f"s_nop {min(states, _LONGEST_NOP) - 1}", (), (), (), ""))
        states -= _LONGEST_NOP
    return out
