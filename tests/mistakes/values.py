"""What is stored is not what the contract says. With right=True each kernel keeps its contract."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
BLOCK, K_STEP, REG = 64, 64, 32


@td.kernel(warps=8, sizes=dict(M=256, N=512, K=256))
def b38(a: A, b: B, c: C, right=False):
    """K11: B's tiles {2wc, 2wc + 1, 2wc + 4, 2wc + 5} are multiplied, and stored at columns 4wc + {0, 1, 2, 3}."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 256), td.cdiv(b.rows, 256))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, 256, K_STEP), td.st(td.bf16, 256, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    rows = [2 * wr + i for i in range(2)]
    multiplied = [2 * wc, 2 * wc + 1, 2 * wc + 4, 2 * wc + 5]
    stored = multiplied if right else [4 * wc + j for j in range(4)]
    acc = [[td.zeros(td.f32, REG, REG) for _ in range(4)] for _ in range(2)]
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        if more:
            a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        for s in range(K_STEP // 16):
            xs = [td.load(td.subtile(As, (REG, 16), (r, s))) for r in rows]
            ys = [td.load(td.subtile(Bs, (REG, 16), (j, s))) for j in multiplied]
            for i, x in enumerate(xs):
                for j, y in enumerate(ys):
                    td.mma_ABt(acc[i][j], x, y)
        td.barrier()
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
    for i, r in enumerate(rows):
        for j, s in enumerate(stored):
            td.store(c[row * 8 + r, col * 8 + s], acc[i][j])


@td.op
def copy_rows(tile, source, row, col, zeroed):
    """An own loader that knows the edge along k: lanes whose 16 bytes lie beyond the last column write zeros, or nothing."""
    per_row = tile.cols // 8
    r, c, down = td.thread_id() // per_row, td.thread_id() % per_row * 8, 256 // per_row
    for i in range(tile.rows // down):
        at = tile.address(r + i * down, c)
        if col + c < source.cols:
            piece = td.vgpr(4)
            td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + r + i * down, col + c))
            td.asm("ds_write_b128 {at}, {data}", at=at, data=piece)
        elif zeroed:
            zero = td.vgpr(2)
            td.asm("v_lshlrev_b64 {dst}, 0, 0", dst=zero)
            td.asm("ds_write_b64 {at}, {data}", at=at, data=zero)
            td.asm("ds_write_b64 {at}, {data} offset:8", at=at, data=zero)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=232))
def b52(a: A, b: B, c: C, right=False):
    """Ragged: the tail along k is zeroed in one operand only. The other keeps what the step before left there, which may be infinite, and 0 · ∞ is no 0."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        copy_rows(As, a, row * BLOCK, k * K_STEP, zeroed=True)
        copy_rows(Bs, b, col * BLOCK, k * K_STEP, zeroed=right)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=8, sizes=dict(M=256, N=512, K=256))
def b56(a: A, b: B, c: C, right=False):
    """K12: the second half of the warps, which runs one phase behind, reads the last slice one phase late: behind the one that writes LDS.
    Barriers order all of it, and yet these warps read the next step's data."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 256), td.cdiv(b.rows, 256))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, 256, K_STEP), td.st(td.bf16, 256, K_STEP)
    half, wc = td.warp_id() // 4, td.warp_id() % 4
    acc = td.zeros(td.f32, 128, 64)
    last = td.rt(td.bf16, 128, 16), td.rt(td.bf16, 64, 16)

    def parts(s):
        return td.subtile(As, (128, 16), (half, s)), td.subtile(Bs, (64, 16), (wc, s))

    def read(s):
        return [td.load(part) for part in parts(s)]

    def read_last():
        for tile, part in zip(last, parts(3), strict=True):
            td.load(tile, part)

    def compute(operands):
        with td.priority(1):
            td.mma_ABt(acc, *operands)
        td.barrier()

    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
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
        x2 = read(2)
        if right:
            read_last()
        elif half == 0:
            read_last()
        td.barrier()
        compute(x2)
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
        if not right:
            if half == 1:
                read_last()
        compute(last)
    if half == 0:
        td.barrier()
    td.store(c[row * 2 + half, col * 4 + wc], acc)


@td.op
def copy(tile, source, row, col, swizzled):
    per_row = tile.cols // 8
    r, c, down = td.thread_id() // per_row, td.thread_id() % per_row * 8, 256 // per_row
    for i in range(tile.rows // down):
        line, piece = r + i * down, td.vgpr(4)
        offset = (line * tile.cols + c) * 2
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + line, col + c))
        td.asm("ds_write_b128 {at}, {data}", at=tile.base + (tile.swizzle(offset) if swizzled else offset), data=piece)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b10(a: A, b: B, c: C, right=False):
    """K04: the loader writes rows unswizzled, the register load reads swizzled."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        copy(As, a, row * BLOCK, k * K_STEP, swizzled=right)
        copy(Bs, b, col * BLOCK, k * K_STEP, swizzled=right)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
