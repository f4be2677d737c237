"""Python's search for unreachable cycles, which is rarer during work that makes many objects that live to its end."""

from __future__ import annotations

import contextlib
import gc
import threading
from collections.abc import Iterator

_OBJECTS = 20_000  # made and not dropped, after which the search begins; Python's own number is 700


class _Thresholds:
    """The thresholds of the search: those of the process, and how many works, perhaps in several threads, change them.

    A search that is turned off, by a threshold of 0 too, stays so.
    """

    def __init__(self) -> None:
        self.lock, self.works, self.own = threading.Lock(), 0, gc.get_threshold()

    def begin(self) -> None:
        """Make the search rarer."""
        with self.lock:
            if not self.works:
                self.own = gc.get_threshold()
                gc.set_threshold(self.own[0] and max(self.own[0], _OBJECTS), *self.own[1:])
            self.works += 1

    def end(self) -> None:
        """Search as often as before, if no other work is under way."""
        with self.lock:
            self.works -= 1
            if not self.works:
                gc.set_threshold(*self.own)


_thresholds = _Thresholds()


@contextlib.contextmanager
def rare_collection() -> Iterator[None]:
    """Search for unreachable cycles more rarely."""
    _thresholds.begin()
    try:
        yield
    finally:
        _thresholds.end()


@contextlib.contextmanager
def usual_collection() -> Iterator[None]:
    """Search as often as without `rare_collection`, within it: for a part of the work that leaves large cycles."""
    within = bool(_thresholds.works)
    if within:
        _thresholds.end()
    try:
        yield
    finally:
        if within:
            _thresholds.begin()
