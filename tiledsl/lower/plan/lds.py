"""The map of LDS: the place of each shared tile, and the swizzle that frees its reads and writes of bank conflicts."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import (
    GRANULE,
    IDENTITY,
    block_place,
    candidate_swizzles,
    conflict_clocks,
    copied_vector,
    is_bijection,
    lanes,
    stored_offset,
    swizzled,
    transposed_block,
)
from tiledsl.ir.program.names import listed
from tiledsl.ir.program.operations import SharedPlacement
from tiledsl.ir.walk import statements, touched_shared
from tiledsl.lower.plan.element_runs import runs
from tiledsl.lower.plan.fragments import Fragments, fetched, transposes
from tiledsl.targets import WAVE, Target, target_named

ALIGNMENT = 256  # bytes: all banks once, so that a tile's place does not change which bank its offsets meet


def placements(kernel: ir.KernelIR, pieces: Mapping[ir.Tile, Fragments], target: Target) -> tuple[SharedPlacement, ...]:
    """Place tiles one after another, each buffer aligned, and only tiles that are used. KernelError TD152 for a tile
    that would need two layouts in LDS.
    """
    placed, offset = [], 0
    if not any(touched_shared(statement) for statement in statements(kernel.body)):
        return ()  # the compiler would leave out what nothing uses
    for shared in kernel.shared:
        size = tile_bytes(shared)
        transposed = _transposed(shared, kernel, target)
        swizzle = _users(shared, size) or _own(shared, kernel, pieces, transposed, target)
        pitch = -(-size // ALIGNMENT) * ALIGNMENT if shared.buffers > 1 else size
        offset = -(-offset // ALIGNMENT) * ALIGNMENT
        placed.append(SharedPlacement(shared, offset, pitch, swizzle, transposed))
        offset += pitch * (shared.buffers - 1) + size
    return tuple(placed)


def _transposed(shared: ir.Shared, kernel: ir.KernelIR, target: Target) -> bool:
    """Whether the tile lies in LDS column by column: it is read in layout "col", and the target has no transposing
    reads.
    """
    if target.transposed_reads or shared.dtype.bits == 32:
        return False
    reads = {
        tile.layout: statement
        for statement in statements(kernel.body)
        if any(region.shared == shared for region in statement.effects.regions_read)
        for tile in statement.effects.tiles_written
    }
    if len(reads) == 2:
        raise KernelError(
            Diagnostic(
                "TD152",
                f"'{kernel.names[shared]}' is read in both layouts, and {target.name} has no LDS reads that transpose",
                Mark(reads["col"].span, 'in layout "col"'),
                (Mark(reads["row"].span, 'in layout "row"'),),
                (
                    (
                        "elements that a lane reads together must lie together: in one of the two layouts, the reads"
                        " would have 2 bytes"
                    ),
                ),
                ("load the tensor into two shared tiles, one for each layout",),
                reads["col"].calls,
            )
        )
    return "col" in reads


def _own(
    shared: ir.Shared, kernel: ir.KernelIR, pieces: Mapping[ir.Tile, Fragments], transposed: bool, target: Target
) -> ir.Swizzle:
    """The plan's swizzle. A tile beyond the LDS, which is refused, has none: the search would take minutes."""
    size = tile_bytes(shared)
    if size > target.lds_bytes:
        return IDENTITY
    return best_swizzle(size, _accesses(shared, kernel, pieces, transposed), target.name)


def lds_bytes(placed: Iterable[SharedPlacement]) -> int:
    """The bytes of the block's whole allocation."""
    return max((p.offset + p.pitch * (p.shared.buffers - 1) + tile_bytes(p.shared) for p in placed), default=0)


def tile_bytes(shared: ir.Shared) -> int:
    """The bytes of one buffer."""
    return shared.rows * shared.cols * shared.dtype.bytes


def _users(shared: ir.Shared, size: int) -> ir.Swizzle | None:
    """The user's swizzle, if it is a swizzle."""
    return shared.swizzle if shared.swizzle is not None and _maps(shared.swizzle, size) else None


