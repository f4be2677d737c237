"""C = A·Bᵀ with elements of one byte: fp8 and bf8 into f32, int8 into i32."""

import tiledsl as td


def byte_gemm(of, into, of_b=None):
    """K01 with 16 consecutive k in one LDS read; with reg=128 a warp's sums take 256 registers, in AGPRs."""

    @td.kernel(warps=4)
    def gemm(a: td.gl[of, "M", "K"], b: td.gl[of_b or of, "N", "K"], c: td.gl[into, "M", "N"], block=128, step=64, reg=32):
        td.ensures(c, a @ b.T)
        row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block))
        As, Bs = td.st(of, block, step), td.st(of_b or of, block, step)
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        across = block // reg // 2
        acc = [[td.zeros(into, reg, reg) for _ in range(across)] for _ in range(across)]
        for k in td.range(td.cdiv(a.cols, step)):
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            td.barrier()
            a_reg = [td.load(td.subtile(As, (reg, step), (wr + 2 * i, 0))) for i in range(across)]
            b_reg = [td.load(td.subtile(Bs, (reg, step), (wc + 2 * j, 0))) for j in range(across)]
            td.barrier()
            for i in range(across):
                for j in range(across):
                    td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
        for i in range(across):
            for j in range(across):
                td.store(c[row * 2 * across + wr + 2 * i, col * 2 * across + wc + 2 * j], acc[i][j])

    return gemm


fp8_gemm, int8_gemm = byte_gemm(td.fp8, td.f32), byte_gemm(td.int8, td.i32)
bf8_gemm, fp8_bf8_gemm, bf8_fp8_gemm = (byte_gemm(a, td.f32, b) for a, b in ((td.bf8, td.bf8), (td.fp8, td.bf8), (td.bf8, td.fp8)))
