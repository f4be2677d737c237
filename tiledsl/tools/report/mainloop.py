"""The demand of one turn of the main loop on a block's compute unit, compared with the unit's capacity."""

from __future__ import annotations

from typing import Any

from tiledsl.ir.program import operations as lp
from tiledsl.targets import Target
from tiledsl.tools.report.costs import NUMBERS, Costs, share


def main_loop(found: Costs, target: Target, place: Any) -> dict[str, Any] | None:
    """A turn's bytes and clocks; None without a loop that multiplies. `hbm_bytes` is the bytes that HBM brings to one
    compute unit in the clocks of the matrix units of its busiest SIMD, if all compute units share HBM equally."""
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
    """Floating-point operations of the products for each requested byte of global memory, over the whole kernel. The
    second value is the chip's: peak operations for each byte of HBM bandwidth, with operands of that type."""
    total, target = found.sum(found.whole), program.target
    kinds = {operation.instruction.tiles for operation in lp.flat(program.body) if isinstance(operation, lp.Mfma)}
    peak = min((target.peak_tflops[kind] for kind in kinds if kind in target.peak_tflops), default=None)
    asked = total.global_read + total.global_written
    return {
        "flops": total.flops,
        "global_bytes": asked,
        "flops_per_byte": round(total.flops / asked, 1) if asked else None,
        "chip": target.peak_chip,
        "chip_flops_per_byte": round(peak / target.hbm_tbs, 1) if peak else None,
    }
