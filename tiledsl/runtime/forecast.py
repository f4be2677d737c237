"""Forecast of a long call on the interpreter: a warning with the total time, from the blocks done so far.

The time is not guessed from sizes. Once the first blocks have ended, some seconds of the run itself are measured, in as
many processes as run by then."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable

from tiledsl.diagnostics.diagnostic import Diagnostic, TiledslWarning
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.language.recording.source import user_frames

SLOW = "TD851"
LONG = 120.0  # total seconds from which a call is worth a warning
MEASURED = 5.0  # seconds over which the speed is measured: starting other processes takes up to one
SILENT = 60.0  # seconds without a finished block
HELPS = (
    "call the kernel with smaller tensors: a few blocks and a few steps of each loop show the same hazards and wrong"
    " values",
    (
        "or execute some blocks: tiledsl.runtime.launch.execute(kernel.lower(...), [...], blocks=range(8)); with"
        " xp=cupy all blocks run on any GPU of CuPy"
    ),
    "or call the kernel with tensors of an AMD GPU, to launch it there",
)
clock = time.monotonic


class Forecast:
    """The forecast of one call. `sim.launch` calls `tick` and `share`; `say` gets the message, at most once."""

    def __init__(self, say: Callable[[str], None]):
        self._say, self._said = say, False
        self._start = clock()
        self._first: tuple[float, float] | None = None  # a time, and the share that was done by then

    def tick(self, _: int) -> None:
        """Note that some instructions have been executed."""
        taken = clock() - self._start
        if self._first is None and taken >= SILENT:
            self._tell(f"the first blocks have not ended after {_span(taken)}")

    def share(self, done: float) -> None:
        """Note the share of the whole that has been executed."""
        now = clock()
        if self._first is None:
            self._first = now, done
        since, before = self._first
        if now - since < MEASURED or not before < done < 1:
            return
        taken = now - self._start
        whole = taken + (1 - done) * (now - since) / (done - before)
        if whole >= LONG:
            self._tell(f"the run takes about {_span(whole)}: after {_span(taken)}, {100 * done:.1f}% is done")

    def _tell(self, what: str) -> None:
        if not self._said:
            self._said = True
            self._say(what)


def forecast(kernel: KernelDefinition) -> Forecast:
    """Create the forecast for a call of the kernel: a Python warning at the user's line, once for each kernel."""

    def say(what: str) -> None:
        if SLOW not in kernel.warned:
            kernel.warned.add(SLOW)
            message = (
                f"kernel '{kernel.name}' runs on the interpreter, because its tensors are in the host's memory, and"
                f" {what}"
            )
            warnings.warn_explicit(
                TiledslWarning(Diagnostic(SLOW, message, helps=HELPS, severity="warning")), None, *calling_line(kernel)
            )

    return Forecast(say)


def calling_line(kernel: KernelDefinition) -> tuple[str, int]:
    """The calling line outside of torch's code; the kernel's own line where a thread of torch calls."""
    for frame in user_frames():
        if frame.f_globals.get("__name__", "").partition(".")[0] != "torch":
            return frame.f_code.co_filename, frame.f_lineno
    return kernel.span.file, kernel.span.line


def _span(seconds: float) -> str:
    """Format as "45 seconds", "7 minutes" or "3 hours", with a forecast's precision."""
    for unit, least in ((3600, 2), (60, 2)):
        if seconds >= unit * least:
            return f"{round(seconds / unit)} {'hours' if unit == 3600 else 'minutes'}"
    return f"{round(seconds)} seconds"
