"""K03: one producer warp fills a buffer while four consumers compute on the other."""

import tiledsl as td

BLOCK, K_STEP, REG = 64, 32, 32


@td.op
def fill(As, Bs, a, b, row, col, k):
    td.load(As, a[row, k])
    td.load(Bs, b[col, k])


@td.kernel()
def roles(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    producer, consumer = td.roles(producer=1, consumer=4)
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    acc = td.zeros(td.f32, REG, REG)
    steps = a.cols // K_STEP
    tic, toc = 0, 1
    with producer:
        fill(As[tic], Bs[tic], a, b, row, col, 0)
    td.barrier()
    for k in td.range(steps):
        with producer:
            if k + 1 < steps:
                fill(As[toc], Bs[toc], a, b, row, col, k + 1)
        with consumer:
            wr, wc = consumer.id // 2, consumer.id % 2
            a_reg = td.load(td.subtile(As[tic], (REG, K_STEP), (wr, 0)))
            b_reg = td.load(td.subtile(Bs[tic], (REG, K_STEP), (wc, 0)))
            td.mma_ABt(acc, a_reg, b_reg)
        td.barrier()
        tic, toc = toc, tic
    with consumer:
        td.store(c[row * 2 + consumer.id // 2, col * 2 + consumer.id % 2], acc)
