"""K02: panels of 128 columns, each of which feeds four inner steps of 32."""

import tiledsl as td

BLOCK, PANEL, K_STEP, REG = 128, 128, 32, 32


@td.kernel(warps=4)
def panel(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As = td.st(td.bf16, BLOCK, PANEL)
    Bs = td.st(td.bf16, BLOCK, PANEL)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(4)]
    for k in td.range(a.cols // PANEL):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        for kk in range(PANEL // K_STEP):
            a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(2)]
            b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(2)]
            for i in range(2):
                for j in range(2):
                    td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
        td.barrier()
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
