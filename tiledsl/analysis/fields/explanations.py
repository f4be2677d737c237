"""The mistake that explains a wrong element: the one change of the formula, or of the kernel, with which both agree."""

from __future__ import annotations

import dataclasses
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

import numpy as np

from tiledsl.analysis.fields.execution import FieldStored, begins_a_maximum, is_low
from tiledsl.analysis.fields.formula_sizes import reductions
from tiledsl.analysis.fields.formulas_of_tiles import Along, Formulas
from tiledsl.analysis.fields.judge import Judge, Wrong, differing, follows, is_right, run
from tiledsl.analysis.fields.long_loops import Refused
from tiledsl.analysis.fields.one_change import changed_kernels
from tiledsl.analysis.fields.quantities import ENDLESS, FINITE, NAN, NOTHING, Quantity, kinds_of
from tiledsl.analysis.fields.variants import variants
from tiledsl.diagnostics.diagnostic import Mark, Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program.operations import Program
from tiledsl.ir.walk import parts_of, rewritten, statements, walk

_MOST_AWAY = 8  # tiles along an axis
_MOST_BLOCKS = 8  # of the grid, in which a change must be right
_FILL = -1e3  # numbers up to this one, with which a mask fills, stand for -inf
_MOST_TRIED = 1 << 18  # elements of all sums with a part left out that are computed
_WITH_FACTOR = (
    "multiply what was summed before by exp(m_old - m_new) before adding: acc *= td.exp2(m - m_new), where m_new ="
    " td.maximum(m, td.col_max(s))"
)

