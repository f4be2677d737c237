"""The last accesses to every byte of LDS, and which of them conflict with a further one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from tiledsl.analysis.order.elaborate import Touch
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.program.effects import SharedAccess


class Shadow:
    """The last write of every cell of LDS, and each warp's last read and last commuting change.

    A cell is a run of bytes that are always accessed together. Accesses are numbers into `touches`, −1 for none.
    `empty` are the unwritten cells. A change of another kind counts as a write. Reads of the same bytes by several
    warps may have one number, that of the first of them: the rows of `readers` say which warps they are.
    """

    def __init__(self, size: int, warps: int, touches: Sequence[Touch]):
        arrays = {id(touch.bytes): touch.bytes for touch in touches}
        self.cell = min((_alignment(bytes_) for bytes_ in arrays.values()), default=1)
        self.cells = {number: bytes_[:: self.cell] // self.cell for number, bytes_ in arrays.items()}
        ends = {number: (cells.min(initial=size), cells.max(initial=-1)) for number, cells in self.cells.items()}
        self.ends = {number: (int(low), int(high)) for number, (low, high) in ends.items()}
        self.writer = np.full(-(-size // self.cell), -1, dtype=np.int64)
        self.readers = np.full((warps, len(self.writer)), -1, dtype=np.int64)
        self.changers = (
            np.full_like(self.readers, -1) if any(access(touch).commutes for touch in touches) else self.readers[:0]
        )
        self.empty = np.ones(len(self.writer), dtype=bool)
        self.touches: list[Touch] = []
        self.has_groups = False  # of reads with one number
        self.last: dict[int, list[int]] = {}  # the changes of the cells of an array of bytes, up to the next change

    def before(self, touch: Touch) -> list[Touch]:
        """Return the latest accesses of other warps that conflict with this one, each once."""
        return [self.touches[n] for n, _ in self.conflicts(touch)]

    def conflicts(self, touch: Touch) -> list[tuple[int, int]]:
        """Return the numbers and the warps of the latest accesses of other warps that conflict with this one."""
        found = [(n, warp) for n in self._changes(touch) for warp in (self.touches[n].warp,) if warp != touch.warp]
        if access(touch).writes:
            found = sorted([*found, *self._reads_of_others(touch)])
        if not len(self.changers):  # no access commutes with another
            return found
        found = [(n, warp) for n, warp in found if not _commute(self.touches[n], touch)]
        # earlier accesses of the same warp precede that access
        last = {warp: n for n, warp in found if access(self.touches[n]).commutes}
        return [(n, warp) for n, warp in found if n >= last.get(warp, 0) or direct(self.touches[n])]

    def _reads_of_others(self, touch: Touch) -> Iterator[tuple[int, int]]:
        """Yield the numbers and the warps of the latest reads by other warps of the cells of an access."""
        rows = self.readers[:, self.cells[id(touch.bytes)]]
        count = len(rows) if self.has_groups else 1
        for code in _numbers([np.where(rows < 0, -1, rows * count + np.arange(count)[:, None]).ravel()]):
            n, warp = divmod(code, count) if self.has_groups else (code, self.touches[code].warp)
            if warp != touch.warp:
                yield n, warp

    def own(self, touch: Touch) -> list[Touch]:
        """Return the latest accesses of the same warp that conflict with this one and are not ordered by themselves.

        That happens where either access is a direct load.
        """
        of = access(touch)
        earlier = [one for n in self._changes(touch) for one in (self.touches[n],) if one.warp == touch.warp]
        if of.writes or of.direct:
            earlier += [self.touches[n] for n in _numbers([self.readers[touch.warp, self.cells[id(touch.bytes)]]])]
        return [t for t in earlier if (of.direct or direct(t)) and (of.writes or access(t).writes)]

    def before_reads(self, reads: Sequence[Touch]) -> tuple[list[tuple[int, int]], list[tuple[Touch, Touch]]]:
        """Return what `conflicts` and `own` return for reads of the same bytes by several warps.

        An access of the same warp comes with the read of that warp. No access commutes with another.
        """
        assert not len(self.changers)
        own = {read.warp: read for read in reads}
        found = [(n, self.touches[n]) for n in self._changes(reads[0])]
        others = [(n, write.warp) for n, write in found if len(own) > 1 or write.warp not in own]
        return others, [(own[write.warp], write) for _, write in found if write.warp in own and direct(write)]

    def _changes(self, touch: Touch) -> list[int]:
        """Return the latest accesses that have changed the cells of this one, in order."""
        found = self.last.get(id(touch.bytes))
        if found is None:
            cells = self.cells[id(touch.bytes)]
            found = self.last[id(touch.bytes)] = _numbers([self.writer[cells], self.changers[:, cells].ravel()])
        return found

    def add(self, touch: Touch) -> None:
        of = access(touch)
        if of.writes:
            self._forget_changes(*self.ends[id(touch.bytes)])
        number, cells = len(self.touches), self.cells[id(touch.bytes)]
        self.touches.append(touch)
        if of.commutes:
            before = self.changers[:, cells]
            others = [n for n in _numbers([before.ravel()]) if not _commute(self.touches[n], touch)]
            self.changers[:, cells] = np.where(
                np.isin(before, others), -1, before
            )  # an access ordered after this change is ordered after changes of other kinds too
            self.changers[touch.warp, cells] = number
        elif of.writes:
            self.writer[cells] = number
            # an access ordered after this write is ordered after them
            self.readers[:, cells] = self.changers[:, cells] = -1
        else:
            self.readers[touch.warp, cells] = number
        if of.writes:
            self.empty[cells] = False

    def add_reads(self, reads: Sequence[Touch]) -> None:
        """Add reads of the same bytes by several warps, which no access commutes with."""
        warps = np.array([read.warp for read in reads])
        self.readers[warps[:, None], self.cells[id(reads[0].bytes)]] = len(self.touches)
        self.touches.append(reads[0])
        self.has_groups = True

    def _forget_changes(self, low: int, high: int) -> None:
        """Forget the changes of arrays with cells between these."""
        ends = self.ends
        self.last = {one: at for one, at in self.last.items() if ends[one][1] < low or ends[one][0] > high}

    def has_unwritten(self, touch: Touch) -> bool:
        """Return whether an access touches what nothing has written."""
        return bool(self.empty[self.cells[id(touch.bytes)]].any())

    def unwritten(self, touch: Touch) -> np.ndarray:
        """Return the bytes of an access that nothing has written."""
        return touch.bytes[np.repeat(self.empty[self.cells[id(touch.bytes)]], self.cell)]


def _commute(one: Touch, other: Touch) -> bool:
    """Return whether both are changes that give the same result in either order."""
    return bool(access(one).commutes) and access(one).commutes == access(other).commutes


def _numbers(found: Sequence[np.ndarray]) -> list[int]:
    """Return the distinct numbers in the arrays, in order, without −1."""
    together = np.concatenate(found)
    first = int(together[0]) if together.size else -1
    if (together == first).all():
        return [first] if first >= 0 else []
    return [int(n) for n in distinct(together) if n >= 0]


def _alignment(bytes_: np.ndarray) -> int:
    """Return the largest power of two, at most 16, such that the bytes are aligned runs of that length."""
    for size in (16, 8, 4, 2):
        if bytes_.size % size == 0:
            runs = bytes_.reshape(-1, size)
            if (runs[:, 0] % size == 0).all() and (runs == runs[:, :1] + np.arange(size)).all():
                return size
    return 1


def access(touch: Touch) -> SharedAccess:
    """Return the access as it stands in the program."""
    assert touch.operation.access is not None
    return touch.operation.access


def direct(touch: Touch) -> bool:
    """Return whether the bytes come directly from global memory."""
    return access(touch).direct
