"""C = GELU(A·Bᵀ + bias) in bf16: what is done to a product before it is stored.

Run it: `python examples/epilogues.py --size 256 --blocks 2 --target gfx950`. The compiler's listing is executed by the interpreter for a few blocks, and
compared with torch in double precision.
"""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 64, 64  # a block's tile of C, the columns of A and B taken at once, a warp's accumulator


@td.kernel(warps=4, sizes=dict(M=4096, N=4096, K=4096))
def linear_gelu(
    a: td.gl[td.bf16, "M", "K"],
    b: td.gl[td.bf16, "N", "K"],
    bias: td.gl[td.f32, "N"],  # one dimension
    c: td.gl[td.bf16, "M", "N"],
    scale: td.f32 = td.f32(1.0),  # a run-time number: another value compiles nothing anew
) -> None:
    td.ensures(c, td.gelu(scale * (a @ b.T) + bias))
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
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
    acc = td.swap_layout(acc)  # so that a lane holds neighbours of a row, and stores 8 bytes at a time
    added = scale * acc + td.load(bias[col * 2 + wc], REG, layout="row")  # a row vector, added to each row
    td.store(c[row * 2 + wr, col * 2 + wc], td.cast(td.gelu(added), td.bf16))


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks with torch. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="C = GELU(A·Bᵀ + bias) in bf16: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--size", type=int, default=1024, metavar="N", help="M = N = K (default 1024)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1:
        parser.error("--blocks is at least 1")
    size, scale = options.size, 0.125
    generator = torch.Generator().manual_seed(0)
    a, b = (torch.randn((size, size), generator=generator).bfloat16() for _ in range(2))
    bias, c = torch.randn(size, generator=generator), torch.zeros((size, size), dtype=torch.bfloat16)
    try:
        lowered = linear_gelu.lower(target=options.target, M=size, N=size, K=size)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    across = td.cdiv(size, BLOCK)
    chosen = range(min(options.blocks, across * across))
    report = execute(lowered, [a, b, bias, c, scale], blocks=chosen)
    right = not report.hazards
    for number in chosen:
        rows, cols = (slice(i * BLOCK, min((i + 1) * BLOCK, size)) for i in divmod(number, across))
        exact = torch.nn.functional.gelu(scale * (a[rows].double() @ b[cols].double().T) + bias[cols])
        error = (c[rows, cols].double() - exact).abs()
        right = right and bool((error <= exact.abs() * 2.0**-8 + 1e-5).all())  # bf16 keeps eight bits; fp32 sums in another order
        print(f"block {number}: largest error {error.max():.3g}, largest value {exact.abs().max():.3g}")
    print("RIGHT: the blocks are torch's, rounded to bf16" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
