"""Formulas whose elements are a function of the same elements of tensors in each matrix: of many matrices at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields.execution import Elements, parameter
from tiledsl.analysis.fields.field_functions import EXTREMES, applied
from tiledsl.analysis.fields.quantities import Quantity
from tiledsl.analysis.values.block_integers import Place
from tiledsl.analysis.values.tags import Tags, grid
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

_Range = tuple[Place, int]  # rows or columns: where they begin, and how many there are


def can_be_stacked(formula: ir.Element) -> bool:
    """Return whether a formula has elements of tensors, and operations on these, and nothing else."""
    if isinstance(formula, ir.Apply):
        return formula.op not in EXTREMES and all(map(can_be_stacked, formula.operands))
    if isinstance(formula, ir.AsColumn | ir.OfMatrix):
        return isinstance(formula.of, ir.OfTensor)
    return isinstance(formula, ir.OfTensor | ir.Number | ir.Parameter)


class Stack:
    """Rows and columns of several matrices. A quantity of a stack has a row for each matrix, with all its elements.

    `chosen` gives the matrix that a formula takes in place of one; `once` keeps the elements of parts of formulas.
    """

    def __init__(
        self,
        tags: Tags,
        elements: Elements,
        places: tuple[Sequence[Place], _Range, _Range],
        chosen: Callable[[ir.OfMatrix, Place], Place],
        once: Callable[[ir.Element, Callable[[], Quantity]], Quantity],
    ):
        self.tags, self.elements, self.chosen, self.once = tags, elements, chosen, once
        self.matrices, self.rows, self.cols = places

    def sum(self, formula: ir.Element) -> Quantity | None:
        """Return the sum over the matrices; None for sums of logarithms."""
        found = self._of(formula)
        if found.is_log:
            return None
        shape = len(self.matrices), self.rows[1] * self.cols[1]
        made = qu.reduced("+", found.plain().spread(*shape), "col")
        return made.over(lambda one: one.reshape(len(one), self.rows[1], self.cols[1]))

    def _of(self, formula: ir.Element) -> Quantity:
        return self.once(formula, lambda: self._computed(formula))

    def _computed(self, formula: ir.Element) -> Quantity:
        match formula:
            case ir.OfTensor(tensor=tensor):
                return self._tensor(tensor, self.matrices)
            case ir.OfMatrix(of=ir.OfTensor(tensor=tensor)):
                some = self.matrices[:1] if isinstance(formula.matrix, ir.Const) else self.matrices
                return self._tensor(tensor, [self.chosen(formula, matrix) for matrix in some])
            case ir.AsColumn(of=ir.OfTensor(tensor=tensor)):
                return self._column(tensor)
            case ir.Number(value=number):
                return self.elements.number(number)
            case ir.Parameter(name=name):
                return parameter(name)
            case ir.Apply(op=op, operands=operands):
                made = applied(op, [self._of(one) for one in operands])
                assert isinstance(made, Quantity)
                return made
            case _:
                raise AssertionError(f"{formula!r} is no function of the same elements of each matrix")

    def _tensor(self, tensor: ir.Tensor, matrices: Sequence[Place]) -> Quantity:
        is_one = tensor.dimensions < 3 or tensor.matrices == ir.Const(1)
        (row, down), (col, across) = (
            along if ex.number(size) > 1 else ((0, 0), 1)
            for along, size in ((self.rows, tensor.rows), (self.cols, tensor.cols))
        )
        firsts = [self.tags.first(tensor.name, (0, 0) if is_one else matrix, row, col) for matrix in matrices]
        return self._elements(firsts, grid(0, down, across))

    def _column(self, tensor: ir.Tensor) -> Quantity:
        """Return a row of a tensor as a column: of one row, which is used for all matrices, or of a row for each."""
        is_one = ex.number(tensor.rows) == 1
        col, down = self.rows if ex.number(tensor.cols) > 1 else ((0, 0), 1)
        firsts = [self.tags.first(tensor.name, (0, 0), (0, 0) if is_one else row, col) for row in self.matrices]
        return self._elements(firsts, grid(0, 1, down).T)

    def _elements(self, firsts: list[int], offsets: np.ndarray) -> Quantity:
        """Return the elements at these distances from the first element of each matrix."""
        if len(set(firsts)) == 1:
            firsts = firsts[:1]
        tags = np.array(firsts)[:, None] + offsets.ravel()
        shape = len(self.matrices), self.rows[1], self.cols[1]

        def spread(one: np.ndarray) -> np.ndarray:
            each = np.broadcast_to(one, (len(one), *tags.shape)).reshape(len(one), len(firsts), *offsets.shape)
            return np.broadcast_to(each, (len(one), *shape)).reshape(len(one), shape[0], -1)

        return self.elements.of(tags).over(spread)
