"""C = A·Bᵀ in ping-pong on gfx950, where loads go from global memory straight to LDS, through no register.

LDS has two buffers of everything, 128 KiB in all. A direct load is issued as soon as the bytes that it overwrites have been read, up to two steps ahead of its
use, and is waited for by count before the barrier that publishes it, with eight later loads still under way. A step has two pairs of a memory phase and a
compute phase; half of the warps run one phase behind the other half (see ping_pong.py).
"""

import tiledsl as td

BLOCK, HALF, K_STEP = 256, 128, 64


@td.kernel(target="gfx950", warps=8, sizes=dict(M=8192, N=8192, K=8192))
def ping_pong_direct(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps = td.cdiv(a.cols, K_STEP)
    top, bottom = (td.st(td.bf16, HALF, K_STEP, buffers=2) for _ in range(2))  # rows 0..127 and 128..255 of the block's part of A
    Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    wr, wc = td.warp_id() // 4, td.warp_id() % 4  # 64 rows of each half, 32 columns of each half
    acc = [[td.zeros(td.f32, 64, 32) for _ in range(2)] for _ in range(2)]

    def fetch_first(buffer, k):  # what the first memory phase of a step reads
        td.load(top[buffer], a[row * 2, k], direct=True)
        td.load(Bs[buffer], b[col, k], direct=True)

    def fetch_second(buffer, k):
        td.load(bottom[buffer], a[row * 2 + 1, k], direct=True)

    def columns(buffer):  # of C: 32 rows of B in each half of the block
        return [td.subtile(Bs[buffer], (32, K_STEP), (4 * half + wc, 0)) for half in range(2)]

    def compute(accumulators, a_reg, b_regs):
        with td.priority(1):
            for total, b_reg in zip(accumulators, b_regs, strict=True):
                td.mma_ABt(total, a_reg, b_reg)
        td.barrier()

    tic, toc = 0, 1
    fetch_first(tic, 0)
    fetch_second(tic, 0)
    if steps > 1:
        fetch_first(toc, 1)
    td.barrier()
    if wr == 1:  # one phase behind from here on
        td.barrier()
    for k in td.range(steps):
        a_reg, *b_regs = (td.load(part) for part in (td.subtile(top[tic], (64, K_STEP), (wr, 0)), *columns(tic)))
        if k + 1 < steps:
            fetch_second(toc, k + 1)
        td.wait(a_reg, b_regs)  # read before the other half may overwrite it
        td.barrier()
        compute(acc[0], a_reg, b_regs)
        a_reg = td.load(td.subtile(bottom[tic], (64, K_STEP), (wr, 0)))
        if k + 2 < steps:
            fetch_first(tic, k + 2)  # into the buffer whose first half everybody has read
        td.wait(a_reg)
        td.barrier()
        compute(acc[1], a_reg, b_regs)
        tic, toc = toc, tic
    if wr == 0:  # the other half's last phase
        td.barrier()
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + 2 * i + wr, col * 8 + 4 * j + wc], acc[i][j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(ping_pong_direct))
