"""C = A·Bᵀ in ping-pong on gfx950, where loads go from global memory straight to LDS, through no register.

A step takes four half-tiles, two of A and two of B, and LDS has two buffers of each, 128 KiB in all. Direct loads run three half-tiles ahead: what a memory
phase needs is waited for by count before the barrier that publishes it, with the six loads of the next three half-tiles still under way. A step has two pairs
of a memory phase and a compute phase; half of the warps run one phase behind the other half (see ping_pong.py).
"""

import tiledsl as td

BLOCK, HALF, K_STEP = 256, 128, 64


@td.kernel(target="gfx950", warps=8, sizes=dict(M=8192, N=8192, K=8192))
def ping_pong_direct(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = ([td.st(td.bf16, HALF, K_STEP, buffers=2) for _ in range(2)] for _ in range(2))  # the upper and the lower half of the block's rows of A and B
    wr, wc = td.warp_id() // 4, td.warp_id() % 4  # the warp's part of each half of the block's rows, and of its columns
    acc = [[td.zeros(td.f32, HALF // 2, HALF // 4) for _ in range(2)] for _ in range(2)]

    def fetch(half_tile: td.SharedTile, source: td.WindowRef) -> None:
        td.load(half_tile, source, direct=True)

    def columns(buffer: int) -> list[td.SubTile]:  # of C: the warp's part of each half of the block's
        return [td.subtile(half[buffer], (HALF // 4, K_STEP), (wc, 0)) for half in Bs]

    def compute(accumulators: list[td.RegisterTile], a_reg: td.RegisterTile, b_regs: list[td.RegisterTile]) -> None:
        with td.priority(1):
            for total, b_reg in zip(accumulators, b_regs, strict=True):
                td.mma_ABt(total, a_reg, b_reg)
        td.barrier()

    tic, toc = 0, 1
    for half in range(2):
        fetch(Bs[half][tic], b[col * 2 + half, 0])
        fetch(As[half][tic], a[row * 2 + half, 0])
    if steps > 1:
        fetch(As[0][toc], a[row * 2, 1])
        fetch(Bs[0][toc], b[col * 2, 1])
    td.barrier()
    if wr == 1:  # one phase behind from here on
        td.barrier()
    for k in td.range(steps):
        a_reg, *b_regs = (td.load(part) for part in (td.subtile(As[0][tic], (HALF // 2, K_STEP), (wr, 0)), *columns(tic)))
        if k + 1 < steps:
            fetch(Bs[1][toc], b[col * 2 + 1, k + 1])
        td.wait(a_reg, b_regs)  # read before the other half may overwrite it
        td.barrier()
        compute(acc[0], a_reg, b_regs)
        a_reg = td.load(td.subtile(As[1][tic], (HALF // 2, K_STEP), (wr, 0)))
        if k + 1 < steps:
            fetch(As[1][toc], a[row * 2 + 1, k + 1])
        if k + 2 < steps:  # into the buffers of this step that its first phase has read
            fetch(As[0][tic], a[row * 2, k + 2])
            fetch(Bs[0][tic], b[col * 2, k + 2])
        td.wait(a_reg)
        td.barrier()
        compute(acc[1], a_reg, b_regs)
        tic, toc = toc, tic
    if wr == 0:  # the other half's last phase
        td.barrier()
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + 2 * i + wr, col * 8 + 4 * j + wc], acc[i][j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(ping_pong_direct))
