"""Values of formulas in f32, and where operands are 0 or not finite.

Two formulas that agree almost everywhere may differ there.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import numpy as np

from tiledsl.analysis.values.algebra import (
    Applied,
    Data,
    Number,
    Opaque,
    Parameter,
    Product,
    Sum,
    Value,
    oriented,
    parts,
)
from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.fingerprints import SEEDS, Fingerprints, once
from tiledsl.analysis.values.tags import BITS, Tags
from tiledsl.diagnostics.node import Compared
from tiledsl.ir.math.distinct import distinct


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Where(Compared):
    """The condition that a scalar parameter, a tensor's elements or all matrix products are 0 or infinite."""

    kind: str  # "parameter", "tensor" or "product"
    name: str
    value: float

    @property
    def but(self) -> str:
        """Return the negated condition in words."""
        if self.kind == "product":
            return "no element of the product is 0"
        if np.isinf(self.value):
            return f"every element of '{self.name}' is finite"
        return f"{self.name} is not 0" if self.kind == "parameter" else f"no element of '{self.name}' is 0"


class Special(Fingerprints):
    """Fingerprints of a value where the condition holds."""

    def __init__(self, tags: Tags, blocks: Blocks, where: Where):
        super().__init__(tags, blocks, SEEDS[0])
        self.where = where

    @once
    def of(self, value: Value, rows: int, cols: int) -> np.ndarray:
        found = super().of(value, rows, cols)
        match value:
            case Parameter(name=name) if self.where.kind == "parameter" and name == self.where.name:
                return np.full((rows, cols), self.where.value)
            case Data(tags=elements) if self.where.kind == "tensor":
                numbers = [
                    n
                    for n, source in enumerate(self.tags.sources)
                    if source is not None and source.tensor == self.where.name
                ]
                chosen = np.broadcast_to(
                    np.isin(elements >> 2 * BITS, numbers), (max(rows, elements.shape[0]), elements.shape[1])
                )[:rows, :cols]
                return np.where(chosen, self.where.value, found)
            case Sum(base=base, products=products) if any(self._chosen(one) for one in products.values()):
                rest = super().of(
                    Sum(base, {key: one for key, one in products.items() if not self._chosen(one)}), rows, cols
                )
                return rest + self.where.value
            case _:
                return found

    def _chosen(self, one: Product) -> bool:
        return self.where.kind == "product" or (
            self.where.kind == "tensor" and self.where.name in multiplied(one, self.tags)
        )


class Single(Fingerprints):
    """The value in f32, where every element, product and parameter is a number of 1..2."""

    def __init__(self, tags: Tags, blocks: Blocks):
        super().__init__(tags, blocks, SEEDS[0])

    @once
    def of(self, value: Value, rows: int, cols: int) -> np.ndarray:
        if isinstance(value, Sum):
            total = (
                self.of(value.base, rows, cols) if value.base is not None else np.zeros((rows, cols), dtype=np.float32)
            )
            return np.asarray(
                total + np.float32(sum(1 + 1 / (2 + left + right) for left, right in value.products)), dtype=np.float32
            )
        return super().of(value, rows, cols).astype(np.float32)

    def meaning(self, op: str, *operands: np.ndarray) -> np.ndarray:
        """Apply the operation as the hardware does."""
        return self.computed(op, *operands)

    def _random(self, keys: np.ndarray, salt: int) -> np.ndarray:
        return 1 + np.abs(super()._random(keys, salt)) % 1


def divides(value: Value) -> bool:
    return any(isinstance(part, Applied) and part.op == "/" for part in parts(value))


def is_extreme(value: Value) -> bool:
    """Return whether the value contains numbers so large or small that f32 does not hold results computed from them."""
    return any(isinstance(part, Number) and part.value and not 1e-12 < abs(part.value) < 1e12 for part in parts(value))


def is_known(value: Value) -> bool:
    return not any(isinstance(part, Opaque) for part in parts(value))


def zeros(value: Value, tags: Tags) -> Iterator[Where]:
    """Yield a condition for everything in a value that may be 0."""
    found = list(parts(value))
    for name in dict.fromkeys(part.name for part in found if isinstance(part, Parameter)):
        yield Where("parameter", name, 0.0)
    for name in dict.fromkeys(name for part in found if isinstance(part, Data) for name in _held(part, tags)):
        yield Where("tensor", name, 0.0)
    if any(isinstance(part, Sum) and part.products for part in found):
        yield Where("product", "", 0.0)


def strangers(value: Value, wanted: Value, tags: Tags) -> Iterator[Where]:
    """Yield, for each tensor that is foreign to the value due, the condition that it is infinite."""
    known = set(tensors(wanted, tags))
    for name in tensors(value, tags):
        if name not in known:
            yield Where("tensor", name, np.inf)


def first(value: Value, numbers: Fingerprints, rows: int, cols: int) -> Applied | None:
    """Return the innermost operation that makes an infinity of finite numbers, or NaN of numbers."""
    applied = [
        (part, (cols, rows) if turned else (rows, cols))
        for part, turned in oriented(value)
        if isinstance(part, Applied)
    ]
    for part, at in sorted(applied, key=lambda one: one[0].depth):
        with np.errstate(all="ignore"):
            made, of = numbers.of(part, *at), [numbers.of(operand, *at) for operand in part.operands]
        finite = np.logical_and.reduce([np.isfinite(one) for one in of])
        number = np.logical_and.reduce([~np.isnan(one) for one in of])
        if ((finite & ~np.isfinite(made)) | (number & np.isnan(made))).any():
            return part
    return None


def tensors(value: Value, tags: Tags) -> dict[str, None]:
    """Return the tensors that the value is made of."""
    found: dict[str, None] = {}
    for part in parts(value):
        if isinstance(part, Data):
            found.update(dict.fromkeys(_held(part, tags)))
        if isinstance(part, Sum):
            found.update(dict.fromkeys(name for one in part.products.values() for name in multiplied(one, tags)))
    return found


def _held(data: Data, tags: Tags) -> list[str]:
    numbers = [data.base >> 2 * BITS] if data.base else distinct(data.tags[data.tags > 0] >> 2 * BITS)
    return list(dict.fromkeys(source.tensor for number in numbers if (source := tags.sources[int(number)]) is not None))


def multiplied(one: Product, tags: Tags, rows: int | None = None, cols: int | None = None) -> list[str]:
    """Return the tensors whose lines are multiplied, in all elements or in the first rows and columns."""
    sides = tags.vectors[one.left][:rows], tags.vectors[one.right][:cols]
    numbers = [int(number) for side in sides for number in distinct(side >> BITS)]
    return list(dict.fromkeys(name[0] for number in numbers if (name := tags.line_names[number]) is not None))
