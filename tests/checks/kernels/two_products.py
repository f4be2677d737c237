"""C = A·Bᵀ, then the epilogue takes A's LDS for one more product with the last columns of D: C = A·Bᵀ + D·Bᵀ over those columns."""

import tiledsl as td

BLOCK, K_STEP = 64, 64


@td.kernel(warps=4)
def two_products(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], d: td.gl[td.bf16, "M", "L"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    b_reg = td.load(td.subtile(Bs, (32, K_STEP), (wc, 0)))
    td.mma_ABt(acc, td.load(td.subtile(As, (32, K_STEP), (wr, 0))), b_reg)
    td.barrier()  # the last reads of As end
    td.load(As, d[row, 0])
    td.barrier()
    td.mma_ABt(acc, td.load(td.subtile(As, (32, K_STEP), (wr, 0))), b_reg)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
