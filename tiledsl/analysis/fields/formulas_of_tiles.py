"""The value that a contract states for elements of an output, on data of the two fields."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence

import numpy as np

from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields.alike_blocks import Kept
from tiledsl.analysis.fields.execution import Elements, parameter
from tiledsl.analysis.fields.extremes import Ends
from tiledsl.analysis.fields.field_functions import EXTREMES, applied, unpacked
from tiledsl.analysis.fields.formula_sizes import comparisons, is_linear, size, sums
from tiledsl.analysis.fields.long_loops import Refused
from tiledsl.analysis.fields.place_integers import Integers, Known
from tiledsl.analysis.fields.quantities import RANDOM, Later, Order, Quantity, Truth
from tiledsl.analysis.fields.stacked_matrices import Stack, can_be_stacked
from tiledsl.analysis.values.block_integers import Blocks, Place, Split
from tiledsl.analysis.values.tags import ZERO, Tags, grid
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import operands_of, parts_of

_AT_ONCE = 2048  # rows or columns of a sum that are computed together
_STACKED = 1 << 15  # elements of matrices that are computed together
_ALIGNED = 64  # rows or columns, of which a multiple is left out at either end of a mask
_SHORT = 256  # of those that are not divided, and of those under a mask that holds for all of them
_MOST_BYTES = 1 << 26  # of intermediate values that are kept


@dataclasses.dataclass(frozen=True, slots=True)
class Along:
    """Rows or columns: `count` from a place on."""

    line: int
    first: int
    count: int
    # the last one before, and the last of those that a sum leaves out between the two
    left_out: tuple[Place, Place] | None = None
    is_idle: bool = False  # the elements must change no sum
    outside: int = 0  # the `id` of a mask that holds for none of these

    def pieces(self) -> Iterator[Along]:
        """Yield the rows or columns in portions."""
        for first in range(0, self.count, _AT_ONCE):
            count, left_out = min(_AT_ONCE, self.count - first), None if first else self.left_out
            yield Along(self.line, self.first + first, count, left_out, self.is_idle)

    @property
    def known(self) -> tuple[int, np.ndarray]:
        return self.line, self.first + np.arange(self.count)


ONE = Along(0, 0, 1)
NO_RANGES: Mapping[int, tuple[Along, ...]] = {}  # the ranges of sums over so many elements, where not all


Key = tuple[Hashable, ...]
Values = Callable[[Place, "Along", "Along"], Quantity]  # of a matrix, rows and columns


class Computed:
    """Elements of formulas, by the formula, the matrix, the rows and the columns; and results, by their operands.

    Blocks that part have equal operands where the mask of a formula holds for all elements.
    """

    def __init__(self) -> None:
        self.elements: dict[Key, Quantity] = {}
        self.results: dict[Key, Quantity] = {}
        self.known: dict[int, object] = {}  # kept in place as long as the dictionaries whose keys have their `id`
        self.sizes: dict[int, tuple[int, int]] = {}  # by the `id` of formulas, which are kept in place
        self.formulas: list[ir.Element] = []
        self.arrays: set[int] = set()  # those of `elements` and `results`, of so many bytes
        self.bytes = 0

    def keep(self, formula: ir.Element, key: Key, made: Quantity) -> None:
        """Keep elements of a formula."""
        self._make_room(made)
        self.known[id(formula)] = formula
        self.elements[key] = made

    def once(self, op: Hashable, operands: Sequence[Quantity | Truth], compute: Callable[[], Quantity]) -> Quantity:
        """Return the result of an operation on these operands, computed at most once."""
        key = op, *map(id, operands)
        found = self.results.get(key)
        if found is None:
            found = compute()
            self._make_room(found)
            self.known.update((id(one), one) for one in operands)
            self.results[key] = found
        return found

    def size(self, formula: ir.Element) -> tuple[int, int]:
        """Return the rows and columns of a formula."""
        found = self.sizes.get(id(formula))
        if found is None:
            found = self.sizes[id(formula)] = size(formula)
            self.formulas.append(formula)
        return found

    def _make_room(self, made: Quantity) -> None:
        """Forget all before where that would be too much."""
        arrays = {id(own): _bytes(own) for one in made.parts if one is not None for own in (_own(one),)}
        self.bytes += sum(size for key, size in arrays.items() if key not in self.arrays)
        if self.bytes > _MOST_BYTES:
            for kept in (self.elements, self.results, self.known, self.arrays):
                kept.clear()
            self.bytes = sum(arrays.values())
        self.arrays |= arrays.keys()


def _own(part: np.ndarray | Later) -> np.ndarray | Later:
    """Return the array that holds the elements of a view."""
    return part if isinstance(part, Later) or part.base is None else part.base


def _bytes(part: np.ndarray | Later) -> int:
    """Return the bytes of residues, also of those that are not computed yet."""
    return 8 * math.prod(part.shape)


class Formulas:
    """Computes formulas for elements of the blocks that run together.

    `of_all` keeps the elements that do not depend on which of the blocks run on.
    """

    def __init__(
        self,
        blocks: Blocks,
        tags: Tags,
        elements: Elements,
        ranges: Mapping[int, tuple[Along, ...]] = NO_RANGES,
        order: Order = RANDOM,
        ends: Ends | None = None,
        of_all: Computed | None = None,
    ):
        self.blocks, self.tags, self.elements, self.ranges = blocks, tags, elements, ranges
        self.order, self.ends = order, ends
        self._known, self._of_all = Computed(), of_all or Computed()
        self._is_of_all: dict[int, bool] = {}
        self._parts: dict[Key, tuple[Along, ...]] = {}
        self._groups: dict[tuple[int, Place], list[Place]] = {}  # the matrices of which a matrix is the sum

    def of(self, formula: ir.Element, matrix: Place, rows: Along, cols: Along) -> Quantity:
        """Return the formula's elements in these rows and columns of a matrix."""
        down, across = self._of_all.size(formula)
        rows, cols = rows if down > 1 else ONE, cols if across > 1 else ONE
        key = id(formula), matrix, rows, cols
        known = self._of_all if self._is_same_in_all(formula) else self._known
        found = known.elements.get(key)
        if found is None:
            found = self._of(formula, matrix, rows, cols)
            known.keep(formula, key, found)
        return found

    def _is_same_in_all(self, formula: ir.Element) -> bool:
        """Return whether a formula's elements do not depend on which blocks run on: without masks and other orders."""
        found = self._is_of_all.get(id(formula))
        if found is None:
            parts = parts_of(formula)
            found = self._is_of_all[id(formula)] = not (
                any(isinstance(one, ir.Chosen | ir.OfColumn | ir.Unpacked | ir.Stacked) for one in parts)
                or self._ends_early(formula)
            )
        return found

    def _ends_early(self, formula: ir.Element) -> bool:
        """Return whether a sum of a formula ends at another element in some blocks."""
        lengths = {size for size, one in self.elements.plan.kept.items() if one.ends is not None}
        if not lengths:
            return False
        groups = (one.count for one in parts_of(formula) if isinstance(one, ir.GroupSum))
        return not lengths.isdisjoint((*groups, *(length for _, length in sums(formula))))

    def changed(
        self,
        size: int,
        more: int = 0,
        without: tuple[int, int] | None = None,
        twice: tuple[int, int] | None = None,
        only: tuple[int, int] | None = None,
    ) -> Formulas:
        """Return formulas whose sums over `size` elements have other ranges.

        They have `more` zeros at the end, are without a range, have a range twice, or only a range.
        """
        pieces = [Along(0, 0, size + more)]
        if without is not None:
            pieces = [Along(0, 0, without[0]), Along(0, without[1], size - without[1])]
        if only is not None:
            pieces = [Along(0, only[0], only[1] - only[0])]
        if twice is not None:
            pieces.append(Along(0, twice[0], twice[1] - twice[0]))
        ranges = {size: tuple(one for one in pieces if one.count)}
        return Formulas(self.blocks, self.tags, self.elements, ranges, self.order)

    def like(self, other: Formulas) -> Formulas:
        """Return formulas whose sums have the ranges of other formulas."""
        return Formulas(self.blocks, self.tags, self.elements, other.ranges, self.order)

    def summed(self, formula: ir.Element) -> list[int]:
        """Return the lengths of the sums of a formula."""
        return list(dict.fromkeys(length for _, length in sums(formula)))

    def _ranges(self, size: int) -> Iterator[Along]:
        """Yield the ranges of a sum over that many elements, in portions."""
        kept = self.elements.plan.kept.get(size)
        whole = (Along(0, 0, size),) if kept is None else tuple(self._kept_ranges(kept))
        for one in self.ranges.get(size, whole):
            yield from one.pieces()

    def _divided(self, of: ir.Element, axis: str, matrix: Place, beside: Along) -> tuple[Along, ...]:
        """Return the ranges of a sum of `of`; long ones are divided where its mask begins and ends to hold.

        Nothing has to be computed for a range without elements under the mask. Any division gives the same sum.
        """
        key = id(of), axis, matrix, beside
        found = self._parts.get(key)
        if found is None:
            ranges = self._ranges(self._of_all.size(of)[1 if axis == "row" else 0])
            found = self._parts[key] = tuple(self._divisions(of, axis, matrix, beside, ranges))
        return found

    def _divisions(
        self, of: ir.Element, axis: str, matrix: Place, beside: Along, ranges: Iterable[Along]
    ) -> Iterator[Along]:
        mask, is_turned = _mask(of) or (None, False)
        along_columns = (axis == "row") != is_turned
        for part in ranges:
            if mask is None or part.count <= _SHORT or part.is_idle:
                yield part
                continue
            rows, cols = (beside, part) if along_columns else (part, beside)
            known: dict[ir.Expr, Known] = dict(
                zip(reversed(mask.indices), self._places(matrix, rows, cols), strict=False)
            )
            try:
                holds = np.atleast_2d(Integers(self.blocks, known).truth(mask.condition))
            except Split:
                shifted = self._shifted(of, mask, axis, matrix, beside)
                if shifted is None or part.first or part.line:
                    yield part  # where the mask is computed, the blocks part
                    continue
                yield from shifted
                return
            for first, after in itertools.pairwise(_ends(holds, 0 if along_columns else 1, part.count)):
                yield Along(part.line, part.first + first, after - first, None if first else part.left_out)

    def _shifted(self, of: ir.Element, mask: ir.Chosen, axis: str, matrix: Place, beside: Along) -> list[Along] | None:
        """Return the elements of a sum under a mask that each block has at a place of its own; None for other masks.

        Beside them stand two elements outside of the mask, for all of these.
        """
        count = self._of_all.size(of)[1 if axis == "row" else 0]
        if count in self.ranges or count in self.elements.plan.kept or not _is_one_number(of, mask):
            return None
        whole = Along(0, 0, count)
        rows, cols = (beside, whole) if axis == "row" else (whole, beside)
        known: dict[ir.Expr, Known] = dict(zip(reversed(mask.indices), self._places(matrix, rows, cols), strict=False))
        try:
            labels, kinds = Integers(self.blocks, known).outcomes(mask.condition)
        except Split:
            return None
        firsts, patterns = [], set()
        for holds in map(np.atleast_2d, kinds):
            some = np.flatnonzero(holds.any(axis=0 if axis == "row" else 1))
            if not len(some):
                return None
            under = slice(int(some[0]), int(some[-1]) + 1)
            pattern = holds[:, under] if axis == "row" else holds[under]
            firsts.append(under.start)
            patterns.add((pattern.shape, pattern.tobytes()))
        if len(patterns) > 1:
            return None
        vector = np.broadcast_to(np.array(firsts, dtype=np.int64)[labels], self.blocks.numbers.shape)
        line = self.blocks.line(np.ascontiguousarray(vector - vector[0]))
        ((shape, _),) = patterns
        under_mask = Along(line, int(vector[0]), shape[1 if axis == "row" else 0])
        return [*under_mask.pieces(), Along(0, 0, 2, is_idle=True, outside=id(mask))]

    def _kept_ranges(self, kept: Kept) -> Iterator[Along]:
        """Yield what is not left out of a sum."""
        begin = self.elements.renumbered.begin
        line, far = before = begin(kept.parts[0])
        ends = None if kept.ends is None else self.blocks.of_chosen(kept.ends)
        if ends is not None and (ends != ends[0]).any():
            raise Split(ends)
        for part in kept.parts:
            if ends is not None and ends[0] < part.first + part.count:
                part = dataclasses.replace(part, count=max(0, int(ends[0]) - part.first))
            if not part.count:
                continue
            line, far = begin(part)
            left_out = ((before[0], part.first + before[1] - 1), (line, part.first + far - 1)) if part.first else None
            before = line, far
            # divided where other blocks end: what both have is computed once
            ends_of_pieces = (one - part.first for one in kept.all_ends if 0 < one - part.first < part.count)
            for start, after in itertools.pairwise([0, *ends_of_pieces, part.count]):
                yield Along(line, part.first + far + start, after - start, None if start else left_out)
        if kept.idle:  # in some blocks there are fewer, or none
            first = kept.after + far
            yield Along(line, first, kept.idle, ((line, first), (line, first + kept.size)), True)

    def _of(self, formula: ir.Element, matrix: Place, rows: Along, cols: Along) -> Quantity:
        match formula:
            case ir.OfTensor(tensor=tensor):
                return self._tensor(tensor, matrix, rows, cols)
            case ir.Transposed(of=of):
                return self.of(of, matrix, cols, rows).turned
            case ir.Matmul(left=left, right=right):
                return self._product(left, right, matrix, rows, cols)
            case ir.Number(value=number):
                return self.elements.number(number)
            case ir.Parameter(name=name):
                return parameter(name)
            case ir.Apply(op=op, operands=operands):
                found = [self._operand(one, matrix, rows, cols) for one in operands]
                if self.ends is not None and op in EXTREMES and any(map(_is_extreme, operands)):
                    self._note_sides(self.ends, formula, found)
                return self._applied(op, found)
            case ir.Reduced(op=op, axis=axis, of=of):
                return self._reduced(op, axis, matrix, rows, cols, of, lambda *at: self.of(of, *at))
            case ir.Softmax(of=of):
                powers = self._powers(of)
                return qu.divide(powers(matrix, rows, cols), self._sum_of_row(formula, matrix, rows, powers))
            case ir.Chosen():
                return self._chosen(formula, matrix, rows, cols)
            case ir.OfMatrix(of=of, index=index, matrix=chosen):
                return self.of(of, self._matrix(index, chosen, matrix), rows, cols)
            case ir.OfColumn(of=of, index=index, column=chosen):
                runs, order = self._columns(index, chosen, cols)
                made = _beside([self.of(of, matrix, rows, run).spread(rows.count, run.count) for run in runs])
                return made.over(lambda one: np.broadcast_to(one, made.shape)[:, :, order])
            case ir.Unpacked():
                return self._unpacked(formula, matrix, rows, cols)
            case ir.GroupSum(of=of, count=count):
                return self._group_sum(of, count, matrix, rows, cols)
            case ir.AsColumn(of=of):  # of one row, which is used for all matrices, or of as many as there are matrices
                return self.of(of, (0, 0), Along(*matrix, 1), rows).turned
            case ir.Stacked():
                return self._of_stack(formula, rows, cols)
            case ir.AsRows(of=of):
                rows_one = [self.of(of, (rows.line, rows.first + n), ONE, cols) for n in range(rows.count)]
                return _stacked([one.spread(1, cols.count) for one in rows_one])
            case _:
                raise AssertionError(f"no meaning for {formula!r}")

    def _chosen(self, formula: ir.Chosen, matrix: Place, rows: Along, cols: Along) -> Quantity:
        left, right = formula.left, formula.right
        if id(formula) in (rows.outside, cols.outside):
            return self.of(right, matrix, rows, cols)
        places = self._places(matrix, rows, cols)
        known: dict[ir.Expr, Known] = dict(zip(reversed(formula.indices), places, strict=False))
        self._check_steady(formula.condition, known, rows, cols, formula.indices)
        holds = Integers(self.blocks, known).truth(formula.condition)
        if not holds.any():
            return self.of(right, matrix, rows, cols)
        if holds.all() and self._of_all.size(formula) == self._of_all.size(left):
            return self.of(left, matrix, rows, cols)
        sides = [self.of(one, matrix, rows, cols) for one in (left, right)]
        mask = np.atleast_2d(holds)[None]
        return self._of_all.once(
            ("where", mask.shape, np.packbits(mask).tobytes()), sides, lambda: qu.where(Truth(mask), *sides)
        )

    def _note_sides(self, ends: Ends, formula: ir.Apply, found: Sequence[Quantity | Truth]) -> None:
        """Note the operands of a maximum of two that are no maxima of two themselves."""
        values = [one for one in found if isinstance(one, Quantity)]
        chosen = [at for at, one in enumerate(formula.operands) if not _is_of_two(one)]
        if len(values) == 2:  # zeros, with which relu compares, have places of their own in the order
            ends.note(id(formula), formula.op, values, chosen)

    def _check_steady(
        self, condition: ir.Expr, known: Mapping[ir.Expr, Known], rows: Along, cols: Along, indices: tuple[ir.Var, ...]
    ) -> None:
        """Refuse a condition that changes within the elements that are left out of a sum."""
        for index, along, is_row in ((indices[-1], cols, False), (indices[-2], rows, True)):
            if along.left_out is None:
                continue
            vectors = (self.blocks.of_chosen(self.blocks.lines[line][0]) + at for line, at in along.left_out)
            is_some = next(vectors) < next(vectors)  # in other blocks none are left out here
            if not is_some.any():
                continue
            places = [np.array([[at]]) if is_row else np.array([at]) for _, at in along.left_out]
            for one in comparisons(condition):
                if index not in ex.variables(one):
                    continue
                if not is_linear(one, index):
                    raise Refused
                before, last = (
                    Integers(self.blocks, {**known, index: (line, place)}).truth(one)
                    for (line, _), place in zip(along.left_out, places, strict=True)
                )
                if (before != last).any():
                    raise Refused if is_some.all() else Split(is_some)

    def _applied(self, op: str, operands: Sequence[Quantity | Truth]) -> Quantity:
        def compute() -> Quantity:
            made = applied(op, [*operands], self.order)
            assert isinstance(made, Quantity)
            return made

        return self._of_all.once(op, operands, compute)

    def _powers(self, of: ir.Element) -> Values:
        """Return the exponentials of a formula."""
        return lambda *at: self._applied("exp", [self.of(of, *at)])

    def _operand(self, formula: ir.Element, matrix: Place, rows: Along, cols: Along) -> Quantity | Truth:
        return self.of(formula, matrix, rows, cols)

    def _tensor(self, tensor: ir.Tensor, matrix: Place, rows: Along, cols: Along) -> Quantity:
        matrix = matrix if tensor.dimensions == 3 and tensor.matrices != ir.Const(1) else (0, 0)
        first = self.tags.first(tensor.name, matrix, (rows.line, rows.first), (cols.line, cols.first))
        found = grid(first, rows.count, cols.count)
        for axis, along, count in ((0, rows, tensor.rows), (1, cols, tensor.cols)):
            if not along.line and along.first + along.count > ex.number(count):  # of a variant with more elements
                found = np.where(np.expand_dims(along.known[1] < ex.number(count), 1 - axis), found, ZERO)
        return self.elements.of(found)

    def _places(self, matrix: Place, rows: Along, cols: Along) -> tuple[Known, Known, Known]:
        """Return the places of columns, rows and the matrix, over rows x columns."""
        line, down = rows.known
        return cols.known, (line, down[:, None]), matrix

    def _matrix(self, index: ir.Var | None, chosen: ir.Expr, matrix: Place) -> Place:
        if index is None:
            return 0, ex.number(chosen)
        numbers = np.asarray(self.blocks.lines[matrix[0]][0] + matrix[1])
        found = np.broadcast_to(ex.evaluate(chosen, {index: numbers}), numbers.shape)
        return self.blocks.line(np.ascontiguousarray(found - found[0])), int(found[0])

    def _columns(self, index: ir.Var, chosen: ir.Expr, cols: Along) -> tuple[list[Along], np.ndarray]:
        """Return the columns that the columns `cols` stand for, each once, and the number among them for each of
        `cols`. Columns that follow each other are together.
        """
        vector, places = Integers(self.blocks, {index: cols.known}).separated(chosen)
        of_blocks = np.ascontiguousarray(np.broadcast_to(vector - vector[0], self.blocks.numbers.shape))
        line, far = self.blocks.line(of_blocks), int(vector[0])
        found, order = np.unique(far + np.broadcast_to(places, (cols.count,)), return_inverse=True)
        runs = np.split(found, np.flatnonzero(np.diff(found) != 1) + 1)
        return [Along(line, int(run[0]), len(run)) for run in runs], order

    def _unpacked(self, numbers: ir.Unpacked, matrix: Place, rows: Along, cols: Along) -> Quantity:
        """Return rows of numbers, of which each row of words has `count`."""
        count = numbers.count
        of_blocks = np.asarray(self.blocks.lines[rows.line][0])
        if (of_blocks % count).any():
            raise Refused
        first, after = rows.first // count, -(-(rows.first + rows.count) // count)
        words = Along(self.blocks.line(np.ascontiguousarray(of_blocks // count)), first, after - first)
        held = self.of(numbers.of, matrix, words, cols).spread(words.count, cols.count)
        found = unpacked(held, numbers.bits, numbers.paired)
        start = rows.first - first * count
        return found.over(lambda one: one[:, start : start + rows.count])

    def _of_stack(self, stack: ir.Stacked, rows: Along, cols: Along) -> Quantity:
        """Return rows of matrices that are one below the other."""
        each, of_blocks = ex.number(stack.each), np.asarray(self.blocks.lines[rows.line][0])
        if (of_blocks % each).any():
            raise Refused
        line, end, made = self.blocks.line(np.ascontiguousarray(of_blocks // each)), rows.first + rows.count, []
        for number in range(rows.first // each, -(-end // each)):
            first, last = max(rows.first, number * each), min(end, (number + 1) * each)
            run = Along(0, first - number * each, last - first)
            made.append(self.of(stack.of, (line, number), run, cols).spread(run.count, cols.count))
        return _stacked(made)

    def _group_sum(self, of: ir.Element, count: int, matrix: Place, rows: Along, cols: Along) -> Quantity:
        total = None
        matrices = self._groups.get((count, matrix))
        if matrices is None:
            matrices = self._groups[count, matrix] = [*self._group(count, matrix)]
        for made in self._summands(of, matrices, rows, cols):
            total = made if total is None else qu.add(total, made)
        assert total is not None
        return total

    def _summands(self, of: ir.Element, matrices: list[Place], rows: Along, cols: Along) -> Iterator[Quantity]:
        """Yield a formula's elements in matrices, or their sums over some of these."""
        at_once = max(1, _STACKED // (rows.count * cols.count)) if can_be_stacked(of) else 1
        for first in range(0, len(matrices), at_once):
            some = matrices[first : first + at_once]
            made = self._stack(some, rows, cols).sum(of) if len(some) > 1 else None
            if made is not None:
                yield made
            else:
                yield from (self.of(of, matrix, rows, cols) for matrix in some)

    def _stack(self, matrices: list[Place], rows: Along, cols: Along) -> Stack:
        def once(formula: ir.Element, compute: Callable[[], Quantity]) -> Quantity:
            key = id(formula), matrices[0], matrices[-1], len(matrices), rows, cols
            found = self._known.elements.get(key)
            if found is None:
                found = compute()
                self._known.keep(formula, key, found)
            return found

        down, across = (((one.line, one.first), one.count) for one in (rows, cols))
        chosen = lambda one, matrix: self._matrix(one.index, one.matrix, matrix)  # noqa: E731
        return Stack(self.tags, self.elements, (matrices, down, across), chosen, once)

    def _group(self, count: int, matrix: Place) -> Iterator[Place]:
        """Yield the matrices of which a matrix is the sum, less those that are left out."""
        kept = self.elements.plan.kept.get(count)
        if kept is None:
            index = ir.Var("matrix", "element", 0, 2**31 - 1)
            for number in range(count):
                yield self._matrix(index, ex.binary("+", ex.binary("*", index, count), number), matrix)
        elif kept.idle or matrix != (0, 0):
            raise Refused
        else:
            yield from ((part.line, part.first + n) for part in self._kept_ranges(kept) for n in range(part.count))

    def _product(self, left: ir.Element, right: ir.Element, matrix: Place, rows: Along, cols: Along) -> Quantity:
        if isinstance(left, ir.Softmax) and _is_loaded(right):  # divided at the end, and not each power
            powers = self._powers(left.of)
            sums = self._sum_of_row(left, matrix, rows, powers)
            return qu.divide(self._product_of(left.of, powers, right, matrix, rows, cols), sums)
        return self._product_of(left, lambda *at: self.of(left, *at), right, matrix, rows, cols)

    def _product_of(
        self, left: ir.Element, of_left: Values, right: ir.Element, matrix: Place, rows: Along, cols: Along
    ) -> Quantity:
        """Multiply a value that is computed from `left`, element by element, by `right`."""
        total = None
        for part in self._divided(left, "row", matrix, rows):
            one = of_left(matrix, rows, part)
            is_masked = one.shape[1:] == (1, 1) or one.shape[2] == 1 and _is_loaded(right)
            if (part.is_idle or is_masked) and bool(qu.is_zero(one).all()):
                continue  # nothing of this part is under the mask
            if part.is_idle:
                raise self._not_idle(part)
            other = self.of(right, matrix, part, cols)
            made = self._multiplied(one, other, (rows.count, part.count, cols.count))
            total = made if total is None else qu.add(total, made)
        return qu.number(0.0) if total is None else total

    def _not_idle(self, part: Along) -> Exception:
        """Return what to raise where elements change a sum that must not: each block goes on alone, if that helps."""
        return Split(np.arange(len(self.blocks.of_chosen(self.blocks.numbers)))) if part.outside else Refused()

    def _multiplied(self, one: Quantity, other: Quantity, sizes: tuple[int, int, int]) -> Quantity:
        rows, depth, cols = sizes
        compute = lambda: qu.matmul(one.spread(rows, depth), other.spread(depth, cols))  # noqa: E731
        return self._of_all.once(("product", *sizes), (one, other), compute)

    def _reduced(
        self,
        op: str,
        axis: str,
        matrix: Place,
        rows: Along,
        cols: Along,
        operand: ir.Element,
        of: Values,
    ) -> Quantity:
        """Reduce a value that is computed from an operand, element by element."""
        total, ends = None, None if self.ends is None or op == "+" else self.ends.of(op)
        sizes = self._of_all.size(operand)
        for part in self._divided(operand, axis, matrix, rows if axis == "row" else cols):
            down, across = (rows, part) if axis == "row" else (part, cols)
            count = down.count if sizes[0] > 1 else 1, across.count if sizes[1] > 1 else 1
            source = of(matrix, down, across)
            made = self._reduced_once(op, source, axis, count)
            if ends is not None and not part.is_idle:
                ends.pass_by(source.spread(*count), axis)
            joined = made if total is None else applied(op, [total, made], self.order)
            assert isinstance(joined, Quantity)
            if part.is_idle and (total is None or not qu.is_same(total, joined)):
                raise self._not_idle(part)
            total = joined
        assert total is not None
        if ends is not None:
            ends.close()
        return total

    def _reduced_once(self, op: str, source: Quantity, axis: str, count: tuple[int, int]) -> Quantity:
        compute = lambda: qu.reduced(op, source.spread(*count), axis, order=self.order)  # noqa: E731
        return self._of_all.once(("reduced", op, axis, count), (source,), compute)

    def _sum_of_row(self, formula: ir.Softmax, matrix: Place, rows: Along, powers: Values) -> Quantity:
        key = id(formula), matrix, rows, Along(0, 0, 0)
        found = self._known.elements.get(key)
        if found is None:
            found = self._reduced("+", "row", matrix, rows, ONE, formula.of, powers)
            self._known.keep(formula, key, found)
        return found


def _mask(formula: ir.Element) -> tuple[ir.Chosen, bool] | None:
    """Return the first mask in a formula, and whether its rows are the formula's columns."""
    if isinstance(formula, ir.Chosen):
        return formula, False
    for one in operands_of(formula):
        found = _mask(one)
        if found is not None:
            return found[0], found[1] != isinstance(formula, ir.Transposed)
    return None


def _is_one_number(formula: ir.Element, mask: ir.Chosen) -> bool:
    """Return whether all elements of a formula outside of its mask are one number."""
    if formula is mask:
        return isinstance(mask.right, ir.Number)
    if isinstance(formula, ir.Apply):
        return all(_is_one_number(one, mask) for one in formula.operands)
    return isinstance(formula, ir.Number | ir.Parameter)


def _ends(holds: np.ndarray, axis: int, count: int) -> Iterable[int]:
    """Return multiples of some rows or columns between which a mask holds, and places where it is full.

    The places are the same for many masks, so that what lies between them is computed once for all.
    """
    some, whole = (np.broadcast_to(one, count) for one in (holds.any(axis=axis), holds.all(axis=axis)))
    at = np.flatnonzero(some)
    if not len(at):
        return 0, count
    marks = np.arange(0, count, _SHORT)
    inner = marks[1:][np.logical_and.reduceat(whole, marks)[:-1]]
    first, after = int(at[0]) // _ALIGNED * _ALIGNED, min(count, -(-(int(at[-1]) + 1) // _ALIGNED) * _ALIGNED)
    return dict.fromkeys([0, *sorted({first, *inner.tolist(), after}), count])


def _is_of_two(formula: ir.Element) -> bool:
    return isinstance(formula, ir.Apply) and formula.op in EXTREMES


def _is_extreme(formula: ir.Element) -> bool:
    """Return whether a formula is a maximum or minimum of many values, which nearly any single value exceeds."""
    if isinstance(formula, ir.Transposed | ir.AsColumn | ir.AsRows | ir.OfMatrix):
        return _is_extreme(formula.of)
    if isinstance(formula, ir.Apply):
        is_scaled = formula.op in ("*", "/", "neg")
        others = [one for one in formula.operands if not (is_scaled and isinstance(one, ir.Number))]
        return (is_scaled and len(others) == 1 or formula.op in EXTREMES) and any(map(_is_extreme, others))
    return isinstance(formula, ir.Reduced) and formula.op != "+"


def _is_loaded(formula: ir.Element) -> bool:
    """Return whether a formula's elements are elements of tensors, which are finite."""
    return all(isinstance(one, ir.OfTensor | ir.OfMatrix | ir.OfColumn | ir.Transposed) for one in parts_of(formula))


def _stacked(rows: list[Quantity]) -> Quantity:
    """Return rows as one quantity."""
    return qu.concatenated(rows, 1)


def _beside(parts: list[Quantity]) -> Quantity:
    """Return columns as one quantity."""
    return qu.concatenated(parts, 2)
