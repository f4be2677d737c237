"""Global memory: each array argument is an allocation of its own, far from the others, so that a byte outside is
noticed and can be named.
"""

from __future__ import annotations

import bisect
import contextlib
import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.memory.atomics import Change, changed_in_turn
from tiledsl.sim.memory.elements import element_views, to_elements, to_words
from tiledsl.sim.state.arithmetic import Array, on_host
from tiledsl.sim.state.wave import COMPLETE, ISSUE, POISON, Wave

if TYPE_CHECKING:
    from tiledsl.sim.run.machine import Machine

_FIRST_ADDRESS = 0x0001_0000_0000_0000 >> 4
_SPACING = 1 << 40
_FAR = 1 << 32  # from an allocation's end: of an address that far nobody can say which it was to reach


@dataclasses.dataclass(slots=True)
class Allocation:
    """Bytes of global memory at `base`; `views` are its elements by size. A `refused` one stands for what is not
    modelled: an access to it ends the run.
    """

    name: str
    base: int
    size: int
    views: dict[int, Array]
    refused: bool = False
    read_only: bool = False

    @property
    def end(self) -> int:
        return self.base + self.size


class AddressSpace:
    """The allocations of a launch, by address."""

    def __init__(self, xp: Any):
        self.xp = xp
        self.allocations: list[Allocation] = []
        self._bases: list[int] = []
        # held while an atomic operation changes memory
        self.turn: Callable[[], contextlib.AbstractContextManager[None]] = contextlib.nullcontext
        # arrays in the host's memory, and where their bytes are while the kernel runs
        self.copies: list[tuple[Array, Array]] = []

    def copy_back(self) -> None:
        """Into the arrays in the host's memory, what the kernel made of them."""
        for array, copied in self.copies:
            array[...] = on_host(copied)

    def allocate(self, name: str, raw: Array) -> Allocation:
        """Place bytes (a flat uint8 array, used in place) at an address of their own."""
        base = _FIRST_ADDRESS + len(self.allocations) * _SPACING
        allocation = Allocation(name, base, raw.size, element_views(self.xp, raw))
        self.allocations.append(allocation)
        self._bases.append(base)
        return allocation

    def place(self, name: str, base: int, raw: Array, read_only: bool) -> None:
        """Bytes at a given address above all others."""
        self.allocations.append(Allocation(name, base, raw.size, element_views(self.xp, raw), read_only=read_only))
        self._bases.append(base)

    def refuse(self, name: str) -> Allocation:
        """An address for something that is not modelled."""
        allocation = self.allocate(name, self.xp.zeros(0, self.xp.uint8))
        allocation.refused = True
        return allocation

    def find(self, address: int) -> Allocation | None:
        """The allocation that holds the byte at `address`."""
        position = bisect.bisect_right(self._bases, address) - 1
        if position >= 0 and address < self.allocations[position].end:
            return self.allocations[position]
        return None

    def nearest(self, address: int) -> Allocation | None:
        """The allocation that an address outside every one lies beside."""
        position = bisect.bisect_right(self._bases, address)
        beside = [
            (address - a.end, a) for a in self.allocations[max(position - 1, 0) : position] if address < a.end + _FAR
        ]
        beside += [
            (a.base - address, a)
            for a in self.allocations[position : position + 1]
            if a.base - address <= _SPACING // 2
        ]
        return min(beside, key=lambda pair: pair[0], default=(0, None))[1]

    def near(self, address: int, size: int) -> str:
        """Where an access that is not inside one allocation lies, in words."""
        a = self.nearest(address)
        if a is None:
            return "near no argument"
        if address < a.base:
            where = f"{a.base - address} bytes before the start"
        elif address < a.end:
            where = f"{address + size - a.end} bytes of them beyond the end"
        else:
            where = f"{address - a.end} bytes after the end" if address > a.end else "right after the end"
        return f"{where} of {a.name} ({a.size} bytes)"


