"""Copies from global memory straight to LDS, through no register: each load of a wave fills 1,024 consecutive bytes.

Where they begin is m0 plus the instruction's offset, which is added to the global address as well (CDNA 4 ISA, "Memory Buffer Load to LDS"). So one m0
serves a wave's loads as far as the offset reaches, and the global offsets of their lanes are so much less. LDS is written in order, hence it is the global
address that is swizzled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, Mark
from tiledsl.layouts import GRANULE
from tiledsl.lower import program as lp
from tiledsl.lower.addresses import check_reach
from tiledsl.lower.buffers import needs_buffer
from tiledsl.lower.ctext import c_expr, immediate
from tiledsl.sizes import row_bytes
from tiledsl.targets import WAVE

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner

CHUNK = WAVE * GRANULE  # bytes that a wave brings at once
SET_M0 = r"s_mov_b32 m0, {0}\n\ts_nop 0"  # one wait state between a write of m0 and a load that reads it (LLVM, GCNHazardRecognizer)


def direct_loads(planner: Planner, load: ir.LoadShared, rank: ir.Expr, place: lp.Place) -> list[lp.Operation]:
    """The loads of one tile: each warp takes consecutive chunks of it. `rank` is the warp's number among those that take part."""
    shared = load.dst.shared
    problem = _unfit(planner, load)
    if problem is not None:
        planner.problems.append(problem)
        return []
    chunks, warps = shared.rows * shared.cols * shared.dtype.bytes // CHUNK, len(load.warps)
    turns = -(-chunks // warps)
    first = ex.binary("*", rank, turns)
    start = planner.base(shared, planner.value(load.dst.buffer))
    pointer, apart = planner.book.pointer(load.src.tensor, planner.window_bytes(load.src), planner.loops, 2**30)
    out: list[lp.Operation] = []
    group = 0
    for turn in range(turns):
        chunk = ex.binary("+", first, turn)
        at = ex.binary("+", ex.binary("*", chunk, CHUNK), ex.binary("*", ex.LANE, GRANULE))
        within = ex.binary("+", _global_offset(planner, load, at), apart)
        check_reach(planner, load.src.tensor, [within], place)
        offset = (turn - group) * CHUNK
        if turn == 0 or offset > planner.target.global_offset[1] or planner.book.least(within) < offset:
            group, offset = turn, 0
            out.append(_set_m0(place, ex.binary("+", start, ex.binary("*", chunk, CHUNK))))
        guard = ex.binary("<", chunk, chunks) if chunks % warps else None
        operand, left = planner.book.offsets([ex.binary("-", within, offset)], "at", False, 0)[0]
        assert left == 0
        access = lp.SharedAccess("write", ex.binary("+", start, at), GRANULE, shared, guard, direct=True)
        text = f"global_load_lds_dwordx4 {{0}}, {{1}}{immediate(offset)}"
        out.append(lp.Memory(place, text, (), (operand, pointer), (), "vm", access, guard))
    return out


def _set_m0(place: lp.Place, base: ir.Expr) -> lp.Operation:
    return lp.Memory(place, SET_M0, (), (lp.Operand("s", value=base, kind="shared"),), (), "")


def _global_offset(planner: Planner, load: ir.LoadShared, at: ir.Expr) -> ir.Expr:
    """The bytes from the window's first element of what belongs at byte `at` of the tile as it lies in LDS: a swizzle is its own inverse."""
    shared, tensor = load.dst.shared, load.src.tensor
    width = shared.cols * shared.dtype.bytes
    plain = planner.swizzled(shared, at)
    return ex.binary("+", ex.binary("*", ex.binary("//", plain, width), row_bytes(tensor)), ex.binary("%", plain, width))


def _unfit(planner: Planner, load: ir.LoadShared) -> Diagnostic | None:
    """TD163 where the target, or the shape, has no such load."""
    shared, tensor, target = load.dst.shared, load.src.tensor, planner.target
    size, pitch = shared.rows * shared.cols * shared.dtype.bytes, ex.multiple(row_bytes(tensor))
    if GRANULE // 4 not in target.direct_lds_dwords:
        message, help_ = (
            f"{target.name} has no loads of 16 bytes a lane from global memory straight to LDS",
            "leave out direct=True, or use td.fetch and td.commit",
        )
    elif size % CHUNK:
        message, help_ = f"a wave loads {CHUNK:,} bytes straight to LDS at once, and the tile has {size:,}", f"give it a multiple of {CHUNK:,} bytes"
    elif pitch % GRANULE or shared.cols * shared.dtype.bytes % GRANULE:
        of = "" if isinstance(tensor.pitch, ir.Const) else "a multiple of "
        message = (
            f"lanes load {GRANULE} bytes of a row straight to LDS, and a row of '{tensor.name}' has {of}{pitch}, of the tile {shared.cols * shared.dtype.bytes}"
        )
        help_ = f"make both a multiple of {GRANULE} bytes, or leave out direct=True"
    elif needs_buffer(planner, load.src):
        message = f"'{tensor.name}' is {c_expr(tensor.rows)} x {c_expr(tensor.cols)}, and a tile that is loaded straight to LDS may not end outside"
        help_ = "leave out direct=True, or give the tensor whole tiles"
    else:
        return None
    return Diagnostic("TD163", message, Mark(load.span), helps=(help_,), calls=load.calls)
