"""The regret of a search against the exhaustive one: how much slower its best variant is than the best of all.

`python benchmarks/tune.py FOLDER` profiles the whole space of benchmarks/gemm_space.py for each shape and chip, but for
variants whose bound is above the best time. Each trial is kept in a journal of FOLDER: a second run goes on. Then it
searches the space with a tenth of the profiles, for several seeds, and prints a table. Whole, the table takes some
minutes of CPU time for each shape and chip; `--chips MI300X --shapes 4096,4096,4096` makes a part of it. With the
journals of an earlier run, only what they lack is profiled: `--workers 16` on a larger machine goes on with the same
FOLDER."""

from __future__ import annotations

import argparse
import pathlib
import statistics
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from benchmarks.gemm_space import products  # noqa: E402
from tiledsl.analysis.time.chips import chip_named  # noqa: E402
from tiledsl.tools.tune.executors import executor_named  # noqa: E402
from tiledsl.tools.tune.journal import Journal  # noqa: E402
from tiledsl.tools.tune.result import Found  # noqa: E402
from tiledsl.tools.tune.search import search  # noqa: E402

SHAPES = (  # M, N, K
    (16, 8192, 8192),
    (64, 8192, 8192),
    (256, 8192, 8192),
    (1024, 1024, 1024),
    (2048, 2048, 2048),
    (4096, 4096, 4096),
    (8192, 8192, 8192),
    (16384, 16384, 16384),
    (4096, 4864, 8256),
    (8192, 1024, 4096),
    (1536, 1536, 16384),
    (16384, 2048, 512),
)
CHIPS = ("MI250X", "MI300X", "MI355X")
SEEDS = 5
HEAD = "| shape | chip | variants | refused | profiled whole | best, µs | searched with | regret, median | at most |"


def main() -> None:
    """Profile the space whole, search it, and print the table."""
    parser = argparse.ArgumentParser(description="regret of tiledsl tune against exhaustive search")
    parser.add_argument("folder", type=pathlib.Path, help="the folder of the journals")
    parser.add_argument("--chips", default=",".join(CHIPS))
    every = " ".join(",".join(map(str, shape)) for shape in SHAPES)
    parser.add_argument("--shapes", default=every, help='as "64,64,64 128,64,64"')
    parser.add_argument("--executor", default="processes", help="as of tiledsl tune")
    parser.add_argument("--workers", type=int, help="processes of this machine (default: one for each processor)")
    parser.add_argument("--at-once", type=int, default=1, metavar="N", help="cases at once (default 1)")
    options = parser.parse_args()
    executor = f"processes:{options.workers}" if options.workers else options.executor
    shapes = [tuple(map(int, shape.split(","))) for shape in options.shapes.split()]
    print(HEAD, "|---|---|---|---|---|---|---|---|---|", sep="\n", flush=True)
    cases = [(shape, name) for name in options.chips.split(",") for shape in shapes]
    with executor_named(executor) as workers, ThreadPoolExecutor(options.at_once) as threads:
        for row in threads.map(lambda case: _row(*case, options.folder, workers), cases):
            print(row, flush=True)


def _row(shape: tuple[int, ...], name: str, folder: pathlib.Path, executor) -> str:
    """A line of the table."""
    sizes, chip, variants = dict(zip("MNK", shape, strict=True)), chip_named(name), products.variants()

    def searched(seed: int, trials: int | None) -> Found:
        with Journal(folder / f"{name}.{'x'.join(map(str, shape))}.jsonl") as journal:
            return search("products", variants, sizes, chip, executor, trials=trials, seed=seed, journal=journal)

    whole = searched(0, len(variants))
    found = [searched(seed, None) for seed in range(SEEDS)]
    best = _time(whole)
    regrets = [_time(one) / best - 1 for one in found]
    counts, profiles = whole.counts, max(one.counts["profiled"] for one in found)
    accepted = len(whole.rows) - counts["refused"]
    cells = (
        " × ".join(f"{size:,}" for size in shape),
        name,
        len(whole.rows),
        counts["refused"],
        counts["profiled"],
        f"{best:,.1f}",
        f"{profiles} profiles, {profiles / accepted:.0%}",
        f"{statistics.median(regrets):.1%}",
        f"{max(regrets):.1%}",
    )
    return f"| {' | '.join(map(str, cells))} |"


def _time(found: Found) -> float:
    assert found.best is not None and found.best.time_us is not None, "every variant is refused"
    return found.best.time_us


if __name__ == "__main__":
    main()
