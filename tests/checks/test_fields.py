"""Contracts with reductions, masks, vectors and products of computed values: equal ones pass, others are refused."""

import math
import pathlib
import subprocess
import sys

import numpy as np
import pytest

import tiledsl as td
from tests.checks.placed import findings
from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields.alike_blocks import plans, shaped
from tiledsl.analysis.fields.field_functions import applied, exp, log
from tiledsl.analysis.fields.judge import differing
from tiledsl.analysis.fields.residues import meaning, pair

CODES = {True: [], False: [("TD602", "error")]}


def codes(kernel, **sizes):
    return [(one.code, one.severity) for one in findings(kernel, **sizes)]


def powers(t):
    return td.exp(t - td.row_max(t))


def lower(t, low):
    return td.where(td.row_index(t) >= td.col_index(t), t, low)


ROWS = [
    (lambda x, y, u: td.softmax(x), lambda t, s, u: powers(t) / td.row_sum(powers(t)), True),
    (lambda x, y, u: td.softmax(x), lambda t, s, u: td.exp(t) / td.row_sum(td.exp(t)), True),
    (lambda x, y, u: td.softmax(x), lambda t, s, u: td.exp(t - 3) / td.row_sum(td.exp(t - 3)), True),
    (lambda x, y, u: td.softmax(x), lambda t, s, u: td.exp(t - 3) / td.row_sum(td.exp(t - 2)), False),
    (lambda x, y, u: td.softmax(x), lambda t, s, u: powers(t) / td.row_sum(powers(s)), False),
    (lambda x, y, u: td.softmax(x), lambda t, s, u: td.exp(t) / td.col_sum(td.exp(t)), False),
    (lambda x, y, u: td.softmax(x.T).T, lambda t, s, u: td.exp(t) / td.col_sum(td.exp(t)), True),
    (lambda x, y, u: td.softmax(0.3 * x), lambda t, s, u: powers(0.3 * t) / td.row_sum(powers(0.3 * t)), True),
    (lambda x, y, u: td.softmax(0.3 * x), lambda t, s, u: powers(t * 0.3) / td.row_sum(powers(0.31 * t)), False),
    (lambda x, y, u: td.exp(x + y), lambda t, s, u: td.exp(t) * td.exp(s), True),
    (lambda x, y, u: td.exp(x + y) + td.row_sum(x), lambda t, s, u: td.exp(s) * td.exp(t) + td.row_sum(t), True),
    (lambda x, y, u: x / td.row_sum(x), lambda t, s, u: t / td.row_sum(t), True),
    (lambda x, y, u: x / td.row_sum(x), lambda t, s, u: t / td.row_sum(s), False),
    (lambda x, y, u: x - td.row_sum(x) / 32, lambda t, s, u: t - td.row_sum(t) * (1 / 32), True),
    (lambda x, y, u: x - td.row_sum(x) / 32, lambda t, s, u: t - td.row_sum(t) * (1 / 31), False),
    (lambda x, y, u: x - td.row_max(x), lambda t, s, u: t + td.row_min(-t), True),
    (lambda x, y, u: x - td.row_max(3 * x), lambda t, s, u: t - 3 * td.row_max(t), True),
    (lambda x, y, u: x - td.row_max(x), lambda t, s, u: t - td.row_max(t, into=td.full(td.f32, 32, 1, -math.inf)), True),
    (lambda x, y, u: x - td.row_max(x), lambda t, s, u: t - td.row_max(t, into=td.full(td.f32, 32, 1, 0)), False),
    (lambda x, y, u: td.maximum(2 * x, 2 * y), lambda t, s, u: 2 * td.maximum(s, t), True),
    (lambda x, y, u: td.maximum(2 * x, 2 * y) + td.row_max(x), lambda t, s, u: 2 * td.maximum(s, t) + td.row_max(t), True),
    (lambda x, y, u: td.maximum(x, y) + td.row_max(x), lambda t, s, u: td.minimum(s, t) + td.row_max(t), False),
    (lambda x, y, u: x * td.column(u), lambda t, s, u: t * u, True),
    (lambda x, y, u: x * td.column(u).T, lambda t, s, u: t * u, False),
    (lambda x, y, u: td.where(lambda i, j: j <= i, x, y), lambda t, s, u: lower(t, s), True),
    (lambda x, y, u: td.where(lambda i, j: j < i, x, y), lambda t, s, u: lower(t, s), False),
    (lambda x, y, u: td.where(lambda i, j: ~(j > i), x, y), lambda t, s, u: lower(t, s), True),
    (lambda x, y, u: td.where(lambda i, j: ~(j > i), x, y), lambda t, s, u: t, False),
    (lambda x, y, u: td.where(lambda i, j: j <= i, x, y), lambda t, s, u: td.where(~(td.row_index(t) < td.col_index(t)), t, s), True),
    (lambda x, y, u: td.where(lambda i, j: j <= i, x, y), lambda t, s, u: td.where(~((td.row_index(t) < td.col_index(t)) | (t != t)), t, s), True),
    (lambda x, y, u: td.where(lambda i, j: (j <= i) & (i < 32), x, -math.inf), lambda t, s, u: lower(t, -math.inf), True),
    (lambda x, y, u: td.where(lambda i, j: j <= i, x, math.inf), lambda t, s, u: lower(t, -math.inf), False),
    (lambda x, y, u: td.softmax(x, causal=True), lambda t, s, u: td.exp(lower(t, -math.inf)) / td.row_sum(td.exp(lower(t, -math.inf))), True),
    (lambda x, y, u: td.softmax(x, causal=True), lambda t, s, u: lower(td.exp(t), 0) / td.row_sum(lower(td.exp(t), 0)), True),
    (lambda x, y, u: td.softmax(x, causal=True), lambda t, s, u: lower(td.exp(t), 0) / td.row_sum(td.exp(t)), False),
    (lambda x, y, u: td.softmax(x, where=lambda i, j: (j <= i) & (j > i - 8)), lambda t, s, u: _window(t), True),
    (lambda x, y, u: td.softmax(x, where=lambda i, j: (j <= i) & (j > i - 7)), lambda t, s, u: _window(t), False),
    # a row without an element is 0 / 0 on both sides
    (lambda x, y, u: td.softmax(x, where=lambda i, j: j < i), lambda t, s, u: _before(t), True),
    (lambda x, y, u: td.where(lambda i, j: i > 0, td.softmax(x, where=lambda i, j: j < i), 0), lambda t, s, u: _before(t), False),
]  # fmt: skip


