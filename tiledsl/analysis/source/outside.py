"""The reasons why a piece lies outside its tensor or tile: a few mistakes that are made again and again."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator

import numpy as np

from tiledsl.analysis.source.grids import counted_extent, dimension, grows, stride
from tiledsl.analysis.source.points import POINTS_AT_ONCE, Placed, Values, extremes, values
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.math.grid import block_variable


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Outside(Compared):
    """The places at which a statement runs with a piece that begins at `first` and lies outside.

    `where` are the warps, or else the blocks, at which the piece lies outside; empty where these are all of them, or
    too many to be known.
    """

    found: Values
    point: int
    first: int
    undefined: bool = False
    where: tuple[object, ...] = ()

    def describe(self, kernel: ir.KernelIR) -> str:
        return self.found.describe(self.point, kernel)


def outside(start: ir.Expr, placed: Placed, extent: int, size: int, most: int = 0) -> Outside | None:
    """The first point at which `extent` elements from `start` on leave 0..size − 1. Whole tiles, counted from 0, may
    end at `most` instead.
    """
    mine = set(ex.variables(start))
    own = tuple(one for one in placed.conditions if mine.issuperset(ex.variables(one)))
    of_one_variable = tuple(one for one in own if len(set(ex.variables(one))) == 1)
    # fewer conditions hold at more points, and leave more variables independent
    for conditions in dict.fromkeys((of_one_variable, own, placed.conditions)):
        known = extremes(start, conditions)
        if known is not None and 0 <= known[0] and known[1] + extent <= size:
            return None
    for found in values(placed.statement, [start], placed.conditions):
        if found.undefined.any():
            return Outside(found, int(np.flatnonzero(found.undefined)[0]), 0, True)
        wrong = np.flatnonzero(_wrong(found, extent, size, most))
        if len(wrong):
            return Outside(found, int(wrong[0]), int(found.rows[0][wrong[0]]), where=_agents(found, wrong))
    return None


def _agents(found: Values, wrong: np.ndarray) -> tuple[object, ...]:
    """The warps or blocks of those points, where other warps or blocks have none."""
    if math.prod(var.high - var.low + 1 for var in found.variables) > POINTS_AT_ONCE:
        return ()
    for kind in ("warp", "block"):
        for var in (var for var in found.variables if var.kind == kind):
            numbers = found.variables[var]
            here, everywhere = distinct(numbers[wrong]), distinct(numbers)
            if len(here) < len(everywhere):
                return kind, *here.tolist()
    return ()


def farthest(start: ir.Expr, placed: Placed) -> int:
    """The largest value of an expression where the statement runs; 0 where the statement never runs."""
    known = extremes(start, placed.conditions)
    if known is not None:
        return known[1]
    return max(
        (int(found.rows[0].max(initial=0)) for found in values(placed.statement, [start], placed.conditions)), default=0
    )


def _wrong(found: Values, extent: int, size: int, most: int) -> np.ndarray:
    """The points at which the piece lies outside."""
    first = found.rows[0]
    at_edge = (first % extent == 0) & (first + extent <= most)
    return np.asarray((first < 0) | (first + extent > size) & ~at_edge)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Range(Compared):
    """The range 0..size − 1, in which `extent` elements must lie; whole tiles may end at `most` instead. `lines` is
    "rows" or "columns" of the object with that name; for a tensor, `label` is the name of that dimension.
    """

    extent: int
    size: int
    most: int
    lines: str
    name: str
    label: str = ""

    @property
    def end(self) -> int:
        return max(self.size, self.most)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Reason(Compared):
    """Why a piece lies outside. Pieces outside for the same reason have the same key. The note says how the reason is
    known, the help how to correct it.
    """

    key: tuple[object, ...]
    note: str
    help: str


def reason_of(start: ir.Expr, placed: Placed, fits: Range, kernel: ir.KernelIR) -> Reason | None:
    """The reason for which a piece from `start` on lies outside, where one reason explains all of its places."""
    warp = ex.warp_variable(kernel.warps)
    return (
        _block_wide_warp(start, placed, fits, warp)
        or _last_step(start, placed, fits)
        or _last_turn(start, placed, fits)
        or _other_unit(start, placed, fits)
        or _too_many_steps(start, placed, fits)
        or _too_many(start, placed, fits, kernel)
        or _some_blocks(start, placed, fits, kernel)
    )


def _block_wide_warp(start: ir.Expr, placed: Placed, fits: Range, warp: ir.Var) -> Reason | None:
    """Warps other than the first run the statement, and their place uses their number in the block."""
    if warp not in set(ex.variables(start)):
        return None
    here = [number for number in range(warp.high + 1) if _holds(placed.conditions, warp, number)]
    if not here or not here[0] or here != list(range(here[0], here[-1] + 1)):
        return None
    if (
        outside(ex.substitute(start, {warp: ex.binary("-", warp, here[0])}), placed, fits.extent, fits.size, fits.most)
        is not None
    ):
        return None
    note = (
        f"the coordinate uses the warp's number in the block, and only warps {here[0]}..{here[-1]} come here: counted"
        " from 0, they would all be inside"
    )
    return Reason(
        ("warps", here[0]),
        note,
        "count the warps of the role: in `with role:`, role.id is 0 for the first warp of the role",
    )


def _holds(conditions: tuple[ir.Expr, ...], warp: ir.Var, number: int) -> bool:
    """Whether the warp passes all conditions that depend on the warp alone."""
    return all(
        ex.evaluate(c, {warp: number})
        for c in conditions
        if set(ex.variables(c)) == {warp} and not any(True for _ in ex.undefined(c))
    )


def _last_step(start: ir.Expr, placed: Placed, fits: Range) -> Reason | None:
    """The piece is some steps ahead, tile by tile along a loop, and lies outside in the last steps only."""
    for var, ahead, always in _along_loops(start, placed, fits):
        if ahead and always and var.high >= ahead and _inside(start, _where(placed, "<=", var, var.high - ahead), fits):
            rest = extremes(start, _where(placed, ">", var, var.high - ahead).conditions)
            if rest is not None and rest[0] + fits.extent <= fits.end:
                continue
            last = "last, which has no next step" if ahead == 1 else f"last {ahead}, which have no step so far ahead"
            return Reason(
                ("last step", var),
                f"the piece lies inside in every step but the {last}",
                f"leave the statement out there: `if k + {ahead} < steps:`, where k is the step",
            )
    return None


def _along_loops(start: ir.Expr, placed: Placed, fits: Range) -> Iterator[tuple[ir.Var, int, bool]]:
    """The variables of the loops along which a piece moves tile by tile. Each has the most steps that the piece is
    ahead, and whether the piece is ahead in every step.
    """
    terms, constant = ex.linear(start)
    for atom, coefficient in terms.items():
        var = next(ex.variables(atom), None)
        if (
            coefficient != fits.extent
            or constant % fits.extent
            or var not in placed.loops
            or set(ex.variables(atom)) != {var}
            or any(ex.undefined(atom))
        ):
            continue
        steps = np.arange(var.high + 1)
        ahead = ex.evaluate(atom, {var: steps}) - steps + constant // fits.extent
        if (ahead >= 0).all():
            yield var, int(ahead.max()), bool((ahead == ahead[0]).all())


def _where(placed: Placed, op: str, place: ir.Expr, number: int) -> Placed:
    """The points of the statement under one more condition."""
    return dataclasses.replace(placed, conditions=(*placed.conditions, ex.binary(op, place, number)))


def _inside(start: ir.Expr, placed: Placed, fits: Range) -> bool:
    return outside(start, placed, fits.extent, fits.size, fits.most) is None


def _too_many_steps(start: ir.Expr, placed: Placed, fits: Range) -> Reason | None:
    """The piece moves tile by tile along a loop with more steps than there are tiles. The piece's tile is that of the
    step, or of some steps ahead.
    """
    for var, ahead, _ in _along_loops(start, placed, fits):
        if ex.multiple(start) % fits.extent == 0 and (count := _inside_below(start, placed, fits, var, var.high + 1)):
            tiles = -(-fits.end // fits.extent)
            if not ahead or count == tiles or (count == tiles - ahead and tiles > var.high):
                return _steps(var, count)
            if tiles - ahead <= count and tiles <= var.high:
                return _steps(var, tiles, ahead)
    return None


def _steps(var: ir.Var, count: int, ahead: int = 0) -> Reason:
    """A loop takes more than `count` steps."""
    note = f"the piece lies inside in the {_first(count)} of the loop's {var.high + 1} steps"
    if ahead:
        note = (
            f"the piece is {ahead} step{'s' * (ahead > 1)} ahead: there are {count} tiles, and the loop takes"
            f" {var.high + 1}"
            " steps"
        )
    return Reason(
        ("steps", var, count),
        note,
        f"let the loop take {count} step{'s' * (count > 1)}, or leave out the pieces outside",
    )


def _too_many(start: ir.Expr, placed: Placed, fits: Range, kernel: ir.KernelIR) -> Reason | None:
    """The piece moves tile by tile from the first tile, and is inside only for the first blocks or warps. The blocks
    are those along a dimension of the grid.
    """
    if ex.linear(start)[1] or ex.multiple(start) % fits.extent:
        return None
    warp = ex.warp_variable(kernel.warps)
    meeting = _blocks_meet(start, fits, kernel)
    if meeting is not None:
        return meeting
    if warp in set(ex.variables(start)) and (count := _inside_below(start, placed, fits, warp, kernel.warps)):
        return _warps(kernel, count, ex.is_in_group(start))
    for axis, (place, blocks) in enumerate(_grid(kernel)):
        if grows(start, kernel, axis) and (count := _inside_below(start, placed, fits, place, blocks)):
            return _too_many_blocks(start, placed, fits, kernel, axis, count)
    return None


def _warps(kernel: ir.KernelIR, count: int, in_group: bool = False) -> Reason:
    """The block has more than `count` warps; `in_group` where the place is a row of a group that memory gives."""
    note = f"the piece lies inside for the {_first(count)} of the block's {kernel.warps} warps"
    return Reason(
        ("block's warps", count),
        note,
        (
            "leave the statement out where the warp has no rows of the group: `if row < end:`, where row is the first"
            " row of the warp"
            if in_group
            else "give the block only as many warps as there are places, or give each warp a smaller piece"
        ),
    )


def reason_of_lanes(start: ir.Expr, placed: Placed, fits: Range, kernel: ir.KernelIR, row: int) -> Reason | None:
    """The reason for which the bytes that lanes access lie outside, where a tensor's row has `row` bytes: a loop along
    a row, or over all rows, takes too many steps; or there are at least twice as many warps as reach the last row,
    where the first lane of each is outside like all its lanes.
    """
    coefficients = ex.linear(start)[0]
    for var in placed.loops:
        step = coefficients.get(var, 0)
        if (
            step > 0
            and (count := _inside_below(start, placed, fits, var, var.high + 1))
            and count in (-(-row // step), -(-fits.size // step))
        ):
            return _steps(var, count)
    warp = ex.warp_variable(kernel.warps)
    count = _inside_below(start, placed, fits, warp, kernel.warps) if warp in set(ex.variables(start)) else 0
    if count and 2 * count <= kernel.warps and fits.size - farthest(start, _where(placed, "<", warp, count)) <= row:
        first: dict[ir.Expr, ir.Expr] = {var: ex.const(var.low) for var in ex.variables(start) if var.kind == "lane"}
        if _inside_below(ex.substitute(start, first), placed, fits, warp, kernel.warps) == count:
            return _warps(kernel, count)
    return None


def divided(start: ir.Expr, placed: Placed, fits: Range, kernel: ir.KernelIR) -> Reason | None:
    """Tiles are counted one by one, and a place along an axis divides that number by the wrong divisor."""
    terms, constant = ex.linear(start)
    for atom, coefficient in terms.items():
        if (
            constant
            or coefficient <= 0
            or coefficient % fits.extent
            or not (isinstance(atom, ir.Binary) and isinstance(atom.right, ir.Const))
        ):
            continue
        tiles, places, by = _tiles(atom.left, placed, kernel), -(-fits.end // coefficient), atom.right.value
        right = _where(placed, "<", atom, places)
        if (
            atom.op in ("//", "%")
            and tiles > places
            and places < _value_count(atom.op, tiles, by)
            and _inside(start, right, fits)
        ):
            note = (
                f"the coordinate uses the number of a tile, 0..{tiles - 1},"
                f" {'divided by' if atom.op == '//' else 'modulo'}"
                f" {by}: the result exceeds {places - 1}"
            )
            help = (
                "divide by the number of tiles in a row of tiles: row, col = tile // cols, tile % cols; leave out"
                " numbers without a tile: `if tile < rows * cols:`"
            )
            return Reason(
                ("divided", atom.left, by), f"{note}, the last place along the {fits.lines} of '{fits.name}'", help
            )
    return None


def _value_count(op: str, tiles: int, by: int) -> int:
    """The number of values that the quotient, or the remainder, of the numbers below `tiles` takes."""
    return -(-tiles // by) if op == "//" else min(tiles, by)


def _tiles(number: ir.Expr, placed: Placed, kernel: ir.KernelIR) -> int:
    """The number of tiles that an expression counts over blocks, or over blocks and steps in turn. The grid has one
    dimension; blocks and steps are counted under a condition that leaves out the excess. 0 where the expression
    counts otherwise.
    """
    counts = (len(kernel.grid) == 1 and number == block_variable(kernel.grid)) or any(
        _in_turn(condition) and _in_turn(number) for condition in placed.conditions
    )
    ends = extremes(number, placed.conditions) if counts else None
    return ends[1] + 1 if ends is not None and ends[0] == 0 else 0


def _in_turn(expr: ir.Expr) -> bool:
    return {"block", "loop"} <= ex.kinds(expr)


def _last_turn(start: ir.Expr, placed: Placed, fits: Range) -> Reason | None:
    """Each block takes one tile in each step of a loop, and the last step has fewer tiles than blocks."""
    atoms = [set(ex.variables(atom)) for atom in ex.linear(start)[0] if "block" in ex.kinds(atom)]
    guarded = {var for condition in placed.conditions if _in_turn(condition) for var in ex.variables(condition)}
    for var in placed.loops:
        if var.high > var.low and var not in guarded and any(var in variables for variables in atoms):
            if _inside(start, _where(placed, "<", var, var.high), fits):
                note = (
                    f"the piece lies inside in every step but the last of {var.high + 1}, in which fewer tiles are"
                    " left than there are blocks"
                )
                return Reason(
                    ("last turn", var),
                    note,
                    "leave out the blocks without a tile there: `if tile < tiles:`, where tile is the number from"
                    " which rows and columns are computed",
                )
    return None


def _each_once(start: ir.Expr, extent: int) -> bool:
    """Whether the places of blocks and warps together count several tiles of each block one by one, without gaps."""
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


def _too_many_blocks(start: ir.Expr, placed: Placed, fits: Range, kernel: ir.KernelIR, axis: int, count: int) -> Reason:
    """Pieces lie inside for the first `count` blocks along a dimension of the grid, and for no others."""
    note = (
        f"the piece lies inside for the {_first(count)} of the {ex.number(kernel.grid[axis])} blocks along the"
        f" {dimension(kernel, axis)}"
    )
    goes_along = counted_extent(kernel, axis)
    each = stride(start, kernel, axis)
    if goes_along is not None:
        due, lines, name = goes_along
        along, key = f"{note}, which has one block for each {due} {lines} of '{name}'", ("grid", axis, count, fits.name)
        if fits.label and fits.label == _label(kernel, lines, name) and each not in (0, due):
            return Reason(
                key,
                f"{along}: here each block begins {each} {fits.lines} after the block before",
                _factor(start, placed, fits, each, due),
            )
        if (lines, name) != (fits.lines, fits.name):
            return Reason(key, along, f"use the place that counts the blocks along the {fits.lines} of '{fits.name}'")
    return Reason(
        ("grid", axis, count),
        f"{note}: a block takes {each} {fits.lines} along this dimension" if each else note,
        "compare the arguments of td.grid, and their order, with the tensor's sides",
    )


def _label(kernel: ir.KernelIR, lines: str, name: str) -> str:
    """The name of a tensor's number of rows or columns."""
    return next(tensor.sizes[lines == "columns"] for tensor in kernel.tensors if tensor.name == name)


