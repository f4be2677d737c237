"""Collective copies from global memory to LDS: 16 bytes a lane, consecutive lanes at consecutive addresses."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, Mark
from tiledsl.layouts import GRANULE, copied_vector, part_of
from tiledsl.lower import program as lp
from tiledsl.lower import transposing
from tiledsl.lower.addresses import thread_variable
from tiledsl.lower.buffers import Piece
from tiledsl.lower.ctext import immediate
from tiledsl.lower.direct import direct_loads
from tiledsl.lower.loads import global_loads
from tiledsl.lower.shared import mnemonic
from tiledsl.symbolic import Symbolic
from tiledsl.targets import WAVE

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner


@dataclasses.dataclass(frozen=True, slots=True)
class Share:
    """What a lane of `warps` copies of a tile: in so many turns, so many registers of so many dwords each. `block` is what it transposes at a turn, if any."""

    tile: ir.Shared
    warps: tuple[int, ...]
    block: tuple[int, int] | None
    turns: int
    registers: int
    dwords: int


def collective(planner: Planner, loads: list[ir.LoadShared]) -> Iterable[lp.Operation]:
    """Copies that stand side by side: the global loads of all of them, then their writes to LDS, tile by tile as they arrive: one wait covers each."""
    fetches: list[lp.Operation] = []
    commits: list[lp.Operation] = []
    for load in loads:
        place = planner.place(load)
        if load.direct:
            fetches += direct_loads(planner, load, _warp_rank(planner, load.warps), place)
            continue
        share = _share_of(planner, load.dst.shared, load.warps)
        if not _fits(planner, share, place):
            continue
        registers = planner.staging(share.tile, share.turns * share.registers, share.dwords)
        fetches += _loads(planner, load.src, share, range(share.turns), registers, place)
        commits += _together(_writes(planner, load.dst, share, range(share.turns), registers, place), registers)
    return [*fetches, *commits]


def _together(writes: list[lp.Operation], registers: Sequence[str]) -> list[lp.Operation]:
    """The writes of one word, with one wait for all that they write."""
    first, *others = writes
    assert isinstance(first, lp.Memory)
    return [dataclasses.replace(first, together=tuple(registers)), *others]


def fetch(planner: Planner, statement: ir.Fetch, place: lp.Place) -> Iterable[lp.Operation]:
    """The global loads of one copy, or of a part of it."""
    share = _share_of(planner, statement.dst.shared, statement.dst.warps)
    chosen = _part(planner, range(share.turns), statement.dst.part, place)
    if not chosen or not _fits(planner, share, place):
        return []
    return _loads(planner, statement.src, share, chosen, staged_registers(planner, statement.dst), place)


def commit(planner: Planner, statement: ir.Commit, place: lp.Place) -> Iterable[lp.Operation]:
    """The LDS writes of what was fetched, or of a part of it. One wait covers them all: the loads were issued long before."""
    staged = statement.src
    share = _share_of(planner, staged.shared, staged.warps)
    if share.block != _share_of(planner, statement.dst.shared, staged.warps).block:
        planner.problems.append(_other_way(planner, statement))
        return []
    held = part_of(range(share.turns), staged.part)
    chosen = _part(planner, range(len(held)), statement.part, place)
    if not chosen or share.block == (0, 0):  # what no block fits was refused where it was fetched
        return []
    registers = staged_registers(planner, staged)[chosen.start * share.registers : chosen.stop * share.registers]
    return _together(_writes(planner, statement.dst, share, held[chosen.start : chosen.stop], registers, place), registers)


def _share_of(planner: Planner, tile: ir.Shared, warps: tuple[int, ...]) -> Share:
    """How the warps divide a tile among their lanes: consecutive lanes take consecutive vectors, or blocks of a tile that lies in LDS transposed."""
    threads = len(warps) * WAVE
    if planner.placed[tile].transposed:
        down, across = block = transposing.block_of(tile, warps)
        if not down:
            return Share(tile, warps, block, 1, 1, 4)
        return Share(tile, warps, block, -(-transposing.block_count(tile, warps) // threads), down, across * tile.dtype.bytes // 4)
    return Share(tile, warps, None, -(-_vector_count(tile) // threads), 1, 4)


def staged_registers(planner: Planner, staged: ir.Staged) -> tuple[str, ...]:
    """The C names of the registers that hold what was fetched."""
    share = _share_of(planner, staged.shared, staged.warps)
    count = len(part_of(range(share.turns), staged.part)) * share.registers
    return planner.elements(planner.names.of(staged), share.dwords, count)


def _vector_count(tile: ir.Shared) -> int:
    """In how many vectors of 16 bytes a tile is copied."""
    return tile.rows * max(1, tile.cols * tile.dtype.bytes // GRANULE)


def _part(planner: Planner, numbers: range, part: tuple[int, int], place: lp.Place) -> range:
    """The i-th of n parts; TD162 where there are fewer turns than parts. None of none, which were refused where they were fetched."""
    if part[1] > len(numbers) > 0:
        message = f"a copy of {len(numbers)} turn{'s' if len(numbers) > 1 else ''} is cut into {part[1]} parts"
        note = "at each turn, every lane of the warps moves its 16 bytes"
        helps = (f"part=(i, n) with n at most {len(numbers)}",)
        planner.problems.append(Diagnostic("TD162", message, Mark(place.span), notes=(note,), helps=helps, calls=place.calls))
        return range(0)
    return part_of(numbers, part)


def _loads(planner: Planner, source: ir.Window, share: Share, chosen: range, registers: Sequence[str], place: lp.Place) -> list[lp.Operation]:
    pieces = _vectors(planner, share, chosen) if share.block is None else transposing.row_pieces(share.tile, share.block, _blocks(planner, share, chosen))
    return global_loads(planner, source, pieces, registers, share.dwords * 4, place)


def _writes(planner: Planner, region: ir.Region, share: Share, chosen: range, registers: Sequence[str], place: lp.Place) -> list[lp.Operation]:
    if share.block is None:
        return _straight_writes(planner, region, _vectors(planner, share, chosen), registers, place)
    return transposing.writes(planner, region, share.block, _blocks(planner, share, chosen), registers, place)


def _vectors(planner: Planner, share: Share, chosen: range) -> list[Piece]:
    """What a lane moves of a tile that is copied as it is: a vector of 16 bytes at each turn."""
    per_row, threads, thread = _vector_count(share.tile) // share.tile.rows, len(share.warps) * WAVE, Symbolic(_rank(planner, share.warps))
    left = _vector_count(share.tile)
    places = [copied_vector(thread, n, threads, per_row) for n in chosen]
    guards = [_guard(planner, thread.expr, share.warps, left - n * threads) for n in chosen]
    return [Piece(row.expr, (vector * GRANULE).expr, guard) for (row, vector), guard in zip(places, guards, strict=True)]


def _blocks(planner: Planner, share: Share, chosen: range) -> list[transposing.Block]:
    threads, thread = len(share.warps) * WAVE, _rank(planner, share.warps)
    left = transposing.block_count(share.tile, share.warps)
    return [
        transposing.block_at(share.tile, share.warps, ex.binary("+", thread, n * threads), _guard(planner, thread, share.warps, left - n * threads))
        for n in chosen
    ]


def _straight_writes(planner: Planner, region: ir.Region, pieces: Sequence[Piece], registers: Sequence[str], place: lp.Place) -> list[lp.Operation]:
    shared = region.shared
    width = shared.cols * shared.dtype.bytes
    base = planner.base(shared, planner.value(region.buffer))
    offsets = [ex.binary("+", ex.binary("*", piece.row, width), piece.column) for piece in pieces]
    at = [ex.binary("+", base, planner.swizzled(shared, offset)) for offset in offsets]
    out: list[lp.Operation] = []
    operands = planner.book.offsets(at, f"{planner.names.of(shared)}_w", True, planner.target.lds_offset_max)
    for piece, register, address, (operand, offset) in zip(pieces, registers, at, operands, strict=True):
        access = lp.SharedAccess("write", address, GRANULE, shared, piece.guard)
        inputs = (operand, lp.Operand("v", register))
        out.append(lp.Memory(place, f"{mnemonic('write', GRANULE)} {{0}}, {{1}}{immediate(offset)}", (), inputs, (register,), "lgkm", access, piece.guard))
    return out


def _rank(planner: Planner, warps: tuple[int, ...]) -> ir.Expr:
    """The thread's number among the lanes of the warps that take part."""
    count = len(warps)
    if warps == tuple(range(warps[0], warps[0] + count)):
        if count == 1 and planner.kernel.warps > 1:
            return ex.LANE
        if warps[0] % count == 0 and count & (count - 1) == 0:  # the same for all groups of so many warps, which can share what is made of it
            return ex.binary("%", thread_variable(planner.kernel.warps), count * WAVE)
        return ex.binary("-", thread_variable(planner.kernel.warps), warps[0] * WAVE)
    return ex.binary("+", ex.binary("*", _warp_rank(planner, warps), WAVE), ex.LANE)


