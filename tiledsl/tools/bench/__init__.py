"""Timing kernels on a GPU: what a kernel does, data for it, its launches between events, and its result held against
its contract.
"""

from tiledsl.tools.bench.data import NORMAL, WHOLE
from tiledsl.tools.bench.measure import Bench, Measured, Request, current_gpu

__all__ = ["NORMAL", "WHOLE", "Bench", "Measured", "Request", "current_gpu"]
