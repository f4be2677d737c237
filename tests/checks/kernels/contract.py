import tiledsl as td


@td.kernel(warps=4)
def contract(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 128, 64, buffers=2), td.st(td.bf16, 128, 64, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, 64, 32) for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As[k % 2], a[row, k])
        td.load(Bs[k % 2], b[col, k])
        td.barrier()
        x = td.load(td.subtile(As[k % 2], (64, 64), (wr, 0)))
        for j in range(2):
            y = td.load(td.subtile(Bs[k % 2], (32, 64), (2 * wc + j, 0)))
            td.mma_ABt(acc[j], x, y)
        td.barrier()
    for j in range(2):
        td.store(c[2 * row + wr, 4 * col + 2 * wc + j], acc[j])
