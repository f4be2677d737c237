"""Loops over the tiles of a group, whose ends are read from memory: the steps are checked as blocks of their own, but for what they hand on."""

import numpy as np
import pytest

import tiledsl as td
from tiledsl.analysis.fields import judge
from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields import residues as re
from tiledsl.analysis.fields.execution import FieldWarp
from tiledsl.analysis.fields.independent_steps import steps_apart
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import at
from tiledsl.ir.samples import representative

TILE, STEP = 32, 32


def products(*, of_step=None, zeroed="inside", loaded="inside"):
    """A kernel that multiplies the rows of each of three groups by the group's matrix, tile by tile."""

    @td.kernel(warps=1, sizes=dict(K=64))
    def kernel(
        ends: td.gl[td.i32, 4],
        a: td.gl[td.bf16, td.dyn("M"), "K"],
        b: td.gl[td.bf16, 3, 32, "K"],
        c: td.gl[td.f32, td.dyn("M"), 32],
    ):
        td.ensures(c, td.by_groups(ends, lambda g: a @ td.matrix_of(b, g).T))
        g = td.grid(3)
        first, end = (td.read(ends[g + n], least=0, most=a.rows, ascending=True) for n in range(2))
        As, Bs = td.st(td.bf16, TILE, STEP), td.st(td.bf16, TILE, STEP)
        if zeroed == "outside":
            acc = td.zeros(td.f32, TILE, TILE)
        for row in td.range(first, end, TILE):
            if zeroed == "inside":
                acc = td.zeros(td.f32, TILE, TILE)
            for k in td.range(a.cols // STEP):
                td.load(As, a.at(row=row if of_step is None else of_step(first, row), col=k * STEP))
                if loaded == "inside" or row == first:
                    td.load(Bs, b[g, 0, k])
                td.barrier()
                td.mma_ABt(acc, td.load(As), td.load(Bs))
                td.barrier()
            td.store(c.at(row=row, col=0), acc, rows=end - row)

    return kernel


def codes(kernel, **sizes):
    return {one.code for one in kernel.check(**sizes) if one.severity == "error"}


def apart(kernel):
    """Of a kernel whose last group has all of three tiles."""
    return steps_apart(at(kernel.capture("gfx942", dict(K=64), None), {"M": 3 * TILE, ir.SAMPLE.name: 0}))


def test_run_time_sizes_have_several_steps():
    """A mistake of the second tile is found although the call gives no size."""
    assert codes(products()) == set()
    assert codes(products(of_step=lambda first, row: first)) == {"TD602"}
    sizes = {one["M"] for one in representative(products().capture("gfx942", dict(K=64), None))}
    assert sizes == {1, 2 * TILE + TILE // 2 + 1, 3 * TILE}


def test_a_loop_up_to_an_end_that_is_read_through_another():
    """The limit of the outer loop's step is read: sizes are made of it too."""

    @td.kernel(warps=1)
    def kernel(n: td.gl[td.i32, 1], a: td.gl[td.f32, td.dyn("M"), 32], c: td.gl[td.f32, td.dyn("M"), 32]):
        td.ensures(c, a)
        td.grid(1)
        for row in td.range(0, td.read(n[0], least=a.rows, most=a.rows), TILE):
            for _ in td.range(0, row + 1, TILE):
                tile = td.load(a.at(row=row, col=0), (TILE, 32), layout="row")
            td.store(c.at(row=row, col=0), tile)

    assert {1, 3 * TILE} <= {one["M"] for one in representative(kernel.capture("gfx942", {}, None))}


def test_steps_alone():
    """Each step of the group that has rows is a block of its own: the last of each three."""
    divided, numbers = apart(products())
    assert [one.value for one in divided.grid] == [3, 3] and numbers.tolist() == [2, 5, 8]


@pytest.mark.parametrize(
    "options, found",
    [
        (dict(zeroed="outside"), {"TD602"}),  # the sum goes on from tile to tile
        (dict(loaded="first"), {"TD602"}),  # for the second step along K the matrix of the first tile's last one
    ],
)
def test_what_a_step_hands_on(options, found):
    assert codes(products(**options)) == found


def test_what_a_step_hands_on_rightly():
    """One step along K: the matrix that the first tile has brought serves all. No step alone has it, so all run in order."""
    assert codes(products(loaded="first"), K=STEP) == set()


def test_the_loop_inside_is_shortened(monkeypatch):
    """The number of products that are computed does not grow with K."""
    counts, mma = [], FieldWarp._mma

    def counted(self, statement):
        counts[-1] += 1
        mma(self, statement)

    monkeypatch.setattr(FieldWarp, "_mma", counted)
    for K in (16 * STEP, 32 * STEP):
        counts.append(0)
        assert codes(products(), K=K) == set()
    assert counts[0] == counts[1] > 0


def test_what_no_step_alone_knows():
    """A tile of the step before decides by a comparison which sums are stored: no value is known of the tile, and so none of the comparison."""

    @td.kernel(warps=1)
    def kernel(ends: td.gl[td.i32, 4], a: td.gl[td.bf16, td.dyn("M"), 32], b: td.gl[td.bf16, 3, 32, 32], c: td.gl[td.f32, td.dyn("M"), 32]):
        td.ensures(c, td.by_groups(ends, lambda g: a @ td.matrix_of(b, g).T))
        g = td.grid(3)
        first, end = (td.read(ends[g + n], least=0, most=a.rows, ascending=True) for n in range(2))
        As, Bs, seen = td.st(td.bf16, TILE, STEP), td.st(td.bf16, TILE, STEP), td.rt(td.f32, TILE, TILE, layout="col")
        for row in td.range(first, end, TILE):
            if row == first:
                td.copy(seen, td.zeros(td.f32, TILE, TILE))
            acc = td.zeros(td.f32, TILE, TILE)
            for k in td.range(1):
                td.load(As, a.at(row=row, col=k * STEP))
                td.load(Bs, b[g, 0, k])
                td.barrier()
                td.mma_ABt(acc, td.load(As), td.load(Bs))
                td.barrier()
            td.store(c.at(row=row, col=0), td.where(td.maximum(seen, 0.0) > 0.0, acc * 2.0, acc), rows=end - row)
            td.copy(seen, acc * acc + 1.0)

    assert codes(kernel) == {"TD602"}


def test_a_condition_of_the_user_is_no_guard():
    """One step in each block, whose guard is decided: the condition behind it says nothing of the store before."""

    @td.kernel(warps=1)
    def kernel(n: td.gl[td.i32, 2], a: td.gl[td.bf16, 64, 32], b: td.gl[td.bf16, 32, 32], c: td.gl[td.f32, 64, 32], d: td.gl[td.f32, 32, 32]):
        td.ensures(c, td.softmax(a @ b.T))
        g = td.grid(2)
        As, Bs = td.st(td.bf16, TILE, STEP), td.st(td.bf16, TILE, STEP)
        for _ in td.range(td.read(n[g], least=1, most=1)):
            acc = td.zeros(td.f32, TILE, TILE)
            for k in td.range(1):
                td.load(As, a[1, k])  # of both blocks the rows of the second
                td.load(Bs, b[0, k])
                td.barrier()
                td.mma_ABt(acc, td.load(As), td.load(Bs))
                td.barrier()
            power = td.exp(acc - td.row_max(acc))
            td.store(c[g, 0], power * (1 / td.row_sum(power)))
            if g == 1:
                td.store(d[0, 0], acc)

    assert "TD602" in codes(kernel)


def test_comparisons_with_zero():
    """Of two zeros; and of a value of which nothing is known."""
    zero, nothing = qu.number(0.0), qu.Quantity(*[np.zeros((re.SEEDS, 1, 1))] * 2, np.full((re.SEEDS, 1, 1), qu.NOTHING, dtype=np.uint8), is_positive=True)
    assert [bool(qu.compare(op, zero, zero).holds.all()) for op in ("<", "<=", "==", ">")] == [False, True, True, False]
    assert [bool(qu.compare(op, *sides).why) for op in ("<", "==") for sides in ((nothing, zero), (zero, nothing))] == [True] * 4


@pytest.mark.thorough
def test_whole_runs_say_the_same(monkeypatch):
    kernels = [products(), products(of_step=lambda first, row: first), products(zeroed="outside")]
    found = [codes(one) for one in kernels]
    monkeypatch.setattr(judge, "steps_apart", lambda kernel: None)
    assert [codes(one) for one in kernels] == found == [set(), {"TD602"}, {"TD602"}]
