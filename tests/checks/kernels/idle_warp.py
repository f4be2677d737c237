"""Warp 0 does all the work; warp 1 passes as many barriers, two for each of its steps."""

import tiledsl as td

BLOCK, K_STEP = 32, 32


@td.kernel(warps=2)
def idle_warp(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    acc = td.zeros(td.f32, BLOCK, BLOCK)
    if td.warp_id() == 0:
        for k in td.range(td.cdiv(a.cols, K_STEP)):
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.barrier()
        td.store(c[row, col], acc)
    else:
        for _ in td.range(2 * td.cdiv(a.cols, K_STEP)):
            td.barrier()
