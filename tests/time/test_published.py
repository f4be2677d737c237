"""One published measurement in every run: benchmarks/profile_published.py compares all of them."""

import pathlib

import pytest

from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.profile import Launch, profile
from tiledsl.asm.text.parse import read_listing
from tiledsl.sim.launch.trace import sparse

LISTING = pathlib.Path(__file__).parent / "listings" / "recycled.gfx942.amdgcn"
M, N, K = 4096, 4864, 8256


@pytest.fixture(scope="module")
def found():
    """The four-wave GEMM of ROCm's gfx942 Gluon tutorial, written anew in benchmarks/peers/gluon_mi300x.py."""
    arrays = [sparse(2 * size) for size in (M * K, N * K, M * N)]
    launch = Launch(read_listing(str(LISTING)), (304,), (256,), [*arrays, M, N, K, K, K, N, None, None], dynamic_lds=65536, flops=2 * M * N * K)
    return profile(launch, CHIPS["MI300X"])


def test_clocks_of_an_iteration(found):
    """kernels/gemm/gfx942/intra_wave/note.md, section 0: 5,877 clk and 69.7 %."""
    assert found.loop_clocks == pytest.approx(5877, rel=0.07) and found.loop_efficiency == pytest.approx(0.697, abs=0.06)


def test_rate(found):
    """The same page, section 1.3: 599.3 µs and 856,144 clk of the whole dispatch."""
    assert found.tflops.low <= 2 * M * N * K / 599.3e6 <= found.tflops.high and found.dispatch.clocks == pytest.approx(856144, rel=0.1)
