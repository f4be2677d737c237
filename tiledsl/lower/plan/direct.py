"""Copies from global memory straight to LDS, without a register: each load of a wave fills 1,024 consecutive bytes.

The first byte is m0 plus the instruction's offset. The instruction's offset is also added to the global address (CDNA 4
ISA, "Memory Buffer Load to LDS"). So one m0 serves a wave's loads as far as the offset reaches, and the lanes' global
offsets are less by as much. A wave writes LDS in order, so the global address is swizzled.

A window that may end outside its tensor is loaded through a buffer. A lane out of range then writes zeros to LDS, as it
would to a register: Composable Kernel's amd_direct_load_global_to_lds and Triton's buffer_load_to_shared rely on that,
and give such lanes an offset beyond the end. The instruction's offset is part of the range check (LLVM,
IntrinsicsAMDGPU.td, raw buffer loads to LDS), so a lane's reduced offset must not fall below 0.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import GRANULE
from tiledsl.ir.math.sizes import row_bytes
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.lower.emit.ctext import c_expr, immediate
from tiledsl.lower.plan.buffers import EdgeWindow, needs_buffer, row_end, row_starts
from tiledsl.lower.plan.context import PlanContext, check_reach
from tiledsl.targets import WAVE

CHUNK = WAVE * GRANULE  # bytes that a wave brings at once
_LANES = f"lanes load {GRANULE} bytes of a row straight to LDS"
_SET_M0 = "s_mov_b32 m0, {0}"
_WAIT_STATE = (
    r"\n\ts_nop 0"  # one wait state between a write of m0 and a load that reads it (LLVM, GCNHazardRecognizer)
)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class NoSuchLoad(Cause):
    """TD163: the target, or a tile of that shape, has no load straight to LDS, wherever one is asked for."""


def direct_loads(context: PlanContext, load: ir.LoadShared, rank: ir.Expr, place: lp.Place) -> list[lp.Operation]:
    """The loads of one tile: each warp takes consecutive chunks. `rank` is the warp's number among the warps that take
    part.
    """
    shared = load.dst.shared
    problem = _unfit(context, load)
    if problem is not None:
        context.problems.append(problem)
        return []
    chunks, warps = shared.rows * shared.cols * shared.dtype.bytes // CHUNK, len(load.warps)
    turns = -(-chunks // warps)
    first = ex.binary("*", rank, turns)
    start = context.base(shared, context.value(load.dst.buffer))
    source = (_Edges if needs_buffer(context, load.src) else _Whole)(context, load, place, turns)
    out: list[lp.Operation] = []
    group = 0
    for turn in range(turns):
        chunk = ex.binary("+", first, turn)
        at = ex.binary("+", ex.binary("*", chunk, CHUNK), ex.binary("*", ex.LANE, GRANULE))
        row, column = _place_of(context, shared, at)
        offset = (turn - group) * CHUNK
        if turn == 0 or not source.reaches(row, column, offset):
            group, offset = turn, 0
            out.append(_set_m0(place, ex.binary("+", start, ex.binary("*", chunk, CHUNK))))
        guard = ex.binary("<", chunk, chunks) if chunks % warps else None
        access = SharedAccess("write", ex.binary("+", start, at), GRANULE, shared, guard, direct=True)
        text, inputs = source.load(row, column, offset)
        out.append(lp.Memory(place, text, (), inputs, (), "vm", access, guard))
    return out


class _Whole:
    """The source of the loads of a window that lies inside: a 64-bit base, and each lane's offset from it."""

    def __init__(self, context: PlanContext, load: ir.LoadShared, place: lp.Place, turns: int):
        self.context, self.tensor, self.place = context, load.src.tensor, place
        self.pointer, self.distance = context.book.pointer(
            self.tensor, context.window_bytes(load.src), context.loops, 2**30
        )
        self.most = context.target.global_offset[1]

    def reaches(self, row: ir.Expr, column: ir.Expr, offset: int) -> bool:
        """Whether an instruction may have that offset: no lane's own offset falls below 0."""
        return offset <= self.most and self.context.book.least(self._within(row, column)) >= offset

    def load(self, row: ir.Expr, column: ir.Expr, offset: int) -> tuple[str, tuple[lp.Operand, ...]]:
        """The instruction with that offset, for lanes that bring 16 bytes from there each, and its inputs."""
        return f"global_load_lds_dwordx4 {{0}}, {{1}}{immediate(offset)}", (
            self._operand(row, column, offset),
            self.pointer,
        )

    def _operand(self, row: ir.Expr, column: ir.Expr, offset: int) -> lp.Operand:
        within = self._within(row, column)
        check_reach(self.context, self.tensor, [within], self.place)
        operand, left = self.context.book.offsets([ex.binary("-", within, offset)], "at", False, 0)[0]
        assert left == 0
        return operand

    def _within(self, row: ir.Expr, column: ir.Expr) -> ir.Expr:
        return ex.binary("+", ex.binary("+", ex.binary("*", row, row_bytes(self.tensor)), column), self.distance)


