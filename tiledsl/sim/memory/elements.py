"""Memory as elements of 1 to 16 bytes, and the bytes of an LDS that patterns of addresses access."""

from __future__ import annotations

from typing import Any

import numpy as np

from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.pattern import Pattern

ELEMENTS = {1: "uint8", 2: "uint16", 4: "uint32", 8: "uint64", 16: "complex128"}


def element_views(xp: Any, raw: Array) -> dict[int, Array]:
    """The same bytes as elements of 1 to 16 bytes; complex128 only carries bits."""
    return {size: raw[..., : raw.shape[-1] // size * size].view(getattr(xp, name)) for size, name in ELEMENTS.items()}


def to_elements(xp: Any, data: Array, element: int) -> Array:
    """Register words [block, lane] or [dwords, block, lane] as elements of memory: [block, lane], or [elements, block,
    lane].
    """
    if element < 4 or data.ndim == 2:
        return data
    count = element // 4
    if count == 1:
        return data if data.shape[0] > 1 else data[0]
    joined = xp.ascontiguousarray(data.transpose(1, 2, 0))
    return joined.view(getattr(xp, ELEMENTS[element]))[..., 0]


def to_words(xp: Any, found: Array, element: int) -> Array:
    """Elements of memory [block, lane] as register words [dwords, block, lane]; one word stays [block, lane]."""
    if element <= 4:
        return found.astype(xp.uint32)
    words = found.view(xp.uint32).reshape(*found.shape, element // 4)
    return words.transpose(2, 0, 1)


class Bytes:
    """Bytes [block, byte] with their views by element size; `flat` are the views with all blocks in one row."""

    def __init__(self, xp: Any, raw: Array):
        self.xp, self.raw = xp, raw
        self.views = element_views(xp, raw)
        self.flat = {size: view.reshape(-1) for size, view in self.views.items()}

    def subset(self, blocks: np.ndarray) -> Bytes:
        return Bytes(self.xp, self.xp.ascontiguousarray(self.raw[self.xp.asarray(blocks)]))

    def differs(self, pattern: Pattern, data: Array) -> Array:
        """Lanes [block, lane] that would change a byte if they wrote these register words."""
        xp, kept = self.xp, (1 << 8 * min(pattern.size, 4)) - 1
        changed = ((self.gather(pattern) ^ data) & xp.uint32(kept)) != 0
        return changed.any(axis=0) if changed.ndim == 3 else changed

    def gather(self, pattern: Pattern) -> Array:
        """Register words [block, lane] or [dwords, block, lane]."""
        xp, element = self.xp, pattern.element
        if pattern.index.ndim == 3:
            return self._gather_pieces(pattern)
        if pattern.uniform:
            found = xp.take(self.views[element], pattern.index[0], axis=1)
        else:
            found = xp.take(self.flat[element], self.flat_index(pattern.index, element))
        return to_words(xp, found, element)

    def flat_index(self, index: Array, element: int) -> Array:
        """Indices [block, lane] within a block's elements as indices into `flat`."""
        length = self.views[element].shape[1]
        return index + self.xp.arange(self.raw.shape[0])[:, None] * length

    def _gather_pieces(self, pattern: Pattern) -> Array:
        """Gather an access whose pieces are words (96 bits) or smaller (misaligned)."""
        xp, element, blocks = self.xp, pattern.element, self.raw.shape[0]
        pieces = []
        for piece in pattern.index:
            whole = xp.broadcast_to(piece, (blocks, piece.shape[-1]))
            pieces.append(xp.take(self.flat[element], self.flat_index(whole, element)).astype(xp.uint32))
        if element == 4:
            return xp.stack(pieces)
        per_word = 4 // element
        words = []
        for start in range(0, len(pieces), per_word):
            word = pieces[start]
            for position, part in enumerate(pieces[start + 1 : start + per_word], 1):
                word = word | part << 8 * element * position
            words.append(word)
        return xp.stack(words) if len(words) > 1 else words[0]

    def scatter(self, pattern: Pattern, data: Array) -> None:
        """Store register words at the lanes' addresses; lanes out of range store nothing."""
        xp, element = self.xp, pattern.element
        if pattern.index.ndim == 3:
            self._scatter_pieces(pattern, data)
            return
        values = to_elements(xp, data, element)
        if pattern.uniform and pattern.picked is None:
            self.views[element][:, pattern.index[0]] = values
        elif pattern.uniform and pattern.picked is not None:
            lanes = pattern.picked[1]
            self.views[element][:, pattern.index[0][lanes]] = values[:, lanes]
        else:
            where: Any = ... if pattern.picked is None else pattern.picked
            self.flat[element][self.flat_index(pattern.index, element)[where]] = values[where]

    def _scatter_pieces(self, pattern: Pattern, data: Array) -> None:
        xp, element, blocks = self.xp, pattern.element, self.raw.shape[0]
        words = data if data.ndim == 3 else data[None]
        per_word = 4 // element
        where: Any = (
            ... if pattern.picked is None else (slice(None), pattern.picked[1]) if pattern.uniform else pattern.picked
        )
        for number, piece in enumerate(pattern.index):
            value = words[number // per_word] >> 8 * element * (number % per_word)
            whole = xp.broadcast_to(piece, (blocks, piece.shape[-1]))
            self.flat[element][self.flat_index(whole, element)[where]] = value[where]
