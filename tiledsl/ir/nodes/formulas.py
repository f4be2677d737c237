"""Formulas of contracts: expressions over whole tensors that state what an output holds.

Numbers, scalar parameters and operations are the nodes of `elements`.
"""

from __future__ import annotations

import dataclasses

from tiledsl.ir.nodes.elements import Element
from tiledsl.ir.nodes.expressions import Expr, Var
from tiledsl.ir.nodes.objects import Tensor


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class OfTensor(Element):
    """A tensor's value before the launch; `old` is true where the formula says td.old."""

    tensor: Tensor
    old: bool = False


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Transposed(Element):
    """A formula with rows and columns exchanged in each matrix."""

    of: Element


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Matmul(Element):
    """The product left · right, matrix by matrix."""

    left: Element
    right: Element


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Reduced(Element):
    """Each row ("row") or each column ("col") of a formula reduced to one element, by "maximum", "minimum" or "+".

    The result is a column vector, of as many rows and one column, or a row vector.
    """

    op: str
    axis: str
    of: Element


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Softmax(Element):
    """exp(x) / Σ exp(x) over each row of a formula."""

    of: Element


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Chosen(Element):
    """`left` where the condition over an element's place holds, else `right`.

    `indices` are the variables of the condition: the element's row and column, in front of them its matrix in a batch.
    """

    condition: Expr
    indices: tuple[Var, ...]
    left: Element
    right: Element


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class OfMatrix(Element):
    """A batch whose matrix `index` is the matrix `matrix` of a formula; without an index that one matrix."""

    of: Element
    index: Var | None
    matrix: Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class OfColumn(Element):
    """A formula of `cols` columns, whose column `index` is the column `column` of another."""

    of: Element
    index: Var
    column: Expr
    cols: Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Unpacked(Element):
    """Whole numbers of `bits` bits in the words of a formula.

    Rows n · 32 / bits and following are those in the words of row n, the first of them in the lowest bits. `paired`:
    they are in the order of `pair_order` (ir/math/packing.py).
    """

    of: Element
    bits: int
    paired: bool = False

    @property
    def count(self) -> int:
        """The numbers in a word."""
        return 32 // self.bits


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class GroupSum(Element):
    """A batch whose matrix n is the sum of `count` matrices of a formula, from matrix n · count on."""

    of: Element
    count: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class AsColumn(Element):
    """A formula whose rows are column vectors: row n of a matrix is matrix n of a batch, of one column."""

    of: Element


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class AsRows(Element):
    """A batch of row vectors as a matrix: its row n is that of matrix n."""

    of: Element


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class Stacked(Element):
    """The rows of all matrices of a batch, those of matrix 0 first: `each` rows of each matrix, `rows` in all."""

    of: Element
    each: Expr
    rows: Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False)
class PartSum(Element):
    """The sum of `parts` parts of a formula, which is a batch of them: the matrices 0 … parts − 1."""

    of: Element
    parts: int