_SEVERAL_MAXIMA = (
    "the value is right if the maximum is one number in all steps: somewhere exponentials with different maxima are"
    " joined without the factor exp(one maximum - the other)"
)
_OF_EXPONENTIALS = ("exp", "expfast", "exp2")
_OTHER_FACTOR = (
    "the value is right if the maximum is 0: somewhere the maximum is left out, or has another factor or sign than the"
    " elements that it is subtracted from"
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
    no_number = _no_element_is_finite(wrong)
    for formulas, formula, why, helps in _variants(kernel, contract, wrong):
        if _is(has, formulas, formula, _place(wrong, at)) and _is(wrong.kept.value, formulas, formula, _whole(wrong)):
            if not no_number or _is_all(program, kernel, contract, formulas, formula, wrong):
                return Cause((why,), helps=helps)
    found = _one_tile(kernel) or _clamped(program, kernel, contract, wrong)
    found = found or (_far_number(program, kernel, contract, wrong) if no_number else None)
    found = found or (None if no_number else _elsewhere(contract, wrong))
    found = found or _rescaling(program, kernel, contract, wrong)
    for kind, what in ((NAN, "NaN"), (ENDLESS, "an infinity or NaN")):
        if has.kinds is not None and (has.kinds == kind).all():
            alone = found.sentences == (_SEVERAL_MAXIMA,) and not _low_numbers(kernel)
            if kind == NAN and alone and _all_are_nan(wrong):
                # without -inf the value is right, whatever the cause
                found = dataclasses.replace(found, sentences=(), helps=())
            return _with_nan(found, kernel, contract, what)
    found = found if found.sentences else _low_number(program, kernel, contract, wrong)
    return found if found.sentences else _one_change(program, kernel, contract, wrong)


def _no_element_is_finite(wrong: Wrong) -> bool:
    """Return whether all wrong elements of a tile are NaN or infinite: formulas of many kinds are NaN there too."""
    kinds = wrong.kept.value.plain().spread(*wrong.elements.shape).kinds
    return kinds is not None and bool((kinds[:, wrong.elements] != FINITE).all())


def _is_all(
    program: Program, kernel: ir.KernelIR, contract: ir.Contract, formulas: Formulas, formula: ir.Element, wrong: Wrong
) -> bool:
    """Return whether all tiles that some blocks store are those of a formula, and a wrong element is a number."""
    judge = Judge(kernel, {contract.tensor.name: contract}, order=wrong.formulas.order)
    found = False

    def look(kept: FieldStored, plain: Formulas) -> None:
        nonlocal found
        if kept.tensor == contract.tensor:
            where = kept.matrix, Along(*kept.row, kept.rows), Along(*kept.col, kept.cols)
            if not _is(kept.value, plain.like(formulas), formula, where):
                raise Refused
            differs, _ = differing(kept.value, plain.of(contract.value, *where).plain().spread(kept.rows, kept.cols))
            found = found or bool((np.broadcast_to(kinds_of(kept.value), kept.value.shape)[:, differs] == FINITE).any())

    return all(follows(program, judge, block, look) for block in _some_blocks(kernel, wrong)) and found


def _all_are_nan(wrong: Wrong) -> bool:
    """Return whether all wrong elements of a tile are NaN."""
    kinds = wrong.kept.value.plain().spread(*wrong.elements.shape).kinds
    return kinds is not None and bool((kinds[:, wrong.elements] == NAN).all())


def _shown(wrong: Wrong) -> tuple[int, int]:
    """Return the wrong element by which variants are distinguished: the last one, which has most keys under a mask."""
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


def _elsewhere(contract: ir.Contract, wrong: Wrong) -> Cause | None:
    """Explain a tile that is due at another place of the output: other rows or columns are computed, or stored to."""
    kept, tensor = wrong.kept, contract.tensor
    for axis, count, total in (("rows", kept.rows, tensor.rows), ("columns", kept.cols, tensor.cols)):
        first = kept.row[1] if axis == "rows" else kept.col[1]
        around = range(-_MOST_AWAY * count, (_MOST_AWAY + 1) * count, count)
        for far in (one for one in around if one and 0 <= first + one and first + one + count <= ex.number(total)):
            down, across = (far, 0) if axis == "rows" else (0, far)
            at = kept.matrix, _further(Along(*kept.row, kept.rows), down), _further(Along(*kept.col, kept.cols), across)
            if _is(kept.value, wrong.formulas, contract.value, at):
                there = f"{axis} {first + far}..{first + far + count - 1} of '{tensor.name}'"
                return Cause((f"the kernel stores here what is due in {there}",))
    return None


def _further(along: Along, far: int) -> Along:
    """Return places further along an axis."""
    return dataclasses.replace(along, first=along.first + far)


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


# ------------------------------------------------------------------------------------------------- NaN and low numbers


def _with_nan(found: Cause, kernel: ir.KernelIR, contract: ir.Contract, what: str) -> Cause:
    """Add to an explanation that the value is NaN where the contract has another one."""
    sentence = f"the kernel computes {what} here, and the contract does not: -inf - (-inf), 0 · inf and 0 / 0 are NaN"
    maxima = [one for one in statements(kernel.body) if isinstance(one, ir.Reduce) and one.op == "maximum"]
    joined = any(is_low(one) for value in _values(kernel) for one in _joined(value))
    if not maxima or joined or found.sentences and _low_numbers(kernel):  # such a maximum is never -inf
        return dataclasses.replace(found, sentences=(*found.sentences, sentence))
    factor = _factor_up_to_0(contract)
    if factor is not None:
        help = (
            f"the contract multiplies by {factor:.9g}, and the elements under a mask that fills with -inf before this"
            f" product are {'NaN' if factor == 0 else 'inf'}: mask behind the product, and take the maximum there"
        )
        return dataclasses.replace(found, sentences=(*found.sentences, sentence), helps=(*found.helps, help))
    help = (
        "where all elements under a maximum are masked, the maximum is -inf: join it with a finite number before it is"
        " subtracted, as td.maximum(m, td.col_max(s)) does if m begins with -1e30"
    )
    marks = dict.fromkeys((*found.marks, Mark(maxima[0].span, "the maximum")))
    return Cause((*found.sentences, sentence), tuple(marks), (*found.helps, help))


def _factor_up_to_0(contract: ir.Contract) -> float | None:
    """Return a number of 0 or below by which a contract multiplies, None without one."""
    products = (one for one in parts_of(contract.value) if isinstance(one, ir.Apply) and one.op == "*")
    numbers = (one.value for product in products for one in product.operands if isinstance(one, ir.Number))
    return next((value for value in numbers if value <= 0), None)


def _low_numbers(kernel: ir.KernelIR) -> list[ir.Elementwise]:
    """Return the statements that set a tile to a low number, as -1e30."""
    return [one for one in statements(kernel.body) if isinstance(one, ir.Elementwise) and is_low(one.value)]


def _values(kernel: ir.KernelIR) -> list[ir.Element]:
    """Return the expressions of the elements that the kernel computes."""
    return [one.value for one in statements(kernel.body) if isinstance(one, ir.Elementwise)]


def _joined(value: ir.Element) -> Iterator[ir.Element]:
    """Yield the operands of the maxima in an element's expression."""
    if isinstance(value, ir.Apply):
        yield from value.operands if value.op == "maximum" else ()
        for operand in value.operands:
            yield from _joined(operand)


def _far_number(program: Program, kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong) -> Cause | None:
    """Explain a value that is right if low numbers are 0: they reach an exponential with the other sign."""
    low = _low_numbers(kernel)
    zeros = _with_values(kernel, lambda value: ir.Number(0.0) if is_low(value) else value)
    if not low or not _is_right(program, zeros, contract, wrong):
        return None
    numbers = _texts(one.value for one in low)
    sentence = (
        f"the value is right if {numbers} is 0: an exponential takes {numbers} with the other sign, which is an"
        " infinity in f32"
    )
    help = (
        "of scores with a negative factor the largest is the smallest one before the factor: multiply the scores by it"
        " before the maximum"
    )
    return Cause((sentence,), (Mark(low[0].span, "begins here"), *_exponentials(kernel)), (help,))


def _low_number(program: Program, kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong) -> Cause:
    """Explain a value that is right if low numbers are -inf."""
    for low, change, what, help in (
        (_low_numbers(kernel), _endless, "begins here", "begin with -inf: exp(-inf - x) is 0"),
        (_masks_by_numbers(kernel), _masked_by_infinity, "the mask", "mask by -inf: exp(-inf - x) is 0"),
    ):
        if low and _is_right(program, _with_values(kernel, change), contract, wrong):
            numbers = _texts(number for one in low for number in (one.value, *_fills(one.value)))
            sentence = (
                f"the value is right if {numbers} is -inf: contracts are compared without rounding, and"
                f" exp({numbers} - x) is 0 by rounding alone"
            )
            return Cause((sentence,), (Mark(low[0].span, what),), (help,))
    return Cause()


def _texts(values: Iterable[ir.Element]) -> str:
    """Return the numbers among some values as text, each once."""
    return ", ".join(dict.fromkeys(f"{one.value:.4g}" for one in values if isinstance(one, ir.Number)))


def _endless(value: ir.Element) -> ir.Element:
    return ir.Number(-math.inf) if is_low(value) else value


def _masks_by_numbers(kernel: ir.KernelIR) -> list[ir.Elementwise]:
    """Return the statements with masks that fill with a number far below 0."""
    return [one for one in statements(kernel.body) if isinstance(one, ir.Elementwise) and any(_fills(one.value))]


def _fills(value: ir.Element) -> Iterator[ir.Number]:
    """Yield the numbers far below 0 with which masks fill."""
    if isinstance(value, ir.Apply):
        for one in value.operands:
            if value.op == "where" and _is_fill(one):
                assert isinstance(one, ir.Number)
                yield one
            yield from _fills(one)


def _is_fill(value: ir.Element) -> bool:
    return isinstance(value, ir.Number) and -math.inf < value.value <= _FILL


def _masked_by_infinity(value: ir.Element) -> ir.Element:
    """Return an element's expression whose masks fill with -inf in place of numbers far below 0."""
    if not isinstance(value, ir.Apply):
        return value
    operands = tuple(
        ir.Number(-math.inf) if value.op == "where" and _is_fill(one) else _masked_by_infinity(one)
        for one in value.operands
    )
    return dataclasses.replace(value, operands=operands)


def _one_change(program: Program, kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong) -> Cause:
    """Explain a value that is right in a kernel with one change."""
    for changed, sentence, mark in changed_kernels(kernel):
        if all(
            _stores_what_is_due(program, (kernel, changed), contract, wrong, block)
            for block in _some_blocks(kernel, wrong)
        ):
            return Cause((sentence,), (mark,))
    return Cause()


def _some_blocks(kernel: ir.KernelIR, wrong: Wrong) -> Iterator[int]:
    """Yield a block with a wrong element, and others: a change may be right in one block by chance."""
    first = int(wrong.blocks.numbers[0])
    some = np.linspace(0, blocks(kernel, {}) - 1, _MOST_BLOCKS).astype(int).tolist()
    yield from dict.fromkeys([first, *some])


def _stores_what_is_due(
    program: Program, kernels: tuple[ir.KernelIR, ir.KernelIR], contract: ir.Contract, wrong: Wrong, block: int
) -> bool:
    """Return whether the second kernel stores what is due in a block: as many elements as the first, the wrong one."""
    before, after = (Judge(one, {contract.tensor.name: contract}, order=wrong.formulas.order) for one in kernels)
    if not is_right(program, after.kernel, block, after):
        return False
    return _stored(program, after, block) >= _stored(program, before, block)


def _stored(program: Program, judge: Judge, block: int) -> int:
    """Return how many elements of the output a block stores."""
    count = 0

    def look(kept: FieldStored, _: Formulas) -> None:
        nonlocal count
        count += kept.rows * kept.cols * (kept.tensor.name in judge.contracts)

    return count if follows(program, judge, block, look) else 0


def _with_values(kernel: ir.KernelIR, change: Callable[[ir.Element], ir.Element]) -> ir.KernelIR:
    """Return the kernel with other values of elements."""

    def changed(one: ir.Statement) -> tuple[ir.Statement, ...] | None:
        return (dataclasses.replace(one, value=change(one.value)),) if isinstance(one, ir.Elementwise) else None

    return dataclasses.replace(kernel, body=rewritten(kernel.body, changed))


def _clamped(program: Program, kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong) -> Cause | None:
    """Explain a value that is right without its maxima and minima with 0, for a contract without these."""
    some = [one for one in statements(kernel.body) if isinstance(one, ir.Elementwise)]
    clamps = [one for one in some if _free(one.value) != one.value]
    if not clamps or any(_free(one) != one for one in parts_of(contract.value)):
        return None
    if not _is_right(program, _with_values(kernel, _free), contract, wrong):
        return None
    sentence = (
        "the value is right without the maximum or minimum of a computed value and 0: the check orders values at"
        " random, and does not know the sign of a difference, as of m_new - m_old"
    )
    help = "leave it out: a maximum of several values is at least as large as each of them, also when rounded"
    return Cause(
        (sentence,), tuple(Mark(one.span, "changes no value, as far as this is so") for one in clamps), (help,)
    )


def _free(value: ir.Element) -> ir.Element:
    """Return an element's expression without its maxima and minima with 0."""
    if not isinstance(value, ir.Apply):
        return value
    operands = tuple(map(_free, value.operands))
    if value.op in ("maximum", "minimum"):
        for one, other in (operands, operands[::-1]):
            if one == ir.Number(0.0):
                return other
    return dataclasses.replace(value, operands=operands)


# ---------------------------------------------------------------------------------------------------------- rescaling


def _one_tile(kernel: ir.KernelIR) -> Cause | None:
    """Explain a difference of a tile and itself: another name of a tile does not keep its value."""
    for one in statements(kernel.body):
        tile = _less_itself(one.value) if isinstance(one, ir.Elementwise) else None
        if tile is not None:
            name = kernel.names.get(tile, "a tile")
            sentence = (
                f"'{name}' is subtracted from itself: after one = {name}, both are names of one tile, and td.copy or"
                " into= changes both"
            )
            help = f"keep the value in a tile of its own, one = 1 * {name}; or compute the next value before the change"
            return Cause((sentence,), (Mark(one.span, "the difference is 0"),), (help,))
    return None


def _less_itself(value: ir.Element) -> ir.Tile | None:
    """Return a tile that is subtracted from itself in an element's expression."""
    if not isinstance(value, ir.Apply):
        return None
    left, right = (*value.operands, None, None)[:2]
    if value.op == "-" and isinstance(left, ir.OfTile) and left == right:
        return left.tile
    return next((found for one in value.operands if (found := _less_itself(one)) is not None), None)


def _rescaling(program: Program, kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong) -> Cause:
    """Explain a value that is right if all maxima of rows or columns are the same number.

    Then the maxima cancel, and a value that was computed with an earlier maximum is joined with values of a later one.
    Where the value is right if the maxima are 0 alone, they cancel in no other way: by their factor or sign.
    """
    maxima = [one for one in statements(kernel.body) if isinstance(one, ir.Reduce) and one.op == "maximum"]
    if not maxima or not any(_has(value, op) for value in _values(kernel) for op in _OF_EXPONENTIALS):
        return Cause()
    the_maximum = Mark(maxima[0].span, "the maximum")
    if not _is_right(program, kernel, contract, wrong, maximum=1.0):
        if not _is_right(program, kernel, contract, wrong, maximum=0.0):
            return Cause()
        unchanged = [f"'{kernel.names.get(tile, 'a tile')}' {why}" for tile, _, why, _ in _never_changed(kernel)]
        places = tuple(dict.fromkeys((the_maximum, *_exponentials(kernel))))
        return Cause((_OTHER_FACTOR, *dict.fromkeys(unchanged)), places)
    across = _across(kernel, maxima[0])
    if across is not None:
        return across
    sentences, marks = [_SEVERAL_MAXIMA], [the_maximum]
    for tile, statement, why, mark in (*_never_changed(kernel), *_unscaled(kernel), *_upside_down(kernel)):
        sentences.append(f"'{kernel.names.get(tile, 'a tile')}' {why}")
        marks.append(Mark(statement.span, mark))
    if len(sentences) == 1:
        marks += _exponentials(kernel)
    return Cause(tuple(dict.fromkeys(sentences)), tuple(dict.fromkeys(marks)), (_WITH_FACTOR,))


def _across(kernel: ir.KernelIR, maximum: ir.Reduce) -> Cause | None:
    """Explain maxima of columns in a kernel that sums rows, or the other way round."""
    sums = [one for one in statements(kernel.body) if isinstance(one, ir.Reduce) and one.op == "+"]
    if not sums or any(one.axis == maximum.axis for one in sums):
        return None
    of, due = ("column", "row") if maximum.axis == "col" else ("row", "column")
    sentence = f"the maximum is that of each {of}, and the sum that of each {due}: its exponentials have several maxima"
    marks = Mark(maximum.span, f"the maximum of each {of}"), Mark(sums[0].span, f"the sum of each {due}")
    return Cause((sentence,), marks, (f"subtract the maximum of each {due}: td.{sums[0].axis}_max",))


def _is_right(
    program: Program, kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong, maximum: float | None = None
) -> bool:
    """Return whether a kernel stores what is due in the first wrong block, with `maximum` for all maxima if given."""
    name = contract.tensor.name
    judge = Judge(kernel, {name: contract}, maximum, wrong.formulas.order)
    run(program, kernel, wrong.blocks.numbers[:1], judge)
    return name not in judge.unchecked and not any(found == name for found, *_ in judge.first)


def _exponentials(kernel: ir.KernelIR) -> Iterator[Mark]:
    """Yield the marks of statements in loops that compute exponentials."""
    for statement, around in walk(kernel.body):
        if isinstance(statement, ir.Elementwise) and any(isinstance(one, ir.For) for one in around):
            if any(_has(statement.value, op) for op in ("exp", "exp2")):
                yield Mark(statement.span, "exponentials")


_Remark = tuple[ir.Tile, ir.Statement, str, str]  # a tile, a statement, what is said of the tile, and at the statement


def _never_changed(kernel: ir.KernelIR) -> Iterator[_Remark]:
    """Yield the vectors with which a maximum begins and which the loop reads, but never changes."""
    begun = {
        one.dst for one in statements(kernel.body) if isinstance(one, ir.Elementwise) and begins_a_maximum(one.value)
    }
    for loop in (one for one in statements(kernel.body) if isinstance(one, ir.For)):
        body = [one for phase in loop.phases for one in statements(phase)]
        changed = {getattr(one, "dst", None) for one in body}
        for one in body:
            read = ir.tiles_of(one.value) if isinstance(one, ir.Elementwise) else ()
            for tile in begun.intersection(read) - changed:
                why = "keeps the value from before the loop: no statement in the loop changes it"
                yield tile, one, why, "read here"
                begun.remove(tile)


def _unscaled(kernel: ir.KernelIR) -> Iterator[_Remark]:
    """Yield tiles that grow in a loop and are not multiplied there, or only after the addition."""
    made = _parts_of_expressions(kernel)
    for statement, around in walk(kernel.body):
        if isinstance(statement, ir.Elementwise):
            statement = dataclasses.replace(statement, value=_written_out(statement.value, made))
        tile = _grown(statement)
        loops = [one for one in around if isinstance(one, ir.For)]
        if tile is None or not loops:
            continue
        body = [one for phase in loops[-1].phases for one in statements(phase)]
        if any(isinstance(one, ir.Zero) and one.dst == tile for one in body):
            continue
        added = next(number for number, one in enumerate(body) if one.span == statement.span)
        scaled = [number for number, one in enumerate(body) if number != added and _scales(one, tile)]
        sum_is_scaled = isinstance(statement, ir.Elementwise) and _sum_is_scaled(statement.value, tile)
        if not scaled and not sum_is_scaled:
            yield tile, statement, "is added to in a loop that never multiplies it", "added here"
        elif sum_is_scaled or scaled[0] > added:
            why = "is multiplied after the addition, so that the new addend is multiplied too"
            yield tile, statement, why, "added here"


def _upside_down(kernel: ir.KernelIR) -> Iterator[_Remark]:
    """Yield the maxima from which the maximum before is subtracted in an exponential."""
    computed = [one for one in statements(kernel.body) if isinstance(one, ir.Elementwise)]
    made = _parts_of_expressions(kernel)
    joined = {one.dst: tuple(_joined(_written_out(one.value, made))) for one in computed}
    for one in computed:
        for left, right in _differences_in_exponentials(_written_out(one.value, made)):
            if isinstance(left, ir.OfTile) and right in joined.get(left.tile, ()):
                why = "is the later maximum, and exp(later - earlier) grows: the factor is exp(earlier - later)"
                yield left.tile, one, why, "the later maximum less the earlier one"


def _differences_in_exponentials(value: ir.Element, inside: bool = False) -> Iterator[tuple[ir.Element, ...]]:
    """Yield the operands of the differences in the exponentials of an element's expression."""
    if isinstance(value, ir.Apply):
        if inside and value.op == "-" and len(value.operands) == 2:
            yield value.operands
        for operand in value.operands:
            yield from _differences_in_exponentials(operand, inside or value.op in _OF_EXPONENTIALS)


def _parts_of_expressions(kernel: ir.KernelIR) -> dict[ir.Tile, ir.Element]:
    """Return the values of tiles that one statement computes and one other reads, as parts of expressions are."""
    computed = [one for one in statements(kernel.body) if isinstance(one, ir.Elementwise)]
    written, read = Counter(one.dst for one in computed), Counter(t for one in computed for t in ir.tiles_of(one.value))
    return {one.dst: one.value for one in computed if written[one.dst] == read[one.dst] == 1}


def _written_out(value: ir.Element, made: Mapping[ir.Tile, ir.Element]) -> ir.Element:
    """Return a value with the values of tiles in place of the tiles; in its own value, a tile stays."""
    match value:
        case ir.OfTile(tile=tile) if tile in made:
            return _written_out(made[tile], {one: of for one, of in made.items() if one != tile})
        case ir.Apply(operands=operands):
            return dataclasses.replace(value, operands=tuple(_written_out(one, made) for one in operands))
        case _:
            return value


def _grown(statement: ir.Statement) -> ir.Tile | None:
    """Return the tile to which a statement adds."""
    if isinstance(statement, ir.Mma):
        return statement.acc
    if isinstance(statement, ir.Reduce) and statement.op == "+" and statement.goes_on:
        return statement.dst
    if isinstance(statement, ir.Elementwise) and _has(statement.value, "+"):
        value, tile = statement.value, statement.dst
        return tile if _is_addend(value, tile) or _sum_is_scaled(value, tile) else None
    return None


def _is_addend(value: ir.Element, tile: ir.Tile) -> bool:
    """Return whether a tile is an addend of a value: that nothing multiplies before the addition."""
    if isinstance(value, ir.Apply):
        return value.op in ("+", "-") and any(_is_addend(one, tile) for one in value.operands)
    return value == ir.OfTile(tile)


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
