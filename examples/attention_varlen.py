"""Attention over sequences of different lengths, packed one behind the other: O = softmax(Q·Kᵀ · scale) · V of each sequence and head.

The ends of the sequences are read on the device: sequence n has the positions ends[n] … ends[n + 1] − 1, and may be empty. A block takes a sequence and a head,
and loops over the sequence's queries, 128 at a time, and its keys, 64 at a time, so that the number of blocks does not depend on the lengths. A tile's last
keys may belong to the next sequence: they are masked. `rows=` of td.store leaves out the queries of the next sequence.

The contract is attention over all positions with a mask: a query sees the keys that no end of a sequence separates from it. The transposed scores and the
running maximum are those of attention.py.
"""

import math
from typing import Any

import tiledsl as td

LOG2E = 1.4426950408889634
LEAST = -1e30  # finite, so that a query that sees no key has powers of 0 and no NaN in its sum
KEYS, QUERIES, WARPS = 64, 32, 4
T = td.dyn("T")  # positions of all sequences: one compilation serves every batch


@td.kernel(warps=WARPS, sizes=dict(E=9, H=16, HK=16, D=128))
def attention_varlen(
    ends: td.gl[td.i32, "E"],  # of the sequences, behind a 0: torch's cu_seqlens
    q: td.gl[td.bf16, "H", T, "D"],
    k: td.gl[td.bf16, "HK", T, "D"],
    v: td.gl[td.bf16, "HK", T, "D"],
    o: td.gl[td.bf16, "H", T, "D"],
    causal: bool = False,
    scale: float | None = None,
) -> None:
    heads, scale = q.batch // k.batch, 1 / math.sqrt(q.cols) if scale is None else scale  # query heads that share a head of keys
    bounds = [td.read(ends[n], least=0, most=q.rows, ascending=True) for n in range(ends.cols)]

    def sees(i: int, j: int) -> int:
        seen = j <= i if causal else j < q.rows
        for end in bounds[1:-1]:
            seen = seen & (((i < end) & (j < end)) | ((i >= end) & (j >= end)))
        return seen

    scores = td.where(sees, q @ td.matrix_of(k, lambda n: n // heads).T * scale, -math.inf)
    td.ensures(o, td.softmax(scores) @ td.matrix_of(v, lambda n: n // heads))

    sequence, head = td.grid(ends.cols - 1, q.batch)
    first, end = (td.read(ends[sequence + n], least=0, most=q.rows, ascending=True) for n in range(2))
    Qs = td.st(td.bf16, QUERIES * WARPS, q.cols)
    Ks, Vs = td.st(td.bf16, KEYS, q.cols), td.st(td.bf16, KEYS, q.cols)
    binary = scale * LOG2E  # powers are powers of 2
    for row in td.range(first, end, QUERIES * WARPS):
        mine = row + td.warp_id() * QUERIES  # this warp's queries
        td.load(Qs, q.at(batch=head, row=row, col=0))
        td.barrier()
        q_reg = td.load(td.subtile(Qs, (QUERIES, q.cols), (td.warp_id(), 0)))
        most, total = td.full(td.f32, 1, QUERIES, LEAST), td.zeros(td.f32, 1, QUERIES)
        out = td.zeros(td.f32, v.cols, QUERIES)  # Oᵀ
        last = row + QUERIES * WARPS  # behind the tile's last query, and the keys that it sees
        for key in td.range(first, last if causal and last < end else end, KEYS):
            td.load(Ks, k.at(batch=head // heads, row=key, col=0))
            td.load(Vs, v.at(batch=head // heads, row=key, col=0))
            td.barrier()
            s = td.zeros(td.f32, KEYS, QUERIES)
            td.mma_ABt(s, td.load(Ks), q_reg)
            place = td.row_index(s, key)  # causal: all keys that a stored query sees are before `end`
            td.copy(s, td.where(place <= td.col_index(s, mine) if causal else place < end, s, -math.inf))
            top = td.col_max(s, into=1 * most)
            bound = td.next_up(top * binary)
            p, shrink = (td.exp2(td.fma(x, binary, -bound)) for x in (s, most))  # at most 1
            td.copy(total, td.fma(total, shrink, td.col_sum(p)))
            out *= shrink
            td.mma_AtB(out, td.load(Vs, layout="col"), td.cast(p, td.bf16))
            td.copy(most, top)
            td.barrier()  # all warps have read the keys and the values
        td.store(o.at(batch=head, row=mine, col=0), td.cast((out * td.rcp(total)).T, td.bf16), rows=end - mine)


def main(arguments: list[str] | None = None) -> int:
    """Compare the result with torch's, sequence by sequence. Exit status: 0 right, 1 wrong or refused."""
    import argparse
    import itertools

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="Attention over packed sequences: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--lengths", type=int, nargs="+", default=[70, 0, 1, 129], metavar="N", help="of the sequences (default 70 0 1 129)")
    for name, value in (("heads", 2), ("shared", 1), ("depth", 64)):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"default {value}")
    parser.add_argument("--causal", action="store_true")
    options = parser.parse_args(arguments)
    if min(options.lengths) < 0 or sum(options.lengths) < 1:
        parser.error("--lengths are numbers of positions, at least one position in all")
    ends = torch.tensor([0, *itertools.accumulate(options.lengths)], dtype=torch.int32)
    positions, depth = int(ends[-1]), options.depth
    sizes: dict[str, Any] = dict(E=len(ends), H=options.heads, HK=options.shared, T=positions, D=depth)
    try:
        lowered = attention_varlen.lower(target=options.target, causal=options.causal, **sizes)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    generator = torch.Generator().manual_seed(0)
    q, k, v = (torch.randn(heads, positions, depth, generator=generator).bfloat16() for heads in (options.heads, options.shared, options.shared))
    o = torch.zeros_like(q)
    hazards = execute(lowered, [ends, q, k, v, o]).hazards
    of_heads = torch.arange(options.heads) // (options.heads // options.shared)
    exact = [
        torch.nn.functional.scaled_dot_product_attention(
            q.double()[:, one], k.double()[of_heads][:, one], v.double()[of_heads][:, one], is_causal=options.causal
        )
        for one in (slice(first, end) for first, end in itertools.pairwise(ends.tolist()))
        if one.start < one.stop
    ]
    error = (o.double() - torch.cat(exact, 1)).abs().max()
    right = not hazards and bool(error <= 2.0**-8 * v.double().abs().max())
    print(f"{len(options.lengths)} sequences of {', '.join(map(str, options.lengths))} positions, largest error {error:.3g}: {'RIGHT' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
