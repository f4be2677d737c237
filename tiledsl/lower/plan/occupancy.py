"""The number of waves that a SIMD must hold, which limits the registers of each wave."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.liveness import peak_of
from tiledsl.ir.program.names import Names, listed
from tiledsl.ir.program.registers import RESERVED_REGISTERS, Variable
from tiledsl.lower.plan.addresses import AddressBook
from tiledsl.lower.plan.fragments import Fragments
from tiledsl.targets import Target


def occupancy(
    kernel: ir.KernelIR,
    target: Target,
    body: Sequence[lp.Operation],
    variables: Mapping[str, Variable],
    book: AddressBook,
    lds: int,
    pieces: Mapping[ir.Tile, Fragments],
    names: Names,
    passing: Collection[str],
) -> tuple[int, Diagnostic | None]:
    """The waves per SIMD to ask the compiler for: the kernel's own request, or as many as registers and LDS allow.
    TD202 when not even one block fits.
    """
    least = target.least_waves(kernel.warps)
    if kernel.waves_per_simd and kernel.waves_per_simd < least:
        message = f"waves_per_simd={kernel.waves_per_simd}, and a block of {kernel.warps} warps puts {least} on a SIMD"
        return least, Diagnostic(
            "TD217",
            message,
            Mark(kernel.span),
            helps=(f"write waves_per_simd={least} or leave out waves_per_simd, or use fewer warps",),
        )
    asked = kernel.waves_per_simd or least
    ordered = sorted((tile for tile, piece in pieces.items() if not piece.vector), key=lambda tile: tile.index)
    tiles = {tile: variables[names.of(tile)] for tile in ordered if names.of(tile) in variables}
    peak = peak_of(body, tiles.values())
    held = peak.registers
    if held > target.registers_at(asked):
        taken = {tile: v.dwords * sum(v.element(i) in peak.live for i in range(v.count)) for tile, v in tiles.items()}
        return asked, _too_many(
            kernel, target, asked, held, {tile: registers for tile, registers in taken.items() if registers}
        )
    if kernel.waves_per_simd:
        return asked, None
    # pieces that pass: one is worked out while another is stored
    through = sorted(variables[name].dwords * variables[name].count for name in passing)[-2:]
    needed = (
        sum(v.dwords * v.count for v in variables.values() if v.name not in passing)
        + sum(through)
        + len(book.addresses)
        + RESERVED_REGISTERS
    )
    blocks = target.lds_bytes // lds if lds else target.max_waves_per_simd
    by_lds = max(1, blocks) * kernel.warps // target.simds
    return max(least, min(target.waves_at(needed), by_lds, target.max_waves_per_simd)), None


def _too_many(kernel: ir.KernelIR, target: Target, asked: int, held: int, taken: Mapping[ir.Tile, int]) -> Diagnostic:
    """TD202: `taken` are the registers of each tile at the point where most registers are held."""
    message = (
        f"the register tiles held at once take {held:,} registers of each lane, and {target.name} leaves"
        f" {target.registers_at(asked)} at {asked} wave{'s' * (asked > 1)} per SIMD"
    )
    sizes = tuple(listed(kernel.names, taken, lambda tile: f"{tile.rows}x{tile.cols} {tile.dtype}", "registers"))
    helps = (
        "use fewer or smaller register tiles, use up each tile before the next is made, or use more warps a block",
    )
    return Diagnostic("TD202", message, Mark(list(taken)[-1].span, "the last of them"), notes=sizes, helps=helps)
