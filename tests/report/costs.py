"""The costs that a report counts for one block."""

from tiledsl.compile.examine import examined
from tiledsl.tools.report.costs import costs
from tiledsl.tools.report.steps import Warp


def of_block(kernel, target, sizes):
    known = examined(kernel, target, sizes, {})
    found = costs(Warp(known.program, number, known.sizes) for number in range(known.program.kernel.warps))
    return found, found.sum(found.whole)
