"""Memory operations in flight, the counters that wait for them, and what touching a register too early means.

vmcnt: vector memory comes back in the order of issue, stores included. lgkmcnt: LDS operations complete in order,
scalar loads in any order; so a count of n proves every LDS operation but the last n issued (at most n operations of any
kind are outstanding, and the outstanding LDS ones are the youngest), and a scalar load only for n = 0. Flat operations
raise both and keep no order with the others (LLVM, SIInsertWaitcnts, setPendingFlat; CDNA3 ISA, "Data Dependency
Resolution"). A load may thus overwrite what an older one of its kind still fills: it arrives after that one, and
compilers rely on it (LLVM, SIInsertWaitcnts, hasVmemWriteVgprInOrder)."""

from __future__ import annotations

from collections import deque

from tiledsl.asm.isa.registers import describe_registers, registers_of
from tiledsl.asm.text.syntax import Wait
from tiledsl.sim.memory.races import Shadow
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.pending import Pending
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import COMPLETE, POISON, Wave

COUNTER_OF = {"vm": "vmcnt", "lgkm": "lgkmcnt", "vm lgkm": "vmcnt and lgkmcnt"}


class Waits:
    """Issue and completion of memory operations for the waves of one machine."""

    def __init__(self, batch: Batch, shadow: Shadow):
        self.batch, self.shadow = batch, shadow

    def issue(self, w: Wave, step: Step) -> Pending:
        """A new operation in flight; its destination registers are not ready."""
        both = step.counter == "vm lgkm"
        pending = Pending(step, step.writes, 2 if both else 1, w.exec)
        if both:
            w.vm_unordered.append(pending)
            w.lgkm_unordered.append(pending)
        elif step.counter == "vm":
            w.vm.append(pending)
        elif step.family == "ds":
            w.lds.append(pending)
        else:
            w.lgkm_unordered.append(pending)
        if pending.mask:
            w.in_flight |= pending.mask
            w.attention |= pending.mask
        return pending

    def wait(self, w: Wave, counts: Wait) -> None:
        """What s_waitcnt proves complete."""
        if counts.vmcnt is not None:
            while len(w.vm) > counts.vmcnt:
                self._finish(w, w.vm.popleft())
            if counts.vmcnt == 0:
                self._finish_all(w, w.vm_unordered, of_lds=False)
        if counts.lgkmcnt is not None:
            while len(w.lds) > counts.lgkmcnt:
                self._finish(w, w.lds.popleft())
            if counts.lgkmcnt == 0:
                self._finish_all(w, w.lgkm_unordered)
        w.refresh()

    def drain(self, w: Wave) -> None:
        """Everything lands, as it does some time after the wave has ended; nothing is proved by it."""
        for queue in (w.vm, w.lds, w.vm_unordered, w.lgkm_unordered):
            for pending in queue:
                self._land(w, pending)

    def _finish_all(self, w: Wave, queue: list[Pending], of_lds: bool = True) -> None:
        for pending in queue:
            self._finish(w, pending, of_lds)
        queue.clear()

    def _finish(self, w: Wave, pending: Pending, of_lds: bool = True) -> None:
        """One of the counters of an operation covers it. What a flat one does in the LDS, lgkmcnt alone proves, the
        registers that it fills both.
        """
        self._land(w, pending)
        if pending.first_op and of_lds:
            self.shadow.finished(w, pending)
        pending.left -= 1
        if pending.left:
            return
        if pending.mask:
            w.in_flight &= ~pending.mask
            for other in (*w.vm, *w.lds, *w.vm_unordered, *w.lgkm_unordered):  # two in flight to one register
                if other.mask & pending.mask and other is not pending:
                    w.in_flight |= other.mask

    def _land(self, w: Wave, pending: Pending) -> None:
        """The data arrives: now if the schedule held it back, or if somebody looked too early."""
        if pending.replay is not None:
            values, lanes, full = pending.replay
            pending.replay = None
            kept = w.exec, w.full, w.stage, w.step
            w.exec, w.full, w.stage, w.step = lanes, full, COMPLETE, pending.step
            pending.step.perform(w, values)
            w.exec, w.full, w.stage, w.step = kept
            w.forget(pending.mask)
        if pending.late is not None:
            for file, index, data, lanes in pending.late:
                w.xp.copyto(getattr(w, file)[index], data, where=lanes)
            pending.late = None
            w.forget(pending.mask)

    def too_early(self, w: Wave, step: Step) -> None:
        """`step` touches registers in flight: report each producer, and let the instruction find poison there. The
        youngest come first: what two of them fill is in the end what the younger one brings."""
        for queue in (w.vm, w.lds, w.vm_unordered, w.lgkm_unordered):
            for pending in reversed(queue):
                self._look(w, step, pending, overtaken=queue is self._in_order(w, step))

    def _in_order(self, w: Wave, step: Step) -> deque[Pending] | None:
        """The operations that come back before this one, whatever happens."""
        if step.family == "ds":
            return w.lds
        return w.vm if step.counter == "vm" else None

    def _look(self, w: Wave, step: Step, pending: Pending, overtaken: bool) -> None:
        touched = (step.reads if overtaken else step.touch) & pending.mask
        if touched:
            self._report(w, step, pending, touched)
            if pending.replay is None and pending.late is None:
                pending.late = self._hold_back(w, pending.mask)
        if overtaken and pending.late is not None:  # what this one fills does not land after it
            filled = set(registers_of(step.writes))
            pending.late = [
                (file, index, data, lanes & ~w.exec if (file, index) in filled else lanes)
                for file, index, data, lanes in pending.late
            ]

    def _report(self, w: Wave, step: Step, pending: Pending, touched: int) -> None:
        reads = bool(step.reads & touched)
        message = (
            f"{describe_registers(touched)} is {'read' if reads else 'overwritten'} before a wait covers the operation"
            " that fills it"
        )
        reason = (
            f"{COUNTER_OF[pending.step.counter or 'vm']} has to cover it first; wave {w.number} passed no wait that"
            " does"
        )
        self.batch.report("register-in-flight", message, w.number, step, pending.step, reason)

    def _hold_back(self, w: Wave, mask: int) -> list[tuple[str, int, Array, Array]]:
        """Take the data that was stored at issue out of the registers again and leave poison."""
        held = []
        for file, index in registers_of(mask):
            register = getattr(w, file)[index]
            lanes = w.xp.ones_like(register, dtype=bool) if file == "s" or w.full else w.exec.copy()
            held.append((file, index, register.copy(), lanes))
            w.xp.copyto(register, w.xp.uint32(POISON), where=lanes)
        return held
