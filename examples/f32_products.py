"""C = A·Bᵀ of f32: by the xf32 instructions of gfx942, and by three products of bf16 on every target.

`by_xf32` cuts each number to 10 bits of mantissa: a product is off by less than 2⁻⁹ of its magnitude. In `by_bf16` each number is the sum of two of bf16, high
and low, with an error of at most 2⁻¹⁶: high · high + high · low + low · high is off by 3.1 · 2⁻¹⁶. Both add in f32. On gfx942, an xf32 instruction has half of
the rate of bf16, so three products of bf16 take half as long again. The instructions of f32 take eight times as long as one product of bf16. To split two
numbers takes some 25 instructions on gfx90a and gfx942, where it takes most of the time. gfx950 rounds to bf16 in one instruction, and takes some 6.

Run it: `python examples/f32_products.py --target gfx950`. The interpreter executes the listing, and the result is compared with NumPy.
"""

import tiledsl as td

SIDE, STEP = 64, 32  # a warp's tile of C, and the columns of A and B taken at once


@td.kernel(warps=4, sizes=dict(M=4096, N=4096, K=4096))
def by_xf32(a: td.gl[td.xf32, "M", "K"], b: td.gl[td.xf32, "N", "K"], c: td.gl[td.f32, "M", "N"]) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 2 * SIDE), td.cdiv(b.rows, 2 * SIDE))
    As, Bs, acc = td.st(td.xf32, 2 * SIDE, STEP), td.st(td.xf32, 2 * SIDE, STEP), td.zeros(td.f32, SIDE, SIDE)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    for k in td.range(td.cdiv(a.cols, STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        td.mma_ABt(acc, td.load(td.subtile(As, (SIDE, STEP), (wr, 0))), td.load(td.subtile(Bs, (SIDE, STEP), (wc, 0))))
        td.barrier()
    td.store(c[2 * row + wr, 2 * col + wc], acc)


@td.kernel(warps=4, sizes=dict(M=4096, N=4096, K=4096))
def by_bf16(a: td.gl[td.f32, "M", "K"], b: td.gl[td.f32, "N", "K"], c: td.gl[td.f32, "M", "N"]) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 2 * SIDE), td.cdiv(b.rows, 2 * SIDE))
    As, Bs, acc = td.st(td.f32, 2 * SIDE, STEP), td.st(td.f32, 2 * SIDE, STEP), td.zeros(td.f32, SIDE, SIDE)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    for k in td.range(td.cdiv(a.cols, STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_high, a_low = td.split_bf16(td.load(td.subtile(As, (SIDE, STEP), (wr, 0)), layout="row"))
        b_high, b_low = td.split_bf16(td.load(td.subtile(Bs, (SIDE, STEP), (wc, 0)), layout="row"))
        td.mma_ABt(acc, a_low, b_high)  # the small products first
        td.mma_ABt(acc, a_high, b_low)
        td.mma_ABt(acc, a_high, b_high)
        td.barrier()
    td.store(c[2 * row + wr, 2 * col + wc], acc)


def main(arguments: list[str] | None = None) -> int:
    """Compare both kernels with NumPy. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import numpy as np

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="A·Bᵀ of f32: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS), default="gfx942")
    parser.add_argument("--size", type=int, default=128, metavar="N", help="M = N = K (default 128)")
    options = parser.parse_args(arguments)
    size, noise, right = options.size, np.random.default_rng(0), True
    if size < 1:
        parser.error("--size is at least 1")
    a, b = (noise.standard_normal((size, size), np.float32) for _ in range(2))
    exact, magnitude = a.astype(np.float64) @ b.T.astype(np.float64), np.abs(a).astype(np.float64) @ np.abs(b).T.astype(np.float64)
    for kernel, error in ((by_xf32, 2.0**-9), (by_bf16, 3.1 * 2.0**-16)):
        if kernel is by_xf32 and options.target != "gfx942":
            continue
        try:
            lowered = kernel.lower(target=options.target, M=size, N=size, K=size)
        except td.TiledslError as refused:
            print(refused)
            return 1
        c = np.zeros((size, size), np.float32)
        hazards = execute(lowered, [a, b, c]).hazards
        found = (np.abs(c - exact) / magnitude).max()
        right = right and not hazards and bool(found <= error + 3 * size * 2.0**-24)  # each sum of f32 rounds or cuts
        print(f"{kernel.name}: largest error {found:.2g} of the magnitudes' sum")
    print("RIGHT: both within their bounds" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
