"""Formulas of contracts: what td.ensures states about an output, as nodes and in the user's words."""

from __future__ import annotations

import numbers
from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math.operations import F32_MAX, fits_f32
from tiledsl.ir.text import expr_text
from tiledsl.ir.walk import tensors
from tiledsl.language.recording.capture import fail
from tiledsl.language.recording.handle import Handle, describe
from tiledsl.language.values.scalars import Real

Shape = tuple[ir.Expr, ...]  # (matrices,) rows, columns; a vector has columns only, a number nothing


_TIGHT = 3
_BINDS = {"+": 1, "-": 1, "*": 2, "/": 2, "@": 2, "neg": 2}  # precedence of each operator's text


class Term:
    """A tensor as an operand of formulas: its operators build formulas."""

    node: ir.Tensor

    @property
    def T(self) -> Formula:
        """The transposed tensor, in td.ensures."""
        return formula(self).T

    def __matmul__(self, other: object) -> Formula:
        return formula(self) @ other

    def __mul__(self, other: object) -> Formula:
        return formula(self) * other

    def __add__(self, other: object) -> Formula:
        return formula(self) + other

    def __sub__(self, other: object) -> Formula:
        return formula(self) - other

    def __truediv__(self, other: object) -> Formula:
        return formula(self) / other

    def __neg__(self) -> Formula:
        return -formula(self)

    def __rmul__(self, other: object) -> Formula:
        return formula(other) * self

    def __radd__(self, other: object) -> Formula:
        return formula(other) + self

    def __rsub__(self, other: object) -> Formula:
        return formula(other) - self

    def __rtruediv__(self, other: object) -> Formula:
        return formula(other) / self


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

    A vector is used for each row of a matrix, a matrix for each matrix of a batch.
    """
    of = [formula(operand) for operand in operands]
    shape = max((one.shape for one in of), key=len)
    if any(one.shape != shape[len(shape) - len(one.shape) :] for one in of):
        shapes = " and ".join(f"{one.text} with {_shape_text(one.shape)}" for one in of)
        fail(
            "TD180",
            f"the contract combines {shapes}",
            helps=("both must have the same shape, or one is a vector or a number",),
        )
    return Formula(_text(op, of), ir.Apply(op, tuple(one.value for one in of)), shape, _BINDS.get(op, _TIGHT))


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
    batches = max(left.shape[:-2], right.shape[:-2], key=len)
    if any(one.shape[:-2] not in ((), batches) for one in (left, right)):
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
    return (
        " x ".join(f"{expr_text(size)} {word}" for size, word in zip(shape, words, strict=True))
        or "no rows and columns"
    )


def check_result(output: ir.Tensor, value: Formula) -> None:
    """Refuse a formula whose shape is not the output's (TD180), or that reads the output without td.old (TD104)."""
    wanted = shape_of(output)
    if value.shape != wanted[len(wanted) - len(value.shape) :]:
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
