"""Accumulators in named AGPRs, for waves that need more registers than the VGPR file has.

Without them the compiler moves accumulators between the two register files, or spills them. So the plan assigns AGPRs
to each accumulator: a[0:15] and so on. Products on them are inline assembly; every other read or write goes through
`v_accvgpr_read_b32` and `v_accvgpr_write_b32`. The compiler sees none of these instructions, so the wait states around
them are placed here.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.liveness import Peak, peak_of
from tiledsl.ir.program.names import owners
from tiledsl.ir.program.registers import RESERVED_REGISTERS
from tiledsl.ir.program.walk import Rewriter
from tiledsl.targets import MatrixInstruction, Target

_LONGEST_NOP = 16  # wait states of s_nop 15
_MOST_TIED = 8  # accumulators of 16 registers in one statement


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
    if _beside(program, ()) <= target.vgprs_per_file:
        return dataclasses.replace(program, vgprs_only=True)
    sizes = {op.acc: op.instruction.accumulators for op in lp.flat(program.body) if isinstance(op, lp.Mfma)}
    worked_on = _worked_on(program.body)
    others = {name: size for name, size in sizes.items() if name not in worked_on}
    if others and _beside(program, others) <= target.vgprs_per_file:
        sizes = others
    if sum(sizes.values()) > target.vgprs_per_file:
        return program
    found: list[tuple[str, str]] = []
    first = 0
    for name, size in sorted(sizes.items(), key=lambda item: -item[1]):  # the larger first, so that all are aligned
        found.append((name, f"a[{first}:{first + size - 1}]"))
        first += size
    return dataclasses.replace(program, accumulators=tuple(found))


def _worked_on(body: Sequence[lp.Operation], *, in_loop: bool = False) -> set[str]:
    """The accumulators that products and other operations touch in one turn of a loop: each turn would copy them from
    AGPRs.
    """
    own = list(_own(body))
    multiplied = {op.acc for op in own if isinstance(op, lp.Mfma)}
    touched = {
        name for op in own if not isinstance(op, lp.Mfma | lp.Clear) for name in (*op.effects.read, *op.effects.written)
    }
    inner = (_worked_on(op.body, in_loop=True) for op in own if isinstance(op, lp.Loop))
    return set().union(multiplied & touched if in_loop else (), *inner)


def _own(body: Iterable[lp.Operation]) -> Iterator[lp.Operation]:
    """The operations of a body and of its branches, without those inside its loops."""
    for operation in body:
        yield operation
        if not isinstance(operation, lp.Loop):
            for inner in operation.bodies:
                yield from _own(inner)


def _beside(program: lp.Program, accumulators: Iterable[str]) -> int:
    """The VGPRs that the program needs beside those accumulators."""
    peak = peak_of(program.body, program.variables, frozenset(accumulators))
    return peak.registers + len(program.addresses) + RESERVED_REGISTERS


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
    """Name the accumulators' AGPRs in the program's products. Around every other operation that touches these
    accumulators, copy them to VGPRs and back. The products of all other accumulators become assembly too: the compiler
    would place these accumulators in the same AGPRs.
    """
    if not program.accumulators:
        return program
    instructions = {
        op.instruction.accumulators: op.instruction for op in lp.flat(program.body) if isinstance(op, lp.Mfma)
    }
    ranges = dict(program.accumulators)
    others = {op.acc for op in lp.flat(program.body) if isinstance(op, lp.Mfma)} - ranges.keys()
    begun = _from_zero(program.body, others)
    body, _ = _InAccumulators(ranges, instructions, program.target).block(begun, frozenset())
    return dataclasses.replace(program, body=body)


def _from_zero(body: Sequence[lp.Operation], accumulators: Collection[str]) -> tuple[lp.Operation, ...]:
    """The body with products that begin at 0, in place of clearings of these accumulators before the products."""
    out: list[lp.Operation] = []
    cleared: dict[str, int] = {}  # accumulators that nothing has touched since, each with the place of its clearing
    for operation in body:
        if operation.bodies:
            operation = operation.with_bodies([_from_zero(inner, accumulators) for inner in operation.bodies])
        if isinstance(operation, lp.Mfma) and operation.acc in cleared:
            at = cleared[operation.acc]
            clearing = out[at]
            assert isinstance(clearing, lp.Clear)
            left = tuple(name for name in clearing.registers if name != operation.acc)
            out[at] = dataclasses.replace(clearing, registers=left)
            operation = dataclasses.replace(operation, in_vgprs=True, from_zero=True)
        for name in {name for one in lp.flat([operation]) for name in one.effects.touched}:
            cleared.pop(name, None)
        if isinstance(operation, lp.Clear):
            cleared.update({name: len(out) for name in operation.registers if name in accumulators})
        out.append(operation)
    return tuple(operation for operation in out if not isinstance(operation, lp.Clear) or operation.registers)


_InFlight = frozenset[str]


class _InAccumulators(Rewriter[_InFlight]):
    """The state has the accumulators whose products may not be finished."""

    def __init__(self, ranges: Mapping[str, str], instructions: Mapping[int, MatrixInstruction], target: Target):
        self.ranges, self.instructions, self.target = ranges, instructions, target

    def joined(self, one: _InFlight, other: _InFlight) -> _InFlight:
        return one | other

    def operation(self, operation: lp.Operation, in_flight: _InFlight) -> tuple[Iterable[lp.Operation], _InFlight]:
        match operation:
            case lp.Mfma(acc=acc):
                named = acc in self.ranges
                product = dataclasses.replace(operation, acc=self.ranges.get(acc, acc), in_vgprs=not named)
                return [product], in_flight | {acc}
            case lp.Clear(registers=registers):
                agprs = in_flight.intersection(self.ranges).union(self.ranges.keys() & registers)
                spacing = self._spacing(operation.place, in_flight) if self._in_vgprs(operation, in_flight) else []
                return [*spacing, *self._cleared(operation)], agprs if spacing else in_flight | agprs
            case lp.Simple():
                return self._through_vgprs(operation, in_flight)
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

    def _in_vgprs(self, operation: lp.Operation, in_flight: _InFlight) -> bool:
        """Whether the operation touches accumulators in VGPRs whose products may not be finished."""
        effects = operation.effects
        return not (in_flight - self.ranges.keys()).isdisjoint((*effects.read, *effects.written))

    def _through_vgprs(self, operation: lp.Operation, in_flight: _InFlight) -> tuple[list[lp.Operation], _InFlight]:
        """Copy the accumulators of an operation that works on VGPRs only: out before it, and back after it."""
        effects = operation.effects
        read = [name for name in dict.fromkeys(effects.read) if name in self.ranges]
        written = [name for name in dict.fromkeys(effects.written) if name in self.ranges]
        place = operation.place
        if not (read or written or self._in_vgprs(operation, in_flight)) or place is None:
            return [operation], in_flight
        before = [lp.ReadOut(place, name, self.ranges[name]) for name in read]
        after = [lp.WriteBack(place, self.ranges[name], name) for name in written]
        return [*self._spacing(place, in_flight), *before, operation, *after], frozenset()

    def _spacing(self, place: lp.Place, in_flight: _InFlight) -> list[lp.Operation]:
        """The wait states until these products are finished. The compiler keeps the uses of accumulators in VGPRs
        behind them.
        """
        if not in_flight:
            return []
        slowest = max(m.passes for m in self.instructions.values()) + self.target.result_wait_extra
        *nops, last = wait_states(place, slowest)
        first: list[lp.Operation] = [*nops]
        tied = sorted(in_flight - self.ranges.keys())
        for start in range(0, len(tied), _MOST_TIED):
            some = tuple(tied[start : start + _MOST_TIED])
            first.append(dataclasses.replace(last, out=some, reads=some))
            last = lp.Memory(place, "s_nop 0", (), (), (), "")
        return first if tied else [*first, last]


def wait_states(place: lp.Place, states: int) -> list[lp.Memory]:
    """As many wait states, in s_nop."""
    out: list[lp.Memory] = []
    while states > 0:
        out.append(lp.Memory(place, f"s_nop {min(states, _LONGEST_NOP) - 1}", (), (), (), ""))
        states -= _LONGEST_NOP
    return out
