"""Find casts of powers that are at most 1, as those of a softmax: their rounding to bf16 takes two packed products.

A maximum is at least each of its elements. So an element less the maximum is at most 0, or NaN, and so is its product
with a positive number; 2 to such a power is at most 1. In `td.fma(s, c, -td.next_up(top * c))` at least s · c is taken
off: `td.next_up` makes up for the rounding of top · c. The hardware's instruction gives 0 in place of a number below
the least normal one (CDNA3 ISA, V_EXP_F32: "denormals are flushed"). What is known of registers holds within one body:
loops and branches begin without it.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator

from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import rewrite, walk
from tiledsl.targets import Target

_EXPONENTIALS = ("exp2", "expfast")  # v_exp_f32 of the operand, or of a positive multiple of the operand


def with_powers(body: tuple[lp.Operation, ...], target: Target) -> tuple[lp.Operation, ...]:
    """The body with the casts of such powers marked, where the target has no instruction for a cast to bf16."""
    return body if target.converts_bf16 else rewrite(body, _marked)


def _marked(body: tuple[lp.Operation, ...]) -> Iterator[lp.Operation]:
    known = _Known()
    for operation in body:
        if isinstance(operation, lp.Cast) and operation.to.name == "bf16" and operation.source in known.powers:
            yield dataclasses.replace(operation, powers=True)
        else:
            yield operation
        known.pass_by(operation)


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class _Multiple(Compared):
    """A value, or its negative, that is at least the exact product of the elements of registers with a number."""

    of: frozenset[str]
    factor: float
    negated: bool


@dataclasses.dataclass
class _Known:
    """What is known of registers, element by element, where the elements are not NaN: those of `below[x]` are at most
    those of x, or x is NaN; those of `negative` are at most 0; those of `powers` are 0, or normal and at most 1.
    """

    below: dict[str, frozenset[str]] = dataclasses.field(default_factory=dict)
    multiples: dict[str, _Multiple] = dataclasses.field(default_factory=dict)
    negative: set[str] = dataclasses.field(default_factory=set)
    powers: set[str] = dataclasses.field(default_factory=set)

    def pass_by(self, operation: lp.Operation) -> None:
        """Forget what the operation overwrites, and note what it makes."""
        written = {name for one, _ in walk([operation]) for name in one.effects.written}
        below, multiple, negative, powers = frozenset[str](), None, False, False
        match operation:
            case lp.Reduce(op="maximum", sources=sources):
                below = frozenset(sources)
            case lp.Elementwise(value=value):
                below, multiple = self._below(value), self._multiple(value)
                negative, powers = self._is_negative(value), self._is_power(value)
        self._forget(written)
        if isinstance(operation, lp.Reduce | lp.Elementwise):
            self.below[operation.register] = below - written
            if multiple is not None:
                self.multiples[operation.register] = dataclasses.replace(multiple, of=multiple.of - written)
            self.negative |= written if negative else set()
            self.powers |= written if powers else set()

    def _forget(self, written: set[str]) -> None:
        self.below = {name: of - written for name, of in self.below.items() if name not in written}
        self.multiples = {
            name: dataclasses.replace(one, of=one.of - written)
            for name, one in self.multiples.items()
            if name not in written
        }
        self.negative -= written
        self.powers -= written

    def _below(self, value: ir.Element) -> frozenset[str]:
        """The registers whose elements are at most a value."""
        match value:
            case lp.Element(register=register):
                return self.below.get(register, frozenset()) | {register}
            case ir.Apply(op="maximum", operands=(one, other)):
                return self._below(one) | self._below(other)
            case _:
                return frozenset()

    def _multiple(self, value: ir.Element) -> _Multiple | None:
        match value:
            case lp.Element(register=register):
                return self.multiples.get(register)
            case ir.Apply(op="neg", operands=(one,)):
                made = self._multiple(one)
                return made and dataclasses.replace(made, negated=not made.negated)
            case ir.Apply(op="next_up", operands=(ir.Apply(op="*", operands=(one, other)),)):
                one, other = (other, one) if isinstance(one, ir.Number) else (one, other)
                factor = other.value if isinstance(other, ir.Number) else 0
                return _Multiple(self._below(one), factor, False) if 0 < factor < math.inf else None
            case _:
                return None

    def _is_negative(self, value: ir.Element) -> bool:
        match value:
            case lp.Element(register=register):
                return register in self.negative
            case ir.Apply(op="-", operands=(lp.Element(register=one), lp.Element(register=other))):
                return one in self.below.get(other, ())
            case ir.Apply(op="*", operands=(one, ir.Number(value=factor)) | (ir.Number(value=factor), one)):
                return 0 < factor < math.inf and self._is_negative(one)
            case ir.Apply(op="minimum", operands=(one, other)):
                return self._is_negative(one) or self._is_negative(other)
            case _:
                return False

    def _is_power(self, value: ir.Element) -> bool:
        match value:
            case lp.Element(register=register):
                return register in self.powers
            case ir.Apply(op=op, operands=(exponent,)) if op in _EXPONENTIALS:
                return self._is_negative(exponent) or self._is_below_multiple(exponent)
            case ir.Apply(op="where", operands=(_, one, other)):
                return self._is_power(one) and self._is_power(other)
            case ir.Number(value=number):
                return number == 1 or number == 0 and math.copysign(1, number) > 0
            case _:
                return False

    def _is_below_multiple(self, value: ir.Element) -> bool:
        """Whether a value is the product of an element with a number, less at least such a product. Below the normal
        numbers, a product may be rounded down by 2⁻¹⁵⁰ more than `td.next_up` adds: 2 to that power is 1.
        """
        match value:
            case ir.Apply(op="fma", operands=(lp.Element(register=register), ir.Number(value=factor), other)):
                found = self._multiple(other)
                return found is not None and found.negated and found.factor == factor and register in found.of
            case _:
                return False
