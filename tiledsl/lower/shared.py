"""The map of LDS: where each shared tile lies, and the swizzle that makes its reads and writes free of bank conflicts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, KernelError, Mark
from tiledsl.layouts import GRANULE, candidate_swizzles, conflict_clocks, copied_vector, is_bijection, lanes, operand_element, swizzled
from tiledsl.lower.fragments import Fragments
from tiledsl.lower.program import SharedPlacement
from tiledsl.targets import WAVE, Target
from tiledsl.walk import statements

ALIGNMENT = 256  # bytes: all banks once, so that a tile's place does not change which bank its offsets meet


def placements(kernel: ir.KernelIR, pieces: Mapping[ir.Tile, Fragments], target: Target) -> tuple[SharedPlacement, ...]:
    """Tiles one after another, each buffer aligned. KernelError TD137 for a swizzle of the user's that is none."""
    placed, offset = [], 0
    for shared in kernel.shared:
        size = shared.rows * shared.cols * shared.dtype.bytes
        swizzle = _users(shared, size) or _best(shared, size, kernel, pieces, target)
        pitch = -(-size // ALIGNMENT) * ALIGNMENT if shared.buffers > 1 else size
        offset = -(-offset // ALIGNMENT) * ALIGNMENT
        placed.append(SharedPlacement(shared, offset, pitch, swizzle))
        offset += pitch * (shared.buffers - 1) + size
    return tuple(placed)


def lds_bytes(placed: Iterable[SharedPlacement]) -> int:
    """The block's whole allocation."""
    return max((p.offset + p.pitch * (p.shared.buffers - 1) + tile_bytes(p.shared) for p in placed), default=0)


def tile_bytes(shared: ir.Shared) -> int:
    """One buffer's bytes."""
    return shared.rows * shared.cols * shared.dtype.bytes


def _users(shared: ir.Shared, size: int) -> ir.Swizzle | None:
    swizzle = shared.swizzle
    if swizzle is not None and (swizzle.bits < 0 or swizzle.shift < 0 or not is_bijection(swizzle, size)):
        last = swizzle.shift + swizzle.bits - 1
        note = f"it moves {GRANULE << max(0, swizzle.bits)} bytes about by bits {swizzle.shift}..{last} of the offset, in a tile of {size} bytes"
        helps = ("shift must be at least 4 + bits, and the tile a multiple of the bytes moved about",)
        raise KernelError(
            Diagnostic("TD137", f"Swizzle({swizzle.shift}, {swizzle.bits}) does not map this tile onto itself", Mark(shared.span), notes=(note,), helps=helps)
        )
    return swizzle


def _best(shared: ir.Shared, size: int, kernel: ir.KernelIR, pieces: Mapping[ir.Tile, Fragments], target: Target) -> ir.Swizzle:
    accesses = list(_accesses(shared, kernel, pieces))
    ranked = candidate_swizzles(shared.cols * shared.dtype.bytes, size)
    return min(ranked, key=lambda s: sum(conflict_clocks(swizzled(offsets, s), width, kind, target) for kind, width, offsets in accesses))


def _accesses(shared: ir.Shared, kernel: ir.KernelIR, pieces: Mapping[ir.Tile, Fragments]) -> Iterable[tuple[str, int, np.ndarray]]:
    """Unswizzled byte offsets of the lanes of one warp, for each distinct way that the kernel reads or writes the tile."""
    seen: dict[tuple[str, int, bytes], np.ndarray] = {}
    for statement in statements(kernel.body):
        match statement:
            case ir.LoadShared(dst=region, warps=warps) if region.shared == shared:
                patterns = [("write", GRANULE, _written(region, len(warps)))]
            case ir.LoadTile(dst=tile, src=region) if region.shared == shared:
                patterns = [("read", pieces[tile].vector * shared.dtype.bytes, o) for o in _read(region, pieces[tile])]
            case _:
                continue
        for kind, width, offsets in patterns:
            seen[kind, width, offsets.tobytes()] = offsets
    return [(kind, width, offsets) for (kind, width, _), offsets in seen.items()]


def _written(region: ir.Region, warps: int) -> np.ndarray:
    per_row = max(1, region.cols * region.shared.dtype.bytes // GRANULE)  # rows of less than that are refused when the copy is planned
    row, vector = copied_vector(lanes(), 0, warps * WAVE, per_row)
    return np.asarray(row * region.shared.cols * region.shared.dtype.bytes + vector * GRANULE)


def _read(region: ir.Region, piece: Fragments) -> Iterable[np.ndarray]:
    row, k = operand_element(piece.m, piece.vector, lanes(), 0)
    corner: dict[ir.Expr, int] = {v: 0 for e in (region.row, region.col) for v in ex.variables(e)}
    top, left = ex.evaluate(region.row, corner), ex.evaluate(region.col, corner)
    span = WAVE // piece.m * piece.vector
    for part in range(piece.across):
        yield np.asarray(((top + row) * region.shared.cols + left + k + part * span) * region.shared.dtype.bytes)


def over_budget(kernel: ir.KernelIR, placed: tuple[SharedPlacement, ...], target: Target) -> Diagnostic | None:
    """TD201 when the tiles do not fit the LDS that a block can use on the target."""
    total = lds_bytes(placed)
    if total <= target.lds_bytes:
        return None
    sizes = [
        f"{kernel.names[p.shared]}: {p.shared.buffers} x {p.shared.rows}x{p.shared.cols} {p.shared.dtype} = {p.shared.buffers * tile_bytes(p.shared):,} B"
        for p in placed
    ]
    return Diagnostic(
        "TD201",
        f"the shared tiles take {total:,} bytes of LDS, and a block on {target.name} has {target.lds_bytes:,}",
        Mark(placed[-1].shared.span, f"{total - target.lds_bytes:,} bytes too many"),
        notes=tuple(sizes),
        helps=("take a smaller tile, fewer buffers, or a shorter step along k",),
    )
