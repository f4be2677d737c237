"""A call on the interpreter that takes minutes says so while it runs: how long in all, by what it has done so far.

Nothing is guessed from sizes: once the first blocks have shown what a block takes, some seconds of the run itself are
measured, in as many processes as it has by then."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable

from tiledsl.diagnostics.diagnostic import Diagnostic, TiledslWarning
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.language.recording.source import user_frames

SLOW = "TD851"
LONG = 120.0  # seconds in all that are worth a word
MEASURED = 5.0  # seconds over which the speed is taken: starting other processes takes up to one
SILENT = 60.0  # seconds in which no block has ended
HELPS = (
    "call it with smaller tensors: a few blocks and steps of each loop show the hazards and wrong values that many do",
    (
        "or execute some blocks: tiledsl.runtime.launch.execute(kernel.lower(...), [...], blocks=range(8)); with"
        " xp=cupy all run on any GPU that CuPy drives"
    ),
    "or call it with tensors of an AMD GPU, where it is launched",
)
clock = time.monotonic


class Forecast:
    """One call's. `tick` and `share` are what `sim.launch` calls; `say` is given the message, once at most."""

    def __init__(self, say: Callable[[str], None]):
        self._say, self._said = say, False
        self._start = clock()
        self._first: tuple[float, float] | None = None  # a time, and the share that was done by then

    def tick(self, _: int) -> None:
        """Something has been executed."""
        taken = clock() - self._start
        if self._first is None and taken >= SILENT:
            self._tell(f"its first blocks have not ended after {_span(taken)}")

    def share(self, done: float) -> None:
        """So much of the whole has been executed."""
        now = clock()
        if self._first is None:
            self._first = now, done
        since, before = self._first
        if now - since < MEASURED or not before < done < 1:
            return
        taken = now - self._start
        whole = taken + (1 - done) * (now - since) / (done - before)
        if whole >= LONG:
            self._tell(f"it takes about {_span(whole)}: after {_span(taken)} {100 * done:.1f}% of it is done")

    def _tell(self, what: str) -> None:
        if not self._said:
            self._said = True
            self._say(what)


def forecast(kernel: KernelDefinition) -> Forecast:
    """For a call of that kernel: a Python warning at the user's line, once for each kernel."""

    def say(what: str) -> None:
        if SLOW not in kernel.warned:
            kernel.warned.add(SLOW)
            message = (
                f"kernel '{kernel.name}' runs on the interpreter, its tensors being in the host's memory, and {what}"
            )
            warnings.warn_explicit(
                TiledslWarning(Diagnostic(SLOW, message, helps=HELPS, severity="warning")), None, *calling_line(kernel)
            )

    return Forecast(say)


def calling_line(kernel: KernelDefinition) -> tuple[str, int]:
    """The line that called, outside of torch's own code; the kernel's where a thread of torch calls."""
    for frame in user_frames():
        if frame.f_globals.get("__name__", "").partition(".")[0] != "torch":
            return frame.f_code.co_filename, frame.f_lineno
    return kernel.span.file, kernel.span.line


def _span(seconds: float) -> str:
    """ "45 seconds", "7 minutes", "3 hours": as exact as a forecast is."""
    for unit, least in ((3600, 2), (60, 2)):
        if seconds >= unit * least:
            return f"{round(seconds / unit)} {'hours' if unit == 3600 else 'minutes'}"
    return f"{round(seconds)} seconds"
