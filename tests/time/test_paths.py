"""Blocks of different lengths: what the launch does in all, and when its last block ends."""

import pytest

import tiledsl as td
from tests.frames import frame
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.makespan import makespan
from tiledsl.analysis.time.profile import Launch, profile
from tiledsl.asm.text.parse import parse_listing
from tiledsl.runtime.profile import profile_of
from tiledsl.sim.launch.trace import sparse

STEPS = 8  # of K
TURN = "\tv_mfma_f32_32x32x8_f16 a[0:15], v[0:1], v[2:3], a[0:15]\n"
LOOP = "\ts_and_b32 s3, s2, 63\n.L0:\n" + TURN + "\ts_sub_u32 s3, s3, 1\n\ts_cmp_lg_i32 s3, -1\n\ts_cbranch_scc1 .L0\n\ts_endpgm\n"


@td.kernel(warps=1, sizes=dict(M=512, N=64, K=128))
def lower_triangle(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """The blocks of row n multiply n % 8 + 1 of the eight steps of K."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 16)):
        if k <= row % STEPS:
            x, y = (td.load(one.at(row=32 * at, col=16 * k), (32, 16), layout="row") for one, at in ((a, row), (b, col)))
            td.mma_ABt(acc, x, y)
    td.store(c[row, col], acc)


def test_the_work_is_that_of_all_blocks():
    """As few operations as the blocks execute, and not those of the contract or of blocks a quarter of the grid apart."""
    found = profile_of(lower_triangle.lower("gfx942", allow_unchecked=True))
    assert found.flops == sum(2 * (row % STEPS + 1) for row in range(16)) * 2 * 32 * 32 * 16
    assert found.flops_by == "matrix instructions"
    units = CHIPS["MI300X"].compute_units * 4
    assert found.dispatch.matrix_efficiency * found.dispatch.clocks * units == pytest.approx(found.flops / (2 * 32 * 32 * 8) * 32)
    assert any("blocks take 3 paths: 6 of 32 blocks were traced" in one for one in found.assumptions)


def test_a_sample_of_a_listing_whose_blocks_differ():
    """Block n has n mod 64 + 1 products. Four of five blocks a quarter of the grid apart have 1: the sample must be larger."""
    launch = Launch(parse_listing(frame(LOOP, "p")), (1025,), (64,), [sparse(64)])
    found = profile(launch, CHIPS["MI300X"])
    products = found.flops / (2 * 32 * 32 * 8) / 1025
    assert products == pytest.approx(32.5, rel=0.2)


@pytest.mark.parametrize("blocks, said", [(1000, ["blocks take one path: that of the 8 of 1,000 blocks that were traced"]), (3, [])])
def test_a_sample_of_a_listing_whose_blocks_are_alike(blocks, said):
    """A block beside the sample may take another path, which the prediction says."""
    launch = Launch(parse_listing(frame("\tv_mov_b32_e32 v2, 0\n\ts_endpgm\n", "p")), (blocks,), (64,), [sparse(64)])
    assert [one for one in profile(launch, CHIPS["MI300X"]).assumptions if "traced" in one] == said


@pytest.mark.parametrize(
    "sizes, units, per_unit, clocks, busy",
    [
        ([1, 1, 1, 1], 2, 2, 100, 200),  # all at once, two on each unit
        ([1, 1], 2, 2, 60, 120),  # one on each
        ([1] * 6, 2, 2, 160, 320),  # the third of each unit is alone, from the end of the first two on
        ([1, 0.25, 0.25], 1, 2, 25 + 25 + 30, 80),  # the large block has half left when the others have ended
        ([1, 0, 2], 1, 1, 300, 300),
        ([], 2, 2, 0, 0),
        ([1, 2], 3, 1, 200, 300),  # the third has none
    ],
)
def test_when_the_last_block_ends(sizes, units, per_unit, clocks, busy):
    assert makespan(sizes, 100.0, 60.0 if per_unit > 1 else 100.0, units, per_unit) == pytest.approx((clocks, busy))


def test_many_blocks_of_odd_sizes_end():
    """Rounding leaves no block behind, and no time is lost: all slots are busy but for the last block."""
    sizes = [1 / (n % 97 + 3) for n in range(4000)]
    whole = sum(sizes) * 1000 / 14
    assert whole <= makespan(sizes, 1000.0, 1000.0, 7, 2)[0] <= whole + 1000 / 3
