import tiledsl as td


@td.kernel(warps=4)
def commits(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    steps = td.cdiv(a.cols, 64)
    first_a, first_b = td.fetch(As, a[row, 0]), td.fetch(Bs, b[col, 0])
    td.commit(As, first_a)
    td.commit(Bs, first_b)
    td.barrier()
    for k in td.range(steps):
        x = td.load(td.subtile(As, (32, 64), (wr, 0)))
        y = td.load(td.subtile(Bs, (32, 64), (wc, 0)))
        if k + 1 < steps:
            next_a, next_b = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        td.barrier()
        if k + 1 < steps:
            td.commit(As, next_a)
            td.commit(Bs, next_b)
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
