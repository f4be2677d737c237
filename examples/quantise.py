"""fp8 of bf16, and the scales: what comes before scaled_fp8.py.

`by_rows` finds the largest absolute value of each row, and stores the row divided by its scale, so that this value becomes the largest number of fp8. A row is
read twice: its second reading finds it in the L2. `by_tensor` divides by a scale that is known before, such as one of earlier batches; values that are
too large become the largest number of fp8, since the cast saturates. Without saturate=True they would become NaN.

`by_blocks` makes MXFP8 (OCP Microscaling Formats): each 32 numbers of a row share a scale, the power of two of the largest of them over that of the largest
number of fp8, 2⁸. It takes the rows as blocks of 32, x.view(-1, 32). mxfp4.py multiplies such elements and scales, with td.fp8 for its type.

Run it: `python examples/quantise.py --cols 5000 --target gfx950`. The interpreter executes the listings for some blocks, and the results are torch's.
"""

from typing import Any

import tiledsl as td

WARPS, ROWS, COLS = 4, 8, 256  # a warp's rows; in layout "line" eight lanes share a row, and hold whole cache lines of it
BLOCK = 32  # numbers that share a scale of MXFP8; a warp takes as many blocks
LEAST = 1e-12  # of a row's largest absolute value, so that rows of zeros have a scale
LEAST_OF_BLOCK = 2.0**-118  # that of a block: the scale is 2⁻¹²⁶ at least, of which f32 holds the inverse


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def by_rows(x: td.gl[td.bf16, "M", "N"], q: td.gl[td.fp8, "M", "N"], scale: td.gl[td.f32, "M", 1]) -> None:
    largest = td.target.largest("fp8")
    of_rows = td.maximum(td.maximum(td.row_max(x), -td.row_min(x)), LEAST) / largest
    td.ensures(scale, of_rows)
    td.ensures(q, x / of_rows)
    row = td.grid(td.cdiv(x.rows, WARPS * ROWS)) * WARPS + td.warp_id()
    top, low = (td.full(td.f32, ROWS, 1, sign * float("inf"), layout="line") for sign in (-1, 1))
    for k in td.range(td.cdiv(x.cols, COLS)):
        tile = loaded(x, row, k)
        inside = td.col_index(tile, k * COLS) < x.cols
        td.row_max(td.where(inside, tile, -float("inf")), into=top)
        td.row_min(td.where(inside, tile, float("inf")), into=low)
    own = td.maximum(td.maximum(top, -low), LEAST) / largest
    td.store(scale[row, 0], own)
    share = 1 / own
    for k in td.range(td.cdiv(x.cols, COLS)):
        td.store(q[row, k], td.cast(loaded(x, row, k) * share, td.fp8, saturate=True))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def by_tensor(x: td.gl[td.bf16, "M", "N"], scale: td.gl[td.f32, 1], q: td.gl[td.fp8, "M", "N"]) -> None:
    td.ensures(q, x / scale)
    row, col = td.grid(td.cdiv(x.rows, WARPS * ROWS), td.cdiv(x.cols, COLS))
    row = row * WARPS + td.warp_id()
    share = 1 / td.load(scale[0], 1, layout="line")
    td.store(q[row, col], td.cast(loaded(x, row, col) * share, td.fp8, saturate=True))


@td.kernel(warps=WARPS, target="gfx950", sizes=dict(B=4096 * 4096 // BLOCK))
def by_blocks(x: td.gl[td.bf16, "B", BLOCK], q: td.gl[td.fp8, "B", BLOCK], scale: td.gl[td.e8m0, "B", 1]) -> None:
    of_blocks = td.power_of_two(td.maximum(td.maximum(td.row_max(x), -td.row_min(x)), LEAST_OF_BLOCK)) / 2**8
    td.ensures(scale, of_blocks)
    td.ensures(q, x / of_blocks)
    row = td.grid(td.cdiv(x.rows, WARPS * BLOCK)) * WARPS + td.warp_id()
    tile = td.cast(td.load(x[row, 0], (BLOCK, BLOCK), layout="row"), td.f32)
    own = td.power_of_two(td.maximum(td.maximum(td.row_max(tile), -td.row_min(tile)), LEAST_OF_BLOCK)) / 2**8
    td.store(scale[row, 0], td.cast(own, td.e8m0))
    td.store(q[row, 0], td.cast(tile * (1 / own), td.fp8, saturate=True))  # exactly tile / own: powers of two


@td.op
def loaded(x: td.GlobalTensor, row: int, col: int) -> td.RegisterTile:
    return td.cast(td.load(x[row, col], (ROWS, COLS), layout="line"), td.f32)


def blocks_are_right(x: Any) -> bool:
    """Whether by_blocks gives the scales and the elements of the OCP's specification, of the rows of x one after another."""
    import torch

    from tiledsl.runtime.launch import execute

    x = x.flatten()[: x.numel() // BLOCK * BLOCK].view(-1, BLOCK)
    q, scale = torch.zeros(x.shape, dtype=torch.float8_e4m3fn), torch.zeros(len(x), 1, dtype=torch.uint8)
    hazards = execute(by_blocks.lower(B=len(x)), [x, q, scale]).hazards
    power = x.double().abs().amax(1, keepdim=True).clamp(min=LEAST_OF_BLOCK).log2().floor() - 8
    exact = (x.double() * 2**-power).clamp(-448, 448).float().to(torch.float8_e4m3fn)
    right = not hazards and torch.equal(scale.double() - 127, power) and torch.equal(q.view(torch.uint8), exact.view(torch.uint8))
    print(f"blocks: {'the bits are' if right else 'WRONG: the bits are not'} those of MXFP8")
    return right


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks of both with torch. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute

    types = {"gfx942": torch.float8_e4m3fnuz, "gfx950": torch.float8_e4m3fn}
    parser = argparse.ArgumentParser(description="fp8 of bf16 with scales: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(types), default="gfx950")
    parser.add_argument("--rows", type=int, default=100, metavar="M", help="rows, which are all executed (default 100)")
    parser.add_argument("--cols", type=int, default=4096, metavar="N", help="columns (default 4096)")
    options = parser.parse_args(arguments)
    rows, cols, dtype = options.rows, options.cols, types[options.target]
    try:
        first, second = (kernel.lower(target=options.target, M=rows, N=cols) for kernel in (by_rows, by_tensor))
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(first.resources.table())
    x, largest = torch.randn((rows, cols), generator=torch.Generator().manual_seed(0)).bfloat16(), torch.finfo(dtype).max
    q, scale, fixed = torch.zeros((rows, cols), dtype=dtype), torch.zeros(rows, 1), torch.tensor([2 / largest])
    right = not execute(first, [x, q, scale]).hazards
    own = x.float().abs().amax(1, keepdim=True).clamp(min=LEAST) / largest
    for name, of in (("rows", own), ("tensor", fixed)):
        if name == "tensor":
            right = right and not execute(second, [x, fixed, q]).hazards
        exact = (x.float() * (1 / of)).clamp(-largest, largest).to(dtype)
        same = torch.equal(q.view(torch.uint8), exact.view(torch.uint8))
        right = right and same
        print(f"{name}: {'the bits are' if same else 'WRONG: the bits are not'} torch's")
    right = right and torch.equal(scale, own) and (options.target != "gfx950" or blocks_are_right(x))
    print("RIGHT: scales and fp8 are torch's" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
