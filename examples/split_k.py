"""Products with few rows, split along k: C += A·Bᵀ by atomic additions, and C = A·Bᵀ with a fixed order of adding, in one launch or in two.

With 16 rows of A, as in decoding, the time is that of reading B, and the tiles of C are too few blocks to keep the memory busy. So several blocks share a tile
of C, each with a part of k. In `added`, they add their sums to C by `td.atomic_add`: in any order, so that the last bits may differ from launch to launch. In
`parts` they store their sums, and `combined` adds these from the first to the last: the same bits in every launch. In `in_order` the last warp to arrive at a
tile adds its sums so, and the second launch is saved. A block keeps its rows of A in LDS. A warp loads its rows of B straight into registers, 16 bytes a lane,
and two steps ahead.

Four parts are enough where a block has 8 warps: more parts write more sums, and start more blocks. On MI355X, `in_order` is fastest in three parts.

Run it: `python examples/split_k.py --cols 256 --depth 1024`. The interpreter executes the listings, and the results are compared with NumPy.
"""

import tiledsl as td

WARPS, ROWS, COLS, STEP = 8, 16, 16, 64  # a warp's tile of C, and the columns of A and B taken at once
AHEAD = 2  # steps whose rows of B are on their way
ADDERS, WIDE = 16, 32  # the warps of a block of `combined`, and the columns of a warp


def split(depth: int, most: int, lds_bytes: int) -> tuple[int, int]:
    """The columns of a part, whole steps, and the number of parts: at most `most`, and more only where LDS would not hold the rows of A."""
    longest = STEP * (lds_bytes // (2 * ROWS * STEP))
    span = min(longest, STEP * td.cdiv(td.cdiv(depth, STEP), most))
    return span, td.cdiv(depth, span)


def columns_of(a: td.GlobalTensor, sums: td.GlobalTensor) -> int:
    """The columns of a part, whole steps, where `sums` has a matrix for each part."""
    return STEP * td.cdiv(td.cdiv(a.cols, STEP), sums.batch)


@td.op
def partial(a: td.GlobalTensor, b: td.GlobalTensor, row: int, col: int, part: int, span: int, by_rows: bool) -> td.RegisterTile:
    """A warp's sum over the part's columns. The rows of B for a later step are loaded behind the products that read those of this step.

    `by_rows`: the product of B·Aᵀ. A lane holds neighbours of a row of C, and stores 16 bytes at a time. Atomic additions are of 4 bytes: their lanes hold
    neighbours."""
    first, steps = part * span, span // STEP
    acc, As = td.zeros(td.f32, COLS, ROWS) if by_rows else td.zeros(td.f32, ROWS, COLS), td.st(td.bf16, ROWS, span)
    staged = td.fetch(As, a.at(row=row * ROWS, col=first))
    ahead = [td.load(b.at(row=col * COLS, col=first), (COLS, STEP), layout="row")]
    for k in range(1, AHEAD):
        ahead.append(td.rt(td.bf16, COLS, STEP, layout="row"))
        if k < steps and first + k * STEP < a.cols:
            td.load(ahead[k], b.at(row=col * COLS, col=first + k * STEP))
    td.commit(As, staged)
    td.barrier()
    for k in td.range(steps):
        column = first + k * STEP
        if column < a.cols:
            x, y = td.load(td.subtile(As, (ROWS, STEP), (0, k))), ahead[0]
            td.mma_ABt(acc, *((y, x) if by_rows else (x, y)))
            if k + AHEAD < steps and column + AHEAD * STEP < a.cols:
                td.load(y, b.at(row=col * COLS, col=column + AHEAD * STEP))
        ahead = ahead[1:] + ahead[:1]
    return acc.T if by_rows else acc


@td.kernel(warps=WARPS, sizes=dict(M=16, N=8192, K=8192))
def added(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], most: int = 4) -> None:
    """C += A·Bᵀ, in at most `most` parts."""
    span, parts = split(a.cols, most, td.target.lds_bytes)
    td.ensures(c, td.old(c) + td.sum_of_parts(td.column_parts(a, span) @ b.T, parts))
    row, col, part = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(b.rows, WARPS * COLS), parts)
    mine = WARPS * col + td.warp_id()
    td.atomic_add(c[row, mine], partial(a, b, row, mine, part, span, by_rows=False), part=part, parts=parts)