def _window(t):
    e = td.where((td.row_index(t) >= td.col_index(t)) & (td.row_index(t) < td.col_index(t, 8)), td.exp(t), 0)
    return e / td.row_sum(e)


def _before(t):
    e = td.exp(td.where(td.row_index(t) > td.col_index(t), t, -math.inf))
    return e / td.row_sum(e)


@td.kernel(warps=1)
def of_rows(x: td.gl[td.f32, 32, 32], y: td.gl[td.f32, 32, 32], u: td.gl[td.f32, 32], c: td.gl[td.f32, 32, 32], number=0):
    contract, value, _ = ROWS[number]
    td.ensures(c, contract(x, y, u))
    td.grid(1)
    t, s = (td.load(one[0, 0], (32, 32), layout="col") for one in (x, y))
    td.store(c[0, 0], value(t, s, td.load(u[0], (32, 1), layout="col")))


@pytest.mark.parametrize("number", range(len(ROWS)))
def test_rows(number):
    assert codes(of_rows, number=number) == CODES[ROWS[number][2]]


# ------------------------------------------------------------------------------------------------- products and vectors


@td.kernel(warps=1)
def chained(a: td.gl[td.bf16, 32, 32], b: td.gl[td.bf16, 32, 32], c: td.gl[td.f32, 32, 32], factor=2, turned=False):
    """(2 a b) (a b): an operand of the second product is computed."""
    td.ensures(c, (2 * (a @ b)) @ (a @ b) if not turned else ((2 * (a @ b)).T @ (a @ b)).T)
    td.grid(1)
    As, Bs, acc, result = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    td.mma_AB(acc, td.load(As), td.load(Bs, layout="col"))
    left, right = td.cast(factor * acc, td.bf16), td.cast(acc, td.bf16)
    if turned:
        td.mma_AtB(result, right, left)
    else:
        td.mma_AB(result, td.cast(td.swap_layout(factor * acc), td.bf16), right)
    td.store(c[0, 0], result)


@pytest.mark.parametrize("turned", [False, True])
def test_products_of_computed_values(turned):
    assert codes(chained, turned=turned) == []
    assert codes(chained, factor=3, turned=turned) == CODES[False]


