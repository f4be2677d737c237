"""The mistake that explains a wrong element: the one change of the formula, or of the kernel, with which both agree."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import numpy as np

from tiledsl.analysis.fields.formula_sizes import reductions
from tiledsl.analysis.fields.formulas_of_tiles import Along, Formulas
from tiledsl.analysis.fields.judge import Judge, Wrong, differing, run
from tiledsl.analysis.fields.quantities import NOTHING, Quantity
from tiledsl.analysis.fields.variants import variants
from tiledsl.diagnostics.diagnostic import Mark, Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.program.operations import Program
from tiledsl.ir.walk import statements, walk

_MOST_TRIED = 1 << 18  # elements of all sums with a part left out that are computed
_WITH_FACTOR = (
    "multiply what was summed before by exp(m_old - m_new) before adding: acc *= td.exp2(m - m_new), where m_new ="
    " td.maximum(m, td.col_max(s))"
)


@dataclasses.dataclass(frozen=True)
class Cause:
    """The explanation of a wrong value; no sentences where none was found. `store` tells findings without one apart."""

    sentences: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    helps: tuple[str, ...] = ()
    store: Span | None = None


def cause(program: Program, kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong) -> Cause:
    """Return the explanation of a wrong stored tile."""
    at = _shown(wrong)
    has = wrong.kept.value.over(lambda one: one[:, at[0] : at[0] + 1, at[1] : at[1] + 1])
    if has.kinds is not None and (has.kinds == NOTHING).any():
        return Cause(("some element of a tile that goes into this value was never written",))
    for formulas, formula, why, helps in _variants(kernel, contract, wrong):
        if _is(has, formulas, formula, _place(wrong, at)) and _is(wrong.kept.value, formulas, formula, _whole(wrong)):
            return Cause((why,), helps=helps)
    return _rescaling(program, kernel, contract, wrong)


def _shown(wrong: Wrong) -> tuple[int, int]:
    """Return the wrong element by which variants are told apart: the last one, which has most keys under a mask."""
    down, across = np.argwhere(wrong.elements)[-1]
    return int(down), int(across)


_Where = tuple[tuple[int, int], Along, Along]  # a matrix, rows and columns


def _is(value: Quantity, formulas: Formulas, formula: ir.Element, where: _Where) -> bool:
    """Return whether a formula has these elements there."""
    _, rows, cols = where
    differs, unknown = differing(value, formulas.of(formula, *where).plain().spread(rows.count, cols.count))
    return not differs.any() and not unknown


def _whole(wrong: Wrong) -> _Where:
    kept = wrong.kept
    return kept.matrix, Along(*kept.row, kept.rows), Along(*kept.col, kept.cols)


def _place(wrong: Wrong, at: tuple[int, int]) -> _Where:
    kept = wrong.kept
    return (
        kept.matrix,
        Along(kept.row[0], kept.row[1] + at[0], 1),
        Along(kept.col[0], kept.col[1] + at[1], 1),
    )


_Tried = tuple[Formulas, ir.Element, str, tuple[str, ...]]


def _variants(kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong) -> Iterator[_Tried]:
    plain = wrong.formulas
    shares = any(isinstance(one, ir.StoreShared) for one in statements(kernel.body))  # warps may share sums
    held: tuple[ir.Shared | ir.Tile, ...] = (*kernel.shared, *kernel.tiles)
    tiles = sorted({size for one in held for size in (one.rows, one.cols)} - {1})
    summed = [size for op, size in reductions(contract.value) if op == "+"]
    extremes = {size for op, size in reductions(contract.value) if op != "+"}.difference(summed)
    for size in plain.summed(contract.value):
        for tile in tiles:
            if size % tile:
                more = -size % tile
                of, also = ("a maximum", "") if size in extremes else ("a sum", ", and exp(0) is 1")
                why = (
                    f"{more} zeros beyond the {size} elements of {of} take part: elements outside of a tensor are read"
                    f" as 0{also}"
                )
                help = (
                    "mask the last tile: td.where(td.row_index(s, first) < "
                    f"{size}, s, -inf), with td.col_index for columns"
                )
                yield plain.changed(size, more=more), contract.value, why, (help,)
        if any(size % tile for tile in tiles):
            yield from _off_by_one(plain, size, contract.value)
    yield from ((plain, formula, why, ()) for formula, why in variants(contract.value))
    for size in plain.summed(contract.value):
        of_warp = size // kernel.warps if shares and not size % kernel.warps else 0
        for tile in sorted({*tiles, of_warp} - {0, 1}, reverse=True):
            for first in range(0, size, tile) if tile < size and size * size // tile <= _MOST_TRIED else ():
                last = min(size, first + tile)
                of = f"elements {first}..{last - 1} of a sum over {size}"
                yield plain.changed(size, without=(first, last)), contract.value, f"{of} are left out", ()
                yield plain.changed(size, twice=(first, last)), contract.value, f"{of} are taken twice", ()
                if tile == of_warp:
                    alone = f"only elements {first}..{last - 1} of a sum over {size} take part"
                    yield plain.changed(size, only=(first, last)), contract.value, alone, ()


def _off_by_one(plain: Formulas, size: int, formula: ir.Element) -> Iterator[_Tried]:
    """Yield sums whose mask of the last tile takes one element too many, or leaves one out."""
    a_mask = "the mask of the last tile takes one element"
    help = (
        f"the places that a sum over {size} elements takes are those below {size}: td.row_index(s, first) < {size}, or"
        " td.col_index"
    )
    why = f"the zero behind the {size} elements of a sum takes part: {a_mask} too many"
    yield plain.changed(size, more=1), formula, why, (help,)
    why = f"the last of the {size} elements of a sum is left out: {a_mask} too few"
    yield plain.changed(size, without=(size - 1, size)), formula, why, (help,)


# ---------------------------------------------------------------------------------------------------------- rescaling


def _rescaling(program: Program, kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong) -> Cause:
    """Explain a value that is right if all maxima of rows or columns are the same number.

    Then the maxima cancel, and a value that was computed with an earlier maximum is joined with values of a later one.
    """
    maxima = [one for one in statements(kernel.body) if isinstance(one, ir.Reduce) and one.op == "maximum"]
    values = [one.value for one in statements(kernel.body) if isinstance(one, ir.Elementwise)]
    if not maxima or not any(_has(value, op) for value in values for op in ("exp", "expfast", "exp2")):
        return Cause()
    name = contract.tensor.name
    judge = Judge(kernel, {name: contract}, maximum=1.0, order=wrong.formulas.order)
    run(program, kernel, wrong.blocks.numbers[:1], judge)
    if name in judge.unchecked or any(found == name for found, *_ in judge.first):
        return Cause()
    sentences = [
        "the value is right if the maximum is one number in all steps: somewhere exponentials with different maxima are"
        " joined without the factor exp(one maximum - the other)"
    ]
    marks = [Mark(maxima[0].span, "the maximum")]
    for tile, statement, why in _unscaled(kernel):
        sentences.append(f"'{kernel.names.get(tile, 'a tile')}' {why}")
        marks.append(Mark(statement.span, "added here"))
    if len(sentences) == 1:
        marks += [Mark(one.span, "exponentials") for one in _exponentials(kernel)]
    return Cause(tuple(dict.fromkeys(sentences)), tuple(dict.fromkeys(marks)), (_WITH_FACTOR,))


def _exponentials(kernel: ir.KernelIR) -> Iterator[ir.Statement]:
    """Yield the statements in loops that compute exponentials."""
    for statement, around in walk(kernel.body):
        if isinstance(statement, ir.Elementwise) and any(isinstance(one, ir.For) for one in around):
            if any(_has(statement.value, op) for op in ("exp", "exp2")):
                yield statement


def _unscaled(kernel: ir.KernelIR) -> Iterator[tuple[ir.Tile, ir.Statement, str]]:
    """Yield tiles that grow in a loop and are not multiplied there, or only after the addition."""
    for statement, around in walk(kernel.body):
        tile = _grown(statement)
        loops = [one for one in around if isinstance(one, ir.For)]
        if tile is None or not loops:
            continue
        body = [one for phase in loops[-1].phases for one in statements(phase)]
        if any(isinstance(one, ir.Zero) and one.dst == tile for one in body):
            continue
        scaled = [number for number, one in enumerate(body) if _scales(one, tile)]
        if not scaled:
            yield tile, statement, "is added to in a loop that never multiplies it"
        elif (
            scaled[0] > body.index(statement)
            or isinstance(statement, ir.Elementwise)
            and _sum_is_scaled(statement.value, tile)
        ):
            yield tile, statement, "is multiplied after the addition, so that the new addend is multiplied too"


def _grown(statement: ir.Statement) -> ir.Tile | None:
    """Return the tile to which a statement adds."""
    if isinstance(statement, ir.Mma):
        return statement.acc
    if isinstance(statement, ir.Reduce) and statement.op == "+" and statement.goes_on:
        return statement.dst
    if isinstance(statement, ir.Elementwise) and _reads(statement.value, statement.dst) and _has(statement.value, "+"):
        return statement.dst
    return None


def _reads(value: ir.Element, tile: ir.Tile) -> bool:
    return tile in ir.tiles_of(value)


def _has(value: ir.Element, op: str) -> bool:
    return isinstance(value, ir.Apply) and (value.op == op or any(_has(one, op) for one in value.operands))


def _sum_is_scaled(value: ir.Element, tile: ir.Tile) -> bool:
    if not isinstance(value, ir.Apply) or value.op != "*":
        return False
    return any(_has(one, "+") and _reads(one, tile) for one in value.operands)


def _scales(statement: ir.Statement, tile: ir.Tile) -> bool:
    return isinstance(statement, ir.Elementwise) and statement.dst == tile and _has(statement.value, "*")
