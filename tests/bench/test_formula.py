"""A result compared with its contract: the formula's value against torch's, exactness, and messages for wrong results."""

import dataclasses
import math

import numpy as np
import pytest
import torch

import tiledsl as td
from examples import quantise
from examples.attention import attention
from examples.attention_backward import backward_dkdv, backward_dq
from examples.catalogue import EXAMPLES
from examples.epilogues import linear_gelu
from examples.moe import combine, dispatch
from tests.kernels.casts_to_bytes import narrowed
from tests.kernels.mx_gemm import FORMATS, mx_gemm, scaled
from tiledsl.analysis.time.work import tensor_shape, work_of
from tiledsl.targets import TARGETS
from tiledsl.tools.bench.data import NORMAL, WHOLE, decoded, encoded, integers, nothing, values
from tiledsl.tools.bench.evaluation import evaluated
from tiledsl.tools.bench.formula import Expectation, _stored, closeness, compared, compared_with, expectation, fits_exactly, largest_whole

GFX942 = TARGETS["gfx942"]
SIZES = dict(M=64, N=96, K=32)
UPDATE = next(example for example in EXAMPLES if example.id == "K06").kernel


def tensors_of(kernel, kind=WHOLE, largest=8):
    """Numbers for all tensors, as their types hold them, in float32."""
    made = ((t, encoded(values(t, kind, largest, seed), t.dtype, GFX942)) for seed, t in enumerate(kernel.tensors))
    return {tensor.name: decoded(bits, tensor.dtype, GFX942) for tensor, bits in made}


def in_torch(known):
    return {name: torch.from_numpy(value).double() for name, value in known.items()}


def numbers_and_expectation(kernel):
    """Numbers for the tensors of a kernel with one contract, in torch, and what is expected of its result."""
    made = kernel.capture("gfx942", {})
    known = tensors_of(made, NORMAL)
    (stated,) = made.contracts
    return in_torch(known), expectation(made, stated, known, tensor_shape(stated.tensor), GFX942, None)


def outcome(kernel, known, result, largest=8):
    (contract,) = kernel.contracts
    return compared(kernel, contract, known, encoded(np.asarray(result, np.float32), contract.tensor.dtype, GFX942), GFX942, largest)


# -------------------------------------------------------------------------------------------------------------------- values


def test_an_update():
    kernel = UPDATE.capture("gfx942", SIZES)
    known = tensors_of(kernel) | {"alpha": 0.5, "beta": -2.0}
    t = in_torch({name: known[name] for name in "abc"})
    expected = (0.5 * (t["a"] @ t["b"]) - 2 * t["c"]).numpy()
    found = outcome(kernel, known, expected)
    assert found.right and found.exact and (found.elements, found.error, found.allowed) == (64 * 96, 0.0, 0.0)
    assert str(found) == "'c' and its contract, alpha * (a @ b) + beta * old(c), agree in all of 6,144 elements, exactly"


@pytest.mark.parametrize("data, largest", [(WHOLE, 1), (NORMAL, 8)])
def test_terms_that_cancel(data, largest):
    """P is rounded to bf16 as an operand of the second product: the errors of its terms are not those of their sum. One key left out is no such error."""
    kernel = attention.capture("gfx942", {"H": 1, "HK": 1, "SQ": 32, "SK": 64, "D": 64})
    contract = next(one for one in kernel.contracts if one.tensor.name == "o")
    known = tensors_of(kernel, data, largest)
    q, k, v = (in_torch(known)[name][0] for name in "qkv")
    wanted = expectation(kernel, contract, known, (1, 32, 64), GFX942, None)
    plain = dataclasses.replace(wanted, allowed=closeness(wanted.values, ["bf16", "bf16"]))

    def wrong(wanted, keys):
        scores = q @ k[:keys].T / 8
        powers = torch.exp(scores - scores.max(dim=1, keepdim=True).values)
        result = (powers.bfloat16().double() @ v[:keys] / powers.sum(dim=1, keepdim=True)).bfloat16()
        return compared_with(wanted, "o", contract.formula, result.double().numpy()[None]).wrong

    assert wrong(wanted, 64) == 0 and wrong(wanted, 63) > 200
    assert wrong(plain, 64) > 0  # by the roundings of the sums alone


