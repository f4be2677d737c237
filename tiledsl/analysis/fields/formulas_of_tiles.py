"""The value that a contract states for elements of an output, on data of the two fields."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields.execution import Elements, parameter
from tiledsl.analysis.fields.functions import applied, exp
from tiledsl.analysis.fields.place_integers import Integers, Known
from tiledsl.analysis.fields.quantities import Quantity, Truth
from tiledsl.analysis.values.block_integers import Blocks, Place
from tiledsl.analysis.values.tags import ZERO, Tags, grid
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

_AT_ONCE = 2048  # rows or columns of a sum that are computed together
_MOST_BYTES = 1 << 27  # of intermediate values that are kept


@dataclasses.dataclass(frozen=True, slots=True)
class Along:
    """Rows or columns: `count` from a place on."""

    line: int
    first: int
    count: int

    def pieces(self) -> Iterator[Along]:
        """Yield the rows or columns in portions."""
        for first in range(0, self.count, _AT_ONCE):
            yield Along(self.line, self.first + first, min(_AT_ONCE, self.count - first))

    @property
    def known(self) -> tuple[int, np.ndarray]:
        return self.line, self.first + np.arange(self.count)


ONE = Along(0, 0, 1)
NO_SUMS: Mapping[int, tuple[Along, ...]] = {}


def size(formula: ir.Element) -> tuple[int, int]:
    """Return the rows and columns of a formula; 1 where its elements are used for all rows or columns beside it."""
    match formula:
        case ir.OfTensor(tensor=tensor):
            return (ex.number(tensor.rows) if tensor.dimensions > 1 else 1), ex.number(tensor.cols)
        case ir.Transposed(of=of):
            rows, cols = size(of)
            return cols, rows
        case ir.Matmul(left=left, right=right):
            return size(left)[0], size(right)[1]
        case ir.Apply(operands=operands):
            sizes = [size(one) for one in operands]
            return max(rows for rows, _ in sizes), max(cols for _, cols in sizes)
        case ir.Chosen(left=left, right=right):
            (rows, cols), (more, other) = size(left), size(right)
            return max(rows, more), max(cols, other)
        case ir.Reduced(axis=axis, of=of):
            rows, cols = size(of)
            return (rows, 1) if axis == "row" else (1, cols)
        case ir.Softmax(of=of) | ir.OfMatrix(of=of):
            return size(of)
        case ir.AsColumn(of=of):
            return size(of)[1], 1
        case ir.AsRows(of=of):
            return 2, size(of)[1]  # as many rows as the formula has matrices: never used for all rows
        case ir.Number() | ir.Parameter():
            return 1, 1
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")


class Formulas:
    """Computes formulas for elements of the blocks that run together."""

    def __init__(self, blocks: Blocks, tags: Tags, elements: Elements, sums: Mapping[int, tuple[Along, ...]] = NO_SUMS):
        self.blocks, self.tags, self.elements, self.sums = blocks, tags, elements, sums
        self._known: dict[tuple[int, Place, Along, Along], Quantity] = {}
        self._formulas: dict[int, ir.Element] = {}  # kept in place as long as `_known`, whose keys have their `id`
        self._bytes = 0

    def of(self, formula: ir.Element, matrix: Place, rows: Along, cols: Along) -> Quantity:
        """Return the formula's elements in these rows and columns of a matrix."""
        down, across = size(formula)
        rows, cols = rows if down > 1 else ONE, cols if across > 1 else ONE
        key = id(formula), matrix, rows, cols
        found = self._known.get(key)
        if found is None:
            self._formulas[id(formula)] = formula
            found = self._of(formula, matrix, rows, cols)
            self._keep(key, found)
        return found

    def changed(
        self, size: int, more: int = 0, without: tuple[int, int] | None = None, twice: tuple[int, int] | None = None
    ) -> Formulas:
        """Return formulas whose sums over `size` elements have other ranges: with zeros, without a range, or twice."""
        pieces = [Along(0, 0, size + more)]
        if without is not None:
            pieces = [Along(0, 0, without[0]), Along(0, without[1], size - without[1])]
        if twice is not None:
            pieces.append(Along(0, twice[0], twice[1] - twice[0]))
        return Formulas(self.blocks, self.tags, self.elements, {size: tuple(one for one in pieces if one.count)})

    def summed(self, formula: ir.Element) -> list[int]:
        """Return the lengths of the sums of a formula."""
        return list(dict.fromkeys(_sums(formula)))

    def _ranges(self, size: int) -> Iterator[Along]:
        """Yield the ranges of a sum over that many elements, in portions."""
        for one in self.sums.get(size, (Along(0, 0, size),)):
            yield from one.pieces()

    def _keep(self, key: tuple[int, Place, Along, Along], made: Quantity) -> None:
        bytes_ = sum(one.nbytes for one in (made.p, made.q) if one is not None)
        if self._bytes + bytes_ > _MOST_BYTES:
            self._known.clear()
            self._bytes = 0
        self._known[key] = made
        self._bytes += bytes_

    def _of(self, formula: ir.Element, matrix: Place, rows: Along, cols: Along) -> Quantity:
        match formula:
            case ir.OfTensor(tensor=tensor):
                return self._tensor(tensor, matrix, rows, cols)
            case ir.Transposed(of=of):
                return self.of(of, matrix, cols, rows).turned
            case ir.Matmul(left=left, right=right):
                return self._product(left, right, matrix, rows, cols)
            case ir.Number(value=number):
                return qu.number(number)
            case ir.Parameter(name=name):
                return parameter(name)
            case ir.Apply(op=op, operands=operands):
                made = applied(op, [self._operand(one, matrix, rows, cols) for one in operands])
                assert isinstance(made, Quantity)
                return made
            case ir.Reduced(op=op, axis=axis, of=of):
                return self._reduced(op, axis, matrix, rows, cols, size(of), lambda *at: self.of(of, *at))
            case ir.Softmax(of=of):
                powers: Callable[..., Quantity] = lambda *at: exp(self.of(of, *at))  # noqa: E731
                total = self._sum_of_row(formula, matrix, rows, size(of), powers)
                return qu.divide(powers(matrix, rows, cols), total)
            case ir.Chosen(condition=condition, indices=indices, left=left, right=right):
                places = self._places(matrix, rows, cols)
                known: dict[ir.Expr, Known] = dict(zip(reversed(indices), places, strict=False))
                holds = Integers(self.blocks, known).truth(condition)
                sides = (self.of(one, matrix, rows, cols) for one in (left, right))
                return qu.where(Truth(np.atleast_2d(holds)[None]), *sides)
            case ir.OfMatrix(of=of, index=index, matrix=chosen):
                return self.of(of, self._matrix(index, chosen, matrix), rows, cols)
            case ir.AsColumn(of=of):
                return self._tensor(of.tensor, (0, 0), self._row_of(of.tensor, matrix), rows).turned
            case ir.AsRows(of=of):
                rows_one = [self.of(of, (rows.line, rows.first + n), ONE, cols) for n in range(rows.count)]
                return _stacked([one.spread(1, cols.count) for one in rows_one])
            case _:
                raise AssertionError(f"no meaning for {formula!r}")

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

    @staticmethod
    def _row_of(tensor: ir.Tensor, matrix: Place) -> Along:
        return Along(*matrix, 1) if tensor.dimensions > 1 else ONE

    def _places(self, matrix: Place, rows: Along, cols: Along) -> tuple[Known, Known, Known]:
        """Return the places of columns, rows and the matrix, over rows x columns."""
        line, down = rows.known
        return cols.known, (line, down[:, None]), matrix

    def _matrix(self, index: ir.Var, chosen: ir.Expr, matrix: Place) -> Place:
        numbers = np.asarray(self.blocks.lines[matrix[0]][0] + matrix[1])
        found = np.broadcast_to(ex.evaluate(chosen, {index: numbers}), numbers.shape)
        return self.blocks.line(np.ascontiguousarray(found - found[0])), int(found[0])

    def _product(self, left: ir.Element, right: ir.Element, matrix: Place, rows: Along, cols: Along) -> Quantity:
        total = None
        for part in self._ranges(size(left)[1]):
            one, other = self.of(left, matrix, rows, part), self.of(right, matrix, part, cols)
            made = qu.matmul(one.spread(rows.count, part.count), other.spread(part.count, cols.count))
            total = made if total is None else qu.add(total, made)
        assert total is not None
        return total

    def _reduced(
        self,
        op: str,
        axis: str,
        matrix: Place,
        rows: Along,
        cols: Along,
        sizes: tuple[int, int],
        of: Callable[[Place, Along, Along], Quantity],
    ) -> Quantity:
        total = None
        for part in self._ranges(sizes[1] if axis == "row" else sizes[0]):
            down, across = (rows, part) if axis == "row" else (part, cols)
            count = down.count if sizes[0] > 1 else 1, across.count if sizes[1] > 1 else 1
            made = qu.reduced(op, of(matrix, down, across).spread(*count), axis)
            joined = made if total is None else applied(op, [total, made])
            assert isinstance(joined, Quantity)
            total = joined
        assert total is not None
        return total

    def _sum_of_row(
        self,
        formula: ir.Softmax,
        matrix: Place,
        rows: Along,
        sizes: tuple[int, int],
        powers: Callable[[Place, Along, Along], Quantity],
    ) -> Quantity:
        key = id(formula), matrix, rows, Along(0, 0, 0)
        found = self._known.get(key)
        if found is None:
            found = self._reduced("+", "row", matrix, rows, ONE, sizes, powers)
            self._keep(key, found)
        return found


