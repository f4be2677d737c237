"""C = A·Bᵀ for bf16 matrices of 8192 × 8192, written tile by tile: the kernel to read first.

Run it: `python examples/gemm_8192.py --kernel K01`. Without `--kernel` the fastest kernel for the size and the chip is run, which tiledsl.torch has in a table
and `tiledsl.torch.matmul_abt` takes too, and this kernel's time stands beside it. On an AMD GPU kernels are timed beside torch.matmul and their whole results
checked; without one, times are predicted, and the compiler's own listing is executed by the interpreter for a few blocks. `--help` lists the options.
"""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 64, 32  # a block's tile of C, the columns of A and B taken at once, a warp's accumulator


@td.kernel(warps=4, sizes=dict(M=8192, N=8192, K=8192))
def gemm(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], k_step: int = K_STEP, swap: bool = False) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, k_step), td.st(td.bf16, BLOCK, k_step)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG, layout="col") for _ in range(4)]
    for k in td.range(td.cdiv(a.cols, k_step)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = [td.load(td.subtile(As, (REG, k_step), (wr + 2 * i, 0))) for i in range(2)]
        b_reg = [td.load(td.subtile(Bs, (REG, k_step), (wc + 2 * j, 0))) for j in range(2)]
        td.barrier()
        for i in range(2):
            for j in range(2):
                td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], td.swap_layout(acc[2 * i + j]) if swap else acc[2 * i + j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main())
