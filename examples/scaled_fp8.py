"""D = A·Bᵀ of fp8 in bf16, scaled back: what a linear layer with fp8 weights and activations computes, and torch._scaled_mm too.

A tensor is quantised as fp8 = x / scale, so that its largest element is near the largest number of fp8. The product is then scaled back. `by_rows` has a scale
for each row of A and of B: a column vector and a row vector that multiply the sums, before they are rounded to bf16. `by_tensor` has one scale for A and one
for B, each an element in the memory of the device, and a number that the call gives. A row of zeros may have the scale 0; a scale that is NaN makes its row, or
its column, NaN.

Run it: `python examples/scaled_fp8.py --size 512 --target gfx950`. The interpreter executes the listings for some blocks, and the results are compared with
torch.
"""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 128, 64  # a block's tile of D, the columns of A and B taken at once, a warp's accumulator


@td.op
def product(a: td.GlobalTensor, b: td.GlobalTensor, row: int, col: int) -> tuple[td.RegisterTile, int, int]:
    """A warp's 64 × 64 sums, and where they are in D: a block's tile of A·Bᵀ has four warps."""
    As, Bs = td.st(td.fp8, BLOCK, K_STEP), td.st(td.fp8, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    return td.swap_layout(acc), row * 2 + wr, col * 2 + wc  # a lane holds neighbours of a row, and stores 8 bytes at a time


@td.kernel(warps=4, sizes=dict(M=4096, N=4096, K=4096))
def by_rows(
    a: td.gl[td.fp8, "M", "K"],
    b: td.gl[td.fp8, "N", "K"],
    scale_a: td.gl[td.f32, "M", 1],
    scale_b: td.gl[td.f32, 1, "N"],
    d: td.gl[td.bf16, "M", "N"],
) -> None:
    td.ensures(d, scale_a * (a @ b.T) * scale_b)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    sums, i, j = product(a, b, row, col)
    of_rows, of_cols = td.load(scale_a[i, 0], (REG, 1), layout="row"), td.load(scale_b[0, j], (1, REG), layout="row")
    td.store(d[i, j], td.cast(sums * of_rows * of_cols, td.bf16))


@td.kernel(warps=4, sizes=dict(M=4096, N=4096, K=4096))
def by_tensor(
    a: td.gl[td.fp8, "M", "K"],
    b: td.gl[td.fp8, "N", "K"],
    scale_a: td.gl[td.f32, 1],
    scale_b: td.gl[td.f32, 1],
    d: td.gl[td.bf16, "M", "N"],
    alpha: td.f32 = td.f32(1.0),
) -> None:
    td.ensures(d, alpha * scale_a * scale_b * (a @ b.T))
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    sums, i, j = product(a, b, row, col)
    scale = alpha * td.load(scale_a[0], 1, layout="row") * td.load(scale_b[0], 1, layout="row")  # one element, for all of the tile
    td.store(d[i, j], td.cast(sums * scale, td.bf16))


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks of both with torch. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute

    types = {"gfx942": torch.float8_e4m3fnuz, "gfx950": torch.float8_e4m3fn}
    parser = argparse.ArgumentParser(description="Scaled products of fp8: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(types), default="gfx950")
    parser.add_argument("--size", type=int, default=1024, metavar="N", help="M = N = K (default 1024)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1:
        parser.error("--blocks is at least 1")
    size, generator = options.size, torch.Generator().manual_seed(0)
    try:
        first, second = (kernel.lower(target=options.target, M=size, N=size, K=size) for kernel in (by_rows, by_tensor))
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(first.resources.table())
    x, y = (torch.randn((size, size), generator=generator) for _ in range(2))
    largest = torch.finfo(types[options.target]).max
    across = td.cdiv(size, BLOCK)
    chosen, right = range(min(options.blocks, across * across)), True
    for lowered, dim in ((first, (1,)), (second, (0, 1))):
        of_rows_alone = len(dim) == 1
        scales = [value.abs().amax(dim, keepdim=True) / largest for value in (x, y)]
        a, b = ((value / scale).clamp(-largest, largest).to(types[options.target]) for value, scale in zip((x, y), scales, strict=True))
        d = torch.zeros((size, size), dtype=torch.bfloat16)
        given = [scales[0], scales[1].T.contiguous()] if of_rows_alone else [scale.view(1) for scale in scales]
        right = right and not execute(lowered, [a, b, *given, d, *([] if of_rows_alone else [1.0])], blocks=chosen).hazards
        for number in chosen:
            rows, cols = (slice(i * BLOCK, min((i + 1) * BLOCK, size)) for i in divmod(number, across))
            of_rows, of_cols = (scale[at] if of_rows_alone else scale for scale, at in zip(scales, (rows, cols), strict=True))
            left, back = a[rows].double() * of_rows, (b[cols].double() * of_cols).T
            error, bound = (d[rows, cols].double() - left @ back).abs(), 2.0**-8 * (left @ back).abs() + 2.0**-20 * (left.abs() @ back.abs())
            right = right and bool((error <= bound).all())  # bf16 keeps eight bits; sums in fp32
            print(f"{'rows' if of_rows_alone else 'tensor'}, block {number}: largest error {error.max():.3g}, largest value {(left @ back).abs().max():.3g}")
    print("RIGHT: the blocks are torch's, rounded to bf16" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
