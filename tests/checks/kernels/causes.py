"""Kernels that move their operands in ways of which each can go wrong by itself."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]


@td.kernel(warps=4)
def halves(a: A, b: B, c: C):
    """Each step's operands are read in two halves, and the next step's travel through registers meanwhile."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 64, buffers=2), td.st(td.bf16, 64, 64, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    steps = td.cdiv(a.cols, 64)
    td.load(As[0], a[row, 0])
    td.load(Bs[0], b[col, 0])
    td.barrier()
    for k in td.range(steps):
        if k + 1 < steps:
            fa, fb = td.fetch(As[(k + 1) % 2], a[row, k + 1]), td.fetch(Bs[(k + 1) % 2], b[col, k + 1])
        x0 = td.load(td.subtile(As[k % 2], (32, 32), (wr, 0)))
        y0 = td.load(td.subtile(Bs[k % 2], (32, 32), (wc, 0)))
        td.mma_ABt(acc, x0, y0)
        x1 = td.load(td.subtile(As[k % 2], (32, 32), (wr, 1)))
        y1 = td.load(td.subtile(Bs[k % 2], (32, 32), (wc, 1)))
        td.mma_ABt(acc, x1, y1)
        if k + 1 < steps:
            td.commit(As[(k + 1) % 2], fa)
            td.commit(Bs[(k + 1) % 2], fb)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4)
def by_lanes(a: A, b: B, c: C):
    """A is copied by td.asm, B by td.load."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc, piece = td.zeros(td.f32, 32, 32), td.vgpr(4)
    r, c8 = td.thread_id() // 4, td.thread_id() % 4 * 8
    for k in td.range(td.cdiv(a.cols, 32)):
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=a.address(row * 64 + r, k * 32 + c8))
        td.load(Bs, b[col, k])
        td.asm("ds_write_b128 {at}, {data}", at=As.address(r, c8), data=piece)
        td.barrier()
        x = td.load(td.subtile(As, (32, 32), (wr, 0)))
        y = td.load(td.subtile(Bs, (32, 32), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4)
def ahead(a: A, b: B, c: C):
    """The next step's operands are read while this step's are multiplied: two sets of registers, which are exchanged."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 32, buffers=2), td.st(td.bf16, 64, 32, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    steps = td.cdiv(a.cols, 32)
    td.load(As[0], a[row, 0])
    td.load(Bs[0], b[col, 0])
    td.barrier()
    x, y = td.load(td.subtile(As[0], (32, 32), (wr, 0))), td.load(td.subtile(Bs[0], (32, 32), (wc, 0)))
    next_x, next_y = td.rt(td.bf16, 32, 32), td.rt(td.bf16, 32, 32)
    for k in td.range(steps):
        if k + 1 < steps:
            td.load(As[(k + 1) % 2], a[row, k + 1])
            td.load(Bs[(k + 1) % 2], b[col, k + 1])
        td.barrier()
        if k + 1 < steps:
            td.load(next_x, td.subtile(As[(k + 1) % 2], (32, 32), (wr, 0)))
            td.load(next_y, td.subtile(Bs[(k + 1) % 2], (32, 32), (wc, 0)))
        td.mma_ABt(acc, x, y)
        x, next_x, y, next_y = next_x, x, next_y, y
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
