import math

import tiledsl as td

S, D, BQ, BK, H, SHARED, WARPS = 192, 32, 32, 32, 4, 2, 2


@td.kernel(warps=WARPS)
def attention(
    q: td.gl[td.bf16, H, S, D],
    k: td.gl[td.bf16, H // SHARED, S, D],
    v: td.gl[td.bf16, H // SHARED, S, D],
    o: td.gl[td.f32, H, D, S],
    most: td.gl[td.f32, H, S],
):
    keys, values = td.matrix_of(k, lambda n: n // SHARED), td.matrix_of(v, lambda n: n // SHARED)
    scores = q @ keys.T / math.sqrt(D)
    td.ensures(o, (td.softmax(scores, causal=True) @ values).T)
    td.ensures(most, td.row_max(td.where(lambda i, j: j <= i, scores, -math.inf)))
    n, i = td.grid(H, td.cdiv(S, BQ * WARPS))
    w = td.warp_id()
    ks, vs, qs = td.st(td.bf16, BK, D), td.st(td.bf16, BK, D), td.st(td.bf16, BQ * WARPS, D)
    m, total, acc = td.full(td.f32, 1, BQ, -math.inf), td.zeros(td.f32, 1, BQ), td.zeros(td.f32, D, BQ)
    td.load(qs, q[n, i, 0])
    td.barrier()
    mine = td.load(td.subtile(qs, (BQ, D), (w, 0)))
    for j in td.range(td.cdiv(S, BK)):
        if j * BK < (i + 1) * (BQ * WARPS):
            td.load(ks, k[n // SHARED, j, 0])
            td.load(vs, v[n // SHARED, j, 0])
            td.barrier()
            s = td.zeros(td.f32, BK, BQ)
            td.mma_ABt(s, td.load(ks), mine)
            mask = td.row_index(s, j * BK) <= td.col_index(s, (i * WARPS + w) * BQ)
            s = td.where(mask, s * (1 / math.sqrt(D)), -math.inf)
            new = td.maximum(m, td.col_max(s))
            p, shrink = td.exp(s - new), td.exp(m - new)
            total *= shrink
            td.col_sum(p, into=total)
            acc *= shrink
            td.mma_AtB(acc, td.load(vs, layout="col"), td.cast(p, td.bf16))
            td.copy(m, new)
            td.barrier()
    td.store(o[n, 0, i * WARPS + w], acc / total)
    td.store(most[n, i * WARPS + w], m)
