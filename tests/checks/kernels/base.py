"""K01: a block of 128 × 128, four warps, one buffer; the kernel that most mistakes are made in."""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 64, 32


@td.kernel(warps=4)
def base(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(4)]
    for k in td.range(a.cols // K_STEP):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()  # what was written can be read
        a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, 0))) for i in range(2)]
        b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0))) for j in range(2)]
        td.barrier()  # what was read can be overwritten
        for i in range(2):
            for j in range(2):
                td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
