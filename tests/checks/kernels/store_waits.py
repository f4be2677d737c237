import tiledsl as td

BLOCK, REG = 64, 32


@td.kernel(warps=4, waits="manual")
def store_waits(a: td.gl[td.bf16, "M", 32], b: td.gl[td.bf16, "N", 32], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T)
    row, panels = td.grid(td.cdiv(a.rows, BLOCK)), td.cdiv(b.rows, BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, 32), td.st(td.bf16, BLOCK, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    td.load(As, a[row, 0])
    staged = td.fetch(Bs, b[0, 0])
    for j in td.range(panels):
        if j == 0:
            td.wait(vmcnt=0)
        else:
            td.wait(vmcnt=16)  # the stores of the tile before
        td.commit(Bs, staged)
        td.wait(lgkmcnt=0)
        td.barrier()
        acc = td.zeros(td.f32, REG, REG)
        x, y = td.load(td.subtile(As, (REG, 32), (wr, 0))), td.load(td.subtile(Bs, (REG, 32), (wc, 0)))
        td.wait(x, y)
        td.barrier()
        if j + 1 < panels:
            td.fetch(Bs, b[j + 1, 0], into=staged)
        td.mma_ABt(acc, x, y)
        td.store(c[2 * row + wr, 2 * j + wc], acc)
