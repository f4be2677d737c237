"""C = A·Bᵀ in ping-pong: half of the warps multiply while the other half moves data, and then the other way round.

Each step is cut into four pairs of a memory phase and a compute phase, with a barrier after each phase. Both halves run the same text; one extra barrier at
the beginning puts the second half one phase behind, and one at the end lets it catch up. So of the two warps on a SIMD one has the matrix unit, at a raised
priority, and the other the memory. LDS has one buffer: only the last memory phase writes it, and all reads are done before the phase that leads there.
"""

import tiledsl as td

BLOCK, K_STEP, SLICE = 256, 64, 16


@td.kernel(warps=8, sizes=dict(M=8192, N=8192, K=8192))
def ping_pong(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    half, wc = td.warp_id() // 4, td.warp_id() % 4
    acc = td.zeros(td.f32, BLOCK // 2, BLOCK // 4)

    def read(s: int) -> tuple[td.RegisterTile, td.RegisterTile]:
        return td.load(td.subtile(As, (BLOCK // 2, SLICE), (half, s))), td.load(td.subtile(Bs, (BLOCK // 4, SLICE), (wc, s)))

    def compute(operands: tuple[td.RegisterTile, td.RegisterTile]) -> None:
        td.wait(operands)
        with td.priority(1):
            td.mma_ABt(acc, *operands)
        td.barrier()

    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
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
            b_next = td.fetch(Bs, b[col, k + 1])
        td.barrier()
        compute(x1)
        x2, x3 = read(2), read(3)  # the last reads of this step:
        td.wait(x2, x3)  # the other half writes next
        td.barrier()
        compute(x2)
        if more:
            td.wait(a_next, b_next)
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
        compute(x3)
    if half == 0:  # the other half's last phase
        td.barrier()
    td.store(c[row * 2 + half, col * 4 + wc], acc)


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(ping_pong))
