"""Kernels as torch's operators: exact on whole numbers, traced by torch.compile, and with torch's gradients."""

import math

import numpy as np
import pytest
import torch

import tiledsl as td
from tests.kernels.copies import by_asm
from tiledsl.runtime.profile import profile_of
from tiledsl.torch.kernels.gemm import BLOCKS_OF, INTERLEAVED, MIXED, RING, STRAIGHT_TO_LDS, STRIPS, gemm_abt, largest_block
from tiledsl.torch.operators import matmul_abt, operator


def whole(*shape: int, dtype: torch.dtype = torch.bfloat16, seed: int = 0) -> torch.Tensor:
    return torch.randint(-2, 3, shape, generator=torch.Generator().manual_seed(seed + sum(shape))).to(dtype)


@pytest.mark.sample("shape0-dtype0-None")
@pytest.mark.parametrize(
    "shape, dtype, out_dtype",
    (
        ((64, 64, 64), torch.bfloat16, None),
        ((70, 30, 41), torch.bfloat16, torch.float32),
        ((1, 1, 1), torch.float16, None),
        ((3, 200, 8), torch.float16, torch.float32),
    ),
)
def test_exact(shape, dtype, out_dtype):
    m, n, k = shape
    a, b = whole(m, k, dtype=dtype), whole(n, k, dtype=dtype, seed=1)
    found = matmul_abt(a, b, out_dtype)
    assert found.dtype == (out_dtype or dtype)
    assert torch.equal(found.float(), (a.float() @ b.float().T).to(found.dtype).float())


@pytest.mark.thorough
@pytest.mark.parametrize("form, block", [(form, block) for form, blocks in BLOCKS_OF.items() for block in blocks])
def test_every_block_in_every_form(form, block):
    """Without an epilogue, and as a batch with a bias and an activation."""
    target = "gfx950" if form in STRAIGHT_TO_LDS else None
    a, b, c = whole(260, 136), whole(131, 136, seed=1), torch.full((260, 131), torch.nan)
    gemm_abt(td.bf16, td.f32, form=form)(a, b, c, block=block, target=target)
    assert torch.equal(c, a.float() @ b.float().T)
    bias, both = whole(131, 1, seed=2)[:, 0], torch.full((2, 260, 131), torch.nan)
    pair = [torch.stack([one, -one]) for one in (a, b)]
    gemm_abt(td.bf16, td.f32, td.bf16, "relu", batched=True, form=form)(*pair, bias, both, block=block, target=target)
    assert torch.equal(both, (pair[0].float() @ pair[1].float().mT + bias.float()).relu())


@pytest.mark.thorough
@pytest.mark.parametrize("cols", (217, 440, 577, 600, 648, 8 * 216))
def test_strips_of_two_widths(cols):
    """All narrow, all wide, or some of each; with columns that end within a piece of 32, and within a pair of pieces."""
    a, b, c = whole(40, 72), whole(cols, 72, seed=1), torch.full((40, cols), torch.nan)
    gemm_abt(td.bf16, td.f32, form=MIXED)(a, b, c, block=216)
    assert torch.equal(c, a.float() @ b.float().T)


@pytest.mark.thorough
@pytest.mark.parametrize("target, others", (("gfx90a", 14), ("gfx942", 30), ("gfx950", 60)))
def test_the_listing_is_as_good_as_the_examples(target, others):
    """Other instructions of the main loop for each 1,000 MFMA clocks: no more than in staged.py."""
    resources = gemm_abt(td.bf16, td.bf16).lower(target, block=256).resources
    assert (resources.vgpr_spills, resources.sgpr_spills, resources.scratch_bytes) == (0, 0, 0)
    assert resources.loop.others_per_1000_clocks <= others


@pytest.mark.thorough
def test_rows_that_begin_within_a_line_do_not_hold_up_the_phases():
    """Rows of 6,000 bytes take nearly twice as many lines as rows of 6,144: in the model, an iteration takes hardly longer."""
    lowered = gemm_abt(td.bf16, td.bf16, form=STRIPS).lower("gfx942", block=128, **dict.fromkeys("MNK", 3000))
    ragged, whole_lines = (profile_of(lowered, "MI300X", dict.fromkeys("MNK", size)) for size in (3000, 3072))
    assert ragged.memory.coalescing < 0.6 < 0.85 < whole_lines.memory.coalescing
    assert ragged.loop_efficiency > whole_lines.loop_efficiency - 0.01


