"""Races: two accesses to the same bytes that nothing orders. With right=True each kernel has what it lacks."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
BLOCK, K_STEP, REG = 64, 64, 32


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b01(a: A, b: B, c: C, right=False):
    """K01: no barrier between this step's LDS reads and the next step's overwrite of the one buffer."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        if right:
            td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(sizes=dict(M=128, N=192, K=256))
def b16(a: A, b: B, c: C, right=False):
    """K03: the producer fills the buffer that consumers are reading."""
    td.ensures(c, a @ b.T)
    producer, consumer = td.roles(producer=4, consumer=4)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    acc = td.zeros(td.f32, REG, REG)
    steps = td.cdiv(a.cols, K_STEP)
    tic, toc = 0, 1
    with producer:
        td.load(As[tic], a[row, 0])
        td.load(Bs[tic], b[col, 0])
    td.barrier()
    for k in td.range(steps):
        filled = toc if right else tic
        with producer:
            if k + 1 < steps:
                td.load(As[filled], a[row, k + 1])
                td.load(Bs[filled], b[col, k + 1])
        with consumer:
            x = td.load(td.subtile(As[tic], (REG, K_STEP), (consumer.id // 2, 0)))
            y = td.load(td.subtile(Bs[tic], (REG, K_STEP), (consumer.id % 2, 0)))
            td.mma_ABt(acc, x, y)
        td.barrier()
        tic, toc = toc, tic
    with consumer:
        td.store(c[row * 2 + consumer.id // 2, col * 2 + consumer.id % 2], acc)


@td.kernel(sizes=dict(M=128, N=192, K=256))
def b17(a: A, b: B, c: C, right=False):
    """K03: the barrier at the end of the loop is missing."""
    td.ensures(c, a @ b.T)
    producer, consumer = td.roles(producer=4, consumer=4)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    acc = td.zeros(td.f32, REG, REG)
    steps = td.cdiv(a.cols, K_STEP)
    tic, toc = 0, 1
    with producer:
        td.load(As[tic], a[row, 0])
        td.load(Bs[tic], b[col, 0])
    td.barrier()
    for k in td.range(steps):
        with producer:
            if k + 1 < steps:
                td.load(As[toc], a[row, k + 1])
                td.load(Bs[toc], b[col, k + 1])
        with consumer:
            x = td.load(td.subtile(As[tic], (REG, K_STEP), (consumer.id // 2, 0)))
            y = td.load(td.subtile(Bs[tic], (REG, K_STEP), (consumer.id % 2, 0)))
            td.mma_ABt(acc, x, y)
        if right:
            td.barrier()
        tic, toc = toc, tic
    with consumer:
        td.store(c[row * 2 + consumer.id // 2, col * 2 + consumer.id % 2], acc)


@td.kernel(sizes=dict(M=128, N=256, K=128))
def b19(a: A, b: td.gl[td.bf16, "K", "N"], c: C, right=False):
    """K05: one set of tiles, and one barrier a step."""
    td.ensures(c, a @ b)
    producer, consumer = td.roles(producer=4, consumer=8)
    row, col = td.grid(td.cdiv(a.rows, 2 * REG), td.cdiv(b.cols, 4 * REG))
    As, Bs = [td.st(td.bf16, REG, REG) for _ in range(2)], [td.st(td.bf16, REG, REG) for _ in range(4)]
    acc = td.zeros(td.f32, REG, REG)
    x, y = td.rt(td.bf16, REG, REG), td.rt(td.bf16, REG, REG, layout="col")
    for k in td.range(td.cdiv(a.cols, REG)):
        with producer:
            for i in range(2):
                td.load(As[i], a[row * 2 + i, k])
            for j in range(4):
                td.load(Bs[j], b[k, col * 4 + j])
        td.barrier()
        with consumer:
            for i in range(2):
                if consumer.id // 4 == i:
                    td.load(x, As[i])
            for j in range(4):
                if consumer.id % 4 == j:
                    td.load(y, Bs[j])
            td.mma_AB(acc, x, y)
        if right:
            td.barrier()
    with consumer:
        td.store(c[row * 2 + consumer.id // 4, col * 4 + consumer.id % 4], acc)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b26(a: A, b: B, c: C, right=False):
    """K08: the next step's LDS fill starts before the slowest warp has read the last."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    steps = td.cdiv(a.cols, K_STEP)

    def fill(k):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])

    def read(x, y):
        td.load(x, td.subtile(As, (REG, K_STEP), (wr, 0)))
        td.load(y, td.subtile(Bs, (REG, K_STEP), (wc, 0)))

    now, ahead = ((td.rt(td.bf16, REG, K_STEP), td.rt(td.bf16, REG, K_STEP)) for _ in range(2))
    fill(0)
    td.barrier()
    read(*now)
    for k in td.range(steps):
        if k + 1 < steps:
            if right:
                td.barrier()
            fill(k + 1)
            td.barrier()
            read(*ahead)
        td.mma_ABt(acc, *now)
        now, ahead = ahead, now
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=8, sizes=dict(M=256, N=512, K=256))
def b34(a: A, b: B, c: C, right=False):
    """K10: registers → LDS begins while slower warps still read the slice."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 256), td.cdiv(b.rows, 256))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, 256, K_STEP), td.st(td.bf16, 256, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, 64, 64) for _ in range(2)]
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        if more:
            a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        for s in range(K_STEP // 16):
            x = td.load(td.subtile(As, (64, 16), (wr, s)))
            for j in range(2):
                td.mma_ABt(acc[j], x, td.load(td.subtile(Bs, (64, 16), (wc + 2 * j, s))))
        if right:
            td.barrier()
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
    for j in range(2):
        td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])


@td.kernel(warps=8, sizes=dict(M=256, N=512, K=256))
def b40(a: A, b: B, c: C, right=False):
    """K12: the barrier is missing that publishes the first step's tiles, before half of the warps fall one phase behind."""
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
    if right:
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
    if half == 0:
        td.barrier()
    td.store(c[row * 2 + half, col * 4 + wc], acc)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256, L=64))
def b50(a: A, b: B, d: td.gl[td.bf16, "M", "L"], e: td.gl[td.bf16, "N", "L"], c: C, right=False):
    """K01 with a second product: the epilogue reuses the tiles' LDS with no barrier after the last step."""
    td.ensures(c, a @ b.T + d @ e.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)

    def multiply():
        td.mma_ABt(acc, td.load(td.subtile(As, (REG, K_STEP), (wr, 0))), td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0))))

    for k in td.range(td.cdiv(a.cols, K_STEP)):
        if k > 0:
            td.barrier()
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        multiply()
    if right:
        td.barrier()
    td.load(As, d[row, 0])
    td.load(Bs, e[col, 0])
    td.barrier()
    multiply()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.op
def copy(tile, source, row, col, base, size):
    per_row = tile.cols // 8
    r, c, down = td.thread_id() // per_row, td.thread_id() % per_row * 8, 256 // per_row
    for i in range(tile.rows // down):
        line, piece = r + i * down, td.vgpr(4)
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + line, col + c))
        td.asm("ds_write_b128 {at}, {data}", at=base + tile.swizzle((line * tile.cols + c) * size), data=piece)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b11(a: A, b: B, c: C, right=False):
    """K04: the LDS address is computed from the tile's own origin, without the tile's base: every tile lands on the first."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        copy(As, a, row * BLOCK, k * K_STEP, As.base if right else 0, 2)
        copy(Bs, b, col * BLOCK, k * K_STEP, Bs.base if right else 0, 2)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b13(a: A, b: B, c: C, right=False):
    """K04: the LDS offset is built without the element size: lanes 8 bytes apart write 16 bytes each."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        copy(As, a, row * BLOCK, k * K_STEP, As.base, 2 if right else 1)
        copy(Bs, b, col * BLOCK, k * K_STEP, Bs.base, 2 if right else 1)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
