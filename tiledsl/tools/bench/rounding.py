"""How far a right result may be from a contract's formula, since a kernel rounds operands of its products.

A contract does not say where a kernel rounds. Each operand of a product that the formula computes may be rounded: the
errors of its elements are added without regard to their signs, as the products' terms may cancel."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import parts_of
from tiledsl.tools.bench.evaluation import Held, Values, evaluated, of_operation

_COMPUTED = ir.Matmul | ir.Reduced | ir.Softmax | ir.Apply | ir.GroupSum | ir.PartSum


def rounded_within(value: ir.Element, values: Values, rounding: float, matrices: int) -> Any:
    """The largest error of each element, where computed operands of products are rounded by that share of their
    value. 0 where there are none."""
    with np.errstate(all="ignore"):
        return _Errors(values, rounding).of(value, matrices)


@dataclasses.dataclass(frozen=True)
class _Errors:
    values: Values
    rounding: float

    def of(self, value: ir.Element, matrices: int) -> Any:
        """The error of a formula: 0, or an array of its shape."""
        match value:
            case ir.Number() | ir.Parameter() | ir.OfTensor() | ir.Unpacked():
                return 0.0
            case ir.Matmul(left=left, right=right):
                (one, of_one), (other, of_other) = self._operand(left, matrices), self._operand(right, matrices)
                return of_one @ (other + of_other) + one @ of_other
            case ir.Apply(op=op, operands=operands):
                return self._of_operation(op, operands, matrices)
            case ir.Softmax(of=of):
                error = self.of(of, matrices)
                most = np.max(error, axis=-1, keepdims=True) if np.ndim(error) else error
                return evaluated(value, self.values, np.float64, matrices) * np.expm1(error + most)
            case ir.Chosen(left=left, right=right):
                sides = {"left": self.of(left, matrices), "right": self.of(right, matrices)}
                return self._through(value, sides, matrices)
            case ir.PartSum(of=of, parts=parts):
                return self._through(value, {"of": self.of(of, parts)}, matrices)
            case ir.GroupSum(of=of, count=count):
                return self._through(value, {"of": self.of(of, matrices * count)}, matrices)
            case ir.Stacked(of=of, each=each, rows=rows):
                return self._through(value, {"of": self.of(of, ex.number(rows) // ex.number(each))}, matrices)
            case ir.Reduced(op=op, of=of):
                summed = value if op == "+" else dataclasses.replace(value, op="maximum")
                return self._through(summed, {"of": self.of(of, matrices)}, matrices)
            case ir.Transposed(of=of) | ir.OfMatrix(of=of) | ir.OfColumn(of=of) | ir.AsColumn(of=of) | ir.AsRows(of=of):
                return self._through(value, {"of": self.of(of, matrices)}, matrices)
            case _:
                raise AssertionError(f"no error for {value!r}")

    def _operand(self, value: ir.Element, matrices: int) -> tuple[np.ndarray, np.ndarray]:
        """The absolute values of an operand of a product, and their errors."""
        found = np.abs(evaluated(value, self.values, np.float64, matrices))
        is_computed = any(isinstance(part, _COMPUTED) for part in parts_of(value))
        error = self.of(value, matrices) + (self.rounding * found if is_computed else 0.0)
        return found, np.broadcast_to(error, found.shape)

    def _of_operation(self, op: str, operands: Sequence[ir.Element], matrices: int) -> Any:
        """The change of the result where each operand alone is changed by its error, up or down."""
        errors = [self.of(operand, matrices) for operand in operands]
        if all(np.ndim(error) == 0 and not error for error in errors):
            return 0.0
        found = [evaluated(operand, self.values, np.float64, matrices) for operand in operands]
        right, changes = of_operation(op, operands, found), 0.0
        for number, error in enumerate(errors):
            ways = [[*found[:number], found[number] + way, *found[number + 1 :]] for way in (error, -error)]
            changes += np.maximum(*(np.abs(of_operation(op, operands, way) - right) for way in ways))
        return np.nan_to_num(changes, nan=0.0, posinf=np.inf)

    def _through(self, value: Any, errors: dict[str, Any], matrices: int) -> Any:
        """The errors of parts, moved, added or chosen as the formula does with its parts."""
        if all(np.ndim(error) == 0 and not error for error in errors.values()):
            return 0.0
        held = {name: Held(error) for name, error in errors.items()}
        return evaluated(dataclasses.replace(value, **held), self.values, np.float64, matrices)
