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


def online(join=lambda most, top: td.maximum(td.maximum(most, top), -1e30), factor=lambda most, new: td.exp(most - new), keep=td.copy, power=td.exp):
    """A kernel that takes the keys in steps: in the first and last step of a block, all keys of a query may be masked."""

    @td.kernel(warps=1)
    def window(q: td.gl[td.bf16, 64, 16], k: td.gl[td.bf16, 64, 16], v: td.gl[td.bf16, 64, 16], o: td.gl[td.f32, 64, 16]):
        td.ensures(o, td.softmax(q @ k.T, where=lambda i, j: (j <= i) & (j > i - WINDOW)) @ v)
        i = td.grid(2)
        mine, keys, values = td.load(q[i, 0], (32, 16), layout="row"), td.st(td.bf16, 16, 16), td.st(td.bf16, 16, 16)
        most, total, out = td.full(td.f32, 1, 32, -math.inf), td.zeros(td.f32, 1, 32), td.zeros(td.f32, 16, 32)
        for j in td.range(4):
            td.load(keys, k[j, 0])
            td.load(values, v[j, 0])
            td.barrier()
            s = td.zeros(td.f32, 16, 32)
            td.mma_ABt(s, td.load(keys), mine)
            key, query = td.row_index(s, j * 16), td.col_index(s, i * 32)
            s = td.where((key <= query) & (key > query - WINDOW), s, -math.inf)
            new = join(most, td.col_max(s))
            p, shrink = power(s - new), factor(most, new)
            td.copy(total, total * shrink + td.col_sum(p))
            out *= shrink
            td.mma_AtB(out, td.load(values, layout="col"), td.cast(p, td.bf16))
            keep(most, new)
            td.barrier()
        td.store(o[i, 0], (out / total).T)

    return window


IS_NAN = "the kernel computes NaN here, and the contract does not: -inf - (-inf), 0 · inf and 0 / 0 are NaN"
WITHOUT_NAN = "where all elements under a maximum are masked, the maximum is -inf"


def test_steps_without_keys():
    assert findings(online()) == []
    (found,) = findings(online(join=td.maximum))
    assert found.notes == (IS_NAN,) and len(found.helps) == 1 and found.helps[0].startswith(WITHOUT_NAN)


@pytest.mark.parametrize(
    "wrong, said",
    [
        (dict(factor=lambda most, new: td.exp(new - most)), "'new' is the later maximum, and exp(later - earlier) grows"),
        (dict(keep=lambda most, new: None), "'most' keeps the value from before the loop: no statement in the loop changes it"),
        (dict(power=td.exp2), "the value is right with td.exp in place of td.exp2"),
    ],
)
def test_mistakes_beside_steps_without_keys(wrong, said):
    """The maximum is joined with a low number: the help on NaN of masked elements would mislead."""
    (found,) = findings(online(**wrong))
    assert any(note.startswith(said) for note in found.notes), found.notes
    assert not any(WITHOUT_NAN in one for one in found.helps)
