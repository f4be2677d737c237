"""C = A·Bᵀ with wide panels: one load brings 128 columns of A and B, which feed four inner steps of 32.

Fewer barriers for the same work, at the price of LDS: 64 KiB for blocks of 128 × 128, all that a block has on gfx942. Compare the main loop with
gemm_8192.py's.
"""

import tiledsl as td

BLOCK, PANEL, K_STEP, REG = 128, 128, 32, 32


@td.kernel(warps=4, sizes=dict(M=8192, N=8192, K=8192))
def wide_panel(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], block: int = BLOCK) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block))
    As, Bs = td.st(td.bf16, block, PANEL), td.st(td.bf16, block, PANEL)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    per_warp = block // REG // 2
    acc = [[td.zeros(td.f32, REG, REG) for _ in range(per_warp)] for _ in range(per_warp)]
    for k in td.range(td.cdiv(a.cols, PANEL)):
        td.load(As, a[row, k])  # k counts panels: the coordinate is in tiles of As
        td.load(Bs, b[col, k])
        td.barrier()
        for kk in range(PANEL // K_STEP):  # Python's range: four inner steps, written out
            a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, kk))) for i in range(per_warp)]
            b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, kk))) for j in range(per_warp)]
            for i in range(per_warp):
                for j in range(per_warp):
                    td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
        td.barrier()
    tiles = block // REG
    for i in range(per_warp):
        for j in range(per_warp):
            td.store(c[row * tiles + wr + 2 * i, col * tiles + wc + 2 * j], acc[i][j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(wide_panel))
