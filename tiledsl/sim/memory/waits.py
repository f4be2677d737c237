"""Memory operations in flight, the counters that cover them, and registers that are touched before the wait.

vmcnt counts vector memory operations, stores included, which complete in the order of issue. lgkmcnt counts LDS
operations, which complete in order, and scalar loads, which complete in any order. A count of n therefore proves every
LDS operation complete but the last n (at most n operations of any kind are outstanding, and the outstanding LDS
operations are the youngest), and a scalar load only for n = 0. Flat operations raise both counters and keep no order
with other operations (LLVM, SIInsertWaitcnts, setPendingFlat; CDNA3 ISA, "Data Dependency Resolution"). A load may
overwrite a register that an older load of the same counter still fills: the younger load completes later, and compilers
rely on that (LLVM, SIInsertWaitcnts, hasVmemWriteVgprInOrder)."""

from __future__ import annotations

from collections import deque

from tiledsl.asm.isa.registers import describe_registers, registers_of
from tiledsl.asm.text.syntax import Wait
from tiledsl.sim.memory.global_log import GlobalLog
from tiledsl.sim.memory.races import Shadow
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.pending import Pending
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import COMPLETE, POISON, Wave

COUNTER_OF = {"vm": "vmcnt", "lgkm": "lgkmcnt", "vm lgkm": "vmcnt and lgkmcnt"}


class Waits:
    """Issue and completion of memory operations for the waves of one batch."""

    def __init__(self, batch: Batch, shadow: Shadow, log: GlobalLog):
        self.batch, self.shadow, self.log = batch, shadow, log

    def issue(self, w: Wave, step: Step) -> Pending:
        """Put an operation in flight; its destination registers are not ready from now on."""
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
        """Complete the operations that s_waitcnt covers."""
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
        """Let every operation take effect after the wave has ended, without ordering anything."""
        for queue in (w.vm, w.lds, w.vm_unordered, w.lgkm_unordered):
            for pending in queue:
                self._take_effect(w, pending)

    def reach_cache(self, w: Wave) -> None:
        """Let vector memory operations on global memory take effect: the L1 cache serves them before those that other
        waves of the block issue after a barrier. No wait covers them yet.
        """
        for pending in (*w.vm, *w.vm_unordered):
            if pending.global_op and not pending.first_op:
                self._take_effect(w, pending)

    def _finish_all(self, w: Wave, queue: list[Pending], of_lds: bool = True) -> None:
        for pending in queue:
            self._finish(w, pending, of_lds)
        queue.clear()

    def _finish(self, w: Wave, pending: Pending, of_lds: bool = True) -> None:
        """One counter covers an operation. Of a flat operation lgkmcnt alone proves the LDS access complete; the
        registers need both counters.
        """
        self._take_effect(w, pending)
        if pending.first_op and of_lds:
            self.shadow.finished(w, pending)
        pending.left -= 1
        if pending.left:
            return
        if pending.global_op:
            self.log.finished(w, pending)
        if pending.mask:
            w.in_flight &= ~pending.mask
            for other in (*w.vm, *w.lds, *w.vm_unordered, *w.lgkm_unordered):  # two operations may fill one register
                if other.mask & pending.mask and other is not pending:
                    w.in_flight |= other.mask

    def _take_effect(self, w: Wave, pending: Pending) -> None:
        """Move the data, if the schedule deferred that or a use before the wait had the data held back."""
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

    def report_touched(self, w: Wave, step: Step) -> None:
        """Report each operation that fills a register which `step` touches, and put poison there for the instruction.

        Youngest operations come first: of a register that two operations fill, the younger one's data is what stays."""
        for queue in (w.vm, w.lds, w.vm_unordered, w.lgkm_unordered):
            for pending in reversed(queue):
                self._check(w, step, pending, overtaken=queue is self._in_order(w, step))

    def _in_order(self, w: Wave, step: Step) -> deque[Pending] | None:
        """The queue of operations that complete before this step's operation in any case."""
        if step.family == "ds":
            return w.lds
        return w.vm if step.counter == "vm" else None

    def _check(self, w: Wave, step: Step, pending: Pending, overtaken: bool) -> None:
        touched = (step.reads if overtaken else step.touch) & pending.mask
        if touched:
            self._report(w, step, pending, touched)
            if pending.replay is None and pending.late is None:
                pending.late = self._hold_back(w, pending.mask)
        if overtaken and pending.late is not None:  # older data must not overwrite this step's
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
            f"{COUNTER_OF[pending.step.counter or 'vm']} must cover that operation first; wave {w.number} passed no"
            f" such wait"
        )
        self.batch.report("register-in-flight", message, w.number, step, pending.step, reason)

    def _hold_back(self, w: Wave, mask: int) -> list[tuple[str, int, Array, Array]]:
        """Take the data that was stored at issue out of the registers, and leave poison."""
        held = []
        for file, index in registers_of(mask):
            register = getattr(w, file)[index]
            lanes = w.xp.ones_like(register, dtype=bool) if file == "s" or w.full else w.exec.copy()
            held.append((file, index, register.copy(), lanes))
            w.xp.copyto(register, w.xp.uint32(POISON), where=lanes)
        return held
