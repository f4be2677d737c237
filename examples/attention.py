"""Attention, forward: O = softmax(Q·Kᵀ · scale) · V of every head, with the logarithm of each row's sum.

A block of four warps takes 128 queries of one head, 32 a warp, and goes along the keys, 64 at a time. Each step computes
the transposed scores Sᵀ (keys × queries), so that a lane holds keys of one query, and the maxima and sums over keys need
one exchange between lanes; the powers P are an operand of Oᵀ += Vᵀ·P as they lie in registers. On gfx950 the next keys
and values are loaded straight to LDS meanwhile.

The least of VALU instructions for an element of S: a product and sum (`td.fma`) and a power, and half an instruction each
for the maximum, the sum and the cast on gfx950; and half an instruction for each element of O, which is rescaled.
"""

import math

import tiledsl as td

LOG2E = 1.4426950408889634
LEAST = -1e30  # finite, so that a query that sees no key has powers of 0 and no NaN in its sum
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
    end = (block + 1) * WARPS * QUERIES + late if causal else k.rows  # behind the last key that a query of the block sees
    ahead = td.target.name == "gfx950"
    Ks, Vs = (td.st(td.bf16, KEYS, q.cols, buffers=2 if ahead else 1) for _ in range(2))

    def step(tile, j):
        return tile[j % 2] if ahead else tile

    def load(j):
        td.load(step(Ks, j), k[head // heads, j, 0], direct=ahead)
        td.load(step(Vs, j), v[head // heads, j, 0], direct=ahead)

    q_reg = td.load(q.at(batch=head, row=first, col=0), (QUERIES, q.cols), layout="row")
    most, total = td.full(td.f32, 1, QUERIES, LEAST), td.zeros(td.f32, 1, QUERIES)
    out, steps = td.zeros(td.f32, v.cols, QUERIES), td.cdiv(k.rows, KEYS)  # Oᵀ
    if ahead:
        load(0)
    for j in td.range(steps):
        if j * KEYS < end:
            if not ahead:
                load(j)
            td.barrier()
            if ahead:
                if j + 1 < steps:
                    load(j + 1)
            s = td.zeros(td.f32, KEYS, QUERIES)
            td.mma_ABt(s, td.load(step(Ks, j)), q_reg)
            key, query = td.row_index(s, j * KEYS), td.col_index(s, first)
            if (j + 1) * KEYS > k.rows:
                td.copy(s, td.where(key < k.rows, s, -math.inf))
            if causal and (j + 1) * KEYS > first + late + 1:
                td.copy(s, td.where(key <= query + late, s, -math.inf))
            top = 1 * most  # a new vector, with which the maximum goes on
            td.col_max(s, into=top)
            p = td.exp2(td.fma(s, scale * LOG2E, -td.next_up(top * (scale * LOG2E))))
            shrink = td.exp2((most - top) * (scale * LOG2E))
            total *= shrink
            td.col_sum(p, into=total)
            out *= shrink
            td.mma_AtB(out, td.load(step(Vs, j), layout="col"), td.cast(p, td.bf16))
            td.copy(most, top)
            if not ahead:
                td.barrier()
    td.store(o.at(batch=head, row=first, col=0), td.cast((out * td.rcp(total)).T, td.bf16))
    td.store(lse.at(row=head, col=first), most * scale + td.log(total))


def main(arguments: list[str] | None = None) -> int:
    """Compare the first blocks with torch. Exit status: 0 right, 1 wrong or refused."""
    return compare(attention, WARPS * QUERIES, arguments)


def compare(kernel, rows: int, arguments: list[str] | None) -> int:
    """Compare the first block, of so many queries, of a kernel of attention with torch. Exit status as above."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="Attention, forward: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    for name, value in (("heads", 4), ("shared", 2), ("queries", 512), ("keys", 512), ("depth", 128)):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"default {value}")
    parser.add_argument("--causal", action="store_true")
    options = parser.parse_args(arguments)
    sizes = dict(H=options.heads, HK=options.shared, SQ=options.queries, SK=options.keys, D=options.depth)
    try:
        lowered = kernel.lower(target=options.target, causal=options.causal, **sizes)
    except td.TiledslError as error:
        print(error)
        return 1
    print(lowered.resources.table())
    generator = torch.Generator().manual_seed(0)
    shapes = ((sizes["H"], sizes["SQ"]), (sizes["HK"], sizes["SK"]), (sizes["HK"], sizes["SK"]))
    q, k, v = (torch.randn(*shape, sizes["D"], generator=generator).bfloat16() for shape in shapes)
    o, lse = torch.zeros_like(q), torch.zeros(shapes[0])
    report = execute(lowered, [q, k, v, o, lse], blocks=[0])
    rows = min(rows, sizes["SQ"])
    scores = q[0, :rows].double() @ k[0].double().T / math.sqrt(sizes["D"])
    if options.causal:
        late = sizes["SK"] - sizes["SQ"]
        scores += torch.full((rows, sizes["SK"]), -math.inf).triu(late + 1)
    exact = torch.softmax(scores, 1) @ v[0].double()
    seen = ~exact.isnan().any(1)
    error = (o[0, :rows].double() - exact)[seen].abs().max()
    right = not report.hazards and bool(error <= 2.0**-8 * v.double().abs().max())
    print(f"{kernel.name}: the largest error of a block is {error:.3g}")
    print("RIGHT: the block is torch's" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
