"""C = A·Bᵀ, staged: while a slice of 256 × 64 is multiplied, the next one travels from global memory into registers, and from there to LDS when it is done.

One buffer of 64 KiB is all that gfx942 has, so the next slice waits in registers: td.fetch issues the loads, td.commit writes what they brought. Within a
slice, the operands of the next 16 columns are read before those at hand are multiplied; so the last 16 columns are in registers when the next slice is
written. tile=32 splits each accumulator of 64 × 64 into four.

This is a step on the way: nothing makes one of a SIMD's two warps multiply while the other moves data, and the matrix units idle where both move data at once.
ping_pong.py arranges the turns of the two, and interleave.py has one warp a SIMD.
"""

import tiledsl as td

BLOCK, K_STEP, SLICE, WARP = 256, 64, 16, 64  # a block's tile of C, a step, the columns that are multiplied at once, the rows and columns of a warp's share


@td.kernel(warps=8, sizes=dict(M=8192, N=8192, K=8192))
def staged(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], tile: int = 64) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    n = WARP // tile  # accumulators along each side of 64
    rows = [wr * n + i for i in range(n)]  # in tiles of the block
    cols = [(wc + 2 * half) * n + j for half in range(2) for j in range(n)]
    acc = [[td.zeros(td.f32, tile, tile) for _ in cols] for _ in rows]

    def read(s: int) -> tuple[list[td.RegisterTile], list[td.RegisterTile]]:
        return (
            [td.load(td.subtile(As, (tile, SLICE), (down, s))) for down in rows],
            [td.load(td.subtile(Bs, (tile, SLICE), (across, s))) for across in cols],
        )

    def multiply(operands: tuple[list[td.RegisterTile], list[td.RegisterTile]]) -> None:
        for i, x in enumerate(operands[0]):
            for j, y in enumerate(operands[1]):
                td.mma_ABt(acc[i][j], x, y)

    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps  # peeled: the last step is written out beside the loop, without the copies
        here = read(0)
        if more:
            a_next = td.fetch(As, a[row, k + 1])
        for s in range(K_STEP // SLICE):
            td.wait(here)
            ahead = read(s + 1) if s + 1 < K_STEP // SLICE else here
            if s == min(1, K_STEP // SLICE - 1) and more:
                b_next = td.fetch(Bs, b[col, k + 1])
            if s == K_STEP // SLICE - 1:
                td.barrier()  # every warp has read this slice
                if more:
                    td.commit(As, a_next)
                    td.commit(Bs, b_next)
            multiply(here)
            here = ahead
        td.barrier()
    for i, down in enumerate(rows):
        for j, across in enumerate(cols):
            td.store(c[row * 4 * n + down, col * 4 * n + across], acc[i][j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(staged))
