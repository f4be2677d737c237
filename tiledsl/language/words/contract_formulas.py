"""Words for formulas of contracts, such as td.softmax, td.column_of, td.gather, td.dequantised and td.group_sum."""

from __future__ import annotations

import dataclasses
import inspect
import operator
from collections.abc import Callable
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import element_index, tensor_elements
from tiledsl.ir.text import expr_text
from tiledsl.language.recording.capture import current, fail
from tiledsl.language.recording.handle import describe, is_integer
from tiledsl.language.recording.signature import word
from tiledsl.language.values import formulas
from tiledsl.language.values.declarations import declare, declared_order, value_of
from tiledsl.language.values.formulas import INDICES, Condition, Formula, Shape, formula
from tiledsl.language.values.operands import checked_positive
from tiledsl.language.values.scalars import operand, wrap
from tiledsl.language.values.tensors import GlobalTensor


@word
def softmax(x: Any, *, causal: bool = False, where: Callable[..., Any] | None = None) -> Formula:
    """Return exp(x) / Σ exp(x) over each row of a formula, in td.ensures.

    causal=True takes the columns j ≤ i of row i. where= takes the columns j of row i for which a function of i and j,
    or of n, i and j in a batch, holds; the function compares integers, with `&` and `|` between comparisons. The other
    columns are 0. A row without a column is NaN, as in torch.

    Raises: TD101, TD104, TD180.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def rows(x: td.gl[td.f32, 32, 32], y: td.gl[td.f32, 32, 32]):
            td.ensures(y, td.softmax(0.125 * x, causal=True))
            td.grid(1)
            t = 0.125 * td.load(x[0, 0], (32, 32))
            e = td.where(td.row_index(t) >= td.col_index(t), td.exp(t - td.row_max(t)), 0)
            td.store(y[0, 0], e / td.row_sum(e))
    """
    current("td.softmax")
    of = formula(x)
    if not isinstance(causal, bool) or (causal and where is not None):
        got = "both" if isinstance(causal, bool) else describe(causal)
        fail("TD101", f"td.softmax takes causal=True or where=, and got {got}", shown=(causal,))
    if causal:
        where = _causal
    condition = None if where is None else condition_of("td.softmax", where, of.shape)
    said = ", causal=True" if causal else "" if condition is None else f", where={formulas.text_of(condition)}"
    return formulas.softmax(of, condition, said)


def _causal(i: Any, j: Any) -> Any:
    return j <= i


@word
def matrix_of(x: Any, of: Any) -> Formula:
    """Return the batch whose n-th matrix is matrix `of(n)` of x, in td.ensures.

    `of` is a function of the matrix's number, made of integers: if eight query heads share a key head, matrix n // 8.
    The result has as many matrices as the formulas with which it is combined. If `of` is an integer, the result is this
    single matrix.

    Raises: TD101, TD104, TD180.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def shared(q: td.gl[td.bf16, 16, 32, 64], k: td.gl[td.bf16, 2, 32, 64], s: td.gl[td.f32, 16, 32, 32]):
            td.ensures(s, q @ td.matrix_of(k, lambda n: n // 8).T)
            n = td.grid(16)
            Q, K, acc = td.st(td.bf16, 32, 64), td.st(td.bf16, 32, 64), td.zeros(td.f32, 32, 32)
            td.load(Q, q[n, 0, 0])
            td.load(K, k[n // 8, 0, 0])
            td.barrier()
            td.mma_ABt(acc, td.load(Q), td.load(K))
            td.store(s[n, 0, 0], acc)
    """
    current("td.matrix_of")
    if is_integer(of) and not isinstance(of, bool):
        return formulas.one_matrix(x, operator.index(of))
    if not callable(of):
        help = "for example, td.matrix_of(k, lambda n: n // 8)"
        fail("TD104", f"td.matrix_of takes a function, and got {describe(of)}", helps=(help,), shown=(of,))
    index = ir.Var("matrix", "element", 0, 2**31 - 1)
    matrix = operand(of(wrap(index)), "the matrix of td.matrix_of")
    _check_place("td.matrix_of", matrix)
    return formulas.matrix_of(x, index, matrix)


