"""Convolution of images (NHWC) as products, with stride, dilation and padding: the pixels are read in place (implicit GEMM).

A block computes 64 neighbours in a row of the output, and 128 of its channels. Under each tap of the filter lie 64 pixels of a row of the image: they are
multiplied by the tap's weights, and the products of all taps are added. With a stride of 2, every second pixel lies under a tap, so a row of the image is taken
as a matrix with `stride` pixels in each row: a view of the same memory, with the channels of one pixel behind those of the other.

The padding is a border of zeros in memory, which `bordered` makes once; a layer may store its result inside the border of the next. Tiles that begin at any
pixel lie inside the rows, so the border to the right reaches to the end of the last tile. The filters are (taps, output channels, input channels).

Run it: `python examples/convolution.py --size 14 --stride 2`. The interpreter executes the listing, and the result is compared with torch.
"""

from collections.abc import Callable
from typing import Any

import tiledsl as td

ROWS, COLS, STEP = 64, 128, 32  # a block's pixels and channels of the output, and the channels of the image taken at once


def outputs(size: int, taps: int, stride: int, dilation: int) -> int:
    """The pixels of the output along a side of the bordered image."""
    return (size - dilation * (taps - 1) - 1) // stride + 1


@td.kernel(warps=4, sizes=dict(B=928, W=66, C=256, T=9, O=256, I=256, L=896, P=56))
def convolution(
    x: td.gl[td.bf16, "B", "W", "C"],  # a matrix for each row of each image: W · stride pixels, with C = I · stride columns
    w: td.gl[td.bf16, "T", "O", "I"],
    y: td.gl[td.bf16, "L", "P", "O"],  # a matrix of P pixels for each row of each output
    height: int = 58,
    across: int = 3,
    stride: int = 1,
    dilation: int = 1,
) -> None:
    """Images have `height` rows with their borders, and the filter `across` taps in a row."""
    lines = outputs(height, w.batch // across, stride, dilation)  # of an output
    taps = [tap_at(tap, across, stride, dilation) for tap in range(w.batch)]
    under = [pixels(x, y, w.cols, lambda n, down=down: n // lines * height + n % lines * stride + down, *at) for down, *at in taps]
    products = [one @ td.matrix_of(w, tap).T for tap, one in enumerate(under)]
    td.ensures(y, sum(products[1:], products[0]))

    line, i, j = td.grid(y.batch, td.cdiv(y.rows, ROWS), td.cdiv(y.cols, COLS))
    first = line // lines * height + line % lines * stride  # the row of the image under the filter's first row
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    Xs, Ws = td.st(td.bf16, ROWS, STEP), td.st(td.bf16, COLS, STEP)
    acc = td.zeros(td.f32, ROWS // 2, COLS // 2)
    for tap, (down, skipped, phase) in enumerate(taps):
        for k in td.range(td.cdiv(w.cols, STEP)):
            td.load(Xs, x.at(batch=first + down, row=i * ROWS + skipped, col=phase * w.cols + k * STEP))
            td.load(Ws, w[tap, j, k])
            td.barrier()
            x_reg, w_reg = (td.load(td.subtile(shared, (size // 2, STEP), (at, 0))) for shared, size, at in ((Xs, ROWS, wr), (Ws, COLS, wc)))
            td.barrier()
            td.mma_ABt(acc, x_reg, w_reg)
    td.store(y[line, i * 2 + wr, j * 2 + wc], td.cast(td.swap_layout(acc), td.bf16))


def tap_at(tap: int, across: int, stride: int, dilation: int) -> tuple[int, int, int]:
    """The rows of the image above a tap; and to its left, in a row, the pixels as whole strides, and what is left of them."""
    r, s = divmod(tap, across)
    return r * dilation, *divmod(s * dilation, stride)


def pixels(x: td.GlobalTensor, y: td.GlobalTensor, channels: int, row_of: Callable[..., int], skipped: int, phase: int) -> td.Formula:
    """The formula of the pixels under a tap: for each row of the output, row `row_of` of the image, from some pixel on."""
    rows = td.matrix_of(x, lambda n: row_of(n % y.batch))
    of_pixels = td.column_of(rows, lambda column: phase * channels + column, cols=channels)
    return td.column_of(of_pixels.T, lambda pixel: pixel + skipped, cols=y.rows).T


def bordered(images: Any, across: int, stride: int, dilation: int, padding: int) -> tuple[Any, int]:
    """Images of torch (N × H × W × I) within their borders, as the kernel takes them (B × W × C), and the pixels of a row of the output."""
    import torch

    count, rows, cols, channels = images.shape
    wide = outputs(cols + 2 * padding, across, stride, dilation)
    room = td.cdiv(wide, ROWS) * ROWS + (across - 1) * dilation // stride  # in strides
    x = torch.zeros(count, rows + 2 * padding, max(room * stride, cols + padding + -(cols + padding) % stride), channels, dtype=images.dtype)
    x[:, padding : padding + rows, padding : padding + cols] = images
    return x.view(count * x.shape[1], x.shape[2] // stride, stride * channels), wide


def main(arguments: list[str] | None = None) -> int:
    """Compare the result with torch's. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="A convolution: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    for name, value, what in (
        ("images", 1, "images"),
        ("size", 14, "rows and columns of an image"),
        ("channels", 32, "channels of an image, a multiple of 32"),
        ("filters", 64, "channels of the output"),
        ("taps", 3, "rows and columns of the filter"),
        ("stride", 1, "pixels from one place of the filter to the next"),
        ("dilation", 1, "pixels from one tap to the next"),
        ("padding", 1, "zeros around the image"),
    ):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"{what} (default {value})")
    given = parser.parse_args(arguments)
    stride, dilation, padding, taps = given.stride, given.dilation, given.padding, given.taps
    height = given.size + 2 * padding
    if min(given.images, given.size, given.filters, stride, dilation, taps) < 1 or given.channels < 1 or given.channels % STEP or padding < 0:
        parser.error(f"sizes are at least 1, --channels is a multiple of {STEP}, and --padding at least 0")
    if dilation * (taps - 1) >= height:
        parser.error("the filter is larger than the image with its border")
    generator = torch.Generator().manual_seed(0)
    images = torch.randint(-2, 3, (given.images, given.size, given.size, given.channels), generator=generator).bfloat16()
    filters = torch.randint(-2, 3, (taps * taps, given.filters, given.channels), generator=generator).bfloat16()
    x, wide = bordered(images, taps, stride, dilation, padding)
    lines = given.images * outputs(height, taps, stride, dilation)
    sizes = dict(B=x.shape[0], W=x.shape[1], C=x.shape[2], T=taps * taps, O=given.filters, I=given.channels, L=lines, P=wide)
    options = dict(height=height, across=taps, stride=stride, dilation=dilation)
    try:
        lowered = convolution.lower(target=given.target, **sizes, **options)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    y = torch.zeros(lines, wide, given.filters, dtype=torch.bfloat16)
    hazards = execute(lowered, [x, filters, y]).hazards
    kernel = filters.view(taps, taps, given.filters, given.channels).permute(2, 3, 0, 1)
    exact = torch.nn.functional.conv2d(images.permute(0, 3, 1, 2).double(), kernel.double(), stride=stride, dilation=dilation, padding=padding)
    right = not hazards and torch.equal(y.view(given.images, -1, wide, given.filters), exact.permute(0, 2, 3, 1).bfloat16())
    print(f"{given.images} outputs of {lines // given.images} x {wide} pixels: {'RIGHT' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
