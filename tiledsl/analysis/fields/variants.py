"""Formulas that differ from a contract by one mistake, each with the mistake in words."""

from __future__ import annotations

import dataclasses
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from tiledsl.analysis.fields.formula_sizes import size
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.text import expr_text
from tiledsl.ir.walk import operands_of, parts_of, tensors

Variant = tuple[ir.Element, str]
_MOST_MATRICES = 32
_LN2 = math.log(2)
_OTHER_POWERS = {
    _LN2: "the kernel computes powers of 2, and the contract powers of e: use td.exp, or a factor log2(e)",
    1 / _LN2: "the exponents have the factor log2(e) of powers of 2, and the kernel computes powers of e: use td.exp2",
}
TURNED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


def variants(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas with one change, and what the kernel does then."""
    yield from _everywhere(formula, _masks)
    yield from _all_masks(formula)
    yield from _everywhere(formula, _factors)
    yield from _everywhere(formula, _functions)
    yield from _exchanged(formula)
    yield from _other_matrices(formula)
    yield from _everywhere(formula, _matrices)
    yield from _everywhere(formula, _columns)
    yield ir.Apply("neg", (formula,)), "the kernel stores the negative of the value due"
    for number in dict.fromkeys(one for one in parts_of(formula) if isinstance(one, ir.Number)):
        if math.isfinite(number.value) and number.value not in (0.0, 1.0):
            why = f"the kernel stores the value due multiplied by {number.value:.9g}"
            yield ir.Apply("*", (formula, number)), why


def _everywhere(formula: ir.Element, change: Callable[[ir.Element], Iterator[Variant]]) -> Iterator[Variant]:
    """Yield the formula with each change of one of its parts: in all places where the part stands, then in one."""
    parts = Counter(parts_of(formula))
    for part, count in parts.items():
        for made, why in change(part) if count > 1 else ():
            yield _instead(formula, {part: made}), why
    for part in parts:
        for made, why in change(part):
            yield from ((one, why) for one in _in_one_place(formula, part, made))


def _of(formula: ir.Element, operands: tuple[ir.Element, ...]) -> ir.Element:
    """Return the formula with other operands."""
    match formula:
        case ir.Apply():
            return dataclasses.replace(formula, operands=operands)
        case ir.Matmul() | ir.Chosen():
            return dataclasses.replace(formula, left=operands[0], right=operands[1])
        case (
            ir.Transposed()
            | ir.Reduced()
            | ir.Softmax()
            | ir.OfMatrix()
            | ir.OfColumn()
            | ir.GroupSum()
            | ir.Unpacked()
            | ir.AsColumn()
            | ir.AsRows()
            | ir.Stacked()
        ):
            return dataclasses.replace(formula, of=operands[0])
        case ir.OfTensor() | ir.Number() | ir.Parameter():
            return formula
        case _:
            raise AssertionError(f"{type(formula).__name__} is not part of a formula")


def _instead(formula: ir.Element, changes: Mapping[ir.Element, ir.Element]) -> ir.Element:
    """Return the formula with other formulas in place of these, wherever they stand."""
    if formula in changes:
        return changes[formula]
    return _of(formula, tuple(_instead(one, changes) for one in operands_of(formula)))


def _in_one_place(formula: ir.Element, part: ir.Element, made: ir.Element) -> Iterator[ir.Element]:
    """Yield the formula with another formula in each of the places of a part."""
    if formula == part:
        yield made
    operands = operands_of(formula)
    for number, one in enumerate(operands):
        for changed in _in_one_place(one, part, made):
            yield _of(formula, (*operands[:number], changed, *operands[number + 1 :]))


def _masks(formula: ir.Element) -> Iterator[Variant]:
    """Yield other masks: none, and those that differ in one comparison by one element."""
    if not isinstance(formula, ir.Chosen):
        return
    due = expr_text(formula.condition)
    for condition in conditions(formula.condition):
        why = f"the kernel takes the elements where {expr_text(condition)}, and the contract those where {due}"
        yield dataclasses.replace(formula, condition=condition), why
    yield formula.left, f"the kernel takes all elements, and the contract only those where {due}"


def _all_masks(formula: ir.Element) -> Iterator[Variant]:
    """Yield other masks in place of all masks with one condition, where these are several."""
    found = Counter(one for one in parts_of(formula) if isinstance(one, ir.Chosen))
    for due in dict.fromkeys(one.condition for one in found):
        those = [one for one in found if one.condition == due]
        if len(those) < 2:
            continue
        for condition in conditions(due):
            takes, wanted = expr_text(condition), expr_text(due)
            why = f"the kernel takes the elements where {takes}, and the contract those where {wanted}"
            yield _with_masks(formula, due, condition), why
        yield _with_masks(formula, due, None), (
            f"the kernel takes all elements, and the contract only those where {expr_text(due)}"
        )


def _with_masks(formula: ir.Element, due: ir.Expr, condition: ir.Expr | None) -> ir.Element:
    """Return the formula with another condition of masks, or without these."""
    made = _of(formula, tuple(_with_masks(one, due, condition) for one in operands_of(formula)))
    if not isinstance(made, ir.Chosen) or made.condition != due:
        return made
    return made.left if condition is None else dataclasses.replace(made, condition=condition)


def conditions(condition: ir.Expr) -> Iterator[ir.Expr]:
    """Yield conditions that differ in one comparison by one element, and the parts of a condition."""
    if not isinstance(condition, ir.Binary):
        return
    op, left, right = condition.op, condition.left, condition.right
    if op in TURNED:
        yield ex.binary(TURNED[op], left, right)
        yield from (ex.binary(op, left, ex.binary("+", right, far)) for far in (1, -1))
    elif op in ("and", "or", "&", "|"):
        yield from (ex.binary(op, made, right) for made in conditions(left))
        yield from (ex.binary(op, left, made) for made in conditions(right))
        yield from (left, right)


def _other_matrices(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas with other matrices of all tensors whose matrices are given by a number: the heads of keys and of
    values that several heads of queries share.
    """
    found = [one for one in dict.fromkeys(parts_of(formula)) if isinstance(one, ir.OfMatrix)]
    for due, index in dict.fromkeys((one.matrix, one.index) for one in found):
        if index is None:
            continue
        those = [one for one in found if one.matrix == due]
        count = min(_batch(one) for one in those)
        names = " and ".join(
            f"'{name}'" for name in dict.fromkeys(of.tensor.name for one in those for of in tensors(one))
        )
        numbers = map(ex.const, range(min(_MOST_MATRICES, count)))
        for matrix in (ex.binary("%", index, count), *numbers):
            why = f"the kernel reads matrix {_shown(matrix)} of {names}, and the contract matrix {_shown(due)}"
            yield _instead(formula, {one: dataclasses.replace(one, matrix=matrix) for one in those}), why


def _shown(matrix: ir.Expr) -> str:
    return expr_text(matrix) if isinstance(matrix, ir.Const) else f"({expr_text(matrix)})"


def _batch(formula: ir.Element) -> int:
    """Return the number of matrices of the first tensor of a formula."""
    return ex.number(next(of.tensor for of in tensors(formula)).matrices)


def _matrices(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas with another matrix of a batch."""
    tensor = next((of.tensor for of in tensors(formula)), None)
    index: ir.Var | None
    of, index, due = formula, ir.Var("matrix", "element", 0, 2**31 - 1), "the matrix of the same number"
    if isinstance(formula, ir.GroupSum):
        for number in range(min(_MOST_MATRICES, formula.count)):
            one = ir.OfMatrix(formula.of, index, ex.binary("+", ex.binary("*", index, formula.count), number))
            rest = ir.Apply("-", (formula, one))
            yield rest, f"the kernel leaves out matrix {number} of each sum of {formula.count}"
            yield one, f"the kernel takes matrix {number} alone of each sum of {formula.count}"
    if isinstance(formula, ir.OfMatrix):
        of, index, due = formula.of, formula.index, f"matrix {_shown(formula.matrix)}"
    elif not isinstance(formula, ir.OfTensor) or formula.tensor.dimensions != 3:
        return
    for number in range(min(_MOST_MATRICES, ex.number(tensor.matrices))) if tensor is not None else ():
        assert tensor is not None
        why = f"the kernel reads matrix {number} of '{tensor.name}', and the contract {due}"
        yield ir.OfMatrix(of, index, ex.const(number)), why


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
        text = _name(number)
        if text:
            said = f"multiply by {text}" if op == "*" else f"divide by {text}"
            yield rest, f"the kernel does not {said}"
            yield ir.Apply(op, (formula, number)), f"the kernel seems to {said} twice"


def _name(factor: ir.Element) -> str:
    """Return how a factor is named; "" for one without a name."""
    if isinstance(factor, ir.Number):
        return f"{factor.value:.9g}"
    if isinstance(factor, ir.OfTensor):
        return f"'{factor.tensor.name}'"
    if isinstance(factor, ir.Parameter):
        return factor.name
    inner = factor.left if isinstance(factor, ir.Chosen) else factor
    return "the exponentials" if isinstance(inner, ir.Apply) and inner.op == "exp" else ""


def _functions(formula: ir.Element) -> Iterator[Variant]:
    """Yield formulas in which one function or operator is another."""
    yield from _bases(formula)
    if isinstance(formula, ir.Softmax):
        of, power = formula.of, ir.Apply("exp", (formula.of,))
        why = "the kernel does not divide by the sum of the exponentials"
        yield power, why
        yield ir.Apply("exp", (ir.Apply("-", (of, ir.Reduced("maximum", "row", of))),)), why
        yield ir.Apply("/", (of, ir.Reduced("+", "row", power))), "the kernel does not compute the exponentials"
    elif isinstance(formula, ir.Apply):
        yield from _other_operators(formula.op, *formula.operands)


def _bases(formula: ir.Element) -> Iterator[Variant]:
    """Yield exponentials and logarithms of another base: 2 for e, or e with the factor of powers of 2."""
    if isinstance(formula, ir.Softmax):
        for factor, why in _OTHER_POWERS.items():
            yield dataclasses.replace(formula, of=ir.Apply("*", (formula.of, ir.Number(factor)))), why
    elif isinstance(formula, ir.Apply) and formula.op == "exp":
        for factor, why in _OTHER_POWERS.items():
            yield ir.Apply("exp", (ir.Apply("*", (*formula.operands, ir.Number(factor))),)), why
    elif isinstance(formula, ir.Apply) and formula.op == "log":
        why = "the kernel computes a logarithm to the base 2, and the contract a natural one: multiply it by ln 2"
        yield ir.Apply("/", (formula, ir.Number(_LN2))), why


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
    found = list(dict.fromkeys(tensors(formula)))
    for number, one in enumerate(found):
        for other in found[number + 1 :]:
            tensor, with_ = one.tensor, other.tensor
            if (tensor.matrices, tensor.rows, tensor.cols) == (with_.matrices, with_.rows, with_.cols):
                names = f"'{tensor.name}' and '{with_.name}'"
                yield _instead(formula, {one: other, other: one}), (f"the kernel has {names} in each other's place")
                yield _instead(formula, {one: other}), (f"the kernel reads '{with_.name}' in place of '{tensor.name}'")
                yield _instead(formula, {other: one}), (f"the kernel reads '{tensor.name}' in place of '{with_.name}'")
                for due, has in ((one, other), (other, one)):
                    why = f"the kernel reads '{has.tensor.name}' in one place where '{due.tensor.name}' is due"
                    yield from ((made, why) for made in _in_one_place(formula, due, has))
