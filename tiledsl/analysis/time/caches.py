"""Hits in L2 and in the Infinity Cache (MALL), from the lines that blocks touch at the same time.

Block i runs on XCD i mod the number of XCDs. The lines are those of the second iteration of the blocks of one round.
The first block of an XCD that touches a line misses. A later block hits, unless the lines that were loaded since the
last touch fill the whole L2. Blocks start one after the other (`Chip.start_clk`)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import numpy as np

from tiledsl.analysis.time.chips import Chip
from tiledsl.sim.launch.trace import BlockTrace
from tiledsl.sim.state.trace import LINE, GlobalAccess, WaveTrace


@dataclasses.dataclass(frozen=True, slots=True)
class Reuse:
    """The reuse of lines among blocks, in the traced part of a launch.

    `l2` is the fraction of the requests that hit the L2, and `mall` the fraction of the L2's misses that hit the MALL.
    """

    l2: float
    mall: float


def round_of(blocks: int, slots: int) -> list[int]:
    """Return the blocks of the round in the middle of a launch."""
    rounds = -(-blocks // slots)
    first = rounds // 2 * slots if blocks >= slots else 0
    first = min(first, max(0, blocks - slots))
    return list(range(first, min(blocks, first + slots)))


def reuse(trace: BlockTrace, chip: Chip, step_clocks: float) -> Reuse:
    """Return the reuse among blocks that were traced together; `step_clocks` are the clocks of the traced part."""
    of_loop = bool(_lines(trace, 0, True).size)
    lines = [_lines(trace, row, of_loop) for row in range(len(trace.blocks))]
    xcd = [block % chip.xcds for block in trace.blocks]
    requests = sum(len(own) for own in lines)
    if not requests:
        return Reuse(0.0, 0.0)
    misses = 0
    for number in sorted(set(xcd)):
        own = [lines[row] for row in range(len(lines)) if xcd[row] == number]
        misses += _misses(own, chip, step_clocks)
    everything = len(np.unique(np.concatenate(lines)))
    mall = 1 - everything / misses if chip.has_mall else 0.0
    return Reuse(1 - misses / requests, mall)


def _misses(blocks: Sequence[np.ndarray], chip: Chip, step_clocks: float) -> int:
    """Count the misses of the blocks of an XCD: first touches, and touches that come too late to hit."""
    lag = np.concatenate([np.full(len(own), number * chip.start_clk.value) for number, own in enumerate(blocks)])
    touched = np.concatenate(blocks)
    order = np.lexsort((lag, touched))
    touched, lag = touched[order], lag[order]
    same = touched[1:] == touched[:-1]
    unique = len(touched) - int(same.sum())
    holds = chip.l2_bytes.value / LINE / max(unique, 1) * step_clocks  # clk until other lines have replaced a line
    late = int((same & (lag[1:] - lag[:-1] > holds)).sum())
    return unique + late


def _lines(trace: BlockTrace, row: int, of_loop: bool) -> np.ndarray:
    """Return the distinct lines that one block reads: in the second iteration of its loop, or in the whole trace."""
    reads = [
        access.lines[row]
        for wave in trace.waves
        for position, access in wave.accesses.items()
        if isinstance(access, GlobalAccess) and access.kind == "read" and (not of_loop or _in_second(wave, position))
    ]
    found: np.ndarray = np.unique(np.concatenate(reads)) if reads else np.zeros(0, np.int64)
    return found


def _in_second(wave: WaveTrace, position: int) -> bool:
    """Return whether a position lies in the second iteration of the wave's first loop, which is traced completely."""
    return len(wave.turns) >= 2 and wave.turns[0] <= position < wave.turns[1]
