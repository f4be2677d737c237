"""Which turns of a loop are run: the others do what turns before them did.

What a warp does in a turn depends on the values that govern the loop's body: conditions, guards, addresses in LDS. A
value is *even* if its expression repeats after a number of turns, and *uneven* otherwise, like a condition that
compares the loop variable with a bound. A condition that repeats after many turns, like one on the step within each of
several heads, counts as uneven too; the *cycle* is the number of turns after which all even values and all such
conditions repeat. Uneven values are computed for every lane of the block, and for every turn in which they may change.
A *run* is a longest sequence of turns in which no uneven value changes. So a turn of a run does what the turn one
period before it did, in all warps.

Of a run, the first periods and the last are run, and whole periods between them are left out. Let π be what all warps
do in one period. The state of LDS is, for every byte, the last writer and the readers since. After one period, the
state of every byte that π touches comes from that period alone; other bytes keep their state. So the second period
meets the same conflicts as each further one, and no further period adds an order or a race: an order with an access
from before the run is required in the first period already, after fewer turns. The last period leaves the state that
the run leaves in full. Where warps are some periods apart in a run, these hold from the arrival of the last warp until
the first warp leaves, so that as many more periods are run at either end.

Where the uneven values without a period do not change for many cycles, whole cycles are left out in the same way: of
the cycles that do the same, the first and the last are run, each with its runs shortened. A shortened run leaves the
state that the whole run leaves, so the above holds with a cycle for π.

Two blocks with runs of the same kinds whose numbers of kept turns are equal require the same orders. These count turns
up to `MAX_TURNS`, and at least so many are kept of a run that is shortened: an access before the run and an access
behind it lie `MAX_TURNS` turns or more apart in either block.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.periods import period_of
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.ir.program.obligations import MAX_TURNS

_POINTS_AT_ONCE = 1 << 20
_LONG = 64  # turns of a period: conditions of such periods count as uneven


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Run(Compared):
    """Turns of a loop from `first` on that repeat: `head` of them are run, `left_out` are not, and `tail` are run.

    `outcomes` has for each warp the uneven values in all lanes. `skipped` counts the turns just before `first` that are
    left out because they repeat the cycle before them.
    """

    first: int
    head: int
    left_out: int
    tail: int
    outcomes: tuple[bytes, ...]
    skipped: int = 0

    @property
    def kept(self) -> Iterator[int]:
        """The turns that are run."""
        yield from range(self.first, self.first + self.head)
        yield from range(self.after - self.tail, self.after)

    @property
    def after(self) -> int:
        """The first turn behind the run."""
        return self.first + self.head + self.left_out + self.tail


class Governed:
    """A loop with the values that govern its body.

    `period` is the number of turns after which the even values repeat, None where every turn has to be run. `uneven`
    has the uneven values, whether only their truth matters, and the turns after which they repeat, None where they do
    not; `cycle` is the number of turns after which all that repeats does. `outer` are the variables, other than the
    loop's and those of warps and lanes, that the even values depend on.
    """

    def __init__(self, loop: lp.Loop, warps: int):
        self.loop, self.warps = loop, warps
        self.lanes = lane_environment(warps)
        inside = [one for one in lp.flat(loop.body) if isinstance(one, lp.Loop)]
        self.is_innermost = not inside
        inner = {one.var for one in inside}
        even: list[ir.Expr] = []
        uneven: dict[tuple[ir.Expr, bool, int | None], None] = {}
        found, can_run_in_part = 1, True
        for operation in lp.flat(loop.body):
            for value, is_truth in governing(operation):
                period = period_of(value, loop.var)
                if period is not None and not is_truth:
                    even.append(value)
                    found = math.lcm(found, period)
                    continue
                is_known = inner.isdisjoint(ex.variables(value)) and not any(ex.undefined(value))
                if period is None or is_known and _LONG <= self._turns(period):
                    uneven[value, is_truth, period and self._turns(period)] = None
                    can_run_in_part &= is_known
                else:
                    even.append(value)
                    found = math.lcm(found, period)
        self.uneven = tuple(uneven)
        self.period = self._turns(found) if can_run_in_part else None
        self.cycle = math.lcm(self._turns(found), *(turns for _, _, turns in uneven if turns))
        self.outer = tuple(
            dict.fromkeys(
                one
                for value in even
                for one in ex.variables(value)
                if one.kind in ("loop", "block") and one != loop.var and one not in inner
            )
        )

    def _turns(self, period: int) -> int:
        """Return after how many turns a value repeats that repeats after so many values of the loop's variable."""
        return period // math.gcd(period, self.loop.step)

    def runs(self, environment: Mapping[ir.Expr, Any], turns: int, periods: int | None) -> tuple[Run, ...]:
        """Return the runs in one block, whose variables and those of outer loops are in `environment`."""
        ((_, found),) = self.of_blocks({one: np.asarray(value) for one, value in environment.items()}, turns, periods)
        return found

    def of_blocks(
        self, environment: Mapping[ir.Expr, Any], turns: int, periods: int | None
    ) -> Iterator[tuple[int, tuple[Run, ...]]]:
        """Yield the number and the runs of each block. `environment` has single values, and vectors over the blocks."""
        count = max((len(value) for value in environment.values() if np.ndim(value)), default=1)
        if periods is None or self.period is None or not turns:
            whole = (Run(0, turns, 0, 0, (b"",) * self.warps),) if turns else ()
            yield from ((number, whole) for number in range(count))
            return
        changes, skipped = self._changes(environment, count, turns, periods)
        blocks, firsts = np.nonzero(changes)
        outcomes = self._outcomes(environment, blocks, firsts)
        ends = np.searchsorted(blocks, np.arange(count + 1))
        for number in range(count):
            here, gaps = range(ends[number], ends[number + 1]), skipped[number]
            starts = firsts[here.start : here.stop].tolist()
            afters = [after - gaps.get(after, 0) for after in starts[1:]] + [turns]
            yield number, tuple(
                self._run(first, after, outcomes[at], periods, gaps.get(first, 0))
                for at, first, after in zip(here, starts, afters, strict=True)
            )

    def _run(self, first: int, after: int, outcomes: tuple[bytes, ...], periods: int, skipped: int) -> Run:
        """Return a run with the turns that are kept of it; with uneven values, at both of its ends."""
        assert self.period is not None
        count = after - first
        kept = periods * self.period
        if self.uneven:
            kept = max((2 * periods - 3) * self.period, -(-MAX_TURNS // self.period) * self.period)
        left_out = max(0, count - kept) // self.period * self.period
        head = min(count, (periods - 1) * self.period) if self.uneven and left_out else count - left_out
        return Run(first, head, left_out, count - head - left_out, outcomes, skipped)

    def _changes(
        self, environment: Mapping[ir.Expr, Any], count: int, turns: int, periods: int
    ) -> tuple[np.ndarray, list[dict[int, int]]]:
        """Return for each block in which turns a run begins, and what is left out by cycles.

        A run begins where an uneven value is not that of the turn before, one cycle before cycles that are left out,
        and behind these. The number of turns that are left out is given by the first turn behind them.
        """
        changes = np.zeros((count, turns), dtype=bool)
        changes[:, 0] = True
        for value, is_truth, period in self.uneven:
            if period is None:
                changes |= self._changing(value, is_truth, environment, count, turns)
        skipped = [self._skipped(np.flatnonzero(one), turns, periods) for one in changes]
        for value, is_truth, period in self.uneven:
            if period is not None:
                once = self._changing(value, is_truth, environment, count, min(turns, period + 1))[:, 1:]
                changes[:, 1:] |= np.tile(once, (1, -(-turns // period)))[:, : turns - 1]
        for number, gaps in enumerate(skipped):
            for after, left_out in gaps.items():
                changes[number, after - left_out : after] = False
                changes[number, [after - left_out - self.cycle, after]] = True
        return changes, skipped

    def _skipped(self, windows: np.ndarray, turns: int, periods: int) -> dict[int, int]:
        """Return how many turns are left out by cycles, by the first turn behind them.

        `windows` are the first turns of sequences of turns in which all uneven values repeat.
        """
        found: dict[int, int] = {}
        if all(period is None for _, _, period in self.uneven):
            return found
        kept = max(2 * periods - 3, -(-MAX_TURNS // self.cycle))
        lengths = np.diff(windows, append=turns)
        for first, length in zip(windows.tolist(), lengths.tolist(), strict=True):
            left_out = length // self.cycle - kept
            if left_out > 0:
                found[first + (periods - 1 + left_out) * self.cycle] = left_out * self.cycle
        return found

    def _changing(
        self, value: ir.Expr, is_truth: bool, environment: Mapping[ir.Expr, Any], count: int, turns: int
    ) -> np.ndarray:
        """Return for each block in which of the first turns a value is not that of the turn before."""
        changes = np.zeros((count, turns), dtype=bool)
        at_once = max(2, _POINTS_AT_ONCE // (count * math.prod(self._shape(value))))
        for first in range(0, turns - 1, at_once - 1):
            steps = np.arange(first, min(turns, first + at_once))
            found = self._at(value, is_truth, environment, steps)
            changes[:, first + 1 : first + len(steps)] = (found[..., 1:] != found[..., :-1]).any(axis=(1, 2))
        return changes

    def _outcomes(
        self, environment: Mapping[ir.Expr, Any], blocks: np.ndarray, turns: np.ndarray
    ) -> list[tuple[bytes, ...]]:
        """Return, for pairs of a block and a turn, the uneven values in all lanes of each warp."""
        if not self.uneven:
            return [(b"",) * self.warps] * len(turns)
        out: list[tuple[bytes, ...]] = []
        at_once = max(1, _POINTS_AT_ONCE // sum(math.prod(self._shape(value)) for value, _, _ in self.uneven))
        for first in range(0, len(turns), at_once):
            here = slice(first, first + at_once)
            known = {one: value[blocks[here]] if np.ndim(value) else value for one, value in environment.items()}
            columns = [
                self._at(value, is_truth, known, turns[here, None])[..., 0] for value, is_truth, _ in self.uneven
            ]
            of_warps = [np.broadcast_to(one, (len(one), self.warps, one.shape[2])) for one in columns]
            together = np.ascontiguousarray(np.concatenate(of_warps, axis=-1), dtype=np.int64)
            out += [tuple(warp.tobytes() for warp in one) for one in together]
        return out

    def _shape(self, value: ir.Expr) -> tuple[int, int]:
        """Return for how many warps and lanes a value is computed."""
        kinds = ex.kinds(value)
        lanes = next(iter(self.lanes.values())).shape[1]
        return (self.warps, lanes) if "lane" in kinds else (self.warps, 1) if "warp" in kinds else (1, 1)

    def _at(self, value: ir.Expr, is_truth: bool, environment: Mapping[ir.Expr, Any], turns: np.ndarray) -> np.ndarray:
        """Return a value by block, warp, lane and turn; `turns` are the same for all blocks, or have a row for each."""
        warps, lanes = self._shape(value)
        known: dict[ir.Expr, Any] = {
            one: at[:, None, None, None] if np.ndim(at) else at for one, at in environment.items()
        }
        known |= {one: at[:warps, :lanes, None] for one, at in self.lanes.items()}
        known[self.loop.var] = self.loop.start + self.loop.step * (turns if turns.ndim == 1 else turns[:, None, None])
        found = np.asarray(ex.evaluate(value, known))
        count = len(turns) if turns.ndim > 1 else 1
        count = max((len(at) for at in environment.values() if np.ndim(at)), default=count)
        shape = count, warps, lanes, turns.shape[-1]
        return np.broadcast_to(found != 0 if is_truth else found.astype(np.int64), shape)


def governing(operation: lp.Operation) -> Iterator[tuple[ir.Expr, bool]]:
    """Yield the values on which it depends whether an operation is executed, and what it touches in LDS.

    With each comes whether only its truth matters.
    """
    access = operation.effects.access
    values: list[tuple[ir.Expr | None, bool]] = []
    if access is not None:
        values += [(access.address, False), (access.guard, True)]
    match operation:
        case lp.Memory(guard=guard):
            values.append((guard, True))
        case lp.Loop(stop=stop):
            values = [(stop, False)]
        case lp.Branch(condition=condition):
            values = [(condition, True)]
        case lp.Simple() if not operation.effects.guarded:
            pass  # executed wherever its body is
        case _:
            raise AssertionError(f"{type(operation).__name__} does not state its effects: the lanes that execute it")
    return ((value, is_truth) for value, is_truth in values if value is not None)
