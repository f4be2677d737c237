"""Kernels whose mistakes are easily told too often, too seldom or in the wrong words. Each takes `mistakes`, those of its own that it has."""

import tiledsl as td

BLOCK, STEP, REG = 64, 64, 32
A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
SIZES = dict(M=128, N=192, K=256)


@td.op
def operands(As, Bs, wr, wc):
    return td.load(td.subtile(As, (REG, As.cols), (wr, 0))), td.load(td.subtile(Bs, (REG, Bs.cols), (wc, 0)))


@td.kernel(warps=4, sizes=SIZES)
def loop_barriers(a: A, b: B, c: C, mistakes=()):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    buffers = 6 if "lds" in mistakes else 1
    As, Bs = td.st(td.bf16, BLOCK, STEP, buffers=buffers), td.st(td.bf16, BLOCK, STEP, buffers=buffers)
    A0, B0 = (As[0], Bs[0]) if "lds" in mistakes else (As, Bs)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    if "early half" in mistakes:
        if wr == 0:
            td.barrier()
    for k in td.range(td.cdiv(a.cols, STEP)):
        td.load(A0, a[row, k])
        td.load(B0, b[col, k])
        if "publish" not in mistakes:
            td.barrier()
        x = td.load(td.subtile(A0, (REG, STEP), (wr, 0)))
        y = td.load(td.subtile(B0, (REG, STEP), (wc, 0)))
        if "some blocks" in mistakes:
            if row + col < 3:
                td.barrier()
        elif "some warps" in mistakes:
            if row + wr < 2:
                td.barrier()
        elif "protect" not in mistakes:
            td.barrier()
        td.mma_ABt(acc, x, y)
    if "late half" in mistakes:
        if wr == 0:
            td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(sizes=dict(M=64, N=64, K=1024))
def own_loops(a: A, b: B, c: C, mistakes=()):
    """Each role has a loop of its own, and the producer is three steps ahead; with a fourth it overwrites what is still read."""
    td.ensures(c, a @ b.T)
    producer, consumer = td.roles(producer=2, consumer=4)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, 32, buffers=4), td.st(td.bf16, BLOCK, 32, buffers=4)
    acc = td.zeros(td.f32, REG, REG)
    steps, ahead = td.cdiv(a.cols, 32), 4 if "too far" in mistakes else 3
    with producer:
        for k in td.range(steps):
            td.load(As[k % 4], a[row, k])
            td.load(Bs[k % 4], b[col, k])
            td.barrier()
        for _ in range(ahead):
            td.barrier()
    with consumer:
        for _ in range(ahead):
            td.barrier()
        for k in td.range(steps):
            x = td.load(td.subtile(As[k % 4], (REG, 32), (consumer.id // 2, 0)))
            y = td.load(td.subtile(Bs[k % 4], (REG, 32), (consumer.id % 2, 0)))
            td.mma_ABt(acc, x, y)
            td.barrier()
        td.store(c[row * 2 + consumer.id // 2, col * 2 + consumer.id % 2], acc)


@td.kernel(sizes=SIZES)
def outside(a: A, b: B, c: C, mistakes=()):
    td.ensures(c, a @ b.T)
    td.roles(all=8 if "warps" in mistakes else 4)
    sides = td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK)
    row, col = td.grid(*reversed(sides) if "grid" in mistakes else sides)
    As, Bs = td.st(td.bf16, BLOCK, STEP), td.st(td.bf16, BLOCK, STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, STEP) + ("steps" in mistakes)):
        if "unaligned" in mistakes:
            td.load(As, a.at(row=row * BLOCK, col=k * STEP + 4))
        else:
            td.load(As, a[row, k + 2 if "two ahead" in mistakes else k])
        td.load(Bs, b[col, k])
        td.barrier()
        x, y = operands(As, Bs, wr, wc)
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
