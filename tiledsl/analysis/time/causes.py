"""The causes of a wave's clocks: those that the simulation notes, and two that a second simulation shows.

Bank conflicts and uncoalesced lines make an access longer, and waves wait for the access elsewhere: at a wait, or for a
place in a queue. A simulation without them shows which of these waits pass; their clocks are those of the accesses."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from tiledsl.analysis.time.engine import CAUSES, ISSUED, WHOLE, Parts, UnitTime
from tiledsl.analysis.time.operations import Operation, Stream
from tiledsl.analysis.time.steady import weights_of

CONFLICTS, UNCOALESCED = "bank conflicts", "uncoalesced lines"
STALLS = (*CAUSES, CONFLICTS, UNCOALESCED)  # causes other than the issue of instructions
ALL = (ISSUED, *STALLS)
_LEAST = 0.01  # of the time of the compute unit: fewer clocks are not looked for


@dataclasses.dataclass(frozen=True)
class _Longer:
    """A reason for which accesses take longer: the causes that waves have then, and the clocks of an access."""

    causes: tuple[str, ...]
    without: Parts
    clocks: Callable[[Operation], int]


_LONGER = (
    _Longer(("LDS queue", "lgkmcnt"), dataclasses.replace(WHOLE, conflicts=False), lambda one: one.conflicts),
    _Longer(("vector-memory queue", "vmcnt"), dataclasses.replace(WHOLE, l1_clocks=False), lambda one: one.lines_clk),
)


def explained(unit: UnitTime, blocks: Sequence[Sequence[Stream]], simulated: Callable[[Parts], UnitTime]) -> UnitTime:
    """Return the time of a compute unit with an entry of `stalled` for each of `STALLS`.

    `blocks` have the streams of each block. `simulated` returns the time of the same blocks with parts of the model.
    """
    stalled = [list(one) for one in unit.stalled]
    for reason in _LONGER:
        longer = _clocks_by_instruction(blocks, reason.clocks, len(unit.issued))
        whole = sum(longer)
        found = [0.0] * len(longer)
        if whole >= _LEAST * unit.clocks:
            taken = _take(stalled, unit, simulated(reason.without), reason.causes)
            found = [taken * clocks / whole for clocks in longer]
        stalled.append(found)
    return dataclasses.replace(unit, stalled=stalled)


def _take(stalled: list[list[float]], unit: UnitTime, without: UnitTime, causes: Sequence[str]) -> float:
    """Take the clocks of these causes that pass without the reason, at most those that the waves gain. Return them."""
    rows = [CAUSES.index(cause) for cause in causes]
    passing = [
        [max(0.0, now - then) for now, then in zip(unit.stalled[row], without.stalled[row], strict=True)]
        for row in rows
    ]
    whole = sum(map(sum, passing))
    taken = max(0.0, min(whole, unit.wave_clocks - without.wave_clocks))
    for row, clocks in zip(rows, passing, strict=True):
        for index, clk in enumerate(clocks):
            if clk:
                stalled[row][index] -= clk * taken / whole
    return taken


def _clocks_by_instruction(
    blocks: Sequence[Sequence[Stream]], of: Callable[[Operation], int], instructions: int
) -> list[float]:
    found = [0.0] * instructions
    for stream in (stream for streams in blocks for stream in streams):
        for operation, weight in zip(stream.operations, weights_of(stream).tolist(), strict=True):
            if clocks := of(operation):
                found[operation.index] += clocks * weight
    return found
