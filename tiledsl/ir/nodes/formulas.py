"""What contracts say of an output: formulas over whole tensors. Numbers, scalar parameters and operations are those of
`elements`.
"""

from __future__ import annotations

import dataclasses

from tiledsl.ir.nodes.elements import Element
from tiledsl.ir.nodes.objects import Tensor


@dataclasses.dataclass(frozen=True, slots=True)
class OfTensor(Element):
    """A tensor before the launch; `old` where the formula says td.old."""

    tensor: Tensor
    old: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Transposed(Element):
    """The same with rows and columns exchanged, matrix by matrix."""

    of: Element


@dataclasses.dataclass(frozen=True, slots=True)
class Matmul(Element):
    """left · right, matrix by matrix."""

    left: Element
    right: Element
