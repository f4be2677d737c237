"""Arrays in memory that several processes share: copied there, and back at the end. Arrays that overlap in the
caller's memory overlap in the shared memory too.
"""

from __future__ import annotations

import contextlib
import dataclasses
import mmap
import os
import tempfile
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

_PAGE = 4096


@dataclasses.dataclass(frozen=True, slots=True)
class Region:
    """The bytes of an array in the shared memory."""

    offset: int
    size: int


class Layout:
    """Where the bytes of arrays (flat, uint8) lie in one memory of `size` bytes: `regions` has the place of each."""

    def __init__(self, arrays: Sequence[np.ndarray]):
        self._origins: list[tuple[np.ndarray, Region]] = []
        self.regions: list[Region] = [Region(0, 0)] * len(arrays)
        self.size = max(self._laid_out(arrays), _PAGE)

    def _laid_out(self, arrays: Sequence[np.ndarray]) -> int:
        """Give runs of overlapping arrays pages of their own; returns the bytes in all."""
        start = end = total = 0
        for number in sorted(range(len(arrays)), key=lambda n: _address(arrays[n])):
            address, size = _address(arrays[number]), arrays[number].size
            if address >= end or not size:
                total = -(-total // _PAGE) * _PAGE
                start, end = address - total, address
            self.regions[number] = Region(address - start, size)
            self._origins.append((arrays[number], self.regions[number]))
            end = max(end, address + size)
            total = max(total, end - start)
        return total

    def copy_to(self, memory: np.ndarray) -> None:
        """Copy the arrays to a memory."""
        for origin, region in self._origins:
            memory[region.offset : region.offset + region.size] = origin

    def copy_back(self, memory: np.ndarray) -> None:
        """Copy the arrays from a memory."""
        for origin, region in self._origins:
            origin[...] = memory[region.offset : region.offset + region.size]


class Shared:
    """The memory that the arrays' bytes were copied to; `regions` says where each is. `file` is its descriptor, for
    other processes.
    """

    def __init__(self, arrays: Sequence[np.ndarray]):
        self._layout = Layout(arrays)
        self.regions = self._layout.regions
        self.file = _anonymous(self._layout.size)
        self._bytes = mapped(self.file)
        self._layout.copy_to(self._bytes)

    def copy_back(self) -> None:
        self._layout.copy_back(self._bytes)

    def close(self) -> None:
        """Close the descriptor; the memory is freed with the last process that maps it."""
        os.close(self.file)


def mapped(file: int) -> np.ndarray:
    """The bytes of shared memory, by its descriptor."""
    return np.frombuffer(mmap.mmap(file, 0), np.uint8)


def in_memory(shared: np.ndarray, argument: Any) -> Any:
    """An argument with the bytes in the shared memory for each region, also in the fields of a struct."""
    if isinstance(argument, list):
        return [in_memory(shared, field) for field in argument]
    if not isinstance(argument, Region):
        return argument
    return shared[argument.offset : argument.offset + argument.size]


@contextlib.contextmanager
def one_at_a_time(file: int) -> Iterator[None]:
    """A lock that one process holds at a time."""
    import fcntl  # here, since Windows has none: one process executes all blocks there

    fcntl.lockf(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.lockf(file, fcntl.LOCK_UN)


def _address(array: np.ndarray) -> int:
    return int(array.__array_interface__["data"][0])


def _anonymous(size: int) -> int:
    """A descriptor of memory without a name; of a temporary file where the system has no such memory."""
    if hasattr(os, "memfd_create"):
        file = os.memfd_create("tiledsl", os.MFD_CLOEXEC)
    else:
        with tempfile.TemporaryFile() as named:
            file = os.dup(named.fileno())
    os.ftruncate(file, size)
    return file
