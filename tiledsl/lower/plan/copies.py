"""Collective copies from global memory to LDS: 16 bytes a lane, consecutive lanes at consecutive addresses."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import GRANULE, copied_vector, part_of
from tiledsl.ir.math.symbolic import Symbolic
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.ir.program.lanes import thread_variable
from tiledsl.lower.emit.ctext import immediate
from tiledsl.lower.plan import transposing
from tiledsl.lower.plan.buffers import Piece
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.direct import direct_loads
from tiledsl.lower.plan.lds import mnemonic
from tiledsl.lower.plan.loads import global_loads
from tiledsl.targets import WAVE


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Share(Compared):
    """The part of a tile that a lane of `warps` copies: so many turns, with so many registers of so many dwords each.
    `block` is the block that the lane transposes in a turn, if any.
    """

    tile: ir.Shared
    warps: tuple[int, ...]
    block: tuple[int, int] | None
    turns: int
    registers: int
    dwords: int


def collective(context: PlanContext, loads: list[ir.LoadShared]) -> Iterable[lp.Operation]:
    """Copies in a row: the global loads of all copies first, then their LDS writes, tile by tile as the loads arrive,
    with one wait for each tile.
    """
    fetches: list[lp.Operation] = []
    commits: list[lp.Operation] = []
    for load in loads:
        place = context.place(load)
        if load.direct:
            fetches += direct_loads(context, load, _warp_rank(context, load.warps), place)
            continue
        share = _share_of(context, load.dst.shared, load.warps)
        if not _fits(context, share, place):
            continue
        registers = context.staging(share.tile, share.turns * share.registers, share.dwords)
        fetches += _loads(context, load.src, share, range(share.turns), registers, place)
        commits += _together(_writes(context, load.dst, share, range(share.turns), registers, place), registers)
    return [*fetches, *commits]


def _together(writes: list[lp.Operation], registers: Sequence[str]) -> list[lp.Operation]:
    """The writes of one word, with one wait for everything that they write."""
    first, *others = writes
    assert isinstance(first, lp.Memory)
    return [dataclasses.replace(first, together=tuple(registers)), *others]


def fetch(context: PlanContext, statement: ir.Fetch, place: lp.Place) -> Iterable[lp.Operation]:
    """The global loads of one copy, or of a part of it."""
    share = _share_of(context, statement.dst.shared, statement.dst.warps)
    chosen = _part(context, range(share.turns), statement.dst.part, place)
    if not chosen or not _fits(context, share, place):
        return []
    return _loads(context, statement.src, share, chosen, staged_registers(context, statement.dst), place)


def commit(context: PlanContext, statement: ir.Commit, place: lp.Place) -> Iterable[lp.Operation]:
    """The LDS writes of a fetched copy, or of a part of it. One wait covers all of them, since the loads were issued
    long before.
    """
    staged = statement.src
    share = _share_of(context, staged.shared, staged.warps)
    if share.block != _share_of(context, statement.dst.shared, staged.warps).block:
        context.problems.append(_other_order(context, statement))
        return []
    held = part_of(range(share.turns), staged.part)
    chosen = _part(context, range(len(held)), statement.part, place)
    if not chosen or share.block == (0, 0):  # what no block fits was refused where it was fetched
        return []
    registers = staged_registers(context, staged)[chosen.start * share.registers : chosen.stop * share.registers]
    return _together(
        _writes(context, statement.dst, share, held[chosen.start : chosen.stop], registers, place), registers
    )


def _share_of(context: PlanContext, tile: ir.Shared, warps: tuple[int, ...]) -> Share:
    """How the warps divide a tile among their lanes: consecutive lanes take consecutive vectors, or blocks of a tile
    that lies transposed in LDS.
    """
    threads = len(warps) * WAVE
    if context.placed[tile].transposed:
        down, across = block = transposing.block_of(tile, warps)
        if not down:
            return Share(tile, warps, block, 1, 1, 4)
        return Share(
            tile,
            warps,
            block,
            -(-transposing.block_count(tile, warps) // threads),
            down,
            across * tile.dtype.bytes // 4,
        )
    return Share(tile, warps, None, -(-_vector_count(tile) // threads), 1, 4)


def staged_registers(context: PlanContext, staged: ir.Staged) -> tuple[str, ...]:
    """The C names of the registers that hold a fetched tile."""
    share = _share_of(context, staged.shared, staged.warps)
    count = len(part_of(range(share.turns), staged.part)) * share.registers
    return context.elements(context.names.of(staged), share.dwords, count)


def _vector_count(tile: ir.Shared) -> int:
    """The number of vectors of 16 bytes that a tile is copied in."""
    return tile.rows * max(1, tile.cols * tile.dtype.bytes // GRANULE)


def _part(context: PlanContext, numbers: range, part: tuple[int, int], place: lp.Place) -> range:
    """The i-th of n parts; TD162 where there are fewer turns than parts. None where the fetch has refused the parts."""
    if part[1] > len(numbers) > 0:
        message = f"a copy of {len(numbers)} turn{'s' if len(numbers) > 1 else ''} is cut into {part[1]} parts"
        note = "at each turn, every lane of the warps moves its 16 bytes"
        helps = (f"part=(i, n) with n at most {len(numbers)}",)
        context.problems.append(
            Diagnostic("TD162", message, Mark(place.span), notes=(note,), helps=helps, calls=place.calls)
        )
        return range(0)
    return part_of(numbers, part)


def _loads(
    context: PlanContext, source: ir.Window, share: Share, chosen: range, registers: Sequence[str], place: lp.Place
) -> list[lp.Operation]:
    pieces = (
        _vectors(context, share, chosen)
        if share.block is None
        else transposing.row_pieces(share.tile, share.block, _blocks(context, share, chosen))
    )
    return global_loads(context, source, pieces, registers, share.dwords * 4, place)


def _writes(
    context: PlanContext, region: ir.Region, share: Share, chosen: range, registers: Sequence[str], place: lp.Place
) -> list[lp.Operation]:
    if share.block is None:
        return _straight_writes(context, region, _vectors(context, share, chosen), registers, place)
    return transposing.writes(context, region, share.block, _blocks(context, share, chosen), registers, place)


def _vectors(context: PlanContext, share: Share, chosen: range) -> list[Piece]:
    """The data that a lane moves of a tile that is copied without transposing: one vector of 16 bytes in each turn."""
    per_row, threads, thread = (
        _vector_count(share.tile) // share.tile.rows,
        len(share.warps) * WAVE,
        Symbolic(_rank(context, share.warps)),
    )
    left = _vector_count(share.tile)
    places = [copied_vector(thread, n, threads, per_row) for n in chosen]
    guards = [_guard(context, thread.expr, share.warps, left - n * threads) for n in chosen]
    return [
        Piece(row.expr, (vector * GRANULE).expr, guard) for (row, vector), guard in zip(places, guards, strict=True)
    ]


def _blocks(context: PlanContext, share: Share, chosen: range) -> list[transposing.Block]:
    threads, thread = len(share.warps) * WAVE, _rank(context, share.warps)
    left = transposing.block_count(share.tile, share.warps)
    return [
        transposing.block_at(
            share.tile,
            share.warps,
            ex.binary("+", thread, n * threads),
            _guard(context, thread, share.warps, left - n * threads),
        )
        for n in chosen
    ]


def _straight_writes(
    context: PlanContext, region: ir.Region, pieces: Sequence[Piece], registers: Sequence[str], place: lp.Place
) -> list[lp.Operation]:
    shared = region.shared
    width = shared.cols * shared.dtype.bytes
    base = context.base(shared, context.value(region.buffer))
    offsets = [ex.binary("+", ex.binary("*", piece.row, width), piece.column) for piece in pieces]
    at = [ex.binary("+", base, context.swizzled(shared, offset)) for offset in offsets]
    out: list[lp.Operation] = []
    operands = context.book.offsets(at, f"{context.names.of(shared)}_w", True, context.target.lds_offset_max)
    for piece, register, address, (operand, offset) in zip(pieces, registers, at, operands, strict=True):
        access = SharedAccess("write", address, GRANULE, shared, piece.guard)
        inputs = (operand, lp.Operand("v", register))
        out.append(
            lp.Memory(
                place,
                f"{mnemonic('write', GRANULE)} {{0}}, {{1}}{immediate(offset)}",
                (),
                inputs,
                (register,),
                "lgkm",
                access,
                piece.guard,
            )
        )
    return out


def _rank(context: PlanContext, warps: tuple[int, ...]) -> ir.Expr:
    """The thread's number among the lanes of the warps that take part."""
    count = len(warps)
    if warps == tuple(range(warps[0], warps[0] + count)):
        if count == 1 and context.kernel.warps > 1:
            return ex.LANE
        # the same for all groups of so many warps, which can share what is made of it
        if warps[0] % count == 0 and count & (count - 1) == 0:
            return ex.binary("%", thread_variable(context.kernel.warps), count * WAVE)
        return ex.binary("-", thread_variable(context.kernel.warps), warps[0] * WAVE)
    return ex.binary("+", ex.binary("*", _warp_rank(context, warps), WAVE), ex.LANE)


