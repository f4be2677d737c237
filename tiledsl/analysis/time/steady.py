"""Iterations that are left out: while all waves are in steady iterations, the time of a compute unit jumps ahead.

The trace of a loop has its first and its last iterations. A wave that comes to the gap between them executes the last
iterations before the gap again, as many as are left out. When every wave is in such iterations, and has executed some
of them since, the rates of all waves are known. The time then jumps to where the first wave has no iterations left; the
others have fewer. This wave leaves its loop, and the others are measured anew when it has ended. So each wave executes
its iterations at the rate that the other waves allow at that time, and what precedes and follows a loop is simulated
once and in full.

Waves of a block that meet at barriers in a loop execute their iterations together, and have one state of the loop."""

from __future__ import annotations

import bisect
import dataclasses
import math
from collections.abc import Iterable, Sequence

import numpy as np

from tiledsl.analysis.time.operations import Repeated, Stream
from tiledsl.sim.state.trace import LONG

_STEADY = 4  # iterations whose mean stands for the iterations that are left out
_AGREE = 0.002  # relative difference of two measurements of an iteration that agree
_MOST = 4  # measurements after which the mean counts, if no two agree
_PATIENCE = 50_000  # instructions that a wave executes again while another wave is in no loop


def _back(repeat: Repeated) -> int:
    """Return how many of the last iterations count as steady: whole periods, and one period of long iterations."""
    if repeat.begins[-1] - repeat.begins[-2] >= LONG:
        return repeat.period
    return max(1, min(_STEADY, len(repeat.begins) - 1) // repeat.period) * repeat.period


def steady(repeat: Repeated) -> tuple[int, int, float]:
    """Return the iterations that stand for the omitted ones: first position, end, and the weight of each iteration."""
    back = _back(repeat)
    return repeat.begins[-1 - back], repeat.begins[-1], 1 + repeat.left_out / back


def misses_of_iteration(stream: Stream, head: int) -> float | None:
    """Return the lines that an iteration of a loop asks of the L2 on average; None where none is left out."""
    repeat = next((one for one in stream.repeats if one.head == head and one.left_out), None)
    if repeat is None:
        return None
    first, end, _ = steady(repeat)
    return sum(one.misses for one in stream.operations[first:end] if one.is_load) / _back(repeat)


def weights_of(stream: Stream) -> np.ndarray:
    """Return how often the instruction at each position of a stream is executed, with the omitted iterations."""
    found = np.ones(len(stream.operations))
    for repeat in stream.repeats:
        first, end, weight = steady(repeat)
        found[first:end] *= weight
    return found


@dataclasses.dataclass(slots=True, eq=False)
class _Loop:
    """A loop that one wave executes, or waves of a block together, from its first steady iteration on.

    `remaining` are the iterations of the gap that are still to come. `times` are the clocks of the simulation at which
    the first of the waves begins an iteration, and `turns` the numbers of iterations that the waves execute again, in
    their order; the last is 0. `waited` are the instructions of a wave in this loop since another wave is in none.
    """

    repeat: Repeated
    depth: int
    remaining: int
    times: list[int] = dataclasses.field(default_factory=list)
    turns: list[int] = dataclasses.field(default_factory=list)
    waited: int = 0

    def rate(self, window: int, alone: bool) -> float | None:
        """Return the clocks of an iteration since a clock of the simulation, None before enough iterations.

        Beside other loops the loop first finds its pace: two successive measurements agree."""
        count, back = len(self.times) - 1 - bisect.bisect_left(self.times, window), _back(self.repeat)
        if count < (back if alone else 2 * back):
            return None
        last, before = self._mean(0, back), self._mean(back, 2 * back) if not alone else 0.0
        if alone or abs(last - before) <= _AGREE * last:
            return last
        return self._mean(0, count - count % self.repeat.period) if count >= _MOST * back else None

    def _mean(self, first: int, end: int) -> float:
        """Return the mean clocks of iterations, which are counted from the last backwards."""
        return (self.times[-1 - first] - self.times[-1 - end]) / (end - first)

    def waits(self) -> bool:
        """Note that another wave is in no loop. Return whether that has been so for too long."""
        begins = self.repeat.begins
        self.waited += begins[-1] - begins[-2]
        return self.waited > _PATIENCE

    def skip(self, iterations: float) -> None:
        """Leave out about so many iterations: whole periods."""
        self.remaining -= min(self.remaining, round(iterations / self.repeat.period) * self.repeat.period)

    def again(self) -> int:
        """Return how many iterations follow before the next decision, 0 to leave the loop."""
        count = min(_back(self.repeat), self.remaining)
        self.remaining -= count
        self.turns.append(count)
        return count


@dataclasses.dataclass(slots=True)
class _Stay:
    """A wave's stay in a loop: when it came, how many iterations it has begun, and how many turns it has taken.

    `begins` are the clocks of the simulation at which its iterations begin, also before the stay.
    """

    loop: _Loop
    came: float
    begins: list[int]
    begun: int = 0
    taken: int = 0


@dataclasses.dataclass(slots=True)
class Executed:
    """What a wave has executed of a loop: the clocks and the number of its steady iterations; with the others, `whole`.

    `span` has the first position, the end and the number of the steady iterations in the wave's stream.
    """

    span: tuple[int, int, int]
    clocks: float = 0.0
    iterations: int = 0
    whole: float = 0.0


class Looping:
    """A wave's place in its stream, and its loops. The stream is divided at borders, behind each a weight is valid."""

    __slots__ = (
        "number", "at", "border", "weight", "borders", "weights", "passed_borders", "marks", "block_number", "arrived",
        "over", "held", "met", "repeated", "began", "executed", "iterations",
    )  # fmt: skip

    def __init__(self, number: int, stream: Stream, block_number: int):
        self.number, self.at, self.block_number = number, 0, block_number
        self.arrived = self.over = False
        self.held: list[_Stay] = []
        self.met = self.repeated = 0  # loops with barriers so far; loops of `held` whose iterations are repeated
        self.began: dict[int, tuple[float, list[int]]] = {}
        self.executed: dict[int, Executed] = {}
        self.iterations: list[tuple[int, list[int], int]] = []
        self.marks: dict[int, list[tuple[Repeated, int]]] = {}
        for repeat in stream.repeats:
            for number_of, position in enumerate(repeat.begins):
                self.marks.setdefault(position, []).append((repeat, number_of))
        spans = [steady(repeat) for repeat in stream.repeats]
        self.borders = sorted(self.marks)
        self.weights = [
            math.prod((weight for first, end, weight in spans if first <= border < end), start=1.0)
            for border in self.borders
        ]
        self.weight, self.passed_borders, self.border = 1.0, 0, -1
        self.go_to(0)

    def go_to(self, position: int) -> None:
        """Continue behind a position, which is 0 or a border."""
        self.at = position
        self.passed_borders = bisect.bisect_right(self.borders, position)
        self.enter_region()

    def pass_border(self) -> None:
        """Enter the part of the stream behind the next border."""
        self.passed_borders += 1
        self.enter_region()

    def enter_region(self) -> None:
        """Set the next border, and the weight up to it: repeated iterations have none."""
        here = self.passed_borders
        self.border = self.borders[here] if here < len(self.borders) else -1
        self.weight = 0.0 if self.repeated else self.weights[here - 1] if here else 1.0


class SteadyLoops:
    """The loops of all waves of a compute unit. `left_out` are the clocks by which the time has jumped ahead."""

    def __init__(self, waves: Sequence[Looping], barriers: bool):
        self.waves, self.barriers, self.left_out = waves, barriers, 0.0
        self.shared: dict[tuple[int, int], _Loop] = {}  # by block, and number of the loop with barriers
        self.live: dict[tuple[int, int], _Loop] = {}  # by block and depth: the loop that its waves execute together
        self.windows: dict[int, int] = {}  # by depth: the clock of the simulation since which all waves are steady

    def pass_border(self, w: Looping, t: int) -> None:
        """Note that a wave begins an iteration, and decide where it continues."""
        marks = w.marks[w.at]
        w.pass_border()
        for repeat, number in marks:
            last = len(repeat.begins) - 1
            first = last - _back(repeat)
            if number == 0:
                w.began[repeat.head] = (t + self.left_out, [])
            if number < first:
                w.began[repeat.head][1].append(t)
                continue
            if number == first:
                self._come(w, repeat, t)
            self._turn(w, t)
            if number == last:
                self._decide(w, repeat, t)

    def end(self, w: Looping) -> None:
        """Note that a wave has ended: the other waves may be faster from now on."""
        w.over = True
        self.windows.clear()

    # -- a wave -----------------------------------------------------------------------

    def _come(self, w: Looping, repeat: Repeated, t: int) -> None:
        now, depth, loop, shared = t + self.left_out, len(w.held), None, repeat.meets and self.barriers
        if shared:
            loop = self.shared.get((w.block_number, w.met))
        if loop is None:
            loop = _Loop(repeat, depth, repeat.left_out)
            self._change(depth)
            if shared:
                self.shared[w.block_number, w.met] = self.live[w.block_number, depth] = loop
        w.met += shared
        w.held.append(_Stay(loop, now, w.began[repeat.head][1]))

    def _turn(self, w: Looping, t: int) -> None:
        stay = w.held[-1]
        stay.begins.append(t)
        stay.begun += 1
        loop = stay.loop
        if stay.begun > len(loop.times):
            loop.times.append(t)
            self._consider(loop)

    def _decide(self, w: Looping, repeat: Repeated, t: int) -> None:
        """Let a wave at the end of its steady iterations execute some of them again, or leave the loop."""
        stay = w.held[-1]
        loop = stay.loop
        if stay.taken == len(loop.turns) and not loop.again():
            self._change(loop.depth)
            if self.live.get((w.block_number, loop.depth)) is loop:
                del self.live[w.block_number, loop.depth]
        again = loop.turns[stay.taken]
        stay.taken += 1
        if again:
            w.repeated += stay.taken == 1
            w.go_to(repeat.begins[-1 - again])
            return
        w.held.pop()
        w.repeated -= stay.taken > 1
        w.enter_region()
        first, end, _ = steady(repeat)
        found = w.executed.setdefault(repeat.head, Executed((first, end, _back(repeat))))
        found.span = first, end, _back(repeat)
        found.clocks += t + self.left_out - stay.came
        found.iterations += _back(repeat) + repeat.left_out
        found.whole += t + self.left_out - w.began[repeat.head][0]
        w.iterations.append((repeat.head, stay.begins, repeat.left_out - sum(loop.turns)))

    # -- all waves --------------------------------------------------------------------

    def _change(self, depth: int) -> None:
        """Measure anew: other loops are executed at this depth of loops."""
        for inner in [one for one in self.windows if one >= depth]:
            del self.windows[inner]

    def _at(self, depth: int) -> set[_Loop] | None:
        """Return the loops that the waves execute at a depth, or around it; None if a wave executes something else."""
        found = set()
        for w in self.waves:
            if w.over or w.arrived:  # a wave at a barrier waits for the other waves of its block
                continue
            around = (self._of(w, level) for level in range(depth, -1, -1))
            loop = next((loop for loop in around if loop is not None), None)
            if loop is None:
                return None
            found.add(loop)
        return found

    def _of(self, w: Looping, depth: int) -> _Loop | None:
        """Return the loop of a wave, or the one that other waves of its block have come to first."""
        shared = self.live.get((w.block_number, depth))
        return shared or (w.held[depth].loop if depth < len(w.held) else None)

    def _consider(self, loop: _Loop) -> None:
        """Jump ahead if the rates of all waves are known."""
        loops = self._at(loop.depth)
        if loops is None:
            if loop.waits():
                self._jump({loop: loop.rate(0, True)}, loop.depth)
            return
        loop.waited = 0
        if loop.depth not in self.windows:
            self.windows[loop.depth] = loop.times[-1]
        else:
            window = self.windows[loop.depth]
            self._jump({one: one.rate(window, len(loops) == 1) for one in loops}, loop.depth)

    def _jump(self, rates: dict[_Loop, float | None], depth: int) -> None:
        known = {loop: rate for loop, rate in rates.items() if rate is not None}
        clocks = min((loop.remaining * rate for loop, rate in known.items()), default=0.0)
        if len(known) < len(rates) or clocks <= 0:
            return
        self.left_out += clocks
        for loop, rate in known.items():
            loop.skip(clocks / rate)
        self._change(depth)


def executed_by(waves: Iterable[Looping]) -> dict[int, list[tuple[Looping, Executed]]]:
    """Return for each loop's head the waves that have executed the loop."""
    found: dict[int, list[tuple[Looping, Executed]]] = {}
    for w in waves:
        for head, one in w.executed.items():
            found.setdefault(head, []).append((w, one))
    return found
