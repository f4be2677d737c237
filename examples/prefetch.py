"""C = A·Bᵀ with operands read ahead: the LDS reads of the next step are issued before the products of this one, which hide how long they take.

Two sets of operand registers change places at every step. The swap is Python's, of two names: the device loop is written out for both, and no register is
copied. With warps_down=4 eight warps share the block, and each holds two accumulators in place of four.
"""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 64, 32


@td.kernel(sizes=dict(M=8192, N=8192, K=8192))
def prefetch(
    a: td.gl[td.bf16, "M", "K"],
    b: td.gl[td.bf16, "N", "K"],
    c: td.gl[td.f32, "M", "N"],
    block: int = BLOCK,
    k_step: int = K_STEP,
    warps_down: int = 2,
    order: str = "row",
) -> None:
    td.ensures(c, a @ b.T)
    (warps,) = td.roles(warps=warps_down * 2)  # one role, of all warps: how many there are follows from an option
    row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block), order=order)
    As, Bs = td.st(td.bf16, block, k_step), td.st(td.bf16, block, k_step)
    wr, wc = warps.id // 2, warps.id % 2
    tiles = block // REG
    rows, cols = [wr + warps_down * i for i in range(tiles // warps_down)], [wc + 2 * j for j in range(tiles // 2)]  # this warp's tiles of the block
    acc = [[td.zeros(td.f32, REG, REG) for _ in cols] for _ in rows]

    def fill(k: int) -> None:
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])

    def read(a_reg: list[td.RegisterTile], b_reg: list[td.RegisterTile]) -> None:
        for tile, i in zip(a_reg, rows, strict=True):
            td.load(tile, td.subtile(As, (REG, k_step), (i, 0)))
        for tile, j in zip(b_reg, cols, strict=True):
            td.load(tile, td.subtile(Bs, (REG, k_step), (j, 0)))

    def registers() -> tuple[list[td.RegisterTile], list[td.RegisterTile]]:
        return [td.rt(td.bf16, REG, k_step) for _ in rows], [td.rt(td.bf16, REG, k_step) for _ in cols]

    now, ahead = registers(), registers()
    steps = td.cdiv(a.cols, k_step)
    fill(0)
    td.barrier()
    read(*now)
    for k in td.range(steps):
        if k + 1 < steps:
            td.barrier()  # every warp has read step k: its LDS is free
            fill(k + 1)
            td.barrier()
            read(*ahead)  # in flight while the products below run
        for i, a_tile in enumerate(now[0]):
            for j, b_tile in enumerate(now[1]):
                td.mma_ABt(acc[i][j], a_tile, b_tile)
        now, ahead = ahead, now
    for i, r in enumerate(rows):
        for j, s in enumerate(cols):
            td.store(c[row * tiles + r, col * tiles + s], acc[i][j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(prefetch))
