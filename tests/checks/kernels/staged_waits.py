import tiledsl as td

BLOCK, K_STEP = 64, 64


@td.kernel(warps=4, waits="manual")
def staged_waits(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    acc = td.zeros(td.f32, 32, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.wait(lgkmcnt=0)
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        if more:
            sa, sb = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        x = td.load(td.subtile(As, (32, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (32, K_STEP), (wc, 0)))
        td.wait(x, y)  # read
        td.barrier()
        td.mma_ABt(acc, x, y)
        if more:
            td.wait(sa)  # As's share is here
            td.commit(As, sa)
            td.wait(sb)  # Bs's share is here
            td.commit(Bs, sb)
        td.wait(lgkmcnt=0)  # written
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
