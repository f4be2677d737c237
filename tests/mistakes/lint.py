"""What does no harm and is no use: warnings. With right=True each kernel does without."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
BLOCK, K_STEP, REG = 64, 64, 32


@td.op
def copy(tile, source, row, col):
    per_row = tile.cols // 8
    r, c, down = td.thread_id() // per_row, td.thread_id() % per_row * 8, 256 // per_row
    for i in range(tile.rows // down):
        line, piece = r + i * down, td.vgpr(4)
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + line, col + c))
        td.asm("ds_write_b128 {at}, {data}", at=tile.address(line, c), data=piece)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b07(a: A, b: B, c: C, right=False):
    """K04: m0 is set before ordinary LDS writes, which do not read it on these targets."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        if not right:
            td.asm("s_mov_b32 m0, 0")
        copy(As, a, row * BLOCK, k * K_STEP)
        copy(Bs, b, col * BLOCK, k * K_STEP)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=8, sizes=dict(M=128, N=256, K=128))
def b20(a: A, b: td.gl[td.bf16, "K", "N"], c: C, right=False):
    """K05: an array of tiles, 16 KiB, that nothing uses."""
    td.ensures(c, a @ b)
    row, col = td.grid(td.cdiv(a.rows, 2 * REG), td.cdiv(b.cols, 4 * REG))
    As, Bs = td.st(td.bf16, REG, REG, buffers=2), td.st(td.bf16, REG, REG, buffers=4)
    if not right:
        Cs = td.st(td.bf16, REG, REG, buffers=8)  # noqa: F841
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, REG)):
        for i in range(2):
            td.load(As[i], a[row * 2 + i, k])
        for j in range(4):
            td.load(Bs[j], b[k, col * 4 + j])
        td.barrier()
        x, y = td.load(As[td.warp_id() // 4]), td.load(Bs[td.warp_id() % 4], layout="col")
        td.barrier()
        td.mma_AB(acc, x, y)
    td.store(c[row * 2 + td.warp_id() // 4, col * 4 + td.warp_id() % 4], acc)


@td.kernel(warps=8, sizes=dict(M=256, N=512, K=256))
def b36(a: A, b: B, c: C, right=False):
    """K10: the stagger's condition, wc // 4 with wc < 2, is the same for all warps: nothing is staggered."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 256), td.cdiv(b.rows, 256))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, 256, K_STEP), td.st(td.bf16, 256, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    half = wr // 2 if right else wc // 4
    acc = [td.zeros(td.f32, 64, 64) for _ in range(2)]
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    if half == 1:
        td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        if more:
            a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        for s in range(K_STEP // 16):
            x = td.load(td.subtile(As, (64, 16), (wr, s)))
            for j in range(2):
                td.mma_ABt(acc[j], x, td.load(td.subtile(Bs, (64, 16), (wc + 2 * j, s))))
        td.barrier()
        td.barrier()
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
        td.barrier()
    if half == 0:
        td.barrier()
    for j in range(2):
        td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])
