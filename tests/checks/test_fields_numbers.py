"""Numbers of many digits under exponentials: a scale of powers of 2 beside the same scale of powers of e."""

import pytest

import tiledsl as td
from tests.checks.placed import findings

LOG2E = 1.4426950408889634


def scaled(scale, binary):
    """A kernel whose contract has a scale of powers of e, and which computes powers of 2 with the scale `binary`."""

    @td.kernel(warps=1)
    def softmax(x: td.gl[td.f32, 16, 16], y: td.gl[td.f32, 16, 16]):
        td.ensures(y, td.softmax(x * scale))
        td.grid(1)
        s = td.load(x[0, 0], (16, 16), layout="row")
        most = td.maximum(td.full(td.f32, 16, 1, -1e30, layout="row"), td.row_max(s))
        p = td.exp2(td.fma(s, binary, -1 * (most * binary)))
        td.store(y[0, 0], p / td.row_sum(p))

    return softmax


@pytest.mark.parametrize("scale", [0.12345, 0.1147213867929261, 3.14159265, 123456.0, 1e-30, 1e7])
def test_right_scales(scale):
    assert findings(scaled(scale, scale * LOG2E)) == []


def test_a_scale_whose_products_leave_f32():
    """The number that stands for -inf times the scale is beyond f32."""
    assert findings(scaled(1e30, 1e30 * LOG2E)) == []


@pytest.mark.parametrize("scale, factor", [(0.12345, 1.0), (0.12345, LOG2E**2), (0.12345, LOG2E * 1.000002), (3.14159265, -LOG2E), (0.12345, 1 / LOG2E)])
def test_wrong_scales(scale, factor):
    assert [one.code for one in findings(scaled(scale, scale * factor))] == ["TD602"]


@pytest.mark.parametrize("depth", [64, 96, 128])
@pytest.mark.parametrize("power, times, codes", [(-0.25, 2, []), (-0.25, 1, ["TD602"]), (-0.24, 2, ["TD602"])])
def test_the_root_of_a_scale_on_both_operands(depth, power, times, codes):
    @td.kernel(warps=1)
    def softmax(x: td.gl[td.f32, 16, 16], y: td.gl[td.f32, 16, 16]):
        td.ensures(y, td.softmax(x * depth**-0.5))
        td.grid(1)
        s = td.load(x[0, 0], (16, 16), layout="row")
        for _ in range(times):
            s = s * depth**power
        p = td.exp(s - td.row_max(s))
        td.store(y[0, 0], p / td.row_sum(p))

    assert [one.code for one in findings(softmax)] == codes