def test_numbers_beyond_the_type():
    """What f32 or bf16 has no number for is an infinity."""
    expected = np.array([[1e40, -1e40, 1e38]])
    for dtype in (td.f32, td.bf16):
        assert np.array_equal(_stored(expected, dtype, GFX942), [[np.inf, -np.inf, 1e38]])
    for target, largest in (("gfx942", 240), ("gfx950", 448)):  # of fp8, FNUZ and OCP
        assert np.array_equal(_stored(expected, td.fp8, TARGETS[target], saturates=True), [[largest, -largest, largest]])
    assert np.array_equal(_stored(expected, td.bf8, GFX942, saturates=True), [[57344, -57344, 57344]])


def test_a_cast_that_saturates():
    """Numbers beyond those of fp8 are its largest, where the kernel casts so."""
    kernel = quantise.by_blocks.capture("gfx950", {"B": 64})
    contract = next(one for one in kernel.contracts if one.tensor.name == "q")
    known = tensors_of(kernel, NORMAL)
    assert np.abs(expectation(kernel, contract, known, tensor_shape(contract.tensor), TARGETS["gfx950"], None).values).max() == 448


def test_the_numbers_of_whole_data():
    """8 where the sums are exact or nothing helps, fewer where that helps, 1 where powers of products would overflow."""
    product = UPDATE.capture("gfx942", SIZES)
    assert largest_whole(product.contracts, {"alpha": 0.5, "beta": -2.0}) == 8
    assert largest_whole(attention.capture("gfx942", {"H": 1, "HK": 1, "SQ": 32, "SK": 64, "D": 64}).contracts, {}) == 1


def test_an_infinity_is_right_or_wrong():
    """An infinite value permits no error, neither of its own element nor of the others."""
    expected = np.array([[1.0, np.inf, -np.inf, 2.0**120]])
    wanted = Expectation(expected, closeness(expected, ["bf16"]), False)
    assert compared_with(wanted, "c", "a", expected.copy()).right
    found = compared_with(wanted, "c", "a", np.array([[1.0, 3.0, np.inf, 2.0**121]]))
    assert (found.wrong, found.first, found.within) == (3, (0, 1), ((0, 0), (1, 3)))
    assert str(found).endswith("the first at [0, 1]: 3 where inf is right (allowed error 5.21e+33); all lie in [0:1, 1:4]")


@pytest.mark.parametrize("kind", ["fp4x2", "fp6x4", "bf6x4", "fp8"])
def test_products_with_scales(kind):
    """Against the numbers of the OCP's document: the data, and the contract on them; work counts numbers, not bytes."""
    of = getattr(td, kind)
    target, given = TARGETS["gfx950"], {"M": 64, "N": 64, "K": of.elements_of(132), "KB": 5}
    kernel = mx_gemm(of).capture("gfx950", {**given, "numbers": 128})
    held = [encoded(values(t, NORMAL, 8, seed), t.dtype, target) for seed, t in enumerate(kernel.tensors[:4])]
    assert [one.shape for one in held] == [(64, given["K"])] * 2 + [(64, 5)] * 2 and {one.dtype for one in held} == {np.dtype(np.uint8)}
    known = {t.name: decoded(bits, t.dtype, target) for t, bits in zip(kernel.tensors, held, strict=False)}
    width = 1 + sum(FORMATS[kind][:2])
    bits = np.unpackbits(held[0], axis=1, bitorder="little").reshape(64, 132, width)
    a = scaled((bits.astype(int) << np.arange(width)).sum(axis=2), kind, held[2])
    assert np.array_equal(known["a"] * np.repeat(known["scale_a"], 32, axis=1)[:, :132], a) and len(np.unique(known["scale_a"])) == 7
    b = known["b"].astype(float) * np.repeat(known["scale_b"], 32, axis=1)[:, :132]
    found = outcome(kernel, known, a @ b.T)
    assert found.right and not found.exact and found.formula == "dequantised(a, scale_a) @ dequantised(b, scale_b).T"
    assert not outcome(kernel, known, a @ b.T / known["scale_b"][:, 0]).right
    assert (work_of(kernel).flops, work_of(kernel).operands) == (2 * 64 * 64 * 132, kind)