@pytest.mark.thorough
@pytest.mark.parametrize("block, buffers", ((192, 3), (160, 4), (128, 4)))
@pytest.mark.parametrize("steps", range(1, 10))
def test_every_number_of_steps_in_a_ring(block, buffers, steps):
    """Fewer steps than buffers, as many, and each number of steps behind the last whole turn; with a last step that is not full."""
    a, b = whole(40, 64 * steps - 56), whole(40, 64 * steps - 56, seed=1)
    c = torch.full((40, 40), torch.nan)
    kernel = gemm_abt(td.bf16, td.f32, form=RING)
    kernel(a, b, c, block=block, target="gfx950")
    assert torch.equal(c, a.float() @ b.float().T)
    assert kernel.lower("gfx950", block=block).resources.lds_bytes == 4 * buffers * block * 64


@pytest.mark.thorough
def test_a_ring_waits_for_memory_at_its_beginning_alone():
    """In the model, blocks that are alone on their compute units wait for memory in each step of "interleaved", and in hardly one of "ring"."""
    waits = {}
    for form in (RING, INTERLEAVED):
        found = profile_of(gemm_abt(td.bf16, td.bf16, form=form).lower("gfx950", block=128), "MI355X", dict.fromkeys("MNK", 2048))
        waits[form] = sum(one.clocks for one in found.bounds if one.cause == "vmcnt")
    assert waits[RING] < 1000 < 4000 < waits[INTERLEAVED]


def test_without_a_table_blocks_are_as_large_as_they_fill_the_chip_with():
    assert [largest_block(n, n) for n in (8192, 4096, 4095, 3840, 2048, 1024, 1)] == [256, 256, 256, 128, 128, 64, 64]


def test_nothing_to_multiply():
    assert matmul_abt(whole(0, 8), whole(5, 8)).shape == (0, 5)
    assert torch.equal(matmul_abt(whole(3, 0), whole(5, 0), torch.float32), torch.zeros(3, 5))
    bias = torch.tensor([-1.0, 2.0])
    assert torch.equal(matmul_abt(whole(3, 0), whole(2, 0), bias=bias, activation="relu"), bias.relu().bfloat16().expand(3, 2))
    assert matmul_abt(whole(0, 7, 8), whole(5, 8)).shape == (0, 7, 5) and matmul_abt(whole(0, 7, 8), whole(0, 5, 8)).shape == (0, 7, 5)


ACTIVATIONS = {
    None: lambda x: x,
    "relu": torch.relu,
    "gelu": torch.nn.functional.gelu,
    "gelu_tanh": lambda x: torch.nn.functional.gelu(x, approximate="tanh"),
    "silu": torch.nn.functional.silu,
}


@pytest.mark.thorough
@pytest.mark.parametrize("activation, of_bias", list(zip(ACTIVATIONS, (torch.bfloat16, torch.float32, torch.bfloat16, None, torch.float16), strict=True)))
def test_a_bias_and_an_activation(activation, of_bias):
    """The exact sums, plus the bias, through torch's own activation in double precision; and its gradients."""
    a, b = whole(2, 35, 24).requires_grad_(), whole(30, 24, seed=1).requires_grad_()
    bias = None if of_bias is None else (whole(30, seed=2) / 4).to(of_bias).requires_grad_()
    found = matmul_abt(a, b, bias=bias, activation=activation)
    given = [one.detach().double().requires_grad_() for one in (a, b, bias) if one is not None]
    exact = ACTIVATIONS[activation](given[0] @ given[1].T + (0 if bias is None else given[2]))
    assert found.shape == (2, 35, 30) and found.dtype == torch.bfloat16
    assert ((found.double() - exact).abs() <= 2.0**-8 * exact.abs() + 2.0**-16).all()
    weight = whole(2, 35, 30, seed=3)
    found.backward(weight)
    exact.backward(weight.double())
    for one, other in zip(filter(lambda one: one is not None, (a, b, bias)), given, strict=True):
        size = other.grad.abs().max()
        assert one.grad.dtype == one.dtype and ((one.grad.double() - other.grad).abs() <= 2.0**-6 * size).all()


