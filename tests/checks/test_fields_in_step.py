"""Warps that run in step on data of the two fields: together as long as they take one path, and apart where their barriers differ."""

import numpy as np
import pytest

import tiledsl as td
from tests.checks.placed import findings
from tiledsl.analysis.fields import judge
from tiledsl.analysis.fields.execution import FieldWarp
from tiledsl.analysis.fields.residues import P
from tiledsl.analysis.fields.together import Together

WARPS, ROWS, COLS = 4, 16, 32


def products(scaled=lambda acc, w: None, stored=lambda acc, w: acc, halves=False, keys=lambda w: 0):
    """A softmax of a product: each warp has 16 rows of a, and all read one tile of b. The arguments put mistakes in."""

    @td.kernel(warps=WARPS)
    def kernel(a: td.gl[td.bf16, WARPS * ROWS, COLS], b: td.gl[td.bf16, ROWS, COLS], c: td.gl[td.f32, WARPS * ROWS, ROWS]):
        td.ensures(c, td.softmax(2 * (a @ b.T)))
        td.grid(1)
        w, Bs = td.warp_id(), td.st(td.bf16, ROWS, COLS)
        td.load(Bs, b[0, 0])
        td.barrier()
        if halves:
            if w >= 2:
                td.barrier()
        acc = td.zeros(td.f32, ROWS, ROWS)
        td.mma_ABt(acc, td.load(a[w, 0], (ROWS, COLS), layout="row"), td.load(Bs))
        scaled(acc, w)
        p = td.exp(acc - td.row_max(acc))
        if halves:
            td.barrier()
            if w < 2:
                td.barrier()
        td.store(c[w, 0], stored(p / td.row_sum(p), w))

    return kernel


@td.op
def by_two_arms(acc, w):
    if w < 2:
        acc *= 2
    else:
        td.copy(acc, acc + acc)


@td.op
def not_in_warp_2(acc, w):
    if w != 2:
        acc *= 2


@td.op
def twice_in_the_last(acc, w):
    acc *= 2
    if w > 0:
        if w == WARPS - 1:
            acc *= 2


def doubled(acc, w):
    acc *= 2


def off_in_warp_1(tile, w):
    return td.where(td.row_index(tile, 16 * w) != 20, tile, 0)


@pytest.fixture
def counts(monkeypatch):
    """The products that are computed, and the warps that run in step in each run."""
    counts, run, product = {"products": 0, "teams": []}, Together.run, FieldWarp._mma
    monkeypatch.setattr(FieldWarp, "_mma", lambda self, mma: (counts.update(products=counts["products"] + 1), product(self, mma))[1])
    monkeypatch.setattr(Together, "run", lambda self, *args: (counts["teams"].append(self.teams), run(self, *args))[1])
    return counts


@pytest.mark.parametrize("scaled", [doubled, by_two_arms])
def test_one_product_for_all_warps(scaled, counts):
    assert findings(products(scaled)) == []
    assert counts["products"] == 1 and counts["teams"] == [((0, 1, 2, 3),)]


def test_warps_whose_barriers_differ_run_apart(counts):
    assert findings(products(doubled, halves=True)) == []
    assert counts["teams"] == [((0, 1, 2, 3),), ((0, 1), (2, 3))] and counts["products"] == 2


@pytest.mark.parametrize("halves", [False, True])
@pytest.mark.parametrize(
    "scaled, stored, warp",
    [
        (not_in_warp_2, lambda tile, w: tile, "warp 2 of 4"),
        (twice_in_the_last, lambda tile, w: tile, "warp 3 of 4"),
        (doubled, off_in_warp_1, "warp 1 of 4"),
    ],
)
def test_a_mistake_of_one_warp(scaled, stored, warp, halves):
    (found,) = findings(products(scaled, stored, halves))
    assert found.code == "TD602" and f"this happens in {warp}" in found.notes


@td.kernel(warps=2)
def in_four_tiles(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32], wrong: int = 4):
    td.ensures(c, a - td.row_max(a))
    td.grid(1)
    w = td.warp_id()
    most = td.row_max(td.load(a[w, 0], (16, 32)))
    for n in range(2):
        part = td.load(a[w, n], (16, 16)) - most
        td.store(c[w, n], td.where(2 * w + n == wrong, 0, part))


@pytest.mark.parametrize("wrong", range(5))
def test_stored_tiles_below_and_beside_each_other_are_compared_as_one(wrong, monkeypatch):
    sizes, look = [], judge.Judge.look
    monkeypatch.setattr(judge.Judge, "look", lambda self, kept, formulas: (sizes.append((kept.rows, kept.cols)), look(self, kept, formulas))[1])
    found = findings(in_four_tiles, wrong=wrong)
    assert sizes[0] == (32, 32) and len(found) == (wrong < 4)
    if wrong < 4:
        row, col = 16 * (wrong // 2), 16 * (wrong % 2)
        assert f"rows {row}..{row + 15}, columns {col}..{col + 15} of 'c'" in found[0].render()


def test_in_step_and_alone_agree(monkeypatch):
    """What no warp alone stores wrongly is accepted in step, and the reverse."""
    outcomes = {}
    for name, teams in (("in step", judge.in_step), ("alone", lambda plan: tuple((n,) for n in range(plan.kernel.warps)))):
        monkeypatch.setattr(judge, "in_step", teams)
        outcomes[name] = [bool(findings(products(scaled))) for scaled in (doubled, by_two_arms, not_in_warp_2, twice_in_the_last)]
    assert outcomes["in step"] == outcomes["alone"] == [False, False, True, True]


@pytest.mark.parametrize("depth", [32, 4096])
def test_one_product_is_added_to_what_each_warp_holds(depth):
    left, right, held = (P.near(np.arange(2 * 3 * n, dtype=np.float64).reshape(2, 3, n) ** 2) for n in (depth, depth, 3))
    each = np.stack([held, held + 5])
    assert P.matmul(left, right.swapaxes(-1, -2), each).tolist() == [P.matmul(left, right.swapaxes(-1, -2), one).tolist() for one in each]