@td.kernel(warps=1)
def vectors(x: td.gl[td.f32, "M", 32], r: td.gl[td.f32, "M"], most: td.gl[td.f32, "M"], wrong=0):
    """A column vector is stored to a tensor of one dimension."""
    td.ensures(r, td.row_sum(x))
    td.ensures(most, td.row_max(x))
    i = td.grid(td.cdiv(x.rows, 32))
    t = td.load(x[i, 0], (32, 32), layout="col")
    td.store(r[i], td.row_sum(t))
    td.store(most[i if wrong == 0 else 0], td.row_max(t))


def test_vectors_at_an_edge():
    assert [codes(vectors, M=m) for m in (32, 50, 1, 64)] == [[]] * 4
    assert codes(vectors, M=64, wrong=1) == CODES[False]


@td.kernel(warps=1)
def columns(x: td.gl[td.f32, "M", 32], r: td.gl[td.f32, 32], masked=True, more=0):
    """Rows beyond the end are read as 0, and exp(0) is 1: the sum needs a mask."""
    td.ensures(r, td.col_sum(td.exp(x)))
    td.grid(1)
    total = td.zeros(td.f32, 1, 32)
    for i in td.range(td.cdiv(x.rows, 32)):
        t = td.load(x[i, 0], (32, 32), layout="col")
        e = td.exp(t)
        if masked:
            e = td.where(td.row_index(e, 32 * i) < x.rows + more, e, 0)
        td.col_sum(e, into=total)
    td.store(r[0], total)


def test_a_tail_that_is_not_masked():
    assert [codes(columns, M=m) for m in (64, 50, 1)] == [[]] * 3
    assert codes(columns, M=64, masked=False) == []
    (found,) = findings(columns, M=50, masked=False)
    assert found.code == "TD602" and "14 zeros beyond the 50 elements of a sum take part" in found.notes[0]


@pytest.mark.parametrize(
    "more, said",
    [
        (1, "the zero behind the 50 elements of a sum takes part: the mask of the last tile takes one element too many"),
        (-1, "the last of the 50 elements of a sum is left out: the mask of the last tile takes one element too few"),
    ],
)
def test_the_mask_of_the_last_tile_is_off_by_one(more, said):
    (found,) = findings(columns, M=50, more=more)
    help = "the places that a sum over 50 elements takes are those below 50: td.row_index(s, first) < 50, or td.col_index"
    assert (found.code, found.notes, found.helps) == ("TD602", (said,), (help,))


def test_softmax_of_two_with_and_without_the_maximum():
    @td.kernel(warps=1)
    def share(a: td.gl[td.f32, 32, 32], b: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32], factor=1):
        td.ensures(c, td.exp(a) / (td.exp(a) + td.exp(b)))
        td.grid(1)
        x, y = td.load(a[0, 0], (32, 32)), td.load(b[0, 0], (32, 32))
        m = td.maximum(x, y)
        td.store(c[0, 0], td.exp(x - m) / (td.exp(x - m) + factor * td.exp(y - m)))

    assert codes(share) == []
    assert codes(share, factor=2) == CODES[False]


# -------------------------------------------------------------------------------------------------------- long loops


@td.kernel(warps=2)
def long(q: td.gl[td.bf16, 64, 32], k: td.gl[td.bf16, 8192, 32], r: td.gl[td.f32, 64], late=-1, ahead=0):
    """Σ over 8192 keys of exp(q k), in 256 steps; in step `late` of them something else happens."""
    td.ensures(r, td.row_sum(td.exp(q @ k.T)))
    td.grid(1)
    w = td.warp_id()
    qs, ks = td.st(td.bf16, 64, 32), td.st(td.bf16, 32, 32, buffers=2)
    total = td.zeros(td.f32, 1, 32)
    td.load(qs, q[0, 0])
    td.load(ks[0], k[0, 0])
    td.barrier()
    mine = td.load(td.subtile(qs, (32, 32), (w, 0)))
    for j in td.range(256):
        if j + 1 < 256:
            td.load(ks[(j + 1) % 2], k[j + 1 + ahead * (j == 99), 0])
        s = td.zeros(td.f32, 32, 32)
        td.mma_ABt(s, td.load(ks[j % 2]), mine)
        if j != late:
            td.col_sum(td.exp(s), into=total)
        td.barrier()
    td.store(r[w], total)


