"""The shapes of K02, K04 and K10 with other grids of warps than the examples have, and other tiles."""

import tiledsl as td
from examples.own_loader import copy


@td.kernel(warps=6)
def wide_panel_of_six(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """K02 at 96 × 128 with six warps in a 3 × 2 grid: panels of 64 feed four inner steps of 16, and each warp has 32 × 64 of C in two accumulators."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 96), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 96, 64), td.st(td.bf16, 128, 64)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, 32, 32) for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        for kk in range(4):
            x = td.load(td.subtile(As, (32, 16), (wr, kk)))
            for j, tile in enumerate(acc):
                td.mma_ABt(tile, x, td.load(td.subtile(Bs, (32, 16), (2 * wc + j, kk))))
        td.barrier()
    for j, tile in enumerate(acc):
        td.store(c[row * 3 + wr, col * 4 + 2 * wc + j], tile)


@td.kernel(warps=8)
def own_loader_of_eight(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """K04 at 64 × 128 with eight warps in a 2 × 4 grid: four of them copy A, the other four B, each half with its own lanes' numbers."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 128, 32)
    wr, wc = td.warp_id() // 4, td.warp_id() % 4
    acc = td.zeros(td.f32, 32, 32)
    thread = td.thread_id() % 256
    for k in td.range(td.cdiv(a.cols, 32)):
        if wr == 0:
            copy(As, a, row * 64, k * 32, thread)
        else:
            copy(Bs, b, col * 128, k * 32, thread)
        td.barrier()
        x, y = td.load(td.subtile(As, (32, 32), (wr, 0))), td.load(td.subtile(Bs, (32, 32), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + wr, col * 4 + wc], acc)


@td.kernel(warps=6)
def staged_of_six(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], tile=64):
    """K10 at 192 × 128 with six warps in a 3 × 2 grid and slices of 16: one accumulator of 64 × 64 each; K11 with `tile` 32: four."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 192), td.cdiv(b.rows, 128))
    steps, n = td.cdiv(a.cols, 48), 64 // tile
    As, Bs = td.st(td.bf16, 192, 48), td.st(td.bf16, 128, 48)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [[td.zeros(td.f32, tile, tile) for _ in range(n)] for _ in range(n)]
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        if more:
            a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        for s in range(3):
            xs = [td.load(td.subtile(As, (tile, 16), (wr * n + i, s))) for i in range(n)]
            ys = [td.load(td.subtile(Bs, (tile, 16), (wc * n + j, s))) for j in range(n)]
            for i, x in enumerate(xs):
                for j, y in enumerate(ys):
                    td.mma_ABt(acc[i][j], x, y)
        td.barrier()
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
    for i in range(n):
        for j in range(n):
            td.store(c[(row * 3 + wr) * n + i, (col * 2 + wc) * n + j], acc[i][j])
