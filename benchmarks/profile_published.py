"""Compares predictions with published measurements, point by point, and shows what each part of the model contributes:

    PEERS/bin/python benchmarks/peers/gluon_ladder.py FOLDER      (a Python with Triton 3.9 and Gluon)
    PEERS/bin/python benchmarks/peers/gluon_mi300x.py FOLDER
    python benchmarks/profile_published.py FOLDER [--page]

The measurements are those of ROCm's gfx950 Gluon tutorials (github.com/ROCm/gfx950-gluon-tutorials), f16:

- an MI355X, 256 blocks, K = 8192, "base" builds without the tutorials' own scheduler: kernels/gemm/a16w16/README.md and
  report.md, v3_lds/README.md; hits in L2: v9_beyond_hotloop/README.md;
- an MI300X, 4096 x 4864, 304 blocks: kernels/gemm/gfx942, README.md of the folder and of its two kernels.

Points marked "calibration" chose figures of the model. `--page` writes the tables into docs/profile.md. The points are
predicted in `--jobs` processes."""

from __future__ import annotations

import argparse
import concurrent.futures
import dataclasses
import itertools
import math
import multiprocessing
import os
import pathlib
import re
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.time import seeds  # noqa: E402
from tiledsl.analysis.time.caches import reuse, round_of  # noqa: E402
from tiledsl.analysis.time.chips import CHIPS, Chip  # noqa: E402
from tiledsl.analysis.time.engine import WHOLE, Parts  # noqa: E402
from tiledsl.analysis.time.estimate import Gemm  # noqa: E402
from tiledsl.analysis.time.origami import estimated_us  # noqa: E402
from tiledsl.analysis.time.profile import Ablated, Launch, ablated, profile  # noqa: E402
from tiledsl.asm.text.parse import read_listing  # noqa: E402
from tiledsl.runtime.profile import launch_at  # noqa: E402
from tiledsl.sim.launch.trace import Tracer, sparse  # noqa: E402

T = TypeVar("T")
PAGE = ROOT / "docs" / "profile.md"
BEGIN, END = "<!-- published -->", "<!-- end of published -->"
DEPTH, BLOCKS = 8192, 16  # K; blocks along M and along N
CHIP = CHIPS["MI355X"]


@dataclasses.dataclass(frozen=True)
class Point:
    """A measurement: the kernel, its tile and sizes, matrix efficiency of the hot loop in %, and TFLOP/s.

    `clocks` is one iteration of a wave's loop, and `tflops` the rate, where the source gives them. A point is not
    `counted` if the listing differs from the measured one.
    """

    kernel: str
    rows: int
    cols: int
    efficiency: float
    tflops: float | None
    calibrates: bool = False
    chip: str = "MI355X"
    sizes: tuple[int, int, int] | None = None
    clocks: float | None = None
    waves: int = 4
    counted: bool = True

    @property
    def tests(self) -> bool:
        """Whether the point shows how good the model is."""
        return self.counted and not self.calibrates

    @property
    def name(self) -> str:
        depth = f", K = {self.sizes[2]:,}" if self.sizes else ""
        return f"{self.kernel.replace('_', ' ')}, {self.rows} × {self.cols}{depth}"

    @property
    def shape(self) -> tuple[int, int, int]:
        """M, N and K."""
        return self.sizes or (BLOCKS * self.rows, BLOCKS * self.cols, DEPTH)

    @property
    def flops(self) -> int:
        return 2 * math.prod(self.shape)

    @property
    def file(self) -> str:
        return f"mi300x_{self.kernel}.s" if self.chip == "MI300X" else f"{self.kernel}_{self.rows}x{self.cols}.s"


def _mi300x(kernel: str, depth: int, efficiency: float, tflops: float | None, clocks: float, waves: int = 8) -> Point:
    return Point(kernel, 256, 256, efficiency, tflops, False, "MI300X", (4096, 4864, depth), clocks, waves)


