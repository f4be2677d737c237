"""The LDS of the blocks of a batch: bytes [block, byte], read and written by patterns of addresses that are computed
once and remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tiledsl.sim.memory.atomics import Change, changed_in_turn
from tiledsl.sim.memory.elements import Bytes
from tiledsl.sim.memory.lds_patterns import make_pattern
from tiledsl.sim.memory.races import Access, Shadow
from tiledsl.sim.state.arithmetic import Array, on_host
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.pattern import Pattern
from tiledsl.sim.state.wave import BOTH, COMPLETE, ISSUE, POISON, Wave
from tiledsl.targets import WAVE

_MOST_PATTERNS = 512  # of one instruction, beyond which its addresses do not repeat; of all that share patterns
# up to this many blocks it costs less to compare every block's addresses than to test first whether they are equal
_FEW_BLOCKS = 64
_EVERY_LANE = np.ones((1, WAVE), bool)


class Lds:
    """`size` is what the kernel allocates; accesses beyond it read poison and write nothing."""

    def __init__(self, batch: Batch, size: int, granule: int):
        xp = batch.xp
        self.batch, self.xp, self.size = batch, xp, size
        padded = -(-max(size, 16) // 16) * 16
        words = xp.full((batch.block_count, padded // 4), POISON, xp.uint32)
        self.bytes = Bytes(xp, words.view(xp.uint8))
        # the bytes as of the issue of each write; where writes take effect later, `bytes` still holds the old values
        self.issued = Bytes(xp, words.copy().view(xp.uint8)) if batch.deferred else self.bytes
        self.shadow = Shadow(batch, padded, granule)
        self.patterns: dict[Any, Pattern] = {}  # of the last instructions: others often access the same places

    def subset(self, batch: Batch, blocks: np.ndarray) -> Lds:
        """The LDS of the blocks in the rows `blocks`, which `batch` has."""
        other = object.__new__(Lds)
        other.batch, other.xp, other.size = batch, self.xp, self.size
        other.bytes = self.bytes.subset(blocks)
        other.issued = other.bytes if self.issued is self.bytes else self.issued.subset(blocks)
        other.shadow = self.shadow.subset(batch, blocks)
        other.patterns = {}
        return other

    # -- accesses -----------------------------------------------------------------

    def read(self, w: Wave, addr: Array, offset: int, size: int, signed: bool, must_be_aligned: bool = False) -> Array:
        pattern = self._pattern(w, addr, offset, size, "read")
        if w.stage & ISSUE:
            self._checked(w, pattern, False, must_be_aligned=must_be_aligned)
        if not w.stage & COMPLETE:
            return None
        found = self.bytes.gather(pattern)
        if signed and size < 4:
            found = found.astype(getattr(self.xp, f"int{8 * size}")).astype(self.xp.int32).view(self.xp.uint32)
        if pattern.outside is not None:
            found = self.xp.where(pattern.outside, self.xp.uint32(POISON), found)
        return found

    def write(self, w: Wave, addr: Array, offset: int, data: Array, size: int, direct: bool = False) -> None:
        """Write register words; `direct` marks a load straight to the LDS, which keeps no order with ds operations."""
        pattern = self._pattern(w, addr, offset, size, "write")
        if w.stage & ISSUE:
            changed = None if direct else self._changed(pattern, data)
            self._checked(w, pattern, True, direct, changed=changed)
            if self.issued is not self.bytes and not direct:
                self.issued.scatter(pattern, data)
        if w.stage & COMPLETE:
            self.bytes.scatter(pattern, data)
            if pattern.overlaps:
                differs = self.bytes.differs(pattern, data)
                self.batch.report_lanes(w, differs, pattern.first, pattern.valid, pattern.size, "LDS byte {}".format)

    def atomic(self, w: Wave, addr: Array, offset: int, change: Change | None, data: Any, size: int) -> Array:
        """Change the element at each address, and return the old values; see atomics.changed_in_turn."""
        pattern = self._pattern(w, addr, offset, size, "write")
        if w.stage & ISSUE:
            self._checked(w, pattern, True, atomic=True)
        if not w.stage & COMPLETE:
            return None
        xp = self.xp
        result = xp.full(w.exec.shape, POISON, f"uint{8 * size}")
        index = xp.broadcast_to((addr + xp.uint32(offset)).astype(xp.int64) // size, w.exec.shape)
        lanes = w.exec & (index < self.size // size)
        view, places = self.bytes.flat[size], self.bytes.flat_index(index, size)
        changed_in_turn(self.batch.arithmetic, view, places, lanes, change, data, result)
        return result

    def _changed(self, pattern: Pattern, data: Array) -> Callable[[], np.ndarray]:
        """The granules of the shadow whose bytes a write changes, computed on demand."""
        return lambda: pattern.changed_rows(
            self.shadow.granule, self.shadow.columns, on_host(self.issued.differs(pattern, data))
        )

    def _checked(
        self,
        w: Wave,
        pattern: Pattern,
        writes: bool,
        direct: bool = False,
        atomic: bool = False,
        changed: Callable[[], np.ndarray] | None = None,
        must_be_aligned: bool = False,
    ) -> None:
        """Check range, alignment and order, and count for the report."""
        batch, step = self.batch, w.step
        if pattern.outside is not None:
            lane = int(pattern.outside.any(axis=0).argmax())
            message = (
                f"lane {lane} accesses {pattern.size} bytes beyond the {self.size} bytes of LDS that the kernel"
                " allocates"
            )
            batch.report("lds-out-of-bounds", message, w.number, step)
        if pattern.misaligned:
            message = f"an LDS access of {pattern.size} bytes is not at a multiple of its size"
            if atomic or direct or must_be_aligned:
                batch.report("misaligned", message, w.number, step)
            else:
                clocks = batch.target.lds_misaligned_clocks
                batch.report("lds-misaligned", f"{message}, and takes {clocks} clocks", w.number, step)
        operation = self.shadow.access(w, step, pattern, Access(writes, direct, atomic, changed))
        pending = batch.issuing
        if pending is not None:
            pending.first_op = pending.first_op or operation
            pending.last_op = operation
        counts = batch.counts
        counts.lds_written += pattern.moved if writes else 0
        counts.lds_read += 0 if writes and not atomic else pattern.moved
        if pattern.conflicts:
            counts.conflicts[step.index] += pattern.conflicts

    def _pattern(self, w: Wave, addr: Array, offset: int, size: int, kind: str) -> Pattern:
        step = w.step
        # the register's own value, which the wave remembers until it is written
        if step.address and w.full and w.stage == BOTH:
            found: Pattern | None = w.known.get(step.address, {}).get((step.index, offset))
            if found is None:
                found = self._computed(w, addr, offset, size, kind)
                w.remember(step.address, (step.index, offset), found)
            return found
        return self._computed(w, addr, offset, size, kind)

    def _computed(self, w: Wave, addr: Array, offset: int, size: int, kind: str) -> Pattern:
        known, blocks = w.step.patterns, len(addr)
        if w.full and blocks > _FEW_BLOCKS and bool((addr == addr[:1]).all()):
            addr = addr[:1]
        addr, active = on_host(addr), _EVERY_LANE if w.full else on_host(w.exec)
        key = blocks, addr.tobytes(), offset, active.tobytes()
        pattern = known.get(key)
        if pattern is None:
            if len(known) >= _MOST_PATTERNS:
                known.clear()
            pattern = known[key] = self._shared((kind, size, key), kind, addr, active, blocks, offset, size)
        return pattern

    def _shared(
        self, key: Any, kind: str, addr: np.ndarray, active: np.ndarray, blocks: int, offset: int, size: int
    ) -> Pattern:
        """The pattern of an instruction, which another instruction may have had before."""
        found = self.patterns.get(key)
        if found is None:
            if len(self.patterns) >= _MOST_PATTERNS:
                self.patterns.clear()
            lanes = np.broadcast_to(active, addr.shape)
            found = self.patterns[key] = make_pattern(
                self.xp, self.batch.target, kind, addr, lanes, blocks, offset, size, self.size
            )
        return found
