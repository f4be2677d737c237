"""Shortened loops: the trace of a long loop needs only a few iterations, if the registers advance by constants.

At each branch back to the head of a loop, the wave's registers are compared with those of earlier iterations. A period
has one to four iterations. If every register without data advances by the same amount in two successive periods, only
the instructions that decide the loop's branches are executed, until a branch changes its direction. The iterations up
to shortly before this change are left out, and the registers get the values that they would have there.

A register that goes round, such as the place in a ring of buffers, advances by the same amount in some periods only. So
the instructions that such registers depend on are executed too, until one of these registers advances differently."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence, Set

import numpy as np

from tiledsl.asm.isa.registers import EXEC_BITS, FIRST_BIT, SCALARS, registers_of
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.run import counters
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
_STEADY = ("add", "sub", "mov", "lshl", "mul", "mad", "readfirstlane", "accvgpr")  # results advance as operands do
_Steps = dict[int, np.ndarray]  # by how much registers advance in a period


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
        turning = _turning(path) & ~kept
        sources = _needed(path, turning)
        if not sources[1] & advance.moved or _of_data(*sources, now):
            turning = 0  # nothing turns in these periods, or the data decide
        deciding, carried = _needed(path, turning, self.ends.guessed)
        if _of_data(deciding, carried, now):
            self.stopped.add(head)
            return True
        left, last = self.ends.left(w.number, head), _LAST_LONG if len(path) >= LONG * period else _LAST
        ends_itself = _branches(deciding) or left is None or turning != 0
        watched = advance.of(turning)
        skipped = (self._periods(w, path, deciding, carried, watched) if ends_itself else _ENDLESS) - last
        if left is not None:
            skipped = min(skipped, left // period - last)
        if skipped < 1 and turning:
            return False  # a longer period may have an advance that stays
        self.stopped.add(head)
        if skipped < 1:
            return True
        begins = [visit.position for visit in visits]
        self.trace.repeats.append(Repeat(head, begins, skipped * period, period))
        advance.apply(w, skipped)
        self.ends.turn(w.number, head, skipped * period)
        return True

    def _periods(
        self, w: WaveContext, path: Sequence[Step], deciding: Sequence[Step], carried: int, watched: _Steps
    ) -> int:
        """Return how many periods are left: waves whose deciding registers agree have the same number of them."""
        held = b"".join(_row(w, _number(one)).tobytes() for one in registers_of(carried) if one[0] != "scc")
        ways = tuple(step.index for step in path), tuple(step.index for step in deciding)
        steps = tuple((register, step.tobytes()) for register, step in watched.items())
        key = *ways, held, steps, w.scc.tobytes(), w.exec.tobytes()
        if key not in self.ends.periods:
            self.ends.periods[key] = _periods_left(w, path, deciding, watched)
        return self.ends.periods[key]


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


def _turning(path: Sequence[Step]) -> int:
    """The registers whose next values come from a period's through results that need not advance as their operands do.

    Examples are selections, masks and minima."""
    needed, written = 0, 0
    for step in path:
        needed |= step.reads & ~written
        written |= step.writes
    turning = 0
    while True:
        found = turning
        for step in path:
            steady = any(word in step.definition.mnemonic for word in _STEADY)
            found = found & ~step.writes | (step.writes if not steady or step.reads & found else 0)
        found &= needed
        if found | turning == turning:
            return turning
        turning |= found


def _number(register: tuple[str, int]) -> int:
    file, index = register
    return FIRST_BIT["s"] + SCALARS if file == "scc" else FIRST_BIT[file] + index


@dataclasses.dataclass(slots=True)
class _Advance:
    """How much each register advances in a period; `pairs` are taken as 64-bit numbers."""

    files: tuple[np.ndarray, np.ndarray, np.ndarray]
    pairs: dict[tuple[int, int], np.ndarray]

    @property
    def moved(self) -> int:
        """The registers that advance."""
        return sum(
            1 << FIRST_BIT[name] + r
            for file, name in zip(self.files, "vas", strict=True)
            for r in np.flatnonzero(file.any(axis=(1, 2))).tolist()
        )

    def of(self, registers: int) -> _Steps:
        """The advance of each of these registers."""
        chosen = [_number(one) for one in registers_of(registers) if one[0] in FIRST_BIT]
        return {register: _row_of(self.files, register) for register in chosen}

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
    return _row_of((w.v, w.a, w.s), register)


def _row_of(files: tuple[np.ndarray, np.ndarray, np.ndarray], register: int) -> np.ndarray:
    """The row of a register in the files of VGPRs, AGPRs and scalars."""
    for file, name in reversed(list(zip(files, FIRST_BIT, strict=True))):
        if register >= FIRST_BIT[name]:
            found: np.ndarray = file[register - FIRST_BIT[name]]
            return found
    raise AssertionError("a register is in one of three files")


def _read_wide(w: WaveContext, low: int, high: int) -> np.ndarray:
    lower, upper = _row(w, low).astype(np.uint64), _row(w, high).astype(np.uint64)
    found: np.ndarray = lower | upper << np.uint64(32)
    return found


def _wide(visit: _Visit, low: int, high: int) -> np.ndarray:
    files = visit.vectors, visit.accumulators, visit.scalars
    found: np.ndarray = _row_of(files, low).astype(np.uint64) | _row_of(files, high).astype(np.uint64) << np.uint64(32)
    return found


def _branches(deciding: Sequence[Step]) -> bool:
    """Whether one of these instructions goes one way or another."""
    return any(step.target_index >= 0 and step.reads or step.writes & EXEC_BITS for step in deciding)


def _needed(path: Sequence[Step], at_end: int, guessed: Set[int] | None = None) -> tuple[list[Step], int]:
    """The instructions on which registers depend at a period's end, in order; what these need of the period before.

    With `guessed`, also those on which the branches and active lanes depend, but for the branches of this set: a count
    of iterations decides them.
    """
    chosen = [False] * len(path)
    while True:
        wanted = at_end
        for position in range(len(path) - 1, -1, -1):
            step = path[position]
            decides = guessed is not None and (step.target_index >= 0 or step.writes & EXEC_BITS)
            if guessed is not None and step.index in guessed:
                continue
            if decides or step.writes & wanted:
                chosen[position] = True
                wanted = wanted & ~step.writes | step.reads
        if wanted | at_end == at_end:
            break
        at_end |= wanted
    return [step for step, taken in zip(path, chosen, strict=True) if taken], at_end


def _of_data(needed: Sequence[Step], registers: int, now: _Visit) -> bool:
    """Whether these instructions read data, from registers or from memory."""
    return registers & now.data != 0 or any(step.family == "mfma" or step.definition.memory for step in needed)


def _periods_left(w: WaveContext, path: Sequence[Step], deciding: Sequence[Step], watched: _Steps) -> int:
    """Count the periods until a branch leaves `path`, or a watched register advances otherwise.

    The instructions that decide these are executed: for two periods, if these show when a branch changes, or else until
    one does."""
    follows = [path[i + 1].index if i + 1 < len(path) else path[0].index for i in range(len(path))]
    places: list[tuple[Step, int]] = []
    chosen = {step.index for step in deciding}
    for position, step in enumerate(path):
        if step.index in chosen:
            places.append((step, follows[position]))
    kept = w.v.copy(), w.a.copy(), w.s.copy(), w.scc.copy(), w.exec.copy(), w.full, w.pc, w.step
    count, left = 0, None
    decided = [step for step, _ in places]
    expected = {register: _row(w, register).copy() for register in watched}
    if not watched and counters.closed(decided):
        seen: list[counters.Values] = [[], []]
        while count < 2 and _goes_round(w, places, seen[count]):
            count += 1
        left = counters.periods_left(decided, *seen) if count == 2 else count
    if left is None:
        while count < _MOST_PERIODS and _goes_round(w, places):
            for register, advance in watched.items():
                expected[register] += advance
            if not all((_row(w, register) == row).all() for register, row in expected.items()):
                break
            count += 1
    else:
        count = left
    w.v[...], w.a[...], w.s[...] = kept[0], kept[1], kept[2]
    w.scc, w.exec, w.full, w.pc, w.step = kept[3], kept[4], kept[5], kept[6], kept[7]
    w.state, w.targets = RUNNING, None
    return count


def _goes_round(w: WaveContext, places: Sequence[tuple[Step, int]], seen: counters.Values | None = None) -> bool:
    """Execute a period. Return whether the wave stays in the loop; `seen` gets the two sides of each comparison."""
    for step, following in places:
        sides = counters.sides(w, step) if seen is not None else None
        if seen is not None and sides is not None:
            seen.append(sides)
        w.step, w.pc = step, step.index + 1
        if step.writes & w.cached:
            w.forget(step.writes)
        step.run(w)
        if w.pc != following and step.target_index >= 0 or w.state is not RUNNING:
            return False
    return True
