"""The pattern of one LDS access: which elements of the LDS each lane of each block reads or writes."""

from __future__ import annotations

import dataclasses

import numpy as np

from tiledsl.sim.state.arithmetic import Array


@dataclasses.dataclass(slots=True)
class Pattern:
    """The elements that one LDS access touches, and its checks.

    `index` counts elements of `element` bytes, [rows, lanes] or, for accesses of several elements, [elements, rows,
    lanes]; one row if `uniform`, else one row a block. `valid` are the lanes that are active and in range; `picked`
    are the same lanes as indices (rows, lanes), None for all lanes. `outside` are the active lanes that are out of
    range, if any; `overlaps` says that two lanes of a block write the same byte. `first` is the first byte that
    each lane addresses. `conflicts` are the extra clocks of bank conflicts, `moved` the bytes moved. `index`,
    `picked` and `outside` are of the run's array module, the others NumPy's."""

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
    overlaps: bool = False
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
