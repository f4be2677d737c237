"""TD203: the grid is one that a launch can have."""

from __future__ import annotations

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import total
from tiledsl.targets import MOST_THREADS, WAVE


def launch(kernel: ir.KernelIR) -> list[Diagnostic]:
    """A diagnostic where the blocks, all in x, have more threads than a launch takes."""
    blocks, threads = ex.number(total(kernel.grid)), kernel.warps * WAVE
    if blocks * threads <= MOST_THREADS:
        return []
    span, calls = kernel.grid_place
    message = (
        f"a grid of {blocks:,} blocks of {threads} threads, and a launch takes at most {MOST_THREADS // threads:,}"
        " such blocks"
    )
    notes = (f"HIP counts the threads of a launch in 32 bits: at most {MOST_THREADS:,}",)
    return [
        Diagnostic(
            "TD203",
            message,
            Mark(span),
            notes=notes,
            helps=("use larger tiles, or loop over several tiles in each block",),
            calls=calls,
        )
    ]
