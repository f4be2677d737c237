"""The time of a launch whose blocks take different times.

Block i runs on XCD i mod the number of XCDs. An XCD gives its blocks to its compute units in their order: at first to
each compute unit in turn, until all are full, and then to the compute unit on which a block has ended. The blocks of a
compute unit slow each other down: the fewer there are, the faster each of them is."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Sequence

_END = 1e-9  # of a block, which may be left by rounding


def makespan(sizes: Sequence[float], together: float, alone: float, units: int, per_unit: int) -> tuple[float, float]:
    """Return the clocks until the blocks of an XCD have ended, and the sum of its busy units' clocks.

    A unit is busy while it has a block.
    A block of size 1 takes `together` clocks beside `per_unit` - 1 others, and `alone` clocks without another block on
    its compute unit. Between these the clocks are linear in the number of blocks."""
    step = (together - alone) / max(1, per_unit - 1)
    clocks = [alone + step * others for others in range(per_unit)] if per_unit > 1 else [together]
    first = [sizes[number::units][:per_unit] for number in range(units)]
    resident = [list(own) for own in first]  # what is left of each block of a compute unit
    waiting = deque(sizes[units * per_unit :])
    # the time of a unit's next event, the number of the event, and the unit
    ends = [(min(own) * clocks[len(own) - 1], number, number) for number, own in enumerate(resident) if own]
    since, now, events = [0.0] * units, 0.0, units
    ended = [0.0] * units  # a unit has blocks from the start to the end of its last one
    heapq.heapify(ends)
    while ends:
        now, _, number = heapq.heappop(ends)
        own = resident[number]
        done = (now - since[number]) / clocks[len(own) - 1] if own else 0.0
        still = [left - done for left in own if left - done > _END]
        if len(still) < per_unit and waiting:
            still.append(waiting.popleft())
        resident[number], since[number] = still, now
        ended[number] = now if own else ended[number]
        events += 1
        if len(still) < per_unit and waiting:
            heapq.heappush(ends, (now, events, number))  # the next block, after other units that are free now
        elif still:
            heapq.heappush(ends, (now + min(still) * clocks[len(still) - 1], events, number))
    return now, sum(ended)
