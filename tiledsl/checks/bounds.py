"""TD301–TD306: pieces of tensors and of shared tiles lie inside them, at every block, warp and step."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.checks.places import Placed, Values, extremes, placed_statements, values
from tiledsl.diagnostics import Diagnostic, Mark


@dataclasses.dataclass(frozen=True, slots=True)
class Finding:
    """A diagnostic, and the tensor's size ("M") that it is about, if it is about one."""

    diagnostic: Diagnostic
    size: str | None = None
    ragged: bool = False


def bounds(kernel: ir.KernelIR) -> list[Diagnostic]:
    """One diagnostic for each piece that leaves its tensor or tile. A size that its tiles do not divide is said once, whatever else it leads to."""
    found: dict[tuple[object, ...], Finding] = {}
    for placed in placed_statements(kernel.body):
        for piece in _pieces(placed.statement):
            for finding in _leaves(kernel, placed, piece):
                found.setdefault((placed.statement.span, finding.diagnostic.code, finding.diagnostic.message), finding)
    ragged: dict[str | None, Finding] = {}
    for finding in found.values():
        if finding.ragged:
            ragged.setdefault(finding.size, finding)
    return [f.diagnostic for f in found.values() if f.size not in ragged or ragged[f.size] is f]


def _pieces(statement: ir.Statement) -> Iterator[ir.Window | ir.Region]:
    match statement:
        case ir.LoadShared(dst=dst, src=src):
            yield src
            yield dst
        case ir.Fetch(src=window):
            yield window
        case ir.LoadTile(src=region) | ir.Commit(dst=region):
            yield region
        case ir.StoreTile(dst=window):
            yield window


def _leaves(kernel: ir.KernelIR, placed: Placed, piece: ir.Window | ir.Region) -> Iterator[Finding]:
    whole = piece.tensor if isinstance(piece, ir.Window) else piece.shared
    for axis, start, extent, size in (("row", piece.row, piece.rows, whole.rows), ("column", piece.col, piece.cols, whole.cols)):
        problem = _axis(kernel, placed, piece, axis, start, extent, size)
        if problem is not None:
            yield problem
    if isinstance(piece, ir.Region):
        low, high = ex.bounds(piece.buffer)
        buffers = piece.shared.buffers
        left = outside(piece.buffer, placed, 1, buffers) if low < 0 or high >= buffers else None
        if left is not None:
            message = f"buffer {left.first} of '{kernel.names[piece.shared]}', which has {buffers}: counted 0..{buffers - 1}"
            yield Finding(Diagnostic("TD302", message, Mark(placed.statement.span, left.describe(kernel)), calls=placed.statement.calls))


@dataclasses.dataclass(frozen=True, slots=True)
class Outside:
    """Where a statement runs with a piece that begins at `first` and lies outside; `last_tile`: all such pieces are the one that would come after the last."""

    found: Values
    point: int
    first: int
    last_tile: bool
    undefined: bool = False

    def describe(self, kernel: ir.KernelIR) -> str:
        return self.found.describe(self.point, kernel)


def outside(start: ir.Expr, placed: Placed, extent: int, size: int) -> Outside | None:
    """The first point at which extent elements from `start` on leave 0..size − 1."""
    known = extremes(start, placed.conditions)
    if known is not None and 0 <= known[0] and known[1] + extent <= size:
        return None
    left: Outside | None = None
    for found in values(placed.statement, [start], placed.conditions):
        first = found.rows[0]
        if found.undefined.any():
            return Outside(found, int(np.flatnonzero(found.undefined)[0]), 0, False, True)
        wrong = np.flatnonzero((first < 0) | (first + extent > size))
        last = bool(np.all(first[wrong] == size // extent * extent))
        if left is None and len(wrong):
            left = Outside(found, int(wrong[0]), int(first[wrong[0]]), last)
        elif left is not None and not last:
            left = dataclasses.replace(left, last_tile=False)
    return left


def _axis(kernel: ir.KernelIR, placed: Placed, piece: ir.Window | ir.Region, axis: str, start: ir.Expr, extent: int, size: int) -> Finding | None:
    low, high = ex.bounds(start)
    if 0 <= low and high + extent <= size:
        return None
    left = outside(start, placed, extent, size)
    if left is None:
        return None
    if left.undefined:
        return Finding(_unbound(kernel, placed, start, left))
    if isinstance(piece, ir.Window) and size % extent and left.last_tile:
        return _ragged(piece, placed, axis, extent, size)
    first = left.first
    name = piece.tensor.name if isinstance(piece, ir.Window) else kernel.names[piece.shared]
    where = f"{axis}s {first}..{first + extent - 1}"
    text = ", ".join(part for part in (left.describe(kernel), where) if part)
    unit = (
        f"in tiles of {extent} {axis}s that is tile {first // extent}, counted from 0, of {size // extent}"
        if first % extent == 0
        else f"the piece is {extent} {axis}s from element {first}"
    )
    code = "TD301" if isinstance(piece, ir.Window) else "TD303"
    diagnostic = Diagnostic(
        code,
        f"a piece of '{name}' lies outside it: it has {size} {axis}s",
        Mark(placed.statement.span, text),
        notes=(unit,),
        helps=(
            ("coordinates count tiles of the operand that they meet; .at(row=…, col=…) counts elements",)
            if code == "TD301"
            else ("the place of a subtile counts subtiles",)
        ),
        calls=placed.statement.calls,
    )
    return Finding(diagnostic, _size_name(piece, axis))


def _unbound(kernel: ir.KernelIR, placed: Placed, start: ir.Expr, left: Outside) -> Diagnostic:
    missing = next(ex.undefined(start))
    others = (Mark(missing.span, "only this branch binds it"),)
    message = f"'{missing.name}' is undefined for {left.describe(kernel)}"
    return Diagnostic("TD123", message, Mark(placed.statement.span), others, calls=placed.statement.calls)


def _size_name(piece: ir.Window | ir.Region, axis: str) -> str | None:
    return piece.tensor.sizes[0 if axis == "row" else 1] if isinstance(piece, ir.Window) else None


def _ragged(piece: ir.Window, placed: Placed, axis: str, extent: int, size: int) -> Finding:
    label = piece.tensor.sizes[0 if axis == "row" else 1]
    below, above = size // extent * extent, (size // extent + 1) * extent
    fits = f"{label}={below} or {label}={above}" if below else f"{label}={above}"
    diagnostic = Diagnostic(
        "TD306",
        f"{label}={size} does not divide by the tile's {extent} {axis}s",
        Mark(placed.statement.span, f"the last tile would cover {axis}s {below}..{above - 1} of '{piece.tensor.name}'"),
        notes=("sizes that are no multiple of the tile are not possible yet",),
        helps=(f"use {fits}",),
        calls=placed.statement.calls,
    )
    return Finding(diagnostic, label, ragged=True)
