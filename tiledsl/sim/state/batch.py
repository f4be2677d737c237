"""What all parts of a machine share: the blocks that execute in lock step, their counts, and the report of hazards."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tiledsl.sim.state.arithmetic import Arithmetic, Array, on_host
from tiledsl.sim.state.hazards import Collector, Hazard
from tiledsl.sim.state.pending import Pending
from tiledsl.sim.state.report import Counts
from tiledsl.sim.state.step import Step
from tiledsl.targets import Target


class Batch:
    """The blocks of a machine, by linear id, with the facts that memory, checks and waves need.

    `xp` is the array module, `steps` are the program's steps, `wave_count` the waves of a block. `deferred` says that
    memory operations take effect only at the wait that covers them. `issuing` is the memory operation that is being
    issued.
    """

    def __init__(
        self,
        xp: Any,
        target: Target,
        steps: Sequence[Step],
        blocks: list[int],
        wave_count: int,
        deferred: bool,
        counts: Counts,
        collector: Collector,
    ):
        self.xp, self.target, self.steps = xp, target, steps
        self.blocks = blocks
        self.wave_count, self.deferred = wave_count, deferred
        self.counts, self.collector = counts, collector
        self.arithmetic = Arithmetic(xp)
        self.issuing: Pending | None = None

    @property
    def block_count(self) -> int:
        return len(self.blocks)

    def block_ids(self, rows: Sequence[int] | None = None) -> tuple[int, ...]:
        """The linear ids of the blocks in these rows of the arrays; of all blocks without `rows`."""
        return tuple(self.blocks) if rows is None else tuple(self.blocks[row] for row in rows)

    def subset(self, rows: Sequence[int]) -> Batch:
        """The batch of the blocks in these rows; it shares counts and report with this one."""
        other = copy.copy(self)
        other.blocks = [self.blocks[row] for row in rows]
        return other

    def report(
        self, kind: str, message: str, wave: int, step: Step, producer: Step | None = None, reason: str = "",
        waves: tuple[int, ...] = (), blocks: tuple[int, ...] = (), variant: str = "",
    ) -> None:  # fmt: skip
        """Report a hazard of wave number `wave`; the same hazard again only adds to its count."""
        source = producer.place if producer is not None else None
        if not self.collector.seen(kind, step.place, source, variant):
            self.collector.add(
                Hazard(kind, message, step.place, source, waves or (wave,), blocks or self.block_ids(), reason), variant
            )

    def report_lanes(
        self, w: Any, differs: Array, first: Array, active: Array, size: int, where: Callable[[int], str]
    ) -> None:
        """Report two lanes of wave `w` that write different values to one byte: memory lacks the value of one lane.

        By [block, lane]: whether memory differs from the lane's value, the first of its `size` bytes, and whether the
        lane takes part. `where` names a byte. A lane whose bytes no other lane of its block writes is left out.
        """
        first, active = (np.broadcast_to(on_host(array), differs.shape) for array in (first, active))
        for row, lane in np.argwhere(on_host(differs) & active).tolist():
            others = np.flatnonzero((np.abs(first[row] - first[row, lane]) < size) & active[row])
            if others.size > 1:
                lower, upper = sorted((lane, int(others[others != lane][0])))
                message = f"lanes {lower} and {upper} of one instruction write different values to"
                self.report(
                    "lane-conflict", f"{message} {where(first[row, lane])}", w.number, w.step,
                    reason="no document says which lane's value stays", blocks=self.block_ids([row]),
                )  # fmt: skip
                return
