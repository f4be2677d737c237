"""A wrong number, sign, base of a logarithm or place of a mask: the one change of the kernel that makes it right is named."""

import math

import pytest

import tiledsl as td
from tests.checks.placed import findings

KEYS, QUERIES = 48, 16
LOG2E, LN2 = math.log2(math.e), math.log(2)


def attention(seen=lambda key, query: key <= query + 5, factor=0.3 * LOG2E, power=td.exp2, end=lambda most, total: 0.3 * most + td.log(total)):
    """A kernel that stores the logarithms of the sums of exponentials of masked scores: the contract's, with these right parts."""

    @td.kernel(warps=1)
    def sums(x: td.gl[td.f32, KEYS, QUERIES], y: td.gl[td.f32, 1, QUERIES]):
        td.ensures(y, td.log(td.col_sum(td.exp(td.where(lambda i, j: i <= j + 5, 0.3 * x, -math.inf)))))
        td.grid(1)
        scores = td.load(x[0, 0], (KEYS, QUERIES))
        scores = td.where(seen(td.row_index(scores), td.col_index(scores)), scores, -math.inf)
        most = td.col_max(scores)
        td.store(y[0, 0], end(most, td.col_sum(power((scores - most) * factor))))

    return sums


WRONG = {
    "too few digits of a factor": (dict(factor=0.3 * 1.4427), "the value is right with 0.4328085 in place of 0.43281, which is 0.3 / ln 2"),
    "ln 2 for its reciprocal": (dict(factor=0.3 * LN2), "the value is right with 0.4328085 in place of 0.2079442, which is 0.3 / ln 2"),
    "another factor": (dict(factor=0.25, power=td.exp), "the value is right with 0.3 in place of 0.25"),
    "less the logarithm": (dict(end=lambda most, total: 0.3 * most - td.log(total)), "the value is right with '+' in place of '-'"),
    "a logarithm to the base 2": (
        dict(end=lambda most, total: 0.3 * LOG2E * most + td.log2(total)),
        "the kernel computes a logarithm to the base 2, and the contract a natural one: multiply it by ln 2",
    ),
    "a mask without its offset": (dict(seen=lambda key, query: key <= query), "the value is right if a mask has a bound that is larger by 5"),
    "the offset with the other sign": (dict(seen=lambda key, query: key <= query + 10), "the value is right if a mask has a bound that is smaller by 5"),
    "row and column exchanged": (
        dict(seen=lambda key, query: query <= key + 5),
        "the value is right if a mask has row and column in each other's place",
    ),
}


def test_the_right_kernel():
    assert findings(attention()) == []


@pytest.mark.parametrize("what", WRONG)
def test_the_change_is_named(what):
    changes, sentence = WRONG[what]
    (found,) = findings(attention(**changes))
    assert (found.code, found.notes) == ("TD602", (sentence,))


def test_a_change_that_is_right_in_one_place_alone():
    """The same number is right in the exponent."""

    @td.kernel(warps=1)
    def rows(x: td.gl[td.f32, QUERIES, KEYS], y: td.gl[td.f32, QUERIES, KEYS]):
        td.ensures(y, 0.7 * td.exp(0.3 * x) / td.row_sum(td.exp(0.3 * x)))
        td.grid(1)
        powers = td.exp(0.3 * td.load(x[0, 0], (QUERIES, KEYS)))
        td.store(y[0, 0], 0.3 * (powers / td.row_sum(powers)))

    (found,) = findings(rows)
    assert found.notes == ("the value is right with 0.7 in place of 0.3",), found.notes
