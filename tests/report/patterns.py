"""A kernel whose reads of LDS conflict."""

import tiledsl as td


@td.kernel(warps=1)
def unswizzled(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """Rows of 128 bytes without a swizzle: lanes that read one column of 16 bytes all meet in the same banks."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, 64, swizzle=td.Swizzle(7, 0)), td.st(td.bf16, 32, 64)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, col], acc)


@td.kernel(warps=2)
def maxima(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M"]):
    """Column vectors: each warp's goes to LDS and the first warp's to global memory, and several lanes hold each element."""
    td.ensures(y, td.row_max(x))
    row, warp = td.grid(td.cdiv(x.rows, 32)), td.warp_id()
    shared = td.st(td.f32, 32, 2)
    td.store(td.subtile(shared, (32, 1), (0, warp)), td.row_max(td.load(x[row, warp], (32, 32))))
    td.barrier()
    one, other = (td.load(td.subtile(shared, (32, 1), (0, n)), layout="col") for n in range(2))
    if warp == 0:
        td.store(y[row], td.maximum(one, other))
