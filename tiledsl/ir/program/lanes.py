"""The thread number as a variable, and its values over the lanes of a block."""

from __future__ import annotations

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.targets import WAVE

THREAD = "thread"


def lane_environment(warps: int) -> dict[ir.Expr, np.ndarray]:
    """Every lane of every warp: arrays of [warps, 64] for the variables that differ between lanes and warps."""
    warp, lane = np.meshgrid(np.arange(warps), np.arange(WAVE), indexing="ij")
    return {ex.warp_variable(warps): warp, ex.LANE: lane, thread_variable(warps): warp * WAVE + lane}


def thread_variable(warps: int) -> ir.Var:
    """A lane's number in its block of so many warps."""
    return ir.Var(THREAD, "lane", 0, warps * WAVE - 1)
