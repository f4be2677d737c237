"""Waits of the user's own that are missing, too weak, or in the wrong place: waits="manual". With right=True each kernel has them right."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
BLOCK, K_STEP, REG = 64, 64, 32


def vectors(tile):
    """Row and column of the 16 bytes that a thread copies first; the next lie so many rows further on."""
    per_row = tile.cols // 8
    return td.thread_id() // per_row, td.thread_id() % per_row * 8, 256 // per_row


@td.op
def issue(tile, source, row, col):
    r, c, down = vectors(tile)
    pieces = [td.vgpr(4) for _ in range(tile.rows // down)]
    for i, piece in enumerate(pieces):
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + r + i * down, col + c))
    return pieces


@td.op
def write(tile, pieces):
    r, c, down = vectors(tile)
    for i, piece in enumerate(pieces):
        td.asm("ds_write_b128 {at}, {data}", at=tile.address(r + i * down, c), data=piece)


@td.kernel(warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def b08(a: A, b: B, c: C, right=False):
    """K04: no wait between the global loads and the LDS writes of their data."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        of_a, of_b = issue(As, a, row * BLOCK, k * K_STEP), issue(Bs, b, col * BLOCK, k * K_STEP)
        if right:
            td.wait(vmcnt=0)
        write(As, of_a)
        write(Bs, of_b)
        td.wait(lgkmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.wait(lgkmcnt=0)
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def b08_before_a_barrier(a: A, b: B, c: C, right=False):
    """K04: the wait stands before a barrier, and the barrier before the last of the loads."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        of_a = issue(As, a, row * BLOCK, k * K_STEP)
        if not right:
            td.wait(vmcnt=0)
        td.barrier()
        of_b = issue(Bs, b, col * BLOCK, k * K_STEP)
        if right:
            td.wait(vmcnt=0)
        write(As, of_a)
        write(Bs, of_b)
        td.wait(lgkmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.wait(lgkmcnt=0)
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def b09(a: A, b: B, c: C, right=False):
    """K04: LDS writes not drained before the barrier that publishes them."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        of_a, of_b = issue(As, a, row * BLOCK, k * K_STEP), issue(Bs, b, col * BLOCK, k * K_STEP)
        td.wait(vmcnt=0)
        write(As, of_a)
        write(Bs, of_b)
        if right:
            td.wait(lgkmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.wait(lgkmcnt=0)
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def b27(a: A, b: B, c: C, right=False):
    """K08: MMA uses a register tile whose LDS read has not been waited for: the wait is too weak. Each step has LDS of its own, and one barrier."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As[k % 2], a[row, k])
        td.load(Bs[k % 2], b[col, k])
        td.wait(lgkmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As[k % 2], (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs[k % 2], (REG, K_STEP), (wc, 0)))
        td.wait(lgkmcnt=0 if right else 2)
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def b35(a: A, b: B, c: C, right=False):
    """K10: a wait that leaves one of the staging loads in flight before its register is written to LDS."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.wait(lgkmcnt=0)
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        if more:
            a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.wait(lgkmcnt=0)
        td.barrier()
        td.mma_ABt(acc, x, y)
        if more:
            td.wait(vmcnt=0 if right else 1)
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.wait(lgkmcnt=0)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(target="gfx950", warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def b41(a: A, b: B, c: C, right=False):
    """K13: the count wait stands behind the barrier that publishes the direct-to-LDS tile, not before it."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    tic, toc = 0, 1
    td.load(As[tic], a[row, 0], direct=True)
    td.load(Bs[tic], b[col, 0], direct=True)
    for k in td.range(steps):
        if k + 1 < steps:
            td.load(As[toc], a[row, k + 1], direct=True)
            td.load(Bs[toc], b[col, k + 1], direct=True)
        if not right:
            td.barrier()
        if k + 1 < steps:
            td.wait(vmcnt=4)
        else:
            td.wait(vmcnt=0)
        if right:
            td.barrier()
        x = td.load(td.subtile(As[tic], (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs[tic], (REG, K_STEP), (wc, 0)))
        td.wait(x, y)
        td.barrier()
        td.mma_ABt(acc, x, y)
        tic, toc = toc, tic
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(target="gfx950", warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def b42(a: A, b: B, c: C, right=False):
    """K13: one count too weak. Two direct loads of two instructions each are issued ahead, so that four may be outstanding."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    tic, toc = 0, 1
    td.load(As[tic], a[row, 0], direct=True)
    td.load(Bs[tic], b[col, 0], direct=True)
    for k in td.range(steps):
        if k + 1 < steps:
            td.load(As[toc], a[row, k + 1], direct=True)
            td.load(Bs[toc], b[col, k + 1], direct=True)
        if k + 1 < steps:
            td.wait(vmcnt=4 if right else 5)
        else:
            td.wait(vmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As[tic], (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs[tic], (REG, K_STEP), (wc, 0)))
        td.wait(x, y)
        td.barrier()
        td.mma_ABt(acc, x, y)
        tic, toc = toc, tic
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def b46(a: A, b: B, c: C, right=False):
    """K01: LDS reads not drained at the barrier after which another warp overwrites what they read; the products wait for them behind it."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.wait(lgkmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        if right:
            td.wait(x, y)
        td.barrier()
        td.wait(x, y)
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=8, waits="manual", sizes=dict(M=256, N=512, K=256))
def b46_ping_pong(a: A, b: B, c: C, right=False):
    """K12: the last reads of a step are waited for where they are multiplied, one barrier too late: the other half of the warps writes LDS behind that one."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 256), td.cdiv(b.rows, 256))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, 256, K_STEP), td.st(td.bf16, 256, K_STEP)
    half, wc = td.warp_id() // 4, td.warp_id() % 4
    acc = td.zeros(td.f32, 128, 64)

    def read(s):
        return td.load(td.subtile(As, (128, 16), (half, s))), td.load(td.subtile(Bs, (64, 16), (wc, s)))

    def compute(operands):
        td.wait(operands)
        with td.priority(1):
            td.mma_ABt(acc, *operands)
        td.barrier()

    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.wait(lgkmcnt=0)
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
        if right:
            td.wait(x2, x3)
        td.barrier()
        compute(x2)
        if more:
            td.wait(a_next, b_next)
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.wait(lgkmcnt=0)
        td.barrier()
        compute(x3)
    if half == 0:
        td.barrier()
    td.store(c[row * 2 + half, col * 4 + wc], acc)


@td.kernel(target="gfx950", warps=1, waits="manual", sizes=dict(M=64, N=128, K=256))
def b47(a: A, b: B, c: C, right=False):
    """K13, one warp: a direct-to-LDS load over bytes that this warp is still reading."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, REG), td.cdiv(b.rows, REG))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, REG, K_STEP), td.st(td.bf16, REG, K_STEP)
    acc = td.zeros(td.f32, REG, REG)
    td.load(As, a[row, 0], direct=True)
    td.load(Bs, b[col, 0], direct=True)
    for k in td.range(steps):
        td.wait(vmcnt=0)
        x, y = td.load(As), td.load(Bs)
        if right:
            td.wait(x, y)
        if k + 1 < steps:
            td.load(As, a[row, k + 1], direct=True)
            td.load(Bs, b[col, k + 1], direct=True)
        td.wait(x, y)
        td.mma_ABt(acc, x, y)
    td.store(c[row, col], acc)


@td.kernel(target="gfx950", warps=1, waits="manual", sizes=dict(M=64, N=128, K=256))
def b47_read_back(a: A, b: B, c: C, right=False):
    """K13, one warp: what a direct-to-LDS load brings is read back without its vmcnt."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, REG), td.cdiv(b.rows, REG))
    As, Bs = td.st(td.bf16, REG, K_STEP), td.st(td.bf16, REG, K_STEP)
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k], direct=True)
        td.load(Bs, b[col, k], direct=True)
        if right:
            td.wait(vmcnt=0)
        x, y = td.load(As), td.load(Bs)
        td.wait(x, y)
        td.mma_ABt(acc, x, y)
    td.store(c[row, col], acc)


@td.kernel(warps=4, waits="manual", sizes=dict(M=128, N=192, K=256))
def b49(a: A, b: B, c: C, right=False):
    """K04: a register in flight is copied before the wait. A wait ties the registers that it makes ready, so only the kernel's own order can do that."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    r, x4 = td.thread_id() // 16, td.thread_id() % 16 * 4
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        arriving, arrived = [td.vgpr(2) for _ in range(4)], [td.vgpr(2) for _ in range(4)]
        for i in range(4):
            td.asm("global_load_dwordx2 {dst}, {at}, off", dst=arriving[i], at=a.address(row * BLOCK + r + 16 * i, k * K_STEP + x4))
        if right:
            td.wait(vmcnt=0)
        for i in range(4):
            td.asm("v_lshlrev_b64 {dst}, 0, {src}", dst=arrived[i], src=arriving[i])
        td.wait(vmcnt=0)
        for i in range(4):
            td.asm("ds_write_b64 {at}, {data}", at=As.address(r + 16 * i, x4), data=arrived[i])
        td.load(Bs, b[col, k])
        td.wait(lgkmcnt=0)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.wait(x, y)
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
