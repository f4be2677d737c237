"""Attention, forward: O = softmax(Q·Kᵀ · scale) · V of every head, with the logarithm of each row's sum.

A block of four warps takes 128 queries of one head, 32 a warp, and goes along the keys, 64 at a time. Each step computes
the transposed scores Sᵀ (keys × queries), so that a lane holds keys of one query, and the maxima and sums over keys need
one exchange between lanes; the powers P are an operand of Oᵀ += Vᵀ·P as they lie in registers.
"""

import math

import tiledsl as td

LOG2E = 1.4426950408889634
KEYS, QUERIES, WARPS = 64, 32, 4


@td.kernel(warps=WARPS, sizes=dict(H=16, HK=16, SQ=4096, SK=4096, D=128))
def attention(
    q: td.gl[td.bf16, "H", "SQ", "D"],
    k: td.gl[td.bf16, "HK", "SK", "D"],
    v: td.gl[td.bf16, "HK", "SK", "D"],
    o: td.gl[td.bf16, "H", "SQ", "D"],
    lse: td.gl[td.f32, "H", "SQ"],
    causal=False,
    scale=None,
):
    scale = scale or 1 / math.sqrt(q.cols)
    heads = q.batch // k.batch  # query heads that share a head of keys
    late = k.rows - q.rows  # causal: the last query sees all keys
    scores = q @ td.matrix_of(k, lambda n: n // heads).T * scale
    if causal:
        scores = td.where(lambda i, j: j <= i + late, scores, -math.inf)
    td.ensures(o, td.softmax(scores) @ td.matrix_of(v, lambda n: n // heads))
    td.ensures(lse, td.log(td.row_sum(td.exp(scores))))

    head, block = td.grid(q.batch, td.cdiv(q.rows, QUERIES * WARPS))
    first = (block * WARPS + td.warp_id()) * QUERIES  # this warp's queries
    Ks, Vs = td.st(td.bf16, KEYS, k.cols), td.st(td.bf16, KEYS, v.cols)
    q_reg = td.load(q.at(batch=head, row=first, col=0), (QUERIES, q.cols), layout="row")
    most, total = td.full(td.f32, 1, QUERIES, -math.inf), td.zeros(td.f32, 1, QUERIES)
    out = td.zeros(td.f32, v.cols, QUERIES)  # Oᵀ
    for j in td.range(td.cdiv(k.rows, KEYS)):
        if not causal or j * KEYS < (block + 1) * WARPS * QUERIES + late:
            td.load(Ks, k[head // heads, j, 0])
            td.load(Vs, v[head // heads, j, 0])
            td.barrier()
            s = td.zeros(td.f32, KEYS, QUERIES)
            td.mma_ABt(s, td.load(Ks), q_reg)
            key, query = td.row_index(s, j * KEYS), td.col_index(s, first)
            if (j + 1) * KEYS > k.rows:
                td.copy(s, td.where(key < k.rows, s, -math.inf))
            if causal and (j + 1) * KEYS > first + late + 1:
                td.copy(s, td.where(key <= query + late, s, -math.inf))
            top = td.maximum(most, td.col_max(s))
            p = td.exp2(td.fma(s, scale * LOG2E, top * (-scale * LOG2E)))
            shrink = td.exp2((most - top) * (scale * LOG2E))
            total *= shrink
            td.col_sum(p, into=total)
            out *= shrink
            td.mma_AtB(out, td.load(Vs, layout="col"), td.cast(p, td.bf16))
            td.copy(most, top)
            td.barrier()
    td.store(o.at(batch=head, row=first, col=0), td.cast((out * td.rcp(total)).T, td.bf16))
    td.store(lse.at(row=head, col=first), most * scale + td.log(total))
