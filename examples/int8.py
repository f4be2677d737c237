"""Products of int8 with sums in i32: C of i32, exactly, and D of bf16, scaled back.

`quantised` stores the sums themselves. They are exact: a product of two int8 is at most 2¹⁴, so that sums of up to 131,071 products stay below 2³¹; sums of
more may wrap. `dequantised` is what a linear layer with quantised weights and activations needs: the sums times the scale of A times the scale of B, in bf16.
td.cast converts i32 to f32, exactly up to 2²⁴.

Run it: `python examples/int8.py --size 512 --target gfx950`. The interpreter executes the listings for some blocks, and the results are compared with NumPy.
"""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 128, 64  # a block's tile of C, the columns of A and B taken at once, a warp's accumulator


@td.op
def product(a: td.GlobalTensor, b: td.GlobalTensor, row: int, col: int) -> td.RegisterTile:
    """A warp's 64 × 64 sums: a block's tile of A·Bᵀ has four warps."""
    As, Bs = td.st(td.int8, BLOCK, K_STEP), td.st(td.int8, BLOCK, K_STEP)
    acc = td.zeros(td.i32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (REG, K_STEP), (td.warp_id() // 2, 0)))
        b_reg = td.load(td.subtile(Bs, (REG, K_STEP), (td.warp_id() % 2, 0)))
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    return acc


@td.kernel(warps=4, sizes=dict(M=4096, N=4096, K=4096))
def quantised(a: td.gl[td.int8, "M", "K"], b: td.gl[td.int8, "N", "K"], c: td.gl[td.i32, "M", "N"]) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    td.store(c[row * 2 + td.warp_id() // 2, col * 2 + td.warp_id() % 2], product(a, b, row, col))


@td.kernel(warps=4, sizes=dict(M=4096, N=4096, K=4096))
def dequantised(
    a: td.gl[td.int8, "M", "K"],
    b: td.gl[td.int8, "N", "K"],
    d: td.gl[td.bf16, "M", "N"],
    scale: td.f32 = td.f32(1.0),  # that of A times that of B
) -> None:
    td.ensures(d, scale * (a @ b.T))
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    acc = td.swap_layout(td.cast(product(a, b, row, col), td.f32))  # a lane holds neighbours of a row, and stores 8 bytes at a time
    td.store(d[row * 2 + td.warp_id() // 2, col * 2 + td.warp_id() % 2], td.cast(scale * acc, td.bf16))


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks of both with NumPy. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import numpy as np

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="Products of int8: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--size", type=int, default=1024, metavar="N", help="M = N = K (default 1024)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1:
        parser.error("--blocks is at least 1")
    size, scale, generator = options.size, 2.0**-10, np.random.default_rng(0)
    try:
        first, second = (kernel.lower(target=options.target, M=size, N=size, K=size) for kernel in (quantised, dequantised))
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(first.resources.table())
    a, b = (generator.integers(-128, 128, (size, size), dtype=np.int8) for _ in range(2))
    c, d, across = np.zeros((size, size), np.int32), np.zeros((size, size), np.uint16), td.cdiv(size, BLOCK)
    chosen = range(min(options.blocks, across * across))
    right = not execute(first, [a, b, c], blocks=chosen).hazards and not execute(second, [a, b, d, scale], blocks=chosen).hazards
    for number in chosen:
        rows, cols = (slice(i * BLOCK, min((i + 1) * BLOCK, size)) for i in divmod(number, across))
        exact = a[rows].astype(np.int64) @ b[cols].astype(np.int64).T
        wrong = int((c[rows, cols] != exact).sum())
        scaled = (d[rows, cols].astype(np.uint32) << 16).view(np.float32)
        error = np.abs(scaled / scale - exact).max() / np.abs(exact).max()
        right = right and wrong == 0 and bool((np.abs(scaled / scale - exact) <= np.abs(exact) * 2.0**-8).all())  # bf16 keeps eight bits
        print(f"block {number}: {wrong} wrong sums, scaled with a largest error of {error:.2g} of the largest")
    print("RIGHT: the sums are NumPy's, and scaled those rounded to bf16" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
