"""A kernel that compiles quickly."""

import tiledsl as td

SIZES = {"M": 32, "N": 32, "K": 32}


@td.kernel(warps=1, target="gfx942")
def small(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    acc = td.zeros(td.f32, 32, 32)
    td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, col], acc)
