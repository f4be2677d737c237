"""Global loads at a tensor's edge, by buffer instructions. The descriptor ends with the tensor, so that elements beyond
the tensor read as 0.

Rows beyond the last lie beyond the descriptor's end. Columns beyond the last do not: in memory they are the next row's
elements, so their offsets are moved beyond the end. Neither relies on behaviour that differs between chips, or that is
not documented. No load lies partly inside. The ISA's range check subtracts the scalar offset from the number of bytes
("Range Checking": out of range if offset >= num_records - sgpr_offset); LLVM's documentation of raw buffer loads leaves
the scalar offset out. For the loads made here both give the same result. Neither says what a difference below 0 means:
no scalar offset is greater than its buffer.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import NamedTuple

from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.edges import may_leave
from tiledsl.ir.math.layouts import GRANULE
from tiledsl.ir.math.sizes import matrix_bytes, place_bytes, row_bytes, row_step, tensor_bytes
from tiledsl.ir.program import operations as lp
from tiledsl.lower.emit.ctext import c_expr, immediate
from tiledsl.lower.plan.context import PlanContext

BEYOND = -(2**31 - 1)  # added to an offset below 2³¹, as unsigned integers, gives one that is at least 2³¹ + 1
PARTS = 32  # registers through which loads of less than 16 bytes go at a time
_SUFFIX = {16: "dwordx4", 8: "dwordx2", 4: "dword", 2: "ushort", 1: "ubyte"}


class Piece(NamedTuple):
    """The bytes that one lane loads into one register: the row of the window, the byte in the row, and the condition
    for the lane to load.
    """

    row: ir.Expr
    column: ir.Expr
    guard: ir.Expr | None


def needs_buffer(context: PlanContext, source: ir.Window) -> bool:
    """Whether some block's or step's window ends outside the tensor, or rows begin between multiples of 16 bytes."""
    starts = context.value(source.row), context.value(source.col)
    return row_starts(source.tensor) % GRANULE != 0 or any(
        may_leave(context.kernel, source, axis, start) for axis, start in enumerate(starts)
    )


def buffer_loads(
    context: PlanContext,
    source: ir.Window,
    pieces: Sequence[Piece],
    registers: Sequence[str],
    size: int,
    place: lp.Place,
) -> list[lp.Operation]:
    """The loads of pieces of `size` bytes, 8 or 16, each into a register: whole where each piece lies inside or outside
    as a whole and begins at a multiple of 4; elsewhere in smaller parts, which are joined.
    """
    tensor = source.tensor
    width = _width(context, source, size)
    if row_starts(tensor) % GRANULE or (width < size and context.loops):
        _warn(context, tensor, size, width, place)
    loads = _Loads(context, source, place, width, branching=width == size)
    if width == size:
        return loads.issued(pieces, registers)
    each = size // width
    at_once = PARTS // each
    out: list[lp.Operation] = []
    for first in range(0, len(pieces), at_once):
        group = pieces[first : first + at_once]
        parts = context.parts(len(group) * each)
        split = [
            Piece(piece.row, ex.binary("+", piece.column, part * width), piece.guard)
            for piece in group
            for part in range(each)
        ]
        out += loads.issued(split, parts)
        for number, register in enumerate(registers[first : first + len(group)]):
            together = parts if number == 0 else ()  # one wait for all of them
            out.append(lp.Join(place, register, parts[number * each : (number + 1) * each], size // 4, together))
    return out


class EdgeWindow:
    """A window that may end outside the tensor: the descriptor and the scalar offset of its loads, and the columns that
    lie inside. The descriptor begins `ahead` bytes before the window's first row, and no load reaches these bytes: as
    much is added to every offset.
    """

    def __init__(self, context: PlanContext, source: ir.Window, ahead: int = 0):
        self.context = context
        self.descriptor, self.scalar = _base(context, source, ahead)
        column = context.value(source.col)
        ends = may_leave(context.kernel, source, 1, column)
        self.inside = (
            ex.binary("*", ex.binary("-", source.tensor.cols, column), source.tensor.dtype.bytes) if ends else None
        )

    @property
    def addressing(self) -> str:
        """The operands of a load without results, as text."""
        return f"{{0}}, {{1}}, {'{2}' if self.scalar else '0'} offen"

    def inputs(self, operand: lp.Operand, column: ir.Expr, guard: ir.Expr | None = None) -> tuple[lp.Operand, ...]:
        """The inputs of a load: the offset, which is moved beyond the end where the column, in bytes from the window's
        first, is beyond the last column or `guard` does not hold; the descriptor; the scalar offset.
        """
        return (self._kept_inside(operand, column, guard), self.descriptor, *([self.scalar] if self.scalar else []))

    def _kept_inside(self, operand: lp.Operand, column: ir.Expr, guard: ir.Expr | None) -> lp.Operand:
        inside: ir.Expr = ex.const(1) if self.inside is None else ex.binary("<", column, self.inside)
        if guard is not None:
            inside = ex.binary("and", guard, inside)
        beyond = ex.select(inside, ex.const(0), ex.const(BEYOND))
        if beyond == ir.Const(0):
            return operand
        return lp.Operand("v", operand.name, ex.binary("+", operand.value, beyond) if operand.value else beyond, "int")


class _Loads:
    """The loads of one window into registers. Lanes with nothing to load branch around a load, or load from beyond the
    end. Many registers that are set in a branch would each become two for the compiler, and would be copied while the
    load is in flight.
    """

    def __init__(self, context: PlanContext, source: ir.Window, place: lp.Place, width: int, branching: bool):
        self.context, self.tensor, self.place, self.width, self.branching = (
            context,
            source.tensor,
            place,
            width,
            branching,
        )
        self.window = EdgeWindow(context, source)

    def issued(self, pieces: Sequence[Piece], registers: Sequence[str]) -> list[lp.Operation]:
        """One load for each register."""
        within = [ex.binary("+", ex.binary("*", piece.row, row_bytes(self.tensor)), piece.column) for piece in pieces]
        operands = self.context.book.offsets(within, "at", False, self.context.target.buffer_offset_max)
        out: list[lp.Operation] = []
        for piece, register, (operand, offset) in zip(pieces, registers, operands, strict=True):
            inputs = self.window.inputs(operand, piece.column, None if self.branching else piece.guard)
            text = f"buffer_load_{_SUFFIX[self.width]} {{out}}, {self.window.addressing}{immediate(offset)}"
            out.append(
                lp.Memory(
                    self.place, text, (register,), inputs, (), "vm", guard=piece.guard if self.branching else None
                )
            )
        return out


def _base(context: PlanContext, source: ir.Window, ahead: int) -> tuple[lp.Operand, lp.Operand | None]:
    """The descriptor, which begins `ahead` bytes before the window's first row, and the scalar offset that the
    instructions add. Both are in one where a loop moves over rows that may lie outside, or by more than the 31 bits of
    an offset. The scalar offset of a window that may begin beyond the end stops at the end.
    """
    tensor = source.tensor
    matrix = place_bytes(tensor, context.value(source.matrix), ex.const(0), ex.const(0))
    row = ex.binary("+", matrix, ex.binary("*", context.value(source.row), row_bytes(tensor)))
    leaves = may_leave(context.kernel, source, 0, context.value(source.row))
    # rows beyond a matrix's last are the next one's
    end = ex.binary("+", matrix, matrix_bytes(tensor)) if leaves else tensor_bytes(tensor)
    column = ex.binary("*", context.value(source.col), tensor.dtype.bytes)
    start = ex.binary("+", row, column)
    moves = "loop" in ex.kinds(row)
    if moves and not leaves:
        terms, _ = ex.linear(row)
        still = ex.from_linear(({atom: c for atom, c in terms.items() if "loop" not in ex.kinds(atom)}, 0))
        row, column, moves = still, ex.binary("-", start, still), False
    low, high = ex.bounds(column)
    past = ex.bounds(ex.binary("-", start, end))[1] > 0
    if moves or low < 0 or ahead + high + source.rows * ex.bounds(row_bytes(tensor))[1] >= 2**31:
        return context.book.descriptor(tensor, ex.binary("-", start, ahead), end), None
    descriptor = context.book.descriptor(tensor, ex.binary("-", row, ahead), end)
    if column == ir.Const(0):
        return descriptor, None
    return descriptor, (
        lp.Operand("s", descriptor.name, column, "within") if past else context.book.scalar(tensor, column)
    )


def _width(context: PlanContext, source: ir.Window, size: int) -> int:
    """The bytes of a load: a whole piece where every piece begins at a multiple of 4 and none crosses the
    last column.
    """
    aligned, across = math.gcd(GRANULE, row_starts(source.tensor), ex.multiple(context.window_bytes(source))), row_end(
        context, source
    )
    return size if aligned % 4 == 0 and across % size == 0 else min(4, math.gcd(aligned, across))


def row_starts(tensor: ir.Tensor) -> int:
    """A number of bytes of which every row's beginning is a multiple."""
    return row_step(tensor) * tensor.dtype.bytes


