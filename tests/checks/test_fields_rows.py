"""Kernels of rows and of attention in forms that no example has: each is proven, and each wrong twin is refused."""

import math

import pytest

import tiledsl as td
from tests.checks.placed import findings

ROWS, COLS, KEYS, QUERIES = 16, 128, 48, 16


def temperature(divide):
    """Softmax with a temperature of each row."""

    @td.kernel(warps=1)
    def rows(x: td.gl[td.f32, ROWS, COLS], t: td.gl[td.f32, ROWS, 1], y: td.gl[td.f32, ROWS, COLS]):
        td.ensures(y, td.softmax(x / t))
        td.grid(1)
        scores = divide(td.load(x[0, 0], (ROWS, COLS)), td.load(t[0, 0], (ROWS, 1)))
        p = td.exp(scores - td.row_max(scores))
        td.store(y[0, 0], p / td.row_sum(p))

    return rows


def offset_weight(weigh):
    """RMSNorm whose weights are offset by one."""

    @td.kernel(warps=1)
    def rows(x: td.gl[td.f32, ROWS, COLS], w: td.gl[td.f32, 1, COLS], y: td.gl[td.f32, ROWS, COLS]):
        td.ensures(y, x * td.rsqrt(td.row_sum(x * x) / COLS + 1e-5) * (1 + w))
        td.grid(1)
        values = td.load(x[0, 0], (ROWS, COLS))
        normed = values * td.rsqrt(td.row_sum(values * values) * (1 / COLS) + 1e-5)
        td.store(y[0, 0], weigh(normed, td.load(w[0, 0], (1, COLS))))

    return rows


def log_softmax(end):
    @td.kernel(warps=1)
    def rows(x: td.gl[td.f32, ROWS, COLS], y: td.gl[td.f32, ROWS, COLS]):
        td.ensures(y, td.log(td.softmax(x)))
        td.grid(1)
        values = td.load(x[0, 0], (ROWS, COLS))
        most = td.row_max(values)
        td.store(y[0, 0], end(values, most, td.log(td.row_sum(td.exp(values - most)))))

    return rows


def sink(extra):
    """Attention with a score of each query that takes part in the sum alone."""

    @td.kernel(warps=1)
    def attention(
        q: td.gl[td.f32, KEYS, QUERIES],
        s: td.gl[td.f32, 1, QUERIES],
        v: td.gl[td.bf16, KEYS, 16],
        o: td.gl[td.f32, QUERIES, 16],
    ):
        powers = td.exp(q.T)
        td.ensures(o, powers @ v / (td.row_sum(powers) + td.exp(s.T)))
        td.grid(1)
        scores = td.load(q[0, 0], (KEYS, QUERIES), layout="col")
        values = td.st(td.bf16, KEYS, 16)
        td.load(values, v[0, 0])
        td.barrier()
        most = td.col_max(scores)
        p, out = td.exp(scores - most), td.zeros(td.f32, 16, QUERIES)
        td.mma_AtB(out, td.load(values, layout="col"), td.cast(p, td.bf16))
        td.store(o[0, 0], (out / (td.col_sum(p) + extra(td.load(s[0, 0], (1, QUERIES), layout="col"), most))).T)

    return attention


CASES = {  # the kernel, the right form, and wrong ones
    "temperature": (temperature, lambda x, t: x / t, [lambda x, t: x * t, lambda x, t: x]),
    "weights offset by one": (offset_weight, lambda x, w: x * (1 + w), [lambda x, w: x * w + 1, lambda x, w: x * w]),
    "log-softmax": (log_softmax, lambda x, m, s: x - m - s, [lambda x, m, s: x - s, lambda x, m, s: x - m + s]),
    "sink": (sink, lambda s, m: td.exp(s - m), [lambda s, m: td.exp(s), lambda s, m: td.exp(m - s)]),
}


@pytest.mark.sample("sink")
@pytest.mark.parametrize("what", CASES)
def test_the_right_form_alone_is_proven(what):
    kernel, right, wrong = CASES[what]
    assert findings(kernel(right)) == []
    for form in wrong:
        found = findings(kernel(form))
        assert found and all(one.code == "TD602" for one in found), found