@pytest.mark.thorough
def test_batches():
    """As many matrices of a as of b, with the gradients of both."""
    a, b = whole(3, 20, 24).requires_grad_(), whole(3, 33, 24, seed=1).requires_grad_()
    found = matmul_abt(a, b, torch.float32)
    assert torch.equal(found, a.float() @ b.float().mT)
    found.sum().backward()
    assert torch.equal(a.grad, b.detach().float().sum(1, keepdim=True).expand(a.shape).bfloat16())
    assert torch.equal(b.grad, a.detach().float().sum(1, keepdim=True).expand(b.shape).bfloat16())


def test_rows_that_do_not_follow_each_other():
    a, b = whole(48, 40).mT, whole(96, 48, seed=1)[::2]
    assert torch.equal(matmul_abt(a, b, torch.float32), a.float() @ b.float().T)
    a, b = a[:, :1], b[:, 3:4]  # torch calls the first contiguous, though its elements are 40 apart
    assert torch.equal(matmul_abt(a, b, torch.float32), a.float() @ b.float().T)


@pytest.mark.parametrize("offset", (1, 4, 8))
def test_operands_and_gradients_that_begin_anywhere(offset):
    """The operands are contiguous all the same."""

    def shifted(matrix):
        return torch.cat((matrix.new_zeros(offset), matrix.flatten()))[offset:].view(matrix.shape)

    a, b = whole(33, 40), whole(64, 40, seed=1)
    first, second = shifted(a).requires_grad_(), shifted(b)
    product = matmul_abt(first, second, torch.float32)
    assert torch.equal(product, a.float() @ b.float().T)
    product.backward(shifted(torch.ones(33, 64)))
    assert torch.equal(first.grad, torch.ones(33, 64).bfloat16() @ b)


@pytest.mark.thorough
@pytest.mark.parametrize("compiled", (False, True))
def test_gradients_are_torchs(compiled):
    def ours(a, b):
        return matmul_abt(a, b).relu() * 2

    function = torch.compile(ours, fullgraph=True, backend="aot_eager") if compiled else ours
    leaves = [whole(70, 40).requires_grad_(), whole(30, 40, seed=1).requires_grad_()]
    same = [leaf.detach().clone().requires_grad_() for leaf in leaves]
    found, expected = function(*leaves), (same[0] @ same[1].T).relu() * 2
    gradient = torch.randint(-1, 2, expected.shape, generator=torch.Generator().manual_seed(2)).bfloat16()
    found.backward(gradient)
    expected.backward(gradient)
    assert torch.equal(found, expected)
    assert all(torch.equal(one.grad, other.grad) for one, other in zip(leaves, same, strict=True))


def test_only_the_gradients_that_are_asked_for():
    a, b = whole(32, 32).requires_grad_(), whole(32, 32, seed=1)
    matmul_abt(a, b).sum().backward()
    assert torch.equal(a.grad, torch.ones(32, 32).bfloat16() @ b) and b.grad is None


@pytest.mark.thorough
def test_gradients_of_gradients():
    a, b = whole(16, 24).requires_grad_(), whole(8, 24, seed=1).requires_grad_()
    (first,) = torch.autograd.grad((matmul_abt(a, b) ** 2).sum(), a, create_graph=True)
    first.sum().backward()
    same = a.detach().clone().requires_grad_(), b.detach().clone().requires_grad_()
    (expected,) = torch.autograd.grad(((same[0] @ same[1].T) ** 2).sum(), same[0], create_graph=True)
    expected.sum().backward()
    assert torch.equal(first, expected) and torch.equal(a.grad, same[0].grad) and torch.equal(b.grad, same[1].grad)


def forward_mode(a, b):
    with torch.autograd.forward_ad.dual_level():
        return matmul_abt(a, torch.autograd.forward_ad.make_dual(b, b))


