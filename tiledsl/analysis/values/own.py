"""Reads of tensors that the kernel stores to: the value that blocks have stored at each element before."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.block_integers import Blocks, Place, Split
from tiledsl.analysis.values.stored import Stored
from tiledsl.analysis.values.tags import BITS, MASK, STORED, ZERO, Tags
from tiledsl.ir.math.distinct import distinct

_MOST_PIECES = 256  # rectangles of a tile that is read back
_MOST_KINDS = 64  # distances between a read and a store, over blocks


class Stores:
    """The tiles that warps of these blocks have stored so far to tensors that the kernel also reads, by `names`.

    An element that is read back has a tag of the stored value. `value` turns such tags into the stored formula.
    """

    def __init__(self, names: Iterable[str], blocks: Blocks, tags: Tags):
        self.blocks, self.tags = blocks, tags
        self.found: dict[str, list[Stored]] = {name: [] for name in names}
        self.numbers: dict[int, int] = {}  # the source of each stored tile that was read back
        self.own: set[int] = set()

    def add(self, stored: Stored) -> None:
        if stored.tensor.name in self.found:
            self.found[stored.tensor.name].append(stored)

    def current(self, tensor: str, place: tuple[Place, Place, Place], read: np.ndarray) -> np.ndarray:
        """Return the tags of elements that are read, after all stores so far.

        `read` are tags of elements of the tensor. `place` is that of one of them: matrix, row, column.
        """
        stores = self.found.get(tensor)
        if not stores or not read.size:
            return read
        rows, cols, made = read >> BITS & MASK, read & MASK, read
        span = (
            (place[0][1], place[0][1]),
            (int(rows.min()), int(rows.max())),
            (int(cols.min()), int(cols.max())),
        )
        for stored in stores:
            far = self._far(place, span, stored)
            if far is None:
                continue
            if isinstance(far, str):
                return np.full_like(read, STORED)
            down, across = rows + far[0] - stored.row[1], cols + far[1] - stored.col[1]
            there = (down >= 0) & (down < stored.rows) & (across >= 0) & (across < stored.cols)
            if there.any():
                made = np.where(there, self._tags(stored, np.where(there, down, 0), np.where(there, across, 0)), made)
        return made

    def _far(
        self, place: tuple[Place, Place, Place], span: tuple[tuple[int, int], ...], stored: Stored
    ) -> tuple[int, int] | str | None:
        """Return how far the blocks' parts of rows and of columns are from those of a stored tile.

        The result is None where the read meets the tile in no block, and a text where this differs between too many
        blocks. Raise Split where it differs between some blocks.
        """
        places = (stored.matrix, stored.row, stored.col)
        sizes = (1, stored.rows, stored.cols)
        if all(mine[0] == its[0] for mine, its in zip(place, places, strict=True)):
            inside = all(
                low < its + size and high >= its
                for (low, high), (_, its), size in zip(span, places, sizes, strict=True)
            )
            return (0, 0) if inside else None
        distances = []
        for (mine, _), (low, high), (its, first), count in zip(place, span, places, sizes, strict=True):
            distance = self.blocks.lines[mine][0] - self.blocks.lines[its][0] if mine != its else np.zeros(1, np.int64)
            if ((distance + high < first) | (distance + low >= first + count)).all():
                return None
            distances.append(np.broadcast_to(distance, self.blocks.numbers.shape))
        kinds, labels = np.unique(np.stack(distances), axis=1, return_inverse=True)
        if kinds.shape[1] > _MOST_KINDS:
            return "at many distances"
        if kinds.shape[1] > 1:
            raise Split(labels.ravel())
        return int(kinds[1, 0]), int(kinds[2, 0])

    def _tags(self, stored: Stored, rows: np.ndarray, cols: np.ndarray) -> np.ndarray:
        """Return the tags of elements of a stored tile, counted from its first element."""
        value = stored.value
        if isinstance(value, al.Data):
            elements = np.broadcast_to(value.tags, (max(stored.rows, len(value.tags)), value.tags.shape[1]))[rows, cols]
            sources = distinct(elements[elements > ZERO] >> 2 * BITS)
            if all(self.tags.dtype(int(number)) == stored.tensor.dtype for number in sources):
                return np.asarray(elements)
        number = self.numbers.get(id(stored))
        if number is None:
            number = self.numbers[id(stored)] = self.tags.own(stored.tensor.name, value)
            self.own.add(number >> 2 * BITS)
        return number + (rows << BITS) + cols

    def value(self, data: al.Data) -> al.Value:
        """Return the formula of data that were read, where stored tiles are among them."""
        read = data.tags
        if not self.own or not (np.isin(read >> 2 * BITS, [*self.own]) & (read > ZERO)).any():
            return data
        rows, cols = np.indices(read.shape)
        keys = np.where(read > ZERO, read - (rows << BITS) - cols, read)
        downs = [0, *(np.flatnonzero((keys[1:] != keys[:-1]).any(axis=1)) + 1), len(read)]
        acrosses = [0, *(np.flatnonzero((keys[:, 1:] != keys[:, :-1]).any(axis=0)) + 1), read.shape[1]]
        if (len(downs) - 1) * (len(acrosses) - 1) > _MOST_PIECES or len(read) == 1:
            return al.Data(np.full_like(read, STORED), data.read, data.written)
        pieces = tuple(
            al.Piece(
                int(top), int(left), int(bottom - top), int(right - left), self._piece(data, top, bottom, left, right)
            )
            for top, bottom in itertools.pairwise(downs)
            for left, right in itertools.pairwise(acrosses)
        )
        return pieces[0].value if len(pieces) == 1 else al.Mosaic(pieces)

    def _piece(self, data: al.Data, top: int, bottom: int, left: int, right: int) -> al.Value:
        first = int(data.tags[top, left])
        number = first >> 2 * BITS
        if first <= ZERO or number not in self.own:
            return al.Data(data.tags[top:bottom, left:right], data.read, data.written)
        at = first >> BITS & MASK, first & MASK
        return al.part(self.tags.stored_value(number), at, (int(bottom - top), int(right - left)), self.tags)
