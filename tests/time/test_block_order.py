"""The misses of the L2 by the order of the blocks, in closed form: against counts by hand, and against the simulation of an L2."""

import dataclasses

import numpy as np
import pytest

import tiledsl as td
from tiledsl.analysis.time.block_order import missed
from tiledsl.analysis.time.caches import lags_of
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.estimate import Gemm
from tiledsl.runtime.assess import assess, captured_for

SIZES = dict(M=4096, N=4096, K=4096)
STEP_CLK = 4000.0  # of eight blocks of a compute unit, which take a step of 64 columns side by side


@td.kernel(warps=4)
def product(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], order="row"):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64), order=order)
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        td.mma_ABt(acc, td.load(td.subtile(As, (32, 32), (wr, 0))), td.load(td.subtile(Bs, (32, 32), (wc, 0))))
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


def found(chip, order, held=8, step_clk=STEP_CLK, sizes=SIZES):
    captured, _ = captured_for(product, dict(**sizes, order=order), chip)
    return missed(Gemm(*sizes.values(), 64, 64, 64, "bf16"), captured, chip, held, step_clk)


def with_l2(chip, size):
    return dataclasses.replace(chip, l2_bytes=dataclasses.replace(chip.l2_bytes, value=size))


def test_an_l2_that_holds_all_misses_each_row_and_column_once():
    """Row by row, the middle round of an MI250X with 110 units of 8 blocks lies in 14 or 15 rows of 64 tiles, and in all columns."""
    part = found(with_l2(CHIPS["MI250X"], 1 << 40), "row")
    assert part.of_xcds == part.of_chip == pytest.approx((15 + 64) / (2 * 880))


def test_a_tiny_l2_misses_everything():
    part = found(with_l2(CHIPS["MI300X"], 1), "chiplet")
    assert part.of_xcds == pytest.approx(1) and part.of_chip < 0.1


def test_no_more_misses_than_everything():
    """Eight blocks on eight XCDs share nothing: the sum of the parts that they miss is not rounded to more than 1, which has no latency."""
    parts = [found(CHIPS["MI300X"], "row", step_clk=clk, sizes=dict(M=64, N=512, K=1024)) for clk in (1300.0, 1400.0, 1500.0, 1700.0)]
    assert all(part.of_xcds <= 1 and part.of_xcds == pytest.approx(1) for part in parts)


def test_a_larger_l2_misses_no_more():
    parts = [found(with_l2(CHIPS["MI300X"], size << 20), "row").of_xcds for size in (1, 2, 4, 8, 16)]
    assert parts == sorted(parts, reverse=True) and parts[0] > parts[-1]


def test_super_tiles_share_more_than_rows():
    """One XCD, without a cache behind its L2."""
    rows, groups = found(CHIPS["MI250X"], "row"), found(CHIPS["MI250X"], "chiplet")
    assert groups.of_xcds < 0.6 * rows.of_xcds and groups.of_chip == groups.of_xcds


def test_the_closed_form_is_near_an_l2_that_is_simulated():
    """An L2 of lines that are replaced by age, one line for each row or column and step."""
    chip = CHIPS["MI250X"]
    part = found(chip, "row").of_xcds
    count, first = 880, 1760  # blocks of a round, and the first of the middle round
    row, col = np.divmod(np.arange(first, first + count), 64)
    lags = lags_of(count, chip, 0)
    steps, lines = np.arange(120), chip.l2_bytes.value // (64 * 64 * 2)
    when = (lags[:, None] + steps * STEP_CLK).ravel()
    names = np.stack([(axis[:, None] * len(steps) + steps).ravel() + shift for axis, shift in ((row, 0), (col, 1 << 20))], axis=1)
    held: dict[int, None] = {}
    misses = touches = 0
    for at in np.argsort(when, kind="stable"):
        for name in names[at].tolist():
            inside, counted = name in held, 40 <= at % len(steps) < 80
            misses, touches = misses + (counted and not inside), touches + counted
            held.pop(name, None)
            held[name] = None
            if len(held) > lines:
                del held[next(iter(held))]
    assert part == pytest.approx(misses / touches, abs=0.05)


def test_other_blocks_than_tiles_have_no_closed_form():
    assert missed(Gemm(4096, 4096, 4096, 128, 64, 64, "bf16"), captured_for(product, SIZES, CHIPS["MI300X"])[0], CHIPS["MI300X"], 8, STEP_CLK) is None


def test_the_estimate_knows_the_order():
    """Row by row, small tiles on an MI250X take longer: HBM moves what the L2 does not keep."""
    row, chiplet = (assess(*captured_for(product, dict(**SIZES, order=order), CHIPS["MI250X"]), CHIPS["MI250X"]) for order in ("row", "chiplet"))
    assert row.least_us == chiplet.least_us and row.likely_us > 1.2 * chiplet.likely_us
