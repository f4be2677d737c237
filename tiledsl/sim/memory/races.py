"""Order of LDS accesses between waves, byte exact: the last accesses to each byte, and whether a barrier separates a
new access from them.

An access is an interval from its issue to the wait that covers it. Access X of one wave precedes access Y of another
wave if X ends before a barrier that Y issues after. Until then X is open, and every access of another wave to the same
bytes is unordered with X. A wave's ds operations are ordered among themselves. A direct-to-LDS load is ordered with
nothing: while it is in flight, a ds operation of the same wave may not touch its bytes, and neither may the load be
issued over the bytes of a ds operation in flight.

Two ds writes of the same value need no order between themselves: in Triton's kernels all waves that hold the same
elements write them.

The shadow has one row for each granule of bytes and one column for all blocks. The granule is the widest of which all
accesses so far are whole numbers. Once blocks access different bytes, each block has a column. The shadow is in the
host's memory, whichever array module the data are of."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

import numpy as np

from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.hazards import READ, WRITE, race_message
from tiledsl.sim.state.pattern import Pattern
from tiledsl.sim.state.pending import Pending
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import ENDED, Wave

_OPEN, _IN_FLIGHT, _DIRECT = 1, 2, 4  # the state of an operation; direct only while it is in flight
_FIRST_STATES = 1024


@dataclasses.dataclass(frozen=True, slots=True)
class Access:
    """The effect of an LDS access. `direct` marks a direct-to-LDS load. `changed` gives the granules whose bytes a ds
    write changes, as flat indices.
    """

    writes: bool = False
    direct: bool = False
    atomic: bool = False
    changed: Callable[[], np.ndarray] | None = None


class Shadow:
    """The last writer and the last readers of each granule. Operations are numbered from 1 over all waves of a batch; 0
    stands for no operation.
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
        # the last atomic operation of each wave; atomic operations need no order among themselves
        self.atomics: np.ndarray | None = None
        # the last write of each wave whose value another wave's open write has repeated
        self.repeated: np.ndarray | None = None
        self.newest_repeated = 0
        self.steps: list[int] = [0]  # the index of each operation's instruction
        self.states = np.zeros(_FIRST_STATES, np.uint8)
        # by wave, the first and last of operations that a wait covers and no barrier has closed yet
        self.ended: list[list[tuple[int, int]]] = [[] for _ in range(batch.wave_count)]
        self.floor = 0  # no operation up to this one is open
        self.interval_start = 0

    # -- the shape of the shadow ---------------------------------------------------

    def _arrays(self) -> dict[str, np.ndarray]:
        names = ("writer", "writer_wave", "reader", "readers", "atomics", "repeated")
        return {name: getattr(self, name) for name in names if getattr(self, name) is not None}

    def refine(self, granule: int) -> None:
        """Divide the granules: an access is not a whole number of the present ones."""
        factor = self.granule // granule
        for name, array in self._arrays().items():
            shaped = array.reshape(*array.shape[:-1], -1, self.columns)
            setattr(self, name, np.repeat(shaped, factor, axis=-2).reshape(*array.shape[:-1], -1))
        self.granule = granule

    def expand(self) -> None:
        """Give each block a column."""
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

    def written(self) -> np.ndarray:
        """For each byte of a batch of one block, whether an operation has written it."""
        return np.repeat(self._last_writes() > 0, self.granule)

    def in_flight(self) -> np.ndarray:
        """For each byte of a batch of one block, whether no wait covers the last write of it."""
        return np.repeat(self.states[self._last_writes()] & _IN_FLIGHT != 0, self.granule)

    def _last_writes(self) -> np.ndarray:
        """The last operation of each granule that has written it."""
        return self.writer if self.atomics is None else np.maximum(self.writer, self.atomics.max(axis=0))

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
        if self.atomics is not None and not access.atomic:
            self._check_waves(w, step, rows, self.atomics, True, access)
        if (access.atomic or not access.writes) and last.min() == 0:
            self._unwritten(w, step, rows, last)
        if not access.writes:
            self.readers[w.number][rows] = operation
            self.reader[rows] = operation
            return operation
        if self.repeated is not None and self.newest_repeated > self.floor:
            self._check_waves(
                w, step, rows if access.changed is None else access.changed(), self.repeated, True, access
            )
        if self.reader[rows].max() > self.floor:
            self._check_waves(w, step, rows, self.readers, False, access)
        if access.atomic:
            self.atomics = np.zeros_like(self.readers) if self.atomics is None else self.atomics
            self.atomics[w.number][rows] = operation
        else:
            self.writer[rows] = operation
            self.writer_wave[rows] = w.number
        return operation

    def _number(self, step: Step, direct: bool) -> int:
        operation = len(self.steps)
        self.steps.append(step.index)
        if operation == len(self.states):
            self.states = np.concatenate([self.states, np.zeros_like(self.states)])
        self.states[operation] = _OPEN | _IN_FLIGHT | (_DIRECT if direct else 0)
        return operation

    def finished(self, w: Wave, pending: Pending) -> None:
        """Note that a wait covers an operation, which is thus ordered with later operations of the same wave."""
        self.states[pending.first_op : pending.last_op + 1] = _OPEN
        self.ended[w.number].append((pending.first_op, pending.last_op))

    def _rows(self, pattern: Pattern) -> np.ndarray:
        """The flat indices of an access's granules in the shadow."""
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
            unordered &= ~self._same_value(rows, last, waves, unordered, access.changed())
        if unordered.any():
            for wave in np.unique(waves[unordered]).tolist():
                self._report(w, step, wave, rows, last, unordered & (waves == wave), True, access.writes)
        early = (states & (_IN_FLIGHT if access.direct else _DIRECT) != 0) & own
        if early.any():
            self._report_own(w, step, rows, last, early, access)

    def _same_value(
        self, rows: np.ndarray, last: np.ndarray, waves: np.ndarray, unordered: np.ndarray, changed: np.ndarray
    ) -> np.ndarray:
        """The unordered rows that get the value which the ds write before has put there; that write stays open for
        writes of another value.
        """
        same = unordered & ~np.isin(rows, changed)
        for operation in np.unique(last[same]).tolist():
            if self.batch.steps[self.steps[operation]].writes_lds:
                same &= last != operation
        if same.any():
            if self.repeated is None:
                self.repeated = np.zeros_like(self.readers)
            self.repeated[waves[same], rows[same]] = last[same]
            self.newest_repeated = max(self.newest_repeated, int(last[same].max()))
        return same

    def _check_waves(
        self, w: Wave, step: Step, rows: np.ndarray, table: np.ndarray, wrote: bool, access: Access
    ) -> None:
        """Check an access against the last operation of each wave: its reads, its atomic operations, or its writes
        whose value another write repeated.
        """
        for wave, operations in enumerate(table):
            last = operations[rows]
            if wave != w.number:
                unordered = self.states[last] & _OPEN != 0
                if unordered.any():
                    self._report(w, step, wave, rows, last, unordered, wrote, access.writes)
            elif access.direct:
                early = self.states[last] & _IN_FLIGHT != 0
                if early.any():
                    self._report_own(w, step, rows, last, early, access)

    def _report_own(
        self, w: Wave, step: Step, rows: np.ndarray, last: np.ndarray, bad: np.ndarray, access: Access
    ) -> None:
        """Report a direct-to-LDS load and another operation of the same wave, the earlier of which is in flight."""
        operation = int(last[int(bad.argmax())])
        earlier = self.batch.steps[self.steps[operation]]
        address, blocks = self._address(rows[bad])
        held = (
            "that a direct-to-LDS load still brings" if earlier.writes_lds else "that an earlier operation still uses"
        )
        verb = "loads into" if access.direct else "writes" if access.writes else "reads"
        counter = "vmcnt" if earlier.writes_lds else "lgkmcnt"
        reason = (
            f"a direct-to-LDS load is not ordered with other operations, even of its own wave: {counter} must cover"
            f" the earlier operation first"
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
        kind, kind_before = (WRITE if each else READ for each in (writes, wrote))
        message = race_message(f"wave {w.number}", kind, f"LDS byte {address}", f"wave {wave}", kind_before)
        reason = self._reason(earlier, operation, wrote)
        self.batch.report(
            "lds-race", message, w.number, step, earlier, reason, waves=(w.number, wave), blocks=blocks, variant=reason
        )

    def _reason(self, earlier: Step, operation: int, wrote: bool) -> str:
        """Why two accesses are unordered: no barrier stands between them, or no wait had covered the earlier access
        before that barrier.
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
        """Pass a barrier: operations that a wait of their wave covers precede all later operations."""
        now = len(self.steps) - 1
        oldest = now + 1
        for w in waves:
            ranges = self.ended[w.number]
            if w.state != ENDED:
                for first, last in ranges:
                    self.states[first : last + 1] = 0
                ranges.clear()
            first_in_flight = (
                next((p.first_op for p in queue if p.first_op), oldest) for queue in (w.lds, w.vm, w.lgkm_unordered)
            )
            oldest = min([oldest, *first_in_flight, *(first for first, _ in ranges)])
        self.floor = oldest - 1
        self.interval_start = now
