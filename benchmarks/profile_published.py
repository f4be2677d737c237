"""Compares predictions with published measurements, point by point, and shows what each part of the model contributes:

    PEERS/bin/python benchmarks/peers/gluon_ladder.py FOLDER      (a Python with Triton 3.9 and Gluon)
    python benchmarks/profile_published.py FOLDER [--page]

The measurements are those of ROCm's gfx950 Gluon tutorials on an MI355X, of "base" builds without their own scheduler:
f16, 256 blocks, K = 8192 (kernels/gemm/a16w16/report.md and v3_lds/README.md). Points marked "calibration" chose
figures of the model. `--page` writes the tables into docs/profile.md."""

from __future__ import annotations

import argparse
import dataclasses
import pathlib
import re
import statistics
import sys
import time

from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.engine import WHOLE, ComputeUnit, Latency, Parts
from tiledsl.analysis.time.operations import streams
from tiledsl.analysis.time.origami import Gemm, estimate_us
from tiledsl.analysis.time.profile import Launch, profile
from tiledsl.analysis.time.result import Profile
from tiledsl.asm.text.parse import read_listing
from tiledsl.sim.launch.trace import Tracer, sparse

PAGE = pathlib.Path(__file__).resolve().parents[1] / "docs" / "profile.md"
BEGIN, END = "<!-- published -->", "<!-- end of published -->"
DEPTH, BLOCKS = 8192, 16  # K; blocks along M and along N
CHIP = CHIPS["MI355X"]


@dataclasses.dataclass(frozen=True)
class Point:
    """A measurement: the kernel, its tile, matrix efficiency of the hot loop in %, and TFLOP/s."""

    kernel: str
    rows: int
    cols: int
    efficiency: float
    tflops: float
    calibrates: bool = False

    @property
    def name(self) -> str:
        return f"{self.kernel}, {self.rows} × {self.cols}"


POINTS = (
    Point("v3", 256, 256, 41.7, 755, True),
    Point("v5", 256, 256, 58.63, 1134, True),
    Point("v5", 256, 128, 51.21, 882),
    Point("v5", 128, 256, 51.06, 898),
    Point("v5", 128, 128, 41.75, 611, True),
    Point("v5", 64, 256, 36.64, 545),
    Point("v8", 256, 256, 68.92, 1251, True),
    Point("v8", 256, 128, 63.40, 1117),
    Point("v8", 256, 64, 43.81, 738),
    Point("v8", 128, 256, 66.04, 1116),
    Point("v8", 128, 128, 55.65, 954),
    Point("v8", 128, 64, 40.09, 620, True),
    Point("v8", 64, 256, 49.40, 732),
    Point("v8", 64, 128, 42.70, 607),
    Point("v8", 64, 64, 27.49, 367),
)


@dataclasses.dataclass(frozen=True)
class Compared:
    """A point with the prediction and the closed form's TFLOP/s."""

    point: Point
    found: Profile
    closed: float
    seconds: float

    @property
    def efficiency(self) -> float:
        return 100 * (self.found.loop_efficiency or 0.0)

    @property
    def tflops(self) -> float:
        return self.found.tflops.likely if self.found.tflops else 0.0


def launch_of(point: Point, folder: pathlib.Path) -> Launch:
    """The launch of a point's listing."""
    path = folder / f"{point.kernel}_{point.rows}x{point.cols}.s"
    lds = int(re.match(r"; dynamic LDS: (\d+)", path.read_text(encoding="utf-8"))[1])  # type: ignore[index]
    m, n = BLOCKS * point.rows, BLOCKS * point.cols
    arrays = [sparse(2 * size) for size in (m * DEPTH, n * DEPTH, m * n)]
    arguments = [*arrays, m, n, DEPTH, DEPTH, DEPTH, n, None, None]
    flops = 2 * m * n * DEPTH
    return Launch(read_listing(str(path)), (BLOCKS**2,), (256,), arguments, dynamic_lds=lds, flops=flops)


def compared(point: Point, folder: pathlib.Path) -> Compared:
    """Predict a point."""
    started = time.perf_counter()
    found = profile(launch_of(point, folder), CHIP, what_if=False)
    seconds = time.perf_counter() - started
    m, n = BLOCKS * point.rows, BLOCKS * point.cols
    peak = CHIP.peak_tflops["f16"] * 1e6 / CHIP.boost_mhz.value / CHIP.compute_units
    gemm = Gemm(m, n, DEPTH, point.rows, point.cols, 64, 2, peak)
    return Compared(point, found, 2 * m * n * DEPTH / estimate_us(gemm, CHIP, found.clock_mhz.likely) / 1e6, seconds)


