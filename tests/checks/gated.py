"""The source of a gated linear unit, whose two products share an operand."""

GLU = """\
import tiledsl as td


@td.op
def operands(tiles, wr, wc):
    x, g, u = tiles
    x, g = td.load(td.subtile(x, (32, 32), (wr, 0))), td.load(td.subtile(g, (32, 32), (wc, 0)))
    return x, g, td.load(td.subtile(u, (32, 32), (wc, 0)))


@td.kernel(warps=4)
def glu(x: td.gl[td.bf16, "M", "K"], g: td.gl[td.bf16, "N", "K"], u: td.gl[td.bf16, "N", "K"], y: td.gl[td.f32, "M", "N"], s: td.gl[td.f32, "M", "N"]):
    td.ensures(y, td.gelu(x @ g.T) * (x @ u.T))
    td.ensures(s, x @ g.T + x @ u.T)
    row, col = td.grid(td.cdiv(x.rows, 64), td.cdiv(g.rows, 64))
    Xs, Gs, Us = (td.st(td.bf16, 64, 32) for _ in range(3))
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    gate = td.zeros(td.f32, 32, 32)
    up = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(x.cols, 32)):
        td.load(Xs, x[row, k])
        td.load(Gs, g[col, k])
        td.load(Us, u[col, k])
        td.barrier()
        xr, gr, ur = operands((Xs, Gs, Us), wr, wc)
        td.barrier()
        td.mma_ABt(gate, xr, gr)
        td.mma_ABt(up, xr, ur)
    td.store(y[row * 2 + wr, col * 2 + wc], td.gelu(gate) * up)
    td.store(s[row * 2 + wr, col * 2 + wc], gate + up)
"""
