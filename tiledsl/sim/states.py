"""Software wait states: distances, in issued instructions of a wave, that the hardware does not enforce. `s_nop N` counts N + 1.

The rules are those of `asm/wait_states.py`, looked for among the instructions that a wave did issue; distances from a matrix instruction, which depend on
its passes, are counted here (LLVM's GCNHazardRecognizer, checkMAIHazards90A and checkMAIVALUHazards).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tiledsl.asm.registers import describe_registers
from tiledsl.sim.wave import Wave

if TYPE_CHECKING:
    from tiledsl.sim.machine import Machine
    from tiledsl.sim.matrix import Accumulator
    from tiledsl.sim.program import Step

_MEMORY = frozenset({"global", "flat", "mubuf", "ds"})


class States:
    """The checks for the waves of one machine."""

    def __init__(self, machine: Machine):
        self.machine = machine
        self.extra = machine.target.result_wait_extra
        self.extra_c = machine.target.overlapped_c_wait_extra

    def check_rules(self, w: Wave, step: Step) -> None:
        """Look back over the instructions that the wave issued before `step`."""
        steps: Sequence[Step] = self.machine.program.steps
        for rule in step.rules:
            passed = 0
            wanted = rule.consumes(step.issue)
            for index in reversed(w.trace):
                if passed >= rule.states:
                    break
                earlier = steps[index]
                shared = rule.produces(earlier.issue) & wanted
                if shared:
                    self._report(w, step, earlier, shared, rule.name, rule.states, passed)
                    break
                wanted &= ~earlier.writes
                passed += earlier.issue.states

    def result_as_c(self, w: Wave, step: Step, known: Accumulator) -> None:
        """An MFMA result as the C of another: free for exactly the same registers, but for 2-pass instructions from gfx942 on."""
        passes = known.shape.passes[self.machine.target.name]
        need = 2 if passes == 2 and self.extra_c else 0
        self._distance(w, step, known.step, known.clock, known.mask, need, "an MFMA result as C")

    def result_used(self, w: Wave, step: Step, known: Accumulator, touched: int, use: str) -> None:
        self._judge(w, step, known.step, known.clock, touched, use)

    def check_cooling(self, w: Wave, step: Step, touched: int, use: str) -> None:
        """Results that were written back already, and C sources of MFMAs still running."""
        longest = 24
        kept = []
        for entry in w.cooling:
            mask, clock, producer, kind = entry
            if w.clock - clock > longest:
                continue
            kept.append(entry)
            if not mask & touched:
                continue
            if kind == "d":
                self._judge(w, step, producer, clock, mask & touched, use)
            elif (step.is_valu or step.family in _MEMORY) and step.writes & mask & touched:
                need = self._passes(producer) - 1
                self._distance(w, step, producer, clock, mask & touched, need, "overwriting the C of an MFMA")
        w.cooling = kept
        w.cooling_mask = 0
        for mask, *_ in kept:
            w.cooling_mask |= mask

    def _passes(self, step: Step) -> int:
        shape = step.definition.matrix
        assert shape is not None
        return shape.passes[self.machine.target.name]

    def _judge(self, w: Wave, step: Step, producer: Step, clock: int, touched: int, use: str) -> None:
        passes = self._passes(producer)
        if use == "overwritten by MFMA":
            return  # in order in the matrix pipe
        if use == "c":
            need, what = passes + self.extra_c, "an MFMA result as an overlapping C"
        else:
            if not (step.is_valu or step.family in _MEMORY or step.family == "mfma"):
                return
            need = passes + (3 if passes == 2 else self.extra)
            what = "an MFMA result as A or B" if step.family == "mfma" else "reading an MFMA result" if step.reads & touched else "overwriting an MFMA result"
        self._distance(w, step, producer, clock, touched, need, what)

    def _distance(self, w: Wave, step: Step, producer: Step, clock: int, touched: int, need: int, what: str) -> None:
        passed = w.clock - clock - 1
        if passed < need:
            self._report(w, step, producer, touched, what, need, passed)

    def _report(self, w: Wave, step: Step, producer: Step, touched: int, what: str, need: int, passed: int) -> None:
        message = f"{describe_registers(touched)}: {what} needs {need} wait states, and only {passed} passed"
        self.machine.report("wait-states", message, w, step, producer, "an s_nop or other instructions must stand between them", variant=what)
