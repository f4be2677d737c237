"""Rings of buffers, chosen by the step: tiles come some steps before they are read, and waits leave those of later steps in flight."""

import tiledsl as td

BLOCK, K_STEP = 64, 32
LOADS = WRITES = 2  # of a warp for a step: an instruction for each of two tiles


@td.kernel(warps=4, waits="manual", target="gfx950")
def direct_first(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], buffers: int = 3, left: int = 0, drained: int = 0):
    """Loads, then a wait that leaves them and those of the steps between in flight; a barrier before the reads, and one after them."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps, ahead = td.cdiv(a.cols, K_STEP), buffers - 1
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=buffers), td.st(td.bf16, BLOCK, K_STEP, buffers=buffers)
    acc = td.zeros(td.f32, 32, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    for step in range(ahead):
        td.load(As[step], a[row, step], direct=True)
        td.load(Bs[step], b[col, step], direct=True)
    for k in td.range(steps):
        if k + ahead < steps:
            td.load(As[(k + ahead) % buffers], a[row, k + ahead], direct=True)
            td.load(Bs[(k + ahead) % buffers], b[col, k + ahead], direct=True)
            td.wait(vmcnt=LOADS * ahead + left)
        else:
            td.wait(vmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As[k % buffers], (32, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs[k % buffers], (32, K_STEP), (wc, 0)))
        td.wait(lgkmcnt=drained)
        td.barrier()
        td.wait(x, y)
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waits="manual", target="gfx950")
def direct_last(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], buffers: int = 3, left: int = 0, drained: int = 0):
    """One barrier a step: loads come after it, into the buffer that every warp had read before it."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps, ahead = td.cdiv(a.cols, K_STEP), buffers - 1
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=buffers), td.st(td.bf16, BLOCK, K_STEP, buffers=buffers)
    acc = td.zeros(td.f32, 32, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    for step in range(ahead):
        td.load(As[step], a[row, step], direct=True)
        td.load(Bs[step], b[col, step], direct=True)
    for k in td.range(steps):
        if k + ahead <= steps:
            td.wait(vmcnt=LOADS * (ahead - 1) + left)
        else:
            td.wait(vmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As[k % buffers], (32, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs[k % buffers], (32, K_STEP), (wc, 0)))
        if k + ahead < steps:
            td.load(As[(k + ahead) % buffers], a[row, k + ahead], direct=True)
            td.load(Bs[(k + ahead) % buffers], b[col, k + ahead], direct=True)
        td.wait(lgkmcnt=drained)
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waits="manual")
def through_registers(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], buffers: int = 3, left: int = 0, drained: int = 0):
    """One barrier a step: what is written after it stays in flight over the next ones, until the step before it is read."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps, ahead = td.cdiv(a.cols, K_STEP), buffers - 1
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=buffers), td.st(td.bf16, BLOCK, K_STEP, buffers=buffers)
    acc = td.zeros(td.f32, 32, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    for step in range(ahead):
        td.load(As[step], a[row, step])
        td.load(Bs[step], b[col, step])
    for k in td.range(steps):
        td.wait(lgkmcnt=WRITES * (ahead - 1) + left)
        td.barrier()
        x = td.load(td.subtile(As[k % buffers], (32, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs[k % buffers], (32, K_STEP), (wc, 0)))
        td.wait(lgkmcnt=drained)
        td.mma_ABt(acc, x, y)
        if k + ahead < steps:
            td.load(As[(k + ahead) % buffers], a[row, k + ahead])
            td.load(Bs[(k + ahead) % buffers], b[col, k + ahead])
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waits="manual")
def reads_over_barriers(
    a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], buffers: int = 3, left: int = 0, drained: int = 0
):
    """Reads stay in flight over the barrier: what they read is overwritten after the next one at the soonest."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=buffers), td.st(td.bf16, BLOCK, K_STEP, buffers=buffers)
    acc = td.zeros(td.f32, 32, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    td.load(As[0], a[row, 0])
    td.load(Bs[0], b[col, 0])
    td.wait(lgkmcnt=0)
    td.barrier()
    for k in td.range(steps):
        if k + 1 < steps:
            td.load(As[(k + 1) % buffers], a[row, k + 1])
            td.load(Bs[(k + 1) % buffers], b[col, k + 1])
        td.wait(lgkmcnt=left)
        x = td.load(td.subtile(As[k % buffers], (32, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs[k % buffers], (32, K_STEP), (wc, 0)))
        td.barrier()
        td.wait(lgkmcnt=drained)
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
