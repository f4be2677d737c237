"""A tile that a warp stores to global memory, with its value."""

from __future__ import annotations

import dataclasses
from typing import Generic, TypeVar

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.block_integers import Place
from tiledsl.ir import nodes as ir

Value = TypeVar("Value")


@dataclasses.dataclass(frozen=True, slots=True)
class StoredTile(Generic[Value]):
    """A register tile that a warp stores.

    rows × cols of its elements lie inside the tensor, from (matrix, row, col) on.
    """

    warp: int
    event: al.Event
    tensor: ir.Tensor
    value: Value
    matrix: Place
    row: Place
    col: Place
    rows: int
    cols: int


Stored = StoredTile[al.Value]
