import tiledsl as td

BLOCK, K_STEP = 64, 64


@td.kernel(warps=4, waits="manual", target="gfx950")
def direct_waits(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    acc = td.zeros(td.f32, 32, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    tic, toc = 0, 1
    td.load(As[tic], a[row, 0], direct=True)
    td.load(Bs[tic], b[col, 0], direct=True)
    for k in td.range(steps):
        if k + 1 < steps:
            td.load(As[toc], a[row, k + 1], direct=True)
            td.load(Bs[toc], b[col, k + 1], direct=True)
            td.wait(vmcnt=4)  # this step's are there
        else:
            td.wait(vmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As[tic], (32, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs[tic], (32, K_STEP), (wc, 0)))
        td.wait(x, y)  # read
        td.barrier()
        td.mma_ABt(acc, x, y)
        tic, toc = toc, tic
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
