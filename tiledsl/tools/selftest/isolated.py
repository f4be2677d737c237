"""Calls in a process that may hang or be killed: each call has a time limit, and a failure costs its own call alone."""

from __future__ import annotations

import dataclasses
import os
import pathlib
import signal
import tempfile
import threading
from collections.abc import Callable
from typing import Any

from tiledsl.sim.launch.processes import EndOfProcess, Process
from tiledsl.tools.worker import MODULE

_KILLED_WITHIN = 10.0  # s: a process that waits for a broken driver may outlive its end
_LINES = 20  # of what a failed call has printed


@dataclasses.dataclass(frozen=True)
class Answer:
    """The answer of a call: its value, or its exception in `error`; else `why` says how the call ended without one.

    `printed` has the last lines that a call without a value has printed, such as an error of the GPU's runtime."""

    value: Any = None
    error: Exception | None = None
    why: str = ""
    is_late: bool = False
    printed: str = ""


class Isolated:
    """A process that makes calls, one after the other. After each failure the next call gets a new process.

    `limit` is the time of a call in seconds, which may be changed between calls. Close the object: it holds a file."""

    def __init__(self, limit: float):
        self.limit = limit
        self._process: Process | None = None
        self._log, path = tempfile.mkstemp(prefix="tiledsl-", suffix=".log")
        self._path = pathlib.Path(path)

    def __enter__(self) -> Isolated:
        return self

    def __exit__(self, *_: object) -> None:
        self.renew()
        os.close(self._log)
        self._path.unlink(missing_ok=True)

    def call(self, function: Callable[..., Any], *arguments: Any) -> Answer:
        """Let the process make the call, and wait for its answer. The function and its arguments are pickled."""
        os.truncate(self._path, 0)
        process = self._process = self._process or Process(MODULE)
        process.send((_printing_to, (str(self._path), function, arguments), {}))
        try:
            if not process.connection.poll(self.limit):
                return self._failed(why=f"no answer within {self.limit:g} s: the process was killed", is_late=True)
            is_done, value = process.receive()
        except EndOfProcess as error:
            return self._failed(why=f"the process {_ended(error.status)}")
        return Answer(value) if is_done else self._failed(error=value)

    def renew(self) -> None:
        """Kill the process, if there is one: the next call gets a new one."""
        process, self._process = self._process, None
        if process is not None:
            end = threading.Thread(target=process.end, daemon=True)
            end.start()
            end.join(_KILLED_WITHIN)

    def _failed(self, **how: Any) -> Answer:
        self.renew()
        lines = self._path.read_text(encoding="utf-8", errors="backslashreplace").splitlines()
        return Answer(**how, printed="\n".join(lines[-_LINES:]))


def _printing_to(path: str, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Make a call in the process, whose output goes to the file: that of libraries too."""
    log = os.open(path, os.O_WRONLY | os.O_APPEND)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.close(log)
    return function(*arguments)


def _ended(status: int) -> str:
    if status >= 0:
        return f"ended with status {status}"
    try:
        return f"was ended by {signal.Signals(-status).name}"
    except ValueError:
        return f"was ended by signal {-status}"
