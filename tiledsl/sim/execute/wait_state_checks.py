"""Software wait states: distances between issued instructions of a wave that the hardware does not enforce. `s_nop N`
counts N + 1.

The rules of `asm/isa/wait_states.py` are checked on the instructions that a wave has issued; distances from a matrix
instruction are those of `asm/isa/matrix_states.py`."""

from __future__ import annotations

from tiledsl.asm.isa.definition import VECTOR_MEMORY
from tiledsl.asm.isa.matrix_states import MatrixTiming
from tiledsl.asm.isa.registers import describe_registers
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.step import Accumulator, Step
from tiledsl.sim.state.wave import Wave

_MEMORY = VECTOR_MEMORY | {"ds"}


class WaitStateChecks:
    """The checks for the waves of one batch."""

    def __init__(self, batch: Batch):
        self.batch = batch

    def check_rules(self, w: Wave, step: Step) -> None:
        """Check the rules of `step` against the instructions that the wave issued before it."""
        for rule in step.rules:
            passed, met, left = 0, rule.anywhere, ~0
            for earlier in reversed(w.trace):
                if passed >= rule.states:
                    break
                shared = rule.shared(earlier.issue, step.issue) & left if met else 0
                if shared:
                    self._report(w, step, earlier, shared, rule.name, rule.states, passed)
                    break
                left &= ~(earlier.writes if rule.renewed else 0)
                met = met or rule.between(earlier.issue)
                passed += earlier.issue.states

    def result_as_c(self, w: Wave, step: Step, known: Accumulator, c_mask: int) -> None:
        """Check the distance of an MFMA result that another MFMA takes as C."""
        assert step.matrix is not None
        need = known.matrix.timing.until_c(step.matrix.timing, exactly=known.mask == c_mask)
        self._require(w, step, known.step, known.clock, known.mask, need, "an MFMA result as C")

    def result_used(self, w: Wave, step: Step, known: Accumulator, touched: int, use: str) -> None:
        """Check the distance of an MFMA result, held as a matrix, from `step`, which touches its registers."""
        self._check_result(w, step, known.step, known.clock, touched, use)

    def check_cooling(self, w: Wave, step: Step, touched: int, use: str) -> None:
        """Check the distance of results already written back, and of C sources of MFMAs that still run."""
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
                self._check_result(w, step, producer, clock, mask & touched, use)
            elif (step.is_valu or step.family in _MEMORY) and step.writes & mask & touched:
                need = _timing(producer).until_c_is_read()
                self._require(w, step, producer, clock, mask & touched, need, "overwriting the C of an MFMA")
        w.cooling = kept
        w.cooling_mask = 0
        for mask, *_ in kept:
            w.cooling_mask |= mask

    def _check_result(self, w: Wave, step: Step, producer: Step, clock: int, touched: int, use: str) -> None:
        """Check the distance that a use of an MFMA result needs."""
        if use == "overwritten by MFMA":
            return  # in order in the matrix pipe
        timing = _timing(producer)
        if use == "c":
            exactly = (
                producer.matrix is not None and step.matrix is not None and producer.matrix.d_mask == step.matrix.c_mask
            )
            what = "an MFMA result as C" if exactly else "an MFMA result as an overlapping C"
            self._require(w, step, producer, clock, touched, timing.until_c(_timing(step), exactly), what)
        elif step.family == "mfma":
            self._require(w, step, producer, clock, touched, timing.until_operand(), "an MFMA result as A or B")
        elif step.is_valu or step.family in _MEMORY:
            if step.reads & touched:
                need, what = timing.until_read(by_memory=not step.is_valu), "reading an MFMA result"
            else:
                need, what = timing.until_overwritten(), "overwriting an MFMA result"
            self._require(w, step, producer, clock, touched, need, what)

    def _require(self, w: Wave, step: Step, producer: Step, clock: int, touched: int, need: int, what: str) -> None:
        passed = w.clock - clock - 1
        if passed < need:
            self._report(w, step, producer, touched, what, need, passed)

    def _report(self, w: Wave, step: Step, producer: Step, touched: int, what: str, need: int, passed: int) -> None:
        message = f"{describe_registers(touched)}: {what} needs {need} wait states, and only {passed} passed"
        self.batch.report(
            "wait-states",
            message,
            w.number,
            step,
            producer,
            "an s_nop or other instructions must stand between them",
            variant=what,
        )


def _timing(step: Step) -> MatrixTiming:
    assert step.matrix is not None
    return step.matrix.timing
