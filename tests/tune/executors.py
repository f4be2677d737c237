"""Executors for tests: one that works in this process, and one that loses trials."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any


class Here(Executor):
    """Makes each call at once, in this process. `calls` are the functions called; `stop_after` calls it raises KeyboardInterrupt."""

    def __init__(self, stop_after: int | None = None):
        self.calls: list[str] = []
        self.stop_after = stop_after

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.stop_after is not None and len(self.calls) >= self.stop_after:
            raise KeyboardInterrupt
        self.calls.append(fn.__name__)
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Losing(Here):
    """Loses the first `times` trials of each task with their workers."""

    def __init__(self, times: int):
        super().__init__()
        self.times, self.lost = times, dict[tuple[str, int], int]()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        key = fn.__name__, id(args[0])
        self.lost[key] = self.lost.get(key, 0) + 1
        if self.lost[key] > self.times:
            return super().submit(fn, *args, **kwargs)
        future: Future[Any] = Future()
        future.set_exception(BrokenExecutor("the worker was killed"))
        return future