def test_a_window_is_proven_to_the_key():
    """Softmax over a window of keys: the mask one key further is refused."""

    def windowed(width):
        @td.kernel(warps=1)
        def window(x: td.gl[td.f32, KEYS, QUERIES], y: td.gl[td.f32, 1, QUERIES]):
            td.ensures(y, td.col_sum(td.exp(td.where(lambda i, j: (i <= j + 20) & (i > j + 10), x, -math.inf))))
            td.grid(1)
            scores = td.load(x[0, 0], (KEYS, QUERIES))
            key, query = td.row_index(scores, 0), td.col_index(scores, 0)
            scores = td.where((key <= query + 20) & (key > query + 20 - width), scores, -math.inf)
            td.store(y[0, 0], td.col_sum(td.exp(scores)))

        return window

    assert findings(windowed(10)) == []
    (found,) = findings(windowed(11))
    assert found.code == "TD602" and any("the contract those where" in note for note in found.notes)


@pytest.mark.parametrize(
    "of, most, total, said, helps",
    [
        (lambda x: x, td.col_max, td.row_sum, "the maximum is that of each column, and the sum that of each row: its exponentials have several maxima", "row"),
        (
            lambda x: x.T,
            td.row_max,
            td.col_sum,
            "the maximum is that of each row, and the sum that of each column: its exponentials have several maxima",
            "col",
        ),
    ],
)
def test_the_maximum_of_the_other_axis(of, most, total, said, helps):
    @td.kernel(warps=1)
    def rows(x: td.gl[td.f32, ROWS, ROWS], y: td.gl[td.f32, ROWS, ROWS]):
        td.ensures(y, td.softmax(x))
        td.grid(1)
        values = of(td.load(x[0, 0], (ROWS, ROWS)))
        p = td.exp(values - most(values))
        td.store(y[0, 0], of(p / total(p)))

    (found,) = findings(rows)
    assert said in found.notes and found.helps == (f"subtract the maximum of each {'row' if helps == 'row' else 'column'}: td.{helps}_max",)


@pytest.mark.parametrize(
    "wrong, said",
    [
        (lambda x: x * td.sqrt(td.row_sum(x * x) + 1e-5) * td.sin(x), "td.rsqrt in place of td.sqrt"),
        (lambda x: x * td.rsqrt(td.row_sum(x * x) + 1e-5) * td.cos(x), "td.sin in place of td.cos"),
    ],
)
def test_a_function_in_place_of_a_similar_one(wrong, said):
    @td.kernel(warps=1)
    def rows(x: td.gl[td.f32, ROWS, COLS], y: td.gl[td.f32, ROWS, COLS]):
        td.ensures(y, x * td.rsqrt(td.row_sum(x * x) + 1e-5) * td.sin(x))
        td.grid(1)
        td.store(y[0, 0], wrong(td.load(x[0, 0], (ROWS, COLS))))

    (found,) = findings(rows)
    assert f"the value is right with {said}" in found.notes, found.notes


def test_a_store_outside_of_its_tensor_explains_nothing():
    """Nothing that is stored is as right as any value: a cause has to store what the kernel stores."""

    @td.kernel(warps=1)
    def twice(x: td.gl[td.f32, ROWS, 2 * COLS], y: td.gl[td.f32, ROWS, 2 * COLS]):
        td.ensures(y, x / td.row_sum(x))
        td.grid(1)
        total = td.zeros(td.f32, ROWS, 1)
        for k in td.range(2):
            td.row_sum(td.load(x[0, k], (ROWS, COLS)), into=total)
        for k in td.range(2):
            td.store(y[0, k], td.load(x[0, k], (ROWS, COLS)) / (total * total))

    (found,) = findings(twice)
    assert found.code == "TD602" and found.notes == ("the first wrong element of this tile is y[0, 0]",)


def test_a_formula_that_is_nan_everywhere_explains_nothing():
    """The logarithm of a sum of -inf is NaN, whatever else the kernel does: here, maxima of masked tiles are -inf."""

    @td.kernel(warps=1)
    def rows(x: td.gl[td.f32, KEYS, QUERIES], y: td.gl[td.f32, 1, QUERIES]):
        scores = td.where(lambda i, j: i < 20, x, -math.inf)
        td.ensures(y, td.log(td.col_sum(td.exp(scores))))
        td.grid(1)
        most, total = td.full(td.f32, 1, QUERIES, -math.inf), td.zeros(td.f32, 1, QUERIES)
        for k in td.range(3):
            part = td.load(x[KEYS // 16 - 1 - k, 0], (16, QUERIES))
            part = td.where(td.row_index(part, 16 * (KEYS // 16 - 1 - k)) < 20, part, -math.inf)
            top = td.maximum(most, td.col_max(part))
            td.copy(total, total * td.exp(most - top) + td.col_sum(td.exp(part - top)))
            td.copy(most, top)
        td.store(y[0, 0], most + td.log(total))

    (found,) = findings(rows)
    assert found.notes == ("the kernel computes NaN here, and the contract does not: -inf - (-inf), 0 · inf and 0 / 0 are NaN",)
