"""The stages of `check`: capture, and the passes to a program with waits (verify.py).

This module imports neither a compiler, nor the checks of listings, nor the templates of the HIP text.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from tiledsl.analysis.source.checks import beside_warnings
from tiledsl.compile.call_values import check_switch, dynamic_sizes
from tiledsl.compile.target import chosen_target
from tiledsl.compile.verify import Examined, Verified, finished, instances_of, verified
from tiledsl.diagnostics.diagnostic import Diagnostic, Findings, KernelError, MissingSizes, by_line
from tiledsl.diagnostics.terminal import progress
from tiledsl.ir.instances import Sizes
from tiledsl.ir.nodes import KernelIR
from tiledsl.ir.program import operations as lp
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.targets import target_named

PLANNED = "checks, plan, waits"  # a stage


def check(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    strides: Mapping[str, int | tuple[int, ...]] | None = None,
    allow_unchecked: bool = False,
) -> tuple[Diagnostic, ...]:
    """Every finding before compiling, by line, whether the kernel is refused or not. Raises UsageError."""
    return Findings(examined(kernel, target, sizes, strides, allow_unchecked).findings)


def examined(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    strides: Mapping[str, int | tuple[int, ...]] | None = None,
    allow_unchecked: bool = False,
) -> Examined:
    """The same findings, with the results of the stages before compiling."""
    check_switch(kernel, "allow_unchecked", allow_unchecked)
    name = target_named(chosen_target(kernel, target)).name
    try:
        captured = dataclasses.replace(kernel.capture(name, sizes, strides), allows_unchecked=allow_unchecked)
    except MissingSizes as error:
        raise MissingSizes(kernel.name, error.names, "check", error.known) from None
    except KernelError as error:
        return Examined(by_line(error.diagnostics, kernel.span.file))
    return of_captured(captured, name, dynamic_sizes(kernel, sizes, captured))


def of_captured(captured: KernelIR, name: str, given: Sizes) -> Examined:
    """Check and plan a captured kernel for a target; `given` has the sizes of the kernel's dynamic dimensions."""
    planned: Verified | None = None
    program: lp.Program | None = None
    try:
        with progress.of(f"{captured.name} for {name}: {PLANNED}"):
            planned = verified(captured, name, instances_of(captured, given))
            program, problems = finished(planned)
        found = [*planned.notes, *program.warnings, *problems]
    except KernelError as error:
        found = [*error.diagnostics]
    return Examined(by_line(beside_warnings(captured, found), captured.span.file), captured, given, planned, program)
