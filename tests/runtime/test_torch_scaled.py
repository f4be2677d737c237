"""Products of fp8 and int8 as operators of torch: exact on whole numbers, close to torch._scaled_mm, traced by torch.compile; what does not fit is named."""

import itertools

import pytest
import torch

import tiledsl as td
from tests.in_turn import alternating
from tiledsl.torch import matmul_abt, scaled_mm
from tiledsl.torch.kernels.gemm import BLOCKS, gemm_abt, scaled_abt

FN, FNUZ = torch.float8_e4m3fn, torch.float8_e4m3fnuz
TYPES = (FN, FNUZ)
SHAPE = (70, 41, 200)


def whole(*shape, dtype=FN, seed=0):
    return torch.randint(-8, 9, shape, generator=torch.Generator().manual_seed(seed + sum(shape))).to(dtype)


def operands(dtype, shape=SHAPE):
    m, n, k = shape
    return whole(m, k, dtype=dtype), whole(n, k, dtype=dtype, seed=1)


def scales(*shapes):
    return [torch.rand(shape, generator=torch.Generator().manual_seed(sum(shape))) + 0.5 for shape in shapes]


def close_to_torchs(found, a, b, of_a, of_b, *others):
    """Whether torch._scaled_mm has nearly the same: its CPU kernel rounds scaled operands, by 2⁻⁸ of each at most."""
    torchs = torch._scaled_mm(a, b.T, of_a, of_b, *others, out_dtype=found.dtype)
    size = a.float().abs() @ b.float().abs().T * of_a.abs() * of_b.abs()
    return bool(((found.float() - torchs.float()).abs() <= 2.0**-7 * (torchs.float().abs() + size)).all())


ROWS, TENSOR = ((70, 1), (1, 41)), ((1,), ())


@pytest.mark.one_in(2)
@pytest.mark.parametrize("dtype, out_dtype", [(FN, None), (torch.int8, None)])
def test_matmul_abt(dtype, out_dtype):
    a, b = operands(dtype)
    found = matmul_abt(a, b, out_dtype)
    exact = a.double() @ b.double().T
    assert found.dtype == (torch.int32 if dtype == torch.int8 else out_dtype or torch.bfloat16)
    assert torch.equal(found.double(), exact.to(found.dtype).double())


@pytest.mark.sample("shapes0-False-out_dtype0-dtype0")
@pytest.mark.parametrize("shapes, bias, out_dtype, dtype", alternating([(ROWS, False, torch.bfloat16), (TENSOR, True, torch.float16)], TYPES))
def test_scaled_mm(shapes, bias, out_dtype, dtype):
    """The exact sums times the scales in f32, plus the bias, rounded once; and nearly torch's own."""
    a, b = operands(dtype)
    of_a, of_b = scales(*shapes)
    added = torch.randn(41, generator=torch.Generator().manual_seed(2)).to(out_dtype) if bias else None
    found = scaled_mm(a, b.T, of_a, of_b, added, out_dtype=out_dtype)
    sums = a.float() @ b.float().T
    scaled = sums * of_a * of_b if shapes == ROWS else sums * (of_a * of_b)
    assert found.dtype == out_dtype and torch.equal(found, (scaled + added.float() if bias else scaled).to(out_dtype))
    assert dtype == FNUZ or close_to_torchs(found, a, b, of_a, of_b, added)


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", [FN, FNUZ])
def test_scales_of_blocks(dtype):
    """Scales of powers of two, and whole numbers: f32 holds all sums. A NaN stays in its rows and columns. The scales of A begin at no multiple of 8 bytes."""
    a, b = operands(dtype)
    of_a, of_b = (torch.exp2(torch.randint(-2, 3, shape, generator=torch.Generator().manual_seed(3)).float()) for shape in ((70, 2), (2, 1)))
    of_a[5, 1], of_a[7, 0] = torch.nan, 0.0
    of_a = torch.empty(141)[1:].view(2, 70).mT.copy_(of_a)
    found = scaled_mm(a, b.T, of_a, of_b, out_dtype=torch.bfloat16)
    exact = sum((a[:, at].float() @ b[:, at].float().T) * of_a[:, [n]] * of_b[n] for n, at in enumerate((slice(128), slice(128, 200))))
    assert found[5].isnan().all() and torch.equal(found.nan_to_num(9.0), exact.bfloat16().nan_to_num(9.0))


