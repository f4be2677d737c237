"""A whole bf16 GEMM of an example's kernel in the interpreter: every block executed, and all of C compared.

    python benchmarks/sim_whole.py [--kernel K10] [--target gfx942] [--size 8192] [--blocks N] [--xp cupy]
                                   [--processes N] [--listing FILE.s]

A and B hold whole numbers so small that every order of adding gives the same bits, and C is compared with a product in
float64. Without --xp the interpreter runs on the GPU that CuPy finds, or otherwise with NumPy on the CPU. On a machine
without clang, --listing takes the listing that --save-listing wrote elsewhere."""

from __future__ import annotations

import argparse
import json
import math
import pathlib
import sys
import time
from typing import Any

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from examples.catalogue import example  # noqa: E402
from tiledsl.asm.text.parse import parse_listing  # noqa: E402
from tiledsl.compile.compile import lower  # noqa: E402
from tiledsl.sim import Report, launch  # noqa: E402

_EXACT = 1 << 24  # whole numbers up to here are exact in float32
_MOST = 64  # of an element; the limit for exact whole numbers in bf16 is 256


def main() -> int:
    options = _options()
    xp = _module(options.xp)
    text = pathlib.Path(options.listing).read_text() if options.listing else _lowered(options)
    if options.save_listing:
        pathlib.Path(options.save_listing).write_text(text)
        return 0
    threads = parse_listing(text).kernels[0].metadata[".max_flat_workgroup_size"]
    assert isinstance(threads, int)
    grid = (options.size // options.tile) ** 2
    blocks = range(min(options.blocks or grid, grid))
    a, b, c = _arrays(xp, options.size)
    arrays = [_bf16(xp, a), _bf16(xp, b), c]
    how = {
        "batch": options.batch,
        "processes": options.processes,
        "progress": _told(options.json),
    }
    report = launch(text, grid, threads, arrays, blocks=blocks, xp=xp, **how)
    result = {
        "size": options.size,
        "blocks": len(blocks),
        "grid": grid,
        "xp": xp.__name__,
        **_compared(xp, a, b, c, len(blocks) * options.tile**2),
    }
    right = report.ok and not result["wrong"] and not result["unwritten"]
    print(
        json.dumps({**result, **_measured(xp, report), "right": right})
        if options.json
        else _text(report, {**result, **_measured(xp, report)}, right)
    )
    return 0 if right else 1


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--kernel", default="K10", help="an example that computes A·Bᵀ, by its name in examples/README.md (default K10)"
    )
    parser.add_argument("--target", default="gfx942")
    parser.add_argument("--size", type=int, default=8192, metavar="N", help="M = N = K (default 8192)")
    parser.add_argument(
        "--tile", type=int, default=256, metavar="N", help="rows and columns of C that a block computes (default 256)"
    )
    parser.add_argument("--blocks", type=int, metavar="N", help="the first N blocks only")
    parser.add_argument(
        "--batch", type=int, metavar="N", help="blocks executed at once (default: what suits the module)"
    )
    parser.add_argument("--processes", type=int, metavar="N", help="with NumPy, share the blocks among N processes")
    parser.add_argument("--xp", choices=("numpy", "cupy"), help="the array module (default: cupy where it finds a GPU)")
    parser.add_argument(
        "--listing", metavar="FILE.s", help="the kernel's listing for this size, in place of compiling one"
    )
    parser.add_argument("--save-listing", metavar="FILE.s", help="write the listing, and run nothing")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def _module(name: str | None) -> Any:
    if name != "numpy":
        try:
            import cupy  # optional

            cupy.cuda.runtime.getDeviceCount()
            return cupy
        except Exception as error:  # no CuPy, no driver, no device: each has its own exception
            if name == "cupy":
                sys.exit(f"CuPy finds no GPU: {error}")
    return np


def _lowered(options: argparse.Namespace) -> str:
    found = example(options.kernel)
    sizes = dict.fromkeys("MNK", options.size)
    return lower(found.kernel, options.target, {**sizes, **found.options}).asm


def _arrays(xp: Any, size: int) -> tuple[Any, Any, Any]:
    """A and B as float32 whole numbers; C full of NaN."""
    noise, most = np.random.default_rng(0), min(_MOST, math.isqrt(_EXACT // size))
    a, b = (xp.asarray(noise.integers(-most, most + 1, (size, size), np.int8)).astype(xp.float32) for _ in range(2))
    return a, b, xp.full((size, size), xp.nan, xp.float32)


def _bf16(xp: Any, values: Any) -> Any:
    return (values.view(xp.uint32) >> 16).astype(xp.uint16)


def _compared(xp: Any, a: Any, b: Any, c: Any, elements: int) -> dict[str, int]:
    """The number of written elements of C that differ from A·Bᵀ, and the number of elements that are not written."""
    exact = xp.matmul(a.astype(xp.float64), b.astype(xp.float64).T)
    written = c == c
    return {"wrong": int((written & (c != exact)).sum()), "unwritten": elements - int(written.sum())}


def _told(quiet: bool) -> Any:
    started = time.perf_counter()

    def progress(done: int, total: int) -> None:
        if not quiet:
            print(f"  {done:,} of {total:,} blocks, {time.perf_counter() - started:.1f} s", file=sys.stderr)

    return progress


def _measured(xp: Any, report: Report) -> dict[str, Any]:
    memory = xp.get_default_memory_pool().total_bytes() if xp is not np else None
    return {
        "seconds": report.seconds,
        "wave_instructions": report.wave_instructions,
        "per_second": round(report.wave_instructions / report.seconds),
        "hazards": len(report.hazards),
        "device_bytes": memory,
    }


def _text(report: Report, result: dict[str, Any], right: bool) -> str:
    memory = f", {result['device_bytes'] / 2**30:.1f} GiB of device memory" if result["device_bytes"] else ""
    where = f"{result['blocks']:,} of {result['grid']:,} blocks of {result['size']}³ with {result['xp']}"
    verdict = (
        "all of C that they write is exact"
        if right
        else f"WRONG: {result['wrong']:,} elements differ, {result['unwritten']:,} are not written"
    )
    return (
        f"{report}\n{where}: {result['seconds']:.1f} s, {result['per_second']:,} wave-instructions/s{memory}; {verdict}"
    )


if __name__ == "__main__":
    sys.exit(main())
