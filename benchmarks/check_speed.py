"""Times of the checks before compiling: each example at M = N = K = 8192, and growth with steps, warps, and the lengths
of attention.

    python benchmarks/check_speed.py [--repeat 3]

Times are the least of several runs, in seconds of one core, without imports. Memory is the peak that Python and NumPy
allocate meanwhile."""

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
from examples.attention import attention  # noqa: E402
from examples.catalogue import EXAMPLES, Example  # noqa: E402
from tiledsl.targets import TARGETS  # noqa: E402

# 4 warps and one buffer; 8 warps, two buffers; 8 warps; 8 warps, half of them a phase behind
CURVE = ("K01", "K03", "K09", "K12")
STEPS = (8192, 16384, 32768, 65536, 131072)
WARPS = (1, 2, 4, 8, 16)
LENGTHS = (1024, 4096, 16384, 65536)  # of queries and keys
HEADS, DEPTH = 128, 128


def in_rows(warps: int) -> td.Kernel:
    """A kernel of that many warps, each with 32 rows of a block: the work of the warps grows with their
    number."""

    @td.kernel(warps=warps)
    def rows(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
        td.ensures(c, a @ b.T)
        row, col = td.grid(td.cdiv(c.rows, 32 * warps), td.cdiv(c.cols, 32))
        As, Bs, acc, w = td.st(td.bf16, 32 * warps, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32), td.warp_id()
        for k in td.range(td.cdiv(a.cols, 32)):
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            td.barrier()
            x, y = td.load(td.subtile(As, (32, 32), (w, 0))), td.load(Bs)
            td.barrier()
            td.mma_ABt(acc, x, y)
        td.store(c[row * warps + w, col], acc)

    return rows


def seconds(kernel: td.Kernel, target: str, sizes: dict[str, Any], repeat: int) -> float:
    def once() -> float:
        start = time.process_time()
        found = kernel.check(target, **sizes)
        assert not [finding for finding in found if finding.severity == "error"], found
        return time.process_time() - start

    return min(once() for _ in range(repeat))


def at(example: Example, size: int, k: int) -> dict[str, Any]:
    return {**dict.fromkeys(example.kernel.parameters.dimensions, size), "K": k, **example.options}


def peak(kernel: td.Kernel, target: str, sizes: dict[str, Any]) -> int:
    """The peak of allocated bytes."""
    tracemalloc.start()
    kernel.check(target, **sizes)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most


def of_attention(target: str, repeat: int) -> Iterator[list[str]]:
    """Time and memory of checks of the example of attention, by the number of queries and keys."""
    for causal in (False, True):
        name = f"{target}, {'causal' if causal else 'not causal'}"
        lengths = [dict(H=HEADS, HK=HEADS, SQ=n, SK=n, D=DEPTH, causal=causal) for n in LENGTHS]
        yield [f"{name}, s", *(f"{seconds(attention, target, sizes, repeat):.2f}" for sizes in lengths)]
        yield [f"{name}, peak MiB", *(f"{peak(attention, target, sizes) / 2**20:.1f}" for sizes in lengths)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--repeat", type=int, default=3, help="runs of which the least counts (default 3)")
    repeat = parser.parse_args().repeat
    targets = list(TARGETS)

    def examples() -> Iterator[list[str]]:
        for example in EXAMPLES:
            times = [
                f"{seconds(example.kernel, t, at(example, 8192, 8192), repeat):.2f}" if t in example.targets else ""
                for t in targets
            ]
            yield [f"{example.id} {example.module}", *times]

    def curve() -> Iterator[list[str]]:
        for example in (e for e in EXAMPLES if e.id in CURVE):
            times = [f"{seconds(example.kernel, example.targets[-1], at(example, 256, k), repeat):.2f}" for k in STEPS]
            yield [
                f"{example.id} {example.module}",
                str(example.kernel.capture(example.targets[-1], at(example, 256, 8192)).warps),
                *times,
            ]

    def by_warps() -> Iterator[list[str]]:
        for k in (STEPS[0], STEPS[2]):
            times = [f"{seconds(in_rows(warps), targets[-1], dict(M=512, N=512, K=k), repeat):.2f}" for warps in WARPS]
            yield [f"K={k:,}", f"{k // 32:,}", *times]

    def memory() -> Iterator[list[str]]:
        for example in (e for e in EXAMPLES if e.id in CURVE):
            yield [
                f"{example.id} {example.module}",
                *(
                    f"{peak(example.kernel, example.targets[-1], at(example, 256, k)) / 2**20:.1f}"
                    for k in (STEPS[0], STEPS[-1])
                ),
            ]

    table("check at 8192 x 8192 x 8192, s", ["kernel", *targets], examples())
    table("check at M = N = 256, s", ["kernel", "warps", *(f"K={k:,}" for k in STEPS)], curve())
    table(
        "check by the number of warps, M = N = 512, s",
        ["", "steps", *(f"{warps} warps" for warps in WARPS)],
        by_warps(),
    )
    table("its peak memory, MiB", ["kernel", *(f"K={k:,}" for k in (STEPS[0], STEPS[-1]))], memory())
    lengths = [f"S={n:,}" for n in LENGTHS]
    rows = (row for target in ("gfx942", "gfx950") for row in of_attention(target, repeat))
    table(f"check of attention, {HEADS} heads, D = {DEPTH}", ["", *lengths], rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
