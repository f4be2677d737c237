import tiledsl as td

BLOCK, K_STEP, REG = 64, 32, 32


@td.kernel(warps=4, sizes=dict(M=1024, N=1024, K=1024))
def gemm(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]) -> None:
    td.ensures(c, a @ b.T)  # the contract: every stored tile is compared with it
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))  # the launch grid, and this block's place in it
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)  # two tiles in LDS; the swizzle is the plan's choice
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):  # a loop on the device
        td.load(As, a[row, k])  # all four warps together; coordinates count tiles of As
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
