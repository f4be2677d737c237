"""Softmax and the norms as torch's operators: results and gradients against double precision, what is copied, what torch.compile sees, and what is refused."""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

import tiledsl as td
from tests.runtime.operands import Recorder, forward_mode, refused, refused_by_compile, second_derivative, shifted
from tiledsl.targets import TARGETS
from tiledsl.torch import layer_norm, rms_norm, softmax
from tiledsl.torch import rows as operators

ROUNDED = {torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11, torch.float32: 2.0**-24}  # the largest relative error of one rounding
SMALLEST = {torch.bfloat16: 2.0**-126, torch.float16: 2.0**-24, torch.float32: 2.0**-126}  # numbers below have fewer digits, or are 0
F32 = ROUNDED[torch.float32]
EPS = 1e-5


def normal(*shape: int, dtype: torch.dtype = torch.bfloat16, seed: int = 0) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed + sum(shape))).to(dtype)


def with_gradients(function, slope: torch.Tensor, *given: torch.Tensor) -> list[torch.Tensor]:
    """The result for these tensors, and their gradients for that gradient of the result."""
    leaves = [one.detach().clone().requires_grad_() for one in given]
    found = function(*leaves)
    return [found.detach(), *torch.autograd.grad(found, leaves, slope)]


def exact(function, *given: torch.Tensor) -> list[torch.Tensor]:
    return with_gradients(function, *(one.double() for one in given))


def mean(x: torch.Tensor) -> torch.Tensor:
    return x.abs().mean(-1, keepdim=True)


def assert_close(found: list[torch.Tensor], right: list[torch.Tensor], errors: list[torch.Tensor]) -> None:
    """Within the errors before the result is rounded to its type, and that rounding."""
    assert len(found) == len(right) == len(errors)
    for one, other, error in zip(found, right, errors, strict=True):
        bound = error + ROUNDED[one.dtype] * (other.abs() + error) + SMALLEST[one.dtype]
        assert one.shape == other.shape and ((one.double() - other).abs() <= bound).all()


# With u = 2⁻²⁴, a sum of n elements in any order is off by at most n·u·Σ|x|. rstd is off by half of the mean square's relative error, and by 3u of its own.


def softmax_errors(x: torch.Tensor, slope: torch.Tensor) -> list[torch.Tensor]:
    """exp is within 2u of its value, and x less the maximum is rounded, to u·|x - max|; the gradient is computed of y as it was rounded to its type."""
    wide, n = x.double(), x.shape[-1]
    y = torch.softmax(wide, -1)
    away = (wide - wide.max(-1, keepdim=True).values).abs()
    relative = (n + 8) * F32 + F32 * away + F32 * away.max(-1, keepdim=True).values
    of_y = relative * y
    kept = of_y + ROUNDED[x.dtype] * y + SMALLEST[x.dtype]
    total = (y * slope.abs()).sum(-1, keepdim=True)
    of_total = (kept * slope.abs()).sum(-1, keepdim=True) + (n + 2) * F32 * total
    return [of_y, 1.01 * (kept * (slope.abs() + total) + y * of_total + 2 * F32 * y * (slope.abs() + total))]  # 1.01: products of errors


def norm_errors(x: torch.Tensor, weight: torch.Tensor, slope: torch.Tensor, centred: bool) -> list[torch.Tensor]:
    """Of y, and of the gradients of x, the weight and the bias.

    x less its mean is off by e, and h = (x - mean)·rstd by `of_h`. In dx = rstd·(g - mean g - h·mean gh), each product and sum adds u, each mean n·u, and rstd
    its relative error; a sum over m rows adds m·u."""
    x, weight, slope = x.double(), weight.double(), slope.double()
    n, m = x.shape[-1], x[..., 0].numel()
    away = x - x.mean(-1, keepdim=True) if centred else x
    e = (n + 4) * F32 * (mean(x) + x.abs()) if centred else torch.zeros_like(x)
    square = (away * away).mean(-1, keepdim=True)
    rstd = torch.rsqrt(square + EPS)
    relative = ((n + 4) / 2 + 3) * F32 + mean(away * e) * rstd * rstd
    h = away * rstd
    of_h = e * rstd + (relative + 2 * F32) * h.abs()
    of_y = of_h * weight.abs() + 2 * F32 * ((h * weight).abs() + 1)
    g = slope * weight
    size = g.abs() + (mean(g) if centred else 0) + h.abs() * mean(g * h)
    of_dx = rstd * ((n + 8) * F32 * size + of_h * mean(g * h) + h.abs() * mean(g * of_h)) + relative * rstd * size
    rows = tuple(range(x.dim() - 1))
    of_weight = (slope.abs() * of_h).sum(rows) + (m + 4) * F32 * (slope * h).abs().sum(rows)
    return [1.01 * one for one in (of_y, of_dx, of_weight, (m + 2) * F32 * slope.abs().sum(rows))]


