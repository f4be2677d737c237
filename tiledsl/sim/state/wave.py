"""The state of one wave, for all blocks of a batch at once.

Registers are arrays [register, block, lane] of uint32 with the lane fastest, so that matrix operands unpack in runs of
32 or 64 lanes (three times as fast as with the block fastest, measured at 16 blocks); scalar registers are [register,
block, 1]. Hazard state is shared by the blocks: they run in lock step."""

from __future__ import annotations

import copy
from collections import deque
from collections.abc import Iterable
from typing import Any, Self

import numpy as np

from tiledsl.asm.isa.registers import NAMED_SCALARS, SCALAR_BITS, SCALARS, SCC_BIT, VECTOR_BITS
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.pending import Pending
from tiledsl.sim.state.private import Private
from tiledsl.sim.state.step import Accumulator, Step
from tiledsl.sim.state.undefined_words import UndefinedWords
from tiledsl.sim.state.unwritten_lanes import UnwrittenLanes
from tiledsl.targets import WAVE

POISON = 0xDEADBEEF
EXEC, VCC, M0 = (NAMED_SCALARS[name][0] for name in ("exec", "vcc", "m0"))
RUNNING, AT_BARRIER, ENDED = "running", "at a barrier", "ended"
PAUSED = "paused"  # behind a watched instruction
DIVERGING = "diverging"  # a branch or jump led the blocks to different instructions
ISSUE, COMPLETE, BOTH = 1, 2, 3  # what a memory body does in this call: check its access, move its data
_TRACE = 24  # instructions that a wait-state rule may look back over
_QUEUES = ("vm", "lds", "vm_unordered", "lgkm_unordered")


