"""`make bench`: time of each stage, quality of the listings, speed of the interpreter.

Times are medians of several runs in this process and speak of this machine only; compare ratios within one table.
Counts are exact."""

from __future__ import annotations

import argparse
import functools
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402

import tiledsl as td  # noqa: E402
from examples import gemm_8192, readme  # noqa: E402
from examples.catalogue import EXAMPLES, Example, a_bt  # noqa: E402
from tests.kernels import gemms  # noqa: E402
from tiledsl.analysis.source.points import shape  # noqa: E402
from tiledsl.compile.compile import lower  # noqa: E402
from tiledsl.compile.lowered import Lowered  # noqa: E402
from tiledsl.runtime.launch import execute  # noqa: E402
from tiledsl.sim.launch.processes import available  # noqa: E402
from tiledsl.targets import TARGETS  # noqa: E402

# Triton 3.9's main loops for 256 x 256 x 64 in bf16 with eight warps, compiled ahead of time: others, MFMA clocks, LDS
# bytes, VGPRs, spills, register moves.
TRITON = {"gfx942": (85, 2048, 65536, 252, 0, 0), "gfx950": (89, 1024, None, None, 0, 5)}
COMPARED = ("K10", "K11", "K12", "K13")


def kernels() -> dict[str, tuple[td.Kernel, dict[str, object]]]:
    """The kernels for timing stages and interpreter: name → kernel and options. They are examples of each kind, and two
    other shapes."""
    return {
        **{
            f"{e.id} {e.module}": (e.kernel, dict(e.options))
            for e in EXAMPLES
            if e.id in ("K01", "K02", "K03", "K04", "K10") and e.reference is a_bt
        },
        "one warp": (gemms.one_warp, {}),
        "256x256x64, 8 warps": (gemms.large, {}),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--repeat", type=int, default=5, help="runs behind each median (default 5)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TILEDSL_CACHE"] = cache
        stages(options.repeat)
        whole_process(options.repeat, cache)
        quality()
        interpreter(options.repeat)
        processes(options.repeat)
    return 0


def table(title: str, head: list[str], rows: Iterator[list[str]] | list[list[str]]) -> None:
    """Print rows under a title, columns aligned."""
    lines = [head, *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    print(f"\n{title}")
    for line in lines:
        print(
            "  "
            + "  ".join(
                cell.ljust(width) if i == 0 else cell.rjust(width)
                for i, (cell, width) in enumerate(zip(line, widths, strict=True))
            )
        )


def stages(repeat: int) -> None:
    """Time each stage of lowering, without the cache."""
    rows = []
    for name, (kernel, options) in kernels().items():
        runs = []
        for number in range(repeat):
            # each run has a different size, so nothing comes from the cache
            runs.append(
                lower(kernel, "gfx942", {"M": 8192, "N": 8192, "K": 8192 + 256 * (number + 1), **options}).seconds
            )
        names = list(runs[0])
        rows.append([name, *(f"{1000 * statistics.median(run[stage] for run in runs):.0f}" for stage in names)])
    table("time of each stage, ms (gfx942, cold cache)", ["kernel", *names], rows)


def whole_process(repeat: int, cache: str) -> None:
    """Time `tiledsl lower examples/gemm_8192.py --dump-asm` as a process, with a cold and a warm cache."""

    def run(directory: str) -> float:
        command = [sys.executable, "-m", "tiledsl", "lower", str(ROOT / "examples" / "gemm_8192.py"), "--dump-asm"]
        start = time.perf_counter()
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "TILEDSL_CACHE": directory}, cwd=ROOT
        )
        return time.perf_counter() - start

    cold = []
    for _ in range(repeat):
        with tempfile.TemporaryDirectory() as fresh:
            cold.append(run(fresh))
    run(cache)
    warm = [run(cache) for _ in range(repeat)]
    rows = [["cold cache", f"{statistics.median(cold):.2f}"], ["warm cache", f"{statistics.median(warm):.2f}"]]
    table("tiledsl lower examples/gemm_8192.py --dump-asm, s", ["", "median"], rows)


HEAD = "kernel, target, µs, TFLOP/s, loop, launch, VGPRs, AGPRs, spills, LDS, waves, MFMA clk, others, per 1000, waits"


