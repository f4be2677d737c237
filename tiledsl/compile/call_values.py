"""The values that a call of `check` or `lower` gives: switches, and the sizes of dynamic dimensions."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.ir.instances import at
from tiledsl.ir.nodes import KernelIR
from tiledsl.language.capture.definition import KernelDefinition, check_strides
from tiledsl.language.recording.handle import describe


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
