"""C = A·Bᵀ with f16 operands."""

import tiledsl as td


@td.kernel(warps=4)
def f16_gemm(a: td.gl[td.f16, "M", "K"], b: td.gl[td.f16, "N", "K"], c: td.gl[td.f32, "M", "N"], step=32, reg=32):
    """A block of 2 × 2 accumulators, one a warp, staged: the next step travels while this one is multiplied."""
    block = 2 * reg
    row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block))
    steps = td.cdiv(a.cols, step)
    As, Bs = td.st(td.f16, block, step), td.st(td.f16, block, step)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, reg, reg)
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        if more:
            a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        td.mma_ABt(acc, td.load(td.subtile(As, (reg, step), (wr, 0))), td.load(td.subtile(Bs, (reg, step), (wc, 0))))
        td.barrier()
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
