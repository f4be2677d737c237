"""What batches of blocks access in global memory, and races between blocks of different batches.

A batch is executed when the batches before it have ended, or in another process. Nothing orders two blocks but atomic
operations: an access of a block that has acquired what others released is ordered with the accesses that other blocks
made before they released something. Neither the location nor the time is compared between batches.

Of each byte and kind of access one access of all batches so far is kept. Reads of memory that no batch has written are
kept as they were logged."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from tiledsl.sim.memory.address_space import AddressSpace
from tiledsl.sim.memory.global_log import Access, Packing, Runs, alignment, common_power, pack, runs_of, spread
from tiledsl.sim.state.hazards import ATOMIC, READ, WRITE, Collector, Hazard, race_message
from tiledsl.sim.state.step import Step

CONFLICTS = {READ: (WRITE, ATOMIC), WRITE: (WRITE, READ, ATOMIC), ATOMIC: (WRITE, READ)}
GRANULE = 16  # bytes: the widest access
_COARSE = 1 << 12  # granules: neighbouring granules that are always accessed together are compared as one
BETWEEN_BLOCKS = "nothing orders two blocks of a launch but atomic operations"

# an access as one number: three flags, and where wave, instruction and block begin
_PRESENT, _ACQUIRED, _RELEASED, _WAVE, _STEP, _BLOCK = 1, 2, 4, 3, 8, 32


@dataclasses.dataclass(frozen=True, slots=True)
class Coder:
    """Writes accesses as numbers that mean the same in every batch, and are never 0. By row of the batch: the block,
    the first operation that acquires, and the last operation of each agent that is released. A block has so many waves.
    """

    waves: int
    blocks: np.ndarray
    acquires: np.ndarray
    released: np.ndarray

    def code(self, step: Any, agent: Any, row: np.ndarray, operation: Any) -> np.ndarray:
        """The numbers of accesses of the blocks in these rows."""
        released = operation <= self.released[row, agent]
        flags = _PRESENT | (operation >= self.acquires[row]) * _ACQUIRED | released * _RELEASED
        return flags | agent % self.waves << _WAVE | step << _STEP | self.blocks[row] << _BLOCK

    def codes(self, runs: Runs) -> np.ndarray:
        """The numbers of the accesses of runs."""
        steps, agents, operations = (runs.of_accesses(name) for name in ("step", "agent", "operation"))
        return self.code(steps, agents, runs.rows, operations)


def is_free(codes: np.ndarray) -> np.ndarray:
    """Whether accesses are ordered with no access of another block."""
    return codes & (_ACQUIRED | _RELEASED) == 0


@dataclasses.dataclass(frozen=True, slots=True)
class Touch:
    """The granules of one memory that a batch accesses in one way, as runs with one code each: the first granule and
    the number of granules.
    """

    memory: int
    granule: int
    kind: str
    first: np.ndarray
    count: np.ndarray
    codes: np.ndarray

    @classmethod
    def of(cls, memory: int, granule: int, kind: str, at: np.ndarray, codes: np.ndarray) -> Touch:
        """Of ascending granules and their codes."""
        begins = np.flatnonzero(np.concatenate([[True], (np.diff(at) != 1) | (np.diff(codes) != 0)]))
        count = np.diff(np.append(begins, at.size))
        return cls(memory, granule, kind, at[begins], count, codes[begins])

    def granules(self, granule: int) -> tuple[np.ndarray, np.ndarray]:
        """The granules of the given size, which divides this one, and their codes."""
        factor = self.granule // granule
        count = self.count * factor
        return spread(self.first * factor, count), np.repeat(self.codes, count)

    def coarse(self) -> Touch:
        """The same with the largest granules of which every run is made."""
        shift = common_power(_COARSE, self.first, self.count).bit_length() - 1
        first, count = self.first >> shift, self.count >> shift
        return Touch(self.memory, self.granule << shift, self.kind, first, count, self.codes)

    @classmethod
    def of_runs(cls, memory: int, granule: int, kind: str, runs: Sequence[Runs], coder: Coder) -> Touch:
        """Of accesses, each granule with the code of one access to it."""
        touch = cls.of_distinct(memory, granule, kind, runs, coder).coarse()
        at, of_accesses = touch.granules(touch.granule)
        first = int(at.min())
        codes = np.zeros(int(at.max()) + 1 - first, np.int64)
        codes[at - first] = of_accesses
        present = np.flatnonzero(codes)
        return cls.of(memory, touch.granule, kind, present + first, codes[present])

    @classmethod
    def of_distinct(cls, memory: int, granule: int, kind: str, runs: Sequence[Runs], coder: Coder) -> Touch:
        """Of accesses that touch no granule twice."""
        first = np.concatenate([one.first for one in runs]) // granule
        count = np.concatenate([one.count for one in runs]) // granule
        return cls(memory, granule, kind, first, count, np.concatenate([coder.codes(one) for one in runs]))


@dataclasses.dataclass(frozen=True, slots=True)
class Logged:
    """The reads of one memory by a batch, as they were logged: most launches never write such a memory."""

    memory: int
    accesses: list[Access]
    coder: Coder
    kind: str = READ

    def __reduce__(self) -> tuple[Any, ...]:
        pack(self.accesses)  # before they are sent to another process
        return Logged, (self.memory, self.accesses, self.coder, self.kind)

    def touch(self) -> Touch:
        """The granules that are accessed."""
        runs = runs_of(self.accesses)
        return Touch.of_runs(self.memory, alignment(runs, GRANULE), self.kind, runs, self.coder)


class BetweenBatches:
    """The accesses of all batches so far, by memory and kind: the code of one access to each granule."""

    def __init__(self, space: AddressSpace, steps: Sequence[Step], collector: Collector):
        self._space, self._steps, self._collector = space, steps, collector
        self._granules: dict[int, int] = {}
        self._known: dict[tuple[int, str], np.ndarray] = {}
        self._reads: dict[int, list[Logged]] = {}
        self._packing = Packing()

    def add(self, found: Sequence[Touch | Logged]) -> None:
        """Compare what one more batch accesses with the batches before, then record it."""
        written = {number for number, _ in self._known} | {item.memory for item in found if item.kind != READ}
        for memory in written & set(self._reads):
            for reads in self._reads.pop(memory):
                self._record(*self._spread(self._touch(reads)))
        touches = []
        for item in found:
            if isinstance(item, Logged) and item.memory not in written:
                self._reads.setdefault(item.memory, []).append(item)
                for access in item.accesses:
                    self._packing.note(access)
            else:
                touches.append(self._touch(item))
        spread = [self._spread(touch) for touch in touches]
        for touch, at, codes in spread:
            for earlier in CONFLICTS[touch.kind]:
                known = self._known.get((touch.memory, earlier))
                if known is not None:
                    self._compare(touch, earlier, at, codes, known[at])
        for entry in spread:
            self._record(*entry)

    def _touch(self, item: Touch | Logged) -> Touch:
        touch = (item if isinstance(item, Touch) else item.touch()).coarse()
        self._refine(touch.memory, touch.granule)
        return touch

    def _spread(self, touch: Touch) -> tuple[Touch, np.ndarray, np.ndarray]:
        return touch, *touch.granules(self._granules[touch.memory])

    def _refine(self, memory: int, granule: int) -> None:
        present = self._granules.setdefault(memory, granule)
        if granule < present:
            self._granules[memory] = granule
            for (number, kind), known in self._known.items():
                if number == memory:
                    self._known[number, kind] = np.repeat(known, present // granule)

    def _record(self, touch: Touch, at: np.ndarray, codes: np.ndarray) -> None:
        key, granule = (touch.memory, touch.kind), self._granules[touch.memory]
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = np.zeros(-(-self._space.memory_sizes[touch.memory] // granule) + 1, np.int64)
        old = known[at]
        known[at] = np.where((old == 0) | (old & _RELEASED != 0), codes, old)

    def _compare(self, touch: Touch, earlier: str, at: np.ndarray, codes: np.ndarray, old: np.ndarray) -> None:
        # which of two batches in two processes ran first is not known
        ordered = (old & _RELEASED != 0) & (codes & _ACQUIRED != 0) | (codes & _RELEASED != 0) & (old & _ACQUIRED != 0)
        bad = np.flatnonzero((old != 0) & ~ordered)
        if not bad.size:
            return
        pairs = np.stack([_step(codes[bad]), _step(old[bad])])
        _, first = np.unique(pairs, axis=1, return_index=True)
        for index in sorted(bad[first].tolist()):
            self._report(touch, earlier, int(at[index]), int(codes[index]), int(old[index]))

    def _report(self, touch: Touch, earlier: str, at: int, code: int, old: int) -> None:
        step, before = self._steps[_step(code)], self._steps[_step(old)]
        if self._collector.seen("global-race", step.place, before.place, "blocks"):
            return
        blocks = code >> _BLOCK, old >> _BLOCK
        where = self._space.byte_of(touch.memory, at * self._granules[touch.memory])
        message = race_message(f"block {blocks[0]}", touch.kind, where, f"block {blocks[1]}", earlier)
        waves = _wave(code), _wave(old)
        hazard = Hazard("global-race", message, step.place, before.place, waves, blocks, BETWEEN_BLOCKS)
        self._collector.add(hazard, "blocks")


def _step(code: Any) -> Any:
    return code >> _STEP & 0xFFFFFF


def _wave(code: int) -> int:
    return code >> _WAVE & 31
