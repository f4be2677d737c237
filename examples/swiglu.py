"""C = silu(A·W1ᵀ) · (A·W3ᵀ) in bf16, the first half of a gated feed-forward layer (SwiGLU): two products with one A, of which only C is stored.

A block computes 256 × 128 elements of C. Its tiles of W1 and of W3, 128 rows each, take the place of a tile of B with 256 rows, so that the loop is the one of
ping_pong.py, or on gfx950 of ping_pong_direct.py. A warp holds both sums of the same elements: silu and the product stay in registers, and A is read once.

Run it: `python examples/swiglu.py --size 512 --target gfx950`. The interpreter executes the listing for some blocks, and the result is compared with torch.
"""

import tiledsl as td

ROWS, COLS, K_STEP, SLICE = 256, 128, 64, 16


def gated(gate: td.RegisterTile, up: td.RegisterTile) -> td.RegisterTile:
    """silu(gate) · up in bf16, of sums that are transposed: a lane holds neighbours of a row of C, and stores 8 bytes at a time."""
    return td.cast(td.silu(gate.T) * up.T, td.bf16)


@td.kernel(warps=8, sizes=dict(M=8192, N=8192, K=8192))
def swiglu(a: td.gl[td.bf16, "M", "K"], w1: td.gl[td.bf16, "N", "K"], w3: td.gl[td.bf16, "N", "K"], c: td.gl[td.bf16, "M", "N"]) -> None:
    td.ensures(c, td.silu(a @ w1.T) * (a @ w3.T))
    row, col = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(w1.rows, COLS))
    steps = td.cdiv(a.cols, K_STEP)
    As, Gs, Us = td.st(td.bf16, ROWS, K_STEP), td.st(td.bf16, COLS, K_STEP), td.st(td.bf16, COLS, K_STEP)
    half, wc = td.warp_id() // 4, td.warp_id() % 4
    gate, up = td.zeros(td.f32, COLS // 4, ROWS // 2), td.zeros(td.f32, COLS // 4, ROWS // 2)  # of Cᵀ

    def read(s: int) -> tuple[td.RegisterTile, ...]:
        return td.load(td.subtile(As, (ROWS // 2, SLICE), (half, s))), *(td.load(td.subtile(w, (COLS // 4, SLICE), (wc, s))) for w in (Gs, Us))

    def compute(operands: tuple[td.RegisterTile, ...]) -> None:
        td.wait(operands)
        with td.priority(1):
            td.mma_ABt(gate, operands[1], operands[0])
            td.mma_ABt(up, operands[2], operands[0])
        td.barrier()

    for tile, source in ((As, a[row, 0]), (Gs, w1[col, 0]), (Us, w3[col, 0])):
        td.load(tile, source)
    td.barrier()
    if half == 1:  # one phase behind from here on
        td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        x0 = read(0)
        if more:
            a_next = td.fetch(As, a[row, k + 1])
        td.barrier()
        compute(x0)
        x1 = read(1)
        if more:
            w_next = td.fetch(Gs, w1[col, k + 1]), td.fetch(Us, w3[col, k + 1])
        td.barrier()
        compute(x1)
        x2, x3 = read(2), read(3)
        td.wait(x2, x3)  # the other half writes next
        td.barrier()
        compute(x2)
        if more:
            td.wait(a_next, w_next)
            td.commit(As, a_next)
            td.commit(Gs, w_next[0])
            td.commit(Us, w_next[1])
        td.barrier()
        compute(x3)
    if half == 0:  # the other half's last phase
        td.barrier()
    td.store(c[row * 2 + half, col * 4 + wc], gated(gate, up))


@td.kernel(target="gfx950", warps=8, sizes=dict(M=8192, N=8192, K=8192))
def swiglu_direct(a: td.gl[td.bf16, "M", "K"], w1: td.gl[td.bf16, "N", "K"], w3: td.gl[td.bf16, "N", "K"], c: td.gl[td.bf16, "M", "N"]) -> None:
    td.ensures(c, td.silu(a @ w1.T) * (a @ w3.T))
    row, col = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(w1.rows, COLS))
    steps, half_rows = td.cdiv(a.cols, K_STEP), ROWS // 2
    As, (Gs, Us) = ([td.st(td.bf16, COLS, K_STEP, buffers=2) for _ in range(2)] for _ in range(2))
    wr, wc = td.warp_id() // 4, td.warp_id() % 4
    sums = [[td.zeros(td.f32, COLS // 4, half_rows // 2) for _ in range(2)] for _ in range(2)]  # gate and up of each half of the rows, of Cᵀ

    def fetch(tile: td.SharedTile, source: td.WindowRef) -> None:
        td.load(tile, source, direct=True)

    def compute(accumulators: list[td.RegisterTile], a_reg: td.RegisterTile, w_regs: list[td.RegisterTile]) -> None:
        with td.priority(1):
            for total, w_reg in zip(accumulators, w_regs, strict=True):
                td.mma_ABt(total, w_reg, a_reg)
        td.barrier()

    tic, toc = 0, 1
    for half, (tile, weights) in enumerate(((Gs, w1), (Us, w3))):
        fetch(tile[tic], weights[col, 0])
        fetch(As[half][tic], a[row * 2 + half, 0])
    if steps > 1:
        fetch(As[0][toc], a[row * 2, 1])
        fetch(Gs[toc], w1[col, 1])
    td.barrier()
    if wr == 1:  # one phase behind from here on
        td.barrier()
    for k in td.range(steps):
        a_reg = td.load(td.subtile(As[0][tic], (half_rows // 2, K_STEP), (wr, 0)))
        w_regs = [td.load(td.subtile(tile[tic], (COLS // 4, K_STEP), (wc, 0))) for tile in (Gs, Us)]
        if k + 1 < steps:
            fetch(Us[toc], w3[col, k + 1])
        td.wait(a_reg, w_regs)
        td.barrier()
        compute(sums[0], a_reg, w_regs)
        a_reg = td.load(td.subtile(As[1][tic], (half_rows // 2, K_STEP), (wr, 0)))
        if k + 1 < steps:
            fetch(As[1][toc], a[row * 2 + 1, k + 1])
        if k + 2 < steps:  # into the buffers of this step that its first phase has read
            fetch(As[0][tic], a[row * 2, k + 2])
            fetch(Gs[tic], w1[col, k + 2])
        td.wait(a_reg)
        td.barrier()
        compute(sums[1], a_reg, w_regs)
        tic, toc = toc, tic
    if wr == 0:  # the other half's last phase
        td.barrier()
    for half in range(2):
        td.store(c[row * 4 + 2 * half + wr, col * 4 + wc], gated(*sums[half]))


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks with torch. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="C = silu(A·W1ᵀ) · (A·W3ᵀ) in bf16: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--size", type=int, default=1024, metavar="N", help="M = N = K (default 1024)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1:
        parser.error("--blocks is at least 1")
    size, generator = options.size, torch.Generator().manual_seed(0)
    a, w1, w3 = (torch.randn((size, size), generator=generator).bfloat16() for _ in range(3))
    c, kernel = torch.zeros((size, size), dtype=torch.bfloat16), swiglu_direct if options.target == "gfx950" else swiglu
    try:
        lowered = kernel.lower(target=options.target, M=size, N=size, K=size)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    across = td.cdiv(size, COLS)
    chosen = range(min(options.blocks, td.cdiv(size, ROWS) * across))
    right = not execute(lowered, [a, w1, w3, c], blocks=chosen).hazards
    for number in chosen:
        i, j = divmod(number, across)
        rows, cols = slice(i * ROWS, min((i + 1) * ROWS, size)), slice(j * COLS, min((j + 1) * COLS, size))
        gate, up = (a[rows].double() @ w[cols].double().T for w in (w1, w3))
        exact = torch.nn.functional.silu(gate) * up
        error = (c[rows, cols].double() - exact).abs()
        right = right and bool((error <= exact.abs() * 2.0**-8 + 1e-3).all())  # bf16 keeps eight bits; sums in f32 cancel
        print(f"block {number}: largest error {error.max():.3g}, largest value {exact.abs().max():.3g}")
    print("RIGHT: the blocks are torch's, rounded to bf16" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