@word
def by_groups(offsets: GlobalTensor, of: Callable[[int], Any]) -> Formula:
    """Return the formula whose rows are those of one formula for each group of rows, in td.ensures.

    Group g has the rows offsets[g] … offsets[g + 1] − 1. `of` is a function of the group's number, a Python integer. It
    returns a formula for all rows; the result takes the rows of group g from `of(g)`. `offsets` is a tensor of td.i32
    with one dimension, and has one element more than there are groups. by_groups declares, as td.read does, that the
    offsets ascend from 0 to the number of rows.

    Raises: TD101, TD104, TD180, TD190.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def grouped(
            ends: td.gl[td.i32, 3],
            x: td.gl[td.f32, 64, 32],
            s: td.gl[td.f32, 2, 1, 32],
            y: td.gl[td.f32, 64, 32],
        ):
            td.ensures(y, td.by_groups(ends, lambda g: x * td.matrix_of(s, g)))
            g = td.grid(2)
            first, end = (td.read(ends[g + n], least=0, most=64, ascending=True) for n in range(2))
            scale = td.load(s[g, 0, 0], (1, 32))
            for t in td.range(td.cdiv(end - first, 32)):
                row = first + 32 * t
                x_reg = td.load(x.at(row=row, col=0), (32, 32))
                td.store(y.at(row=row, col=0), x_reg * scale, rows=end - row)
    """
    capture = current("td.by_groups")
    if not isinstance(offsets, GlobalTensor) or offsets.node.dimensions != 1 or not callable(of):
        help = "for example, td.by_groups(offsets, lambda g: a @ td.matrix_of(b, g).T)"
        got = describe(of) if isinstance(offsets, GlobalTensor) and not callable(of) else describe(offsets)
        message = f"td.by_groups takes a tensor of one dimension and a function, and got {got}"
        fail("TD104", message, helps=(help,), shown=(offsets, of))
    count = offsets.node.cols
    if not isinstance(count, ir.Const) or count.value < 2:
        message = f"td.by_groups takes two offsets or more, of a known number, and '{offsets.node.name}' has"
        fail("TD104", f"{message} {expr_text(count)}")
    groups = [formula(of(group)) for group in range(count.value - 1)]
    shape = formulas.joined(groups)
    if len(shape) != 2:
        fail("TD180", f"td.by_groups takes formulas of rows and columns, and got {groups[0].text}")
    declared = declare(capture, offsets.node, 0, wrap(shape[0]), "ascending", "td.by_groups")
    index = _index("row", shape[0]), _index("col", shape[1])
    ends = [value_of(declared, ir.Const(group), "") for group in range(count.value)]
    return formulas.by_groups(offsets.node.name, groups, ends, index)


@word
def column_of(x: Any, of: Any, *, cols: Any = None) -> Formula:
    """Return the formula whose column j is column `of(j)` of x, in td.ensures.

    `of` is a function of the column's number, made of integers: `td.column_of(x, lambda j: (j + 64) % 128)` exchanges
    the halves of rows of 128 columns. The result has `cols` columns, or as many columns as x.

    Raises: TD101, TD104, TD180.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def swapped(x: td.gl[td.f32, 32, 64], y: td.gl[td.f32, 32, 64]):
            td.ensures(y, td.column_of(x, lambda j: (j + 32) % 64))
            td.grid(1)
            for half in range(2):
                td.store(y[0, 1 - half], td.load(x[0, half], (32, 32)))
    """
    current("td.column_of")
    if not callable(of):
        help = "for example, td.column_of(x, lambda j: (j + 64) % 128)"
        fail("TD104", f"td.column_of takes a function, and got {describe(of)}", helps=(help,), shown=(of,))

    def chosen(index: ir.Var) -> ir.Expr:
        found = operand(of(wrap(index)), "the column of td.column_of")
        _check_place("td.column_of", found)
        return found

    return formulas.column_of(x, chosen, None if cols is None else _count(cols))


