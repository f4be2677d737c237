import tiledsl as td


@td.kernel(warps=1)
def contract_epilogue(
    a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], bias: td.gl[td.f32, "N"], c: td.gl[td.f32, "M", "N"], alpha: td.f32, beta: td.f32
):
    td.ensures(c, td.relu(alpha * (a @ b) + beta * td.old(c) + bias))
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.cols, 64))
    As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)
    acc = td.zeros(td.f32, 64, 64)
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[k, col])
        td.barrier()
        td.mma_AB(acc, td.load(As), td.load(Bs, layout="col"))
        td.barrier()
    old = td.load(c[row, col], (64, 64), layout="col")
    added = alpha * acc + beta * old
    sum = added + td.load(bias[col], 64, layout="col")
    td.store(c[row, col], td.relu(sum))