def table(rows: list[Compared]) -> list[str]:
    """The comparison as lines of Markdown."""
    lines = [
        "| kernel, tile | use | matrix efficiency, published | modelled | points"
        " | TFLOP/s, published | modelled | error | closed form, error |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        point, off = row.point, row.efficiency - row.point.efficiency
        rate, closed = row.tflops / point.tflops - 1, row.closed / point.tflops - 1
        use = "calibration" if point.calibrates else "test"
        lines.append(
            f"| {point.name} | {use} | {point.efficiency:.1f} % | {row.efficiency:.1f} % | {off:+.1f}"
            f" | {point.tflops:,.0f} | {row.tflops:,.0f} | {rate:+.0%} | {closed:+.0%} |"
        )
    return lines


def summary(rows: list[Compared]) -> list[str]:
    """How good the predictions are, over the points that calibrate nothing."""
    test = [row for row in rows if not row.point.calibrates]
    off = sorted(abs(row.efficiency - row.point.efficiency) for row in test)
    rate = sorted(abs(row.tflops / row.point.tflops - 1) for row in test)
    closed = statistics.mean(abs(row.closed / row.point.tflops - 1) for row in test)
    nine = max(0, -(-9 * len(test) // 10) - 1)
    rank = spearman([row.point.tflops for row in rows], [row.tflops for row in rows])
    return [
        f"| matrix efficiency of hot loops, test points | 3 points on average, 6 for nine of ten"
        f" | {statistics.mean(off):.1f} on average, {off[nine]:.1f} for nine of ten |",
        f"| TFLOP/s, test points | 15 % for nine of ten; better than the closed form"
        f" | {rate[nine]:.0%} for nine of ten, {statistics.mean(rate):.0%} on average; the closed form {closed:.0%} |",
        f"| order of all kernels by TFLOP/s | Spearman 0.95 | {rank:.2f} |",
    ]


def spearman(one: list[float], other: list[float]) -> float:
    """Spearman's rank correlation."""

    def ranks(values: list[float]) -> list[int]:
        order = sorted(range(len(values)), key=lambda n: values[n])
        return [order.index(n) for n in range(len(values))]

    n = len(one)
    return 1 - 6 * sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True)) / (n * (n * n - 1))


def ablations(folder: pathlib.Path) -> list[str]:
    """The mean error of the matrix efficiency with each part of the model switched off.

    The latency is 800 clk for all.
    """
    traced = []
    for point in POINTS:
        launch = launch_of(point, folder)
        tracer = Tracer(launch.listing, launch.grid, launch.block, launch.args, dynamic_lds=launch.dynamic_lds)
        traced.append((point, tracer.trace([BLOCKS**2 // 2])))
    prepared = [(point, trace, streams(trace)) for point, trace in traced]

    def error(parts: Parts) -> float:
        found = []
        for point, trace, own in prepared:
            latency = Latency(CHIP.l1_hit.value, 800.0, 800.0)
            unit = ComputeUnit(trace.target, [own], len(trace.program.steps), latency, parts).run()
            found.append(abs(100 * unit.loop_matrix / trace.target.simds / (unit.loop_clocks or 1) - point.efficiency))
        return statistics.mean(found)

    lines = ["| part switched off | mean error, points |", "|---|---|", f"| none | {error(WHOLE):.1f} |"]
    for field in dataclasses.fields(Parts):
        without = error(dataclasses.replace(WHOLE, **{field.name: False}))
        lines.append(f"| {field.name.replace('_', ' ')} | {without:.1f} |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="listings of benchmarks/peers/gluon_ladder.py")
    parser.add_argument("--page", action="store_true", help="write the tables into docs/profile.md")
    options = parser.parse_args()
    rows = [compared(point, options.folder) for point in POINTS]
    measures = ["| measure | aim | found |", "|---|---|---|", *summary(rows)]
    text = "\n".join([*table(rows), "", *measures, "", *ablations(options.folder)])
    print(text)
    print(f"\nseconds for a prediction: at most {max(row.seconds for row in rows):.1f}", file=sys.stderr)
    if options.page:
        before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN, 1)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.split(END, 1)[1]}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
