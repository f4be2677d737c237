"""C = A·Bᵀ with warps that have roles: producers fill one of two buffers in LDS while consumers multiply what is in the other.

Two buffers, tic and toc, change places at every step; one barrier a step is enough, because nobody writes what another reads. With k_step=64 the four tiles
take exactly the 64 KiB that a block has on gfx90a and gfx942.
"""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 32, 32


@td.kernel(sizes=dict(M=8192, N=8192, K=8192))
def producer_consumer(
    a: td.gl[td.bf16, "M", "K"],
    b: td.gl[td.bf16, "N", "K"],
    c: td.gl[td.f32, "M", "N"],
    block: int = BLOCK,
    k_step: int = K_STEP,
    producers: int = 4,
    order: str = "row",
) -> None:
    td.ensures(c, a @ b.T)
    producer, consumer = td.roles(producer=producers, consumer=4)  # the block has as many warps as they are together
    row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block), order=order)
    As, Bs = td.st(td.bf16, block, k_step, buffers=2), td.st(td.bf16, block, k_step, buffers=2)
    wr, wc = consumer.id // 2, consumer.id % 2  # counted within the role, 2 × 2
    per_warp = block // REG // 2
    acc = [[td.zeros(td.f32, REG, REG) for _ in range(per_warp)] for _ in range(per_warp)]
    steps = td.cdiv(a.cols, k_step)
    tic, toc = 0, 1
    with producer:  # a load in a role is done by that role's warps
        td.load(As[tic], a[row, 0])
        td.load(Bs[tic], b[col, 0])
    td.barrier()  # barriers are for all warps of the block: they stand outside of the roles
    for k in td.range(steps):
        with producer:
            if k + 1 < steps:  # false in the last step only: that step is peeled off, and the loop has no branch
                td.load(As[toc], a[row, k + 1])
                td.load(Bs[toc], b[col, k + 1])
        with consumer:
            a_reg = [td.load(td.subtile(As[tic], (REG, k_step), (wr + 2 * i, 0))) for i in range(per_warp)]
            b_reg = [td.load(td.subtile(Bs[tic], (REG, k_step), (wc + 2 * j, 0))) for j in range(per_warp)]
            for i in range(per_warp):
                for j in range(per_warp):
                    td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
        td.barrier()
        tic, toc = toc, tic  # Python swaps two numbers: the device loop is written out for both, and copies nothing
    tiles = block // REG
    with consumer:
        for i in range(per_warp):
            for j in range(per_warp):
                td.store(c[row * tiles + wr + 2 * i, col * tiles + wc + 2 * j], acc[i][j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(producer_consumer))
