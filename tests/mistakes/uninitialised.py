"""LDS and registers that are read where nothing has written them. With right=True each kernel writes them first."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
BLOCK, K_STEP, REG = 64, 64, 32


@td.op
def copy(tile, source, row, col, threads):
    per_row = tile.cols // 8
    for i in range(tile.rows * per_row // threads):
        vector, piece = td.thread_id() + threads * i, td.vgpr(4)
        r, c = vector // per_row, vector % per_row * 8
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + r, col + c))
        td.asm("ds_write_b128 {at}, {data}", at=tile.address(r, c), data=piece)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b25(a: A, b: B, c: C, right=False):
    """K08: the user's own loader strides for 8 warps in a block of 4: half of each tile is never written."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        copy(As, a, row * BLOCK, k * K_STEP, threads=256 if right else 512)
        copy(Bs, b, col * BLOCK, k * K_STEP, threads=256 if right else 512)
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=8, sizes=dict(M=128, N=256, K=128))
def b32(a: A, b: B, c: C, right=False):
    """K09: half of the warps read operands into their own registers for the other half to multiply."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 128, K_STEP), td.st(td.bf16, 128, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(2)]
    x = td.rt(td.bf16, REG, K_STEP)
    ys = [td.rt(td.bf16, REG, K_STEP) for _ in range(2)]

    def read():
        td.load(x, td.subtile(As, (REG, K_STEP), (wr, 0)))
        for j in range(2):
            td.load(ys[j], td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0)))

    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        if right:
            read()
        else:
            if wr < 2:
                read()
        td.barrier()
        for j in range(2):
            td.mma_ABt(acc[j], x, ys[j])
    for j in range(2):
        td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b45(a: A, b: B, c: C, right=False):
    """K01: the accumulator is never cleared."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG) if right else td.rt(td.f32, REG, REG, layout="col")
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
