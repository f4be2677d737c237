"""The log of a batch's accesses to global memory: in the order of their issue, with the barriers between them."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from tiledsl.sim.memory.address_space import Allocation
from tiledsl.sim.state.arithmetic import Array, on_host
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.hazards import ATOMIC, READ, WRITE
from tiledsl.sim.state.pending import Pending
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import ENDED, Wave

_UNPACKED = 1 << 25  # bytes of addresses that are kept as they are
_PACKED_AT_ONCE = 64  # accesses: few enough for the caches


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
    row for each block, and `lanes` the distances of the lanes. Of an access that may order blocks, `unfinished` is the
    first store of the wave that no wait has covered yet; 0 if there is none."""

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
    unfinished: int = 0

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


def _divided(offsets: np.ndarray, size: int, granule: int) -> np.ndarray:
    """The granules of accesses of `size` bytes."""
    at, count = offsets // granule, size // granule
    return at if count == 1 else (at[:, None] + np.arange(count)).reshape(-1)


@dataclasses.dataclass(frozen=True, slots=True)
class Runs:
    """Accesses of `size` bytes by a lane, as runs: neighbouring lanes of a wave without a gap are one run.

    Each run has its first byte, its number of bytes, the row of its block, and the number of its access.
    """

    size: int
    first: np.ndarray
    count: np.ndarray
    rows: np.ndarray
    numbers: np.ndarray
    accesses: Sequence[Access]

    def of_accesses(self, name: str) -> np.ndarray:
        """The field of that name of each run's access."""
        return np.array([getattr(access, name) for access in self.accesses], np.int64)[self.numbers]


def runs_of(accesses: Sequence[Access]) -> list[Runs]:
    """The accesses as runs. Accesses that lie alike are taken together, as many as fit into the caches."""
    alike: dict[tuple[int, ...], list[Access]] = {}
    for access in accesses:
        lanes = 0 if access.lanes is None else access.lanes.size
        shape = access.offsets.shape if lanes or access.offsets.ndim == 2 else ()
        alike.setdefault((access.size, lanes, *shape), []).append(access)
    found = []
    for chosen in alike.values():
        for start in range(0, len(chosen), _PACKED_AT_ONCE):
            found.append(_runs(chosen[start : start + _PACKED_AT_ONCE]))
    return found


