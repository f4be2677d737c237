"""A kernel that is captured, checked in part and planned, with a bound of its time: what a search ranks variants by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tiledsl.analysis.time.bound import Estimates, bound_of
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.work import work_of
from tiledsl.compile.call_values import dynamic_sizes
from tiledsl.compile.verify import planned
from tiledsl.diagnostics.diagnostic import MissingSizes
from tiledsl.ir.nodes import KernelIR
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.runtime.profile import gemm_of


def captured_for(kernel: KernelDefinition, given: Mapping[str, Any], chip: Chip) -> tuple[KernelIR, dict[str, int]]:
    """The IR of a kernel at given sizes and options for a chip, and its run-time sizes.

    Raises KernelError; UsageError for unknown sizes and options, and MissingSizes.
    """
    try:
        captured = kernel.capture(chip.target, given)
    except MissingSizes as error:
        raise MissingSizes(kernel.name, error.names, "best", error.known) from None
    sizes = dynamic_sizes(kernel, given, captured)
    absent = [size.name for size in captured.dynamic if size.name not in sizes]
    if absent:
        raise MissingSizes(kernel.name, absent, "best")
    return captured, sizes


def assess(captured: KernelIR, sizes: Mapping[str, int], chip: Chip) -> Estimates:
    """Check the IR and plan the program of a captured kernel, and return the bound of its time.

    Raises KernelError with the errors of these stages: other stages may refuse the kernel later.
    """
    program, fixed = planned(captured, chip.target, sizes)
    work = work_of(fixed)
    return bound_of(program, fixed, work, gemm_of(fixed, work.operands, chip), chip)