thorough = pytest.mark.thorough
LONG = (torch.float32, (2, 33000))
CASES = [
    (torch.bfloat16, (5, 3, 40)),
    *(pytest.param(dtype, (15, 40), marks=thorough) for dtype in (torch.float16, torch.float32)),
    *(pytest.param(dtype, (3, 600), marks=thorough) for dtype in ROUNDED),
    pytest.param(torch.bfloat16, (70, 512), marks=thorough),
    pytest.param(torch.float16, (3, 20000), marks=thorough),
    pytest.param(torch.bfloat16, (1, 1), marks=thorough),
]
every_case = pytest.mark.parametrize("dtype, shape", [*CASES, pytest.param(*LONG, marks=thorough)])


@every_case
def test_softmax(dtype, shape):
    """Rows in registers, and longer ones; lengths that tiles do not divide."""
    x, slope = 3 * normal(*shape, dtype=dtype), normal(*shape, dtype=dtype, seed=7)
    assert_close(with_gradients(softmax, slope, x), exact(lambda x: torch.softmax(x, -1), slope, x), softmax_errors(x, slope.double()))


@every_case
def test_rms_norm(dtype, shape):
    x, slope = (normal(*shape, dtype=dtype, seed=seed) for seed in (0, 7))
    weight = normal(shape[-1], dtype=dtype, seed=1)
    right = exact(lambda x, weight: torch.nn.functional.rms_norm(x, weight.shape, weight, EPS), slope, x, weight)
    assert_close(with_gradients(lambda x, weight: rms_norm(x, weight, EPS), slope, x, weight), right, norm_errors(x, weight, slope, False)[:3])


@every_case
def test_layer_norm(dtype, shape):
    x, slope = (normal(*shape, dtype=dtype, seed=seed) for seed in (0, 7))
    weight, bias = (normal(shape[-1], dtype=dtype, seed=seed) for seed in (1, 2))
    right = exact(lambda x, weight, bias: torch.nn.functional.layer_norm(x, weight.shape, weight, bias, EPS), slope, x, weight, bias)
    errors = norm_errors(x, weight, slope, True)
    errors[0] = errors[0] + F32 * (right[0].abs() + bias.double().abs())
    assert_close(with_gradients(layer_norm, slope, x, weight, bias), right, errors)


@pytest.mark.sample("softmax_of-40-gfx90a", "rms_norm_backward_of-40-gfx950", "layer_norm_weight_of-40-gfx950")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("length", (40, 640, pytest.param(20000, marks=thorough), pytest.param(33000, marks=thorough)))
@pytest.mark.parametrize("name", [name for name in vars(operators.kernels) if name.endswith("_of")])
def test_contracts(name, length, target):
    """Every kernel computes its formula, for rows in registers and for longer ones."""
    assert getattr(operators.kernels, name)(td.bf16).check(target=target, N=length) == ()


@pytest.mark.thorough
def test_a_long_row_that_begins_with_minus_infinity():
    """The first tiles of all warps have no other element, and no sum is NaN; a row without another element is, as torch has it."""
    x = torch.randn(3, 33000, generator=torch.Generator().manual_seed(0))
    x[0, ::2] = x[1] = x[2, :-1] = float("-inf")
    x[0, :32000] = float("-inf")
    found = softmax(x)
    assert torch.allclose(found, torch.softmax(x, -1), rtol=2.0**-18, atol=0, equal_nan=True)
    assert found[1].isnan().all() and found[2, -1] == 1