def _runs(accesses: Sequence[Access]) -> Runs:
    """The runs of accesses of one size that lie alike."""
    size, rows = accesses[0].size, np.concatenate([access.rows for access in accesses])
    offsets = np.concatenate([access.offsets for access in accesses])
    if offsets.ndim == 1 and accesses[0].lanes is None:
        of_lanes = np.repeat(np.arange(len(accesses)), [access.offsets.size for access in accesses])
        begins = _begins(offsets, size)
        begins[1:] |= (rows[1:] != rows[:-1]) | (of_lanes[1:] != of_lanes[:-1])
        where = np.flatnonzero(begins)
        return Runs(size, offsets[where], _lengths(where, offsets.size) * size, rows[where], of_lanes[where], accesses)
    blocks = accesses[0].rows.size
    if offsets.ndim == 2:
        where = np.flatnonzero(_begins(offsets, size))
        row = where // offsets.shape[1]
        count = _lengths(where, offsets.size) * size
        return Runs(size, offsets.reshape(-1)[where], count, rows[row], row // blocks, accesses)
    lanes = np.stack([access.lanes for access in accesses if access.lanes is not None])
    where = np.flatnonzero(_begins(lanes, size))
    number = where // lanes.shape[1]
    first = offsets.reshape(-1, blocks)[number] + lanes.reshape(-1)[where][:, None]
    count = np.repeat(_lengths(where, lanes.size) * size, blocks)
    rows = rows.reshape(-1, blocks)[number]
    return Runs(size, first.reshape(-1), count, rows.reshape(-1), np.repeat(number, blocks), accesses)


def _begins(offsets: np.ndarray, size: int) -> np.ndarray:
    """Where a run begins: at the first lane, and behind a gap."""
    begins = np.ones(offsets.shape, bool)
    np.not_equal(offsets[..., 1:] - offsets[..., :-1], size, out=begins[..., 1:])
    return begins


def _lengths(where: np.ndarray, end: int) -> np.ndarray:
    """How long the runs are that begin there."""
    return np.diff(where, append=end)


def spread(first: np.ndarray, count: np.ndarray) -> np.ndarray:
    """All numbers of the runs, run by run."""
    if not count.size:
        return first
    ends = np.cumsum(count)
    return np.arange(ends[-1]) + np.repeat(first - (ends - count), count)


def alignment(runs: Sequence[Runs], most: int) -> int:
    """The greatest power of two up to `most` that divides every address and every size of an access."""
    return common_power(most, *(part for one in runs for part in (one.first, one.size)))


def common_power(most: int, *numbers: Any) -> int:
    """The greatest power of two up to `most`, a power of two, that divides all numbers; arrays of them too."""
    mixed = most
    for some in numbers:
        mixed |= int(np.bitwise_or.reduce(some, axis=None))
    return mixed & -mixed


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
        self.stores: dict[int, list[int]] = {}  # by agent, the operations of stores that no wait covers
        self._packing = Packing()
        self._scopes: dict[tuple[int, str], bool] = {}  # by instruction and kind of access

    def subset(self, batch: Batch, rows: np.ndarray) -> GlobalLog:
        """The log for the blocks in these rows, which `batch` has."""
        other = copy.copy(self)
        other.batch, other.rows, other.completed = batch, self.rows[rows], self.completed.copy()
        other.stores = {agent: list(stores) for agent, stores in self.stores.items()}
        return other

    def add(self, w: Wave, allocation: Allocation, offset: Array, size: int, lanes: Array, kind: str) -> None:
        """Note an access of the active lanes at byte offsets of the allocation, where the lanes are active."""
        if allocation.memory is None:
            return
        rows, offsets = self.rows, on_host(offset)
        if allocation.start:
            offsets = offsets + allocation.start
        if not (w.full and lanes is w.exec):
            active = on_host(lanes)
            if not active.all():
                offsets = np.broadcast_to(offsets, active.shape)[active]
                rows = np.broadcast_to(rows[:, None], active.shape)[active]
                if not offsets.size:
                    return
        step, operation = w.step, len(self.accesses) + 1
        agent = w.number if step.family != "smem" else w.number + self.batch.wave_count
        scope = self._scopes.get((step.index, kind))
        if scope is None:
            scope = self._scopes[step.index, kind] = self._scope(step, kind)
        access = Access(operation, step.index, agent, allocation.memory, kind, scope, size, offsets, rows, self.epoch)
        self.accesses.append(access)
        waiting = self.stores.setdefault(agent, [])
        if (kind == ATOMIC or scope) and waiting:
            access.unfinished = waiting[0]
        if kind == WRITE:
            waiting.append(operation)
        self._packing.note(access)
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
        self.stores[agent] = [one for one in self.stores.get(agent, ()) if one > self.completed[agent]]

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


class Packing:
    """Keeps logs small: packs the newest accesses where their addresses take much memory."""

    def __init__(self) -> None:
        self._size = 0
        self._newest: list[Access] = []

    def note(self, access: Access) -> None:
        """Note an access, and pack all accesses since the last time if their addresses take much memory."""
        self._newest.append(access)
        self._size += access.offsets.nbytes
        if self._size > _UNPACKED:
            pack(self._newest)
            self._size, self._newest = 0, []


def pack(accesses: Sequence[Access]) -> None:
    """Change accesses to take little memory: where lanes lie alike in every block, keep one address a block."""
    alike: dict[tuple[int, ...], list[Access]] = {}
    for access in accesses:
        if access.offsets.ndim == 2 and access.offsets.shape[1] > 1:
            alike.setdefault(access.offsets.shape, []).append(access)
    for chosen in alike.values():
        for start in range(0, len(chosen), _PACKED_AT_ONCE):
            _pack(chosen[start : start + _PACKED_AT_ONCE])


def _pack(accesses: list[Access]) -> None:
    """Pack accesses whose addresses have one shape. Accesses with the same distances of the lanes share the array."""
    offsets = np.stack([access.offsets for access in accesses])
    first, lanes = offsets[:, :, 0].copy(), offsets[:, 0] - offsets[:, 0, :1]
    alike = (offsets == first[:, :, None] + lanes[:, None]).all(axis=(1, 2))
    changes = np.concatenate([[True], (lanes[1:] != lanes[:-1]).any(axis=1)])
    distances = list(lanes[changes])
    which = (np.cumsum(changes) - 1).tolist()
    for access, same, of_blocks, number in zip(accesses, alike.tolist(), first, which, strict=True):
        if same:
            access.offsets, access.lanes = of_blocks, distances[number]
