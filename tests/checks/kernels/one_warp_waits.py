import tiledsl as td

BLOCK, K_STEP = 32, 64


@td.kernel(warps=1, waits="manual", target="gfx950")
def one_warp_waits(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    acc = td.zeros(td.f32, BLOCK, BLOCK)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k], direct=True)
        td.load(Bs, b[col, k], direct=True)
        td.wait(vmcnt=0)  # the tiles are there
        x = td.load(As)
        y = td.load(Bs)
        td.wait(x, y)  # read
        td.mma_ABt(acc, x, y)
    td.store(c[row, col], acc)
