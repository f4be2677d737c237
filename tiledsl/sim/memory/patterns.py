"""Where one LDS access goes, for all lanes and blocks: indices into the store, what is out of range or misaligned, bank
conflicts.

Made once for each distinct set of addresses, in the host's memory; only what picks the data out of the store is an
array of the machine's module."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from tiledsl.sim.state.arithmetic import Array
from tiledsl.targets import Target


@dataclasses.dataclass(slots=True)
class Pattern:
    """`index` is in elements of `element` bytes, [rows, lanes] or, for accesses of several elements, [elements, rows,
    lanes]; one row if `uniform`, else one a block.

    `valid` are the lanes that are active and in range, `picked` the same as indices (rows, lanes), None for all of
    them; `outside` are the active lanes that are out of range, if any; `first` the bytes addressed by each lane.
    `index`, `picked` and `outside` are of the machine's module, the others NumPy's."""

    uniform: bool
    element: int
    index: Array
    picked: tuple[Array, Array] | None
    outside: Array | None
    first: np.ndarray
    valid: np.ndarray
    misaligned: bool
    alignment: int
    size: int
    conflicts: int
    moved: int
    rows: dict[tuple[int, int], np.ndarray] = dataclasses.field(default_factory=dict)

    def shadow_rows(self, granule: int, columns: int) -> np.ndarray:
        """The granules touched, as flat indices of a shadow with that many columns."""
        key = granule, columns
        if key not in self.rows:
            self.rows[key] = self._shadow_rows(granule, columns, self.valid)
        return self.rows[key]

    def changed_rows(self, granule: int, columns: int, changed: np.ndarray) -> np.ndarray:
        """Those of `shadow_rows` that lanes `changed` [block, lane] touch."""
        lanes = np.any(changed, axis=0, keepdims=True) if columns == 1 else changed
        return self._shadow_rows(granule, columns, self.valid & lanes)

    def _shadow_rows(self, granule: int, columns: int, lanes: np.ndarray) -> np.ndarray:
        offsets = np.arange(0, self.size, granule)
        granules = (self.first[..., None] + offsets) // granule
        if columns == 1:
            return np.unique(granules[lanes])
        block = np.arange(columns)[:, None, None]
        spread = np.broadcast_to(granules, (columns, *granules.shape[1:])) * columns + block
        return np.unique(spread[np.broadcast_to(lanes, spread.shape[:2])])


def make_pattern(
    xp: Any,
    target: Target,
    kind: str,
    addr: np.ndarray,
    active: np.ndarray,
    blocks: int,
    offset: int,
    size: int,
    limit: int,
) -> Pattern:
    """The pattern of an access of `size` bytes at addr + offset by the active lanes of `blocks` blocks; `limit` is the
    bytes allocated, `kind` "read" or "write". `addr` and `active` have a row for each block, or one for all."""
    # modulo 2^32: clang counts on a negative address plus an offset
    first = (addr + np.uint32(offset)).astype(np.int64)
    uniform = bool((active == active[:1]).all()) and bool(((first == first[:1]) | ~active).all())
    if uniform:
        first, active = first[:1], active[:1]
    within = first + size <= limit
    valid = active & within
    natural = size if size != 12 else 4
    used = np.where(valid, first, 0)
    alignment = natural
    while (used % alignment != 0).any():
        alignment //= 2
    element = natural if alignment == natural else min(alignment, 4)
    index = used // element
    if element != size:
        index = index + np.arange(size // element)[:, None, None]
    outside, times = active & ~within, blocks if uniform else 1
    rows, lanes = np.nonzero(valid)
    return Pattern(
        uniform,
        element,
        xp.asarray(index),
        None if valid.all() else (xp.asarray(rows), xp.asarray(lanes)),
        xp.asarray(outside) if outside.any() else None,
        used,
        valid,
        bool((valid & (first % natural != 0)).any()),
        alignment,
        size,
        bank_conflicts(target, kind, first, valid, size) * times,
        int(valid.sum()) * size * times,
    )


def bank_conflicts(target: Target, kind: str, first: np.ndarray, valid: np.ndarray, size: int) -> int:
    """Extra clocks: in each phase, the most distinct words that one bank must serve, less one. Summed over the rows
    (blocks).
    """
    width = size if size != 12 else 16
    banks = target.lds_banks[kind, width]
    total = 0
    words = max(1, size // 4)
    for row, lanes in zip(first.tolist(), valid.tolist(), strict=True):
        for phase in target.lds_phases[kind, width]:
            wanted: dict[int, set[int]] = {}
            for lane in phase:
                if lanes[lane]:
                    start = row[lane] // 4
                    for word in range(start, start + words):
                        wanted.setdefault(word % banks, set()).add(word)
            total += max((len(w) for w in wanted.values()), default=1) - 1
    return total
