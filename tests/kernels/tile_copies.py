"""Kernels that store register tiles to LDS, and read them from there."""

import tiledsl as td


@td.kernel(warps=2)
def exchanged(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], written="row", read="row"):
    """Each warp reads the half that the other warp has stored."""
    td.ensures(y, 2 * x + 1)
    td.grid(1)
    rows, cols, w = x.rows // 2, x.cols, td.warp_id()
    halves = td.st(td.f32, x.rows, cols)
    td.store(td.subtile(halves, (rows, cols), (w, 0)), 2 * td.load(x[w, 0], (rows, cols), layout=written))
    td.barrier()
    td.store(y[1 - w, 0], td.load(td.subtile(halves, (rows, cols), (1 - w, 0)), layout=read) + 1)


@td.kernel(warps=4)
def shares(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], layout="row"):
    """Rows spread over four warps: the sums of the warps meet in LDS."""
    td.ensures(y, x / td.row_sum(x))
    block, w = td.grid(x.rows // 16), td.warp_id()
    sums = td.st(td.f32, 16, 4)
    tile = td.load(x[block, w], (16, x.cols // 4), layout=layout)
    td.store(td.subtile(sums, (16, 1), (0, w)), td.row_sum(tile))
    td.barrier()
    total = td.zeros(td.f32, 16, 1, layout=layout)
    for n in range(4):
        total += td.load(td.subtile(sums, (16, 1), (0, n)), layout=layout)
    td.store(y[block, w], tile / total)


@td.kernel(warps=1)
def powers(a: td.gl[td.bf16, 64, 32], b: td.gl[td.bf16, 64, 32], c: td.gl[td.f32, 64, 64], by_rows=False):
    """Products of products through LDS, which are read in layout "row"."""
    td.ensures(c, (a @ b.T) @ b @ a.T)
    td.grid(1)
    As, Bs, down = (td.st(td.bf16, 64, 32) for _ in range(3))
    whole, half = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 32)
    for tile, place in ((As, a), (Bs, b), (down, b)):
        td.load(tile, place[0, 0])
    td.barrier()
    one, two, three = td.zeros(td.f32, 64, 64), td.zeros(td.f32, 64, 32), td.zeros(td.f32, 64, 64)
    td.mma_ABt(one, td.load(As), td.load(Bs))
    td.store(whole, td.cast(td.swap_layout(one) if by_rows else one, td.bf16))
    td.barrier()
    td.mma_AB(two, td.load(whole), td.load(down, layout="col"))
    td.store(half, td.cast(two, td.bf16))
    td.barrier()
    td.mma_ABt(three, td.load(half), td.load(As))
    td.store(c[0, 0], three)


@td.kernel(warps=1)
def turned(a: td.gl[td.bf16, 64, 32], b: td.gl[td.bf16, 64, 32], c: td.gl[td.f32, 64, 32]):
    """A computed tile that lies in LDS column by column on targets without transposing reads."""
    td.ensures(c, (a @ b.T).T @ b)
    td.grid(1)
    As, Bs, down, whole = *(td.st(td.bf16, 64, 32) for _ in range(3)), td.st(td.bf16, 64, 64)
    for tile, place in ((As, a), (Bs, b), (down, b)):
        td.load(tile, place[0, 0])
    td.barrier()
    one, two = td.zeros(td.f32, 64, 64), td.zeros(td.f32, 64, 32)
    td.mma_ABt(one, td.load(As), td.load(Bs))
    td.store(whole, td.cast(one, td.bf16))
    td.barrier()
    td.mma_AtB(two, td.load(whole, layout="col"), td.load(down, layout="col"))
    td.store(c[0, 0], two)


@td.kernel(warps=1)
def products(a: td.gl[td.bf16, 64, 32], b: td.gl[td.bf16, 64, 32], c: td.gl[td.f32, 64, 64], times=1):
    """Results of products that go to LDS as they are: once, or in each step of a loop."""
    td.ensures(c, times * (times + 1) // 2 * (a @ b.T))
    td.grid(1)
    As, Bs, whole = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32), td.st(td.f32, 64, 64)
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    one, total = td.zeros(td.f32, 64, 64), td.zeros(td.f32, 64, 64, layout="row")
    for _ in td.range(times):
        td.mma_ABt(one, td.load(As), td.load(Bs))
        td.store(whole, one)
        td.barrier()
        total += td.load(whole, layout="row")
        td.barrier()
    td.store(c[0, 0], total)
