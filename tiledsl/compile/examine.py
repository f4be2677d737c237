"""What `check` does: capture, and the passes to a program with waits (verify.py). compile.py goes on to a listing.

This module imports neither a compiler, nor the checks of listings, nor the templates of the HIP text.
"""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Mapping
from typing import Any

from tiledsl.analysis.source.checks import beside_warnings
from tiledsl.compile.target import chosen_target
from tiledsl.compile.verify import Examined, Verified, finished, instances_of, verified
from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, MissingSizes, UsageError, by_line
from tiledsl.diagnostics.terminal import progress
from tiledsl.ir.instances import at
from tiledsl.ir.nodes import KernelIR
from tiledsl.ir.program import operations as lp
from tiledsl.language.capture.definition import KernelDefinition, check_strides
from tiledsl.language.recording.handle import describe
from tiledsl.targets import target_named

PLANNED = "checks, plan, waits"  # a stage


def check(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    strides: Mapping[str, int | tuple[int, int]] | None = None,
    allow_unchecked: bool = False,
) -> tuple[Diagnostic, ...]:
    """Every finding before compiling, by line, whether the kernel is refused or not. Raises UsageError."""
    return examined(kernel, target, sizes, strides, allow_unchecked).findings


def examined(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    strides: Mapping[str, int | tuple[int, int]] | None = None,
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
    given = dynamic_sizes(kernel, sizes, captured)
    planned: Verified | None = None
    program: lp.Program | None = None
    try:
        with progress.of(f"{kernel.name} for {name}: {PLANNED}"):
            planned = verified(captured, name, instances_of(captured, given))
            program, problems = finished(planned)
        found = [*planned.notes, *program.warnings, *problems]
    except KernelError as error:
        found = [*error.diagnostics]
    return Examined(by_line(beside_warnings(captured, found), kernel.span.file), captured, given, planned, program)


def check_switch(kernel: KernelDefinition, name: str, value: object) -> None:
    """UsageError where the value of a switch of `check` or `lower` is no bool."""
    if not isinstance(value, bool):
        raise UsageError(f"{name} of kernel '{kernel.name}' is {describe(value)}: True or False")


def dynamic_sizes(kernel: KernelDefinition, sizes: Mapping[str, Any], captured: KernelIR) -> dict[str, int]:
    """The sizes of a kernel's dynamic dimensions, as given or from the decorator; none where some are missing.
    UsageError where only some are given.
    """
    known, names = {**kernel.sizes, **sizes}, [size.name for size in captured.dynamic]
    missing = [name for name in names if name not in known]
    if missing:
        given = [name for name in names if name in sizes]
        if given:
            one, other = (f"{', '.join(some)} {'is' if len(some) == 1 else 'are'}" for some in (given, missing))
            raise UsageError(
                f"kernel '{kernel.name}' is lowered at all of its run-time sizes, or at none: {one} given, and"
                f" {other} not"
            )
        return {}
    found = {name: operator.index(known[name]) for name in names}
    if found:
        check_strides(at(captured, found))
    return found
