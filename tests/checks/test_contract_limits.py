"""TD606: a kernel that keeps its contract almost everywhere is told where it does not, and what it then stores is shown on the interpreter; others are not."""

import pytest
import torch

from tests.checks.limits import PRODUCT, Made
from tiledsl.diagnostics.diagnostic import TiledslWarning
from tiledsl.runtime.kernel import Kernel


def messages(kernel: Kernel) -> list[str]:
    found = [d for d in kernel.check() if d.code in ("TD601", "TD602", "TD606")]
    assert all(d.severity == ("warning" if d.code == "TD606" else "error") for d in found)
    return [d.message for d in found]


ZERO_X = "'y' matches its contract only where no element of 'x' is 0"
ALPHA = "'y' matches its contract only where alpha is not 0"
FINITE_Z = "'y' matches its contract only where every element of 'z' is finite"
F32 = "'y' matches its contract in numbers of unlimited range, but not in f32"

SOMEWHERE = [  # contract, value, what is said, and a call's x, z, v, alpha, beta with which it shows
    ("x", "X * X / X", ZERO_X, (0.0, 1.0, 1.0, 1.0, 1.0)),
    ("alpha * x + beta * td.old(y)", "alpha * (Y * (beta / alpha) + X)", ALPHA, (1.0, 1.0, 1.0, 0.0, -3.0)),
    ("x", "X / alpha * alpha", ALPHA, (1.0, 1.0, 1.0, 0.0, 1.0)),
    ("x", "X / V * V", "'y' matches its contract only where no element of 'v' is 0", (1.0, 1.0, 0.0, 1.0, 1.0)),
    ("x", "X + 0 * Z", FINITE_Z, (1.0, float("inf"), 1.0, 1.0, 1.0)),
    ("x", "X * 1e38 * 1e38 / 1e38 / 1e38", F32, (1.5, 1.0, 1.0, 1.0, 1.0)),
    ("x / alpha / beta", "X * (alpha / (alpha * alpha)) / beta", None, None),  # neither is a number where alpha is 0
]


@pytest.mark.sample("X * 1e38 * 1e38 / 1e38 / 1e38", "X * (alpha / (alpha * alpha)) / beta")
@pytest.mark.parametrize("contract, value, said, call", SOMEWHERE, ids=[value for _, value, _, _ in SOMEWHERE])
def test_what_holds_almost_everywhere(made: Made, contract, value, said, call):
    kernel = made(contract, value)
    found = messages(kernel)
    if said is None:
        assert found == []
        return
    assert found == [said]
    x, z, v = (torch.full(shape, value) for shape, value in zip(((128, 64), (128, 64), (64,)), call, strict=False))
    y, old = torch.full((128, 64), 2.0), torch.full((128, 64), 2.0)
    alpha, beta = call[3:]
    with pytest.warns(TiledslWarning, match="TD606"):
        kernel(x, z, v, y, alpha=alpha, beta=beta)
    wanted = x if contract == "x" else alpha * x + beta * old
    assert wanted.isfinite().all() and not y.isfinite().any()


EVERYWHERE = [
    ("alpha * x + beta * td.old(y)", "alpha * X + beta * Y"),
    ("x / alpha", "X * (1 / alpha)"),
    ("x * (1 / alpha)", "X / alpha"),
    ("x / (alpha * beta)", "X / alpha / beta"),
    ("x / v", "X / V"),
    ("(x - v) / (v * v)", "(X - V) / V / V"),
    ("x / (1 + td.exp(-x))", "X * (1 / (1 + td.exp(-X)))"),
    ("td.relu(x + v) * z", "td.maximum(X + V, 0) * Z"),
    ("td.gelu(x + v) + z", "Z + td.gelu(X + V)"),
    ("2 * x", "X * 4 / 2"),
    ("1e-20 * x", "X * 1e-20"),
    ("x + 1e30 * z", "X + 1e30 * Z"),
]


@pytest.mark.one_in(5)
@pytest.mark.parametrize("contract, value", EVERYWHERE, ids=[value for _, value in EVERYWHERE])
def test_ordinary_arithmetic_is_told_nothing(made: Made, contract, value):
    assert messages(made(contract, value)) == []


PRODUCTS = [
    ("alpha * (a @ b.T) + beta * td.old(y)", "alpha * acc + beta * Y", []),
    ("(a @ b.T) / alpha", "acc / alpha", []),
    ("alpha * (a @ b.T) + beta * td.old(y)", "alpha * (acc + Y * (beta / alpha))", [ALPHA]),
    ("a @ b.T", "acc * acc / acc", ["'y' matches its contract only where no element of the product is 0"]),
    (
        "beta * td.old(y)",
        "beta * Y + 0 * acc",
        [" and ".join(["'y' matches its contract only where every element of 'a' is finite", "every element of 'b' is finite"])],
    ),
]


@pytest.mark.parametrize("contract, value, said", PRODUCTS, ids=[value for _, value, _ in PRODUCTS])
def test_products(made: Made, contract, value, said):
    assert messages(made(contract, value, PRODUCT)) == said


def test_the_whole_text(made: Made):
    (found,) = (d for d in made("alpha * x + beta * td.old(y)", "alpha * (Y * (beta / alpha) + X)").check() if d.code == "TD606")
    assert found.render() == """\
warning[TD606]: 'y' matches its contract only where alpha is not 0
  --> limits.py:10:33
10 |     td.store(y[place], alpha * (Y * (beta / alpha) + X))
   |                                 ^^^^^^^^^^^^^^^^^^ elsewhere this gives NaN, inf or another number
  ::: limits.py:6:5
 6 |     td.ensures(y, alpha * x + beta * td.old(y))
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the contract
   = help: avoid the division or the term that cancels out, or make sure before the call that the condition holds"""


def test_beta_of_0_and_nan_in_c(made: Made):
    """The kernel computes what is written: what a BLAS leaves unread is read, and NaN stays NaN."""
    kernel = made("alpha * x + beta * td.old(y)", "alpha * X + beta * Y")
    x, y = torch.ones(128, 64), torch.full((128, 64), float("nan"))
    kernel(x, x, torch.ones(64), y, alpha=1.0, beta=0.0)
    assert y.isnan().all()
