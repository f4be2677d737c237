"""Places outside tensors, shared tiles and lists. With right=True each kernel stays inside."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
B_KN = td.gl[td.bf16, "K", "N"]
BLOCK, K_STEP, REG = 64, 64, 32
PANEL = 128


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=512))
def b02(a: A, b: B, c: C, right=False):
    """K02: a 128-wide panel loaded with coordinates counted in 32-wide tiles."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, PANEL), td.st(td.bf16, BLOCK, PANEL)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, PANEL)):
        at = k if right else 4 * k
        td.load(As, a[row, at])
        td.load(Bs, b[col, at])
        td.barrier()
        for kk in range(4):
            x = td.load(td.subtile(As, (REG, 32), (wr, kk)))
            y = td.load(td.subtile(Bs, (REG, 32), (wc, kk)))
            td.mma_ABt(acc, x, y)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.op
def copy(tile, source, row, col, guarded):
    per_row = tile.cols // 8
    r, c, down = td.thread_id() // per_row, td.thread_id() % per_row * 8, 256 // per_row
    for i in range(td.cdiv(tile.rows, down)):
        line = r + i * down
        if not guarded or line < tile.rows:
            piece = td.vgpr(4)
            td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + line, col + c))
            td.asm("ds_write_b128 {at}, {data}", at=tile.address(line, c), data=piece)


@td.kernel(warps=4, sizes=dict(M=32, N=192, K=256))
def b12(a: A, b: B, c: C, right=False):
    """K04: no guard where the tile has fewer 16-byte vectors than lanes × passes."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 16), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, 16, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    acc = td.zeros(td.f32, 16, 16)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        copy(As, a, row * 16, k * K_STEP, guarded=right)
        td.load(Bs, b[col, k])
        td.barrier()
        x = td.load(As)
        y = td.load(td.subtile(Bs, (16, K_STEP), (td.warp_id(), 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row, col * 4 + td.warp_id()], acc)


@td.kernel(sizes=dict(M=128, N=192, K=256))
def b15(a: A, b: B, c: C, right=False):
    """K03: consumers compute wr, wc from the block's warp number, not the role's."""
    td.ensures(c, a @ b.T)
    producer, consumer = td.roles(producer=4, consumer=4)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    number = consumer.id if right else td.warp_id()
    wr, wc = number // 2, number % 2
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
            x = td.load(td.subtile(As[tic], (REG, K_STEP), (wr, 0)))
            y = td.load(td.subtile(Bs[tic], (REG, K_STEP), (wc, 0)))
            td.mma_ABt(acc, x, y)
        td.barrier()
        tic, toc = toc, tic
    with consumer:
        td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(sizes=dict(M=128, N=192, K=256))
def b18(a: A, b: B, c: C, right=False):
    """K03: store coordinates multiplied up to elements where tiles are counted."""
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
        td.barrier()
        tic, toc = toc, tic
    with consumer:
        unit = 1 if right else REG
        td.store(c[(row * 2 + consumer.id // 2) * unit, (col * 2 + consumer.id % 2) * unit], acc)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b22(a: A, b: B_KN, c: C, right=False):
    """K07: the step along k cut to 16, with coordinates counted in elements."""
    td.ensures(c, a @ b)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.cols, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, 16), td.st(td.bf16, 16, BLOCK)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [[td.zeros(td.f32, 16, 16) for _ in range(2)] for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, 16)):
        at = k if right else k * 16
        td.load(As, a[row, at])
        td.load(Bs, b[at, col])
        td.barrier()
        xs = [td.load(td.subtile(As, (16, 16), (wr + 2 * i, 0))) for i in range(2)]
        ys = [td.load(td.subtile(Bs, (16, 16), (0, wc + 2 * j)), layout="col") for j in range(2)]
        td.barrier()
        for i in range(2):
            for j in range(2):
                td.mma_AB(acc[i][j], xs[i], ys[j])
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[i][j])


@td.kernel(warps=8, sizes=dict(M=128, N=256, K=128))
def b28(a: A, b: B, c: C, right=False):
    """K09: two accumulators, and a loop that clears four."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 128, K_STEP), td.st(td.bf16, 128, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.rt(td.f32, REG, REG, layout="col") for _ in range(2)]
    for i in range(2 if right else 4):
        acc[i] = td.zeros(td.f32, REG, REG)
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
def b29(a: A, b: B, c: C, right=False):
    """K09: subtile row wr + 2 with eight warps: rows 4 and 5 of 4."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 128, K_STEP), td.st(td.bf16, 128, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr if right else wr + 2, 0)))
        ys = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0))) for j in range(2)]
        td.barrier()
        for j in range(2):
            td.mma_ABt(acc[j], x, ys[j])
    for j in range(2):
        td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b37(a: A, b: B, c: C, right=False):
    """K10: the slice after the last is fetched: a coordinate out of range in the final step."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps if right else True
        if more:
            a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.mma_ABt(acc, x, y)
        td.barrier()
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, sizes=dict(M=65536, N=64, K=32768))
def b51(a: A, b: B, c: C, right=False):
    """K04: element offsets beyond 2³¹ in 32-bit arithmetic."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    r, x = td.thread_id() // 8, td.thread_id() % 8 * 8
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        pieces = [td.vgpr(4) for _ in range(2)]
        for i, piece in enumerate(pieces):
            line, column = row * BLOCK + r + 32 * i, k * K_STEP + x
            if right:
                td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=a.address(line, column))
            else:
                td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=(line * a.cols + column) * 2, base=a.address(0, 0))
        for i, piece in enumerate(pieces):
            td.asm("ds_write_b128 {at}, {data}", at=As.address(r + 32 * i, x), data=piece)
        td.load(Bs, b[col, k])
        td.barrier()
        td.mma_ABt(acc, td.load(td.subtile(As, (REG, K_STEP), (wr, 0))), td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0))))
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
