"""Order of LDS accesses between waves, byte exact: who touched each byte last, and whether a barrier separates that from now.

An access is an interval from its issue to the wait that covers it. X of one wave precedes Y of another if X ends before a barrier that Y issues
after. A wave's LDS operations complete in order, so for each wave one number says which of its operations ended before the current barrier interval
began: `safe`. An operation above it is unordered with other waves' accesses now.

The shadow has one row for each granule of bytes, the widest that all accesses so far are made of, and one column while all blocks access alike, one
for each block once they do not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tiledsl.sim.arithmetic import Array
from tiledsl.sim.wave import ENDED, Wave

if TYPE_CHECKING:
    from tiledsl.sim.machine import Machine
    from tiledsl.sim.patterns import Pattern
    from tiledsl.sim.program import Step


class Shadow:
    """Last writer and last readers of each granule. Operations are numbered from 1 over all waves of a machine; 0 stands for none."""

    def __init__(self, machine: Machine, size: int, granule: int, waves: int):
        xp = machine.xp
        self.machine, self.xp = machine, xp
        self.granule = granule
        self.columns = 1
        rows = -(-max(size, 1) // granule)
        self.writer = xp.zeros(rows, xp.int64)
        self.writer_wave = xp.zeros(rows, xp.int16)
        self.reader = xp.zeros(rows, xp.int64)
        self.readers = xp.zeros((waves, rows), xp.int64)
        self.steps: list[int] = [0]  # the instruction behind each operation
        self.safe = [0] * waves
        self.floor = 0
        self.interval_start = 0

    # -- the shape of the shadow ---------------------------------------------------

    def _arrays(self) -> dict[str, Array]:
        return {name: getattr(self, name) for name in ("writer", "writer_wave", "reader", "readers")}

    def refine(self, granule: int) -> None:
        """Finer granules: an access is not a multiple of the present ones."""
        factor = self.granule // granule
        for name, array in self._arrays().items():
            shaped = array.reshape(*array.shape[:-1], -1, self.columns)
            setattr(self, name, self.xp.repeat(shaped, factor, axis=-2).reshape(*array.shape[:-1], -1))
        self.granule = granule

    def expand(self) -> None:
        """One column for each block."""
        self.columns = self.machine.block_count
        for name, array in self._arrays().items():
            setattr(self, name, self.xp.repeat(array, self.columns, axis=-1))

    def subset(self, machine: Machine, blocks: Array) -> Shadow:
        """The shadow of some of the blocks, for a machine that runs them alone."""
        other = object.__new__(Shadow)
        other.__dict__.update(self.__dict__)
        other.machine = machine
        other.steps, other.safe = list(self.steps), list(self.safe)
        for name, array in self._arrays().items():
            if self.columns > 1:
                shaped = array.reshape(*array.shape[:-1], -1, self.columns)[..., blocks]
                array = shaped.reshape(*array.shape[:-1], -1)
            setattr(other, name, array.copy())
        if self.columns > 1:
            other.columns = machine.block_count
        return other

    # -- accesses --------------------------------------------------------------------

    def access(self, w: Wave, step: Step, pattern: Pattern, writes: bool) -> int:
        """Check one access of a wave against what came before, then record it; returns its number."""
        rows = self._rows(pattern)
        operation = len(self.steps)
        self.steps.append(step.index)
        if not rows.size:
            return operation
        last = self.writer[rows]
        if last.max() > self.floor:
            self._check_writers(w, step, rows, last, pattern, writes)
        if writes:
            readers = self.reader[rows]
            if readers.max() > self.floor:
                self._check_readers(w, step, rows, pattern)
            self.writer[rows] = operation
            self.writer_wave[rows] = w.number
            return operation
        if last.min() == 0:
            self._unwritten(w, step, rows, last)
        self.readers[w.number][rows] = operation
        self.reader[rows] = operation
        return operation

    def _rows(self, pattern: Pattern) -> Array:
        """Where the bytes of an access are in the flat shadow."""
        if pattern.alignment < self.granule:
            self.refine(pattern.alignment)
        if not pattern.uniform and self.columns == 1 and self.machine.block_count > 1:
            self.expand()
        return pattern.shadow_rows(self.xp, self.granule, self.columns)

    def _check_writers(self, w: Wave, step: Step, rows: Array, last: Array, pattern: Pattern, writes: bool) -> None:
        waves = self.writer_wave[rows]
        unordered = (last > self.xp.asarray(self.safe)[waves]) & (waves != w.number)
        if unordered.any():
            for wave in self.xp.unique(waves[unordered]).tolist():
                self._report(w, step, wave, rows, last, unordered & (waves == wave), True, writes)

    def _check_readers(self, w: Wave, step: Step, rows: Array, pattern: Pattern) -> None:
        for wave, read in enumerate(self.readers):
            if wave == w.number:
                continue
            last = read[rows]
            unordered = last > self.safe[wave]
            if unordered.any():
                self._report(w, step, wave, rows, last, unordered, False, True)

    def _report(self, w: Wave, step: Step, wave: int, rows: Array, last: Array, bad: Array, wrote: bool, writes: bool) -> None:
        first = int(bad.argmax())
        operation = int(last[first])
        earlier = self.machine.program.steps[self.steps[operation]]
        address, blocks = self._address(rows[bad])
        verb, earlier_verb = ("writes" if writes else "reads"), ("wrote" if wrote else "read")
        message = f"wave {w.number} {verb} LDS byte {address} that wave {wave} {earlier_verb}, and nothing orders the two"
        reason = self._reason(wave, operation, wrote)
        self.machine.report("lds-race", message, w, step, earlier, reason, waves=(w.number, wave), blocks=blocks, variant=reason)

    def _reason(self, wave: int, operation: int, wrote: bool) -> str:
        """Why they are unordered: no barrier between them, or one that the earlier access had not been drained before."""
        if operation > self.interval_start:
            return "no barrier stands between them"
        if wrote:
            return "the write was not drained (lgkmcnt) before the barrier that publishes it"
        return "the read was not drained (lgkmcnt) before the barrier that releases its bytes"

    def _address(self, rows: Array) -> tuple[int, tuple[int, ...]]:
        """The first byte of the first of these rows, and the blocks concerned."""
        address = int(rows[0]) // self.columns * self.granule
        if self.columns == 1:
            return address, self.machine.block_ids()
        columns = self.xp.unique(rows % self.columns).tolist()
        return address, tuple(self.machine.block_ids()[c] for c in columns)

    def _unwritten(self, w: Wave, step: Step, rows: Array, last: Array) -> None:
        address, blocks = self._address(rows[last == 0])
        self.machine.report("lds-unwritten", f"LDS byte {address} is read, and nothing has written it", w, step, blocks=blocks)

    # -- barriers ----------------------------------------------------------------------

    def barrier(self, waves: list[Wave]) -> None:
        """All waves passed a barrier: what each has drained is ordered before everything from here on."""
        now = len(self.steps) - 1
        for w in waves:
            if w.state != ENDED:
                self.safe[w.number] = next((p.first_op - 1 for p in w.lds if p.first_op), now)
        used: Any = [self.safe[w.number] for w in waves]
        self.floor = min(used)
        self.interval_start = now
