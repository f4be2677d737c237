"""One kernel that can have several mistakes at once, each at its own place."""

import tiledsl as td

BLOCK, K_STEP, REG = 64, 64, 32
MISTAKES = ("race", "wait", "outside", "uncovered", "uninitialised", "unused", "undivided", "lds", "swizzle", "copy", "asm", "unpaired", "value")
LEFT_OUT = "a statement is left out of the program, so that what is waited for, and what is stored, is not known"
NOT_STORED = "the values are those of stores that are all made, once and inside, of tiles that something has written"
DEPENDENT = {  # pairs of which only the first is told, and why
    ("copy", "wait"): LEFT_OUT,
    ("asm", "wait"): LEFT_OUT,
    ("copy", "uninitialised"): LEFT_OUT,
    ("copy", "value"): LEFT_OUT,
    ("asm", "value"): LEFT_OUT,
    ("outside", "value"): NOT_STORED,
    ("uncovered", "value"): NOT_STORED,
    ("uninitialised", "value"): NOT_STORED,
    ("unpaired", "value"): "which write a read finds depends on how the barriers pair up",
}
COUNTING = ("lds", "unpaired")  # their texts count tiles and barriers, those of other mistakes too


@td.kernel(warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def several(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], mistakes=()):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    if "unused" in mistakes:
        Cs = td.st(td.bf16, BLOCK, K_STEP)  # noqa: F841
    if "swizzle" in mistakes:
        Strange = td.st(td.bf16, BLOCK, K_STEP, swizzle=td.Swizzle(6, 3))
        td.load(Strange, a[row, 0])
    if "copy" in mistakes:
        Narrow = td.st(td.bf16, BLOCK, 4)
        td.load(Narrow, a[row, 0])
    if "lds" in mistakes:
        Large = td.st(td.bf16, BLOCK, K_STEP, buffers=8)
        td.load(Large[0], a[row, 0])
    if "asm" in mistakes:
        td.asm("v_mov_b32 {dst}, {src}, {src}", dst=td.vgpr(), src=td.lane_id())
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
    if "unpaired" in mistakes:
        if wr == 0:
            td.barrier()
    td.store(c[row * 2 + wr, col * 2 if "uncovered" in mistakes else col * 2 + wc], 2 * acc if "value" in mistakes else acc)
