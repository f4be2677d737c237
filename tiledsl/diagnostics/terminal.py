"""Output on a terminal only: colour, and progress of tasks that take longer than a second."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Iterator
from typing import TextIO

from tiledsl.diagnostics.diagnostic import Diagnostic, Style, TiledslError, render

PATIENCE = 1.0  # seconds before anything is said
BETWEEN = 0.25  # seconds from one look to the next
_CODES = {
    "error": "1;31",
    "warning": "1;33",
    "note": "1;36",
    "message": "1",
    "place": "34",
    "caret": "1;31",
    "beside": "1;34",
    "help": "32",
}


def is_terminal(stream: TextIO) -> bool:
    """Whether the stream is a terminal that can move its cursor."""
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def has_colour(stream: TextIO) -> bool:
    """Whether the stream is a terminal, and NO_COLOR (no-color.org) does not forbid colour."""
    return is_terminal(stream) and not os.environ.get("NO_COLOR")


def style_of(stream: TextIO) -> Style | None:
    """The colours of a diagnostic's parts on a stream; None for no colours."""
    return (lambda part, text: f"\x1b[{_CODES[part]}m{text}\x1b[0m" if text else "") if has_colour(stream) else None


def rendered(what: Diagnostic | TiledslError, stream: TextIO) -> str:
    """The text of a finding, or of all findings of an error, for a stream."""
    findings = what.diagnostics if isinstance(what, TiledslError) else (what,)
    return "\n\n".join(render(one, style=style_of(stream)) for one in findings)


# ------------------------------------------------------------------------------------------------------------ progress


class Progress:
    """One line of a terminal with the current task and its time. The line is shown once the task takes longer than a
    second, and erased at the task's end.

    Nothing is written where the stream is no terminal, or with TILEDSL_PROGRESS=0. A task inside another task is named
    behind it; tasks of other threads are not shown.
    """

    def __init__(self, stream: TextIO | None = None):
        self._stream = stream
        self._lock = threading.Lock()
        self._works: list[str] = []
        self._share: float | None = None
        self._start = 0.0
        self._shown = False
        self._ended = threading.Event()
        self._owner: threading.Thread | None = None

    @contextlib.contextmanager
    def of(self, what: str) -> Iterator[None]:
        """A context in which `what` is the current task."""
        if not self._begin(what):
            yield
            return
        try:
            yield
        finally:
            self._end()

    def share(self, done: float) -> None:
        """Set the finished part of the current task, from 0 to 1."""
        self._share = done

    def _begin(self, what: str) -> bool:
        with self._lock:
            if self._works and self._owner is not threading.current_thread():
                return False
            if not self._works:
                if os.environ.get("TILEDSL_PROGRESS") == "0" or not is_terminal(self._stream or sys.stderr):
                    return False
                self._owner, self._start, self._ended = threading.current_thread(), time.monotonic(), threading.Event()
                threading.Thread(target=self._tell, args=(self._ended,), daemon=True).start()
            self._works.append(what)
            self._share = None
            return True

    def _end(self) -> None:
        with self._lock:
            self._works.pop()
            self._share = None
            if not self._works:
                self._ended.set()
                if self._shown:
                    self._write("")
                self._shown = False

    def _tell(self, ended: threading.Event) -> None:
        while not ended.wait(BETWEEN):
            with self._lock:
                taken = time.monotonic() - self._start
                if not ended.is_set() and self._works and taken >= PATIENCE:
                    share = f", {100 * self._share:.0f}%" if self._share is not None else ""
                    self._write(f"tiledsl: {': '.join(self._works)} … {taken:.0f} s{share}")
                    self._shown = True

    def _write(self, text: str) -> None:
        """Replace the line's text."""
        stream = self._stream or sys.stderr
        with contextlib.suppress(OSError, ValueError):  # the terminal is gone, or the stream closed: nobody watches
            stream.write(f"\r\x1b[K{text}")
            stream.flush()


progress = Progress()
