"""How long the checks before compiling take: each example at M = N = K = 8192, and how time and memory grow with the steps and the warps.

python benchmarks/check_speed.py [--repeat 3]

Times are the least of several runs, in seconds of one core, without imports. Memory is the peak of what Python and NumPy allocate meanwhile.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
import time
import tracemalloc
from collections.abc import Iterator
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import tiledsl as td  # noqa: E402
from benchmarks.run import table  # noqa: E402
from examples.catalogue import EXAMPLES, Example  # noqa: E402
from tiledsl.targets import TARGETS  # noqa: E402

CURVE = ("K01", "K03", "K09", "K12")  # 4 warps and one buffer; 8 warps, two buffers; 8 warps; 8 warps, half of them a phase behind
STEPS = (8192, 16384, 32768, 65536, 131072)


def seconds(kernel: td.Kernel, target: str, sizes: dict[str, Any], repeat: int) -> float:
    def once() -> float:
        start = time.process_time()
        found = kernel.check(target, **sizes)
        assert not [finding for finding in found if finding.severity == "error"], found
        return time.process_time() - start

    return min(once() for _ in range(repeat))


def at(example: Example, size: int, k: int) -> dict[str, Any]:
    return {**dict.fromkeys(example.kernel.parameters.dimensions, size), "K": k, **example.options}


def peak(example: Example, k: int) -> int:
    """The most bytes at once."""
    tracemalloc.start()
    example.kernel.check(example.targets[-1], **at(example, 256, k))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--repeat", type=int, default=3, help="runs of which the least counts (default 3)")
    repeat = parser.parse_args().repeat
    targets = list(TARGETS)

    def examples() -> Iterator[list[str]]:
        for example in EXAMPLES:
            times = [f"{seconds(example.kernel, t, at(example, 8192, 8192), repeat):.2f}" if t in example.targets else "" for t in targets]
            yield [f"{example.id} {example.module}", *times]

    def curve() -> Iterator[list[str]]:
        for example in (e for e in EXAMPLES if e.id in CURVE):
            times = [f"{seconds(example.kernel, example.targets[-1], at(example, 256, k), repeat):.2f}" for k in STEPS]
            yield [f"{example.id} {example.module}", str(example.kernel.capture(example.targets[-1], at(example, 256, 8192)).warps), *times]

    def memory() -> Iterator[list[str]]:
        for example in (e for e in EXAMPLES if e.id in CURVE):
            yield [f"{example.id} {example.module}", *(f"{peak(example, k) / 2**20:.1f}" for k in (STEPS[0], STEPS[-1]))]

    table("check at 8192 x 8192 x 8192, s", ["kernel", *targets], examples())
    table("check at M = N = 256, s", ["kernel", "warps", *(f"K={k:,}" for k in STEPS)], curve())
    table("its peak memory, MiB", ["kernel", *(f"K={k:,}" for k in (STEPS[0], STEPS[-1]))], memory())
    return 0


if __name__ == "__main__":
    sys.exit(main())