class _Edges(_Whole):
    """The same for a window that may end outside: a buffer that begins as far before the window as the offsets reach,
    for any length of rows.
    """

    def __init__(self, context: PlanContext, load: ir.LoadShared, place: lp.Place, turns: int):
        self.context, self.tensor, self.place = context, load.src.tensor, place
        self.most = context.target.buffer_offset_max
        self.distance = min(turns - 1, self.most // CHUNK) * CHUNK
        self.window = EdgeWindow(context, load.src, self.distance)

    def load(self, row: ir.Expr, column: ir.Expr, offset: int) -> tuple[str, tuple[lp.Operand, ...]]:
        """The instruction, as above."""
        inputs = self.window.inputs(self._operand(row, column, offset), column)
        return f"buffer_load_dwordx4 {self.window.addressing}{immediate(offset)} lds", inputs


def _set_m0(place: lp.Place, base: ir.Expr) -> lp.Operation:
    return lp.Memory(place, _SET_M0 + _WAIT_STATE, (), (lp.Operand("s", value=base, kind="shared"),), (), "")


def without_idle_states(operations: Sequence[lp.Operation]) -> list[lp.Operation]:
    """Move each setting of m0 that follows an LDS read before that read. The read then takes the place of the wait
    state.
    """
    out: list[lp.Operation] = []
    for operation in operations:
        if out and _reads(out[-1]) and isinstance(operation, lp.Memory) and operation.template == _SET_M0 + _WAIT_STATE:
            out[-1:] = [dataclasses.replace(operation, template=_SET_M0), out[-1]]
        else:
            out.append(operation)
    return out


def _reads(operation: lp.Operation) -> bool:
    return (
        isinstance(operation, lp.Memory)
        and operation.access is not None
        and operation.access.kind == "read"
        and operation.guard is None
    )


def _place_of(context: PlanContext, shared: ir.Shared, at: ir.Expr) -> tuple[ir.Expr, ir.Expr]:
    """The row, and the byte in the row, of the data for byte `at` of the tile in LDS: a swizzle is its own inverse."""
    width = shared.cols * shared.dtype.bytes
    plain = context.swizzled(shared, at)
    return ex.binary("//", plain, width), ex.binary("%", plain, width)


def _unfit(context: PlanContext, load: ir.LoadShared) -> Diagnostic | None:
    """TD163 where the target, or the shape, has no such load."""
    shared, tensor, target = load.dst.shared, load.src.tensor, context.target
    size, width = shared.rows * shared.cols * shared.dtype.bytes, shared.cols * shared.dtype.bytes
    notes: tuple[str, ...] = ()
    if GRANULE // 4 not in target.direct_lds_dwords:
        message, help_ = (
            f"{target.name} has no loads of 16 bytes a lane from global memory straight to LDS",
            "leave out direct=True, or use td.fetch and td.commit",
        )
    elif size % CHUNK:
        message, help_ = (
            f"a wave loads {CHUNK:,} bytes straight to LDS at once, and the tile has {size:,}",
            f"give the tile a multiple of {CHUNK:,} bytes",
        )
    elif (pitch := ex.multiple(row_bytes(tensor))) % GRANULE or width % GRANULE:
        known = isinstance(tensor.pitch, ir.Const)
        message = (
            f"{_LANES}, and a row of '{tensor.name}' has {'' if known else 'a multiple of '}{pitch}, of the tile"
            f" {width}"
        )
        declared = "" if known else f" (declared with multiple={GRANULE // tensor.dtype.bytes} of td.dyn)"
        help_ = f"make both a multiple of {GRANULE} bytes{declared}, or leave out direct=True"
    elif row_starts(tensor) % GRANULE:
        message = f"{_LANES}, and the matrices of '{tensor.name}' begin at multiples of {row_starts(tensor)}"
        help_ = f"let the matrices begin at multiples of {GRANULE} bytes, or leave out direct=True"
    elif found := _ends_within(context, load.src):
        message, notes, help_ = found
    else:
        return None
    return Diagnostic(
        "TD163", message, Mark(load.span), notes=notes, helps=(help_,), calls=load.calls, cause=NoSuchLoad()
    )


def _ends_within(context: PlanContext, source: ir.Window) -> tuple[str, tuple[str, ...], str] | None:
    """Message, notes and help where a load would lie partly outside, or begin between two dwords of a buffer."""
    if not needs_buffer(context, source):
        return None
    tensor, start = source.tensor, context.value(source.col)
    first = f"column {start.value}" if isinstance(start, ir.Const) else f"a multiple of {ex.multiple(start)} columns"
    begins = f"the tile begins at {first}"
    if row_end(context, source) % GRANULE:
        elements = GRANULE // tensor.dtype.bytes
        notes = (f"'{tensor.name}' has {c_expr(tensor.cols)} columns of {tensor.dtype.bytes} bytes, and {begins}",)
        return (
            f"{_LANES}, and the last column of '{tensor.name}' may be among these bytes",
            notes,
            f"make both a multiple of {elements} columns, or leave out direct=True",
        )
    if ex.multiple(context.window_bytes(source)) % 4:
        notes = (f"{begins}, of {tensor.dtype.bytes} bytes each",)
        return (
            f"at an edge of '{tensor.name}', lanes load from multiples of 4 bytes straight to LDS",
            notes,
            "let the tile begin at such a multiple, or leave out direct=True",
        )
    return None