POINTS = (
    Point("v2", 256, 256, 33.0, 673),
    Point("v3", 256, 256, 41.7, 755, True),
    Point("v4", 256, 256, 57.0, 1113),
    Point("v5", 256, 256, 58.63, 1134, True),
    Point("v5", 256, 128, 51.21, 882),
    Point("v5", 128, 256, 51.06, 898),
    Point("v5", 128, 128, 41.75, 611, True),
    Point("v5", 64, 256, 36.64, 545),
    Point("v6", 256, 256, 53.20, 992, counted=False),  # measured with 8 spilled registers, of which ours has none
    Point("v6", 256, 128, 51.79, 892),
    Point("v6", 128, 256, 51.63, 903),
    Point("v6", 128, 128, 42.46, 619),
    Point("v6", 64, 256, 36.57, 549),
    Point("v7", 256, 256, 64.99, 1226),
    Point("v7", 256, 128, 56.92, 1077),
    Point("v7", 256, 64, 44.39, 713),
    Point("v7", 128, 256, 56.48, 1011),
    Point("v7", 128, 128, 54.39, 900),
    Point("v7", 128, 64, 36.52, 526),
    Point("v7", 64, 256, 49.00, 742),
    Point("v7", 64, 128, 41.51, 563),
    Point("v8", 256, 256, 68.92, 1251, True),
    Point("v8", 256, 128, 63.40, 1117),
    Point("v8", 256, 64, 43.81, 738),
    Point("v8", 128, 256, 66.04, 1116),
    Point("v8", 128, 128, 55.65, 954),
    Point("v8", 128, 64, 40.09, 620, True),
    Point("v8", 64, 256, 49.40, 732),
    Point("v8", 64, 128, 42.70, 607),
    Point("v8", 64, 64, 27.49, 367),
    _mi300x("alternating", 2112, 96.71, 620.0, 4235.5),
    _mi300x("alternating", 4160, 98.25, 618.5, 4168.8),
    _mi300x("alternating", 8256, 97.81, 598.3, 4187.7),
    _mi300x("alternating", 16448, 99.42, 641.1, 4120.0),
    _mi300x("alternating_8_2_8", 8256, 88.1, None, 4187.7 / (1 - 0.099)),
    _mi300x("block_ping_pong", 8256, 95.84, 543.0, 4273.8),
    _mi300x("recycled", 8256, 69.7, 2 * 4096 * 4864 * 8256 / 599.3e6, 5877.0, 4),
)


@dataclasses.dataclass(frozen=True)
class Compared:
    """A point with the prediction: matrix efficiency in %, clocks of an iteration, TFLOP/s, and the closed form's.

    `seconds` are those of a processor for the prediction."""

    point: Point
    efficiency: float
    clocks: float
    tflops: float
    closed: float
    seconds: float


def launch_of(point: Point, folder: pathlib.Path) -> Launch:
    """The launch of a point's listing."""
    path = folder / point.file
    lds = int(re.match(r"; dynamic LDS: (\d+)", path.read_text(encoding="utf-8"))[1])  # type: ignore[index]
    m, n, k = point.shape
    arrays = [sparse(2 * size) for size in (m * k, n * k, m * n)]
    arguments = [*arrays, m, n, k, k, k, n, None, None]
    listing = read_listing(str(path))
    blocks = m // point.rows * (n // point.cols)
    return Launch(listing, (blocks,), (64 * point.waves,), arguments, dynamic_lds=lds, flops=2 * m * n * k)


def compared(point: Point, folder: pathlib.Path) -> Compared:
    """Predict a point."""
    chip = CHIPS[point.chip]
    started = time.process_time()
    found = profile(launch_of(point, folder), chip)
    seconds = time.process_time() - started
    m, n, k = point.shape
    gemm = Gemm(m, n, k, point.rows, point.cols, 64, "f16")
    return Compared(
        point,
        100 * (found.loop_efficiency or 0.0),
        found.loop_clocks or 0.0,
        found.tflops.likely if found.tflops else 0.0,
        point.flops / estimated_us(gemm, chip) / 1e6,
        seconds,
    )


# requests from L2 to MALL, of the 16,777,216 that the L1s send, for the order of blocks of v8 and of v9
ORDERS = (("v8", 5_282_502), ("v9_1", 6_070_335), ("v9_4", 4_100_918), ("v9_6", 4_331_455), ("v9_8", 4_362_222))
REQUESTS, MEASURED_STEP = 16_777_216, 2048 / 0.98  # clk of a step of 64 where the hits were counted


