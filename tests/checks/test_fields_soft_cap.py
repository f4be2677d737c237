"""Scores with a soft cap, cap · tanh(score / cap), under a softmax: an exponential of a value that is computed with exponentials."""

import pytest

import tiledsl as td
from tests.checks.placed import findings

CAP = 30.0


def capped(of):
    """A kernel whose contract has scores with a soft cap, and which computes `of` in place of them."""

    @td.kernel(warps=1)
    def soft_cap(q: td.gl[td.bf16, 32, 16], k: td.gl[td.bf16, 32, 16], v: td.gl[td.bf16, 32, 16], o: td.gl[td.f32, 32, 16]):
        td.ensures(o, td.softmax(CAP * td.tanh(q @ k.T * (1 / CAP))) @ v)
        td.grid(1)
        keys, values = td.st(td.bf16, 32, 16), td.st(td.bf16, 32, 16)
        td.load(keys, k[0, 0])
        td.load(values, v[0, 0])
        td.barrier()
        s = td.zeros(td.f32, 32, 32)
        td.mma_ABt(s, td.load(keys), td.load(q[0, 0], (32, 16), layout="row"))
        x = of(s)
        p, out = td.exp(x - td.col_max(x)), td.zeros(td.f32, 16, 32)
        td.mma_AtB(out, td.load(values, layout="col"), td.cast(p, td.bf16))
        td.store(o[0, 0], (out / td.col_sum(p)).T)

    return soft_cap


@pytest.mark.parametrize("of", [lambda s: CAP * td.tanh(s * (1 / CAP)), lambda s: -CAP * td.tanh(s * (-1 / CAP))], ids=["tanh", "odd"])
def test_right_kernels(of):
    assert findings(capped(of)) == []


@pytest.mark.sample("exponentials of another function are not followed")
@pytest.mark.parametrize(
    "of, code",
    [
        pytest.param(lambda s: s, "TD602", id="no cap"),
        pytest.param(lambda s: td.tanh(s * (1 / CAP)), "TD602", id="not scaled back"),
        pytest.param(lambda s: CAP * td.tanh(s * (2 / CAP)), "TD602", id="another cap"),
        pytest.param(lambda s: CAP * td.tanh(s * (-1 / CAP)), "TD602", id="another sign"),
        pytest.param(lambda s: CAP * td.sigmoid(s * (1 / CAP)), "TD601", id="exponentials of another function are not followed"),
    ],
)
def test_wrong_kernels(of, code):
    (found,) = findings(capped(of))
    assert (found.code, found.severity) == (code, "error")
