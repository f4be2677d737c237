"""Kernels that multiply computed register tiles: (a · bᵀ) · c in every form, and operands loaded from global memory."""

import tiledsl as td


def chained(dtype=td.bf16):
    """The kernel o = vᵀ · cast(k · qᵀ), or its transpose, by the form that `form` names; blocks of `keys` × `queries`."""

    @td.kernel(warps=2)
    def kernel(
        k: td.gl[dtype, "S", "D"],
        q: td.gl[dtype, "N", "D"],
        v: td.gl[dtype, "S", "E"],
        o: td.gl[td.f32, "R", "C"],
        keys=64,
        queries=32,
        form="AtB",
    ):
        td.unchecked(o, "the test compares o with torch")
        block, warp = td.grid(td.cdiv(q.rows, 2 * queries)), td.warp_id()
        Ks, Vs = td.st(dtype, keys, k.cols), td.st(dtype, keys, v.cols)
        Qs = td.st(dtype, 2 * queries, q.cols)
        td.load(Qs, q[block, 0])
        td.barrier()
        own = td.load(td.subtile(Qs, (queries, q.cols), (warp, 0)))
        rows, cols = (v.cols, queries) if form == "AtB" else (queries, v.cols)
        acc = td.zeros(td.f32, rows, cols)
        for j in td.range(td.cdiv(k.rows, keys)):
            td.load(Ks, k[j, 0])
            td.load(Vs, v[j, 0])
            td.barrier()
            s = td.zeros(td.f32, keys, queries)
            td.mma_ABt(s, td.load(Ks), own)
            p, values = td.cast(s, dtype), td.load(Vs, layout="col")
            if form == "AtB":
                td.mma_AtB(acc, values, p)
            elif form == "AtB swapped":
                td.mma_AtB(acc, p, values)
            else:
                td.mma_AB(acc, p.T, values)
            td.barrier()
        place = block * 2 + warp
        td.store(o[0, place] if form == "AtB" else o[place, 0], acc)

    return kernel


bf16, f16 = chained(), chained(td.f16)


@td.kernel(warps=1)
def rows_of_v(
    k: td.gl[td.bf16, "S", "D"],
    q: td.gl[td.bf16, "N", "D"],
    vt: td.gl[td.bf16, "E", "S"],
    o: td.gl[td.f32, "N", "E"],
):
    """o = cast(q · kᵀ) · v, where v is given transposed; the operands q and k come from global memory directly."""
    td.unchecked(o, "the test compares o with torch")
    block = td.grid(td.cdiv(q.rows, 32))
    Vs = td.st(td.bf16, vt.rows, k.rows)
    td.load(Vs, vt[0, 0])
    td.barrier()
    own = td.load(q[block, 0], (32, q.cols), layout="row")
    s = td.zeros(td.f32, k.rows, 32)
    td.mma_ABt(s, td.load(k[0, 0], (k.rows, k.cols), layout="row"), own)
    acc = td.zeros(td.f32, 32, vt.rows)
    td.mma_ABt(acc, td.cast(s, td.bf16).T, td.load(Vs))
    td.store(o[block, 0], acc)


@td.kernel(warps=1)
def transposed(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "N", "M"], d: td.gl[td.f32, "N", "M"]):
    """c = aᵀ, and d = 2 aᵀ − 1."""
    td.ensures(c, a.T)
    td.ensures(d, 2 * a.T - 1)
    td.grid(1)
    x = td.load(a[0, 0], (a.rows, a.cols)).T
    td.store(c[0, 0], x)
    td.store(d[0, 0], 2 * x - 1)


def attended(powers, values):
    """Oᵀ = Vᵀ · cast(K · Qᵀ) with operands of one byte: the values are given transposed, and the scores are not normalised."""

    @td.kernel(warps=2)
    def kernel(
        k: td.gl[td.fp8, "S", "D"],
        q: td.gl[td.fp8, "N", "D"],
        vt: td.gl[values, "E", "S"],
        o: td.gl[td.f32, "E", "N"],
        side=32,
    ):
        td.ensures(o, vt @ (k @ q.T))
        block, warp = td.grid(td.cdiv(q.rows, 2 * side)), td.warp_id()
        Ks, Vs, Qs = td.st(td.fp8, 64, k.cols), td.st(values, vt.rows, 64), td.st(td.fp8, 2 * side, q.cols)
        td.load(Qs, q[block, 0])
        acc = td.zeros(td.f32, vt.rows, side)
        for j in td.range(td.cdiv(k.rows, 64)):
            td.load(Ks, k[j, 0])
            td.load(Vs, vt[0, j])
            td.barrier()
            s = td.zeros(td.f32, 64, side)
            td.mma_ABt(s, td.load(Ks), td.load(td.subtile(Qs, (side, q.cols), (warp, 0))))
            td.mma_AB(acc, td.load(Vs), td.cast(s, powers))
            td.barrier()
        td.store(o[0, block * 2 + warp], acc)

    return kernel


attended_in_fp8, attended_in_bf8 = attended(td.fp8, td.fp8), attended(td.bf8, td.fp8)
