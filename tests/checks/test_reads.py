"""td.read: declarations that are refused, values of another step, and kernels that are wrong for one of the values that memory may hold."""

import numpy as np
import pytest

import tiledsl as td
from tiledsl.ir.math.modelled_contents import MIXED, UNIFORM, contents, placed
from tiledsl.ir.samples import representative


def first_error(body, **tensors):
    """What the checks say first to a kernel with these statements."""

    @td.kernel(warps=2)
    def kernel(i: td.gl[td.i32, 4], f: td.gl[td.f32, 4], x: td.gl[td.bf16, 64, 32], y: td.gl[td.f32, 64, 32]):
        td.grid(1)
        body(i, f, x, y)

    found = [one for one in kernel.check() if one.severity == "error"]
    return f"{found[0].code}: {found[0].message}" if found else ""


def stored(y, row):
    td.store(y.at(row=row + 32 * td.warp_id(), col=0), td.zeros(td.f32, 32, 32))


CASES = {
    "type": (lambda i, f, x, y: td.read(f[0], least=0, most=1), "TD190: td.read reads integers of 32 bits, and 'f' holds f32"),
    "lanes": (
        lambda i, f, x, y: td.read(i[td.lane_id() % 4], least=0, most=1),
        "TD190: td.read reads one element for all lanes of a warp, and this place differs between lanes",
    ),
    "empty": (lambda i, f, x, y: td.read(i[0], least=2, most=1), "TD190: the declared range 2..1 of 'i' may be empty"),
    "wide": (lambda i, f, x, y: td.read(i[0], least=0, most=2**31), "TD190: most=2147483648 of td.read has more than 32 bits"),
    "device": (
        lambda i, f, x, y: td.read(i[0], least=0, most=td.warp_id()),
        "TD190: most= of td.read is a device value, and the range is declared before the kernel runs",
    ),
    "operand": (lambda i, f, x, y: td.read(i, least=0, most=1), "TD101: td.read takes a place in a tensor, and got the tensor 'i'"),
    "outside": (lambda i, f, x, y: stored(y, td.read(i[4], least=0, most=0)), "TD301: a piece of 'i' lies outside 'i', which has 4 columns"),
    "range": (lambda i, f, x, y: stored(y, td.read(i[0], least=0, most=1)), "TD301: a piece of 'y' lies outside 'y', which has 64 rows"),
    "below": (lambda i, f, x, y: stored(y, td.read(i[0], least=-1, most=0)), "TD301: a piece of 'y' lies outside 'y', which has 64 rows"),
    "right": (lambda i, f, x, y: stored(y, td.read(i[0], least=0, most=0)), ""),
}


@pytest.mark.parametrize("name", CASES)
def test_one_read(name):
    body, wanted = CASES[name]
    assert first_error(body) == wanted


def test_two_declarations():
    def body(i, f, x, y):
        td.read(i[0], least=0, most=1)
        td.read(i[1], least=0, most=2)

    assert first_error(body).startswith("TD190: 'i' is declared in 0..2 here, and in 0..1 at ")


def test_a_tensor_that_the_kernel_writes():
    @td.kernel(warps=1)
    def kernel(i: td.gl[td.i32, 32, 32], x: td.gl[td.i32, 32, 32]):
        td.grid(1)
        if td.read(i[0, 0], least=0, most=1) == 1:
            td.store(i[0, 0], td.load(x[0, 0], (32, 32)))
        else:
            td.keep(i[0, 0], (32, 32))

    (found,) = [one for one in kernel.check() if one.severity == "error"]
    assert (found.code, found.message) == ("TD190", "the kernel writes 'i', which td.read reads")


@pytest.mark.sample("1", "37")
@pytest.mark.parametrize("value", [0, 1, 37, 38, 5000])
def test_a_barrier_that_one_value_leaves_out(value):
    """A condition on one value in a thousand: the checks look at both sides of it."""

    @td.kernel(warps=2)
    def kernel(i: td.gl[td.i32, 1], x: td.gl[td.bf16, 64, 32], y: td.gl[td.f32, 64, 32], right=False):
        td.grid(1)
        As, acc = td.st(td.bf16, 64, 32), td.zeros(td.f32, 32, 32)
        td.load(As, x[0, 0])
        if (td.read(i[0], least=0, most=5000) != value) | right:
            td.barrier()
        part = td.load(td.subtile(As, (32, 32), (td.warp_id(), 0)))
        td.mma_ABt(acc, part, part)
        td.store(y[td.warp_id(), 0], acc)

    assert [one.code for one in kernel.check() if one.severity == "error"] == ["TD401"]
    assert [one.code for one in kernel.check(right=True) if one.severity == "error"] == []


