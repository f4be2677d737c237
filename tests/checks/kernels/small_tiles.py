"""K05's shape: a block of 64 × 128 from small tiles, four warps load and eight multiply, one buffer and two barriers a step."""

import tiledsl as td

REG = 32


@td.kernel()
def small_tiles(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    loader, worker = td.roles(loader=4, worker=8)
    row, col = td.grid(a.rows // 64, b.rows // 128)
    acc = td.zeros(td.f32, REG, REG)
    whole_a, whole_b = td.st(td.bf16, 64, REG), td.st(td.bf16, 128, REG)
    for k in td.range(a.cols // REG):
        with loader:
            td.load(whole_a, a[row, k])
            td.load(whole_b, b[col, k])
        td.barrier()
        with worker:
            a_reg = td.load(td.subtile(whole_a, (REG, REG), (worker.id // 4, 0)))
            b_reg = td.load(td.subtile(whole_b, (REG, REG), (worker.id % 4, 0)))
            td.mma_ABt(acc, a_reg, b_reg)
        td.barrier()
    with worker:
        td.store(c[row * 2 + worker.id // 4, col * 4 + worker.id % 4], acc)
