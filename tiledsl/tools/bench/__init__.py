"""Timing of kernels on a GPU: their work, data, timed launches, and comparison of the result with the contract."""

from tiledsl.tools.bench.data import NORMAL, WHOLE
from tiledsl.tools.bench.measure import Bench, Measured, Request, current_gpu

__all__ = ["NORMAL", "WHOLE", "Bench", "Measured", "Request", "current_gpu"]
