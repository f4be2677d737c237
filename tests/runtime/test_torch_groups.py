"""Grouped products as an operator of torch: torch's own results and gradients, traced by torch.compile; what does not fit is named."""

import pytest
import torch

import tiledsl as td
from tiledsl.torch import grouped_mm
from tiledsl.torch.kernels.grouped import grouped_of

ENDS = torch.tensor([0, 61, 62, 72], dtype=torch.int32)  # an empty group, and a group of one row
SIDE = 40  # of every matrix, so that all forms and gradients share a kernel


def whole(*shape, seed=0, dtype=torch.bfloat16):
    return torch.randint(-3, 4, shape, generator=torch.Generator().manual_seed(seed + sum(shape))).to(dtype)


FORMS = {
    "rows": (whole(72, SIDE), whole(4, SIDE, SIDE).mT, ENDS),
    "columns": (whole(4, SIDE, SIDE), whole(72, SIDE).mT, ENDS),
    "sums": (whole(SIDE, 72), whole(72, SIDE), ENDS),
    "batches": (whole(4, SIDE, SIDE), whole(4, SIDE, SIDE, seed=1), None),
}
of_every_form = pytest.mark.parametrize("form", FORMS)


@pytest.mark.thorough
@of_every_form
def test_results_and_gradients_are_torchs(form):
    """On whole numbers: each sum is exact in f32, and rounded once."""
    *given, ends = FORMS[form]
    found, expected = ([one.clone().requires_grad_() for one in given] for _ in range(2))
    product, torchs = grouped_mm(*found, ends), torch._grouped_mm(*expected, ends)
    assert product.dtype == torchs.dtype and torch.equal(product, torchs)
    weight = whole(*product.shape, seed=2)
    product.backward(weight)
    torchs.backward(weight)
    assert all(torch.equal(one.grad, other.grad) for one, other in zip(found, expected, strict=True))


def test_keywords_as_torch_names_them():
    given = dict(input=FORMS["rows"][0], mat2=FORMS["rows"][1], offs=ENDS, bias=None, out_dtype=torch.bfloat16)
    assert torch.equal(grouped_mm(**given), torch._grouped_mm(**given))


@pytest.mark.thorough
def test_second_derivatives():
    a, b, ends = FORMS["rows"]
    a, b = a.clone().requires_grad_(), b.clone().requires_grad_()
    (of_a,) = torch.autograd.grad(grouped_mm(a, b, ends).sum(), a, create_graph=True)
    of_a.sum().backward()
    sizes = torch.diff(ends, prepend=ends.new_zeros(1))
    assert torch.equal(b.grad, sizes[:, None, None].expand(b.shape).bfloat16())


def test_rows_behind_the_last_end_are_left_out_of_gradients():
    a, b, _ = FORMS["rows"]
    b = b.clone().requires_grad_()
    grouped_mm(a, b, ENDS - 3 * (ENDS > 65).int())[:69].sum().backward()
    assert torch.equal(b.grad[3, :, 0], a[62:69].float().sum(0).bfloat16())


def test_nothing_to_multiply():
    empty = torch.zeros(4, dtype=torch.int32)
    assert grouped_mm(whole(0, 8), whole(4, 8, 16), empty).shape == (0, 16)
    assert torch.equal(grouped_mm(whole(3, 0), whole(4, 0, 5), empty), torch.zeros(3, 5))
    assert torch.equal(grouped_mm(whole(3, 8), whole(8, 5), empty), torch.zeros(4, 3, 5))
    assert grouped_mm(whole(4, 0, 8), whole(4, 8, 5)).shape == (4, 0, 5)


def test_torch_compile_traces():
    def function(a, b, ends):
        return grouped_mm(a, b, ends).relu()

    a, b, ends = FORMS["rows"]
    assert torch.equal(torch.compile(function, fullgraph=True, backend="aot_eager")(a, b, ends), function(a, b, ends))


@pytest.mark.one_in(4)
@of_every_form
def test_torchs_own_checks_of_operators(form):
    *given, ends = FORMS[form]
    checks = torch.library.opcheck(torch.ops.tiledsl.grouped_mm.default, (*given, ends), test_utils=("test_schema", "test_faketensor"))
    assert set(checks.values()) == {"SUCCESS"}


A, B = FORMS["rows"][:2]
BATCH = FORMS["batches"][0]
REFUSED = {
    "types": (lambda: grouped_mm(A.float(), B, ENDS), "grouped_mm takes bfloat16 or float16, and 'input' is float32"),
    "two types": (lambda: grouped_mm(A, B.half(), ENDS), "'input' is bfloat16, and 'mat2' float16"),
    "no tensor": (lambda: grouped_mm(A, B, [1, 2]), "grouped_mm takes tensors, and 'offs' is [1, 2]"),
    "a vector": (lambda: grouped_mm(A[0], B, ENDS), "grouped_mm takes matrices or batches of them, and 'input' has shape (40,)"),
    "not transposed": (lambda: grouped_mm(A[:, :8], B[:, :, :8], ENDS), "'input' has 8 columns, and 'mat2' 40 rows\n  = help: pass mat2.mT"),
    "no ends": (lambda: grouped_mm(A, B), "grouped_mm needs 'offs' unless both operands are batches"),
    "ends of batches": (lambda: grouped_mm(BATCH, BATCH, ENDS), "grouped_mm of two batches takes no 'offs'"),
    "other batches": (lambda: grouped_mm(BATCH, BATCH[:3]), "'input' has 4, and 'mat2' 3"),
    "ends of i64": (lambda: grouped_mm(A, B, ENDS.long()), "grouped_mm takes int32, and 'offs' is int64"),
    "a matrix of ends": (lambda: grouped_mm(A, B, ENDS[None]), "one end for each group, and 'offs' has shape (1, 4)"),
    "starts": (lambda: grouped_mm(A, B[:3], ENDS), "'offs' has 4 ends, and 'mat2' 3 matrices\n  = help: 'offs' has no 0 before the first end"),
    "behind the rows": (lambda: grouped_mm(A, B, ENDS + 1), "from 0 to 72 at most: offs[3] is 73, behind 63"),
    "sizes": (lambda: grouped_mm(A, B, torch.tensor([0, 61, 1, 8], dtype=torch.int32)), "offs[2] is 1, behind 61"),
    "columns' ends": (lambda: grouped_mm(FORMS["columns"][0], A[:50].mT, ENDS), "from 0 to 50 at most"),
    "a bias": (lambda: grouped_mm(A, B, ENDS, torch.ones(40).bfloat16()), "grouped_mm adds no bias"),
    "another result": (lambda: grouped_mm(A, B, ENDS, out_dtype=torch.float32), "grouped_mm of bfloat16 gives bfloat16, and out_dtype is torch.float32"),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_not_fit_is_named(what):
    call, message = REFUSED[what]
    with pytest.raises(td.UsageError) as error:
        call()
    assert message in str(error.value), str(error.value)


@pytest.mark.thorough
@pytest.mark.parametrize("target", ("gfx90a", "gfx942", "gfx950"))
def test_nothing_is_spilled(target):
    found = grouped_of(td.f16).lower(target, E=9, G=8, N=4096, K=4096).resources
    assert (found.vgpr_spills, found.sgpr_spills, found.scratch_bytes) == (0, 0, 0)
