"""K09's shape: a block of 128 × 128 and eight warps in a 4 × 2 grid, two 32 × 32 accumulators each."""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 64, 32


@td.kernel(warps=8)
def eight_warps(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.rt(td.f32, REG, REG, layout="col") for _ in range(2)]
    for i in range(2):
        acc[i] = td.zeros(td.f32, REG, REG)
    for k in td.range(a.cols // K_STEP):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0))) for j in range(2)]
        td.barrier()
        for j in range(2):
            td.mma_ABt(acc[j], a_reg, b_reg[j])
    for j in range(2):
        td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])
