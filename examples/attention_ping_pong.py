"""Attention, forward, in ping-pong on gfx950: half of the warps multiply while the other half computes the softmax.

A block of eight warps takes 256 queries of one head, 32 a warp, and goes along the keys, 128 at a time. A step of a warp has two phases, a barrier apart: the
softmax of the step's scores; then the products, Oᵀ += Vᵀ·P of this step and Sᵀ = K·Qᵀ of the next one. Both halves run the same text; one extra barrier puts
the second half one phase behind. So of the two warps on a SIMD one has the matrix unit, at a raised priority, and the other the vector unit. In the products
each read from LDS is issued before the product that precedes its own. Keys and values of later steps are loaded straight to LDS meanwhile.

The formula, the transposed scores and the least of instructions are those of attention.py.
"""

import math

import tiledsl as td

LOG2E = 1.4426950408889634
LEAST = -1e30  # finite, so that a query that sees no key has powers of 0 and no NaN in its sum
KEYS, QUERIES, WARPS, PART = 128, 32, 8, 32
QUERY, KEY = td.gl[td.bf16, "H", "SQ", "D"], td.gl[td.bf16, "HK", "SK", "D"]


@td.kernel(target="gfx950", warps=WARPS, sizes=dict(H=16, HK=16, SQ=4096, SK=4096, D=128))
def attention_ping_pong(q: QUERY, k: KEY, v: KEY, o: QUERY, lse: td.gl[td.f32, "H", "SQ"], causal=False, scale=None):
    scale = scale or 1 / math.sqrt(q.cols)
    heads = q.batch // k.batch  # query heads that share a head of keys
    late = k.rows - q.rows  # causal: the last query sees all keys
    scores = q @ td.matrix_of(k, lambda n: n // heads).T * scale
    scores = td.where(lambda i, j: j <= i + late, scores, -math.inf) if causal else scores
    td.ensures(o, td.softmax(scores) @ td.matrix_of(v, lambda n: n // heads))
    td.ensures(lse, td.log(td.row_sum(td.exp(scores))))

    head, block = td.grid(q.batch, td.cdiv(q.rows, QUERIES * WARPS))
    warp, steps = td.warp_id(), td.cdiv(k.rows, KEYS)
    first = (block * WARPS + warp) * QUERIES  # this warp's queries
    end = (block + 1) * WARPS * QUERIES + late if causal else k.rows  # behind the last key that a query of the block sees
    halves, parts = range(2), range(q.cols // PART)  # of a step's keys, and of the depth
    Ks, Vs = (td.st(td.bf16, KEYS, q.cols, buffers=2) for _ in range(2))

    def load(tile, source, j):
        if j < steps:
            td.load(tile[j % 2], source[head // heads, j, 0], direct=True)

    def multiply(*operands, coming=steps):  # keys, or values with their powers; halfway the keys of a coming step are loaded
        work = [(*one, t, d) for one in operands for t in halves for d in parts]
        reads = (td.load(td.subtile(of[j % 2], (KEYS // 2, PART), (t, d)), layout="row" if p is None else "col") for of, j, p, t, d in work)
        following = next(reads)
        for n, (_, _, p, t, d) in enumerate(work):
            if 2 * n == len(work):
                load(Ks, k, coming)
            part, following = following, next(reads, None)
            if p is None and d == 0:
                td.copy(s[t], 0.0)
            td.mma_ABt(s[t], part, q_reg[d]) if p is None else td.mma_AtB(out[d], part, p[t])

    for t in halves:
        td.load(Ks[t], q.at(batch=head, row=(2 * block + t) * KEYS, col=0), direct=True)
    td.barrier()
    q_reg = [td.load(td.subtile(Ks[warp // 4], (QUERIES, PART), (warp % 4, d))) for d in parts]
    td.barrier()
    most, total = td.full(td.f32, 1, QUERIES, LEAST), td.zeros(td.f32, 1, QUERIES)
    s, out = [td.zeros(td.f32, KEYS // 2, QUERIES) for _ in halves], [td.zeros(td.f32, PART, QUERIES) for _ in parts]
    load(Ks, k, 0)
    load(Vs, v, 0)
    load(Ks, k, 1)
    td.barrier()
    multiply((Ks, 0, None))
    if warp >= 4:  # one phase behind from here on
        td.barrier()
    for j in td.range(steps):
        if j * KEYS < end:
            for t in halves:
                key, query = td.row_index(s[t], j * KEYS + t * KEYS // 2), td.col_index(s[t], first)
                if (j + 1) * KEYS > k.rows:
                    td.copy(s[t], td.where(key < k.rows, s[t], -math.inf))
                if causal and (j + 1) * KEYS > first + late + 1:
                    td.copy(s[t], td.where(key <= query + late, s[t], -math.inf))
            top = 1 * most
            for x in s:
                td.col_max(x, into=top)
            shrink = td.exp2((most - top) * (scale * LOG2E))
            for x in (total, *out):
                x *= shrink
            p = []
            for x in s:
                power = td.exp2(td.fma(x, scale * LOG2E, top * (-scale * LOG2E)))
                td.col_sum(power, into=total)
                p.append(td.cast(power, td.bf16))
            td.copy(most, top)
            td.barrier()
            with td.priority(1):
                load(Vs, v, j + 1)
                if j + 1 < steps:
                    multiply((Vs, j, p), (Ks, j + 1, None), coming=j + 2)
                else:
                    multiply((Vs, j, p))
            td.barrier()
    if warp < 4:  # the other half's last phase
        td.barrier()
    for d in parts:
        td.store(o.at(batch=head, row=first, col=d * PART), td.cast((out[d] * td.rcp(total)).T, td.bf16))
    td.store(lse.at(row=head, col=first), most * scale + td.log(total))


def main(arguments: list[str] | None = None) -> int:
    """Compare the first blocks with torch. Exit status: 0 right, 1 wrong or refused."""
    from attention import compare

    return compare({"bf16": attention_ping_pong}, WARPS * QUERIES, arguments)


if __name__ == "__main__":
    import sys

    sys.exit(main())