@pytest.mark.thorough
def test_keywords_as_torch_names_them():
    a, b = operands(FN)
    of_a, of_b = scales(*TENSOR)
    given = dict(input=a, mat2=b.T, scale_a=of_a, scale_b=of_b, bias=None, scale_result=None, out_dtype=torch.bfloat16, use_fast_accum=True)
    assert torch._scaled_mm(**given).shape == scaled_mm(**given).shape and close_to_torchs(scaled_mm(**given), a, b, of_a, of_b)


def test_nan_and_zero_scales():
    a, b = operands(FN)
    of_a, of_b = scales(*ROWS)
    of_a[3], of_b[0, 5], of_a[7] = torch.nan, torch.nan, 0.0
    found = scaled_mm(a, b.T, of_a, of_b, out_dtype=torch.bfloat16)
    expected = (a.float() @ b.float().T * of_a * of_b).bfloat16()
    assert torch.equal(found.isnan(), expected.isnan()) and torch.equal(found.nan_to_num(9.0), expected.nan_to_num(9.0))


def test_nothing_to_multiply():
    ones = torch.ones(1)
    assert scaled_mm(whole(0, 8), whole(5, 8).T, ones, ones, out_dtype=torch.bfloat16).shape == (0, 5)
    found = scaled_mm(whole(3, 0), whole(5, 0).T, ones, ones, torch.arange(5).bfloat16(), out_dtype=torch.bfloat16)
    assert torch.equal(found, torch.arange(5).bfloat16().expand(3, 5))


SCALED = [  # the operands' type, the shape of a, the scales, the result, and whether there is a bias
    (FN, (70, 200), ROWS, torch.bfloat16, True),
    (torch.int8, (2, 35, 200), ((2, 35, 1), (1, 41)), None, True),
    (torch.int8, (70, 200), TENSOR, torch.float32, False),
]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("dtype, shape, of, out_dtype, has_bias", SCALED, ids=["fp8", "int8", "tensors"])
def test_matmul_abt_with_scales(dtype, shape, of, out_dtype, has_bias):
    """The exact sums times the scales in f32, plus the bias; rounded once, behind the activation."""
    a, b = whole(*shape, dtype=dtype), whole(41, 200, dtype=dtype, seed=1)
    of_a, of_b = scales(*of)
    bias = 100 * scales((41,))[0] if has_bias else None
    found = matmul_abt(a, b, out_dtype, bias=bias, activation="relu", scale_a=of_a, scale_b=-of_b)
    sums = a.float() @ b.float().T
    scaled = sums * of_a * -of_b if of != TENSOR else sums * (of_a * -of_b)
    assert torch.equal(found, (scaled + bias if has_bias else scaled).relu().to(out_dtype or torch.bfloat16))
    assert 0 < (found == 0).sum() < found.numel()
    of_one = of_a if of == TENSOR else of_a[..., :1, :][:1]
    one = matmul_abt(a[..., :1, :][:1], b, out_dtype, bias=bias, activation="relu", scale_a=of_one, scale_b=-of_b)
    assert torch.equal(one, found[..., :1, :][:1])
    nothing = matmul_abt(a[..., :0], b[:, :0], out_dtype, bias=bias, activation="relu", scale_a=of_a, scale_b=of_b)
    assert torch.equal(nothing, (torch.zeros_like(found) + (bias if has_bias else 0)).to(found.dtype))