def _factor(start: ir.Expr, placed: Placed, fits: Range, each: int, due: int) -> str:
    """The help where a block begins `each` elements after the previous block, and should begin `due`
    elements after it.
    """
    others = {atom: coefficient for atom, coefficient in ex.linear(start)[0].items() if "block" not in ex.kinds(atom)}
    across = farthest(ex.from_linear((others, 0)), placed) + fits.extent
    if across > due or due % fits.extent:
        return (
            f"let a block take {due} {fits.lines} of '{fits.name}' too: in pieces of {fits.extent} the block takes"
            f" {across}"
        )
    return (
        f"multiply the block's place by {due // fits.extent}, the number of tiles of {fits.extent} {fits.lines} in"
        f" {due}, and not by {each // fits.extent}"
    )


def _some_blocks(start: ir.Expr, placed: Placed, fits: Range, kernel: ir.KernelIR) -> Reason | None:
    """Pieces lie inside for some blocks only, anywhere in the grid. The piece's place is not just a multiple of the
    block's place.
    """
    block = block_variable(kernel.grid)
    if block not in set(ex.variables(start)) or any(stride(start, kernel, axis) for axis in range(len(kernel.grid))):
        return None
    blocks: set[int] = set()
    for found in values(placed.statement, [start], placed.conditions):
        blocks.update(found.variables[block][_wrong(found, fits.extent, fits.size, fits.most)].tolist())
    if len(blocks) > block.high:
        return None
    note = f"the piece lies outside in {len(blocks):,} of the {block.high + 1:,} blocks"
    return Reason(
        ("blocks", frozenset(blocks)),
        note,
        "check how the coordinate is computed in the first of these blocks: it counts tiles from 0",
    )