@pytest.mark.thorough
def test_one_step_of_many():
    assert codes(long) == []
    assert [codes(long, late=step) for step in (100, 255)] == [CODES[False]] * 2
    assert codes(long, ahead=1) == CODES[False]


def test_steps_are_left_out():
    kernel = long.capture("gfx942", {})
    (plan,) = plans(kernel, shaped(kernel, [np.arange(1)]))
    (kept,) = plan.kept.values()
    count = 256 - sum(part.count for part in kept.parts) // 32
    assert count > 200 and count % 2 == 0
    assert [part.left_out.tolist() for part in kept.parts] == [[0], [32 * count]]


# ------------------------------------------------------------------------------------------------------------- numbers


def some(key, positive=False):
    p, q = pair(np.arange(key, key + 8).reshape(2, 4), 9)
    return qu.Quantity(p, q, is_positive=positive)


def same(x, y):
    differs, why = differing(x.plain().spread(2, 4), y.plain().spread(2, 4))
    return not differs.any() and not why


IDENTITIES = {
    "log(exp(x) y) = x + log(y)": lambda x, y: (log(qu.multiply(exp(x), y)), qu.add(x, log(y))),
    "exp(log(exp(x) + exp(y)) - x) = 1 + exp(y - x)": lambda x, y: (
        exp(qu.subtract(log(qu.add(exp(x), exp(y))), x)),
        qu.add(qu.number(1.0), exp(qu.subtract(y, x))),
    ),
    "exp(-log(x)) = 1 / x": lambda x, y: (exp(qu.negative(log(x))), qu.reciprocal(qu.Quantity(x.p, None))),
    "exp2(log2(x)) = x": lambda x, y: (applied("exp2", [applied("log2", [x])]), qu.Quantity(x.p, None)),
    "exp(the larger of log(x) and log(y)), as it is chosen": lambda x, y: (
        exp(qu.where(qu.compare(">=", log(x), log(y)), log(x), log(y))),
        exp(qu.extreme(log(x), log(y), True)),
    ),
    "log2(exp2(x)) = x": lambda x, y: (applied("log2", [applied("exp2", [x])]), x),
    "exp2(x / ln 2) = exp(x)": lambda x, y: (applied("exp2", [qu.multiply(x, qu.number(f32(math.log2(math.e))))]), exp(x)),
    "sqrt(x y) = sqrt(x) sqrt(y)": lambda x, y: (applied("sqrt", [qu.multiply(x, y)]), qu.multiply(applied("sqrt", [x]), applied("sqrt", [y]))),
    "rsqrt(x) = 1 / sqrt(x)": lambda x, y: (applied("rsqrt", [x]), qu.divide(qu.number(1.0), applied("sqrt", [x]))),
    "sqrt(128 x) = 8 sqrt(2) sqrt(x)": lambda x, y: (
        applied("sqrt", [qu.multiply(x, qu.number(128.0))]),
        qu.multiply(applied("sqrt", [x]), qu.number(f32(8 * math.sqrt(2)))),
    ),
    "silu(x) = x sigmoid(x)": lambda x, y: (applied("silu", [x]), qu.multiply(x, applied("sigmoid", [x]))),
    "tanh(x) = 2 sigmoid(2 x) - 1": lambda x, y: (
        applied("tanh", [x]),
        qu.subtract(qu.multiply(qu.number(2.0), applied("sigmoid", [qu.multiply(x, qu.number(2.0))])), qu.number(1.0)),
    ),
    "sin(x) = sin(x)": lambda x, y: (applied("sin", [qu.add(x, y)]), applied("sin", [qu.add(y, x)])),
}  # fmt: skip


def f32(number):
    return float(np.float32(number))


@pytest.mark.parametrize("what", IDENTITIES)
def test_identities(what):
    left, right = IDENTITIES[what](some(1), some(100))
    assert same(left, right)


@pytest.mark.parametrize("op, other", [("sin", "cos"), ("exp", "exp2"), ("log", "log2"), ("sqrt", "rsqrt"), ("tanh", "sigmoid"), ("gelu", "gelu_tanh")])
def test_functions_differ(op, other):
    assert not same(applied(op, [some(1)]), applied(other, [some(1)]))


