"""Shortened loops: the trace of a long loop needs only a few iterations, if the registers advance by constants.

At each branch back to the head of a loop, the wave's registers are compared with those of earlier iterations. A period
has one to four iterations. If every register without data advances by the same amount in two successive periods, only
the instructions that decide the loop's branches are executed, until a branch changes its direction. The iterations up
to shortly before this change are left out, and the registers get the values that they would have there."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence, Set

import numpy as np

from tiledsl.asm.isa.registers import EXEC_BITS, FIRST_BIT, SCALARS, registers_of
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.run.ends import Ends
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.trace import LONG, Repeat, WaveTrace
from tiledsl.sim.state.wave import RUNNING

_KEPT = 6  # iterations that are always executed before some are left out
_KEPT_LONG = 3  # of loops whose iterations are long: so many show how the registers advance
_LAST = 2  # periods that are executed after the omitted iterations, since a loop's guards look ahead
_LAST_LONG = 1  # of loops whose iterations are long
_PERIODS = (1, 2, 3, 4)  # iterations after which registers advance by the same amount, as with several buffers in turn
_MOST_PERIODS = 1 << 17
_ENDLESS = 1 << 62  # periods of a loop that nothing but data ends


@dataclasses.dataclass(slots=True)
class _Visit:
    """The state at one branch back to a loop's head.

    `path` are the instructions since the previous branch, `data` the registers that hold data.
    """

    position: int
    path: tuple[int, ...]
    vectors: np.ndarray
    accumulators: np.ndarray
    scalars: np.ndarray
    data: int


class Loops:
    """The loops of one wave."""

    def __init__(self, steps: Sequence[Step], trace: WaveTrace, ends: Ends):
        self.steps, self.trace, self.ends = steps, trace, ends
        self.visits: dict[int, list[_Visit]] = {}
        self.stopped: set[int] = set()  # heads of loops that cannot be shortened

    def visit(self, w: WaveContext, head: int, data: int) -> None:
        """Note that the wave branches back to `head`, and leave out iterations if possible."""
        stream = self.trace.stream
        visits = self.visits.setdefault(head, [])
        path = tuple(stream[visits[-1].position :]) if visits else ()
        if len(visits) > _PERIODS[-1] and path not in [visit.path for visit in visits[-_PERIODS[-1] :]]:
            visits.clear()  # another path: the loop may have been left and entered again
            self.stopped.discard(head)
        visits.append(_Visit(len(stream), path, w.v.copy(), w.a.copy(), w.s.copy(), data))
        del visits[: -max(_KEPT, 2 * _PERIODS[-1] + 1)]
        kept = _KEPT_LONG if len(path) >= LONG else _KEPT
        if head in self.stopped or len(visits) < kept:
            return
        for period in _PERIODS:
            alike = _alike(visits, period)
            if len(alike) >= max(kept, 2 * period + 1) and self._shorten(w, alike, period, head):
                return

    def _shorten(self, w: WaveContext, visits: list[_Visit], period: int, head: int) -> bool:
        """Leave out as many periods as possible; False where registers do not advance alike."""
        path = [self.steps[i] for i in self.trace.stream[visits[-1 - period].position :]]
        before, middle, now = visits[-1 - 2 * period], visits[-1 - period], visits[-1]
        kept = before.data | middle.data | now.data
        pairs = _pairs(path)
        advance = _Advance.between(before, middle, now, kept, pairs)
        if advance is None:
            return False
        deciding, carried = _deciding(path, self.ends.guessed)
        if carried & now.data or any(step.family == "mfma" or step.definition.memory for step in deciding):
            self.stopped.add(head)
            return True
        left, last = self.ends.left(w.number, head), _LAST_LONG if len(path) >= LONG * period else _LAST
        skipped = (_periods_left(w, path, deciding) if _branches(deciding) or left is None else _ENDLESS) - last
        if left is not None:
            skipped = min(skipped, left // period - last)
        self.stopped.add(head)
        if skipped < 1:
            return True
        begins = [visit.position for visit in visits]
        self.trace.repeats.append(Repeat(head, begins, skipped * period, period))
        advance.apply(w, skipped)
        self.ends.turn(w.number, head, skipped * period)
        return True


def _alike(visits: list[_Visit], period: int) -> list[_Visit]:
    """The last visits between which the wave goes the same way, every `period` times."""
    first = len(visits) - 1
    while first > period and visits[first].path == visits[first - period].path:
        first -= 1
    return visits[max(0, first - period) :]


def _pairs(path: Sequence[Step]) -> dict[int, int]:
    """The registers that are the upper halves of 64-bit numbers in these instructions, with their lower halves."""
    found: dict[int, int] = {}
    carrying: dict[int, int] = {}  # the register of the last sum by the register of its carry
    for step in path:
        name = step.item.mnemonic
        written = [_number(one) for one in registers_of(step.writes)]
        vector = [r for r in written if r < FIRST_BIT["s"]]
        plain = vector or [r for r in written if r - FIRST_BIT["s"] < 106]
        carries = step.writes & ~sum(1 << r for r in plain)
        if "_addc_" in name or "_subb_" in name:
            low = next((carrying[bit] for bit in carrying if step.reads & bit), None)
            if low is not None and plain:
                found[plain[0]] = low
        elif name.startswith(("s_add_", "s_sub_", "v_add_co", "v_sub_co")) and plain and carries:
            carrying[carries] = plain[0]
        elif len(plain) == 2 and ("64" in name):
            found[plain[1]] = plain[0]
    return found


def _number(register: tuple[str, int]) -> int:
    file, index = register
    return FIRST_BIT["s"] + SCALARS if file == "scc" else FIRST_BIT[file] + index


@dataclasses.dataclass(slots=True)
class _Advance:
    """How much each register advances in a period; `pairs` are taken as 64-bit numbers."""

    files: tuple[np.ndarray, np.ndarray, np.ndarray]
    pairs: dict[tuple[int, int], np.ndarray]

    @staticmethod
    def between(before: _Visit, middle: _Visit, now: _Visit, data: int, upper: dict[int, int]) -> _Advance | None:
        """The advance, None where a register that holds no data advances in two ways."""
        files, differing = [], []
        for file, name in ((0, "v"), (1, "a"), (2, "s")):
            one, two, three = (_file(visit, file) for visit in (before, middle, now))
            step = three - two
            moved = step != two - one
            unlike = np.flatnonzero(moved.any(axis=(1, 2))) + FIRST_BIT[name]
            holding = [r for r in range(len(step)) if data >> FIRST_BIT[name] + r & 1]
            step[holding] = 0
            files.append(step)
            differing += [r for r in unlike.tolist() if not data >> r & 1]
        wide = {}
        for high, low in upper.items():
            if data >> high & 1 or data >> low & 1:
                continue
            one, two, three = (_wide(visit, low, high) for visit in (before, middle, now))
            if (three - two == two - one).all():
                wide[low, high] = three - two
        joined = {register for pair in wide for register in pair}
        if any(register not in joined for register in differing):
            return None
        return _Advance((files[0], files[1], files[2]), wide)

    def apply(self, w: WaveContext, periods: int) -> None:
        """Set the wave's registers to what they hold `periods` later."""
        wide = {pair: _read_wide(w, *pair) + step * np.uint64(periods) for pair, step in self.pairs.items()}
        for array, step in zip((w.v, w.a, w.s), self.files, strict=True):
            array += step * np.uint32(periods & 0xFFFFFFFF)
        for (low, high), value in wide.items():
            _row(w, low)[...] = (value & np.uint64(0xFFFFFFFF)).astype(np.uint32)
            _row(w, high)[...] = (value >> np.uint64(32)).astype(np.uint32)
        w.known.clear()
        w.cached = 0
        w.refresh()