@word
def gather(x: Any, ids: GlobalTensor, *, column: int = 0, unique: bool = False) -> Formula:
    """Return the formula whose row i is row `ids[i]` of x, in td.ensures.

    If x is a batch, matrix i of the result is matrix `ids[i]` of x. `ids` is a tensor of td.i32 with one dimension, or
    a matrix: then row i is row `ids[i, column]` of x. gather declares, as td.read does, that the elements of `ids` lie
    in 0 … n − 1 for the n rows or matrices of x, and with unique=True that no two are equal. The reads of the kernel
    must declare the same.

    Raises: TD101, TD104, TD180, TD190.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def gathered(ids: td.gl[td.i32, 8], x: td.gl[td.f32, 4, 256], y: td.gl[td.f32, 8, 256]):
            td.ensures(y, td.gather(x, ids))
            i = td.grid(8)
            row = td.read(ids[i], least=0, most=x.rows - 1)
            td.store(y.at(row=i, col=0), td.load(x.at(row=row, col=0), (1, 256)))
    """
    capture = current("td.gather")
    tensor, of = _index_tensor("td.gather", ids, column), _gathered("td.gather", x)
    most = wrap(ex.binary("-", of.shape[0], 1))
    declared = declare(capture, tensor, 0, most, declared_order("td.gather", False, unique), "td.gather")
    wide = tensor.dimensions == 2

    def chosen(index: ir.Var) -> ir.Expr:
        at = element_index(tensor, ex.const(0), index, ex.const(column)) if wide else index
        return value_of(declared, at, "")

    place = f", column={column}" if wide else ""
    count = tensor.rows if wide else tensor.cols
    return formulas.gathered(of, chosen, count, f"gather({of.text}, {tensor.name}{place})")


@word
def scatter(x: Any, places: GlobalTensor) -> Formula:
    """Return the formula whose row `places[i]` is row i of x, in td.ensures.

    If x is a batch, matrix `places[i]` of the result is matrix i of x. `places` is a tensor of td.i32 with one
    dimension, and has as many elements as the result has rows or matrices. If `places` is a matrix, row `places[i, n]`
    of the result is row i of x, for each n. scatter declares, as td.read does with unique=True, that the n elements of
    `places` lie in 0 … n − 1, and that no two are equal.

    Raises: TD101, TD104, TD180, TD190.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def scattered(places: td.gl[td.i32, 8], x: td.gl[td.f32, 8, 256], y: td.gl[td.f32, 8, 256]):
            td.ensures(y, td.scatter(x, places))
            i = td.grid(8)
            row = td.read(places[i], least=0, most=y.rows - 1, unique=True)
            td.store(y.at(row=row, col=0), td.load(x.at(row=i, col=0), (1, 256)))
    """
    capture = current("td.scatter")
    tensor, of = _index_tensor("td.scatter", places, 0), _gathered("td.scatter", x)
    count, each = tensor_elements(tensor), tensor.cols if tensor.dimensions == 2 else ex.const(1)
    if ex.binary("*", of.shape[0], each) != count:
        has = f"{expr_text(count)} elements in '{tensor.name}'"
        fail("TD180", f"td.scatter takes a place for each row or matrix of {of.text}, and got {has}")
    declared = declare(capture, tensor, 0, wrap(ex.binary("-", count, 1)), "unique", "td.scatter")

    def chosen(index: ir.Var) -> ir.Expr:
        element = dataclasses.replace(value_of(declared, index, ""), order="place")
        return ex.binary("//", element, each)

    return formulas.gathered(of, chosen, count, f"scatter({of.text}, {tensor.name})")


def _gathered(word: str, x: Any) -> Formula:
    """Return a formula of rows and columns, or a batch (TD180)."""
    of = formula(x)
    if len(of.shape) < 2:
        fail("TD180", f"{word} takes a formula of rows and columns, or a batch, and got {of.text}")
    return of


def _index_tensor(word: str, given: object, column: int) -> ir.Tensor:
    """Return the tensor of indices of rows, of one dimension or of rows and columns (TD104)."""
    node = given.node if isinstance(given, GlobalTensor) else None
    if node is None or node.dimensions == 3:
        help = f"for example, {word}(x, ids)"
        message = f"{word} takes a tensor of indices, of one dimension or two, and got {describe(given)}"
        fail("TD104", message, helps=(help,), shown=(given,))
    last = ex.bounds(node.cols)[1] if node.dimensions == 2 else 1
    if not is_integer(column) or isinstance(column, bool) or not 0 <= column < last:
        fail("TD104", f"column= of {word} is a column of '{node.name}', and got {describe(column)}", shown=(column,))
    return node


