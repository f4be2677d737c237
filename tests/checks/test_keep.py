"""td.keep and td.keeps: an output that is written in part, and the contract of what is left out: each element is stored once or kept.

What is kept is untouched on the interpreter."""

import itertools
import pathlib

import numpy as np
import pytest
import torch

import tiledsl as td
from tiledsl.analysis.source.kept import divided
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
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


@pytest.mark.thorough
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
  --> test_keep.py:40:9
40 |         td.store(c[row * 2 + wr, col * 2 + wc], acc)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0 stores tile (0, 0)
  ::: test_keep.py:45:13
45 |             td.keep(c[row, col], (BLOCK, BLOCK))
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


# -------------------------------------------------------------------------------------------------------- the contract


@td.kernel(warps=1, sizes=dict(M=128))
def triangle(a: td.gl[td.f32, "M", "M"], c: td.gl[td.f32, "M", "M"], stated="blocks", first=0, last=0, keep=1):
    """Blocks of the lower triangle: those with col from `first` on up to row + `last` are stored."""
    td.ensures(c, 2 * a)
    if stated == "blocks":
        td.keeps(c, where=lambda i, j: j // 32 > i // 32)
    if stated == "elements":
        td.keeps(c, where=lambda i, j: j > i)
    if stated == "one less":
        td.keeps(c, where=lambda i, j: (j // 32 > i // 32) & (j != 127))
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
    if (first <= col) & (col <= row + last):
        td.store(c[row, col], 2 * td.load(a[row, col], (32, 32)))
    elif keep:
        td.keep(c[row, col], (32, 32))


def codes(**options) -> list[str]:
    return [found.code for found in triangle.check(**options) if found.severity == "error"]


@pytest.mark.sample("128")
@pytest.mark.parametrize("m", [128, 100, 33])
def test_a_triangle_is_what_the_contract_says(m):
    """`<` for `<=` and the like, with td.keep and without it; and a contract that says nothing of what is left out."""
    assert codes(M=m) == codes(M=m, keep=0) == []
    assert (codes(M=m, last=-1), codes(M=m, last=-1, keep=0)) == (["TD314"], ["TD310"])
    assert codes(M=m, last=1) == codes(M=m, last=1, keep=0) == ["TD313"]
    assert (codes(M=m, first=1), codes(M=m, first=1, keep=0)) == (["TD314"], ["TD310"])
    assert (codes(M=m, stated=""), codes(M=m, stated="", keep=0)) == (["TD314"], ["TD310"])
    assert codes(M=m, stated="elements") == ["TD313"]
    assert codes(M=m, stated="one less") == (["TD314"] if m == 128 else [])


def test_the_whole_texts(monkeypatch):
    monkeypatch.chdir(pathlib.Path(__file__).parent)
    (kept,), (unsaid,), (stored,), (missing,) = (
        [found.render() for found in triangle.check(**options) if found.severity == "error"]
        for options in (dict(last=-1), dict(stated=""), dict(last=1, first=1), dict(last=-1, keep=0))
    )
    lines = [line.strip() for line in pathlib.Path("test_keep.py").read_text().splitlines()]
    store = lines.index("td.store(c[row, col], 2 * td.load(a[row, col], (32, 32)))") + 1
    places = dict(keep=store + 2, store=store, blocks=store - 7, contract=store - 9)
    assert kept == """\
error[TD314]: 4,096 of the 16,384 elements of 'c' keep their values, and td.keeps does not name them
   --> test_keep.py:{keep}:9
{keep} |         td.keep(c[row, col], (32, 32))
    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0) keeps c[0, 0]
   ::: test_keep.py:{blocks}:9
{blocks} |         td.keeps(c, where=lambda i, j: j // 32 > i // 32)
    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the elements that keep their values
    = help: compare the conditions of td.store and td.keep with that of td.keeps""".format(**places)
    assert unsaid == """\
error[TD314]: 6,144 of the 16,384 elements of 'c' keep their values, and no contract says that they may
   --> test_keep.py:{keep}:9
{keep} |         td.keep(c[row, col], (32, 32))
    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 1) keeps c[0, 32]
   ::: test_keep.py:{contract}:5
{contract} |     td.ensures(c, 2 * a)
    |     ^^^^^^^^^^^^^^^^^^^^ the contract speaks of every element
    = help: state which elements keep their values: td.keeps(c, where=lambda row, col: …)
    = help: or store these elements too""".format(**places)
    assert stored == """\
error[TD313]: 3,072 of the 16,384 elements of 'c' are stored, although td.keeps says that they keep their values
   --> test_keep.py:{store}:9
{store} |         td.store(c[row, col], 2 * td.load(a[row, col], (32, 32)))
    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 1) stores tile (0, 1)
   ::: test_keep.py:{blocks}:9
{blocks} |         td.keeps(c, where=lambda i, j: j // 32 > i // 32)
    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the elements that keep their values
    = c[0, 32] is the first of them
    = 4,096 of the 16,384 elements of 'c' that td.keeps does not name are never stored: c[0, 0] is the first of them
    = help: compare the condition of td.store with that of td.keeps
    = help: td.keeps is exact, element by element: where whole tiles of 64 x 64 are kept, col // 64 > row // 64""".format(**places)
    assert missing == """\
error[TD310]: 4,096 of the 16,384 elements of 'c' are never stored, and td.keeps does not say that they keep their values
   --> test_keep.py:{store}:9
{store} |         td.store(c[row, col], 2 * td.load(a[row, col], (32, 32)))
    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ c[0, 0] is the first of them
   ::: test_keep.py:{blocks}:9
{blocks} |         td.keeps(c, where=lambda i, j: j // 32 > i // 32)
    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the elements that keep their values
    = help: compare the condition of td.store with that of td.keeps""".format(**places)


@td.kernel(warps=1)
def batch(a: td.gl[td.f32, 3, 64, 64], c: td.gl[td.f32, 3, 64, 64], wrong=0):
    """The first matrix keeps its values."""
    td.ensures(c, a)
    td.keeps(c, where=lambda n, i, j: n == 0)
    n, row, col = td.grid(2, 2, 2)
    td.store(c[n + 1 - wrong, row, col], td.load(a[n + 1 - wrong, row, col], (32, 32)))


def test_matrices_of_a_batch():
    assert (errors(batch), [found.code for found in batch.check(wrong=1) if found.severity == "error"]) == ([], ["TD313"])


M = td.dyn("M")


@td.kernel(warps=1)
def any_size(a: td.gl[td.f32, M, 32], c: td.gl[td.f32, M, 32], less=0):
    """The last 32 rows keep their values, whatever the call's size is."""
    td.ensures(c, 2 * a)
    td.keeps(c, where=lambda i, j: i // 32 >= td.cdiv(c.rows, 32) - 1)
    row = td.grid(td.cdiv(a.rows, 32))
    if row < td.cdiv(a.rows, 32) - 1 - less:
        td.store(c[row, 0], 2 * td.load(a[row, 0], (32, 32)))


@pytest.mark.sample("{'M': 128}")
@pytest.mark.parametrize("sizes", [{}, dict(M=128), dict(M=97)], ids=str)
def test_sizes_that_the_call_gives(sizes):
    found = [one.code for one in any_size.check(less=1, **sizes) if one.severity == "error"]
    assert (errors(any_size, **sizes), found) == ([], ["TD310"])


def test_conditions_that_are_none():
    @td.kernel(warps=2)
    def wrong(c: td.gl[td.f32, 32, 32], a: td.gl[td.f32, 32, 32], what=0):
        td.grid(1)
        if what == 0:
            td.keeps("c", where=lambda i, j: j > i)
        if what == 1:
            td.keeps(c, where=3)
        if what == 2:
            td.keeps(c, where=lambda i, j: "yes")
        if what == 3:
            td.keeps(c, where=lambda i, j: j > td.warp_id())
        if what == 4:
            td.keeps(c, where=lambda i, j: j > i)
            td.keeps(c, where=lambda i, j: j > i)
        if what == 5:
            td.keeps(c, where=lambda i: i > 3)

    assert [[(found.code, found.message) for found in wrong.check(what=what) if found.code != "TD603"] for what in range(6)] == [
        [("TD104", "td.keeps takes a tensor, and got 'c'")],
        [("TD104", "where= of td.keeps takes a function, and got 3")],
        [("TD101", "the condition of td.keeps is 'yes', where an integer is expected")],
        [("TD104", "the condition of td.keeps depends on the warp that executes it: 'warp'")],
        [("TD119", "'c' has two td.keeps: join their conditions with |")],
        [("TD110", "Python raised TypeError: <lambda>() takes 1 positional argument but 2 were given")],
    ]


# ------------------------------------------------------------------------------------------------------- the elements


ROW, COL = (ir.Var(name, "element", 0, 49) for name in ("row", "col"))
TENSOR = next(tensor for tensor in triangle.capture("gfx942", dict(M=50)).tensors if tensor.name == "c")
CONDITIONS = [
    ex.binary("<", ROW, COL),
    ex.binary("<=", ex.binary("//", COL, 7), ex.binary("//", ROW, 7)),
    ex.binary("==", ex.binary("%", ROW, 8), ex.binary("%", COL, 5)),
    ex.binary("&", ex.binary(">", ROW, 20), ex.binary("!=", COL, 3)),
    ex.binary("or", ex.binary(">=", ex.binary("-", ROW, COL), 9), ex.binary("==", ex.binary("^", ROW, COL), 1)),
    ex.binary(">", ex.binary("//", ex.binary("-", ROW, 30), 4), ex.binary("*", COL, -1)),
    ex.binary("%", ex.binary("-", ROW, 25), 16),
    ir.Const(1),
]


@pytest.mark.parametrize("number", range(len(CONDITIONS)))
def test_elements_are_counted_whatever_the_cells_are(number):
    """Ranges decide for most cells: with cells of any shape the elements are those that NumPy finds."""
    condition, (rows, cols) = CONDITIONS[number], np.indices((50, 50))
    kept = np.broadcast_to(np.asarray(ex.evaluate(condition, {ROW: rows, COL: cols})) != 0, (50, 50))
    stated = ir.Keeps(TENSOR, "", condition, (ROW, COL), Span("", 0, 0, 0, 0))
    for (high, wide), seed in itertools.product([(1, 1), (8, 8), (16, 5), (50, 50), (7, 64)], range(2)):
        chosen = np.random.default_rng(seed).random((1, -(-50 // high), -(-50 // wide))) < 0.7
        inside = np.kron(chosen[0], np.ones((high, wide), dtype=bool))[:50, :50].astype(bool)
        for found, wanted in zip(divided(stated, chosen, high, wide), (inside & kept, inside & ~kept), strict=True):
            places = np.argwhere(wanted)
            assert found.count == len(places)
            assert not len(places) or found.first == (0, *places[0])
