"""The example of quantising: torch's bits for rows of zeros, with infinity and NaN, at the edges; wrong variants are refused by their contracts."""

import math

import pytest
import torch

import tiledsl as td
from examples import quantise as example
from examples.quantise import LEAST, by_blocks, by_rows, by_tensor
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


def test_blocks_of_mxfp8():
    """Zeros, the largest and least numbers, one NaN, infinities, and blocks at the edge of a tile, against the words of the OCP's specification.

    A scale is 2 to the exponent of the largest magnitude, less 8; elements beyond 448 become 448. A zero block has the least scale."""
    x = torch.randn(75, 32, generator=torch.Generator().manual_seed(1)).bfloat16() * torch.logspace(-30, 30, 75)[:, None].bfloat16()
    x[3], x[4], x[5, 7], x[6, 31], x[7] = 0, 1.9375, torch.nan, -torch.inf, 3e38
    x[8], x[9, 0], x[10], x[10, 5] = 1e-40, -200.0, 0, 2.0**-118
    q, scale = torch.zeros(75, 32, dtype=torch.float8_e4m3fn), torch.zeros(75, 1, dtype=torch.uint8)
    assert execute(lower(by_blocks, "gfx950", {"B": 75}), [x, q, scale]).hazards == ()
    for block, elements, byte in zip(x.double().tolist(), q, scale[:, 0].tolist(), strict=True):
        largest = max(abs(number) for number in block if number == number)
        if largest == math.inf:
            assert byte == 255  # NaN
            continue
        exponent = math.frexp(max(largest, 2.0**-118))[1] - 1 - 8
        assert byte == exponent + 127, (largest, byte)
        exact = (torch.tensor(block, dtype=torch.float64) * 2.0**-exponent).clamp(-448, 448).float().to(torch.float8_e4m3fn).float()
        assert torch.equal(elements.float().nan_to_num(1000), exact.nan_to_num(1000))
    assert q[5].float().isnan().sum() == 1 and (q[4].float() == 496 - 48).all()


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
    "blocks: the minimum forgotten": ("by_blocks", "td.maximum(td.row_max(tile), -td.row_min(tile))", "td.row_max(tile)"),
    "blocks: no power of two": ("by_blocks", "own = td.power_of_two(", "own = (lambda x: x)("),
    "blocks: another power": ("by_blocks", "LEAST_OF_BLOCK)) / 2**8\n    td.store", "LEAST_OF_BLOCK)) / 2**7\n    td.store"),
    "blocks: scales of the next tile": ("by_blocks", "td.store(scale[row, 0], td.cast(own", "td.store(scale[row ^ 1, 0], td.cast(own"),
    "blocks: multiplied by the scale": ("by_blocks", "tile * (1 / own)", "tile * own"),
    "blocks: the inverse stored": ("by_blocks", "td.cast(own, td.e8m0)", "td.cast(1 / own, td.e8m0)"),
    "blocks: zeros": ("by_blocks", "-td.row_min(tile)), LEAST_OF_BLOCK)", "-td.row_min(tile)), -td.row_min(tile))"),
    "the inverse scale": ("by_tensor", "share = 1 / td.load", "share = td.load"),
    "columns of the next tile": ("by_tensor", "loaded(x, row, col) * share", "loaded(x, row, col + 1) * share"),
}  # fmt: skip


@pytest.mark.sample("the last column left out")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    name, old, new = WRONG[what]
    sizes = dict(B=256) if name == "by_blocks" else dict(M=72, N=600)
    _, found = errors(tmp_path, example.__file__, name, old, new, target="gfx950", **sizes)
    assert found and {one.code for one in found} <= {"TD602", "TD301"}, found


@pytest.mark.sample("by_tensor")
@pytest.mark.parametrize("kernel", [by_rows, by_tensor])
def test_the_right_kernels_have_no_findings(kernel):
    assert kernel.check(target="gfx950", M=72, N=640) == ()


def test_blocks_have_no_findings():
    assert by_blocks.check(B=200) == ()


def test_td135_computed_scales():
    @td.kernel(warps=1, target="gfx950")
    def product(a: td.gl[td.fp8, 32, 256], s: td.gl[td.f32, 32, 8], c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        As, acc = td.st(td.fp8, 32, 256), td.zeros(td.f32, 32, 32)
        td.load(As, a[0, 0])
        td.barrier()
        a_reg, scales = td.load(As), td.cast(td.load(s[0, 0], (32, 8), layout="row"), td.e8m0)
        td.mma_ABt(acc, a_reg, a_reg, scales=(scales, scales))
        td.store(c[0, 0], acc)

    with pytest.raises(td.KernelError) as caught:
        product.lower()
    text = str(caught.value)
    assert "error[TD135]: a 32x8 register tile of e8m0 is computed, and the scales of a product are loaded" in text
    assert "store the scales, and load them for the product" in text
