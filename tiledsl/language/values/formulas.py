"""Formulas of contracts: what td.ensures states about an output, as nodes and in the user's words."""

from __future__ import annotations

import numbers
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.f32 import F32_MAX, fits_f32
from tiledsl.ir.math.packing import LANE_WORDS, lane_place
from tiledsl.ir.math.reductions import REDUCTIONS
from tiledsl.ir.math.symbolic import Symbolic
from tiledsl.ir.text import expr_text
from tiledsl.ir.walk import parts_of, tensors
from tiledsl.language.recording.capture import current, fail
from tiledsl.language.recording.handle import Handle, describe
from tiledsl.language.values.operators import word_of
from tiledsl.language.values.remainders import refuse_lost
from tiledsl.language.values.scalars import Real
from tiledsl.targets import SCALED_TOGETHER

Shape = tuple[ir.Expr, ...]  # (matrices,) rows, columns; a vector has columns only, a number nothing


# the number of matrices of td.matrix_of: as many as the formulas beside it have
INDICES = ("matrix", "row", "col")  # of an element of a batch; of a matrix, the last two
AS_MANY = ir.Var("matrices", "size", 1, 2**31 - 1)
_TIGHT = 3
_BINDS = {"+": 1, "-": 1, "*": 2, "/": 2, "@": 2, "neg": 2}  # precedence of each operator's text


def _of_tensor(op: str, swapped: bool = False) -> Callable[[Any, Any], Any]:
    """Return the method of a tensor for an operator, which makes a formula; a register tile beside it is refused."""

    def apply(self: Any, other: Any) -> Any:
        operands = (other, self) if swapped else (self, other)
        if isinstance(getattr(other, "node", None), ir.Tile):
            return current(word_of(op)).operators.applied(op, *operands)
        return applied(op, *operands)

    return apply


class Term:
    """A tensor as an operand of formulas: its operators build formulas."""

    node: ir.Tensor

    @property
    def T(self) -> Formula:
        """The transposed tensor, in td.ensures."""
        return formula(self).T

    def __matmul__(self, other: object) -> Formula:
        return formula(self) @ other

    __add__, __radd__ = _of_tensor("+"), _of_tensor("+", True)
    __sub__, __rsub__ = _of_tensor("-"), _of_tensor("-", True)
    __mul__, __rmul__ = _of_tensor("*"), _of_tensor("*", True)
    __truediv__, __rtruediv__ = _of_tensor("/"), _of_tensor("/", True)

    def __neg__(self) -> Formula:
        return -formula(self)


class Formula(Handle):
    """The right-hand side of a contract: tensors, their products, and operations on their elements."""

    __array_ufunc__ = None  # NumPy's numbers leave the operation to this class
    __iter__ = None  # without this, Python would iterate by calling __getitem__

    def __init__(self, text: str, value: ir.Element, shape: Shape, binds: int = _TIGHT):
        self.text, self.value, self.shape, self.binds = text, value, shape, binds

    def __getitem__(self, place: object) -> NoReturn:
        """Refuse coordinates of a transposed tensor, which are coordinates of the tensor in the other order."""
        name = self.text.removesuffix(".T")
        helps: tuple[str, ...] = ()
        if isinstance(self.value, ir.Transposed) and name.isidentifier():
            helps = (
                f"element (i, j) of {self.text} is element (j, i) of '{name}': write {name}[j, i]",
                "td.mma_ABt(acc, b, a) computes the transposed product of td.mma_ABt(acc, a, b)",
            )
        fail("TD103", f"'{self.text}' is a formula of a contract, and has no coordinates", helps=helps)

    def _described(self) -> str:
        return f"the formula {self.text}"

    @property
    def T(self) -> Formula:
        if len(self.shape) < 2:
            fail("TD180", f"{self.text} has {_shape_text(self.shape)}, and .T exchanges rows and columns")
        return Formula(
            f"{_inside(self, _TIGHT)}.T", ir.Transposed(self.value), (*self.shape[:-2], self.shape[-1], self.shape[-2])
        )

    def __matmul__(self, other: object) -> Formula:
        return _product(self, formula(other))

    def __rmatmul__(self, other: object) -> Formula:
        return _product(formula(other), self)

    def __add__(self, other: object) -> Formula:
        return applied("+", self, other)

    def __mul__(self, other: object) -> Formula:
        return applied("*", self, other)

    def __sub__(self, other: object) -> Formula:
        return applied("-", self, other)

    def __truediv__(self, other: object) -> Formula:
        return applied("/", self, other)

    def __neg__(self) -> Formula:
        return applied("neg", self)

    def __radd__(self, other: object) -> Formula:
        return applied("+", other, self)

    def __rsub__(self, other: object) -> Formula:
        return applied("-", other, self)

    def __rmul__(self, other: object) -> Formula:
        return applied("*", other, self)

    def __rtruediv__(self, other: object) -> Formula:
        return applied("/", other, self)


