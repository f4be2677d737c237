"""Formulas that differ from a contract by one mistake, each with the mistake in words."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping

from tiledsl.analysis.fields.formula_sizes import size
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.text import expr_text
from tiledsl.ir.walk import tensors

Variant = tuple[ir.Element, str]
_MOST_MATRICES = 32
_TURNED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


def variants(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas with one change, and what the kernel does then."""
    yield from _everywhere(formula, _masks)
    yield from _everywhere(formula, _factors)
    yield from _everywhere(formula, _functions)
    yield from _exchanged(formula)
    yield from _everywhere(formula, _matrices)
    yield from _one_matrix(formula)
    yield from _everywhere(formula, _columns)
    yield ir.Apply("neg", (formula,)), "the kernel stores the negative of the value due"


def _everywhere(formula: ir.Element, change: Callable[[ir.Element], Iterator[Variant]]) -> Iterator[Variant]:
    """Yield the formula with each change of one of its parts."""
    yield from change(formula)
    match formula:
        case ir.Apply(operands=operands):
            for number, one in enumerate(operands):
                for made, why in _everywhere(one, change):
                    yield dataclasses.replace(
                        formula, operands=(*operands[:number], made, *operands[number + 1 :])
                    ), why
        case ir.Matmul(left=left, right=right) | ir.Chosen(left=left, right=right):
            for made, why in _everywhere(left, change):
                yield dataclasses.replace(formula, left=made), why
            for made, why in _everywhere(right, change):
                yield dataclasses.replace(formula, right=made), why
        case (
            ir.Transposed(of=of)
            | ir.Reduced(of=of)
            | ir.Softmax(of=of)
            | ir.OfMatrix(of=of)
            | ir.OfColumn(of=of)
            | ir.AsRows(of=of)
        ):
            for made, why in _everywhere(of, change):
                yield dataclasses.replace(formula, of=made), why
        case ir.GroupSum(of=of) | ir.AsColumn(of=of):
            for made, why in _everywhere(of, change):
                yield dataclasses.replace(formula, of=made), why
        case ir.OfTensor() | ir.Number() | ir.Parameter():
            return
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")


def _masks(formula: ir.Element) -> Iterator[Variant]:
    """Yield other masks: none, and those that differ in one comparison by one element."""
    if not isinstance(formula, ir.Chosen):
        return
    due = expr_text(formula.condition)
    for condition in _conditions(formula.condition):
        why = f"the kernel takes the elements where {expr_text(condition)}, and the contract those where {due}"
        yield dataclasses.replace(formula, condition=condition), why
    yield formula.left, f"the kernel takes all elements, and the contract only those where {due}"


def _conditions(condition: ir.Expr) -> Iterator[ir.Expr]:
    if not isinstance(condition, ir.Binary):
        return
    op, left, right = condition.op, condition.left, condition.right
    if op in _TURNED:
        yield ex.binary(_TURNED[op], left, right)
        yield from (ex.binary(op, left, ex.binary("+", right, far)) for far in (1, -1))
    elif op in ("and", "or"):
        yield from (ex.binary(op, made, right) for made in _conditions(left))
        yield from (ex.binary(op, left, made) for made in _conditions(right))
        yield from (left, right)


