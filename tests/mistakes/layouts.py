"""Layouts, shapes and types that do not fit. With right=True each kernel has those that do."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
B_KN = td.gl[td.bf16, "K", "N"]
BLOCK, K_STEP, REG = 64, 64, 32


@td.kernel(warps=8, sizes=dict(M=128, N=256, K=128))
def b21(a: A, b: B_KN, c: C, right=False):
    """K05: B's register tile in row layout for A·B."""
    td.ensures(c, a @ b)
    row, col = td.grid(td.cdiv(a.rows, 2 * REG), td.cdiv(b.cols, 4 * REG))
    As, Bs = td.st(td.bf16, REG, REG, buffers=2), td.st(td.bf16, REG, REG, buffers=4)
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, REG)):
        for i in range(2):
            td.load(As[i], a[row * 2 + i, k])
        for j in range(4):
            td.load(Bs[j], b[k, col * 4 + j])
        td.barrier()
        x = td.load(As[td.warp_id() // 4])
        y = td.load(Bs[td.warp_id() % 4], layout="col" if right else "row")
        td.barrier()
        td.mma_AB(acc, x, y)
    td.store(c[row * 2 + td.warp_id() // 4, col * 4 + td.warp_id() % 4], acc)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b23(a: A, b: B, c: C, right=False):
    """K07: a register tile of 32×16 loaded from a 64×64 shared tile with no subtile."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    x, y = td.rt(td.bf16, REG, 16), td.rt(td.bf16, REG, 16)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        for s in range(K_STEP // 16):
            td.load(x, td.subtile(As, (REG, 16), (wr, s)) if right else As)
            td.load(y, td.subtile(Bs, (REG, 16), (wc, s)))
            td.mma_ABt(acc, x, y)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b44(a: A, b: B, c: C, right=False):
    """K01: a shape for which the target has no matrix instruction: 32 rows and 4 columns of bf16."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    deep = 16 if right else 4
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        for s in range(K_STEP // deep):
            x = td.load(td.subtile(As, (REG, deep), (wr, s)))
            y = td.load(td.subtile(Bs, (REG, deep), (wc, s)))
            td.mma_ABt(acc, x, y)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


def of(dtype):
    @td.kernel(warps=4, target="gfx90a", sizes=dict(M=128, N=192, K=256))
    def b44_type(a: td.gl[dtype, "M", "K"], b: td.gl[dtype, "N", "K"], c: C, right=False):
        """K01: an element type for which the target has no matrix instruction."""
        td.ensures(c, a @ b.T)
        row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
        As, Bs = td.st(dtype, BLOCK, K_STEP), td.st(dtype, BLOCK, K_STEP)
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        acc = td.zeros(td.f32, REG, REG)
        for k in td.range(td.cdiv(a.cols, K_STEP)):
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            td.barrier()
            x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
            y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
            td.barrier()
            td.mma_ABt(acc, x, y)
        td.store(c[row * 2 + wr, col * 2 + wc], acc)

    return b44_type


b44_type, b44_type_right = of(td.fp8), of(td.bf16)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b45_layout(a: A, b: B, c: C, right=False):
    """K01: the accumulator in row layout."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG, layout="col" if right else "row")
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
