"""The checks of a kernel before it is compiled: one file a family. All findings are reported at once."""

from __future__ import annotations

from tiledsl.analysis.source.asm_bounds import asm_bounds
from tiledsl.analysis.source.asm_notes import asm_notes
from tiledsl.analysis.source.bounds import bounds
from tiledsl.analysis.source.conditions import settled_conditions
from tiledsl.analysis.source.coverage import coverage
from tiledsl.analysis.source.reads_of_outputs import reads_of_outputs
from tiledsl.analysis.source.unused import unused_memory, unused_products, with_causes
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir import nodes as ir


def kernel_checks(kernel: ir.KernelIR) -> list[Diagnostic]:
    """What the IR alone shows: bounds; coverage of the outputs whose stores stay inside (one outside is the cause of
    what it leaves uncovered), and reads of them, likewise; and products of which nothing is stored, unless stores are
    amiss, which may be the cause."""
    outside = bounds(kernel)
    strayed = frozenset[Span]().union(*(problem.marked for problem in outside))
    uncovered = coverage(kernel, strayed)
    unused = [] if outside or uncovered else unused_products(kernel)
    unordered = [problem for problem in reads_of_outputs(kernel) if strayed.isdisjoint(problem.marked)]
    return outside + uncovered + unordered + asm_bounds(kernel) + unused


def kernel_notes(kernel: ir.KernelIR) -> list[Diagnostic]:
    """What of the kernel, at fixed sizes, the checks of the IR do not see."""
    return asm_notes(kernel)


def kernel_warnings(kernel: ir.KernelIR) -> list[Diagnostic]:
    """What refuses no kernel, and may be the cause of what does: memory that nothing uses, conditions that divide
    nothing.
    """
    return unused_memory(kernel) + settled_conditions(kernel)


def beside_warnings(kernel: ir.KernelIR, problems: list[Diagnostic]) -> list[Diagnostic]:
    """What refuses a kernel, after those warnings; one that is the cause of an error is told with it, and not by
    itself.
    """
    return with_causes(kernel, kernel_warnings(kernel), problems)
