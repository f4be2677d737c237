"""Where a piece lies outside of what it is a piece of, and for which of a few reasons: mistakes that are made again and again."""

from __future__ import annotations

import dataclasses
import math

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.blocks import block_variable
from tiledsl.checks.places import Placed, Values, extremes, values


@dataclasses.dataclass(frozen=True, slots=True)
class Outside:
    """Where a statement runs with a piece that begins at `first` and lies outside."""

    found: Values
    point: int
    first: int
    undefined: bool = False

    def describe(self, kernel: ir.KernelIR) -> str:
        return self.found.describe(self.point, kernel)


def outside(start: ir.Expr, placed: Placed, extent: int, size: int, most: int = 0) -> Outside | None:
    """The first point at which extent elements from `start` on leave 0..size − 1; whole tiles, counted from 0, may end at `most` instead."""
    known = extremes(start, placed.conditions)
    if known is not None and 0 <= known[0] and known[1] + extent <= size:
        return None
    for found in values(placed.statement, [start], placed.conditions):
        first = found.rows[0]
        if found.undefined.any():
            return Outside(found, int(np.flatnonzero(found.undefined)[0]), 0, True)
        at_edge = (first % extent == 0) & (first + extent <= most)
        wrong = np.flatnonzero((first < 0) | (first + extent > size) & ~at_edge)
        if len(wrong):
            return Outside(found, int(wrong[0]), int(first[wrong[0]]))
    return None


@dataclasses.dataclass(frozen=True, slots=True)
class Range:
    """`extent` elements that are to lie in 0..size − 1; whole tiles may end at `most` instead."""

    extent: int
    size: int
    most: int


@dataclasses.dataclass(frozen=True, slots=True)
class Reason:
    """Why a piece lies outside: what is outside for the same reason has the same key. A note says how that is known, a help what to do."""

    key: tuple[object, ...]
    note: str
    help: str


def reason_of(start: ir.Expr, placed: Placed, fits: Range, lines: str, kernel: ir.KernelIR) -> Reason | None:
    """The reason for which a piece from `start` on lies outside, where there is one that explains all of its places. `lines`: "rows" or "columns"."""
    warp = ex.warp_variable(kernel.warps)
    return (
        _block_wide_warp(start, placed, fits, warp)
        or _last_step(start, placed, fits)
        or _other_unit(start, placed, fits, lines)
        or _too_many(start, placed, fits, kernel)
    )


def _block_wide_warp(start: ir.Expr, placed: Placed, fits: Range, warp: ir.Var) -> Reason | None:
    """Warps other than the first are here, and their place is made of their number in the block."""
    if warp not in set(ex.variables(start)):
        return None
    here = [number for number in range(warp.high + 1) if _holds(placed.conditions, warp, number)]
    if not here or not here[0] or here != list(range(here[0], here[-1] + 1)):
        return None
    if outside(ex.substitute(start, {warp: ex.binary("-", warp, here[0])}), placed, fits.extent, fits.size, fits.most) is not None:
        return None
    note = f"it is made of the warp's number in the block, and only warps {here[0]}..{here[-1]} come here: counted from 0 they would all be inside"
    return Reason(("warps", here[0]), note, "count the warps of the role: in `with role:`, role.id is 0 for the first of them")


def _holds(conditions: tuple[ir.Expr, ...], warp: ir.Var, number: int) -> bool:
    """Whether the warp passes all conditions that depend on the warp alone."""
    return all(ex.evaluate(c, {warp: number}) for c in conditions if set(ex.variables(c)) == {warp} and not any(True for _ in ex.undefined(c)))


def _last_step(start: ir.Expr, placed: Placed, fits: Range) -> Reason | None:
    """Some steps ahead, tile by tile along a loop, and inside in all steps but the last ones."""
    coefficients, constant = ex.linear(start)
    ahead = constant // fits.extent
    for var in placed.loops:
        if coefficients.get(var) == fits.extent and constant > 0 and constant % fits.extent == 0 and var.high - var.low >= ahead:
            before = dataclasses.replace(placed, conditions=(*placed.conditions, ex.binary("<=", var, var.high - ahead)))
            if outside(start, before, fits.extent, fits.size, fits.most) is None:
                last = "last, which has no next one" if ahead == 1 else f"last {ahead}, which have none so far ahead"
                return Reason(
                    ("last step", var), f"it lies inside in every step but the {last}", f"leave it out there: `if k + {ahead} < steps:`, k being the step"
                )
    return None


