"""Races in global memory, byte exact: among the waves of a block, and among the blocks of one batch.

Accesses of one wave are ordered. Accesses of two waves of a block are ordered if a barrier stands between them. Where
one of them is scalar, or in threadgroup split mode, a wait must also cover the earlier access before the barrier.
Accesses of two blocks are ordered by atomic operations alone ("release" and "acquire" of LLVM's memory model). Let one
block change a location atomically, and another block change the same location atomically later, and read the result.
Then the earlier accesses of the first block precede the later accesses of the second block: those of the wave that
changes the location, before its first store that no wait has covered then, and those of the block's other waves before
the last barrier. Only atomic operations of a single lane
of a wave order blocks, since programs synchronize with such operations.

Two accesses to one byte race if at least one is a write, not both are atomic, and nothing orders them. Compilers print
atomic loads and stores as loads and stores with a scope (LLVM, AMDGPUUsage, "Memory Model"); such a load races with no
atomic write.

Accesses are logged while the batch runs, and checked when the batch has ended. A memory that is only read has no race.
A memory has no race either if no written byte is accessed twice. The accesses to other memories are checked one after
the other, with a shadow that has one entry for each granule of bytes. The granule is the largest size of which all
accesses are multiples. The shadow keeps three readers of a granule: the last, the last of another wave of that block,
and the last of another block; and likewise three writers and three atomic operations."""

from __future__ import annotations

import dataclasses
import itertools

import numpy as np

from tiledsl.sim.memory.address_space import AddressSpace
from tiledsl.sim.memory.global_log import Access, GlobalLog, Runs, alignment, common_power, runs_of, spread
from tiledsl.sim.memory.touches import BETWEEN_BLOCKS, CONFLICTS, GRANULE, Coder, Logged, Touch, is_free
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.hazards import ATOMIC, READ, WRITE, race_message

_CELL = 1 << 16  # bytes, the most that are compared as one
_AGENT_BITS = 32
_AGENT = (1 << _AGENT_BITS) - 1


