"""Run-time sizes are checked for as many steps as a pipeline needs to be full, and for every number of steps up to there.

Each mistake stands in one place of a right ring of seven buffers, and shows only in some steps, or only for some numbers of steps.
"""

import pytest

import tiledsl as td
from tests.mistakes.kernel_mutations import late_buffer
from tiledsl.compile.verify import finished, instances_of, verified
from tiledsl.ir.samples import representative

DEPTH = 7
M, K = td.dyn("M"), td.dyn("K", multiple=32)


def ring(slot=lambda k, steps: (k + DEPTH - 1) % DEPTH, ahead=lambda k, steps: k + DEPTH - 1, prologue=lambda p, cols: p):
    @td.kernel(warps=1)
    def gemm(a: td.gl[td.bf16, M, K], b: td.gl[td.bf16, 32, K], c: td.gl[td.f32, M, 32]):
        td.ensures(c, a @ b.T)
        As, Bs = td.st(td.bf16, 32, 32, buffers=DEPTH), td.st(td.bf16, 32, 32, buffers=DEPTH)
        row, steps = td.grid(td.cdiv(a.rows, 32)), a.cols // 32
        acc = td.zeros(td.f32, 32, 32)
        for p in range(DEPTH - 1):
            if p < steps:
                td.load(As[p], a[row, p])
                td.load(Bs[p], b[0, prologue(p, a.cols)])
        for k in td.range(steps):
            td.barrier()
            if k + DEPTH - 1 < steps:
                td.load(As[(k + DEPTH - 1) % DEPTH], a[row, k + DEPTH - 1])
                td.load(Bs[slot(k, steps)], b[0, ahead(k, steps)])
            td.mma_ABt(acc, td.load(As[k % DEPTH]), td.load(Bs[k % DEPTH]))
        td.store(c[row, 0], acc)

    return gemm