def formula(value: object) -> Formula:
    """Convert an operand of a contract to a formula."""
    match value:
        case Formula():
            return value
        case Term(node=node):
            return Formula(node.name, ir.OfTensor(node), shape_of(node))
        case bool():
            pass
        case numbers.Real():
            number = ir.Number(_number(value))
            return Formula(repr(value), number, ())
        case Real(element=element):
            return Formula(_element_text(element), element, ())
    helps = (
        ("a contract uses whole tensors of the kernel: td.ensures(c, a @ b.T)",) if isinstance(value, Handle) else ()
    )
    fail(
        "TD104",
        f"a contract is made of tensors, their products and numbers, and got {describe(value)}",
        helps=helps,
        shown=(value,),
    )


def _number(value: Any) -> float:
    """Return the number as f32 holds it; infinities are allowed, NaN is refused (TD104)."""
    if value == value and fits_f32(value):
        return float(np.float32(value))
    if value != value:
        fail(
            "TD104",
            f"a contract takes numbers, and got {describe(value)}",
            helps=("no value is equal to nan: give the expected number",),
            shown=(value,),
        )
    help = f'the largest of these numbers is {F32_MAX:.8g}, and float("inf") is beyond all of them'
    fail(
        "TD104",
        f"a contract takes numbers that f32 holds, and got {describe(value)}",
        helps=(help,),
        shown=(value,),
    )


def shape_of(tensor: ir.Tensor) -> Shape:
    """Return the tensor's shape, with as many dimensions as its annotation has."""
    return (tensor.matrices, tensor.rows, tensor.cols)[-tensor.dimensions :]


def old(value: object) -> Formula:
    """Return the formula of a tensor's value before the launch."""
    of = formula(value)
    if not isinstance(of.value, ir.OfTensor):
        fail("TD104", f"td.old takes a tensor, and got {describe(value)}", shown=(value,))
    return Formula(f"old({of.text})", ir.OfTensor(of.value.tensor, old=True), of.shape)


def applied(op: str, *operands: Any) -> Formula:
    """Apply the operation to each element.

    A vector is used for each row of a matrix, a column vector for each column, a matrix for each matrix of a batch.
    """
    of = [formula(operand) for operand in operands]
    shape = joined(of)
    return Formula(_text(op, of), ir.Apply(op, tuple(one.value for one in of)), shape, _BINDS.get(op, _TIGHT))


def joined(of: Sequence[Formula]) -> Shape:
    """Return the shape of an operation on elements; TD180 where the operands' shapes do not go together."""
    shape: Shape | None = ()
    for one in of:
        shape = None if shape is None else _together(shape, one.shape)
    if shape is None:
        shapes = " and ".join(f"{one.text} with {_shape_text(one.shape)}" for one in of)
        fail(
            "TD180",
            f"the contract combines {shapes}",
            helps=(*_of_rows(of), "both must have the same shape, or one is a vector or a number"),
        )
    return shape