def _warp_rank(context: PlanContext, warps: tuple[int, ...]) -> ir.Expr:
    """The warp's number among the warps that take part. For other warps it is some number of that range, since ranges
    and addresses are evaluated for them too.
    """
    warp, count = ex.warp_variable(context.kernel.warps), len(warps)
    if warps == tuple(range(warps[0], warps[0] + count)):
        return ex.binary("%", ex.binary("+", warp, -warps[0] % count), count)
    rank: ir.Expr = ex.const(0)
    for number, member in enumerate(warps):
        rank = ex.select(ex.binary("==", warp, member), ex.const(number), rank)
    return rank


def _guard(context: PlanContext, thread: ir.Expr, warps: tuple[int, ...], left: int) -> ir.Expr | None:
    """The condition for a lane to copy when only `left` vectors remain for all lanes."""
    if left >= len(warps) * WAVE:
        return None
    if left % WAVE or warps != tuple(range(warps[0], warps[0] + len(warps))):
        return ir.Binary("<", thread, ex.const(left))
    return ex.binary("<", ex.warp_variable(context.kernel.warps), warps[0] + left // WAVE)


def _fits(context: PlanContext, share: Share, place: lp.Place) -> bool:
    """Whether rows are whole multiples of 16 bytes, and also columns of a tile that lies transposed in LDS; TD138
    otherwise.
    """
    tile, problem = share.tile, None
    width, column_bytes = tile.cols * tile.dtype.bytes, tile.rows * tile.dtype.bytes
    if width % GRANULE:
        problem = ("rows", f"a row of the tile has {width} bytes", f"make each row a multiple of {GRANULE} bytes")
    elif share.block is not None and column_bytes % GRANULE:
        note = (
            f"'{context.kernel.names[tile]}' is read in layout col, and lies in LDS column by column: a column has"
            f" {column_bytes} bytes"
        )
        problem = ("columns", note, f"give the tile a multiple of {GRANULE // tile.dtype.bytes} rows")
    if problem is None:
        return True
    what, note, help_ = problem
    message = f"{what} are copied to LDS in pieces of {GRANULE} bytes, which do not divide them"
    context.problems.append(
        Diagnostic("TD138", message, Mark(place.span), notes=(note,), helps=(help_,), calls=place.calls)
    )
    return False


def _other_order(context: PlanContext, statement: ir.Commit) -> Diagnostic:
    names, staged = context.kernel.names, statement.src
    message = (
        f"the data fetched for '{names[staged.shared]}' cannot be committed to '{names[statement.dst.shared]}': one of"
        f" them lies"
        " in LDS transposed"
    )
    helps = ("fetch for the tile of the td.commit",)
    return Diagnostic(
        "TD160", message, Mark(statement.span), (Mark(staged.span, "fetched here"),), helps=helps, calls=statement.calls
    )
