"""What blocks of one round read in a window of iterations, which stands for all iterations of their loop.

The window is the second iteration, or two or four iterations from the second on where iterations share lines: a step of
64 bytes of each row asks for new lines in every second iteration. A line that the block has touched before the window
is not new, as half of the lines where rows do not begin with a line: neighbouring steps of such rows share a line."""

from __future__ import annotations

import bisect
import dataclasses
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from tiledsl.analysis.time.operations import l1_misses
from tiledsl.analysis.time.unit import FIGURES, UnitFigures
from tiledsl.ir.math.distinct import distinct
from tiledsl.sim.launch.trace import BlockTrace
from tiledsl.sim.state.trace import GlobalAccess, WaveTrace
from tiledsl.targets import LINE

_WINDOWS = (1, 2, 4)  # iterations
_COMPARED = 6  # iterations from which the window is chosen, with the first: so many are traced of every loop


@dataclasses.dataclass(frozen=True, slots=True)
class Touches:
    """The distinct lines that a block reads first in the traced part, and when it reads each first: 0 to 1.

    Lines are numbered from 0 on among the lines of all blocks, and stand in rising order. `again` is the number of the
    further requests that come to the L2, for lines that the block has touched before. `length` is the number of the
    block's iterations, in any unit."""

    lines: np.ndarray
    when: np.ndarray
    length: float = 1.0
    again: float = 0.0


def window_of(trace: BlockTrace) -> int:
    """Return the iterations after which a loop has asked for as many new lines as in the iterations before them."""
    found = new_lines(trace)
    if len(found) < _COMPARED:  # a loop with few iterations
        return 1
    return next((many for many in _WINDOWS if found[1:-many] == found[1 + many :]), _WINDOWS[-1])


def new_lines(trace: BlockTrace) -> list[int]:
    """Count the lines that the first block touches first in each of the first iterations of its loop.

    What precedes the loop belongs to the first iteration."""
    looped = [wave for wave in trace.waves if wave.turns]
    count = min((len(wave.turns) for wave in looped), default=0)
    of_turns: list[list[np.ndarray]] = [[] for _ in range(min(count, _COMPARED))]
    for wave in looped:
        for position, access in _reads(wave):
            turn = bisect.bisect_right(wave.turns, position)
            if turn < len(of_turns):
                of_turns[turn].append(access.lines[0])
    seen, found = np.zeros(0, np.int64), []
    for lines in of_turns:
        now = np.unique(np.concatenate([seen, *lines]))
        found.append(len(now) - len(seen))
        seen = now
    return found


def touches_of(
    trace: BlockTrace,
    work: np.ndarray | None = None,
    window: int = 1,
    figures: UnitFigures | None = None,
    passed: float | None = None,
) -> list[Touches]:
    """Return what each block reads: in a window of its loop, or in the whole trace.

    `work` is the work of each block of the launch, to which the iterations of its loop are proportional. The trace has
    `window` iterations behind the first. `passed` are the requests of a window that the L1 of a block passes on to the
    L2; without them, an L1 with `figures`, or those of the target, is simulated for the trace."""
    reads = _reads_of_loop(trace, window)
    if not reads:
        return _touches(trace, _reads_where(trace, lambda wave, position: True))
    own = np.ones(len(trace.blocks)) if work is None else work[list(trace.blocks)].astype(float)
    lengths = own / own.mean() if own.any() else np.ones(len(own))
    before = _reads_where(trace, lambda wave, position: len(wave.turns) > window and position < wave.turns[0])
    touches = _touches(trace, reads, before)
    if passed is None:
        passed = _passed_by_l1(trace, window, figures or FIGURES[trace.target.name])
    new = len(touches[0].lines)
    again = max(0.0, passed / new - 1) if new else 0.0
    found = []
    for one, length in zip(touches, lengths.tolist(), strict=True):
        found.append(dataclasses.replace(one, length=length, again=len(one.lines) * again if new else float(passed)))
    return found


