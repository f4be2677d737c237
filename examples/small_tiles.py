"""C = A·B with B of K × N, from arrays of small tiles: four warps bring tiles of 32 × 32, eight multiply them, one accumulator of 32 × 32 each.

A lane feeds a product with consecutive k. Those of B are in different rows here, so its register tiles are read in layout "col": on gfx950 by LDS reads that
transpose, on gfx90a and gfx942 from LDS tiles that are transposed while they are filled. The kernel says nothing about either.

Two kernels: with two sets of tiles, producers are one step ahead and a step has one barrier; with one set it has two, filled and read.
"""

import tiledsl as td

REG = 32  # a tile: 32 × 32 elements, 2 KiB
DOWN, ACROSS = 2, 4  # tiles of a block: 64 × 128 of C


@td.op
def fill(
    producer: td.Role, As: td.SharedTile, Bs: td.SharedTile, a: tuple[td.GlobalTensor, int], b: tuple[td.GlobalTensor, int], k: int, slot: int = 0
) -> None:
    """Step k into one set of tiles. Each producer warp brings one tile of B, the first two one of A besides: the ifs on j are Python's."""
    (from_a, row), (from_b, col) = a, b
    for j in range(ACROSS):
        if producer.id == j:
            td.load(Bs[slot * ACROSS + j], from_b[k, col * ACROSS + j])
            if j < DOWN:
                td.load(As[slot * DOWN + j], from_a[row * DOWN + j, k])


@td.kernel(sizes=dict(M=8192, N=8192, K=8192))
def small_tiles(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"]) -> None:
    td.ensures(c, a @ b)
    producer, consumer = td.roles(producer=4, consumer=DOWN * ACROSS)
    row, col = td.grid(td.cdiv(a.rows, DOWN * REG), td.cdiv(b.cols, ACROSS * REG))
    As, Bs = td.st(td.bf16, REG, REG, buffers=2 * DOWN), td.st(td.bf16, REG, REG, buffers=2 * ACROSS)  # arrays of tiles: two sets of them
    acc = td.zeros(td.f32, REG, REG)
    steps = td.cdiv(a.cols, REG)
    tic, toc = 0, 1
    with producer:
        fill(producer, As, Bs, (a, row), (b, col), 0, tic)
    td.barrier()
    for k in td.range(steps):
        with producer:
            if k + 1 < steps:
                fill(producer, As, Bs, (a, row), (b, col), k + 1, toc)
        with consumer:
            a_reg = td.load(As[tic * DOWN + consumer.id // ACROSS])  # each warp picks its tiles by a device value
            b_reg = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
            td.mma_AB(acc, a_reg, b_reg)
        td.barrier()
        tic, toc = toc, tic
    with consumer:
        td.store(c[row * DOWN + consumer.id // ACROSS, col * ACROSS + consumer.id % ACROSS], acc)


@td.kernel(sizes=dict(M=8192, N=8192, K=8192))
def small_tiles_one_buffer(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"]) -> None:
    td.ensures(c, a @ b)
    producer, consumer = td.roles(producer=4, consumer=DOWN * ACROSS)
    row, col = td.grid(td.cdiv(a.rows, DOWN * REG), td.cdiv(b.cols, ACROSS * REG))
    As, Bs = td.st(td.bf16, REG, REG, buffers=DOWN), td.st(td.bf16, REG, REG, buffers=ACROSS)
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, REG)):
        with producer:
            fill(producer, As, Bs, (a, row), (b, col), k)
        td.barrier()  # filled
        with consumer:
            a_reg = td.load(As[consumer.id // ACROSS])
            b_reg = td.load(Bs[consumer.id % ACROSS], layout="col")
            td.mma_AB(acc, a_reg, b_reg)
        td.barrier()  # read: what comes next overwrites it
    with consumer:
        td.store(c[row * DOWN + consumer.id // ACROSS, col * ACROSS + consumer.id % ACROSS], acc)


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(small_tiles))
