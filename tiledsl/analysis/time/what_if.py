"""The predictions of a launch after one change each: without a cost, and with one more block on a compute unit."""

from __future__ import annotations

import dataclasses

from tiledsl.analysis.time.clock import Clock
from tiledsl.analysis.time.engine import WHOLE, Latency
from tiledsl.analysis.time.result import Range, WhatIf
from tiledsl.analysis.time.rounds import Rounds
from tiledsl.analysis.time.traffic import Traffic, time_of, transfer_of


def what_if(rounds: Rounds, traffic: Traffic, speed: Clock, time: Range) -> tuple[WhatIf, ...]:
    """Predict the launch with one change each; `time` is that without a change, and the clock stays.

    Without a cost, waves can come into an order in which they wait for each other more, and be slower (Graham, Bounds
    on multiprocessing timing anomalies, 1969). The change gains nothing then. Nor does it where the transfer of the
    bytes takes the time, and the change moves the same bytes: no compute unit is simulated then."""
    units, chip, loaded = rounds.units, rounds.chip, rounds.loaded
    moved = transfer_of(traffic, chip)
    limited = moved.us(0.0, speed.likely) + chip.launch_us.value >= time.likely
    near = Latency(loaded.hit, chip.l2_hit.value, chip.l2_hit.value)
    cases = [
        ("no bank conflicts", loaded, dataclasses.replace(WHOLE, conflicts=False), False),
        ("free barriers", loaded, dataclasses.replace(WHOLE, barriers=False), False),
        ("every load hits the L2", near, WHOLE, True),
    ]
    found = []
    for change, latency, parts, perfect in cases:
        us = time.likely
        if perfect or not limited:
            busy = rounds.clocks(units.unit(latency, units.resident, parts), changed=True)
            us = min(time_of(busy, transfer_of(traffic, chip, perfect), speed, chip).likely, us)
        found.append(WhatIf(change, us, time.likely / us))
    if units.blocks > chip.compute_units * units.per_cu:
        us, more = time.likely, units.per_cu + 1
        if not limited:
            us = time_of(rounds.clocks(units.unit(loaded, more), more), moved, speed, chip).likely
        found.append(WhatIf("one more block on each CU", us, time.likely / us))
    return tuple(found)