def test_a_condition_that_depends_on_the_warp_through_the_place():
    """Warps read elements of their own, so that a barrier under the value is passed by some of them."""

    @td.kernel(warps=2)
    def kernel(i: td.gl[td.i32, 2], y: td.gl[td.f32, 64, 32]):
        td.grid(1)
        if td.read(i[td.warp_id()], least=0, most=1) == 1:
            td.barrier()
        td.store(y[td.warp_id(), 0], td.zeros(td.f32, 32, 32))

    (found,) = [one for one in kernel.check() if one.severity == "error"]
    assert found.code == "TD402"


def test_bounds_that_differ_between_warps():
    def body(i, f, x, y):
        for _ in td.range(td.read(i[td.warp_id()], least=0, most=1)):
            td.barrier()

    assert first_error(body).startswith("TD108")


def test_rows_of_a_store_to_lds():
    def body(i, f, x, y):
        td.store(td.st(td.f32, 32, 32), td.zeros(td.f32, 32, 32), rows=3)

    assert first_error(body) == "TD101: rows= of td.store is for stores to global memory"


PLACED = [placed("t", index, value, following) for index, value, following in ((0, 3, 9), (2, 7, 8), (7, 5, 2), (3, 3, 3), (4000, 1 << 22, 0))]


@pytest.mark.parametrize("sample", [*range(40), UNIFORM, UNIFORM + 1, UNIFORM + 64, UNIFORM + 10**6, *PLACED])
@pytest.mark.parametrize("count, least, most", [(1, 0, 0), (2, 0, 100), (9, 0, 4096), (65, -7, 12), (4, 3, 3)])
def test_modelled_contents_keep_their_declaration(sample, count, least, most):
    places = np.arange(count)
    plain, rising = (contents("t", order, places, count, least, most, sample) for order in ("", "ascending"))
    for found in (plain, rising):
        assert found.min() >= least and found.max() <= most
    assert [contents("t", "", place, count, least, most, sample) for place in range(count)] == plain.tolist()
    if count > 1:
        assert (np.diff(rising) >= 0).all() and (rising[0], rising[-1]) == (least, most)


@pytest.mark.parametrize("sample", [*range(8), UNIFORM, UNIFORM + 1, UNIFORM + 10**6, *PLACED])
@pytest.mark.parametrize("count, least, most", [(1, 3, 3), (8, 0, 7), (8, -5, 2), (5, 0, 100)])
def test_modelled_contents_that_are_unique(sample, count, least, most):
    """No two are equal; and where all values occur, the place of each value is known."""
    found = contents("t", "unique", np.arange(count), count, least, most, sample)
    assert len(set(found.tolist())) == count and found.min() >= least and found.max() <= most
    if (count, least) == (8, 0):
        assert (found[contents("t", "place", np.arange(count), count, least, most, sample)] == np.arange(count)).all()


@pytest.mark.parametrize("order", ["", "unique"])
def test_contents_for_every_number_of_steps(order):
    """Of a loop with three buffers: no step, one, … more than the buffers; and each end of the range, once."""

    @td.kernel(warps=1)
    def kernel(i: td.gl[td.i32, 1], x: td.gl[td.bf16, 32, 3200], y: td.gl[td.f32, 32, 32]):
        td.grid(1)
        As, acc = td.st(td.bf16, 32, 32, buffers=3), td.zeros(td.f32, 32, 32)
        for k in td.range(td.read(i[0], least=0, most=100, unique=order == "unique")):
            td.load(As[k % 3], x[0, k])
            td.barrier()
            part = td.load(As[k % 3])
            td.mma_ABt(acc, part, part)
        td.store(y[0, 0], acc)

    numbers = [sizes["contents of memory"] for sizes in representative(kernel.capture("gfx942", {}))]
    assert {contents("i", order, 0, 1, 0, 100, number) for number in numbers} >= {0, 1, 2, 3, 4, 5, 100}
    assert len(numbers) == len(set(numbers)) <= 16


def test_a_warp_behind_the_end_of_its_group_leaves_its_loads_out():
    def rows_of(guarded):
        @td.kernel(warps=2)
        def rows(ends: td.gl[td.i32, 5], x: td.gl[td.f32, 512, 32], y: td.gl[td.f32, 512, 32]):
            td.ensures(y, 2 * x)
            g = td.grid(ends.cols - 1)
            first, end = (td.read(ends[g + n], least=0, most=x.rows, ascending=True) for n in range(2))
            for row in td.range(first, end, 64):
                mine = row + 32 * td.warp_id()
                if not guarded or mine < end:
                    td.store(y.at(row=mine, col=0), 2 * td.load(x.at(row=mine, col=0), (32, 32)), rows=end - mine)

        return rows.check()

    (found,), right = rows_of(False), rows_of(True)
    assert (found.code, right) == ("TD301", ())
    assert found.helps == ("leave the statement out where the warp has no rows of the group: `if row < end:`, where row is the first row of the warp",)