@td.kernel(warps=WARPS, sizes=dict(P=4, T=512, M=16, N=8192, K=8192))
def in_order(
    a: td.gl[td.bf16, "M", "K"],
    b: td.gl[td.bf16, "N", "K"],
    sums: td.gl[td.f32, "P", "M", "N"],
    arrived: td.gl[td.i32, "T"],
    c: td.gl[td.f32, "M", "N"],
) -> None:
    """C = A·Bᵀ in P parts, added from the first to the last; `arrived` has an element for each warp's tile."""
    span = columns_of(a, sums)
    td.ensures(c, td.sum_of_parts(td.column_parts(a, span) @ b.T, sums.batch))
    row, col, part = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(b.rows, WARPS * COLS), sums.batch)
    mine = WARPS * col + td.warp_id()
    td.add_in_order(c[row, mine], partial(a, b, row, mine, part, span, by_rows=True), sums, arrived, part=part, parts=sums.batch)


@td.kernel(warps=WARPS, sizes=dict(P=4, M=16, N=8192, K=8192))
def parts(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], sums: td.gl[td.f32, "P", "M", "N"]) -> None:
    """Matrix n of `sums` is part n of A·Bᵀ."""
    span = columns_of(a, sums)
    td.ensures(sums, td.column_parts(a, span) @ b.T)
    row, col, part = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(b.rows, WARPS * COLS), sums.batch)
    mine = WARPS * col + td.warp_id()
    td.store(sums[part, row, mine], partial(a, b, row, mine, part, span, by_rows=True))


@td.kernel(warps=ADDERS, sizes=dict(P=4, M=16, N=8192))
def combined(sums: td.gl[td.f32, "P", "M", "N"], c: td.gl[td.f32, "M", "N"]) -> None:
    """C is the sum of the matrices, from the first to the last. All are loaded before the first addition."""
    td.ensures(c, sum((td.matrix_of(sums, n) for n in range(1, sums.batch)), td.matrix_of(sums, 0)))
    row, col = td.grid(td.cdiv(c.rows, ROWS), td.cdiv(c.cols, ADDERS * WIDE))
    mine = ADDERS * col + td.warp_id()
    total, *others = (td.load(sums[n, row, mine], (ROWS, WIDE), layout="line") for n in range(sums.batch))
    for other in others:
        total += other
    td.store(c[row, mine], total)


def main(arguments: list[str] | None = None) -> int:
    """Compare all forms with NumPy. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import numpy as np

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="Products split along k: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    for name, value in (("rows", 16), ("cols", 200), ("depth", 600), ("most", 4)):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"default {value}")
    options = parser.parse_args(arguments)
    rows, cols, depth, target = options.rows, options.cols, options.depth, options.target
    try:
        first = added.lower(target=target, M=rows, N=cols, K=depth, most=options.most)
        count = split(depth, options.most, TARGETS[first.target].lds_bytes)[1]
        places = td.cdiv(rows, ROWS) * td.cdiv(cols, COLS)
        second = in_order.lower(target=target, P=count, T=places, M=rows, N=cols, K=depth)
        third = parts.lower(target=target, P=count, M=rows, N=cols, K=depth)
        fourth = combined.lower(target=target, P=count, M=rows, N=cols)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(first.resources.table())
    generator = np.random.default_rng(0)
    a, b, before = (generator.integers(-4, 5, shape).astype(np.float32) for shape in ((rows, depth), (cols, depth), (rows, cols)))
    held = [(x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b)]  # whole numbers that bf16 holds
    c, d, e = before.copy(), before.copy(), before.copy()
    stored, sums, arrived = np.zeros((count, rows, cols), np.float32), np.zeros((count, rows, cols), np.float32), np.zeros(places, np.int32)
    runs = (first, [*held, c]), (second, [*held, stored, arrived, d]), (third, [*held, sums]), (fourth, [sums, e])
    hazards = [hazard for lowered, arrays in runs for hazard in execute(lowered, arrays).hazards]
    exact = a @ b.T
    right = not hazards and not arrived.any() and bool((c == before + exact).all()) and bool((d == exact).all() and (e == exact).all())
    print(f"{count} parts of {depth} products, added, in order and combined: {'RIGHT' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
