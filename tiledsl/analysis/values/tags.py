"""Tags: 64-bit numbers of elements of global memory, which give the tensor and the place in it.

A tag is source · 2⁴⁸ + row · 2²⁴ + column. A source is a tensor, with the parts of its matrix, rows and columns that
differ between blocks. Rows of an operand of a product have tags of another kind, lines: an element's tag without k.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

from tiledsl.analysis.values.block_integers import Place
from tiledsl.diagnostics.node import Compared
from tiledsl.ir.nodes import DType

BITS = 24
MOST = 1 << BITS  # limit of rows and columns
MOST_SOURCES = 1 << 15
MOST_OF_BYTES = MOST_SOURCES >> 3  # tags of bytes are those of elements, times 8
MASK = MOST - 1
# Tags of no element: zeros, unwritten, bytes of several elements, results of td.asm, data that the kernel stored
# before, bits of another type.
ZERO, UNWRITTEN, TORN, UNKNOWN, STORED, OTHER_TYPE = 0, -1, -2, -3, -4, -5


class TooLarge(Exception):
    """Raised for places beyond the range of tags."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Source(Compared):
    """A tensor with its matrix, and the vectors over the blocks at which its rows and columns begin."""

    tensor: str
    matrix: Place
    row_line: int
    col_line: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Own(Compared):
    """A value that the kernel has stored to a tensor: the source of data that is read back. Rows and columns of its
    tags count from the first element of the stored tile.
    """

    tensor: str
    value: Any


class Tags:
    """The sources used so far, and the lines of their elements. `types` are the element types of the tensors."""

    def __init__(self, types: Mapping[str, DType]) -> None:
        self.types = types
        self.sources: list[Source | Own | None] = [None]
        self.numbers: dict[tuple[str, Place, int, int], int] = {}
        self.line_names: list[tuple[str, Place, int, str] | None] = [None]
        self.line_numbers: dict[tuple[str, Place, int, str], int] = {}
        self.vectors: list[np.ndarray] = []
        self.vector_numbers: dict[bytes, int] = {}
        self.runs: dict[tuple[int, int], int] = {}

    def source(self, tensor: str, matrix: Place, row_line: int, col_line: int) -> int:
        """Return the number of a source, shifted to its position in a tag."""
        key = tensor, matrix, row_line, col_line
        number = self.numbers.get(key)
        if number is None:
            number = self.numbers[key] = self._added(Source(*key))
        return number << 2 * BITS

    def own(self, tensor: str, value: object) -> int:
        """Return the number of a new source, a stored value, shifted to its position in a tag."""
        return self._added(Own(tensor, value)) << 2 * BITS

    def _added(self, source: Source | Own) -> int:
        if len(self.sources) >= MOST_SOURCES:
            raise TooLarge
        self.sources.append(source)
        return len(self.sources) - 1

    def stored_value(self, number: int) -> Any:
        """Return the value of the source of that number, which is a stored value."""
        source = self.sources[number]
        assert isinstance(source, Own)
        return source.value

    def of_tensor(self, number: int) -> Source:
        """Return the source of that number, which is a tensor."""
        source = self.sources[number]
        assert isinstance(source, Source)
        return source

    def dtype(self, number: int) -> DType:
        """Return the element type of a source."""
        source = self.sources[number]
        assert source is not None
        return self.types[source.tensor]

    def first(self, tensor: str, matrix: Place, row: Place, col: Place) -> int:
        """Return the tag of the element at a place."""
        if not (0 <= row[1] < MOST and 0 <= col[1] < MOST):
            raise TooLarge
        return self.source(tensor, matrix, row[0], col[0]) + (row[1] << BITS) + col[1]

    def line(self, source: int, axis: str) -> int:
        """Return the number, shifted, of the lines along which k runs: over columns, "col", or over rows, "row"."""
        one = self.of_tensor(source)
        return self.named_line(one.tensor, one.matrix, one.row_line if axis == "col" else one.col_line, axis)

    def named_line(self, tensor: str, matrix: Place, line: int, axis: str) -> int:
        """Return the number, shifted, of such lines of a tensor."""
        name = (tensor, matrix, line, axis)
        if name not in self.line_numbers:
            self.line_numbers[name] = len(self.line_names)
            self.line_names.append(name)
        return self.line_numbers[name] << BITS

    def vector(self, lines: np.ndarray) -> int:
        """Return a number for a vector of lines, equal for equal lines, including those of `run`."""
        key = lines.tobytes()
        number = self.vector_numbers.get(key)
        if number is None:
            number = self.vector_numbers[key] = len(self.vectors)
            self.vectors.append(lines)
        return number

    def run(self, first: int, count: int) -> int:
        """Return such a number for consecutive lines."""
        number = self.runs.get((first, count))
        if number is None:
            number = self.runs[first, count] = self.vector(first + np.arange(count, dtype=np.int64))
        return number


def grid(first: int, rows: int, cols: int) -> np.ndarray:
    """Return the tags of rows × cols elements from the first on."""
    return first + _offsets(rows, cols)


@functools.lru_cache(maxsize=64)
def _offsets(rows: int, cols: int) -> np.ndarray:
    return (np.arange(rows, dtype=np.int64)[:, None] << BITS) + np.arange(cols, dtype=np.int64)
