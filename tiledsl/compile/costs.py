"""Findings on cost of a compiled kernel without a prediction: what its source, its plan and its listing show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tiledsl.analysis.cost.counted import Compiled, by_counts
from tiledsl.analysis.cost.source import large_tiles, unrolled_loops
from tiledsl.analysis.time.spending import Spending
from tiledsl.analysis.time.unit import FIGURES
from tiledsl.asm.resources import Resources, Touched
from tiledsl.asm.text.syntax import Listing
from tiledsl.diagnostics.diagnostic import Diagnostic, Findings, by_line
from tiledsl.ir.in_order import in_order
from tiledsl.ir.instances import Sizes, at, blocks
from tiledsl.ir.nodes import KernelIR
from tiledsl.ir.program.names import symbol
from tiledsl.targets import target_named
from tiledsl.toolchain.code_object import read_code_object


def counted_costs(
    kernel: KernelIR,
    sizes: Sizes,
    loads: Sequence[Touched] | None,
    listing: Listing,
    resources: Resources,
    code_object: bytes,
    places: Mapping[int, tuple[str, int]],
) -> tuple[Diagnostic, ...]:
    """Return the findings on cost without clocks, by line; `sizes` are the kernel's run-time sizes.

    `loads` has the lines of cache that loads touch, where they are known: else the kernel is planned again."""
    fixed = at(kernel, sizes)
    compiled = Compiled(
        fixed,
        _loads(kernel, sizes, listing.target) if loads is None else loads,
        blocks(kernel, sizes),
        next(one for one in listing.kernels if one.name == symbol(kernel)),
        resources,
        places,
    )
    found = [*source_costs(fixed, listing.target, code_object), *by_counts(compiled)]
    return Findings(by_line(found, kernel.span.file))


def _loads(kernel: KernelIR, sizes: Sizes, target: str) -> Sequence[Touched]:
    """Return the lines of cache that loads touch. Which they are depends on the run-time sizes."""
    # here, since a kernel at fixed sizes is not planned again, and these modules take long to import
    from tiledsl.analysis.cost.lines import touched_lines
    from tiledsl.lower.plan.plan import draft

    return touched_lines(draft(in_order(kernel), target_named(target)).program, sizes)


def source_costs(kernel: KernelIR, target: str, code_object: bytes, spent: Spending | None = None) -> list[Diagnostic]:
    """Return the findings on cost that the source of a kernel at fixed sizes shows.

    With the prediction `spent`, they have its clocks."""
    cache = int(FIGURES[target].instruction_cache_bytes.value)
    codes = {one.name: one.code for one in read_code_object(code_object).kernels}
    return [*unrolled_loops(kernel, len(codes[symbol(kernel)]), cache, spent), *large_tiles(kernel, spent)]