@pytest.mark.filterwarnings(r"ignore:`torch.jit.script(_method)?` is deprecated:DeprecationWarning")  # torch itself uses it
@pytest.mark.parametrize(
    "differentiated, name",
    ((lambda a, b: torch.func.jvp(lambda x: matmul_abt(x, b), (a,), (a,)), "a"), (forward_mode, "b")),
)
def test_forward_mode_is_refused(differentiated, name):
    """torch has no forward-mode derivatives of custom operators, and takes them to be 0."""
    a, b = whole(16, 24), whole(8, 24, seed=1)
    with pytest.raises(td.UsageError) as error:
        differentiated(a, b)
    helps = f"\n  = help: use reverse mode, backward() or torch.autograd.grad; or pass {name}.detach() if '{name}' is no variable"
    assert str(error.value) == f"error: matmul_abt has no derivatives in forward mode, and '{name}' has a tangent" + helps
    assert torch.equal(matmul_abt(a, b, torch.float32), a.float() @ b.float().T)


def test_derivatives_of_torchs_transforms_are_refused():
    with pytest.raises(td.UsageError, match="matmul_abt has no derivatives inside torch.func, and 'b' is a variable of grad, vjp or jacrev"):
        torch.func.grad(lambda b: matmul_abt(whole(16, 24), b).float().sum())(whole(8, 24, seed=1))


def test_autocast_casts():
    a, b = whole(16, 24), whole(8, 24, seed=1)
    with torch.autocast("cpu", torch.bfloat16):
        assert torch.equal(matmul_abt(a.float(), b), matmul_abt(a, b))


@pytest.mark.parametrize("more", [(), pytest.param(("test_aot_dispatch_dynamic",), marks=pytest.mark.thorough)], ids=["registration", "all"])
def test_torchs_own_checks_of_operators(more):
    given = whole(24, 16).requires_grad_(), whole(40, 16, seed=1), torch.bfloat16, None, None
    tests = ("test_schema", "test_autograd_registration", "test_faketensor", *more)
    checks = torch.library.opcheck(torch.ops.tiledsl.matmul_abt.default, given, test_utils=tests)
    assert set(checks.values()) == {"SUCCESS"}


def test_fake_tensors_compute_nothing():
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode():
        found = matmul_abt(torch.empty(10**6, 10**6, dtype=torch.float16), torch.empty(7, 10**6, dtype=torch.float16), torch.float32)
        assert (found.shape, found.dtype) == ((10**6, 7), torch.float32)


@pytest.mark.parametrize(
    "arguments, text",
    (
        ((whole(2, 8), [1]), "matmul_abt takes tensors, and 'b' is [1]"),
        (
            (whole(2, 8), whole(2, 8).float()),
            "matmul_abt takes bfloat16, float16, float8_e4m3fnuz, float8_e4m3fn or int8, and 'b' is float32\n  = help: pass b.to(torch.bfloat16)",
        ),
        ((whole(2, 8), whole(2, 8).half()), "matmul_abt takes tensors of one type: 'a' is bfloat16, and 'b' float16\n  = help: pass b.to(a.dtype)"),
        ((whole(8), whole(2, 8)), "matmul_abt multiplies matrices, and 'a' has shape (8,)"),
        ((whole(2, 8), whole(8)), "matmul_abt multiplies by a matrix or a batch of matrices, and 'b' has shape (8,)"),
        ((whole(2, 8), whole(3, 2, 8)), "matmul_abt takes batches of as many matrices, and 'a' has shape (2, 8), and 'b' (3, 2, 8)"),
        ((whole(2, 2, 8), whole(3, 2, 8)), "matmul_abt takes batches of as many matrices, and 'a' has shape (2, 2, 8), and 'b' (3, 2, 8)"),
        ((whole(2, 8), whole(2, 16)), "matmul_abt multiplies M x K by N x K: 'a' has 8 columns, and 'b' 16"),
        ((whole(2, 8), whole(8, 2)), "matmul_abt multiplies M x K by N x K: 'a' has 8 columns, and 'b' 2\n  = help: pass b.mT"),
        ((whole(2, 8), whole(2, 8).to("meta")), "matmul_abt takes tensors on one device: 'a' is on cpu, and 'b' on meta\n  = help: pass b.to(a.device)"),
        ((whole(2, 8), whole(2, 8), torch.int8), "matmul_abt of bfloat16 gives bfloat16 or float32, and out_dtype is torch.int8"),
        ((whole(2, 8), whole(2, 8), "float32"), "matmul_abt of bfloat16 gives bfloat16 or float32, and out_dtype is 'float32'"),
    ),
)
def test_what_does_not_fit(arguments, text):
    with pytest.raises(td.UsageError) as error:
        matmul_abt(*arguments)
    assert str(error.value) == f"error: {text}"