def _of_rows(of: Sequence[Formula]) -> tuple[str, ...]:
    """Return a help for a tensor of one dimension with an element for each row of another operand."""
    most = max(of, key=lambda one: len(one.shape))
    vectors = [one for one in of if len(one.shape) == 1 and len(most.shape) > 1 and one.shape[0] == most.shape[-2]]
    return tuple(
        f"{one.text} is a row vector; if {one.text} has an element for each row, write td.column({one.text})"
        for one in vectors
    )


def _together(one: Shape, other: Shape) -> Shape | None:
    """Return the shape of two operands: of 1 row or column and several, the several. None where they do not fit."""
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    made = list(longer)
    for at, size in enumerate(shorter, len(longer) - len(shorter)):
        if made[at] in (ir.Const(1), AS_MANY):
            made[at] = size
        elif size not in (made[at], ir.Const(1), AS_MANY):
            return None
    return tuple(made)


def _text(op: str, of: Sequence[Formula]) -> str:
    if op not in _BINDS:
        return f"{op}({', '.join(one.text for one in of)})"
    if len(of) == 1:
        return f"-{_inside(of[0], _TIGHT)}"
    return f"{_inside(of[0], _BINDS[op])} {op} {_inside(of[1], _BINDS[op] + 1)}"


def _inside(one: Formula, least: int) -> str:
    return one.text if one.binds >= least else f"({one.text})"


def cast(value: Formula, dtype: ir.DType) -> Formula:
    """Return the formula unchanged except for its text: contracts ignore rounding."""
    return Formula(f"cast({value.text}, {dtype})", value.value, value.shape)


def _product(left: Formula, right: Formula) -> Formula:
    for one in (left, right):
        if len(one.shape) < 2:
            fail("TD180", f"{one.text} has {_shape_text(one.shape)}, and @ multiplies matrices")
    if left.shape[-1] != right.shape[-2]:
        first, second = (_shape_text(one.shape) for one in (left, right))
        fail(
            "TD180",
            f"the contract multiplies {left.text} with {first} by {right.text} with {second}",
            helps=_transposed(left, right),
        )
    batches = _together(left.shape[:-2], right.shape[:-2])
    if batches is None:
        fail(
            "TD180",
            f"the contract multiplies batches of different length: {left.text} with {_shape_text(left.shape)},"
            f" {right.text} with {_shape_text(right.shape)}",
        )
    return Formula(
        _text("@", (left, right)),
        ir.Matmul(left.value, right.value),
        (*batches, left.shape[-2], right.shape[-1]),
        _BINDS["@"],
    )


def _transposed(left: Formula, right: Formula) -> tuple[str, ...]:
    if left.shape[-1] == right.shape[-1]:
        return (
            (
                f"{_inside(left, _BINDS['@'])} @ {_exchanged(right)} sums over the columns of {left.text} and of"
                f" {right.text}"
            ),
        )
    if left.shape[-2] == right.shape[-2]:
        return (
            (
                f"{_exchanged(left)} @ {_inside(right, _BINDS['@'] + 1)} sums over the rows of {left.text} and of"
                f" {right.text}"
            ),
        )
    return ("the left operand must have as many columns as the right operand has rows",)


def _exchanged(one: Formula) -> str:
    """Return the text of the transposed formula."""
    return one.text.removesuffix(".T") if isinstance(one.value, ir.Transposed) else f"{_inside(one, _TIGHT)}.T"


def _shape_text(shape: Sequence[ir.Expr]) -> str:
    words = ("matrices", "rows", "columns")[3 - len(shape) :]
    if shape[:1] == (AS_MANY,):
        words, shape = words[1:], shape[1:]
    return (
        " x ".join(f"{expr_text(size)} {word}" for size, word in zip(shape, words, strict=True))
        or "no rows and columns"
    )


def reduced(op: str, axis: str, value: object) -> Formula:
    """Reduce each row ("row") or each column ("col") of a formula by "maximum", "minimum" or "+".

    The result is a column vector, of as many rows and one column, or a row vector, of one row.
    """
    of = _matrix(f"td.{axis}_{REDUCTIONS[op]}", value)
    *batch, rows, cols = of.shape
    shape = (*batch, rows, ir.Const(1)) if axis == "row" else (*batch, ir.Const(1), cols)
    return Formula(f"{axis}_{REDUCTIONS[op]}({of.text})", ir.Reduced(op, axis, of.value), shape)