def _stacked(rows: list[Quantity]) -> Quantity:
    """Return rows as one quantity; values of the fields that all rows have."""
    if len(rows) == 1:
        return rows[0]
    plain = [one.plain() for one in rows]
    p, q = (
        None if any(one is None for one in parts) else np.concatenate([one for one in parts if one is not None], axis=1)
        for parts in ([one.p for one in plain], [one.q for one in plain])
    )
    kinds = np.concatenate([np.broadcast_to(0 if one.kinds is None else one.kinds, one.shape) for one in plain], axis=1)
    why = next((one.why for one in plain if one.why), "")
    return Quantity(p, q, kinds.astype(np.uint8) if kinds.any() else None, why)


def _sums(formula: ir.Element) -> Iterator[int]:
    """Yield the length of each sum and maximum of a formula."""
    match formula:
        case ir.Matmul(left=left, right=right):
            yield size(left)[1]
            yield from (*_sums(left), *_sums(right))
        case ir.Reduced(axis=axis, of=of):
            yield size(of)[1 if axis == "row" else 0]
            yield from _sums(of)
        case ir.Softmax(of=of):
            yield size(of)[1]
            yield from _sums(of)
        case ir.Chosen(left=left, right=right):
            yield from (*_sums(left), *_sums(right))
        case ir.Transposed(of=of) | ir.OfMatrix(of=of) | ir.AsRows(of=of):
            yield from _sums(of)
        case ir.Apply(operands=operands):
            for one in operands:
                yield from _sums(one)
        case ir.OfTensor() | ir.AsColumn() | ir.Number() | ir.Parameter():
            return
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")
