"""What the executed listing of a kernel touches in global memory: lines of 128 bytes, by the trace of a block."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np

from tiledsl.compile.lowered import Lowered
from tiledsl.sim.launch.trace import Tracer
from tiledsl.sim.state.trace import GlobalAccess


def accesses(lowered: Lowered) -> list[GlobalAccess]:
    """The accesses to global memory of all waves of block 0."""
    sizes = [math.prod((one.rows.value, one.cols.value)) * one.dtype.bytes for one in lowered.kernel.tensors]
    arguments = [*(np.zeros(size, np.uint8) for size in sizes), *[1e-5] * len(lowered.kernel.scalars)]
    grid, threads = lowered.kernel.grid[0].value, lowered.kernel.warps * 64
    trace = Tracer(lowered.listing, grid, threads, arguments, kernel=lowered.symbol, target=lowered.target).trace([0])
    return [one for wave in trace.waves for one in wave.accesses.values() if isinstance(one, GlobalAccess)]


def touched(found: list[GlobalAccess], kind: str) -> Counter[int]:
    """How often accesses of a kind touch each line."""
    return Counter(line for one in found if one.kind == kind for line in one.lines[0].tolist())