def softmax(value: object, condition: Condition | None, said: str) -> Formula:
    """Return the softmax of each row, over the columns for which the condition holds, with its text in the contract."""
    of = _matrix("td.softmax", value)
    node = of.value
    if condition is not None:
        node = ir.Chosen(condition.value, condition.indices[-len(of.shape) :], node, ir.Number(float("-inf")))
    return Formula(f"softmax({of.text}{said})", ir.Softmax(node), of.shape)


def _matrix(word: str, value: object) -> Formula:
    of = formula(value)
    if len(of.shape) < 2:
        fail("TD180", f"{word} takes rows and columns, and {of.text} has {_shape_text(of.shape)}")
    return of


class Condition:
    """A condition of an element's place: `value` over the variables `indices`, the matrix, the row and the column."""

    def __init__(self, value: ir.Expr, indices: tuple[ir.Var, ...]):
        self.value, self.indices = value, indices


def text_of(condition: Condition) -> str:
    """Write a condition over the names of its indices."""
    return expr_text(condition.value)


def chosen(condition: Condition, left: object, right: object) -> Formula:
    """Return the formula with the elements of `left` where the condition holds, else those of `right`."""
    of = [formula(one) for one in (left, right)]
    shape = joined(of)
    if len(shape) < 2:
        fail(
            "TD180",
            f"td.where in a contract chooses by the element's place, and {of[0].text} and {of[1].text} have none",
            helps=("one of them is a matrix: td.where(lambda i, j: j <= i, q @ k.T, 0)",),
        )
    text = f"where({text_of(condition)}, {of[0].text}, {of[1].text})"
    indices = condition.indices[-len(shape) :]
    return Formula(text, ir.Chosen(condition.value, indices, of[0].value, of[1].value), shape)


def matrix_of(value: object, index: ir.Var, matrix: ir.Expr) -> Formula:
    """Return the batch whose matrix `index` is the matrix `matrix` of a batch."""
    of = formula(value)
    if len(of.shape) < 3:
        fail("TD180", f"td.matrix_of takes a batch of matrices, and {of.text} has {_shape_text(of.shape)}")
    text = f"matrix_of({of.text}, {expr_text(matrix)})"
    return Formula(text, ir.OfMatrix(of.value, index, matrix), (AS_MANY, *of.shape[1:]))


def one_matrix(value: object, matrix: int) -> Formula:
    """Return the matrix of that number of a batch."""
    of = formula(value)
    if len(of.shape) < 3:
        fail("TD180", f"td.matrix_of takes a batch of matrices, and {of.text} has {_shape_text(of.shape)}")
    count = of.shape[0]
    if matrix < 0 or isinstance(count, ir.Const) and matrix >= count.value:
        fail("TD180", f"{of.text} has {_shape_text(of.shape)}, and no matrix {matrix}")
    return Formula(f"matrix_of({of.text}, {matrix})", ir.OfMatrix(of.value, None, ir.Const(matrix)), of.shape[1:])


def column_parts(value: object, part: Callable[[ir.Var, ir.Var], ir.Expr], said: str = "") -> Formula:
    """Return the batch whose matrix n has the elements of part n of a formula, and 0 elsewhere.

    `part` gives the number of the part of an element from its row and its column; messages show it, or `said`.
    """
    of = _matrix("td.column_parts", value)
    if len(of.shape) != 2:
        fail("TD180", f"td.column_parts takes rows and columns, and {of.text} has {_shape_text(of.shape)}")
    ends = (2**31 - 1, *(ex.bounds(size)[1] - 1 for size in of.shape))
    matrix, row, col = indices = tuple(
        ir.Var(name, "element", 0, end) for name, end in zip(("matrix", "row", "col"), ends, strict=True)
    )
    number = part(row, col)
    node = ir.Chosen(ex.binary("==", number, matrix), indices, of.value, ir.Number(0.0))
    return Formula(f"column_parts({of.text}, {said or expr_text(number)})", node, (AS_MANY, *of.shape))