@pytest.mark.thorough
def test_a_gradient_of_many_rows_is_summed_in_parts():
    """Two parts of 257 rows, and one row beyond; whole numbers are exact."""
    x, slope = torch.ones(515, 8).bfloat16(), torch.randint(-2, 3, (515, 8), generator=torch.Generator().manual_seed(0)).bfloat16()
    rstd = torch.randint(1, 4, (515,), generator=torch.Generator().manual_seed(1)).float()
    found = torch.ops.tiledsl.rms_norm_weight(slope, x, rstd)
    assert torch.equal(found, (slope.float() * rstd[:, None]).sum(0).bfloat16())
    weights, biases = torch.ops.tiledsl.layer_norm_weight(slope, 2 * x, torch.ones(515), rstd)
    assert torch.equal(weights, found) and torch.equal(biases, slope.float().sum(0).bfloat16())


@pytest.mark.parametrize("dtype", [torch.bfloat16, *(pytest.param(dtype, marks=thorough) for dtype in (torch.float16, torch.float32))])
def test_eps_that_is_left_out_is_torchs(dtype):
    """Rows of squares near it: torch takes f32's for all types. Of f32, torch's own result is up to 2.4 roundings off."""
    x = normal(15, 40, dtype=torch.float32).mul(2.0**-11).to(dtype)
    right = torch.nn.functional.rms_norm(x.double(), (40,), eps=torch.finfo(torch.float32).eps)
    for found, roundings in ((rms_norm(x), 2), (torch.nn.functional.rms_norm(x, (40,)), 3)):
        assert ((found.double() - right).abs() <= roundings * ROUNDED[dtype] * right.abs()).all()


@pytest.mark.thorough
def test_what_is_left_out():
    """The weight is 1, and the bias 0."""
    x = normal(15, 40, dtype=torch.float32)
    assert torch.equal(rms_norm(x), rms_norm(x, torch.ones(40), torch.finfo(torch.float32).eps))
    assert torch.equal(layer_norm(x), layer_norm(x, torch.ones(40), torch.zeros(40), 1e-5))
    assert torch.equal(layer_norm(x, bias=torch.ones(40)), layer_norm(x, torch.ones(40), torch.ones(40)))


def test_only_the_gradients_that_are_asked_for(monkeypatch):
    kernels = [Recorder.of(monkeypatch, operators.kernels, name) for name in ("rms_norm_backward_of", "rms_norm_weight_of")]
    x, weight = normal(15, 40), normal(40, seed=1).requires_grad_()
    rms_norm(x, weight).sum().backward()
    assert weight.grad.shape == (40,) and x.grad is None and [len(one.calls) for one in kernels] == [0, 1]


def test_rows_are_read_in_place(monkeypatch):
    """Rows further apart than they are long, of a tensor with three dimensions."""
    kernel = Recorder.of(monkeypatch, operators.kernels, "rms_norm_of")
    larger, weight = normal(5, 3, 64), normal(40, seed=1)
    part = larger[..., 8:48]
    found = rms_norm(part, weight, EPS)
    ((given, *_),) = kernel.calls
    assert (given.data_ptr(), given.stride(), given.shape) == (part.data_ptr(), (64, 1), (15, 40))
    assert found.is_contiguous() and torch.equal(found, rms_norm(part.contiguous(), weight, EPS))


def test_rows_that_begin_anywhere():
    """Such rows are copied, and so is a gradient that is one number for all elements."""
    x, weight = normal(15, 40), normal(40, seed=1)
    assert torch.equal(rms_norm(shifted(x), shifted(weight), EPS), rms_norm(x, weight, EPS))
    leaf = shifted(x).requires_grad_()
    softmax(leaf).sum().backward()
    (right,) = torch.autograd.grad(softmax(same := x.clone().requires_grad_()), same, torch.ones(15, 40).bfloat16())
    assert torch.equal(leaf.grad, right)


@pytest.mark.thorough
def test_rows_of_one_element():
    """The gradient of a sum is expanded from a number: its stride is 0, in memory it is dense."""
    for function in (softmax, rms_norm, layer_norm):
        x = torch.full((1, 1), 2.0, requires_grad=True)
        function(x).sum().backward()
        assert torch.equal(x.grad, torch.zeros(1, 1))


def test_without_elements():
    for shape in ((0, 40), (3, 0, 40), (3, 0)):
        x = torch.zeros(shape, requires_grad=True)
        for function in (softmax, rms_norm, layer_norm):
            found = function(x)
            assert found.shape == shape
            found.sum().backward()
    weight = torch.ones(40, requires_grad=True)
    layer_norm(torch.zeros(0, 40), weight, weight).sum().backward()
    assert torch.equal(weight.grad, torch.zeros(40))


