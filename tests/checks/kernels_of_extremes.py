"""Kernels that store maxima and minima of masked rows."""

import tiledsl as td

INF = float("inf")


@td.kernel(warps=1)
def rows(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M"], word="max", first=0, last=0):
    """The columns from `first` to before `last`; all where last is 0."""
    td.ensures(y, (td.row_max(x) if word == "max" else td.row_min(x)).T)
    row, end = td.grid(td.cdiv(x.rows, 8)), last or x.cols
    extreme = td.full(td.f32, 8, 1, -INF if word == "max" else INF, layout="line")
    for k in td.range(td.cdiv(x.cols, 32)):
        tile = td.load(x[row, k], (8, 32), layout="line")
        column = td.col_index(tile, 32 * k)
        masked = td.where((column >= first) & (column < end), tile, -INF if word == "max" else INF)
        (td.row_max if word == "max" else td.row_min)(masked, into=extreme)
    td.store(y[row], extreme)


@td.kernel(warps=1)
def causal(q: td.gl[td.bf16, 64, 32], k: td.gl[td.bf16, 64, 32], y: td.gl[td.f32, 64], factor=1.0, beside=0):
    """The largest score of each row up to the diagonal, or less by `beside`."""
    td.ensures(y, td.row_max(td.where(lambda i, j: j <= i, factor * (q @ k.T), -INF)).T)
    row = td.grid(2)
    Q, K = td.st(td.bf16, 32, 32), td.st(td.bf16, 64, 32)
    td.load(Q, q[row, 0])
    td.load(K, k[0, 0])
    td.barrier()
    scores = td.zeros(td.f32, 64, 32)
    td.mma_ABt(scores, td.load(K), td.load(Q))
    scores = factor * scores
    seen = td.row_index(scores) <= td.col_index(scores, 32 * row) - beside
    td.store(y[row], td.col_max(td.where(seen, scores, -INF)))
