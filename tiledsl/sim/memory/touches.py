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
from tiledsl.sim.memory.global_log import Access, Packing, Stack, alignment, pack, stacked
from tiledsl.sim.state.hazards import ATOMIC, READ, WRITE, Collector, Hazard, race_message
from tiledsl.sim.state.step import Step

CONFLICTS = {READ: (WRITE, ATOMIC), WRITE: (WRITE, READ, ATOMIC), ATOMIC: (WRITE, READ)}
GRANULE = 16  # bytes: the widest access
BETWEEN_BLOCKS = "nothing orders two blocks of a launch but atomic operations"

# an access as one number: three flags, and where wave, instruction and block begin
_PRESENT, _ACQUIRED, _RELEASED, _WAVE, _STEP, _BLOCK = 1, 2, 4, 3, 8, 32


@dataclasses.dataclass(frozen=True, slots=True)
class Coder:
    """Writes accesses as numbers that mean the same in every batch, and are never 0. By row of the batch: the block,
    the first operation that acquires, and the last that releases. A block has so many waves.
    """

    waves: int
    blocks: np.ndarray
    acquires: np.ndarray
    released: np.ndarray

    def code(self, step: Any, wave: Any, row: np.ndarray, operation: Any) -> np.ndarray:
        """The numbers of accesses of the blocks in these rows."""
        flags = _PRESENT | (operation >= self.acquires[row]) * _ACQUIRED | (operation <= self.released[row]) * _RELEASED
        return flags | wave << _WAVE | step << _STEP | self.blocks[row] << _BLOCK

    def codes(self, stack: Stack) -> np.ndarray:
        """The numbers of the accesses of a stack, which broadcast to its offsets."""
        return self.code(stack.steps, stack.agents % self.waves, stack.rows, stack.operations)


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
        ends = np.cumsum(count)
        at = np.arange(ends[-1]) + np.repeat(self.first * factor - (ends - count), count)
        return at, np.repeat(self.codes, count)

    @classmethod
    def of_stacks(cls, memory: int, granule: int, kind: str, stacks: Sequence[Stack], coder: Coder) -> Touch:
        """Of accesses, each granule with the code of one access to it."""
        places = [stack.granules(granule) for stack in stacks]
        first = min(int(at.min()) for at in places)
        codes = np.zeros(max(int(at.max()) for at in places) + 1 - first, np.int64)
        for stack, at in zip(stacks, places, strict=True):
            of_lanes = np.broadcast_to(coder.codes(stack), stack.offsets.shape).reshape(-1)
            codes[at - first] = np.repeat(of_lanes, stack.size // granule)
        present = np.flatnonzero(codes)
        return cls.of(memory, granule, kind, present + first, codes[present])

    @classmethod
    def of_distinct(cls, memory: int, granule: int, kind: str, stacks: Sequence[Stack], coder: Coder) -> Touch:
        """Of accesses that touch no granule twice: neighbouring lanes are one run."""
        firsts, counts, codes = [], [], []
        for stack in stacks:
            at = stack.offsets // granule
            factor = stack.size // granule
            begins = np.ones(at.shape, bool)
            if at.ndim > 1:
                begins[..., 1:] = at[..., 1:] != at[..., :-1] + factor
            where = np.flatnonzero(begins)
            firsts.append(at.reshape(-1)[where])
            counts.append(np.diff(np.append(where, at.size)) * factor)
            codes.append(np.broadcast_to(coder.codes(stack), at.shape).reshape(-1)[where])
        return cls(memory, granule, kind, np.concatenate(firsts), np.concatenate(counts), np.concatenate(codes))


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
        stacks = stacked(self.accesses)
        return Touch.of_stacks(self.memory, alignment(stacks, GRANULE), self.kind, stacks, self.coder)


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
        touch = item if isinstance(item, Touch) else item.touch()
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
