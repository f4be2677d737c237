"""Loads, stores and atomic operations on global memory: checks of the addresses, counts, and the data."""

from __future__ import annotations

from typing import Any

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.memory.address_space import AddressSpace, Allocation
from tiledsl.sim.memory.atomics import Change, changed_in_turn
from tiledsl.sim.memory.elements import to_elements, to_words
from tiledsl.sim.memory.global_log import GlobalLog
from tiledsl.sim.state.arithmetic import Array, spread
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.hazards import ATOMIC, READ, WRITE
from tiledsl.sim.state.wave import COMPLETE, ISSUE, POISON, Wave


class GlobalMemory:
    """Loads and stores of the waves of one batch."""

    def __init__(self, batch: Batch, space: AddressSpace, log: GlobalLog):
        self.batch, self.space, self.xp, self.log = batch, space, batch.xp, log

    def load(self, w: Wave, address: Array, size: int, signed: bool, lanes: Array) -> Array:
        """Words [block, lane] or [dwords, block, lane] from byte addresses."""
        if w.stage & ISSUE:
            self.batch.counts.global_read += self._active(w, lanes) * size
        allocation = self._single(address, size, lanes, w)
        if allocation is None:
            return self._load_scattered(w, address, size, signed, lanes)
        offset = self._offsets(allocation, address, lanes)
        if w.stage & ISSUE:
            self.log.add(w, allocation, offset, size, lanes, READ)
        if not w.stage & COMPLETE:
            return None
        return self._from(allocation, offset, size, signed)

    def store(self, w: Wave, address: Array, data: Array, size: int, lanes: Array) -> None:
        if w.stage & ISSUE:
            self.batch.counts.global_written += self._active(w, lanes) * size
        allocation = self._single(address, size, lanes, w)
        if allocation is None:
            self._store_scattered(w, address, data, size, lanes)
        elif self._may_write(w, allocation, lanes):
            self._write(w, allocation, address, data, size, lanes)

    def _write(self, w: Wave, allocation: Allocation, address: Array, data: Array, size: int, lanes: Array) -> None:
        offset = self._offsets(allocation, address, lanes)
        if w.stage & ISSUE:
            self.log.add(w, allocation, offset, size, lanes, WRITE)
        if w.stage & COMPLETE:
            self._to(allocation, offset, data, size, lanes)
            if not bool((offset[:, 1:] >= offset[:, :-1] + size).all()):
                self._check_lanes(w, allocation, offset, data, size, lanes)

    def _check_lanes(
        self, w: Wave, allocation: Allocation, offset: Array, data: Array, size: int, lanes: Array
    ) -> None:
        """Report two lanes of a store that write different values to one byte; a value of another block is a race."""
        found, kept = self._from(allocation, offset, size, False), (1 << 8 * min(size, 4)) - 1
        differs = ((found ^ data) & self.xp.uint32(kept)) != 0
        differs = (differs.any(axis=0) if differs.ndim == 3 else differs) & lanes
        if bool(differs.any()):
            self.batch.report_lanes(w, differs, offset, lanes, size, lambda at: f"byte {at} of {allocation.name}")

    def _may_write(self, w: Wave, allocation: Allocation, lanes: Array) -> bool:
        """Whether the allocation may be written; a write to constants is reported and has no effect."""
        if not allocation.read_only:
            return True
        if w.stage & ISSUE and bool(lanes.any()):
            message = f"a write to {allocation.name}, which is in a section of constants"
            self.batch.report("read-only", message, w.number, w.step)
        return False

    def _active(self, w: Wave, lanes: Array) -> int:
        """How many lanes access memory; a full EXEC needs no count."""
        return int(lanes.size if w.full and lanes is w.exec else lanes.sum())

    def _single(self, address: Array, size: int, lanes: Array, w: Wave) -> Allocation | None:
        """The allocation that all active lanes access; None if there is more than one, or none."""
        used = address if w.full and lanes is w.exec else address[spread(self.xp, lanes, address.shape)]
        if not used.size:
            return None
        low = self.space.find(int(used.min()))
        return low if low is not None and int(used.max()) + size <= low.end else None

    def _offsets(self, allocation: Allocation, address: Array, lanes: Array) -> Array:
        offset = (address - self.xp.uint64(allocation.base)).view(self.xp.int64)
        return self.xp.where(lanes, offset, 0)

    def _element(self, offset: Array, size: int) -> int:
        """The widest element of which every lane's access is a whole number."""
        natural = 4 if size == 12 else size
        while natural > 1 and bool((offset & natural - 1).any()):
            natural = min(natural // 2, 4)
        return natural

    def _from(self, allocation: Allocation, offset: Array, size: int, signed: bool) -> Array:
        xp = self.xp
        element = self._element(offset, size)
        view = allocation.views[element]
        if view.size == 0 or element * view.size < allocation.size - allocation.size % 4 and size < 4:
            view = allocation.views[element := 1]
        if element == size:
            found = to_words(xp, xp.take(view, offset // element), element)
        else:
            found = self._pieces(view, offset // element, size, element)
        if signed and size < 4:
            found = found.astype(getattr(xp, f"int{8 * size}")).astype(xp.int32).view(xp.uint32)
        return found

    def _pieces(self, view: Array, index: Array, size: int, element: int) -> Array:
        xp = self.xp
        pieces = [xp.take(view, index + i).astype(xp.uint32) for i in range(size // element)]
        per_word = max(1, 4 // element)
        words = []
        for start in range(0, len(pieces), per_word):
            word = pieces[start]
            for position, piece in enumerate(pieces[start + 1 : start + per_word], 1):
                word = word | piece << 8 * element * position
            words.append(word)
        return xp.stack(words) if len(words) > 1 else words[0]

    def _to(self, allocation: Allocation, offset: Array, data: Array, size: int, lanes: Array) -> None:
        xp = self.xp
        element = self._element(offset, size)
        where: Any = ... if bool(lanes.all()) else spread(xp, lanes, offset.shape)
        index = spread(xp, offset // element, lanes.shape)[where]
        if element == size:
            allocation.views[element][index] = spread(xp, to_elements(xp, data, element), lanes.shape)[where]
            return
        words = data if data.ndim == 3 else data[None]
        per_word = max(1, 4 // element)
        for number in range(size // element):
            value = words[number // per_word] >> 8 * element * (number % per_word)
            allocation.views[element][index + number] = spread(xp, value, lanes.shape)[where]

    def atomic(self, w: Wave, address: Array, change: Change | None, data: Any, size: int, lanes: Array) -> Array:
        """Change the element at each address; returns the old values, as elements of that size. `change` computes the
        new value from the old one and the operand.
        """
        xp = self.xp
        if w.stage & ISSUE:
            moved = self._active(w, lanes) * size
            self.batch.counts.global_read += moved
            self.batch.counts.global_written += moved
            if bool((address & xp.uint64(size - 1))[xp.broadcast_to(lanes, address.shape)].any()):
                message = f"an atomic operation on {size} bytes is not at a multiple of its size"
                self.batch.report("misaligned", message, w.number, w.step)
        parts = self._split(w, address, size, lanes)
        parts = [(allocation, inside) for allocation, inside in parts if self._may_write(w, allocation, inside)]
        places = [(allocation, inside, self._offsets(allocation, address, inside)) for allocation, inside in parts]
        if w.stage & ISSUE:
            for allocation, inside, offset in places:
                self.log.add(w, allocation, offset, size, inside, ATOMIC)
        if not w.stage & COMPLETE:
            return None
        result = xp.full(lanes.shape, POISON, f"uint{8 * size}")
        with self.space.turn():
            for allocation, inside, offset in places:
                index = offset // size
                changed_in_turn(self.batch.arithmetic, allocation.views[size], index, inside, change, data, result)
        return result

    # -- several allocations, or none ------------------------------------------------

    def _split(self, w: Wave, address: Array, size: int, lanes: Array) -> list[tuple[Allocation, Array]]:
        """The active lanes by allocation; lanes outside every allocation are reported."""
        xp = self.xp
        address = spread(xp, address, lanes.shape)
        left, parts = lanes.copy(), []
        for allocation in self.space.allocations:
            inside = (
                left & (address >= xp.uint64(allocation.base)) & (address <= xp.uint64(max(allocation.end - size, 0)))
            )
            if bool(inside.any()) and size <= allocation.size:
                parts.append((allocation, inside))
                left = left & ~inside
        if bool(left.any()) and w.stage & ISSUE:
            self._outside(w, address, size, left)
        return parts

    def _outside(self, w: Wave, address: Array, size: int, lanes: Array) -> None:
        message = self._describe_outside(w, address, size, lanes)
        blocks = self.batch.block_ids(self.xp.nonzero(lanes.any(axis=1))[0].tolist())
        self.batch.report("out-of-bounds", message, w.number, w.step, blocks=blocks)

    def _describe_outside(self, w: Wave, address: Array, size: int, lanes: Array) -> str:
        """Describe the first access outside every allocation; SimulationError for memory that is not modelled."""
        block, lane = divmod(int(lanes.argmax()), lanes.shape[1])
        bad = int(address[block, lane])
        near = self.space.nearest(bad)
        if near is not None and near.refused:
            raise SimulationError(
                f"line {w.step.place.line}: {near.name} is not modelled, and the kernel accesses it:"
                f" {w.step.place.text}"
            )
        return f"lane {lane} accesses {size} bytes at {bad:#x}, {self.space.near(bad, size)}"

    def _load_scattered(self, w: Wave, address: Array, size: int, signed: bool, lanes: Array) -> Array:
        xp = self.xp
        dwords = -(-size // 4)
        result = xp.full((dwords, *lanes.shape) if dwords > 1 else lanes.shape, POISON, xp.uint32)
        for allocation, inside in self._split(w, address, size, lanes):
            offset = self._offsets(allocation, address, inside)
            if w.stage & ISSUE:
                self.log.add(w, allocation, offset, size, inside, READ)
            if w.stage & COMPLETE:
                result = xp.where(inside, self._from(allocation, offset, size, signed), result)
        return result

    def _store_scattered(self, w: Wave, address: Array, data: Array, size: int, lanes: Array) -> None:
        for allocation, inside in self._split(w, address, size, lanes):
            if self._may_write(w, allocation, inside):
                self._write(w, allocation, address, data, size, inside)

    # -- scalar loads -------------------------------------------------------------------

    def scalar_load(self, w: Wave, address: Array, dwords: int) -> Array:
        """[dwords, block, 1] words from one address a block; the two lowest bits are ignored."""
        xp = self.xp
        address = xp.broadcast_to(address & ~xp.uint64(3), (self.batch.block_count, 1))
        every = xp.ones(address.shape, bool)
        size = 4 * dwords
        if w.stage & ISSUE:
            self.batch.counts.global_read += size * address.shape[0]
        parts = self._split(w, address, size, every)
        result = xp.full((dwords, *address.shape), POISON, xp.uint32)
        for allocation, inside in parts:
            offset = self._offsets(allocation, address, inside)
            if w.stage & ISSUE:
                self.log.add(w, allocation, offset, size, inside, READ)
            index = offset // 4
            for word in range(dwords):
                result[word] = xp.where(inside, xp.take(allocation.views[4], index + word), result[word])
        return result if dwords > 1 else result[0]