def _blocks_meet(start: ir.Expr, fits: Range, kernel: ir.KernelIR) -> Reason | None:
    """Each block begins one tile after the previous block, and its warps take several tiles."""
    terms = ex.linear(start)[0]
    across = sum(
        coefficient * (ex.bounds(atom)[1] - ex.bounds(atom)[0])
        for atom, coefficient in terms.items()
        if ex.kinds(atom) == {"warp"}
    )
    for axis in range(len(kernel.grid)):
        if across and stride(start, kernel, axis) == fits.extent:
            tiles = across // fits.extent + 1
            note = (
                f"along the {dimension(kernel, axis)} each block begins one tile after the block before, and its warps"
                f" take {tiles} tiles"
            )
            return Reason(
                ("blocks meet", axis),
                note,
                f"multiply the block's place by the number of tiles that a block takes: row * {tiles} + the warp's own"
                " tile",
            )
    return None


def _grid(kernel: ir.KernelIR) -> list[tuple[ir.Expr, int]]:
    """For each dimension of the grid, a block's place along it, and the number of blocks."""
    sizes = [ex.number(size) for size in kernel.grid]
    below = [math.prod(sizes[axis + 1 :]) for axis in range(len(sizes))]
    block = block_variable(kernel.grid)
    return [
        (ex.binary("%", ex.binary("//", block, under), size), size) for size, under in zip(sizes, below, strict=True)
    ]


