"""No false alarm: every example on every target, at random sizes and at 8,192, has no finding.

    python benchmarks/alarms.py [--sizes 200] [--only K10] [--target gfx942] [--processes 2]

Sizes are up to 1,024, any that the example takes; options are those of the catalogue. The exit status is 1 for any
finding but TD701, which says that rows begin at slow addresses."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import pathlib
import random
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from examples.catalogue import EXAMPLES  # noqa: E402
from tests.examples.sizes import alarms, legal  # noqa: E402
from tiledsl.targets import TARGETS  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sizes", type=int, default=200, help="how many of each example and target")
    parser.add_argument("--only", help="the example of that id")
    parser.add_argument("--target", choices=list(TARGETS))
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    start, count, false = time.perf_counter(), 0, 0
    print(
        f"false alarms\n  {'example':24} {'target':8} {'sizes':>6} {'alarms':>7} {'seconds':>8} {'8192^3, s':>10}",
        flush=True,
    )
    cases = [
        (n, t)
        for n, e in enumerate(EXAMPLES)
        for t in e.targets
        if options.only in (None, e.id) and options.target in (None, t)
    ]
    with multiprocessing.Pool(options.processes) as pool:
        judgements = pool.imap(judged, [(*case, options.sizes) for case in cases])
        for (number, target), (said, seconds, largest) in zip(cases, judgements, strict=True):
            example = EXAMPLES[number]
            print(
                f"  {example.id + ' ' + example.module:24} {target:8} {options.sizes + 1:>6} {len(said):>7}"
                f" {seconds:>8.1f} {largest:>10.2f}",
                flush=True,
            )
            print("".join(f"{text}\n" for text in said), end="", flush=True)
            count, false = count + options.sizes + 1, false + len(said)
    print(
        f"{false} false alarms at {count:,} sizes, in {time.perf_counter() - start:.0f} s by {options.processes}"
        " processes"
    )
    return bool(false)


def judged(case: tuple[int, str, int]) -> tuple[list[str], float, float]:
    """The false findings on an example and target at that many sizes, and two times. The times are the
    seconds of all sizes up to 1,024, and the seconds of 8,192."""
    number, target, count = case
    example = EXAMPLES[number]
    pick, said, times = random.Random(f"{example.id} {target} {count}"), [], []
    for sizes in [
        *(legal(example, target, pick) for _ in range(count)),
        {**dict.fromkeys("MNK", 8192), **example.options},
    ]:
        start = time.perf_counter()
        found = alarms(example.kernel.check(target, **sizes))
        times.append(time.perf_counter() - start)
        said += [f"at {sizes}: {finding.render()}" for finding in found]
    return said, sum(times[:-1]), times[-1]


if __name__ == "__main__":
    sys.exit(main())
