"""td.grid's orders on the interpreter: whatever block a work-group takes, each is computed exactly once; and what the order costs."""

import itertools

import numpy as np
import pytest

import tiledsl as td
from tests.data import integers, product
from tests.kernels.dynamic import every
from tests.kernels.gemms import ordered
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import blocks_of
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

SIZES = {"M": 8192, "N": 8192, "K": 1024}


@pytest.mark.sample("6-5-gfx90a-row")
@pytest.mark.parametrize("target, order", list(itertools.product(TARGETS, ("row", "grouped", "chiplet"))))
@pytest.mark.parametrize("rows, cols", [(6, 5), (1, 3), (8, 4)])
def test_exact(target, order, rows, cols):
    m, n, k = 32 * rows, 32 * cols, 64
    a, b, c = integers(m, n, k)
    report = execute(lower(ordered, target, {"M": m, "N": n, "K": k, "order": order}), [a, b, c])
    assert report.hazards == ()
    assert (c == product(a, b)).all()


@pytest.mark.sample("chiplet")
@pytest.mark.parametrize("order", ["grouped", "chiplet"])
def test_a_work_group_takes_the_block_that_is_said(order):
    """One work-group at a time: what it stores is the tile that `blocks_of` names."""
    a, b, c = integers(160, 96, 32)
    lowered = lower(ordered, "gfx942", {"M": 160, "N": 96, "K": 32, "order": order, "rows": 2, "cols": 2})
    for number in range(15):
        c[:] = np.nan
        execute(lowered, [a, b, c], blocks=[number])
        row, col = divmod(int(blocks_of(lowered, number)), 3)
        stored = ~c.isnan()
        assert int(stored.sum()) == 32 * 32 and bool(stored[32 * row : 32 * (row + 1), 32 * col : 32 * (col + 1)].all())


@pytest.mark.sample("chiplet-24")
@pytest.mark.parametrize("order, most", [("grouped", 12), ("chiplet", 24)])
def test_what_an_order_costs(order, most):
    """A few instructions before the loop, and none in it."""
    plain, found = (lower(ordered, "gfx942", {**SIZES, "order": o}).resources for o in ("row", order))
    assert plain.loop is not None and found.loop is not None
    assert found.loop.others == plain.loop.others
    assert 0 < found.instructions - plain.instructions <= most


def test_the_blocks_of_run_time_sizes():
    """They are those of the sizes that it was lowered at; without any, the sizes are still to say."""
    kernel, sizes = every(ordered, N=32, K=32), {"M": 160, "N": 96, "K": 32}
    options = {"order": "grouped", "rows": 2, "cols": 2}
    expected = blocks_of(lower(ordered, "gfx942", {**sizes, **options}), np.arange(15))
    assert (blocks_of(lower(kernel, "gfx942", {**sizes, **options}), np.arange(15)) == expected).all()
    lowered = lower(kernel, "gfx942", options)
    assert (blocks_of(lowered.at(sizes), np.arange(15)) == expected).all()
    with pytest.raises(UsageError) as caught:
        blocks_of(lowered, 3)
    assert caught.value.diagnostics[0].message == (
        "which block a work-group of 'ordered' takes depends on its run-time sizes: give lowered.at(dict(M=8192, K=8192, N=8192))"
    )


@td.kernel(warps=1)
def by_hand(a: td.gl[td.f32, 128, 192], c: td.gl[td.f32, 128, 192]):
    """Two rows of blocks at a time, column by column."""
    td.ensures(c, a)
    number = td.grid(12)
    inside = number % 6
    row, col = number // 6 * 2 + inside % 2, inside // 2
    td.store(c[row, col], td.load(a[row, col], (32, 64)))


@pytest.mark.parametrize("target", TARGETS)
def test_an_order_of_divisions(target):
    """clang works in 8 bits and widens them by s_bfe_i64, whose source's upper register nothing has written."""
    lowered = lower(by_hand, target, {})
    a, c = np.arange(128 * 192, dtype=np.float32).reshape(128, 192), np.zeros((128, 192), np.float32)
    assert execute(lowered, [a, c]).hazards == () and (a == c).all()
