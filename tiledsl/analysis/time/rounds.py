"""The clocks of a launch on all compute units: full rounds of blocks, and the last one.

The time that memory needs for the bytes of the launch is not part of them (traffic.py)."""

from __future__ import annotations

import functools

import numpy as np

from tiledsl.analysis.time.caches import start_and_drift
from tiledsl.analysis.time.compute_units import ComputeUnits
from tiledsl.analysis.time.engine import Latency, UnitTime
from tiledsl.analysis.time.makespan import makespan


class Rounds:
    """The blocks of a launch on the compute units of a chip. `loaded` is the latency that their load causes."""

    def __init__(self, units: ComputeUnits, loaded: Latency):
        self.units, self.loaded = units, loaded
        self.blocks, self.chip = units.blocks, units.chip

    def clocks(self, unit: UnitTime, per_cu: int | None = None, changed: bool = False) -> float:
        """Return the clocks of the launch with `per_cu` blocks at a time on each compute unit.

        By default these are the blocks of a full compute unit. `unit` is the time of that many blocks of the longest
        path, or of all blocks if there are fewer. `changed` says that its latency or its parts are not those of the
        launch."""
        per_cu = self.units.per_cu if per_cu is None else per_cu
        if self.units.mix is not None:
            return self._makespan(unit, per_cu) + self._behind(unit)
        return sum(self._rounds(unit, per_cu, changed)) + self._behind(unit)

    def idle(self, unit: UnitTime) -> float:
        """Return the share of the time of all compute units in which they have no block."""
        count = self.chip.compute_units
        if self.units.mix is not None:
            end, busy = self._usual_makespan
            return 1 - busy / (count * end)
        full, last = self._rounds(unit, self.units.per_cu, False)
        rest = self.blocks % (self.units.per_cu * count)
        return max(0, count - rest) * last / (count * (full + last)) if rest else 0.0

    def _behind(self, unit: UnitTime) -> float:
        """Return the clocks by which the last block ends behind a block that starts first and keeps up.

        Blocks start one after the other, and drift apart while they wait for memory: no block falls behind by more
        than it waits."""
        start, drift = start_and_drift(min(self.blocks, self.chip.compute_units), self.chip)
        return start + min(drift, unit.memory_wait)

    def _rounds(self, unit: UnitTime, per_cu: int, changed: bool) -> tuple[float, float]:
        """Return the clocks of the rounds that fill all compute units, and of the last round, if it does not.

        A change makes the last round faster or slower as much as the others."""
        resident = min(per_cu, -(-self.blocks // self.chip.compute_units))
        whole, rest = divmod(self.blocks, per_cu * self.chip.compute_units)
        fewer = -(-rest // self.chip.compute_units)
        last = 0.0
        if rest:
            last = unit.clocks if fewer == resident else self.units.unit(self.loaded, fewer).clocks
        if fewer != resident and changed:
            last *= unit.clocks / self.units.unit(self.loaded, resident).clocks
        return whole * unit.clocks, last

    # -- blocks that take several paths ---------------------------------------------------

    def _makespan(self, unit: UnitTime, per_cu: int) -> float:
        """Return the clocks until the last block has ended, of blocks that take several paths.

        A change that `unit` has makes the blocks of all paths faster or slower alike, and so does each block that a
        compute unit has more."""
        usual = self._clocks_of_paths[0]
        if per_cu == self.units.per_cu:
            return self._usual_makespan[0] * unit.clocks / usual
        return self._makespan_of(unit.clocks, self.units.unit(self.loaded, 1).clocks, per_cu)[0]

    @functools.cached_property
    def _usual_makespan(self) -> tuple[float, float]:
        """Return the results of `_makespan_of` without a change."""
        alone = self.units.unit(self.loaded, 1).clocks
        return self._makespan_of(self._clocks_of_paths[0], alone, self.units.per_cu)

    def _makespan_of(self, together: float, alone: float, per_cu: int) -> tuple[float, float]:
        """Return the clocks until the last block has ended, and the sum of those at which compute units have blocks.

        `together` and `alone` are clocks of the longest path, with other blocks on the compute unit and without."""
        mix, chip = self.units.mix, self.chip
        assert mix is not None
        of_blocks = mix @ np.array(self._clocks_of_paths) / self._clocks_of_paths[0]
        resident = min(per_cu, -(-self.blocks // chip.compute_units))
        ends = [
            makespan(of_blocks[xcd :: chip.xcds].tolist(), together, alone, chip.compute_units // chip.xcds, resident)
            for xcd in range(min(chip.xcds, self.blocks))
        ]
        return max(end for end, _ in ends), sum(busy for _, busy in ends)

    @functools.cached_property
    def _clocks_of_paths(self) -> list[float]:
        """Return the clocks of the blocks of each path.

        Of blocks whose work is known, those with the most and the least are simulated, and three paths of a sample. The
        others lie between."""
        units, last = self.units, len(self.units.lengths) - 1
        chosen = sorted({0, last} if units.by_work else {0, last // 2, last}, reverse=True)
        clocks = [units.unit(self.loaded, units.resident, path=path).clocks for path in chosen]
        found: list[float] = np.interp(units.lengths, [units.lengths[path] for path in chosen], clocks).tolist()
        return found
