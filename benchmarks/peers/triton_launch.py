"""Triton's time for a repeated launch on the stand-in for the HIP runtime; run by launch_overhead.py --triton.

Triton's own driver and launcher, compiled against its own headers, call the stand-in's functions. The tensors, and
torch.cuda's device and stream, are the stand-ins with which tiledsl's launches are timed: Python computes their
data_ptr and the stream's number, and either side asks for these as often as it needs."""

from __future__ import annotations

import os
import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent.parent), str(HERE.parent)]

import torch  # noqa: E402
import triton  # noqa: E402
import triton.language as tl  # noqa: E402
from launch_overhead import matrices, report  # noqa: E402
from triton.backends.amd.driver import HIPDriver  # noqa: E402
from triton.runtime.driver import driver  # noqa: E402

from tests.standin.device import StandIn  # noqa: E402
from tests.standin.tensors import Streams, in_place  # noqa: E402


@triton.jit
def product(a, b, c, M, N, K, BLOCK: tl.constexpr, STEP: tl.constexpr):
    """C = A·Bᵀ; only the arguments of the launch matter here."""
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    columns = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    steps = tl.arange(0, STEP)
    total = tl.zeros((BLOCK, BLOCK), tl.float32)
    for k in range(0, K, STEP):
        left = tl.load(a + rows[:, None] * K + k + steps[None, :])
        right = tl.load(b + columns[None, :] * K + k + steps[:, None])
        total = tl.dot(left, right, total)
    tl.store(c + rows[:, None] * N + columns[None, :], total)


def main() -> int:
    os.environ["TRITON_LIBHIP_PATH"] = str(in_place())
    gpu, streams = StandIn("gfx942:sramecc+:xnack-"), Streams()
    gpu.interpret(False)
    torch._C._cuda_getCurrentRawStream = streams.raw
    torch.cuda.current_device = lambda: 0
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        driver.set_active(HIPDriver())
        tensors = matrices(torch)
        grid, sizes, meta = (2, 2, 1), (256, 256, 128), {"BLOCK": 128, "STEP": 64, "num_warps": 4}
        compiled = product[grid](*tensors, *sizes, **meta)
        before = gpu.calls("hipModuleLaunchKernel")
        launcher = compiled[grid]
        cases = {
            f"Triton {triton.__version__}: kernel[grid](a, b, c, M, N, K, ...)": lambda: product[grid](
                *tensors, *sizes, **meta
            ),
            f"Triton {triton.__version__}: a compiled kernel's launcher": lambda: launcher(*tensors, *sizes, 128, 64),
        }
        for launch in cases.values():
            launch()
        assert gpu.calls("hipModuleLaunchKernel") == before + len(cases)
        report(cases)
    return 0


if __name__ == "__main__":
    sys.exit(main())