@pytest.mark.parametrize(
    "options, text",
    (
        (dict(activation="glu"), "matmul_abt has no activation 'glu' (did you mean 'gelu'?): it has 'relu', 'gelu', 'gelu_tanh', 'silu' and None"),
        (dict(activation=torch.relu), "matmul_abt has no activation"),
        (dict(bias=whole(3)), "matmul_abt takes one element of bias for each row of b: 'b' has shape (2, 8), and 'bias' (3,), not (2,)"),
        (dict(bias=whole(2, 1)), "and 'bias' (2, 1), not (2,)"),
        (dict(bias=torch.ones(2).double()), "matmul_abt takes bfloat16, float16 or float32, and 'bias' is float64"),
        (dict(bias=whole(2).to("meta")), "'a' is on cpu, and 'bias' on meta"),
        (dict(a=torch.ones(2, 8).char(), activation="relu"), "matmul_abt of int8 gives sums of int32, and has no activation"),
        (dict(a=torch.ones(2, 8).char(), bias=whole(2)), "matmul_abt of int8 gives sums of int32, and has no bias"),
    ),
)
def test_a_bias_and_an_activation_that_do_not_fit(options, text):
    given = {"a": whole(2, 8)} | options
    with pytest.raises(td.UsageError) as error:
        matmul_abt(b=whole(2, 8).to(given["a"].dtype), **given)
    assert text in str(error.value), str(error.value)


# ------------------------------------------------------------------------------------------------------- kernels of one's own


@td.kernel(warps=1)
def scaled(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], alpha: td.f32, count: td.i32, side=32):
    td.ensures(y, alpha * x)
    row, col = td.grid(td.cdiv(x.rows, side), td.cdiv(x.cols, side))
    td.store(y[row, col], alpha * td.load(x[row, col], (side, side)))


def test_a_kernel_as_an_operator():
    times = operator(scaled, outputs="y", name="scaled_16", side=16)

    @torch.compile(fullgraph=True, backend="aot_eager")
    def twice(x):
        y = torch.empty_like(x)
        times(x + 1, y, 0.5, 3)
        return y * 2

    x = whole(20, 40, dtype=torch.float32)
    assert torch.equal(twice(x), x + 1)
    out = torch.empty_like(x)
    assert times(x=x, y=out, alpha=2.0, count=0) is None and torch.equal(out, 2 * x)
    checks = torch.library.opcheck(torch.ops.tiledsl.scaled_16.default, (x, torch.zeros_like(x), 2.0, 1))
    assert set(checks.values()) == {"SUCCESS"}


def test_a_functional_operator():
    """It allocates its output, and torch.compile may use it as any function."""
    times = operator(scaled, outputs="y", name="scaled_anew", functional=True, side=16)
    x = whole(20, 40, dtype=torch.float32)
    assert torch.equal(times(x=x, alpha=2.0, count=0), 2 * x)

    @torch.compile(fullgraph=True, backend="aot_eager")
    def twice(x):
        return times(x + 1, 0.5, 3) * 2

    assert torch.equal(twice(x), x + 1)
    checks = torch.library.opcheck(torch.ops.tiledsl.scaled_anew.default, (x, 2.0, 1))
    assert set(checks.values()) == {"SUCCESS"}


def test_a_functional_operator_of_two_outputs():
    made = operator(both, outputs=["z", "y"], functional=True, twice=True)
    x = whole(32, 64, dtype=torch.float32)
    y, z = made(x, 2.0)
    assert torch.equal(y, 2 * x + 3) and torch.equal(z, x)


@td.kernel(warps=1)
def doubled(x: td.gl[td.f32, 32, 32], y: td.gl[td.f32, 32, 32]):
    td.grid(1)
    td.store(y[0, 0], td.load(x[0, 0], (32, 32)) + td.load(y[0, 0], (32, 32)))


