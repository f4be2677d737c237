"""Collective copies from global memory to LDS: 16 bytes a lane, consecutive lanes at consecutive addresses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, Mark
from tiledsl.layouts import GRANULE
from tiledsl.lower import program as lp
from tiledsl.lower import transposing
from tiledsl.lower.addresses import thread_variable
from tiledsl.lower.ctext import immediate
from tiledsl.targets import WAVE

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner


def collective(planner: Planner, loads: list[ir.LoadShared]) -> Iterable[lp.Operation]:
    planned = [_copy(planner, load) for load in loads]
    return [*(op for fetch, _ in planned for op in fetch), *(op for _, commit in planned for op in commit)]


def _copy(planner: Planner, load: ir.LoadShared) -> tuple[list[lp.Operation], list[lp.Operation]]:
    """Global loads into staging registers, and the LDS writes of those: 16 bytes a lane, consecutive lanes at consecutive addresses."""
    place, shared = planner.place(load), load.dst.shared
    row_bytes = shared.cols * shared.dtype.bytes
    if row_bytes % GRANULE or load.src.tensor.cols * shared.dtype.bytes % GRANULE:
        planner.problems.append(_narrow(load, row_bytes))
        return [], []
    vectors, threads = shared.rows * row_bytes // GRANULE, len(load.warps) * WAVE
    if planner.placed[shared].transposed:
        return _transposing(planner, load, place)
    turns = -(-vectors // threads)
    staged = planner.staging(shared, turns)
    thread = _rank(planner, load.warps)
    places = [_copied_vector(thread, turn, threads, row_bytes // GRANULE) for turn in range(turns)]
    guards = [_guard(planner, thread, load.warps, vectors - turn * threads) for turn in range(turns)]
    fetch = _fetch(planner, load, place, staged, places, guards)
    base = planner.base(shared, planner.value(load.dst.buffer))
    at = [ex.binary("+", base, planner.swizzled(shared, ex.binary("+", ex.binary("*", r, row_bytes), ex.binary("*", v, GRANULE)))) for r, v in places]
    commit: list[lp.Operation] = []
    for turn, (operand, offset) in enumerate(planner.book.offsets(at, f"{planner.names.of(shared)}_w", True, planner.target.lds_offset_max)):
        register = staged.element(turn)
        access = lp.SharedAccess("write", at[turn], GRANULE, shared, guards[turn])
        inputs = (operand, lp.Operand("v", register))
        commit.append(lp.Memory(place, f"ds_write_b128 {{0}}, {{1}}{immediate(offset)}", (), inputs, (register,), "lgkm", access, guards[turn]))
    return fetch, commit


def _transposing(planner: Planner, load: ir.LoadShared, place: lp.Place) -> tuple[list[lp.Operation], list[lp.Operation]]:
    """The same for a tile that is transposed on its way."""
    shared, threads = load.dst.shared, len(load.warps) * WAVE
    if shared.rows * shared.dtype.bytes % GRANULE:
        planner.problems.append(_short(planner, load))
        return [], []
    down, across = transposing.block_of(shared, load.warps)
    blocks, thread = transposing.block_count(shared, load.warps), _rank(planner, load.warps)
    turns = [
        transposing.turn(shared, load.warps, ex.binary("+", thread, n * threads), _guard(planner, thread, load.warps, blocks - n * threads))
        for n in range(-(-blocks // threads))
    ]
    staged = planner.staging(shared, len(turns) * down, across * shared.dtype.bytes // 4)
    registers = [staged.element(i) for i in range(staged.count)]
    fetch, within = transposing.loads(planner, load.src, (down, across), turns, registers, place)
    _check_reach(planner, load, within)
    return fetch, transposing.writes(planner, load.dst, (down, across), turns, registers, place)


def _fetch(
    planner: Planner, load: ir.LoadShared, place: lp.Place, staged: lp.Variable, places: list[tuple[ir.Expr, ir.Expr]], guards: list[ir.Expr | None]
) -> list[lp.Operation]:
    tensor = load.src.tensor
    pitch = tensor.cols * tensor.dtype.bytes
    start = planner.window_bytes(load.src)
    pointer, base = planner.book.pointer(tensor, start, planner.loops, planner.target.global_offset[1] // 2)
    within = [ex.binary("+", ex.binary("*", r, pitch), ex.binary("*", v, GRANULE)) for r, v in places]
    _check_reach(planner, load, within)
    out: list[lp.Operation] = []
    for turn, (operand, offset) in enumerate(planner.book.offsets(within, "at", False, planner.target.global_offset[1] - base)):
        text = f"global_load_dwordx4 {{out}}, {{0}}, {{1}}{immediate(offset + base)}"
        out.append(lp.Memory(place, text, (staged.element(turn),), (operand, pointer), (), "vm", guard=guards[turn]))
    return out


def _check_reach(planner: Planner, load: ir.LoadShared, within: list[ir.Expr]) -> None:
    reach = max(ex.bounds(offset)[1] for offset in within)
    if reach >= 2**31:
        note = f"the last row of the tile lies {reach:,} bytes after its first; a lane's offset has 31 bits"
        planner.problems.append(
            Diagnostic("TD305", f"a tile of '{load.src.tensor.name}' spans more than 2 GiB", Mark(load.span), notes=(note,), calls=load.calls)
        )


def _rank(planner: Planner, warps: tuple[int, ...]) -> ir.Expr:
    """The thread's number among the lanes of the warps that take part."""
    warp = ir.Var("warp", "warp", 0, planner.kernel.warps - 1)
    if warps == tuple(range(warps[0], warps[0] + len(warps))):
        return ex.binary("-", thread_variable(planner.kernel.warps), warps[0] * WAVE)
    rank: ir.Expr = ex.const(0)
    for number, member in enumerate(warps):
        rank = ex.select(ex.binary("==", warp, member), ex.const(number), rank)
    return ex.binary("+", ex.binary("*", rank, WAVE), ex.LANE)


