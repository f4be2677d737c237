import tiledsl as td

BLOCK, K_STEP = 64, 32


@td.kernel(warps=4)
def pipeline(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    acc = td.zeros(td.f32, 32, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    steps = td.cdiv(a.cols, K_STEP)
    ahead = [(td.fetch(As[0], a[row, n]), td.fetch(Bs[0], b[col, n])) for n in range(2)]
    for k in td.range(steps):
        a_now, b_now = ahead[0]
        td.commit(As[k % 2], a_now)
        td.commit(Bs[k % 2], b_now)
        if k + 2 < steps:
            td.fetch(As[0], a[row, k + 2], into=a_now)
            td.fetch(Bs[0], b[col, k + 2], into=b_now)
        ahead = ahead[1:] + ahead[:1]
        td.barrier()
        x = td.load(td.subtile(As[k % 2], (32, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs[k % 2], (32, K_STEP), (wc, 0)))
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