def _file(visit: _Visit, file: int) -> np.ndarray:
    return (visit.vectors, visit.accumulators, visit.scalars)[file]


def _row(w: WaveContext, register: int) -> np.ndarray:
    for name, array in (("s", w.s), ("a", w.a), ("v", w.v)):
        if register >= FIRST_BIT[name]:
            found: np.ndarray = array[register - FIRST_BIT[name]]
            return found
    raise AssertionError("a register is in one of three files")


def _read_wide(w: WaveContext, low: int, high: int) -> np.ndarray:
    lower, upper = _row(w, low).astype(np.uint64), _row(w, high).astype(np.uint64)
    found: np.ndarray = lower | upper << np.uint64(32)
    return found


def _wide(visit: _Visit, low: int, high: int) -> np.ndarray:
    def row(register: int) -> np.ndarray:
        for name, file in (("s", 2), ("a", 1), ("v", 0)):
            if register >= FIRST_BIT[name]:
                found: np.ndarray = _file(visit, file)[register - FIRST_BIT[name]].astype(np.uint64)
                return found
        raise AssertionError("a register is in one of three files")

    return row(low) | row(high) << np.uint64(32)


def _branches(deciding: Sequence[Step]) -> bool:
    """Whether one of these instructions goes one way or another."""
    return any(step.target_index >= 0 and step.reads or step.writes & EXEC_BITS for step in deciding)


def _deciding(path: Sequence[Step], guessed: Set[int]) -> tuple[list[Step], int]:
    """The instructions of a period on which its branches and active lanes depend, in order; and the registers that they
    need from the period before. Those of the set are left out: a count of iterations decides them.
    """
    at_end, chosen = 0, [False] * len(path)
    while True:
        wanted = at_end
        for position in range(len(path) - 1, -1, -1):
            step = path[position]
            if step.index in guessed:
                continue
            if step.target_index >= 0 or step.writes & (EXEC_BITS | wanted):
                chosen[position] = True
                wanted = wanted & ~step.writes | step.reads
        if wanted | at_end == at_end:
            break
        at_end |= wanted
    return [step for step, taken in zip(path, chosen, strict=True) if taken], at_end


def _periods_left(w: WaveContext, path: Sequence[Step], deciding: Sequence[Step]) -> int:
    """Execute the instructions that decide the loop's branches until a branch leaves `path`; count the periods."""
    follows = [path[i + 1].index if i + 1 < len(path) else path[0].index for i in range(len(path))]
    places: list[tuple[Step, int]] = []
    chosen = {step.index for step in deciding}
    for position, step in enumerate(path):
        if step.index in chosen:
            places.append((step, follows[position]))
    kept = w.v.copy(), w.a.copy(), w.s.copy(), w.scc.copy(), w.exec.copy(), w.full, w.pc, w.step
    count = 0
    while count < _MOST_PERIODS and _goes_round(w, places):
        count += 1
    w.v[...], w.a[...], w.s[...] = kept[0], kept[1], kept[2]
    w.scc, w.exec, w.full, w.pc, w.step = kept[3], kept[4], kept[5], kept[6], kept[7]
    w.state, w.targets = RUNNING, None
    return count


def _goes_round(w: WaveContext, places: Sequence[tuple[Step, int]]) -> bool:
    for step, following in places:
        w.step, w.pc = step, step.index + 1
        if step.writes & w.cached:
            w.forget(step.writes)
        step.run(w)
        if w.pc != following and step.target_index >= 0 or w.state is not RUNNING:
            return False
    return True