def _count(cols: Any) -> ir.Expr:
    """Return a number of columns, which is at least 1 (TD104)."""
    found = operand(cols, "cols= of td.column_of")
    _check_place("td.column_of", found)
    if any(one.kind != "size" for one in ex.variables(found)) or ex.bounds(found)[0] < 1:
        fail("TD104", f"cols= of td.column_of is a number of columns, and got {describe(cols)}", shown=(cols,))
    return found


@word
def dequantised(x: Any, scales: Any) -> Formula:
    """Return a tensor of which each 32 numbers of a row are multiplied by their scale, in td.ensures.

    Column n of `scales` has the scales of the n-th 32 numbers of each row. If x is of fp4x2, fp6x4 or bf6x4, its
    columns count bytes, and an element of x stands for all its numbers: a product of two such formulas sums over the
    numbers.

    Raises: TD101, TD104, TD180.
    Checked: TD602.

    Example:
        @td.kernel(warps=1, target="gfx950")
        def mxfp4(
            a: td.gl[td.fp4x2, 32, 128],  # bytes: 256 numbers
            b: td.gl[td.fp4x2, 32, 128],
            scale_a: td.gl[td.e8m0, 32, 8],
            scale_b: td.gl[td.e8m0, 32, 8],
            c: td.gl[td.f32, 32, 32],
        ):
            td.ensures(c, td.dequantised(a, scale_a) @ td.dequantised(b, scale_b).T)
            td.grid(1)
            As, Bs, acc = td.st(td.fp4x2, 32, 128), td.st(td.fp4x2, 32, 128), td.zeros(td.f32, 32, 32)
            td.load(As, a[0, 0])
            td.load(Bs, b[0, 0])
            scales = td.load(scale_a[0, 0], (32, 8)), td.load(scale_b[0, 0], (32, 8))
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs), scales=scales)
            td.store(c[0, 0], acc)
    """
    current("td.dequantised")
    return formulas.dequantised(x, scales)


@word
def group_sum(x: Any, count: int) -> Formula:
    """Return the batch whose n-th matrix is the sum of `count` matrices of x, in td.ensures.

    The sum begins with matrix n · count of x. The gradient of a key head that eight query heads share is a sum over
    these query heads.

    Raises: TD101, TD104, TD105, TD180.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def gradient(d: td.gl[td.f32, 16, 32, 32], dv: td.gl[td.f32, 2, 32, 32]):
            td.ensures(dv, td.group_sum(d, 8))
            n = td.grid(2)
            acc = td.zeros(td.f32, 32, 32)
            for g in td.range(8):
                acc += td.load(d[8 * n + g, 0, 0], (32, 32))
            td.store(dv[n, 0, 0], acc)
    """
    current("td.group_sum")
    return formulas.group_sum(x, checked_positive(count, "the number of matrices of td.group_sum"))


@word
def column_parts(x: Any, span: int | Callable[..., Any]) -> Formula:
    """Return the batch whose n-th matrix has the columns n · span … of x, and 0 elsewhere.

    A part has `span` columns. The result is an operand of a product in td.ensures: part n of the sum over k has the k
    with k // span == n. `span` may also be a function of an element's row and column that returns the number of the
    element's part. Then each row has its own parts: in `a @ td.column_parts(b, part).T`, each column of the product.

    Raises: TD101, TD104, TD105, TD180.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def halves(a: td.gl[td.f32, 32, 64], sums: td.gl[td.f32, 2, 32, 1]):
            td.ensures(sums, td.row_sum(td.column_parts(a, 32)))
            n = td.grid(2)
            td.store(sums[n, 0, 0], td.row_sum(td.load(a[0, n], (32, 32))))
    """
    current("td.column_parts")
    if not callable(span):
        count = checked_positive(span, "the columns of a part of td.column_parts")
        return formulas.column_parts(x, lambda _, col: ex.binary("//", col, count), str(count))
    part = span

    def number(row: ir.Var, col: ir.Var) -> ir.Expr:
        found = operand(part(wrap(row), wrap(col)), "the part of td.column_parts")
        _check_place("td.column_parts", found)
        return found

    return formulas.column_parts(x, number)