@pytest.mark.thorough
def test_torch_compile_traces():
    a, b = operands(FN)
    of_a, of_b = scales(*ROWS)

    def function(a, b, of_a, of_b):
        relu = matmul_abt(a, b, activation="relu", scale_a=of_a, scale_b=of_b)
        return scaled_mm(a, b.t(), of_a, of_b, out_dtype=torch.bfloat16).relu(), matmul_abt(a, b), relu

    found = torch.compile(function, fullgraph=True, backend="aot_eager")(a, b, of_a, of_b)
    assert all(map(torch.equal, found, function(a, b, of_a, of_b)))


def test_torchs_own_checks_of_operators():
    a, b = operands(FN)
    of_a, of_b = scales(*ROWS)
    given = (a, b.T, of_a, of_b, None, torch.bfloat16, "rows", None)
    checks = torch.library.opcheck(torch.ops.tiledsl.scaled_mm.default, given, test_utils=("test_faketensor", "test_aot_dispatch_static"))
    assert set(checks.values()) == {"SUCCESS"}


INT8 = whole(4, 16, dtype=torch.int8)
A, B = whole(16, 32), whole(24, 32, seed=1)
ONE, SCALE, BF16 = torch.ones(1), torch.ones(1, requires_grad=True), torch.bfloat16
REFUSED = {
    "types": (lambda: scaled_mm(A.float(), B.T, ONE, ONE, out_dtype=BF16), "scaled_mm takes float8_e4m3fnuz or float8_e4m3fn, and 'input' is float32"),
    "bf16 and fp8": (lambda: scaled_mm(A.bfloat16(), B.T, ONE, ONE, out_dtype=BF16), "and 'input' is bfloat16\n  = help: pass input.to(torch.float8_e4m3fn)"),
    "two encodings": (lambda: scaled_mm(A, B.T.to(FNUZ), ONE, ONE, out_dtype=BF16), "'input' is float8_e4m3fn, and 'mat2' float8_e4m3fnuz"),
    "no tensor": (lambda: scaled_mm(A, B.T, 1.0, ONE, out_dtype=BF16), "scaled_mm takes tensors, and 'scale_a' is 1.0"),
    "scales of f16": (lambda: scaled_mm(A, B.T, ONE.half(), ONE, out_dtype=BF16), "scaled_mm takes float32, and 'scale_a' is float16"),
    "not transposed": (lambda: scaled_mm(A, B, ONE, ONE, out_dtype=BF16), "'input' has 32 columns, and 'mat2' 24 rows\n  = help: pass mat2.t()"),
    "rows of mat2": (lambda: scaled_mm(A, whole(32, 24), ONE, ONE, out_dtype=BF16), "takes a mat2 whose columns are contiguous"),
    "a vector": (lambda: scaled_mm(A[0], B.T, ONE, ONE, out_dtype=BF16), "scaled_mm multiplies matrices, and 'input' has shape (32,)"),
    "one of each": (lambda: scaled_mm(A, B.T, torch.ones(16, 1), ONE, out_dtype=BF16), "or those of blocks, (16, 1) and (1, 1): got (16, 1) and (1,)"),
    "blocks exchanged": (lambda: scaled_mm(A, B.T, torch.ones(1, 16), torch.ones(1, 1), out_dtype=BF16), "got (1, 16) and (1, 1)"),
    "blocks and a bias": (lambda: scaled_mm(A, B.T, torch.ones(16, 1), torch.ones(1, 1), B[:, 0].bfloat16(), out_dtype=BF16), "takes no bias"),
    "blocks in f32": (lambda: scaled_mm(A, B.T, torch.ones(16, 1), torch.ones(1, 1), out_dtype=torch.float32), "and out_dtype is torch.float32"),
    "exchanged": (lambda: scaled_mm(A, B.T, torch.ones(1, 16), torch.ones(24, 1), out_dtype=BF16), "got (1, 16) and (24, 1)"),
    "no type": (lambda: scaled_mm(A, B.T, ONE, ONE), "scaled_mm gives bfloat16, float16 or float32, and out_dtype is None"),
    "fp8 result": (lambda: scaled_mm(A, B.T, ONE, ONE, out_dtype=FN), "and out_dtype is torch.float8_e4m3fn"),
    "scale_result": (lambda: scaled_mm(A, B.T, ONE, ONE, scale_result=ONE, out_dtype=BF16), "scaled_mm takes no scale_result"),
    "bias's type": (lambda: scaled_mm(A, B.T, ONE, ONE, torch.ones(24), out_dtype=BF16), "scaled_mm takes bfloat16, and 'bias' is float32"),
    "bias's shape": (lambda: scaled_mm(A, B.T, ONE, ONE, torch.ones(16).bfloat16(), out_dtype=BF16), "and 'bias' (16,), not (24,)"),
    "int8 to f32": (lambda: matmul_abt(INT8, INT8, torch.float32), "matmul_abt of int8 gives int32, and out_dtype is torch.float32"),
    "long sums of int8": (lambda: matmul_abt(INT8.new_zeros(1, 131_057), INT8.new_zeros(1, 131_057)), "matmul_abt of int8 takes at most 131,056 columns"),
    "one scale": (lambda: matmul_abt(A, B, scale_a=ONE), "matmul_abt takes tensors, and 'scale_b' is None"),
    "scales of bf16": (lambda: matmul_abt(A.bfloat16(), B.bfloat16(), scale_a=ONE, scale_b=ONE), "scales products of fp8 and int8, and 'a' is bfloat16"),
    "scales of batches": (lambda: matmul_abt(A[None], B[None], scale_a=ONE, scale_b=ONE), "scales products by a matrix, and 'b' is a batch"),
    "scales of blocks": (
        lambda: matmul_abt(A, B, scale_a=torch.ones(16, 1), scale_b=torch.ones(1, 1)),
        "or scale_a of shape (16, 1) and scale_b of shape (1, 24): got (16, 1) and (1, 1)\n  = help: scaled_mm takes scales of blocks",
    ),
    "scaled to int32": (lambda: matmul_abt(INT8, INT8, torch.int32, scale_a=ONE, scale_b=ONE), "matmul_abt of int8 gives bfloat16, float16 or float32"),
    "int8 and a bias": (lambda: matmul_abt(INT8, INT8, bias=torch.ones(4)), "has no bias\n  = help: pass scale_a and scale_b"),
    "gradients": (lambda: scaled_mm(A, B.T, ONE, SCALE, out_dtype=BF16).sum().backward(), "products with scales have no gradients, and one is asked for"),
    "gradients of fp8": (lambda: matmul_abt(A.clone().requires_grad_(), B).sum().backward(), "matmul_abt of float8_e4m3fn has no gradients"),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_not_fit_is_named(what):
    call, message = REFUSED[what]
    with pytest.raises(td.UsageError) as error:
        call()
    assert message in str(error.value), str(error.value)


SILU_OF_INT8 = scaled_abt(td.bf16, True, td.f32, "silu", td.int8)


@pytest.mark.sample("int8-gfx942-64")
@pytest.mark.parametrize("target, block", list(itertools.product(("gfx942", "gfx950"), BLOCKS)))
@pytest.mark.parametrize("kernel", [scaled_abt(td.bf16, True), gemm_abt(td.int8, td.i32), SILU_OF_INT8], ids=["scaled", "int8", "silu of int8"])
def test_nothing_is_spilled_and_the_fastest_instruction_is_taken(kernel, target, block):
    lowered = kernel.lower(target, block=block)
    found = lowered.resources
    assert (found.vgpr_spills, found.sgpr_spills, found.scratch_bytes, found.loop.counts["moves"], lowered.warnings) == (0, 0, 0, 0, ())
    assert block < 256 or found.loop.others_per_1000_clocks <= {"gfx942": 30, "gfx950": 60}[target]