@dataclasses.dataclass(slots=True)
class _Last:
    """The last accesses of one kind to each granule.

    These are the last access, the last of another wave of the same block, and the last of another block. An entry has
    the number of the operation in its upper bits, and the number of the agent + 1 in its lower bits. An agent is a wave
    of a block. The entry 0 stands for no access.
    """

    last: np.ndarray
    beside: np.ndarray
    elsewhere: np.ndarray

    @classmethod
    def none(cls, granules: int) -> _Last:
        last, beside, elsewhere = (np.zeros(granules, np.int64) for _ in range(3))
        return cls(last, beside, elsewhere)

    def tables(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        return self.last, self.beside, self.elsewhere

    def record(self, at: np.ndarray, entries: np.ndarray, agents: int) -> np.ndarray:
        """Enter accesses to the granules `at`. Return which of them other blocks access by the same instruction."""
        before = self.last[at]
        other = ((before ^ entries) & _AGENT != 0) & (before != 0)
        if other.any():
            places, old = at[other], before[other]
            same_block = ((old & _AGENT) - 1) // agents == ((entries[other] & _AGENT) - 1) // agents
            self.beside[places] = np.where(same_block, old, 0)
            self.elsewhere[places[~same_block]] = old[~same_block]
        self.last[at] = entries
        shared = self.last[at] != entries
        if shared.any():
            self.elsewhere[at[shared]] = entries[shared]
        return shared


class _Order:
    """The order between the blocks of a batch.

    `acquired[x, y, a]` is the last operation of agent a of block y whose effects block x has acquired. `acquires` is
    the first operation with which a block acquired anything, and `released[y, a]` the last operation of an agent that
    block y has released. `locations` has, for each location, what each block has released there, by agent.
    """

    def __init__(self, rows: int, agents: int):
        self.acquired = np.full((rows, rows, agents), -1, np.int64)
        self.acquires = np.full(rows, np.iinfo(np.int64).max)
        self.released = np.zeros((rows, agents), np.int64)
        self.locations: dict[tuple[int, int], dict[int, np.ndarray]] = {}


class _Memory:
    """The shadow of one allocation, or of several that overlap."""

    def __init__(self, size: int, granule: int):
        self.granule = granule
        self.kinds: dict[str, _Last] = {}
        self.granules = -(-size // self.granule) + 1

    def of(self, kind: str) -> _Last:
        if kind not in self.kinds:
            self.kinds[kind] = _Last.none(self.granules)
        return self.kinds[kind]


@dataclasses.dataclass(frozen=True, slots=True)
class _Once:
    """The accesses to one memory, by kind."""

    granule: int
    kinds: dict[str, list[Runs]]


class GlobalRaces:
    """The search for races among the logged accesses of one batch, and the data that other batches need."""

    def __init__(self, batch: Batch, space: AddressSpace, log: GlobalLog):
        self.batch, self.space = batch, space
        self.agents = 2 * batch.wave_count
        self.log = log.accesses
        self.memories: dict[int, _Memory] = {}  # memories in which a race is possible
        # the other memories, in which the batch has no race: those that it only reads, and those that it writes once
        self.only_read: dict[int, list[Access]] = {}
        self.written_once: dict[int, _Once] = {}
        self.order = _Order(batch.block_count, self.agents)

    def check(self) -> None:
        """Report the races."""
        self._mark_loads_of_swaps()
        by_memory: dict[int, list[Access]] = {}
        for access in self.log:
            by_memory.setdefault(access.memory, []).append(access)
        suspects = {number for number, accesses in by_memory.items() if self._is_suspect(number, accesses)}
        ordering = any(access.kind == ATOMIC or access.scope for access in self.log)
        for access in self.log if suspects or ordering else ():
            if access.memory in suspects:
                self._check(access)
            if access.kind == ATOMIC or access.scope:
                self._synchronize(access)

    def _mark_loads_of_swaps(self) -> None:
        """Take plain loads as atomic whose values the same wave checks by compare-and-swap at the same places.

        Such a loop begins with a plain load (LLVM, AtomicExpandPass): a value that is late is tried in vain.
        """
        swaps = {step.index for step in self.batch.steps if "_cmpswap" in step.definition.mnemonic}
        loads: dict[tuple[int, int, int], list[Access]] = {}
        for access in self.log if swaps else ():
            known = loads.setdefault((access.agent, access.memory, access.size), [])
            if access.kind == READ:
                known.append(access)
            elif access.step in swaps and known:
                places = set(zip(*(array.tolist() for array in access.places()), strict=True))
                for load in known:
                    load.scope |= places <= set(zip(*(array.tolist() for array in load.places()), strict=True))
                known.clear()

    def _is_suspect(self, number: int, accesses: list[Access]) -> bool:
        """Return whether written bytes may be accessed twice. If not, keep the accesses."""
        kinds: dict[str, list[Access]] = {}
        for access in accesses:
            kinds.setdefault(access.kind, []).append(access)
        if list(kinds) == [READ]:
            self.only_read[number] = accesses
            return False
        runs = {kind: runs_of(chosen) for kind, chosen in kinds.items()}
        granule = alignment([one for chosen in runs.values() for one in chosen], GRANULE)
        ordering = ATOMIC in kinds or any(access.scope for access in accesses)
        if not ordering and _is_written_once(runs):
            self.written_once[number] = _Once(granule, runs)
            return False
        self.memories[number] = _Memory(self.space.memory_sizes[number], granule)
        return True

    def _entries(self, access: Access, granule: int) -> tuple[np.ndarray, np.ndarray]:
        at, rows = access.granules(granule)
        return at, access.operation << _AGENT_BITS | rows * self.agents + access.agent + 1

    # -- one access after the other ----------------------------------------------------

    def _check(self, access: Access) -> None:
        """Check an access against all earlier accesses, and record it."""
        memory = self.memories[access.memory]
        at, entries = self._entries(access, memory.granule)
        kind = ATOMIC if access.scope and access.kind == WRITE else access.kind
        for earlier in CONFLICTS[kind]:
            if earlier in memory.kinds and not (access.scope and earlier == ATOMIC):
                for table in memory.kinds[earlier].tables():
                    self._compare(access, earlier, at, entries, table[at])
        if access.kind == READ and access.scope:
            return
        known = memory.of(kind)
        shared = known.record(at, entries, self.agents)
        if kind == WRITE and shared.any():
            self._report(access, WRITE, at[shared], entries[shared], known.last[at[shared]])

    def _compare(self, access: Access, earlier: str, at: np.ndarray, entries: np.ndarray, old: np.ndarray) -> None:
        """Report the earlier accesses that nothing orders with this access."""
        other = ((old ^ entries) & _AGENT != 0) & (old != 0)
        if not other.any():
            return
        at, old, entries = at[other], old[other], entries[other]
        bad = self._unordered(access, entries, old)
        if access.scope and access.kind == READ and bad.any():
            # on gfx90a an atomic store is printed like other stores: a store of a single lane counts as atomic
            operations = (old >> _AGENT_BITS).tolist()
            bad &= ~np.array([_is_of_one_lane(self.log[operation - 1]) for operation in operations])
        if bad.any():
            self._report(access, earlier, at[bad], entries[bad], old[bad])

    def _unordered(self, access: Access, entries: np.ndarray, old: np.ndarray) -> np.ndarray:
        """Return which earlier accesses of other agents nothing orders with the present accesses."""
        operation = old >> _AGENT_BITS
        row_before, agent_before = np.divmod((old & _AGENT) - 1, self.agents)
        row, agent = np.divmod((entries & _AGENT) - 1, self.agents)
        waves = self.batch.wave_count
        epoch = access.epoch
        closed = epoch.closed_for_vectors if access.agent < waves else epoch.closed
        beside = (agent_before % waves != agent % waves) & (operation > closed[agent_before])
        return np.where(row_before == row, beside, operation > self.order.acquired[row, row_before, agent_before])

    def _report(self, access: Access, earlier: str, at: np.ndarray, entries: np.ndarray, old: np.ndarray) -> None:
        """Report the first of these pairs of accesses."""
        before = self.log[(int(old[0]) >> _AGENT_BITS) - 1]
        row, row_before = (((int(entry[0]) & _AGENT) - 1) // self.agents for entry in (entries, old))
        blocks = self.batch.block_ids([row, row_before])
        wave, wave_before = (each.agent % self.batch.wave_count for each in (access, before))
        if row == row_before:
            who, who_before = f"wave {wave}", f"wave {wave_before} of its block"
            reason = _reason(access, before)
        else:
            who, who_before = f"block {blocks[0]}", f"block {blocks[1]}"
            reason = BETWEEN_BLOCKS
        where = self.space.byte_of(access.memory, int(at[0]) * self.memories[access.memory].granule)
        self.batch.report(
            "global-race",
            race_message(who, access.kind, where, who_before, earlier),
            wave,
            self.batch.steps[access.step],
            self.batch.steps[before.step],
            reason,
            (wave, wave_before),
            tuple(dict.fromkeys(blocks)),
            "waves" if row == row_before else "blocks",
        )

    def _synchronize(self, access: Access) -> None:
        """Note that blocks release their accesses, and acquire those that others released at the same location."""
        if not _is_of_one_lane(access):
            return
        order, operation = self.order, access.operation
        acquires, releases = access.kind == READ or bool(self.batch.steps[access.step].writes), access.kind != READ
        for place, block in zip(*(array.tolist() for array in access.places()), strict=True):
            known = order.locations.setdefault((access.memory, place), {})
            if acquires:
                order.acquires[block] = min(order.acquires[block], operation)
                for other, before in known.items():
                    order.acquired[block, other] = np.maximum(order.acquired[block, other], before)
            if releases:
                known[block] = self._released(access)
                order.released[block] = np.maximum(order.released[block], known[block])

    def _released(self, access: Access) -> np.ndarray:
        """Return the last operation of each agent of a block that an atomic operation of the block releases."""
        waves = self.batch.wave_count
        released = np.concatenate([access.epoch.closed_for_vectors[:waves], access.epoch.closed[waves:]])
        # stores that are on their way are not released
        released[access.agent % waves :: waves] = access.unfinished - 1 if access.unfinished else access.operation
        return released

    # -- for other batches -------------------------------------------------------------

    def found(self) -> list[Touch | Logged]:
        """Return the accesses of the batch's blocks, after the check."""
        order, blocks = self.order, np.array(self.batch.blocks, np.int64)
        coder = Coder(self.batch.wave_count, blocks, order.acquires, order.released)
        touches: list[Touch | Logged] = [
            self._touch(number, memory.granule, kind, known, coder)
            for number, memory in self.memories.items()
            for kind, known in memory.kinds.items()
        ]
        for number, once in self.written_once.items():
            for kind, runs in once.kinds.items():
                of = Touch.of_distinct if kind == WRITE else Touch.of_runs
                touches.append(of(number, once.granule, kind, runs, coder))
        return touches + [Logged(number, accesses, coder) for number, accesses in self.only_read.items()]

    def _touch(self, number: int, granule: int, kind: str, known: _Last, coder: Coder) -> Touch:
        at = np.flatnonzero(known.last)
        codes = self._codes(known.last[at], coder)
        other = known.elsewhere[at]
        if other.any():  # of two blocks, keep the block that nothing orders with others
            beside = np.where(other != 0, self._codes(other, coder), codes)
            codes = np.where(is_free(beside), beside, codes)
        return Touch.of(number, granule, kind, at, codes)

    def _codes(self, entries: np.ndarray, coder: Coder) -> np.ndarray:
        operation = np.maximum(entries >> _AGENT_BITS, 1)
        row, agent = np.divmod(np.maximum((entries & _AGENT) - 1, 0), self.agents)
        steps = np.array([access.step for access in self.log], np.int64)
        return coder.code(steps[operation - 1], agent, row, operation)


def _is_written_once(runs: dict[str, list[Runs]]) -> bool:
    """Return whether no written byte is accessed twice."""
    ends = (part for one in itertools.chain(*runs.values()) for part in (one.first, one.count))
    shift = common_power(_CELL, *ends).bit_length() - 1
    at = _cells(runs[WRITE], shift)
    first = int(at.min())
    written = np.zeros(int(at.max()) + 1 - first, bool)
    written[at - first] = True
    if np.count_nonzero(written) < at.size:
        return False
    if READ not in runs:
        return True
    read = _cells(runs[READ], shift) - first
    return not written[read[(read >= 0) & (read < written.size)]].any()


def _cells(runs: list[Runs], shift: int) -> np.ndarray:
    """The cells of 1 << `shift` bytes of which the runs are made."""
    return np.concatenate([spread(one.first >> shift, one.count >> shift) for one in runs])


def _is_of_one_lane(access: Access) -> bool:
    """Return whether at most one lane of each block takes part."""
    _, rows = access.places()
    return rows.size == np.unique(rows).size


def _reason(access: Access, before: Access) -> str:
    """Return the reason why two accesses of two waves of a block are unordered."""
    if before.operation > access.epoch.begin:
        return "no barrier stands between them"
    return "no wait covered the earlier access before the barrier"
