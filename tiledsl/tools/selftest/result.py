"""The results of a self-test, in order: what is wrong, then where the prediction misses most."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping
from typing import Any

from tiledsl.analysis.time.result import MODEL
from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import KernelError, TiledslError, UsageError, in_short, text_of
from tiledsl.targets import TARGETS
from tiledsl.toolchain.rocm.hip import Device
from tiledsl.tools.bench.table import listed
from tiledsl.tools.bench.timing import US
from tiledsl.tools.selftest.isolated import Answer

SCHEMA = 1  # of the JSON document, docs/gpu.md: increased when a reader of the previous version would go wrong
HANG, ENDED, FAILED, WRONG, REFUSED, UNCHECKED, RIGHT = OUTCOMES = (
    "hang",
    "ended",
    "failed",
    "wrong",
    "refused",
    "unchecked",
    "right",
)  # the worst first
FAULTS = OUTCOMES[: OUTCOMES.index(REFUSED)]


@dataclasses.dataclass(frozen=True)
class Row:
    """A kernel at one combination of sizes, with the options that are not its defaults. `outcome` is one of OUTCOMES,
    and `message` says why it is not RIGHT.

    `measured` is the entry of `tiledsl bench`, and `prediction` that of the model in µs, each None without one;
    `without_prediction` says why. `printed` is what a failed process has printed; `seconds` is what the row took."""

    kernel: str
    file: str
    sizes: Mapping[str, int]
    outcome: str
    message: str = ""
    printed: str = ""
    seconds: float = 0.0
    measured: Mapping[str, Any] | None = None
    prediction: Mapping[str, Any] | None = None
    without_prediction: str | None = None
    options: Mapping[str, Any] = dataclasses.field(default_factory=dict)

    @property
    def name(self) -> str:
        """The kernel, its options and its sizes."""
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.kernel}{f' with {options}' * bool(options)} at {listed(self.sizes)}"

    @property
    def is_fault(self) -> bool:
        """Whether the GPU, or the package on it, went wrong. A refusal is none."""
        return self.outcome in FAULTS

    @property
    def us(self) -> float | None:
        """The median of the measured times."""
        return self.measured["ms"]["median"] * US if self.measured else None

    @property
    def torch_us(self) -> float | None:
        """The median of torch's times: of torch.matmul, or of scaled_dot_product_attention."""
        peer = self.measured["torch_matmul"] or self.measured["torch_attention"] if self.measured else None
        return peer["ms"]["median"] * US if peer else None

    @property
    def ratio(self) -> float | None:
        """The measured time, divided by the likely time of the prediction."""
        return self.us / self.prediction["likely_us"] if self.us and self.prediction else None

    @property
    def is_inside(self) -> bool | None:
        """Whether the measured time lies within the range of the prediction."""
        if not self.us or not self.prediction:
            return None
        return bool(self.prediction["low_us"] <= self.us <= self.prediction["high_us"])

    @property
    def miss(self) -> float:
        """How far the prediction misses, in either direction: 0 for none, and without a prediction."""
        return abs(math.log(self.ratio)) if self.ratio else 0.0

    def as_dict(self) -> dict[str, Any]:
        """The row's entry of the JSON document."""
        return dataclasses.asdict(self) | {"ratio": self.ratio, "inside": self.is_inside}


def row_of(
    kernel: str, file: str, sizes: Mapping[str, int], options: Mapping[str, Any], answer: Answer, seconds: float
) -> Row:
    """The row of an answer, whose value is that of a trial: `measured`, `prediction` and `without_prediction`."""
    row = Row(kernel, file, dict(sizes), RIGHT, printed=answer.printed, seconds=seconds, options=dict(options))
    if answer.error is not None:
        refused = isinstance(answer.error, (KernelError, UsageError))
        return dataclasses.replace(row, outcome=REFUSED if refused else FAILED, message=in_one_line(answer.error))
    if answer.why:
        return dataclasses.replace(row, outcome=HANG if answer.is_late else ENDED, message=answer.why)
    measured = answer.value["measured"]
    outcome = {True: RIGHT, False: WRONG, None: UNCHECKED}[measured["right"]]
    message = answer.value["wrong"] if outcome == WRONG else (measured["not_checked"] or "")
    return dataclasses.replace(
        row,
        sizes=measured["sizes"],
        outcome=outcome,
        message=message,
        measured=measured,
        prediction=answer.value["prediction"],
        without_prediction=answer.value["without_prediction"],
    )


def in_one_line(error: Exception | None) -> str:
    """The error in one line, with its code where it has one."""
    if error is None:
        return "no answer"
    if not isinstance(error, TiledslError):
        return f"{type(error).__name__}: {text_of(error)}"
    return in_short(error.diagnostics[0])


def in_order(rows: Iterable[Row]) -> list[Row]:
    """The rows, the worst outcomes first; within an outcome those whose prediction misses most."""
    return sorted(rows, key=lambda row: (OUTCOMES.index(row.outcome), -row.miss))


def counts(rows: Iterable[Row]) -> dict[str, int]:
    """The number of rows of each outcome that occurs, the worst first."""
    found = [row.outcome for row in rows]
    return {outcome: found.count(outcome) for outcome in OUTCOMES if outcome in found}


def document(
    rows: Iterable[Row], device: Device, limit: float, constants: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The JSON document of a self-test (docs/gpu.md). It names files without their folders."""
    ordered = in_order(rows)
    return {
        "schema": SCHEMA,
        "tiledsl": VERSION,
        "model": MODEL,
        "gpu": not device.stand_in,
        "device": {"number": device.number, "name": device.name, "product": device.product},
        "target": device.arch,
        "chip": TARGETS[device.arch].peak_chip,
        "limit_s": limit,
        "counts": counts(ordered),
        "results": [row.as_dict() for row in ordered],
        "constants": constants,
    }
