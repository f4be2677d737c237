"""The example of convolution: executed, against torch; wrong variants are refused."""

import pytest
import torch

from examples import convolution as example
from examples.convolution import bordered, convolution, outputs
from tests.examples.edited import errors
from tests.in_turn import alternating
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

FORMS = [  # images, rows, columns, rows and columns of the filter, stride, dilation, padding
    (2, 3, 9, 3, 3, 1, 1, 1),
    (1, 9, 8, 3, 2, 2, 1, 0),
    (1, 7, 67, 2, 3, 3, 2, 2),
    (1, 4, 4, 1, 1, 1, 1, 0),
]


@pytest.mark.thorough
@pytest.mark.parametrize("images, rows, cols, down, across, stride, dilation, padding, target", alternating(FORMS, TARGETS))
def test_against_torch(images, rows, cols, down, across, stride, dilation, padding, target):
    """On whole numbers: each sum is exact in f32, and rounded once."""
    generator = torch.Generator().manual_seed(rows)
    x = torch.randint(-2, 3, (images, rows, cols, 32), generator=generator).bfloat16()
    w = torch.randint(-2, 3, (down * across, 40, 32), generator=generator).bfloat16()
    held, wide = bordered(x, across, stride, dilation, padding)
    height = rows + 2 * padding
    lines = images * outputs(height, down, stride, dilation)
    y = torch.full((lines, wide, 40), torch.nan).bfloat16()
    sizes = dict(B=held.shape[0], W=held.shape[1], C=held.shape[2], T=len(w), O=40, I=32, L=lines, P=wide)
    lowered = lower(convolution, target, dict(sizes, height=height, across=across, stride=stride, dilation=dilation))
    assert execute(lowered, [held, w, y]).hazards == ()
    filters = w.view(down, across, 40, 32).permute(2, 3, 0, 1).double()
    exact = torch.nn.functional.conv2d(x.permute(0, 3, 1, 2).double(), filters, stride=stride, dilation=dilation, padding=padding)
    assert torch.equal(y.view(images, -1, wide, 40), exact.permute(0, 2, 3, 1).bfloat16())


WRONG = {  # what is edited; every size differs from the others
    "a row of the image too low": ("x.at(batch=first + down,", "x.at(batch=first,"),
    "the next image": ("first = line // lines * height", "first = line // lines * lines"),
    "without a stride of rows": ("+ line % lines * stride  #", "+ line % lines  #"),
    "the first pixel": ("row=i * ROWS + skipped,", "row=i * ROWS,"),
    "another pixel of the stride": ("col=phase * w.cols + k * STEP", "col=k * STEP"),
    "another tap": ("w[tap, j, k]", "w[w.batch - 1 - tap, j, k]"),
    "a tap left out": ("enumerate(taps):\n        for", "enumerate(taps[1:]):\n        for"),
    "channels of the first step": ("w[tap, j, k]", "w[tap, j, 0 * k]"),
    "other channels of the output": ("(Ws, COLS, wc))", "(Ws, COLS, wr))"),
    "no barrier": ("            td.barrier()\n            td.mma", "            td.mma"),
}  # fmt: skip
SIZES = dict(B=10, W=66, C=128, T=6, O=136, I=64, L=4, P=5, height=5, across=3, stride=2)


@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    _, found = errors(tmp_path, example.__file__, "convolution", *WRONG[what], **SIZES)
    assert found and {one.code for one in found} <= {"TD602", "TD401"}, found


def test_the_right_kernel_has_no_findings():
    assert convolution.check(**SIZES) == ()
