"""Findings on cost with their predicted clocks: of a lowered kernel, and of a kernel at given sizes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tiledsl.analysis.cost.listing import Launched, modelled
from tiledsl.analysis.time.chips import Chip, chip_of
from tiledsl.analysis.time.figures import chosen_chip
from tiledsl.analysis.time.profile import spending
from tiledsl.analysis.time.spending import Spending
from tiledsl.compile.compile import lower
from tiledsl.compile.costs import source_costs
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import Diagnostic, Findings, by_line
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.runtime.profile import launch_at
from tiledsl.runtime.read_numbers import SPREAD


def costs(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    *,
    chip: str | None = None,
    strides: Mapping[str, int | tuple[int, ...]] | None = None,
    allow_unchecked: bool = False,
) -> tuple[Diagnostic, ...]:
    """Lower a kernel, and return its findings on cost, by line. Raises what `lower` and `profile` raise."""
    chosen = chosen_chip(chip, None)
    if target is None and chosen is not None:
        target = chosen.target
    lowered = lower(kernel, target, sizes, strides=strides, allow_unchecked=allow_unchecked)
    return predicted_costs(lowered, chosen)


def predicted_costs(lowered: Lowered, chip: Chip | None = None) -> tuple[Diagnostic, ...]:
    """Predict the time of a lowered kernel, and return its findings on cost, by line. Raises what `profile` raises."""
    chosen = chip or chip_of(lowered.target)
    # numbers from memory are assumed, since every finding is about a usual launch
    read = {one.tensor.name: SPREAD for one in lowered.kernel.contents}
    launch = launch_at(lowered, chosen, read=read)
    return Findings(costs_of(lowered, spending(launch, chosen)))


def costs_of(lowered: Lowered, spent: Spending) -> tuple[Diagnostic, ...]:
    """Return the findings on cost of a lowered kernel, by line; `spent` is the prediction at the sizes of `lowered`."""
    kernel = lowered.at(lowered.sizes)
    found = modelled(Launched(kernel, spent, lowered.places))
    of_source = source_costs(kernel, lowered.target, lowered.code_object, spent)
    return by_line([*of_source, *found], lowered.kernel.span.file)