def test_numbers_mean_what_users_write():
    assert [meaning(f32(number)).is_root for number in (1 / math.sqrt(128), math.log2(math.e), 0.3)] == [True, False, False]
    assert meaning(f32(math.log2(math.e) / math.sqrt(96))) == meaning(f32(1 / math.sqrt(96) / math.log(2)))
    root = qu.number(f32(1 / math.sqrt(64 * 3)))
    assert same(qu.multiply(root, root), qu.number(f32(1 / 192)))
    assert not same(qu.number(0.3), qu.number(f32(0.3001)))


def test_an_exponential_of_twice_a_logarithm_is_not_followed():
    for of_log in (qu.multiply(log(some(1)), qu.number(2.0)), qu.multiply(log(some(1)), some(9)), qu.reduced("+", log(some(1)), "row")):
        assert exp(of_log).why == qu.OF_LOG
        assert exp(qu.add(of_log, some(3))).why == qu.OF_LOG


def test_a_positive_value_is_not_below_0():
    zero, positive = qu.number(0.0), qu.where(qu.Truth(np.arange(4)[None, None] < 2), some(1, positive=True), exp(INF[1]))
    outcomes = {"<": (False, False), "<=": (False, True), ">": (True, False), ">=": (True, True), "==": (False, True), "!=": (True, False)}
    turned = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
    for op, due in outcomes.items():
        due = np.repeat(due, 2)
        assert (qu.compare(op, positive, zero).holds == due).all()
        assert (qu.compare(turned.get(op, op), zero, positive).holds == due).all()
    assert same(qu.extreme(zero, positive, True), positive)
    of_any = qu.compare(">", some(1), zero).holds
    assert of_any.any() and not of_any.all()
    assert not qu.compare(">", qu.add(positive, qu.add(*INF)), zero).holds.any()


INF = qu.number(math.inf), qu.number(-math.inf)
SPECIAL = {
    "inf - inf": (lambda x, p: qu.add(*INF), math.nan),
    "inf + x": (lambda x, p: qu.add(INF[0], x), math.inf),
    "-2 inf": (lambda x, p: qu.multiply(qu.number(-2.0), INF[0]), -math.inf),
    "0 inf": (lambda x, p: qu.multiply(qu.number(0.0), INF[0]), math.nan),
    "p (-inf)": (lambda x, p: qu.multiply(p, INF[1]), -math.inf),
    "exp(-inf)": (lambda x, p: exp(INF[1]), 0.0),
    "log(0)": (lambda x, p: log(qu.number(0.0)), -math.inf),
    "log(exp(-inf))": (lambda x, p: log(exp(INF[1])), -math.inf),
    "0 / 0": (lambda x, p: qu.divide(qu.subtract(x, x), qu.number(0.0)), math.nan),
    "p / 0": (lambda x, p: qu.divide(p, qu.subtract(x, x)), math.inf),
    "1 / inf": (lambda x, p: qu.divide(qu.number(1.0), INF[0]), 0.0),
    "max(-inf, inf)": (lambda x, p: qu.extreme(*INF, True), math.inf),
    "max(nan, x)": (lambda x, p: qu.extreme(qu.add(*INF), x, True), math.nan),
    "sqrt(-inf)": (lambda x, p: applied("sqrt", [INF[1]]), math.nan),
    "row_max of -inf": (lambda x, p: qu.reduced("maximum", INF[1].spread(2, 4), "row"), -math.inf),
    "row_sum of infinities": (lambda x, p: qu.reduced("+", qu.where(qu.Truth(np.arange(4)[None, None] < 2), *INF).spread(2, 4), "row"), math.nan),
}  # fmt: skip


@pytest.mark.parametrize("what", SPECIAL)
def test_infinities(what):
    make, due = SPECIAL[what]
    assert same(make(some(1), some(50, positive=True)), qu.number(due))


def test_an_infinity_of_unknown_sign_is_no_number():
    endless = qu.multiply(INF[0], some(1))
    assert differing(endless.spread(2, 4), some(1).plain())[0].all()
    assert differing(endless.spread(2, 4), INF[0].spread(2, 4))[1] == qu.SIGN


def test_maxima_in_any_order():
    x, y, z = some(1), some(40), some(80)
    most = qu.extreme(x, qu.extreme(y, z, True), True)
    assert same(most, qu.extreme(qu.extreme(z, x, True), y, True)) and same(most, qu.extreme(most, x, True))
    assert not same(most, qu.extreme(x, y, True)) or not same(most, qu.extreme(x, z, True))
    assert same(qu.negative(qu.extreme(x, y, True)), qu.extreme(qu.negative(y), qu.negative(x), False))


