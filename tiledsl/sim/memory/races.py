"""Order of LDS accesses between waves, byte exact: who touched each byte last, and whether a barrier separates that
from now.

An access is an interval from its issue to the wait that covers it. X of one wave precedes Y of another if X ends before
a barrier that Y issues after; until then X is open, and every access of another wave that meets it is unordered with
it. A wave's ds operations are ordered among themselves. A direct-to-LDS load is ordered with nothing: while it is in
flight, and while a ds operation is, the two may not meet in the same wave either.

Two ds writes that bring the same value need no order between themselves, whichever comes last: Triton's waves that hold
the same elements all write them.

The shadow has one row for each granule of bytes, the widest that all accesses so far are made of, and one column while
all blocks access alike, one for each block once they do not. It is kept in the host's memory, whichever module the data
are of."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

import numpy as np

from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.pattern import Pattern
from tiledsl.sim.state.pending import Pending
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import ENDED, Wave

_OPEN, _FLYING, _DIRECT = 1, 2, 4  # the state of an operation; direct only while it is in flight
_FIRST_STATES = 1024


@dataclasses.dataclass(frozen=True, slots=True)
class Access:
    """What an LDS access does. `direct`: by a direct-to-LDS load. `changed` gives, of a ds write, the granules that it
    changes, as flat indices.
    """

    writes: bool = False
    direct: bool = False
    atomic: bool = False
    changed: Callable[[], np.ndarray] | None = None


class Shadow:
    """Last writer and last readers of each granule. Operations are numbered from 1 over all waves of a machine; 0
    stands for none.
    """

    def __init__(self, batch: Batch, size: int, granule: int):
        self.batch = batch
        self.granule = granule
        self.columns = 1
        rows = -(-max(size, 1) // granule)
        self.writer = np.zeros(rows, np.int64)
        self.writer_wave = np.zeros(rows, np.int16)
        self.reader = np.zeros(rows, np.int64)
        self.readers = np.zeros((batch.wave_count, rows), np.int64)
        # the last atomic operation of each wave: they need no order among themselves
        self.changers: np.ndarray | None = None
        # the last write of each wave that brought what another wave's open write had brought
        self.twins: np.ndarray | None = None
        self.newest_twin = 0
        self.steps: list[int] = [0]  # the instruction behind each operation
        self.states = np.zeros(_FIRST_STATES, np.uint8)
        # operations that a wait covers and no barrier has closed yet
        self.ended: list[list[tuple[int, int]]] = [[] for _ in range(batch.wave_count)]
        self.floor = 0  # no operation up to this one is open
        self.interval_start = 0

    # -- the shape of the shadow ---------------------------------------------------

    def _arrays(self) -> dict[str, np.ndarray]:
        names = ("writer", "writer_wave", "reader", "readers", "changers", "twins")
        return {name: getattr(self, name) for name in names if getattr(self, name) is not None}

    def refine(self, granule: int) -> None:
        """Finer granules: an access is not a multiple of the present ones."""
        factor = self.granule // granule
        for name, array in self._arrays().items():
            shaped = array.reshape(*array.shape[:-1], -1, self.columns)
            setattr(self, name, np.repeat(shaped, factor, axis=-2).reshape(*array.shape[:-1], -1))
        self.granule = granule

    def expand(self) -> None:
        """One column for each block."""
        self.columns = self.batch.block_count
        for name, array in self._arrays().items():
            setattr(self, name, np.repeat(array, self.columns, axis=-1))

    def subset(self, batch: Batch, blocks: np.ndarray) -> Shadow:
        """The shadow of the blocks in the rows `blocks`, which `batch` has."""
        other = object.__new__(Shadow)
        other.__dict__.update(self.__dict__)
        other.batch = batch
        other.steps, other.states, other.ended = (
            list(self.steps),
            self.states.copy(),
            [list(ranges) for ranges in self.ended],
        )
        for name, array in self._arrays().items():
            if self.columns > 1:
                shaped = array.reshape(*array.shape[:-1], -1, self.columns)[..., blocks]
                array = shaped.reshape(*array.shape[:-1], -1)
            setattr(other, name, array.copy())
        if self.columns > 1:
            other.columns = batch.block_count
        return other

    # -- accesses --------------------------------------------------------------------

    def access(self, w: Wave, step: Step, pattern: Pattern, access: Access) -> int:
        """Check one access of a wave against what came before, then record it; returns its number."""
        rows = self._rows(pattern)
        operation = self._number(step, access.direct)
        if not rows.size:
            return operation
        last = self.writer[rows]
        if last.max() > self.floor:
            self._check_writers(w, step, rows, last, access)
        if self.changers is not None and not access.atomic:
            self._check_waves(w, step, rows, self.changers, True, access)
        if (access.atomic or not access.writes) and last.min() == 0:
            self._unwritten(w, step, rows, last)
        if not access.writes:
            self.readers[w.number][rows] = operation
            self.reader[rows] = operation
            return operation
        if self.twins is not None and self.newest_twin > self.floor:
            self._check_waves(w, step, rows if access.changed is None else access.changed(), self.twins, True, access)
        if self.reader[rows].max() > self.floor:
            self._check_waves(w, step, rows, self.readers, False, access)
        if access.atomic:
            self.changers = np.zeros_like(self.readers) if self.changers is None else self.changers
            self.changers[w.number][rows] = operation
        else:
            self.writer[rows] = operation
            self.writer_wave[rows] = w.number
        return operation

    def _number(self, step: Step, direct: bool) -> int:
        operation = len(self.steps)
        self.steps.append(step.index)
        if operation == len(self.states):
            self.states = np.concatenate([self.states, np.zeros_like(self.states)])
        self.states[operation] = _OPEN | _FLYING | (_DIRECT if direct else 0)
        return operation

    def finished(self, w: Wave, pending: Pending) -> None:
        """A wait covers an operation: it is ordered with what the same wave does from here on."""
        self.states[pending.first_op : pending.last_op + 1] = _OPEN
        self.ended[w.number].append((pending.first_op, pending.last_op))

    def _rows(self, pattern: Pattern) -> np.ndarray:
        """Where the bytes of an access are in the flat shadow."""
        if pattern.alignment < self.granule:
            self.refine(pattern.alignment)
        if not pattern.uniform and self.columns == 1 and self.batch.block_count > 1:
            self.expand()
        return pattern.shadow_rows(self.granule, self.columns)

    def _check_writers(self, w: Wave, step: Step, rows: np.ndarray, last: np.ndarray, access: Access) -> None:
        waves, states = self.writer_wave[rows], self.states[last]
        own = waves == w.number
        unordered = (states & _OPEN != 0) & ~own
        if access.changed is not None and unordered.any():
            unordered &= ~self._repeated(rows, last, waves, unordered, access.changed())
        if unordered.any():
            for wave in np.unique(waves[unordered]).tolist():
                self._report(w, step, wave, rows, last, unordered & (waves == wave), True, access.writes)
        early = (states & (_FLYING if access.direct else _DIRECT) != 0) & own
        if early.any():
            self._report_own(w, step, rows, last, early, access)

    def _repeated(
        self, rows: np.ndarray, last: np.ndarray, waves: np.ndarray, unordered: np.ndarray, changed: np.ndarray
    ) -> np.ndarray:
        """Which of the unordered rows get the value again that the ds write before brought; that write stays open for
        writes that bring another.
        """
        same = unordered & ~np.isin(rows, changed)
        for operation in np.unique(last[same]).tolist():
            if self.batch.steps[self.steps[operation]].writes_lds:
                same &= last != operation
        if same.any():
            if self.twins is None:
                self.twins = np.zeros_like(self.readers)
            self.twins[waves[same], rows[same]] = last[same]
            self.newest_twin = max(self.newest_twin, int(last[same].max()))
        return same

    def _check_waves(
        self, w: Wave, step: Step, rows: np.ndarray, table: np.ndarray, wrote: bool, access: Access
    ) -> None:
        """Against the last operation of each wave: its reads, its atomic operations, or its writes that another one
        repeated.
        """
        for wave, operations in enumerate(table):
            last = operations[rows]
            if wave != w.number:
                unordered = self.states[last] & _OPEN != 0
                if unordered.any():
                    self._report(w, step, wave, rows, last, unordered, wrote, access.writes)
            elif access.direct:
                early = self.states[last] & _FLYING != 0
                if early.any():
                    self._report_own(w, step, rows, last, early, access)

    def _report_own(
        self, w: Wave, step: Step, rows: np.ndarray, last: np.ndarray, bad: np.ndarray, access: Access
    ) -> None:
        """A direct-to-LDS load and another operation of the same wave, of which the earlier one is still in flight."""
        operation = int(last[int(bad.argmax())])
        earlier = self.batch.steps[self.steps[operation]]
        address, blocks = self._address(rows[bad])
        held = (
            "that a direct-to-LDS load still brings" if earlier.writes_lds else "that an earlier operation still holds"
        )
        verb = "loads into" if access.direct else "writes" if access.writes else "reads"
        counter = "vmcnt" if earlier.writes_lds else "lgkmcnt"
        reason = (
            f"a direct-to-LDS load is ordered with nothing, not even in its own wave: {counter} has to cover the"
            " earlier one first"
        )
        self.batch.report(
            "lds-in-flight",
            f"wave {w.number} {verb} LDS byte {address} {held}",
            w.number,
            step,
            earlier,
            reason,
            blocks=blocks,
        )

    def _report(
        self,
        w: Wave,
        step: Step,
        wave: int,
        rows: np.ndarray,
        last: np.ndarray,
        bad: np.ndarray,
        wrote: bool,
        writes: bool,
    ) -> None:
        first = int(bad.argmax())
        operation = int(last[first])
        earlier = self.batch.steps[self.steps[operation]]
        address, blocks = self._address(rows[bad])
        verb, earlier_verb = ("writes" if writes else "reads"), ("wrote" if wrote else "read")
        message = (
            f"wave {w.number} {verb} LDS byte {address} that wave {wave} {earlier_verb}, and nothing orders the two"
        )
        reason = self._reason(earlier, operation, wrote)
        self.batch.report(
            "lds-race", message, w.number, step, earlier, reason, waves=(w.number, wave), blocks=blocks, variant=reason
        )

    def _reason(self, earlier: Step, operation: int, wrote: bool) -> str:
        """Why they are unordered: no barrier between them, or one that the earlier access had not been drained
        before.
        """
        if operation > self.interval_start:
            return "no barrier stands between them"
        if earlier.writes_lds:
            return "the direct-to-LDS load was not drained (vmcnt) before the barrier that publishes it"
        if wrote:
            return "the write was not drained (lgkmcnt) before the barrier that publishes it"
        return "the read was not drained (lgkmcnt) before the barrier that releases its bytes"

    def _address(self, rows: np.ndarray) -> tuple[int, tuple[int, ...]]:
        """The first byte of the first of these rows, and the blocks concerned."""
        address = int(rows[0]) // self.columns * self.granule
        if self.columns == 1:
            return address, self.batch.block_ids()
        columns = np.unique(rows % self.columns).tolist()
        return address, self.batch.block_ids(columns)

    def _unwritten(self, w: Wave, step: Step, rows: np.ndarray, last: np.ndarray) -> None:
        address, blocks = self._address(rows[last == 0])
        self.batch.report(
            "lds-unwritten", f"LDS byte {address} is read, and nothing has written it", w.number, step, blocks=blocks
        )

    # -- barriers ----------------------------------------------------------------------

    def barrier(self, waves: Sequence[Wave]) -> None:
        """All waves passed a barrier: what each has drained is ordered before everything from here on."""
        now = len(self.steps) - 1
        oldest = now + 1
        for w in waves:
            ranges = self.ended[w.number]
            if w.state != ENDED:
                for first, last in ranges:
                    self.states[first : last + 1] = 0
                ranges.clear()
            flying = (
                next((p.first_op for p in queue if p.first_op), oldest) for queue in (w.lds, w.vm, w.lgkm_unordered)
            )
            oldest = min([oldest, *flying, *(first for first, _ in ranges)])
        self.floor = oldest - 1
        self.interval_start = now
