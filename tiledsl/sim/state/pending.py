"""A memory operation in flight."""

from __future__ import annotations

import copy
from typing import Any

from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.step import Step


class Pending:
    """A memory operation that no wait has covered yet.

    `mask` are the registers that the operation fills, `left` is how many counters have still to cover it, `lanes` are
    the active lanes. `first_op` and `last_op` number its LDS accesses, and `global_op` its last access to global
    memory, 0 where it has none. `replay` holds the operands
    of an operation that takes effect only at the wait: (operands, active lanes, whether those are all). `late` holds
    data that lands only at the wait: (register file, index, data, lanes)."""

    __slots__ = ("step", "mask", "first_op", "last_op", "global_op", "left", "lanes", "replay", "late")

    def __init__(self, step: Step, mask: int, left: int, lanes: Array):
        self.step = step
        self.mask = mask
        self.left = left
        self.lanes = lanes
        self.first_op = 0
        self.last_op = 0
        self.global_op = 0
        self.replay: tuple[list[Array], Array, bool] | None = None
        self.late: list[tuple[str, int, Array, Array]] | None = None

    def subset(self, rows: Array, blocks: int) -> Pending:
        """The same operation of the blocks in these rows, out of `blocks` blocks."""
        other = copy.copy(self)
        other.lanes = self.lanes[rows]
        if self.replay is not None:
            values, lanes, _ = self.replay
            lanes = lanes[rows]
            other.replay = ([_value_subset(value, rows, blocks) for value in values], lanes, bool(lanes.all()))
        if self.late is not None:
            other.late = [(file, index, data[rows], lanes[rows]) for file, index, data, lanes in self.late]
        return other


def _value_subset(value: Any, rows: Array, blocks: int) -> Any:
    """An operand's value [..., block, lane] for the chosen rows; constants have one row for all blocks."""
    per_block = hasattr(value, "ndim") and value.ndim >= 2 and value.shape[-2] == blocks
    return value[..., rows, :] if per_block else value
