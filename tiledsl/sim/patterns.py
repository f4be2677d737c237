"""Where one LDS access goes, for all lanes and blocks: indices into the store, what is out of range or misaligned, bank conflicts.

Made once for each distinct set of addresses.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from tiledsl.sim.arithmetic import Array
from tiledsl.targets import Target


@dataclasses.dataclass(slots=True)
class Pattern:
    """`index` is in elements of `element` bytes, [rows, lanes] or, for accesses of several elements, [elements, rows, lanes]; one row if `uniform`,
    else one a block.

    `valid` are the lanes that are active and in range; `beyond` whether an active one is out of range; `first` the bytes addressed by each lane.
    """

    uniform: bool
    element: int
    index: Array
    first: Array
    active: Array
    valid: Array
    all_valid: bool
    beyond: bool
    misaligned: bool
    alignment: int
    size: int
    conflicts: int
    moved: int
    rows: dict[tuple[int, int], Array] = dataclasses.field(default_factory=dict)

    def shadow_rows(self, xp: Any, granule: int, columns: int) -> Array:
        """The granules touched, as flat indices of a shadow with that many columns."""
        key = granule, columns
        if key not in self.rows:
            self.rows[key] = self._shadow_rows(xp, granule, columns, self.valid)
        return self.rows[key]

    def changed_rows(self, xp: Any, granule: int, columns: int, changed: Array) -> Array:
        """Those of `shadow_rows` that lanes `changed` [block, lane] touch."""
        changed = changed.any(axis=0, keepdims=True) if columns == 1 else changed
        return self._shadow_rows(xp, granule, columns, self.valid & changed)

    def _shadow_rows(self, xp: Any, granule: int, columns: int, lanes: Array) -> Array:
        offsets = xp.arange(0, self.size, granule)
        granules = (self.first[..., None] + offsets) // granule
        if columns == 1:
            return xp.unique(granules[lanes])
        block = xp.arange(columns)[:, None, None]
        spread = xp.broadcast_to(granules, (columns, *granules.shape[1:])) * columns + block
        return xp.unique(spread[xp.broadcast_to(lanes, spread.shape[:2])])


def make_pattern(xp: Any, target: Target, kind: str, addr: Array, active: Array, offset: int, size: int, limit: int) -> Pattern:
    """The pattern of an access of `size` bytes at addr + offset by the active lanes; `limit` is the bytes allocated, `kind` "read" or "write"."""
    blocks = addr.shape[0]
    first = (addr + xp.uint32(offset)).astype(xp.int64)  # modulo 2^32: clang counts on a negative address plus an offset
    uniform = bool(((first == first[:1]) & (active == active[:1])).all() or (active == active[:1]).all() and (xp.where(active, first == first[:1], True)).all())
    if uniform:
        first, active = first[:1], active[:1]
    within = first + size <= limit
    valid = active & within
    natural = size if size != 12 else 4
    misaligned = valid & (first % natural != 0)
    used = xp.where(valid, first, 0)
    alignment = natural
    while bool((used % alignment != 0).any()):
        alignment //= 2
    element = natural if alignment == natural else min(alignment, 4)
    index = used // element
    if element != size:
        index = index + xp.arange(size // element)[:, None, None]
    conflicts = bank_conflicts(xp, target, kind, first, valid, size) * (blocks if uniform else 1)
    moved = int(valid.sum()) * size * (blocks if uniform else 1)
    return Pattern(
        uniform,
        element,
        index,
        used,
        active,
        valid,
        bool(valid.all()),
        bool((active & ~within).any()),
        bool(misaligned.any()),
        alignment,
        size,
        conflicts,
        moved,
    )


def bank_conflicts(xp: Any, target: Target, kind: str, first: Array, valid: Array, size: int) -> int:
    """Extra clocks: in each phase, the most distinct words that one bank must serve, less one. Summed over the rows (blocks)."""
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
