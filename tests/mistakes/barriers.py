"""Barriers that not all warps pass. With right=True each kernel has them where they belong."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
BLOCK, K_STEP, REG = 64, 64, 32


@td.op
def fill(As, Bs, a, b, row, col, k, publish):
    td.load(As, a[row, k])
    td.load(Bs, b[col, k])
    if publish:
        td.barrier()


@td.kernel(sizes=dict(M=128, N=192, K=256))
def b14(a: A, b: B, c: C, right=False):
    """K03: the loader contains a block barrier, and only producer warps call it."""
    td.ensures(c, a @ b.T)
    producer, consumer = td.roles(producer=4, consumer=4)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    acc = td.zeros(td.f32, REG, REG)
    steps = td.cdiv(a.cols, K_STEP)
    tic, toc = 0, 1
    with producer:
        fill(As[tic], Bs[tic], a, b, row, col, 0, publish=not right)
    td.barrier()
    for k in td.range(steps):
        with producer:
            if k + 1 < steps:
                fill(As[toc], Bs[toc], a, b, row, col, k + 1, publish=not right)
        with consumer:
            x = td.load(td.subtile(As[tic], (REG, K_STEP), (consumer.id // 2, 0)))
            y = td.load(td.subtile(Bs[tic], (REG, K_STEP), (consumer.id % 2, 0)))
            td.mma_ABt(acc, x, y)
        td.barrier()
        tic, toc = toc, tic
    with consumer:
        td.store(c[row * 2 + consumer.id // 2, col * 2 + consumer.id % 2], acc)


@td.kernel(warps=8, sizes=dict(M=128, N=256, K=256))
def b33(a: A, b: B, c: C, right=False):
    """K09: a barrier inside the branch of the loading warps only."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 128, K_STEP), td.st(td.bf16, 128, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        if wr < 2:
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            if not right:
                td.barrier()
        if right:
            td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        ys = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0))) for j in range(2)]
        td.barrier()
        for j in range(2):
            td.mma_ABt(acc[j], x, ys[j])
    for j in range(2):
        td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])


@td.kernel(warps=8, sizes=dict(M=256, N=512, K=256))
def b39(a: A, b: B, c: C, right=False):
    """K12: the extra barrier before the loop has no partner after it."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 256), td.cdiv(b.rows, 256))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, 256, K_STEP), td.st(td.bf16, 256, K_STEP)
    half, wc = td.warp_id() // 4, td.warp_id() % 4
    acc = td.zeros(td.f32, 128, 64)

    def read(s):
        return td.load(td.subtile(As, (128, 16), (half, s))), td.load(td.subtile(Bs, (64, 16), (wc, s)))

    def compute(operands):
        with td.priority(1):
            td.mma_ABt(acc, *operands)
        td.barrier()

    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    if half == 1:
        td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        x0 = read(0)
        if more:
            a_next = td.fetch(As, a[row, k + 1])
        td.barrier()
        compute(x0)
        x1 = read(1)
        if more:
            b_next = td.fetch(Bs, b[col, k + 1])
        td.barrier()
        compute(x1)
        x2, x3 = read(2), read(3)
        td.barrier()
        compute(x2)
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
        compute(x3)
    if right:
        if half == 0:
            td.barrier()
    td.store(c[row * 2 + half, col * 4 + wc], acc)
