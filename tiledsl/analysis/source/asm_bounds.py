"""TD307: td.asm accesses a tensor only inside the tensor, in every lane of every warp, block and step. TD123 and TD127:
operands and barriers of td.asm.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import numpy as np

from tiledsl.analysis.source.bounds import Finding, one_of_each
from tiledsl.analysis.source.outside import Outside, Range, Reason, outside, reason_of_lanes
from tiledsl.analysis.source.points import Placed, placed_statements, shape, values
from tiledsl.analysis.source.unbound import unbound
from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.asm_access import access_of, instruction_of
from tiledsl.ir.causes import AsmOutsideTensor
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import coordinates, place_bytes, tensor_bytes


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class DivergentBarrier(Cause):
    """A barrier of td.asm under a condition that differs between lanes of a warp."""


def asm_bounds(kernel: ir.KernelIR) -> list[Diagnostic]:
    """One diagnostic for each td.asm that accesses memory outside its tensor, and one for all accesses with the same
    reason. The lowering refuses an instruction that cannot be read.
    """
    return one_of_each(access_findings(kernel))


def access_findings(kernel: ir.KernelIR) -> list[Finding]:
    """The td.asm that access memory outside their tensors, or use what some warps have not bound."""
    found: list[Finding] = []
    for placed in placed_statements(kernel.body):
        if isinstance(placed.statement, ir.Asm):
            found += (Finding("", None, unbound) for unbound in _unbound(kernel, placed, placed.statement))
            found += _accesses(kernel, placed, placed.statement)
    return found


def _unbound(kernel: ir.KernelIR, placed: Placed, statement: ir.Asm) -> Iterator[Diagnostic]:
    """TD123: an operand uses a name that some of the warps here have not bound."""
    operands = [
        part
        for _, value in statement.operands
        for part in ((value.row, value.col, value.matrix) if isinstance(value, ir.Pointer) else (value,))
    ]
    for part in (_numbers(part) for part in operands if isinstance(part, ir.Expr)):
        missing = next(ex.undefined(part), None)
        for found in values(statement, [part], placed.conditions) if missing is not None else ():
            if missing is not None and found.undefined.any():
                point = int(np.flatnonzero(found.undefined)[0])
                warp = next((numbers[point] for var, numbers in found.variables.items() if var.kind == "warp"), None)
                at = f"warp {warp}" if warp is not None else found.describe(point, kernel)
                yield unbound(missing, at, statement.span, statement.calls)
                break


def _numbers(expr: ir.Expr) -> ir.Expr:
    """The expression with every tile at LDS address 0 and without swizzle: enough to find the variables that it depends
    on.
    """
    if isinstance(expr, ir.SharedAddress):
        return ex.binary("*", _numbers(expr.buffer), 1)
    if isinstance(expr, ir.SwizzledOffset):
        return _numbers(expr.offset)
    return ex.over_parts(expr, _numbers)


def _accesses(kernel: ir.KernelIR, placed: Placed, statement: ir.Asm) -> Iterator[Finding]:
    instruction = instruction_of(statement)
    if (
        instruction is not None
        and instruction.mnemonic == "s_barrier"
        and any("lane" in ex.kinds(condition) for condition in placed.conditions)
    ):
        helps = (
            (
                "take it out of the `if`: only work of single lanes, td.asm and arithmetic, can stand under a"
                " condition on lanes"
            ),
        )
        message = "s_barrier under a condition that differs between lanes of a warp"
        diagnostic = Diagnostic(
            "TD127", message, Mark(statement.span), helps=helps, calls=statement.calls, cause=DivergentBarrier()
        )
        yield Finding("", None, diagnostic)
        return
    access = access_of(statement)
    if access is not None and access.pointer is not None and access.beyond is not None:
        tensor, count = access.pointer.tensor, access.definition.bytes
        start = ex.binary(
            "+", place_bytes(tensor, access.pointer.matrix, access.pointer.row, access.pointer.col), access.beyond
        )
        size = ex.number(tensor_bytes(tensor))
        low, high = ex.bounds(start)
        wrong = outside(start, placed, count, size) if low < 0 or high + count > size else None
        if wrong is not None and not wrong.undefined:
            row = ex.number(tensor.pitch) * tensor.dtype.bytes
            reason = reason_of_lanes(start, placed, Range(count, size, 0, "bytes", tensor.name), kernel, row)
            yield Finding(
                tensor.name,
                reason,
                _diagnostic(kernel, statement, access.pointer, access.definition.mnemonic, count, wrong, reason),
                where=wrong.where,
            )


def _diagnostic(
    kernel: ir.KernelIR,
    statement: ir.Asm,
    pointer: ir.Pointer,
    mnemonic: str,
    count: int,
    wrong: Outside,
    why: Reason | None,
) -> Diagnostic:
    tensor = pointer.tensor
    matrix, row, col = coordinates(tensor, wrong.first // tensor.dtype.bytes)
    number, rows, cols = shape(tensor)
    matrices = (f"{number} x ", f"matrix {matrix}, ") if tensor.dimensions == 3 else ("", "")
    given = _given(pointer, wrong)
    notes: tuple[str, ...] = ()
    if given is not None and given[1] >= cols and given != (row, col):
        notes = (f"a row has {cols} columns: ({given[0]}, {given[1]}) is the place of ({row}, {col})",)
        row, col = given
    at = wrong.describe(kernel)
    text = f"{at}: " if at else ""
    return Diagnostic(
        "TD307",
        f"{mnemonic} leaves '{tensor.name}', which is {matrices[0]}{rows} x {cols}",
        Mark(statement.span, f"{text}{count} bytes from {matrices[1]}({row}, {col}) on"),
        notes=(*notes, why.note) if why else notes,
        helps=(
            (
                why.help
                if why
                else (
                    "row and col in address(row, col) count elements; leave out the lanes that have no work, with an"
                    " `if`"
                )
            ),
        ),
        calls=statement.calls,
        cause=AsmOutsideTensor(mnemonic, tensor.name),
    )


def _given(pointer: ir.Pointer, wrong: Outside) -> tuple[int, int] | None:
    """The row and column that the address is made of, where the access begins exactly there; None where it does not, or
    where that is unknown.
    """
    known: dict[ir.Expr, int] = {var: int(numbers[wrong.point]) for var, numbers in wrong.found.variables.items()}
    place = place_bytes(pointer.tensor, pointer.matrix, pointer.row, pointer.col)
    if (
        not known.keys() >= {var for part in (place, pointer.row, pointer.col) for var in ex.variables(part)}
        or ex.evaluate(place, known) != wrong.first
    ):
        return None
    return int(ex.evaluate(pointer.row, known)), int(ex.evaluate(pointer.col, known))
