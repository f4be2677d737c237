import tiledsl as td


@td.kernel(warps=4)
def staged_buffers(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 64, buffers=2), td.st(td.bf16, 64, 64, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    steps = td.cdiv(a.cols, 64)
    td.load(As[0], a[row, 0])
    td.load(Bs[0], b[col, 0])
    td.barrier()
    for k in td.range(steps):
        if k + 1 < steps:
            sa = td.fetch(As[(k + 1) % 2], a[row, k + 1])
            sb = td.fetch(Bs[(k + 1) % 2], b[col, k + 1])
        x = td.load(td.subtile(As[k % 2], (32, 64), (wr, 0)))
        y = td.load(td.subtile(Bs[k % 2], (32, 64), (wc, 0)))
        td.mma_ABt(acc, x, y)
        if k + 1 < steps:
            td.commit(As[(k + 1) % 2], sa)
            td.commit(Bs[(k + 1) % 2], sb)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
