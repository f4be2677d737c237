"""The example of scaled products: torch's bits for scales of rows and of tensors, zero and NaN among them, at ragged sizes; wrong variants are refused."""

import pytest
import torch

from examples import scaled_fp8 as example
from examples.scaled_fp8 import by_rows, by_tensor
from tests.examples.edited import errors
from tests.in_turn import alternating
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute

TYPES = {"gfx942": torch.float8_e4m3fnuz, "gfx950": torch.float8_e4m3fn}
SIZES = [(130, 70, 200), (1, 129, 16), (200, 200, 1)]


def operands(m, n, k, target):
    """A and B with whole numbers, of which sums are exact, and a scale for each row of A and of B, among them 0, NaN, infinity and a tiny number."""
    generator = torch.Generator().manual_seed(m * 1_009 + n)
    a, b = (torch.randint(-16, 17, (rows, k), generator=generator).to(TYPES[target]) for rows in (m, n))
    of_rows, of_cols = (torch.randn(rows, generator=generator) for rows in (m, n))
    for scales in (of_rows, of_cols):
        special = torch.tensor([0.0, torch.nan, torch.inf, 1e-38])[: len(scales) - 1]
        scales[len(scales) - len(special) :] = special
    return a, b, of_rows.view(m, 1), of_cols.view(1, n)


def same(found, expected):
    return torch.equal(found.isnan(), expected.isnan()) and torch.equal(found.nan_to_num(7.0), expected.nan_to_num(7.0))


@pytest.mark.thorough
@pytest.mark.parametrize("m, n, k, target", alternating(SIZES, TYPES))
def test_scales_of_rows(m, n, k, target):
    """The exact sums times the row's scale, times the column's, each rounded to f32, and then to bf16."""
    a, b, of_rows, of_cols = operands(m, n, k, target)
    d = torch.zeros(m, n, dtype=torch.bfloat16)
    assert execute(lower(by_rows, target, {"M": m, "N": n, "K": k}), [a, b, of_rows, of_cols, d]).hazards == ()
    assert same(d, (a.float() @ b.float().T * of_rows * of_cols).bfloat16())


@pytest.mark.thorough
@pytest.mark.parametrize(
    "scale_a, scale_b, alpha, target", alternating([(0.3, -1.7, 1.0), (0.0, 1.0, 2.0), (torch.nan, 1.0, 1.0), (2.0**-100, 2.0**90, 0.7)], TYPES)
)
def test_scales_of_tensors(scale_a, scale_b, alpha, target):
    m, n, k = SIZES[0]
    a, b, *_ = operands(m, n, k, target)
    scales, d = [torch.tensor([one]) for one in (scale_a, scale_b)], torch.zeros(m, n, dtype=torch.bfloat16)
    assert execute(lower(by_tensor, target, {"M": m, "N": n, "K": k}), [a, b, *scales, d, alpha]).hazards == ()
    assert same(d, (a.float() @ b.float().T * (alpha * scales[0] * scales[1])).bfloat16())


WRONG = {  # the kernel, and what is edited
    "scale of the wrong rows": ("by_rows", "scale_a[i, 0]", "scale_a[row, 0]"),
    "scale of the wrong columns": ("by_rows", "scale_b[0, j]", "scale_b[0, col]"),
    "columns' scales of another warp": ("by_rows", "scale_b[0, j]", "scale_b[0, col * 2 + 1]"),
    "rows' scales twice": ("by_rows", "sums * of_rows * of_cols", "sums * of_rows * of_rows"),
    "no scales of columns": ("by_rows", "sums * of_rows * of_cols", "sums * of_rows"),
    "divided by the scale": ("by_rows", "sums * of_rows * of_cols", "sums * of_rows / of_cols"),
    "added": ("by_rows", "sums * of_rows * of_cols", "sums * of_rows + of_cols"),
    "one scale for all rows": ("by_rows", "td.load(scale_a[i, 0], (REG, 1), layout", "td.load(scale_a[i * 64, 0], (1, 1), layout"),
    "A's scale for B's": ("by_tensor", "td.load(scale_b[0]", "td.load(scale_a[0]"),
    "beyond the tensor": ("by_tensor", "td.load(scale_b[0]", "td.load(scale_b[1]"),
    "alpha forgotten": ("by_tensor", "scale = alpha * ", "scale = "),
    "A's scale forgotten": ("by_tensor", 'td.load(scale_a[0], 1, layout="row") * ', ""),
}  # fmt: skip


@pytest.mark.sample("beyond the tensor", "A's scale for B's")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    name, old, new = WRONG[what]
    _, found = errors(tmp_path, example.__file__, name, old, new, target="gfx950", M=200, N=200, K=208)
    assert found and {one.code for one in found} <= {"TD602", "TD301"}, found


@pytest.mark.parametrize("kernel", [by_rows, by_tensor])
def test_the_right_kernels_have_no_findings(kernel):
    assert kernel.check(target="gfx950", M=200, N=200, K=208) == ()
