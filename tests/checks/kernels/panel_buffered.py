"""K02 with two buffers: 128 KiB of LDS, which gfx950 has."""

import tiledsl as td

BLOCK, PANEL, REG = 128, 128, 32


@td.kernel(warps=4)
def panel_buffered(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As = td.st(td.bf16, BLOCK, PANEL, buffers=2)
    Bs = td.st(td.bf16, BLOCK, PANEL, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(4)]
    for k in td.range(a.cols // PANEL):
        td.load(As[k % 2], a[row, k])
        td.load(Bs[k % 2], b[col, k])
        td.barrier()
        for kk in range(4):
            a_reg = [td.load(td.subtile(As[k % 2], (REG, 32), (wr + 2 * i, kk))) for i in range(2)]
            b_reg = [td.load(td.subtile(Bs[k % 2], (REG, 32), (wc + 2 * j, kk))) for j in range(2)]
            for i in range(2):
                for j in range(2):
                    td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
