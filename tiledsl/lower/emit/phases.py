"""Kernels whose warps take turns on a SIMD: one multiplies, at a raised priority, while another one computes.

In such a kernel the arithmetic stays in its phase, before the barrier that ends the phase. For clang an arithmetic
instruction depends on its operands alone: clang would place it beside the products of the next phase.
"""

from __future__ import annotations

from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.liveness import live_at_barriers
from tiledsl.ir.program.paired import computes_unpacked, takes_turns

ARITHMETIC = (lp.Elementwise, lp.Reduce, lp.Cast, lp.Copy, lp.Swap, lp.Unpack)


class Phases:
    """What has been computed since the last barrier, in a kernel with phases. Other kernels have none to keep."""

    def __init__(self, program: lp.Program):
        self.there = takes_turns(program.kernel)
        self.unpacked = computes_unpacked(program.kernel, program.target)
        self.numbers = program.numbers
        self.live = live_at_barriers(program.numbers) if self.there else {}
        self.computed: dict[str, None] = {}

    def note(self, operation: lp.Operation) -> None:
        """Note what arithmetic computes."""
        if self.there and isinstance(operation, ARITHMETIC):
            self.computed.update(dict.fromkeys(operation.effects.written))

    def ended_by(self, barrier: lp.Barrier) -> list[str]:
        """The registers that must hold their values at a barrier: those computed since the last one, and used later."""
        ended = [name for name in self.computed if name in self.live[self.numbers[barrier]]]
        self.computed = {}
        return ended