def sum_of_parts(value: object, parts: int) -> Formula:
    """Return the sum of the first matrices of a batch; TD180 where they leave out columns of td.column_parts."""
    of = formula(value)
    if len(of.shape) != 3:
        fail("TD180", f"td.sum_of_parts takes a batch of parts, and {of.text} has {_shape_text(of.shape)}")
    if isinstance(of.shape[0], ir.Const) and of.shape[0].value != parts:
        fail("TD180", f"td.sum_of_parts adds {parts} parts, and {of.text} has {_shape_text(of.shape)}")
    for one in parts_of(of.value):
        if isinstance(one, ir.Chosen) and len(one.indices) == 3 and one.right == ir.Number(0.0):
            spans = (span for span in _spans(one.condition) if one.condition == _in_part(one.indices, span))
            for span in spans:
                _check_all(one.left, span, parts)
    return Formula(f"sum_of_parts({of.text}, {parts})", ir.PartSum(of.value, parts), of.shape[1:])


def _in_part(indices: Sequence[ir.Var], span: int) -> ir.Expr:
    """Return the condition that a column lies in the part of the matrix's number."""
    return ex.binary("==", ex.binary("//", indices[2], span), indices[0])


def _spans(condition: ir.Expr) -> list[int]:
    """Return the divisors of a condition's first quotient."""
    left = ex.children(condition)[:1]
    return [one.value for part in left for one in ex.children(part) if isinstance(one, ir.Const)]


