"""A machine runs a batch of blocks in lock step: wave by wave as the schedule says, barrier by barrier.

Where a scalar branch goes two ways in different blocks, the batch splits in two.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.execute.matrix import Matrix
from tiledsl.sim.execute.program import Program
from tiledsl.sim.memory.buffers import Buffers
from tiledsl.sim.memory.flat import Flat
from tiledsl.sim.memory.lds import Lds
from tiledsl.sim.memory.memory import AddressSpace, GlobalMemory
from tiledsl.sim.memory.scratch import Scratch
from tiledsl.sim.run.hazard_states import States
from tiledsl.sim.run.schedules import Schedule
from tiledsl.sim.run.waits import Waits
from tiledsl.sim.run.written import Unwritten
from tiledsl.sim.state.addresses import CODE, INSTRUCTION_BYTES
from tiledsl.sim.state.arithmetic import Arithmetic, Array, on_host
from tiledsl.sim.state.hazards import Collector, Hazard
from tiledsl.sim.state.report import Counts
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import AT_BARRIER, BOTH, ENDED, ISSUE, RUNNING, Pending, Wave


class Machine:
    """`blocks` are linear block ids; `waves` are set up by the launcher. `run` executes to the end and returns the
    machines that split off on the way.
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
        self.program, self.target, self.space = program, program.target, space
        self.xp = space.xp
        self.blocks = blocks
        self.counts, self.collector, self.schedule = counts, collector, schedule
        self.limit = limit
        self.issuing: Pending | None = None
        self.waves: list[Wave] = []
        self.born: list[Machine] = []
        self.barriers = 0
        self.on_progress: Callable[[int], None] | None = None
        self.on_turn: Callable[[], None] | None = None
        self._attach()
        self.lds = Lds(self, lds_bytes, granule)

    def _attach(self) -> None:
        self.arithmetic = Arithmetic(self.xp)
        self.waits, self.states, self.matrix, self.unwritten = Waits(self), States(self), Matrix(self), Unwritten(self)
        self.memory, self.buffers, self.scratch, self.flat = (
            GlobalMemory(self, self.space),
            Buffers(self),
            Scratch(self),
            Flat(self),
        )

    @property
    def block_count(self) -> int:
        return len(self.blocks)

    def block_ids(self) -> tuple[int, ...]:
        return tuple(self.blocks)

    # -- running ------------------------------------------------------------------

    def run(self) -> list[Machine]:
        """To the end of every wave. SimulationError when a wave runs past the end of the kernel or past the limit of
        instructions.
        """
        while True:
            for wave, quantum in self.schedule.turns(self.waves, self.barriers):
                if wave.state == RUNNING:
                    self._advance(wave, quantum)
            if self.on_turn is not None:
                self.on_turn()
            if all(w.state != RUNNING for w in self.waves):
                if not self._release():
                    return self.born

    def _advance(self, w: Wave, quantum: int) -> None:
        steps, issued, blocks = self.program.steps, self.counts.issued, len(self.blocks)
        trace = w.trace.append
        for _ in range(quantum):
            pc = w.pc
            if pc >= len(steps):
                raise SimulationError(
                    f"wave {w.number} ran past the last instruction of kernel '{self.program.kernel.name}'"
                )
            step = steps[pc]
            w.step = step
            w.clock += 1
            if step.attended & w.attention:
                self.attend(w, step)
            if step.rules:
                self.states.check_rules(w, step)
            w.pc = pc + 1
            step.run(w)
            issued[pc] += blocks
            trace(w.step)
            if w.state is not RUNNING:
                break
            if len(self.blocks) != blocks:
                blocks = len(self.blocks)
        if w.clock > self.limit:
            raise SimulationError(
                f"no end in sight: wave {w.number} has executed {w.clock:,} instructions of kernel"
                f" '{self.program.kernel.name}', and limit is {self.limit:,}"
            )
        if w.state == ENDED:
            self.waits.drain(w)

    def _release(self) -> bool:
        """All waves stand still: pass the barrier, or end."""
        waiting = [w for w in self.waves if w.state == AT_BARRIER]
        ended = [w for w in self.waves if w.state == ENDED]
        if not waiting:
            if self.on_progress is not None:
                self.on_progress(self.block_count)
            return False
        if ended:
            self._mismatch(waiting, ended)
        self.lds.shadow.barrier(self.waves)
        self.barriers += 1
        for w in waiting:
            w.state = RUNNING
        return True

    def _mismatch(self, waiting: list[Wave], ended: list[Wave]) -> None:
        names = ", ".join(str(w.number) for w in ended)
        who, they = (f"waves {names}", "they") if len(ended) > 1 else (f"wave {names}", "it")
        message = f"{who} ended, and wave {waiting[0].number} waits at a barrier that {they} never reached"
        reason = "an ended wave leaves the count, so the hardware may let this pass; the kernel cannot rely on it"
        self.report(
            "barrier-mismatch",
            message,
            waiting[0],
            waiting[0].step,
            reason=reason,
            waves=tuple(w.number for w in (*waiting, *ended)),
        )

    # -- registers that need a look -------------------------------------------------

    def attend(self, w: Wave, step: Step) -> None:
        """The step touches registers that are in flight, unwritten, held as a matrix, or cached."""
        touch = step.touch
        if touch & (w.flight | w.unwritten | w.holes.met):
            self.look_at_registers(w, step)
        if touch & (w.dirty | w.cooling_mask):
            self.matrix.settle(w, step, touch, "other")
        if step.writes & w.cached:
            w.forget(step.writes)
        w.refresh()

    def look_at_registers(self, w: Wave, step: Step) -> None:
        """Report touches of registers in flight and uses of unwritten ones; what the step writes is written from now
        on.
        """
        if step.touch & w.flight:
            self.waits.too_early(w, step)
        self.unwritten.look(w, step)
        w.refresh()

    # -- memory -------------------------------------------------------------------

    def memory_step(self, w: Wave, step: Step, values: list[Any]) -> None:
        """Issue a memory operation: at once, or with its data held back until the wait that covers it."""
        pending = self.waits.issue(w, step)
        self.issuing = pending
        if self.program.deferred:
            values = [v.copy() if hasattr(v, "dtype") else v for v in values]
            w.stage = ISSUE
            step.definition.semantics(w, *values)
            w.stage = BOTH
            pending.replay = (values, w.exec, w.full)
        else:
            step.perform(w, values)
        self.issuing = None

    # -- splitting ------------------------------------------------------------------

    def diverge(self, w: Wave, taken: np.ndarray, target: int) -> None:
        """Some blocks take a branch and some do not: the takers go on in a machine of their own."""
        other = self._subset(np.flatnonzero(taken))
        other.waves[w.number].pc = target
        other.waves[w.number].trace.append(w.step)
        self.born.append(other)
        stay = self._subset(np.flatnonzero(~taken))
        self.blocks, self.lds = stay.blocks, stay.lds
        self.lds.machine = self.lds.shadow.machine = self
        for mine, theirs in zip(self.waves, stay.waves, strict=True):
            theirs.machine, theirs.trace = self, mine.trace  # `_advance` goes on with it
            mine.__dict__.update(theirs.__dict__)

    def jump(self, w: Wave, addresses: Array) -> None:
        """To the instructions whose addresses registers hold, one for each block; blocks that go elsewhere than the
        first go on in machines of their own.
        """
        places = (on_host(addresses).reshape(-1).astype(np.int64) - CODE) / INSTRUCTION_BYTES
        wrong = (places < 0) | (places >= len(self.program.steps)) | (places % 1 != 0)
        if wrong.any():
            address = int(on_host(addresses).reshape(-1)[wrong][0])
            raise SimulationError(
                f"line {w.step.place.line}: {address:#x} is the address of no code of the listing: {w.step.place.text}"
            )
        first = places[0]
        for other in np.unique(places[places != first]):
            self.diverge(w, places == other, int(other))
            places = places[places != other]
        w.pc = int(first)

    def _subset(self, chosen: np.ndarray) -> Machine:
        other = copy.copy(self)
        other.blocks = [self.blocks[i] for i in chosen.tolist()]
        other.born = []
        other._attach()
        other.schedule = copy.deepcopy(self.schedule)
        other.lds = self.lds.subset(other, chosen)
        rows = self.xp.asarray(chosen)
        other.waves = [self._wave_subset(other, w, rows) for w in self.waves]
        return other

    def _wave_subset(self, machine: Machine, w: Wave, chosen: Array) -> Wave:
        other = copy.copy(w)
        other.machine = machine
        other.set_registers(*(self.xp.ascontiguousarray(file[:, chosen]) for file in (w.v, w.a, w.s)))
        other.scc, other.exec = w.scc[chosen], w.exec[chosen]
        other.full = bool(other.exec.all())
        other.holes = w.holes.subset(chosen, other.exec)
        other.private = w.private.subset(chosen) if w.private is not None else None
        other.trace = copy.copy(w.trace)
        other.accumulators, other.known, other.cached = {}, {}, 0
        self.matrix.subset(w, other, chosen)
        other.cooling = list(w.cooling)
        other.copied = dict(w.copied)
        clones = {id(p): self._pending_subset(p, chosen) for p in (*w.vm, *w.lds, *w.vm_unordered, *w.lgkm_unordered)}
        for name in ("vm", "lds", "vm_unordered", "lgkm_unordered"):
            queue = getattr(w, name)
            setattr(other, name, type(queue)(clones[id(p)] for p in queue))
        other.refresh()
        return other

    def _pending_subset(self, pending: Pending, chosen: Array) -> Pending:
        other = copy.copy(pending)
        other.lanes = pending.lanes[chosen]
        if pending.replay is not None:
            values, lanes, _ = pending.replay
            lanes = lanes[chosen]
            other.replay = ([self._value_subset(v, chosen) for v in values], lanes, bool(lanes.all()))
        if pending.late is not None:
            other.late = [(file, index, data[chosen], lanes[chosen]) for file, index, data, lanes in pending.late]
        return other

    def _value_subset(self, value: Any, chosen: Array) -> Any:
        """An operand's value [..., block, lane] for some blocks; constants have one row."""
        return (
            value[..., chosen, :]
            if hasattr(value, "ndim") and value.ndim >= 2 and value.shape[-2] == self.block_count
            else value
        )

    # -- reporting ------------------------------------------------------------------

    def report(
        self, kind: str, message: str, w: Wave, step: Step, producer: Step | None = None, reason: str = "",
        waves: tuple[int, ...] = (), blocks: tuple[int, ...] = (), variant: str = "",
    ) -> None:  # fmt: skip
        """Note a hazard; the same one again only adds to its count."""
        source = producer.place if producer is not None else None
        if not self.collector.seen(kind, step.place, source, variant):
            self.collector.add(
                Hazard(kind, message, step.place, source, waves or (w.number,), blocks or self.block_ids(), reason),
                variant,
            )
