"""Registers in flight, and registers that no instruction has written: whole registers, and lanes that EXEC masked off
whenever the register was written.

Compilers copy undefined values and compute with them; a use in memory, a branch, EXEC or a product is a hazard. Of a
register that is written in some lanes, the unwritten lanes count where they are used: those that EXEC enables, of a
matrix instruction all lanes. Instructions that move values between lanes or write a scalar register are assumed to drop
the undefined lanes. undefined_bits.py follows single bits through instructions that work bit by bit."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tiledsl.asm.isa.registers import SCC_BIT, VECTOR_BITS, describe_registers, register_bits, registers_of
from tiledsl.sim.execute import undefined_bits
from tiledsl.sim.memory.scratch import Scratch
from tiledsl.sim.memory.waits import Waits
from tiledsl.sim.state.arithmetic import Array, on_host
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.undefined_words import ALL, Register
from tiledsl.sim.state.wave import Wave

# these ignore EXEC; v_writelane writes one lane, and the other lanes of its register are not tracked
_EVERY_LANE = ("v_mfma", "v_writelane")


class RegisterChecks:
    """The checks for the waves of one batch."""

    def __init__(self, batch: Batch, waits: Waits, scratch: Scratch):
        self.batch, self.xp, self.waits, self.scratch = batch, batch.xp, waits, scratch

    def check(self, w: Wave, step: Step) -> None:
        """Report touches of registers in flight and uses of unwritten registers; what the step writes counts as written
        from now on.
        """
        if step.touch & w.in_flight:
            self.waits.report_touched(w, step)
        self._check_unwritten(w, step)
        w.refresh()

    def _check_unwritten(self, w: Wave, step: Step) -> None:
        whole = step.used & w.unwritten
        if whole:
            whole &= ~undefined_bits.harmless(w, step, whole)
        partly = step.used & (w.unwritten_lanes.registers if step.family == "mfma" else w.unwritten_lanes.active)
        if partly and undefined_bits.crosses_lanes(step):
            partly = 0
        if whole & VECTOR_BITS and step.is_sink and step.family != "mfma" and not w.full and not bool(w.exec.any()):
            whole &= ~VECTOR_BITS  # no lane is active
        if whole or partly or w.undefined_words.partial & step.writes:
            results = undefined_bits.result_bits(w, step)
            if results is not None and not (step.is_sink and any(bits.any() for _, bits in results.values())):
                self._write_bits(w, step, results)
                return
        kept, lanes = self._kept_bits(w, step), self._undefined_lanes(w, step, whole)
        w.undefined_words.forget(step.writes)
        if (whole or partly) and step.is_sink:
            self._report_use(w, step, whole, partly)
            whole = partly = 0
        if not partly and (w.full or not step.writes & VECTOR_BITS or step.item.mnemonic.startswith(_EVERY_LANE)):
            self._write_all(w, step, whole, lanes)
        else:
            self._write_lanes(w, step, whole, partly, lanes, kept)

    def _undefined_lanes(self, w: Wave, step: Step, whole: int) -> dict[int, Array | None]:
        """The lanes in which results of the step are undefined, by the registers of `whole` that they depend on."""
        chosen = {read & whole for _, read in step.flow if read & whole} if whole else set()
        return {registers: undefined_bits.undefined_lanes(w, step, registers) for registers in chosen}

    def _kept_bits(self, w: Wave, step: Step) -> dict[Register, Array]:
        """The undefined bits that the step leaves in registers it writes: those of lanes that EXEC disables.

        Only registers that are undefined in part have them here.
        """
        if w.full:
            return {}
        found = {}
        for register in registers_of(step.writes & VECTOR_BITS & w.undefined_words.partial):
            bits = w.undefined_words.bits(register)
            assert bits is not None
            found[register] = bits * ~w.exec
        return found

    def _report_use(self, w: Wave, step: Step, whole: int, partly: int) -> None:
        """Report uses of registers unwritten as a whole or in some lanes; from now on they count as written."""
        if self.scratch.spills(w, step, whole | partly):
            return
        if whole:
            source = next((w.copied[register] for register in registers_of(whole) if register in w.copied), None)
            self.batch.report(
                "register-unwritten",
                f"{describe_registers(whole)} is used{self._extent(w, step, whole)}",
                w.number,
                step,
                source,
            )
            w.undefined_words.forget(whole)
            w.unwritten &= ~whole
        if partly:
            missing = w.unwritten_lanes.lanes(partly)
            lanes = on_host(missing if step.family == "mfma" else missing & w.exec)
            blocks = self.batch.block_ids(np.flatnonzero(lanes.any(axis=1)).tolist())
            first = int(lanes.any(axis=0).argmax())
            source = next((w.copied[register] for register in registers_of(partly) if register in w.copied), None)
            message = (
                f"{describe_registers(partly)} is used in lanes that nothing has written, the first of them {first}"
            )
            self.batch.report(
                "register-unwritten",
                message,
                w.number,
                step,
                source,
                "EXEC masked them off when the register was written",
                blocks=blocks,
            )
            w.unwritten_lanes.forget(partly)

    def _extent(self, w: Wave, step: Step, whole: int) -> str:
        """How much of registers that are not defined as a whole nothing has written."""
        if whole & ~w.undefined_words.partial:
            return ", and nothing has written it"
        some = [w.undefined_words.words[register][1] for register in registers_of(whole)]
        if not whole & VECTOR_BITS:
            return " with bits that nothing has written"
        used = [bits != 0 if step.family == "mfma" else (bits != 0) & w.exec for bits in some]
        lanes = on_host(self.xp.stack(used).any(axis=(0, 1)))
        return f" with bits that nothing has written, first in lane {int(lanes.argmax())}"

    def _write_all(self, w: Wave, step: Step, whole: int, lanes: Mapping[int, Array | None]) -> None:
        """Note that the step writes every lane of its results; they are undefined where a source is. `lanes` are those
        of `_undefined_lanes`.
        """
        undefined, some = 0, []
        for written, read in step.flow if whole else ():
            found = lanes.get(read & whole)
            if found is not None:
                some.append((written, found))
            elif read & whole:
                undefined |= written
        self._note_copied(w, step, undefined)
        w.unwritten = w.unwritten & ~step.writes | undefined
        w.unwritten_lanes.forget(step.writes)
        for written, found in some:
            self._write_mask(w, step, written & ~VECTOR_BITS, found)
            for register in registers_of(written & VECTOR_BITS):
                self._note_bits(w, step, register, object(), found * self.xp.uint32(ALL))
        w.unwritten_lanes.update_active(w.exec)

    def _write_mask(self, w: Wave, step: Step, registers: int, lanes: Array) -> None:
        """Note that scalar registers are written, from sources that are undefined in these lanes."""
        masks = registers & undefined_bits.mask_results(step)
        w.unwritten |= registers & ~masks
        words = w.mask_words(lanes)
        for register in registers_of(masks):
            self._note_bits(w, step, register, object(), words[register[1] & 1])

    def _write_lanes(
        self, w: Wave, step: Step, whole: int, partly: int, lanes: Mapping[int, Array | None],
        kept: Mapping[Register, Array],
    ) -> None:  # fmt: skip
        """Note that the step writes the lanes that EXEC enables: undefined where a source is, other lanes as before.
        `lanes` are those of `_undefined_lanes`, `kept` those of `_kept_bits`.
        """
        left = step.writes
        for written, read in step.flow:
            undefined: Array | None = None
            scalars = written & ~VECTOR_BITS
            w.unwritten &= ~scalars
            if read & whole:
                found = lanes[read & whole]
                undefined = w.exec if found is None else found
                if found is None:
                    w.unwritten |= scalars
                else:
                    self._write_mask(w, step, scalars, found)
            if read & partly:
                lacking = w.unwritten_lanes.lanes(read & partly) & w.exec
                undefined = lacking if undefined is None else undefined | lacking
            self._note_copied(w, step, written if undefined is not None else 0)
            self._write_register_lanes(w, step, written & left & VECTOR_BITS, undefined, kept)
            left &= ~written
        w.unwritten &= ~(left & ~VECTOR_BITS)
        self._write_register_lanes(w, step, left & VECTOR_BITS, None, kept)

    def _write_register_lanes(
        self, w: Wave, step: Step, registers: int, undefined: Array | None, kept: Mapping[Register, Array]
    ) -> None:
        """Note that vector registers are written in the lanes that EXEC enables; lanes `undefined` stay undefined."""
        for register in (one for one in kept if register_bits(*one) & registers):
            one = register_bits(*register)
            registers &= ~one
            w.unwritten &= ~one
            w.unwritten_lanes.forget(one)
            bits = kept[register] if undefined is None else kept[register] | undefined * self.xp.uint32(ALL)
            self._note_bits(w, step, register, object(), bits)
        before: list[tuple[int, Array | None]] = [(registers & w.unwritten, self.xp.ones_like(w.exec))]
        before += [(registers & bits, missing) for bits, missing in w.unwritten_lanes.groups.values()]
        rest = registers
        for bits, _ in before:
            rest &= ~bits
        before.append((rest, None))
        w.unwritten_lanes.forget(registers)
        w.unwritten &= ~registers
        for bits, missing in before:
            lanes = missing & ~w.exec if missing is not None else None
            if undefined is not None:
                lanes = undefined if lanes is None else lanes | undefined
            if not bits or lanes is None or not lanes.any():
                continue
            self._note_copied(w, step, bits)
            if bool(lanes.all()):
                w.unwritten |= bits
            else:
                w.unwritten_lanes.add(bits, lanes)
        w.unwritten_lanes.update_active(w.exec)

    def _write_bits(self, w: Wave, step: Step, results: Mapping[Register, tuple[object, Array]]) -> None:
        """Note the unknown word and the undefined bits of the registers that the step writes."""
        w.undefined_words.forget(step.writes)
        w.unwritten &= ~step.writes
        w.unwritten_lanes.forget(step.writes)
        for register, (word, bits) in results.items():
            self._note_bits(w, step, register, word, bits)
        w.unwritten_lanes.update_active(w.exec)

    def _note_bits(self, w: Wave, step: Step, register: Register, word: object, bits: Array) -> None:
        """Note the unknown word and the undefined bits of a register that counts as written."""
        if not bits.any():
            return
        one = register_bits(*register) if register[0] != "scc" else SCC_BIT
        self._note_copied(w, step, one)
        lanes = bits != 0
        if one & VECTOR_BITS and not bool(lanes.all()) and bool((bits == lanes * self.xp.uint32(ALL)).all()):
            w.unwritten_lanes.add(one, lanes)
            return
        w.unwritten |= one
        if one != SCC_BIT:
            w.undefined_words.add(register, word, bits)

    def _note_copied(self, w: Wave, step: Step, registers: int) -> None:
        """Note the step as the one that gave the registers an undefined value."""
        for register in registers_of(registers):
            w.copied[register] = step