def _warp_rank(planner: Planner, warps: tuple[int, ...]) -> ir.Expr:
    """The warp's number among those that take part; some number of that range in others, for which ranges and addresses are worked out too."""
    warp, count = ex.warp_variable(planner.kernel.warps), len(warps)
    if warps == tuple(range(warps[0], warps[0] + count)):
        return ex.binary("%", ex.binary("+", warp, -warps[0] % count), count)
    rank: ir.Expr = ex.const(0)
    for number, member in enumerate(warps):
        rank = ex.select(ex.binary("==", warp, member), ex.const(number), rank)
    return rank


def _guard(planner: Planner, thread: ir.Expr, warps: tuple[int, ...], left: int) -> ir.Expr | None:
    """What must hold for a lane to copy when only `left` vectors remain for all of them."""
    if left >= len(warps) * WAVE:
        return None
    if left % WAVE or warps != tuple(range(warps[0], warps[0] + len(warps))):
        return ir.Binary("<", thread, ex.const(left))
    return ex.binary("<", ex.warp_variable(planner.kernel.warps), warps[0] + left // WAVE)


def _fits(planner: Planner, share: Share, place: lp.Place) -> bool:
    """Whether rows are whole numbers of 16 bytes, and columns of a tile that lies in LDS transposed; TD138 otherwise."""
    tile, problem = share.tile, None
    width, column_bytes = tile.cols * tile.dtype.bytes, tile.rows * tile.dtype.bytes
    if width % GRANULE:
        problem = ("rows", f"a row of the tile has {width} bytes", f"make it a multiple of {GRANULE} bytes")
    elif share.block is not None and column_bytes % GRANULE:
        note = f"'{planner.kernel.names[tile]}' is read in layout col, and lies in LDS column by column: a column has {column_bytes} bytes"
        problem = ("columns", note, f"give it a multiple of {GRANULE // tile.dtype.bytes} rows")
    if problem is None:
        return True
    what, note, help_ = problem
    message = f"{what} are copied to LDS in pieces of {GRANULE} bytes, which do not fit here"
    planner.problems.append(Diagnostic("TD138", message, Mark(place.span), notes=(note,), helps=(help_,), calls=place.calls))
    return False


def _other_way(planner: Planner, statement: ir.Commit) -> Diagnostic:
    names, staged = planner.kernel.names, statement.src
    message = f"what was fetched for '{names[staged.shared]}' cannot go to '{names[statement.dst.shared]}': one of them lies in LDS transposed"
    helps = ("fetch for the tile that takes it",)
    return Diagnostic("TD160", message, Mark(statement.span), (Mark(staged.span, "fetched here"),), helps=helps, calls=statement.calls)