class Wave:
    """One wave of every block of a batch: registers, program counter, operations in flight, and what is known of
    registers.
    """

    def __init__(self, batch: Batch, number: int, vgprs: int, agprs: int):
        xp, blocks = batch.xp, batch.block_count
        self.batch, self.xp = batch, xp
        self.number = number
        scalars = xp.full((SCALARS, blocks, 1), POISON, xp.uint32)
        self.set_registers(self._new_file(vgprs, blocks), self._new_file(agprs, blocks), scalars)
        self.scc = xp.zeros((blocks, 1), bool)
        self.exec = xp.ones((blocks, WAVE), bool)
        self.full = True  # EXEC enables every lane of every block
        self.pc = 0
        # while diverging: the next instruction of each block that leaves this machine, -1 for the others
        self.targets: np.ndarray | None = None
        self.clock = 0  # wait states: instructions, and what s_nop adds
        self.executed = 0  # instructions
        self.state = RUNNING
        self.stage = BOTH
        self.step: Step = batch.steps[0]
        self.trace: deque[Step] = deque(maxlen=_TRACE)
        # memory operations in flight
        self.vm: deque[Pending] = deque()
        self.vm_unordered: list[Pending] = []
        self.lds: deque[Pending] = deque()
        self.lgkm_unordered: list[Pending] = []
        # register sets as bits
        self.in_flight = 0
        self.unwritten = VECTOR_BITS | SCALAR_BITS | SCC_BIT
        self.dirty = 0  # registers whose value is in an accumulator
        self.cached = 0  # registers from which values in `known` were computed
        self.cooling_mask = 0  # registers of `cooling`
        self.attention = self.unwritten  # registers to look at before an instruction touches them
        # values computed from registers, by these registers, until one of them is written
        self.known: dict[int, dict[Any, Any]] = {}
        # the instruction that gave an unwritten register an undefined value, or a value in some lanes only
        self.copied: dict[tuple[str, int], Step] = {}
        self.unwritten_lanes = UnwrittenLanes()
        self.undefined_words = UndefinedWords()
        self.private: Private | None = None
        # results of matrix instructions: those not written back yet, by their registers, and those whose distance to
        # the next use still counts: (registers, clock, producer, "d" for a result or "c" for a source)
        self.accumulators: dict[int, Accumulator] = {}
        self.cooling: list[tuple[int, int, Step, str]] = []

    def set_registers(self, v: Array, a: Array, s: Array) -> None:
        xp = self.xp
        self.v, self.a, self.s = v, a, s
        self.vf, self.af, self.sf = v.view(xp.float32), a.view(xp.float32), s.view(xp.float32)
        self.vi, self.ai, self.si = v.view(xp.int32), a.view(xp.int32), s.view(xp.int32)

    def _new_file(self, registers: int, blocks: int) -> Array:
        """Vector registers that no instruction has written."""
        return self.xp.full((registers, blocks, WAVE), POISON, self.xp.uint32)

    def _files_of(self, rows: Array) -> Iterable[Array]:
        """The vector registers, the accumulators and the scalar registers of the blocks in these rows."""
        return (self.xp.ascontiguousarray(file[:, rows]) for file in (self.v, self.a, self.s))

    def subset(self, batch: Batch, rows: Array) -> Self:
        """The same wave of the blocks in these rows, which `batch` has; without its accumulators."""
        other = copy.copy(self)
        other.batch = batch
        other.set_registers(*self._files_of(rows))
        other.scc, other.exec = self.scc[rows], self.exec[rows]
        other.full = bool(other.exec.all())
        other.unwritten_lanes = self.unwritten_lanes.subset(rows, other.exec)
        other.undefined_words = self.undefined_words.subset(rows)
        other.private = self.private.subset(rows) if self.private is not None else None
        other.trace = copy.copy(self.trace)
        other.accumulators, other.known, other.cached = {}, {}, 0
        other.cooling = list(self.cooling)
        other.copied = dict(self.copied)
        self._split_queues(other, rows)
        other.refresh()
        return other

    def _split_queues(self, other: Self, rows: Array) -> None:
        """Give the other wave its operations in flight; an operation in two queues stays one operation."""
        operations = [pending for name in _QUEUES for pending in getattr(self, name)]
        clones = {id(pending): pending.subset(rows, self.batch.block_count) for pending in operations}
        for name in _QUEUES:
            queue = getattr(self, name)
            setattr(other, name, type(queue)(clones[id(pending)] for pending in queue))

    def refresh(self) -> None:
        """Recompute which registers to look at before an instruction touches them."""
        self.attention = (
            self.in_flight | self.unwritten | self.unwritten_lanes.active | self.dirty | self.cached | self.cooling_mask
        )

    # -- values computed from registers ---------------------------------------------

    def remember(self, registers: int, key: Any, value: Any) -> None:
        """Keep a value computed from registers until one of them is written."""
        self.known.setdefault(registers, {})[key] = value
        self.cached |= registers
        self.attention |= registers

    def forget(self, registers: int) -> None:
        """Drop the values computed from registers that are now written."""
        if not self.cached & registers:
            return
        self.cached = 0
        for known in list(self.known):
            if known & registers:
                del self.known[known]
            else:
                self.cached |= known

    # -- masks -------------------------------------------------------------------

    def lane_mask(self, index: int) -> Array:
        """A pair of scalar registers as one truth value a lane: [block, lane]."""
        words = self.xp.ascontiguousarray(self.s[index : index + 2, :, 0].T)
        return self.xp.unpackbits(words.view(self.xp.uint8).reshape(-1), bitorder="little").view(bool).reshape(-1, WAVE)

    def mask_words(self, mask: Array) -> Array:
        """Truth values [block, lane] as two words: [2, block, 1]."""
        packed = self.xp.packbits(self.xp.ascontiguousarray(mask).reshape(-1), bitorder="little")
        return packed.view(self.xp.uint32).reshape(-1, 2).T[:, :, None]

    def exec_changed(self) -> None:
        """Take over EXEC from its scalar registers, which were written."""
        self.full = bool((self.s[EXEC : EXEC + 2] == 0xFFFFFFFF).all())
        self.exec = self.lane_mask(EXEC)
        if self.unwritten_lanes.groups:
            self.unwritten_lanes.update_active(self.exec)
            self.refresh()
