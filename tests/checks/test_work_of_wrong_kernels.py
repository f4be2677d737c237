"""The check of a wrong kernel does little more than that of the right one: counted in comparisons and steps, not in seconds."""

import numpy as np
import pytest

import tiledsl as td
from tiledsl.analysis.values import contract, each_block
from tiledsl.analysis.values.beyond import beyond_tags
from tiledsl.analysis.values.tags import MOST


def clipped(place=lambda j: j, row_of=lambda i: i, panel=lambda col: col, top=6.0):
    @td.kernel(warps=4)
    def gemm(a: td.gl[td.bf16, "M", 32], b: td.gl[td.bf16, "N", 32], bias: td.gl[td.f32, "N"], res: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
        td.ensures(c, td.minimum(td.maximum(a @ b.T + bias + res, 0.0), 6.0))
        As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32)
        row, col = td.grid(a.rows // 64, b.rows // 64)
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        i, j = row * 2 + wr, col * 2 + wc
        acc = td.zeros(td.f32, 32, 32)
        td.load(As, a[row, 0])
        td.load(Bs, b[panel(col), 0])
        td.barrier()
        td.mma_ABt(acc, td.load(td.subtile(As, (32, 32), (wr, 0))), td.load(td.subtile(Bs, (32, 32), (wc, 0))))
        x = acc + td.load(bias[place(j)], 32) + td.load(res[row_of(i), j], (32, 32))
        td.store(c[i, j], td.minimum(td.maximum(x, 0.0), top))

    return gemm


WRONG = {
    "the bias of another column in most blocks": dict(place=lambda j: j * (j < 5) + 5 * (j >= 5)),
    "the bias of its neighbour": dict(place=lambda j: j ^ 1),
    "a panel of B in most blocks": dict(panel=lambda col: col * (col < 4) + 4 * (col >= 4)),
    "a row in the first blocks": dict(row_of=lambda i: i + 2 * (i < 2)),
    "another limit": dict(top=5.0),
}


@pytest.fixture
def compared(monkeypatch):
    """How many blocks have been compared with how many fingerprints, in all."""
    calls = []

    def counted(prints, *rest):
        calls.append(len(prints.blocks.numbers))
        return different(prints, *rest)

    different = each_block.different
    monkeypatch.setattr(each_block, "different", counted)
    return calls


@pytest.mark.sample("another limit")
@pytest.mark.parametrize("what", WRONG)
def test_blocks_that_are_alike_are_compared_once(compared, what):
    """Before, each of 64 seeds was compared in each of 1,024 blocks, for each of 32 rows of each of four warps: 8,000 comparisons."""
    (found,) = (one for one in clipped(**WRONG[what]).check(M=2048, N=2048) if one.severity == "error")
    assert found.code == "TD602"
    assert len(compared) <= 8 * 64 and max(compared) <= 16


def test_the_block_that_is_shown_is_not_searched_for_wrong_blocks(monkeypatch):
    """It is run alone, for its wrong tile: before, the tiles of its four warps were searched for wrong blocks a second time."""
    asked = []

    def counted(*values):
        asked.append(len(values[-1].numbers))
        return wrong_blocks(*values)

    wrong_blocks = contract.wrong_blocks
    monkeypatch.setattr(contract, "wrong_blocks", counted)
    assert [one.code for one in clipped(**WRONG["the bias of its neighbour"]).check(M=2048, N=2048)] == ["TD602"]
    assert asked == [1024] * 4


def test_one_warp_of_the_block_that_is_shown_is_enough(monkeypatch):
    """Where all four warps store a wrong tile: each is compared once for each seed, and one of the block that is shown; before, all four again."""
    asked = []

    def counted(*values):
        asked.append(values)
        return different(*values)

    different = contract.different
    monkeypatch.setattr(contract, "different", counted)
    assert [one.code for one in clipped(**WRONG["the bias of its neighbour"]).check(M=2048, N=2048)] == ["TD602"]
    assert len(asked) == 2 * (4 + 1)


@pytest.mark.parametrize("bad", [1, 2, 1023])
def test_blocks_of_plain_formulas_are_compared_once_too(compared, bad):
    """Before, both seeds were compared in each of 1,024 blocks."""

    @td.kernel(warps=1)
    def doubled(a: td.gl[td.f32, "M", 16], c: td.gl[td.f32, "M", 16]):
        td.ensures(c, 2 * a)
        row = td.grid(a.rows // 16)
        td.store(c[row, 0], 2 * td.load(a[row ^ bad, 0], (16, 16)))

    (found,) = doubled.check(M=1 << 14)
    assert (found.code, max(compared)) == ("TD602", 8)


def test_the_blocks_that_are_wrong_are_still_known():
    (found,) = (one for one in clipped(**WRONG["a panel of B in most blocks"]).check(M=512, N=512) if one.severity == "error")
    assert "this happens in all warps, in 24 of the 64 blocks" in found.notes
    (found,) = (one for one in clipped(**WRONG["a row in the first blocks"]).check(M=512, N=512) if one.severity == "error")
    assert "this happens in all warps, in 8 of the 64 blocks" in found.notes


def test_no_hash_of_all_blocks(monkeypatch):
    """np.unique hashes integers, a hundred times as slow as it sorts them: one row too far in 2**25 rows took 3 s where the right kernel took 0.1."""
    sizes = []

    def watched(array, **wanted):
        sizes.append(0 if wanted else np.size(array))
        return unique(array, **wanted)

    unique = np.unique
    monkeypatch.setattr(np, "unique", watched)

    @td.kernel(warps=1)
    def doubled(a: td.gl[td.f32, "M", 16], c: td.gl[td.f32, "M", 16]):
        td.ensures(c, 2 * a)
        row = td.grid(a.rows // 16)
        td.store(c[row, 0], 2 * td.load(a.at(row=16 * row + 1, col=0), (16, 16)))

    (found,) = doubled.check(M=1 << 20)
    assert (found.code, max(sizes, default=0) < 1 << 12) == ("TD301", True)


@pytest.mark.parametrize("more", [0, 64])
def test_a_limit_is_known_from_the_last_steps(more):
    @td.kernel(warps=1)
    def copy(a: td.gl[td.bf16, 32, "K"], c: td.gl[td.bf16, 32, "K"]):
        td.ensures(c, 1 * a)
        td.grid(1)
        for k in td.range(a.cols // 2**19):
            td.store(c.at(row=0, col=2**19 * k), td.load(a.at(row=0, col=2**19 * k), (32, 32)))

    captured = copy.capture("gfx942", {"K": MOST + 2**19 * more})
    assert beyond_tags(captured) == (more > 0)


def test_a_kernel_beyond_the_limit_is_not_run(monkeypatch):
    @td.kernel(warps=1)
    def gemm(a: td.gl[td.bf16, 32, "K"], b: td.gl[td.bf16, 32, "K"], c: td.gl[td.f32, 32, 32]):
        td.ensures(c, a @ b.T)
        As, Bs = td.st(td.bf16, 32, 64), td.st(td.bf16, 32, 64)
        td.grid(1)
        acc = td.zeros(td.f32, 32, 32)
        for k in td.range(a.cols // 64):
            td.barrier()
            td.load(As, a[0, k])
            td.load(Bs, b[0, k])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.store(c[0, 0], acc)

    monkeypatch.setattr(contract, "run", lambda *_: pytest.fail("a step is run"))
    (found,) = gemm.check(K=MOST + 64)
    assert (found.code, found.message) == ("TD601", "the contract c = a @ b.T is not checked: its tensors are too large")
