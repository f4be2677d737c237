"""What blocks require between their barriers, where the same accesses meet the same state of LDS more than once.

The accesses between two barriers are an *interval*. What an interval requires is a function of its accesses and of the
*state* before it: for every cell of LDS the last write, the last reads and changes of each warp, and whether it has
been written. An access of the state is known by its operation, its bytes, its warp, and how many turns of each loop
have begun since, counted up to `MAX_TURNS` as orders count them. Steps and numbers of barriers are not part of a state,
since no order depends on them. So each interval is gone through once for each state that it meets, in whichever block.

Where accesses race, or read what is unwritten, the block is gone through one access after the other (order.py), which
makes the findings. So are blocks whose warps pass different numbers of barriers, and accesses that leave their tile or
overlap in a way that is a finding of its own.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator, Sequence

import numpy as np

from tiledsl.analysis.order import messages as text
from tiledsl.analysis.order.elaborate import Touch, WarpTrace
from tiledsl.analysis.order.shadow import Shadow, access, direct
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.obligations import RequiredOrder, Turns, since

_MOST_STATES = 256
_Traces = tuple[WarpTrace, ...]


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class _Interval:
    """The accesses of each warp between two barriers.

    `begins` are the numbers of the barriers before, `bases` the turns of loops that had begun there, and `ends` those
    that have begun at the barriers behind, if there are any.
    """

    touches: tuple[tuple[Touch, ...], ...]
    begins: tuple[int, ...]
    bases: tuple[Turns, ...]
    ends: tuple[Turns, ...]


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class _State:
    """The latest accesses to LDS at a barrier, with turns counted from there, and the arrays of a `Shadow`."""

    touches: tuple[Touch, ...]
    writer: np.ndarray
    readers: np.ndarray
    changers: np.ndarray
    empty: np.ndarray


_Found = tuple[frozenset[RequiredOrder], int]  # what an interval requires, and the number of the state after it


class Intervals:
    """The intervals of blocks of a program, and the states before them.

    `gone_through` counts the intervals for which accesses were compared one by one.
    """

    def __init__(self, program: lp.Program, blocks: Sequence[_Traces]):
        self.program, self.numbers = program, program.numbers
        self.gone_through = 0
        arrays: dict[tuple[int, int], Touch] = {}
        for trace in (one for traces in blocks for one in traces):
            numbers = self.numbers.of_all([touch.operation for touch in trace.touches])
            pairs = zip(numbers, [id(touch.bytes) for touch in trace.touches], strict=True)
            arrays |= dict(zip(pairs, trace.touches, strict=True))
        self.is_sound = all(map(self._is_sound, arrays.values()))
        self.any_direct = any(map(direct, arrays.values()))
        self.seen: dict[tuple[int, int], _Found | None] = {}
        self.contents: dict[object, int] = {}
        self.states: dict[int, _State] = {}
        self.known: dict[object, int] = {}
        self.count = itertools.count()
        if self.is_sound:
            self.shadow = Shadow(program.lds_bytes, program.kernel.warps, list(arrays.values()))
            self.start = self._state(())

    def _is_sound(self, touch: Touch) -> bool:
        """Return whether the bytes of an access lie in its tile, and its lanes write different ones."""
        low, size = text.extent(self.program, touch)
        inside = low <= int(touch.bytes.min()) and int(touch.bytes.max()) < low + size
        return inside and not (access(touch).writes and text.nearest_lanes(touch))

    def required(self, traces: _Traces) -> set[RequiredOrder] | None:
        """Return the orders that a block requires; None where something in it is out of order."""
        if not self.is_sound or len({len(trace.barriers) for trace in traces}) > 1:
            return None
        due: set[RequiredOrder] = set()
        state = self.start
        for interval in self._intervals(traces):
            key = state, self._content(interval)
            if key not in self.seen:
                self.seen[key] = self._through(self.states[state], interval)
            found = self.seen[key]
            if found is None:
                return None
            due |= found[0]
            state = found[1]
        return due

    def _intervals(self, traces: _Traces) -> Iterator[_Interval]:
        """Yield the intervals of a block, whose warps pass the same number of barriers."""
        at = [0] * len(traces)
        count = len(traces[0].barriers)
        for epoch in range(count + 1):
            touches = []
            for warp, trace in enumerate(traces):
                first = at[warp]
                while at[warp] < len(trace.touches) and trace.touches[at[warp]].epoch == epoch:
                    at[warp] += 1
                touches.append(trace.touches[first : at[warp]])
            begins = tuple(self.numbers[trace.barriers[epoch - 1]] if epoch else -1 for trace in traces)
            bases = tuple(trace.begun[epoch - 1] if epoch else (0,) * self.numbers.loops for trace in traces)
            yield _Interval(
                tuple(touches), begins, bases, tuple(trace.begun[epoch] for trace in traces) if epoch < count else ()
            )

    def _content(self, interval: _Interval) -> int:
        """Return a number for what an interval does: the same for intervals that differ only in their steps."""
        warps = []
        for touches, base in zip(interval.touches, interval.bases, strict=True):
            turns, numbers = _Turned(base), self.numbers.of_all([one.operation for one in touches])
            each = [(id(one.bytes), one.turn, turns[one.begun]) for one in touches]
            warps.append((tuple(numbers), tuple(each)))
        ends = tuple(_Turned(base)[end] for base, end in zip(interval.bases, interval.ends, strict=False))
        key = interval.begins, ends, tuple(warps)
        if key not in self.contents:
            self.contents[key] = next(self.count)
        return self.contents[key]

    def _through(self, state: _State, interval: _Interval) -> _Found | None:
        """Return what an interval requires after a state; None where something is out of order."""
        self.gone_through += 1
        shadow, due, required = self.shadow, set[RequiredOrder](), set[int]()
        shadow.touches = list(state.touches)
        shadow.writer, shadow.readers = state.writer.astype(np.int64), state.readers.astype(np.int64)
        shadow.changers, shadow.empty = state.changers.astype(np.int64), state.empty.copy()
        shadow.last.clear()
        touches = []
        for here, base in zip(interval.touches, interval.bases, strict=True):
            turns = _Turned(base)
            touches += [_at(one, 1, turns[one.begun]) for one in here]
        for touch in sorted(touches, key=lambda one: (one.turn, one.warp)):
            if not self._touch(touch, interval.begins, due, required):
                return None
        ends = [_Turned(base)[end] for base, end in zip(interval.bases, interval.ends, strict=False)]
        return frozenset(due), self._state(ends) if ends else self.start

    def _touch(self, touch: Touch, begins: Sequence[int], due: set[RequiredOrder], required: set[int]) -> bool:
        """Note what an access requires; return whether it is in order. `required` has what barriers require so far."""
        shadow, numbers = self.shadow, self.numbers
        nothing = (0,) * numbers.loops
        for other in shadow.before(touch):
            if other.epoch == touch.epoch:
                return False
            if id(other) not in required:
                required.add(id(other))
                due.add((begins[other.warp], numbers[other.operation], since(other.begun, nothing)))
        for other in shadow.own(touch) if self.any_direct else ():
            due.add((numbers[touch.operation], numbers[other.operation], since(other.begun, touch.begun)))
        if access(touch).reads and shadow.has_unwritten(touch):
            return False
        shadow.add(touch)
        return True

    def _state(self, ends: Sequence[Turns]) -> int:
        """Return the number of the state after the accesses of the shadow; `ends` are the turns begun, by warp."""
        shadow = self.shadow
        arrays = shadow.writer, shadow.readers, shadow.changers
        is_latest = np.zeros(len(shadow.touches) + 1, dtype=bool)
        for array in arrays:
            is_latest[array] = True  # −1, for none, is the last place
        is_latest[-1] = False
        number = np.where(is_latest, np.cumsum(is_latest) - 1, -1).astype(np.int32)
        latest = []
        known: dict[tuple[Turns, Turns], Turns] = {}
        for at in np.flatnonzero(is_latest).tolist():
            touch = shadow.touches[at]
            turns = touch.begun, ends[touch.warp]
            if turns not in known:
                known[turns] = tuple([-one for one in since(*turns)])
            latest.append(_at(touch, 0, known[turns]))
        writer, readers, changers = (number[array] for array in arrays)
        made = _State(tuple(latest), writer, readers, changers, shadow.empty)
        key = (
            tuple([(self.numbers[one.operation], id(one.bytes), one.warp, one.begun) for one in latest]),
            *(array.tobytes() for array in (made.writer, made.readers, made.changers, made.empty)),
        )
        if key not in self.known:
            if len(self.states) == _MOST_STATES:
                self._forget()
            self.known[key] = next(self.count)
            self.states[self.known[key]] = made
        return self.known[key]

    def _forget(self) -> None:
        """Forget all but the first state, where states do not come again."""
        self.states = {self.start: self.states[self.start]}
        self.known.clear()
        self.contents.clear()
        self.seen.clear()


def _at(touch: Touch, epoch: int, begun: Turns) -> Touch:
    """Return an access behind another number of barriers, and in other turns."""
    return Touch(touch.operation, touch.warp, epoch, touch.turn, touch.steps, begun, touch.bytes, touch.lanes)


class _Turned(dict[Turns, Turns]):
    """Turns of loops that have begun, counted from those that had begun at a barrier."""

    def __init__(self, base: Turns):
        super().__init__()
        self.base = base

    def __missing__(self, begun: Turns) -> Turns:
        found = self[begun] = tuple([one - before for one, before in zip(begun, self.base, strict=True)])
        return found
