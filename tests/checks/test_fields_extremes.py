"""Maxima and minima in contracts: a mask or a tile that is wrong by one operand at an end is found, whatever the random order says."""

import pytest

import tiledsl as td
from tests.checks.kernels_of_extremes import causal, rows

SIZES = [(1, 72), (8, 8000), (40, 72)]


def found(kernel, **sizes):
    return [one.code for one in kernel.check(**sizes) if one.severity == "error"]


@pytest.mark.one_in(7)
@pytest.mark.parametrize(("count", "cols"), SIZES)
@pytest.mark.parametrize("word", ["max", "min"])
def test_the_last_and_the_first_column(word, count, cols):
    """One row of thousands of columns: a random order would show a column that is left out with a probability of 2 / 8000."""
    right = dict(M=count, N=cols, word=word)
    assert found(rows, **right) == []
    assert found(rows, **right, last=cols - 1) == found(rows, **right, first=1) == ["TD602"]


@pytest.mark.parametrize("factor", [1.0, -0.5])
def test_the_diagonal(factor):
    assert found(causal, factor=factor) == []
    assert found(causal, factor=factor, beside=1) == ["TD602"]


def test_maxima_that_do_not_cancel_are_no_softmax():
    @td.kernel(warps=1)
    def kernel(x: td.gl[td.f32, 32, 64], y: td.gl[td.f32, 32, 64]):
        td.ensures(y, td.softmax(x))
        td.grid(1)
        t = td.load(x[0, 0], (32, 64), layout="line")
        e = td.exp(t - td.row_max(td.where(td.col_index(t) < 63, t, float("-inf"))))  # any maximum cancels
        td.store(y[0, 0], e / td.row_sum(e))

    assert found(kernel) == []


COMBINED = {  # maxima of a maximum of many values and of others
    "one": lambda x: td.row_max(x),
    "both ends": lambda x: td.maximum(td.row_max(x), -td.row_min(x)),
    "at least": lambda x: td.maximum(td.row_max(x), 1e-12),
    "at least more": lambda x: td.maximum(td.row_max(x), 5.0),
    "all": lambda x: td.maximum(td.maximum(td.row_max(x), -td.row_min(x)), 1e-12),
    "all, scaled": lambda x: td.maximum(td.maximum(td.row_max(x), -td.row_min(x)), 1e-12) / 448.0,
    "at most": lambda x: td.minimum(td.row_max(x), 5.0),
}


@pytest.mark.sample("all, scaled")
@pytest.mark.parametrize("stated", COMBINED)
def test_a_maximum_beside_other_values(stated):
    """A random order would let the maximum of 64 values decide beside one other value with a probability of 64 / 65."""

    def kernel_of(computed):
        @td.kernel(warps=1)
        def kernel(x: td.gl[td.f32, 8, 64], y: td.gl[td.f32, 8, 1]):
            td.ensures(y, COMBINED[stated](td.old(x)))
            td.grid(1)
            td.store(y[0, 0], computed(td.load(x[0, 0], (8, 64), layout="line")))

        return kernel

    assert {name: found(kernel_of(computed)) for name, computed in COMBINED.items()} == {name: [] if name == stated else ["TD602"] for name in COMBINED}
