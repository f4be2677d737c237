"""The formulas of contracts, which td.ensures records."""

from __future__ import annotations

from tiledsl import ir
from tiledsl.describe import Handle, describe
from tiledsl.frontend import fail
from tiledsl.scalars import Real


class Term:
    """What formulas are made of, a tensor: its operators make them."""

    node: ir.Tensor

    @property
    def T(self) -> Formula:
        return formula(self).T

    def __matmul__(self, other: object) -> Formula:
        return formula(self) @ other

    def __mul__(self, other: object) -> Formula:
        return formula(self) * other

    def __add__(self, other: object) -> Formula:
        return formula(self) + other

    def __sub__(self, other: object) -> Formula:
        return formula(self) - other

    def __rmul__(self, other: object) -> Formula:
        return formula(other) * self

    def __radd__(self, other: object) -> Formula:
        return formula(other) + self

    def __rsub__(self, other: object) -> Formula:
        return formula(other) - self


class Formula(Handle):
    """The right-hand side of a contract: products of tensors, scaled and added."""

    def __init__(self, text: str):
        self.text = text

    def _described(self) -> str:
        return f"the formula {self.text}"

    @property
    def T(self) -> Formula:
        return Formula(f"{self.text}.T")

    def _join(self, op: str, other: object) -> Formula:
        return Formula(f"({self.text} {op} {formula(other).text})")

    def __matmul__(self, other: object) -> Formula:
        return self._join("@", other)

    def __add__(self, other: object) -> Formula:
        return self._join("+", other)

    def __mul__(self, other: object) -> Formula:
        return self._join("*", other)

    def __sub__(self, other: object) -> Formula:
        return self._join("-", other)

    def __neg__(self) -> Formula:
        return Formula(f"(-{self.text})")

    def __radd__(self, other: object) -> Formula:
        return formula(other)._join("+", self)

    def __rsub__(self, other: object) -> Formula:
        return formula(other)._join("-", self)

    def __rmul__(self, other: object) -> Formula:
        return formula(other)._join("*", self)


def formula(value: object) -> Formula:
    """What a contract is made of, as a formula."""
    match value:
        case Formula():
            return value
        case Term(node=node):
            return Formula(node.name)
        case int() | float():
            return Formula(repr(value))
        case Real(element=element):
            return Formula(_element_text(element))
    fail("TD104", f"a contract is made of tensors, their products and numbers, and got {describe(value)}")


def _element_text(element: ir.Element) -> str:
    """A number made of scalar parameters, as a contract has it."""
    match element:
        case ir.Parameter(name=name):
            return name
        case ir.Number(value=value):
            return repr(value)
        case ir.Apply(op="neg", operands=(one,)):
            return f"(-{_element_text(one)})"
        case ir.Apply(op=op, operands=(one, other)):
            return f"({_element_text(one)} {op} {_element_text(other)})"
    raise AssertionError(f"no text for {element!r}")
