"""The log of a batch's accesses to global memory: in the order of their issue, with the barriers between them."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Sequence

import numpy as np

from tiledsl.sim.memory.address_space import Allocation
from tiledsl.sim.state.arithmetic import Array, on_host
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.hazards import ATOMIC, READ
from tiledsl.sim.state.pending import Pending
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import ENDED, Wave

_UNPACKED = 1 << 25  # bytes of addresses that are kept as they are


@dataclasses.dataclass(frozen=True, slots=True)
class Epoch:
    """The time between two barriers: by agent, the last operation that the barrier before has closed for all agents;
    the last operation that the barrier has closed for the vector memory operations of other waves; and the last
    operation before that barrier.
    """

    closed: np.ndarray
    closed_for_vectors: np.ndarray
    begin: int


@dataclasses.dataclass(slots=True)
class Access:
    """The access of one instruction of a wave, in all its blocks.

    `agent` is the wave's number; a wave's scalar operations have a number of their own. `scope` says that the load or
    store is atomic by its scope. `offsets` are the first bytes in the memory that the active lanes access, of the
    blocks in `rows` of the batch: one of each lane; or, where the lanes of every block lie alike, `offsets` has one
    row for each block, and `lanes` the distances of the lanes."""

    operation: int
    step: int
    agent: int
    memory: int
    kind: str
    scope: bool
    size: int
    offsets: np.ndarray
    rows: np.ndarray
    epoch: Epoch
    lanes: np.ndarray | None = None

    def places(self) -> tuple[np.ndarray, np.ndarray]:
        """The first byte that each lane accesses, and the row of its block."""
        if self.lanes is not None:
            offsets = self.offsets[:, None] + self.lanes
            return offsets.reshape(-1), np.repeat(self.rows, self.lanes.size)
        if self.offsets.ndim == 2:
            return self.offsets.reshape(-1), np.repeat(self.rows, self.offsets.shape[1])
        return self.offsets, self.rows

    def granules(self, granule: int) -> tuple[np.ndarray, np.ndarray]:
        """The granules that the lanes access, and the row of the block of each."""
        offsets, rows = self.places()
        return _divided(offsets, self.size, granule), np.repeat(rows, self.size // granule)

    def alignment(self) -> int:
        """The greatest power of two that divides every address, and the size."""
        mixed = int(np.bitwise_or.reduce(self.offsets, axis=None)) | self.size
        if self.lanes is not None:
            mixed |= int(np.bitwise_or.reduce(self.lanes))
        return mixed & -mixed


def _divided(offsets: np.ndarray, size: int, granule: int) -> np.ndarray:
    """The granules of accesses of `size` bytes."""
    at, count = offsets // granule, size // granule
    return at if count == 1 else (at[:, None] + np.arange(count)).reshape(-1)


def granules_of(accesses: Sequence[Access], granule: int) -> np.ndarray:
    """The granules of many accesses, in any order."""
    by_size: dict[int, list[np.ndarray]] = {}
    for access in accesses:
        by_size.setdefault(access.size, []).append(access.places()[0])
    parts = [_divided(np.concatenate(offsets), size, granule) for size, offsets in by_size.items()]
    return np.concatenate(parts) if parts else np.zeros(0, np.int64)


class GlobalLog:
    """The log of one batch. Machines that split off (`subset`) write to the same log, and have waits and barriers of
    their own.
    """

    def __init__(self, batch: Batch, split: bool = False):
        self.batch, self.split = batch, split
        self.accesses: list[Access] = []
        self.rows: np.ndarray = np.arange(batch.block_count)
        self.completed = np.zeros(2 * batch.wave_count, np.int64)  # by agent, the last operation that a wait covers
        self.epoch = Epoch(self.completed.copy(), self.completed.copy(), 0)
        self._packed = _Packed()

    def subset(self, batch: Batch, rows: np.ndarray) -> GlobalLog:
        """The log for the blocks in these rows, which `batch` has."""
        other = copy.copy(self)
        other.batch, other.rows, other.completed = batch, self.rows[rows], self.completed.copy()
        return other

    def add(self, w: Wave, allocation: Allocation, offset: Array, size: int, lanes: Array, kind: str) -> None:
        """Note an access of the active lanes at byte offsets of the allocation, where the lanes are active."""
        if allocation.memory is None:
            return
        rows, offsets = self.rows, on_host(offset) + allocation.start
        if not (w.full and lanes is w.exec):
            active = on_host(lanes)
            if not active.all():
                offsets = np.broadcast_to(offsets, active.shape)[active]
                rows = np.broadcast_to(rows[:, None], active.shape)[active]
                if not offsets.size:
                    return
        operation = len(self.accesses) + 1
        self.accesses.append(
            Access(
                operation,
                w.step.index,
                self._agent(w, w.step),
                allocation.memory,
                kind,
                self._scope(w.step, kind),
                size,
                offsets,
                rows,
                self.epoch,
            )
        )
        self._packed.note(self.accesses, offsets.nbytes)
        if self.batch.issuing is not None:
            self.batch.issuing.global_op = operation

    def _agent(self, w: Wave, step: Step) -> int:
        return w.number + (self.batch.wave_count if step.family == "smem" else 0)

    def _scope(self, step: Step, kind: str) -> bool:
        """Whether a load or a store is atomic by its scope: sc1, or on gfx90a glc of a load. A nontemporal access has
        such bits too, and is no atomic one.
        """
        if kind == ATOMIC or not step.item.modifiers or step.definition.bytes > 8:
            return False
        modifier = step.item.modifier
        if self.batch.target.name == "gfx90a":
            return kind == READ and bool(modifier("glc")) and not modifier("slc")
        return bool(modifier("sc1")) and not modifier("nt")

    def finished(self, w: Wave, pending: Pending) -> None:
        """Note that waits cover an operation."""
        agent = self._agent(w, pending.step)
        self.completed[agent] = max(self.completed[agent], pending.global_op)

    def barrier(self, waves: Sequence[Wave]) -> None:
        """Pass a barrier: operations that a wait of their wave covers precede all later operations of the block.

        Vector memory operations need no wait to precede later ones of the block: "the L1 cache keeps all memory
        operations in order for wavefronts in the same work-group" (LLVM, SIMemoryLegalizer, insertWait), but for
        threadgroup split mode.
        """
        closed = self.epoch.closed.copy()
        for w in waves:
            if w.state != ENDED:
                agents = [w.number, w.number + self.batch.wave_count]
                closed[agents] = self.completed[agents]
        for_vectors = closed
        if not self.split:
            for_vectors = closed.copy()
            for_vectors[: self.batch.wave_count] = len(self.accesses)
        self.epoch = Epoch(closed, for_vectors, len(self.accesses))


class _Packed:
    """Keeps a log small: addresses whose lanes lie alike in every block need one number a block."""

    def __init__(self) -> None:
        self._size = self._done = 0
        self._lanes: dict[bytes, np.ndarray] = {}

    def note(self, accesses: list[Access], size: int) -> None:
        """Pack the addresses since the last time if they take much memory; `size` are the bytes of the newest."""
        self._size += size
        if self._size > _UNPACKED:
            for access in accesses[self._done :]:
                self.pack(access)
            self._size, self._done = 0, len(accesses)

    def pack(self, access: Access) -> None:
        if access.offsets.ndim == 2 and access.offsets.shape[1] > 1:
            lanes = access.offsets - access.offsets[:, :1]
            if (lanes == lanes[:1]).all():
                access.lanes = self._lanes.setdefault(lanes[0].tobytes(), lanes[0])
                access.offsets = access.offsets[:, 0].copy()


def packed(accesses: Sequence[Access]) -> list[Access]:
    """The same accesses in little memory."""
    packing = _Packed()
    for access in accesses:
        packing.pack(access)
    return list(accesses)