def table(rows: list[Compared]) -> list[str]:
    """The comparison as lines of Markdown."""
    lines = [
        "| kernel, tile | use | matrix efficiency, published | modelled | points"
        " | TFLOP/s, published | modelled | error | closed form, error |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        point, off = row.point, row.efficiency - row.point.efficiency
        use = "calibration" if point.calibrates else "test" if point.counted else "not counted"
        lines.append(
            f"| {point.chip}: {point.name} | {use} | {point.efficiency:.1f} % | {row.efficiency:.1f} % | {off:+.1f}"
            f" | {_rates(row)} |"
        )
    return lines


def _rates(row: Compared) -> str:
    if row.point.tflops is None:
        return f"– | {row.tflops:,.0f} | – | –"
    rate, closed = row.tflops / row.point.tflops - 1, row.closed / row.point.tflops - 1
    return f"{row.point.tflops:,.0f} | {row.tflops:,.0f} | {rate:+.0%} | {closed:+.0%}"


def clocks(rows: list[Compared]) -> list[str]:
    """The clocks of an iteration on an MI300X as lines of Markdown."""
    lines = ["| kernel, MI300X | clk of an iteration, published | modelled | error |", "|---|---|---|---|"]
    for row in rows:
        if row.point.clocks:
            off = row.clocks / row.point.clocks - 1
            lines.append(f"| {row.point.name} | {row.point.clocks:,.0f} | {row.clocks:,.0f} | {off:+.1%} |")
    return lines


def summary(rows: list[Compared], orders: list[tuple[float, float]]) -> list[str]:
    """How good the predictions are, over the points that calibrate nothing."""
    test = [row for row in rows if row.point.tests]
    off = sorted(abs(row.efficiency - row.point.efficiency) for row in test)
    rated = [row for row in test if row.point.tflops]
    rate = sorted(abs(row.tflops / row.point.tflops - 1) for row in rated if row.point.tflops)
    closed = statistics.mean(abs(row.closed / row.point.tflops - 1) for row in rated if row.point.tflops)
    clk = [abs(row.clocks / row.point.clocks - 1) for row in rows if row.point.clocks]
    ranks, first = by_shape([row for row in rows if row.point.counted])
    order = spearman([one for one, _ in orders], [other for _, other in orders])
    farthest = max(abs(one - other) for one, other in orders)
    return [
        f"| matrix efficiency of hot loops, {len(test)} test points | 3 points on average, 6 for nine of ten"
        f" | {statistics.mean(off):.1f} on average, {off[nine_of_ten(off)]:.1f} for nine of ten |",
        f"| TFLOP/s, {len(rated)} test points | 15 % for nine of ten; better than the closed form"
        f" | {rate[nine_of_ten(rate)]:.0%} for nine of ten, {statistics.mean(rate):.0%} on average; the closed form"
        f" {closed:.0%} |",
        f"| order of the kernels of one shape, by TFLOP/s | Spearman 0.95; the best first, or within 3 %"
        f" | {statistics.mean(ranks):.2f} on average of {len(ranks)} shapes with four kernels or more, least"
        f" {min(ranks):.2f}; {sum(one <= 0.03 for one in first)} of {len(first)} shapes, at worst {max(first):.0%} |",
        f"| clocks of an iteration, MI300X | 7 % | {max(clk):.1%} at most, {statistics.mean(clk):.1%} on average |",
        f"| hits in L2 by order of blocks | 5 points, right order | {farthest:.1f} points at most, Spearman"
        f" {order:.2f} |",
    ]


def nine_of_ten(values: list[float]) -> int:
    """The place in a sorted list below or at which nine of ten values are."""
    return max(0, -(-9 * len(values) // 10) - 1)


def by_shape(rows: list[Compared]) -> tuple[list[float], list[float]]:
    """Spearman's correlation for each shape with four kernels or more; and for each with two or more how much slower
    the kernel is that is predicted to be the best.
    """
    shapes: dict[tuple[object, ...], list[Compared]] = {}
    for row in rows:
        if row.point.tflops:
            shapes.setdefault((row.point.chip, *row.point.shape), []).append(row)
    pairs = [[(row.point.tflops or 0.0, row.tflops) for row in one] for one in shapes.values() if len(one) > 1]
    ranks = [spearman([a for a, _ in one], [b for _, b in one]) for one in pairs if len(one) > 3]
    first = [1 - max(one, key=lambda pair: pair[1])[0] / max(one)[0] for one in pairs]
    return ranks, first


def spearman(one: list[float], other: list[float]) -> float:
    """Spearman's rank correlation."""

    def ranks(values: list[float]) -> list[int]:
        order = sorted(range(len(values)), key=lambda n: values[n])
        return [order.index(n) for n in range(len(values))]

    n = len(one)
    return 1 - 6 * sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True)) / (n * (n * n - 1))


Case = tuple[str, Parts, Callable[[Chip], Chip]]


def _with(**values: float) -> Callable[[Chip], Chip]:
    """Other values of figures of a chip."""

    def changed(chip: Chip) -> Chip:
        found = {name: dataclasses.replace(getattr(chip, name), value=value) for name, value in values.items()}
        return dataclasses.replace(chip, **found)

    return changed


def _near(chip: Chip) -> Chip:
    """Every miss is as near as the MALL."""
    return _with(hbm=chip.mall_hit.value)(chip)


def _unknown(chip: Chip) -> Chip:
    """No source knows the clock under load."""
    return dataclasses.replace(chip, name="unknown")


# what is switched off: of a compute unit, and of the chip, by figures with which it costs nothing
CASES: tuple[Case, ...] = (
    ("none", WHOLE, _with()),
    *(
        (one.name.replace("_", " "), dataclasses.replace(WHOLE, **{one.name: False}), _with())
        for one in dataclasses.fields(Parts)
    ),
    ("latency of HBM", WHOLE, _near),
    ("bandwidths of L2, MALL and HBM", WHOLE, _with(l2_bytes_clk=1e12, mall_tbs=1e12, hbm_tbs=1e12)),
    ("lines that leave the L2", WHOLE, _with(l2_bytes=1 << 40)),
    ("starts of blocks", WHOLE, _with(start_clk=0)),
    ("drift of blocks", WHOLE, _with(drift_clk=0)),
    ("clock under load", WHOLE, _unknown),
    ("cost of the launch", WHOLE, _with(launch_us=0)),
)


def without(point: Point, folder: pathlib.Path) -> list[Ablated]:
    """Predict a point by each of the changed models."""
    chip = CHIPS[point.chip]
    return ablated(launch_of(point, folder), chip, [(parts, changed(chip)) for _, parts, changed in CASES])


def order_name(name: str) -> str:
    """The order of blocks of one of the `ORDERS`."""
    return f"groups of {name[3:]} rows on an XCD" if name[3:] else "by rows"


def served(order: tuple[str, int], folder: pathlib.Path) -> list[tuple[float, float]]:
    """The published and the modelled hits in L2 of an order of blocks, in %, for each of `CASES`."""
    name, misses = order
    launch = launch_of(Point(name, 256, 256, 0.0, None), folder)
    tracer = Tracer(launch.listing, launch.grid, launch.block, launch.args, dynamic_lds=launch.dynamic_lds)
    tour = tracer.trace(round_of(BLOCKS**2, CHIP.compute_units), most_turns=2)
    published, known = 100 * (1 - misses / REQUESTS), {}
    for _, _, changed in CASES:
        chip = changed(CHIP)
        figures = chip.l2_bytes, chip.start_clk, chip.drift_clk
        if figures not in known:
            known[figures] = published, 100 * reuse(tour, chip, 2 * MEASURED_STEP).l2
    return [known[chip.l2_bytes, chip.start_clk, chip.drift_clk] for chip in (changed(CHIP) for _, _, changed in CASES)]


def hits(orders: list[tuple[float, float]]) -> list[str]:
    """The hits in L2 by the order of blocks, as lines of Markdown."""
    lines = ["| order of blocks | hits in L2, published | modelled | points |", "|---|---|---|---|"]
    for (name, _), (published, found) in zip(ORDERS, orders, strict=True):
        lines.append(f"| {order_name(name)} | {published:.1f} % | {found:.1f} % | {found - published:+.1f} |")
    return lines


def ablations(found: list[list[Ablated]], points: list[Point], orders: list[list[tuple[float, float]]]) -> list[str]:
    """The mean errors with each part of the model switched off, as lines of Markdown; empty where nothing changes."""
    lines = ["| part switched off | matrix efficiency, points | TFLOP/s | hits in L2, points |", "|---|---|---|---|"]
    whole: list[str] = []
    for number, (name, _, _) in enumerate(CASES):
        changed = [one[number] for one in found]
        off = [abs(100 * (a.loop_efficiency or 0) - p.efficiency) for a, p in zip(changed, points, strict=True)]
        rates = [
            abs(p.flops / a.time_us.likely / 1e6 / p.tflops - 1)
            for a, p in zip(changed, points, strict=True)
            if p.tflops
        ]
        hit_errors = [abs(published - hit) for published, hit in (one[number] for one in orders)]
        row = [f"{statistics.mean(off):.2f}", f"{statistics.mean(rates):.1%}", f"{statistics.mean(hit_errors):.1f}"]
        whole = whole or row
        cells = [one if one != same or not number else "" for one, same in zip(row, whole, strict=True)]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def seeds_without() -> list[str]:
    """What two parts do to kernels that are slow for their reason, as lines of Markdown."""
    chip = CHIPS["MI300X"]
    cases = (
        ("instruction cache", "`range` in place of `td.range`", seeds.gemm, {}, {"unrolled": True}),
        ("l1 clocks", "rows of 32 bytes in place of 128", seeds.panels, {}, {"cols": 16}),
    )
    lines = ["| part | clk of a launch on an MI300X | with the part | without |", "|---|---|---|---|"]
    for part, what, kernel, plain, slow in cases:
        off = dataclasses.replace(WHOLE, **{part.replace(" ", "_"): False})
        of_both = [
            ablated(launch_at(kernel.lower(chip.target, allow_unchecked=True, **options), chip), chip, changed)
            for options in (plain, slow)
            for changed in [[(WHOLE, chip), (off, chip)]]
        ]
        ratios = [slower.clocks / faster.clocks for faster, slower in zip(*of_both, strict=True)]
        lines.append(f"| {part} | {what} | {ratios[0]:.2f} times | {ratios[1]:.2f} times |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "folder", type=pathlib.Path, help="listings of benchmarks/peers/gluon_ladder.py and gluon_mi300x.py"
    )
    parser.add_argument("--page", action="store_true", help="write the tables into docs/profile.md")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one for each processor)")
    options = parser.parse_args()
    counted = [point for point in POINTS if point.counted]
    folders, started = itertools.repeat(options.folder), time.perf_counter()
    with concurrent.futures.ProcessPoolExecutor(options.jobs, multiprocessing.get_context("spawn")) as pool:
        rows = list(_counted(pool.map(compared, POINTS, folders), "predictions", len(POINTS)))
        orders = list(_counted(pool.map(served, ORDERS, folders), "orders of blocks", len(ORDERS)))
        changed = list(_counted(pool.map(without, counted, folders), "points by each changed model", len(counted)))
    of_orders = [one[0] for one in orders]
    measures = ["| measure | aim | found |", "|---|---|---|", *summary(rows, of_orders)]
    parts = ablations(changed, counted, orders)
    tables = (measures, table(rows), clocks(rows), hits(of_orders), parts, seeds_without())
    text = "\n\n".join("\n".join(one) for one in tables)
    print(text)
    seconds = max(row.seconds for row in rows)
    print(
        f"\nseconds of a processor for a prediction: at most {seconds:.1f}; seconds of all:"
        f" {time.perf_counter() - started:.0f}",
        file=sys.stderr,
    )
    if options.page:
        before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN, 1)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.split(END, 1)[1]}", encoding="utf-8")
    return 0


def _counted(results: Iterable[T], what: str, many: int) -> Iterator[T]:
    """Yield the results, and say on stderr how many there are."""
    for number, one in enumerate(results, 1):
        yield one
        print(f"\r{number} of {many} {what}", end="" if number < many else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
