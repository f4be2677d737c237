"""Batches of blocks over several processes. Each process executes whole batches in memory that all share. Findings are
joined in the batches' order, so that the report does not depend on the number of processes.

The processes are new Python interpreters that import nothing of the caller's; they are neither forked nor started
through `__main__`. A script therefore needs no guard, and threads do no harm. The processes end with their caller,
however it ends."""

from __future__ import annotations

import contextlib
import os
import pickle
import subprocess
import sys
import threading
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


class Process:
    """A new Python interpreter that runs `main` of a module, with a pipe between the two.

    The module's `main` gets the descriptor of its end of the pipe, and those of `descriptors`.
    """

    def __init__(self, module: str, *descriptors: int):
        ours, theirs = Pipe()
        self.connection = ours
        passed = (theirs.fileno(), *descriptors)
        program = f"import sys; sys.path[:] = {sys.path!r}; from {module} import main; main{passed!r}"
        command, environment = [sys.executable, "-c", program], {**os.environ, **_ONE_THREAD}
        with theirs:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, pass_fds=passed, env=environment, start_new_session=True
            )

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, message: Any) -> None:
        """Send a message. Where the process has ended, reading its answer reports that."""
        with contextlib.suppress(OSError):
            self.connection.send(message)

    def receive(self) -> Any:
        """The next message of the process, which is waited for. EndOfProcess where it has ended."""
        try:
            return self.connection.recv()
        except (EOFError, OSError):
            raise EndOfProcess(self._process.wait()) from None

    def end(self) -> None:
        """End the process at once."""
        self._process.kill()
        self.connection.close()
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()


class EndOfProcess(Exception):
    """A process has ended without an answer; `status` is its exit status."""

    def __init__(self, status: int):
        self.status = status
        super().__init__(f"a process ended with status {status}")


class Worker(Process):
    """A process that executes one batch after another."""

    def __init__(self, task: Any, memory: int):
        super().__init__("tiledsl.sim.launch.worker", memory)
        self.batch: int | None = None  # the batch that it executes
        self.issued = 0
        self.send(task)

    def give(self, number: int, blocks: list[int]) -> None:
        self.batch, self.issued = number, 0
        self.send((number, blocks))

    def receive(self) -> tuple[str, Any]:
        try:
            kind, value = super().receive()
        except EndOfProcess as error:
            raise SimulationError(
                f"a process that executed blocks ended with status {error.status}: is there enough memory?"
            ) from None
        return kind, value


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


# ------------------------------------------------------------------------------------------------ within such a process


@contextlib.contextmanager
def ending_with_the_caller() -> Iterator[None]:
    """End this process once its caller has ended, even by a signal.

    The caller's ends of the standard input and of the pipe close then."""
    threading.Thread(target=_end_when_closed, daemon=True).start()
    try:
        yield
    except (EOFError, ConnectionError):  # of the pipe, which may be found closed before the standard input
        os._exit(1)


def _end_when_closed() -> None:
    os.read(0, 1)  # the caller never writes
    os._exit(1)


def sendable(error: Exception) -> Exception:
    """The error, or one with its text where it cannot be pickled."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
