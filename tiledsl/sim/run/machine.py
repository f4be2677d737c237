"""A machine runs a batch of blocks in lock step: wave by wave as the schedule says, barrier by barrier.

Where a scalar branch or jump leads blocks to different instructions, the batch splits.
"""

from __future__ import annotations

import copy
from collections.abc import Callable

import numpy as np

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.execute.program import Program
from tiledsl.sim.execute.units import Units
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.memory.address_space import AddressSpace
from tiledsl.sim.memory.global_log import GlobalLog
from tiledsl.sim.memory.lds import Lds
from tiledsl.sim.run.schedules import Schedule
from tiledsl.sim.run.watch import Pauses
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.hazards import Collector
from tiledsl.sim.state.report import Counts
from tiledsl.sim.state.wave import AT_BARRIER, DIVERGING, ENDED, RUNNING, Wave


class Machine:
    """`blocks` are linear block ids; the launcher sets up `waves`. `run` executes to the end and returns the machines
    that split off on the way.
    """

    def __init__(
        self,
        program: Program,
        space: AddressSpace,
        blocks: list[int],
        lds_bytes: int,
        granule: int,
        counts: Counts,
        collector: Collector,
        schedule: Schedule,
        limit: int,
    ):
        self.program, self.space, self.schedule, self.limit = program, space, schedule, limit
        self.batch = Batch(
            space.xp, program.target, program.steps, blocks, program.wave_count, program.deferred, counts, collector
        )
        split = bool(program.kernel.descriptor.get("tg_split", 0))
        self.units = Units(self.batch, space, Lds(self.batch, lds_bytes, granule), GlobalLog(self.batch, split))
        self.waves: list[WaveContext] = []
        self.split_off: list[Machine] = []
        self.barriers = 0
        self.on_progress: Callable[[int], None] | None = None
        self.on_turn: Callable[[], None] | None = None
        self.pauses: Pauses | None = None

    # -- running ------------------------------------------------------------------

    def run(self) -> list[Machine]:
        """Run to the end of every wave. SimulationError when a wave runs past the end of the kernel or past the limit
        of instructions.
        """
        while True:
            for wave, quantum in self.schedule.turns(self.waves, self.barriers):
                if wave.state == RUNNING:
                    self._advance(wave, quantum)
            if self.on_turn is not None:
                self.on_turn()
            if all(w.state != RUNNING for w in self.waves):
                if not self._resume() and not self._release():
                    return self.split_off

    def _advance(self, w: WaveContext, quantum: int) -> None:
        """Execute up to `quantum` instructions of a wave, fewer where the wave stops at a barrier or ends."""
        steps, issued, blocks = self.program.steps, self.batch.counts.issued, self.batch.block_count
        units, trace = self.units, w.trace.append
        end = min(w.executed + quantum, self.limit)
        while w.executed < end:
            w.executed += 1
            pc = w.pc
            if pc >= len(steps):
                raise SimulationError(
                    f"wave {w.number} ran past the last instruction of kernel '{self.program.kernel.name}'"
                )
            step = steps[pc]
            w.step = step
            w.clock += 1
            if step.attended & w.attention:
                units.attend(w, step)
            if step.rules:
                units.wait_states.check_rules(w, step)
            w.pc = pc + 1
            step.run(w)
            issued[pc] += blocks
            trace(w.step)
            if w.state is not RUNNING:
                if w.state is not DIVERGING:
                    break
                self._diverge(w)
                units, blocks, trace = self.units, self.batch.block_count, w.trace.append
        if w.state is RUNNING and w.executed >= self.limit:
            raise SimulationError(
                f"no end in sight: wave {w.number} has executed {w.executed:,} instructions of kernel"
                f" '{self.program.kernel.name}', and limit (--limit) is {self.limit:,}"
            )
        if w.state == ENDED:
            self.units.waits.drain(w)

    def _resume(self) -> bool:
        """Let waves that a watch has paused go on; False if there are none."""
        return self.pauses is not None and self.pauses.resume(self.waves, self.units, self.barriers)

    def _release(self) -> bool:
        """Pass the barrier at which all waves stand; False if every wave has ended."""
        waiting = [w for w in self.waves if w.state == AT_BARRIER]
        ended = [w for w in self.waves if w.state == ENDED]
        if self.pauses is not None:
            self.pauses.barrier(self.waves, self.units, self.barriers)
        if not waiting:
            if self.on_progress is not None:
                self.on_progress(self.batch.block_count)
            return False
        if ended:
            self._report_mismatch(waiting[0], [w.number for w in waiting], [w.number for w in ended])
        for w in waiting if not self.units.log.split else ():
            self.units.waits.reach_cache(w)
        self.units.lds.shadow.barrier(self.waves)
        self.units.log.barrier(self.waves)
        self.barriers += 1
        for w in waiting:
            w.state = RUNNING
        return True

    def _report_mismatch(self, first: Wave, waiting: list[int], ended: list[int]) -> None:
        names = ", ".join(str(number) for number in ended)
        who, they = (f"waves {names}", "they") if len(ended) > 1 else (f"wave {names}", "it")
        message = f"{who} ended, and wave {first.number} waits at a barrier that {they} never reached"
        reason = "the hardware no longer counts an ended wave, and may let this pass; a kernel cannot rely on that"
        waves = (*waiting, *ended)
        self.batch.report("barrier-mismatch", message, first.number, first.step, reason=reason, waves=waves)

    # -- splitting ------------------------------------------------------------------

    def _diverge(self, w: WaveContext) -> None:
        """Blocks of the wave go on at different instructions: those that leave get a machine for each target."""
        assert w.targets is not None
        targets = w.targets
        w.state, w.targets = RUNNING, None
        for target in np.unique(targets[targets >= 0]).tolist():
            leaves = targets == target
            other = self._subset(np.flatnonzero(leaves))
            other.waves[w.number].pc = target
            self.split_off.append(other)
            targets = targets[~leaves]
            self._keep(np.flatnonzero(~leaves))

    def _keep(self, rows: np.ndarray) -> None:
        """Go on with the blocks in these rows alone."""
        stay = self._subset(rows)
        self.batch, self.units = stay.batch, stay.units
        for mine, theirs in zip(self.waves, stay.waves, strict=True):
            mine.__dict__.update(theirs.__dict__)

    def _subset(self, rows: np.ndarray) -> Machine:
        """A machine with the blocks in these rows, as they stand."""
        other = copy.copy(self)
        other.split_off = []
        other.schedule = copy.deepcopy(self.schedule)
        other.batch = self.batch.subset(rows.tolist())
        other.units = Units(
            other.batch,
            self.space,
            self.units.lds.subset(other.batch, rows),
            self.units.log.subset(other.batch, rows),
        )
        chosen = self.batch.xp.asarray(rows)
        other.waves = []
        for w in self.waves:
            made = w.subset(other.batch, chosen)
            made.units = other.units
            self.units.matrix.subset(w, made, chosen)
            other.waves.append(made)
        return other
