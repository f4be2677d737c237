"""An executor of processes that are new Python interpreters, as those of the interpreter of listings.

Unlike `ProcessPoolExecutor`, a script that uses it needs no guard, and a process that is killed fails its own call
alone: the next call gets a new process."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any, ParamSpec, TypeVar

from tiledsl.sim.launch.processes import EndOfProcess, Process, available
from tiledsl.tools.worker import MODULE

P = ParamSpec("P")
R = TypeVar("R")
_Call = tuple[Future[Any], tuple[Any, ...]] | None  # None ends a thread


class Processes(Executor):
    """`count` processes, by default one for each processor. Functions and arguments are pickled by reference."""

    def __init__(self, count: int | None = None):
        self.count = count or available()
        self._calls: queue.SimpleQueue[_Call] = queue.SimpleQueue()
        self._workers: dict[int, Process] = {}
        self._is_closed = False
        self._threads: list[threading.Thread] = []  # one for each process, as calls come
        self._adding = threading.Lock()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that have been started."""
        return [worker.pid for worker in list(self._workers.values())]

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Let a process make the call."""
        if self._is_closed:
            raise RuntimeError("the processes have been ended")
        self._add_thread()
        future: Future[R] = Future()
        self._calls.put((future, (fn, args, kwargs)))
        return future

    def _add_thread(self) -> None:
        """Start a thread, as long as there are fewer than processes. RuntimeError where the system has not even one."""
        with self._adding:
            if len(self._threads) == self.count:
                return
            thread = threading.Thread(target=self._serve, args=(len(self._threads),), daemon=True)
            try:
                thread.start()
            except RuntimeError:
                if self._threads:  # these take the call
                    return
                raise
            self._threads.append(thread)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes, once the calls that were submitted are done; with `cancel_futures`, at once."""
        self._is_closed = True
        if cancel_futures:
            while not self._calls.empty():
                self._cancel_next()
            for worker in list(self._workers.values()):
                worker.end()
        for _ in self._threads:
            self._calls.put(None)
        for thread in self._threads if wait else ():
            thread.join()

    def _cancel_next(self) -> None:
        try:
            call = self._calls.get_nowait()
        except queue.Empty:
            return
        if call is not None:
            call[0].cancel()

    def _serve(self, number: int) -> None:
        """Pass calls to one process, which starts with the first call, until there are no more."""
        while (call := self._calls.get()) is not None:
            future, request = call
            if not future.set_running_or_notify_cancel():
                continue
            try:
                is_done, value = self._answer(number, request)
            except EndOfProcess as error:
                self._workers.pop(number).end()
                future.set_exception(BrokenExecutor(f"a process ended with status {error.status} during a call"))
            except Exception as error:  # the call cannot be pickled, or no process can be started
                future.set_exception(error)
            else:
                (future.set_result if is_done else future.set_exception)(value)
        worker = self._workers.pop(number, None)
        if worker is not None:
            worker.end()

    def _answer(self, number: int, request: tuple[Any, ...]) -> tuple[bool, Any]:
        if number not in self._workers:
            self._workers[number] = Process(MODULE)
        worker = self._workers[number]
        worker.send(request)
        answer: tuple[bool, Any] = worker.receive()
        return answer