def _inside_below(start: ir.Expr, placed: Placed, fits: Range, place: ir.Expr, count: int) -> int:
    """The greatest number below `count` such that all pieces are inside where the place is below that number; 0 where
    there is none.
    """
    low, high = 0, count  # inside below `low`, and not below `high`
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _inside(start, _where(placed, "<", place, middle), fits) else (low, middle)
    return low


def _other_unit(start: ir.Expr, placed: Placed, fits: Range) -> Reason | None:
    """The coordinate counts smaller pieces: as such it ends where the last piece ends, or begins where the last tile
    begins.
    """
    ends = extremes(start, placed.conditions)
    if (
        ends is None
        or ends[0] < 0
        or ex.multiple(start) % fits.extent
        or ends[1] < fits.extent
        or _each_once(start, fits.extent)
    ):
        return None
    largest, size = ends[1] // fits.extent, fits.end
    for unit, rest in (divmod(size - fits.extent, largest), divmod(size, largest + 1)):
        steep = max(map(abs, ex.linear(start)[0].values()), default=0)
        if (
            unit
            and not rest
            and unit < fits.extent
            and fits.extent % unit == 0
            and steep >= fits.extent * (fits.extent // unit)
        ):
            factor = fits.extent // unit
            counted = "elements" if unit == 1 else f"tiles of {unit} {fits.lines}"
            note = f"the coordinate goes up to {largest}: it would fit if it counted {counted}"
            tiles, elements = "the place of a subtile counts subtiles", ""
            if fits.label:  # a tensor
                tiles, elements = "coordinates count tiles of the copied shape", "; .at(row=…, col=…) counts elements"
            help = f"{tiles}, here of {fits.extent} {fits.lines}: leave out the factor {factor}{elements}"
            return Reason(("unit", factor, frozenset(ex.kinds(start))), note, help)
    return None
