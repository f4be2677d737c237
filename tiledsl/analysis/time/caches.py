"""Hits in L2 and in the Infinity Cache (MALL), from the lines that blocks touch at the same time.

Block i runs on XCD i mod the number of XCDs. Of the blocks of one round the second iteration counts. Of the blocks
of an XCD the first to touch a line misses; a later one hits if the line is still there, that is unless more than the
L2 holds has been brought in since another block touched it. Blocks start one after the other (`Chip.start_clk`)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import numpy as np

from tiledsl.analysis.time.chips import Chip
from tiledsl.sim.launch.trace import BlockTrace
from tiledsl.sim.state.trace import LINE, GlobalAccess, WaveTrace


@dataclasses.dataclass(frozen=True, slots=True)
class OfXcd:
    """What blocks of one XCD ask of its L2: their numbers, their requests of 128 bytes, and those that miss."""

    xcd: int
    blocks: tuple[int, ...]
    requests: int
    misses: int


@dataclasses.dataclass(frozen=True, slots=True)
class Reuse:
    """Parts of the requests that hit: in the L2, and of its misses in the MALL, if the L2 keeps what is used again.

    `step_lines` are the lines that the blocks of an XCD bring in together in the traced part, `traced` the requests of
    one block there. `xcds` has each XCD that has one of the blocks.
    """

    l2: float
    mall: float
    step_lines: float
    traced: float
    lost: float
    xcds: tuple[OfXcd, ...] = ()


def round_of(blocks: int, slots: int) -> list[int]:
    """The blocks of the round in the middle of a launch."""
    rounds = -(-blocks // slots)
    first = rounds // 2 * slots if blocks >= slots else 0
    first = min(first, max(0, blocks - slots))
    return list(range(first, min(blocks, first + slots)))


def reuse(trace: BlockTrace, chip: Chip, step_clocks: float) -> Reuse:
    """The reuse among blocks traced together; `step_clocks` is how long the traced part of a block takes."""
    of_loop = bool(_lines(trace, 0, True).size)
    lines = [_lines(trace, row, of_loop) for row in range(len(trace.blocks))]
    xcd = [block % chip.xcds for block in trace.blocks]
    requests = sum(len(own) for own in lines)
    if not requests:
        return Reuse(0.0, 0.0, 0.0, 0.0, 0.0)
    misses, lost, unique, of_xcds = 0, 0, [], []
    for number in sorted(set(xcd)):
        rows = [row for row in range(len(lines)) if xcd[row] == number]
        own, blocks = [lines[row] for row in rows], tuple(trace.blocks[row] for row in rows)
        found, again, held = _misses(own, chip, step_clocks)
        misses, lost = misses + found + again, lost + again
        unique.append(held)
        of_xcds.append(OfXcd(number, blocks, sum(map(len, own)), found + again))
    everything = len(np.unique(np.concatenate(lines)))
    mall = 1 - everything / misses if chip.has_mall else 0.0
    return Reuse(
        1 - misses / requests,
        mall,
        float(np.mean(unique)),
        requests / len(lines),
        lost / requests,
        tuple(of_xcds),
    )


def _misses(blocks: Sequence[np.ndarray], chip: Chip, step_clocks: float) -> tuple[int, int, int]:
    """First touches, touches that come too late to hit, and lines in all, of the blocks of an XCD."""
    lag = np.concatenate([np.full(len(own), number * chip.start_clk.value) for number, own in enumerate(blocks)])
    touched = np.concatenate(blocks)
    order = np.lexsort((lag, touched))
    touched, lag = touched[order], lag[order]
    same = touched[1:] == touched[:-1]
    unique = len(touched) - int(same.sum())
    holds = chip.l2_bytes.value / LINE / max(unique, 1) * step_clocks  # clk until a line is driven out
    late = int((same & (lag[1:] - lag[:-1] > holds)).sum())
    return unique, late, unique


def _lines(trace: BlockTrace, row: int, of_loop: bool) -> np.ndarray:
    """The distinct lines that one block reads: in the second iteration of its loop, or in all that is traced."""
    reads = [
        access.lines[row]
        for wave in trace.waves
        for position, access in wave.accesses.items()
        if isinstance(access, GlobalAccess) and access.kind == "read" and (not of_loop or _in_second(wave, position))
    ]
    found: np.ndarray = np.unique(np.concatenate(reads)) if reads else np.zeros(0, np.int64)
    return found


def _in_second(wave: WaveTrace, position: int) -> bool:
    """Whether a position lies in the second iteration of the wave's first loop, which is traced to its end."""
    return len(wave.turns) >= 2 and wave.turns[0] <= position < wave.turns[1]
