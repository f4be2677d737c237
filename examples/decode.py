"""Decoding: attention of one query of every head to a long cache of keys and values, in two launches.

The G heads of queries that share a head of keys are the rows of one tile, so that the cache is read once. `decode` splits the cache over blocks. A step of a
block loads 128 keys and values. Each of its four warps takes 32 of them, and stores its softmax(Q·Kᵀ · scale)·V and the logarithm of its sum of exponentials:
a part of its own, so that warps exchange nothing. `combine` weighs the parts by their sums. A part without keys has the logarithm -inf, and the weight 0.
A cache is read at the speed of memory, if it is large: take so many blocks for each head of keys that all heads together fill the chip. The sizes below are
those of 8 sequences with 8 heads of keys each. One such sequence, of 34 MB, takes less time than the launch and the start of its blocks.
"""

import math

import tiledsl as td

LOG2E = 1.4426950408889634
LEAST = -1e30  # finite, so that a part without keys has powers of 0
KEYS, WARPS = 32, 4
ROWS, COLS = 16, 32  # of a warp's tile of O, where parts are combined


def part_of(key: int, steps: int) -> int:
    """The part of the cache to which a key belongs: warp w of block b takes part b · WARPS + w."""
    return key // (steps * WARPS * KEYS) * WARPS + key // KEYS % WARPS


