"""The checks of a kernel's IR, one module a family. All findings are reported at once."""

from __future__ import annotations

from tiledsl.analysis.source.asm_bounds import access_findings
from tiledsl.analysis.source.asm_notes import asm_notes
from tiledsl.analysis.source.bounds import one_of_each, piece_findings
from tiledsl.analysis.source.conditions import constant_conditions
from tiledsl.analysis.source.coverage import StoredTwice, coverage
from tiledsl.analysis.source.overflow import sums_that_wrap
from tiledsl.analysis.source.prints import prints_left
from tiledsl.analysis.source.reads_of_outputs import reads_of_outputs
from tiledsl.analysis.source.unused import unused_memory, unused_products, with_causes
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir import nodes as ir


def kernel_checks(kernel: ir.KernelIR) -> list[Diagnostic]:
    """The errors that the IR alone shows: bounds; coverage of outputs, and reads of outputs, where all stores stay
    inside, since a store outside is the cause of uncovered elements; and products that nothing stores, unless faulty
    stores may be the cause.
    """
    pieces = piece_findings(kernel)
    outside = frozenset[Span]().union(*(each.diagnostic.marked for each in pieces))
    uncovered = coverage(kernel, outside)
    unused = [] if pieces or uncovered else unused_products(kernel)
    # where elements lack their stores, which stores a read meets is no other mistake
    misplaced = outside.union(*(each.marked for each in uncovered if not isinstance(each.cause, StoredTwice)))
    unordered = [problem for problem in reads_of_outputs(kernel) if misplaced.isdisjoint(problem.marked)]
    return one_of_each([*pieces, *access_findings(kernel)]) + uncovered + unordered + unused


def kernel_notes(kernel: ir.KernelIR) -> list[Diagnostic]:
    """Notes on the parts of the kernel, at fixed sizes, that the checks of the IR do not see."""
    return asm_notes(kernel)


def kernel_warnings(kernel: ir.KernelIR) -> list[Diagnostic]:
    """Warnings that refuse no kernel, and that may name the cause of an error: memory that nothing uses, conditions
    that separate no warps, sums that may wrap, values that are kept for a look at them.
    """
    found = unused_memory(kernel) + constant_conditions(kernel)
    return found + sums_that_wrap(kernel) + prints_left(kernel)


def beside_warnings(kernel: ir.KernelIR, problems: list[Diagnostic]) -> list[Diagnostic]:
    """The errors, after those warnings. A warning that is the cause of an error is joined with the error."""
    return with_causes(kernel, kernel_warnings(kernel), problems)
