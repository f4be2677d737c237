"""Registers that nothing has written: whole ones, and lanes that EXEC masked off whenever a register was written.

Compilers copy undefined values about and compute with them; a use in memory, a branch, EXEC or a product is a hazard.
Of a register that is written in some lanes the others count where they are used: those that EXEC leaves on, of a matrix
instruction all. What moves values between lanes, chooses between two (v_cndmask) or goes to a scalar register is taken
to leave the undefined lanes behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tiledsl.asm.isa.registers import describe_registers, register_bits, registers_of
from tiledsl.sim.state.arithmetic import Array, on_host
from tiledsl.sim.state.wave import Wave

if TYPE_CHECKING:
    from tiledsl.sim.run.machine import Machine
    from tiledsl.sim.state.step import Step

_VECTOR = register_bits("v", 0, 256) | register_bits("a", 0, 256)
# whatever EXEC says; v_writelane one of them, the others of its register are nobody's
_EVERY_LANE = ("v_mfma", "v_writelane")
_CROSSING = ("v_cndmask", "v_permlane", "v_readlane", "v_readfirstlane", "ds_permute", "ds_bpermute", "ds_swizzle")


class Unwritten:
    """The checks for the waves of one machine."""

    def __init__(self, machine: Machine):
        self.machine, self.xp = machine, machine.xp

    def look(self, w: Wave, step: Step) -> None:
        """Report uses of what nothing has written; what the step writes is written from now on."""
        whole = step.used & w.unwritten
        partly = step.used & (w.holes.registers if step.family == "mfma" else w.holes.met)
        if partly and (step.encoding == "dpp" or step.item.mnemonic.startswith(_CROSSING)):
            partly = 0
        if whole & _VECTOR and step.is_sink and step.family != "mfma" and not w.full and not bool(w.exec.any()):
            whole &= ~_VECTOR  # in no lane
        if (whole or partly) and step.is_sink:
            self._use(w, step, whole, partly)
            whole = partly = 0
        if not partly and (w.full or not step.writes & _VECTOR or step.item.mnemonic.startswith(_EVERY_LANE)):
            self._write_all(w, step, whole)
        else:
            self._write_lanes(w, step, whole, partly)

    def _use(self, w: Wave, step: Step, whole: int, partly: int) -> None:
        if self.machine.scratch.spills(w, step, whole | partly):
            return
        if whole:
            source = next((w.copied[register] for register in registers_of(whole) if register in w.copied), None)
            self.machine.report(
                "register-unwritten",
                f"{describe_registers(whole)} is used, and nothing has written it",
                w,
                step,
                source,
            )
            w.unwritten &= ~whole
        if partly:
            missing = w.holes.lanes(partly)
            lanes = on_host(missing if step.family == "mfma" else missing & w.exec)
            blocks = tuple(self.machine.blocks[row] for row in np.flatnonzero(lanes.any(axis=1)).tolist())
            first = int(lanes.any(axis=0).argmax())
            source = next((w.copied[register] for register in registers_of(partly) if register in w.copied), None)
            message = (
                f"{describe_registers(partly)} is used in lanes that nothing has written, the first of them {first}"
            )
            self.machine.report(
                "register-unwritten",
                message,
                w,
                step,
                source,
                "EXEC masked them off when the register was written",
                blocks=blocks,
            )
            w.holes.forget(partly)

    def _write_all(self, w: Wave, step: Step, whole: int) -> None:
        """Every lane of the results."""
        undefined = 0
        for written, read in step.flow if whole else ():
            if read & whole:
                undefined |= written
        self._note(w, step, undefined)
        w.unwritten = w.unwritten & ~step.writes | undefined
        w.holes.forget(step.writes)

    def _write_lanes(self, w: Wave, step: Step, whole: int, partly: int) -> None:
        """The lanes of the results that EXEC leaves on: undefined where a source is, the others as before."""
        left = step.writes
        for written, read in step.flow:
            undefined: Array | None = None
            if read & whole:
                undefined = w.exec
            elif read & partly:
                undefined = w.holes.lanes(read & partly) & w.exec
            scalars = written & ~_VECTOR
            w.unwritten = w.unwritten & ~scalars | (scalars if read & whole else 0)
            self._note(w, step, written if undefined is not None else 0)
            self._put(w, step, written & left & _VECTOR, undefined)
            left &= ~written
        w.unwritten &= ~(left & ~_VECTOR)
        self._put(w, step, left & _VECTOR, None)

    def _put(self, w: Wave, step: Step, registers: int, undefined: Array | None) -> None:
        """Vector registers are written where EXEC is on, with what is undefined in those lanes."""
        before: list[tuple[int, Array | None]] = [(registers & w.unwritten, self.xp.ones_like(w.exec))]
        before += [(registers & bits, missing) for bits, missing in w.holes.groups.values()]
        rest = registers
        for bits, _ in before:
            rest &= ~bits
        before.append((rest, None))
        w.holes.forget(registers)
        w.unwritten &= ~registers
        for bits, missing in before:
            lanes = missing & ~w.exec if missing is not None else None
            if undefined is not None:
                lanes = undefined if lanes is None else lanes | undefined
            if not bits or lanes is None or not lanes.any():
                continue
            self._note(w, step, bits)
            if bool(lanes.all()):
                w.unwritten |= bits
            else:
                w.holes.add(bits, lanes)
        w.holes.meet(w.exec)

    def _note(self, w: Wave, step: Step, registers: int) -> None:
        for register in registers_of(registers):
            w.copied[register] = step