def test_rows_at_places_from_memory():
    """td.scatter and td.gather of matrices, with data that td.read declares unique: sums of whole numbers are exact."""
    made = [kernel.capture("gfx942", dict(T=5, K=2, R=1, S=10)) for kernel in (dispatch, combine)]
    for kernel in made:
        (declared,) = kernel.contents
        places = integers(declared, declared.tensor, {}, 3)
        assert sorted(places.ravel().tolist()) == list(range(10))
        known = tensors_of(kernel) | {"places": places}
        if kernel.name == "dispatch":
            expected = np.zeros((10, 1, 128))
            expected[places] = known["x"][:, None]
        else:
            expected = (known["weights"][:, 0, :, None, None] * known["sorted_y"][places]).sum(1)
        assert outcome(kernel, known, expected).right
        assert not outcome(kernel, known, np.roll(expected, 1, 0)).right


def test_a_batch():
    @td.kernel(warps=1)
    def products(a: td.gl[td.bf16, 3, 64, 32], b: td.gl[td.bf16, 3, 64, 32], c: td.gl[td.f32, 3, 64, 64]):
        td.ensures(c, a @ b.T)
        td.grid(1)
        td.store(c[0, 0, 0], td.zeros(td.f32, 32, 32))

    kernel = products.capture("gfx942", {})
    assert work_of(kernel).flops == 2 * 3 * 64 * 64 * 32
    known = tensors_of(kernel)
    t = in_torch(known)
    assert outcome(kernel, known, (t["a"] @ t["b"].mT).numpy()).exact
    assert outcome(kernel, known, (t["a"] @ t["b"].mT).numpy()[[1, 0, 2]]).wrong > 2 * 64 * 64 * 0.9


def test_a_vector_and_a_function():
    """With a tolerance: GELU rounds in its own way, and the result is rounded to bf16."""
    kernel = linear_gelu.capture("gfx942", dict(M=128, N=128, K=64))
    known = tensors_of(kernel) | {"scale": 0.125}
    t = in_torch({name: known[name] for name in ("a", "b", "bias")})
    expected = torch.nn.functional.gelu(0.125 * (t["a"] @ t["b"].T) + t["bias"]).numpy()
    found = outcome(kernel, known, expected)
    largest = np.abs(expected).max()
    assert found.right and not found.exact and found.allowed == pytest.approx(largest * (1e-5 + 2**-8), rel=1e-6)
    assert 0 < found.error <= largest * 2**-8
    agree = "'c' and its contract, gelu(scale * (a @ b.T) + bias), agree in all of 16,384 elements"
    assert str(found) == f"{agree}, within {found.error:.3g} (allowed error {found.allowed:.3g})"
    assert outcome(kernel, known, expected * 1.02).wrong > 1000 and outcome(kernel, known, expected + 3).wrong > 1000


