"""The example of products that are split along k: executed, against NumPy, in all forms; the order of adding; and wrong variants, refused by the checks."""

import pathlib
import re

import numpy as np
import pytest

import tiledsl as td
from examples import split_k as example
from examples.split_k import COLS, ROWS, STEP, added, combined, in_order, parts, split
from tests.bits import f32, operands
from tests.checks.conftest import kernel_in
from tiledsl.analysis.time.chips import chip_of
from tiledsl.runtime.launch import execute
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD701", "ignore:.*TD704", "ignore:.*TD705")]
SOURCE = pathlib.Path(example.__file__).read_text()
every_target = pytest.mark.parametrize("target", TARGETS)


@pytest.mark.sample("16-128-512-4-gfx90a")
@every_target
@pytest.mark.parametrize("rows, cols, depth, most", [(16, 128, 512, 4), (17, 140, 600, 4), (1, 128, 128, 1)])
def test_against_numpy(rows, cols, depth, most, target):
    """Ragged sizes, parts of which the last is shorter, and one part. Atomic additions go on from what C holds."""
    a, b = operands(rows, cols, depth)
    exact, before, count = f32(a) @ f32(b).T, np.arange(rows * cols, dtype=np.float32).reshape(rows, cols), split(depth, most, 65536)[1]
    c, d = before.copy(), before.copy()
    added(a, b, c, most=most, target=target)
    assert (c == before + exact).all()
    sums = np.full((count, rows, cols), np.nan, np.float32)
    parts(a, b, sums, target=target)
    combined(sums, d, target=target)
    assert (d == exact).all()
    sums, arrived, d = np.full_like(sums, np.nan), np.zeros(-(-rows // ROWS) * -(-cols // COLS), np.int32), np.full_like(d, np.nan)
    for _ in range(2):  # the first launch leaves the counters as they were
        in_order(a, b, sums, arrived, d, target=target)
        assert (d == exact).all() and not arrived.any()


@pytest.mark.thorough
def test_two_launches_have_the_same_bits():
    """Sums that f32 rounds: whatever the order of blocks and waves, the parts are added from the first to the last. Atomic additions promise no such thing."""
    a, b = operands(16, 128, 640, exact=False)
    first, second = parts.lower(P=5, M=16, N=128, K=640), combined.lower(P=5, M=16, N=128)
    found = []
    for schedule, blocks in (("round-robin", range(5)), ("reversed", [4, 0, 3, 1, 2]), ("random:3", [2, 3, 4, 1, 0])):
        sums, c = np.full((5, 16, 128), np.nan, np.float32), np.zeros((16, 128), np.float32)
        for block in blocks:
            assert not execute(first, [a, b, sums], blocks=[block], schedule=schedule).hazards
        assert not execute(second, [sums, c], schedule=schedule).hazards
        found.append(c)
        assert (c == added_up(sums)).all()
    assert (found[0] == found[1]).all() and (found[0] == found[2]).all()


def added_up(sums):
    total = sums[0]
    for part in sums[1:]:
        total = total + part
    return total


@pytest.mark.thorough
def test_the_last_warp_adds_the_same_bits():
    """In one launch, too: whichever block comes last, it adds the parts from the first to the last."""
    a, b = operands(16, 128, 640, exact=False)
    # one block after the other: without the declaration that the counters are 0 at the beginning
    listing, count = re.subn(r".*; td\.read:.*\n", "", in_order.lower(target="gfx942", P=5, T=8, M=16, N=128, K=640).asm)
    assert count == 1
    found = []
    for blocks in (range(5), [4, 0, 3, 1, 2], [2, 3, 4, 1, 0]):
        sums, arrived, c = np.full((5, 16, 128), np.nan, np.float32), np.zeros(8, np.int32), np.full((16, 128), np.nan, np.float32)
        for block in blocks:
            assert not launch(listing, [5], [512], [a, b, sums, arrived, c], blocks=[block]).hazards
        assert (c == added_up(sums)).all() and not arrived.any()
        found.append(c)
    assert (found[0] == found[1]).all() and (found[0] == found[2]).all()


MOST = {target: 1.25 * 2 * 8192 * 8192 / (chip_of(target).hbm_tbs.value * 1e6) for target in TARGETS}


@every_target
def test_time_of_decoding(target):
    """16 rows, 8192 × 8192 weights: the modelled time is at most 1.25 times that of reading the weights at the memory's measured bandwidth."""
    assert added.profile(target=target).time_us.likely <= MOST[target]


@pytest.mark.thorough
@every_target
def test_time_with_a_fixed_order(target):
    """In one launch the bound holds. Two launches take 1.20, 1.41 and 1.58 times the weights' time on MI250, MI300X and MI355X: 4.5 µs for the second launch is
    .05, .14 and .21 of it, beside as much for the first one."""
    assert in_order.profile(target=target, P=3 if target == "gfx950" else 4).time_us.likely <= MOST[target]
    if target == "gfx90a":
        assert parts.profile(target=target).time_us.likely + combined.profile(target=target).time_us.likely <= MOST[target]


SUM = "partial(a, b, row, mine, part, span, by_rows=False)"
ADDED = f"    td.atomic_add(c[row, mine], {SUM}, part=part, parts=parts)"
IN_ORDER = "sums, arrived, part=part, parts=sums.batch"
WRONG = [  # what is wrong in the kernel, and the codes of what is found
    ("added", "part=part, parts=parts", "part=0, parts=parts", "TD312"),  # counted twice, and parts missing
    ("added", "part=part, parts=parts", "part=part // 2, parts=parts", "TD312"),
    ("added", "part=part, parts=parts", "part=parts - 1 - part, parts=parts", "TD602"),
    ("added", "part=part, parts=parts", "part=part + 1, parts=parts", "TD301"),
    ("added", "part=part, parts=parts", "part=part, parts=parts + 1", "TD192"),
    ("added", ADDED, f"    td.store(c[row, mine], {SUM})", "TD192"),
    ("added", "td.sum_of_parts(td.column_parts(a, span) @ b.T, parts)", "a @ b.T", "TD192"),
    ("added", "td.old(c) + ", "", "TD192"),
    ("added", "td.old(c) + td.sum_of_parts(td.column_parts(a, span)", "td.old(c) + td.sum_of_parts(td.column_parts(a, span // 2)", "TD180"),
    (
        "added",
        ADDED,
        f"    total = {SUM}\n    for _ in td.range(2):\n        td.atomic_add(c[row, mine], total, part=part, parts=parts)",
        "TD311",
    ),  # each part twice
    ("added", ADDED, f"    total = {SUM}\n    if part > 0:\n        td.atomic_add(c[row, mine], total, part=part, parts=parts)", "TD310"),  # a part is missing
    ("added", "column = first + k * STEP", "column = k * STEP", "TD602"),  # each block the first part
    ("added", "column = first + k * STEP", "column = first + STEP + k * STEP", "TD602"),
    ("added", "td.range(steps)", "td.range(steps - 1)", "TD602"),
    ("added", "td.range(steps)", "td.range(steps + 1)", "TD303"),  # a step of the next part, whose columns of A are not in LDS
    ("added", "if column < a.cols", "if column < a.cols - STEP", "TD602"),
    ("added", "    td.barrier()\n    for", "    for", "TD401"),
    ("added", "a.at(row=row * ROWS, col=first))\n", "a.at(row=row * ROWS, col=0))\n", "TD602"),
    ("added", "(ROWS, STEP), (0, k)", "(ROWS, STEP), (0, 0)", "TD602"),
    ("added", "and column + AHEAD * STEP < a.cols", "and column + 2 * AHEAD * STEP < a.cols", "TD602"),  # the last steps take the rows of B of steps before
    ("added", "col=column + AHEAD * STEP))", "col=column + STEP))", "TD602"),
    ("added", "td.cdiv(b.rows, WARPS * COLS), parts)", "td.cdiv(b.rows, WARPS * COLS), parts - 1)", "TD310"),
    ("added", "ahead[1:] + ahead[:1]", "ahead", "TD602"),  # the same rows of B again
    ("added", "col=first + k * STEP))", "col=first))", "TD602"),
    ("parts", "td.store(sums[part, row, mine]", "td.store(sums[0, row, mine]", "TD312"),
    ("parts", "td.store(sums[part, row, mine], partial(a, b, row, mine, part,", "td.store(sums[part, row, mine], partial(a, b, row, mine, 0,", "TD602"),
    ("parts", "return acc.T if by_rows else acc", "return acc", "TD602"),
    ("combined", "for n in range(sums.batch))\n    for", "for n in range(sums.batch - 1))\n    for", "TD602"),
    ("combined", "for other in others:\n        total += other", "for other in others + others:\n        total += other", "TD602"),
    ("in_order", IN_ORDER, "sums, arrived, part=sums.batch - 1 - part, parts=sums.batch", "TD602"),
    ("in_order", IN_ORDER, "sums, arrived, part=part // 2, parts=sums.batch", "TD315"),
    ("in_order", IN_ORDER, "sums, arrived, part=part, parts=sums.batch - 1", "TD315"),
    ("in_order", "td.sum_of_parts(td.column_parts(a, span) @ b.T, sums.batch)", "a @ b.T", "TD192"),
]
SIZES = {"added": dict(M=16, N=128, K=1024), "parts": dict(P=4, M=16, N=128, K=1024), "combined": dict(P=4, M=16, N=128)}
SIZES["in_order"] = dict(SIZES["parts"], T=8)


@pytest.mark.sample("3", "4", "5", "7", "8", "15", "16", "27", "30")
@pytest.mark.parametrize("place", range(len(WRONG)))
def test_wrong_variants(place, tmp_path):
    name, old, new, codes = WRONG[place]
    assert old in SOURCE
    (tmp_path / "wrong.py").write_text(SOURCE.replace(old, new))
    wrong = kernel_in(tmp_path / "wrong.py", name)
    found = {one.code for one in wrong.check(**SIZES[name]) if one.severity == "error"}
    assert found == set(codes.split())


def test_the_right_kernels_have_no_finding():
    for kernel in (added, parts, combined, in_order):
        assert [one for one in kernel.check(**SIZES[kernel.name]) if one.severity == "error"] == []


def test_steps():
    assert split(8192, 4, 65536) == (2048, 4) and split(600, 4, 65536) == (3 * STEP, 4) and split(1, 4, 65536) == (STEP, 1)
    assert split(20000, 8, 65536) == (2048, 10) and split(20000, 8, 163840) == (2560, 8)


def test_a_sum_that_is_read():
    @td.kernel(warps=1)
    def kernel(x: td.gl[td.f32, 32, 32], y: td.gl[td.f32, 32, 32], z: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.atomic_add(y[0, 0], td.load(x[0, 0], (32, 32)), part=0, parts=1)
        td.store(z[0, 0], td.load(y[0, 0], (32, 32)))

    (found,) = [one for one in kernel.check() if one.severity == "error"]
    assert (found.code, found.message) == ("TD192", "the kernel adds to 'y' with td.atomic_add, and accesses it otherwise too")