@pytest.mark.thorough
def test_nan_and_infinity_stay_in_their_rows():
    x = normal(15, 40, dtype=torch.float32)
    x[3, 5], x[7, 39], x[9] = float("nan"), float("inf"), float("-inf")
    found, right = softmax(x), torch.softmax(x, -1)
    assert torch.equal(found.isnan(), right.isnan()) and found.isnan().any(1).tolist() == [row in (3, 7, 9) for row in range(15)]
    assert rms_norm(x)[3].isnan().all() and layer_norm(x)[7].isnan().all() and rms_norm(x)[4:7].isfinite().all()


@pytest.mark.thorough
def test_torchs_own_checks_of_operators():
    x, weight, row = normal(15, 40), normal(40, seed=1), torch.rand(15, generator=torch.Generator().manual_seed(2))
    leaf, vector = x.clone().requires_grad_(), weight.clone().requires_grad_()
    cases = {
        "softmax": (leaf,),
        "softmax_backward": (x, x),
        "rms_norm": (leaf, vector, EPS),
        "rms_norm_backward": (x, x, weight, row),
        "rms_norm_weight": (x, x, row),
        "layer_norm": (leaf, vector, vector, EPS),
        "layer_norm_backward": (x, x, weight, row, row),
        "layer_norm_weight": (x, x, row, row),
    }
    for name, arguments in cases.items():
        checks = torch.library.opcheck(getattr(torch.ops.tiledsl, name).default, arguments)
        assert set(checks.values()) == {"SUCCESS"}, name


def test_fake_tensors_compute_nothing():
    with FakeTensorMode():
        x = torch.empty(10**6, 10**6, dtype=torch.bfloat16)
        for found in (softmax(x), rms_norm(x, x[0]), layer_norm(x, x[0], x[0])):
            assert (found.shape, found.dtype) == ((10**6, 10**6), torch.bfloat16)


@pytest.mark.filterwarnings(r"ignore:`torch.jit.script(_method)?` is deprecated:DeprecationWarning")  # torch itself uses it
@pytest.mark.parametrize("function", (softmax, rms_norm, layer_norm))
def test_forward_mode_is_refused(function):
    name = function.__name__
    text = f"""\
error: {name} has no derivatives in forward mode, and 'x' has a tangent
  = help: use reverse mode, backward() or torch.autograd.grad; or pass x.detach() if 'x' is no variable"""
    assert refused(forward_mode, function, normal(15, 40)) == text


@pytest.mark.parametrize("function", (softmax, rms_norm, layer_norm))
def test_other_derivatives_are_refused(function):
    """Those of torch.func, and second ones."""
    name, x, of_torch = function.__name__, normal(15, 40), "" if function is softmax else "nn.functional."
    text = f"""\
error: {name} has no derivatives inside torch.func, and 'x' is a variable of grad, vjp or jacrev
  = help: use backward() or torch.autograd.grad outside; or pass x.detach() if 'x' is no variable"""
    assert refused(torch.func.vjp, function, x) == text
    text = f"error: {name} has no second derivatives, and one is asked for\n  = help: torch.{of_torch}{name} has them"
    assert refused(second_derivative, function, x) == text
    if function is not softmax:
        assert refused(second_derivative, lambda weight: function(x, weight), normal(40)) == text


@pytest.mark.thorough
def test_autocast_casts():
    """To f32, as torch's functions do on a GPU."""
    x, weight = normal(15, 40), normal(40, dtype=torch.float32, seed=1)
    with torch.autocast("cpu", torch.bfloat16):
        found = rms_norm(x, weight, EPS), layer_norm(x, weight, weight), softmax(x)
    assert all(map(torch.equal, found, (rms_norm(x.float(), weight, EPS), layer_norm(x.float(), weight, weight), softmax(x.float()))))


def test_what_torch_compile_says_of_an_error():
    text = refused(layer_norm, normal(15, 40), normal(40).half()).removeprefix("error: ")
    assert refused_by_compile(layer_norm, normal(15, 40), normal(40).half()) == f"ValueError({text!r})"


x = normal(15, 40)