def reads_before_loop(trace: BlockTrace) -> tuple[frozenset[int], list[Touches]]:
    """Return the numbers of the instructions that read before the loop, and what each block reads by them."""
    looped = bool(_reads_of_loop(trace, 1))
    inside = {step for wave in trace.waves if len(wave.turns) >= 2 for step in wave.stream[slice(*wave.turns[:2])]}
    before = _reads_where(trace, lambda wave, position: looped and wave.stream[position] not in inside)
    return frozenset(step for _, step, _ in before), _touches(trace, before)


_Read = tuple[float, int, GlobalAccess]  # when, 0 to 1, the number of the instruction in the listing, and the access


def _touches(trace: BlockTrace, reads: Sequence[_Read], before: Sequence[_Read] = ()) -> list[Touches]:
    """Return what each block touches in some of the reads, without the lines of the reads before."""
    if not reads:
        return [Touches(np.zeros(0, np.int64), np.zeros(0)) for _ in trace.blocks]
    times = np.array([when for when, _, _ in reads])
    shares = bool(before) and _shares(reads, before)
    found = []
    for row in range(len(trace.blocks)):
        lines = [access.lines[row] for _, _, access in reads]
        own, first = np.unique(np.concatenate(lines), return_index=True)
        when = np.repeat(times, [len(one) for one in lines])[first]
        if shares:
            new = ~np.isin(own, np.concatenate([access.lines[row] for _, _, access in before]))
            own, when = own[new], when[new]
        found.append((own, when))
    everything = distinct(np.concatenate([own for own, _ in found]))
    return [Touches(np.searchsorted(everything, own), when) for own, when in found]


def _shares(reads: Sequence[_Read], before: Sequence[_Read]) -> bool:
    """Return whether the first block touches a line in both."""
    own, others = (np.concatenate([access.lines[0] for _, _, access in some]) for some in (reads, before))
    return bool(np.isin(own, others).any())


def _passed_by_l1(trace: BlockTrace, window: int, figures: UnitFigures) -> int:
    """Count the requests of the window that the L1 passes on to the L2, of the first block."""
    missed = l1_misses(trace.waves, int(figures.l1_bytes.value) // LINE)
    return sum(
        of_wave[position]
        for wave, of_wave in zip(trace.waves, missed, strict=True)
        for position, _ in _reads(wave)
        if _in_window(wave, position, window)
    )


def _reads_of_loop(trace: BlockTrace, window: int) -> list[_Read]:
    """Return the reads in the window of the loop; none if they touch no line."""
    reads = _reads_where(trace, lambda wave, position: _in_window(wave, position, window), window)
    return reads if any(len(access.lines[0]) for _, _, access in reads) else []


def _reads(wave: WaveTrace) -> Iterator[tuple[int, GlobalAccess]]:
    """Yield the wave's reads of global memory, each with its position."""
    for position, access in wave.accesses.items():
        if isinstance(access, GlobalAccess) and access.kind == "read":
            yield position, access


def _reads_where(trace: BlockTrace, counts: Callable[[WaveTrace, int], bool], window: int = 1) -> list[_Read]:
    """Return the reads at the positions that count, in the order of their times; a window of a loop begins at 0."""
    found = []
    for wave in trace.waves:
        reads = [(position, access) for position, access in _reads(wave) if counts(wave, position)]
        looped = bool(reads) and all(_in_window(wave, position, window) for position, _ in reads)
        start, end = (wave.turns[0], wave.turns[window]) if looped else (0, len(wave.stream))
        for position, access in reads:
            found.append(((position - start) / max(1, end - start), wave.stream[position], access))
    return sorted(found, key=lambda one: one[0])


def _in_window(wave: WaveTrace, position: int, window: int) -> bool:
    """Return whether a position lies in the window of the wave's first loop, which is traced to its end."""
    return len(wave.turns) > window and wave.turns[0] <= position < wave.turns[window]