def test_contents_with_two_values():
    """Element 2 is 77 and element 3 is 80 above the least, where the declaration allows it."""
    for order in ("", "ascending", "unique"):
        assert contents("t", order, np.array([2, 3]), 9, 4, 200, placed("t", 2, 77, 80)).tolist() == [81, 84]
        assert (contents("u", order, np.arange(9), 9, 4, 200, placed("t", 2, 77, 80)) == contents("u", order, np.arange(9), 9, 4, 200, MIXED)).all()
    assert placed("t", 1 << 16, 0, 0) is placed("t", 0, 1 << 24, 0) is placed("t", -1, 0, 0) is None


ROWS = td.dyn("M")
BRANCHES = {  # of a group's number, its first row, its end and the first row of a tile
    "the first row of a group": lambda g, first, end, row: first == 77,
    "a rest": lambda g, first, end, row: first % 96 == 5,
    "a quotient": lambda g, first, end, row: first // 10 == 7,
    "the first row of a tile": lambda g, first, end, row: row == 233,
    "both ends": lambda g, first, end, row: (first > 100) & (end < 105),
    "the end of a small group": lambda g, first, end, row: (first > 100) & (end - first == 7),
    "the third tile": lambda g, first, end, row: (row - first == 64) & (first % 32 == 11),
    "the last group": lambda g, first, end, row: (g == 3) & (first == 211),
    "a product": lambda g, first, end, row: first * end == 5040,
    "bits": lambda g, first, end, row: (first & end) == 6,
}


def of_groups(rows, wrong, factor):
    """Twice x, by groups of rows; `factor` times x where `wrong` holds."""

    @td.kernel(warps=1)
    def kernel(ends: td.gl[td.i32, 5], x: td.gl[td.f32, rows, 32], y: td.gl[td.f32, rows, 32]):
        td.ensures(y, 2 * x)
        g = td.grid(4)
        first, end = (td.read(ends[g + n], least=0, most=x.rows, ascending=True) for n in range(2))
        for row in td.range(first, end, 32):
            twice = td.load(x.at(row=row, col=0), (32, 32)) * 2
            if wrong(g, first, end, row):
                td.store(y.at(row=row, col=0), twice * (factor / 2), rows=end - row)
            else:
                td.store(y.at(row=row, col=0), twice, rows=end - row)

    return kernel


@pytest.mark.sample("both ends")
@pytest.mark.parametrize("what", BRANCHES)
def test_each_branch_is_checked_with_contents_that_take_it(what):
    for rows, sizes in ((300, {}), (ROWS, {"M": 300}))[: 1 if what == "a product" else 2]:  # which is too large for every M
        (found,) = of_groups(rows, BRANCHES[what], 3).check(**sizes)
        assert found.code == "TD602" and "found at" in found.render()
        assert of_groups(rows, BRANCHES[what], 2).check(**sizes) == ()


def test_a_branch_that_no_contents_take_is_none():
    assert of_groups(300, lambda g, first, end, row: end > 300, 3).check() == ()


@pytest.mark.parametrize("order", ["", "unique"])
def test_a_branch_on_two_elements(order):
    def of(factor):
        @td.kernel(warps=1)
        def kernel(ids: td.gl[td.i32, 4], x: td.gl[td.f32, 300, 1, 64], y: td.gl[td.f32, 4, 1, 64]):
            td.ensures(y, td.gather(x, ids, unique=bool(order)))
            n = td.grid(4)
            here, there = (td.read(ids[at], least=0, most=x.batch - 1, unique=bool(order)) for at in (n, (n + 1) % 4))
            row = td.load(x[here, 0, 0], (1, 64))
            if there == here + 17:
                td.store(y[n, 0, 0], factor * row)
            else:
                td.store(y[n, 0, 0], row)

        return kernel

    (found,) = of(2).check()
    assert (found.code, of(1).check()) == ("TD602", ())


def test_two_tensors_that_must_agree():
    """Each of two tensors has the ends of groups, and the kernel takes the first rows from one and the ends from the other."""

    @td.kernel(warps=1)
    def kernel(p: td.gl[td.i32, 4], q: td.gl[td.i32, 4], x: td.gl[td.f32, 96, 32], y: td.gl[td.f32, 96, 32]):
        td.ensures(y, 2 * x)
        g = td.grid(3)
        first, end = (td.read(of[g + n], least=0, most=96, ascending=True) for n, of in enumerate((p, q)))
        for row in td.range(first, end, 32):
            td.store(y.at(row=row, col=0), 2 * td.load(x.at(row=row, col=0), (32, 32)), rows=end - row)

    assert kernel.check()[0].code in ("TD310", "TD311")


