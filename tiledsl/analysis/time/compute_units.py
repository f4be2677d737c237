"""Simulations of one compute unit with the blocks of a launch: each is made once, and only where it differs."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Sequence

from tiledsl.analysis.time.block_paths import Paths
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.engine import WHOLE, ComputeUnit, Latency, Parts, Record, UnitTime
from tiledsl.analysis.time.operations import BARRIER, Stream
from tiledsl.targets import Target


class ComputeUnits:
    """The compute units of a chip with the blocks of a launch, of which one is simulated for all.

    `per_cu` is the number of blocks of a compute unit that is full, and `resident` of the fullest one of the launch.
    `streams` and `lengths` are of the paths, the longest first. `parts` are the parts of the model that are not
    switched off."""

    def __init__(self, target: Target, chip: Chip, paths: Paths, blocks: int, per_cu: int, instructions: int):
        self.target, self.chip, self.parts = target, chip, WHOLE
        self.blocks, self.per_cu, self.instructions = blocks, per_cu, instructions
        self.resident = min(per_cu, -(-blocks // chip.compute_units))
        self.streams = [path.streams for path in paths.found]
        self.lengths = [path.length for path in paths.found]
        self.mix, self.by_work = paths.mix, paths.by_work
        self.effects = [_effects(streams) for streams in self.streams]
        self.simulated: dict[tuple[tuple[int, int, int], int, Parts, int], UnitTime] = {}

    def changed(self, parts: Parts, chip: Chip) -> ComputeUnits:
        """Return these compute units with some parts of the model, and with other figures of the chip around them.

        The simulations are shared: `chip` has the figures of a compute unit that this chip has."""
        other = copy.copy(self)
        other.parts, other.chip = parts, chip
        return other

    def unit(self, latency: Latency, resident: int, parts: Parts = WHOLE, path: int = 0) -> UnitTime:
        """Simulate a compute unit with so many blocks of a path, unless this has been done."""
        conflicts, barriers = self.effects[path]
        parts = parts.only(self.parts)
        parts = dataclasses.replace(  # switching off what does not happen changes nothing
            parts, conflicts=parts.conflicts or not conflicts, barriers=parts.barriers or not barriers
        )
        key = latency.whole, resident, parts, path
        if key not in self.simulated:
            chosen: list[list[Stream]] = [self.streams[path]] * resident
            unit = ComputeUnit(self.target, chosen, self.instructions, latency, parts, figures=self.chip.unit)
            self.simulated[key] = unit.run()
        return self.simulated[key]

    def record(self, latency: Latency) -> Record:
        """Simulate the fullest compute unit with blocks of the longest path, and return what happens when."""
        blocks = [self.streams[0]] * self.resident
        unit = ComputeUnit(self.target, blocks, self.instructions, latency, timeline=True, figures=self.chip.unit).run()
        assert unit.record is not None
        return unit.record


def _effects(own: Sequence[Stream]) -> tuple[bool, bool]:
    """Return whether streams have bank conflicts, and whether they have barriers."""
    operations = [operation for stream in own for operation in stream.operations]
    return any(one.conflicts for one in operations), any(one.kind == BARRIER for one in operations)
