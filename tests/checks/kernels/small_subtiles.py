"""K07: a block of 64 × 64 from 16 × 16 register tiles, four accumulators a warp."""

import tiledsl as td

BLOCK, K_STEP, REG = 64, 64, 16


@td.kernel(warps=4)
def small_subtiles(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(4)]
    for k in td.range(a.cols // K_STEP):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        for i in range(2):
            for j in range(2):
                a_reg = td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, 0)))
                b_reg = td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0)))
                td.mma_ABt(acc[2 * i + j], a_reg, b_reg)
        td.barrier()
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