def quality() -> None:
    """Print the quality of all examples' listings at M = N = K = 8192: the modelled time, and counts beside that. The
    bank conflicts are those that the interpreter counts over a block of two steps."""

    def rows() -> Iterator[list[str]]:
        for example in EXAMPLES:
            for target in example.targets:
                resources = readme.found(example, target)
                yield [
                    f"{example.id} {example.module}",
                    target,
                    *readme.modelled(example, target),
                    *readme.cells(resources),
                    str(resources.scratch_bytes),
                    f"{conflicts(example, target):,}",
                ]
                if example.id in COMPARED and target in TRITON:
                    others, clocks, lds, vgprs, spills, moves = TRITON[target]
                    known = [
                        str(vgprs or "?"),
                        "?",
                        str(spills),
                        f"{lds:,}" if lds else "?",
                        "?",
                        f"{clocks:,}",
                        str(others),
                        f"{1000 * others / clocks:.1f}",
                    ]
                    yield ["    Triton 3.9", target, *["?"] * 4, *known, "?", str(moves), "?", "?"]

    listed = list(rows())
    table(
        "listings: modelled time, and matrix units busy in the loop and in the launch (no GPU measured them); resources"
        " and main loop (others = instructions that are not MFMA), scratch bytes a lane, bank-conflict clocks",
        [*HEAD.split(", "), "moves", "scratch", "conflicts"],
        listed,
    )
    for target in TARGETS:
        known = [row for row in listed if row[1] == target and row[2] != "?"]
        best = min(known, key=lambda row: int(row[2].replace(",", "")))
        print(f"  the least modelled time on {target}: {best[0]}, {best[2]} µs")


def conflicts(example: Example, target: str) -> int:
    """Clocks that the LDS loses to bank conflicts during two steps of a block."""
    sizes = dict(
        zip(
            "MNK",
            (extent * count for extent, count in zip(example.extents({}), (1, 1, 2), strict=True)),
            strict=True,
        )
    )
    lowered = lower(example.kernel, target, {**sizes, **example.options})
    return execute(lowered, [*arrays_for(lowered), *example.scalars.values()]).lds_conflict_clocks


def interpreter(repeat: int) -> None:
    """Time the interpreter in wave-instructions a second, over 16 blocks and over 2."""

    def rows() -> Iterator[list[str]]:
        for name, (kernel, options) in kernels().items():
            lowered = lower(kernel, "gfx942", {"M": 1024, "N": 1024, "K": 1024, **options})
            for blocks in (2, 16):
                yield [name, str(blocks), *measured(lowered, blocks, repeat)]

    table(
        "interpreter (gfx942, K = 1024, one process)",
        ["kernel", "blocks", "wave-instructions", "s", "per second"],
        rows(),
    )


def processes(repeat: int) -> None:
    """Time the whole GEMM of gemm_8192's kernel, by one process and by one for each processor. The times include
    starting the processes."""
    counts = sorted({1, 2, available()})

    def rows() -> Iterator[list[str]]:
        for size in (1024, 2048):
            lowered = lower(gemm_8192.gemm, "gfx942", {"M": size, "N": size, "K": size})
            arrays = arrays_for(lowered)
            work = [functools.partial(execute, lowered, arrays, processes=n) for n in counts]
            seconds = [statistics.median(timed(run) for _ in range(repeat)) for run in work]
            yield [f"{size}³", *(f"{s:.2f}" for s in seconds), *(f"{seconds[0] / s:.2f}" for s in seconds[1:])]

    several = counts[1:]
    head = [
        "K01, all blocks",
        *(f"{n} processes, s" if n > 1 else "one, s" for n in counts),
        *(f"one / {n}" for n in several),
    ]
    table(f"interpreter over processes (gfx942, {available()} processors)", head, rows())


def measured(lowered: Lowered, blocks: int, repeat: int) -> list[str]:
    arrays = arrays_for(lowered)
    report = execute(lowered, arrays, blocks=range(blocks))
    seconds = statistics.median(timed(lambda: execute(lowered, arrays, blocks=range(blocks))) for _ in range(repeat))
    return [f"{report.wave_instructions:,}", f"{seconds:.2f}", f"{report.wave_instructions / seconds:,.0f}"]


def arrays_for(lowered: Lowered) -> list[np.ndarray]:
    """An array for each tensor: bf16 noise, and zeros for 32-bit types."""
    noise = np.random.default_rng(0)
    return [
        (
            (noise.standard_normal(shape(t)[1:], np.float32).view(np.uint32) >> 16).astype(np.uint16)
            if t.dtype.bits == 16
            else np.zeros(shape(t)[1:], np.float32 if t.dtype.bits == 32 else np.uint8)
        )
        for t in lowered.kernel.tensors
    ]


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())
