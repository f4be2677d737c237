"""A product of int8 that is added to i32, and what is done with i32."""

import tiledsl as td


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
