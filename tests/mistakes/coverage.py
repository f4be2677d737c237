"""Outputs of which some elements are stored twice, or never. With right=True each kernel stores every element once."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
B_KN = td.gl[td.bf16, "K", "N"]
BLOCK, K_STEP, REG = 64, 64, 32


@td.kernel(sizes=dict(M=128, N=192, K=256))
def b24(a: A, b: B_KN, c: C, right=False):
    """K07: a second group of four warps repeats the first's work."""
    td.ensures(c, a @ b)
    (warps,) = td.roles(warps=4 if right else 8)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.cols, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, K_STEP, BLOCK)
    wr, wc = warps.id % 4 // 2, warps.id % 2
    acc = [[td.zeros(td.f32, 16, 16) for _ in range(2)] for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[k, col])
        td.barrier()
        xs = [td.load(td.subtile(As, (16, K_STEP), (wr + 2 * i, 0))) for i in range(2)]
        ys = [td.load(td.subtile(Bs, (K_STEP, 16), (0, wc + 2 * j)), layout="col") for j in range(2)]
        td.barrier()
        for i in range(2):
            for j in range(2):
                td.mma_AB(acc[i][j], xs[i], ys[j])
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[i][j])


@td.kernel(warps=8, sizes=dict(M=128, N=256, K=128))
def b30(a: A, b: B, c: C, right=False):
    """K09: both halves of the warps compute and store the same tiles."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 128, K_STEP), td.st(td.bf16, 128, K_STEP)
    wr, wc = td.warp_id() // 2 if right else td.warp_id() % 4 // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        ys = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0))) for j in range(2)]
        td.barrier()
        for j in range(2):
            td.mma_ABt(acc[j], x, ys[j])
    for j in range(2):
        td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])


@td.kernel(warps=8, sizes=dict(M=128, N=256, K=128))
def b31(a: A, b: B, c: C, right=False):
    """K09: the block counted as 8×8 tiles of 16, with row offsets {0, 4} + wr and column offsets {0 … 3} + wc from a 4×2 pattern of warps."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 128, K_STEP), td.st(td.bf16, 128, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    rows, cols = [wr, wr + 4], [(wc * 4 if right else wc) + j for j in range(4)]
    acc = [[td.zeros(td.f32, 16, 16) for _ in cols] for _ in rows]
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        xs = [td.load(td.subtile(As, (16, K_STEP), (r, 0))) for r in rows]
        ys = [td.load(td.subtile(Bs, (16, K_STEP), (s, 0))) for s in cols]
        td.barrier()
        for i, x in enumerate(xs):
            for j, y in enumerate(ys):
                td.mma_ABt(acc[i][j], x, y)
    for i, r in enumerate(rows):
        for j, s in enumerate(cols):
            td.store(c[row * 8 + r, col * 8 + s], acc[i][j])


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b54(a: A, b: B, c: C, right=False):
    """Split K: two blocks store the same tile of C."""
    td.ensures(c, a @ b.T)
    parts = 1 if right else 2
    row, col, part = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK), parts)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    steps = td.cdiv(a.cols, K_STEP) // parts
    for k in td.range(steps):
        td.load(As, a[row, part * steps + k])
        td.load(Bs, b[col, part * steps + k])
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
