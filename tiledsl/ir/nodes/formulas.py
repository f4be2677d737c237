"""Formulas of contracts: expressions over whole tensors that state what an output holds.

Numbers, scalar parameters and operations are the nodes of `elements`.
"""

from __future__ import annotations

import dataclasses

from tiledsl.ir.nodes.elements import Element
from tiledsl.ir.nodes.objects import Tensor


@dataclasses.dataclass(frozen=True, slots=True)
class OfTensor(Element):
    """A tensor's value before the launch; `old` is true where the formula says td.old."""

    tensor: Tensor
    old: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Transposed(Element):
    """A formula with rows and columns exchanged in each matrix."""

    of: Element


@dataclasses.dataclass(frozen=True, slots=True)
class Matmul(Element):
    """The product left · right, matrix by matrix."""

    left: Element
    right: Element
