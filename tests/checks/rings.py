"""Kernels with a ring of buffers, whose waits the author wrote."""

from tests.checks.conftest import KERNELS, kernel_in
from tiledsl.runtime.kernel import Kernel

STEPS = 9
ONE_BLOCK = dict(M=64, N=64, K=32 * STEPS)
NAMES = ("direct_first", "direct_last", "through_registers", "reads_over_barriers")


def ring(name: str) -> Kernel:
    return kernel_in(KERNELS / "rings.py", name)


def target_of(kernel: Kernel) -> str:
    return kernel.target or "gfx942"
