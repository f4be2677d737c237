# Written by `python -m examples.library` from examples/attention_ping_pong.py: change that file.
# ruff: noqa: E501
"""Attention, forward, in ping-pong on gfx950: half of the warps multiply while the other half computes the softmax.

A block of eight warps takes 256 queries of one head, 32 a warp, and goes along the keys, 128 at a time. A step of a warp has two phases, a barrier apart: the
softmax of the step's scores; then the products, Oᵀ += Vᵀ·P of this step and Sᵀ = K·Qᵀ of the next one. Both halves run the same text; one extra barrier puts
the second half one phase behind. So of the two warps on a SIMD one has the matrix unit, at a raised priority, and the other the vector unit. In the products
each read from LDS is issued before the product that precedes its own. Keys and values of later steps are loaded straight to LDS meanwhile.

The formula, the transposed scores and the least of instructions are those of attention.py.
"""

import functools
import math
from collections.abc import Callable, Iterator

import tiledsl as td
from tiledsl.ir.nodes import DType

LOG2E = 1.4426950408889634
LEAST = -1e30  # finite, so that a query that sees no key has powers of 0 and no NaN in its sum
KEYS, QUERIES, WARPS, PART = 128, 32, 8, 32
Work = list[tuple[td.SharedTile, str, int, int, Callable[..., None]]]  # a tile's part as operands, and their product


def ahead(reads: Iterator[td.RegisterTile]) -> Iterator[td.RegisterTile]:
    """Each read from LDS, once the next one is issued: so a read stands before the product that precedes its own."""
    part = next(reads, None)
    if part is None:
        return
    for following in reads:
        yield part
        part = following
    yield part


@functools.cache
def attention_ping_pong_of(dtype: DType) -> td.Kernel:
    """The kernel for tensors of one 16-bit float type."""

    QUERY = td.gl[dtype, "H", "SQ", "D"]
    KEY = td.gl[dtype, "HK", "SK", "D"]

    @td.kernel(target="gfx950", warps=WARPS, sizes=dict(H=16, HK=16, SQ=4096, SK=4096, D=128))
    def attention_ping_pong(
        q: QUERY,
        k: KEY,
        v: KEY,
        o: QUERY,
        lse: td.gl[td.f32, "H", "SQ"],
        causal: bool = False,
        scale: float | None = None,
    ) -> None:
        scale = 1 / math.sqrt(q.cols) if scale is None else scale
        heads, late = (
            q.batch // k.batch,
            k.rows - q.rows,
        )  # query heads that share a head of keys; causal: the last query sees all keys
        scores = q @ td.matrix_of(k, lambda n: n // heads).T * scale
        scores = td.where(lambda i, j: j <= i + late, scores, -math.inf) if causal else scores
        td.ensures(o, td.softmax(scores) @ td.matrix_of(v, lambda n: n // heads))
        td.ensures(lse, td.log(td.row_sum(td.exp(scores))))

        blocks, steps, parts = td.cdiv(q.rows, QUERIES * WARPS), td.cdiv(k.rows, KEYS), range(q.cols // PART)
        number, head = td.grid(blocks, q.batch)
        block = blocks - 1 - number if causal else number  # the last queries see most keys: their blocks start first
        first = (block * WARPS + td.warp_id()) * QUERIES  # this warp's queries
        last = first + late if causal else k.rows - 1  # the last key that the warp's first query sees
        binary = scale * LOG2E  # powers are powers of 2
        Ks, Vs = (td.st(dtype, KEYS, q.cols, buffers=2) for _ in range(2))

        def load(
            tile: td.SharedTile, source: td.GlobalTensor, j: int
        ) -> None:  # behind the last step those of the first, which are not used
            td.load(tile[j % 2], source[head // heads, j % steps, 0], direct=True)

        def multiply(work: Work, coming: int) -> None:  # halfway, the load of the keys of a coming step begins
            reads = (
                td.load(td.subtile(tile, (KEYS // 2, PART), (t, d)), layout=layout) for tile, layout, t, d, _ in work
            )
            for n, (part, (*_, product)) in enumerate(zip(ahead(reads), work, strict=True)):
                if 2 * n == len(work):
                    load(Ks, k, coming)
                product(part)

        def scores_of(j: int) -> Work:
            for x in s:
                td.copy(x, 0.0)
            return [
                (Ks[j % 2], "row", t, d, lambda part, t=t, d=d: td.mma_ABt(s[t], part, q_reg[d]))
                for t in range(2)
                for d in parts
            ]

        q_reg = [td.load(q.at(batch=head, row=first, col=d * PART), (QUERIES, PART), layout="row") for d in parts]
        most, total = td.full(td.f32, 1, QUERIES, LEAST), td.zeros(td.f32, 1, QUERIES)
        s, out = [td.zeros(td.f32, KEYS // 2, QUERIES) for _ in range(2)], [
            td.zeros(td.f32, PART, QUERIES) for _ in parts
        ]
        load(Ks, k, 0)
        load(Vs, v, 0)
        td.barrier()
        multiply(scores_of(0), 1)
        if td.warp_id() >= 4:  # one phase behind from here on
            td.barrier()
        for j in td.range(steps):
            if not causal or j * KEYS < (block + 1) * WARPS * QUERIES + late:
                if (j + 1) * KEYS > last + 1:
                    for t, x in enumerate(s):
                        td.copy(
                            x,
                            td.where(
                                td.row_index(x, j * KEYS + t * KEYS // 2)
                                <= (td.col_index(x, last) if causal else last),
                                x,
                                -math.inf,
                            ),
                        )
                top = td.col_max(s[1], into=td.col_max(s[0], into=1 * most))
                bound = td.next_up(top * binary)
                shrink, *powers = [td.exp2(td.fma(x, binary, -bound)) for x in (most, *s)]  # at most 1
                for x in (total, *out):
                    x *= shrink
                td.col_sum(powers[1], into=td.col_sum(powers[0], into=total))
                p = [td.cast(x, dtype) for x in powers]
                td.copy(most, top)
                td.barrier()
                with td.priority(1):
                    load(Vs, v, j + 1)
                    output = [
                        (Vs[j % 2], "col", t, d, lambda part, t=t, d=d, p=p: td.mma_AtB(out[d], part, p[t]))
                        for t in range(2)
                        for d in parts
                    ]
                    multiply(output + scores_of(j + 1), j + 2)
                td.barrier()
        if td.warp_id() < 4:  # the other half's last phase
            td.barrier()
        for d in parts:
            td.store(o.at(batch=head, row=first, col=d * PART), td.cast((out[d] * td.rcp(total)).T, dtype))
        td.store(lse.at(row=head, col=first), most * scale + td.log(total))

    return attention_ping_pong
