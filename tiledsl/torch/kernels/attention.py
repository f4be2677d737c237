# Written by `python -m examples.library` from examples/attention.py: change that file.
# ruff: noqa: E501
"""Attention, forward: O = softmax(Q·Kᵀ · scale) · V of every head, with the logarithm of each row's sum.

A block of four warps takes 128 queries of one head, 32 a warp, and goes along the keys, 64 at a time. Each step computes
the transposed scores Sᵀ (keys × queries), so that a lane holds keys of one query, and the maxima and sums over keys need
one exchange between lanes; the powers P are an operand of Oᵀ += Vᵀ·P as they lie in registers. The values are on their
way to LDS while the scores and the softmax are computed, and the next keys during the product with the values. `scale`
is not negative: the largest score is the largest one before the scale, too.

The least of VALU instructions for an element of S: a power; half an instruction for the maximum and for the sum, and for
the product and sum (`td.fma`) where packed f32 is issued beside products, else one; and for the cast half an instruction
on gfx950, and one and a half elsewhere: two packed products and a permutation for two elements. For an element of O,
which is rescaled, half an instruction. All that the loop has beside these, such as the permutations that transpose V on
gfx90a and gfx942, is less than 15 % of them; diagonal blocks mask their elements by two instructions for each.
"""

import functools
import math

import tiledsl as td
from tiledsl.ir.nodes import DType

LOG2E = 1.4426950408889634
LEAST = -1e30  # finite, so that a query that sees no key has powers of 0 and no NaN in its sum
WARPS, KEYS, QUERIES = 4, 64, 32  # of a block; of a step; of a warp


@functools.cache
def attention_of(dtype: DType, WARPS: int = WARPS, KEYS: int = KEYS, QUERIES: int = QUERIES) -> td.Kernel:
    """The kernel of f16 or bf16, by a block's warps, a step's keys and a warp's queries."""

    @td.kernel(warps=WARPS, sizes=dict(H=16, HK=16, SQ=4096, SK=4096, D=128))
    def attention(
        q: td.gl[dtype, "H", "SQ", "D"],
        k: td.gl[dtype, "HK", "SK", "D"],
        v: td.gl[dtype, "HK", "SK", "D"],
        o: td.gl[dtype, "H", "SQ", "D"],
        lse: td.gl[td.f32, "H", "SQ"],
        causal: bool = False,
        scale: float | None = None,
    ) -> None:
        scale = 1 / math.sqrt(q.cols) if scale is None else scale
        heads = q.batch // k.batch  # query heads that share a head of keys
        late = k.rows - q.rows  # causal: the last query sees all keys
        scores = q @ td.matrix_of(k, lambda n: n // heads).T * scale
        if causal:
            scores = td.where(lambda i, j: j <= i + late, scores, -math.inf)
        td.ensures(o, td.softmax(scores) @ td.matrix_of(v, lambda n: n // heads))
        td.ensures(lse, td.log(td.row_sum(td.exp(scores))))

        blocks = td.cdiv(q.rows, QUERIES * WARPS)
        n, head = td.grid(blocks, q.batch)
        block = (
            n if not causal else blocks - 1 - n if n < blocks // 2 else n - blocks // 2
        )  # long ones first, then the shortest
        first = (block * WARPS + td.warp_id()) * QUERIES  # this warp's queries
        last = first + late if causal else k.rows - 1  # the last key that the warp's first query sees
        end = (block + 1) * WARPS * QUERIES + late if causal else k.rows  # behind the block's last key
        binary, steps = scale * LOG2E, td.cdiv(k.rows, KEYS)  # powers are powers of 2
        direct = td.target.name == "gfx950"
        Ks, Vs = td.st(dtype, KEYS, q.cols), td.st(dtype, KEYS, q.cols)

        def fetch(
            tile: td.SharedTile, source: td.GlobalTensor, j: int
        ) -> td.StagedTile | None:  # straight to LDS where the target can, else to registers
            place = source[head // heads, j, 0]
            return td.load(tile, place, direct=True) if direct else td.fetch(tile, place)

        def commit(tile: td.SharedTile, staged: td.StagedTile | None) -> None:
            if staged is not None:
                td.commit(tile, staged)

        q_reg = td.load(q.at(batch=head, row=first, col=0), (QUERIES, q.cols), layout="row")
        most, total = td.full(td.f32, 1, QUERIES, LEAST), td.zeros(td.f32, 1, QUERIES)
        out = td.zeros(td.f32, v.cols, QUERIES)  # Oᵀ
        commit(Ks, fetch(Ks, k, 0))
        td.barrier()
        for j in td.range(steps):
            if j * KEYS < end:
                values = fetch(Vs, v, j)
                s = td.zeros(td.f32, KEYS, QUERIES)
                td.mma_ABt(s, td.load(Ks), q_reg)
                if (j + 1) * KEYS > last + 1:
                    seen = td.col_index(s, last) if causal else last
                    td.copy(s, td.where(td.row_index(s, j * KEYS) <= seen, s, -math.inf))
                top = td.col_max(s, into=1 * most)
                bound = td.next_up(top * binary)
                p, shrink = (td.exp2(td.fma(x, binary, -bound)) for x in (s, most))  # at most 1
                td.copy(total, td.fma(total, shrink, td.col_sum(p)))
                out *= shrink
                commit(Vs, values)
                td.barrier()  # the values are there, and all warps have read the keys
                keys = fetch(Ks, k, (j + 1) % steps)  # in the last step they are not used
                td.mma_AtB(out, td.load(Vs, layout="col"), td.cast(p, dtype))
                td.copy(most, top)
                commit(Ks, keys)
                td.barrier()  # the next keys are there, and all warps have read the values
        td.store(o.at(batch=head, row=first, col=0), td.cast((out * td.rcp(total)).T, dtype))
        td.store(lse.at(row=head, col=first), most * scale + td.log(total))

    return attention