@word
def sum_of_parts(x: Any, parts: int) -> Formula:
    """Return the sum of the parts that td.atomic_add adds: the matrices 0 … parts − 1 of a batch, in td.ensures.

    The contract of an output to which td.atomic_add adds is td.old(c) + td.sum_of_parts(…). If x has td.column_parts,
    the parts must have all columns.

    Raises: TD101, TD104, TD105, TD180, TD192.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def split(a: td.gl[td.bf16, 32, 64], b: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, 32, 32]):
            td.ensures(c, td.old(c) + td.sum_of_parts(td.column_parts(a, 32) @ b.T, 2))
            part = td.grid(2)
            As, Bs, acc = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
            td.load(As, a[0, part])
            td.load(Bs, b[0, part])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.atomic_add(c[0, 0], acc, part=part, parts=2)
    """
    current("td.sum_of_parts")
    return formulas.sum_of_parts(x, checked_positive(parts, "the number of parts of td.sum_of_parts"))


@word
def stacked(x: Any) -> Formula:
    """Return the matrix with the rows of all matrices of a batch, those of matrix 0 first, in td.ensures.

    Raises: TD104, TD180.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def product(a: td.gl[td.bf16, 32, 64], b: td.gl[td.bf16, 2, 32, 32], c: td.gl[td.f32, 32, 32]):
            td.ensures(c, a @ td.stacked(b))  # b has rows 0 to 31 and 32 to 63
            td.grid(1)
            acc = td.zeros(td.f32, 32, 32)
            for n in range(2):
                As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
                td.load(As, a[0, n])
                td.load(Bs, b[n, 0, 0])
                td.barrier()
                td.mma_AB(acc, td.load(As), td.load(Bs, layout="col"))
            td.store(c[0, 0], acc)
    """
    current("td.stacked")
    return formulas.stacked(x)


@word
def column(x: Any) -> Formula:
    """Return a tensor or a formula whose rows are used as column vectors, in td.ensures.

    Row n of a matrix is the column vector of the n-th matrix of a batch; of a tensor of one dimension, element i
    belongs to row i. A tensor of one dimension alone is a row vector. `td.column(x).T` has the rows of x as row
    vectors, and `td.column(x.T)` its columns as column vectors.

    Raises: TD104, TD180.
    Checked: TD602.

    Example:
        @td.kernel(warps=1)
        def scaled(x: td.gl[td.f32, 32, 32], scale: td.gl[td.f32, 32], y: td.gl[td.f32, 32, 32]):
            td.ensures(y, x * td.column(scale))
            td.grid(1)
            td.store(y[0, 0], td.load(x[0, 0], (32, 32)) * td.load(scale[0], (32, 1)))
    """
    current("td.column")
    return formulas.column(x)


def condition_of(word: str, where: Any, shape: Shape) -> Condition:
    """Return the condition of an element's place that a function of two or three indices gives."""
    sizes = (*(ir.Const(1),) * (3 - len(shape)), *shape)
    indices = tuple(_index(name, size) for name, size in zip(INDICES, sizes, strict=True))
    help = f"for example, {word}(…, where=lambda i, j: j <= i)"
    if not callable(where):
        fail("TD104", f"{word} takes a function of an element's place, and got {describe(where)}", helps=(help,))
    count = len(inspect.signature(where).parameters)
    if count not in (2, 3) or count > max(2, len(shape)):
        of = "row and column" if len(shape) < 3 else "row and column, or matrix, row and column"
        fail("TD104", f"{word} takes a function of {of}, and got one of {count} parameters", helps=(help,))
    value = operand(where(*map(wrap, indices[-count:])), f"the condition of {word}")
    _check_place(word, value)
    return Condition(value, indices)


def _index(name: str, size: ir.Expr) -> ir.Var:
    limit = None if isinstance(size, ir.Const) or size == formulas.AS_MANY else ex.binary("-", size, 1)
    return ir.Var(name, "element", 0, ex.bounds(size)[1] - 1, limit=limit)


def _check_place(word: str, value: ir.Expr) -> None:
    other = next((one for one in ex.variables(value) if one.kind not in ("element", "size")), None)
    if other is not None:
        fail(
            "TD104",
            f"the function of {word} depends on the {other.kind} that executes it: '{other.name}'",
            helps=("use the place of the element, sizes and numbers",),
        )
