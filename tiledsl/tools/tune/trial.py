"""One trial of a variant: its bound, or its prediction. Trials run in any process that has the package and a compiler.

A task holds the captured kernel, so that the user's Python file need not be where the trial runs. A refusal of the
variant is an outcome; an exception of a trial is one of the machine."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable
from typing import Any

from tiledsl.analysis.time.chips import Chip
from tiledsl.compile.compile import lower_captured
from tiledsl.diagnostics.diagnostic import TiledslError, ToolchainError, text_of
from tiledsl.ir.nodes import KernelIR
from tiledsl.runtime.assess import assess
from tiledsl.runtime.profile import profile_of

ASSESSED, PROFILED = STAGES = ("bound", "profile")
NO_CODE = "TD000"  # of a kernel that the model does not predict


@dataclasses.dataclass(frozen=True)
class Task:
    """A captured kernel, the sizes of its dynamic dimensions, and the chip."""

    kernel: KernelIR
    sizes: dict[str, int]
    chip: Chip


@dataclasses.dataclass(frozen=True)
class Outcome:
    """The result of a trial: of a refused variant the code and the message, else times in µs.

    `least_us` and `likely_us` are of the bound; `time_us` is the likely time of the prediction, and `low_us` and
    `high_us` its range. `seconds` is the time that the trial took.
    """

    stage: str
    code: str = ""
    message: str = ""
    least_us: float = 0.0
    likely_us: float = 0.0
    limit: str = ""
    time_us: float = 0.0
    low_us: float = 0.0
    high_us: float = 0.0
    seconds: float = 0.0

    @property
    def is_refused(self) -> bool:
        """Whether a check refuses the variant."""
        return bool(self.code)


def assessed(task: Task) -> Outcome:
    """Check the IR, plan the program, and bound its time: some tens of milliseconds."""
    return _outcome(ASSESSED, lambda: _bound(task))


def profiled(task: Task) -> Outcome:
    """Check the kernel whole, compile it, and predict its time: some seconds."""
    return _outcome(PROFILED, lambda: _prediction(task))


def refused(error: TiledslError, stage: str) -> Outcome:
    """The outcome of a refusal: its first error."""
    found = [one for one in error.diagnostics if one.severity == "error"] or list(error.diagnostics)
    return Outcome(stage, found[0].code, found[0].message)


def _outcome(stage: str, trial: Callable[[], dict[str, Any]]) -> Outcome:
    start = time.perf_counter()
    try:
        made = Outcome(stage, **trial())
    except ToolchainError:  # a compiler that is missing is no fault of the variant
        raise
    except TiledslError as error:
        made = refused(error, stage)
    except Exception as error:  # a defect of the package stops no search
        why = f"unexpected {type(error).__name__}: {text_of(error)}: if it comes again, report it"
        made = Outcome(stage, NO_CODE, why)
    return dataclasses.replace(made, seconds=time.perf_counter() - start)


def _bound(task: Task) -> dict[str, Any]:
    found = assess(task.kernel, task.sizes, task.chip)
    return {"least_us": found.least_us, "likely_us": found.likely_us, "limit": found.limit}


def _prediction(task: Task) -> dict[str, Any]:
    lowered = lower_captured(task.kernel, task.chip.target, task.sizes)
    found = profile_of(lowered, task.chip, task.sizes)
    limit = found.bounds[0].cause if found.bounds else ""
    low, likely, high = found.time_us
    return {"time_us": likely, "low_us": low, "high_us": high, "limit": limit}


TRIALS: dict[str, Callable[[Task], Outcome]] = {ASSESSED: assessed, PROFILED: profiled}
