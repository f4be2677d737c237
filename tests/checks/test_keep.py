"""td.keep: an output that is written in part. Each element is stored once or kept, and what is kept is untouched on the interpreter."""

import pathlib

import pytest
import torch

import tiledsl as td
from tiledsl.runtime.kernel import Kernel

BLOCK = 64


@td.kernel(warps=4, sizes=dict(M=256, K=128))
def syrk(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"], by_warps=0, keep=1, below=0):
    """The blocks of the lower triangle of a @ a.T; the others stay as they were."""
    td.ensures(c, a @ a.T)
    td.keeps(c, where=lambda i, j: j // BLOCK > i // BLOCK)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(a.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, 32), td.st(td.bf16, BLOCK, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    if col <= row:
        acc = td.zeros(td.f32, 32, 32)
        for k in td.range(td.cdiv(a.cols, 32)):
            td.load(As, a[row, k])
            td.load(Bs, a[col, k])
            td.barrier()
            x = td.load(td.subtile(As, (32, 32), (wr, 0)))
            y = td.load(td.subtile(Bs, (32, 32), (wc, 0)))
            td.barrier()
            td.mma_ABt(acc, x, y)
        td.store(c[row * 2 + wr, col * 2 + wc], acc)
    if keep and col > row - below:
        if by_warps:
            td.keep(c[row * 2 + wr, col * 2 + wc], (32, 32))
        else:
            td.keep(c[row, col], (BLOCK, BLOCK))


def errors(kernel: Kernel, **options) -> list[str]:
    return [d.message for d in kernel.check(**options) if d.severity == "error"]


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("by_warps", [0, 1])
@pytest.mark.parametrize("m", [256, 200])
def test_the_lower_triangle(target, by_warps, m):
    assert errors(syrk, target=target, M=m, by_warps=by_warps) == []
    a = torch.randint(-4, 5, (m, 128)).bfloat16()
    c = torch.full((m, m), 7.0)
    syrk(a, c, target=target, by_warps=by_warps)
    blocks = torch.arange(m) // BLOCK
    stored = blocks[:, None] >= blocks[None, :]
    assert torch.equal(c, torch.where(stored, a.float() @ a.float().T, 7.0))


def test_without_it_the_contract_says_what_is_left_out():
    assert errors(syrk, keep=0) == []


def test_what_is_kept_is_not_stored(monkeypatch):
    monkeypatch.chdir(pathlib.Path(__file__).parent)
    (found,) = (d for d in syrk.check(below=1) if d.severity == "error")
    assert found.render() == """\
error[TD313]: 16,384 of the 65,536 elements of 'c' are stored, although td.keep says that they stay unchanged
  --> test_keep.py:32:9
32 |         td.store(c[row * 2 + wr, col * 2 + wc], acc)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0 stores tile (0, 0)
  ::: test_keep.py:37:13
37 |             td.keep(c[row, col], (BLOCK, BLOCK))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ kept here
   = the first of them are rows 0..31, columns 0..31
   = help: compare the conditions of td.store and td.keep: each element is either stored or kept"""


@td.kernel(warps=1, sizes=dict(M=64))
def halves(a: td.gl[td.f32, "M", 32], c: td.gl[td.f32, "M", 32], rows=32, at=1, twice=0):
    """The first 32 rows; of the others some are kept."""
    td.grid(1)
    td.store(c[0, 0], td.load(a[0, 0], (32, 32)))
    td.keep(c[at, 0], (rows, 32))
    if twice:
        td.store(c[0, 0], td.load(a[0, 0], (32, 32)))


def test_the_rest_is_exactly_what_is_kept():
    assert errors(halves) == []
    assert errors(halves, rows=16, at=2) == ["512 of the 2,048 elements of 'c' are never stored"]
    assert errors(halves, rows=16, at=1) == [
        "512 of the 2,048 elements of 'c' are stored, although td.keep says that they stay unchanged",
    ]
    (missing,) = (d for d in halves.check(rows=16, at=2) if d.severity == "error")
    assert missing.helps[-1] == "declare the elements that stay unchanged: td.keep(c[i, j], (rows, cols))"
    assert errors(halves, twice=1) == ["1,024 of the 2,048 elements of 'c' are stored more than once"]
    (outside,) = (d for d in halves.check(at=5) if d.severity == "error")
    assert outside.code == "TD301"


def test_words_that_are_wrong(capsys):
    @td.kernel(warps=1)
    def no_place(c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.keep(c, (32, 32))

    @td.kernel(warps=1)
    def by_lanes(c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.keep(c[td.lane_id(), 0], (1, 32))

    assert errors(no_place) == ["td.keep takes a place in a tensor, and got the tensor 'c'"]
    assert errors(by_lanes) == ["a tile is moved by whole warps, and a coordinate differs from lane to lane"]
