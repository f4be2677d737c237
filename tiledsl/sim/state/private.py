"""Private memory (scratch) of the lanes of a batch."""

from __future__ import annotations

import dataclasses

from tiledsl.sim.state.arithmetic import Array


@dataclasses.dataclass(slots=True)
class Private:
    """One wave's scratch: bytes [block, lane, byte], what is known of each, and the offset of the wave's part from
    BASE: [block, 1].
    """

    data: Array
    known: Array
    offset: Array

    def subset(self, chosen: Array) -> Private:
        return Private(self.data[chosen], self.known[chosen], self.offset[chosen])