CHOSEN = {  # the number of the matrix that is loaded, of the number that is read
    "a quotient": lambda number: number - (number + 1) // 300,
    "a quotient of a rest": lambda number: number - number % 173 // 172,
}


@pytest.mark.sample("a quotient of a rest")
@pytest.mark.parametrize("what", CHOSEN)
def test_a_place_that_is_wrong_for_one_number(what):
    @td.kernel(warps=1)
    def kernel(p: td.gl[td.i32, 8], x: td.gl[td.f32, 300, 1, 64], y: td.gl[td.f32, 8, 1, 64]):
        td.ensures(y, td.gather(x, p))
        n = td.grid(8)
        td.store(y[n, 0, 0], td.load(x[CHOSEN[what](td.read(p[n], least=0, most=299)), 0, 0], (1, 64)))

    assert [one.code for one in kernel.check()] == ["TD602"]


@pytest.mark.parametrize("order", ["", "unique"])
def test_a_branch_on_an_element_whose_number_is_read(order):
    @td.kernel(warps=1)
    def kernel(p: td.gl[td.i32, 8], q: td.gl[td.i32, 16], x: td.gl[td.f32, 300, 1, 64], y: td.gl[td.f32, 8, 1, 64]):
        td.ensures(y, td.gather(td.gather(x, q), p, unique=bool(order)))
        n = td.grid(8)
        number = td.read(q[td.read(p[n], least=0, most=15, unique=bool(order))], least=0, most=299)
        row = td.load(x[number, 0, 0], (1, 64))
        if number == 77:
            td.store(y[n, 0, 0], 2 * row)
        else:
            td.store(y[n, 0, 0], row)

    assert [one.code for one in kernel.check()] == ["TD602"]


def test_a_branch_on_an_element_of_each_step():
    @td.kernel(warps=1)
    def kernel(p: td.gl[td.i32, 8], x: td.gl[td.f32, 300, 1, 64], y: td.gl[td.f32, 8, 1, 64]):
        td.ensures(y, td.gather(x, p))
        td.grid(1)
        for n in td.range(8):
            number = td.read(p[n], least=0, most=299)
            row = td.load(x[number, 0, 0], (1, 64))
            if number == 77:
                td.store(y[n, 0, 0], 2 * row)
            else:
                td.store(y[n, 0, 0], row)

    assert [one.code for one in kernel.check()] == ["TD602"]


def test_a_branch_on_elements_of_two_tensors():
    @td.kernel(warps=1)
    def kernel(ends: td.gl[td.i32, 5], flags: td.gl[td.i32, 4], x: td.gl[td.f32, 300, 32], y: td.gl[td.f32, 300, 32]):
        td.ensures(y, 2 * x)
        g = td.grid(4)
        first, end = (td.read(ends[g + n], least=0, most=x.rows, ascending=True) for n in range(2))
        flag = td.read(flags[g], least=0, most=9)
        for row in td.range(first, end, 32):
            twice = td.load(x.at(row=row, col=0), (32, 32)) * 2
            if (flag == 1) & (first == 77):
                td.store(y.at(row=row, col=0), 2 * twice, rows=end - row)
            else:
                td.store(y.at(row=row, col=0), twice, rows=end - row)

    assert [one.code for one in kernel.check()] == ["TD602"]


@pytest.mark.thorough
@pytest.mark.parametrize("rows, sizes", [(3000, {}), (ROWS, {"M": 3000})])
def test_a_branch_in_a_far_step(rows, sizes):
    for wrong in (lambda g, first, end, row: (row - first == 77 * 32) & (g == 2), lambda g, first, end, row: (row - first == 77 * 32) & (end - row == 3)):
        (found,) = of_groups(rows, wrong, 3).check(**sizes)
        assert found.code == "TD602"
        assert of_groups(rows, wrong, 2).check(**sizes) == ()


def test_an_ascending_tensor_of_one_element():
    @td.kernel(warps=1)
    def kernel(ends: td.gl[td.i32, 1], y: td.gl[td.f32, 32, 32]):
        td.grid(1)
        for _ in td.range(td.read(ends[0], least=0, most=3, ascending=True)):
            td.store(y[0, 0], td.zeros(td.f32, 32, 32))

    (found,) = kernel.check()
    assert (found.code, found.message) == ("TD190", "the only element of 'ends' is the first and the last, and cannot be both 0 and 3")
