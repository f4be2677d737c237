"""Batches of blocks over several processes. Each process executes whole batches in memory that all share. Findings are
joined in the batches' order, so that the report does not depend on the number of processes.

The processes are new Python interpreters that import nothing of the caller's; they are neither forked nor started
through `__main__`. A script therefore needs no guard, and threads do no harm. The processes end with their caller,
however it ends."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Pipe, wait
from typing import Any

from tiledsl.diagnostics.diagnostic import SimulationError

# Libraries that would start threads of their own in each process.
_ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def available() -> int:
    """The processors that this process may use. Where processes share no memory by descriptor, as on Windows, one."""
    if os.name != "posix":
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Worker:
    """A process that executes one batch after another."""

    def __init__(self, task: Any, memory: int):
        ours, theirs = Pipe()
        self.connection = ours
        self.batch: int | None = None  # the batch that it executes
        self.issued = 0
        program = (
            f"import sys; sys.path[:] = {sys.path!r}; from tiledsl.sim.launch.worker import main;"
            f" main({theirs.fileno()}, {memory})"
        )
        command, environment = [sys.executable, "-c", program], {**os.environ, **_ONE_THREAD}
        with theirs:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                pass_fds=(theirs.fileno(), memory),
                env=environment,
                start_new_session=True,
            )
        self._send(task)

    def give(self, number: int, blocks: list[int]) -> None:
        self.batch, self.issued = number, 0
        self._send((number, blocks))

    def _send(self, message: Any) -> None:
        with contextlib.suppress(OSError):  # the process has ended; reading its answer reports that
            self.connection.send(message)

    def receive(self) -> tuple[str, Any]:
        try:
            kind, value = self.connection.recv()
        except (EOFError, OSError):
            status = self._process.wait()
            raise SimulationError(
                f"a process that executed blocks ended with status {status}: is there enough memory?"
            ) from None
        return kind, value

    def end(self) -> None:
        self._process.kill()
        self.connection.close()
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()


class Pool:
    """`count` processes with one task and the memory whose descriptor is `memory`; they end with the block of the
    `with` statement.
    """

    def __init__(self, task: Any, memory: int, count: int):
        self._workers: list[Worker] = []
        try:
            for _ in range(count):
                self._workers.append(Worker(task, memory))
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        for worker in self._workers:
            worker.end()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *exception: object) -> None:
        self.end()

    def results(
        self, batches: Sequence[list[int]], progress: Callable[[int], None], tick: Callable[[int], None]
    ) -> Iterator[Any]:
        """The findings of each batch, in order. `progress` is called with the number of blocks that have ended, `tick`
        with the wave-instructions that the batches at work have issued.

        An error is raised when its batch's turn has come, so that the first error is that of batches executed one
        after the other."""
        left: Iterator[tuple[int, list[int]]] = iter(enumerate(batches))
        found: dict[int, tuple[str, Any]] = {}
        due = 0
        for worker in self._workers:
            self._next(worker, left)
        while due < len(batches):
            for connection in wait([worker.connection for worker in self._workers if worker.batch is not None]):
                worker = next(w for w in self._workers if w.connection is connection)
                kind, value = worker.receive()
                if kind == "issued":
                    worker.issued = value
                    tick(sum(w.issued for w in self._workers if w.batch is not None))
                elif kind == "blocks":
                    progress(value)
                else:
                    assert worker.batch is not None
                    found[worker.batch] = kind, value
                    left = left if kind == "found" else iter(())  # the batches before it are being executed already
                    self._next(worker, left)
            while due in found:
                kind, value = found.pop(due)
                if kind == "error":
                    raise value
                due += 1
                yield value

    def _next(self, worker: Worker, left: Iterator[tuple[int, list[int]]]) -> None:
        worker.batch = None
        for number, blocks in left:
            worker.give(number, blocks)
            return
