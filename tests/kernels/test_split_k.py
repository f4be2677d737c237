"""The example of products that are split along k: executed, against NumPy, in both forms; the order of adding; and wrong variants, refused by the checks."""

import pathlib

import numpy as np
import pytest

import tiledsl as td
from examples import split_k as example
from examples.split_k import STEP, added, combined, parts, split
from tests.bits import f32, operands
from tests.checks.conftest import kernel_in
from tiledsl.analysis.time.chips import chip_of
from tiledsl.runtime.launch import execute
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
    exact, before = f32(a) @ f32(b).T, np.arange(rows * cols, dtype=np.float32).reshape(rows, cols)
    c, d = before.copy(), before.copy()
    added(a, b, c, most=most, target=target)
    assert (c == before + exact).all()
    sums = np.full((split(depth, most)[1], rows, cols), np.nan, np.float32)
    parts(a, b, sums, target=target)
    combined(sums, d, target=target)
    assert (d == exact).all()


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
        in_order = sums[0]
        for part in sums[1:]:
            in_order = in_order + part
        assert (c == in_order).all()
    assert (found[0] == found[1]).all() and (found[0] == found[2]).all()


@every_target
def test_time_of_decoding(target):
    """16 rows, 8192 × 8192 weights: the modelled time is at most 1.25 times that of reading the weights at the memory's measured bandwidth."""
    found = added.profile(target=target)
    assert found.as_dict()["time_us"]["likely"] <= 1.25 * 2 * 8192 * 8192 / (chip_of(target).hbm_tbs.value * 1e6)


ADDED = "    td.atomic_add(c[row, mine], partial(a, b, row, mine, part, span), part=part, parts=parts)"
TOTAL = "    total = partial(a, b, row, mine, part, span)\n"
WRONG = [  # what is wrong in the kernel, and the codes of what is found
    ("added", "part=part, parts=parts", "part=0, parts=parts", "TD312"),  # counted twice, and parts missing
    ("added", "part=part, parts=parts", "part=part // 2, parts=parts", "TD312"),
    ("added", "part=part, parts=parts", "part=parts - 1 - part, parts=parts", "TD602"),
    ("added", "part=part, parts=parts", "part=part + 1, parts=parts", "TD301"),
    ("added", "part=part, parts=parts", "part=part, parts=parts + 1", "TD192"),
    (
        "added",
        "td.atomic_add(c[row, mine], partial(a, b, row, mine, part, span), part=part, parts=parts)",
        "td.store(c[row, mine], partial(a, b, row, mine, part, span))",
        "TD192",
    ),
    ("added", "td.sum_of_parts(td.column_parts(a, span) @ b.T, parts)", "a @ b.T", "TD192"),
    ("added", "td.old(c) + ", "", "TD192"),
    ("added", "td.column_parts(a, span)", "td.column_parts(a, span // 2)", "TD180"),
    ("added", ADDED, f"{TOTAL}    for _ in td.range(2):\n        td.atomic_add(c[row, mine], total, part=part, parts=parts)", "TD311"),  # each part twice
    ("added", ADDED, f"{TOTAL}    if part > 0:\n        td.atomic_add(c[row, mine], total, part=part, parts=parts)", "TD310"),  # a part is missing
    ("added", "column = part * span + k * STEP", "column = k * STEP", "TD602"),  # each block the first part
    ("added", "column = part * span + k * STEP", "column = part * span + STEP + k * STEP", "TD602"),
    ("added", "td.range(span // STEP)", "td.range(span // STEP - 1)", "TD602"),
    ("added", "td.range(span // STEP)", "td.range(span // STEP + 1)", "TD303"),  # a step of the next part, whose columns of A are not in LDS
    ("added", "if column < a.cols", "if column < a.cols - STEP", "TD602"),
    ("added", "    td.barrier()\n    for", "    for", "TD401"),
    ("added", "a.at(row=row * ROWS, col=part * span))\n", "a.at(row=row * ROWS, col=0))\n", "TD602"),
    ("added", "(ROWS, STEP), (0, k)", "(ROWS, STEP), (0, 0)", "TD602"),
    ("added", "and column + STEP < a.cols", "and column + 2 * STEP < a.cols", "TD602"),  # the last step takes the rows of B of the step before
    ("added", "col=column + STEP))", "col=column))", "TD602"),
    ("added", "td.cdiv(b.rows, WARPS * COLS), parts)", "td.cdiv(b.rows, WARPS * COLS), parts - 1)", "TD310"),
    ("parts", "td.store(sums[part, row, mine]", "td.store(sums[0, row, mine]", "TD312"),
    (
        "parts",
        "partial(a, b, row, mine, part, span))\n\n\n@td.kernel(warps=WARPS, sizes=dict(P=8, M=16, N=8192))",
        "partial(a, b, row, mine, 0, span))\n\n\n@td.kernel(warps=WARPS, sizes=dict(P=8, M=16, N=8192))",
        "TD602",
    ),
    ("combined", "for n in range(1, sums.batch):\n        total", "for n in range(1, sums.batch - 1):\n        total", "TD602"),
    ("combined", "for n in range(1, sums.batch):\n        total", "for n in range(sums.batch):\n        total", "TD602"),
]
SIZES = {"added": dict(M=16, N=128, K=1024), "parts": dict(P=4, M=16, N=128, K=1024), "combined": dict(P=4, M=16, N=128)}


@pytest.mark.left_out("2", "11", "12", "14", "18", "0", "10", "13", "17", "19", "1", "20", "21", "22", "23", "6", "9")
@pytest.mark.parametrize("place", range(len(WRONG)))
def test_wrong_variants(place, tmp_path):
    name, old, new, codes = WRONG[place]
    assert old in SOURCE
    (tmp_path / "wrong.py").write_text(SOURCE.replace(old, new))
    wrong = kernel_in(tmp_path / "wrong.py", name)
    found = {one.code for one in wrong.check(**SIZES[name]) if one.severity == "error"}
    assert found == set(codes.split())


def test_the_right_kernels_have_no_finding():
    for kernel in (added, parts, combined):
        assert [one for one in kernel.check(**SIZES[kernel.name]) if one.severity == "error"] == []


def test_steps():
    assert split(8192, 4) == (2048, 4) and split(600, 4) == (3 * STEP, 4) and split(1, 4) == (STEP, 1) and split(20000, 8) == (2048, 10)


def test_a_sum_that_is_read():
    @td.kernel(warps=1)
    def kernel(x: td.gl[td.f32, 32, 32], y: td.gl[td.f32, 32, 32], z: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.atomic_add(y[0, 0], td.load(x[0, 0], (32, 32)), part=0, parts=1)
        td.store(z[0, 0], td.load(y[0, 0], (32, 32)))

    (found,) = [one for one in kernel.check() if one.severity == "error"]
    assert (found.code, found.message) == ("TD192", "the kernel adds to 'y' with td.atomic_add, and accesses it otherwise too")
