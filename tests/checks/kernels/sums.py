import tiledsl as td


@td.kernel(warps=4)
def sums(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 16), td.st(td.bf16, 64, 16)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    total = td.zeros(td.f32, 32, 32)
    steps = td.cdiv(a.cols, 16)
    for k in td.range(steps):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = td.load(td.subtile(As, (32, 16), (wr, 0)))
        y = td.load(td.subtile(Bs, (32, 16), (wc, 0)))
        td.barrier()
        td.mma_ABt(total, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], total)
