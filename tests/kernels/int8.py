"""Products of int8 into i32, and what is done with i32."""

import tiledsl as td


@td.kernel(warps=4)
def int8_gemm(a: td.gl[td.int8, "M", "K"], b: td.gl[td.int8, "N", "K"], c: td.gl[td.i32, "M", "N"], block=128, step=64, reg=32):
    """C = A·Bᵀ; with reg=128 a warp's sums take 256 registers, in AGPRs."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block))
    As, Bs = td.st(td.int8, block, step), td.st(td.int8, block, step)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    across = block // reg // 2
    acc = [[td.zeros(td.i32, reg, reg) for _ in range(across)] for _ in range(across)]
    for k in td.range(td.cdiv(a.cols, step)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = [td.load(td.subtile(As, (reg, step), (wr + 2 * i, 0))) for i in range(across)]
        b_reg = [td.load(td.subtile(Bs, (reg, step), (wc + 2 * j, 0))) for j in range(across)]
        td.barrier()
        for i in range(across):
            for j in range(across):
                td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
    for i in range(across):
        for j in range(across):
            td.store(c[row * 2 * across + wr + 2 * i, col * 2 * across + wc + 2 * j], acc[i][j])


@td.kernel(warps=1)
def add_product(a: td.gl[td.int8, 32, "K"], b: td.gl[td.int8, 32, "K"], c: td.gl[td.i32, 32, 32], step=32):
    """C += A·Bᵀ: the sums begin with what C holds."""
    td.ensures(c, td.old(c) + a @ b.T)
    td.grid(1)
    As, Bs = td.st(td.int8, 32, step), td.st(td.int8, 32, step)
    acc = td.load(c[0, 0], (32, 32), layout="col")
    for k in td.range(td.cdiv(a.cols, step)):
        td.load(As, a[0, k])
        td.load(Bs, b[0, k])
        td.barrier()
        td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.barrier()
    td.store(c[0, 0], acc)


@td.kernel(warps=1)
def converted(x: td.gl[td.i32, "M", "N"], y: td.gl[td.f32, "M", "N"], z: td.gl[td.bf16, "M", "N"], w: td.gl[td.i32, "M", "N"]):
    """Integers as f32 and as bf16, and the integers themselves through LDS, in the other layout."""
    td.ensures(y, td.cast(td.old(x), td.f32))
    td.ensures(z, td.cast(td.old(x), td.bf16))
    td.ensures(w, td.old(x))
    row, col = td.grid(td.cdiv(x.rows, 32), td.cdiv(x.cols, 32))
    held = td.load(x[row, col], (32, 32))
    td.store(y[row, col], td.cast(held, td.f32))
    td.store(z[row, col], td.cast(held, td.bf16))
    shared = td.st(td.i32, 32, 32)
    td.store(td.subtile(shared, (32, 32), (0, 0)), held)
    td.barrier()
    td.store(w[row, col], td.swap_layout(td.load(shared, layout="col")))