def row_end(context: PlanContext, source: ir.Window) -> int:
    """The multiple of bytes at which the tensor's last column may end within the window, 16 at most. The bytes count
    from the window's first column.
    """
    tensor, column = source.tensor, context.value(source.col)
    if not may_leave(context.kernel, source, 1, column):
        return GRANULE
    return math.gcd(GRANULE, *(ex.multiple(number) * tensor.dtype.bytes for number in (tensor.cols, column)))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class SlowRows(Cause):
    """TD701: the rows of the tensor with that name begin between loads, or end within loads of so many bytes."""

    tensor: str
    size: int | None
    in_loop: bool = False  # whether the marked load stands in a loop


def _warn(context: PlanContext, tensor: ir.Tensor, size: int, width: int, place: lp.Place) -> None:
    """TD701, once for each tensor: at the first load in a loop, where most loads are, or else at the first."""
    step, cols = math.gcd(GRANULE, row_starts(tensor)), c_expr(tensor.cols)
    cause = SlowRows(tensor.name, size if step == GRANULE else None, bool(context.loops or context.bound))
    known = [problem.cause for problem in context.problems]
    before = dataclasses.replace(cause, in_loop=False)
    if cause in known or dataclasses.replace(cause, in_loop=True) in known:
        return
    if before in known:
        del context.problems[known.index(before)]
    message = (
        f"the rows of '{tensor.name}' begin at multiples of {step} bytes, and loads are fastest at multiples of"
        f" {GRANULE}"
    )
    if step == GRANULE:
        message = f"the rows of '{tensor.name}' have {cols} columns, and end within a load of {size} bytes"
    cost = (
        f"{size // width} loads of {width} bytes take the place of each load of {size} bytes, and the kernel waits for"
        f" all of them before it joins the parts"
        if width < size
        else f"lanes whose {size} bytes lie across two segments of 64 bytes fetch both"
    )
    elements = GRANULE // tensor.dtype.bytes
    help_ = f"give each row a multiple of {GRANULE} bytes"
    if isinstance(tensor.cols, ir.Const):
        helps = (f"{help_}: {-(-tensor.cols.value // elements) * elements} elements of {tensor.dtype}",)
    else:
        helps = (f"{help_}, and declare this with multiple={elements} of td.dyn",)
    warning = Diagnostic(
        "TD701",
        message,
        Mark(place.span),
        notes=(cost,),
        helps=helps,
        calls=place.calls,
        severity="warning",
        cause=cause,
    )
    context.problems.append(warning)