def _matrices(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas with another matrix of a batch."""
    tensor = next((of.tensor for of in tensors(formula)), None)
    of, index, text = formula, ir.Var("matrix", "element", 0, 2**31 - 1), "the matrix of the same number"
    if isinstance(formula, ir.GroupSum):
        for number in range(min(_MOST_MATRICES, formula.count)):
            one = ir.OfMatrix(formula.of, index, ex.binary("+", ex.binary("*", index, formula.count), number))
            rest = ir.Apply("-", (formula, one))
            yield rest, f"the kernel leaves out matrix {number} of each sum of {formula.count}"
            yield one, f"the kernel takes matrix {number} alone of each sum of {formula.count}"
    if isinstance(formula, ir.OfMatrix):
        of, index, text = formula.of, formula.index, f"matrix {expr_text(formula.matrix)}"
    elif not isinstance(formula, ir.OfTensor) or formula.tensor.dimensions != 3:
        return
    for number in range(min(_MOST_MATRICES, ex.number(tensor.matrices))) if tensor is not None else ():
        assert tensor is not None
        why = f"the kernel reads matrix {number} of '{tensor.name}', where {text} is due"
        yield ir.OfMatrix(of, index, ex.const(number)), why


def _one_matrix(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas in which all that is read of a batch is of one matrix, for batches in several places."""
    found = [of.tensor for of in tensors(formula)]
    for tensor in dict.fromkeys(one for one in found if one.dimensions == 3 and found.count(one) > 1):
        for number in range(min(_MOST_MATRICES, ex.number(tensor.matrices))):
            why = f"the kernel reads matrix {number} of '{tensor.name}', where the matrix of the same number is due"
            yield _replaced(formula, {tensor: _numbered(number)}), why


def _columns(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas with other columns: those beside, and those that are not exchanged."""
    if not isinstance(formula, ir.OfColumn):
        return
    due = expr_text(formula.column)
    names = ", ".join(f"'{name}'" for name in dict.fromkeys(of.tensor.name for of in tensors(formula)))
    count = size(formula.of)[1]
    others = [ex.binary("%", ex.binary("+", formula.column, far), count) for far in (1, -1)]
    for column in (*others, ex.binary("%", formula.index, count)):
        why = f"the kernel takes column {expr_text(column)} of {names}, where column {due} is due"
        yield dataclasses.replace(formula, column=column), why


def _factors(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas without a factor, and with the factor twice."""
    if not isinstance(formula, ir.Apply) or formula.op not in ("*", "/"):
        return
    op, (one, other) = formula.op, formula.operands
    for number, rest in ((one, other), (other, one)) if op == "*" else ((other, one),):
        if isinstance(number, ir.Number | ir.Parameter):
            text = number.name if isinstance(number, ir.Parameter) else f"{number.value:.9g}"
            said = f"multiply by {text}" if op == "*" else f"divide by {text}"
            yield rest, f"the kernel does not {said}"
            yield ir.Apply(op, (formula, number)), f"the kernel seems to {said} twice"


def _functions(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas in which one function or operator is another."""
    if isinstance(formula, ir.Softmax):
        of, power = formula.of, ir.Apply("exp", (formula.of,))
        why = "the kernel does not divide by the sum of the exponentials"
        yield power, why
        yield ir.Apply("exp", (ir.Apply("-", (of, ir.Reduced("maximum", "row", of))),)), why
        yield ir.Apply("/", (of, ir.Reduced("+", "row", power))), "the kernel does not compute the exponentials"
    elif isinstance(formula, ir.Apply):
        yield from _other_operators(formula.op, *formula.operands)


def _other_operators(op: str, *operands: ir.Element) -> Iterator[Variant]:
    if op == "-":
        yield ir.Apply("+", operands), "the kernel adds where the contract subtracts"
        yield operands[0], "the kernel does not subtract"
    elif op == "+":
        yield ir.Apply("-", operands), "the kernel subtracts where the contract adds"
        yield from ((rest, "the kernel leaves out an addend") for rest in operands)
    elif op == "neg":
        yield operands[0], "the kernel does not take the negative"
    elif len(operands) == 1:
        yield operands[0], f"the kernel does not apply {op}"


def _exchanged(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas in which two tensors of one shape have changed places, or one stands for the other."""
    found = list(dict.fromkeys(of.tensor for of in tensors(formula)))
    for number, one in enumerate(found):
        for other in found[number + 1 :]:
            if (one.matrices, one.rows, one.cols) == (other.matrices, other.rows, other.cols):
                names = f"'{one.name}' and '{other.name}'"
                yield _replaced(
                    formula, {one: _named(other), other: _named(one)}
                ), f"the kernel has {names} in each other's place"
                yield _replaced(
                    formula, {one: _named(other)}
                ), f"the kernel reads '{other.name}' in place of '{one.name}'"
                yield _replaced(
                    formula, {other: _named(one)}
                ), f"the kernel reads '{one.name}' in place of '{other.name}'"


Change = Callable[[ir.OfTensor], ir.Element]


def _named(tensor: ir.Tensor) -> Change:
    return lambda of: dataclasses.replace(of, tensor=tensor)


def _numbered(number: int) -> Change:
    return lambda of: ir.OfMatrix(of, ir.Var("matrix", "element", 0, 2**31 - 1), ex.const(number))


def _replaced(formula: ir.Element, changes: Mapping[ir.Tensor, Change]) -> ir.Element:
    """Return the formula with all occurrences of these tensors changed."""
    match formula:
        case ir.OfTensor(tensor=tensor):
            return changes[tensor](formula) if tensor in changes else formula
        case ir.Apply(operands=operands):
            return dataclasses.replace(formula, operands=tuple(_replaced(one, changes) for one in operands))
        case ir.Matmul(left=left, right=right) | ir.Chosen(left=left, right=right):
            return dataclasses.replace(formula, left=_replaced(left, changes), right=_replaced(right, changes))
        case (
            ir.Transposed(of=of)
            | ir.Reduced(of=of)
            | ir.Softmax(of=of)
            | ir.OfMatrix(of=of)
            | ir.OfColumn(of=of)
            | ir.GroupSum(of=of)
            | ir.AsColumn(of=of)
            | ir.AsRows(of=of)
        ):
            return dataclasses.replace(formula, of=_replaced(of, changes))
        case ir.Number() | ir.Parameter():
            return formula
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")
