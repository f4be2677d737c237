"""Values that are created once for each key, whichever thread asks first."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

V = TypeVar("V")
_ABSENT: Any = object()


class _Asked:
    """A key that `threads` calls are waiting for."""

    def __init__(self) -> None:
        self.lock, self.threads = threading.RLock(), 0  # reentrant: a finalizer that runs meanwhile may ask too


class Once(Generic[V]):
    """A dictionary that creates missing values. Threads that ask for the same key wait for the first of them; threads
    with other keys do not wait.

    A creation that failed is tried again at the next request. With more than `most` values the dictionary is emptied.
    """

    def __init__(self, most: int | None = None):
        self.values: dict[Hashable, V] = {}  # readable without a lock
        self._asked: dict[Hashable, _Asked] = {}  # keys that threads are asking for
        self._guard, self._most = threading.RLock(), most  # a finalizer may ask while the lock is held

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value of the key. Raises what `make` raises."""
        with self._guard:
            asked = self._asked.setdefault(key, _Asked())
            asked.threads += 1
        try:
            with asked.lock:
                if (found := self.values.get(key, _ABSENT)) is not _ABSENT:
                    return found
                value = make()
                with self._guard:
                    if self._most is not None and len(self.values) >= self._most:
                        self.values.clear()
                    self.values[key] = value
                return value
        finally:
            with self._guard:
                asked.threads -= 1
                if not asked.threads:
                    self._asked.pop(key, None)
