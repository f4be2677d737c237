"""What one turn of the main loop asks of the compute unit that a block runs on, beside what that gives."""

from __future__ import annotations

from typing import Any

from tiledsl.ir.program import operations as lp
from tiledsl.targets import Target
from tiledsl.tools.report.costs import NUMBERS, Costs, share


def main_loop(found: Costs, target: Target, place: Any) -> dict[str, Any] | None:
    """A turn's bytes and clocks; None without a loop that multiplies. `hbm_bytes` is what HBM brings to one compute
    unit in as many clocks as the matrix units of its busiest SIMD take, when all compute units share it alike."""
    if found.loop is None:
        return None
    turn = found.sum(found.turn)
    clocks = share(found.busiest, found.turns)
    a_clock = target.hbm_tbs * 1e12 / (target.clock_ghz * 1e9 * target.compute_units)
    return {
        "place": place(found.loop.span.file, found.loop.span.line),
        "turns": found.turns,
        "costs": dict.fromkeys(NUMBERS, 0) | turn.over(found.turns),
        "mfma_clocks": clocks,
        "lds_share": round(turn.lds_clocks / found.busiest, 3),
        "hbm_bytes": round(clocks * a_clock),
    }


def intensity(found: Costs, program: lp.Program) -> dict[str, Any]:
    """Floating-point operations of the products for each byte of global memory that is asked for, over the whole
    kernel; and those that the chip's peak has for each byte that its HBM brings, with operands of that type."""
    total, target = found.sum(found.whole), program.target
    kinds = {
        operation.instruction.input.split()[0] for operation in lp.flat(program.body) if isinstance(operation, lp.Mfma)
    }
    peak = min((target.peak_tflops[kind] for kind in kinds if kind in target.peak_tflops), default=None)
    asked = total.global_read + total.global_written
    return {
        "flops": total.flops,
        "global_bytes": asked,
        "flops_per_byte": round(total.flops / asked, 1) if asked else None,
        "chip": target.peak_chip,
        "chip_flops_per_byte": round(peak / target.hbm_tbs, 1) if peak else None,
    }
