"""Private memory (scratch) of the lanes of one wave."""

from __future__ import annotations

import dataclasses

from tiledsl.sim.state.arithmetic import Array


@dataclasses.dataclass(slots=True)
class Private:
    """One wave's scratch: the bytes [block, lane, byte], the state of each byte, and the offset [block, 1] of the
    wave's part from BASE.
    """

    data: Array
    known: Array
    offset: Array

    def subset(self, chosen: Array) -> Private:
        return Private(self.data[chosen], self.known[chosen], self.offset[chosen])