def _maps(swizzle: ir.Swizzle, size: int) -> bool:
    return swizzle.bits >= 0 and swizzle.shift >= 0 and is_bijection(swizzle, size)


def strange_swizzles(placed: Iterable[SharedPlacement]) -> Iterator[Diagnostic]:
    """TD137 for each swizzle of the user's that its tile cannot have; the tile is placed with another swizzle."""
    for shared in (p.shared for p in placed):
        swizzle, size = shared.swizzle, tile_bytes(shared)
        if swizzle is None or _maps(swizzle, size):
            continue
        message, note, remedy = _mistake(swizzle, size)
        yield Diagnostic("TD137", f"{swizzle.spelled} {message}", Mark(shared.span), notes=(note,), helps=(remedy,))


def _mistake(swizzle: ir.Swizzle, size: int) -> tuple[str, str, str]:
    """What is wrong with a swizzle that a tile of `size` bytes cannot have, the cause, and the valid values."""
    if swizzle.low < 4:
        note = f"the swizzle changes bit {swizzle.low} of the offset, and a lane copies and reads 16 contiguous bytes"
        return (
            "divides pieces of 16 bytes",
            note,
            "low must be at least 4: the bits below it are within such a piece",
        )
    above = swizzle.low + max(0, swizzle.bits)
    keys = " and ".join(f"bits {key}..{key + swizzle.bits - 1}" for key in (swizzle.shift, swizzle.fold) if key)
    note = f"the swizzle permutes groups of {1 << above} bytes by {keys} of the offset, in a tile of {size} bytes"
    key = "shift and fold" if swizzle.fold else "shift"
    return (
        "does not map this tile onto itself",
        note,
        f"{key} must be at least {swizzle.low} + bits, and the tile a multiple of these groups",
    )


# "read" or "write", the bytes of a lane, the lanes' byte offsets before the swizzle
Access = tuple[str, int, tuple[int, ...]]


@functools.lru_cache(maxsize=256)
def best_swizzle(size: int, accesses: tuple[Access, ...], target: str) -> ir.Swizzle:
    """The first of the candidates that lose the fewest clocks."""
    best, least = IDENTITY, math.inf
    alike: dict[tuple[str, int], list[tuple[int, ...]]] = {}
    for kind, width, offsets in accesses:
        alike.setdefault((kind, width), []).append(offsets)
    each = [(*known, np.array(offsets)) for known, offsets in alike.items()]
    for swizzle in candidate_swizzles(size):
        lost = 0
        for kind, width, of_all in each:
            lost += clocks_lost(kind, width, of_all, swizzle, target_named(target))
            if lost >= least:
                break
        if lost < least:
            best, least = swizzle, lost
        if not least:
            break
    return best


def clocks_lost(kind: str, width: int, offsets: np.ndarray, swizzle: ir.Swizzle, target: Target) -> int:
    """The clocks that accesses, [..., lane], lose to bank conflicts in a tile with that swizzle."""
    return conflict_clocks(swizzled(offsets, swizzle), width, kind, target)


def mnemonic(kind: str, width: int, transposing: bool = False) -> str:
    """The instruction of an access; `transposing`: the read that collects consecutive k from several rows. A read of
    less than a register fills its upper bits with zeros.
    """
    extends = kind == "read" and width < 4
    return f"ds_{kind}_{'u' if extends else 'b'}{8 * width}{'_tr_b16' * transposing}"


def _accesses(
    shared: ir.Shared, kernel: ir.KernelIR, pieces: Mapping[ir.Tile, Fragments], transposed: bool
) -> tuple[Access, ...]:
    """The accesses of one warp, one for each distinct way in which the kernel reads or writes the tile."""
    return tuple(
        dict.fromkeys(access for s in statements(kernel.body) for access in accesses_of(s, shared, pieces, transposed))
    )


