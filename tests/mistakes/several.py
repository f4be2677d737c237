"""One kernel with room for several mistakes at once, each in a place of its own."""

import tiledsl as td

BLOCK, K_STEP, REG = 64, 64, 32
MISTAKES = ("race", "wait", "outside", "uncovered", "uninitialised", "unused", "undivided")


@td.kernel(warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def several(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], mistakes=()):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    if "unused" in mistakes:
        Cs = td.st(td.bf16, BLOCK, K_STEP)  # noqa: F841
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.rt(td.f32, REG, REG, layout="col") if "uninitialised" in mistakes else td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k + 1 if "outside" in mistakes else k])
        td.load(Bs, b[col, k])
        if "wait" not in mistakes:
            td.wait(lgkmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.wait(x, y)
        if "race" not in mistakes:
            td.barrier()
        td.mma_ABt(acc, x, y)
    if "undivided" in mistakes:
        if wr // 2 == 0:
            td.barrier()
    td.store(c[row * 2 + wr, col * 2 if "uncovered" in mistakes else col * 2 + wc], acc)