def _too_many(start: ir.Expr, placed: Placed, fits: Range, kernel: ir.KernelIR) -> Reason | None:
    """Tile by tile from the first one on, and inside in the first steps of a loop, the first blocks of a dimension of the grid, or the first warps of all."""
    coefficients, constant = ex.linear(start)
    if constant or ex.multiple(start) % fits.extent:
        return None
    for var in placed.loops:
        if coefficients.get(var) == fits.extent and (count := _inside_below(start, placed, fits, var, var.high + 1)):
            note = f"it lies inside in the {_first(count)} of the loop's {var.high + 1} steps"
            return Reason(("steps", var, count), note, f"let the loop take {count} step{'s' * (count > 1)}, or leave out what lies outside")
    warp = ex.warp_variable(kernel.warps)
    if warp in set(ex.variables(start)) and (count := _inside_below(start, placed, fits, warp, kernel.warps)):
        note = f"it lies inside for the {_first(count)} of the block's {kernel.warps} warps"
        return Reason(("block's warps", count), note, "let the block have as many warps as there are places for, or give each warp less")
    for axis, (place, blocks) in enumerate(_grid(kernel)):
        if count := _inside_below(start, placed, fits, place, blocks):
            whose = ("first", "second", "third")[axis] + " dimension of the grid" if len(kernel.grid) > 1 else "grid"
            note = f"it lies inside for the {_first(count)} of the {blocks} blocks along the {whose}"
            return Reason(("grid", axis, count), note, "compare what td.grid is given, and in which order, with the tensor's sides")
    return None


def _first(count: int) -> str:
    return f"first {count}" if count > 1 else "first"


def _grid(kernel: ir.KernelIR) -> list[tuple[ir.Expr, int]]:
    """For each dimension of the grid, a block's place along it, and how many there are."""
    sizes = [ex.number(size) for size in kernel.grid]
    below = [math.prod(sizes[axis + 1 :]) for axis in range(len(sizes))]
    block = block_variable(kernel.grid)
    return [(ex.binary("%", ex.binary("//", block, under), size), size) for size, under in zip(sizes, below, strict=True)]


def _inside_below(start: ir.Expr, placed: Placed, fits: Range, place: ir.Expr, count: int) -> int:
    """The greatest number, less than `count`, below which the place must lie for all pieces to be inside; 0 where there is none."""

    def inside(most: int) -> bool:
        some = dataclasses.replace(placed, conditions=(*placed.conditions, ex.binary("<", place, most)))
        return outside(start, some, fits.extent, fits.size, fits.most) is None

    low, high = 0, count  # inside below `low`, and not below `high`
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if inside(middle) else (low, middle)
    return low


def _other_unit(start: ir.Expr, placed: Placed, fits: Range, lines: str) -> Reason | None:
    """The coordinate, taken for a number of smaller pieces, ends where the last of these does, or begins where the last tile does."""
    ends = extremes(start, placed.conditions)
    if ends is None or ends[0] < 0 or ex.multiple(start) % fits.extent or ends[1] < fits.extent:
        return None
    largest, size = ends[1] // fits.extent, max(fits.size, fits.most)
    for unit, rest in (divmod(size - fits.extent, largest), divmod(size, largest + 1)):
        steep = max(map(abs, ex.linear(start)[0].values()), default=0)
        if unit and not rest and unit < fits.extent and fits.extent % unit == 0 and steep >= fits.extent * (fits.extent // unit):
            factor = fits.extent // unit
            counted = "elements" if unit == 1 else f"tiles of {unit} {lines}"
            note = f"the coordinate goes up to {largest}: it would fit if it counted {counted}"
            help = f"coordinates count tiles of the operand that they meet, here of {fits.extent} {lines}: leave out the factor {factor}"
            return Reason(("unit", factor, frozenset(ex.kinds(start))), note, f"{help}; .at(row=…, col=…) counts elements")
    return None
