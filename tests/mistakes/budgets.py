"""More LDS or registers than there are. With right=True each kernel stays within the limits."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
BLOCK, K_STEP, REG = 64, 64, 32
PANEL = 128


def two_blocks(waves):
    @td.kernel(warps=4, waves_per_simd=waves, sizes=dict(M=256, N=384, K=256))
    def b03(a: A, b: B, c: C):
        """K02: two waves a SIMD, which are two blocks of four warps, leave 32 KiB of LDS to each; its tiles take 64 KiB."""
        td.ensures(c, a @ b.T)
        row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
        As, Bs = td.st(td.bf16, 128, PANEL), td.st(td.bf16, 128, PANEL)
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        acc = td.zeros(td.f32, 64, 64)
        for k in td.range(td.cdiv(a.cols, PANEL)):
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            td.barrier()
            for kk in range(PANEL // 16):
                td.mma_ABt(acc, td.load(td.subtile(As, (64, 16), (wr, kk))), td.load(td.subtile(Bs, (64, 16), (wc, kk))))
            td.barrier()
        td.store(c[row * 2 + wr, col * 2 + wc], acc)

    return b03


b03, b03_right = two_blocks(2), two_blocks(1)


@td.kernel(warps=4, sizes=dict(M=256, N=384, K=512))
def b04(a: A, b: B, c: C, right=False):
    """K02: a wide panel and a double buffer together: 128 KiB."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    buffers = 1 if right else 2
    As, Bs = td.st(td.bf16, 128, PANEL, buffers=buffers), td.st(td.bf16, 128, PANEL, buffers=buffers)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 64, 64)
    for k in td.range(td.cdiv(a.cols, PANEL)):
        here = k % buffers if buffers > 1 else 0
        a_tile, b_tile = (As[here], Bs[here]) if buffers > 1 else (As, Bs)
        td.load(a_tile, a[row, k])
        td.load(b_tile, b[col, k])
        td.barrier()
        for kk in range(PANEL // 16):
            td.mma_ABt(acc, td.load(td.subtile(a_tile, (64, 16), (wr, kk))), td.load(td.subtile(b_tile, (64, 16), (wc, kk))))
        if buffers == 1:
            td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waves_per_simd=2, sizes=dict(M=256, N=640, K=128))
def b43(a: A, b: B, c: C, right=False):
    """An accumulator too many: five of 64 registers, of 256 that two waves a SIMD leave to each."""
    td.ensures(c, a @ b.T)
    across = 2 if right else 5
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, across * 128))
    As, Bs = td.st(td.bf16, 128, 16), td.st(td.bf16, across * 128, 16)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, 64, 64) for _ in range(across)]
    for k in td.range(td.cdiv(a.cols, 16)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = td.load(td.subtile(As, (64, 16), (wr, 0)))
        for j in range(across):
            td.mma_ABt(acc[j], x, td.load(td.subtile(Bs, (64, 16), (wc + 2 * j, 0))))
        td.barrier()
    for j in range(across):
        td.store(c[row * 2 + wr, (col * across + j) * 2 + wc], acc[j])
