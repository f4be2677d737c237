"""Two buffers, filled a step ahead: one barrier at the beginning of each step publishes what was copied, and frees what was read."""

import tiledsl as td

BLOCK, K_STEP, REG = 64, 32, 32


@td.op
def product(acc, x, y):
    td.mma_ABt(acc, x, y)


@td.kernel(warps=4)
def ahead(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T)
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc, steps = td.zeros(td.f32, REG, REG), a.cols // K_STEP
    x, y = td.rt(td.bf16, REG, K_STEP), td.rt(td.bf16, REG, K_STEP)
    td.load(As[0], a[row, 0])
    td.load(Bs[0], b[col, 0])
    for k in td.range(steps):
        td.barrier()
        if k + 1 < steps:
            td.load(As[(k + 1) % 2], a[row, k + 1])
            td.load(Bs[(k + 1) % 2], b[col, k + 1])
        td.load(x, td.subtile(As[k % 2], (REG, K_STEP), (wr, 0)))
        td.load(y, td.subtile(Bs[k % 2], (REG, K_STEP), (wc, 0)))
        product(acc, x, y)
    td.store(c[2 * row + wr, 2 * col + wc], td.relu(acc) - td.relu(-1 * acc))