@td.kernel(warps=1)
def widened(x: td.gl[td.f32, 32, "K"], y: td.gl[td.f32, 32, "N"]):
    td.grid(1)
    td.store(y[0, 0], td.load(x[0, 0], (32, 32)))


def test_what_is_no_functional_operator():
    with pytest.raises(td.UsageError, match="reads its output 'y', which a functional operator allocates: leave functional out"):
        operator(doubled, outputs="y", functional=True)(whole(32, 32, dtype=torch.float32))
    with pytest.raises(td.UsageError, match="allocates 'y', and no other tensor of kernel 'widened' has its size N: leave functional out"):
        operator(widened, outputs="y", functional=True)
    with pytest.raises(td.UsageError, match="a functional operator of kernel 'widened' has no tensor to take"):
        operator(widened, outputs=["x", "y"], functional=True)


@td.kernel(warps=1)
def both(x: td.gl[td.f32, 32, "N"], y: td.gl[td.f32, 32, "N"], z: td.gl[td.f32, 32, "N"], factor: td.f32 = -2.5, /, more: td.i32 = 3, *, twice=False):
    col = td.grid(td.cdiv(x.cols, 32))
    tile = td.load(x[0, col], (32, 32))
    td.store(y[0, col], factor * tile + more)
    if twice:
        td.store(z[0, col], tile + 0.0)


@pytest.mark.parametrize(
    "outputs, options, said",
    (
        (["x"], {}, "does not store to 'x', which is among the outputs of its operator: outputs=['y']"),
        (["y", "z"], {}, "does not store to 'z', which is among the outputs of its operator: outputs=['y']"),
        (["y"], {"twice": True}, "stores to 'z', which is not among the outputs of its operator: outputs=['y', 'z']"),
    ),
)
@pytest.mark.parametrize("compiled", (False, True))
def test_outputs_are_what_the_kernel_stores_to(outputs, options, said, compiled):
    """Traced with other outputs, the kernel's stores would not be visible after the call."""
    torch._dynamo.reset()
    made = operator(both, outputs=outputs, name=f"both_{'_'.join(outputs)}_{len(options)}_{compiled}", **options)
    function = torch.compile(made, fullgraph=True, backend="aot_eager") if compiled else made
    with pytest.raises(torch._dynamo.exc.TorchRuntimeError if compiled else td.UsageError) as error:
        function(whole(32, 32, dtype=torch.float32), torch.zeros(32, 32), torch.zeros(32, 32), 1.0, 0)
    assert f"kernel 'both' {said}" in str(error.value)


@pytest.mark.filterwarnings("ignore::tiledsl.TiledslWarning")
def test_what_only_td_asm_stores_is_an_output():
    x, y = whole(1, 64, dtype=torch.float32), torch.zeros(1, 64)
    operator(by_asm, outputs="y", name="by_asm_y")(x, y)
    assert torch.equal(x, y)
    with pytest.raises(td.UsageError, match="does not store to 'x'"):
        operator(by_asm, outputs="x", name="by_asm_x")(x, y)


TWICE = np.int64(2)


@td.kernel(warps=1)
def clamped(x: td.gl[td.f32, 32, 32], y: td.gl[td.f32, 32, 32], least: td.f32 = 1e-05, most: td.f32 = math.inf, times: td.i32 = TWICE):
    td.grid(1)
    td.store(y[0, 0], td.minimum(td.maximum(td.load(x[0, 0], (32, 32)), least), most) * times)


def test_defaults_that_torch_has_no_word_for():
    """Such defaults must be given; later ones need not."""
    op, x, y = operator(clamped, outputs="y", name="clamped"), whole(32, 32, dtype=torch.float32), torch.zeros(32, 32)
    op(x, y, 0.0, math.inf)
    assert torch.equal(y, 2 * x.clamp(min=0))
    with pytest.raises(RuntimeError, match="most"):
        op(x, y)


