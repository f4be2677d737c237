"""Lowered: the result of lowering a kernel for one target."""

from __future__ import annotations

import dataclasses
import functools
import operator
from collections.abc import Mapping
from typing import Any

from tiledsl.asm.resources import Resources, Touched, resources
from tiledsl.asm.text.syntax import Listing
from tiledsl.diagnostics.diagnostic import Diagnostic, Findings, UsageError
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import Sizes, at
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import workgroup
from tiledsl.ir.nodes import KernelIR
from tiledsl.ir.program.names import symbol
from tiledsl.ir.text import ir_text
from tiledsl.language.recording.handle import is_integer
from tiledsl.toolchain.compiler import Compiler


def blocks_of(kernel: ir.KernelIR | Lowered, workgroups: Any) -> Any:
    """The block numbers of work-groups, for an integer or an array of work-group numbers of a lowered kernel.

    UsageError for a kernel with run-time sizes that was lowered without sizes: `lowered.at(sizes)` has them.
    """
    if not isinstance(kernel, ir.KernelIR):
        kernel = kernel.at(kernel.sizes) if kernel.sizes else kernel.kernel
    if kernel.dynamic:
        missing = ", ".join(f"{size.name}=8192" for size in kernel.dynamic)
        raise UsageError(
            f"which block a work-group of '{kernel.name}' takes depends on its run-time sizes: give"
            f" lowered.at(dict({missing}))"
        )
    values: dict[ir.Expr, Any] = {workgroup(kernel.grid): workgroups}
    for step in kernel.block_steps:
        values[step.var] = workgroups = ex.evaluate(step.value, values)
    return workgroups


@dataclasses.dataclass(frozen=True)
class Lowered:
    """A kernel, lowered for one target. `sizes` are the sizes of its dynamic dimensions at which it was checked; empty
    if it was checked at some of the smallest sizes.

    `hip` is the HIP text, `asm` the compiler's listing, `code_object` the ELF that a GPU loads; with hiprtc, the
    listing is the disassembly of the code object. `compiler` is the compiler that made them, with the compilers that
    were passed over and the reasons. `checked` is False after lower(unchecked=True). `seconds` has the time of each
    stage. `warnings` are the findings that do not refuse the kernel; `refusals` are those that do, and is empty without
    lower(unchecked=True). `places` gives the file and line of the source for each line of the listing; it is empty for
    a kernel that the checks refuse. `loads` are the lines of cache that loads touch; None for a kernel with run-time
    sizes, on which these lines depend."""

    kernel: KernelIR
    target: str
    hip: str
    asm: str
    code_object: bytes
    compiler: Compiler
    sizes: Sizes
    checked: bool
    warnings: tuple[Diagnostic, ...]
    seconds: Mapping[str, float]
    from_cache: bool
    refusals: tuple[Diagnostic, ...] = ()
    places: Mapping[int, tuple[str, int]] = dataclasses.field(default_factory=dict)
    loads: tuple[Touched, ...] | None = None

    def __repr__(self) -> str:
        sizes = ", ".join(f"{name}={size}" for name, size in (*self.kernel.sizes, *self.sizes.items()))
        return f"<Lowered {self.kernel.name} for {self.target}, {sizes or 'no sizes'}>"

    def _repr_html_(self) -> str:
        """The resources, and the findings that do not refuse the kernel, for notebooks."""
        return self.resources._repr_html_() + "".join(one._repr_html_() for one in (*self.warnings, *self.costs))

    @property
    def ir(self) -> str:
        """The IR as text."""
        return ir_text(self.kernel)

    def at(self, sizes: Sizes) -> KernelIR:
        """The kernel's IR with its dynamic dimensions fixed. UsageError for sizes that the kernel does not take."""
        _check_sizes(self.kernel, sizes)
        return at(self.kernel, sizes)

    @property
    def symbol(self) -> str:
        """The kernel's name in the listing."""
        return symbol(self.kernel)

    @functools.cached_property
    def listing(self) -> Listing:
        """The listing, parsed."""
        # here, since `import tiledsl` reads no listing, and the parser takes long to import
        from tiledsl.asm.text.parse import parse_listing

        return parse_listing(self.asm, f"{self.kernel.name}.s")

    @functools.cached_property
    def resources(self) -> Resources:
        """The resources of the compiled kernel: registers, LDS, spills, occupancy, and the main loop's instructions."""
        return resources(self.listing, self.symbol)

    @functools.cached_property
    def costs(self) -> tuple[Diagnostic, ...]:
        """Warnings of time that a change saves, by line, without clocks: what the source, the plan and the listing show
        by counts. `kernel.costs(…)` also predicts the time, and so has the clocks. Empty for a kernel that is refused,
        and for one with run-time sizes that was lowered without sizes."""
        if self.kernel.dynamic and not self.sizes or self.refusals:
            return Findings()
        from tiledsl.compile.costs import counted_costs  # here, since a launch needs no findings on cost

        return counted_costs(
            self.kernel, self.sizes, self.loads, self.listing, self.resources, self.code_object, self.places
        )


def _check_sizes(kernel: KernelIR, sizes: object) -> None:
    """UsageError where `sizes` are not all of the kernel's dynamic sizes, each in its range."""
    wanted = [size.name for size in kernel.dynamic]
    if not isinstance(sizes, Mapping) or set(sizes) != set(wanted):
        example = f"at(dict({', '.join(f'{name}=8192' for name in wanted)}))"
        raise UsageError(
            f"the run-time sizes of kernel '{kernel.name}' are {', '.join(wanted) or 'none'}: {example} has each of"
            f" them, and got {sizes!r}"
        )
    for size in kernel.dynamic:
        value = sizes[size.name]
        number = operator.index(value) if is_integer(value) else -1
        if not size.low <= number <= size.high or number % size.multiple:
            multiples = f"multiples of {size.multiple} in " if size.multiple > 1 else ""
            raise UsageError(
                f"size {size.name}={value!r} of kernel '{kernel.name}': it is one of"
                f" {multiples}{size.low:,}..{size.high:,}"
            )