def _guard(planner: Planner, thread: ir.Expr, warps: tuple[int, ...], left: int) -> ir.Expr | None:
    """What must hold for a lane to copy when only `left` vectors remain for all of them."""
    if left >= len(warps) * WAVE:
        return None
    if left % WAVE or warps != tuple(range(warps[0], warps[0] + len(warps))):
        return ir.Binary("<", thread, ex.const(left))
    return ex.binary("<", ir.Var("warp", "warp", 0, planner.kernel.warps - 1), warps[0] + left // WAVE)


def _copied_vector(thread: ir.Expr, turn: int, threads: int, row_vectors: int) -> tuple[ir.Expr, ir.Expr]:
    """layouts.copied_vector over expressions; where a turn covers whole rows, the next differs by a number of rows only."""
    if threads % row_vectors == 0:
        return ex.binary("+", ex.binary("//", thread, row_vectors), turn * threads // row_vectors), ex.binary("%", thread, row_vectors)
    vector = ex.binary("+", thread, turn * threads)
    return ex.binary("//", vector, row_vectors), ex.binary("%", vector, row_vectors)


def _short(planner: Planner, load: ir.LoadShared) -> Diagnostic:
    shared = load.dst.shared
    name, size = planner.kernel.names[shared], shared.rows * shared.dtype.bytes
    return Diagnostic(
        "TD138",
        f"columns are copied to LDS in pieces of {GRANULE} bytes, which do not fit here",
        Mark(load.span),
        notes=(f"'{name}' is read in layout col, and lies in LDS column by column: a column has {size} bytes",),
        helps=(f"give it a multiple of {GRANULE // shared.dtype.bytes} rows",),
        calls=load.calls,
    )


def _narrow(load: ir.LoadShared, row_bytes: int) -> Diagnostic:
    tensor = load.src.tensor
    note = f"a row of the tile has {row_bytes} bytes, a row of '{tensor.name}' {tensor.cols * tensor.dtype.bytes}"
    return Diagnostic(
        "TD138",
        f"rows are copied to LDS in pieces of {GRANULE} bytes, which do not fit here",
        Mark(load.span),
        notes=(note,),
        helps=(f"make both a multiple of {GRANULE} bytes",),
        calls=load.calls,
    )