@td.kernel(warps=WARPS, sizes=dict(HK=64, G=8, S=8192, D=128, N=2048))
def decode(
    q: td.gl[td.bf16, "HK", "G", "D"],
    k: td.gl[td.bf16, "HK", "S", "D"],
    v: td.gl[td.bf16, "HK", "S", "D"],
    parts: td.gl[td.f32, "N", "G", "D"],
    lse: td.gl[td.f32, "N", "G"],
    scale: float | None = None,
) -> None:
    """Matrix n of `parts` is part n // HK of the cache of head n % HK: N = HK · blocks · WARPS."""
    scale = 1 / math.sqrt(q.cols) if scale is None else scale
    blocks = parts.batch // (k.batch * WARPS)
    steps = td.cdiv(td.cdiv(k.rows, WARPS * KEYS), blocks)
    queries, keys, values = (td.matrix_of(x, lambda n: n % k.batch) for x in (q, k, v))
    scores = td.where(lambda n, i, j: part_of(j, steps) == n // k.batch, queries @ keys.T * scale, -math.inf)
    td.ensures(parts, td.softmax(scores) @ values)
    td.ensures(lse, td.log(td.row_sum(td.exp(scores))))

    head, block = td.grid(k.batch, blocks)
    warp, rows, direct = td.warp_id(), 16 * td.cdiv(q.rows, 16), td.target.name == "gfx950"
    Ks, Vs = td.st(td.bf16, WARPS * KEYS, q.cols), td.st(td.bf16, WARPS * KEYS, q.cols)
    q_reg = td.load(q[head, 0, 0], (rows, q.cols), layout="row")
    most, total = td.full(td.f32, 1, rows, LEAST), td.zeros(td.f32, 1, rows)
    out = td.zeros(td.f32, v.cols, rows)  # Oᵀ
    for n in td.range(steps):
        j = block * steps + n
        if j * WARPS * KEYS < k.rows:
            td.load(Ks, k[head, j, 0], direct=direct)
            td.load(Vs, v[head, j, 0], direct=direct)
            td.barrier()
            s = td.zeros(td.f32, KEYS, rows)
            td.mma_ABt(s, td.load(td.subtile(Ks, (KEYS, q.cols), (warp, 0))), q_reg)
            if (j + 1) * WARPS * KEYS > k.rows:
                td.copy(s, td.where(td.row_index(s, (j * WARPS + warp) * KEYS) < k.rows, s, -math.inf))
            top = td.maximum(most, td.col_max(s))
            p = td.exp2(td.fma(s, scale * LOG2E, top * (-scale * LOG2E)))
            shrink = td.exp2((most - top) * (scale * LOG2E))
            total *= shrink
            td.col_sum(p, into=total)
            out *= shrink
            td.mma_AtB(out, td.load(td.subtile(Vs, (KEYS, q.cols), (warp, 0)), layout="col"), td.cast(p, td.bf16))
            td.copy(most, top)
            td.barrier()
    part = (block * WARPS + warp) * k.batch + head
    td.store(parts[part, 0, 0], (out * td.rcp(total)).T)
    td.store(lse.at(row=part, col=0), most * scale + td.log(total))


@td.kernel(warps=1, sizes=dict(P=64, H=64, D=128))
def combine(parts: td.gl[td.f32, "P", "H", "D"], lse: td.gl[td.f32, "P", "H"], o: td.gl[td.bf16, 1, "H", "D"]) -> None:
    """O of all heads: H = HK · G rows of what decode stored. O has one matrix, as a view o[None] of a matrix has."""
    weights = td.exp(td.column(lse))
    td.ensures(o, td.group_sum(weights * parts, parts.batch) / td.group_sum(weights, parts.batch))

    heads, cols = td.grid(td.cdiv(parts.rows, ROWS), td.cdiv(parts.cols, COLS))
    most, total = td.full(td.f32, ROWS, 1, LEAST, layout="row"), td.zeros(td.f32, ROWS, 1, layout="row")
    out = td.zeros(td.f32, ROWS, COLS, layout="row")
    count = next(n for n in (8, 4, 2, 1) if parts.batch % n == 0)  # parts whose loads are on their way together
    for n in td.range(parts.batch // count):
        group = [n * count + part for part in range(count)]
        logarithms = [td.load(lse.at(row=p, col=heads * ROWS), (1, ROWS)).T for p in group]
        tiles = [td.load(parts[p, heads, cols], (ROWS, COLS), layout="row") for p in group]
        for logarithm, tile in zip(logarithms, tiles, strict=True):
            top = td.maximum(most, logarithm)
            share, shrink = td.exp2((logarithm - top) * LOG2E), td.exp2((most - top) * LOG2E)
            td.copy(total, total * shrink + share)
            td.copy(out, out * shrink + td.where(logarithm > -math.inf, share * tile, 0))
            td.copy(most, top)
    td.store(o[0, heads, cols], td.cast(out * td.rcp(total), td.bf16))


def main(arguments: list[str] | None = None) -> int:
    """Compare the result with torch's. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="Decoding: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    for name, value in (("shared", 2), ("group", 4), ("keys", 1000), ("depth", 128), ("blocks", 3)):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"default {value}")
    options = parser.parse_args(arguments)
    shared, group, keys, depth, parts = options.shared, options.group, options.keys, options.depth, options.blocks * WARPS
    try:
        first = decode.lower(target=options.target, HK=shared, G=group, S=keys, D=depth, N=parts * shared)
        second = combine.lower(target=options.target, P=parts, H=shared * group, D=depth)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(first.resources.table())
    generator = torch.Generator().manual_seed(0)
    q, k, v = (torch.randn(shared, rows, depth, generator=generator).bfloat16() for rows in (group, keys, keys))
    found, lse, o = torch.zeros(parts * shared, group, depth), torch.zeros(parts * shared, group), torch.zeros(1, shared * group, depth).bfloat16()
    reports = [execute(first, [q, k, v, found, lse]), execute(second, [found.view(parts, -1, depth), lse.view(parts, -1), o])]
    exact = torch.softmax(q.double() @ k.double().mT / math.sqrt(depth), -1) @ v.double()
    error = (o.double().view(exact.shape) - exact).abs().max()
    right = not any(report.hazards for report in reports) and bool(error <= 2.0**-7 * v.double().abs().max())
    print(f"decode: the largest error is {error:.3g}")
    print("RIGHT: the heads are torch's" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
