"""The example of quantising: torch's bits for rows of zeros, with infinity and NaN, at the edges; wrong variants are refused by their contracts."""

import pytest
import torch

from examples import quantise as example
from examples.quantise import LEAST, by_rows, by_tensor
from tests.examples.edited import errors
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute

TYPES = {"gfx942": torch.float8_e4m3fnuz, "gfx950": torch.float8_e4m3fn}


@pytest.mark.thorough
@pytest.mark.parametrize("target", TYPES)
def test_zeros_infinities_and_nan(target):
    dtype, rows, cols = TYPES[target], 37, 300
    largest = torch.finfo(dtype).max
    x = torch.randn(rows, cols, generator=torch.Generator().manual_seed(0)).bfloat16()
    x[3], x[4, 7], x[5, 299], x[6], x[6, 0] = 0, torch.nan, torch.inf, 0, -1e-20
    q, scale = torch.zeros(rows, cols, dtype=dtype), torch.zeros(rows, 1)
    assert execute(lower(by_rows, target, {"M": rows, "N": cols}), [x, q, scale]).hazards == ()
    values = x.float()
    own = torch.nan_to_num(values.abs(), nan=0.0, posinf=torch.inf).amax(1, keepdim=True).clamp(min=LEAST) / largest  # NaN is no largest value
    exact = (values * (1 / own)).clamp(-largest, largest).to(dtype)
    assert torch.equal(scale, own) and torch.equal(q.float().isnan(), exact.float().isnan())
    assert ((q.view(torch.uint8) == exact.view(torch.uint8)) | exact.float().isnan()).all()
    assert (q[3].float() == 0).all() and q[4].float().isnan().sum() == 1


WRONG = {  # the kernel, and what is edited
    "the minimum forgotten": ("by_rows", "td.maximum(top, -low), LEAST) / largest\n    td.store", "top, LEAST) / largest\n    td.store"),
    "the minimum's sign": ("by_rows", "td.maximum(td.maximum(top, -low)", "td.maximum(td.maximum(top, low)"),
    "the tail not masked": ("by_rows", "td.row_max(td.where(inside, tile, -float(\"inf\"))", "td.row_max(tile"),
    "the last column left out": ("by_rows", "k * COLS) < x.cols", "k * COLS) < x.cols - 1"),
    "one step less": ("by_rows", "for k in td.range(td.cdiv(x.cols, COLS)):\n        tile", "for k in td.range(td.cdiv(x.cols, COLS) - 1):\n        tile"),
    "scales of other rows": ("by_rows", "td.store(scale[row, 0], own)", "td.store(scale[row ^ 1, 0], own)"),
    "multiplied by the scale": ("by_rows", "share = 1 / own", "share = own"),
    "not divided by the largest": ("by_rows", "LEAST) / largest\n    td.store", "LEAST)\n    td.store"),
    "rows of zeros": ("by_rows", "own = td.maximum(td.maximum(top, -low), LEAST)", "own = td.maximum(top, -low)"),
    "another warp's rows": ("by_rows", "loaded(x, row, k) * share", "loaded(x, row ^ 1, k) * share"),
    "the inverse scale": ("by_tensor", "share = 1 / td.load", "share = td.load"),
    "columns of the next tile": ("by_tensor", "loaded(x, row, col) * share", "loaded(x, row, col + 1) * share"),
}  # fmt: skip


@pytest.mark.sample("the last column left out")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    name, old, new = WRONG[what]
    _, found = errors(tmp_path, example.__file__, name, old, new, target="gfx950", M=72, N=600)
    assert found and {one.code for one in found} <= {"TD602", "TD301"}, found


@pytest.mark.sample("by_tensor")
@pytest.mark.parametrize("kernel", [by_rows, by_tensor])
def test_the_right_kernels_have_no_findings(kernel):
    assert kernel.check(target="gfx950", M=72, N=640) == ()
