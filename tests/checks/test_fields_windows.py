"""Masks of two conditions, as of a sliding window, under a softmax: a bound that is one element off is named."""

import math

import pytest

import tiledsl as td
from tests.checks.placed import findings

WINDOW = 5


def masked(seen):
    """A kernel whose contract has a sliding window, and which takes the keys that `seen` says."""

    @td.kernel(warps=1)
    def window(q: td.gl[td.bf16, 32, 16], k: td.gl[td.bf16, 32, 16], v: td.gl[td.bf16, 32, 16], o: td.gl[td.f32, 32, 16]):
        scores = td.where(lambda i, j: (j <= i) & (j > i - WINDOW), q @ k.T, -math.inf)
        td.ensures(o, td.softmax(scores) @ v)
        td.grid(1)
        keys, values = td.st(td.bf16, 32, 16), td.st(td.bf16, 32, 16)
        td.load(keys, k[0, 0])
        td.load(values, v[0, 0])
        td.barrier()
        s = td.zeros(td.f32, 32, 32)
        td.mma_ABt(s, td.load(keys), td.load(q[0, 0], (32, 16), layout="row"))
        x = td.where(seen(td.row_index(s), td.col_index(s)), s, -math.inf)
        p, out = td.exp(x - td.col_max(x)), td.zeros(td.f32, 16, 32)
        td.mma_AtB(out, td.load(values, layout="col"), td.cast(p, td.bf16))
        td.store(o[0, 0], (out / td.col_sum(p)).T)

    return window


def test_the_right_kernel():
    assert findings(masked(lambda key, query: (key <= query) & (key > query - WINDOW))) == []


@pytest.mark.parametrize(
    "seen, text",
    [
        (lambda key, query: (key <= query) & (key >= query - WINDOW), "(col <= row) & (col >= (row - 5))"),
        (lambda key, query: (key < query) & (key > query - WINDOW), "(col < row) & (col > (row - 5))"),
        (lambda key, query: key <= query, "col <= row"),
    ],
)
def test_a_mistake_in_one_of_two_conditions(seen, text):
    (found,) = findings(masked(seen))
    said = f"the kernel takes the elements where {text}, and the contract those where (col <= row) & (col > (row - 5))"
    assert said in found.notes, found.notes
