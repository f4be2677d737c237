"""Values that are made once for each key, whichever thread asks first."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

V = TypeVar("V")
_ABSENT: Any = object()


class _Asked:
    """A key that `threads` calls ask for."""

    def __init__(self) -> None:
        self.lock, self.threads = threading.RLock(), 0  # a finalizer that runs under way may ask too


class Once(Generic[V]):
    """A dictionary that makes what it does not have. Threads that ask for the same key wait for the first of them;
    those that ask for others do not.

    What could not be made is tried again when it is asked for again. With more than `most` values it begins anew.
    """

    def __init__(self, most: int | None = None):
        self.made: dict[Hashable, V] = {}  # to be looked at without a lock
        self._asked: dict[Hashable, _Asked] = {}  # keys that threads ask for now
        self._guard, self._most = threading.RLock(), most  # a finalizer may ask within it

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value of that key. Raises what `make` does."""
        with self._guard:
            asked = self._asked.setdefault(key, _Asked())
            asked.threads += 1
        try:
            with asked.lock:
                if (found := self.made.get(key, _ABSENT)) is not _ABSENT:
                    return found
                value = make()
                with self._guard:
                    if self._most is not None and len(self.made) >= self._most:
                        self.made.clear()
                    self.made[key] = value
                return value
        finally:
            with self._guard:
                asked.threads -= 1
                if not asked.threads:
                    self._asked.pop(key, None)
