"""C = A·B with B of K × N, from register tiles of 16 rows and columns: a block of 64 × 64, four warps, four accumulators of 16 × 16 each.

The step along k is an option: 64, 32 or 16 (`-D step=16`). A shorter step has as many barriers for less work, and at 16 a lane's k are 8 bytes: two LDS
reads where one would do. Compare the main loops.
"""

import tiledsl as td

BLOCK, REG = 64, 16


@td.kernel(warps=4, sizes=dict(M=8192, N=8192, K=8192))
def small_subtiles(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"], step: int = 64) -> None:
    td.ensures(c, a @ b)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.cols, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, step), td.st(td.bf16, step, BLOCK)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [[td.zeros(td.f32, REG, REG) for _ in range(2)] for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, step)):  # k counts tiles of As and Bs, whatever their size
        td.load(As, a[row, k])
        td.load(Bs, b[k, col])
        td.barrier()
        a_reg = [td.load(td.subtile(As, (REG, step), (wr + 2 * i, 0))) for i in range(2)]
        b_reg = [td.load(td.subtile(Bs, (step, REG), (0, wc + 2 * j)), layout="col") for j in range(2)]
        td.barrier()
        for i in range(2):
            for j in range(2):
                td.mma_AB(acc[i][j], a_reg[i], b_reg[j])
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[i][j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(small_subtiles))
