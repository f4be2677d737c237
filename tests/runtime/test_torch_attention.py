"""Attention as torch's operator: both layouts without a copy, results and gradients against double precision, and what is refused."""

import math

import numpy as np
import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

from examples import library
from tests.runtime.operands import Recorder, execute_once, forward_mode, refused, refused_by_compile, second_derivative, shifted
from tiledsl.torch import attention, heads, layer_norm, matmul_abt, rms_norm, softmax

ROUNDED = {torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11}  # the largest relative error of one rounding


def normal(*shape: int, dtype: torch.dtype = torch.bfloat16, seed: int = 0) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def operands(batch=2, several=4, shared=2, queries=70, keys=70, columns=64, dtype=torch.bfloat16):
    """q, k and v of (batch, heads, positions, columns), contiguous."""
    shapes = ((several, queries), (shared, keys), (shared, keys))
    return [normal(batch, *shape, columns, dtype=dtype, seed=seed) for seed, shape in enumerate(shapes)]


def of_torch(q, k, v, causal=False, scale=None):
    """The same with torch's operations."""
    q, k, v = (x.double() for x in (q, k, v))
    k, v = (x.repeat_interleave(q.shape[1] // k.shape[1], 1) for x in (k, v))
    scores = q @ k.mT * (scale or q.shape[3] ** -0.5)
    if causal:
        scores = scores.masked_fill(torch.ones(scores.shape[-2:]).triu(k.shape[2] - q.shape[2] + 1).bool(), -math.inf)
    return torch.softmax(scores, -1) @ v


def assert_close(o, q, k, v, causal=False, scale=None):
    """The powers are rounded by u, relative to each, before the products with v, and the result once more: each by at most u·max|v|, u = 2⁻⁸ of bf16.

    The f32 errors of the scores, 2⁻²⁴·|q|·|k|, and of the sums are a hundredth of this."""
    right = of_torch(q, k, v, causal, scale)
    assert o.dtype == q.dtype and o.shape == q.shape
    assert (
        (o.double() - right).abs() <= 2.05 * ROUNDED[q.dtype] * v.double().abs().amax((2, 3)).repeat_interleave(q.shape[1] // v.shape[1], 1)[..., None, None]
    ).all()


def as_positions(tensors):
    """The same elements with positions before heads in memory."""
    return [one.transpose(1, 2).contiguous() for one in tensors]


def places(tensors):
    return [(one.data_ptr(), one.shape, one.stride()) for one in tensors]


@pytest.mark.thorough
@pytest.mark.parametrize(
    "sizes, causal",
    (
        ({}, True),
        ({}, False),
        ({"batch": 1, "several": 2, "shared": 1, "queries": 40, "keys": 72, "dtype": torch.float16}, True),
        ({"several": 1, "shared": 1, "queries": 1, "keys": 130, "columns": 128}, False),
        *(({"columns": columns, "keys": 33}, False) for columns in (16, 32, 48, 80, 96, 112, 128)),
    ),
)
def test_against_torch(sizes, causal):
    q, k, v = operands(**sizes)
    assert_close(attention(q, k, v, causal=causal), q, k, v, causal)


@pytest.mark.thorough
def test_a_scale_of_ones_own():
    q, k, v = operands(1, 1, 1, 33, 40)
    assert_close(attention(q, k, v, scale=0.37), q, k, v, scale=0.37)
    assert torch.equal(attention(q, k, v, scale=np.float32(0.37)), attention(q, k, v, scale=float(np.float32(0.37))))


def test_heads_before_positions_are_read_in_place(monkeypatch):
    """In one launch, batch and heads as one dimension."""
    kernel = Recorder.of(monkeypatch, heads, "attention_of")
    given = operands()
    found = attention(*given)
    ((*tensors, o, lse),) = kernel.calls
    assert places(tensors) == places(given)
    assert o.data_ptr() == found.data_ptr() and found.is_contiguous() and lse.shape == (8, 70)
    assert_close(found, *given)


@pytest.mark.thorough
@pytest.mark.parametrize("named", (False, True))
def test_positions_before_heads_are_read_in_place(monkeypatch, named):
    """Given as such, or as views of the other shape: in one launch, and the result lies as q does."""
    kernel = Recorder.of(monkeypatch, heads, "attention_of")
    right = operands()
    given = as_positions(right)
    views = [one.transpose(1, 2) for one in given]
    found = attention(*given, layout="BSHD") if named else attention(*views)
    ((*tensors, lse),) = kernel.calls
    assert places(tensors) == places((*views, found.transpose(1, 2) if named else found)) and lse.shape == (8, 70)
    assert found.transpose(1, 2).is_contiguous() != named and found.is_contiguous() == named
    assert torch.equal(found.transpose(1, 2) if named else found, attention(*right))


@pytest.mark.thorough
def test_parts_of_one_tensor_are_read_in_place(monkeypatch):
    kernel = Recorder.of(monkeypatch, heads, "attention_of")
    packed = normal(2, 70, 3, 4, 64)
    q, k, v = packed.transpose(1, 3).unbind(2)
    found = attention(q, k, v)
    ((*tensors, _, _),) = kernel.calls
    assert places(tensors) == places((q, k, v))
    assert_close(found, q, k, v)


@pytest.mark.parametrize("changed", (shifted, lambda x: x[:, :1].expand(-1, 2, -1, -1), lambda x: torch.nn.functional.pad(x, (0, 4))[..., :64]))
def test_heads_that_are_copied(changed):
    """Those that begin at no multiple of 16 bytes, and those that share memory."""
    q, k, v = operands()
    k = changed(k)
    assert torch.equal(attention(q, k, v), attention(q, k.contiguous().clone(), v))


def test_a_query_without_a_key_is_nan():
    """Causal, with more queries than keys: as torch's softmax of a row of -inf."""
    q, k, v = operands(1, 2, 1, 40, 33)
    found = attention(q, k, v, causal=True)
    assert torch.equal(found.isnan(), of_torch(q, k, v, True).isnan()) and found.isnan().any() and found[:, :, 7:].isfinite().all()


def gradients(function, slope, *given):
    leaves = [one.detach().requires_grad_() for one in given]
    return torch.autograd.grad(function(*leaves), leaves, slope)


def gradient_errors(slope, q, k, v, causal):
    """With u of a rounding: o is off by u·Σ p·|v|, and by u·|o| when it is stored, p by u, and ds = p·(slope·vᵀ - delta) by u of its own and p times the error
    of delta = Σ o·slope. The f32 errors are a hundredth of these."""
    u, scale, several = ROUNDED[q.dtype], q.shape[3] ** -0.5, q.shape[1] // k.shape[1]
    slope, q, k, v = (x.double() for x in (slope, q, k, v))
    k, v = (x.repeat_interleave(several, 1) for x in (k, v))
    scores = q @ k.mT * scale
    if causal:
        scores = scores.masked_fill(torch.ones(scores.shape[-2:]).triu(k.shape[2] - q.shape[2] + 1).bool(), -math.inf)
    p = torch.softmax(scores, -1)
    of_delta = (slope.abs() * (u * (p @ v.abs()) + u * (p @ v).abs())).sum(-1, keepdim=True)
    ds = p * (slope @ v.mT - (slope * (p @ v)).sum(-1, keepdim=True))
    of_ds = (u * ds.abs() + p * of_delta) * scale
    errors = of_ds @ k.abs(), of_ds.mT @ q.abs(), u * p.mT @ slope.abs()
    return [errors[0], *(one.unflatten(1, (-1, several)).sum(2) for one in errors[1:])]


def assert_gradients(found, slope, q, k, v, causal):
    right = gradients(lambda *given: of_torch(*given, causal), slope.double(), *(x.double() for x in (q, k, v)))
    for one, other, error in zip(found, right, gradient_errors(slope, q, k, v, causal), strict=True):
        assert one.dtype == q.dtype and one.shape == other.shape
        assert ((one.double() - other).abs() <= 1.05 * (error + ROUNDED[q.dtype] * other.abs()) + 2.0**-20).all()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "sizes, causal",
    (
        ({}, True),
        ({}, False),
        ({"batch": 1, "several": 2, "shared": 1, "queries": 40, "keys": 72, "dtype": torch.float16}, True),
        ({"several": 1, "shared": 1, "queries": 40, "keys": 33, "columns": 128}, False),
        *(({"columns": columns, "keys": 33}, False) for columns in (16, 32, 48, 80, 96, 112)),
    ),
)
def test_gradients(sizes, causal):
    """Of tensors with positions before heads in memory; the gradients lie as the tensors do."""
    given = [one.transpose(1, 2) for one in as_positions(operands(**sizes))]
    slope = normal(*given[0].shape, dtype=given[0].dtype, seed=7)
    found = gradients(lambda *given: attention(*given, causal=causal), slope, *given)
    assert_gradients(found, slope, *given, causal)
    assert [one.stride() for one in found] == [one.stride() for one in given]


@pytest.mark.thorough
def test_only_the_gradients_that_are_asked_for(monkeypatch):
    kernels = [Recorder.of(monkeypatch, heads, f"backward_{name}_of") for name in ("delta", "dq", "dkdv")]
    q, k, v = operands(2, 2, 1, 40, 72)
    k = k.transpose(1, 2).contiguous().transpose(1, 2)
    v.requires_grad_()
    attention(q, k, v, causal=True).sum().backward()
    assert [len(one.calls) for one in kernels] == [1, 0, 1] and v.grad.shape == v.shape and q.grad is None


@pytest.mark.thorough
def test_a_query_without_a_key_has_no_gradient():
    q, k, v = operands(1, 2, 1, 40, 33)
    slope = normal(1, 2, 40, 64, seed=7)
    found = gradients(lambda *given: attention(*given, causal=True), slope, q, k, v)
    assert (found[0][:, :, :7] == 0).all()
    assert_gradients((found[0][:, :, 7:], *found[1:]), slope[:, :, 7:], q[:, :, 7:], k, v, True)  # the last query sees all keys, without the first ones too


@pytest.mark.parametrize("sizes", ({"batch": 0}, {"queries": 0}, {"keys": 0}, {"several": 0}))
def test_without_elements(sizes):
    """What torch's function gives: without keys, zeros."""
    q, k, v = operands(**sizes)
    expected = torch.nn.functional.scaled_dot_product_attention(q, k.repeat_interleave(2, 1)[:, : q.shape[1]], v.repeat_interleave(2, 1)[:, : q.shape[1]])
    found = attention(q, k, v)
    assert found.shape == expected.shape and torch.equal(found, expected)


@pytest.mark.thorough
def test_torchs_own_checks_of_operators():
    q, k, v = operands(1, 2, 1, 40, 72)
    checks = torch.library.opcheck(torch.ops.tiledsl.attention.default, (q.requires_grad_(), k, v.requires_grad_(), True, 0.125))
    assert set(checks.values()) == {"SUCCESS"}


@pytest.mark.thorough
def test_torchs_own_checks_of_the_gradients_operators():
    q, k, v = operands(1, 2, 1, 40, 72)
    o, lse = torch.ops.tiledsl.attention(q, k, v, True, 0.125)
    assert set(torch.library.opcheck(torch.ops.tiledsl.attention_delta.default, (o, q)).values()) == {"SUCCESS"}
    delta = torch.ops.tiledsl.attention_delta(o, q)
    for name in ("attention_dq", "attention_dkdv"):
        checks = torch.library.opcheck(getattr(torch.ops.tiledsl, name).default, (q, q, k, v, lse, delta, True, 0.125))
        assert set(checks.values()) == {"SUCCESS"}, name


def test_fake_tensors_compute_nothing():
    with FakeTensorMode():
        q, k = (torch.empty(64, several, 10**5, 128, dtype=torch.float16) for several in (64, 8))
        turned = [one.transpose(1, 2) for one in (q, k, k)]
        assert (attention(q, k, k).shape, attention(*turned, layout="BSHD").stride()) == (q.shape, turned[0].stride())


@pytest.mark.filterwarnings(r"ignore:`torch.jit.script(_method)?` is deprecated:DeprecationWarning")  # torch itself uses it
def test_forward_mode_is_refused():
    text = """\
error: attention has no derivatives in forward mode, and 'q' has a tangent
  = help: use reverse mode, backward() or torch.autograd.grad; or pass q.detach() if 'q' is no variable"""
    assert refused(forward_mode, attention, *operands()) == text


@pytest.mark.parametrize(
    "differentiated",
    (
        lambda q, k, v: torch.func.grad(lambda q: attention(q, k, v).float().sum())(q),
        lambda q, k, v: torch.func.grad(lambda q: torch.vmap(attention)(q[None], k[None], v[None]).float().sum())(q),
        lambda q, k, v: torch.vmap(torch.func.grad(lambda q: attention(q, k, v).float().sum()))(q[None]),
    ),
)
def test_derivatives_of_torchs_transforms_are_refused(differentiated):
    text = """\
error: attention has no derivatives inside torch.func, and 'q' is a variable of grad, vjp or jacrev
  = help: use backward() or torch.autograd.grad outside; or pass q.detach() if 'q' is no variable"""
    assert refused(differentiated, *operands(1, 2, 1, 40, 72)) == text


@pytest.mark.thorough
@pytest.mark.parametrize("first", ("dq", "dk"))
def test_second_derivatives_are_refused(first):
    q, k, v = operands(1, 2, 1, 40, 72)
    given = (lambda q: attention(q, k, v, causal=True), q) if first == "dq" else (lambda k: attention(q, k, v, causal=True), k)
    text = """\
error: attention has no second derivatives, and one is asked for
  = help: torch.nn.functional.scaled_dot_product_attention in sdpa_kernel(SDPBackend.MATH) of torch.nn.attention has them"""
    assert refused(second_derivative, *given) == text


@pytest.mark.thorough
def test_autocast_casts():
    """As torch's function: tensors of f32, or of several types, become autocast's type, and gradients come back in the tensors' own."""
    q, k, v = operands(1, 2, 1, 40, 72)
    leaf = q.float().requires_grad_()
    with torch.autocast("cpu", torch.bfloat16):
        found = attention(leaf, k.float(), v, causal=True)
    assert torch.equal(found, attention(q, k, v, causal=True))
    found.float().sum().backward()
    assert leaf.grad.dtype == torch.float32 and leaf.grad.abs().max() > 0


Q, K, V = operands()
ORDER = "(batch, heads, positions, columns)"


@pytest.mark.parametrize(
    "given, options, text",
    (
        ((Q, K, None), {}, "attention takes tensors, and 'v' is None"),
        ((Q, K, V.float()), {}, "attention takes bfloat16 or float16, and 'v' is float32\n  = help: pass v.to(torch.bfloat16)"),
        ((Q, K.half(), V), {}, "attention takes tensors of one type: 'q' is bfloat16, and 'k' float16\n  = help: pass k.to(q.dtype)"),
        ((Q, K, V.to("meta")), {}, "attention takes tensors on one device: 'q' is on cpu, and 'v' on meta\n  = help: pass v.to(q.device)"),
        (
            (Q[0], K, V),
            {},
            f"attention takes tensors of {ORDER}, and 'q' has shape (4, 70, 64)\n  = help: give 'q' four dimensions, with unsqueeze or unflatten",
        ),
        ((Q, K[:1], V), {}, "attention takes q, k and v with as many batches: 'q' has 2, and 'k' 1"),
        ((Q, K, V[..., :32]), {}, "attention takes q, k and v with as many columns: 'q' has 64, and 'v' 32"),
        ((Q, K[:, :, :69], V), {}, "attention takes k and v with as many positions: 'k' has 69, and 'v' 70"),
        ((Q, K[:, :1], V), {}, "attention takes k and v with as many heads: 'k' has 1, and 'v' 2"),
        (
            (Q[:, :3], K, V),
            {},
            "attention takes heads of q that share heads of k evenly: 'q' has 3 heads, and 'k' 2, which do not divide 3\n  = help: the tensors are taken as"
            f' {ORDER}: layout="BSHD" exchanges heads and positions',
        ),
        (
            as_positions((Q[:, :3], K, V)),
            {"layout": "BSHD"},
            "attention takes heads of q that share heads of k evenly: 'q' has 3 heads, and 'k' 2, which do not divide 3\n  = help: the tensors are taken as"
            ' (batch, positions, heads, columns): layout="BHSD" exchanges heads and positions',
        ),
        (
            (Q[..., :40], K[..., :40], V[..., :40]),
            {},
            "attention takes heads of 16, 32, … or 128 columns, and 'q' has 40\n  = help: columns of zeros change no score: pass"
            " torch.nn.functional.pad(x, (0, 8)) of q, k and v, and scale=40 ** -0.5; the result's last 8 columns are 0",
        ),
        (
            [torch.zeros(1, 1, 32, 256).bfloat16()] * 3,
            {},
            "attention takes heads of 16, 32, … or 128 columns, and 'q' has 256",
        ),
        (
            (Q, K.mT.contiguous().mT, V),
            {},
            "attention takes tensors whose last dimension is contiguous, and 'k' of shape (2, 2, 70, 64) has strides (8960, 4480, 1, 70)\n  = help: pass"
            " k.contiguous()",
        ),
        (
            (Q, K, V),
            {"mask": torch.ones(70, 71)},
            "attention computes no mask of a tensor, and 'mask' is a tensor of shape (70, 71)\n  = help: causal=True lets each query see the keys up to its own"
            " place\n  = help: torch.nn.functional.scaled_dot_product_attention takes other masks",
        ),
        *(
            ((Q, K, V), {name: value}, f"attention has no argument '{name}'{near}: it takes q, k, v, causal, scale, layout and mask{help}")
            for name, value, near, help in (
                (
                    "is_causal",
                    True,
                    "",
                    "\n  = help: use 'causal', which counts from the last query and the last key, where 'is_causal' counts from the first ones: of as many"
                    " queries as keys both are one",
                ),
                ("attn_mask", None, "", "\n  = help: leave it out: attention computes no mask of a tensor"),
                ("dropout_p", 0.0, "", "\n  = help: leave it out: attention has no dropout"),
                ("enable_gqa", True, "", "\n  = help: leave it out: k and v may always have fewer heads than q"),
                ("casual", True, " (did you mean 'causal'?)", ""),
                ("window", 5, "", ""),
            )
        ),
        ((Q, K, V), {"layout": "SBHD"}, "layout of attention is 'BHSD' or 'BSHD', and got 'SBHD'"),
        ((Q, K, V), {"causal": 1}, "causal of attention is True or False, and got 1"),
        ((Q, K, V), {"scale": 0}, "scale of attention is a number above 0, and got 0"),
        ((Q, K, V), {"scale": torch.ones(())}, "scale of attention is a number above 0, and got a Python Tensor"),
    ),
)
def test_what_does_not_fit(given, options, text):
    assert refused(attention, *given, **options) == f"error: {text}"


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors:UserWarning")
@pytest.mark.parametrize("layout", (torch.jagged, torch.strided))
def test_nested_tensors_are_refused(layout):
    q = torch.nested.nested_tensor([one[:, :size] for one, size in zip(Q, (40, 50), strict=True)], layout=layout)
    assert refused(attention, q, q, q) == "error: attention takes dense tensors, and 'q' is a nested tensor\n  = help: pass the tensors in it one by one"


@pytest.mark.parametrize("given, options", (((Q, K, V.float()), {}), ((Q[..., :40], K[..., :40], V[..., :40]), {}), ((Q, K, V), {"mask": Q, "causal": True})))
def test_what_torch_compile_says_of_it(given, options):
    """Its own error, with the text and the helps."""
    text = refused(attention, *given, **options).removeprefix("error: ")
    assert refused_by_compile(attention, *given, **options) == f"ValueError({text!r})"


# ------------------------------------------------------------------------------------------------------------- torch.compile


def block(x, norm, to_q, to_kv, to_o, norms, bias, gates, down):
    """A block of a transformer: two heads of queries share a head of keys, and gates weigh the inner columns."""

    def linear(x, weight):
        return matmul_abt(x.flatten(0, -2), weight).unflatten(0, x.shape[:-1])

    normed = rms_norm(x, norm)
    q, (k, v) = linear(normed, to_q).unflatten(-1, (2, 64)), linear(normed, to_kv).unflatten(-1, (2, 1, 64)).unbind(-3)
    x = x + linear(attention(q, k, v, causal=True, layout="BSHD").flatten(2), to_o)
    normed = layer_norm(x, norms, bias)
    return x + linear(torch.nn.functional.silu(normed) * softmax(linear(normed, gates)), down)


def parameters():
    """All products have one kernel forwards, and two backwards; attention's kernels are those of the tests above."""
    square, row = (128, 128), (128,)
    shapes = ((1, 32, 128), row, square, square, square, row, row, square, square)
    return [normal(*shape, seed=seed) / (8 if len(shape) == 2 else 1) for seed, shape in enumerate(shapes)]


@pytest.mark.thorough
@pytest.mark.parametrize("backend", ["eager", "aot_eager"])  # the latter traces gradients too
def test_a_transformer_block_is_traced(backend, monkeypatch):
    """Forwards and backwards."""
    execute_once(monkeypatch)  # the kernels' operands are the same bits, traced or not
    torch._dynamo.reset()
    slope = normal(1, 32, 128, seed=11)
    leaves, same = ([one.requires_grad_() for one in parameters()] for _ in range(2))
    found, right = torch.compile(block, fullgraph=True, backend=backend)(*leaves), block(*same)
    assert torch.equal(found, right) and right.isfinite().all()
    for one, other in zip(torch.autograd.grad(found, leaves, slope), torch.autograd.grad(right, same, slope), strict=True):
        assert torch.equal(one, other) and one.isfinite().all() and one.abs().max() > 0


# ----------------------------------------------------------------------------------------------------------------- the kernels


@pytest.mark.parametrize("name", library.FILES)
def test_the_kernels_are_those_of_the_examples(name):
    assert (library.PACKAGE / f"{name}.py").read_text() == library.written(name), f"examples/{name}.py has changed: python -m examples.library"