@pytest.mark.parametrize(
    "function, arguments, text",
    (
        (softmax, ([1],), "softmax takes tensors, and 'x' is [1]"),
        (softmax, (x.to_sparse(),), "softmax takes dense tensors, and 'x' is of layout torch.sparse_coo\n  = help: pass x.to_dense()"),
        (softmax, (x.double(),), "softmax takes bfloat16, float16 or float32, and 'x' is float64\n  = help: pass x.to(torch.float32)"),
        (softmax, (x[0, 0],), "softmax is over the last dimension, and 'x' has none\n  = help: pass x.reshape(1)"),
        (
            softmax,
            (x, 0),
            "softmax is over the last dimension, and dim is 0 for 'x' of shape (15, 40)\n  = help: pass x.movedim(0, -1).contiguous(), and move the dimension"
            " of the result back",
        ),
        (softmax, (x, 2), "softmax is over the last dimension, -1, and 'x' of shape (15, 40) has no dim 2"),
        (softmax, (x, 1.0), "dim of softmax is a whole number, and got 1.0"),
        (softmax, (x, True), "dim of softmax is a whole number, and got True"),
        (
            rms_norm,
            (x, (40,), x[0]),
            "rms_norm takes a tensor as 'weight', and got (40,)\n  = help: leave the normalised shape out: it is the last dimension",
        ),
        (
            softmax,
            (x.T,),
            "softmax takes tensors whose last dimension is contiguous, and 'x' of shape (40, 15) has strides (1, 40)\n  = help: pass x.contiguous()",
        ),
        (rms_norm, (x, x[0].half()), "rms_norm takes tensors of one type: 'x' is bfloat16, and 'weight' float16\n  = help: pass weight.to(x.dtype)"),
        (rms_norm, (x, x[0].to("meta")), "rms_norm takes tensors on one device: 'x' is on cpu, and 'weight' on meta\n  = help: pass weight.to(x.device)"),
        (
            rms_norm,
            (x, x[0, :8]),
            "rms_norm takes one element of 'weight' for each element of the last dimension: 'x' has shape (15, 40), and 'weight' (8,), not (40,)\n  = help:"
            " to normalise several dimensions together, pass x.flatten(…) of them, and the vector's flatten()",
        ),
        (
            layer_norm,
            (x, None, x),
            "layer_norm takes one element of 'bias' for each element of the last dimension: 'x' has shape (15, 40), and 'bias' (15, 40), not (40,)\n  = help:"
            " to normalise several dimensions together, pass x.flatten(…) of them, and the vector's flatten()",
        ),
        (rms_norm, (x, None, -1), "eps of rms_norm is a number, at least 0, and got -1"),
        (layer_norm, (x, None, None, "1e-5"), "eps of layer_norm is a number, at least 0, and got '1e-5'"),
    ),
)
def test_what_does_not_fit(function, arguments, text):
    assert refused(function, *arguments) == f"error: {text}"


@pytest.mark.parametrize(
    "function, options, text",
    (
        (softmax, {"dtype": torch.float32}, "softmax has no argument 'dtype': it takes x and dim\n  = help: convert x before: softmax(x.to(dtype))"),
        *(
            (
                norm,
                {"normalized_shape": (40,)},
                f"{norm.__name__} has no argument 'normalized_shape': it takes {takes}\n  = help: leave the normalised shape out: it is the last dimension",
            )
            for norm, takes in ((rms_norm, "x, weight and eps"), (layer_norm, "x, weight, bias and eps"))
        ),
        (rms_norm, {"bias": x[0]}, "rms_norm has no argument 'bias': it takes x, weight and eps"),
        (layer_norm, {"wieght": x[0]}, "layer_norm has no argument 'wieght' (did you mean 'weight'?): it takes x, weight, bias and eps"),
    ),
)
def test_arguments_that_the_operators_do_not_have(function, options, text):
    assert refused(function, x, **options) == f"error: {text}"


def test_an_operator_of_ones_own_keeps_its_name():
    """A kernel of the library is another operator than a kernel of the same name."""

    @td.kernel(warps=1)
    def softmax(x: td.gl[td.f32, 32, 32], y: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.store(y[0, 0], 2 * td.load(x[0, 0], (32, 32)))

    from tiledsl.torch import operator

    assert operator(softmax, outputs="y")._qualname == "tiledsl::softmax_2"
