"""The last accesses to every byte of LDS, and which of them conflict with a further one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tiledsl.analysis.order.elaborate import Touch
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.program.effects import SharedAccess


class Shadow:
    """The last write of every cell of LDS, and each warp's last read and last commuting change.

    A cell is a run of bytes that are always accessed together. Accesses are numbers into `touches`, −1 for none.
    `empty` are the unwritten cells. A change of another kind counts as a write.
    """

    def __init__(self, size: int, warps: int, touches: Sequence[Touch]):
        arrays = {id(touch.bytes): touch.bytes for touch in touches}
        self.cell = min((_alignment(bytes_) for bytes_ in arrays.values()), default=1)
        self.cells = {number: bytes_[:: self.cell] // self.cell for number, bytes_ in arrays.items()}
        self.writer = np.full(-(-size // self.cell), -1, dtype=np.int64)
        self.readers = np.full((warps, len(self.writer)), -1, dtype=np.int64)
        self.changers = (
            np.full_like(self.readers, -1) if any(access(touch).commutes for touch in touches) else self.readers[:0]
        )
        self.empty = np.ones(len(self.writer), dtype=bool)
        self.touches: list[Touch] = []
        self.last: dict[int, list[int]] = {}  # the changes of the cells of an array of bytes, up to the next change

    def before(self, touch: Touch) -> list[Touch]:
        """Return the latest accesses of other warps that conflict with this one, each once."""
        found = self._changes(touch)
        if access(touch).writes:
            found = sorted({*found, *_numbers([self.readers[:, self.cells[id(touch.bytes)]].ravel()])})
        found = [n for n in found if self.touches[n].warp != touch.warp]
        if not len(self.changers):  # no access commutes with another
            return [self.touches[n] for n in found]
        found = [n for n in found if not _commute(self.touches[n], touch)]
        # earlier accesses of the same warp precede that access
        last = {self.touches[n].warp: n for n in found if access(self.touches[n]).commutes}
        return [self.touches[n] for n in found if n >= last.get(self.touches[n].warp, 0) or direct(self.touches[n])]

    def own(self, touch: Touch) -> list[Touch]:
        """Return the latest accesses of the same warp that conflict with this one and are not ordered by themselves.

        That happens where either access is a direct load.
        """
        found, of = self._changes(touch), access(touch)
        if of.writes or of.direct:
            found = sorted({*found, *_numbers([self.readers[touch.warp, self.cells[id(touch.bytes)]]])})
        earlier = [self.touches[n] for n in found if self.touches[n].warp == touch.warp]
        return [t for t in earlier if (of.direct or direct(t)) and (of.writes or access(t).writes)]

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
            self.last.clear()
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