def accesses_of(
    statement: ir.Statement, shared: ir.Shared, pieces: Mapping[ir.Tile, Fragments], transposed: bool
) -> Iterable[Access]:
    """The accesses of one warp in one statement."""
    effects = statement.effects
    if all(region.shared != shared for region in (*effects.regions_read, *effects.regions_written)):
        return ()  # no access, or an access of td.asm, whose addresses no swizzle is chosen for
    match statement:
        case ir.LoadShared(direct=True):
            return ()  # in order
        case ir.LoadShared(warps=warps) | ir.Commit(src=ir.Staged(warps=warps)):
            return written_columns(shared, len(warps)) if transposed else written(shared, len(warps))
        case ir.StoreShared(src=tile, dst=region):
            return moved("write", region, tile, pieces[tile], transposed)
        case ir.LoadTile(dst=tile, src=region) if not pieces[tile].vector:
            return moved("read", region, tile, pieces[tile], transposed)
        case ir.LoadTile(dst=tile, src=region):
            return read_of(region, tile, pieces[tile], transposed)
        case _:
            raise AssertionError(f"how {type(statement).__name__} accesses LDS is not known")


def written(shared: ir.Shared, warps: int) -> Iterable[Access]:
    # rows of less than that are refused when the copy is planned
    per_row = max(1, shared.cols * shared.dtype.bytes // GRANULE)
    row, vector = copied_vector(lanes(), 0, warps * WAVE, per_row)
    yield "write", GRANULE, _offsets(row * shared.cols * shared.dtype.bytes + vector * GRANULE)


def written_columns(shared: ir.Shared, warps: int) -> Iterable[Access]:
    """One write for each column of the block that a lane transposes."""
    width = shared.dtype.bytes
    block = transposed_block(shared.rows, shared.cols, width, warps * WAVE)
    down, across = block
    if not down:
        return
    numbers = np.minimum(lanes(), shared.rows * shared.cols // (down * across) - 1)
    row, col = block_place(numbers, shared.rows, shared.cols, block, width)
    for column in range(across):
        yield "write", down * width, _offsets(stored_offset(shared.rows, shared.cols, width, row, col + column, True))


_LEAST_STEP = 16  # the columns that a matrix instruction of 16-bit elements takes at least


def read_of(region: ir.Region, tile: ir.Tile, piece: Fragments, transposed: bool) -> Iterable[Access]:
    """The reads of the tile's first row of pieces, with every variable at 0; variables without a value count as 0."""
    shared, width = region.shared, region.shared.dtype.bytes
    top, left = _corner(region)
    for across in range(piece.across):
        for part in range(piece.parts):
            side, k = fetched(piece, lanes(), part, transposing=transposes(tile, transposed))
            k = k + across * (WAVE // piece.m * piece.vector)
            row, col = (top + k, left + side) if tile.layout == "col" else (top + side, left + k)
            yield (
                "read",
                piece.read_bytes(tile),
                _offsets(stored_offset(shared.rows, shared.cols, width, row, col, transposed)),
            )


def moved(kind: str, region: ir.Region, tile: ir.Tile, piece: Fragments, transposed: bool) -> Iterable[Access]:
    """The accesses of the first piece of a tile that lies as an accumulator, with every variable at 0."""
    shared, width = region.shared, region.shared.dtype.bytes
    top, left = _corner(region)
    for run in runs(tile, piece, region, transposed):
        if run.piece:
            break
        row, col = (np.broadcast_to(ex.evaluate(of, {ex.LANE: lanes()}), (WAVE,)) for of in (run.row, run.col))
        offsets = stored_offset(shared.rows, shared.cols, width, top + row, left + col, transposed)
        yield kind, run.count * width, _offsets(offsets)


def _corner(region: ir.Region) -> tuple[int, int]:
    """The row and column at which a region begins, with every variable at 0."""
    corner: dict[ir.Expr, int] = {v: 0 for e in (region.row, region.col) for v in (*ex.variables(e), *ex.undefined(e))}
    return ex.evaluate(region.row, corner), ex.evaluate(region.col, corner)


def _offsets(found: np.ndarray) -> tuple[int, ...]:
    return tuple(found.tolist())


def _what_fits(kernel: ir.KernelIR, placed: tuple[SharedPlacement, ...], target: Target) -> tuple[str, ...]:
    """The changes after which the shared tiles fit the LDS of a block, each with their size then."""
    total, helps = lds_bytes(placed), []
    depth = _depth(kernel)
    step = next((depth >> n for n in range(1, 6) if total >> n <= target.lds_bytes), 0)
    if step >= _LEAST_STEP and all(p.shared in _along_k(kernel) for p in placed):
        helps.append(
            f"a step along k of {step} in place of {depth} fits: the tiles take {total * step // depth:,} bytes"
        )
    most = max((p.shared.buffers for p in placed), default=1)
    for buffers in range(most - 1, 0, -1):
        taken = sum(min(buffers, p.shared.buffers) * tile_bytes(p.shared) for p in placed)
        if taken <= target.lds_bytes:
            fetched = "td.fetch and td.commit bring the next step during the products"
            many = f"{buffers} buffers" if buffers > 1 else f"one buffer a tile, buffers=1: {fetched}"
            helps.append(f"{taken:,} bytes fit, with {many}")
            break
    return tuple(helps) or ("use fewer or smaller shared tiles",)


def _depth(kernel: ir.KernelIR) -> int:
    """The extent along k of the shared tiles that products read, if it is the same of all; 0 otherwise."""
    extents = set(_along_k(kernel).values())
    return extents.pop() if len(extents) == 1 else 0


def _along_k(kernel: ir.KernelIR) -> dict[ir.Shared, int]:
    """The shared tiles whose elements are operands of products, each with its extent along k."""
    sources = {s.dst: s.src.shared for s in statements(kernel.body) if isinstance(s, ir.LoadTile)}
    found = {}
    for product in (s for s in statements(kernel.body) if isinstance(s, ir.Mma)):
        for operand, shape in ((product.a, product.form.a), (product.b, product.form.b)):
            shared = sources.get(operand)
            if shared is not None:
                found[shared] = shared.cols if shape.endswith("k") else shared.rows
    return found


def over_budget(kernel: ir.KernelIR, placed: tuple[SharedPlacement, ...], target: Target) -> Diagnostic | None:
    """TD201 where the tiles do not fit the LDS of a block on the target; TD216 where they do not fit the share of a
    block at the requested occupancy.
    """
    total = lds_bytes(placed)
    waves = kernel.waves_per_simd or 0
    blocks = waves * target.simds // kernel.warps if waves > target.least_waves(kernel.warps) else 1
    share = target.lds_bytes // blocks
    if total <= share:
        return None
    taken = {p.shared: p.shared.buffers * tile_bytes(p.shared) for p in placed}
    sizes = tuple(
        listed(kernel.names, taken, lambda tile: f"{tile.buffers} x {tile.rows}x{tile.cols} {tile.dtype}", "B")
    )
    if total > target.lds_bytes:
        message = f"the shared tiles take {total:,} bytes of LDS, and a block on {target.name} has {target.lds_bytes:,}"
        mark = Mark(placed[-1].shared.span, f"{total - target.lds_bytes:,} bytes too many")
        return Diagnostic(
            "TD201",
            message,
            mark,
            notes=sizes,
            helps=_what_fits(kernel, placed, target),
        )
    message = f"the shared tiles take {total:,} bytes of LDS, and {waves} waves per SIMD leave {share:,} to a block"
    mark = Mark(placed[-1].shared.span, f"{total - share:,} bytes too many")
    of = f"{kernel.warps} warps" if kernel.warps > 1 else "one warp"
    asked = (
        f"{waves} waves on each of {target.simds} SIMDs are {blocks} blocks of {of}, which share {target.lds_bytes:,}"
        " bytes"
    )
    fits = max(target.least_waves(kernel.warps), target.lds_bytes // total * kernel.warps // target.simds)
    helps = (
        f"take a smaller tile or a shorter step along k, or request fewer waves:" f" @td.kernel(waves_per_simd={fits})",
    )
    return Diagnostic("TD216", message, mark, notes=(*sizes, asked), helps=helps)
