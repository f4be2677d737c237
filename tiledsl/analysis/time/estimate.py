"""The closed form's estimate of a product of matrices: the numbers, as JSON, and as text."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

from tiledsl.analysis.time.result import Range, counted, rows_of, span

USUAL_STEP = 64  # columns of A in a step of a Gemm; the result hardly depends on this number
VERSION = 1  # of the closed form: increased when the formula changes
SCHEMA = 1  # version of as_dict (docs/schemas/closed_form.json): increased when its readers would misread the new form


@dataclasses.dataclass(frozen=True, slots=True)
class Gemm:
    """A product of M × K by K × N, with `operands` of a type.

    A tile of C has rows × cols elements, and a step takes `step` columns of A."""

    m: int
    n: int
    k: int
    rows: int
    cols: int
    step: int
    operands: str

    @property
    def tiles(self) -> int:
        """Return the number of tiles of C."""
        return math.ceil(self.m / self.rows) * math.ceil(self.n / self.cols)

    @property
    def steps(self) -> int:
        """Return the number of steps of a tile."""
        return math.ceil(self.k / self.step)


@dataclasses.dataclass(frozen=True, slots=True)
class Estimate:
    """The closed form of a product of matrices on a chip. Times are µs, clocks those of the GPU.

    `time_us` and `tflops` are ranges, which follow from the range of the clock. `step` has the clocks of a step by each
    limit, of which the largest counts. `own_figures` are those of a file, in place of the model's."""

    kernel: str
    chip: str
    target: str
    gemm: Gemm
    time_us: Range
    tflops: Range
    clock_mhz: Range
    clock_reason: str
    peak_tflops: float
    rounds: int
    at_a_time: int
    step: dict[str, float]
    assumptions: tuple[str, ...]
    own_figures: tuple[str, ...] = ()

    @property
    def flops(self) -> float:
        """Return the operations of the product."""
        return 2.0 * self.gemm.m * self.gemm.n * self.gemm.k

    @property
    def peak_fraction(self) -> float:
        """Return the likely TFLOP/s divided by the chip's peak for operands of this type."""
        return self.tflops.likely / self.peak_tflops

    @property
    def limit(self) -> str:
        """Return what a step takes its time for."""
        return max(self.step, key=lambda one: self.step[one])

    def as_dict(self) -> dict[str, Any]:
        """Return plain values for JSON, in the form of docs/schemas/closed_form.json."""
        gemm = self.gemm
        return {
            "schema": SCHEMA,
            "closed_form": VERSION,
            "modelled": True,
            "kernel": self.kernel,
            "chip": self.chip,
            "target": self.target,
            "time_us": self.time_us._asdict(),
            "tflops": self.tflops._asdict(),
            "flops": self.flops,
            "clock_mhz": {**self.clock_mhz._asdict(), "reason": self.clock_reason},
            "peak_fraction": self.peak_fraction,
            "product": {"m": gemm.m, "n": gemm.n, "k": gemm.k, "operands": gemm.operands},
            "tile": {"rows": gemm.rows, "cols": gemm.cols, "step": gemm.step},
            "tiles": gemm.tiles,
            "rounds": self.rounds,
            "step_clocks": dict(self.step),
            "limit": self.limit,
            "assumptions": list(self.assumptions),
            "own_figures": list(self.own_figures),
        }

    @property
    def title(self) -> str:
        """Return the first line of the text: the kernel, the chip, and that nothing is measured."""
        return f"{self.kernel} on {self.chip} ({self.target}): Origami's closed form, modelled, not measured"

    @property
    def figures(self) -> list[tuple[str, str]]:
        """Return the name and the value of each figure, as the text shows them."""
        gemm = self.gemm
        sizes = f"{gemm.m:,} × {gemm.k:,} by {gemm.k:,} × {gemm.n:,}, {gemm.operands}"
        rounds = f"{counted(gemm.tiles, 'tile')} in {counted(self.rounds, 'round')} of {self.at_a_time:,}"
        clocks = ", ".join(f"{limit} {clk:,.0f} clk" for limit, clk in self.step.items())
        return [
            ("time", span(self.time_us, "µs")),
            ("rate", f"{span(self.tflops, 'TFLOP/s')}, {self.peak_fraction:.0%} of the peak"),
            ("clock", f"{span(self.clock_mhz, 'MHz')}: {self.clock_reason}"),
            ("product", f"{sizes}; tiles of {gemm.rows:,} × {gemm.cols:,}, {rounds}"),
            ("a step", f"{gemm.step} columns of A: {clocks}; limited by {self.limit}"),
        ]

    @property
    def text(self) -> str:
        """Return the estimate as text for people, in at most 120 columns."""
        rows = [f"{self.title} (closed form {VERSION})", "", *rows_of(self.figures), ""]
        rows += ["assumed:", *(f"  {one}" for one in self.assumptions)]
        if self.own_figures:
            rows += ["figures of your own:", *(f"  {one}" for one in self.own_figures)]
        return "\n".join(rows)

    def __repr__(self) -> str:
        return f"<Estimate of {self.kernel} on {self.chip}, closed form: {self.time_us.likely:,.1f} µs>"