class GlobalMemory:
    """Loads and stores of the waves of one machine."""

    def __init__(self, machine: Machine, space: AddressSpace):
        self.machine, self.space, self.xp = machine, space, machine.xp

    def load(self, w: Wave, address: Array, size: int, signed: bool, lanes: Array) -> Array:
        """Words [block, lane] or [dwords, block, lane] from byte addresses."""
        if w.stage & ISSUE:
            self.machine.counts.global_read += self._active(w, lanes) * size
        allocation = self._single(address, size, lanes, w)
        if allocation is None:
            return self._load_apart(w, address, size, signed, lanes)
        if not w.stage & COMPLETE:
            return None
        return self._from(allocation, address, size, signed, lanes, w)

    def store(self, w: Wave, address: Array, data: Array, size: int, lanes: Array) -> None:
        if w.stage & ISSUE:
            self.machine.counts.global_written += self._active(w, lanes) * size
        allocation = self._single(address, size, lanes, w)
        if allocation is None:
            self._store_apart(w, address, data, size, lanes)
        elif self._may_write(w, allocation, lanes) and w.stage & COMPLETE:
            self._to(allocation, address, data, size, lanes)

    def _may_write(self, w: Wave, allocation: Allocation, lanes: Array) -> bool:
        """Constants of the listing keep what they hold, and whoever writes to them is reported."""
        if not allocation.read_only:
            return True
        if w.stage & ISSUE and bool(lanes.any()):
            self.machine.report(
                "read-only", f"a write to {allocation.name}, which is in a section of constants", w, w.step
            )
        return False

    def _active(self, w: Wave, lanes: Array) -> int:
        """How many lanes; EXEC is known to be full without looking."""
        return int(lanes.size if w.full and lanes is w.exec else lanes.sum())

    def _single(self, address: Array, size: int, lanes: Array, w: Wave) -> Allocation | None:
        """The one allocation that all active lanes are in, if so."""
        used = address if w.full and lanes is w.exec else address[self.xp.broadcast_to(lanes, address.shape)]
        if not used.size:
            return None
        low = self.space.find(int(used.min()))
        return low if low is not None and int(used.max()) + size <= low.end else None

    def _offsets(self, allocation: Allocation, address: Array, lanes: Array) -> Array:
        offset = (address - self.xp.uint64(allocation.base)).view(self.xp.int64)
        return self.xp.where(lanes, offset, 0)

    def _element(self, offset: Array, size: int) -> int:
        """The widest element that an access is made of whole."""
        natural = 4 if size == 12 else size
        while natural > 1 and bool((offset & natural - 1).any()):
            natural = min(natural // 2, 4)
        return natural

    def _from(self, allocation: Allocation, address: Array, size: int, signed: bool, lanes: Array, w: Wave) -> Array:
        xp = self.xp
        offset = self._offsets(allocation, address, lanes)
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

    def _to(self, allocation: Allocation, address: Array, data: Array, size: int, lanes: Array) -> None:
        xp = self.xp
        offset = self._offsets(allocation, address, lanes)
        element = self._element(offset, size)
        where: Any = ... if bool(lanes.all()) else xp.broadcast_to(lanes, offset.shape)
        index = xp.broadcast_to(offset // element, lanes.shape)[where]
        if element == size:
            allocation.views[element][index] = xp.broadcast_to(to_elements(xp, data, element), lanes.shape)[where]
            return
        words = data if data.ndim == 3 else data[None]
        per_word = max(1, 4 // element)
        for number in range(size // element):
            value = words[number // per_word] >> 8 * element * (number % per_word)
            allocation.views[element][index + number] = xp.broadcast_to(value, lanes.shape)[where]

    def atomic(self, w: Wave, address: Array, change: Change | None, data: Any, size: int, lanes: Array) -> Array:
        """What stood at each address, as elements of that size; `change` makes of it and the operand what stands there
        afterwards.
        """
        xp = self.xp
        if w.stage & ISSUE:
            moved = self._active(w, lanes) * size
            self.machine.counts.global_read += moved
            self.machine.counts.global_written += moved
            if bool((address & xp.uint64(size - 1))[xp.broadcast_to(lanes, address.shape)].any()):
                self.machine.report(
                    "misaligned", f"an atomic operation on {size} bytes is not at a multiple of its size", w, w.step
                )
        parts = self._split(w, address, size, lanes)
        parts = [(allocation, inside) for allocation, inside in parts if self._may_write(w, allocation, inside)]
        if not w.stage & COMPLETE:
            return None
        result = xp.full(lanes.shape, POISON, f"uint{8 * size}")
        with self.space.turn():
            for allocation, inside in parts:
                index = self._offsets(allocation, address, inside) // size
                changed_in_turn(w, allocation.views[size], index, inside, change, data, result)
        return result

    # -- several allocations, or none ------------------------------------------------

    def _split(self, w: Wave, address: Array, size: int, lanes: Array) -> list[tuple[Allocation, Array]]:
        """The active lanes by allocation; reports those that are in none."""
        xp = self.xp
        address = xp.broadcast_to(address, lanes.shape)
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
        block, lane = divmod(int(lanes.argmax()), lanes.shape[1])
        bad = int(address[block, lane])
        near = self.space.nearest(bad)
        if near is not None and near.refused:
            raise SimulationError(
                f"line {w.step.place.line}: {near.name} is not modelled, and the kernel accesses it:"
                f" {w.step.place.text}"
            )
        message = f"lane {lane} accesses {size} bytes at {bad:#x}, {self.space.near(bad, size)}"
        blocks = tuple(self.machine.block_ids()[b] for b in self.xp.nonzero(lanes.any(axis=1))[0].tolist())
        self.machine.report("out-of-bounds", message, w, w.step, blocks=blocks)

    def _load_apart(self, w: Wave, address: Array, size: int, signed: bool, lanes: Array) -> Array:
        xp = self.xp
        dwords = -(-size // 4)
        result = xp.full((dwords, *lanes.shape) if dwords > 1 else lanes.shape, POISON, xp.uint32)
        for allocation, inside in self._split(w, address, size, lanes):
            if w.stage & COMPLETE:
                result = xp.where(inside, self._from(allocation, address, size, signed, inside, w), result)
        return result

    def _store_apart(self, w: Wave, address: Array, data: Array, size: int, lanes: Array) -> None:
        for allocation, inside in self._split(w, address, size, lanes):
            if self._may_write(w, allocation, inside) and w.stage & COMPLETE:
                self._to(allocation, address, data, size, inside)

    # -- scalar loads -------------------------------------------------------------------

    def scalar_load(self, w: Wave, address: Array, dwords: int) -> Array:
        """[dwords, block, 1] words from one address a block; the two lowest bits are ignored."""
        xp = self.xp
        address = xp.broadcast_to(address & ~xp.uint64(3), (self.machine.block_count, 1))
        every = xp.ones(address.shape, bool)
        size = 4 * dwords
        if w.stage & ISSUE:
            self.machine.counts.global_read += size * address.shape[0]
        parts = self._split(w, address, size, every)
        result = xp.full((dwords, *address.shape), POISON, xp.uint32)
        for allocation, inside in parts:
            index = self._offsets(allocation, address, inside) // 4
            for word in range(dwords):
                result[word] = xp.where(inside, xp.take(allocation.views[4], index + word), result[word])
        return result if dwords > 1 else result[0]