def _check_all(of: ir.Element, span: int, parts: int) -> None:
    """Refuse parts that leave out columns of a tensor, or that have none (TD180)."""
    if isinstance(of, ir.OfTensor) and isinstance(of.tensor.cols, ir.Const):
        needed = -(-of.tensor.cols.value // span)
        if needed != parts:
            fail(
                "TD180",
                f"{parts} parts of {span} columns are not the {of.tensor.cols.value} columns of '{of.tensor.name}'",
                helps=(f"{needed} parts of {span} columns have all of them, and none twice",),
            )


def by_groups(name: str, groups: Sequence[Formula], ends: Sequence[ir.Expr], indices: tuple[ir.Var, ir.Var]) -> Formula:
    """Return the formula whose rows ends[g] … ends[g + 1] − 1 are those of formula g of `groups`.

    A row is looked for in one half of the groups after the other, so that formulas of many groups are not deep.
    """

    def among(first: int, last: int) -> ir.Element:
        if first + 1 == last:
            return groups[first].value
        middle = (first + last) // 2
        condition = ex.binary("<", indices[0], ends[middle])
        return ir.Chosen(condition, indices, among(first, middle), among(middle, last))

    text = f"by_groups({name}, {groups[0].text}{', …' if len(groups) > 1 else ''})"
    return Formula(text, among(0, len(groups)), joined(groups))


def column_of(value: object, choose: Callable[[ir.Var], ir.Expr], cols: ir.Expr | None) -> Formula:
    """Return the formula of `cols` columns whose column j is the column that `choose` gives for j.

    TD180 where there is no such column.
    """
    of = formula(value)
    if not of.shape:
        fail("TD180", f"td.column_of takes a formula with columns, and {of.text} has {_shape_text(of.shape)}")
    count = of.shape[-1] if cols is None else cols
    limit = None if isinstance(count, ir.Const) else ex.binary("-", count, 1)
    index = ir.Var("col", "element", 0, ex.bounds(count)[1] - 1, limit=limit)
    column = choose(index)
    _check_columns(of, index, column, count)
    said = "" if cols is None else f", cols={expr_text(cols)}"
    text = f"column_of({of.text}, {expr_text(column)}{said})"
    return Formula(text, ir.OfColumn(of.value, index, column, count), (*of.shape[:-1], count))


def gathered(of: Formula, choose: Callable[[ir.Var], ir.Expr], count: ir.Expr, text: str) -> Formula:
    """Return the formula of `count` rows whose row i is the row that `choose` gives for i; of a batch, matrices."""
    if len(of.shape) == 3:
        index = ir.Var("matrix", "element", 0, ex.bounds(count)[1] - 1)
        return Formula(text, ir.OfMatrix(of.value, index, choose(index)), (count, *of.shape[1:]))
    rows = column_of(of.T, choose, count).T
    return Formula(text, rows.value, rows.shape)


def dequantised(value: object, scales: object) -> Formula:
    """Return a tensor of which each 32 numbers of a row are multiplied by a scale (TD180)."""
    of, by = formula(value), formula(scales)
    if not isinstance(of.value, ir.OfTensor):
        help_ = "td.dequantised(a, scale_a) @ td.dequantised(b, scale_b).T"
        fail("TD180", f"td.dequantised takes a tensor and its scales, and got {of.text}", helps=(help_,))
    if not by.shape:
        fail("TD180", f"td.dequantised takes scales with columns, and {by.text} has {_shape_text(by.shape)}")
    each = of.value.tensor.dtype.elements_of(SCALED_TOGETHER)
    cols, there = of.shape[-1], by.shape[-1]
    if isinstance(cols, ir.Const) and isinstance(there, ir.Const) and there.value * each < cols.value:
        due = -(-cols.value // each)
        fail(
            "TD180",
            f"td.dequantised takes a scale for each {each} columns of {of.text}, {due} for each row, and {by.text} has"
            f" {_shape_text(by.shape)}",
            helps=(f"a row has td.cdiv(columns, {each}) scales",),
        )
    made = of * column_of(by, lambda column: ex.binary("//", column, each), of.shape[-1])
    return Formula(f"dequantised({of.text}, {by.text})", made.value, made.shape)


def _check_columns(of: Formula, index: ir.Var, column: ir.Expr, count: ir.Expr) -> None:
    """Refuse a column that the formula does not have, where the numbers of columns are known (TD180)."""
    there = of.shape[-1]
    if not isinstance(there, ir.Const) or not isinstance(count, ir.Const) or set(ex.variables(column)) - {index}:
        return
    found = np.broadcast_to(ex.evaluate(column, {index: np.arange(count.value)}), (count.value,))
    outside = np.flatnonzero((found < 0) | (found >= there.value))
    if outside.size:
        first = int(outside[0])
        fail(
            "TD180",
            f"td.column_of takes column {found[first]} of {of.text} for column {first}, and {of.text} has"
            f" {_shape_text(of.shape)}",
            helps=("the rest of a division stays inside: lambda j: (j + 1) % x.cols",),
        )


def group_sum(value: object, count: int) -> Formula:
    """Return the batch whose matrices are the sums of that many consecutive matrices of a batch."""
    of = formula(value)
    if len(of.shape) < 3:
        fail("TD180", f"td.group_sum takes a batch of matrices, and {of.text} has {_shape_text(of.shape)}")
    if of.shape[0] == AS_MANY:
        fail("TD180", f"td.group_sum of {of.text}, which has as many matrices as the formulas beside it")
    matrices, rest = (ex.binary(op, of.shape[0], count) for op in ("//", "%"))
    if rest != ir.Const(0):
        fail("TD180", f"td.group_sum sums groups of {count} matrices, and {of.text} has {_shape_text(of.shape)}")
    return Formula(f"group_sum({of.text}, {count})", ir.GroupSum(of.value, count), (matrices, *of.shape[1:]))


def unpacked(value: object, bits: int, by_lanes: bool) -> Formula:
    """Return the numbers of that many bits in the words of a formula of tensors of i32: each row of words makes
    32 / bits rows; or, `by_lanes`, each column so many columns.
    """
    of = formula(value)
    others = [one.tensor for one in tensors(of.value) if one.tensor.dtype.name != "i32"]
    if len(of.shape) < 2 or others or not tensors(of.value):
        got = f"'{others[0].name}' is of {others[0].dtype}" if others else f"{of.text} has {_shape_text(of.shape)}"
        fail("TD180", f"td.unpack takes a matrix of i32, and {got}")
    if by_lanes:
        return _by_lanes(of, bits)
    shape = *of.shape[:-2], ex.binary("*", of.shape[-2], 32 // bits), of.shape[-1]
    return Formula(f"unpack({of.text}, {bits})", ir.Unpacked(of.value, bits), shape)


def _by_lanes(of: Formula, bits: int) -> Formula:
    *batch, rows, cols = of.shape
    if ex.binary("%", cols, LANE_WORDS) != ir.Const(0):
        has = f"{of.text} has {_shape_text(of.shape)}"
        fail("TD180", f"words in the order of lanes have a multiple of {LANE_WORDS} columns, and {has}")
    words = column_of(of, lambda word: lane_place(Symbolic(word), bits).expr, None)
    made = ir.Transposed(ir.Unpacked(ir.Transposed(words.value), bits, True))
    text = f'unpack({of.text}, {bits}, order="lanes")'
    return Formula(text, made, (*batch, rows, ex.binary("*", cols, 32 // bits)))


def stacked(value: object) -> Formula:
    """Return the matrix of the rows of all matrices of a batch."""
    of = formula(value)
    if len(of.shape) != 3 or of.shape[0] == AS_MANY:
        fail("TD180", f"td.stacked takes a batch of matrices, and {of.text} has {_shape_text(of.shape)}")
    rows = ex.binary("*", of.shape[0], of.shape[1])
    return Formula(f"stacked({of.text})", ir.Stacked(of.value, of.shape[1], rows), (rows, of.shape[2]))


def column(value: object) -> Formula:
    """Return a formula whose rows are used as column vectors: row n as that of matrix n of a batch."""
    of = formula(value)
    if len(of.shape) not in (1, 2):
        fail("TD180", f"td.column takes a vector or a matrix, and {of.text} has {_shape_text(of.shape)}")
    return Formula(f"column({of.text})", ir.AsColumn(of.value), (*of.shape, ir.Const(1)))


def for_output(output: ir.Tensor, value: Formula) -> Formula:
    """Return the formula for an output with one dimension less than the formula, which is of vectors.

    A batch of column vectors, or of row vectors, is a matrix whose row n is the vector of matrix n.
    """
    if len(value.shape) != output.dimensions + 1 or ir.Const(1) not in value.shape[-2:]:
        return value
    is_column = value.shape[-1] == ir.Const(1)
    shape = (*value.shape[:-2], value.shape[-2] if is_column else value.shape[-1])
    node = ir.Transposed(value.value) if is_column else value.value
    return Formula(value.text, ir.AsRows(node), shape, value.binds)


def check_result(output: ir.Tensor, value: Formula) -> None:
    """Refuse a formula whose shape is not the output's (TD180), or that reads the output without td.old (TD104)."""
    wanted = shape_of(output)
    if _together(value.shape, wanted) != wanted:
        if len(wanted) == len(value.shape) == 3 and value.shape[0] != wanted[0]:
            refuse_lost()  # groups of matrices that are not equal
        fail(
            "TD180",
            f"'{output.name}' has {_shape_text(wanted)}, and {value.text} has {_shape_text(value.shape)}",
            helps=("both must have the same shape",),
        )
    if any(of.tensor == output and not of.old for of in tensors(value.value)):
        fail(
            "TD104",
            f"the contract of '{output.name}' uses '{output.name}' itself",
            helps=(f"its value before the launch is td.old({output.name})",),
        )


def _element_text(element: ir.Element) -> str:
    """Write a number computed from scalar parameters as a contract shows the number."""
    match element:
        case ir.Parameter(name=name):
            return name
        case ir.Number(value=value):
            return repr(value)
        case ir.Apply(op="neg", operands=(one,)):
            return f"(-{_element_text(one)})"
        case ir.Apply(op=op, operands=(one, other)):
            return f"({_element_text(one)} {op} {_element_text(other)})"
        case _:
            raise AssertionError(f"no text for {element!r}")