WRONG = {
    "a slot from step 7 on": dict(slot=lambda k, steps: (k + 6 + (k >= 7)) % 7),
    "a slot from step 7 on, by a quotient": dict(slot=lambda k, steps: (k + 6 + k // 7) % 7),
    "a slot in step 8 alone": dict(slot=lambda k, steps: (k + 6 + (k == 8)) % 7),
    "a tile where four steps are over": dict(ahead=lambda k, steps: k + 6 - (steps % 7 == 4)),
    "a tile where no step is over": dict(ahead=lambda k, steps: k + 6 - (steps % 7 == 0)),
    "a tile in the step before the last fetch": dict(ahead=lambda k, steps: k + 6 - (k + 13 == steps)),
    "a tile for long rows": dict(prologue=lambda p, cols: p * (cols <= 3000)),
}


@pytest.mark.thorough
def test_a_right_ring_is_accepted_and_checked_for_each_number_of_steps():
    assert ring().check() == ()
    steps = {sizes["K"] // 32 for sizes in representative(ring().capture("gfx942", {}))}
    assert steps == set(range(1, 6 + 7 + 6 + 2 + 1))  # the prologue, the buffers, the distance, and two


@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG)
def test_a_mistake_deep_in_a_ring_is_refused(what):
    assert {found.code for found in ring(**WRONG[what]).check() if found.severity == "error"} & {"TD602", "TD401"}


def test_each_remainder_of_a_step_is_checked():
    """The last of the steps has 8, 16, 24 or 32 columns."""
    k = td.dyn("K", multiple=8)

    @td.kernel(warps=1)
    def gemm(a: td.gl[td.bf16, 32, k], b: td.gl[td.bf16, 32, k], c: td.gl[td.f32, 32, 32]):
        td.ensures(c, a @ b.T)
        As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
        td.grid(1)
        acc = td.zeros(td.f32, 32, 32)
        for k in td.range(td.cdiv(a.cols, 32)):
            td.barrier()
            td.load(As, a[0, k])
            td.load(Bs, b[0, k * (a.cols % 32 != 24)])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.store(c[0, 0], acc)

    assert {sizes["K"] % 32 for sizes in representative(gemm.capture("gfx942", {}))} == {0, 8, 16, 24}
    assert "TD602" in {found.code for found in gemm.check()}


def test_too_many_warps_for_a_loop_of_run_time_steps():
    """One finding marks the piece of the result and that of the shared tile."""

    @td.kernel(warps=2)
    def gemm(a: td.gl[td.bf16, 32, K], b: td.gl[td.bf16, 32, K], c: td.gl[td.f32, 32, 32]):
        As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
        td.grid(1)
        acc = td.zeros(td.f32, 32, 32)
        td.store(c[td.warp_id(), 0], acc)
        for k in td.range(a.cols // 32):
            td.load(As, a[0, k])
            td.load(Bs, b[0, k])
            td.barrier()
            td.mma_ABt(acc, td.load(td.subtile(As, (32, 32), (td.warp_id(), 0))), td.load(Bs))
            td.barrier()

    first, *others = (found for found in gemm.check() if found.severity == "error")
    lines = [mark.span.line - first.primary.span.line for mark in (first.primary, *first.others)]
    assert (first.code, lines, [found.code for found in others]) == ("TD301", [0, 5], [])


@pytest.mark.thorough
def test_late_mistakes_in_any_place_of_the_ring_are_refused():
    """Each mutant of the ring whose buffers are exchanged once all of them have been used."""
    captured = ring().capture("gfx942", {})
    made = list(late_buffer(captured))
    assert len(made) == 4  # two writes and two reads
    for what, mutant in made:
        assert finished(verified(mutant, "gfx942", instances_of(mutant)))[1], what


def plain(panel=lambda row, rows: row, tile=lambda k, row, rows, steps: k):
    @td.kernel(warps=1)
    def gemm(a: td.gl[td.bf16, M, K], b: td.gl[td.bf16, 32, K], c: td.gl[td.f32, M, 32]):
        td.ensures(c, a @ b.T)
        As, Bs, acc = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
        rows, steps = td.cdiv(a.rows, 32), a.cols // 32
        row = td.grid(rows)
        for k in td.range(steps):
            td.load(As, a[panel(row, rows), k])
            td.load(Bs, b[0, tile(k, row, rows, steps)])
            td.barrier()
            x, y = td.load(As), td.load(Bs)
            td.barrier()
            td.mma_ABt(acc, x, y)
        td.store(c[row, 0], acc)

    return gemm


FAR = {
    "a block far from the first": dict(panel=lambda row, rows: row - (row == 70)),
    "the last of many blocks": dict(panel=lambda row, rows: row - (row == rows - 1) * (rows > 90)),
    "a quotient of a block's place": dict(panel=lambda row, rows: row - row // 100),
    "a shifted sum of a block's place": dict(panel=lambda row, rows: row - (2 * row + 3 >> 6)),
    "a rest of a block's place": dict(panel=lambda row, rows: row % 8),
    "a mask of a block's place": dict(panel=lambda row, rows: row & 15),
    "a sum of two sizes": dict(tile=lambda k, row, rows, steps: k * (rows + steps != 9)),
    "two sizes that are equal": dict(tile=lambda k, row, rows, steps: k * ((rows != steps) + (rows < 4) > 0)),
    "a quotient far from the first step": dict(tile=lambda k, row, rows, steps: k - k // 90),
    "a shifted step": dict(tile=lambda k, row, rows, steps: k - (k >> 6)),
}


@pytest.mark.sample("a shifted sum of a block's place", "a mask of a block's place", "a sum of two sizes", "a quotient far from the first step")
@pytest.mark.parametrize("what", FAR)
def test_numbers_that_a_kernel_names_are_reached(what):
    """Blocks, quotients of blocks and steps, and conditions of two sizes, which were checked at the sizes of a few tiles only."""
    assert [found.code for found in plain().check()] == []
    assert [found.code for found in plain(**FAR[what]).check()] == ["TD602"]


def test_the_places_of_a_grid_of_two_dimensions_are_reached():
    """A rest of a row takes rows behind its divisor; without it, five rows of blocks are enough."""

    @td.kernel(warps=1)
    def twice(a: td.gl[td.f32, M, 128], c: td.gl[td.f32, M, 128], rest=0):
        td.ensures(c, 2 * a)
        row, col = td.grid(td.cdiv(a.rows, 32), 4)
        td.store(c[row, col], 2 * td.load(a[row % rest if rest else row, col], (32, 32)))

    for rest, codes, most in ((0, [], 5), (8, ["TD602"], 10)):
        assert [found.code for found in twice.check(rest=rest)] == codes
        assert max(sizes["M"] for sizes in representative(twice.capture("gfx942", {"rest": rest}))) == 32 * most