def test_the_scalars_defaults():
    op = operator(both, outputs="y", name="both_with_defaults")
    x = whole(32, 64, dtype=torch.float32)
    for arguments, expected in (((), -2.5 * x + 3), ((2.0,), 2 * x + 3), ((2.0, -1), 2 * x - 1)):
        y = torch.zeros_like(x)
        op(x, y, torch.zeros_like(x), *arguments)
        assert torch.equal(y, expected)

    @torch.compile(fullgraph=True, backend="aot_eager", dynamic=True)
    def traced(x):
        y = torch.zeros_like(x)
        op(x, y, torch.zeros_like(x))
        return y + 0

    torch._dynamo.reset()
    assert torch.equal(traced(x), -2.5 * x + 3)


def times(factor: float) -> td.Kernel:
    @td.kernel(warps=1)
    def timed(x: td.gl[td.f32, 32, 32], y: td.gl[td.f32, 32, 32], side=32):
        row, col = td.grid(32 // side, 32 // side)
        td.store(y[row, col], factor * td.load(x[row, col], (side, side)))

    return timed


def test_operators_of_kernels_of_one_name():
    """Each operator is its own kernel's, also in a graph from before the second operator: torch would let the later operator replace the earlier."""
    torch._dynamo.reset()
    x, y = whole(32, 32, dtype=torch.float32), torch.zeros(32, 32)
    kernel = times(2.0)
    twice = operator(kernel, outputs="y")
    traced = torch.compile(lambda x, y: twice(x, y), fullgraph=True, backend="aot_eager")
    traced(x, y)
    thrice, in_parts = operator(times(3.0), outputs="y"), operator(kernel, outputs="y", side=16)
    for call, factor in ((thrice, 3), (twice, 2), (in_parts, 2), (traced, 2), (thrice, 3)):
        call(x, y)
        assert torch.equal(y, factor * x)
    assert [one._qualname for one in (twice, thrice, in_parts)] == ["tiledsl::timed", "tiledsl::timed_2", "tiledsl::timed_3"]
    named = operator(kernel, outputs="y", name="timed_by_name")
    for taken in ("timed_by_name", "matmul_abt"):
        with pytest.raises(td.UsageError) as error:
            operator(times(5.0), outputs="y", name=taken)
        text = (
            f"the operator of kernel 'timed' is to be named '{taken}', which is the name of another operator: give one of them another name, and both can be"
            " called"
        )
        assert str(error.value) == f"error: {text}"
    named(x, y)
    assert torch.equal(y, 2 * x)


@pytest.mark.parametrize(
    "arguments, options, text",
    (
        ((print, ["y"]), {}, "operator takes a kernel, and got a Python builtin_function_or_method"),
        (
            (scaled.variant(side=32), ["y"]),
            {},
            "operator takes a kernel, and got the variant scaled(side=32)\n  = help: pass its kernel and its options: variant.kernel and **variant.options",
        ),
        ((scaled, ["z"]), {}, "kernel 'scaled' writes no tensor 'z': its tensors are x, y"),
        ((scaled, []), {}, "kernel 'scaled' writes at least one tensor: its tensors are x, y"),
        ((scaled, ["y"], "x::y"), {}, "the operator of kernel 'scaled' is to be named 'x::y': its name is one word, as Python's names are"),
        ((scaled, ["y"]), {"size": 1}, "kernel 'scaled' has no option 'size': it has side"),
    ),
)
def test_what_is_no_operator(arguments, options, text):
    with pytest.raises(td.UsageError) as error:
        operator(*arguments, **options)
    assert str(error.value) == f"error: {text}"


def test_a_kernel_that_torch_compile_meets_is_a_break_of_its_graph():
    """tiledsl is not traced: each graph has only torch's operations."""
    torch._dynamo.reset()
    graphs = []

    def backend(graph, examples):
        graphs.append(graph)
        return graph.forward

    def function(x, y):
        scaled(x + 1, y, 0.5, 3, side=16)
        return y * 2

    x, y = whole(20, 40, dtype=torch.float32), torch.zeros(20, 40)
    for _ in range(2):
        assert torch.equal(torch.compile(function, backend=backend)(x, y), x + 1)
    assert len(graphs) == 2  # x + 1, and y * 2
    torch._dynamo.reset()
    with pytest.raises(torch._dynamo.exc.Unsupported, match=r"a tiledsl kernel is no operator of torch: tiledsl.torch.operator\(kernel, outputs="):
        torch.compile(function, backend="eager", fullgraph=True)(x, y)
