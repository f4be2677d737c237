"""Where a piece lies outside of what it is a piece of, and for which of a few reasons: mistakes that are made again and again."""

from __future__ import annotations

import dataclasses
import math

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.blocks import block_variable
from tiledsl.checks.grids import counted, dimension, grows, stride
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
        if found.undefined.any():
            return Outside(found, int(np.flatnonzero(found.undefined)[0]), 0, True)
        wrong = np.flatnonzero(_wrong(found, extent, size, most))
        if len(wrong):
            return Outside(found, int(wrong[0]), int(found.rows[0][wrong[0]]))
    return None


def _wrong(found: Values, extent: int, size: int, most: int) -> np.ndarray:
    """At which points it is so."""
    first = found.rows[0]
    at_edge = (first % extent == 0) & (first + extent <= most)
    return np.asarray((first < 0) | (first + extent > size) & ~at_edge)


@dataclasses.dataclass(frozen=True, slots=True)
class Range:
    """`extent` elements that are to lie in 0..size − 1; whole tiles may end at `most` instead. `lines`: "rows" or "columns", of what has that name."""

    extent: int
    size: int
    most: int
    lines: str
    name: str


@dataclasses.dataclass(frozen=True, slots=True)
class Reason:
    """Why a piece lies outside: what is outside for the same reason has the same key. A note says how that is known, a help what to do."""

    key: tuple[object, ...]
    note: str
    help: str


