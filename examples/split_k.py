"""Products with few rows, split along k: C += A·Bᵀ by atomic additions, and C = A·Bᵀ in two launches with a fixed order of adding.

With 16 rows of A, as in decoding, the time is that of reading B, and the tiles of C are too few blocks to keep the memory busy. So several blocks share a tile
of C, each with a part of k. In `added`, they add their sums to C by `td.atomic_add`: in any order, so that the last bits may differ from launch to launch. In
`parts` they store their sums, and `combined` adds these from the first to the last: the same bits in every launch. A block keeps its rows of A in LDS. A warp
loads its rows of B straight into registers, 16 bytes a lane.

Run it: `python examples/split_k.py --cols 256 --depth 1024`. The interpreter executes the listings, and the results are compared with NumPy.
"""

import tiledsl as td

WARPS, ROWS, COLS, STEP = 4, 16, 32, 64  # a warp's tile of C, and the columns of A and B taken at once
LONGEST = 2048  # columns of a part: its rows of A are in LDS


def split(depth: int, most: int) -> tuple[int, int]:
    """The columns of a part, whole steps, and the number of parts: at most `most`, and more only for parts of LONGEST columns."""
    span = min(LONGEST, STEP * td.cdiv(td.cdiv(depth, STEP), most))
    return span, td.cdiv(depth, span)


@td.op
def partial(a: td.GlobalTensor, b: td.GlobalTensor, row: int, col: int, part: int, span: int) -> td.RegisterTile:
    """A warp's sum over the part's columns. The rows of B for the next step are loaded behind the products that read those of this step."""
    acc, As = td.zeros(td.f32, ROWS, COLS), td.st(td.bf16, ROWS, span)
    y = td.load(b.at(row=col * COLS, col=part * span), (COLS, STEP), layout="row")
    td.load(As, a.at(row=row * ROWS, col=part * span))
    td.barrier()
    for k in td.range(span // STEP):
        column = part * span + k * STEP
        if column < a.cols:
            td.mma_ABt(acc, td.load(td.subtile(As, (ROWS, STEP), (0, k))), y)
            if k + 1 < span // STEP and column + STEP < a.cols:
                td.load(y, b.at(row=col * COLS, col=column + STEP))
    return acc


@td.kernel(warps=WARPS, sizes=dict(M=16, N=8192, K=8192))
def added(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], most: int = 8) -> None:
    """C += A·Bᵀ, in at most `most` parts."""
    span, parts = split(a.cols, most)
    td.ensures(c, td.old(c) + td.sum_of_parts(td.column_parts(a, span) @ b.T, parts))
    row, col, part = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(b.rows, WARPS * COLS), parts)
    mine = WARPS * col + td.warp_id()
    td.atomic_add(c[row, mine], partial(a, b, row, mine, part, span), part=part, parts=parts)


@td.kernel(warps=WARPS, sizes=dict(P=8, M=16, N=8192, K=8192))
def parts(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], sums: td.gl[td.f32, "P", "M", "N"]) -> None:
    """Matrix n of `sums` is part n of A·Bᵀ."""
    span, _ = split(a.cols, sums.batch)
    td.ensures(sums, td.column_parts(a, span) @ b.T)
    row, col, part = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(b.rows, WARPS * COLS), sums.batch)
    mine = WARPS * col + td.warp_id()
    td.store(sums[part, row, mine], partial(a, b, row, mine, part, span))


@td.kernel(warps=WARPS, sizes=dict(P=8, M=16, N=8192))
def combined(sums: td.gl[td.f32, "P", "M", "N"], c: td.gl[td.f32, "M", "N"]) -> None:
    """C is the sum of the matrices, from the first to the last."""
    td.ensures(c, sum((td.matrix_of(sums, n) for n in range(1, sums.batch)), td.matrix_of(sums, 0)))
    row, col = td.grid(td.cdiv(c.rows, ROWS), td.cdiv(c.cols, WARPS * COLS))
    mine = WARPS * col + td.warp_id()
    total = td.load(sums[0, row, mine], (ROWS, COLS))
    for n in range(1, sums.batch):
        total += td.load(sums[n, row, mine], (ROWS, COLS))
    td.store(c[row, mine], total)


def main(arguments: list[str] | None = None) -> int:
    """Compare both forms with NumPy. Exit status: 0 right, 1 wrong or refused."""
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
        count = split(depth, options.most)[1]
        first = added.lower(target=target, M=rows, N=cols, K=depth, most=options.most)
        second = parts.lower(target=target, P=count, M=rows, N=cols, K=depth)
        third = combined.lower(target=target, P=count, M=rows, N=cols)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(first.resources.table())
    generator = np.random.default_rng(0)
    a, b, before = (generator.integers(-4, 5, shape).astype(np.float32) for shape in ((rows, depth), (cols, depth), (rows, cols)))
    held = [(x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b)]  # whole numbers that bf16 holds
    sums, c, d = np.zeros((count, rows, cols), np.float32), before.copy(), before.copy()
    runs = (first, [*held, c]), (second, [*held, sums]), (third, [sums, d])
    hazards = [hazard for lowered, arrays in runs for hazard in execute(lowered, arrays).hazards]
    right = not hazards and bool((c == before + a @ b.T).all()) and bool((d == a @ b.T).all())
    print(f"{count} parts of {depth} products, added and combined: {'RIGHT' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
