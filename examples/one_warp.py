"""C = alpha · A·B + beta · C with B of K × N, one warp a block: 64 × 64 of C, 64 columns of A a step.

No other warp shares the tiles, so that a barrier is no more than its waits. The tiles' LDS lets four blocks share a compute unit on gfx90a and gfx942, one
wave on each SIMD: what a wave waits for, nothing hides.

alpha and beta are numbers of the launch, not of the compilation. C is read where it is written, into the layout that the accumulator has, piece by piece: the
whole of it never stands in registers beside the accumulator.
"""

import tiledsl as td

BLOCK, K_STEP = 64, 64


@td.kernel(warps=1, sizes=dict(M=8192, N=8192, K=8192))
def one_warp(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"], alpha: td.f32, beta: td.f32) -> None:
    td.ensures(c, alpha * (a @ b) + beta * td.old(c))
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.cols, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, K_STEP, BLOCK)
    acc = td.zeros(td.f32, BLOCK, BLOCK)  # cut into the blocks of matrix instructions by the plan
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[k, col])
        td.barrier()
        a_reg = td.load(As)
        b_reg = td.load(Bs, layout="col")  # a lane takes consecutive k, which are rows of B
        td.barrier()
        td.mma_AB(acc, a_reg, b_reg)
    td.store(c[row, col], alpha * acc + beta * td.load(c[row, col], (BLOCK, BLOCK), layout=acc.layout))


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(one_warp))
