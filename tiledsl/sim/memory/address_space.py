"""The allocations of a launch: each array argument has its own, far from the others, so that a byte outside is noticed
and can be named.
"""

from __future__ import annotations

import bisect
import contextlib
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from tiledsl.sim.memory.elements import element_views
from tiledsl.sim.state.arithmetic import Array, on_host

_FIRST_ADDRESS = 0x0001_0000_0000_0000 >> 4
_SPACING = 1 << 40
_FAR = 1 << 32  # distance from an allocation's end beyond which an address is not described as near it


@dataclasses.dataclass(slots=True)
class Allocation:
    """Bytes of global memory at `base`; `views` are its elements by size. A `refused` allocation stands for memory that
    is not modelled: an access to it ends the run. `memory` numbers the memory in which races are looked for, from byte
    `start` of which the allocation lies: allocations that overlap in the caller's memory share one.
    """

    name: str
    base: int
    size: int
    views: dict[int, Array]
    refused: bool = False
    read_only: bool = False
    memory: int | None = None
    start: int = 0

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
        self.memory_sizes: list[int] = []  # bytes of each memory in which races are looked for

    def copy_back(self) -> None:
        """Copy the bytes that the kernel has changed back to the arrays in the host's memory."""
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
        """Place bytes at a given address, above all allocations so far."""
        self.allocations.append(Allocation(name, base, raw.size, element_views(self.xp, raw), read_only=read_only))
        self._bases.append(base)

    def refuse(self, name: str) -> Allocation:
        """Make an address for memory that is not modelled."""
        allocation = self.allocate(name, self.xp.zeros(0, self.xp.uint8))
        allocation.refused = True
        return allocation

    def watch(self, allocations: Sequence[Allocation]) -> None:
        """Look for races in these allocations.

        Their memories are numbered in the order of `allocations`: no number depends on where the host places arrays."""
        memories: list[list[int]] = []  # the places in `allocations` of those that share a memory
        firsts = [_first_byte(allocation) for allocation in allocations]
        end = 0
        for number in sorted(range(len(allocations)), key=lambda n: firsts[n]):
            if not allocations[number].size:
                continue
            if firsts[number] >= end:
                memories.append([])
            memories[-1].append(number)
            end = max(end, firsts[number] + allocations[number].size)
        for shared in sorted(memories, key=min):
            begin = firsts[shared[0]]
            for number in shared:
                allocations[number].memory, allocations[number].start = len(self.memory_sizes), firsts[number] - begin
            self.memory_sizes.append(max(allocations[number].start + allocations[number].size for number in shared))

    def byte_of(self, memory: int, offset: int) -> str:
        """Name a byte of a memory by the allocation that holds it."""
        for a in self.allocations:
            if a.memory == memory and a.start <= offset < a.start + a.size:
                return f"byte {offset - a.start} of {a.name}"
        raise AssertionError("the byte lies in no allocation")

    def find(self, address: int) -> Allocation | None:
        """The allocation that holds the byte at `address`."""
        position = bisect.bisect_right(self._bases, address) - 1
        if position >= 0 and address < self.allocations[position].end:
            return self.allocations[position]
        return None

    def nearest(self, address: int) -> Allocation | None:
        """The allocation nearest to an address that lies in none."""
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
        """Describe where an access lies that is not inside one allocation."""
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


def _first_byte(allocation: Allocation) -> int:
    """Where the bytes lie in the memory of the host, or of the device; of other arrays an address of their own."""
    raw = allocation.views[1]
    for name in ("__array_interface__", "__cuda_array_interface__"):
        if hasattr(raw, name):
            return int(getattr(raw, name)["data"][0])
    return allocation.base
