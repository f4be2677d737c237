"""Which turns of a loop are run: the others do what turns before them did.

What a warp does in a turn depends on the values that govern the loop's body: conditions, guards, addresses in LDS. A
value is *even* if its expression repeats after a number of turns, and *uneven* otherwise, like a condition that
compares the loop variable with a bound. A condition that repeats after many turns, like one on the step within each of
a few heads, counts as uneven too. Uneven values are computed for every turn and every lane of the block. A *run*
is a longest sequence of turns in which no uneven value changes. So a turn of a run does what the turn one period before
it did, in all warps.

Of a run, the first periods and the last are run, and whole periods between them are left out. Let π be what all warps
do in one period. The state of LDS is, for every byte, the last writer and the readers since. After one period, the
state of every byte that π touches comes from that period alone; other bytes keep their state. So the second period
meets the same conflicts as each further one, and no further period adds an order or a race: an order with an access
from before the run is required in the first period already, after fewer turns. The last period leaves the state that
the run leaves in full. Where warps are some periods apart in a run, these hold from the arrival of the last warp until
the first warp leaves, so that as many more periods are run at either end.

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

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.periods import period_of
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.ir.program.obligations import MAX_TURNS

_POINTS_AT_ONCE = 1 << 20
_LONG, _FEW = 64, 64  # turns of a period, and periods of a loop: conditions of such periods count as uneven


@dataclasses.dataclass(frozen=True, slots=True)
class Run:
    """Turns of a loop from `first` on that repeat: `head` of them are run, `left_out` are not, and `tail` are run.

    `outcomes` has for each warp the uneven values in all lanes.
    """

    first: int
    head: int
    left_out: int
    tail: int
    outcomes: tuple[bytes, ...]

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

    `period` is the number of turns after which the even values repeat, None where every turn has to be run. `outer` are
    the variables, other than the loop's and those of warps and lanes, that the even values depend on.
    """

    def __init__(self, loop: lp.Loop, warps: int):
        self.loop, self.warps = loop, warps
        self.lanes = lane_environment(warps)
        inside = [one for one in lp.flat(loop.body) if isinstance(one, lp.Loop)]
        self.is_innermost = not inside
        even: list[ir.Expr] = []
        uneven: dict[tuple[ir.Expr, bool], None] = {}
        found = 1
        turns = ex.bounds(loop.stop)[1] - loop.start
        for operation in lp.flat(loop.body):
            for value, is_truth in governing(operation):
                period = period_of(value, loop.var)
                if period is None or is_truth and _LONG <= period and turns <= _FEW * period:
                    uneven[value, is_truth] = None
                else:
                    even.append(value)
                    found = math.lcm(found, period)
        self.uneven = tuple(uneven)
        inner = {one.var for one in inside}
        is_known = all(
            inner.isdisjoint(ex.variables(value)) and not any(ex.undefined(value)) for value, _ in self.uneven
        )
        self.period = found // math.gcd(found, loop.step) if is_known else None
        self.outer = tuple(
            dict.fromkeys(
                one
                for value in even
                for one in ex.variables(value)
                if one.kind in ("loop", "block") and one != loop.var and one not in inner
            )
        )

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
        changes = self._changes(environment, count, turns)
        blocks, firsts = np.nonzero(changes)
        outcomes = self._outcomes(environment, blocks, firsts)
        ends = np.searchsorted(blocks, np.arange(count + 1))
        for number in range(count):
            here = range(ends[number], ends[number + 1])
            afters = [*firsts[here.start + 1 : here.stop].tolist(), turns]
            yield number, tuple(
                self._run(int(firsts[at]), after, outcomes[at], periods) for at, after in zip(here, afters, strict=True)
            )

    def _run(self, first: int, after: int, outcomes: tuple[bytes, ...], periods: int) -> Run:
        """Return a run with the turns that are kept of it; with uneven values, at both of its ends."""
        assert self.period is not None
        count = after - first
        kept = periods * self.period
        if self.uneven:
            kept = max((2 * periods - 3) * self.period, -(-MAX_TURNS // self.period) * self.period)
        left_out = max(0, count - kept) // self.period * self.period
        head = min(count, (periods - 1) * self.period) if self.uneven and left_out else count - left_out
        return Run(first, head, left_out, count - head - left_out, outcomes)

    def _changes(self, environment: Mapping[ir.Expr, Any], count: int, turns: int) -> np.ndarray:
        """Return for each block the turns in which an uneven value is not that of the turn before."""
        changes = np.zeros((count, turns), dtype=bool)
        changes[:, 0] = True
        for value, is_truth in self.uneven:
            at_once = max(2, _POINTS_AT_ONCE // (count * math.prod(self._shape(value))))
            for first in range(0, turns - 1, at_once - 1):
                steps = np.arange(first, min(turns, first + at_once))
                found = self._at(value, is_truth, environment, steps)
                different = (found[..., 1:] != found[..., :-1]).any(axis=(1, 2))
                changes[:, first + 1 : first + len(steps)] |= different
            if changes.all():
                break
        return changes

    def _outcomes(
        self, environment: Mapping[ir.Expr, Any], blocks: np.ndarray, turns: np.ndarray
    ) -> list[tuple[bytes, ...]]:
        """Return, for pairs of a block and a turn, the uneven values in all lanes of each warp."""
        if not self.uneven:
            return [(b"",) * self.warps] * len(turns)
        out: list[tuple[bytes, ...]] = []
        at_once = max(1, _POINTS_AT_ONCE // sum(math.prod(self._shape(value)) for value, _ in self.uneven))
        for first in range(0, len(turns), at_once):
            here = slice(first, first + at_once)
            known = {one: value[blocks[here]] if np.ndim(value) else value for one, value in environment.items()}
            columns = [self._at(value, is_truth, known, turns[here, None])[..., 0] for value, is_truth in self.uneven]
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
