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
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from tiledsl.analysis.order import messages as text
from tiledsl.analysis.order.elaborate import Repeated, Touch, Turn, WarpTrace
from tiledsl.analysis.order.shadow import Shadow, access, direct
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.obligations import RequiredOrder, Turns, since

_MOST_STATES = 256
_Traces = tuple[WarpTrace, ...]


class _Piece(NamedTuple):
    """Consecutive accesses of a warp: the number of their sequence, how many accesses lie between the barrier and the
    sequence, and the turns of loops that had begun.
    """

    accesses: int
    number: int
    begun: Turns


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class _Interval:
    """The accesses of each warp between two barriers.

    `begins` are the numbers of the barriers before, `bases` the turns of loops that had begun there, and `ends` those
    that have begun at the barriers behind, if there are any.
    """

    pieces: tuple[Sequence[_Piece], ...]
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
        self.sequences: dict[object, int] = {}  # of accesses, by what they do
        self.accesses: list[Sequence[Touch]] = []  # of each sequence
        self.of_turns: dict[Turn, list[int | None]] = {}
        self.blocks = {id(traces): [self._pieces(trace) for trace in traces] for traces in blocks}
        arrays = {
            (number, id(touch.bytes)): touch
            for some in self.accesses
            for number, touch in zip(self.numbers.of_all([one.operation for one in some]), some, strict=True)
        }
        self.is_sound = all(map(self._is_sound, arrays.values()))
        self.any_direct = any(map(direct, arrays.values()))
        self.seen: dict[tuple[int, int], _Found | None] = {}
        self.contents: dict[object, int] = {}
        self.states: dict[int, _State] = {}
        self.known: dict[object, int] = {}
        self.until_now: dict[Turns, Turns] = {}
        self.count = itertools.count()
        if self.is_sound:
            self.shadow = Shadow(program.lds_bytes, program.kernel.warps, list(arrays.values()))
            self.start = self._state(())

    def _pieces(self, trace: WarpTrace) -> list[list[_Piece]]:
        """Return the accesses of a warp before its first barrier, and behind each one."""
        made: list[list[_Piece]] = [[] for _ in range(len(trace.barriers) + 1)]
        single = lambda one: (one.epoch, one.begun) if isinstance(one, Touch) else None  # noqa: E731
        for key, some in itertools.groupby(trace.touches.parts, single):
            if key is not None:
                epoch, begun = key
                made[epoch].append(_Piece(self._sequence([one for one in some if isinstance(one, Touch)]), 0, begun))
                continue
            for turn, epoch, number, begun, _ in (one for one in some if isinstance(one, Repeated)):
                for after, accesses in enumerate(self._of_turn(turn)):
                    if accesses is not None:
                        made[epoch + after].append(_Piece(accesses, 0 if after else number, begun))
        return made

    def _of_turn(self, turn: Turn) -> list[int | None]:
        """Return the sequences of accesses of a turn before its first barrier, and behind each one."""
        if turn not in self.of_turns:
            made: list[int | None] = [None] * (len(turn.barriers) + 1)
            for epoch, some in itertools.groupby(turn.touches, lambda touch: touch.epoch):
                made[epoch] = self._sequence([*some])
            self.of_turns[turn] = made
        return self.of_turns[turn]

    def _sequence(self, touches: list[Touch]) -> int:
        """Return the number of a sequence of accesses, equal for those that do the same."""
        numbers = self.numbers.of_all([touch.operation for touch in touches])
        key = tuple(zip(numbers, [(id(touch.bytes), touch.turn) for touch in touches], strict=True))
        number = self.sequences.setdefault(key, len(self.accesses))
        if number == len(self.accesses):
            self.accesses.append(touches)
        return number

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
        count = len(traces[0].barriers)
        for epoch, pieces in enumerate(zip(*self.blocks[id(traces)], strict=True)):
            begins = tuple(self.numbers[trace.barriers[epoch - 1]] if epoch else -1 for trace in traces)
            bases = tuple(trace.begun[epoch - 1] if epoch else (0,) * self.numbers.loops for trace in traces)
            ends = tuple(trace.begun[epoch] for trace in traces) if epoch < count else ()
            yield _Interval(pieces, begins, bases, ends)

    def _content(self, interval: _Interval) -> int:
        """Return a number for what an interval does: the same for intervals that differ only in their steps."""
        warps = []
        for pieces, base in zip(interval.pieces, interval.bases, strict=True):
            turns = _Turned(base)
            warps.append(tuple([(accesses, number, turns[begun]) for accesses, number, begun in pieces]))
        ends = tuple(_Turned(base)[end] for base, end in zip(interval.bases, interval.ends, strict=False))
        key = interval.begins, ends, tuple(warps)
        if key not in self.contents:
            self.contents[key] = next(self.count)
        return self.contents[key]

    def _through(self, state: _State, interval: _Interval) -> _Found | None:
        """Return what an interval requires after a state; None where something is out of order."""
        self.gone_through += 1
        shadow, due, required = self.shadow, set[RequiredOrder](), set[tuple[int, int]]()
        shadow.touches = list(state.touches)
        shadow.writer, shadow.readers = state.writer.astype(np.int64), state.readers.astype(np.int64)
        shadow.changers, shadow.empty = state.changers.astype(np.int64), state.empty.copy()
        shadow.last.clear()
        for touches in self._in_step(interval):
            if len(touches) > 1:
                is_right = self._reads(touches, interval.begins, due, required)
            else:
                is_right = self._touch(touches[0], interval.begins, due, required)
            if not is_right:
                return None
        ends = [_Turned(base)[end] for base, end in zip(interval.bases, interval.ends, strict=False)]
        return frozenset(due), self._state(ends) if ends else self.start

    def _in_step(self, interval: _Interval) -> Iterator[list[Touch]]:
        """Yield the accesses of an interval, as if its warps ran in step: reads of the same bytes, by warps, together.

        The order of accesses of different warps does not matter: two that conflict are found in any order.
        """
        together: dict[tuple[object, ...], list[Touch]] = {}
        alone = len(self.shadow.changers) > 0
        for warp, (pieces, base) in enumerate(zip(interval.pieces, interval.bases, strict=True)):
            turns = _Turned(base)
            for accesses, number, begun in pieces:
                since_base = turns[begun]
                for one in self.accesses[accesses]:
                    turn = one.turn + number
                    made = Touch(one.operation, warp, 1, turn, (), since_base, one.bytes, one.lanes)
                    is_read = not (alone or access(one).writes or access(one).direct)
                    key = turn, id(one.operation), id(one.bytes), since_base, -1 if is_read else warp
                    together.setdefault(key, []).append(made)
        yield from sorted(together.values(), key=lambda touches: (touches[0].turn, touches[0].warp))

    def _reads(
        self, touches: list[Touch], begins: Sequence[int], due: set[RequiredOrder], required: set[tuple[int, int]]
    ) -> bool:
        """Note what reads of the same bytes by several warps require; the result is as for `_touch`."""
        others, own = self.shadow.before_reads(touches)
        if not self._requires(touches[0], others, begins, due, required) or self.shadow.has_unwritten(touches[0]):
            return False
        for read, write in own:
            due.add((self.numbers[read.operation], self.numbers[write.operation], since(write.begun, read.begun)))
        self.shadow.add_reads(touches)
        return True

    def _touch(
        self, touch: Touch, begins: Sequence[int], due: set[RequiredOrder], required: set[tuple[int, int]]
    ) -> bool:
        """Note what an access requires; return whether it is in order. `required` has what barriers require so far."""
        shadow, numbers = self.shadow, self.numbers
        if not self._requires(touch, shadow.conflicts(touch), begins, due, required):
            return False
        for other in shadow.own(touch) if self.any_direct else ():
            due.add((numbers[touch.operation], numbers[other.operation], since(other.begun, touch.begun)))
        if access(touch).reads and shadow.has_unwritten(touch):
            return False
        shadow.add(touch)
        return True

    def _requires(
        self,
        touch: Touch,
        others: Iterable[tuple[int, int]],
        begins: Sequence[int],
        due: set[RequiredOrder],
        required: set[tuple[int, int]],
    ) -> bool:
        """Note that accesses of other warps must be finished; return whether a barrier lies between each and it."""
        for number, warp in others:
            other = self.shadow.touches[number]
            if other.epoch == touch.epoch:
                return False
            if (number, warp) not in required:
                required.add((number, warp))
                due.add((begins[warp], self.numbers[other.operation], self._until_now(other.begun)))
        return True

    def _until_now(self, begun: Turns) -> Turns:
        """Return the turns since an access before the interval."""
        found = self.until_now.get(begun)
        if found is None:
            found = self.until_now[begun] = since(begun, (0,) * self.numbers.loops)
        return found

    def _state(self, ends: Sequence[Turns]) -> int:
        """Return the number of the state after the accesses of the shadow; `ends` are the turns begun, by warp."""
        shadow, kinds = self.shadow, list(dict.fromkeys(ends))
        count = max(1, len(kinds))  # of kinds of warps, which differ in the turns that have begun
        of_warps = np.array([kinds.index(end) for end in ends], dtype=np.int64)
        arrays = [shadow.writer, shadow.readers, shadow.changers]
        if count > 1:
            by_touch = np.array([of_warps[touch.warp] for touch in shadow.touches] + [0], dtype=np.int64)
            arrays[0] = np.where(arrays[0] < 0, -1, arrays[0] * count + by_touch[arrays[0]])
            arrays[1:] = [np.where(one < 0, -1, one * count + of_warps[: len(one), None]) for one in arrays[1:]]
        is_latest = np.zeros(len(shadow.touches) * count + 1, dtype=bool)
        for array in arrays:
            is_latest[array] = True  # −1, for none, is the last place
        is_latest[-1] = False
        number = np.where(is_latest, np.cumsum(is_latest) - 1, -1).astype(np.int32)
        latest = []
        known: dict[tuple[Turns, Turns], Turns] = {}
        for at in np.flatnonzero(is_latest).tolist():
            touch = shadow.touches[at // count]
            turns = touch.begun, kinds[at % count]
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
