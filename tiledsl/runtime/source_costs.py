"""Findings on cost of a lowered kernel that need no prediction, and thus not the model of time."""

from __future__ import annotations

from tiledsl.analysis.cost.source import large_tiles, unrolled_loops
from tiledsl.analysis.time.spending import Spending
from tiledsl.analysis.time.unit import FIGURES
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import Diagnostic, by_line
from tiledsl.toolchain.code_object import read_code_object


def source_costs(lowered: Lowered, spent: Spending | None = None) -> tuple[Diagnostic, ...]:
    """Return the findings on cost that the source shows, by line; with the prediction `spent`, they have its clocks.

    A kernel with run-time sizes needs those at which it was lowered; without them it has no findings."""
    if lowered.kernel.dynamic and not lowered.sizes or lowered.refusals:
        return ()
    kernel = lowered.at(lowered.sizes)
    cache = int(FIGURES[lowered.target].instruction_cache_bytes.value)
    found = [*unrolled_loops(kernel, _code_bytes(lowered), cache, spent), *large_tiles(kernel, spent)]
    return by_line(found, kernel.span.file)


def _code_bytes(lowered: Lowered) -> int:
    """Return the bytes of the kernel's instructions."""
    kernels = read_code_object(lowered.code_object).kernels
    return next(len(one.code) for one in kernels if one.name == lowered.symbol)