def reason_of(start: ir.Expr, placed: Placed, fits: Range, kernel: ir.KernelIR) -> Reason | None:
    """The reason for which a piece from `start` on lies outside, where there is one that explains all of its places."""
    warp = ex.warp_variable(kernel.warps)
    return (
        _block_wide_warp(start, placed, fits, warp)
        or _last_step(start, placed, fits)
        or _last_turn(start, placed, fits)
        or _other_unit(start, placed, fits)
        or _too_many(start, placed, fits, kernel)
        or _some_blocks(start, placed, fits, kernel)
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
    meeting = _blocks_meet(start, fits, kernel)
    if meeting is not None:
        return meeting
    if warp in set(ex.variables(start)) and (count := _inside_below(start, placed, fits, warp, kernel.warps)):
        note = f"it lies inside for the {_first(count)} of the block's {kernel.warps} warps"
        return Reason(("block's warps", count), note, "let the block have as many warps as there are places for, or give each warp less")
    for axis, (place, blocks) in enumerate(_grid(kernel)):
        if grows(start, kernel, axis) and (count := _inside_below(start, placed, fits, place, blocks)):
            return _too_many_blocks(start, fits, kernel, axis, count)
    return None


def _last_turn(start: ir.Expr, placed: Placed, fits: Range) -> Reason | None:
    """The blocks take tiles in turn, one a step of a loop, and in the last step there are fewer tiles than blocks."""
    atoms = [set(ex.variables(atom)) for atom in ex.linear(start)[0] if "block" in ex.kinds(atom)]
    for var in placed.loops:
        if var.high > var.low and any(var in variables for variables in atoms):
            before = dataclasses.replace(placed, conditions=(*placed.conditions, ex.binary("<", var, var.high)))
            if outside(start, before, fits.extent, fits.size, fits.most) is None:
                note = f"it lies inside in every step but the last of {var.high + 1}, in which there are not tiles left for all blocks"
                return Reason(
                    ("last turn", var), note, "leave out there what has no tile: `if tile < tiles:`, tile being the number that rows and columns are made of"
                )
    return None


def _each_once(start: ir.Expr, extent: int) -> bool:
    """Whether the places of blocks and warps together count tiles one by one, so that none is left out: several to a block."""
    terms, constant = ex.linear(start)
    if constant or {kind for atom in terms for kind in ex.kinds(atom)} != {"block", "warp"}:
        return False
    step = extent
    for atom, coefficient in sorted(terms.items(), key=lambda term: term[1]):
        low, high = ex.bounds(atom)
        if coefficient != step or low:
            return False
        step *= high + 1
    return True


def _first(count: int) -> str:
    return f"first {count}" if count > 1 else "first"


def _too_many_blocks(start: ir.Expr, fits: Range, kernel: ir.KernelIR, axis: int, count: int) -> Reason:
    """Pieces lie inside for the first `count` blocks along a dimension of the grid, and for no others."""
    note = f"it lies inside for the {_first(count)} of the {ex.number(kernel.grid[axis])} blocks along the {dimension(kernel, axis)}"
    goes_along = counted(kernel, axis)
    if goes_along is not None and goes_along[2] != fits.name:
        each, lines, name = goes_along
        along = f"{note}, which has one for each {each} {lines} of '{name}'"
        return Reason(("grid", axis, count, fits.name), along, f"use the place of the blocks that go along the {fits.lines} of '{fits.name}'")
    each = stride(start, kernel, axis)
    return Reason(
        ("grid", axis, count),
        f"{note}: a block takes {each} {fits.lines} along it" if each else note,
        "compare what td.grid is given, and in which order, with the tensor's sides",
    )


def _some_blocks(start: ir.Expr, placed: Placed, fits: Range, kernel: ir.KernelIR) -> Reason | None:
    """Inside for some blocks, wherever they lie in the grid, by a place that is more than a multiple of theirs."""
    block = block_variable(kernel.grid)
    if block not in set(ex.variables(start)) or any(stride(start, kernel, axis) for axis in range(len(kernel.grid))):
        return None
    blocks: set[int] = set()
    for found in values(placed.statement, [start], placed.conditions):
        blocks.update(found.variables[block][_wrong(found, fits.extent, fits.size, fits.most)].tolist())
    if len(blocks) > block.high:
        return None
    note = f"it lies outside in {len(blocks):,} of the {block.high + 1:,} blocks"
    return Reason(("blocks", frozenset(blocks)), note, "look at what the coordinate is made of in the first of them: it counts tiles from 0")


def _blocks_meet(start: ir.Expr, fits: Range, kernel: ir.KernelIR) -> Reason | None:
    """Each block begins one tile after the one before, and its warps take several."""
    terms = ex.linear(start)[0]
    across = sum(coefficient * (ex.bounds(atom)[1] - ex.bounds(atom)[0]) for atom, coefficient in terms.items() if ex.kinds(atom) == {"warp"})
    for axis in range(len(kernel.grid)):
        if across and stride(start, kernel, axis) == fits.extent:
            tiles = across // fits.extent + 1
            note = f"along the {dimension(kernel, axis)} each block begins one tile after the one before, and its warps take {tiles}"
            return Reason(("blocks meet", axis), note, f"multiply the block's place by the tiles that a block takes: row * {tiles} + the warp's own")
    return None


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


def _other_unit(start: ir.Expr, placed: Placed, fits: Range) -> Reason | None:
    """The coordinate, taken for a number of smaller pieces, ends where the last of these does, or begins where the last tile does."""
    ends = extremes(start, placed.conditions)
    if ends is None or ends[0] < 0 or ex.multiple(start) % fits.extent or ends[1] < fits.extent or _each_once(start, fits.extent):
        return None
    largest, size = ends[1] // fits.extent, max(fits.size, fits.most)
    for unit, rest in (divmod(size - fits.extent, largest), divmod(size, largest + 1)):
        steep = max(map(abs, ex.linear(start)[0].values()), default=0)
        if unit and not rest and unit < fits.extent and fits.extent % unit == 0 and steep >= fits.extent * (fits.extent // unit):
            factor = fits.extent // unit
            counted = "elements" if unit == 1 else f"tiles of {unit} {fits.lines}"
            note = f"the coordinate goes up to {largest}: it would fit if it counted {counted}"
            help = f"coordinates count tiles of the operand that they meet, here of {fits.extent} {fits.lines}: leave out the factor {factor}"
            return Reason(("unit", factor, frozenset(ex.kinds(start))), note, f"{help}; .at(row=…, col=…) counts elements")
    return None
