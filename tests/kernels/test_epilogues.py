"""Epilogues: what the compiler made of them, executed, against torch. Arithmetic that rounds once per operation has torch's bits; functions have a bound."""

import math

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tests.kernels import epilogues
from tiledsl.targets import TARGETS

every_target = pytest.mark.parametrize("target", TARGETS)
EXACT = {
    "alpha": lambda x, alpha, n: alpha * x,
    "alpha and numbers": lambda x, alpha, n: (x - 3) * alpha / 2.5 + n,
    "relu": lambda x, alpha, n: torch.relu(alpha * x - n),
    "negated": lambda x, alpha, n: -x + -alpha,
    "clamped": lambda x, alpha, n: torch.maximum(torch.tensor(-7.5), torch.minimum(x, alpha)),
    "used twice": lambda x, alpha, n: x * x - alpha * x,
}
CLOSE = {  # of the f32 product, in double precision
    "gelu": torch.nn.functional.gelu,
    "gelu by tanh": lambda x: torch.nn.functional.gelu(x, approximate="tanh"),
    "exp": torch.exp,
    "sigmoid": torch.sigmoid,
}


def quiet(kernel, target, **sizes):
    """The kernel lowered: without spills, scratch or calls."""
    found = kernel.lower(target=target, **sizes).resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls) == (0, 0, 0, 0)
    return found


@every_target
@pytest.mark.parametrize("operation", EXACT)
@pytest.mark.parametrize("swap", [False, True])
def test_arithmetic_has_the_bits_of_torch(operation, swap, target):
    a, b, c = integers(64, 64, 64)
    epilogues.one_warp(a, b, c, 0.3, operation=operation, swap=swap, target=target)
    assert torch.equal(c, EXACT[operation](product(a, b), torch.tensor(0.3), 3))
    quiet(epilogues.one_warp, target, M=64, N=64, K=64, operation=operation, swap=swap)


@every_target
@pytest.mark.parametrize("reg", [32, 16])
def test_four_warps(reg, target):
    a, b, c = integers(128, 64, 96)
    epilogues.four_warps(a, b, c, -5, operation="relu", reg=reg, target=target)
    assert torch.equal(c, EXACT["relu"](product(a, b), torch.tensor(0.5), -5))
    quiet(epilogues.four_warps, target, M=128, N=64, K=96, operation="relu", reg=reg)


@every_target
@pytest.mark.parametrize("operation", CLOSE)
def test_functions_are_close_to_double_precision(operation, target):
    a, b, c = integers(64, 64, 64)
    epilogues.one_warp(a, b, c, 2**-6, operation=operation, target=target)
    x = (product(a, b) * 2**-6).double()
    exact = CLOSE[operation](x)
    allowed = exact * 2.0**-21 if operation in ("exp", "sigmoid") else x.abs().clamp(min=1) * 2.0**-22
    assert ((c - exact).abs() <= allowed).all()
    assert x.min() < -8 and x.max() > 8  # the tails are among the data
    quiet(epilogues.one_warp, target, M=64, N=64, K=64, operation=operation)


def test_functions_have_the_same_bits_on_every_target():
    for operation in CLOSE:
        a, b, _ = integers(64, 64, 64)
        results = [torch.zeros(64, 64) for _ in TARGETS]
        for target, c in zip(TARGETS, results, strict=True):
            epilogues.one_warp(a, b, c, 0.01, operation=operation, target=target)
        assert torch.equal(results[0], results[1]) and torch.equal(results[0], results[2])


def results(operation: str, alphas: list[float]) -> list[torch.Tensor]:
    """What becomes of 1 · alpha, for each alpha."""
    a, b = torch.zeros(32, 32, dtype=torch.bfloat16), torch.zeros(32, 32, dtype=torch.bfloat16)
    a[:, 0] = b[:, 0] = 1
    out = []
    for alpha in alphas:
        c = torch.zeros(32, 32)
        epilogues.one_warp(a, b, c, alpha, n=0, operation=operation, reg=32)
        assert (c == c[0, 0]).all() or c.isnan().all()
        out.append(c[0, 0])
    return out


def test_functions_at_their_ends():
    """Infinities, NaN, overflow and results below the smallest normal number."""
    ends = [math.inf, -math.inf, math.nan, 1e30, -1e30, 100.0, -100.0, -103.0, 0.0]
    exp = torch.stack(results("exp", ends))
    assert torch.allclose(exp, torch.exp(torch.tensor(ends)), rtol=1e-6, atol=2.0**-149, equal_nan=True)
    assert 0 < exp[7] < 2**-126
    gelu = torch.stack(results("gelu", ends))
    assert torch.equal(gelu[[0, 3, 5, 8]], torch.tensor([math.inf, 1e30, 100, 0])) and (gelu[[1, 4, 6, 7]] == 0).all() and gelu[2].isnan()
    relu = torch.stack(results("relu", ends))
    assert torch.equal(relu.nan_to_num(7), torch.relu(torch.tensor(ends)).nan_to_num(7)) and relu[2].isnan()
    clamped = torch.stack(results("clamped", ends))
    assert torch.equal(clamped.nan_to_num(99), torch.tensor([1, -7.5, 99, 1, -7.5, 1, -7.5, -7.5, 0])) and clamped[2].isnan()


@every_target
def test_in_place_arithmetic_is_carried_by_a_loop(target):
    a, b, c = integers(32, 64, 128)
    epilogues.in_place(a, b, c, 0.5, target=target)
    exact = torch.zeros(32, 64)
    for k in range(4):
        step = slice(32 * k, 32 * k + 32)
        exact = 0.5 * exact + product(a[:, step], b[:, step])
    assert torch.equal(c, exact + 1)


def test_a_scalar_does_not_compile_anew():
    a, b, c = integers(64, 64, 64)
    epilogues.one_warp(a, b, c, 2.0)
    kept = epilogues.one_warp.lower(M=64, N=64, K=64)
    for alpha in (3.0, -0.5):
        epilogues.one_warp(a, b, c, alpha=alpha)
        assert torch.equal(c, alpha * product(a, b))
    assert kept.from_cache and epilogues.one_warp.lower(M=64, N=64, K=64).hip == kept.hip
    assert "float alpha, int n)" in kept.hip


def test_registers_stay_those_of_the_accumulator():
    """alpha · acc and the like, on 64 × 64, need a few registers beside the 64 of the accumulator and those of the operands."""
    for target in TARGETS:
        plain = quiet(epilogues.one_warp, target, M=64, N=64, K=64).vgprs
        for operation in ("alpha and numbers", "used twice", "gelu"):
            assert quiet(epilogues.one_warp, target, M=64, N=64, K=64, operation=operation).vgprs <= plain + 32


def test_the_text_has_one_statement_for_a_formula():
    lowered = epilogues.one_warp.lower(M=64, N=64, K=64, operation="alpha and numbers")
    assert "out[r] = (acc[0][r] - 3.0f) * alpha / 2.5f + (float)n;" in lowered.hip
    assert td.i32.name == "i32"
