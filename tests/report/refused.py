"""Kernels that are refused."""

import tiledsl as td


@td.kernel(warps=1)
def not_captured(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    td.store(c[0, 0], td.load(a[0, 0], (32, "columns")))


@td.kernel(warps=4)
def racing(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        left, right = td.load(td.subtile(As, (32, 64), (wr, 0))), td.load(td.subtile(Bs, (32, 64), (wc, 0)))
        td.mma_ABt(acc, left, right)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=2)
def unequal(a: td.gl[td.f32, 64, 32], c: td.gl[td.f32, 64, 32]):
    td.grid(1)
    if td.warp_id() == 0:
        td.store(c[0, 0], td.load(a[0, 0], (32, 32)))
        td.barrier()
    else:
        td.store(c[1, 0], td.load(a[1, 0], (32, 32)))