SUMS = {
    "": "range(3)",
    "the kernel leaves out matrix 1 of each sum of 3": "(0, 2)",
    "the kernel takes matrix 2 alone of each sum of 3": "(2,)",
    "the first wrong element of this tile is y[0, 0, 0]": "(0, 1, 1)",
}


@pytest.mark.parametrize("why", SUMS)
def test_sums_of_groups_of_matrices(why):
    """The contract sums three matrices, which columns of another matrix scale; the kernel takes those, others, or one twice."""

    @td.kernel(warps=1)
    def kernel(x: td.gl[td.f32, 6, 32, 32], s: td.gl[td.f32, 32, 6], y: td.gl[td.f32, 2, 32, 32]):
        td.ensures(y, td.group_sum(x * td.column(s.T), 3))
        n = td.grid(2)
        acc = td.zeros(td.f32, 32, 32)
        for g in eval(SUMS[why]):
            acc += td.load(x[3 * n + g, 0, 0], (32, 32)) * td.load(s[0, 3 * n + g], (32, 1))
        td.store(y[n, 0, 0], acc)

    found = findings(kernel)
    assert [one.code for one in found] == ["TD602"] * bool(why)
    assert all(why in " ".join(one.notes) for one in found), found


def test_sums_of_other_groups_are_refused():
    @td.kernel(warps=1)
    def kernel(x: td.gl[td.f32, 6, 32, 32], y: td.gl[td.f32, 2, 32, 32]):
        td.ensures(y, td.group_sum(td.exp(x), 3))
        n = td.grid(2)
        acc = td.zeros(td.f32, 32, 32)
        for g in range(3):
            acc += td.exp(td.load(x[n + 2 * g, 0, 0], (32, 32)))
        td.store(y[n, 0, 0], acc)

    assert codes(kernel) == CODES[False]


@td.kernel(warps=4)
def beside(v: td.gl[td.f32, 128], w: td.gl[td.f32, 128], x: td.gl[td.f32, 128, 128], r: td.gl[td.f32, 128, 128], y: td.gl[td.f32, 128, 128], wrong=""):
    """The coordinates of one load are those of the block in place of those of the warp."""
    td.ensures(y, td.silu(x + td.column(v)) * w + r)
    i, j = td.grid(2, 2)
    down, across = 2 * i + td.warp_id() // 2, 2 * j + td.warp_id() % 2
    loaded = td.load(x[down, across], (32, 32)) + td.load(v[i if wrong == "v" else down], (32, 1))
    more = td.load(r[down, j if wrong == "r" else across], (32, 32))
    td.store(y[down, across], td.silu(loaded) * td.load(w[j if wrong == "w" else across], 32) + more)


@pytest.mark.parametrize(("wrong", "axes"), [("v", "rows"), ("w", "columns"), ("r", "columns")])
def test_a_load_from_another_place_than_the_store(wrong, axes):
    (found,) = beside.check(wrong=wrong)
    assert found.notes[0] == f"the value is right if '{wrong}' is loaded from the {axes} of the stored tile"
    assert found.others[0].text == f"loads elements of '{wrong}' of another place"


def test_its_right_twin():
    assert beside.check() == ()


def test_a_product_with_a_number_whose_float_is_not_exact():
    """1 / 33000, by which a mean of a row is multiplied: as a quotient, and as the number's reciprocal."""
    x = qu.Quantity(*pair(np.arange(8).reshape(2, 4), 1))
    count = qu.number(33000.0)
    assert qu.is_same(qu.multiply(x, qu.reciprocal(count)), qu.divide(x, count))
    assert qu.is_same(qu.multiply(qu.multiply(x, qu.reciprocal(count)), count), x)


UNUSED = """
import sys
from examples.softmax import softmax
assert softmax.check("gfx942", M=128, N=256) == ()
unused = "numpy.ma", "tiledsl.asm.text.parse", "tiledsl.analysis.values.cause", "tiledsl.analysis.fields.explanations"
print([name for name in unused if name in sys.modules])
"""


def test_a_check_without_findings_imports_neither_their_words_nor_the_parser():
    root = pathlib.Path(__file__).parent.parent.parent
    assert subprocess.run([sys.executable, "-c", UNUSED], capture_output=True, text=True, check=True, cwd=root).stdout == "[]\n"
