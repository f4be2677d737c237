"""The tiles of a lowered program by name, and their values in the memory of the interpreter."""

from __future__ import annotations

import dataclasses

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math.layouts import stored_offset, swizzled
from tiledsl.ir.program import operations as lp
from tiledsl.sim import Pause
from tiledsl.targets import Target
from tiledsl.tools.bench.data import decoded, held_type

UNWRITTEN, IN_FLIGHT, THERE = 0, 1, 2  # the states of a value


@dataclasses.dataclass(frozen=True)
class Values:
    """The numbers of a tile, of packed types more than it has elements, and the state of each: [row, column]."""

    numbers: np.ndarray
    states: np.ndarray


@dataclasses.dataclass(frozen=True)
class Watched:
    """One buffer of a shared tile. `offsets` are the byte offsets in LDS of its elements, [row, column]."""

    name: str
    shared: ir.Shared
    buffer: int
    offsets: np.ndarray

    @property
    def dtype(self) -> ir.DType:
        return self.shared.dtype

    def look(self, pause: Pause) -> None:
        """Nothing is to be kept: the values lie in LDS until the step."""

    @property
    def label(self) -> str:
        """The name, with the buffer where there are several."""
        return f"{self.name}[{self.buffer}]" if self.shared.buffers > 1 else self.name

    @property
    def title(self) -> str:
        """The tile's declaration, and the buffer where there are several."""
        words = f"{self.name} = st({self.shared.dtype}, {self.shared.rows}, {self.shared.cols})"
        return words + f", buffer {self.buffer}" * (self.shared.buffers > 1)

    def values(self, pause: Pause, target: Target) -> Values:
        """The tile's values in a pause."""
        dtype = self.shared.dtype
        places = self.offsets[..., None] + np.arange(dtype.bytes)
        held = np.ascontiguousarray(pause.lds()[places]).view(held_type(dtype))[..., 0]
        is_written, in_flight = pause.written()[places].all(-1), pause.in_flight()[places].any(-1)
        states = np.where(is_written, np.where(in_flight, IN_FLIGHT, THERE), UNWRITTEN)
        numbers = decoded(held, dtype, target)
        return Values(numbers, states[:, number_columns(dtype, numbers.shape[1])])


def number_columns(dtype: ir.DType, numbers: int) -> np.ndarray:
    """For each number of a row, the element in which it begins: of packed types, an element holds several."""
    count, elements = dtype.packed
    return np.arange(numbers) * elements // count


def watched(program: lp.Program, name: str) -> list[Watched]:
    """The buffers of the shared tiles with this name."""
    its = [placed for placed in program.placements if program.kernel.names[placed.shared] == name]
    return [
        Watched(name, placed.shared, buffer, _offsets(placed, buffer))
        for placed in its
        for buffer in range(placed.shared.buffers)
    ]


def _offsets(placed: lp.SharedPlacement, buffer: int) -> np.ndarray:
    """The byte offset of each element of a buffer, through the tile's swizzle."""
    shared = placed.shared
    row, col = np.indices((shared.rows, shared.cols))
    plain = stored_offset(shared.rows, shared.cols, shared.dtype.bytes, row, col, placed.transposed)
    return np.asarray(swizzled(plain, placed.swizzle)) + placed.offset + buffer * placed.pitch
