"""torch's rules for functions that write tensors in place, as its own operations follow them; and tensors without plain memory."""

import warnings

import numpy as np
import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

import tiledsl as td
from tests.standin.kernels import tripled, whole_numbers
from tiledsl.torch.operators import matmul_abt

DATA = torch.from_numpy(whole_numbers(32, 32))


@td.kernel(warps=1)
def copied(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
    td.store(c[row, col], td.load(a[row, col], (32, 32)))


def refused(call, *arguments, **options) -> str:
    with pytest.raises(td.UsageError) as error:
        call(*arguments, **options)
    return error.value.diagnostics[0].message


def test_the_version_of_what_is_written():
    a, c = DATA.clone(), torch.zeros(32, 32)
    tripled(a, c)
    tripled(a, c=c[:])
    assert (a._version, c._version) == (0, 2)
    with torch.inference_mode():
        inference = torch.zeros(32, 32)
        tripled(DATA, inference)
    assert (inference == 3 * DATA).all()


def test_what_backward_needs_and_a_kernel_has_written():
    weight, saved = torch.ones(32, 32, requires_grad=True), torch.full((32, 32), 5.0)
    result = (weight * saved).sum()
    tripled(DATA, saved)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        result.backward()


def test_an_output_that_requires_a_gradient():
    leaf = torch.zeros(32, 32, requires_grad=True)
    assert refused(tripled, DATA, leaf) == "'c' of kernel 'tripled' is written, and is a leaf that requires a gradient"
    assert refused(tripled, DATA, leaf * 2) == "'c' of kernel 'tripled' is written, and requires the gradient of its value before the call"
    assert (leaf == 0).all() and leaf._version == 0
    with torch.no_grad():
        tripled(DATA, leaf)
    assert (leaf == 3 * DATA).all() and leaf._version == 1


def test_an_input_that_requires_a_gradient():
    """The warning comes once for each kernel, and only where a gradient is wanted."""
    weight, result = DATA.clone().requires_grad_(), torch.zeros(32, 32)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with torch.no_grad():
            copied(weight, result)
        assert caught == []
        for _ in range(2):
            copied(weight, result)
    (warning,) = caught
    assert warning.category is td.TiledslWarning and warning.filename == __file__
    first = (
        "warning[TD852]: 'a' of kernel 'copied' requires a gradient, but gradients do not pass through a call: the tensors that the kernel writes require no"
        " gradient"
    )
    assert str(warning.message).splitlines()[0] == first
    assert (result == DATA).all() and not result.requires_grad


def test_a_kernel_in_a_function_of_autograd():
    class Tripled(torch.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            result = torch.empty_like(a)
            tripled(a, result)
            return result

        @staticmethod
        def backward(ctx, gradient):
            return 3 * gradient

    weight = DATA.clone().requires_grad_()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        Tripled.apply(weight).sum().backward()
    assert (weight.grad == 3).all()


# ------------------------------------------------------------------------------------------------------------- what has no memory


def of_vmap(tensor: torch.Tensor) -> None:
    torch.func.vmap(lambda one: tripled(one, torch.zeros(32, 32)))(torch.stack([tensor, tensor]))


def of_grad(tensor: torch.Tensor) -> None:
    torch.func.grad(lambda one: tripled(one, torch.zeros(32, 32)))(tensor)


TRANSFORM = "a tensor inside a transform of torch.func, which a kernel cannot follow: make the kernel an operator (tiledsl.torch.operator)"


@pytest.mark.filterwarnings("ignore:Sparse CSR", "ignore:The PyTorch API of nested")
@pytest.mark.parametrize(
    "call, text",
    [
        (lambda: tripled(DATA.to_sparse(), DATA), "a tensor of layout torch.sparse_coo: pass a dense one, to_dense()"),
        (lambda: tripled(DATA.to_sparse_csr(), DATA), "a tensor of layout torch.sparse_csr: pass a dense one, to_dense()"),
        (lambda: tripled(torch.nested.nested_tensor([DATA, DATA]), DATA), "a nested tensor: pass the tensors in it one by one"),
        (lambda: tripled(torch._neg_view(DATA), DATA), "a view whose memory has the elements negated: pass its resolve_neg() if the kernel reads the tensor"),
        (lambda: of_vmap(DATA), TRANSFORM),
        (lambda: of_grad(DATA), TRANSFORM),
    ],
)
def test_tensors_without_plain_memory(call, text):
    assert refused(call) == f"'a' of kernel 'tripled' is {text}"
    assert (DATA.numpy() == whole_numbers(32, 32)).all()


def test_a_negated_view_that_is_resolved():
    result = np.zeros((32, 32), np.float32)
    tripled(torch._neg_view(DATA).resolve_neg(), result)
    assert (result == -3 * DATA.numpy()).all()


def test_fake_tensors():
    with FakeTensorMode():
        a, c = torch.zeros(32, 32), torch.zeros(32, 32)
    text = "a FakeTensor, which has no memory: torch.compile traces through a kernel that is made an operator (tiledsl.torch.operator)"
    assert refused(tripled, a, c) == f"'a' of kernel 'tripled' is {text}"


def test_the_product_of_sparse_matrices():
    matrix = torch.ones(8, 8).bfloat16()
    assert refused(matmul_abt, matrix.to_sparse(), matrix) == "matmul_abt takes dense tensors, and 'a' is of layout torch.sparse_coo"