@pytest.mark.parametrize("op, meant", [("relu", torch.relu), ("exp", torch.exp), ("gelu_tanh", lambda x: torch.nn.functional.gelu(x, approximate="tanh"))])
def test_functions(op, meant):
    @td.kernel(warps=1)
    def applied(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
        word = getattr(td, op) if hasattr(td, op) else lambda x: td.gelu(x, approximate="tanh")
        td.ensures(c, td.maximum(word(a / 4.0), -a))
        td.grid(1)
        td.store(c[0, 0], td.zeros(td.f32, 32, 32))

    kernel = applied.capture("gfx942", {})
    known = tensors_of(kernel, NORMAL)
    a = in_torch(known)["a"]
    found = evaluated(kernel.contracts[0].value, known, np.float64)
    assert np.allclose(found, torch.maximum(meant(a / 4), -a).numpy(), rtol=1e-12, atol=1e-15)


def test_powers_of_two_are_those_of_the_instruction():
    """Of an f32, v_and_b32 with 0x7f800000 leaves the exponent: that of infinity for NaN, and of 0 for subnormal numbers."""

    @td.kernel(warps=1)
    def powers(a: td.gl[td.f32, 1, 16], c: td.gl[td.f32, 1, 16]):
        td.ensures(c, td.power_of_two(a))
        td.grid(1)

    a = np.array([[0, -0.0, 1, -1, 0.75, -3, 6e4, 1e30, 2**-126, 1e-40, -1e-45, 3.4e38, math.inf, -math.inf, math.nan, 1 - 2**-24]], np.float32)
    (contract,) = powers.capture("gfx942", {}).contracts
    assert np.array_equal(evaluated(contract.value, {"a": a}, np.float64), (a.view(np.uint32) & 0x7F800000).view(np.float32))


def test_attention():
    @td.kernel(warps=1)
    def attention(q: td.gl[td.f32, 4, 32, 16], k: td.gl[td.f32, 2, 32, 16], v: td.gl[td.f32, 2, 32, 16], o: td.gl[td.f32, 4, 32, 16], r: td.gl[td.f32, 4, 32]):
        keys, values = td.matrix_of(k, lambda n: n // 2), td.matrix_of(v, lambda n: n // 2)
        scores = q @ keys.T / 4
        td.ensures(o, td.softmax(scores, causal=True) @ values)
        td.ensures(r, td.row_sum(td.where(lambda n, i, j: (j < i) & (n > 0), td.exp(scores - td.row_max(scores)), 1)))
        td.grid(1)
        td.store(o[0, 0, 0], td.zeros(td.f32, 32, 16))

    kernel = attention.capture("gfx942", {})
    known = tensors_of(kernel, NORMAL)
    of = in_torch(known)
    keys, values = (of[name].repeat_interleave(2, dim=0) for name in "kv")
    o, r = (evaluated(contract.value, known, np.float64, 4) for contract in kernel.contracts)
    right = torch.nn.functional.scaled_dot_product_attention(of["q"], keys, values, is_causal=True, scale=0.25)
    assert np.allclose(o, right.numpy(), rtol=1e-12)
    scores = of["q"] @ keys.mT / 4
    powers = (scores - scores.amax(-1, keepdim=True)).exp()
    below = torch.ones(4, 32, 32).tril(-1).bool() & (torch.arange(4) > 0)[:, None, None]
    assert np.allclose(r, torch.where(below, powers, 1.0).sum(-1).numpy(), rtol=1e-12)
    assert work_of(kernel).flops == 2 * 2 * 4 * 32 * 32 * 16 and work_of(kernel).counted_by == "contract"
    assert not any(fits_exactly(contract.value, known, 8) for contract in kernel.contracts)


def test_sums_of_groups_and_rows_as_vectors():
    @td.kernel(warps=1)
    def kernel(x: td.gl[td.f32, 6, 32, 16], s: td.gl[td.f32, 16, 6], y: td.gl[td.f32, 2, 16, 32]):
        td.ensures(y, td.group_sum(x.T * td.column(2 * s.T), 3))
        td.grid(1)
        td.store(y[0, 0, 0], td.zeros(td.f32, 16, 32))

    kernel = kernel.capture("gfx942", {})
    known = tensors_of(kernel, NORMAL)
    of = in_torch(known)
    right = (of["x"].mT * (2 * of["s"].T)[..., None]).unflatten(0, (2, 3)).sum(1)
    assert np.allclose(evaluated(kernel.contracts[0].value, known, np.float64, 2), right.numpy(), rtol=1e-12)
    assert fits_exactly(kernel.contracts[0].value, known, 2**11) and not fits_exactly(kernel.contracts[0].value, known, 2**12)


# ----------------------------------------------------------------------------------------------------------------- exactness


def test_the_rows_of_a_batch_of_chosen_matrices():
    """The formula that is stacked has three matrices, though the output has one."""

    @td.kernel(warps=1)
    def kernel(x: td.gl[td.f32, 3, 32, 16], y: td.gl[td.f32, 3, 16, 32], z: td.gl[td.f32, 96, 32]):
        td.ensures(z, td.stacked(x @ td.matrix_of(y, lambda n: 2 - n)))
        td.grid(1)
        td.store(z[0, 0], td.zeros(td.f32, 96, 32))

    kernel = kernel.capture("gfx942", {})
    known = tensors_of(kernel, NORMAL)
    right = known["x"].astype(np.float64) @ known["y"][::-1].astype(np.float64)
    assert np.allclose(evaluated(kernel.contracts[0].value, known, np.float64), right.reshape(96, 32), rtol=1e-12)


def contract(formula, scalars=("alpha",)):
    """The formula of a and b of 64 x K, and c, at K = 4096."""

    @td.kernel(warps=1)
    def stated(a: td.gl[td.bf16, 64, "K"], b: td.gl[td.bf16, 64, "K"], c: td.gl[td.f32, 64, 64], alpha: td.f32):
        td.ensures(c, formula(a, b, c, alpha))
        td.grid(1)
        td.store(c[0, 0], td.zeros(td.f32, 32, 32))

    return stated.capture("gfx942", dict(K=4096)).contracts[0].value


@pytest.mark.parametrize(
    "formula, alpha, largest, exact",
    [
        (lambda a, b, c, alpha: a @ b.T, 1.0, 64, True),  # 4096 · 64² = 2²⁴
        (lambda a, b, c, alpha: a @ b.T, 1.0, 65, False),
        (lambda a, b, c, alpha: a @ b.T + td.old(c), 1.0, 64, False),
        (lambda a, b, c, alpha: a @ b.T - td.old(c), 1.0, 63, True),
        (lambda a, b, c, alpha: alpha * (a @ b.T), 0.5, 64, True),  # as many halves
        (lambda a, b, c, alpha: alpha * (a @ b.T) + td.old(c), 0.5, 64, False),
        (lambda a, b, c, alpha: alpha * (a @ b.T), 3.0, 64, False),
        (lambda a, b, c, alpha: alpha * (a @ b.T), 0.1, 1, False),  # 0.1 uses all 24 bits
        (lambda a, b, c, alpha: alpha * (a @ b.T), math.inf, 1, False),
        (lambda a, b, c, alpha: td.relu(-(a @ b.T)), 1.0, 64, True),
        (lambda a, b, c, alpha: td.maximum(a @ b.T, 0.25), 1.0, 8, True),
        (lambda a, b, c, alpha: td.exp(a @ b.T), 1.0, 1, False),
        (lambda a, b, c, alpha: td.old(c) / 4.0, 1.0, 8, False),
        (lambda a, b, c, alpha: a @ b.T @ td.old(c), 1.0, 4, True),  # 64 · 4096 · 4³ = 2²⁴
        (lambda a, b, c, alpha: a @ b.T @ td.old(c), 1.0, 5, False),
    ],
)
def test_what_f32_holds_exactly(formula, alpha, largest, exact):
    assert fits_exactly(contract(formula), {"alpha": alpha}, largest) == exact


def test_what_is_rounded_on_the_way_is_not_exact():
    """The product is rounded to bf16 and used further. The contract does not state this rounding, so its tolerance covers it."""

    def made(on_the_way):
        @td.kernel(warps=1)
        def scaled(a: td.gl[td.bf16, 32, 32], b: td.gl[td.bf16, 32, 32], c: td.gl[td.f32, 32, 32]):
            td.ensures(c, 3.0 * (a @ b.T))
            td.grid(1)
            As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
            td.load(As, a[0, 0])
            td.load(Bs, b[0, 0])
            acc = td.zeros(td.f32, 32, 32)
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.store(c[0, 0], 3.0 * (td.cast(td.cast(acc, td.bf16), td.f32) if on_the_way else acc))

        kernel = scaled.capture("gfx942", {})
        known = tensors_of(kernel)
        product = torch.from_numpy(known["a"] @ known["b"].T)
        rounded = product.bfloat16().float()
        return outcome(kernel, known, (3 * rounded).numpy()), np.abs(3 * product.numpy()).max(), int((rounded != product).sum())

    found, largest, _ = made(True)
    assert found.right and not found.exact and found.allowed == pytest.approx(largest * (1e-5 + 2**-8), rel=1e-6)
    found, _, differ = made(False)
    assert found.exact and found.wrong == differ > 0


@pytest.mark.parametrize("causal", [False, True])
def test_the_errors_of_rounded_powers_do_not_cancel(causal):
    """The powers are rounded to bf16 before the product with v, whose terms may cancel: an error may be more than a rounding of the result."""
    kernel = attention.capture("gfx942", dict(H=2, HK=2, SQ=100, SK=100, D=32, causal=causal))
    known = tensors_of(kernel, NORMAL)
    of = in_torch(known)
    scores = of["q"] @ of["k"].mT / math.sqrt(32)
    if causal:
        scores = scores.masked_fill(torch.ones(100, 100).triu(1).bool(), -math.inf)
    powers = (scores - scores.amax(-1, keepdim=True)).exp()

    def outcome_of(rounded):
        result = (rounded.double() @ of["v"] / powers.sum(-1, keepdim=True)).numpy()
        bits = encoded(result.astype(np.float32), td.bf16, GFX942)
        return compared(kernel, kernel.contracts[0], known, bits, GFX942, None), result

    exact = evaluated(kernel.contracts[0].value, known, np.float64, 2)
    found, result = outcome_of(powers.bfloat16())
    assert found.right and 0 < found.error < found.allowed
    assert (np.abs(result - exact) > 2**-7 * np.abs(exact) + 1e-5 * np.abs(exact).max()).any()
    one_less = powers.clone()
    one_less[:, :, 7] = 0
    assert outcome_of(one_less.bfloat16())[0].wrong > 1000 and outcome_of(1.1 * powers)[0].wrong > 1000


def test_the_error_of_a_softmax_of_rounded_products():
    """Scores of a rounded operand: one may be off upwards, and the others of its row downwards."""

    @td.kernel(warps=1)
    def kernel(a: td.gl[td.f32, 1, 32, 16], b: td.gl[td.f32, 1, 16, 32], y: td.gl[td.f32, 1, 32, 32]):
        td.ensures(y, td.softmax(td.exp(a) @ b / 16.0))
        td.grid(1)
        p = td.cast(td.load(a[0, 0, 0], (32, 16)), td.bf16)
        td.store(y[0, 0, 0], td.cast(p, td.f32))

    of, wanted = numbers_and_expectation(kernel)
    a, b = of["a"], of["b"]
    right = (a.exp() @ b / 16).softmax(-1)
    mean = right @ b.mT  # of a column of b, by the row's weights
    off = [((a.exp() * (1 + 2**-8 * torch.sign(b[:, None, :, j] - mean))) @ b / 16).softmax(-1)[..., j] for j in range(32)]
    largest = (torch.stack(off, dim=-1) - right).abs().numpy()
    assert np.allclose(wanted.values, right.numpy(), rtol=1e-12)
    assert (largest <= wanted.allowed).all() and (largest > 0.2 * wanted.allowed).mean() > 0.5


def test_the_error_of_a_rounded_operand_goes_through_the_rest_of_a_formula():
    """A product, a vector, a quotient, a function, and sums of matrices and columns; at the bound's least and largest result."""

    @td.kernel(warps=1)
    def kernel(a: td.gl[td.f32, 4, 32, 16], b: td.gl[td.f32, 4, 16, 32], s: td.gl[td.f32, 32], y: td.gl[td.f32, 2, 32, 32]):
        x = td.group_sum((td.exp(a) @ b).T, 2)
        td.ensures(y, td.silu(x / 2.0 + s) / (2 + td.col_max(x) * td.col_max(x)))
        td.grid(1)
        p = td.cast(td.load(a[0, 0, 0], (32, 16)), td.bf16)
        td.store(y[0, 0, 0], td.cast(p, td.f32))

    of, wanted = numbers_and_expectation(kernel)

    def off(signs):
        x = ((of["a"].exp() * (1 + 2**-8 * signs)) @ of["b"]).mT.unflatten(0, (2, 2)).sum(1)
        return (torch.nn.functional.silu(x / 2 + of["s"]) / (2 + x.amax(-2, keepdim=True) ** 2)).numpy()

    assert np.allclose(wanted.values, off(0), rtol=1e-12)
    tried = [off(torch.sign(torch.randn(4, 32, 16, generator=torch.Generator().manual_seed(seed)))) for seed in range(20)]
    largest = np.abs(np.array(tried) - wanted.values).max(0)
    assert (largest <= wanted.allowed).all() and (largest > 0.1 * wanted.allowed).mean() > 0.5


def test_the_error_of_an_operand_that_is_a_sum_of_matrices():
    @td.kernel(warps=1)
    def kernel(a: td.gl[td.f32, 2, 32, 16], b: td.gl[td.f32, 16, 32], y: td.gl[td.f32, 1, 32, 32]):
        td.ensures(y, td.group_sum(a, 2) @ b)
        td.grid(1)
        p = td.cast(td.load(a[0, 0, 0], (32, 16)), td.bf16)
        td.store(y[0, 0, 0], td.cast(p, td.f32))

    of, wanted = numbers_and_expectation(kernel)
    x = of["a"].sum(0)
    assert np.allclose(wanted.values, (x @ of["b"]).numpy(), rtol=1e-12)
    off = (x.abs() @ of["b"].abs() * 2**-8).numpy()
    assert (off <= wanted.allowed).all() and (wanted.allowed < 2 * off).mean() > 0.9


# ------------------------------------------------------------------------------------------------------------- what is wrong


def wrong(change):
    kernel = UPDATE.capture("gfx942", SIZES)
    known = tensors_of(kernel) | {"alpha": 1.0, "beta": 0.0}
    result = known["a"] @ known["b"]
    change(result)
    return outcome(kernel, known, result), result


def test_wrong_elements():
    def change(c):
        c[3, 7] += 1
        c[60, :] = 0.5

    found, result = wrong(change)
    assert (found.right, found.exact, found.wrong, found.first, found.got, found.expected) == (False, True, 97, (3, 7), result[3, 7], result[3, 7] - 1)
    what = "'c' and its contract, alpha * (a @ b) + beta * old(c), differ in 97 of 6,144 elements"
    assert str(found) == f"{what}, the first at [3, 7]: {result[3, 7]:g} where {result[3, 7] - 1:g} is right (allowed error 0); all lie in [3:61, 0:96]"


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_elements_that_are_no_numbers(value):
    found, _ = wrong(lambda c: c.__setitem__((0, 1), value))
    assert found.wrong == 1 and found.first == (0, 1) and str(found.got) == str(value)


@pytest.mark.parametrize("got, right", [(-math.inf, True), (-80.0, False), (math.nan, False), (math.inf, False)])
def test_an_infinity_has_no_tolerance(got, right):
    """The logarithm of 0 is −inf. The other elements keep their tolerance."""

    @td.kernel(warps=1)
    def logarithms(a: td.gl[td.f32, 16, 16], c: td.gl[td.bf16, 16, 16]):
        td.ensures(c, td.log(a))
        td.grid(1)
        td.store(c[0, 0], td.cast(td.zeros(td.f32, 16, 16), td.bf16))

    kernel = logarithms.capture("gfx942", {})
    a = np.full((16, 16), 3.0, np.float32)
    a[2, 3] = 0
    result = np.where(a > 0, np.log(np.maximum(a, 1)), got)
    found = outcome(kernel, {"a": a}, result, None)
    assert found.right == right and found.allowed == pytest.approx(math.log(3) * (1e-5 + 2**-8))
    assert right or (found.wrong, found.first, found.expected) == (1, (2, 3), -math.inf)
    result[5, 5] *= 1.02
    assert outcome(kernel, {"a": a}, result, None).wrong == 2 - right


def test_what_was_left_unwritten():
    kernel = UPDATE.capture("gfx942", SIZES)
    (contract,) = kernel.contracts
    known = tensors_of(kernel) | {"alpha": 1.0, "beta": 0.0}
    for largest in (8, None):
        assert compared(kernel, contract, known, nothing(contract.tensor, GFX942), GFX942, largest).wrong == 64 * 96


def test_a_tolerance_is_no_cover_for_mistakes():
    """Normally distributed data: sums in another order pass, a product that lacks one k does not."""
    kernel = UPDATE.capture("gfx942", dict(M=64, N=64, K=512))
    known = tensors_of(kernel, NORMAL) | {"alpha": 1.0, "beta": 0.0}
    right = (known["a"][:, ::-1] @ known["b"][::-1]).astype(np.float32)
    found = outcome(kernel, known, right, None)
    assert found.right and 0 < found.error < found.allowed < 2e-3
    assert outcome(kernel, known, known["a"][:, 1:] @ known["b"][1:], None).wrong > 64 * 64 * 0.9


# ---------------------------------------------------------------------------------------------------------------------- data


@pytest.mark.parametrize(
    "dtype, target, theirs",
    [
        (td.bf16, "gfx942", torch.bfloat16),
        (td.f16, "gfx942", torch.float16),
        (td.f32, "gfx942", torch.float32),
        (td.fp8, "gfx942", torch.float8_e4m3fnuz),
        (td.fp8, "gfx950", torch.float8_e4m3fn),
        (td.bf8, "gfx942", torch.float8_e5m2fnuz),
        (td.bf8, "gfx950", torch.float8_e5m2),
    ],
)
def test_types_hold_numbers_as_torch_does(dtype, target, theirs):
    """Rounding to nearest even and back, bit by bit."""
    numbers = np.concatenate([np.random.default_rng(0).standard_normal(4000, np.float32), np.arange(-200, 200, 0.125, np.float32)])
    bits = encoded(numbers, dtype, TARGETS[target])
    expected = torch.from_numpy(numbers).to(theirs)
    same = {torch.bfloat16: torch.uint16}.get(theirs, torch.uint8 if theirs.itemsize == 1 else None)
    assert (bits == (expected.view(same) if same else expected).numpy()).all()
    assert (decoded(bits, dtype, TARGETS[target]) == expected.float().numpy()).all()


def test_scales_of_blocks():
    """Exponents as the instruction of a cast leaves them: OCP's 255 for NaN, the least power for 0, powers that are not above other numbers."""
    numbers = np.array([math.nan, math.inf, 0, 2.0**-127, 1, 3, -4, 2.0**127], np.float32)
    found = encoded(numbers, td.e8m0, TARGETS["gfx950"])
    assert found.tolist() == [255, 255, 0, 0, 127, 128, 129, 254]
    np.testing.assert_array_equal(decoded(found, td.e8m0, TARGETS["gfx950"])[1:], [math.nan, 2.0**-127, 2.0**-127, 1, 2, 4, 2.0**127])


def test_bf16_of_what_is_no_number_or_too_large():
    found = decoded(encoded(np.array([math.nan, math.inf, -math.inf, 3.4e38], np.float32), td.bf16, GFX942), td.bf16, GFX942)
    assert math.isnan(found[0]) and list(found[1:]) == [math.inf, -math.inf, math.inf]


@pytest.mark.parametrize("dtype, bits", [(td.int8, 8), (td.i32, 32)])
def test_integers_are_rounded_and_stay_within_their_type(dtype, bits):
    numbers = np.array([0.5, 1.5, -2.5, 127.0, 1e12, -1e12, math.nan], np.float32)
    found = encoded(numbers, dtype, GFX942)
    least, most = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
    assert (found.itemsize * 8, found.tolist()) == (bits, [0, 2, -2, 127, most, least, least])
    assert decoded(found, dtype, GFX942).tolist() == found.tolist()


def test_whole_numbers_of_kernels_with_exponentials_are_small():
    """As large as is exact; else up to 8, but exponentials of such numbers leave the range of f32: those of the gradients of attention."""
    sizes = dict(H=2, HK=2, SQ=32, SK=32, D=64)
    assert largest_whole(UPDATE.capture("gfx942", dict(SIZES, K=2**18)).contracts, {"alpha": 1.0, "beta": 1.0}) == 7
    assert largest_whole(linear_gelu.capture("gfx942", dict(M=128, N=128, K=64)).contracts, {"scale": 0.3}) == 8
    for kernel in (backward_dq, backward_dkdv):
        made = kernel.capture("gfx942", sizes)
        assert largest_whole(made.contracts, {}) == 1
        known = tensors_of(made, largest=1)
        assert all(np.isfinite(evaluated(contract.value, known, np.float32, 2)).all() for contract in made.contracts)


def test_whole_numbers_and_normally_distributed_ones():
    tensor = dataclasses.replace(UPDATE.capture("gfx942", SIZES).tensors[0])
    whole, normal = values(tensor, WHOLE, 3, 0), values(tensor, NORMAL, 3, 0)
    assert set(np.unique(whole)) == {*range(-3, 4)} and whole.shape == (64, 32)
    assert abs(normal.std() - 1) < 0.1 and len(np.unique(normal)) > 2000
    assert (values(tensor, NORMAL, 3, 0) == normal).all() and (values(tensor, NORMAL, 3, 1) != normal).any()


@pytest.mark.parametrize("to, target", [(td.fp8, "gfx942"), (td.fp8, "gfx950"), (td.bf8, "gfx942"), (td.bf8, "gfx950")])
def test_a_result_of_8_bits_may_be_off_by_half_of_its_last_place(to, target):
    kernel = narrowed(to).capture(target, dict(M=32, N=128))
    known = tensors_of(kernel, NORMAL)
    found = encoded(known["x"], to, TARGETS[target])
    (contract,) = kernel.contracts
    one = compared(kernel, contract, known, found[None], TARGETS[target], None)
    assert one.right and 0 < one.error <= one.allowed
    assert compared(kernel, contract, known, (found ^ 2)[None], TARGETS[target], None).wrong > found.size * 0.95  # two numbers further
